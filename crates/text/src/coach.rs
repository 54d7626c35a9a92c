//! What the coach says about moves and positions: headline, details, outlook, grades, and why it is silent.

use four_engine::{Advice, Claim, CoachError, Grade, Outlook, Remark, Verdict};
use four_rules::Side;

use crate::{Text, Who};

/// The coach's voice: a language, and whom it speaks to.
#[derive(Clone, Copy, Debug)]
pub struct Coach {
    pub(crate) text: Text,
    /// The side that the reader plays, who is called "you".
    pub(crate) reader: Option<Side>,
}

impl Text {
    /// The coach in this language. The side that the reader plays is called "you", the others by their colours.
    #[must_use]
    pub const fn coach_for(self, reader: Option<Side>) -> Coach {
        Coach { text: self, reader }
    }

    /// A grade as a note.
    #[must_use]
    pub fn grade(self, grade: Grade) -> &'static str {
        match grade {
            Grade::Best => self.grade_best(),
            Grade::Fine => self.grade_fine(),
            Grade::Inaccuracy => self.grade_inaccuracy(),
            Grade::Mistake => self.grade_mistake(),
            Grade::Blunder => self.grade_blunder(),
        }
    }

    /// [`Coach::outlook`] with colours.
    #[must_use]
    pub fn outlook(self, outlook: &Outlook, by: Side) -> String {
        self.coach_for(None).outlook(outlook, by)
    }

    /// [`Coach::say_outlook`] with colours.
    #[must_use]
    pub fn say_outlook(self, outlook: &Outlook, by: Side) -> String {
        self.coach_for(None).say_outlook(outlook, by)
    }

    /// [`Coach::verdict`] with colours.
    #[must_use]
    pub fn verdict(self, verdict: &Verdict) -> String {
        self.coach_for(None).verdict(verdict)
    }

    /// [`Coach::advice`] with colours.
    #[must_use]
    pub fn advice(self, advice: &Advice) -> String {
        self.coach_for(None).advice(advice)
    }

    /// [`Coach::headline`] with colours.
    #[must_use]
    pub fn headline(self, remark: &Remark, mover: Side) -> String {
        self.coach_for(None).headline(remark, mover)
    }

    /// [`Coach::details`] with colours.
    #[must_use]
    pub fn details(self, remark: &Remark, mover: Side) -> Vec<String> {
        self.coach_for(None).details(remark, mover)
    }

    /// [`Coach::claim`] with colours.
    #[must_use]
    pub fn claim(self, claim: &Claim, mover: Side) -> String {
        self.coach_for(None).claim(claim, mover)
    }

    /// Why the coach has nothing to say, as part of a sentence.
    #[must_use]
    pub fn coach_error(self, error: CoachError) -> String {
        match error {
            CoachError::NotPlain => self.coach_not_plain().into(),
            CoachError::Over => self.coach_over().into(),
            CoachError::Unplayable(column) => self.coach_unplayable(column),
            CoachError::TooHard => self.coach_too_hard().into(),
            CoachError::Stopped => self.search_stopped().into(),
        }
    }

    /// Why the coach has nothing to say, as a sentence.
    #[must_use]
    pub fn coach_silence(self, error: CoachError) -> String {
        match error {
            CoachError::NotPlain => self.coach_silent_rules().into(),
            CoachError::Over => self.coach_silent_over().into(),
            CoachError::Unplayable(column) => self.coach_silent_column(column),
            CoachError::TooHard => self.coach_silent_far().into(),
            CoachError::Stopped => self.coach_silent_stopped().into(),
        }
    }
}

impl Coach {
    /// What is to come for this side, as part of a sentence.
    #[must_use]
    pub fn outlook(self, outlook: &Outlook, by: Side) -> String {
        match outlook.score.signum() {
            _ if !outlook.proved => self.text.outlook_open().into(),
            0 => self.text.outlook_draw().into(),
            1 => self.text.outlook_win(self.who(by), outlook.ends),
            _ => self.text.outlook_loss(self.who(by), outlook.ends),
        }
    }

    /// What is to come for this side, as a sentence.
    #[must_use]
    pub fn say_outlook(self, outlook: &Outlook, by: Side) -> String {
        match outlook.score.signum() {
            _ if !outlook.proved => self.text.say_outlook_open().into(),
            0 => self.text.say_outlook_draw().into(),
            1 => self.text.say_outlook_win(self.who(by), outlook.ends),
            _ => self.text.say_outlook_loss(self.who(by), outlook.ends),
        }
    }

    /// What is said unasked about a move: the headline and the first detail.
    #[must_use]
    pub fn verdict(self, verdict: &Verdict) -> String {
        self.unasked(&verdict.remark, verdict.by)
    }

    /// What is said unasked about the best move: the headline and the first detail.
    #[must_use]
    pub fn advice(self, advice: &Advice) -> String {
        self.unasked(&advice.remark, advice.by)
    }

    fn unasked(self, remark: &Remark, mover: Side) -> String {
        let mut said = vec![self.headline(remark, mover)];
        said.extend(self.details(remark, mover).into_iter().next());
        self.text.in_a_row(said)
    }

    /// The thing to see, in at most 12 words. `mover` is the side whose move it is about.
    #[must_use]
    pub fn headline(self, remark: &Remark, mover: Side) -> String {
        self.first_sentence(&remark.headline, mover)
    }

    /// The rest, a sentence or a few each, none of them twice. `mover` is the side whose move they are about.
    #[must_use]
    pub fn details(self, remark: &Remark, mover: Side) -> Vec<String> {
        self.sentences(remark, mover).into_iter().skip(1).map(|(sentence, _)| sentence).collect()
    }

    /// The headline and the details, each with the claim that it says, none of them twice. `mover` is the side whose move
    /// they are about.
    #[must_use]
    pub fn sentences(self, remark: &Remark, mover: Side) -> Vec<(String, &Claim)> {
        let headline = &remark.headline;
        let rest = self.text.in_a_row(self.rest(headline, mover));
        let details = remark.details.iter().map(|claim| (self.claim(claim, mover), claim));
        let mut said = vec![(self.headline(remark, mover), headline)];
        for (sentence, claim) in std::iter::once((rest, headline)).chain(details) {
            if !sentence.is_empty() && !said.iter().any(|(known, _)| *known == sentence) {
                said.push((sentence, claim));
            }
        }
        said
    }

    /// A claim in one sentence or a few. `mover` is the side whose move it is about.
    #[must_use]
    pub fn claim(self, claim: &Claim, mover: Side) -> String {
        let mut said = vec![self.first_sentence(claim, mover)];
        said.extend(self.rest(claim, mover));
        self.text.in_a_row(said)
    }

    /// A side as a person.
    #[must_use]
    pub fn who(self, side: Side) -> Who<'static> {
        match self.reader {
            Some(reader) if reader == side => Who::You,
            _ => Who::from(self.text.side(side)),
        }
    }
}

/// The sentence with a capital at its beginning, where it may have the message `person`.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
