//! Remembers answers that took long to make, up to a total size. Several who ask for the same at once wait for one answer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

/// Answers by key; the ones used least recently are forgotten first.
#[derive(Debug)]
pub(crate) struct Cache<V> {
    state: Mutex<State<V>>,
    max_bytes: usize,
}

#[derive(Debug)]
struct State<V> {
    slots: HashMap<String, Slot<V>>,
    bytes: usize,
    uses: u64,
}

#[derive(Debug)]
struct Slot<V> {
    answer: Arc<OnceCell<V>>,
    bytes: usize,
    last_use: u64,
}

/// An answer that knows about how much memory it takes.
pub(crate) trait Weigh {
    fn bytes(&self) -> usize;
}

impl<V: Clone + Weigh> Cache<V> {
    pub(crate) fn new(max_bytes: usize) -> Cache<V> {
        let state = State { slots: HashMap::new(), bytes: 0, uses: 0 };
        Cache { state: Mutex::new(state), max_bytes }
    }

    fn state(&self) -> MutexGuard<'_, State<V>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer with this key, made now if it is not known.
    ///
    /// # Errors
    /// If it cannot be made. Failures are not remembered.
    pub(crate) async fn get<E>(&self, key: &str, make: impl Future<Output = Result<V, E>>) -> Result<V, E> {
        let slot = self.state().slot(key);
        let made = slot.get_or_try_init(|| make).await.cloned();
        // A slot that holds nothing yet belongs to nobody but those who wait for it.
        self.state().settle(key, self.max_bytes);
        made
    }
}

impl<V: Weigh> State<V> {
    fn slot(&mut self, key: &str) -> Arc<OnceCell<V>> {
        self.uses += 1;
        let new = || Slot { answer: Arc::default(), bytes: 0, last_use: 0 };
        let slot = self.slots.entry(key.to_owned()).or_insert_with(new);
        slot.last_use = self.uses;
        Arc::clone(&slot.answer)
    }

    /// Counts an answer, or forgets its slot if there is none, and keeps within the limit.
    fn settle(&mut self, key: &str, max_bytes: usize) {
        let Some(slot) = self.slots.get_mut(key) else { return };
        match slot.answer.get() {
            Some(answer) if slot.bytes == 0 => {
                slot.bytes = answer.bytes() + key.len();
                self.bytes += slot.bytes;
            }
            Some(_) => {}
            // Others may still wait for it; they have the slot, and the last of them comes here too.
            None => drop(self.slots.remove(key)),
        }
        while self.bytes > max_bytes {
            let counted = self.slots.iter().filter(|(_, slot)| slot.bytes > 0);
            let oldest = counted.min_by_key(|(_, slot)| slot.last_use).map(|(key, _)| key.clone());
            let Some(removed) = oldest.and_then(|key| self.slots.remove(&key)) else { return };
            self.bytes -= removed.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Weigh for u8 {
        fn bytes(&self) -> usize {
            100
        }
    }

    #[tokio::test]
    async fn an_answer_is_made_once_and_a_failure_again() {
        let cache = Cache::new(1000);
        assert_eq!(cache.get("a", async { Err::<u8, _>("failed") }).await, Err("failed"));
        assert_eq!(cache.get("a", async { Ok::<_, ()>(1) }).await, Ok(1));
        assert_eq!(cache.get("a", async { Ok::<_, ()>(2) }).await, Ok(1));
    }

    #[tokio::test]
    async fn two_who_ask_at_once_wait_for_one_answer() {
        let cache = Cache::new(1000);
        let (release, released) = tokio::sync::oneshot::channel::<()>();
        let slow = cache.get("a", async { released.await.map(|()| 1_u8) });
        let quick = cache.get("a", async { Ok::<_, ()>(2) });
        let (slow, quick, ()) = tokio::join!(slow, quick, async { release.send(()).unwrap() });
        assert_eq!((slow, quick), (Ok(1), Ok(1)));
    }

    #[tokio::test]
    async fn the_least_recently_used_answers_are_forgotten() {
        let cache = Cache::new(350);
        for key in ["a", "b", "c", "a", "d"] {
            cache.get(key, async { Ok::<_, ()>(1_u8) }).await.unwrap();
        }
        let mut known: Vec<_> = cache.state().slots.keys().cloned().collect();
        known.sort();
        assert_eq!(known, ["a", "c", "d"]);
        assert_eq!(cache.state().bytes, 303);
    }
}
