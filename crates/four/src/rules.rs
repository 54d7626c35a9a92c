//! `four rules`: the rule sets with a name, and the words to put together others.

use std::io::Write;

use four_rules::Preset;
use four_text::Text;

use crate::error::CommandError;
use crate::exit_code::ExitCode;

pub(crate) fn run(text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    writeln!(out, "{}\n", text.rules_named())?;
    for preset in &Preset::ALL {
        writeln!(out, "  {:<9} {}", preset.name, text.preset_about(preset.name))?;
    }
    writeln!(out, "\n{}", text.rules_own())?;
    Ok(ExitCode::Success)
}
