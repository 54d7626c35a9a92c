//! What a request or the clock leads to. Nothing is changed here.

use four_protocol::{Act, Ask, Offer, Opened, Person, TableEvent};
use four_rules::{Action, Event, Game, PerSide, Refusal, Ruling, Side};

use super::{Decision, Rejection, Room, StoredEntry};

/// More entries than any real game has.
const MAX_ENTRIES: usize = 4000;
/// The most offers and answers of one side.
const MAX_OFFERS: usize = 200;
/// The most moves that can be taken back in a game; each rebuilds the position from its events.
const MAX_TAKE_BACKS: usize = 200;

impl Room {
    /// What the clock leads to at this time, if anything.
    #[must_use]
    pub fn tick(&self, now: u64) -> Option<TableEvent> {
        self.deadline().filter(|&deadline| now >= deadline)?;
        self.rule(Ruling::TimeUp(self.game.turn())).ok()
    }

    /// What the request of a player leads to.
    ///
    /// # Errors
    /// Why it is rejected.
    pub fn decide(&self, by: Side, ask: &Ask) -> Result<Decision, Rejection> {
        if self.free().is_some() {
            return Err(Rejection::NotBegun);
        }
        // A `seen` above our version belongs to another game.
        if ask.seen > self.version() {
            return Err(Rejection::Stale);
        }
        match ask.act {
            Act::Play(_) if ask.seen < self.changed => Err(Rejection::Stale),
            Act::Play(action) => self.play(by, action).map(Decision::Event).map_err(Rejection::Rules),
            // The coach's answer is on its way; what else happened meanwhile does not matter.
            Act::Help => match self.helped[by] {
                true => Err(Rejection::AlreadyOffered),
                false => Ok(Decision::Event(TableEvent::Helped { by })),
            },
            _ if ask.seen < self.version() => Err(Rejection::Stale),
            _ if self.entries.len() > MAX_ENTRIES => Err(Rejection::TooManyEntries),
            _ if self.offers_of(by) >= MAX_OFFERS => Err(Rejection::TooManyEntries),
            Act::Offer(offer) => self.offer(by, offer),
            Act::Decline(offer) => match self.offers.iter().any(|&(_, open)| open == offer) {
                true => Ok(Decision::Event(TableEvent::Declined { by, offer })),
                false => Err(Rejection::NotOffered),
            },
        }
    }

    /// What an action of a player leads to. Questions with a single answer are answered at once.
    ///
    /// # Errors
    /// Why the rules forbid it.
    pub fn play(&self, by: Side, action: Action) -> Result<TableEvent, Refusal> {
        let mut events = self.game.decide(by, action)?;
        let mut game = self.game.clone();
        events.iter().for_each(|event| game.apply(event));
        settle(&mut game, &mut events);
        Ok(TableEvent::Played { by, action, events })
    }

    /// What a ruling leads to.
    ///
    /// # Errors
    /// If the game is over.
    pub fn rule(&self, ruling: Ruling) -> Result<TableEvent, Refusal> {
        Ok(TableEvent::Ruled { ruling, events: self.game.decide_ruling(ruling)? })
    }

    fn offer(&self, by: Side, offer: Offer) -> Result<Decision, Rejection> {
        self.check_offer(by, offer)?;
        let other = by.other();
        let offered = self.offers.contains(&(other, offer));
        let agreed = offered || self.is_shared() || matches!(self.players[other], Person::Computer(_));
        if !agreed {
            return match self.offers.contains(&(by, offer)) {
                true => Err(Rejection::AlreadyOffered),
                false => Ok(Decision::Event(TableEvent::Offered { by, offer })),
            };
        }
        // The move of the side that asked first is taken back.
        let asked = if offered { other } else { by };
        match offer {
            Offer::Draw => self.rule(Ruling::AgreedDraw).map(Decision::Event).map_err(Rejection::Rules),
            Offer::Undo => {
                let to = self.before_last_move_of(asked).ok_or(Rejection::NothingToTakeBack)?;
                Ok(Decision::Event(TableEvent::TookBack { by: asked, to }))
            }
            Offer::Rematch => Ok(self.rematch()),
        }
    }

    /// What a side can offer or accept now.
    #[must_use]
    pub fn can_offer(&self, by: Side) -> Vec<Offer> {
        let can = |&offer: &Offer| self.free().is_none() && self.check_offer(by, offer).is_ok();
        Offer::ALL.into_iter().filter(can).collect()
    }

    fn check_offer(&self, by: Side, offer: Offer) -> Result<(), Rejection> {
        match offer {
            Offer::Rematch if self.is_over() && self.next.is_none() => Ok(()),
            Offer::Rematch => Err(Rejection::NoRematch),
            _ if self.is_over() => Err(Rejection::Rules(Refusal::GameOver)),
            Offer::Draw if matches!(self.players[by.other()], Person::Computer(_)) => Err(Rejection::NoDraws),
            Offer::Undo if self.opened.rules.undo.charges > 0 => Err(Rejection::UndoByRules),
            Offer::Undo if self.take_backs() >= MAX_TAKE_BACKS => Err(Rejection::TooManyEntries),
            Offer::Undo if !self.offers.contains(&(by.other(), offer)) => {
                self.before_last_move_of(by).map(drop).ok_or(Rejection::NothingToTakeBack)
            }
            Offer::Draw | Offer::Undo => Ok(()),
        }
    }

    /// How many offers a side has made, declined and withdrawn.
    fn offers_of(&self, side: Side) -> usize {
        let own = |entry: &&StoredEntry| matches!(entry.what, TableEvent::Offered { by, .. } | TableEvent::Declined { by, .. } if by == side);
        self.entries.iter().filter(own).count()
    }

    fn take_backs(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry.what, TableEvent::TookBack { .. })).count()
    }

    /// The version before the last move of this side that stands; of either side for two players at one screen.
    fn before_last_move_of(&self, side: Side) -> Option<u64> {
        let is_own = |&&version: &&u64| {
            matches!(self.event(version), Some(TableEvent::Played { by, action, .. })
                if !action.is_decline() && (*by == side || self.is_shared()))
        };
        self.standing.iter().rev().find(is_own).map(|version| version - 1)
    }

    /// A game of the same players with sides swapped, and the score so far.
    fn rematch(&self) -> Decision {
        let ([first, second], [wins, others]) = (self.players.0.clone(), self.wins().0);
        let (players, score) = (PerSide([second, first]), Some(PerSide([others, wins])));
        let opened = Opened { players, score, ..self.opened.clone() };
        let seats = Side::BOTH.into_iter().filter_map(|side| {
            let holder = self.holders[side].clone()?;
            Some((side.other(), holder))
        });
        Decision::Opens(Box::new(opened), seats.collect())
    }
}

/// Gives every answer that is the only one possible, and adds what happens.
pub(super) fn settle(game: &mut Game, events: &mut Vec<Event>) {
    while let Some(answer) = game.forced_answer() {
        let Ok(answered) = game.play(game.turn(), answer) else { return };
        events.extend(answered);
    }
}
