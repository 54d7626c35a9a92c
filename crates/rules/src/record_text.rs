//! Reads records: the grammar of PGN, checked against the rules. Errors name the place and the reason.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter::Peekable;
use core::str::{Chars, FromStr};

use thiserror::Error;

use crate::action::{Action, Refusal};
use crate::clean::one_line;
use crate::input::Input;
use crate::log::Log;
use crate::notation::ParseActionError;
use crate::record::{Note, Ply, Record, result};
use crate::rules::Rules;
use crate::rules_text::ParseRulesError;
use crate::side::Side;

/// Why a text is not a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordErrorKind {
    /// The text has no game.
    #[error("no game")]
    Empty,
    /// More than [`Record::MAX_GAMES`] games.
    #[error("more than {} games", Record::MAX_GAMES)]
    TooMany,
    /// The game breaks off before its result.
    #[error("cut off {0}")]
    CutOff(BreakOff),
    /// A `[` that does not begin a tag.
    #[error("expected [Name \"value\"]")]
    Tag,
    /// A RuleSet tag with wrong rules.
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
    /// A variation or another part of PGN that is not supported.
    #[error("unexpected '{0}': variations are not supported")]
    Stray(char),
    /// A word that is not an action.
    #[error(transparent)]
    Parse(#[from] ParseActionError),
    /// A move that the rules refuse.
    #[error("'{word}' is refused: {refusal}")]
    Refused {
        /// The move.
        word: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A result that does not match the moves.
    #[error("the result {claimed} contradicts the moves, which lead to {actual}")]
    Result {
        /// As written.
        claimed: String,
        /// As played.
        actual: &'static str,
    },
}

/// Where a game of a record breaks off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum BreakOff {
    /// The text ends inside a tag.
    #[error("inside a tag")]
    InTag,
    /// The text ends inside a comment.
    #[error("inside a comment")]
    InComment,
    /// The text ends after the moves, without a result.
    #[error("without a result (1-0, 0-1, 1/2-1/2 or *)")]
    BeforeResult,
    /// The tags of the next game begin before the result.
    #[error("by the tags of the next game")]
    ByNextGame,
}

/// Reads exactly one game; by the standard rules if the text does not name any.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text);
        let record = reader.game(Rules::default())?;
        reader.space();
        match reader.rest.peek() {
            None => Ok(record),
            Some(&stray) => reader.fail(RecordErrorKind::Stray(stray)),
        }
    }
}

impl Record {
    /// The most games read from one text.
    pub const MAX_GAMES: usize = 100_000;

    /// Reads every game of the text, at least one. `rules` apply to games that do not name any.
    ///
    /// # Errors
    /// Names the first place that is wrong.
    pub fn read_all(text: &str, rules: Rules) -> Result<Vec<Record>, RecordError> {
        let mut reader = Reader::new(text);
        let mut records = Vec::new();
        loop {
            reader.space();
            if reader.rest.peek().is_none() && !records.is_empty() {
                return Ok(records);
            }
            if records.len() == Record::MAX_GAMES {
                return reader.fail(RecordErrorKind::TooMany);
            }
            records.push(reader.game(rules)?);
        }
    }
}

/// A place in the text.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn error<T>(self, kind: impl Into<RecordErrorKind>) -> Result<T, RecordError> {
        Err(RecordError { line: self.line, column: self.column, kind: kind.into() })
    }
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    place: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { rest: text.chars().peekable(), place: Place { line: 1, column: 1 } }
    }

    fn fail<T>(&self, kind: RecordErrorKind) -> Result<T, RecordError> {
        self.place.error(kind)
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.next()?;
        match next {
            '\n' => self.place = Place { line: self.place.line + 1, column: 1 },
            _ => self.place.column += 1,
        }
        Some(next)
    }

    fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let found = self.rest.peek().copied().filter(|&next| wanted(next));
        found.and_then(|_| self.next())
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        core::iter::from_fn(|| self.next_if(&wanted)).collect()
    }

    fn space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Tags, moves, result.
    fn game(&mut self, mut rules: Rules) -> Result<Record, RecordError> {
        self.space();
        if self.rest.peek().is_none() {
            return self.fail(RecordErrorKind::Empty);
        }
        let mut tags = Vec::new();
        let mut players = [Side::First, Side::Second].map(|side| side.colour().to_string());
        let mut claimed = None;
        while self.rest.peek() == Some(&'[') {
            let place = self.place;
            let (name, value) = self.tag()?;
            match name.as_str() {
                "Game" => {}
                "Red" => players[0] = value,
                "Yellow" => players[1] = value,
                "RuleSet" => rules = value.parse().or_else(|e: ParseRulesError| place.error(e))?,
                "Result" => claimed = Some((place, value)),
                _ => tags.push((name, one_line(&value))),
            }
            self.space();
        }
        let mut record = Record::from_log(Log::new(rules, [&players[0], &players[1]]));
        record.tags = tags;
        let end = self.moves(&mut record)?;
        for (place, claimed) in claimed.into_iter().chain([end]) {
            let actual = result(record.log.game());
            if claimed != actual {
                return place.error(RecordErrorKind::Result { claimed, actual });
            }
        }
        Ok(record)
    }

    fn tag(&mut self) -> Result<(String, String), RecordError> {
        const CUT: RecordErrorKind = RecordErrorKind::CutOff(BreakOff::InTag);
        self.next();
        self.space();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.space();
        match self.rest.peek() {
            Some('"') if !name.is_empty() => self.next(),
            None => return self.fail(CUT),
            _ => return self.fail(RecordErrorKind::Tag),
        };
        let mut value = String::new();
        loop {
            match self.next() {
                Some('"') => break,
                Some('\\') => value.extend(self.next()),
                Some('\n') => return self.fail(RecordErrorKind::Tag),
                Some(other) => value.push(other),
                None => return self.fail(CUT),
            }
        }
        self.space();
        match self.rest.peek() {
            Some(']') => self.next(),
            None => return self.fail(CUT),
            _ => return self.fail(RecordErrorKind::Tag),
        };
        Ok((name, value))
    }

    /// Plays every move up to the result, and returns the result with its place.
    fn moves(&mut self, record: &mut Record) -> Result<(Place, String), RecordError> {
        loop {
            self.space();
            let place = self.place;
            match self.rest.peek() {
                None => return self.fail(RecordErrorKind::CutOff(BreakOff::BeforeResult)),
                Some('{' | ';') => self.comment(record)?,
                Some('$') => self.glyph(record)?,
                Some('[') => return self.fail(RecordErrorKind::CutOff(BreakOff::ByNextGame)),
                Some(&stray @ ('(' | ')' | ']' | '}')) => {
                    return self.fail(RecordErrorKind::Stray(stray));
                }
                Some(_) => {
                    let word = self.take_while(|c| !c.is_whitespace() && !"{};()[]$".contains(c));
                    if ["1-0", "0-1", "1/2-1/2", "*"].contains(&word.as_str()) {
                        return Ok((place, word));
                    }
                    play(record, &word).or_else(|kind| place.error(kind))?;
                }
            }
        }
    }

    /// `{…}`, or `;` to the end of the line.
    fn comment(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let text = match self.next() {
            Some(';') => self.take_while(|c| c != '\n'),
            _ => {
                let text = self.take_while(|c| c != '}');
                if self.next().is_none() {
                    return self.fail(RecordErrorKind::CutOff(BreakOff::InComment));
                }
                text
            }
        };
        match record.plies.last_mut() {
            Some(ply) => ply.note.read(&one_line(&text)),
            None => join(&mut record.comment, &one_line(&text)),
        }
        Ok(())
    }

    /// `$4`.
    fn glyph(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let place = self.place;
        self.next();
        let number = self.take_while(|c| c.is_ascii_digit());
        match (record.plies.last_mut(), number.parse()) {
            (Some(ply), Ok(glyph)) => ply.note.glyph = Some(glyph),
            _ => return place.error(RecordErrorKind::Stray('$')),
        }
        Ok(())
    }
}

/// Plays a word of the movetext: a move number, a move with or without a judgement, or both.
fn play(record: &mut Record, word: &str) -> Result<(), RecordErrorKind> {
    let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let word = match unnumbered.strip_prefix('.') {
        Some(rest) if unnumbered.len() < word.len() => rest.trim_start_matches('.'),
        _ => word,
    };
    if word.is_empty() {
        return Ok(());
    }
    let (word, glyph) = judgement(word);
    let log = &mut record.log;
    let (by, input) = match word.strip_suffix(['1', '2']) {
        Some(name @ ("resign" | "time")) => {
            let by = if word.ends_with('1') { Side::First } else { Side::Second };
            (by, Input::parse(by, name)?)
        }
        _ => (log.game().turn(), Input::parse(log.game().turn(), word)?),
    };
    let played = match input {
        Input::Action(action) if action != Action::Resign => log.play_declining(action),
        Input::Invalid => {
            log.decline_offers();
            log.enter(log.game().turn(), input)
        }
        Input::Action(_) | Input::Ruling(_) => log.enter(by, input),
    };
    played.map_err(|refusal| RecordErrorKind::Refused { word: word.into(), refusal })?;
    let by = log.inputs().last().map_or(by, |&(by, _)| by);
    record.plies.push(Ply { by, input, note: Note { glyph, ..Note::default() } });
    Ok(())
}

/// Splits `4?!` into the move and the PGN number of the judgement.
fn judgement(word: &str) -> (&str, Option<u8>) {
    for (suffix, glyph) in [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)] {
        if let Some(input) = word.strip_suffix(suffix).filter(|input| !input.is_empty()) {
            return (input, Some(glyph));
        }
    }
    (word, None)
}

impl Note {
    /// Adds the text of a comment: `[%eval …]` and `[%clk …]` as values, everything else as text.
    fn read(&mut self, text: &str) {
        let mut words = String::new();
        let mut rest = text;
        while let Some((before, inside)) = rest.split_once("[%")
            && let Some((command, after)) = inside.split_once(']')
        {
            let known = match command.split_once(' ') {
                Some(("eval", value)) => value.parse().map(|eval| self.eval = Some(eval)).is_ok(),
                Some(("clk", value)) => seconds(value).map(|clock| self.clock = Some(clock)).is_some(),
                _ => false,
            };
            match known {
                true => words.extend([before, " "]),
                false => words.push_str(&rest[..rest.len() - after.len()]),
            }
            rest = after;
        }
        words.push_str(rest);
        join(&mut self.text, &one_line(&words));
    }
}

/// `1:02:03` as seconds.
fn seconds(clock: &str) -> Option<u32> {
    let mut parts = clock.split(':').map(|part| part.parse::<u32>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || minutes >= 60 || seconds >= 60 {
        return None;
    }
    hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)
}

fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}
