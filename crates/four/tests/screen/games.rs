//! Whole games, by keys and by mouse.

use four_rules::{Action, Cell, Game, Rules, Side};

use crate::board::{SeenBoard, shows};
use crate::pty::{CTRL_C, LEFT, Player, RIGHT, Random, Terminal, newest};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 15)];

/// The game as it is saved, with the number of its inputs; a new one before the first move.
fn saved(terminal: &Terminal) -> (Game, usize) {
    match terminal.game() {
        Some(record) => (record.log().game().clone(), record.log().inputs().len()),
        None => (Game::new(Rules::default()), 0),
    }
}

/// Plays random columns against the computer until the game is over.
fn plays_to_the_end(
    terminal: &mut Terminal,
    random: &mut Random,
    drop: impl Fn(&mut Terminal, usize),
) -> Game {
    terminal.sees("Your turn");
    loop {
        let (game, length) = saved(terminal);
        let now = game.clone();
        terminal.until("the board as it is saved", move |screen| shows(screen, &now));
        if game.outcome().is_some() {
            return game;
        }
        let columns = game.legal_actions().filter_map(|action| match action {
            Action::Drop(column) => Some(usize::from(column.index())),
            _ => None,
        });
        let columns: Vec<usize> = columns.collect();
        drop(terminal, random.one_of(&columns));
        let folder = terminal.games.clone();
        terminal.until("the computer's answer", move |screen| {
            let Some(record) = newest(&folder) else { return false };
            let game = record.log().game();
            let answered = record.log().inputs().len() >= length + 2 && game.turn() == Side::First;
            (answered || game.outcome().is_some()) && shows(screen, game)
        });
    }
}

fn sees_the_outcome(terminal: &mut Terminal, game: &Game) {
    terminal.sees(match game.outcome().and_then(|outcome| outcome.winner()) {
        Some(Side::First) => "You win!",
        Some(Side::Second) => "Computer 1 (Beginner) wins!",
        None => "A draw: the board is full",
    });
}

#[test]
fn a_whole_game_is_played_by_keys_at_every_size() {
    for (seed, size) in (1..).zip(SIZES) {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--level", "1", "--seed", "5"]);
        let game = plays_to_the_end(&mut terminal, &mut Random(seed), |terminal, column| {
            terminal.types(&(column + 1).to_string());
        });
        sees_the_outcome(&mut terminal, &game);
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn a_whole_game_is_played_by_mouse_at_every_size() {
    for (seed, size) in (1..).zip(SIZES) {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--level", "1", "--seed", "6"]);
        let game = plays_to_the_end(&mut terminal, &mut Random(seed), |terminal, column| {
            let seen = SeenBoard::on(terminal.screen(), 7).unwrap();
            let place = seen.place(Cell::new(column, 3).unwrap());
            terminal.points_at(place).until("the column pointed at", |screen| seen.points_at(screen, column));
            terminal.clicks(place);
        });
        sees_the_outcome(&mut terminal, &game);
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn a_game_with_powers_is_played_at_every_size() {
    for size in SIZES {
        let player = Player::with_settings(r#"{"motion": false, "power_seconds": 0}"#);
        let mut terminal = player.plays(size, &["play", "--two", "--rules", "powers"]);
        terminal.sees("Red to move");
        // The first discs must be dropped in the centre.
        terminal
            .types("3")
            .sees("the first disc goes")
            .types("4")
            .sees("block the oth")
            .types("n")
            .sees("Yellow to move");
        terminal.types("4").sees("block the oth").types("n").sees("Red to move");
        // A move is undone, and another one played.
        terminal.types("3").sees("undo the move?").types("y").sees("Red to move");
        terminal.types("5").sees("undo the move?").types("n");
        // The opponent is blocked: the same side moves again.
        terminal.sees("block the oth").types("y").sees("Red to move");
        terminal.types("6").sees("undo the move?").types("n").sees("Yellow to move");
        // A disc is removed. The arrows choose it.
        terminal.types("x").sees("Remove which disc?").types(LEFT).types(RIGHT).types(RIGHT);
        terminal.until("the disc pointed at", |screen| {
            let place = SeenBoard::on(screen, 7).map(|seen| seen.place(Cell::new(5, 0).unwrap()));
            place.and_then(|(x, y)| screen.cell(y, x)).is_some_and(|cell| cell.contents() == "✕")
        });
        terminal.types("\r").loses("Remove which disc?");
        let record = terminal.game().unwrap();
        let inputs: Vec<String> = record.log().inputs().iter().map(|(_, input)| input.to_string()).collect();
        let inputs = inputs.join(" ");
        for expected in ["3 4 pass 4 pass 3 undo 5 keep block 6 keep", "x61"] {
            assert!(inputs.contains(expected), "{expected} is not in {inputs}");
        }
        let game = record.log().game().clone();
        terminal.until("the board as it is saved", |screen| shows(screen, &game));
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn the_board_stays_the_same_at_every_size_of_the_window() {
    let player = Player::new();
    let mut terminal = player.plays((80, 24), &["play", "--two"]);
    terminal.sees("Red to move");
    let sizes = [(120, 40), (40, 15), (80, 24), (200, 60), (21, 14), (80, 24)];
    for (column, size) in "4453621".chars().zip([(80, 24)].into_iter().chain(sizes)) {
        terminal
            .resizes(size)
            .until("the board at another size", |screen| SeenBoard::on(screen, 7).is_some());
        let (_, length) = saved(&terminal);
        terminal.types(&column.to_string());
        let folder = terminal.games.clone();
        terminal.until("the disc", |screen| {
            newest(&folder)
                .is_some_and(|now| now.log().inputs().len() == length + 1 && shows(screen, now.log().game()))
        });
    }
    terminal.resizes((19, 7)).sees("The window is").resizes((80, 24));
    let (game, _) = saved(&terminal);
    terminal.until("the board as it is saved", |screen| shows(screen, &game));
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn moves_are_taken_back_and_played_again_and_a_game_is_continued_later() {
    let player = Player::new();
    let mut terminal = player.plays((80, 24), &["play", "--two"]);
    terminal.sees("Red to move").types("4435").sees("3. 3  4. 5");
    terminal.types("uu").loses("3. 3").types("r").sees("3. 3").types("6").sees("3. 3  4. 6");
    terminal.types(CTRL_C).ends(0);
    let mut terminal = player.plays((80, 24), &[]);
    terminal.sees("Continue the last game").types("\r").sees("1. 4  2. 4  3. 3  4. 6");
    terminal.types("q").sees("Continue the last game").types("q").ends(0);
    let mut terminal = player.plays((80, 24), &["play", "--continue"]);
    terminal.sees("1. 4  2. 4  3. 3  4. 6").types(CTRL_C).ends(0);
}

#[test]
fn a_rematch_swaps_the_sides_and_counts_the_games() {
    let player = Player::new();
    let mut terminal = player.plays((80, 24), &["play", "--two", "--names", "Ann,Bob"]);
    terminal.sees("Ann to move").types("1212121").sees("Ann wins!").sees("Ann: 1, Bob: 0");
    terminal.types("n").sees("Bob to move").types("1212121").sees("Bob wins!").sees("Bob: 1, Ann: 1");
    terminal.clicks_on("rematch").sees("Ann to move").types("g").sees("Resign?").types("y");
    terminal.sees("Ann resigned: Bob wins!").types(CTRL_C).ends(0);
}
