//! The last state that a server sent, checked and made ready to show.

use std::time::Instant;

use four_protocol::{Entry, State, TableEvent};
use four_rules::{Action, Event};

use crate::game::{PlayedMove, Snapshot};
use crate::validate::{self, clean};

/// Maximum number of moves that are kept of a game.
const MAX_MOVES: usize = 4000;

/// The last state that the server sent.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) state: State,
    pub(super) snapshot: Snapshot,
    /// The moves of the snapshot, each with the version it was made at.
    played: Vec<(u64, PlayedMove)>,
    /// When it arrived; clocks run from here.
    pub(super) at: Instant,
}

impl Known {
    /// The new state, with the moves of the entries after those known before; `None` if the state is inconsistent.
    pub(super) fn new(mut state: State, before: Option<Known>, entries: &[Entry]) -> Option<Known> {
        let (view, rules) = validate::view(&state)?;
        let said = state.ending.as_mut().map(|ending| &mut ending.said);
        for text in [&mut state.status, &mut state.rules].into_iter().chain(said) {
            *text = clean(text);
        }
        state.players.0.iter_mut().for_each(|player| player.name = clean(&player.name));
        let mut played = before.map(|known| known.played).unwrap_or_default();
        for entry in entries.iter().take(MAX_MOVES.saturating_sub(played.len())) {
            let TableEvent::Played { by, action, .. } = entry.what else { continue };
            if action != Action::Resign {
                let is_mistake = matches!(entry.what.events(), [Event::Violated { .. }, ..]);
                played.push((entry.version, PlayedMove { by, input: action.into(), stands: !is_mistake }));
            }
        }
        played.retain(|(version, _)| state.standing.contains(version));
        let moves = played.iter().map(|&(_, played)| played).collect();
        Some(Known { snapshot: Snapshot { rules, view, moves }, state, played, at: Instant::now() })
    }
}
