//! One client of one game, over a WebSocket.
//!
//! # Layout
//! - `session`: what the client is told, and what it asks for.
//! - `refusal`: why a request was refused.
//! - `end`: why the connection ends, and how it is closed.

mod end;
mod refusal;
mod session;

use std::sync::Arc;

use axum::extract::ws::Message;
use four_protocol::{Hello, MAX_MESSAGE, ToServer};
use futures_util::{Sink, Stream, StreamExt};
use tokio::time::timeout;

use crate::limits::Visitor;
use crate::live_game::LiveGame;
use crate::node::{Node, stopped};
use end::End;
use session::Session;

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
    end.close(&mut socket).await;
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
                    Ok(ToServer::Ask(_) | ToServer::React(_)) | Err(_) => {
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
