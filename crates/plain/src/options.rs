//! The settings, as a numbered list.

use four_console::ConsoleError;
use four_session::settings::{Begins, Scores};
use four_text::Language;

use super::parse::{self, Command};
use super::{Exit, Shared, menu};

/// Changes settings until the player leaves.
pub(super) fn enter(shared: &mut Shared<'_>) -> Result<Exit, ConsoleError> {
    list(shared)?;
    loop {
        let line = shared.lines.ask(shared.text.settings())?;
        match (line.as_str(), parse::read(shared.text, &line)) {
            ("1", _) => next_language(shared)?,
            ("2", _) | (_, Some((Command::Level, _))) => set_level(shared)?,
            ("3", _) => set_begins(shared)?,
            ("4", _) | (_, Some((Command::Rules, _))) => set_rules(shared)?,
            ("5", _) | (_, Some((Command::Coach, ""))) => set_coach(shared, !shared.settings.coach)?,
            (_, Some((Command::Coach, rest))) => {
                set_coach(shared, parse::on_or_off(shared.text, rest) == Some(true))?;
            }
            ("6", _) | (_, Some((Command::Scores, ""))) => {
                set_scores(shared, shared.settings.scores == Scores::Off)?;
            }
            (_, Some((Command::Scores, rest))) => {
                set_scores(shared, parse::on_or_off(shared.text, rest) == Some(true))?;
            }
            ("7", _) => set_name(shared)?,
            ("", _) | (_, Some((Command::Settings, _))) => list(shared)?,
            (_, Some(found)) => {
                let help = shared.text.plain_help_settings();
                if let Some(exit) = shared.page_command(found, help, &line)? {
                    return Ok(exit);
                }
            }
            _ => shared.not_understood(&line)?,
        }
    }
}

fn list(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    let (text, settings) = (shared.text, &shared.settings);
    let on = |on: bool| if on { text.on() } else { text.off() };
    let begins = if settings.side == Begins::First { text.you() } else { text.the_computer() };
    let name = settings.names[0].as_str();
    let lines = [
        (text.language_setting(), text.language().name()),
        (text.level(), &text.level_choice(settings.level())),
        (text.begins(), begins),
        (text.rule_set(), &settings.rules().values().to_string()),
        (text.coach(), on(settings.coach)),
        (text.scores(), on(settings.scores != Scores::Off)),
        (text.your_name(), if name.is_empty() { "-" } else { name }),
    ];
    let lines: Vec<String> = (1..)
        .zip(lines)
        .map(|(number, (title, value))| text.plain_list_setting(number, title, value))
        .collect();
    shared.say(&format!("{}\n{}", text.plain_list_title(text.settings()), lines.join("\n")))
}

/// Changes to the next language of the list, after the last to the first.
fn next_language(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    let mut after =
        Language::ALL.into_iter().skip_while(|language| *language != shared.text.language()).skip(1);
    shared.set_language(after.next().unwrap_or(Language::ALL[0]).code())
}

fn set_level(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    if let Some(level) = menu::level(shared)? {
        shared.settings.level = level.to_string();
        changed(shared, shared.text.level(), &shared.text.level_choice(level))?;
    }
    Ok(())
}

fn set_begins(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    if let Some(begins) = menu::begins(shared)? {
        shared.settings.side = begins;
        let who = if begins == Begins::First { shared.text.you() } else { shared.text.the_computer() };
        changed(shared, shared.text.begins(), who)?;
    }
    Ok(())
}

fn set_rules(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    if let Some(rules) = menu::rules(shared)? {
        shared.settings.rules = rules.values().to_string();
        changed(shared, shared.text.rule_set(), &rules.values().to_string())?;
    }
    Ok(())
}

fn set_name(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    let usual = shared.settings.names[0].clone();
    if let Some(name) = menu::name(shared, shared.text.your_name(), &usual)? {
        shared.settings.names[0].clone_from(&name);
        changed(shared, shared.text.your_name(), if name.is_empty() { "-" } else { &name })?;
    }
    Ok(())
}

/// Sets whether the coach comments on every move.
pub(super) fn set_coach(shared: &mut Shared<'_>, on: bool) -> Result<(), ConsoleError> {
    shared.settings.coach = on;
    changed(shared, shared.text.coach(), if on { shared.text.on() } else { shared.text.off() })
}

/// Sets whether the scores of the columns are said before every move.
pub(super) fn set_scores(shared: &mut Shared<'_>, on: bool) -> Result<(), ConsoleError> {
    shared.settings.scores = match (on, shared.settings.scores) {
        (true, Scores::Off) => Scores::Numbers,
        (true, as_it_is) => as_it_is,
        (false, _) => Scores::Off,
    };
    changed(shared, shared.text.scores(), if on { shared.text.on() } else { shared.text.off() })
}

fn changed(shared: &mut Shared<'_>, what: &str, to: &str) -> Result<(), ConsoleError> {
    shared.store_settings()?;
    shared.say(&shared.text.plain_changed(what, to))
}
