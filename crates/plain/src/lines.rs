//! Lines in, lines out: the only place where the game of lines reads and writes.

use std::io::{self, BufRead, Write};

use four_console::Stop;

/// What is kept of a line; nobody types more, and no more of it is needed to say that it is not understood.
const LONGEST: usize = 4096;

/// Where lines come from and where they go.
pub(super) struct Lines<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// Whether what was typed has to be shown: a pipe does not show it.
    echo: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write, echo: bool) -> Lines<'a> {
        Lines { input, output, echo }
    }

    /// Says something, on a line or several of its own.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.output, "{}", text.trim_end())?)
    }

    /// Makes sure that what was said can be read.
    pub(super) fn flush(&mut self) -> Result<(), Stop> {
        Ok(self.output.flush()?)
    }

    /// The next line, without the white space around it.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<String, Stop> {
        write!(self.output, "{prompt}> ")?;
        self.output.flush()?;
        let Some(line) = next_line(self.input)? else {
            writeln!(self.output)?;
            self.output.flush()?;
            return Err(Stop::InputEnded);
        };
        let line = shown(&line);
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(line)
    }
}

/// The bytes of a line as text that can be shown: nothing in it moves the cursor or rings.
pub(super) fn shown(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let text: String = text.chars().map(|c| if c == '\t' { ' ' } else { c }).collect();
    text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned()
}

/// Reads a line and keeps its beginning; `None` if there are no more.
pub(super) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Vec<u8>>> {
    let (mut line, mut any) = (Vec::new(), false);
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST - line.len())]);
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_can_be_shown_of_it() {
        let long = [b"7".repeat(3 * LONGEST), b"\n\x1b[2J\xff\t8 \r\nlast".to_vec()].concat();
        let (mut input, mut output) = (long.as_slice(), Vec::new());
        let mut lines = Lines::new(&mut input, &mut output, true);
        assert_eq!(lines.ask("").unwrap().len(), LONGEST);
        assert_eq!(lines.ask("").unwrap(), "[2J\u{fffd} 8");
        assert_eq!(lines.ask("").unwrap(), "last");
        assert!(matches!(lines.ask(""), Err(Stop::InputEnded)));
        assert!(String::from_utf8(output).unwrap().ends_with("7\n> [2J\u{fffd} 8\n> last\n> \n"));
    }
}
