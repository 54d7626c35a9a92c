//! The full screen, which is given back to the terminal however the program ends.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::queue;
use crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};

use super::mode::{self, Mode};
use super::signals::restore_on_signals;
use super::system;

/// Set when the program continues after it was suspended: other programs may have drawn on the screen.
pub(super) static SUSPENDED: AtomicBool = AtomicBool::new(false);

/// Longest answer of a terminal to a question, in bytes. Longer input is typing, not an answer.
const MAX_ANSWER: usize = 4096;

/// Standard output without the lock of the standard library. The signal thread writes to it and must not wait for a thread
/// that holds the lock.
#[derive(Clone, Copy, Debug)]
pub struct RawStdout;

impl Write for RawStdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        system::write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Shows our screen in front of what the terminal shows, with the mouse and without a cursor.
pub(super) fn show_screen() -> io::Result<()> {
    let mut out = Vec::new();
    queue!(out, EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide)?;
    RawStdout.write_all(&out)
}

/// Hides our screen, so that the terminal shows what it did before.
pub(super) fn hide_screen() -> io::Result<()> {
    let mut out = Vec::new();
    // Terminals without a second screen are cleared.
    queue!(out, DisableBracketedPaste, DisableMouseCapture, Clear(ClearType::All), MoveTo(0, 0))?;
    queue!(out, LeaveAlternateScreen, Show)?;
    RawStdout.write_all(&out)
}

/// The full screen. It is given back on drop, on a panic and on a signal.
#[derive(Debug)]
pub struct Screen(());

impl Screen {
    /// Takes the full screen.
    ///
    /// # Errors
    /// If there is no terminal, or its settings cannot be changed.
    pub fn enter() -> io::Result<Screen> {
        mode::remember_original()?;
        restore_on_signals(|| {})?;
        let print_panic = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let was_shown = give_back_after_panic();
            print_panic(panic);
            // A panic of any thread ends the program: its screen is gone, and every move is saved.
            if was_shown {
                std::process::exit(101);
            }
        }));
        let screen = Screen(());
        screen.take()?;
        Ok(screen)
    }

    fn take(&self) -> io::Result<()> {
        let mut mode = mode::lock();
        if *mode == Mode::Leaving {
            return Ok(());
        }
        *mode = Mode::Screen;
        system::set_raw()?;
        show_screen()
    }

    /// Runs `draw` while the mode is locked, if the screen is ours.
    ///
    /// # Errors
    /// Those of `draw`.
    pub fn draw(&self, draw: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        let mode = mode::lock();
        match *mode {
            Mode::Screen => draw(),
            _ => Ok(()),
        }
    }

    /// Whether the program was suspended since the last call. Everything has to be drawn again then.
    pub fn was_suspended(&mut self) -> bool {
        SUSPENDED.swap(false, Relaxed)
    }

    /// Waits until there is input, at most for `patience`. Returns whether the terminal still exists.
    ///
    /// # Errors
    /// If polling fails.
    pub fn wait(&self, patience: Duration) -> io::Result<bool> {
        system::wait(patience)
    }

    /// Writes a question to the terminal and reads what it answers, until `is_answered` or for `patience` at most. Returns what
    /// was read; keys that were pressed meanwhile are in it too, and lost.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn query(
        &self,
        question: &[u8],
        patience: Duration,
        is_answered: impl Fn(&[u8]) -> bool,
    ) -> io::Result<Vec<u8>> {
        RawStdout.write_all(question)?;
        let start = Instant::now();
        let mut answer = Vec::new();
        while !is_answered(&answer) {
            let left = patience.saturating_sub(start.elapsed());
            if left.is_zero() || answer.len() > MAX_ANSWER {
                break;
            }
            let mut bytes = [0; 256];
            match system::read_answer(left, &mut bytes)? {
                Some(count) => answer.extend_from_slice(&bytes[..count]),
                None => break,
            }
        }
        Ok(answer)
    }

    /// Suspends the program, as Ctrl-Z does outside raw mode.
    ///
    /// # Errors
    /// If the signal cannot be sent.
    pub fn suspend(&mut self) -> io::Result<()> {
        system::ask_to_suspend()
    }

    /// Runs `work` with the terminal in its original state.
    ///
    /// # Errors
    /// Those of `work`, or if the settings of the terminal cannot be changed.
    pub fn lend(&mut self, work: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        give_back(Mode::Lent);
        let done = work();
        self.take()?;
        done
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back(Mode::Lines);
    }
}

/// Gives the screen back, if it is ours, and enters the next mode.
fn give_back(next: Mode) {
    let mut mode = mode::lock();
    if *mode == Mode::Screen {
        *mode = next;
        let _ = hide_screen();
        mode::restore_original();
    }
}

/// Gives the screen back, if it is ours, and returns whether it was. Does not wait for the lock, which the thread that
/// panics holds if it panics while it draws.
fn give_back_after_panic() -> bool {
    let ours = mode::peek().is_none_or(|mode| mode == Mode::Screen);
    if ours {
        let _ = hide_screen();
        mode::restore_original();
    }
    ours
}
