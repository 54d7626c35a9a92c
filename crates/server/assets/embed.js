// A game in a frame: loads again when the game has changed.

const PAUSE = 10_000;
const { game, version } = document.querySelector("main").dataset;

async function look() {
  try {
    const { state } = await (await fetch(`/api/v2/games/${game}`)).json();
    if (String(state.version) !== version) return location.reload();
  } catch {
    // Later, perhaps.
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
