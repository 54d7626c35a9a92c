//! A queue for engine time that is fair by client: of those who wait, the one that has used the least goes next.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::id::GameId;
use crate::limits::Visitor;

/// Who engine time is counted for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Client {
    /// A visitor, with all their games and questions.
    Visitor(Visitor),
    /// A game whose players have not shown themselves since this server started.
    Game(GameId),
}

/// After this time half of the engine time that a client used is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(60);
/// Requests that may wait at once, of one client and in all.
const MAX_WAITING_PER_CLIENT: usize = 32;
const MAX_WAITING: usize = 512;

/// The engine time that a client has used, as it was at a moment.
#[derive(Clone, Copy, Debug)]
struct Used {
    seconds: f64,
    at: Instant,
}

impl Used {
    fn now(self, now: Instant) -> f64 {
        let halvings = now.saturating_duration_since(self.at).as_secs_f64() / HALF_LIFE.as_secs_f64();
        self.seconds * 0.5_f64.powf(halvings)
    }
}

#[derive(Debug)]
struct Waiting {
    client: Client,
    wake: oneshot::Sender<Turn>,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// In the order of arrival.
    waiting: Vec<Waiting>,
    used: HashMap<Client, Used>,
}

/// A fair queue for a number of threads. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<Mutex<State>>);

/// Too many requests are waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueFull;

impl Queue {
    pub(crate) fn new(threads: usize) -> Queue {
        Queue(Arc::new(Mutex::new(State { free: threads.max(1), waiting: Vec::new(), used: HashMap::new() })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many requests are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }

    /// Waits for this client's turn.
    ///
    /// # Errors
    /// If too many requests are waiting already.
    pub(crate) async fn turn(&self, client: Client) -> Result<Turn, QueueFull> {
        let (wake, turn) = oneshot::channel();
        {
            let mut state = self.state();
            state.waiting.retain(|waiting| !waiting.wake.is_closed());
            let own = state.waiting.iter().filter(|waiting| waiting.client == client).count();
            if own >= MAX_WAITING_PER_CLIENT || state.waiting.len() >= MAX_WAITING {
                return Err(QueueFull);
            }
            state.waiting.push(Waiting { client, wake });
        }
        self.wake();
        turn.await.map_err(|_| QueueFull)
    }

    /// Gives free threads to those whose turn it is.
    fn wake(&self) {
        loop {
            let (waiting, turn) = {
                let mut state = self.state();
                let Some(next) = state.next() else { return };
                let waiting = state.waiting.remove(next);
                state.free -= 1;
                let turn =
                    Turn { queue: self.clone(), client: waiting.client.clone(), began: Instant::now() };
                (waiting, turn)
            };
            // A turn that nobody waits for any more comes back and is dropped, which frees the thread.
            drop(waiting.wake.send(turn));
        }
    }
}

impl State {
    /// The index of the request whose turn it is: the first one of the client that has used the least.
    fn next(&self) -> Option<usize> {
        if self.free == 0 {
            return None;
        }
        let now = Instant::now();
        let used = |waiting: &Waiting| self.used.get(&waiting.client).map_or(0.0, |used| used.now(now));
        let all = self.waiting.iter().enumerate();
        all.min_by(|(_, one), (_, other)| used(one).total_cmp(&used(other))).map(|(index, _)| index)
    }

    /// Adds to what a client has used, and forgets those who have used next to nothing.
    fn charge(&mut self, client: Client, seconds: f64) {
        let now = Instant::now();
        self.used.retain(|_, used| used.now(now) > 0.001);
        let before = self.used.get(&client).map_or(0.0, |used| used.now(now));
        self.used.insert(client, Used { seconds: before + seconds, at: now });
    }
}

/// The right to use one thread, until it is dropped. The time is counted for the client.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Queue,
    client: Client,
    began: Instant,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        state.free += 1;
        state.charge(self.client.clone(), self.began.elapsed().as_secs_f64());
        drop(state);
        self.queue.wake();
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use tokio::time::advance;

    use super::*;

    fn client(number: u8) -> Client {
        Client::Visitor(IpAddr::from([192, 0, 2, number]).into())
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_with_many_requests_does_not_delay_another() {
        let queue = Queue::new(1);
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        let mut first = Some(queue.turn(client(1)).await.unwrap());
        for number in [1, 1, 1, 1, 2, 1, 2, 3] {
            let (queue, done) = (queue.clone(), done.clone());
            tokio::spawn(async move {
                let _turn = queue.turn(client(number)).await.unwrap();
                advance(Duration::from_secs(1)).await;
                done.send(number).unwrap();
            });
            tokio::task::yield_now().await;
        }
        advance(Duration::from_secs(1)).await;
        drop(first.take());
        let mut served = Vec::new();
        for _ in 0..8 {
            served.push(order.recv().await.unwrap());
        }
        assert_eq!(served, [2, 3, 1, 2, 1, 1, 1, 1], "those who have used least go first");
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_used_is_forgotten_with_time() {
        let queue = Queue::new(1);
        let turn = queue.turn(client(1)).await.unwrap();
        advance(Duration::from_secs(8)).await;
        drop(turn);
        let used = |queue: &Queue| queue.state().used[&client(1)].now(Instant::now());
        assert!((used(&queue) - 8.0).abs() < 0.1);
        advance(2 * HALF_LIFE).await;
        assert!((used(&queue) - 2.0).abs() < 0.1);
    }

    #[tokio::test]
    async fn requests_beyond_the_limit_are_refused_and_abandoned_ones_make_room() {
        let queue = Queue::new(1);
        let busy = queue.turn(client(1)).await.unwrap();
        let mut waiting: Vec<_> =
            (0..MAX_WAITING_PER_CLIENT).map(|_| Box::pin(queue.turn(client(2)))).collect();
        for turn in &mut waiting {
            assert!(futures_util::poll!(turn).is_pending());
        }
        assert_eq!(queue.turn(client(2)).await.map(drop), Err(QueueFull));
        drop(waiting);
        let mut next = Box::pin(queue.turn(client(2)));
        assert!(futures_util::poll!(&mut next).is_pending());
        assert_eq!(queue.waiting(), 1);
        drop(busy);
        assert!(next.await.is_ok());
    }
}
