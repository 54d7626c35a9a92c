//! Matches: many games between two levels.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use four_rules::{Log, Rules, Side};

use crate::control::Control;
use crate::evaluation::mix;
use crate::player::{Level, Player};
use crate::solver::Options;

/// A series of games between two levels, which move first in turn. The first level begins.
#[derive(Clone, Debug)]
pub struct Match {
    /// The rules of the games.
    pub rules: Rules,
    /// The two levels.
    pub levels: [Level; 2],
    /// The number of games.
    pub games: u32,
    /// RNG seed. The same seed gives the same games.
    pub seed: u64,
    /// The number of games played at the same time.
    pub threads: NonZeroUsize,
}

/// One game of a match.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MatchGame {
    /// The number of the game, counted from 0.
    pub number: u32,
    /// The index of the level that moved first: 0 or 1.
    pub first: usize,
    /// The game.
    pub log: Log,
    /// How long each of the two levels took for each of its choices.
    pub times: [Vec<Duration>; 2],
}

impl MatchGame {
    /// The half points that the first of the two levels got: 2 for a win, 1 for a tie, 0 for a loss.
    #[must_use]
    pub fn points(&self) -> u32 {
        let mine = if self.first == 0 { Side::First } else { Side::Second };
        match self.log.game().outcome().and_then(|outcome| outcome.winner()) {
            Some(winner) if winner == mine => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

impl Match {
    /// Plays all games and calls `each` when one ends; with several threads, in no particular order. If the control stops
    /// it, unfinished games are dropped.
    pub fn run(&self, control: &Control, mut each: impl FnMut(&MatchGame)) {
        let next = AtomicU32::new(0);
        let (done, games) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                let (next, done) = (&next, done.clone());
                scope.spawn(move || {
                    let mut players = self.levels.map(|level| Player::new(level, 0, Options::default()));
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= self.games || control.is_stopped() {
                            break;
                        }
                        let played = self.game(number, &mut players, control);
                        if control.is_stopped() || done.send(played).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(done);
            games.iter().for_each(|played| each(&played));
        });
    }

    fn game(&self, number: u32, players: &mut [Player; 2], control: &Control) -> MatchGame {
        let first = (number % 2) as usize;
        for (i, player) in (0..).zip(players.iter_mut()) {
            player.reseed(mix(mix(self.seed ^ u64::from(number) << 20) ^ i));
        }
        let names = [first, 1 - first].map(|i| self.levels[i].to_string());
        let mut log = Log::new(self.rules, [&names[0], &names[1]]);
        let mut times = [Vec::new(), Vec::new()];
        loop {
            let who = if log.game().turn() == Side::First { first } else { 1 - first };
            let began = Instant::now();
            let Some(action) = players[who].choose(log.game(), control) else { break };
            times[who].push(began.elapsed());
            // Never refused: players choose legal actions.
            if log.play(log.game().turn(), action).is_err() || control.is_stopped() {
                break;
            }
        }
        MatchGame { number, first, log, times }
    }
}
