//! The states of the program whose screens are kept.

use std::fs;
use std::path::Path;

use four_engine::Level;
use four_session::Seat;
use four_session::settings::{Scores, Settings};
use four_session::start::Start;

/// A state: how the program starts, and the keys that lead there. ↓ → ← are arrows, ⏎ is Enter, ⎋ Esc, ⇱ Home.
pub(crate) struct State {
    pub(crate) name: &'static str,
    pub(crate) start: Start,
    pub(crate) settings: Settings,
    pub(crate) keys: &'static str,
    /// The folder of the saved games.
    pub(crate) library: &'static str,
}

/// A folder without games.
const EMPTY: &str = "empty";

/// A folder with games.
const GAMES: &str = "games";

fn game(rules: &str, level: Option<u8>) -> Start {
    let other = level.map_or(Seat::Human(String::new()), |level| Seat::Computer(Level::Step(level)));
    Start::Game { rules: rules.parse().unwrap(), seats: [Seat::Human(String::new()), other] }
}

fn menu(name: &'static str, keys: &'static str) -> State {
    State { name, start: Start::Menu, settings: Settings::default(), keys, library: EMPTY }
}

fn two(name: &'static str, rules: &str, keys: &'static str) -> State {
    State { start: game(rules, None), ..menu(name, keys) }
}

fn coached(name: &'static str, keys: &'static str) -> State {
    let settings = Settings { coach: true, warn: true, ..Settings::default() };
    State { settings, ..two(name, "standard", keys) }
}

/// Saves the games of the library.
fn save_games(folder: &Path) {
    let games = folder.join(GAMES);
    fs::create_dir_all(&games).unwrap();
    let records = [
        "[Red \"Red\"]\n[Yellow \"Computer 3\"]\n[YellowLevel \"3\"]\n1. 4 4 2. 3 5 *\n",
        "[Red \"Ann\"]\n[Yellow \"Bob\"]\n[RuleSet \"popout\"]\n1. 4 4 2. p4 *\n",
        "[Red \"Ann\"]\n[Yellow \"Bob\"]\n1. 4 4 2. 5 5 3. 6 6 4. 7 1-0\n",
    ];
    for (number, record) in records.iter().enumerate() {
        fs::write(games.join(format!("{number}.pgn")), record).unwrap();
    }
}

/// Every state. `folder` gets the saved games.
pub(crate) fn states(folder: &Path) -> Vec<State> {
    save_games(folder);
    let mut states = pages();
    states.extend(games());
    states.extend(powers());
    states.extend(reviews());
    states
}

fn pages() -> Vec<State> {
    vec![
        menu("title", ""),
        menu("title-help", "?"),
        menu("title-quit", "⎋"),
        menu("setup", "⏎"),
        menu("setup-rules", "⏎↓↓↓→→"),
        menu("setup-two", "↓⏎"),
        menu("learn", "↓↓⏎"),
        menu("learn-puzzles", "↓↓⏎↓→→"),
        menu("lessons", "↓↓⏎⏎"),
        menu("lesson", "↓↓⏎⏎↓↓↓⏎"),
        menu("lesson-wrong", "↓↓⏎⏎↓↓↓⏎3"),
        menu("lesson-right", "↓↓⏎⏎↓↓↓⏎7"),
        menu("lesson-why", "↓↓⏎⏎↓↓↓⏎7w"),
        menu("lesson-read", "↓↓⏎⏎↓↓↓↓↓↓↓↓⏎"),
        menu("puzzle", "↓↓⏎↓→→⏎"),
        menu("puzzle-shown", "↓↓⏎↓→→⏎v"),
        menu("puzzle-why", "↓↓⏎↓→→⏎vw"),
        menu("statistics", "↓↓⏎↓↓↓↓⏎"),
        menu("how", "↓↓↓↓↓⏎⏎"),
        menu("how-diagonal", "↓↓↓↓↓⏎⏎→→→→"),
        menu("how-powers", "↓↓↓↓↓⏎⏎→→→→→→→→→"),
        menu("words", "↓↓⏎↓↓↓↓↓↓⏎→"),
        menu("words-zugzwang", "↓↓⏎↓↓↓↓↓↓⏎→→→→→→→→"),
        menu("classics", "↓↓↓↓⏎"),
        menu("rules", "↓↓↓↓↓⏎↓↓↓"),
        menu("rules-prompt", "↓↓↓↓↓⏎↓↓↓↓↓↓↓⏎2x2⏎"),
        menu("settings", "↓↓↓↓↓↓⏎"),
        menu("settings-powers", "↓↓↓↓↓↓⏎↓↓↓↓↓↓"),
        menu("history-empty", "↓↓↓⏎"),
        State { library: GAMES, ..menu("history", "↓↓↓↓⏎") },
    ]
}

fn games() -> Vec<State> {
    let scored = Settings { scores: Scores::Both, ..Settings::default() };
    vec![
        two("play-start", "standard", ""),
        two("play", "standard", "44535263"),
        two("play-help", "standard", "44?"),
        two("play-menu", "standard", "44⎋"),
        two("play-resign", "standard", "44g"),
        State { settings: scored, ..two("play-scores", "standard", "44535263") },
        two("play-threats", "standard", "121213a"),
        coached("play-coach", "4473"),
        coached("play-why", "4473w"),
        coached("play-alarm", "12121"),
        coached("play-warning", "121217"),
        two("play-hint", "standard", "444541155t"),
        two("play-hint-why", "standard", "444541155tw"),
        two("play-won", "standard", "1212121"),
        two("play-diagonal", "standard", "12234334544"),
        two("play-draw", "standard", "656173566152215676422337377473141445425321"),
        State { start: game("standard", Some(3)), ..menu("play-computer", "4") },
        two("play-nine", "9x7 connect=5", "5555467"),
        two("play-sixteen", "16x6", "89ag1"),
        two("play-popout", "popout", "4455p"),
        two("play-misere", "misere", "1212121"),
    ]
}

fn powers() -> Vec<State> {
    let asks = Settings { power_seconds: 0, ..Settings::default() };
    vec![
        two("powers-start", "powers", ""),
        two("powers-mistake", "powers", "3"),
        two("powers-time", "powers", "4⏎4⏎3"),
        State { settings: asks.clone(), ..two("powers-undo", "powers", "4n4n3") },
        State { settings: asks, ..two("powers-block", "powers", "4n4n3n") },
        two("powers-remove", "powers", "4⏎4⏎3⏎x"),
        two("duel-time", "duel", "443"),
    ]
}

fn reviews() -> Vec<State> {
    vec![
        two("review", "standard", "4455667v"),
        two("review-start", "standard", "4455667v⇱"),
        two("review-move", "standard", "4455667v⇱→→→"),
        two("review-why", "standard", "4455667v⇱→→→w"),
        two("review-try", "standard", "4455667v⇱3"),
        two("review-export", "standard", "4455667ve"),
        two("review-powers", "powers", "4⏎4⏎3⏎5⏎v"),
        two("mistakes", "standard", "121213121vm"),
        two("mistakes-wrong", "standard", "121213121vm7"),
    ]
}
