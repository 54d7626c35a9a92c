//! The log of events in JSON lines: a line that begins a game, then a line for every event.
//!
//! ```text
//! {"game":{"format":1,"rules":{"columns":7,…},"players":["Ann","Bob"]}}
//! {"dropped":{"by":"first","at":"41"}}
//! {"turn_passed":{"to":"second"}}
//! ```

use four_rules::{Event, Header, Log, Record, Replay, ReplayError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use thiserror::Error;

/// The line that begins a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beginning {
    game: Header,
}

/// What is wrong with a log, and where.
#[derive(Debug, Error)]
#[error("line {line}: {kind}")]
pub struct LogError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: LogErrorKind,
}

/// What can be wrong with a log.
#[derive(Debug, Error)]
pub enum LogErrorKind {
    /// No line at all.
    #[error("there is no game here")]
    Empty,
    /// A line longer than any event.
    #[error("the line is too long to be an event")]
    TooLong,
    /// More games than anybody wants to look at.
    #[error("there are more than {} games in this file", Record::MAX_GAMES)]
    TooMany,
    /// A line that stops in the middle.
    #[error("the line is cut off")]
    CutOff,
    /// A line that is not JSON, or not an event.
    #[error("{0}")]
    Json(String),
    /// An event before any game began.
    #[error("a log begins with a line {{\"game\":…}} that names the rules and the players")]
    NoGame,
    /// An event that cannot have happened.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl From<serde_json::Error> for LogErrorKind {
    fn from(error: serde_json::Error) -> LogErrorKind {
        if error.classify() == Category::Eof {
            return LogErrorKind::CutOff;
        }
        // We know the line of the file; serde_json only knows that it was given one line.
        let message = error.to_string();
        let message = message.split(" at line 1 column").next().unwrap_or_default();
        match error.column() {
            0 => LogErrorKind::Json(message.into()),
            column => LogErrorKind::Json(format!("column {column}: {message}")),
        }
    }
}

/// The log as JSON lines.
///
/// ```
/// use four_files::log;
/// use four_rules::{Log, Rules};
/// let game = Log::from_moves(Rules::default(), "44").expect("two drops");
/// let text = log::write(&game);
/// assert_eq!(text.lines().nth(1), Some(r#"{"dropped":{"by":"first","at":"41"}}"#));
/// assert_eq!(log::read(&text).expect("as written"), [game]);
/// ```
#[must_use]
pub fn write(log: &Log) -> String {
    let beginning = serde_json::to_string(&Beginning { game: log.header() });
    let events = log.events().iter().map(serde_json::to_string);
    // Our own types have no map keys and no failing parts, the only things that JSON cannot take.
    std::iter::once(beginning).chain(events).flatten().map(|line| line + "\n").collect()
}

/// Every game in JSON lines, each event checked against the rules; at least one.
///
/// # Errors
/// Names the line where the text stops making sense.
pub fn read(text: &str) -> Result<Vec<Log>, LogError> {
    let mut finished = Vec::new();
    let mut replay: Option<Replay> = None;
    let mut last = 1;
    for (line, content) in (1..).zip(text.lines()).filter(|(_, content)| !content.trim().is_empty()) {
        let error = |kind| LogError { line, kind };
        match parse(content).map_err(error)? {
            Line::Game(header) => {
                finished.extend(finish(replay.take(), last)?);
                if finished.len() == Record::MAX_GAMES {
                    return Err(error(LogErrorKind::TooMany));
                }
                replay = Some(Replay::new(header).map_err(|kind| error(kind.into()))?);
            }
            Line::Event(event) => {
                let replay = replay.as_mut().ok_or(LogErrorKind::NoGame).map_err(error)?;
                replay.event(&event).map_err(|kind| error(kind.into()))?;
            }
        }
        last = line;
    }
    finished.extend(finish(replay, last)?);
    if finished.is_empty() {
        return Err(LogError { line: last, kind: LogErrorKind::Empty });
    }
    Ok(finished)
}

fn finish(replay: Option<Replay>, line: usize) -> Result<Option<Log>, LogError> {
    let finished = replay.map(Replay::finish).transpose();
    finished.map_err(|kind| LogError { line, kind: kind.into() })
}

enum Line {
    Game(Header),
    Event(Event),
}

/// Far more than the line of a won game, the longest there is, takes.
const LONGEST_LINE: usize = 64 << 10;

fn parse(line: &str) -> Result<Line, LogErrorKind> {
    if line.len() > LONGEST_LINE {
        return Err(LogErrorKind::TooLong);
    }
    // Parsed once as anything at all, so that a broken line is told from a line about something else.
    let value: Value = serde_json::from_str(line)?;
    Ok(match value.get("game") {
        Some(_) => Line::Game(serde_json::from_value::<Beginning>(value)?.game),
        None => Line::Event(serde_json::from_value(value)?),
    })
}
