//! A real terminal: single keys without Enter, and always back to how it was.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::OnceLock;

use rustix::stdio::stdin;
use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::console::{Answer, Input, Piped};

/// How the terminal was when the program started.
static BEFORE: OnceLock<Termios> = OnceLock::new();

const CTRL_D: u8 = 4;
const ESCAPE: u8 = 27;

/// Standard input, as a terminal if it is one.
///
/// On a terminal, being told to stop (Ctrl-C, a closed window, SIGTERM) from now on ends the program with the terminal
/// as it was.
///
/// # Errors
/// If the terminal cannot be asked how it is set.
pub fn standard_input() -> io::Result<Box<dyn Input>> {
    if !io::stdin().is_terminal() {
        return Ok(Box::new(Piped(io::stdin().lock())));
    }
    if BEFORE.set(tcgetattr(stdin())?).is_ok() {
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        std::thread::spawn(move || {
            if let Some(signal) = signals.forever().next() {
                restore();
                // The cursor stands behind a prompt; what comes next should not.
                let _ = writeln!(io::stderr());
                std::process::exit(128 + signal);
            }
        });
    }
    Ok(Box::new(Terminal { keys: None }))
}

fn restore() {
    if let Some(before) = BEFORE.get() {
        let _ = tcsetattr(stdin(), OptionalActions::Now, before);
    }
}

/// Standard input, known to be a terminal.
struct Terminal {
    /// There while a key is expected.
    keys: Option<SingleKeys>,
}

/// While this lives, keys arrive one by one and unseen.
struct SingleKeys;

impl SingleKeys {
    fn new() -> io::Result<SingleKeys> {
        let mut modes = tcgetattr(stdin())?;
        modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        modes.special_codes[SpecialCodeIndex::VMIN] = 1;
        modes.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(stdin(), OptionalActions::Now, &modes)?;
        Ok(SingleKeys)
    }

    /// Waits for a byte; `None` at the end of the input.
    fn byte(&self) -> io::Result<Option<u8>> {
        let mut byte = [0];
        loop {
            match rustix::io::read(stdin(), &mut byte) {
                Ok(0) => return Ok(None),
                Ok(_) => return Ok(Some(byte[0])),
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Throws away what the key that was just read sent besides, as the arrow keys do.
    fn skip_sequence(&self) -> io::Result<()> {
        let mut modes = tcgetattr(stdin())?;
        modes.special_codes[SpecialCodeIndex::VMIN] = 0;
        tcsetattr(stdin(), OptionalActions::Now, &modes)?;
        rustix::io::read(stdin(), &mut [0; 32])?;
        Ok(())
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        restore();
    }
}

impl Input for Terminal {
    fn expect_key(&mut self) -> io::Result<()> {
        if self.keys.is_none() {
            self.keys = Some(SingleKeys::new()?);
        }
        Ok(())
    }

    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        let keys = self.keys.take().map_or_else(SingleKeys::new, Ok)?;
        let Some(first) = keys.byte()?.filter(|&byte| byte != CTRL_D) else { return Ok(None) };
        if first == ESCAPE {
            keys.skip_sequence()?;
        }
        let mut bytes = vec![first];
        let length = match first {
            0xc2..0xe0 => 2,
            0xe0..0xf0 => 3,
            0xf0..0xf5 => 4,
            _ => 1,
        };
        while bytes.len() < length
            && let Some(byte) = keys.byte()?
        {
            bytes.push(byte);
        }
        let key = String::from_utf8_lossy(&bytes).chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
        if key == '\n' || !key.is_control() {
            write!(echo, "{key}")?;
            echo.flush()?;
        }
        Ok(Some(key))
    }

    fn line(&mut self, _echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        // The terminal itself shows what is typed, and hands over one line at a time.
        let mut line = Vec::new();
        io::stdin().lock().read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        Ok(Some(Answer::new(line.strip_suffix(b"\n").unwrap_or(&line))))
    }
}
