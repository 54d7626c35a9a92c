//! Why a connection ends, and how it is closed.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, close_code};
use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;

use super::Socket;
use crate::error::{InternalError, RequestError};
use crate::id::GameId;
use crate::store::StoreError;

/// How long a client may take to read the close frame and to close its side.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Why a connection ends. The texts are for programmers who read close frames; no page shows them.
pub(super) enum End {
    /// The client or the network is gone.
    Gone,
    /// The client broke the protocol; it must not reconnect by itself.
    Violation(&'static str),
    /// The client sent no hello in time; it may reconnect.
    Silent,
    /// The server stops; the client may reconnect, perhaps to another node.
    Restart,
    /// The game was deleted; a client that reconnects gets 404.
    NoSuchGame,
    /// The server failed.
    Failed,
    /// It is unknown whether a request was done; the client asks again with the same id.
    Unknown,
}

impl End {
    pub(super) const NOT_TEXT: End = End::Violation("messages must be text frames");
    pub(super) const TOO_MANY: End = End::Violation("too many messages");
    pub(super) const NOT_A_MESSAGE: End = End::Violation("the frame is invalid or too long");

    /// How a failure in a game ends the connection.
    pub(super) fn of(error: &RequestError, game: &GameId) -> End {
        if matches!(error, RequestError::NoSuchGame) {
            return End::NoSuchGame;
        }
        tracing::error!(%game, %error, "a game failed");
        match error {
            RequestError::Internal(InternalError::Store(StoreError::Unknown(_))) => End::Unknown,
            _ => End::Failed,
        }
    }

    /// The code and the text of the close frame; `None` if nobody would read it.
    const fn frame(&self) -> Option<(u16, &'static str)> {
        Some(match *self {
            End::Gone => return None,
            End::Violation(reason) => (close_code::POLICY, reason),
            End::Silent => (close_code::AGAIN, "no hello came in time"),
            End::Restart => (close_code::RESTART, "the server restarts"),
            End::NoSuchGame => (close_code::NORMAL, "there is no such game"),
            End::Failed => (close_code::ERROR, "the server failed"),
            End::Unknown => (close_code::AGAIN, "it is unknown whether this was saved; ask again"),
        })
    }

    /// Sends the close frame and waits until the client has closed its side.
    pub(super) async fn close(self, socket: &mut impl Socket) {
        let Some((code, reason)) = self.frame() else { return };
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // A connection that is dropped with unread messages is reset, and the client may never see the close frame.
        let closing = async {
            socket.send(close).await?;
            while socket.next().await.transpose()?.is_some() {}
            Ok::<_, axum::Error>(())
        };
        // An error means that the client is gone.
        let _ = timeout(CLOSE_TIMEOUT, closing).await;
    }
}
