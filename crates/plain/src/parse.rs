//! Reads typed lines: the phrases of every language, with or without accents.

use std::sync::LazyLock;

use four_rules::{Board, Cell, Column};
use four_text::{Language, Text};
use icu_normalizer::DecomposingNormalizerBorrowed;

/// A command that can be typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Board,
    Column,
    Rows,
    Picture,
    Threats,
    Drop,
    Pop,
    Remove,
    Undo,
    Redo,
    Hint,
    Scores,
    Coach,
    Moves,
    Who,
    Resign,
    Draw,
    Rematch,
    New,
    Continue,
    Review,
    Next,
    Back,
    First,
    Last,
    Turning,
    Summary,
    Try,
    Save,
    Games,
    More,
    Search,
    Open,
    Delete,
    Puzzle,
    Solution,
    Level,
    Language,
    Rules,
    Settings,
    Leave,
    Menu,
    Help,
    Quit,
    Yes,
    No,
    On,
    Off,
}

/// Every command with its name: the message `typed-NAME` lists the phrases that mean it.
const COMMANDS: &[(Command, &str)] = &[
    (Command::Board, "board"),
    (Command::Column, "column"),
    (Command::Rows, "rows"),
    (Command::Picture, "picture"),
    (Command::Threats, "threats"),
    (Command::Drop, "drop"),
    (Command::Pop, "pop"),
    (Command::Remove, "remove"),
    (Command::Undo, "undo"),
    (Command::Redo, "redo"),
    (Command::Hint, "hint"),
    (Command::Scores, "scores"),
    (Command::Coach, "coach"),
    (Command::Moves, "moves"),
    (Command::Who, "who"),
    (Command::Resign, "resign"),
    (Command::Draw, "draw"),
    (Command::Rematch, "rematch"),
    (Command::New, "new"),
    (Command::Continue, "continue"),
    (Command::Review, "review"),
    (Command::Next, "next"),
    (Command::Back, "back"),
    (Command::First, "first"),
    (Command::Last, "last"),
    (Command::Turning, "turning"),
    (Command::Summary, "summary"),
    (Command::Try, "try"),
    (Command::Save, "save"),
    (Command::Games, "games"),
    (Command::More, "more"),
    (Command::Search, "search"),
    (Command::Open, "open"),
    (Command::Delete, "delete"),
    (Command::Puzzle, "puzzle"),
    (Command::Solution, "solution"),
    (Command::Level, "level"),
    (Command::Language, "language"),
    (Command::Rules, "rules"),
    (Command::Settings, "settings"),
    (Command::Leave, "leave"),
    (Command::Menu, "menu"),
    (Command::Help, "help"),
    (Command::Quit, "quit"),
    (Command::Yes, "yes"),
    (Command::No, "no"),
    (Command::On, "on"),
    (Command::Off, "off"),
];

/// A phrase, as [`folded`] leaves it, and its command.
type Phrase = (Command, String);

/// The phrases of each language.
static PHRASES: LazyLock<Vec<(Language, Vec<Phrase>)>> = LazyLock::new(|| {
    Language::ALL.into_iter().map(|language| (language, phrases(Text::of(language)))).collect()
});

fn phrases(text: Text) -> Vec<Phrase> {
    let of = |&(command, name)| text.typed(name).map(move |phrase| (command, folded(phrase)));
    COMMANDS.iter().flat_map(of).collect()
}

/// The phrases that a player of this language may type: first its own, then those of English, then all others. The same
/// phrase may be another command in another language.
fn understood(text: Text) -> impl Iterator<Item = &'static Phrase> {
    let first = [text.language(), Language::EN];
    let of = |wanted| PHRASES.iter().filter(move |(language, _)| *language == wanted);
    let others = PHRASES.iter().filter(move |(language, _)| !first.contains(language));
    first.into_iter().flat_map(of).chain(others).flat_map(|(_, phrases)| phrases)
}

/// Maximum number of words of a phrase; a line may have thousands.
const MAX_WORDS: usize = 3;

/// The command of the longest phrase that a line begins with, and what follows it. `text` is in the language of the player.
pub(super) fn read(text: Text, line: &str) -> Option<(Command, &str)> {
    read_of(text, line, |_| true)
}

/// As [`read`], among the commands that `wanted` accepts.
fn read_of(text: Text, line: &str, wanted: impl Fn(Command) -> bool) -> Option<(Command, &str)> {
    let ends = line.match_indices(' ').map(|(at, _)| at).take(MAX_WORDS).chain([line.len()]);
    let beginnings: Vec<(usize, String)> = ends.map(|end| (end, folded(&line[..end]))).collect();
    beginnings.iter().rev().find_map(|(end, beginning)| {
        let (command, _) =
            understood(text).find(|(command, phrase)| wanted(*command) && phrase == beginning)?;
        Some((*command, line[*end..].trim()))
    })
}

/// Yes or no, if the line is nothing else. An empty line is no.
pub(super) fn yes_or_no(text: Text, line: &str) -> Option<bool> {
    if line.is_empty() {
        return Some(false);
    }
    match read_of(text, line, |command| matches!(command, Command::Yes | Command::No))? {
        (command, "") => Some(command == Command::Yes),
        _ => None,
    }
}

/// On or off, as typed after a command; `None` for anything else.
pub(super) fn on_or_off(text: Text, rest: &str) -> Option<bool> {
    match read(text, rest)? {
        (Command::On, "") => Some(true),
        (Command::Off, "") => Some(false),
        _ => None,
    }
}

/// A column as typed: its symbol or its number. A number that no board has becomes [`Column::MAX`].
pub(super) fn column(text: &str) -> Option<Column> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(column) => Some(column),
        Err(_) if is_number => {
            let number = text.parse::<usize>().unwrap_or(usize::MAX);
            Some(number.checked_sub(1).and_then(Column::new).unwrap_or(Column::MAX))
        }
        Err(_) => None,
    }
}

/// The column to drop into, if the line is nothing else. A letter is a column only if the board has that column;
/// otherwise it may be a command.
pub(super) fn bare_column(line: &str, board: &Board) -> Option<Column> {
    let column = column(line)?;
    let digits = line.bytes().all(|byte| byte.is_ascii_digit());
    (digits || board.has(column)).then_some(column)
}

/// A cell as typed: `42` or `4 2`.
pub(super) fn cell(text: &str) -> Option<Cell> {
    if let Ok(cell) = text.parse() {
        return Some(cell);
    }
    let (named, row) = text.split_once([' ', ','])?;
    let row = row.trim().parse::<u8>().ok()?.checked_sub(1)?;
    Some(Cell { column: column(named.trim())?, row })
}

/// Small letters without accents, whether composed or decomposed.
fn folded(text: &str) -> String {
    let is_mark = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let decomposed = DecomposingNormalizerBorrowed::new_nfd().normalize(text).to_lowercase();
    decomposed.chars().filter(|c| !is_mark(c)).map(|c| if c == 'đ' { 'd' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::Rules;

    #[test]
    fn the_longest_phrase_of_any_language_is_read() {
        let read = |line| read(Text::of(Language::EN), line);
        assert_eq!(read("column 4"), Some((Command::Column, "4")));
        assert_eq!(read("SAVE My File.pgn"), Some((Command::Save, "My File.pgn")));
        assert_eq!(read("rút lại"), Some((Command::Undo, "")));
        assert_eq!(read("rut lai"), Some((Command::Undo, "")));
        assert_eq!(read("Gỡ 4 2"), Some((Command::Remove, "4 2")));
        assert_eq!(read("đâ\u{309}y 4"), Some((Command::Pop, "4")));
        assert_eq!(read("đầu hàng"), Some((Command::Resign, "")));
        assert_eq!(read("boards"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn every_phrase_reads_as_its_command() {
        for (language, phrases) in PHRASES.iter() {
            for (command, phrase) in phrases {
                let found = read(Text::of(*language), phrase);
                assert_eq!(found, Some((*command, "")), "{language}: {phrase}");
                let longer = format!("{phrase} 4 5 6");
                let found = read(Text::of(*language), &longer);
                assert_eq!(found, Some((*command, "4 5 6")), "{language}: {phrase}");
            }
        }
    }

    #[test]
    fn every_command_has_phrases_and_every_list_of_phrases_a_command() {
        for (command, name) in COMMANDS {
            assert!(Text::of(Language::EN).typed(name).all(|phrase| !phrase.is_empty()), "{command:?}");
        }
        for (key, _) in Text::messages() {
            let Some(typed) = key.strip_prefix("typed-") else { continue };
            assert!(COMMANDS.iter().any(|(_, name)| *name == typed), "{typed}");
        }
    }

    #[test]
    fn no_phrase_without_accents_means_two_commands() {
        for (language, own) in PHRASES.iter() {
            // English is understood besides each language.
            let both = || own.iter().chain(&PHRASES[0].1);
            for (command, phrase) in both() {
                assert!(
                    both().all(|(other, same)| same != phrase || other == command),
                    "{language}: {phrase}"
                );
            }
        }
    }

    #[test]
    fn columns_and_cells_are_read_in_the_common_notation() {
        let (usual, wide) = (Rules::default(), "12x6".parse::<Rules>().unwrap());
        assert_eq!(bare_column("4", &usual.board()), Column::new(3));
        assert_eq!(bare_column("9", &usual.board()), Column::new(8));
        assert_eq!(bare_column("b", &usual.board()), None);
        assert_eq!(bare_column("b", &wide.board()), Column::new(10));
        assert_eq!(bare_column("12", &wide.board()), Column::new(11));
        assert_eq!(bare_column("99999999999999999999999", &wide.board()), Some(Column::MAX));
        assert_eq!(bare_column("0", &usual.board()), Some(Column::MAX));
        assert_eq!((cell("42"), cell("4 2"), cell("4, 2")), (cell("42"), cell("42"), cell("42")));
        assert_eq!(cell("42"), Cell::new(3, 1));
        assert_eq!((cell("4"), cell("4 0"), cell("4 x"), cell("")), (None, None, None, None));
    }

    #[test]
    fn an_empty_answer_is_no() {
        let yes_or_no = |line| yes_or_no(Text::of(Language::EN), line);
        assert_eq!(
            (yes_or_no(""), yes_or_no("n"), yes_or_no("không")),
            (Some(false), Some(false), Some(false))
        );
        assert_eq!((yes_or_no("Y"), yes_or_no("có"), yes_or_no("yes")), (Some(true), Some(true), Some(true)));
        assert_eq!((yes_or_no("maybe"), yes_or_no("yes 4")), (None, None));
    }
}
