//! What beginners stumbled over: powers as keys in time, texts that are too long, two voices at once.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use four_engine::Level;
use four_session::Seat;
use four_session::settings::Settings;
use four_session::start::{Setup, Start};
use four_tui::{App, ColourDepth, Message};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// The program with a game, at a time that the test sets.
struct Game {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Duration,
}

impl Game {
    fn new(rules: &str, level: Option<u8>, settings: Settings, size: (u16, u16)) -> Game {
        let other = level.map_or(Seat::Human(String::new()), |level| Seat::Computer(Level::Step(level)));
        let seats = [Seat::Human(String::new()), other];
        let start = Start::Game { rules: rules.parse().unwrap(), seats };
        let settings = Settings { language: "en".into(), motion: false, ..settings };
        let setup = Setup { settings, settings_file: None, library: None, seed: 1 };
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut game = Game { app: App::new(start, setup, ColourDepth::True), terminal, now: Duration::ZERO };
        game.settle();
        game
    }

    /// Waits until the computer and the analyst have answered. Time stands still.
    fn settle(&mut self) {
        loop {
            self.app.update(Message::Tick, self.now);
            if self.app.patience() >= Duration::from_millis(200) {
                return;
            }
            std::thread::yield_now();
        }
    }

    fn types(&mut self, keys: &str) -> &mut Game {
        for key in keys.chars() {
            let code = match key {
                '⏎' => KeyCode::Enter,
                '⎋' => KeyCode::Esc,
                '⇱' => KeyCode::Home,
                '→' => KeyCode::Right,
                letter => KeyCode::Char(letter),
            };
            self.shows();
            self.app.update(Message::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))), self.now);
            self.settle();
        }
        self
    }

    fn waits(&mut self, seconds: u64) -> &mut Game {
        self.now += Duration::from_secs(seconds);
        self.settle();
        self
    }

    /// The screen, its words separated by single blanks.
    fn shows(&mut self) -> String {
        self.terminal.draw(|frame| self.app.view(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let lines = buffer.content().chunks(buffer.area.width.into());
        let line =
            |cells: &[ratatui::buffer::Cell]| cells.iter().map(|cell| cell.symbol()).collect::<String>();
        lines.map(line).collect::<Vec<_>>().join("\n")
    }

    fn sees(&mut self, wanted: &str) -> &mut Game {
        let shown = self.shows();
        assert!(shown.contains(wanted), "{wanted:?} is not on\n{shown}");
        self
    }

    fn misses(&mut self, unwanted: &str) -> &mut Game {
        let shown = self.shows();
        assert!(!shown.contains(unwanted), "{unwanted:?} is on\n{shown}");
        self
    }
}

const USUAL: (u16, u16) = (80, 24);

fn powers() -> Game {
    Game::new("powers", None, Settings::default(), USUAL)
}

#[test]
fn powers_are_keys_in_time_and_the_game_goes_on_without_them() {
    let mut game = powers();
    game.types("4").sees("Red, 6 s: b block (1)").sees("▰▰▰▰▰▰").waits(2).sees("Red, 4 s").sees("▰▰▰▰▱▱");
    game.waits(4).sees("Yellow to move").types("4").waits(6).sees("Red to move");
    // Undo comes with the second disc. Both keys work while the time runs.
    game.types("3").sees("u undo (3), b block (1)").types("u").sees("Red to move").sees("undo 2");
    game.types("5").sees("u undo (2)").types("b").sees("Red to move").sees("block 0");
    // Who plays on has no need of them.
    game.types("6⏎").sees("Yellow to move").types("7").sees("Yellow, 6 s").types("2").sees("Red, 6 s");
}

#[test]
fn the_time_for_powers_stands_still_while_something_covers_the_board() {
    let mut game = powers();
    game.types("4").sees("Red, 6 s").types("?").waits(60).types("⎋").sees("Red, 6 s");
    game.waits(6).sees("Yellow to move");
}

#[test]
fn a_habitual_no_does_not_wipe_out_a_won_board() {
    let mut game = powers();
    game.types("4⏎4⏎3⏎3⏎2⏎2⏎1").waits(6).sees("Red wins!").types("nn").sees("Red wins!");
    game.types("⏎").sees("Rematch?").types("⏎").misses("Rematch?").sees("Red wins!");
    game.types("ny").sees("Red · Player 2").sees("Player 1: 1");
}

#[test]
fn a_hint_hides_the_verdict_about_another_moment() {
    let settings = Settings { coach: true, ..Settings::default() };
    let mut game = Game::new("standard", None, settings, (100, 30));
    game.types("44").sees("Yellow, column 4:").types("t").sees("is best").misses("Yellow, column 4:");
}

#[test]
fn a_long_reason_is_read_page_by_page() {
    let mut game = Game::new("standard", None, Settings::default(), (40, 15));
    game.types("444541155t").sees("is best").types("w").sees("w: read on (1/");
    let mut pages = Vec::new();
    while game.shows().contains("w: read on") {
        pages.push(game.shows());
        game.types("w");
        assert!(pages.len() < 9, "{}", pages.join("\n"));
    }
    let last = game.shows();
    assert!(last.contains("wins on move") && last.contains("w: less ("), "{last}");
    assert!(!(pages.concat() + &last).contains('…'));
    game.types("w").misses("w: less").sees("is best");
}

#[test]
fn the_coach_warns_of_what_can_be_lost_or_won_now() {
    let settings = Settings { coach: true, ..Settings::default() };
    let mut game = Game::new("standard", None, settings, (100, 30));
    game.types("12121").sees("Careful: Red can win in column 1.").types("7").sees("Red can win now.");
    game.types("u").sees("Careful").types("1").misses("Careful").misses("can win now");
}

#[test]
fn the_computer_is_called_by_the_name_of_its_level() {
    let mut game = Game::new("standard", Some(3), Settings::default(), USUAL);
    game.sees("Computer 3 (Amateur)");
}

#[test]
fn a_narrow_high_window_tells_as_much_as_a_panel() {
    const HIGH: (u16, u16) = (46, 40);
    let mut game = Game::new("powers", None, Settings::default(), HIGH);
    game.types("4").sees("undo 3, block 1").sees("▰▰▰").sees("1. 4");
    let mut game = Game::new("standard", None, Settings::default(), HIGH);
    game.types("4455667").sees("Moves").sees("7. 7").types("v");
    game.sees("The game for Red: ").sees("accuracy: Yellow").sees("7 ● 7");
}

#[test]
fn a_switch_says_what_it_shows() {
    let mut game = Game::new("standard", None, Settings::default(), USUAL);
    game.types("s").sees("Column scores: numbers (+ wins, − loses, 0 draws)");
    game.types("a").sees("Threats: on").types("a").sees("Threats: off");
    game.types("4v").types("a").sees("Threats: on");
}

#[test]
fn a_review_calls_the_player_you_as_the_game_did() {
    let settings = Settings { coach: true, ..Settings::default() };
    let mut game = Game::new("standard", Some(1), settings.clone(), (100, 30));
    game.types("4").sees("You, column 4: best").types("v⇱→").sees("You, column 4: best");
    let mut game = Game::new("standard", None, settings, (100, 30));
    game.types("4v").sees("Red, column 4: best");
}
