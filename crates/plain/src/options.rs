//! The settings, as a numbered list.

use four_rules::Language;

use super::parse::{self, Word};
use super::{Room, Way, menu};
use four_console::Stop;
use four_session::settings::{Begins, Scores};
use four_text::terminal::fill;

/// Changes settings until somebody leaves.
pub(super) fn enter(room: &mut Room<'_>) -> Result<Way, Stop> {
    list(room)?;
    loop {
        let line = room.lines.ask(room.words.settings)?;
        let said = parse::read(&line);
        match (line.as_str(), said) {
            ("1", _) => other_language(room)?,
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
            (_, Some((Word::Help, _))) => room.say(room.words.plain_help_settings)?,
            (_, Some((Word::Menu, _))) => return Ok(Way::Menu),
            (_, Some((Word::Quit, _))) => return Ok(Way::Quit),
            (_, Some((Word::Back | Word::Leave, _))) => return Ok(Way::Back),
            ("", _) | (_, Some((Word::Settings, _))) => list(room)?,
            _ => room.puzzled(&line)?,
        }
    }
}

fn list(room: &mut Room<'_>) -> Result<(), Stop> {
    let (words, settings) = (room.words, &room.settings);
    let on = |on: bool| if on { words.on } else { words.off };
    let begins = if settings.side == Begins::First { words.you } else { words.the_computer };
    let name = settings.names[0].as_str();
    let lines = [
        (words.language, words.plain_language_name),
        (words.level, &words.level_name(settings.level())),
        (words.begins, begins),
        (words.rule_set, &settings.rules().values().to_string()),
        (words.coach, on(settings.coach)),
        (words.scores, on(settings.scores != Scores::Off)),
        (words.your_name, if name.is_empty() { "-" } else { name }),
    ];
    let lines: Vec<String> =
        (1..).zip(lines).map(|(number, (title, value))| format!("{number}. {title}: {value}")).collect();
    room.say(&format!("{}:\n{}", words.settings, lines.join("\n")))
}

/// There are two languages; the other one is meant.
fn other_language(room: &mut Room<'_>) -> Result<(), Stop> {
    let other = Language::ALL.into_iter().find(|language| *language != room.words.spoken);
    room.set_language(other.unwrap_or_default().code())
}

fn set_level(room: &mut Room<'_>) -> Result<(), Stop> {
    if let Some(level) = menu::level(room)? {
        room.settings.level = level.to_string();
        changed(room, room.words.level, &room.words.level_name(level))?;
    }
    Ok(())
}

fn set_begins(room: &mut Room<'_>) -> Result<(), Stop> {
    if let Some(begins) = menu::begins(room)? {
        room.settings.side = begins;
        let who = if begins == Begins::First { room.words.you } else { room.words.the_computer };
        changed(room, room.words.begins, who)?;
    }
    Ok(())
}

fn set_rules(room: &mut Room<'_>) -> Result<(), Stop> {
    if let Some(rules) = menu::rules(room)? {
        room.settings.rules = rules.values().to_string();
        changed(room, room.words.rule_set, &rules.values().to_string())?;
    }
    Ok(())
}

fn set_name(room: &mut Room<'_>) -> Result<(), Stop> {
    let usual = room.settings.names[0].clone();
    if let Some(name) = menu::name(room, room.words.your_name, &usual)? {
        room.settings.names[0].clone_from(&name);
        changed(room, room.words.your_name, if name.is_empty() { "-" } else { &name })?;
    }
    Ok(())
}

/// Whether the coach speaks about every move.
pub(super) fn set_coach(room: &mut Room<'_>, on: bool) -> Result<(), Stop> {
    room.settings.coach = on;
    changed(room, room.words.coach, if on { room.words.on } else { room.words.off })
}

/// Whether the worth of the columns is told at every move.
pub(super) fn set_scores(room: &mut Room<'_>, on: bool) -> Result<(), Stop> {
    room.settings.scores = match (on, room.settings.scores) {
        (true, Scores::Off) => Scores::Numbers,
        (true, as_it_is) => as_it_is,
        (false, _) => Scores::Off,
    };
    changed(room, room.words.scores, if on { room.words.on } else { room.words.off })
}

fn changed(room: &mut Room<'_>, what: &str, to: &str) -> Result<(), Stop> {
    room.keep_settings()?;
    room.say(&fill(room.words.plain_changed, &[&what, &to]))
}
