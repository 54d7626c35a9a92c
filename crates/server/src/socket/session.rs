//! A client that has introduced itself: what it is told, and what it asks for.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes};
use four_protocol::{Ask, Hello, MAX_ID, MAX_MESSAGE, Reaction, Reason, ToClient, ToServer, VERSION};
use four_rules::Side;
use four_text::{Language, Text};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use tokio::time::{Instant, sleep_until, timeout};

use super::Socket;
use super::end::End;
use super::refusal::{reason, refusal};
use crate::error::RequestError;
use crate::games::{Games, MAX_LAG, PlayerRequest};
use crate::limits::Visitor;
use crate::live_game::{Encoded, LiveGame};
use crate::node::{Node, stopped};
use crate::presence::{Presence, Present};
use crate::queue::Client;
use crate::room::Rejection;
use crate::snapshot::Snapshot;
use crate::time::millis;

/// How often a silent client is pinged.
const PING: Duration = Duration::from_secs(25);
/// How many messages over the rate limit are refused before the connection is closed.
const MAX_TOO_FAST: u32 = 200;

pub(super) struct Session<'a> {
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
    pub(super) fn new(
        node: &'a Arc<Node>,
        live: &'a Arc<LiveGame>,
        visitor: Visitor,
        hello: &Hello,
    ) -> Session<'a> {
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
            _present: live.attendance.enter(&sides),
            sides,
            node,
            live,
            visitor,
        }
    }

    fn games(&self) -> &'a Arc<Games> {
        &self.node.games
    }

    pub(super) async fn run(mut self, socket: &mut impl Socket, hello: &Hello) -> End {
        match self.talk(socket, hello).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        }
    }

    async fn talk(&mut self, socket: &mut impl Socket, hello: &Hello) -> Result<(), End> {
        let mut versions = self.games().versions(&self.live.id);
        let mut presence = self.live.attendance.subscribe();
        let mut reactions = self.live.reactions.subscribe();
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
                Ok((by, reaction)) = reactions.recv() => {
                    self.send(socket, &ToClient::Reacted { by, reaction }).await?;
                }
                () = sleep_until(clock.unwrap_or(ping)), if clock.is_some() => {
                    self.games().check_clock(self.live, MAX_LAG).await.map_err(|error| End::of(&error, &self.live.id))?;
                }
                () = sleep_until(ping) => {
                    // The last ping was not answered.
                    if !std::mem::take(&mut heard) {
                        return Ok(());
                    }
                    ping = Instant::now() + PING;
                    self.ping(socket).await?;
                    self.games().refresh(self.live).await.map_err(|error| End::of(&error, &self.live.id))?;
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
        self.games().update(self.live, version).await.map_err(|error| End::of(&error, &self.live.id))?;
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
        let (live, language, from) = (self.live, self.text.language(), self.seen);
        // All spectators see the same, so it is encoded once for many of them.
        let message = match self.sides.is_empty() {
            true => live.for_spectators(language, from, || self.encoded_changes()),
            false => self.encoded_changes(),
        };
        let Encoded { text, version } = message.ok_or(End::Failed)?;
        self.seen = version;
        self.put(socket, text).await?;
        self.in_time(socket.flush()).await
    }

    fn encoded_changes(&mut self) -> Option<Encoded> {
        let text = encode(&self.missed())?;
        Some(Encoded { text, version: self.seen })
    }

    async fn receive(&mut self, socket: &mut impl Socket, text: &str) -> Result<(), End> {
        self.node.games.metrics.messages.count();
        let ask = match serde_json::from_str(text) {
            Ok(ToServer::React(reaction)) => return self.react(socket, reaction).await,
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
                            let changes = encode(&self.missed()).ok_or(End::Failed)?;
                            self.put(socket, changes).await?;
                        }
                        self.send(socket, &ToClient::Done { id, version }).await
                    }
                    Err(RequestError::Rejected(rejection)) => {
                        self.refuse(socket, id, reason(rejection), Some(rejection)).await
                    }
                    Err(RequestError::TooManyGames) => self.refuse(socket, id, Reason::TooFast, None).await,
                    Err(error) => match End::of(&error, &self.live.id) {
                        end @ (End::NoSuchGame | End::Unknown) => Err(end),
                        _ => self.refuse(socket, id, Reason::Unavailable, None).await,
                    },
                }
            }
        }
    }

    /// Passes on what a player says. Spectators cannot speak.
    async fn react(&mut self, socket: &mut impl Socket, reaction: Reaction) -> Result<(), End> {
        let reason = match self.sides.first().copied() {
            _ if self.is_too_fast()? => Reason::TooFast,
            None => Reason::Spectator,
            Some(by) if self.live.react(by, reaction) => {
                self.games().bus().tell_reaction(&self.live.id, by, reaction);
                return Ok(());
            }
            Some(_) => Reason::TooFast,
        };
        self.refuse(socket, String::new(), reason, None).await
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
        self.put(socket, encode(message).ok_or(End::Failed)?).await?;
        self.in_time(socket.flush()).await
    }

    /// Buffers a message; the next [`send`](Session::send) flushes it.
    async fn put(&self, socket: &mut impl Socket, text: Utf8Bytes) -> Result<(), End> {
        self.in_time(socket.feed(Message::Text(text))).await
    }

    /// Treats a client that does not read in time as gone.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        timeout(self.node.config.timeout, sending).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }
}

/// A message as text. Serialising to memory does not fail.
fn encode(message: &ToClient) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}
