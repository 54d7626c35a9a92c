//! The five classic modes: five old programs, exact to the byte. Each is a preset and a file of wording; [`play`] is the
//! one loop that plays them all.

mod bitmap;
mod duel;
mod lc3;
mod powers;
mod solo;
pub mod window;

use four_console::{Console, ConsoleError};
use four_rules::{Action, Board, Cell, Column, Event, Game, Input, Log, Preset, Refusal, Side};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// The source of random choices, repeatable from a seed.
type Dice = Xoshiro256PlusPlus;

/// One of the classic modes.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// The rules, under the name of the mode.
    pub preset: &'static str,
    /// A description in one line.
    pub about: &'static str,
    wording: fn() -> Box<dyn Wording>,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] = [
        Mode {
            preset: "duel",
            about: "two players, three warnings, three undos, a playful host",
            wording: || Box::new(duel::Duel::default()),
        },
        Mode {
            preset: "solo",
            about: "you (Y) against a computer (R) that picks columns at random",
            wording: || Box::new(solo::Solo),
        },
        Mode {
            preset: "powers",
            about: "two named players, centre first, undo ×3, block ×1, remove ×1",
            wording: || Box::new(powers::Powers::default()),
        },
        Mode {
            preset: "bitmap",
            about: "two players on a 512×512 pixel display beside a console",
            wording: || Box::new(bitmap::Bitmap),
        },
        Mode {
            preset: "lc3",
            about: "two players on a board of 6×6, byte for byte as in 2019",
            wording: || Box::new(lc3::Lc3),
        },
    ];

    /// The mode of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.preset == name)
    }
}

/// What a mode prints and asks. It keeps names and pieces; the state of the game is in [`Game`].
trait Wording {
    /// Called once, before everything else.
    fn greet(&mut self, _console: &mut Console) -> Result<(), ConsoleError> {
        Ok(())
    }

    /// Called before each game. Returns the names of the players, in the order of moving.
    fn seat(&mut self, console: &mut Console, dice: &mut Dice) -> Result<[String; 2], ConsoleError>;

    /// Called when a game begins.
    fn begin(&mut self, _game: &Game, _console: &mut Console) -> Result<(), ConsoleError> {
        Ok(())
    }

    /// Asks the side to act for what the game waits for.
    fn ask(&mut self, game: &Game, console: &mut Console, dice: &mut Dice) -> Result<Input, ConsoleError>;

    /// Prints the events of one input.
    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError>;

    /// Prints why an input was refused. Returns an action to take in its place, if any.
    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError>;

    /// Called after a game. Returns whether to play another one.
    fn close(&mut self, _console: &mut Console) -> Result<bool, ConsoleError> {
        Ok(false)
    }
}

/// What [`play`] reports to its caller, who may save the games.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The game after an input.
    Played(&'a Log),
    /// A game that is over.
    Over(&'a Log),
}

/// Plays a mode to its end. The seed decides every random choice.
///
/// # Errors
/// If the input ends first, or fails.
pub fn play(
    mode: Mode,
    console: &mut Console,
    seed: u64,
    report: &mut dyn FnMut(Progress),
) -> Result<(), ConsoleError> {
    let rules = Preset::named(mode.preset).unwrap_or(&Preset::STANDARD).rules();
    let mut dice = Dice::seed_from_u64(seed);
    let mut wording = (mode.wording)();
    wording.greet(console)?;
    loop {
        let [first, second] = wording.seat(console, &mut dice)?;
        let mut log = Log::new(rules, [&first, &second]);
        wording.begin(log.game(), console)?;
        while log.game().outcome().is_none() {
            let mut input = Some(wording.ask(log.game(), console, &mut dice)?);
            while let Some(asked) = input.take() {
                match log.enter(log.game().turn(), asked).map(<[Event]>::to_vec) {
                    Ok(events) => {
                        report(Progress::Played(&log));
                        wording.tell(log.game(), &events, console)?;
                    }
                    Err(refusal) => input = wording.refuse(refusal, console)?.map(Input::Action),
                }
            }
        }
        report(Progress::Over(&log));
        let again = wording.close(console)?;
        console.flush()?;
        if !again {
            return Ok(());
        }
    }
}

/// A drop into the column with this index. A larger index than any column becomes [`Column::MAX`], which no classic board
/// has either.
fn drop_into(index: usize) -> Input {
    Action::Drop(Column::new(index).unwrap_or(Column::MAX)).into()
}

/// The rows of a board from the top, with a character for a free cell and for each side's discs.
fn rows(board: &Board, free: char, discs: [char; 2]) -> impl Iterator<Item = Vec<char>> {
    let character = move |cell| board.at(cell).map_or(free, |side| discs[side as usize]);
    let heights = (0..board.grid().rows()).rev();
    heights.map(move |row| board.columns().map(|column| character(Cell { column, row })).collect())
}

/// The names that most modes use.
fn player_names() -> [String; 2] {
    Side::BOTH.map(|side| format!("Player {}", side.number()))
}
