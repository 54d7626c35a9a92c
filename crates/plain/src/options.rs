//! The settings, as a numbered list.

use super::parse::{self, Word};
use super::{Room, Way, menu};
use four_console::ConsoleError;
use four_session::settings::{Begins, Scores};
use four_text::Language;

/// Changes settings until the player leaves.
pub(super) fn enter(room: &mut Room<'_>) -> Result<Way, ConsoleError> {
    list(room)?;
    loop {
        let line = room.lines.ask(room.text.settings())?;
        let said = parse::read(&line);
        match (line.as_str(), said) {
            ("1", _) => next_language(room)?,
            ("2", _) | (_, Some((Word::Level, _))) => set_level(room)?,
            ("3", _) => set_begins(room)?,
            ("4", _) | (_, Some((Word::Rules, _))) => set_rules(room)?,
            ("5", _) | (_, Some((Word::Coach, ""))) => set_coach(room, !room.settings.coach)?,
            (_, Some((Word::Coach, rest))) => set_coach(room, parse::on_or_off(rest) == Some(true))?,
            ("6", _) | (_, Some((Word::Scores, ""))) => {
                set_scores(room, room.settings.scores == Scores::Off)?;
            }
            (_, Some((Word::Scores, rest))) => set_scores(room, parse::on_or_off(rest) == Some(true))?,
            ("7", _) => set_name(room)?,
            (_, Some((Word::Language, code))) => room.set_language(code)?,
            (_, Some((Word::Help, _))) => room.say(room.text.plain_help_settings())?,
            (_, Some((Word::Menu, _))) => return Ok(Way::Menu),
            (_, Some((Word::Quit, _))) => return Ok(Way::Quit),
            (_, Some((Word::Back | Word::Leave, _))) => return Ok(Way::Back),
            ("", _) | (_, Some((Word::Settings, _))) => list(room)?,
            _ => room.puzzled(&line)?,
        }
    }
}

fn list(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    let (text, settings) = (room.text, &room.settings);
    let on = |on: bool| if on { text.on() } else { text.off() };
    let begins = if settings.side == Begins::First { text.you() } else { text.the_computer() };
    let name = settings.names[0].as_str();
    let lines = [
        (text.language_setting(), text.language().name()),
        (text.level(), &text.level_name(settings.level())),
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
    room.say(&format!("{}\n{}", text.plain_list_title(text.settings()), lines.join("\n")))
}

/// Changes to the next language of the list, after the last to the first.
fn next_language(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    let mut after =
        Language::ALL.into_iter().skip_while(|language| *language != room.text.language()).skip(1);
    room.set_language(after.next().unwrap_or(Language::ALL[0]).code())
}

fn set_level(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    if let Some(level) = menu::level(room)? {
        room.settings.level = level.to_string();
        changed(room, room.text.level(), &room.text.level_name(level))?;
    }
    Ok(())
}

fn set_begins(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    if let Some(begins) = menu::begins(room)? {
        room.settings.side = begins;
        let who = if begins == Begins::First { room.text.you() } else { room.text.the_computer() };
        changed(room, room.text.begins(), who)?;
    }
    Ok(())
}

fn set_rules(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    if let Some(rules) = menu::rules(room)? {
        room.settings.rules = rules.values().to_string();
        changed(room, room.text.rule_set(), &rules.values().to_string())?;
    }
    Ok(())
}

fn set_name(room: &mut Room<'_>) -> Result<(), ConsoleError> {
    let usual = room.settings.names[0].clone();
    if let Some(name) = menu::name(room, room.text.your_name(), &usual)? {
        room.settings.names[0].clone_from(&name);
        changed(room, room.text.your_name(), if name.is_empty() { "-" } else { &name })?;
    }
    Ok(())
}

/// Sets whether the coach comments on every move.
pub(super) fn set_coach(room: &mut Room<'_>, on: bool) -> Result<(), ConsoleError> {
    room.settings.coach = on;
    changed(room, room.text.coach(), if on { room.text.on() } else { room.text.off() })
}

/// Sets whether the scores of the columns are said before every move.
pub(super) fn set_scores(room: &mut Room<'_>, on: bool) -> Result<(), ConsoleError> {
    room.settings.scores = match (on, room.settings.scores) {
        (true, Scores::Off) => Scores::Numbers,
        (true, as_it_is) => as_it_is,
        (false, _) => Scores::Off,
    };
    changed(room, room.text.scores(), if on { room.text.on() } else { room.text.off() })
}

fn changed(room: &mut Room<'_>, what: &str, to: &str) -> Result<(), ConsoleError> {
    room.keep_settings()?;
    room.say(&room.text.plain_changed(what, to))
}
