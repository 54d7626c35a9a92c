//! Why a request was refused: a reason for programs and a sentence for people.

use four_protocol::Reason;
use four_text::Text;

use crate::room::Rejection;

/// The reason that programs read.
pub(super) const fn reason(rejection: Rejection) -> Reason {
    match rejection {
        Rejection::NotBegun => Reason::NotBegun,
        Rejection::Stale => Reason::Stale,
        Rejection::Rules(_) | Rejection::UndoByRules | Rejection::NothingToTakeBack => Reason::Rules,
        Rejection::NoDraws
        | Rejection::NoRematch
        | Rejection::NotOffered
        | Rejection::AlreadyOffered
        | Rejection::TooManyEntries => Reason::NoSuchOffer,
    }
}

/// Why a request was refused, as a sentence.
pub(super) fn refusal(reason: Reason, rejection: Option<Rejection>, text: Text) -> String {
    let said = match (rejection, reason) {
        (Some(Rejection::Rules(refusal)), _) => return text.say_refusal(refusal),
        (Some(Rejection::NotBegun), _) => text.table_not_begun(),
        (Some(Rejection::Stale), _) => text.table_stale(),
        (Some(Rejection::UndoByRules), _) => text.table_undo_by_rules(),
        (Some(Rejection::NothingToTakeBack), _) => text.table_nothing_back(),
        (Some(Rejection::NoDraws), _) => text.table_no_draws(),
        (Some(Rejection::NoRematch), _) => text.table_no_rematch(),
        (Some(Rejection::NotOffered), _) => text.table_not_offered(),
        (Some(Rejection::AlreadyOffered), _) => text.table_already(),
        (Some(Rejection::TooManyEntries), _) => text.table_enough(),
        (None, Reason::Spectator) => text.table_spectator(),
        (None, Reason::NotYourSeat) => text.table_not_your_seat(),
        (None, Reason::TooFast) => text.table_too_fast(),
        (None, Reason::Unavailable) => text.table_unavailable(),
        (None, _) => text.table_malformed(),
    };
    said.into()
}

#[cfg(test)]
mod tests {
    use four_rules::Refusal;
    use four_text::Language;

    use super::*;

    #[test]
    fn every_refusal_is_a_sentence_of_the_language() {
        let text = Text::of("xx".parse::<Language>().unwrap());
        let rejections = [
            Rejection::NotBegun,
            Rejection::Stale,
            Rejection::Rules(Refusal::GameOver),
            Rejection::UndoByRules,
            Rejection::NothingToTakeBack,
            Rejection::NoDraws,
            Rejection::NoRematch,
            Rejection::NotOffered,
            Rejection::AlreadyOffered,
            Rejection::TooManyEntries,
        ];
        let reasons =
            [Reason::Malformed, Reason::Spectator, Reason::NotYourSeat, Reason::TooFast, Reason::Unavailable];
        let of_rejections = rejections.map(|rejection| refusal(reason(rejection), Some(rejection), text));
        let of_reasons = reasons.map(|reason| refusal(reason, None, text));
        let all: std::collections::BTreeSet<_> = of_rejections.into_iter().chain(of_reasons).collect();
        assert_eq!(all.len(), 15, "each has its own sentence: {all:#?}");
        assert!(all.iter().all(|said| said.starts_with('⟦') && said.ends_with('⟧')), "{all:#?}");
    }
}
