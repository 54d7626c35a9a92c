//! Wrong arguments, in words.

use std::error::Error as _;
use std::io::{self, Write};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use four_text::Text;

use crate::exit_code::ExitCode;
use crate::wording::value_error;

/// Prints the help that was asked for, or what is wrong with the arguments.
pub(super) fn print(error: &Error, text: Text) -> ExitCode {
    let printed = match message(error, text) {
        None => error.print(),
        Some(message) => write!(io::stderr(), "{}", full(&message, error, text)),
    };
    match printed {
        Ok(()) if error.use_stderr() => ExitCode::BadInput,
        Ok(()) => ExitCode::Success,
        Err(_) => ExitCode::Incomplete,
    }
}

/// The message, a similar word if there is one, and how the command is used.
fn full(message: &str, error: &Error, text: Text) -> String {
    let mut parts = vec![text.parse_error(message)];
    parts.extend(tip(error).map(|similar| text.parse_tip(similar)));
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        parts.push(text.parse_usage(usage.trim_end()));
    }
    parts.push(text.parse_more().into());
    parts.join("\n\n") + "\n"
}

/// The words that were perhaps meant.
fn tip(error: &Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| strings(error, kind))
}

fn strings(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(many) if !many.is_empty() => Some(many.join(", ")),
        _ => None,
    }
}

/// What is wrong; nothing if help or the version was asked for.
fn message(error: &Error, text: Text) -> Option<String> {
    let context = |kind| strings(error, kind).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => return None,
        ErrorKind::InvalidValue if value.is_empty() => text.parse_no_value(argument),
        ErrorKind::InvalidValue => text.parse_not_one_of(value, argument, context(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => {
            let why = error.source().map(|source| value_error(source, text)).unwrap_or_default();
            text.parse_bad_value(value, argument, why)
        }
        ErrorKind::UnknownArgument => text.parse_unknown_argument(argument),
        ErrorKind::InvalidSubcommand => text.parse_unknown_command(context(ContextKind::InvalidSubcommand)),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if argument == other { text.parse_twice(argument) } else { text.parse_conflict(argument, other) }
        }
        ErrorKind::MissingRequiredArgument => text.parse_missing(argument),
        ErrorKind::TooManyValues => text.parse_too_many(value, argument),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => text.parse_no_value(argument),
        ErrorKind::InvalidUtf8 => text.cli_not_utf8().into(),
        // Nothing else can happen with the arguments that the commands have.
        _ => error.kind().to_string(),
    })
}
