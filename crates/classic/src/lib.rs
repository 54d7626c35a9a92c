//! The five classic modes: five old programs, played as they were described. Each is a preset and a file of wording;
//! the loop that plays them is [`play`], and it is the same for all.

mod bitmap;
mod duel;
mod lc3;
mod powers;
mod solo;
pub mod window;

use four_rules::{Action, Board, Cell, Column, Event, Game, Input, Log, Preset, Refusal, Side};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use four_console::{Console, ConsoleError};

/// Where chance comes from: repeatable from a seed.
type Dice = Xoshiro256PlusPlus;

/// One of the classic modes.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// The rules, under the name of the mode.
    pub preset: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    wording: fn() -> Box<dyn Wording>,
}

impl Mode {
    /// All five.
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

/// What a mode says and asks. It keeps names and pieces; what the game waits for, only the game knows.
trait Wording {
    /// Before everything else, once.
    fn greet(&mut self, _console: &mut Console) -> Result<(), ConsoleError> {
        Ok(())
    }

    /// Before each game: who plays. The names, in the order of moving.
    fn seat(&mut self, console: &mut Console, dice: &mut Dice) -> Result<[String; 2], ConsoleError>;

    /// The game is set up.
    fn begin(&mut self, _game: &Game, _console: &mut Console) -> Result<(), ConsoleError> {
        Ok(())
    }

    /// Puts the question the game waits for to the side to act.
    fn ask(&mut self, game: &Game, console: &mut Console, dice: &mut Dice) -> Result<Input, ConsoleError>;

    /// Tells what one command made happen.
    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError>;

    /// Tells why nothing happened. What it gives back is done instead.
    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError>;

    /// The game is over. Whether there shall be another one.
    fn close(&mut self, _console: &mut Console) -> Result<bool, ConsoleError> {
        Ok(false)
    }
}

/// What [`play`] tells whoever keeps the games.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// Something happened in this game.
    Played(&'a Log),
    /// This game is over.
    Over(&'a Log),
}

/// Plays a mode to its end, with all that is random in it decided by the seed.
///
/// # Errors
/// If the input ends first, or fails.
pub fn play(
    mode: Mode,
    console: &mut Console,
    seed: u64,
    keep: &mut dyn FnMut(Progress),
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
                        keep(Progress::Played(&log));
                        wording.tell(log.game(), &events, console)?;
                    }
                    Err(refusal) => input = wording.refuse(refusal, console)?.map(Input::Action),
                }
            }
        }
        keep(Progress::Over(&log));
        let again = wording.close(console)?;
        console.flush()?;
        if !again {
            return Ok(());
        }
    }
}

/// A drop into the column with this index. The classic boards are narrower than [`Column::MAX`], so that a larger index
/// is a column that they do not have either.
fn drop_into(index: usize) -> Input {
    Action::Drop(Column::new(index).unwrap_or(Column::MAX)).into()
}

/// The rows of a board from the top, with a character for a free cell and for each side's discs.
fn rows(board: &Board, free: char, discs: [char; 2]) -> impl Iterator<Item = Vec<char>> {
    let character = move |cell| board.at(cell).map_or(free, |side| discs[side as usize]);
    let heights = (0..board.grid().rows()).rev();
    heights.map(move |row| board.columns().map(|column| character(Cell { column, row })).collect())
}

/// The names most modes use.
fn player_names() -> [String; 2] {
    Side::BOTH.map(|side| format!("Player {}", side.number()))
}
