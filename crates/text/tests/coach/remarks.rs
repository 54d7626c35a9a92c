//! Remarks: who is spoken to, what comes first, and why there is none.

use four_engine::{Outlook, Remark};

use super::*;

#[test]
fn the_reader_is_called_you() {
    let coach = |reader| Text::of(Language::EN).coach_for(Some(reader));
    let gives = Claim::GivesAbove { threat: threat("14 23 32 41", true) };
    assert!(coach(Side::Second).claim(&gives, Side::First).starts_with("It lets you win right on top."));
    let one =
        Claim::StopsOne { stopped: threat("14 11 12 13", true), remaining: threat("71 61 51 41", true) };
    assert_eq!(
        coach(Side::First).claim(&one, Side::First),
        "You can stop only one threat; the other is in column 7."
    );
    let only = Claim::Decides {
        winner: Side::First,
        threats: vec![threat("23 33 43 53", true)],
        without: -1,
        only: true,
    };
    assert_eq!(
        coach(Side::First).claim(&only, Side::Second),
        "Your only winning cell, row 3 of column 2, decides the game. Without it, Yellow would win."
    );
    assert_eq!(
        coach(Side::Second).claim(&only, Side::Second),
        "Red's only winning cell, row 3 of column 2, decides the game. Without it, you would win."
    );
    let outlook = Outlook { score: -2, ends: 9, proved: true };
    assert_eq!(coach(Side::Second).say_outlook(&outlook, Side::Second), "You lose on move 9.");
    assert_eq!(coach(Side::First).outlook(&outlook, Side::Second), "Yellow loses on move 9");
    let vietnamese = Text::of(Language::VI).coach_for(Some(Side::First));
    assert_eq!(
        vietnamese.claim(&only, Side::Second),
        "Ô thắng duy nhất của bạn, ở cột 2 hàng 3, quyết định ván đấu. Nếu không có ô đó, Vàng sẽ thắng."
    );
}

#[test]
fn a_remark_has_a_headline_and_details_and_nothing_twice() {
    let text = Text::of(Language::EN);
    let gives = Claim::GivesAbove { threat: threat("14 23 32 41", true) };
    let only = Claim::OnlyMove { column: columns("4")[0], result: 1, others: -1, worst: -1 };
    let remark = Remark { headline: gives.clone(), details: vec![only.clone(), gives, only] };
    assert_eq!(text.headline(&remark, Side::First), "It lets Yellow win right on top.");
    assert_eq!(
        text.details(&remark, Side::First)[..2],
        ["The disc on top completes a diagonal line.", "Only column 4 wins; every other column loses."]
    );
    let said = text.details(&remark, Side::First);
    assert_eq!(said.iter().filter(|one| one.contains("Only column 4")).count(), 1, "{said:?}");
}

#[test]
fn every_silence_has_its_own_reason() {
    use four_engine::CoachError;
    let text = Text::of(Language::EN);
    let column = columns("4")[0];
    let said = [
        CoachError::NotPlain,
        CoachError::Over,
        CoachError::TooHard,
        CoachError::Stopped,
        CoachError::Unplayable(column),
    ]
    .map(|error| text.coach_silence(error));
    assert_eq!(
        said,
        [
            "The coach does not know these rules.",
            "The game is over.",
            "Nothing can be proved in time here: the end is too far away.",
            "The coach was interrupted.",
            "Column 4 cannot be played.",
        ]
    );
}

#[test]
fn outlooks_stand_inside_a_sentence_or_alone() {
    let text = Text::of(Language::EN);
    let said = |score| {
        let outlook = Outlook { score, ends: 9, proved: true };
        [text.outlook(&outlook, Side::Second), text.say_outlook(&outlook, Side::Second)]
    };
    assert_eq!(said(2), ["Yellow wins on move 9", "Yellow wins on move 9."]);
    assert_eq!(said(-2), ["Yellow loses on move 9", "Yellow loses on move 9."]);
    assert_eq!(said(0), ["a draw with best play", "A draw with best play."]);
    let open = Outlook { score: 0, ends: 63, proved: false };
    assert_eq!(text.outlook(&open, Side::First), "open, as far as I can see");
}
