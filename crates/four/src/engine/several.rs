//! A search that reports several lines, or chooses from some of the actions only.

use std::time::Instant;

use four_engine::{Limits, Player, lookahead};
use four_rules::{Action, Game};

use super::Message;
use super::search::{Job, Tell, depth, pv, score, work};

/// The depth of the lookahead before the solver is asked.
const GLANCE: u32 = 4;

/// An action with its value for the side to act.
struct Candidate {
    action: Action,
    /// The moves to the end of the game: positive if the side wins, negative if it loses. `None` if the end was not seen.
    end: Option<i32>,
    points: i32,
    line: Vec<Action>,
}

impl Candidate {
    /// The higher, the better.
    fn worth(&self) -> i32 {
        const WON: i32 = 1_000_000;
        match self.end {
            Some(end) if end > 0 => WON - end,
            Some(end) if end < 0 => -WON - end,
            Some(_) => 0,
            None => self.points,
        }
    }
}

impl Job {
    /// Looks ahead after each action by itself, one move deeper in each round, and asks the solver where it applies.
    /// Returns the best action.
    pub(super) fn several(&self, player: &mut Player, began: Instant, tell: Tell) -> Option<Action> {
        let mut ranked = self.candidates();
        let limits = self.go.limits();
        let last = limits.map_or(Limits::default().depth, |limits| limits.depth);
        for depth in 1..=last {
            let nodes = limits.map_or(u64::MAX, |limits| limits.nodes);
            if self.control.is_stopped() || self.control.nodes() >= nodes {
                break;
            }
            if limits.is_none() && depth > GLANCE && player.solves(&self.game) {
                if let Some(solved) = self.solved(player, &ranked) {
                    ranked = solved;
                    self.report(&ranked, None, began, tell);
                    break;
                }
                if self.control.is_stopped() {
                    break;
                }
            }
            let round = ranked.iter().map(|candidate| self.looked_at(candidate.action, depth));
            let Some(mut found) = round.collect::<Option<Vec<Candidate>>>() else { break };
            if self.control.is_stopped() {
                break;
            }
            found.sort_by_key(|candidate| -candidate.worth());
            ranked = found;
            self.report(&ranked, Some(depth), began, tell);
            if ranked.iter().all(|candidate| candidate.end.is_some()) {
                break;
            }
        }
        ranked.first().map(|candidate| candidate.action)
    }

    /// The actions to choose from: the legal ones that were asked for, or all if none of these is legal.
    fn candidates(&self) -> Vec<Candidate> {
        let all: Vec<Action> = self.game.legal_actions().filter(|&action| action != Action::Resign).collect();
        let asked: Vec<Action> =
            all.iter().copied().filter(|action| self.go.moves.contains(action)).collect();
        let chosen = if asked.is_empty() { all } else { asked };
        chosen
            .into_iter()
            .map(|action| Candidate { action, end: None, points: 0, line: vec![action] })
            .collect()
    }

    /// The value of an action by looking ahead from the position after it.
    fn looked_at(&self, action: Action, depth: u32) -> Option<Candidate> {
        let mut next = self.game.clone();
        next.play(self.game.turn(), action).ok()?;
        let (me, mut line) = (self.game.turn(), vec![action]);
        if let Some(outcome) = next.outcome() {
            let end = match outcome.winner() {
                Some(winner) if winner == me => 1,
                Some(_) => -1,
                None => 0,
            };
            return Some(Candidate { action, end: Some(end), points: 0, line });
        }
        let limits = Limits { depth, ..Limits::default() };
        let found = lookahead(&next, limits, &self.control, |_| {})?;
        let sign = if next.turn() == me { 1 } else { -1 };
        let end = found.value.end().map(|end| sign * (end + end.signum()));
        line.extend(found.line);
        Some(Candidate { action, end, points: sign * found.value.points(), line })
    }

    /// The candidates with their exact values and lines to the end; `None` if the solver cannot tell or is stopped.
    fn solved(&self, player: &mut Player, candidates: &[Candidate]) -> Option<Vec<Candidate>> {
        let outlooks = player.outlooks(&self.game, &self.control)?;
        let mut solved: Vec<Candidate> = Vec::new();
        for candidate in candidates {
            let &(action, end) = outlooks.iter().find(|(action, _)| *action == candidate.action)?;
            solved.push(Candidate { action, end: Some(end), points: 0, line: vec![action] });
        }
        solved.sort_by_key(|candidate| -candidate.worth());
        for candidate in solved.iter_mut().take(self.lines) {
            candidate.line = player.line(&self.game, candidate.action, &self.control)?;
        }
        Some(solved)
    }

    /// Reports the best candidates, each in a line; without a depth, as proved.
    fn report(&self, ranked: &[Candidate], round: Option<u32>, began: Instant, tell: Tell) {
        let work = work(self.control.nodes(), began);
        for (number, candidate) in (1..).zip(ranked).take(self.lines) {
            let Candidate { end, points, line, .. } = candidate;
            let depth = round.map_or_else(|| depth_of(&self.game, *end), |round| round as usize + 1);
            let score = score(end.filter(|&end| end != 0), *points);
            let pv = pv(line);
            tell(Message::Info(format!("info depth {depth} multipv {number} {work} score {score} pv{pv}")));
        }
    }
}

fn depth_of(game: &Game, end: Option<i32>) -> usize {
    depth(game, end.unwrap_or(0))
}
