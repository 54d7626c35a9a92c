//! Puzzles for visitors: which one, and how it is posed.

use four_engine::{Hardness, Profile, Puzzle, PuzzleSet, Theme};
use four_text::Text;
use serde::Deserialize;

use crate::error::{InvalidRequest, RequestError};
use crate::id::{SystemRandom, number};
use crate::snapshot;

/// Milliseconds in a day.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The most puzzles that a visitor can name as done.
const MAX_DONE: usize = 200;

/// The puzzle in a query.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PuzzleQuery {
    id: Option<u32>,
    seed: Option<u32>,
    hardness: String,
    theme: String,
    /// The rating of the player; the puzzle is about as hard, unless a hardness is named.
    near: Option<u32>,
    /// The numbers of puzzles that are not wanted again, with commas.
    done: String,
}

impl PuzzleQuery {
    /// The hardness asked for; `None` for any.
    pub(crate) fn hardness(&self) -> Result<Option<Hardness>, RequestError> {
        match self.hardness.as_str() {
            "" => Ok(None),
            word => Ok(Some(word.parse()?)),
        }
    }

    /// The theme asked for; `None` for any.
    pub(crate) fn theme(&self) -> Result<Option<Theme>, RequestError> {
        match self.theme.as_str() {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|_| InvalidRequest::Parameters.into()),
        }
    }

    /// The puzzle with the id, or else one as asked for.
    pub(crate) fn puzzle(&self) -> Result<&'static Puzzle, RequestError> {
        let (theme, hardness) = (self.theme()?, self.hardness()?);
        if let Some(id) = self.id {
            return named(id);
        }
        let seed = match self.seed {
            Some(seed) => u64::from(seed),
            None => number(&SystemRandom)?,
        };
        let set = PuzzleSet::builtin();
        let near = self.near.filter(|_| hardness.is_none());
        let suggested = near.and_then(|rating| {
            let done = self.done.split(',').take(MAX_DONE).filter_map(|id| Some((id.parse().ok()?, true)));
            let player = Profile { rating, puzzles: done.collect(), ..Profile::default() };
            player.suggested_puzzle(set, theme, seed)
        });
        suggested.or_else(|| set.pick(theme, hardness, seed)).ok_or(RequestError::NotFound)
    }
}

/// The puzzle with this id.
pub(crate) fn named(id: u32) -> Result<&'static Puzzle, RequestError> {
    PuzzleSet::builtin().get(id).ok_or(RequestError::NotFound)
}

/// The day of this time, which is in milliseconds since 1970 in UTC; counted from 1970-01-01.
pub(crate) fn day(now: u64) -> u32 {
    u32::try_from(now / DAY).unwrap_or(u32::MAX)
}

/// The puzzle of a day.
pub(crate) fn daily(day: u32) -> Result<&'static Puzzle, RequestError> {
    PuzzleSet::builtin().daily(day).ok_or(RequestError::NotFound)
}

/// A puzzle as clients see it.
pub(crate) fn posed(puzzle: &Puzzle, text: Text) -> Result<four_protocol::Puzzle, RequestError> {
    let log = puzzle.log().ok_or(RequestError::NotFound)?;
    let (game, hardness) = (log.game(), puzzle.hardness());
    Ok(four_protocol::Puzzle {
        id: puzzle.id,
        title: text.puzzle_heading(puzzle),
        state: snapshot::state(game, puzzle.moves.clone(), text),
        task: text.goal(&puzzle.goal, game.turn()),
        theme: puzzle.theme.name().into(),
        theme_words: text.puzzle_theme(puzzle.theme).into(),
        hardness: hardness.name().into(),
        hardness_words: text.hardness(hardness).into(),
        rating: puzzle.rating,
        solution: puzzle.solution,
    })
}
