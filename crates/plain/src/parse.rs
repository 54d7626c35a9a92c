//! What can be typed: English words, and Vietnamese ones with or without their marks.

use four_rules::{Board, Cell, Column};
use icu_normalizer::DecomposingNormalizerBorrowed;

/// A word that means something, wherever it can be said.
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

/// Every word, by what it begins with. Vietnamese is written without marks here, as [`folded`] leaves it.
const WORDS: &[(Word, &[&str])] = &[
    (Word::Board, &["board", "b", "ban co", "ban"]),
    (Word::Column, &["column", "col", "cot"]),
    (Word::Rows, &["rows", "row", "hang"]),
    (Word::Picture, &["picture", "hinh"]),
    (Word::Threats, &["threats", "threat", "de doa"]),
    (Word::Drop, &["drop", "play", "tha", "di"]),
    (Word::Pop, &["pop", "rut day", "rut"]),
    (Word::Remove, &["remove", "go"]),
    (Word::Undo, &["undo", "u", "rut lai"]),
    (Word::Redo, &["redo", "di lai"]),
    (Word::Hint, &["hint", "goi y"]),
    (Word::Scores, &["scores", "score", "diem"]),
    (Word::Coach, &["coach", "huan luyen vien", "huan luyen"]),
    (Word::Moves, &["moves", "cac nuoc"]),
    (Word::Who, &["who", "ai"]),
    (Word::Resign, &["resign", "give up", "dau hang"]),
    (Word::Draw, &["draw", "xin hoa", "hoa"]),
    (Word::Rematch, &["rematch", "choi lai"]),
    (Word::New, &["new", "new game", "van moi"]),
    (Word::Continue, &["continue", "choi tiep"]),
    (Word::Review, &["review", "xem lai"]),
    (Word::Next, &["next", "tiep"]),
    (Word::Back, &["back", "previous", "quay lai", "lui"]),
    (Word::First, &["first", "start", "dau"]),
    (Word::Last, &["last", "end", "cuoi"]),
    (Word::Turning, &["turning point", "turning", "buoc ngoat"]),
    (Word::Summary, &["summary", "tom tat"]),
    (Word::Try, &["try", "thu"]),
    (Word::Save, &["save", "luu"]),
    (Word::Games, &["games", "history", "cac van", "van"]),
    (Word::More, &["more", "nua"]),
    (Word::Search, &["search", "find", "tim"]),
    (Word::Open, &["open", "mo"]),
    (Word::Delete, &["delete", "xoa"]),
    (Word::Puzzle, &["puzzles", "puzzle", "cau do"]),
    (Word::Solution, &["solution", "loi giai"]),
    (Word::Level, &["level", "cap do", "do kho"]),
    (Word::Language, &["language", "ngon ngu"]),
    (Word::Rules, &["rules", "luat choi", "luat"]),
    (Word::Settings, &["settings", "cai dat"]),
    (Word::Leave, &["leave", "close", "done", "roi"]),
    (Word::Menu, &["menu"]),
    (Word::Help, &["help", "h", "?", "giup", "tro giup"]),
    (Word::Quit, &["quit", "exit", "q", "thoat"]),
    (Word::Yes, &["y", "yes", "co"]),
    (Word::No, &["n", "no", "khong"]),
    (Word::On, &["on", "bat"]),
    (Word::Off, &["off", "tat"]),
];

/// No phrase has more words; a line may have thousands.
const MOST_WORDS: usize = 3;

/// The longest word that a line begins with, and what follows it.
pub(super) fn read(line: &str) -> Option<(Word, &str)> {
    read_of(line, |_| true)
}

/// As [`read`], among some of the words.
fn read_of(line: &str, wanted: impl Fn(Word) -> bool) -> Option<(Word, &str)> {
    let length = |phrase: &str| {
        let mut ends = line.match_indices(' ').map(|(at, _)| at).take(MOST_WORDS).chain([line.len()]);
        ends.find(|&end| folded(&line[..end]) == phrase)
    };
    let all = WORDS.iter().filter(|(word, _)| wanted(*word));
    let found = all.flat_map(|(word, phrases)| phrases.iter().map(move |phrase| (*word, *phrase)));
    let (word, end) =
        found.filter_map(|(word, phrase)| Some((word, length(phrase)?))).max_by_key(|(_, end)| *end)?;
    Some((word, line[end..].trim()))
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

/// On or off, in whatever follows a word; `None` for anything else.
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

/// A line that is nothing but a column to drop into. A letter is one only where the board goes that far, and means what
/// else it means elsewhere.
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

/// Lower case without diacritics, whether they are composed or combining. `đ` has no decomposition.
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
    fn the_longest_word_counts_in_either_language() {
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
        for (word, phrases) in WORDS {
            for phrase in *phrases {
                let found = read_of(phrase, |other| other == *word);
                assert_eq!(found, Some((*word, "")), "{phrase}");
                let longer = format!("{phrase} 4 5 6");
                let found = read_of(&longer, |other| other == *word);
                assert_eq!(found, Some((*word, "4 5 6")), "{phrase}");
            }
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
