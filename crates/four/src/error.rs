//! Why a command did not do what it was asked.

use std::fmt::Display;
use std::io;

use four_client::ClientError;
use four_console::ConsoleError;
use four_text::Text;

use crate::exit_code::ExitCode;
use crate::wording::InWords;

/// The one error that commands return.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// Reading or writing failed, or the input ended.
    Console(ConsoleError),
    /// The connection to a server ended for good.
    Disconnected(ClientError),
    /// Something given to the program is wrong.
    BadInput {
        /// What is wrong: a file, an argument, a game. `None` if the reason names it.
        what: Option<String>,
        /// Why it is wrong. Worded when it is shown.
        why: Box<dyn InWords>,
    },
}

impl CommandError {
    /// The input is wrong for a reason that names what is wrong.
    pub(crate) fn bad_input(why: impl InWords + 'static) -> CommandError {
        CommandError::BadInput { what: None, why: Box::new(why) }
    }

    /// Something is wrong with `what`: a file, an argument, a game.
    pub(crate) fn about(what: impl Display, why: impl InWords + 'static) -> CommandError {
        CommandError::BadInput { what: Some(what.to_string()), why: Box::new(why) }
    }

    /// The message for the user; none if the reader of our output has closed it.
    pub(crate) fn message(&self, text: Text) -> Option<String> {
        Some(match self {
            CommandError::Console(ConsoleError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                return None;
            }
            CommandError::Console(error) => error.in_words(text),
            CommandError::Disconnected(error) => error.in_words(text),
            CommandError::BadInput { what: None, why } => why.in_words(text),
            CommandError::BadInput { what: Some(what), why } => text.cli_about(what, why.in_words(text)),
        })
    }

    pub(crate) const fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Console(_) | CommandError::Disconnected(_) => ExitCode::Incomplete,
            CommandError::BadInput { .. } => ExitCode::BadInput,
        }
    }
}

impl From<ConsoleError> for CommandError {
    fn from(error: ConsoleError) -> CommandError {
        CommandError::Console(error)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Console(error.into())
    }
}

/// Turns the error of a step into one about the input.
pub(crate) trait OrBadInput<T> {
    /// The error names what is wrong.
    fn or_bad_input(self) -> Result<T, CommandError>;

    /// The error is about `what`: a file, an argument, a game.
    fn about(self, what: impl Display) -> Result<T, CommandError>;
}

impl<T, E: InWords + 'static> OrBadInput<T> for Result<T, E> {
    fn or_bad_input(self) -> Result<T, CommandError> {
        self.map_err(CommandError::bad_input)
    }

    fn about(self, what: impl Display) -> Result<T, CommandError> {
        self.map_err(|why| CommandError::about(what, why))
    }
}
