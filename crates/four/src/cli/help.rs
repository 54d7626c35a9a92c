//! The texts of `--help`: puts the messages of `help.ftl` into the commands and arguments that clap parses.
//!
//! The key of a text is `help-`, the path of the command, and the name of the argument: `help-book-build-discs`. Options that
//! several commands share are `help-arg-NAME`.

use clap::builder::Styles;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory};
use four_text::Text;

use super::Cli;
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::notice::notice;
use crate::wording::InWords;

/// The name of the subcommand that explains others.
const HELP: &str = "help";

/// The name of its argument: the path of the command to explain.
const TOPIC: &str = "command";

/// All commands, with texts in this language.
pub(crate) fn command(text: Text) -> Command {
    worded(&Texts { text, lookup: &|key| text.lookup(key) })
}

fn worded(texts: &Texts) -> Command {
    let command = texts.command(Cli::command(), "help");
    let mut built = command.clone();
    built.build();
    with_usage(command, &built, texts)
}

/// The path of the command that `four help …` asks about; empty for the program.
pub(super) fn topic(matches: &ArgMatches) -> Vec<String> {
    let (mut path, mut here) = (Vec::new(), matches);
    while let Some((name, below)) = here.subcommand() {
        if name == HELP {
            path.extend(below.get_many::<String>(TOPIC).into_iter().flatten().cloned());
            return path;
        }
        path.push(name.into());
        here = below;
    }
    path
}

/// Prints the help of the command with this path.
pub(super) fn print(path: &[String], text: Text) -> ExitCode {
    let mut command = command(text);
    command.build();
    let mut found = &mut command;
    for name in path {
        match found.find_subcommand_mut(name) {
            Some(below) => found = below,
            None => {
                let error = CommandError::about(name, NoSuchCommandError);
                error.message(text).inspect(|message| notice(message));
                return error.exit_code();
            }
        }
    }
    if found.print_help().is_ok() { ExitCode::Success } else { ExitCode::Incomplete }
}

/// The text with each paragraph in one line, because clap wraps it for the terminal. Indented lines, such as examples, stay.
fn unwrapped(text: &str) -> String {
    let mut joined = String::new();
    let mut before = "";
    for line in text.lines() {
        let goes_on = [before, line].iter().all(|line| !line.is_empty() && !line.starts_with(' '));
        // A heading, such as "Examples:", has its own line.
        let goes_on = goes_on && !before.ends_with(':');
        if !joined.is_empty() {
            joined.push(if goes_on { ' ' } else { '\n' });
        }
        joined += line;
        before = line;
    }
    joined
}

/// A command that the program does not have.
#[derive(Debug)]
pub(crate) struct NoSuchCommandError;

impl InWords for NoSuchCommandError {
    fn in_words(&self, text: Text) -> String {
        text.cli_no_command().into()
    }
}

/// Where the texts come from.
struct Texts<'a> {
    text: Text,
    lookup: &'a dyn Fn(&str) -> Option<&'static str>,
}

impl Texts<'_> {
    /// A text; a test checks that every text exists.
    fn get(&self, key: &str) -> &'static str {
        (self.lookup)(key).unwrap_or_default()
    }

    /// `key` begins the keys of this command and of all that belongs to it.
    fn command(&self, command: Command, key: &str) -> Command {
        let is_root = key == "help";
        let about = self.get(if is_root { "help-about" } else { key });
        let command = with_help(command, is_root)
            .about(about)
            .mut_args(|arg| self.argument(arg, key))
            .mut_subcommands(|below| {
                let key = match below.get_name() {
                    HELP => "help-help".into(),
                    name => format!("{key}-{name}"),
                };
                self.command(below, &key)
            })
            .subcommand_value_name(self.value_name("COMMAND"));
        let command = match (self.lookup)(&format!("{key}-after")) {
            Some(after) => command.after_help(unwrapped(after)),
            None => command,
        };
        let template = self.template(&command);
        command.help_template(template)
    }

    fn argument(&self, arg: Arg, key: &str) -> Arg {
        let name = arg.get_long().map_or_else(|| arg.get_id().as_str().replace('_', "-"), String::from);
        let own = format!("{key}-{name}");
        let help = (self.lookup)(&own).unwrap_or_else(|| self.get(&format!("help-arg-{name}")));
        let mut parts = vec![help.to_owned()];
        parts.extend(self.notes(&arg, &own));
        let takes_values = arg.get_action().takes_values();
        let names = arg.get_value_names().filter(|_| takes_values);
        let names: Option<Vec<String>> =
            names.map(|names| names.iter().map(|name| self.value_name(name)).collect());
        let arg = arg.hide_env(true).hide_default_value(takes_values).hide_possible_values(takes_values);
        let arg = if let Some(names) = names { arg.value_names(names) } else { arg };
        arg.help(parts.join(" ").replace(" \n", "\n"))
    }

    /// What follows the text of an argument: its default, the variable that sets it, the values it can have.
    fn notes(&self, arg: &Arg, key: &str) -> Vec<String> {
        let mut notes = Vec::new();
        let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() && !arg.is_hide_default_value_set() {
            notes.push(self.text.cli_default(defaults.join(" ")));
        }
        if let Some(variable) = arg.get_env() {
            notes.push(self.text.cli_variable(variable.to_string_lossy()));
        }
        // A flag has the possible values true and false, which cannot be given.
        let values = if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() };
        let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
        let explained =
            |name: &&str| Some(format!("\n- {name}: {}", (self.lookup)(&format!("{key}-{name}"))?));
        let explained: Vec<String> = names.iter().filter_map(explained).collect();
        if explained.is_empty() && !names.is_empty() {
            notes.push(self.text.cli_values(names.join(", ")));
        }
        notes.extend(explained);
        notes
    }

    /// The name of a value, such as `FILE|MOVES`, with each word in the language of the user.
    fn value_name(&self, name: &str) -> String {
        let is_word = |part: &str| part.len() > 2 && part.chars().all(|c| c.is_ascii_uppercase());
        let word = |part: &str| match is_word(part) {
            true => self.get(&format!("help-value-{}", part.to_lowercase())).to_owned(),
            false => part.to_owned(),
        };
        name.split_inclusive(|c: char| !c.is_ascii_alphanumeric())
            .map(|part| match part.strip_suffix(|c: char| !c.is_ascii_alphanumeric()) {
                Some(before) => word(before) + &part[before.len()..],
                None => word(part),
            })
            .collect()
    }

    /// The order of the parts of the help, with their headings.
    fn template(&self, command: &Command) -> String {
        let style = *Styles::default().get_header();
        let heading = |key: &str| format!("{style}{}{style:#}", self.get(key));
        let mut template = format!("{{about-with-newline}}\n{} {{usage}}", heading("help-heading-usage"));
        let mut part = |is_there: bool, key: &str, tag: &str| {
            if is_there {
                template += &format!("\n\n{}\n{tag}", heading(key));
            }
        };
        part(command.has_subcommands(), "help-heading-commands", "{subcommands}");
        part(command.get_positionals().next().is_some(), "help-heading-arguments", "{positionals}");
        part(true, "help-heading-options", "{options}");
        template + "{after-help}"
    }
}

/// The flags and the subcommand that print help. Those of clap have English texts that cannot be changed.
fn with_help(command: Command, is_root: bool) -> Command {
    let flag = |name: &'static str, short, action| {
        Arg::new(name).short(short).long(name).action(action).display_order(950)
    };
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(flag(HELP, 'h', ArgAction::Help));
    if is_root {
        command = command.arg(flag("version", 'V', ArgAction::Version));
    }
    if command.has_subcommands() {
        let topic = Arg::new(TOPIC).value_name("COMMAND").num_args(0..);
        command = command.subcommand(Command::new(HELP).arg(topic));
    }
    command
}

/// Sets the usage lines, in which clap writes an English word.
fn with_usage(command: Command, built: &Command, texts: &Texts) -> Command {
    let usage = built.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", &format!("[{}]", texts.value_name("OPTIONS")));
    command.override_usage(usage).mut_subcommands(|below| match built.find_subcommand(below.get_name()) {
        Some(built) => with_usage(below, built, texts),
        None => below,
    })
}

#[cfg(test)]
#[allow(clippy::panic)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use four_text::Language;

    use super::*;

    /// Collects the commands and arguments without a text.
    fn silent(command: &Command, path: &str, found: &mut Vec<String>) {
        let is_missing = |text: Option<String>| text.is_none_or(|text| text.trim().is_empty());
        if is_missing(command.get_about().map(ToString::to_string)) {
            found.push(path.into());
        }
        for arg in command.get_arguments() {
            if is_missing(arg.get_help().map(ToString::to_string)) {
                found.push(format!("{path} {}", arg.get_id()));
            }
        }
        for below in command.get_subcommands() {
            silent(below, &format!("{path} {}", below.get_name()), found);
        }
    }

    #[test]
    fn a_paragraph_is_one_line_and_examples_keep_theirs() {
        let text = "One\ntwo.\n\nExamples:\n  four a   first\n  four b   second";
        assert_eq!(unwrapped(text), "One two.\n\nExamples:\n  four a   first\n  four b   second");
        let help = command(Text::of(Language::EN)).try_get_matches_from(["four", "puzzle", "--help"]);
        let help = help.map_err(|help| help.to_string()).err().unwrap_or_default();
        let broken = |lines: &[&str]| {
            let next = lines[1].split_whitespace().next().unwrap_or_default();
            let is_prose = [lines[0], lines[1]].iter().all(|line| !line.is_empty() && !line.starts_with(' '));
            is_prose && lines[0].len() + 1 + next.len() <= 60
        };
        let lines: Vec<&str> = help.lines().collect();
        assert!(help.contains("Examples:\n  four puzzle") && !lines.windows(2).any(broken), "{help}");
    }

    #[test]
    fn every_command_and_argument_has_a_text() {
        for language in Language::ALL {
            let mut found = Vec::new();
            silent(&command(Text::of(language)), "four", &mut found);
            assert!(found.is_empty(), "{language}: {found:#?}");
        }
    }

    #[test]
    fn every_text_belongs_to_a_command_or_an_argument() {
        let text = Text::of(Language::EN);
        let [used, missing] = [RefCell::new(BTreeSet::new()), RefCell::new(BTreeSet::new())];
        let lookup = |key: &str| {
            let found = text.lookup(key);
            let keys = if found.is_some() { &used } else { &missing };
            keys.borrow_mut().insert(key.to_owned());
            found
        };
        worded(&Texts { text, lookup: &lookup }).debug_assert();
        let all = Text::messages().map(|(key, _)| key).filter(|key| key.starts_with("help-"));
        let unused: Vec<&str> = all.filter(|key| !used.borrow().contains(*key)).collect();
        assert!(unused.is_empty(), "{unused:#?}");
        missing.borrow_mut().retain(|key| key.starts_with("help-value-"));
        assert!(missing.borrow().is_empty(), "{missing:#?}");
    }
}
