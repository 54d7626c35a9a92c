//! The terminal of Windows: the console, its settings, its events and its signals. It suspends no program.

mod keyboard;

use std::io::{self, BufReader, Read, Write};
use std::time::Duration;

use crossterm::{ansi_support, event, terminal};
use crossterm_winapi::{ConsoleMode, Handle};
use tokio::runtime;
use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};

use super::mode;
use super::signals::StopRequest;
use crate::{InputSource, Piped};

/// The flags of the console's input.
pub(super) type Settings = u32;

/// Input arrives in lines.
const LINE_INPUT: Settings = 2;
/// Input is echoed.
const ECHO_INPUT: Settings = 4;

/// Exit code of a program that Windows ends because of Ctrl-C.
const STOPPED: i32 = 0xc000_013a_u32.cast_signed();

fn console() -> io::Result<ConsoleMode> {
    Ok(ConsoleMode::from(Handle::current_in_handle()?))
}

/// The settings of the console.
pub(super) fn settings() -> io::Result<Settings> {
    console()?.mode()
}

/// Sets them again. Errors are ignored: the console may be gone.
pub(super) fn restore(settings: &Settings) {
    let _ = console().and_then(|console| console.set_mode(*settings));
}

/// Sets the console to single keys without an echo. Ctrl-C is still a signal.
pub(super) fn set_single_keys() -> io::Result<()> {
    let console = console()?;
    console.set_mode(console.mode()? & !(LINE_INPUT | ECHO_INPUT))
}

/// Sets the console to raw mode: every key arrives as it is, Ctrl-C too.
pub(super) fn set_raw() -> io::Result<()> {
    terminal::enable_raw_mode()
}

/// Standard input, known to be a terminal. Terminals of Git for Windows are pipes, which have lines only.
pub(super) fn keyboard() -> io::Result<Box<dyn InputSource>> {
    match mode::remember_original() {
        Ok(()) => Ok(Box::new(keyboard::ConsoleKeys::default())),
        Err(_) => Ok(piped()),
    }
}

/// Standard input, known to be no terminal.
pub(super) fn piped() -> Box<dyn InputSource> {
    Box::new(Piped(BufReader::new(WithoutReturns(io::stdin().lock()))))
}

/// Text without the carriage returns that end lines here.
struct WithoutReturns<R>(R);

impl<R: Read> Read for WithoutReturns<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.0.read(buffer)?;
            let mut kept = 0;
            for index in 0..read {
                buffer[kept] = buffer[index];
                kept += usize::from(buffer[kept] != b'\r');
            }
            if kept > 0 || read == 0 {
                return Ok(kept);
            }
        }
    }
}

/// Whether the console obeys escape sequences. From now on it does, if it can.
pub(super) fn obeys_escapes() -> Option<bool> {
    Some(ansi_support::supports_ansi())
}

/// The columns and lines of the console.
pub(super) fn size() -> Option<(u16, u16)> {
    terminal::size().ok()
}

/// Windows does not tell the size of a character.
pub(super) fn character_size() -> Option<(u16, u16)> {
    None
}

/// Writes to standard output. The console takes text and no bytes, so the standard library has to translate them; its lock is
/// never held for long.
pub(super) fn write(bytes: &[u8]) -> io::Result<usize> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(bytes.len())
}

/// Waits until there is input, at most for `patience`. Returns whether the console still exists: Windows ends a program without
/// one.
pub(super) fn wait(patience: Duration) -> io::Result<bool> {
    event::poll(patience)?;
    Ok(true)
}

/// The console gives keys and no bytes, so an answer of the terminal cannot be read.
pub(super) fn read_answer(_patience: Duration, _bytes: &mut [u8]) -> io::Result<Option<usize>> {
    Ok(None)
}

/// From now on calls `stop` for every signal to stop, in a thread of its own.
pub(super) fn on_signals(stop: impl Fn(StopRequest) + Send + 'static) -> io::Result<()> {
    let runtime = runtime::Builder::new_current_thread().build()?;
    let (mut key, mut other_key) = (ctrl_c()?, ctrl_break()?);
    let (mut closed, mut left, mut shut_down) = (ctrl_close()?, ctrl_logoff()?, ctrl_shutdown()?);
    std::thread::spawn(move || {
        runtime.block_on(async {
            loop {
                let by_key = tokio::select! {
                    _ = key.recv() => true,
                    _ = other_key.recv() => true,
                    _ = closed.recv() => false,
                    _ = left.recv() => false,
                    _ = shut_down.recv() => false,
                };
                stop(StopRequest { code: STOPPED, by_key });
            }
        });
    });
    Ok(())
}

/// Does nothing: Windows suspends no program.
pub(super) fn ask_to_suspend() -> io::Result<()> {
    Ok(())
}

/// Does nothing: Windows has no limit of file sizes.
pub(super) fn outlive_full_files() -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lose_their_carriage_returns() {
        let mut text = String::new();
        WithoutReturns(b"4\r\n\r\n\r".as_slice()).read_to_string(&mut text).unwrap();
        assert_eq!(text, "4\n\n");
    }
}
