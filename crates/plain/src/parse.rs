//! What can be typed: the phrases of every language, with or without accents.

use std::sync::LazyLock;

use four_rules::{Board, Cell, Column};
use four_text::{Language, Text};
use icu_normalizer::DecomposingNormalizerBorrowed;

/// A command that can be typed somewhere in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
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

/// Every word with its command: the message `typed-` and that name has the phrases to type.
const COMMANDS: &[(Word, &str)] = &[
    (Word::Board, "board"),
    (Word::Column, "column"),
    (Word::Rows, "rows"),
    (Word::Picture, "picture"),
    (Word::Threats, "threats"),
    (Word::Drop, "drop"),
    (Word::Pop, "pop"),
    (Word::Remove, "remove"),
    (Word::Undo, "undo"),
    (Word::Redo, "redo"),
    (Word::Hint, "hint"),
    (Word::Scores, "scores"),
    (Word::Coach, "coach"),
    (Word::Moves, "moves"),
    (Word::Who, "who"),
    (Word::Resign, "resign"),
    (Word::Draw, "draw"),
    (Word::Rematch, "rematch"),
    (Word::New, "new"),
    (Word::Continue, "continue"),
    (Word::Review, "review"),
    (Word::Next, "next"),
    (Word::Back, "back"),
    (Word::First, "first"),
    (Word::Last, "last"),
    (Word::Turning, "turning"),
    (Word::Summary, "summary"),
    (Word::Try, "try"),
    (Word::Save, "save"),
    (Word::Games, "games"),
    (Word::More, "more"),
    (Word::Search, "search"),
    (Word::Open, "open"),
    (Word::Delete, "delete"),
    (Word::Puzzle, "puzzle"),
    (Word::Solution, "solution"),
    (Word::Level, "level"),
    (Word::Language, "language"),
    (Word::Rules, "rules"),
    (Word::Settings, "settings"),
    (Word::Leave, "leave"),
    (Word::Menu, "menu"),
    (Word::Help, "help"),
    (Word::Quit, "quit"),
    (Word::Yes, "yes"),
    (Word::No, "no"),
    (Word::On, "on"),
    (Word::Off, "off"),
];

/// The phrases of every language, as [`folded`] leaves them.
static PHRASES: LazyLock<Vec<(Word, String)>> = LazyLock::new(|| {
    let languages = || Language::ALL.into_iter().map(Text::of);
    let phrases = |command| languages().flat_map(move |text| text.typed(command)).map(folded);
    COMMANDS.iter().flat_map(|&(word, command)| phrases(command).map(move |phrase| (word, phrase))).collect()
});

/// The most words of a phrase; a line may have thousands.
const MOST_WORDS: usize = 3;

/// The word of the longest phrase that a line begins with, and what follows it.
pub(super) fn read(line: &str) -> Option<(Word, &str)> {
    read_of(line, |_| true)
}

/// As [`read`], among some of the words.
fn read_of(line: &str, wanted: impl Fn(Word) -> bool) -> Option<(Word, &str)> {
    let ends = line.match_indices(' ').map(|(at, _)| at).take(MOST_WORDS).chain([line.len()]);
    let beginnings: Vec<(usize, String)> = ends.map(|end| (end, folded(&line[..end]))).collect();
    beginnings.iter().rev().find_map(|(end, beginning)| {
        let (word, _) = PHRASES.iter().find(|(word, phrase)| wanted(*word) && phrase == beginning)?;
        Some((*word, line[*end..].trim()))
    })
}

/// Yes or no, if the line says that and nothing else. Saying nothing is no.
pub(super) fn yes_or_no(line: &str) -> Option<bool> {
    if line.is_empty() {
        return Some(false);
    }
    match read_of(line, |word| matches!(word, Word::Yes | Word::No))? {
        (word, "") => Some(word == Word::Yes),
        _ => None,
    }
}

/// On or off, as it follows a word; `None` for anything else.
pub(super) fn on_or_off(rest: &str) -> Option<bool> {
    match read(rest)? {
        (Word::On, "") => Some(true),
        (Word::Off, "") => Some(false),
        _ => None,
    }
}

/// A column as it is typed: its symbol, or its number. A number that no board has counts as the last column there is.
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

/// The column to drop into, if the line is only that. A letter is a column only where the board has that many; elsewhere
/// it may be a command.
pub(super) fn bare_column(line: &str, board: &Board) -> Option<Column> {
    let column = column(line)?;
    let digits = line.bytes().all(|byte| byte.is_ascii_digit());
    (digits || board.has(column)).then_some(column)
}

/// A cell as it is typed: `42`, or `4 2`.
pub(super) fn cell(text: &str) -> Option<Cell> {
    if let Ok(cell) = text.parse() {
        return Some(cell);
    }
    let (named, row) = text.split_once([' ', ','])?;
    let row = row.trim().parse::<u8>().ok()?.checked_sub(1)?;
    Some(Cell { column: column(named.trim())?, row })
}

/// Small letters without the accents of Vietnamese, whether composed or decomposed.
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
    fn the_longest_phrase_counts_in_every_language() {
        assert_eq!(read("column 4"), Some((Word::Column, "4")));
        assert_eq!(read("SAVE My File.pgn"), Some((Word::Save, "My File.pgn")));
        assert_eq!(read("rút lại"), Some((Word::Undo, "")));
        assert_eq!(read("rut lai"), Some((Word::Undo, "")));
        assert_eq!(read("Gỡ 4 2"), Some((Word::Remove, "4 2")));
        assert_eq!(read("ru\u{301}t 4"), Some((Word::Pop, "4")));
        assert_eq!(read("đầu hàng"), Some((Word::Resign, "")));
        assert_eq!(read("boards"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn every_phrase_is_found_again() {
        for (word, phrase) in PHRASES.iter() {
            let found = read_of(phrase, |other| other == *word);
            assert_eq!(found, Some((*word, "")), "{phrase}");
            let longer = format!("{phrase} 4 5 6");
            let found = read_of(&longer, |other| other == *word);
            assert_eq!(found, Some((*word, "4 5 6")), "{phrase}");
        }
    }

    #[test]
    fn every_command_has_phrases_and_all_phrases_have_a_command() {
        for (word, command) in COMMANDS {
            assert!(Text::of(Language::EN).typed(command).all(|phrase| !phrase.is_empty()), "{word:?}");
        }
        for (key, _) in Text::messages() {
            let Some(typed) = key.strip_prefix("typed-") else { continue };
            assert!(COMMANDS.iter().any(|(_, command)| *command == typed), "{typed}");
        }
    }

    #[test]
    fn no_phrase_stands_for_two_words_without_its_accents() {
        for (word, phrase) in PHRASES.iter() {
            assert!(PHRASES.iter().all(|(other, same)| same != phrase || other == word), "{phrase}");
        }
    }

    #[test]
    fn columns_and_cells_are_read_as_everywhere() {
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
    fn no_answer_is_no() {
        assert_eq!(
            (yes_or_no(""), yes_or_no("n"), yes_or_no("không")),
            (Some(false), Some(false), Some(false))
        );
        assert_eq!((yes_or_no("Y"), yes_or_no("có"), yes_or_no("yes")), (Some(true), Some(true), Some(true)));
        assert_eq!((yes_or_no("maybe"), yes_or_no("yes 4")), (None, None));
    }
}
