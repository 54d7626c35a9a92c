//! `four completions`: a script that completes arguments in a shell.

use std::io::Write;

use clap_complete::Shell;
use four_text::Text;

use crate::cli::help;
use crate::error::CommandError;
use crate::exit_code::ExitCode;

pub(crate) fn run(shell: Shell, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    // `generate` panics if it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(text), "four", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::Success)
}
