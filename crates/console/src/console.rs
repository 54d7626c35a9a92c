//! Prompts and their answers.

use std::io::{self, Write};

use thiserror::Error;

use crate::input::{Answer, InputSource};

/// Why a prompt got no answer.
#[derive(Debug, Error)]
pub enum ConsoleError {
    /// There is no more input.
    #[error("the input ended before the game did")]
    InputEnded,
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// An input and an output.
pub struct Console<'a> {
    input: &'a mut dyn InputSource,
    output: &'a mut dyn Write,
    shows_colours: bool,
}

impl<'a> Console<'a> {
    /// A console that prompts on `output` and reads answers from `input`.
    pub fn new(input: &'a mut dyn InputSource, output: &'a mut dyn Write) -> Console<'a> {
        Console { input, output, shows_colours: false }
    }

    /// The same console, for an output that can show pictures in coloured characters.
    #[must_use]
    pub fn with_colours(self, shows_colours: bool) -> Console<'a> {
        Console { shows_colours, ..self }
    }

    /// Whether the output can show pictures in coloured characters.
    #[must_use]
    pub const fn shows_colours(&self) -> bool {
        self.shows_colours
    }

    /// Writes text. It may stay in the buffer of the output until the next prompt or [`flush`](Console::flush).
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn say(&mut self, text: &str) -> Result<(), ConsoleError> {
        Ok(self.output.write_all(text.as_bytes())?)
    }

    /// Flushes the output.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn flush(&mut self) -> Result<(), ConsoleError> {
        Ok(self.output.flush()?)
    }

    /// Prompts for a key.
    ///
    /// # Errors
    /// If the input has ended, or reading or writing fails.
    pub fn ask_key(&mut self, prompt: &str) -> Result<char, ConsoleError> {
        self.input.expect_key()?;
        self.say(prompt)?;
        self.flush()?;
        self.input.key(self.output)?.ok_or(ConsoleError::InputEnded)
    }

    /// Prompts for a line.
    ///
    /// # Errors
    /// If the input has ended, or reading or writing fails.
    pub fn ask_line(&mut self, prompt: &str) -> Result<Answer, ConsoleError> {
        self.say(prompt)?;
        self.flush()?;
        self.input.line(self.output)?.ok_or(ConsoleError::InputEnded)
    }
}
