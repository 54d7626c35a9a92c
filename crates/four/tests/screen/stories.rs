//! What a newcomer lives through: a lesson, a puzzle of a theme, a warned blunder, a review, a game of powers.

use four_engine::{Control, Options, PuzzleRun, PuzzleSet, Solver, Step};
use four_rules::{Event, Game};

use crate::board::{SeenBoard, shows};
use crate::pty::{CTRL_C, DOWN, ESCAPE, HOME, Player, RIGHT, Random, Terminal, newest, text};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 15)];

/// Opens the page of what can be learned.
fn learns(player: &Player, size: (u16, u16)) -> Terminal {
    let mut terminal = player.plays(size, &[]);
    terminal.sees("Quit").types(&DOWN.repeat(2)).types("\r").sees("Puzzle of the day");
    terminal
}

#[test]
fn a_lesson_is_played_through() {
    for size in SIZES {
        let player = Player::new();
        let mut terminal = learns(&player, size);
        terminal.types("\r").sees("Drop and connect").types("\r");
        // The lesson says what to do; a wrong column is told, and the task stays.
        terminal.sees("1/4").types("4").sees("Good. More lines").types("\r");
        terminal.sees("2/4").types("7").sees("Column 7 is").types("1").sees("Four side by side").types("\r");
        terminal.sees("3/4").types("4").sees("Four on top of each other").types("\r");
        terminal.sees("4/4").types("5").sees("A diagonal four").types("\r");
        terminal.sees("Lesson finished: Drop and connect").types(ESCAPE).sees("You have finished 1 of");
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn a_puzzle_of_a_theme_is_played_to_its_end() {
    for size in SIZES {
        let player = Player::new();
        let mut terminal = learns(&player, size);
        terminal.types(DOWN).types(&RIGHT.repeat(2)).sees("Win in 2").types("\r").sees("to move:");
        let shown = text(terminal.screen());
        let number = |part: &str| part.split(' ').next().and_then(|word| word.parse().ok());
        let number = shown.split("Puzzle ").find_map(number).unwrap();
        let puzzle = PuzzleSet::builtin().get(number).unwrap();
        let mut run = PuzzleRun::of(puzzle).unwrap();
        let mut solver = Solver::new(run.log().game().board().grid(), Options::default());
        let control = Control::default();
        // The right moves come from the solver; the screen answers each of them.
        while !run.is_solved() {
            let column = run.right(&mut solver, &control).unwrap()[0];
            let step = run.play(column, &mut solver, &control).unwrap();
            assert!(!matches!(step, Step::Wrong { .. }), "{step:?}");
            terminal.types(&column.to_string());
            terminal.sees(if run.is_solved() { "Solved!" } else { "Right!" });
            let game = run.log().game().clone();
            terminal.until("the board after the answer", |screen| shows(screen, &game));
        }
        terminal.types("\r").loses("Solved!").sees("Puzzle ").types(ESCAPE).sees("Your puzzle rating");
        terminal.sees("You solved 1").types(CTRL_C).ends(0);
    }
}

#[test]
fn a_blunder_is_warned_of_before_the_disc_falls() {
    for size in SIZES {
        let player = Player::with_settings(r#"{"motion": false, "warn": true, "coach": true}"#);
        let mut terminal = player.plays(size, &["play", "--two"]);
        terminal.sees("Red to move");
        for (column, side) in [("1", "Yellow"), ("2", "Red"), ("1", "Yellow"), ("2", "Red"), ("1", "Yellow")]
        {
            terminal.types(column).sees(&format!("{side} to move"));
        }
        // The coach says what matters now, and the game asks before the blunder.
        if size.0 >= 80 {
            terminal.sees("Careful: Red can win in").sees("column 1.");
        }
        let before = newest(&player.games()).unwrap().log().inputs().len();
        terminal.types("7").sees("are you sure?").sees("It lets Red").types("n").loses("are you sure?");
        assert_eq!(newest(&player.games()).unwrap().log().inputs().len(), before, "nothing was played");
        terminal.types("7").sees("are you sure?").types("y").sees("Red to move");
        terminal.types("1").sees("Red wins!").types(CTRL_C).ends(0);
    }
}

#[test]
fn a_review_shows_the_curve_and_fills_in() {
    for size in [(80, 24), (120, 40)] {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--two"]);
        terminal.sees("Red to move").types("4455667").sees("Red wins!").types("v");
        terminal.sees("move 7 of 7");
        // One bar a move, in a row, and the accuracy of both sides below it.
        terminal.until("the curve", |screen| {
            let is_bar = |c: char| ('▁'..='█').contains(&c);
            text(screen).lines().any(|line| line.chars().filter(|&c| is_bar(c)).count() >= 7)
        });
        terminal.sees("% accuracy: Red").sees("% accuracy: Yellow").sees("1 ● 4").sees("best");
        terminal.types(HOME).sees("the start").types(RIGHT).sees("move 1 of 7").sees("Yellow to move");
        // The review ends where it began.
        terminal.types(ESCAPE).sees("Red wins!").types(CTRL_C).ends(0);
    }
}

/// Whether the number of a column is faint: the rules do not allow it, or it is full.
fn allowed(terminal: &Terminal) -> Vec<usize> {
    let screen = terminal.screen();
    let seen = SeenBoard::on(screen, 7).unwrap();
    (0..7).filter(|&column| !seen.is_faint(screen, column)).collect()
}

#[test]
fn a_newcomer_who_follows_the_screen_plays_powers_without_a_mistake() {
    for (seed, size) in (1..).zip(SIZES) {
        let player = Player::with_settings(r#"{"motion": false, "power_seconds": 20}"#);
        let mut terminal = player.plays(size, &["play", "--two", "--rules", "powers"]);
        let mut random = Random(seed);
        terminal.sees("Red to move").sees("column 4");
        let mut used = 0;
        loop {
            // Either a side is to move, the keys of the powers are offered, or the game has ended.
            terminal.until("something to do", |screen| {
                let shown = text(screen);
                let asks = ["to move", "wins!", "A draw", " s: "].iter().any(|words| shown.contains(words));
                asks && SeenBoard::on(screen, 7).is_some()
            });
            let shown = terminal.text();
            if shown.contains("wins!") || shown.contains("A draw") {
                break;
            }
            let inputs = newest(&player.games()).map_or(0, |record| record.log().inputs().len());
            let key = match shown.contains(" s: ") {
                // Now and then a power is used.
                true if shown.contains("b block") && used == 0 => {
                    used += 1;
                    "b".to_owned()
                }
                true => "\r".to_owned(),
                false => (random.one_of(&allowed(&terminal)) + 1).to_string(),
            };
            terminal.types(&key);
            let folder = player.games();
            terminal.until("what the key does", |screen| {
                let changed = text(screen) != shown;
                changed
                    && newest(&folder).is_some_and(|record| {
                        record.log().inputs().len() > inputs && shows(screen, record.log().game())
                    })
            });
        }
        let record = newest(&player.games()).unwrap();
        let violations = record.log().events().iter().filter(|event| matches!(event, Event::Violated { .. }));
        assert_eq!(violations.count(), 0, "{:?}", record.log().inputs());
        let game: &Game = record.log().game();
        assert!(game.outcome().is_some() && used == 1);
        terminal.types(CTRL_C).ends(0);
    }
}
