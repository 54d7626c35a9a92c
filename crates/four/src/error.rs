//! Why a command did not do what it was asked.

use std::fmt::Display;
use std::io;

use four_console::ConsoleError;
use four_text::Text;

use crate::exit_code::ExitCode;
use crate::wording::InWords;

/// The one error that commands return.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// Reading or writing failed, or the input ended.
    Console(ConsoleError),
    /// Something given to the program is wrong. The message is in the user's language.
    BadInput(String),
}

impl CommandError {
    /// Something is wrong with `what`: a file, an argument, a game.
    pub(crate) fn about(text: Text, what: impl Display, why: impl Into<String>) -> CommandError {
        CommandError::BadInput(text.cli_about(what.to_string(), why.into()))
    }

    /// A search that nothing stops came back without a result.
    pub(crate) fn interrupted(text: Text) -> CommandError {
        CommandError::BadInput(text.search_stopped().into())
    }

    /// The message for the user; none if the reader of our output has closed it.
    pub(crate) fn message(&self, text: Text) -> Option<String> {
        match self {
            CommandError::Console(ConsoleError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                None
            }
            CommandError::Console(error) => Some(error.in_words(text)),
            CommandError::BadInput(message) => Some(message.clone()),
        }
    }

    pub(crate) const fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Console(_) => ExitCode::Incomplete,
            CommandError::BadInput(_) => ExitCode::BadInput,
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
