//! The engine of a node: threads for the computer's moves and for questions to the coach.
//!
//! Moves and questions have threads of their own, so a move never waits for a question. Both queues are fair by client.
//! Light levels do not queue at all.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use four_engine::{Analyst, Control, Level, Options, Player};
use four_rules::{Action, Game};
use tokio::time::{Instant, timeout_at};

use crate::queue::{Client, Queue, Turn};

/// The size limit of one solver's table, in bytes.
const MAX_TABLE: usize = 32 << 20;
/// Positions searched for one question or one move, at most. Work is limited by what it does and not by time, so a slow
/// or busy machine gives the same answer as a fast one, only later.
pub(crate) const MAX_POSITIONS: u64 = 100_000_000;
/// Positions searched for one move while many others wait, at least.
const MIN_POSITIONS: u64 = 1_000_000;
/// The strongest level whose moves take milliseconds, and the one that plays when there is no time to think.
const LIGHT: u8 = 5;

/// Chooses the computer's moves. A parameter of [`Games`](crate::games::Games), so that a simulation brings its own.
#[async_trait]
pub(crate) trait ComputerPlayer: Send + Sync + 'static {
    /// The move of a player of this level; `None` if there is none. With a `limit` it comes in that time.
    async fn choose(&self, request: MoveRequest) -> Option<Action>;
}

/// A request for a move of the computer.
#[derive(Clone, Debug)]
pub(crate) struct MoveRequest {
    pub(crate) level: Level,
    pub(crate) game: Game,
    /// Seeds what the player chooses at random.
    pub(crate) seed: u64,
    /// Who the engine time is counted for.
    pub(crate) client: Client,
    /// The time to think, if there is a clock.
    pub(crate) limit: Option<Duration>,
}

/// The engine of a node.
#[derive(Debug)]
pub(crate) struct Engine {
    moves: Queue,
    questions: Queue,
    // Questions that take little time, and do not wait for those that take long.
    soon: Queue,
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
            moves: Queue::new(threads),
            // One thread less, so that questions alone do not occupy the machine.
            questions: Queue::new(threads.saturating_sub(1)),
            soon: Queue::new(threads),
            perfect: Arc::default(),
            coaches: Arc::default(),
        }
    }

    /// A move that needs next to no time.
    async fn choose_light(&self, level: Level, game: Game, seed: u64) -> Option<Action> {
        let choose = move || Player::new(level, seed, options()).choose(&game, &Control::default());
        tokio::task::spawn_blocking(choose).await.ok()?
    }

    /// The move of a level that thinks; `None` if its time is up or there is none.
    async fn choose_heavy(&self, request: MoveRequest) -> Option<Action> {
        let until = request.limit.map(|limit| Instant::now() + limit);
        let turn = self.moves.turn(request.client);
        let turn = match until {
            Some(until) => timeout_at(until, turn).await.ok()?,
            None => turn.await,
        };
        let perfect = Arc::clone(&self.perfect);
        let MoveRequest { level, game, seed, .. } = request;
        // The more are waiting, the shorter everybody thinks.
        let share = MAX_POSITIONS / (self.moves.waiting() as u64 + 1);
        let running = run(turn.ok()?, share.max(MIN_POSITIONS), until, move |control| {
            let kept = if level == Level::Perfect { take(&perfect) } else { None };
            let mut player = kept.unwrap_or_else(|| Player::new(level, seed, options()));
            let choice = player.choose(&game, control);
            if level == Level::Perfect {
                give(&perfect, player);
            }
            choice
        });
        running.await?
    }

    /// Asks the coach a question that may search this many positions.
    ///
    /// # Errors
    /// If too many questions are waiting.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        client: Client,
        positions: u64,
        question: impl FnOnce(&mut Analyst, &Control) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        self.ask_in(&self.questions, client, positions, question).await
    }

    /// Asks the coach a question that takes little time.
    ///
    /// # Errors
    /// If too many such questions are waiting.
    pub(crate) async fn ask_soon<T: Send + 'static>(
        &self,
        client: Client,
        positions: u64,
        question: impl FnOnce(&mut Analyst, &Control) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        self.ask_in(&self.soon, client, positions, question).await
    }

    async fn ask_in<T: Send + 'static>(
        &self,
        queue: &Queue,
        client: Client,
        positions: u64,
        question: impl FnOnce(&mut Analyst, &Control) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let turn = queue.turn(client).await.map_err(|_| Busy)?;
        let coaches = Arc::clone(&self.coaches);
        let answer = run(turn, positions, None, move |control| {
            let mut coach = take(&coaches).unwrap_or_else(|| Analyst::new(options()));
            let answer = question(&mut coach, control);
            give(&coaches, coach);
            answer
        });
        answer.await.ok_or(Busy)
    }
}

#[async_trait]
impl ComputerPlayer for Engine {
    async fn choose(&self, request: MoveRequest) -> Option<Action> {
        let MoveRequest { level, game, seed, .. } = request.clone();
        match level {
            Level::Dice | Level::Step(..=LIGHT) => self.choose_light(level, game, seed).await,
            Level::Step(_) | Level::Perfect => match self.choose_heavy(request).await {
                Some(action) => Some(action),
                None => self.choose_light(Level::Step(LIGHT), game, seed).await,
            },
        }
    }
}

/// Runs `work` on a thread until it is done, has searched this many positions, or the time is up. It is stopped when the
/// caller goes away.
async fn run<T: Send + 'static>(
    turn: Turn,
    positions: u64,
    until: Option<Instant>,
    work: impl FnOnce(&Control) -> T + Send + 'static,
) -> Option<T> {
    let control = Arc::new(Control::limited(positions));
    let watched = StopOnDrop(Arc::clone(&control));
    // The turn ends when the thread is free.
    let mut running = tokio::task::spawn_blocking(move || {
        let answer = work(&control);
        drop(turn);
        answer
    });
    if let Some(until) = until {
        if let Ok(answer) = timeout_at(until, &mut running).await {
            return answer.ok();
        }
        watched.0.stop();
    }
    running.await.ok()
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
    use std::net::IpAddr;

    use four_rules::Rules;

    use super::*;

    fn client(number: u8) -> Client {
        Client::Visitor(IpAddr::from([192, 0, 2, number]).into())
    }

    fn request(level: Level, rules: &str, number: u8, limit: Option<Duration>) -> MoveRequest {
        let game = Game::new(rules.parse::<Rules>().unwrap());
        MoveRequest { level, game, seed: 1, client: client(number), limit }
    }

    /// A question that runs until it is told to end, or stopped.
    fn endless(
        begin: tokio::sync::oneshot::Sender<()>,
    ) -> impl FnOnce(&mut Analyst, &Control) + Send + 'static {
        move |_, control| {
            let _ = begin.send(());
            while !control.is_stopped() {
                std::thread::yield_now();
            }
        }
    }

    #[tokio::test]
    async fn work_is_stopped_when_the_caller_goes_away() {
        let engine = Engine::new(1);
        let (begin, begun) = tokio::sync::oneshot::channel();
        tokio::select! {
            _ = engine.ask(client(1), u64::MAX, endless(begin)) => unreachable!("it ended by itself"),
            begun = begun => assert_eq!(begun, Ok(())),
        }
        // There is one thread, and this question needs it.
        assert_eq!(engine.ask(client(1), u64::MAX, |_, _| 4).await, Ok(4));
    }

    #[tokio::test]
    async fn a_move_does_not_wait_for_questions() {
        let engine = Engine::new(1);
        let (begin, begun) = tokio::sync::oneshot::channel();
        let question = engine.ask(client(1), u64::MAX, endless(begin));
        tokio::pin!(question);
        tokio::select! {
            _ = &mut question => unreachable!("it ended by itself"),
            begun = begun => assert_eq!(begun, Ok(())),
        }
        // The question occupies its thread as long as this test wants.
        for level in [Level::Step(3), Level::Step(9), Level::Perfect] {
            assert!(engine.choose(request(level, "", 1, None)).await.is_some());
        }
    }

    #[tokio::test]
    async fn a_light_move_does_not_wait_for_heavy_ones() {
        let engine = Engine::new(1);
        let _busy = engine.moves.turn(client(1)).await.unwrap();
        assert!(engine.choose(request(Level::Step(3), "16x7", 2, None)).await.is_some());
    }

    #[tokio::test]
    async fn the_computer_moves_before_its_time_is_up() {
        let engine = Engine::new(1);
        let limit = Some(Duration::from_millis(20));
        // It would think much longer; and in the second case, its turn does not come.
        assert!(engine.choose(request(Level::Perfect, "10x10", 1, limit)).await.is_some());
        let _busy = engine.moves.turn(client(1)).await.unwrap();
        assert!(engine.choose(request(Level::Perfect, "10x10", 2, limit)).await.is_some());
    }
}
