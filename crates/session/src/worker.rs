//! Long work beside the game: a thread that answers one question at a time and drops it when a newer one comes.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use four_engine::Control;

/// A thread with questions going in and answers coming out.
#[derive(Debug)]
pub struct Worker<Q, A> {
    questions: Sender<(u64, Q, Arc<Control>)>,
    answers: Receiver<(u64, Option<A>)>,
    /// The question being worked on, and how to stop it.
    current: Option<(u64, Arc<Control>)>,
    asked: u64,
}

impl<Q: Send + 'static, A: Send + 'static> Worker<Q, A> {
    /// A thread that makes what it works with when it is first asked. It answers through the function it is given, as
    /// often as it likes.
    pub fn new<W: 'static>(
        make: impl FnOnce() -> W + Send + 'static,
        mut work: impl FnMut(&mut W, Q, &Control, &mut dyn FnMut(A)) + Send + 'static,
    ) -> Worker<Q, A> {
        let (questions, inbox) = channel::<(u64, Q, Arc<Control>)>();
        let (outbox, answers) = channel();
        std::thread::spawn(move || {
            let (mut make, mut tools) = (Some(make), None);
            for (number, question, control) in inbox {
                if control.is_stopped() {
                    continue;
                }
                if let Some(make) = make.take() {
                    tools = Some(make());
                }
                let Some(tools) = &mut tools else { return };
                work(tools, question, &control, &mut |answer| {
                    let _ = outbox.send((number, Some(answer)));
                });
                if outbox.send((number, None)).is_err() {
                    return;
                }
            }
        });
        Worker { questions, answers, current: None, asked: 0 }
    }

    /// Asks a question; the one before it is given up.
    pub fn ask(&mut self, question: Q) {
        self.cancel();
        self.asked += 1;
        let control = Arc::new(Control::default());
        if self.questions.send((self.asked, question, Arc::clone(&control))).is_ok() {
            self.current = Some((self.asked, control));
        }
    }

    /// Gives up the question being worked on.
    pub fn cancel(&mut self) {
        if let Some((_, control)) = self.current.take() {
            control.stop();
        }
    }

    /// Whether there is more to come.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.current.is_some()
    }

    /// An answer to the last question, if there is one by now.
    pub fn answer(&mut self) -> Option<A> {
        self.next(|answers| answers.try_recv().ok())
    }

    /// An answer to the last question, if there is one before this time has passed.
    pub fn wait_for(&mut self, patience: Duration) -> Option<A> {
        let until = Instant::now() + patience;
        self.next(|answers| answers.recv_timeout(until.saturating_duration_since(Instant::now())).ok())
    }

    /// An answer to the last question, however long it takes; `None` if there is none to come.
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
