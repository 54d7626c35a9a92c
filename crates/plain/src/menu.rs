//! The menu: what there is to do, as a numbered list.

use four_engine::Level;
use four_files::Library;
use four_rules::{Rules, Side};

use super::parse::{self, Word};
use super::{Room, Way, history, options, puzzle};
use four_console::Stop;
use four_session::Seat;
use four_session::settings::Begins;

/// What the menu offers, in its order.
#[derive(Clone, Copy)]
enum Choice {
    Continue,
    Computer,
    Two,
    Puzzles,
    Games,
    Rules,
    Settings,
    Quit,
}

const CHOICES: [Choice; 8] = {
    use Choice::{Computer, Continue, Games, Puzzles, Quit, Rules, Settings, Two};
    [Continue, Computer, Two, Puzzles, Games, Rules, Settings, Quit]
};

impl Choice {
    fn title(self, room: &Room<'_>) -> &'static str {
        match self {
            Choice::Continue => room.text.continue_game(),
            Choice::Computer => room.text.play_computer(),
            Choice::Two => room.text.two_players(),
            Choice::Puzzles => room.text.puzzles(),
            Choice::Games => room.text.history(),
            Choice::Rules => room.text.rules(),
            Choice::Settings => room.text.settings(),
            Choice::Quit => room.text.quit(),
        }
    }

    /// The choice that a line names by its number, a command, or its title; and what follows the command.
    fn read(line: &str, room: &Room<'_>) -> Option<(Choice, String)> {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let lower = line.to_lowercase();
        let by_title = || CHOICES.into_iter().find(|choice| choice.title(room).to_lowercase() == lower);
        if let Some(choice) = number.map_or_else(by_title, |index| CHOICES.get(index).copied()) {
            return Some((choice, String::new()));
        }
        let (word, rest) = parse::read(line)?;
        let choice = match word {
            Word::Continue => Choice::Continue,
            Word::Drop | Word::New => Choice::Computer,
            Word::Puzzle => Choice::Puzzles,
            Word::Games | Word::Review => Choice::Games,
            Word::Rules => Choice::Rules,
            Word::Settings => Choice::Settings,
            Word::Quit => Choice::Quit,
            _ => return None,
        };
        Some((choice, rest.to_owned()))
    }
}

/// Offers the menu until the player goes elsewhere.
pub(super) fn enter(room: &mut Room<'_>) -> Result<Way, Stop> {
    list(room)?;
    loop {
        let line = room.lines.ask(room.text.menu())?;
        let way = match Choice::read(&line, room) {
            Some((choice, rest)) => choose(room, choice, &rest)?,
            None => other(room, &line)?,
        };
        match way {
            Some(Way::Back | Way::Menu) => list(room)?,
            Some(way) => return Ok(way),
            None => {}
        }
    }
}

fn list(room: &mut Room<'_>) -> Result<(), Stop> {
    let lines: Vec<String> = (1..)
        .zip(CHOICES)
        .map(|(number, choice)| room.text.plain_list_item(number, choice.title(room)))
        .collect();
    room.say(&format!("{}\n{}", room.text.plain_list_title(room.text.menu()), lines.join("\n")))
}

/// Commands that are not on the list.
fn other(room: &mut Room<'_>, line: &str) -> Result<Option<Way>, Stop> {
    match parse::read(line) {
        Some((Word::Language, rest)) => room.set_language(rest)?,
        Some((Word::Help, _)) => room.say(room.text.plain_help_menu())?,
        Some((Word::Menu | Word::Leave | Word::Back, _)) => list(room)?,
        _ if line.is_empty() => list(room)?,
        _ => room.puzzled(line)?,
    }
    Ok(None)
}

fn choose(room: &mut Room<'_>, choice: Choice, rest: &str) -> Result<Option<Way>, Stop> {
    Ok(match choice {
        Choice::Continue => Some(continued(room)?).filter(|way| !matches!(way, Way::Menu)),
        Choice::Computer => Some(against_computer(room)?),
        Choice::Two => Some(two_players(room)?),
        Choice::Puzzles => Some(puzzle::enter(room, rest)?),
        Choice::Games => Some(history::enter(room, rest)?),
        Choice::Rules => {
            room.say(&room.text.presets())?;
            None
        }
        Choice::Settings => Some(options::enter(room)?),
        Choice::Quit => Some(Way::Quit),
    })
}

/// The way to the last unfinished game; to the menu if there is none.
pub(super) fn continued(room: &mut Room<'_>) -> Result<Way, Stop> {
    match room.library.as_ref().and_then(Library::unfinished) {
        Some(kept) => Ok(Way::Play(Box::new(room.resume(&kept)))),
        None => {
            room.say(room.text.plain_nothing_to_continue())?;
            Ok(Way::Menu)
        }
    }
}

fn against_computer(room: &mut Room<'_>) -> Result<Way, Stop> {
    let Some(level) = level(room)? else { return Ok(Way::Back) };
    let Some(begins) = begins(room)? else { return Ok(Way::Back) };
    let Some(rules) = rules(room)? else { return Ok(Way::Back) };
    room.settings.level = level.to_string();
    room.settings.side = begins;
    remember(room, &rules)?;
    let (human, computer) = (Seat::Human(room.settings.names[0].clone()), Seat::Computer(level));
    let seats = match begins {
        Begins::First => [human, computer],
        Begins::Second => [computer, human],
    };
    Ok(Way::Play(Box::new(room.new_game(rules, seats))))
}

fn two_players(room: &mut Room<'_>) -> Result<Way, Stop> {
    let mut names = room.settings.names.clone();
    for side in Side::BOTH {
        let titles = [room.text.first_name(), room.text.second_name()];
        let Some(name) = name(room, titles[side as usize], &names[side as usize])? else {
            return Ok(Way::Back);
        };
        names[side as usize] = name;
    }
    let Some(rules) = rules(room)? else { return Ok(Way::Back) };
    room.settings.names.clone_from(&names);
    remember(room, &rules)?;
    Ok(Way::Play(Box::new(room.new_game(rules, names.map(Seat::Human)))))
}

fn remember(room: &mut Room<'_>, rules: &Rules) -> Result<(), Stop> {
    room.settings.rules = rules.values().to_string();
    room.keep_settings()
}

/// Asks until the answer can be read. An empty line means `usual`; `None` means that the player wants to go back.
fn choice<T>(
    room: &mut Room<'_>,
    question: &str,
    usual: (&str, T),
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Option<T>, Stop> {
    let prompt = room.text.plain_usual(question, usual.0);
    loop {
        let line = room.lines.ask(&prompt)?;
        match parse::read(&line) {
            _ if line.is_empty() => return Ok(Some(usual.1)),
            Some((Word::Back | Word::Menu | Word::Leave | Word::Quit, "")) => return Ok(None),
            _ => match read(&line) {
                Ok(answer) => return Ok(Some(answer)),
                Err(why) => room.say(&why)?,
            },
        }
    }
}

/// Asks for the level of the computer.
pub(super) fn level(room: &mut Room<'_>) -> Result<Option<Level>, Stop> {
    let (text, usual) = (room.text, room.settings.level());
    choice(room, text.plain_level(), (&usual.to_string(), usual), |line| {
        line.to_lowercase().parse().map_err(|_| text.plain_no_level().to_owned())
    })
}

/// Asks who makes the first move.
pub(super) fn begins(room: &mut Room<'_>) -> Result<Option<Begins>, Stop> {
    let (text, usual) = (room.text, room.settings.side);
    let shown = if usual == Begins::First { "1" } else { "2" };
    choice(room, text.plain_begins(), (shown, usual), |line| match line {
        "1" => Ok(Begins::First),
        "2" => Ok(Begins::Second),
        _ => Err(text.plain_one_or_two().to_owned()),
    })
}

/// Asks for rules.
pub(super) fn rules(room: &mut Room<'_>) -> Result<Option<Rules>, Stop> {
    let (text, usual) = (room.text, room.settings.rules());
    choice(room, text.plain_rules(), (&usual.values().to_string(), usual), |line| {
        if matches!(parse::read(line), Some((Word::Help | Word::Rules, _))) {
            return Err(text.presets());
        }
        let read = line.to_lowercase().parse::<Rules>();
        read.map_err(|error| text.plain_wrong_rules(text.rules_text_error(&error)))
    })
}

/// Asks for a name. A dash means no name.
pub(super) fn name(room: &mut Room<'_>, title: &str, usual: &str) -> Result<Option<String>, Stop> {
    const LONGEST: usize = 30;
    let question = room.text.plain_name(title);
    let shown = if usual.is_empty() { "-" } else { usual };
    choice(room, &question, (shown, usual.to_owned()), |line| {
        Ok(if line == "-" { String::new() } else { line.chars().take(LONGEST).collect() })
    })
}
