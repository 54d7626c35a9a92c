//! The menu: a numbered list.

use four_console::ConsoleError;
use four_engine::Level;
use four_files::Library;
use four_rules::{Rules, Side};
use four_session::Seat;
use four_session::settings::Begins;

use super::parse::{self, Command};
use super::{Exit, Shared, history, options, puzzle};

/// The entries of the menu, in their order.
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
    fn title(self, shared: &Shared<'_>) -> &'static str {
        match self {
            Choice::Continue => shared.text.continue_game(),
            Choice::Computer => shared.text.play_computer(),
            Choice::Two => shared.text.two_players(),
            Choice::Puzzles => shared.text.puzzles(),
            Choice::Games => shared.text.history(),
            Choice::Rules => shared.text.rules(),
            Choice::Settings => shared.text.settings(),
            Choice::Quit => shared.text.quit(),
        }
    }

    /// The choice that a line names by its number, a command, or its title; and what follows the command.
    fn read(line: &str, shared: &Shared<'_>) -> Option<(Choice, String)> {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let lower = line.to_lowercase();
        let by_title = || CHOICES.into_iter().find(|choice| choice.title(shared).to_lowercase() == lower);
        if let Some(choice) = number.map_or_else(by_title, |index| CHOICES.get(index).copied()) {
            return Some((choice, String::new()));
        }
        let (command, rest) = parse::read(shared.text, line)?;
        let choice = match command {
            Command::Continue => Choice::Continue,
            Command::Drop | Command::New => Choice::Computer,
            Command::Puzzle => Choice::Puzzles,
            Command::Games | Command::Review => Choice::Games,
            Command::Rules => Choice::Rules,
            Command::Settings => Choice::Settings,
            Command::Quit => Choice::Quit,
            _ => return None,
        };
        Some((choice, rest.to_owned()))
    }
}

/// Reads choices until one leads elsewhere.
pub(super) fn enter(shared: &mut Shared<'_>) -> Result<Exit, ConsoleError> {
    list(shared)?;
    loop {
        let line = shared.lines.ask(shared.text.menu())?;
        let exit = match Choice::read(&line, shared) {
            Some((choice, rest)) => choose(shared, choice, &rest)?,
            None => other(shared, &line)?,
        };
        match exit {
            Some(Exit::Back | Exit::Menu) => list(shared)?,
            Some(exit) => return Ok(exit),
            None => {}
        }
    }
}

fn list(shared: &mut Shared<'_>) -> Result<(), ConsoleError> {
    let lines: Vec<String> = (1..)
        .zip(CHOICES)
        .map(|(number, choice)| shared.text.plain_list_item(number, choice.title(shared)))
        .collect();
    shared.say(&format!("{}\n{}", shared.text.plain_list_title(shared.text.menu()), lines.join("\n")))
}

/// Commands that are not on the list.
fn other(shared: &mut Shared<'_>, line: &str) -> Result<Option<Exit>, ConsoleError> {
    match parse::read(shared.text, line) {
        Some((Command::Language, rest)) => shared.set_language(rest)?,
        Some((Command::Help, _)) => shared.say(shared.text.plain_help_menu())?,
        Some((Command::Menu | Command::Leave | Command::Back, _)) => list(shared)?,
        _ if line.is_empty() => list(shared)?,
        _ => shared.not_understood(line)?,
    }
    Ok(None)
}

fn choose(shared: &mut Shared<'_>, choice: Choice, rest: &str) -> Result<Option<Exit>, ConsoleError> {
    Ok(match choice {
        Choice::Continue => Some(resume_last(shared)?).filter(|exit| !matches!(exit, Exit::Menu)),
        Choice::Computer => Some(against_computer(shared)?),
        Choice::Two => Some(two_players(shared)?),
        Choice::Puzzles => Some(puzzle::enter(shared, rest)?),
        Choice::Games => Some(history::enter(shared, rest)?),
        Choice::Rules => {
            shared.say(&shared.text.presets())?;
            None
        }
        Choice::Settings => Some(options::enter(shared)?),
        Choice::Quit => Some(Exit::Quit),
    })
}

/// The exit to the last unfinished game; to the menu if there is none.
pub(super) fn resume_last(shared: &mut Shared<'_>) -> Result<Exit, ConsoleError> {
    match shared.library.as_ref().and_then(Library::unfinished) {
        Some(saved) => Ok(Exit::Play(Box::new(shared.resume(&saved)))),
        None => {
            shared.say(shared.text.plain_nothing_to_continue())?;
            Ok(Exit::Menu)
        }
    }
}

fn against_computer(shared: &mut Shared<'_>) -> Result<Exit, ConsoleError> {
    let Some(chosen) = level(shared)? else { return Ok(Exit::Back) };
    let Some(begins) = begins(shared)? else { return Ok(Exit::Back) };
    let Some(rules) = rules(shared)? else { return Ok(Exit::Back) };
    shared.settings.level = chosen.to_string();
    shared.settings.side = begins;
    remember_rules(shared, &rules)?;
    let level = chosen.offered(&rules);
    if level != chosen {
        shared.say(&shared.text.plain_no_perfect(shared.text.level_choice(level)))?;
    }
    let (human, computer) = (Seat::Human(shared.settings.names[0].clone()), Seat::Computer(level));
    let seats = match begins {
        Begins::First => [human, computer],
        Begins::Second => [computer, human],
    };
    Ok(Exit::Play(Box::new(shared.new_game(rules, seats))))
}

fn two_players(shared: &mut Shared<'_>) -> Result<Exit, ConsoleError> {
    let mut names = shared.settings.names.clone();
    for side in Side::BOTH {
        let titles = [shared.text.first_name(), shared.text.second_name()];
        let Some(name) = name(shared, titles[side as usize], &names[side as usize])? else {
            return Ok(Exit::Back);
        };
        names[side as usize] = name;
    }
    let Some(rules) = rules(shared)? else { return Ok(Exit::Back) };
    shared.settings.names.clone_from(&names);
    remember_rules(shared, &rules)?;
    Ok(Exit::Play(Box::new(shared.new_game(rules, names.map(Seat::Human)))))
}

fn remember_rules(shared: &mut Shared<'_>, rules: &Rules) -> Result<(), ConsoleError> {
    shared.settings.rules = rules.values().to_string();
    shared.store_settings()
}

/// Asks until `read` accepts the answer; its error says what would be right. An empty line means `usual`; `None` means
/// that the player goes back.
fn choice<T>(
    shared: &mut Shared<'_>,
    question: &str,
    usual: (&str, T),
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Option<T>, ConsoleError> {
    let prompt = shared.text.plain_usual(question, usual.0);
    loop {
        let line = shared.lines.ask(&prompt)?;
        match parse::read(shared.text, &line) {
            _ if line.is_empty() => return Ok(Some(usual.1)),
            Some((Command::Back | Command::Menu | Command::Leave | Command::Quit, "")) => return Ok(None),
            _ => match read(&line) {
                Ok(answer) => return Ok(Some(answer)),
                Err(why) => shared.say(&why)?,
            },
        }
    }
}

/// Asks for the level of the computer.
pub(super) fn level(shared: &mut Shared<'_>) -> Result<Option<Level>, ConsoleError> {
    let (text, usual) = (shared.text, shared.settings.level());
    let levels = Level::ALL.map(|level| text.level_choice(level)).join(", ");
    choice(shared, &text.plain_level(&levels), (&text.level_choice(usual), usual), |line| {
        text.level_typed(line).ok_or_else(|| text.plain_no_level(&levels))
    })
}

/// Asks who makes the first move.
pub(super) fn begins(shared: &mut Shared<'_>) -> Result<Option<Begins>, ConsoleError> {
    let (text, usual) = (shared.text, shared.settings.side);
    let shown = if usual == Begins::First { "1" } else { "2" };
    choice(shared, text.plain_begins(), (shown, usual), |line| match line {
        "1" => Ok(Begins::First),
        "2" => Ok(Begins::Second),
        _ => Err(text.plain_one_or_two().to_owned()),
    })
}

/// Asks for rules.
pub(super) fn rules(shared: &mut Shared<'_>) -> Result<Option<Rules>, ConsoleError> {
    let (text, usual) = (shared.text, shared.settings.rules());
    choice(shared, text.plain_rules(), (&usual.values().to_string(), usual), |line| {
        if matches!(parse::read(text, line), Some((Command::Help | Command::Rules, _))) {
            return Err(text.presets());
        }
        let read = line.to_lowercase().parse::<Rules>();
        read.map_err(|error| text.plain_wrong_rules(text.rules_text_error(&error)))
    })
}

/// Asks for a name. A dash means no name.
pub(super) fn name(
    shared: &mut Shared<'_>,
    title: &str,
    usual: &str,
) -> Result<Option<String>, ConsoleError> {
    const MAX_CHARS: usize = 30;
    let question = shared.text.plain_name(title);
    let shown = if usual.is_empty() { "-" } else { usual };
    choice(shared, &question, (shown, usual.to_owned()), |line| {
        Ok(if line == "-" { String::new() } else { line.chars().take(MAX_CHARS).collect() })
    })
}
