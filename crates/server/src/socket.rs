//! One client of one game, over a WebSocket.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, close_code};
use four_protocol::{Ask, Hello, MAX_ID, MAX_MESSAGE, Reason, ToClient, ToServer, VERSION};
use four_rules::Side;
use four_text::{Language, Text};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use governor::DefaultDirectRateLimiter;
use tokio::time::{Instant, sleep_until, timeout};

use crate::error::{InternalError, RequestError};
use crate::games::{Games, MAX_LAG, PlayerRequest};
use crate::limits::Visitor;
use crate::live_game::LiveGame;
use crate::node::{Node, stopped};
use crate::presence::{Presence, Present};
use crate::queue::Client;
use crate::room::Rejection;
use crate::snapshot::Snapshot;
use crate::store::StoreError;
use crate::time::millis;

/// How often a silent client is pinged.
const PING: Duration = Duration::from_secs(25);
/// How many messages over the rate limit are refused before the connection is closed.
const MAX_TOO_FAST: u32 = 200;
/// How long a client may take to read the close frame and to close its side.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Why a connection ends. The texts are for programmers who read close frames; no page shows them.
enum End {
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
    const NOT_TEXT: End = End::Violation("messages must be text frames");
    const TOO_MANY: End = End::Violation("too many messages");
    const NOT_A_MESSAGE: End = End::Violation("the frame is invalid or too long");
}

/// A WebSocket, or what a simulation takes for one.
pub(crate) trait Socket:
    Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send
{
}

impl<S> Socket for S where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send
{
}

/// Serves a client until either side ends the connection.
pub(crate) async fn serve<S: Socket>(node: Arc<Node>, live: Arc<LiveGame>, visitor: Visitor, socket: S) {
    let _counted = node.games.metrics.sockets.hold();
    let mut socket = socket;
    let end = match greet(&node, &mut socket).await {
        Ok(hello) => Session::new(&node, &live, visitor, &hello).run(&mut socket, &hello).await,
        Err(end) => end,
    };
    let (code, reason) = match end {
        End::Gone => return,
        End::Violation(reason) => (close_code::POLICY, reason),
        End::Silent => (close_code::AGAIN, "no hello came in time"),
        End::Restart => (close_code::RESTART, "the server restarts"),
        End::NoSuchGame => (close_code::NORMAL, "there is no such game"),
        End::Failed => (close_code::ERROR, "the server failed"),
        End::Unknown => (close_code::AGAIN, "it is unknown whether this was saved; ask again"),
    };
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

/// Waits for the first message.
async fn greet(node: &Node, socket: &mut impl Socket) -> Result<Hello, End> {
    let limit = node.limits.messages();
    let hello = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) if text.len() > MAX_MESSAGE => return Err(End::NOT_A_MESSAGE),
                Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                    Ok(ToServer::Hello(hello)) => return Ok(hello),
                    Ok(ToServer::Ask(_)) | Err(_) => {
                        return Err(End::Violation("the first message must be a hello"));
                    }
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) if limit.check().is_ok() => {}
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Err(End::TOO_MANY),
                Some(Ok(Message::Binary(_))) => return Err(End::NOT_TEXT),
                Some(Err(_)) => return Err(End::NOT_A_MESSAGE),
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
            }
        }
    };
    let mut stop = node.stop.clone();
    tokio::select! {
        biased;
        () = stopped(&mut stop) => Err(End::Restart),
        hello = timeout(node.config.timeout, hello) => hello.unwrap_or(Err(End::Silent)),
    }
}

struct Session<'a> {
    node: &'a Arc<Node>,
    live: &'a Arc<LiveGame>,
    visitor: Visitor,
    text: Text,
    sides: Vec<Side>,
    /// The last version that the client was sent.
    seen: u64,
    limit: DefaultDirectRateLimiter,
    too_fast: u32,
    /// When the client was pinged, until it answers.
    pinged: Option<Instant>,
    /// How long messages are under way, at most [`MAX_LAG`].
    lag: u64,
    _present: Present,
}

impl<'a> Session<'a> {
    fn new(node: &'a Arc<Node>, live: &'a Arc<LiveGame>, visitor: Visitor, hello: &Hello) -> Session<'a> {
        let mut sides: Vec<Side> =
            hello.tokens.iter().take(2).flat_map(|token| live.room().held_by(token)).collect();
        sides.sort_unstable();
        sides.dedup();
        Session {
            text: Text::of(Language::from_locale(&hello.language)),
            seen: 0,
            limit: node.limits.messages(),
            too_fast: 0,
            pinged: None,
            lag: 0,
            _present: Present::new(&live.presence, &sides),
            sides,
            node,
            live,
            visitor,
        }
    }

    fn games(&self) -> &'a Arc<Games> {
        &self.node.games
    }

    async fn run(mut self, socket: &mut impl Socket, hello: &Hello) -> End {
        match self.talk(socket, hello).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        }
    }

    async fn talk(&mut self, socket: &mut impl Socket, hello: &Hello) -> Result<(), End> {
        let mut versions = self.games().versions(&self.live.id);
        let mut presence = self.live.presence.subscribe();
        let mut stop = self.node.stop.clone();
        self.welcome(socket, hello).await?;
        presence.mark_changed();
        self.ping(socket).await?;
        let (mut ping, mut heard) = (Instant::now() + PING, true);
        loop {
            let clock = self.clock();
            // What the client sends comes last, so that it cannot hold up what it is to be told.
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return Err(End::Restart),
                changed = versions.changed() => {
                    changed.map_err(|_| End::Failed)?;
                    let version = *versions.borrow_and_update();
                    self.update(socket, version).await?;
                }
                Ok(()) = presence.changed() => {
                    let presence = *presence.borrow_and_update();
                    self.send_presence(socket, presence).await?;
                }
                () = sleep_until(clock.unwrap_or(ping)), if clock.is_some() => {
                    self.games().check_clock(self.live, MAX_LAG).await.map_err(|error| self.end_of(&error))?;
                }
                () = sleep_until(ping) => {
                    // The last ping was not answered.
                    if !std::mem::take(&mut heard) {
                        return Ok(());
                    }
                    ping = Instant::now() + PING;
                    self.ping(socket).await?;
                    self.games().refresh(self.live).await.map_err(|error| self.end_of(&error))?;
                    self.update(socket, 0).await?;
                }
                message = socket.next() => {
                    heard = true;
                    if self.take(socket, message).await?.is_break() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Answers a hello: with the sides that this client plays, and all entries after those it has seen.
    async fn welcome(&mut self, socket: &mut impl Socket, hello: &Hello) -> Result<(), End> {
        self.send(socket, &ToClient::Welcome { protocol: VERSION, sides: self.sides.clone() }).await?;
        let known = {
            let room = self.live.room();
            // A `seen` above our version, or with another chain, belongs to another game or to one that was set back.
            hello.seen <= room.version() && (hello.chain.is_empty() || hello.chain == room.chain(hello.seen))
        };
        self.seen = if known { hello.seen } else { 0 };
        self.send_changes(socket).await
    }

    /// Pings the client, and so measures how long messages are under way.
    async fn ping(&mut self, socket: &mut impl Socket) -> Result<(), End> {
        self.pinged = Some(Instant::now());
        self.in_time(socket.send(Message::Ping(Default::default()))).await
    }

    /// Handles what came over the connection; breaks at its end.
    async fn take(
        &mut self,
        socket: &mut impl Socket,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<ControlFlow<()>, End> {
        match message {
            Some(Ok(Message::Text(text))) if text.len() > MAX_MESSAGE => return Err(End::NOT_A_MESSAGE),
            Some(Ok(Message::Text(text))) => self.receive(socket, &text).await?,
            Some(Ok(Message::Ping(_))) => drop(self.is_too_fast()?),
            Some(Ok(Message::Pong(_))) => match self.pinged.take() {
                Some(pinged) => self.lag = millis(pinged.elapsed()).min(MAX_LAG),
                // Nobody asked for it.
                None => drop(self.is_too_fast()?),
            },
            Some(Ok(Message::Binary(_))) => return Err(End::NOT_TEXT),
            // If the network is gone, the close frame is lost.
            Some(Err(_)) => return Err(End::NOT_A_MESSAGE),
            Some(Ok(Message::Close(_))) | None => return Ok(ControlFlow::Break(())),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Sends what has happened up to this version.
    async fn update(&mut self, socket: &mut impl Socket, version: u64) -> Result<(), End> {
        self.games().update(self.live, version).await.map_err(|error| self.end_of(&error))?;
        let version = self.live.room().version();
        if version > self.seen { self.send_changes(socket).await } else { Ok(()) }
    }

    async fn send_presence(&self, socket: &mut impl Socket, presence: Presence) -> Result<(), End> {
        let others = presence.watching().saturating_sub(usize::from(self.sides.is_empty()));
        self.send(socket, &ToClient::Present { sides: presence.sides(), watching: others }).await
    }

    /// When the running clock of the game runs out.
    fn clock(&self) -> Option<Instant> {
        let room = self.live.room();
        let left = room.deadline()?.saturating_sub(self.games().now_at(&room));
        // A little later, so that the time is certainly up.
        Some(Instant::now() + Duration::from_millis(left + MAX_LAG + 5))
    }

    /// The entries that the client has not been sent.
    fn missed(&mut self) -> ToClient {
        let from = self.seen;
        let room = self.live.room();
        let (snapshot, now) = (Snapshot::new(&room, &self.sides, self.text), self.games().now_at(&room));
        self.seen = room.version();
        ToClient::Changes { from, entries: snapshot.entries(from), state: Box::new(snapshot.state(now)) }
    }

    async fn send_changes(&mut self, socket: &mut impl Socket) -> Result<(), End> {
        let changes = self.missed();
        self.send(socket, &changes).await
    }

    async fn receive(&mut self, socket: &mut impl Socket, text: &str) -> Result<(), End> {
        self.node.games.metrics.messages.count();
        let ask = match serde_json::from_str(text) {
            Ok(ToServer::Ask(ask)) if ask.id.chars().count() <= MAX_ID && !ask.id.is_empty() => Some(ask),
            Ok(_) | Err(_) => None,
        };
        let id = ask.as_ref().map(|ask| ask.id.clone()).unwrap_or_default();
        if self.is_too_fast()? {
            return self.refuse(socket, id, Reason::TooFast, None).await;
        }
        let Some(ask) = ask else {
            return self.refuse(socket, id, Reason::Malformed, None).await;
        };
        if !self.node.limits.entry(self.visitor) {
            return self.refuse(socket, id, Reason::TooFast, None).await;
        }
        let may_open = || self.node.limits.game(self.visitor);
        let (client, lag) = (Client::Visitor(self.visitor), self.lag);
        match self.side(&ask) {
            Err(reason) => self.refuse(socket, id, reason, None).await,
            Ok(by) => {
                match self.games().act(self.live, PlayerRequest { by, ask, client, lag }, may_open).await {
                    Ok(version) => {
                        // `Changes` goes first, so a client that gets `Done` has seen what was done.
                        if version > self.seen {
                            let changes = self.missed();
                            self.put(socket, &changes).await?;
                        }
                        self.send(socket, &ToClient::Done { id, version }).await
                    }
                    Err(RequestError::Rejected(rejection)) => {
                        self.refuse(socket, id, reason(rejection), Some(rejection)).await
                    }
                    Err(RequestError::TooManyGames) => self.refuse(socket, id, Reason::TooFast, None).await,
                    Err(error) => match self.end_of(&error) {
                        end @ (End::NoSuchGame | End::Unknown) => Err(end),
                        _ => self.refuse(socket, id, Reason::Unavailable, None).await,
                    },
                }
            }
        }
    }

    /// Counts a message against the rate limit. Too many over the limit end the connection.
    fn is_too_fast(&mut self) -> Result<bool, End> {
        let too_fast = self.limit.check().is_err();
        self.too_fast += u32::from(too_fast);
        if self.too_fast > MAX_TOO_FAST { Err(End::TOO_MANY) } else { Ok(too_fast) }
    }

    /// The side that a request is for.
    fn side(&self, ask: &Ask) -> Result<Side, Reason> {
        match (&self.sides[..], ask.side) {
            ([], _) => Err(Reason::Spectator),
            (sides, Some(side)) if sides.contains(&side) => Ok(side),
            (_, Some(_)) => Err(Reason::NotYourSeat),
            ([side], None) => Ok(*side),
            (_, None) => Ok(self.live.room().game().turn()),
        }
    }

    async fn refuse(
        &mut self,
        socket: &mut impl Socket,
        id: String,
        reason: Reason,
        rejection: Option<Rejection>,
    ) -> Result<(), End> {
        self.games().metrics.refused.count();
        let message = refusal(reason, rejection, self.text);
        self.send(socket, &ToClient::Refused { id, reason, message }).await
    }

    /// Sends a message and flushes.
    async fn send(&self, socket: &mut impl Socket, message: &ToClient) -> Result<(), End> {
        self.put(socket, message).await?;
        self.in_time(socket.flush()).await
    }

    /// Buffers a message; the next [`send`](Session::send) flushes it.
    async fn put(&self, socket: &mut impl Socket, message: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Failed)?;
        self.in_time(socket.feed(Message::text(text))).await
    }

    /// Treats a client that does not read in time as gone.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        timeout(self.node.config.timeout, sending).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    /// How a failure ends the connection.
    fn end_of(&self, error: &RequestError) -> End {
        if matches!(error, RequestError::NoSuchGame) {
            return End::NoSuchGame;
        }
        tracing::error!(game = %self.live.id, %error, "a game failed");
        match error {
            RequestError::Internal(InternalError::Store(StoreError::Unknown(_))) => End::Unknown,
            _ => End::Failed,
        }
    }
}

/// The reason that programs read.
const fn reason(rejection: Rejection) -> Reason {
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
fn refusal(reason: Reason, rejection: Option<Rejection>, text: Text) -> String {
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
