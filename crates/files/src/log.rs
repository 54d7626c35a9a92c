//! The log of events in JSON lines: a header line for the game, then one line for each event.
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

/// The header line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    game: Header,
}

/// Why a log cannot be read, with the line.
#[derive(Debug, Error)]
#[error("line {line}: {kind}")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: LogErrorKind,
}

/// What is wrong with a line of a log.
#[derive(Debug, Error)]
pub enum LogErrorKind {
    /// The text is empty.
    #[error("there is no game here")]
    Empty,
    /// The line is longer than any event.
    #[error("the line is too long to be an event")]
    TooLong,
    /// The text has more games than [`Record::MAX_GAMES`].
    #[error("there are more than {} games in this file", Record::MAX_GAMES)]
    TooMany,
    /// The line stops in the middle.
    #[error("the line is cut off")]
    CutOff,
    /// The line is not JSON.
    #[error("column {column}: {message}")]
    NotJson {
        /// The column, counted from 1.
        column: usize,
        /// The message of the JSON library.
        message: String,
    },
    /// The line is JSON, but neither a header nor an event. Holds the message of the JSON library.
    #[error("{0}")]
    NotAnEvent(String),
    /// An event stands before the first header line.
    #[error("a log begins with a line {{\"game\":…}} that names the rules and the players")]
    NoGame,
    /// The event contradicts the rules.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl From<serde_json::Error> for LogErrorKind {
    fn from(error: serde_json::Error) -> LogErrorKind {
        if error.classify() == Category::Eof {
            return LogErrorKind::CutOff;
        }
        // serde_json was given one line and calls it line 1; `LogError` names the line of the file.
        let message = error.to_string();
        let message = message.split(" at line 1 column").next().unwrap_or_default().to_owned();
        match error.column() {
            0 => LogErrorKind::NotAnEvent(message),
            column => LogErrorKind::NotJson { column, message },
        }
    }
}

/// Writes a log as JSON lines.
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
    let header = serde_json::to_string(&HeaderLine { game: log.header() });
    let events = log.events().iter().map(serde_json::to_string);
    // `flatten` drops nothing: serialising these types cannot fail.
    std::iter::once(header).chain(events).flatten().map(|line| line + "\n").collect()
}

/// Reads JSON lines and checks each event against the rules. Returns at least one game.
///
/// # Errors
/// Names the first line that is invalid.
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

/// Length limit of a line; the longest event, a won game, is far shorter.
const MAX_LINE_LENGTH: usize = 64 << 10;

fn parse(line: &str) -> Result<Line, LogErrorKind> {
    if line.len() > MAX_LINE_LENGTH {
        return Err(LogErrorKind::TooLong);
    }
    // Parsed as any JSON first, to tell a broken line from an unknown event.
    let value: Value = serde_json::from_str(line)?;
    Ok(match value.get("game") {
        Some(_) => Line::Game(serde_json::from_value::<HeaderLine>(value)?.game),
        None => Line::Event(serde_json::from_value(value)?),
    })
}
