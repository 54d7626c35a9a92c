//! A thread that answers one question at a time, and drops it when a newer one comes.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use four_engine::Control;

/// A thread that takes questions and returns answers.
#[derive(Debug)]
pub struct Worker<Q, A> {
    questions: Sender<(u64, Q, Arc<Control>)>,
    answers: Receiver<(u64, Option<A>)>,
    /// The question being worked on, and how to stop it.
    current: Option<(u64, Arc<Control>)>,
    /// Number of questions so far; it identifies the last one.
    asked: u64,
}

impl<Q: Send + 'static, A: Send + 'static> Worker<Q, A> {
    /// Starts a thread. `make` prepares its state before the first question. `work` answers a question, with any number
    /// of calls of the function that it is given.
    pub fn new<W: 'static>(
        make: impl FnOnce() -> W + Send + 'static,
        mut work: impl FnMut(&mut W, Q, &Control, &mut dyn FnMut(A)) + Send + 'static,
    ) -> Worker<Q, A> {
        let (questions, inbox) = channel::<(u64, Q, Arc<Control>)>();
        let (outbox, answers) = channel();
        std::thread::spawn(move || {
            let (mut make, mut state) = (Some(make), None);
            for (number, question, control) in inbox {
                if control.is_stopped() {
                    continue;
                }
                if let Some(make) = make.take() {
                    state = Some(make());
                }
                let Some(state) = &mut state else { return };
                work(state, question, &control, &mut |answer| {
                    let _ = outbox.send((number, Some(answer)));
                });
                if outbox.send((number, None)).is_err() {
                    return;
                }
            }
        });
        Worker { questions, answers, current: None, asked: 0 }
    }

    /// Asks a question and cancels the one before.
    pub fn ask(&mut self, question: Q) {
        self.cancel();
        self.asked += 1;
        let control = Arc::new(Control::default());
        if self.questions.send((self.asked, question, Arc::clone(&control))).is_ok() {
            self.current = Some((self.asked, control));
        }
    }

    /// Cancels the current question.
    pub fn cancel(&mut self) {
        if let Some((_, control)) = self.current.take() {
            control.stop();
        }
    }

    /// Whether the last question may get more answers.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.current.is_some()
    }

    /// The next answer to the last question, if it is there already.
    pub fn answer(&mut self) -> Option<A> {
        self.next(|answers| answers.try_recv().ok())
    }

    /// The next answer to the last question, if it arrives within `patience`.
    pub fn wait_for(&mut self, patience: Duration) -> Option<A> {
        let until = Instant::now() + patience;
        self.next(|answers| answers.recv_timeout(until.saturating_duration_since(Instant::now())).ok())
    }

    /// Waits for the next answer to the last question; `None` if there are no more.
    pub fn wait(&mut self) -> Option<A> {
        self.next(|answers| answers.recv().ok())
    }

    fn next(
        &mut self,
        receive: impl Fn(&Receiver<(u64, Option<A>)>) -> Option<(u64, Option<A>)>,
    ) -> Option<A> {
        while let Some((current, _)) = &self.current {
            let (number, answer) = receive(&self.answers)?;
            if number == *current {
                match answer {
                    Some(answer) => return Some(answer),
                    None => self.current = None,
                }
            }
        }
        None
    }
}

impl<Q, A> Drop for Worker<Q, A> {
    fn drop(&mut self) {
        if let Some((_, control)) = &self.current {
            control.stop();
        }
    }
}
