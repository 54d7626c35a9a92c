//! A thread that stays connected to a game, whatever the network does.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::ErrorKind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::time::{Duration, Instant};

use four_protocol::{Act, Ask, Hello, ToClient, ToServer, VERSION};
use four_rules::Language;
use tungstenite::handshake::HandshakeError;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message, WebSocket};

use crate::MOST_BYTES;
use crate::address::Address;
use crate::http::path;
use crate::stream::{PATIENCE, Stream};
use crate::trouble::Trouble;

/// What there is to know about a game, as it happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The server has said this.
    Heard(ToClient),
    /// The connection is gone, and is being made again.
    Lost(Trouble),
    /// The connection is gone for good.
    Ended(Trouble),
}

/// A game that one is connected to. Dropped, it hangs up.
#[derive(Debug)]
pub struct Connection {
    orders: Sender<Order>,
    news: Receiver<News>,
    /// No two connections ask by the same ids: they begin with this.
    name: String,
    asked: u64,
}

/// What the thread is told.
#[derive(Debug)]
enum Order {
    Ask(Ask),
    Speak(Language),
}

impl Connection {
    /// Connects with the seats that these secrets hold; without any, one watches.
    #[must_use]
    pub fn open(address: Address, tokens: Vec<String>, language: Language) -> Connection {
        let (orders, inbox) = channel();
        // A server that talks faster than anybody listens has to wait.
        let (outbox, news) = sync_channel(64);
        let talker = Talker {
            address,
            tokens,
            language,
            seen: 0,
            unanswered: Vec::new(),
            asked: Instant::now(),
            welcomed: None,
            is_known: false,
            orders: inbox,
            news: outbox,
        };
        std::thread::spawn(move || talker.run());
        Connection { orders, news, name: format!("{:016x}", random()), asked: 0 }
    }

    /// Asks for something, as somebody who has seen this version; its id, by which the answer is known.
    pub fn ask(&mut self, act: Act, seen: u64) -> String {
        self.asked += 1;
        let id = format!("{}-{}", self.name, self.asked);
        let _ = self.orders.send(Order::Ask(Ask { id: id.clone(), seen, side: None, act }));
        id
    }

    /// Asks to be told everything in this language, from the beginning.
    pub fn speak(&self, language: Language) {
        let _ = self.orders.send(Order::Speak(language));
    }

    /// What comes before this time has passed.
    #[must_use]
    pub fn wait_for(&self, patience: Duration) -> Option<News> {
        match self.news.recv_timeout(patience) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(News::Ended(Trouble::Broken)),
        }
    }
}

/// How long it takes at most until something asked for is sent.
const BEAT: Duration = Duration::from_millis(25);
/// A server that has said nothing for so long is gone: it asks every 25 seconds whether we are.
const SILENCE: Duration = Duration::from_secs(60);
/// How long to wait before the first try to come back; then twice as long each time.
const SHORTEST_PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// A connection that lasted for so long was a good one.
const GOOD: Duration = Duration::from_secs(5);

/// Why a conversation is over.
enum End {
    /// Nobody listens here any more.
    Dropped,
    /// It is to begin anew.
    Again,
    /// Something went wrong.
    Trouble(Trouble),
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> End {
        End::Trouble(trouble)
    }
}

impl From<Error> for End {
    fn from(error: Error) -> End {
        End::Trouble(trouble(error))
    }
}

/// The thread's own.
struct Talker {
    address: Address,
    tokens: Vec<String>,
    language: Language,
    /// The last version heard of.
    seen: u64,
    /// What was asked for and not answered.
    unanswered: Vec<Ask>,
    /// When something was asked for last.
    asked: Instant,
    /// When this connection was welcomed.
    welcomed: Option<Instant>,
    /// Whether the game was ever found at this address.
    is_known: bool,
    orders: Receiver<Order>,
    news: SyncSender<News>,
}

type Socket = WebSocket<Stream>;

impl Talker {
    fn run(mut self) {
        let mut pause = SHORTEST_PAUSE;
        loop {
            let trouble = match self.talk() {
                Err(End::Trouble(trouble)) => trouble,
                Err(End::Again) => continue,
                Err(End::Dropped) | Ok(()) => return,
            };
            if self.welcomed.take().is_some_and(|at| at.elapsed() > GOOD) {
                pause = SHORTEST_PAUSE;
            }
            let is_final = trouble.is_final();
            let news = if is_final { News::Ended(trouble) } else { News::Lost(trouble) };
            if self.news.send(news).is_err() || is_final || self.rest(pause).is_err() {
                return;
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Waits for about so long: not all clients of a server come back at the same moment.
    fn rest(&mut self, pause: Duration) -> Result<(), End> {
        let share = 0.5 + (random() % 1000) as f64 / 1000.0;
        let until = Instant::now() + pause.mul_f64(share);
        loop {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Order::Ask(ask)) => self.unanswered.push(ask),
                Ok(Order::Speak(language)) => self.switch(language),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(End::Dropped),
            }
        }
    }

    /// What was heard in another language is to be heard again.
    fn switch(&mut self, language: Language) {
        (self.language, self.seen) = (language, 0);
    }

    /// One connection, from hello to its end.
    fn talk(&mut self) -> Result<(), End> {
        let mut socket = connect(&self.address).map_err(|trouble| match trouble {
            // Once the game was found there, whoever else answers only stands in the way.
            Trouble::WantsHttps | Trouble::NotUnderstood if self.is_known => Trouble::Broken,
            trouble => trouble,
        })?;
        let hello =
            Hello { tokens: self.tokens.clone(), seen: self.seen, language: self.language.code().into() };
        send(&mut socket, &ToServer::Hello(hello))?;
        socket.get_ref().set_patience(BEAT).map_err(Trouble::from)?;
        let mut heard = Instant::now();
        self.asked = heard;
        loop {
            if let Err(end) = self.obey(&mut socket) {
                // Whoever hangs up says so, if that can be done at once.
                let _ = socket.close(None).and_then(|()| socket.flush());
                return Err(end);
            }
            match socket.read() {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).map_err(|_| Trouble::NotUnderstood)?;
                    if self.hear(message)? {
                        for ask in self.unanswered.clone() {
                            self.send_ask(&mut socket, ask)?;
                        }
                    }
                }
                Ok(Message::Close(frame)) => {
                    let unwanted = frame.as_ref().is_some_and(|frame| frame.code == CloseCode::Policy);
                    let why = frame.map(|frame| frame.reason.to_string()).filter(|why| !why.is_empty());
                    return Err(match why {
                        _ if unwanted => Trouble::Unwanted,
                        Some(why) => Trouble::Closed(why),
                        None => Trouble::Broken,
                    }
                    .into());
                }
                Ok(_) => {}
                Err(Error::Io(error)) if is_nothing_yet(error.kind()) => {
                    // A line that is cut without a word looks open; who asks finds out.
                    let unanswered = !self.unanswered.is_empty() && self.asked.elapsed() > PATIENCE;
                    if unanswered || heard.elapsed() > SILENCE {
                        return Err(Trouble::Slow.into());
                    }
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            heard = Instant::now();
        }
    }

    /// Does what it was told meanwhile.
    fn obey(&mut self, socket: &mut Socket) -> Result<(), End> {
        loop {
            match self.orders.try_recv() {
                Ok(Order::Ask(ask)) => {
                    self.unanswered.push(ask.clone());
                    if self.welcomed.is_some() {
                        self.send_ask(socket, ask)?;
                    }
                }
                Ok(Order::Speak(language)) => {
                    self.switch(language);
                    return Err(End::Again);
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Dropped),
            }
        }
    }

    fn send_ask(&mut self, socket: &mut Socket, ask: Ask) -> Result<(), End> {
        self.asked = Instant::now();
        send(socket, &ToServer::Ask(ask))
    }

    /// Remembers what a message changes, and hands it on; whether it was the welcome.
    fn hear(&mut self, message: ToClient) -> Result<bool, End> {
        match &message {
            ToClient::Welcome { protocol, .. } if *protocol != VERSION => {
                return Err(Trouble::NotUnderstood.into());
            }
            ToClient::Changes { state, .. } => self.seen = state.version,
            // Without an id it is not known which; asked again, it would be no better.
            ToClient::Refused { id, .. } if id.is_empty() => self.unanswered.clear(),
            ToClient::Done { id, .. } | ToClient::Refused { id, .. } => {
                self.unanswered.retain(|ask| ask.id != *id);
            }
            ToClient::Welcome { .. } => (self.welcomed, self.is_known) = (Some(Instant::now()), true),
            ToClient::Present { .. } => {}
        }
        let welcome = matches!(message, ToClient::Welcome { .. });
        self.news.send(News::Heard(message)).map_err(|_| End::Dropped)?;
        Ok(welcome)
    }
}

fn connect(address: &Address) -> Result<Socket, Trouble> {
    let stream = Stream::connect(address)?;
    let scheme = if address.is_secure() { "wss" } else { "ws" };
    let url = format!("{scheme}://{}{}/socket", address.server(), path(address));
    let limits =
        WebSocketConfig::default().max_message_size(Some(MOST_BYTES)).max_frame_size(Some(MOST_BYTES));
    match tungstenite::client::client_with_config(url, stream, Some(limits)) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Interrupted(_)) => Err(Trouble::Slow),
        Err(HandshakeError::Failure(error)) => Err(trouble(error)),
    }
}

fn send(socket: &mut Socket, message: &ToServer) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| Trouble::NotUnderstood)?;
    Ok(socket.send(Message::text(text))?)
}

/// Whether this only says that nothing has come yet.
const fn is_nothing_yet(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(answer) => {
            let location = answer.headers().get("location").and_then(|to| to.to_str().ok());
            let body = answer.body().as_deref().unwrap_or_default();
            Trouble::of_answer(answer.status().as_u16(), body, location)
        }
        Error::Io(error) => error.into(),
        Error::Capacity(_) | Error::Utf8(_) => Trouble::NotUnderstood,
        _ => Trouble::Broken,
    }
}

/// A number that nobody could have known.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}
