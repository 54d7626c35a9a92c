//! The settings of the terminal: the original ones, the current ones, and the lock that every change needs.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};

use rustix::stdio::stdin;
use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr};

/// The settings of the terminal before the program changed them. Empty if there is no terminal.
static ORIGINAL: OnceLock<Termios> = OnceLock::new();

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
    let settings = tcgetattr(stdin())?;
    ORIGINAL.get_or_init(|| settings);
    Ok(())
}

/// Restores the original settings. Errors are ignored: the terminal may be gone.
pub(super) fn restore_original() {
    if let Some(settings) = ORIGINAL.get() {
        let _ = tcsetattr(stdin(), OptionalActions::Now, settings);
    }
}

/// Sets the terminal to single keys without an echo. A read returns after `min_keys` keys or after this many tenths of a
/// second.
pub(super) fn set_single_keys(min_keys: u8, tenths: u8) -> io::Result<()> {
    let mut settings = tcgetattr(stdin())?;
    settings.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
    settings.special_codes[SpecialCodeIndex::VMIN] = min_keys;
    settings.special_codes[SpecialCodeIndex::VTIME] = tenths;
    Ok(tcsetattr(stdin(), OptionalActions::Now, &settings)?)
}

/// Sets the terminal to raw mode: every key arrives as it is, Ctrl-C too.
pub(super) fn set_raw() -> io::Result<()> {
    let mut settings = tcgetattr(stdin())?;
    settings.make_raw();
    Ok(tcsetattr(stdin(), OptionalActions::Now, &settings)?)
}

/// Ends the line of a prompt at the terminal, so that later output does not follow the prompt.
pub(super) fn end_prompt() {
    if ORIGINAL.get().is_some() {
        let _ = writeln!(io::stderr());
    }
}
