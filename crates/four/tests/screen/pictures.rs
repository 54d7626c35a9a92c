//! The board as a real picture, in terminals that say what they can show.

use std::time::Instant;

use super::pty::{CTRL_C, ESCAPE, PATIENCE, Player, Terminal};

const F4: &str = "\x1bOS";

/// What terminals answer: the size of a character, and their kind.
const SIXEL: &str = "\x1b[6;20;10t\x1b[?62;4c";
const KITTY: &str = "\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62c";
const NEITHER: &str = "\x1b[?62c";

/// Waits until the program has written this, and returns all it has written.
fn until_written(terminal: &mut Terminal, wanted: &str) -> String {
    let (start, mut written) = (Instant::now(), Vec::new());
    loop {
        written.extend(terminal.takes_written());
        let text = String::from_utf8_lossy(&written);
        if text.contains(wanted) {
            return text.into_owned();
        }
        let left = PATIENCE.saturating_sub(start.elapsed());
        terminal.reads(left).unwrap_or_else(|error| panic!("waited for {wanted:?} ({error}) after:\n{text}"));
    }
}

/// Starts a game, asks for pictures, and answers the questions of the program as a terminal does.
fn asks_for_pictures(answer: &str) -> Terminal {
    let mut terminal = Player::new().plays((80, 24), &["play", "--two"]);
    terminal.sees("Red to move").types("4").sees("Yellow to move").types(F4);
    until_written(&mut terminal, "\x1b[c");
    terminal.types(answer);
    terminal
}

#[test]
fn kitty_gets_a_picture_and_text_again() {
    let mut terminal = asks_for_pictures(KITTY);
    let written = until_written(&mut terminal, "m=0;");
    assert!(written.contains("\x1b_Ga=T,U=1,"), "{written}");
    until_written(&mut terminal, "\u{10EEEE}");
    // Every move is a new picture.
    terminal.types("4");
    until_written(&mut terminal, "\x1b_Ga=T,U=1,");
    // A dialog covers a part of the picture, which is sent again afterwards.
    terminal.types(ESCAPE).sees("Back to the game").takes_written();
    terminal.types(ESCAPE);
    until_written(&mut terminal, "\x1b_Ga=T,U=1,");
    terminal.types(F4).until("no placeholder", |screen| !screen.contents().contains('\u{10EEEE}'));
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn a_sixel_terminal_gets_a_picture() {
    let mut terminal = asks_for_pictures(SIXEL);
    let written = until_written(&mut terminal, "\x1bP9;1q\"1;1;");
    assert!(!written.contains("\x1b_Ga=T"));
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn a_terminal_without_pictures_says_so_and_plays_on() {
    let mut terminal = asks_for_pictures(NEITHER);
    terminal.sees("This terminal cannot show pictures.").types("4").sees("Red to move");
    terminal.types(CTRL_C).ends(0);
}
