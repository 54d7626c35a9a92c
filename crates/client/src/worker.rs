//! The thread behind a [`Connection`](crate::Connection): it sends, receives, and reconnects with growing pauses.

use std::io::ErrorKind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::time::{Duration, Instant};

use four_protocol::{Ask, Hello, ToClient, ToServer, VERSION};
use rand::TryRng;
use rand::rngs::SysRng;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message};

use crate::address::Address;
use crate::connection::ConnectionEvent;
use crate::error::ClientError;
use crate::socket::{Socket, TIMEOUT, connect};

/// What the owner of the connection wants done.
#[derive(Debug)]
pub(crate) enum Instruction {
    Ask(Ask),
    SetLanguage(String),
}

/// How long a read blocks, and so the longest delay before an instruction is carried out.
const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// A server that sends nothing for this long is gone: it pings every 25 seconds.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(60);
/// Pause before the first attempt to reconnect. It doubles with each attempt up to `MAX_PAUSE`.
const MIN_PAUSE: Duration = Duration::from_millis(200);
const MAX_PAUSE: Duration = Duration::from_secs(10);
/// A connection that lasted this long resets the pause.
const STABLE_AFTER: Duration = Duration::from_secs(5);

/// Why a connection ended.
enum End {
    /// The owner dropped the connection.
    Dropped,
    /// The worker reconnects at once, for example in another language.
    Restart,
    /// Something failed.
    Failed(ClientError),
}

impl<E: Into<ClientError>> From<E> for End {
    fn from(error: E) -> End {
        End::Failed(error.into())
    }
}

/// The state of the thread; it outlives single connections.
pub(crate) struct Worker {
    address: Address,
    tokens: Vec<String>,
    language: String,
    /// The last version received, and its chain.
    seen: u64,
    chain: String,
    /// Requests without a response; they are sent again after a reconnect.
    pending: Vec<Ask>,
    /// When a request was last sent.
    last_request: Instant,
    /// When the server welcomed this connection.
    welcomed: Option<Instant>,
    /// Whether any connection to this address was ever welcomed.
    was_welcomed: bool,
    instructions: Receiver<Instruction>,
    events: SyncSender<ConnectionEvent>,
}

impl Worker {
    pub(crate) fn new(
        address: Address,
        tokens: Vec<String>,
        language: String,
        instructions: Receiver<Instruction>,
        events: SyncSender<ConnectionEvent>,
    ) -> Worker {
        Worker {
            address,
            tokens,
            language,
            seen: 0,
            chain: String::new(),
            pending: Vec::new(),
            last_request: Instant::now(),
            welcomed: None,
            was_welcomed: false,
            instructions,
            events,
        }
    }

    /// Connects again and again, until the owner drops the connection or a retry is pointless.
    pub(crate) fn run(mut self) {
        let mut pause = MIN_PAUSE;
        loop {
            let error = match self.serve_connection() {
                End::Failed(error) => error,
                End::Restart => continue,
                End::Dropped => return,
            };
            if self.welcomed.take().is_some_and(|at| at.elapsed() > STABLE_AFTER) {
                pause = MIN_PAUSE;
            }
            let is_final = error.is_final();
            let event = if is_final { ConnectionEvent::Ended(error) } else { ConnectionEvent::Lost(error) };
            if self.events.send(event).is_err() || is_final || self.pause(pause).is_err() {
                return;
            }
            pause = (pause * 2).min(MAX_PAUSE);
        }
    }

    /// Waits between half and one and a half times `pause`, so that the clients of a server do not all return at the
    /// same moment.
    fn pause(&mut self, pause: Duration) -> Result<(), End> {
        let factor = 0.5 + (random() % 1000) as f64 / 1000.0;
        let until = Instant::now() + pause.mul_f64(factor);
        loop {
            match self.instructions.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Instruction::Ask(ask)) => self.pending.push(ask),
                Ok(Instruction::SetLanguage(language)) => self.set_language(language),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(End::Dropped),
            }
        }
    }

    /// The texts received so far are in the old language, so everything is requested again.
    fn set_language(&mut self, language: String) {
        (self.language, self.seen) = (language, 0);
    }

    /// Runs one connection until it ends.
    fn serve_connection(&mut self) -> End {
        let mut socket = match self.open_socket() {
            Ok(socket) => socket,
            Err(end) => return end,
        };
        let mut last_received = Instant::now();
        self.last_request = last_received;
        loop {
            if let Err(end) = self.follow_instructions(&mut socket) {
                // Best effort: the server notices a broken connection as well.
                let _ = socket.close(None).and_then(|()| socket.flush());
                return end;
            }
            match self.receive(&mut socket) {
                Ok(true) => last_received = Instant::now(),
                Ok(false) if self.is_overdue(last_received) => return ClientError::TimedOut.into(),
                Ok(false) => {}
                Err(end) => return end,
            }
        }
    }

    /// Connects and introduces this client.
    fn open_socket(&self) -> Result<Socket, End> {
        let mut socket = connect(&self.address, POLL_INTERVAL).map_err(|error| match error {
            // The game was found at this address before, so another response comes from something in between, such as
            // the login page of a wireless network.
            ClientError::HttpsRequired | ClientError::InvalidResponse if self.was_welcomed => {
                ClientError::Disconnected
            }
            error => error,
        })?;
        let hello = Hello {
            tokens: self.tokens.clone(),
            seen: self.seen,
            chain: self.chain.clone(),
            language: self.language.clone(),
        };
        send(&mut socket, &ToServer::Hello(hello))?;
        Ok(socket)
    }

    /// A connection cut without notice looks open, so missing responses are noticed sooner than missing pings.
    fn is_overdue(&self, last_received: Instant) -> bool {
        let no_response = !self.pending.is_empty() && self.last_request.elapsed() > TIMEOUT;
        no_response || last_received.elapsed() > SILENCE_TIMEOUT
    }

    /// Handles the next message, if one arrives within the poll interval. Returns whether one did.
    fn receive(&mut self, socket: &mut Socket) -> Result<bool, End> {
        match socket.read() {
            Ok(Message::Text(text)) => {
                let message = serde_json::from_str(&text).map_err(|_| ClientError::InvalidResponse)?;
                self.handle(message, socket)?;
            }
            Ok(Message::Close(frame)) => return Err(close_reason(frame).into()),
            Ok(_) => {}
            Err(Error::Io(error)) if is_timeout(error.kind()) => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        Ok(true)
    }

    /// Carries out what the owner has asked for since the last call.
    fn follow_instructions(&mut self, socket: &mut Socket) -> Result<(), End> {
        loop {
            match self.instructions.try_recv() {
                Ok(Instruction::Ask(ask)) => {
                    self.pending.push(ask.clone());
                    if self.welcomed.is_some() {
                        self.send_ask(socket, ask)?;
                    }
                }
                Ok(Instruction::SetLanguage(language)) => {
                    self.set_language(language);
                    return Err(End::Restart);
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Dropped),
            }
        }
    }

    fn send_ask(&mut self, socket: &mut Socket, ask: Ask) -> Result<(), End> {
        self.last_request = Instant::now();
        send(socket, &ToServer::Ask(ask))
    }

    /// Updates the state from a message and passes it on. After a welcome the pending requests are sent again.
    fn handle(&mut self, message: ToClient, socket: &mut Socket) -> Result<(), End> {
        let is_welcome = matches!(message, ToClient::Welcome { .. });
        match &message {
            ToClient::Welcome { protocol, .. } if *protocol != VERSION => {
                return Err(ClientError::InvalidResponse.into());
            }
            ToClient::Welcome { .. } => (self.welcomed, self.was_welcomed) = (Some(Instant::now()), true),
            ToClient::Changes { state, .. } => {
                (self.seen, self.chain) = (state.version, state.chain.clone());
            }
            // Without an id the refused request is unknown, and a repetition would be refused again.
            ToClient::Refused { id, .. } if id.is_empty() => self.pending.clear(),
            ToClient::Done { id, .. } | ToClient::Refused { id, .. } => {
                self.pending.retain(|ask| ask.id != *id);
            }
            ToClient::Present { .. } | ToClient::Reacted { .. } => {}
        }
        self.events.send(ConnectionEvent::Message(message)).map_err(|_| End::Dropped)?;
        if is_welcome {
            for ask in self.pending.clone() {
                self.send_ask(socket, ask)?;
            }
        }
        Ok(())
    }
}

fn send(socket: &mut Socket, message: &ToServer) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| ClientError::InvalidResponse)?;
    Ok(socket.send(Message::text(text))?)
}

fn close_reason(frame: Option<CloseFrame>) -> ClientError {
    match frame {
        Some(frame) if frame.code == CloseCode::Policy => ClientError::PolicyViolation,
        Some(frame) if !frame.reason.is_empty() => ClientError::Closed(frame.reason.to_string()),
        _ => ClientError::Disconnected,
    }
}

/// Whether the read only ended because nothing arrived.
const fn is_timeout(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// A random number; 0 if the system has none, which only weakens the jitter and the ids of spectators, because
/// [`new_token`](crate::new_token) fails for players.
pub(crate) fn random() -> u64 {
    SysRng.try_next_u64().unwrap_or_default()
}
