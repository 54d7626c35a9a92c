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
        "What decides is Yellow's chance to make an even threat at 22 (line 22 32 42 52). Without it, Red would win. \
         In the main line Red runs out of waiting moves, 20 discs later, and must let Yellow play 22 or 62."
    );
    assert_eq!(
        Text::of(Language::VI).advice(&advice),
        "Điều quyết định là cơ hội tạo mối đe dọa ở ô hàng chẵn 22 (đường 22 32 42 52) của Vàng. Nếu không có, Đỏ sẽ \
         thắng. Trong phương án chính, Đỏ hết nước chờ, sau 20 quân nữa, và phải để Vàng đi vào ô 22 hoặc ô 62."
    );
}

/// The grade of the last of these moves, and what is said about it.
fn verdict(moves: &str) -> (Grade, String) {
    let (before, last) = moves.split_at(moves.len() - 1);
    let log = Log::from_moves(Rules::default(), before).unwrap();
    let column = last.parse().unwrap();
    let verdict = Analyst::new(Options::default()).judge(log.game(), column, &Control::default()).unwrap();
    (verdict.grade, Text::of(Language::EN).verdict(&verdict))
}

#[test]
fn grades_and_reasons_of_moves_that_everybody_understands() {
    let said = |moves, grade, words: &str| {
        let (found, said) = verdict(moves);
        assert_eq!(found, grade, "{moves}: {said}");
        assert!(said.contains(words), "{moves}: {said}");
    };
    said("1212121", Grade::Best, "It wins with the line 11 12 13 14.");
    said("1212122", Grade::Blunder, "Red could have won at once, at 14 with the line 11 12 13 14.");
    said("121212", Grade::Blunder, "It leaves 14 open, where Red wins with 11 12 13 14.");
    said("44435333", Grade::Blunder, "What decides is Yellow's even threat at 22 (line 22 32 42 52).");
    said(
        "44435333",
        Grade::Blunder,
        "What decides is Red's chance to make an odd threat at 53 (line 35 44 53 62).",
    );
    said("4", Grade::Best, "It is the only move");
    said("1", Grade::Blunder, "Better is column 4: it wins with move 41.");
    said("4", Grade::Best, "runs out of waiting moves");
    said("44553", Grade::Best, "It makes two threats at once, at 21 and 61");
}

#[test]
fn another_board_has_a_coach_too() {
    let log = Log::from_moves("6x5".parse().unwrap(), "15253").unwrap();
    let mut coach = Analyst::new(Options::default());
    let verdict = coach.judge(log.game(), Column::MIN, &Control::default()).unwrap();
    let said = Text::of(Language::EN).verdict(&verdict);
    assert!(said.contains("It leaves 41 open, where Red wins with 11 21 31 41."), "{said}");
}
