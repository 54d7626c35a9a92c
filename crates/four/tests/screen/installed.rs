//! The program where it is installed. `packaging/test` starts this in systems that have nothing else.

use crate::pty::{CTRL_C, ESCAPE, Player};

const SIZE: (u16, u16) = (80, 24);

#[test]
#[ignore = "packaging/test runs it where the program is installed"]
fn an_installed_program_plays_and_keeps_its_games() {
    let command = std::env::var("FOUR_INSTALLED").expect("the words that start the program");
    let home = std::env::var("FOUR_INSTALLED_HOME").expect("the folder of its player");
    let player = Player::new().run_by(&command.split(' ').collect::<Vec<_>>());
    let player = player.with("HOME", &home);
    let player = player.with("XDG_DATA_HOME", &format!("{home}/.local/share"));
    let player = player.with("XDG_CONFIG_HOME", &format!("{home}/.config"));

    // As the README says: Enter twice, then a column.
    let mut terminal = player.plays(SIZE, &[]);
    terminal.sees("Play the computer").types("\r").sees("Level").types("\r").sees("Your turn");
    terminal.types("4").sees("1. 4").types(CTRL_C).ends(0);

    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("4").sees("Yellow to move").types("3").sees("Red to move");
    terminal.types("4").sees("3. 4").types(CTRL_C).ends(0);
    let mut terminal = player.plays(SIZE, &["play", "--continue"]);
    terminal.sees("3. 4").types("3").sees("Red to move").types("4").sees("Yellow to move").types("3");
    terminal.sees("Red to move").types("4").sees("Red wins!").types(ESCAPE).types(CTRL_C).ends(0);
}
