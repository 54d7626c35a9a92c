//! The computer's moves.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use super::{Arrived, Change, Games, RETRY_PAUSE};
use crate::engine::MoveRequest;
use crate::error::{InternalError, RequestError};
use crate::id::number;
use crate::live_game::LiveGame;
use crate::room::{Rejection, Room};

impl Games {
    /// Starts the computer's move if it is due. At most one is being chosen for each game.
    pub(crate) fn wake_computer(self: &Arc<Games>, live: &Arc<LiveGame>) {
        if live.room().computer_to_act().is_none() || live.thinking.swap(true, Relaxed) {
            return;
        }
        let (games, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let mut played = games.counted(games.play_for_computer(&live).await);
            // The other player waits for this move and sends nothing that would start it again.
            while let Err(RequestError::Internal(InternalError::Store(error))) = &played
                && error.is_temporary()
            {
                tracing::error!(game = %live.id, %error, "the computer's move could not be saved");
                tokio::time::sleep(RETRY_PAUSE).await;
                played = games.counted(games.play_for_computer(&live).await);
            }
            live.thinking.store(false, Relaxed);
            match played {
                // A move may have come in before the flag was cleared.
                Ok(()) => games.wake_computer(&live),
                Err(RequestError::NoSuchGame) => {}
                Err(error) => tracing::error!(game = %live.id, %error, "the computer could not play"),
            }
        });
    }

    async fn play_for_computer(&self, live: &Arc<LiveGame>) -> Result<(), RequestError> {
        loop {
            let (level, game, limit) = {
                let room = live.room();
                let Some(level) = room.computer_to_act() else { return Ok(()) };
                (level, room.game().clone(), room.thinking_time(self.now_at(&room)))
            };
            let by = game.turn();
            let (client, seed) = (live.client(), number(&*self.random)?);
            let request = MoveRequest { level, game: game.clone(), seed, client, limit };
            let action = self.computer.choose(request).await.ok_or(InternalError::NoMove)?;
            let play = move |room: &Room| match room.game() == &game {
                true => Ok(Change::append(room.play(by, action).map_err(Rejection::Rules)?)),
                // The position changed meanwhile: a move was taken back, or the time ran out.
                false => Ok(Change::Already(room.version())),
            };
            let arrived = Arrived { at: self.time.now(), lag: 0 };
            self.change_now(live, arrived, play).await?;
        }
    }
}
