//! Signals: the terminal is restored before the program ends or is suspended.

use std::io;
use std::sync::OnceLock;

use super::mode::{self, Mode};
use super::screen::hide_screen;
use super::system;

/// A signal that asks the program to stop.
#[derive(Clone, Copy, Debug)]
pub(super) struct StopRequest {
    /// The exit code of a program that the signal ended.
    pub(super) code: i32,
    /// Whether a key of the terminal sent it. It is meant for the program that uses the terminal.
    pub(super) by_key: bool,
}

/// Handles signals from now on. A signal to stop (Ctrl-C, a closed window, SIGTERM) restores the terminal, runs `finish` and
/// ends the program. Ctrl-Z restores the terminal until the program continues. Only the first call has an effect.
///
/// # Errors
/// If the signals cannot be registered.
pub fn restore_on_signals(finish: impl Fn() + Send + 'static) -> io::Result<()> {
    static LISTENING: OnceLock<()> = OnceLock::new();
    if LISTENING.set(()).is_err() {
        return Ok(());
    }
    system::on_signals(move |request| stop(request, &finish))
}

/// From now on, a write beyond a limit of file sizes fails as on a full disk, and does not end the program.
///
/// # Errors
/// If the signal cannot be registered.
pub fn outlive_full_files() -> io::Result<()> {
    system::outlive_full_files()
}

/// Undoes what this mode changed. In other modes the terminal stays untouched: the shell may use it by now.
pub(super) fn undo(mode: Mode) {
    if mode == Mode::Screen {
        let _ = hide_screen();
    }
    if matches!(mode, Mode::Keys | Mode::Screen) {
        mode::restore_original();
    }
}

/// Ends the program with the terminal restored.
fn stop(request: StopRequest, finish: &impl Fn()) {
    let mut mode = mode::lock();
    // The key was meant for the program that has borrowed the terminal.
    if *mode == Mode::Lent && request.by_key {
        return;
    }
    let on_screen = *mode == Mode::Screen;
    undo(*mode);
    if on_screen {
        // Nothing is drawn after the screen is hidden.
        *mode = Mode::Leaving;
    }
    drop(mode);
    finish();
    mode = mode::lock();
    *mode = Mode::Leaving;
    mode::restore_original();
    if !on_screen {
        mode::end_prompt();
    }
    std::process::exit(request.code);
}
