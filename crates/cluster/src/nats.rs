//! The bus over NATS. It carries `{game, version}`, deletions, who is connected, what players say and which node cannot save;
//! nothing that must arrive.
//!
//! | subject | content |
//! |---|---|
//! | `four.game.ID` | the version of the game in digits, or `deleted` |
//! | `four.presence.ID` | `{"v":2,"node":7,"sides":[1,0],"watching":3}` |
//! | `four.reaction.ID` | `{"v":2,"by":"first","reaction":"…"}` |
//! | `four.outage` | `{"v":2,"since":1794824078608}` |
//!
//! `v` is the version of the format; a message without one has version 1. What a node does not understand it leaves out, so that
//! a newer node may say more. `four.game.ID` is read as `{"v":3,"version":17}` or `{"v":3,"deleted":true}` as well: a later version
//! may write that once no node is left that knows digits only.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, Subscriber};
use async_trait::async_trait;
use four_protocol::Reaction;
use four_rules::Side;
use four_server::{Bus, DELETED, GameId, LocalBus, News, Presence};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot, watch};

/// Announcements that wait to be sent. More are dropped: while NATS is away, they are of no use.
const QUEUE: usize = 10_000;
/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to connect again.
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// How an address begins. The library takes anything else for the name of a machine.
const SCHEMES: [&str; 2] = ["nats://", "tls://"];

const GAME: &str = "four.game.";
const PRESENCE: &str = "four.presence.";
const REACTION: &str = "four.reaction.";
const OUTAGE: &str = "four.outage";
const GONE: &str = "deleted";

/// A bus over NATS.
#[derive(Debug)]
pub struct Nats {
    node: u64,
    client: Client,
    local: Arc<LocalBus>,
    outgoing: mpsc::Sender<Outgoing>,
    news: Mutex<Option<mpsc::Receiver<News>>>,
}

#[derive(Debug)]
enum Outgoing {
    Message {
        subject: String,
        content: Vec<u8>,
    },
    /// Answered when everything before it is sent.
    Flush(oneshot::Sender<()>),
}

/// The version of the format that this program writes.
const FORMAT: u32 = 2;

/// How far a game is, in the form that later versions write.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct GameMessage {
    version: u64,
    deleted: bool,
}

/// Who is connected to a game at a node.
#[derive(Debug, Serialize, Deserialize)]
struct PresenceMessage {
    #[serde(default)]
    v: u32,
    node: u64,
    #[serde(flatten)]
    presence: Presence,
}

/// What a player says.
#[derive(Debug, Serialize, Deserialize)]
struct ReactionMessage {
    #[serde(default)]
    v: u32,
    by: Side,
    reaction: Reaction,
}

/// A node cannot save.
#[derive(Debug, Serialize, Deserialize)]
struct OutageMessage {
    #[serde(default)]
    v: u32,
    since: u64,
}

/// Why there is no bus.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BusError {
    /// The address cannot be read.
    #[error("this is not the address of a NATS server: {0}")]
    Address(String),
    /// The address does not say that it is one of NATS.
    #[error("the address of a NATS server begins with nats:// or tls://")]
    Scheme,
    /// No server answers at the address.
    #[error("the NATS server cannot be reached: {0}")]
    Unreachable(String),
    /// The server does not let us in.
    #[error("the NATS server refuses the user or the password: {0}")]
    Refused(String),
}

impl Nats {
    /// Connects. If the connection is lost later, it comes back by itself. `node` is another number at each node.
    ///
    /// # Errors
    /// If the address is wrong, or the server does not answer or does not let us in.
    pub async fn connect(address: &str, node: u64) -> Result<Nats, BusError> {
        if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
            return Err(BusError::Scheme);
        }
        let (news_sender, news) = mpsc::channel(QUEUE);
        let gaps = news_sender.clone();
        let options = ConnectOptions::new()
            .name(format!("four {node:016x}"))
            // What this node publishes, its own subscribers have heard already.
            .no_echo()
            .connection_timeout(PATIENCE)
            .request_timeout(Some(PATIENCE))
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| {
                MAX_PAUSE.min(Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(u32::MAX))
            })
            .event_callback(move |event| notice(event, gaps.clone()));
        let client = options.connect(address).await.map_err(bus_error)?;
        let unreachable = |error: String| BusError::Unreachable(error);
        let messages = client.subscribe("four.>").await.map_err(|error| unreachable(error.to_string()))?;
        // The server handles requests in order. Its answer to this one, which has no receiver, proves that the subscription
        // above is active.
        let _ = client.request("four-ready", "".into()).await;
        let (local, (outgoing, queue)) = (Arc::new(LocalBus::default()), mpsc::channel(QUEUE));
        tokio::spawn(send(client.clone(), queue));
        tokio::spawn(receive(messages, Arc::clone(&local), news_sender));
        Ok(Nats { node, client, local, outgoing, news: Mutex::new(Some(news)) })
    }

    fn send(&self, subject: String, content: impl Into<Vec<u8>>) {
        // A full queue means that NATS is away.
        let _ = self.outgoing.try_send(Outgoing::Message { subject, content: content.into() });
    }
}

fn bus_error(error: async_nats::ConnectError) -> BusError {
    let why = error.to_string();
    match error.kind() {
        ConnectErrorKind::ServerParse => BusError::Address(why),
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => BusError::Refused(why),
        _ => BusError::Unreachable(why),
    }
}

/// Logs what happens to the connection. After a gap, games in use have to be read again.
async fn notice(event: Event, news: mpsc::Sender<News>) {
    match event {
        Event::Connected => tracing::info!("connected to NATS"),
        Event::Disconnected => tracing::warn!("NATS is away: changes on other nodes show up later"),
        Event::SlowConsumer(_) => tracing::warn!("announcements of other nodes were dropped"),
        other => return tracing::warn!(event = %other, "NATS"),
    }
    // A full queue has a gap in it already.
    let _ = news.try_send(News::Gap);
}

/// Sends what is queued until the bus is dropped.
async fn send(client: Client, mut queue: mpsc::Receiver<Outgoing>) {
    while let Some(next) = queue.recv().await {
        match next {
            Outgoing::Message { subject, content } => {
                if let Err(error) = client.publish(subject, content.into()).await {
                    tracing::warn!(%error, "could not publish");
                }
            }
            Outgoing::Flush(done) => {
                let _ = client.flush().await;
                let _ = done.send(());
            }
        }
    }
}

/// Passes on what other nodes send until the connection is closed.
async fn receive(mut messages: Subscriber, local: Arc<LocalBus>, news: mpsc::Sender<News>) {
    while let Some(message) = messages.next().await {
        match parse(message.subject.as_str(), &message.payload) {
            Some(Heard::Version(game, version)) => local.publish(&game, version),
            // The receiver is dropped only when the node stops.
            Some(Heard::News(heard)) => drop(news.try_send(heard)),
            None => {}
        }
    }
}

#[derive(PartialEq, Debug)]
enum Heard {
    Version(GameId, u64),
    News(News),
}

/// What a message says; `None` if another program or a newer node sent it.
fn parse(subject: &str, content: &[u8]) -> Option<Heard> {
    if let Some(id) = subject.strip_prefix(GAME) {
        return Some(Heard::Version(GameId::read(id)?, version(content)?));
    }
    if let Some(id) = subject.strip_prefix(REACTION) {
        let ReactionMessage { by, reaction, .. } = serde_json::from_slice(content).ok()?;
        return Some(Heard::News(News::Reaction { game: GameId::read(id)?, by, reaction }));
    }
    if subject == OUTAGE {
        let OutageMessage { since, .. } = serde_json::from_slice(content).ok()?;
        return Some(Heard::News(News::Outage { since }));
    }
    let game = GameId::read(subject.strip_prefix(PRESENCE)?)?;
    let PresenceMessage { node, presence, .. } = serde_json::from_slice(content).ok()?;
    Some(Heard::News(News::Presence { node, game, presence }))
}

/// The version of a game, or [`DELETED`].
fn version(content: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(content).ok()?;
    if text == GONE {
        return Some(DELETED);
    }
    if let Ok(version) = text.parse() {
        return Some(version);
    }
    match serde_json::from_str(text).ok()? {
        GameMessage { deleted: true, .. } => Some(DELETED),
        GameMessage { version: 0, .. } => None,
        GameMessage { version, .. } => Some(version),
    }
}

#[async_trait]
impl Bus for Nats {
    fn publish(&self, game: &GameId, version: u64) {
        self.local.publish(game, version);
        let content = if version == DELETED { GONE.to_owned() } else { version.to_string() };
        self.send(format!("{GAME}{game}"), content);
    }

    fn announce(&self, game: &GameId, version: u64) {
        self.local.publish(game, version);
    }

    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64> {
        self.local.subscribe(game)
    }

    fn is_lossless(&self) -> bool {
        false
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    fn tell_presence(&self, game: &GameId, presence: Presence) {
        let message = PresenceMessage { v: FORMAT, node: self.node, presence };
        // Serialising to memory does not fail.
        let content = serde_json::to_vec(&message).unwrap_or_default();
        self.send(format!("{PRESENCE}{game}"), content);
    }

    fn tell_reaction(&self, game: &GameId, by: Side, reaction: Reaction) {
        let content = serde_json::to_vec(&ReactionMessage { v: FORMAT, by, reaction }).unwrap_or_default();
        self.send(format!("{REACTION}{game}"), content);
    }

    fn tell_outage(&self, since: u64) {
        let content = serde_json::to_vec(&OutageMessage { v: FORMAT, since }).unwrap_or_default();
        self.send(OUTAGE.to_owned(), content);
    }

    async fn flush(&self) {
        let (sender, sent) = oneshot::channel();
        if self.outgoing.send(Outgoing::Flush(sender)).await.is_ok() {
            // An error means that the connection is closed.
            let _ = sent.await;
        }
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "abcdefghjk";

    fn heard(kind: &str, content: &str) -> Option<Heard> {
        parse(&format!("{kind}{ID}"), content.as_bytes())
    }

    #[test]
    fn messages_of_newer_nodes_are_understood_as_far_as_they_are_known() {
        let game = GameId::read(ID).unwrap();
        let version = |version| Some(Heard::Version(game.clone(), version));
        for said in ["17", r#"{"v":3,"version":17,"entry":{"more":[1]}}"#] {
            assert_eq!(heard(GAME, said), version(17), "{said}");
        }
        for said in ["deleted", r#"{"v":3,"deleted":true,"why":"old"}"#] {
            assert_eq!(heard(GAME, said), version(DELETED), "{said}");
        }
        let presence = Presence { sides: [1, 0], watching: 3 };
        let present = Some(Heard::News(News::Presence { node: 7, game: game.clone(), presence }));
        for said in [r#"{"node":7,"#, r#"{"v":9,"names":["Ann"],"node":7,"#] {
            assert_eq!(
                heard(PRESENCE, &format!("{said}\"sides\":[1,0],\"watching\":3}}")),
                present,
                "{said}"
            );
        }
        let reaction = Some(Heard::News(News::Reaction { game, by: Side::First, reaction: Reaction::Hi }));
        for said in
            [r#"{"by":"first","reaction":"hi"}"#, r#"{"v":9,"by":"first","reaction":"hi","to":"second"}"#]
        {
            assert_eq!(heard(REACTION, said), reaction, "{said}");
        }
    }

    #[test]
    fn what_only_a_newer_node_understands_is_left_out() {
        for (kind, said) in [
            (GAME, r#"{"v":9,"moved":"elsewhere"}"#),
            (GAME, "seventeen"),
            (REACTION, r#"{"v":9,"by":"first","reaction":"sings"}"#),
            (PRESENCE, r#"{"v":9,"node":"seven"}"#),
            ("four.later.", "{}"),
        ] {
            assert_eq!(heard(kind, said), None, "{kind} {said}");
        }
    }
}
