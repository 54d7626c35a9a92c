//! The options that another program can set.

use std::num::ParseIntError;

use four_engine::{Level, Options, ParseLevelError};
use four_rules::{ParseRulesError, Rules};
use four_text::Text;

use crate::cli::{EngineArgs, megabytes, threads};
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
}

impl Settings {
    pub(super) fn new(args: &EngineArgs, text: Text) -> Result<Settings, CommandError> {
        let options = args.search.options(true);
        Ok(Settings { level: args.level, rules: args.rules.parse(text)?, seed: args.seed, options })
    }

    /// The lines that describe the options, each with its value.
    pub(super) fn offered(&self) -> [String; 5] {
        let levels: String = Level::ALL.iter().map(|level| format!(" var {level}")).collect();
        let Options { table, threads, .. } = self.options;
        [
            format!("option name Level type combo default {}{levels}", self.level),
            format!("option name Rules type string default {}", self.rules.values()),
            format!("option name Threads type spin default {threads} min 0 max 1024"),
            format!("option name Hash type spin default {} min 1 max {}", table >> 20, 1 << 20),
            format!("option name Seed type spin default {} min 0 max {}", self.seed, u64::MAX),
        ]
    }

    /// Sets what `name NAME value VALUE` says; whether that changed the rules. On an error nothing changes.
    pub(super) fn set(&mut self, line: &str, text: Text) -> Result<bool, String> {
        let (name, value) = parts(line).ok_or_else(|| text.engine_setoption())?;
        let wrong = |why: &dyn InWords| text.cli_about(&name, why.in_words(text));
        let known = name.to_ascii_lowercase();
        match known.as_str() {
            "level" => self.level = value.parse().map_err(|why: ParseLevelError| wrong(&why))?,
            "rules" => self.rules = value.parse().map_err(|why: ParseRulesError| wrong(&why))?,
            "threads" => {
                self.options.threads = solve::threads(threads(&value).map_err(|why| wrong(&why))?);
            }
            "hash" => self.options.table = megabytes(&value).map_err(|why| wrong(&why))? << 20,
            "seed" => self.seed = value.parse().map_err(|why: ParseIntError| wrong(&why))?,
            _ => return Err(text.engine_no_option(name)),
        }
        Ok(known == "rules")
    }
}

/// The name and the value, which may have spaces in them.
fn parts(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&"name", words) = words.split_first()? else { return None };
    let at = words.iter().position(|&word| word == "value")?;
    Some((words[..at].join(" "), words[at + 1..].join(" ")))
}
