//! One client at one table, over a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use four_protocol::{Ask, Hello, LONGEST_ID, Reason, ToClient, ToServer, VERSION};
use four_rules::{Language, Side};
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use tokio::time::{Instant, sleep_until, timeout};

use crate::failed::Failed;
use crate::hall::{Hall, Table, now};
use crate::limits::Visitor;
use crate::node::{Node, told};
use crate::presence::Present;
use crate::room::No;
use crate::tell::Teller;

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// As many refusals of messages that came too fast, and the connection is closed.
const PATIENCE: u32 = 200;

/// Why a connection ends.
enum End {
    /// The client is gone, or the network.
    Gone,
    /// The client did something that clients do not do.
    Wrong(&'static str),
    /// The client said nothing in time; it may come back.
    Silent,
    /// The server stops; the client may come back to another.
    Restart,
    /// Somebody deleted the game; whoever comes back hears that there is none.
    NoSuchGame,
    /// Something failed here.
    Failed,
}

/// Serves a client until one of them has enough.
pub(crate) async fn serve(node: Arc<Node>, table: Arc<Table>, visitor: Visitor, socket: WebSocket) {
    let _counted = node.hall.meters.sockets.hold();
    let mut socket = socket;
    let end = match greet(&node, &mut socket).await {
        Ok(hello) => Session::new(&node, &table, visitor, &hello).run(&mut socket, hello.seen).await,
        Err(end) => end,
    };
    let (code, reason) = match end {
        End::Gone => return,
        End::Wrong(reason) => (close_code::POLICY, reason),
        End::Silent => (close_code::AGAIN, "nobody said hello"),
        End::Restart => (close_code::RESTART, "the server restarts"),
        End::NoSuchGame => (close_code::NORMAL, "there is no such game"),
        End::Failed => (close_code::ERROR, "something failed here"),
    };
    let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
    // A client that does not take the last message either is gone.
    let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
}

/// Waits for the first message.
async fn greet(node: &Node, socket: &mut WebSocket) -> Result<Hello, End> {
    let hello = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                    Ok(ToServer::Hello(hello)) => return Ok(hello),
                    Ok(ToServer::Ask(_)) | Err(_) => return Err(End::Wrong("say hello first")),
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => return Err(End::Wrong("text, please")),
                Some(Err(_)) => return Err(End::Wrong("that was no message")),
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
            }
        }
    };
    let mut stop = node.stop.clone();
    tokio::select! {
        hello = timeout(node.config.timeout, hello) => hello.unwrap_or(Err(End::Silent)),
        () = told(&mut stop) => Err(End::Restart),
    }
}

struct Session<'a> {
    node: &'a Arc<Node>,
    table: &'a Arc<Table>,
    visitor: Visitor,
    language: Language,
    sides: Vec<Side>,
    /// What the client has been told of, so far.
    seen: u64,
    limit: DefaultDirectRateLimiter,
    too_fast: u32,
    _present: Present,
}

impl<'a> Session<'a> {
    fn new(node: &'a Arc<Node>, table: &'a Arc<Table>, visitor: Visitor, hello: &Hello) -> Session<'a> {
        let mut sides: Vec<Side> =
            hello.tokens.iter().take(2).flat_map(|token| table.room().held_by(token)).collect();
        sides.sort_unstable();
        sides.dedup();
        Session {
            language: Language::of_locale(&hello.language),
            seen: 0,
            limit: node.limits.messages(),
            too_fast: 0,
            _present: Present::new(&table.presence, &sides),
            sides,
            node,
            table,
            visitor,
        }
    }

    fn hall(&self) -> &'a Arc<Hall> {
        &self.node.hall
    }

    async fn run(mut self, socket: &mut WebSocket, seen: u64) -> End {
        match self.talk(socket, seen).await {
            Ok(()) => End::Gone,
            Err(end) => end,
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, seen: u64) -> Result<(), End> {
        let mut news = self.hall().news(&self.table.id);
        let mut presence = self.table.presence.subscribe();
        let mut stop = self.node.stop.clone();
        self.send(socket, &ToClient::Welcome { protocol: VERSION, sides: self.sides.clone() }).await?;
        // Whoever has seen more than there is has seen another game.
        let version = self.table.room().version();
        self.seen = if seen > version { 0 } else { seen };
        self.tell(socket).await?;
        presence.mark_changed();
        let (mut ping, mut heard) = (Instant::now() + PING, true);
        loop {
            let clock = self.clock();
            tokio::select! {
                message = socket.next() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(socket, &text).await?,
                        Some(Ok(Message::Ping(_))) => { self.is_too_fast()?; }
                        Some(Ok(Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => return Err(End::Wrong("text, please")),
                        // Too long, most likely; or the network is gone, and then nobody hears of it.
                        Some(Err(_)) => return Err(End::Wrong("that was no message")),
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                    }
                }
                changed = news.changed() => {
                    changed.map_err(|_| End::Failed)?;
                    let version = *news.borrow_and_update();
                    self.hall().know(self.table, version).await.map_err(|error| self.failed(&error))?;
                    if self.table.room().version() > self.seen {
                        self.tell(socket).await?;
                    }
                }
                Ok(()) = presence.changed() => {
                    let presence = *presence.borrow_and_update();
                    let others = presence.watching().saturating_sub(usize::from(self.sides.is_empty()));
                    let present = ToClient::Present { sides: presence.sides(), watching: others };
                    self.send(socket, &present).await?;
                }
                () = sleep_until(clock.unwrap_or(ping)), if clock.is_some() => {
                    self.hall().look_at_clock(self.table).await.map_err(|error| self.failed(&error))?;
                }
                () = sleep_until(ping) => {
                    // It has not even answered the last question.
                    if !std::mem::take(&mut heard) {
                        return Ok(());
                    }
                    ping = Instant::now() + PING;
                    self.in_time(socket.send(Message::Ping(Default::default()))).await?;
                }
                () = told(&mut stop) => return Err(End::Restart),
            }
        }
    }

    /// When a clock runs out that this client is waiting for.
    fn clock(&self) -> Option<Instant> {
        let deadline = self.table.room().deadline()?;
        // A little later, so that it is over for sure when it is looked at.
        Some(Instant::now() + Duration::from_millis(deadline.saturating_sub(now()) + 5))
    }

    /// What the client has missed.
    fn missed(&mut self) -> ToClient {
        let from = self.seen;
        let room = self.table.room();
        let teller = Teller::new(&room, &self.sides, self.language);
        self.seen = room.version();
        ToClient::Changes { from, entries: teller.entries(from), state: Box::new(teller.state(now())) }
    }

    async fn tell(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let changes = self.missed();
        self.send(socket, &changes).await
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        self.node.hall.meters.messages.count();
        let ask = match serde_json::from_str(text) {
            Ok(ToServer::Ask(ask)) if ask.id.chars().count() <= LONGEST_ID && !ask.id.is_empty() => Some(ask),
            Ok(_) | Err(_) => None,
        };
        let id = ask.as_ref().map(|ask| ask.id.clone()).unwrap_or_default();
        if self.is_too_fast()? {
            return self.refuse(socket, id, Reason::TooFast, None).await;
        }
        let Some(ask) = ask else {
            return self.refuse(socket, id, Reason::Malformed, None).await;
        };
        let may_open = || self.node.limits.game(self.visitor);
        match self.side(&ask) {
            Err(reason) => self.refuse(socket, id, reason, None).await,
            Ok(by) => match self.hall().act(self.table, by, ask, may_open).await {
                Ok(version) => {
                    // Shown before it is called done: who hears that it is done has seen what it was.
                    if version > self.seen {
                        let changes = self.missed();
                        self.put(socket, &changes).await?;
                    }
                    self.send(socket, &ToClient::Done { id, version }).await
                }
                Err(Failed::No(no)) => self.refuse(socket, id, reason(no), Some(no)).await,
                Err(Failed::TooManyGames) => self.refuse(socket, id, Reason::TooFast, None).await,
                Err(failed) => match self.failed(&failed) {
                    End::NoSuchGame => Err(End::NoSuchGame),
                    _ => self.refuse(socket, id, Reason::Unavailable, None).await,
                },
            },
        }
    }

    /// Whether this is one too many; of those, too, there can be too many.
    fn is_too_fast(&mut self) -> Result<bool, End> {
        let too_fast = self.limit.check().is_err();
        self.too_fast += u32::from(too_fast);
        if self.too_fast > PATIENCE { Err(End::Wrong("too many messages")) } else { Ok(too_fast) }
    }

    /// For which side this is asked.
    fn side(&self, ask: &Ask) -> Result<Side, Reason> {
        match (&self.sides[..], ask.side) {
            ([], _) => Err(Reason::Spectator),
            (sides, Some(side)) if sides.contains(&side) => Ok(side),
            (_, Some(_)) => Err(Reason::NotYourSeat),
            ([side], None) => Ok(*side),
            (_, None) => Ok(self.table.room().log().game().turn()),
        }
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        id: String,
        reason: Reason,
        no: Option<No>,
    ) -> Result<(), End> {
        self.hall().meters.refused.count();
        let message = crate::saying::refusal(reason, no, self.language);
        self.send(socket, &ToClient::Refused { id, reason, message }).await
    }

    /// Sends this, and what was put before it.
    async fn send(&self, socket: &mut WebSocket, message: &ToClient) -> Result<(), End> {
        self.put(socket, message).await?;
        self.in_time(socket.flush()).await
    }

    /// To be sent together with what comes next.
    async fn put(&self, socket: &mut WebSocket, message: &ToClient) -> Result<(), End> {
        let text = serde_json::to_string(message).map_err(|_| End::Failed)?;
        self.in_time(socket.feed(Message::text(text))).await
    }

    /// A client that does not take what it is sent is no better than gone.
    async fn in_time(&self, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
        timeout(self.node.config.timeout, sending).await.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    fn failed(&self, error: &Failed) -> End {
        if matches!(error, Failed::NoSuchGame) {
            return End::NoSuchGame;
        }
        tracing::error!(game = %self.table.id, %error, "a table failed");
        End::Failed
    }
}

/// In a word, for programs.
const fn reason(no: No) -> Reason {
    match no {
        No::NotBegun => Reason::NotBegun,
        No::Stale => Reason::Stale,
        No::Rules(_) | No::UndoByRules | No::NothingBack => Reason::Rules,
        No::NoDraws | No::NoRematch | No::NotOffered | No::Already | No::Enough => Reason::NoSuchOffer,
    }
}
