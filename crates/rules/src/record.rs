//! Game records in the grammar of PGN, for people and other programs.
//!
//! ```text
//! [Game "Four in a Row"]
//! [Red "Ann"]
//! [Yellow "Bob"]
//! [RuleSet "standard"]
//! [Result "1-0"]
//!
//! 1. 4 4 2. 5 {[%eval 18] [%clk 0:01:10] threatens both ends} 3 3. 6 $4 2 4. 7 1-0
//! ```
//!
//! A move is an [`Input`] in its notation. `resign` and `time` are followed by the number of the side: `resign1`, `time2`.
//! Declined offers are left out, except for `keep` and `pass` after the last move, where nothing else shows that the
//! offer was declined.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::action::{Action, Awaiting};
use crate::clean::one_line;
use crate::game::Game;
use crate::input::{Input, Ruling};
use crate::log::Log;
use crate::side::Side;

/// A game with tags and comments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Tags other than Game, Red, Yellow, RuleSet and Result, which follow from the game.
    pub tags: Vec<(String, String)>,
    /// The comment before the first move.
    pub comment: String,
    pub(crate) plies: Vec<Ply>,
    pub(crate) log: Log,
}

/// A move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who moved.
    pub by: Side,
    /// The move.
    pub input: Input,
    /// Comments on it.
    pub note: Note,
}

/// Comments on a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// The score after the move, `[%eval 3]`.
    pub eval: Option<i32>,
    /// Seconds left on the player's clock, `[%clk 0:01:10]`.
    pub clock: Option<u32>,
    /// The PGN number of a judgement: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub glyph: Option<u8>,
    /// Free text.
    pub text: String,
}

impl Record {
    /// A record of this game without comments.
    #[must_use]
    pub fn from_log(log: Log) -> Record {
        let inputs = log.inputs();
        // A later move shows that an offer was declined, so declines are only written after the last such move.
        // What ends the game at once can leave an offer open.
        let shows = |&(_, input): &(Side, Input)| !input.is_decline() && !input.ends_at_once();
        let last = inputs.iter().rposition(shows).unwrap_or(0);
        let written = inputs.iter().enumerate().filter(|&(i, &(_, input))| i > last || !input.is_decline());
        let plies = written.map(|(_, &(by, input))| Ply { by, input, note: Note::default() }).collect();
        Record { tags: Vec::new(), comment: String::new(), plies, log }
    }

    /// The moves as written, each with its comments.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The comments on a move, to be changed; `None` if there is no such move.
    pub fn note_mut(&mut self, ply: usize) -> Option<&mut Note> {
        self.plies.get_mut(ply).map(|ply| &mut ply.note)
    }

    /// How many moves there are, declined offers not counted.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.plies.iter().filter(|ply| !ply.input.is_decline()).count()
    }

    /// The record as it was after this many steps, with the comments up to there; `None` if it has fewer.
    #[must_use]
    pub fn after(&self, steps: usize) -> Option<Record> {
        let inputs = self.log.inputs().iter().enumerate();
        let mut later = inputs.filter(|(_, (_, input))| !input.is_decline()).skip(steps);
        let log = self.log.truncated(later.next().map_or(usize::MAX, |(index, _)| index));
        let mut record = Record::from_log(log);
        let said = self.plies.iter().filter(|ply| !ply.input.is_decline()).take(steps);
        let steps_taken = record.plies.iter_mut().filter(|ply| !ply.input.is_decline());
        steps_taken.zip(said).for_each(|(ply, said)| ply.note.clone_from(&said.note));
        record.tags.clone_from(&self.tags);
        record.comment.clone_from(&self.comment);
        (record.steps() == steps).then_some(record)
    }

    /// The game.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The game without the comments.
    #[must_use]
    pub fn into_log(self) -> Log {
        self.log
    }
}

/// The PGN result of a game: `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on.
pub(crate) fn result(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.winner()) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(Side::First)) => "1-0",
        Some(Some(Side::Second)) => "0-1",
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.log.game();
        let rules = game.rules().values().to_string();
        let own = [
            ("Game", "Four in a Row"),
            ("Red", self.log.player(Side::First)),
            ("Yellow", self.log.player(Side::Second)),
            ("RuleSet", &rules),
            ("Result", result(game)),
        ];
        let is_name =
            |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let others = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let others = others.filter(|(name, _)| is_name(name));
        for (name, value) in own.into_iter().chain(others) {
            writeln!(f, "[{name} \"{}\"]", one_line(value).replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        writeln!(f)?;
        let mut lines = Lines { out: f, width: 0 };
        lines.comment(&self.comment)?;
        let mut number = 0;
        for Ply { by, input, note } in &self.plies {
            let answer = input.action().is_some_and(|action| {
                [Awaiting::Undo, Awaiting::Block].into_iter().any(|question| action.answers(question))
            });
            if *by == Side::First && !answer {
                number += 1;
                lines.word(&format!("{number}."))?;
            }
            match input {
                Input::Action(Action::Resign) | Input::Ruling(Ruling::TimeUp(_)) => {
                    lines.word(&format!("{input}{}", by.number()))?;
                }
                input => lines.word(&input.to_string())?,
            }
            if let Some(glyph) = note.glyph {
                lines.word(&format!("${glyph}"))?;
            }
            lines.comment(&note.to_string())?;
        }
        lines.word(result(game))?;
        writeln!(f)
    }
}

/// The text between the braces of a comment.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(eval) = self.eval {
            parts.push(format!("[%eval {eval}]"));
        }
        if let Some(clock) = self.clock {
            parts.push(format!("[%clk {}:{:02}:{:02}]", clock / 3600, clock / 60 % 60, clock % 60));
        }
        if !self.text.is_empty() {
            parts.push(self.text.clone());
        }
        f.write_str(&parts.join(" "))
    }
}

/// Breaks words into lines of at most 80 characters.
struct Lines<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    width: usize,
}

impl Lines<'_, '_> {
    const WIDTH: usize = 80;

    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.width > 0 && self.width + 1 + length > Lines::WIDTH {
            self.out.write_char('\n')?;
            self.width = 0;
        } else if self.width > 0 {
            self.out.write_char(' ')?;
            self.width += 1;
        }
        self.width += length;
        self.out.write_str(word)
    }

    fn comment(&mut self, text: &str) -> fmt::Result {
        let text = one_line(text).replace('}', ")");
        if text.is_empty() {
            return Ok(());
        }
        format!("{{{text}}}").split(' ').try_for_each(|word| self.word(word))
    }
}
