//! Standard input at a terminal: keys without Enter, and lines.

use std::collections::VecDeque;
use std::io::{self, Write};

use rustix::stdio::stdin;

use super::set_key_wait;
use crate::input::append_up_to;
use crate::tty::mode::{self, Mode, SingleKeys};
use crate::{Answer, InputSource};

const CTRL_D: u8 = 4;
const ESCAPE: u8 = 27;

/// From now on a read returns after `min_keys` keys or after this many tenths of a second, unless the program ends.
fn wait_for(min_keys: u8, tenths: u8) -> io::Result<()> {
    match *mode::lock() {
        Mode::Leaving => Ok(()),
        _ => set_key_wait(min_keys, tenths),
    }
}

/// Standard input, known to be a terminal.
#[derive(Default)]
pub(super) struct Keyboard {
    /// Set while a key is expected.
    keys: Option<SingleKeys>,
    /// Bytes that were typed before their prompt. The terminal has not echoed them.
    ahead: VecDeque<u8>,
}

impl Keyboard {
    /// Reads the bytes that are there, or waits for some. Returns whether there were any.
    fn read(&mut self) -> io::Result<bool> {
        let mut buffer = [0; 4096];
        loop {
            match rustix::io::read(stdin(), &mut buffer) {
                Ok(length) => {
                    self.ahead.extend(&buffer[..length]);
                    return Ok(length > 0);
                }
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The next byte of a key that has begun, if it arrives within a tenth of a second and `belongs` to the key.
    fn next_byte(&mut self, belongs: impl Fn(u8) -> bool) -> io::Result<Option<u8>> {
        if self.ahead.is_empty() {
            wait_for(0, 1)?;
            self.read()?;
            wait_for(1, 0)?;
        }
        Ok(self.ahead.pop_front_if(|byte| belongs(*byte)))
    }

    /// Skips the bytes that a key such as an arrow sends after the escape.
    fn skip_sequence(&mut self) -> io::Result<()> {
        if self.next_byte(|byte| byte == b'[' || byte == b'O')?.is_none() {
            return Ok(());
        }
        while self.next_byte(|byte| (0x20..0x40).contains(&byte))?.is_some() {}
        self.next_byte(|byte| (0x40..0x7f).contains(&byte))?;
        Ok(())
    }

    /// The character that begins with this byte.
    fn character(&mut self, first: u8) -> io::Result<char> {
        let length = match first {
            0xc2..0xe0 => 2,
            0xe0..0xf0 => 3,
            0xf0..0xf5 => 4,
            _ => 1,
        };
        let mut bytes = vec![first];
        while bytes.len() < length
            && let Some(byte) = self.next_byte(|byte| (0x80..0xc0).contains(&byte))?
        {
            bytes.push(byte);
        }
        Ok(String::from_utf8_lossy(&bytes).chars().next().unwrap_or(char::REPLACEMENT_CHARACTER))
    }
}

impl InputSource for Keyboard {
    fn expect_key(&mut self) -> io::Result<()> {
        if self.keys.is_none() {
            self.keys = Some(SingleKeys::new()?);
        }
        Ok(())
    }

    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        self.expect_key()?;
        if self.ahead.is_empty() {
            self.read()?;
        }
        let Some(first) = self.ahead.pop_front().filter(|&byte| byte != CTRL_D) else {
            self.keys = None;
            mode::end_prompt();
            return Ok(None);
        };
        if first == ESCAPE {
            self.skip_sequence()?;
        }
        let key = self.character(first)?;
        self.keys = None;
        if key == '\n' || !key.is_control() {
            write!(echo, "{key}")?;
            echo.flush()?;
        }
        Ok(Some(key))
    }

    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        self.keys = None;
        let mut line = Vec::new();
        // The terminal echoes what is typed from now on, but not what was typed ahead.
        let mut unseen = self.ahead.len();
        loop {
            while let Some(byte) = self.ahead.pop_front() {
                let ended = byte == CTRL_D && line.is_empty();
                if unseen > 0 && !ended {
                    echo.write_all(&[byte])?;
                    unseen -= 1;
                }
                match byte {
                    b'\n' => return Ok(Some(Answer::new(&line))),
                    _ if ended => {
                        mode::end_prompt();
                        return Ok(None);
                    }
                    _ => append_up_to(&mut line, &[byte], Answer::MAX_BYTES),
                }
            }
            if !self.read()? {
                mode::end_prompt();
                return Ok((!line.is_empty()).then(|| Answer::new(&line)));
            }
        }
    }
}
