//! Where answers come from: the trait, the answer to a line prompt, and input that is not a terminal.

use std::io::{self, BufRead, Write};

/// A line that was typed, without its newline. It may hold any bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer(Vec<u8>);

impl Answer {
    /// The most bytes that are kept of a line. The rest is echoed and dropped.
    pub const MAX_BYTES: usize = 1 << 20;

    /// An answer of these bytes.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Answer {
        Answer(bytes[..bytes.len().min(Answer::MAX_BYTES)].to_vec())
    }

    /// The answer as text. Bytes that are not UTF-8 become `\u{fffd}`.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }

    /// The number, if the answer consists of ASCII digits only. A number too large for `usize` is `usize::MAX`.
    #[must_use]
    pub fn digits(&self) -> Option<usize> {
        parse_digits(&self.0)
    }

    /// The number, like [`digits`](Answer::digits), but spaces and tabs around it are allowed.
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        let blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let from = self.0.iter().take_while(blank).count();
        let after = self.0.iter().rev().take_while(blank).count();
        parse_digits(self.0.get(from..self.0.len() - after)?)
    }
}

fn parse_digits(digits: &[u8]) -> Option<usize> {
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let append =
        |number: usize, &digit: &u8| number.saturating_mul(10).saturating_add(usize::from(digit - b'0'));
    Some(digits.iter().fold(0, append))
}

/// Where answers come from. Every source writes to `echo` what a person at a terminal would see of the answer.
pub trait InputSource {
    /// Prepares for a key. Called before the prompt is shown, so that a key pressed at once needs no Enter.
    ///
    /// # Errors
    /// If the terminal cannot be prepared.
    fn expect_key(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Reads one key. `None` at the end of the input; `\u{fffd}` for bytes that are not a character.
    ///
    /// # Errors
    /// If reading or echoing fails.
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>>;

    /// Reads one line. `None` at the end of the input.
    ///
    /// # Errors
    /// If reading or echoing fails.
    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>>;
}

/// Reads a line without its newline and keeps at most `max` bytes of it; the rest is read and dropped. `None` at the end
/// of the input.
///
/// ```
/// # use four_console::read_line;
/// let mut input = b"4453\n44".as_slice();
/// assert_eq!(read_line(&mut input, 3).unwrap(), Some(b"445".to_vec()));
/// assert_eq!(read_line(&mut input, 3).unwrap(), Some(b"44".to_vec()));
/// assert_eq!(read_line(&mut input, 3).unwrap(), None);
/// ```
///
/// # Errors
/// If reading fails.
pub fn read_line<R: BufRead + ?Sized>(input: &mut R, max: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let found = read_pieces(input, |piece| {
        append_up_to(&mut line, piece, max);
        Ok(())
    })?;
    Ok(found.then_some(line))
}

/// Appends as many bytes of `piece` as fit into `max` bytes.
pub(crate) fn append_up_to(line: &mut Vec<u8>, piece: &[u8], max: usize) {
    let room = max.saturating_sub(line.len());
    line.extend_from_slice(&piece[..piece.len().min(room)]);
}

/// Passes the next line to `take` piece by piece, without its newline. Returns whether there was a line.
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

/// Input that is not a terminal. Every prompt takes one line; a key prompt takes its first character.
#[derive(Debug)]
pub struct Piped<R>(pub R);

impl<R: BufRead> InputSource for Piped<R> {
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        /// The most bytes of a character in UTF-8.
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
            append_up_to(&mut answer, piece, Answer::MAX_BYTES);
            echo.write_all(piece)
        })?;
        if !found {
            return Ok(None);
        }
        echo.write_all(b"\n")?;
        Ok(Some(Answer(answer)))
    }
}

/// The first character and its length in bytes. A byte that does not begin a character counts as one.
fn first_char(bytes: &[u8]) -> (char, usize) {
    let valid = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    valid.chars().next().map_or((char::REPLACEMENT_CHARACTER, 1), |key| (key, key.len_utf8()))
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
    fn a_line_of_any_length_is_echoed_whole() {
        let long = [b"7".repeat(3 << 20), b"\nnext".to_vec()].concat();
        let (mut piped, mut echo) = (Piped(long.as_slice()), Vec::new());
        let answer = piped.line(&mut echo).unwrap().unwrap();
        assert_eq!(answer.text().len(), Answer::MAX_BYTES);
        assert_eq!(answer.number(), Some(usize::MAX));
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
