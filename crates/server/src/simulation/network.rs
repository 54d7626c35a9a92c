//! Connections between simulated clients and nodes: slow, cut, and open at one end only.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::ws::Message;
use four_protocol::{Act, ToServer};
use four_rules::Side;
use futures_util::{Sink, Stream};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::disk::Fate;
use super::world::{Received, World};
use crate::id::GameId;

/// The server's end of a connection.
pub(super) struct ServerEnd {
    incoming: UnboundedReceiver<Message>,
    outgoing: UnboundedSender<Message>,
}

impl Stream for ServerEnd {
    type Item = Result<Message, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.incoming.poll_recv(context).map(|message| message.map(Ok))
    }
}

impl Sink<Message> for ServerEnd {
    type Error = axum::Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        self.outgoing.send(message).map_err(|_| axum::Error::new(std::io::Error::other("cut")))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }
}

/// The client's end of a connection.
pub(super) struct ClientEnd {
    pub(super) incoming: UnboundedReceiver<Message>,
    pub(super) outgoing: UnboundedSender<Message>,
    pub(super) line: Arc<Line>,
}

/// What has happened to a connection.
#[derive(Debug, Default)]
pub(super) struct Line {
    cut: AtomicBool,
    /// Messages vanish, and neither end notices.
    silent: AtomicBool,
}

impl Line {
    pub(super) fn cut(&self) {
        self.cut.store(true, Relaxed);
    }

    pub(super) fn silence(&self) {
        self.silent.store(true, Relaxed);
    }
}

/// Who is at the client's end of a connection to a game.
#[derive(Clone)]
pub(super) struct Caller {
    pub(super) game: GameId,
    pub(super) side: Side,
}

/// Connects a client with a node.
pub(super) fn connect(world: &Arc<World>, fate: &Arc<Fate>, caller: Caller) -> (ServerEnd, ClientEnd) {
    let line = Arc::new(Line::default());
    let (to_wire, from_client) = unbounded_channel();
    let (to_server, incoming) = unbounded_channel();
    let (outgoing, from_server) = unbounded_channel();
    let (to_client, client_incoming) = unbounded_channel();
    let carry = |from, to, caller| {
        let (world, fate, line) = (Arc::clone(world), Arc::clone(fate), Arc::clone(&line));
        let random = world.fork();
        tokio::spawn(carry(Wire { world, fate, line, caller, random }, from, to));
    };
    carry(from_client, to_server, Some(caller));
    carry(from_server, to_client, None);
    (ServerEnd { incoming, outgoing }, ClientEnd { incoming: client_incoming, outgoing: to_wire, line })
}

/// One direction of a connection.
struct Wire {
    world: Arc<World>,
    fate: Arc<Fate>,
    line: Arc<Line>,
    /// Who sends, if it is a client.
    caller: Option<Caller>,
    random: Xoshiro256PlusPlus,
}

impl Wire {
    fn is_cut(&self) -> bool {
        self.fate.is_dead() || self.line.cut.load(Relaxed)
    }
}

/// Carries messages in one direction, in order and each a little late, until the line is cut or the node dies.
async fn carry(mut wire: Wire, mut from: UnboundedReceiver<Message>, to: UnboundedSender<Message>) {
    // A cut is noticed with the next message, or after a while.
    while let Ok(message) =
        tokio::time::timeout(Duration::from_secs(5), from.recv()).await.transpose_or_tick()
    {
        if wire.is_cut() {
            return;
        }
        let Some(message) = message else { continue };
        tokio::time::sleep(Duration::from_millis(wire.random.random_range(1..=120))).await;
        if wire.is_cut() {
            return;
        }
        if wire.line.silent.load(Relaxed) {
            continue;
        }
        if let Some(caller) = &wire.caller {
            note_request(&wire.world, caller, &message);
        }
        if to.send(message).is_err() {
            return;
        }
    }
}

/// The end of a stream ends the loop; a tick does not.
trait TransposeOrTick<T> {
    fn transpose_or_tick(self) -> Result<Option<T>, ()>;
}

impl<T, E> TransposeOrTick<T> for Result<Option<T>, E> {
    fn transpose_or_tick(self) -> Result<Option<T>, ()> {
        match self {
            Ok(Some(message)) => Ok(Some(message)),
            Ok(None) => Err(()),
            Err(_) => Ok(None),
        }
    }
}

/// Notes when a request reaches a node.
fn note_request(world: &World, caller: &Caller, message: &Message) {
    let Message::Text(text) = message else { return };
    if let Ok(ToServer::Ask(ask)) = serde_json::from_str(text) {
        let received = Received {
            at: world.now(),
            side: ask.side.unwrap_or(caller.side),
            seen: ask.seen,
            is_move: matches!(ask.act, Act::Play(_)),
            refused: false,
        };
        world.note_received(&caller.game, &ask.id, received);
    }
}
