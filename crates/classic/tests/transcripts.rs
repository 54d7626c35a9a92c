//! Whole sessions of the classic modes, byte for byte.
//!
//! `transcripts/MODE-N.seedS.in` typed into the mode with seed S gives `….out`. The outputs were confirmed by a
//! second implementation of the modes, written from their description alone.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;

use four_classic::{Mode, Progress, play};
use four_console::{Console, ConsoleError, Piped};
use four_rules::Log;

/// Plays a session. Returns the output, whether the mode came to its end, and the games.
fn session(mode: &str, seed: u64, input: &[u8]) -> (Vec<u8>, bool, Vec<Log>) {
    let (mut piped, mut output) = (Piped(input), Vec::new());
    let mut games: Vec<Log> = Vec::new();
    let mut is_new_game = true;
    let mut report = |progress: Progress| match progress {
        Progress::Played(log) if is_new_game => {
            games.push(log.clone());
            is_new_game = false;
        }
        Progress::Played(log) => *games.last_mut().unwrap() = log.clone(),
        Progress::Over(_) => is_new_game = true,
    };
    let result =
        play(Mode::named(mode).unwrap(), &mut Console::new(&mut piped, &mut output), seed, &mut report);
    let ended = match result {
        Ok(()) => true,
        Err(ConsoleError::InputEnded) => false,
        Err(error) => panic!("{error}"),
    };
    (output, ended, games)
}

/// The output without the banners of `duel`, which its description leaves open.
fn without_banners(mode: &str, output: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(output);
    if mode != "duel" {
        return output.to_vec();
    }
    let hello = text.find("\nPlayer ").unwrap();
    assert!(!text[..hello].trim().is_empty(), "there is a banner");
    let goodbye = include_bytes!("../src/duel-goodbye.txt");
    let played = &output[hello..];
    played.strip_suffix(goodbye).unwrap_or(played).to_vec()
}

#[test]
fn every_session_prints_its_transcript() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut sessions = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (mode, seed) = (name.split('-').next().unwrap(), name.split("seed").last().unwrap());
        let (output, ended, games) = session(mode, seed.parse().unwrap(), &fs::read(&path).unwrap());
        let expected = fs::read(path.with_extension("out")).unwrap();
        let printed = without_banners(mode, &output);
        if printed != expected {
            let same = printed.iter().zip(&expected).take_while(|(a, b)| a == b).count();
            let around = |bytes: &[u8]| {
                String::from_utf8_lossy(&bytes[same.saturating_sub(200)..bytes.len().min(same + 100)])
                    .into_owned()
            };
            panic!(
                "{name}: from byte {same} on\n{}\n--- instead of\n{}",
                around(&printed),
                around(&expected)
            );
        }
        assert!(!ended || games.iter().all(|log| log.game().outcome().is_some()), "{name}");
        for log in games {
            assert_eq!(log.replay().as_ref(), Ok(&log), "{name}");
        }
        sessions += 1;
    }
    assert!(sessions >= 26, "only {sessions} sessions found");
}

#[test]
fn nothing_typed_can_crash_or_hang_a_mode() {
    let mut random = 0x853c_49e6_748f_ea9b_u64;
    for mode in Mode::ALL {
        for round in 0..200 {
            let input: Vec<u8> = (0..400)
                .map(|_| {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(round + 1);
                    let byte = (random >> 56) as u8;
                    // Mostly valid answers, so that the games make progress.
                    match byte {
                        0..150 => b"0123456\n\n\nRYBxo"[usize::from(byte) % 15],
                        150..200 => b'\n',
                        _ => byte,
                    }
                })
                .collect();
            let (_, _, games) = session(mode.preset, round, &input);
            for log in games {
                assert_eq!(log.replay().as_ref(), Ok(&log), "{}", mode.preset);
            }
        }
    }
}
