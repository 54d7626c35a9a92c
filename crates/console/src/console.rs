//! Where a game asks and players answer: key prompts and line prompts, at a terminal or through a pipe.

use std::io::{self, BufRead, Write};

use thiserror::Error;

/// Why a session stopped before the game did.
#[derive(Debug, Error)]
pub enum Stop {
    /// There is no more input.
    #[error("the input ended before the game did")]
    InputEnded,
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// What was typed at a line prompt, without the newline. Any bytes at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer(Vec<u8>);

impl Answer {
    /// What is kept of an answer; what goes beyond it is shown and forgotten.
    pub const MOST_BYTES: usize = 1 << 20;

    /// An answer of these bytes.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Answer {
        Answer(bytes[..bytes.len().min(Answer::MOST_BYTES)].to_vec())
    }

    /// The answer as text; what is no text in it shows as `\u{fffd}`.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }

    /// The number, if it is ASCII digits and nothing else. A number too big for any board is `usize::MAX`.
    #[must_use]
    pub fn digits(&self) -> Option<usize> {
        number(&self.0)
    }

    /// The number, with any spaces and tabs around it.
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        let blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let from = self.0.iter().take_while(blank).count();
        let after = self.0.iter().rev().take_while(blank).count();
        number(self.0.get(from..self.0.len() - after)?)
    }
}

fn number(digits: &[u8]) -> Option<usize> {
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let append =
        |number: usize, &digit: &u8| number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
    Some(digits.iter().fold(0, append))
}

/// Where answers come from. Both kinds show on `echo` what a person at the console would have seen.
pub trait Input {
    /// A key prompt is about to be shown; whoever answers it at once shall be understood.
    ///
    /// # Errors
    /// If the terminal cannot be prepared.
    fn expect_key(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// One key; `None` at the end of the input. What is no character is `\u{fffd}`.
    ///
    /// # Errors
    /// If reading or showing fails.
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>>;

    /// One line; `None` at the end of the input.
    ///
    /// # Errors
    /// If reading or showing fails.
    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>>;
}

/// Reads a line and keeps at most this many bytes of it; `None` if the input has ended. An endless line needs no more
/// room than that.
///
/// # Errors
/// If reading fails.
pub fn read_line<R: BufRead + ?Sized>(input: &mut R, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let found = read_pieces(input, |piece| {
        line.extend(piece.iter().take(most.saturating_sub(line.len())));
        Ok(())
    })?;
    Ok(found.then_some(line))
}

/// Hands on the next line piece by piece, without its newline. Returns whether there was one.
fn read_pieces<R: BufRead + ?Sized>(
    input: &mut R,
    mut take: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<bool> {
    let mut any = false;
    loop {
        let piece = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            piece => piece?,
        };
        if piece.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = piece.iter().position(|&byte| byte == b'\n');
        take(&piece[..end.unwrap_or(piece.len())])?;
        let used = end.map_or(piece.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// Input that is not a terminal: every prompt takes one line, a key prompt its first character.
#[derive(Debug)]
pub struct Piped<R>(pub R);

impl<R: BufRead> Input for Piped<R> {
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        /// No character takes more bytes.
        const MAX_CHAR: usize = 4;
        let Some(start) = read_line(&mut self.0, MAX_CHAR)? else { return Ok(None) };
        if start.is_empty() {
            echo.write_all(b"\n")?;
            return Ok(Some('\n'));
        }
        let (key, length) = first_char(&start);
        echo.write_all(&start[..length])?;
        Ok(Some(key))
    }

    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        let mut answer = Vec::new();
        let found = read_pieces(&mut self.0, |piece| {
            answer.extend(piece.iter().take(Answer::MOST_BYTES.saturating_sub(answer.len())));
            echo.write_all(piece)
        })?;
        if !found {
            return Ok(None);
        }
        echo.write_all(b"\n")?;
        Ok(Some(Answer(answer)))
    }
}

/// The first character of some bytes and how many of them it takes; a byte that begins none counts for itself.
fn first_char(bytes: &[u8]) -> (char, usize) {
    let valid = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    valid.chars().next().map_or((char::REPLACEMENT_CHARACTER, 1), |key| (key, key.len_utf8()))
}

/// An input and an output.
pub struct Console<'a> {
    input: &'a mut dyn Input,
    output: &'a mut dyn Write,
    shows_colours: bool,
}

impl<'a> Console<'a> {
    /// A console that asks on `output` and listens on `input`.
    pub fn new(input: &'a mut dyn Input, output: &'a mut dyn Write) -> Console<'a> {
        Console { input, output, shows_colours: false }
    }

    /// The same, for an output that can show pictures in coloured characters.
    #[must_use]
    pub fn with_colours(self, shows_colours: bool) -> Console<'a> {
        Console { shows_colours, ..self }
    }

    /// Whether pictures in coloured characters can be shown here.
    #[must_use]
    pub const fn shows_colours(&self) -> bool {
        self.shows_colours
    }

    /// Shows text.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Makes sure that everything said can be seen.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn flush(&mut self) -> Result<(), Stop> {
        Ok(self.output.flush()?)
    }

    /// Asks for a key.
    ///
    /// # Errors
    /// If there is none.
    pub fn ask_key(&mut self, prompt: &str) -> Result<char, Stop> {
        self.input.expect_key()?;
        self.say(prompt)?;
        self.flush()?;
        self.input.key(self.output)?.ok_or(Stop::InputEnded)
    }

    /// Asks for a line.
    ///
    /// # Errors
    /// If there is none.
    pub fn ask_line(&mut self, prompt: &str) -> Result<Answer, Stop> {
        self.say(prompt)?;
        self.flush()?;
        self.input.line(self.output)?.ok_or(Stop::InputEnded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(input: &[u8]) -> (Vec<char>, Vec<u8>) {
        let (mut piped, mut echo) = (Piped(input), Vec::new());
        let keys = std::iter::from_fn(|| piped.key(&mut echo).unwrap()).collect();
        (keys, echo)
    }

    #[test]
    fn a_key_is_the_first_character_of_a_line() {
        assert_eq!(keys(b"abc\n\n\xc3\xa9x\nlast"), (vec!['a', '\n', 'é', 'l'], "a\nél".into()));
        assert_eq!(keys(b"\xff\xfe\n"), (vec!['\u{fffd}'], vec![0xff]));
        assert_eq!(keys(b"\xc3\n"), (vec!['\u{fffd}'], vec![0xc3]));
    }

    #[test]
    fn a_line_is_echoed_whole_however_long() {
        let long = [b"7".repeat(3 << 20), b"\nnext".to_vec()].concat();
        let (mut piped, mut echo) = (Piped(long.as_slice()), Vec::new());
        assert_eq!(piped.line(&mut echo).unwrap().unwrap().number(), Some(usize::MAX));
        assert_eq!(piped.line(&mut echo).unwrap(), Some(Answer::new(b"next")));
        assert_eq!(piped.line(&mut echo).unwrap(), None);
        assert_eq!(echo, [long, b"\n".to_vec()].concat());
    }

    #[test]
    fn numbers_are_ascii_digits() {
        let number = |text: &str| Answer::new(text.as_bytes()).number();
        assert_eq!([number("3"), number(" \t3\t"), number("007")], [Some(3), Some(3), Some(7)]);
        assert_eq!(number("99999999999999999999"), Some(usize::MAX));
        for wrong in ["", " ", "+3", "-1", "3.0", "1 2", "٣", "3\r"] {
            assert_eq!(number(wrong), None, "{wrong:?}");
        }
        assert_eq!(Answer::new(b" 3").digits(), None);
    }
}
