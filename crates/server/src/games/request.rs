//! What players ask for: a seat, a move, an offer; and clocks that run out.

use std::sync::Arc;

use four_protocol::{Ask, Opened, Seat, TableEvent, TakeSeat};
use four_rules::Side;

use super::{Arrived, Change, Games, MAX_LAG, PlayerRequest};
use crate::error::{InvalidRequest, RequestError};
use crate::id::{GameId, Hash, is_secret, secret};
use crate::live_game::LiveGame;
use crate::name;
use crate::room::{Decision, Rejection, RequestKey, Room, StoredEntry};

impl Games {
    /// Takes the free seat. A client that chose its token can repeat the request and gets the same seat.
    ///
    /// # Errors
    /// If no seat is free.
    pub(crate) async fn join(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        take: &TakeSeat,
    ) -> Result<Seat, RequestError> {
        let token = match take.token.as_str() {
            "" => secret(&*self.random)?,
            chosen if is_secret(chosen) => chosen.to_owned(),
            _ => return Err(InvalidRequest::Token.into()),
        };
        let (name, hash, chosen) = (name::clean(&take.name), Hash::of(&token), token.clone());
        self.change(live, move |room| {
            if !room.held_by(&chosen).is_empty() {
                return Ok(Change::Already(room.version()));
            }
            let side = room.free().ok_or(RequestError::SeatTaken)?;
            let what = TableEvent::Joined { side, name: name.clone() };
            let seats = vec![(side, hash.clone())];
            Ok(Change::Append(Box::new(StoredEntry { seats, ..StoredEntry::new(0, what) })))
        })
        .await?;
        let side = live.room().held_by(&token).first().copied().ok_or(RequestError::SeatTaken)?;
        Ok(Seat { side, token })
    }

    /// Does what a player asks for and returns the version that came of it. A repeated request is not done again.
    /// `may_open` is called only if the request opens another game, and says whether the player may.
    ///
    /// # Errors
    /// If nothing was done.
    pub(crate) async fn act(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        PlayerRequest { by, ask, client, lag }: PlayerRequest,
        may_open: impl Fn() -> bool,
    ) -> Result<u64, RequestError> {
        let arrived = Arrived { at: self.time.now(), lag };
        live.set_client(client.clone());
        // A side that has moved in time does not lose on time because its move took a while to arrive.
        let own = live.room().game().turn() == by;
        self.check_clock(live, if own { lag } else { MAX_LAG }).await?;
        let opens = || match live.room().decide(by, &ask) {
            Ok(Decision::Opens(opened, seats)) => Some((opened, seats)),
            _ => None,
        };
        // What this node did not know yet, it has read after the first attempt.
        let mut rematch = None;
        for _ in 0..2 {
            // The other game is saved before an entry refers to it. If that entry fails, the game expires unused.
            if let Some((opened, seats)) = opens() {
                if !may_open() {
                    return Err(RequestError::TooManyGames);
                }
                let opened = Opened { previous: Some(live.id.to_string()), ..*opened };
                rematch = Some(self.create(opened, seats, client.clone()).await?);
            }
            match self.perform(live, arrived, by, ask.clone(), rematch.clone()).await {
                Err(RequestError::Rejected(Rejection::Stale)) if rematch.is_none() && opens().is_some() => {}
                done => return done,
            }
        }
        Err(Rejection::Stale.into())
    }

    /// Saves what a request leads to; `rematch` is the game that it opens.
    async fn perform(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        arrived: Arrived,
        by: Side,
        ask: Ask,
        rematch: Option<GameId>,
    ) -> Result<u64, RequestError> {
        self.change_as_of(live, arrived, move |room| {
            if let Some(version) = room.done(by, &ask.id) {
                return Ok(Change::Already(version));
            }
            let what = match (room.decide(by, &ask)?, &rematch) {
                (Decision::Event(what), _) => what,
                (Decision::Opens(..), Some(game)) => TableEvent::Rematch { game: game.to_string() },
                (Decision::Opens(..), None) => return Err(Rejection::Stale.into()),
            };
            let request = Some(RequestKey { by, id: ask.id.clone() });
            Ok(Change::Append(Box::new(StoredEntry { request, ..StoredEntry::new(0, what) })))
        })
        .await
    }

    /// Ends a game whose clock has run out by more than this allowance.
    ///
    /// # Errors
    /// If that cannot be saved.
    pub(crate) async fn check_clock(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        allowance: u64,
    ) -> Result<(), RequestError> {
        let games = Arc::clone(self);
        let tick = move |room: &Room| room.tick(games.now_at(room).saturating_sub(allowance));
        if tick(&live.room()).is_none() {
            return Ok(());
        }
        let ends = move |room: &Room| match tick(room) {
            Some(what) => Ok(Change::append(what)),
            None => Ok(Change::Already(room.version())),
        };
        self.change(live, ends).await.map(drop)
    }
}
