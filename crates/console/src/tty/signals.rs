//! Signals: the terminal is restored before the program ends or is suspended.

use std::io;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::mode::{self, Mode};
use super::screen::{SUSPENDED, hide_screen, show_screen};

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
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGTSTP => suspend(),
                _ => stop(signal, &finish),
            }
        }
    });
    Ok(())
}

/// From now on, a write beyond the limit of file sizes (`ulimit -f`) fails as on a full disk, and does not end the program.
///
/// # Errors
/// If the signal cannot be registered.
pub fn outlive_full_files() -> io::Result<()> {
    // The flag is never read. It gives the signal a handler.
    signal_hook::flag::register(SIGXFSZ, Arc::default()).map(drop)
}

/// Undoes what this mode changed. In other modes the terminal stays untouched: the shell may use it by now.
fn undo(mode: Mode) {
    if mode == Mode::Screen {
        let _ = hide_screen();
    }
    if matches!(mode, Mode::Keys | Mode::Screen) {
        mode::restore_original();
    }
}

/// Suspends the program as Ctrl-Z does, with the terminal restored, and changes the terminal again afterwards.
fn suspend() {
    let mode = mode::lock();
    undo(*mode);
    let _ = emulate_default_handler(SIGTSTP);
    match *mode {
        Mode::Keys => drop(mode::set_single_keys(1, 0)),
        Mode::Screen => {
            let _ = mode::set_raw().and_then(|()| show_screen());
            SUSPENDED.store(true, Relaxed);
        }
        Mode::Lines | Mode::Lent | Mode::Leaving => {}
    }
}

/// Ends the program with the terminal restored. The exit code is the one of a program that the signal ended.
fn stop(signal: i32, finish: &impl Fn()) {
    let mut mode = mode::lock();
    // These keys are meant for the program that has borrowed the terminal.
    if *mode == Mode::Lent && matches!(signal, SIGINT | SIGQUIT) {
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
    std::process::exit(128 + signal);
}
