//! The server's engine: a few threads that everybody shares, for the computer's moves and for those who ask the coach.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use four_engine::{Coach, Control, Level, Options, Player};
use four_rules::{Action, Game};
use tokio::sync::Semaphore;

use crate::id::number;

/// Bytes for the table of one solver, at most.
const TABLE: usize = 32 << 20;
/// The longest that anybody thinks.
const LONGEST: Duration = Duration::from_secs(8);
/// As many may wait for the coach; more are told to come back.
const WAITING: usize = 32;

/// Who thinks here.
#[derive(Debug)]
pub(crate) struct Engine {
    slots: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    // A solver remembers what it has seen: those who have one are kept.
    perfect: Arc<Mutex<Vec<Player>>>,
    coaches: Arc<Mutex<Vec<Coach>>>,
}

/// Too many are waiting for the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the coach is busy; try again in a moment")]
pub(crate) struct Busy;

impl Engine {
    pub(crate) fn new(threads: usize) -> Engine {
        Engine {
            slots: Arc::new(Semaphore::new(threads.max(1))),
            waiting: Arc::new(Semaphore::new(WAITING)),
            perfect: Arc::default(),
            coaches: Arc::default(),
        }
    }

    /// What a player of this level does here; `None` if there is nothing to do.
    pub(crate) async fn choose(&self, level: Level, game: Game) -> Option<Action> {
        let perfect = Arc::clone(&self.perfect);
        let seed = number().ok()?;
        self.think(move |control| {
            let kept = if level == Level::Perfect { take(&perfect) } else { None };
            let mut player = kept.unwrap_or_else(|| Player::new(level, seed, options()));
            let choice = player.choose(&game, control);
            if level == Level::Perfect {
                give(&perfect, player);
            }
            choice
        })
        .await?
    }

    /// Asks a coach something.
    ///
    /// # Errors
    /// If too many are asking.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Coach, &Control) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _place = self.waiting.try_acquire().map_err(|_| Busy)?;
        let coaches = Arc::clone(&self.coaches);
        let answer = self.think(move |control| {
            let mut coach = take(&coaches).unwrap_or_else(|| Coach::new(options()));
            let answer = question(&mut coach, control);
            give(&coaches, coach);
            answer
        });
        answer.await.ok_or(Busy)
    }

    /// Runs this on one of the threads, and stops it when it takes too long.
    async fn think<T: Send + 'static>(&self, work: impl FnOnce(&Control) -> T + Send + 'static) -> Option<T> {
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok()?;
        let control = Arc::new(Control::default());
        let watched = Watched(Arc::clone(&control));
        // The slot is free when the thread is, which is soon if nobody waits for the answer any more.
        let mut thinking = tokio::task::spawn_blocking(move || {
            let answer = work(&control);
            drop(slot);
            answer
        });
        match tokio::time::timeout(LONGEST, &mut thinking).await {
            Ok(answer) => answer.ok(),
            Err(_) => {
                drop(watched);
                thinking.await.ok()
            }
        }
    }
}

/// Work that somebody waits for. It is told to stop when this is let go of: when it took too long, and when whoever
/// asked has gone away.
struct Watched(Arc<Control>);

impl Drop for Watched {
    fn drop(&mut self) {
        self.0.stop();
    }
}

fn options() -> Options {
    Options { table: TABLE, ..Options::default() }
}

fn take<T>(pool: &Mutex<Vec<T>>) -> Option<T> {
    pool.lock().unwrap_or_else(PoisonError::into_inner).pop()
}

fn give<T>(pool: &Mutex<Vec<T>>, one: T) {
    pool.lock().unwrap_or_else(PoisonError::into_inner).push(one);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_nobody_waits_for_is_stopped() {
        let engine = Engine::new(1);
        let (begin, begun) = tokio::sync::oneshot::channel();
        let endless = engine.ask(move |_, control| {
            let _ = begin.send(());
            while !control.is_stopped() {
                std::thread::yield_now();
            }
        });
        tokio::select! {
            _ = endless => unreachable!("it ended by itself"),
            begun = begun => assert_eq!(begun, Ok(())),
        }
        // There is one thread, and it is free again long before the time for the first question is up.
        let next = tokio::time::timeout(LONGEST / 2, engine.ask(|_, _| 4)).await;
        assert_eq!(next, Ok(Ok(4)));
    }
}
