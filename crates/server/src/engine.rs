//! The engine of a node: a few threads for the computer's moves and for questions to the coach.

use std::sync::{Arc, Mutex, PoisonError};

use four_engine::{Analyst, Control, Level, Options, Player};
use four_rules::{Action, Game};
use tokio::sync::Semaphore;

use crate::id::number;

/// The size limit of one solver's table, in bytes.
const MAX_TABLE: usize = 32 << 20;
/// Questions to the coach that may wait at once; further ones get `Busy`.
const MAX_WAITING: usize = 32;
/// Positions searched for one question or one move, at most. Work is limited by what it does and not by time, so a slow
/// or busy machine gives the same answer as a fast one, only later.
pub(crate) const MAX_POSITIONS: u64 = 100_000_000;

/// The engine of a node.
#[derive(Debug)]
pub(crate) struct Engine {
    slots: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    // Solvers keep what they have proved, so they are reused.
    perfect: Arc<Mutex<Vec<Player>>>,
    coaches: Arc<Mutex<Vec<Analyst>>>,
}

/// Too many questions are waiting for the coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the coach is busy; try again in a moment")]
pub(crate) struct Busy;

impl Engine {
    pub(crate) fn new(threads: usize) -> Engine {
        Engine {
            slots: Arc::new(Semaphore::new(threads.max(1))),
            waiting: Arc::new(Semaphore::new(MAX_WAITING)),
            perfect: Arc::default(),
            coaches: Arc::default(),
        }
    }

    /// The move of a player of this level; `None` if there is none.
    pub(crate) async fn choose(&self, level: Level, game: Game) -> Option<Action> {
        let perfect = Arc::clone(&self.perfect);
        let seed = number().ok()?;
        self.run(MAX_POSITIONS, move |control| {
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

    /// Asks the coach a question that may search this many positions.
    ///
    /// # Errors
    /// If too many questions are waiting.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        positions: u64,
        question: impl FnOnce(&mut Analyst, &Control) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let _place = self.waiting.try_acquire().map_err(|_| Busy)?;
        let coaches = Arc::clone(&self.coaches);
        let answer = self.run(positions, move |control| {
            let mut coach = take(&coaches).unwrap_or_else(|| Analyst::new(options()));
            let answer = question(&mut coach, control);
            give(&coaches, coach);
            answer
        });
        answer.await.ok_or(Busy)
    }

    /// Runs `work` on one of the threads until it is done or has searched this many positions. It is stopped when the
    /// caller goes away.
    async fn run<T: Send + 'static>(
        &self,
        positions: u64,
        work: impl FnOnce(&Control) -> T + Send + 'static,
    ) -> Option<T> {
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok()?;
        let control = Arc::new(Control::limited(positions));
        let _watched = StopOnDrop(Arc::clone(&control));
        // The slot is free when the thread is.
        let running = tokio::task::spawn_blocking(move || {
            let answer = work(&control);
            drop(slot);
            answer
        });
        running.await.ok()
    }
}

/// Stops the work when it is dropped, which happens when the caller goes away.
struct StopOnDrop(Arc<Control>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

fn options() -> Options {
    Options { table: MAX_TABLE, ..Options::default() }
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
    async fn work_is_stopped_when_the_caller_goes_away() {
        let engine = Engine::new(1);
        let (begin, begun) = tokio::sync::oneshot::channel();
        let endless = engine.ask(u64::MAX, move |_, control| {
            let _ = begin.send(());
            while !control.is_stopped() {
                std::thread::yield_now();
            }
        });
        tokio::select! {
            _ = endless => unreachable!("it ended by itself"),
            begun = begun => assert_eq!(begun, Ok(())),
        }
        // There is one thread, and this question needs it.
        assert_eq!(engine.ask(u64::MAX, |_, _| 4).await, Ok(4));
    }

    #[tokio::test]
    async fn a_question_waits_for_a_free_thread_and_has_no_time_limit() {
        let engine = Arc::new(Engine::new(1));
        let (release, released) = std::sync::mpsc::channel::<()>();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let first = Arc::clone(&engine);
        let first = tokio::spawn(async move {
            let wait = move |_: &mut Analyst, _: &Control| {
                let _ = begin.send(());
                released.recv().is_ok()
            };
            first.ask(u64::MAX, wait).await
        });
        assert_eq!(begun.await, Ok(()));
        let second = engine.ask(u64::MAX, |_, _| 4);
        tokio::pin!(second);
        let early = tokio::select! {
            biased;
            answer = &mut second => Some(answer),
            () = tokio::task::yield_now() => None,
        };
        assert_eq!(early, None, "the only thread is busy");
        release.send(()).unwrap();
        assert_eq!((first.await.unwrap(), second.await), (Ok(true), Ok(4)));
    }

    #[tokio::test]
    async fn a_question_is_refused_only_when_too_many_wait() {
        let engine = Arc::new(Engine::new(1));
        let waiting: Vec<_> = (0..MAX_WAITING).map(|_| engine.waiting.try_acquire().unwrap()).collect();
        assert_eq!(engine.ask(1, |_, _| ()).await, Err(Busy));
        drop(waiting);
        assert_eq!(engine.ask(1, |_, _| ()).await, Ok(()));
    }
}
