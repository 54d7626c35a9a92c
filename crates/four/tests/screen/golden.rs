//! Golden screens in a real terminal: the text, and below it a letter for the colour or weight of every character. Those of
//! every page and state are in `crates/tui/tests/screens`.
//!
//! `FOUR_NEW_GOLDEN=1 cargo test --workspace --test screen golden` writes them. Look at each one before you commit it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use vt100::{Cell, Screen};

use crate::board::ink;
use crate::pty::{DOWN, HOME, LEFT, PATIENCE, Player, Terminal, text};

/// The screen as text and letters for the colours.
fn picture(screen: &Screen) -> String {
    let (lines, columns) = screen.size();
    let letters = |y: u16| (0..columns.get()).map(move |x| screen.cell(y, x).map_or(' ', letter));
    let colours = (0..lines.get()).map(|y| letters(y).collect::<String>());
    let colours: String = colours.map(|line| format!("{}\n", line.trim_end())).collect();
    format!("{}{}\n{colours}", text(screen), "-".repeat(columns.get().into()))
}

/// The letter for a character: `#` reversed, `*` bold, `,` dim, or the letter of its colour.
fn letter(cell: &Cell) -> char {
    let contents = cell.contents();
    let colour = match contents {
        "" | " " => ink(cell.bgcolor()),
        _ => ink(cell.fgcolor()),
    };
    match contents {
        _ if cell.inverse() => '#',
        _ if colour != ' ' => colour,
        "" | " " => ' ',
        _ if cell.bold() => '*',
        _ if cell.dim() => ',',
        _ => ' ',
    }
}

/// Waits until the screen looks like this file.
fn comes_to(terminal: &mut Terminal, name: &str) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(name).with_extension("txt");
    if std::env::var_os("FOUR_NEW_GOLDEN").is_some() {
        terminal.settles();
        fs::write(&golden, picture(terminal.screen())).unwrap();
    }
    let expected = fs::read_to_string(&golden).unwrap_or_default();
    let start = Instant::now();
    while picture(terminal.screen()) != expected {
        if terminal.reads(PATIENCE.saturating_sub(start.elapsed())).is_err() {
            let actual = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("txt");
            fs::write(&actual, picture(terminal.screen())).unwrap();
            panic!(
                "the screen differs from {name}, see {}:\n{}",
                actual.display(),
                picture(terminal.screen())
            );
        }
    }
}

const USUAL: (u16, u16) = (80, 24);

/// A game of two people after these moves.
fn two(player: &Player, size: (u16, u16), rules: &str, moves: &str) -> Terminal {
    let mut terminal = player.plays(size, &["play", "--two", "--rules", rules, "--seed", "1"]);
    terminal.sees("Red to move").types(moves);
    terminal
}

#[test]
fn golden_play() {
    for (size, name) in [(USUAL, "play"), ((120, 40), "play-120x40"), ((40, 15), "play-40x15")] {
        let player = Player::new();
        comes_to(&mut two(&player, size, "standard", "44535263"), name);
    }
}

/// Saves a game in the library, as of three days ago.
fn save(player: &Player, name: &str, record: &str) {
    fs::create_dir_all(player.games()).unwrap();
    let path = player.games().join(name).with_extension("pgn");
    fs::write(&path, record).unwrap();
    let then = SystemTime::now() - Duration::from_secs(3 * 24 * 3600 + 3600 + u64::from(name.as_bytes()[0]));
    File::options().write(true).open(path).unwrap().set_modified(then).unwrap();
}

#[test]
fn golden_history_and_review() {
    for (size, end) in [(USUAL, ""), ((120, 40), "-120x40"), ((40, 15), "-40x15")] {
        let player = Player::new();
        save(&player, "c", "[Red \"You\"]\n[Yellow \"Computer 3\"]\n[YellowLevel \"3\"]\n1. 4 4 2. 3 5 *");
        save(&player, "b", "[Red \"Ann\"]\n[Yellow \"Bob\"]\n[RuleSet \"popout\"]\n1. 4 4 2. p4 {x} *");
        save(&player, "a", "[Red \"Ann\"]\n[Yellow \"Bob\"]\n1. 4 4 2. 5 5 3. 6 6 4. 7 1-0");
        let mut terminal = player.plays(size, &[]);
        terminal.sees("Quit").types(&DOWN.repeat(4)).types("\r").sees("Your games");
        comes_to(&mut terminal, &format!("history{end}"));
        terminal.types("v").sees("move").sees("column 7: best");
        comes_to(&mut terminal, &format!("review{end}"));
        terminal.types(HOME).sees("the start").types(LEFT).types("3");
        comes_to(terminal.sees("trying 3").sees("is best"), &format!("review-trying{end}"));
        terminal.types("e");
        comes_to(terminal.sees("game.pgn"), &format!("export{end}"));
    }
}

#[test]
fn golden_with_fewer_colours() {
    let mono = Player::new().with("NO_COLOR", "1");
    comes_to(&mut two(&mono, USUAL, "standard", "44535263"), "mono");
    let mono = Player::new().with("NO_COLOR", "1");
    comes_to(&mut two(&mono, (40, 15), "standard", "44535263"), "mono-40x15");
    let sixteen = Player::new().with("TERM", "linux").with("COLORTERM", "");
    comes_to(&mut two(&sixteen, USUAL, "standard", "44535263"), "sixteen");
}
