//! A line of progress on the terminal while something takes long.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that is done sooner shows no progress.
const PATIENCE: Duration = Duration::from_millis(800);

/// A line on standard error that appears when the work takes long. Dropping it removes the line.
pub(crate) struct Progress {
    bar: Arc<Mutex<Option<ProgressBar>>>,
    done: Option<mpsc::Sender<()>>,
    watcher: Option<JoinHandle<()>>,
}

impl Progress {
    /// Shows `state` several times a second, once the work has taken a while. Shows nothing if standard error is not a
    /// terminal.
    pub(crate) fn new(state: impl Fn() -> String + Send + Sync + Clone + 'static) -> Progress {
        let bar = Arc::new(Mutex::new(None));
        if !io::stderr().is_terminal() {
            return Progress { bar, done: None, watcher: None };
        }
        let (done, is_done) = mpsc::channel::<()>();
        let place = Arc::clone(&bar);
        let watcher = std::thread::spawn(move || {
            if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
                let style = ProgressStyle::with_template("{spinner} {state}  {elapsed}");
                if let Ok(style) = style {
                    line.set_style(style.with_key("state", move |_: &_, out: &mut dyn std::fmt::Write| {
                        let _ = out.write_str(&state());
                    }));
                }
                line.enable_steady_tick(Duration::from_millis(150));
                *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(line);
            }
        });
        Progress { bar, done: Some(done), watcher: Some(watcher) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.done = None;
        if let Some(watcher) = self.watcher.take() {
            let _ = watcher.join();
        }
        if let Some(bar) = self.bar.lock().unwrap_or_else(PoisonError::into_inner).take() {
            bar.finish_and_clear();
        }
    }
}
