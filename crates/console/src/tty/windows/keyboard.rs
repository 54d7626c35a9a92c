//! Standard input at a console: keys without Enter, and lines.

use std::io::{self, Write};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};

use crate::tty::mode::{self, SingleKeys};
use crate::{Answer, InputSource, read_line};

const ESCAPE: char = '\u{1b}';
const DELETE: char = '\u{7f}';
const CTRL_D: char = '\u{4}';
const CTRL_Z: char = '\u{1a}';

/// Standard input, known to be a console.
#[derive(Default)]
pub(super) struct ConsoleKeys {
    /// Set while a key is expected.
    keys: Option<SingleKeys>,
}

impl InputSource for ConsoleKeys {
    fn expect_key(&mut self) -> io::Result<()> {
        if self.keys.is_none() {
            self.keys = Some(SingleKeys::new()?);
        }
        Ok(())
    }

    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        self.expect_key()?;
        let key = loop {
            match event::read()? {
                Event::Key(key) if key.is_press() => break character(key),
                _ => {}
            }
        };
        self.keys = None;
        if matches!(key, CTRL_D | CTRL_Z) {
            mode::end_prompt();
            return Ok(None);
        }
        if key == '\n' || !key.is_control() {
            write!(echo, "{key}")?;
            echo.flush()?;
        }
        Ok(Some(key))
    }

    /// The console echoes the line.
    fn line(&mut self, _echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        self.keys = None;
        let Some(line) = read_line(&mut io::stdin().lock(), Answer::MAX_BYTES)? else {
            mode::end_prompt();
            return Ok(None);
        };
        Ok(Some(Answer::new(line.strip_suffix(b"\r").unwrap_or(&line))))
    }
}

/// The character that a Unix terminal sends for a key; an escape for a key without one.
fn character(key: KeyEvent) -> char {
    let control = key.modifiers.contains(KeyModifiers::CONTROL) && !key.modifiers.contains(KeyModifiers::ALT);
    match key.code {
        KeyCode::Char(letter) if control && letter.is_ascii_alphabetic() => {
            char::from(letter.to_ascii_uppercase() as u8 - b'@')
        }
        KeyCode::Char(letter) => letter,
        KeyCode::Enter => '\n',
        KeyCode::Tab => '\t',
        KeyCode::Backspace => DELETE,
        _ => ESCAPE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_characters_of_a_unix_terminal() {
        let plain = |code| character(KeyEvent::new(code, KeyModifiers::NONE));
        let control = |letter| character(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        assert_eq!(
            [plain(KeyCode::Char('é')), plain(KeyCode::Enter), plain(KeyCode::Left)],
            ['é', '\n', ESCAPE]
        );
        assert_eq!([control('d'), control('Z'), control('a')], [CTRL_D, CTRL_Z, '\u{1}']);
        let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
        assert_eq!(character(KeyEvent::new(KeyCode::Char('q'), alt_gr)), 'q');
    }
}
