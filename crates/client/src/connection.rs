//! A connection to a game that reconnects by itself.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::Duration;

use four_protocol::{Act, Ask, ToClient};

use crate::address::Address;
use crate::error::ClientError;
use crate::worker::{Instruction, Worker, random};

/// What arrives from a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionEvent {
    /// A message from the server.
    Message(ToClient),
    /// The connection is lost; the client tries to reconnect.
    Lost(ClientError),
    /// The connection is lost and a retry is pointless. Nothing follows.
    Ended(ClientError),
}

/// A connection to a game, kept up by a thread. Dropping it closes the connection.
#[derive(Debug)]
pub struct Connection {
    instructions: Sender<Instruction>,
    events: Receiver<ConnectionEvent>,
    /// Random prefix of the ids, so that no two connections use the same id.
    id_prefix: String,
    /// Number of requests so far.
    requests: u64,
}

/// Capacity of the queue of received messages; the worker blocks when it is full.
const EVENT_CAPACITY: usize = 64;

impl Connection {
    /// Connects with the seats that these tokens hold; without tokens, as a spectator. Texts are in
    /// `language`, a code such as `en`.
    #[must_use]
    pub fn open(address: Address, tokens: Vec<String>, language: &str) -> Connection {
        let (instructions, instructions_out) = channel();
        let (events_in, events) = sync_channel(EVENT_CAPACITY);
        let worker = Worker::new(address, tokens, language.to_owned(), instructions_out, events_in);
        std::thread::spawn(move || worker.run());
        Connection { instructions, events, id_prefix: format!("{:016x}", random()), requests: 0 }
    }

    /// Sends a request based on version `seen` of the game. Returns its id, which the server's response repeats.
    pub fn ask(&mut self, act: Act, seen: u64) -> String {
        self.requests += 1;
        let id = format!("{}-{}", self.id_prefix, self.requests);
        let _ = self.instructions.send(Instruction::Ask(Ask { id: id.clone(), seen, side: None, act }));
        id
    }

    /// Switches the language of texts from the server. The server then sends the whole game again.
    pub fn set_language(&self, language: &str) {
        let _ = self.instructions.send(Instruction::SetLanguage(language.to_owned()));
    }

    /// Waits for the next event; `None` after `timeout`.
    #[must_use]
    pub fn next_event(&self, timeout: Duration) -> Option<ConnectionEvent> {
        match self.events.recv_timeout(timeout) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(ConnectionEvent::Ended(ClientError::Disconnected)),
        }
    }
}
