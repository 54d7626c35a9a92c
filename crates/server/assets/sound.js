// Sounds, synthesised so that no file has to be loaded.

let audio;

function tone(frequency, start, length, volume) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const at = audio.currentTime + start;
  oscillator.frequency.setValueAtTime(frequency, at);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * 0.7, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

// A disc that lands after so many seconds.
export function knock(after = 0.25) {
  audio ??= new AudioContext();
  tone(320, after, 0.12, 0.25);
}

// The end of a game: upwards, or downwards for who has lost.
export function chime(lost) {
  audio ??= new AudioContext();
  const tones = lost ? [440, 392, 330] : [523, 659, 784];
  tones.forEach((frequency, at) => tone(frequency, 0.4 + at * 0.12, 0.4, 0.12));
}
