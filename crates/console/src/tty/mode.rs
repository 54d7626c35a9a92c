//! What the terminal is used for, its original settings, and the lock that every change needs.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};

use super::system::{self, Settings};

/// The settings of the terminal before the program changed them. Empty if there is no terminal.
static ORIGINAL: OnceLock<Settings> = OnceLock::new();

/// The current mode. The lock is held while the terminal is changed or drawn on.
static MODE: Mutex<Mode> = Mutex::new(Mode::Lines);

/// What the program uses the terminal for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Lines with an echo: the original settings.
    Lines,
    /// Single keys without an echo.
    Keys,
    /// The full screen with the mouse.
    Screen,
    /// The original settings, while another program uses the terminal.
    Lent,
    /// The original settings, until the program ends.
    Leaving,
}

/// Locks the mode. Panics elsewhere do not matter: the mode is valid at any time.
pub(super) fn lock() -> MutexGuard<'static, Mode> {
    MODE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The current mode; `None` if another thread, or this one, holds the lock.
pub(super) fn peek() -> Option<Mode> {
    match MODE.try_lock() {
        Ok(mode) => Some(*mode),
        Err(TryLockError::Poisoned(_) | TryLockError::WouldBlock) => None,
    }
}

/// Remembers the settings of the terminal, once.
pub(super) fn remember_original() -> io::Result<()> {
    let settings = system::settings()?;
    ORIGINAL.get_or_init(|| settings);
    Ok(())
}

/// Restores the original settings. Errors are ignored: the terminal may be gone.
pub(super) fn restore_original() {
    if let Some(settings) = ORIGINAL.get() {
        system::restore(settings);
    }
}

/// Ends the line of a prompt at the terminal, so that later output does not follow the prompt.
pub(super) fn end_prompt() {
    if ORIGINAL.get().is_some() {
        let _ = writeln!(io::stderr());
    }
}

/// While this value exists, the terminal sends single keys without an echo.
pub(super) struct SingleKeys(());

impl SingleKeys {
    pub(super) fn new() -> io::Result<SingleKeys> {
        let mut mode = lock();
        if *mode != Mode::Leaving {
            *mode = Mode::Keys;
            system::set_single_keys()?;
        }
        Ok(SingleKeys(()))
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        let mut mode = lock();
        if *mode == Mode::Keys {
            *mode = Mode::Lines;
            restore_original();
        }
    }
}
