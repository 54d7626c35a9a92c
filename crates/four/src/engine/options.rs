//! The options that another program can set.

use four_engine::{Level, Options};
use four_rules::Rules;
use four_text::Text;

use crate::cli::{EngineArgs, lines, megabytes, threads};
use crate::error::CommandError;
use crate::solve;
use crate::wording::InWords;

#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub(super) level: Level,
    pub(super) rules: Rules,
    /// 0 for a random one each game.
    pub(super) seed: u64,
    pub(super) options: Options,
    /// How many of the best actions are reported.
    pub(super) lines: usize,
}

impl Settings {
    pub(super) fn new(args: &EngineArgs) -> Result<Settings, CommandError> {
        let options = args.search.options(true);
        Ok(Settings { level: args.level, rules: args.rules.parse()?, seed: args.seed, options, lines: 1 })
    }

    /// The lines that describe the options, each with its value.
    pub(super) fn offered(&self) -> [String; 6] {
        let levels: String = Level::ALL.iter().map(|level| format!(" var {level}")).collect();
        let Options { table, threads, .. } = self.options;
        [
            format!("option name Level type combo default {}{levels}", self.level),
            format!("option name Rules type string default {}", self.rules.values()),
            format!("option name Threads type spin default {threads} min 0 max 1024"),
            format!("option name Hash type spin default {} min 1 max {}", table >> 20, 1 << 20),
            format!("option name MultiPV type spin default {} min 1 max 64", self.lines),
            format!("option name Seed type spin default {} min 0 max {}", self.seed, u64::MAX),
        ]
    }

    /// Sets what `name NAME value VALUE` says; whether that changed the rules. On an error nothing changes.
    pub(super) fn set(&mut self, line: &str) -> Result<bool, OptionError> {
        let (name, value) = parts(line).ok_or(OptionError::Syntax)?;
        let known = name.to_ascii_lowercase();
        match known.as_str() {
            "level" => self.level = value.parse::<Level>().map_err(OptionError::of(&name))?,
            "rules" => self.rules = value.parse::<Rules>().map_err(OptionError::of(&name))?,
            "threads" => {
                self.options.threads = solve::threads(threads(&value).map_err(OptionError::of(&name))?);
            }
            "hash" => self.options.table = megabytes(&value).map_err(OptionError::of(&name))? << 20,
            "multipv" => self.lines = lines(&value).map_err(OptionError::of(&name))?,
            "seed" => self.seed = value.parse::<u64>().map_err(OptionError::of(&name))?,
            _ => return Err(OptionError::Unknown(name)),
        }
        Ok(known == "rules")
    }
}

/// Why an option cannot be set.
#[derive(Debug)]
pub(super) enum OptionError {
    /// The line is not `name NAME value VALUE`.
    Syntax,
    /// There is no option of this name.
    Unknown(String),
    /// The value of the option is wrong.
    Value { name: String, why: Box<dyn InWords> },
}

impl OptionError {
    /// Turns the error of a value into one of the option `name`.
    fn of<E: InWords + 'static>(name: &str) -> impl FnOnce(E) -> OptionError {
        move |why| OptionError::Value { name: name.into(), why: Box::new(why) }
    }
}

impl InWords for OptionError {
    fn in_words(&self, text: Text) -> String {
        match self {
            OptionError::Syntax => text.engine_setoption().into(),
            OptionError::Unknown(name) => text.engine_no_option(name),
            OptionError::Value { name, why } => text.cli_about(name, why.in_words(text)),
        }
    }
}

/// The name and the value, which may have spaces in them.
fn parts(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&"name", words) = words.split_first()? else { return None };
    let at = words.iter().position(|&word| word == "value")?;
    Some((words[..at].join(" "), words[at + 1..].join(" ")))
}
