//! What the coach says about real games: the analyst's claims, worded.

#![allow(clippy::unwrap_used)]

use four_engine::{Analyst, Control, Grade, Options};
use four_rules::{Column, Log, Rules};
use four_text::{Language, Text};

#[test]
fn says_it_in_both_languages() {
    let log = Log::from_moves(Rules::default(), "444541155").unwrap();
    let advice = Analyst::new(Options::default()).advise(log.game(), &Control::default()).unwrap();
    assert_eq!(
        Text::of(Language::EN).advice(&advice),
        "It blocks Red's stack of 2 from above. It has the most lines still open: 7."
    );
    assert_eq!(
        Text::of(Language::VI).advice(&advice),
        "Nước này chặn phía trên 2 quân dọc của Đỏ. Nước này nằm trên 7 đường còn nối được, nhiều nhất trong các nước đi."
    );
}

/// The grade of the last of these moves, and what is said about it.
fn verdict(moves: &str) -> (Grade, String) {
    let (before, last) = moves.split_at(moves.len() - 1);
    let log = Log::from_moves(Rules::default(), before).unwrap();
    let column = last.parse().unwrap();
    let verdict = Analyst::new(Options::default()).judge(log.game(), column, &Control::default()).unwrap();
    let text = Text::of(Language::EN);
    let headline = text.headline(&verdict.remark, verdict.by);
    (verdict.grade, format!("{headline} {}", text.details(&verdict.remark, verdict.by).join(" ")))
}

#[test]
fn grades_and_reasons_of_moves_that_everybody_understands() {
    let said = |moves, grade, words: &str| {
        let (found, said) = verdict(moves);
        assert_eq!(found, grade, "{moves}: {said}");
        assert!(said.contains(words), "{moves}: {said}");
    };
    said("1212121", Grade::Best, "It completes an upright line and wins.");
    said("1212122", Grade::Blunder, "Column 1 would have won at once: it completes an upright line.");
    said("121212", Grade::Blunder, "It lets Red win in column 1.");
    said(
        "44435333",
        Grade::Inaccuracy,
        "Column 5 makes winning cells in columns 2 and 6. They are in row 2. Only column 5 kept the win; now Red can win.",
    );
    said("44435333", Grade::Inaccuracy, "Column 5 is better: it wins on move 34.");
    said(
        "44435335",
        Grade::Best,
        "Yellow's winning cell, row 2 of column 2, decides the game. Without it, Red would win.",
    );
    said("44435335", Grade::Best, "That is zugzwang: in the end, the second player gets the even rows.");
    said("4", Grade::Best, "Only column 4 wins; the others draw or lose.");
    said("1", Grade::Inaccuracy, "Only column 4 kept the win; now Yellow can win.");
    said("44553", Grade::Best, "It makes two threats at once. Red can win in column 2 or 6");
}

#[test]
fn another_board_has_a_coach_too() {
    let log = Log::from_moves("6x5".parse().unwrap(), "15253").unwrap();
    let mut coach = Analyst::new(Options::default());
    let verdict = coach.judge(log.game(), Column::MIN, &Control::default()).unwrap();
    let said = Text::of(Language::EN).verdict(&verdict);
    assert!(said.contains("It lets Red win in column 4."), "{said}");
}
