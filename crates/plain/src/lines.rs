//! Reading and writing lines. No other module of this crate reads or writes.

use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use four_console::{ConsoleError, read_line};
use four_rules::is_hidden;

/// Maximum number of bytes that are kept of a line. Every command is shorter.
const MAX_BYTES: usize = 4096;

/// The input and the output.
pub(super) struct Lines<'a> {
    input: Source<'a>,
    output: &'a mut dyn Write,
    /// Whether every line read is also written: a terminal shows what is typed, a pipe does not.
    echo: bool,
}

/// Where lines come from.
enum Source<'a> {
    /// Read on demand; reading blocks.
    Blocking(&'a mut dyn BufRead),
    /// Read by a thread, so that the game can wait for a server meanwhile.
    Thread(Receiver<String>),
}

/// The result of waiting for a line.
pub(super) enum Typed {
    Line(String),
    /// Nothing was typed in time.
    Nothing,
    /// There will be no more lines.
    Ended,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write, echo: bool) -> Lines<'a> {
        Lines { input: Source::Blocking(input), output, echo }
    }

    /// Lines read by a thread of their own, for [`Lines::next_within`].
    pub(super) fn threaded(
        mut input: Box<dyn BufRead + Send>,
        output: &'a mut dyn Write,
        echo: bool,
    ) -> Lines<'a> {
        let (sender, receiver) = sync_channel(1);
        std::thread::spawn(move || {
            while let Ok(Some(line)) = read_line(input.as_mut(), MAX_BYTES) {
                if sender.send(printable(&line)).is_err() {
                    return;
                }
            }
        });
        Lines { input: Source::Thread(receiver), output, echo }
    }

    /// Writes a text on lines of its own.
    pub(super) fn say(&mut self, text: &str) -> Result<(), ConsoleError> {
        Ok(writeln!(self.output, "{}", text.trim_end())?)
    }

    /// Flushes the output.
    pub(super) fn flush(&mut self) -> Result<(), ConsoleError> {
        Ok(self.output.flush()?)
    }

    /// Prompts for the next line and returns it without the white space around it.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<String, ConsoleError> {
        write!(self.output, "{prompt}> ")?;
        self.output.flush()?;
        let line = match &mut self.input {
            Source::Blocking(input) => read_line(*input, MAX_BYTES)?.map(|line| printable(&line)),
            Source::Thread(lines) => lines.recv().ok(),
        };
        let Some(line) = line else {
            writeln!(self.output)?;
            self.output.flush()?;
            return Err(ConsoleError::InputEnded);
        };
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(line)
    }

    /// The next line, if one is typed within this time. There is no prompt; an echo begins with `>`.
    pub(super) fn next_within(&mut self, patience: Duration) -> Result<Typed, ConsoleError> {
        let line = match &mut self.input {
            Source::Blocking(input) => match read_line(*input, MAX_BYTES)? {
                Some(line) => printable(&line),
                None => return Ok(Typed::Ended),
            },
            Source::Thread(lines) => match lines.recv_timeout(patience) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(Typed::Nothing),
                Err(RecvTimeoutError::Disconnected) => return Ok(Typed::Ended),
            },
        };
        if self.echo {
            self.say(&format!("> {line}"))?;
        }
        Ok(Typed::Line(line))
    }
}

/// A line as visible text.
fn printable(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let text: String = text.chars().map(|c| if c == '\t' { ' ' } else { c }).collect();
    text.chars().filter(|&c| !is_hidden(c)).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_without_control_characters_and_up_to_the_limit() {
        let long = [b"7".repeat(3 * MAX_BYTES), b"\n\x1b[2J\xff\t8 \r\nlast".to_vec()].concat();
        let (mut input, mut output) = (long.as_slice(), Vec::new());
        let mut lines = Lines::new(&mut input, &mut output, true);
        assert_eq!(lines.ask("").unwrap().len(), MAX_BYTES);
        assert_eq!(lines.ask("").unwrap(), "[2J\u{fffd} 8");
        assert_eq!(lines.ask("").unwrap(), "last");
        assert!(matches!(lines.ask(""), Err(ConsoleError::InputEnded)));
        assert!(String::from_utf8(output).unwrap().ends_with("7\n> [2J\u{fffd} 8\n> last\n> \n"));
    }
}
