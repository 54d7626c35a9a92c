//! `four man`: the manual page of the program or of a command.

use std::io::Write;

use four_text::Text;

use crate::cli::help::{self, NoSuchCommandError};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;

pub(crate) fn run(command: Option<&str>, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let mut program = help::command(text);
    program.build();
    let page = match command {
        None => program,
        Some(name) => program.find_subcommand(name).ok_or(NoSuchCommandError).about(name)?.clone(),
    };
    clap_mangen::Man::new(page).render(out)?;
    Ok(ExitCode::Success)
}
