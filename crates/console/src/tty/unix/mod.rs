//! The terminal of Unix systems: its settings, its input and its signals.

mod keyboard;

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Winsize, tcgetattr, tcgetwinsize, tcsetattr,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use super::mode::{self, Mode};
use super::screen::{SUSPENDED, show_screen};
use super::signals::{StopRequest, undo};
use crate::{InputSource, Piped};

pub(super) use rustix::termios::Termios as Settings;

/// The settings of the terminal.
pub(super) fn settings() -> io::Result<Settings> {
    Ok(tcgetattr(stdin())?)
}

/// Sets them again. Errors are ignored: the terminal may be gone.
pub(super) fn restore(settings: &Settings) {
    let _ = tcsetattr(stdin(), OptionalActions::Now, settings);
}

/// Sets the terminal to single keys without an echo.
pub(super) fn set_single_keys() -> io::Result<()> {
    set_key_wait(1, 0)
}

/// Sets the terminal to single keys without an echo. A read returns after `min_keys` keys or after this many tenths of a
/// second.
fn set_key_wait(min_keys: u8, tenths: u8) -> io::Result<()> {
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

/// Standard input, known to be a terminal.
pub(super) fn keyboard() -> io::Result<Box<dyn InputSource>> {
    mode::remember_original()?;
    Ok(Box::new(keyboard::Keyboard::default()))
}

/// Standard input, known to be no terminal.
pub(super) fn piped() -> Box<dyn InputSource> {
    Box::new(Piped(io::stdin().lock()))
}

/// Whether the terminal obeys escape sequences; `None` if its kind is unknown. `TERM` names it.
pub(super) fn obeys_escapes() -> Option<bool> {
    std::env::var_os("TERM").filter(|term| !term.is_empty()).map(|term| term != "dumb")
}

fn window() -> Option<Winsize> {
    tcgetwinsize(stdout()).ok()
}

/// The columns and lines of the terminal that is our output.
pub(super) fn size() -> Option<(u16, u16)> {
    window().map(|size| (size.ws_col, size.ws_row))
}

/// Width and height of a character in pixels, if the driver of the terminal knows them.
pub(super) fn character_size() -> Option<(u16, u16)> {
    let size = window()?;
    let [width, height] = [(size.ws_xpixel, size.ws_col), (size.ws_ypixel, size.ws_row)]
        .map(|(pixels, characters)| pixels.checked_div(characters).filter(|&size| size > 0));
    width.zip(height)
}

/// Writes to standard output without the lock of the standard library.
pub(super) fn write(bytes: &[u8]) -> io::Result<usize> {
    Ok(rustix::io::write(stdout(), bytes)?)
}

/// Waits until there is input, at most for `patience`. Returns whether the terminal still exists.
pub(super) fn wait(patience: Duration) -> io::Result<bool> {
    Ok(!poll_input(patience)?.intersects(PollFlags::HUP | PollFlags::ERR))
}

/// Reads what the terminal sends within `patience` at most. Returns the number of bytes; `None` if there will be no more.
pub(super) fn read_answer(patience: Duration, bytes: &mut [u8]) -> io::Result<Option<usize>> {
    if !poll_input(patience)?.contains(PollFlags::IN) {
        return Ok(Some(0));
    }
    Ok(Some(rustix::io::read(stdin(), bytes)?).filter(|&count| count > 0))
}

/// Waits until there is input, at most for `patience`. A signal ends the wait early.
fn poll_input(patience: Duration) -> io::Result<PollFlags> {
    let terminal = stdin();
    let mut ready = [PollFd::new(&terminal, PollFlags::IN)];
    let patience = Timespec::try_from(patience).ok();
    match poll(&mut ready, patience.as_ref()) {
        Ok(_) => Ok(ready[0].revents()),
        Err(rustix::io::Errno::INTR) => Ok(PollFlags::empty()),
        Err(error) => Err(error.into()),
    }
}

/// From now on calls `stop` for every signal to stop, and handles Ctrl-Z, in a thread of its own.
pub(super) fn on_signals(stop: impl Fn(StopRequest) + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGTSTP => suspend(),
                _ => stop(StopRequest { code: 128 + signal, by_key: matches!(signal, SIGINT | SIGQUIT) }),
            }
        }
    });
    Ok(())
}

/// Suspends the program as Ctrl-Z does, with the terminal restored, and changes the terminal again afterwards.
fn suspend() {
    let mode = mode::lock();
    undo(*mode);
    let _ = low_level::emulate_default_handler(SIGTSTP);
    match *mode {
        Mode::Keys => drop(set_single_keys()),
        Mode::Screen => {
            let _ = set_raw().and_then(|()| show_screen());
            SUSPENDED.store(true, Relaxed);
        }
        Mode::Lines | Mode::Lent | Mode::Leaving => {}
    }
}

/// Sends the program the signal that Ctrl-Z sends outside raw mode.
pub(super) fn ask_to_suspend() -> io::Result<()> {
    low_level::raise(SIGTSTP)
}

/// From now on, a write beyond the limit of file sizes (`ulimit -f`) fails as on a full disk, and does not end the program.
pub(super) fn outlive_full_files() -> io::Result<()> {
    // The flag is never read. It gives the signal a handler.
    signal_hook::flag::register(SIGXFSZ, Arc::default()).map(drop)
}
