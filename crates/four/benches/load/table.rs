//! Two players of a game that cost as little as possible: their moves are chosen in advance, and they parse only what they
//! need of a message.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use four_protocol::{Ask, Hello, NewGame, ToServer};
use four_rules::{Action, Column, Input, Log, Rules, Side};
use futures_util::{SinkExt, StreamExt};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::client::{Http, Socket};
use crate::server::Secrets;

/// The version of a game with both seats taken.
pub(crate) const START: u64 = 2;

/// A game with both seats taken, and its moves.
pub(crate) struct Seats {
    game: String,
    tokens: [String; 2],
    columns: Vec<Column>,
}

impl Seats {
    /// Opens a game for two.
    pub(crate) fn take(http: &mut Http, random: &mut Xoshiro256PlusPlus) -> Seats {
        let new = NewGame { side: Some(Side::First), ..NewGame::default() };
        let created = http.open(&new).unwrap();
        let seat = http.take_seat(&created.game, "").unwrap();
        Seats {
            tokens: [created.seats[0].token.clone(), seat.token],
            game: created.game,
            columns: long_game(random),
        }
    }
}

/// A game that fills the board: moves that would win are avoided.
fn long_game(random: &mut Xoshiro256PlusPlus) -> Vec<Column> {
    let mut log = Log::new(Rules::default(), ["", ""]);
    let mut columns: Vec<Column> = Column::first(7).collect();
    while log.game().moves() < 42 {
        columns.shuffle(random);
        let goes_on = |&&column: &&Column| {
            let mut next = log.clone();
            next.play(log.game().turn(), Action::Drop(column)).is_ok()
                && (next.game().outcome().is_none() || next.game().moves() == 42)
        };
        match columns.iter().find(goes_on) {
            Some(&column) => drop(log.play(log.game().turn(), Action::Drop(column))),
            None => log = Log::new(Rules::default(), ["", ""]),
        }
    }
    let column = |&(_, input): &(Side, Input)| match input {
        Input::Action(Action::Drop(column)) => column,
        other => panic!("{other} was not played"),
    };
    log.inputs().iter().map(column).collect()
}

/// A game with both players connected.
pub(crate) struct Table {
    seats: Seats,
    players: [Player; 2],
    played: usize,
}

impl Table {
    /// Connects the players, each to the server at its address.
    pub(crate) async fn sit(addresses: [SocketAddr; 2], seats: Seats) -> Table {
        let first = Player::sit(addresses[0], &seats.game, &[&seats.tokens[0]]).await;
        let second = Player::sit(addresses[1], &seats.game, &[&seats.tokens[1]]).await;
        Table { seats, players: [first, second], played: 0 }
    }

    /// Connects a spectator.
    pub(crate) async fn watched(&self, address: SocketAddr) -> Player {
        Player::sit(address, &self.seats.game, &[]).await
    }

    pub(crate) fn is_over(&self) -> bool {
        self.played == self.seats.columns.len()
    }

    /// Plays the next move and waits until the other player has received it. Returns how long the mover waited.
    pub(crate) async fn step(&mut self) -> Duration {
        let (by, seen) = (self.played % 2, START + self.played as u64);
        let took = self.players[by].plays(seen, self.seats.columns[self.played]).await;
        self.players[1 - by].sees(seen + 1).await;
        self.played += 1;
        took
    }

    /// A new game, after this one is over.
    pub(crate) async fn again(self, addresses: [SocketAddr; 2], secrets: Secrets, seed: u64) -> Table {
        let open = move || {
            let mut random = rand::SeedableRng::seed_from_u64(seed);
            Seats::take(&mut Http::at(addresses[0], &secrets).unwrap(), &mut random)
        };
        let seats = tokio::task::spawn_blocking(open).await.unwrap();
        Table::sit(addresses, seats).await
    }
}

/// A player or a spectator of a game.
pub(crate) struct Player {
    socket: WebSocketStream<TcpStream>,
    /// The last version received.
    seen: u64,
}

impl Player {
    async fn sit(address: SocketAddr, game: &str, tokens: &[&str]) -> Player {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let small = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        let request = Socket::request(address, game);
        let (socket, _) = client_async_with_config(request, stream, Some(small)).await.unwrap();
        let mut player = Player { socket, seen: 0 };
        let tokens = tokens.iter().map(|&token| token.into()).collect();
        let hello = Hello { tokens, language: "en".into(), ..Hello::default() };
        player.says(&ToServer::Hello(hello)).await;
        player.sees(START).await;
        player
    }

    async fn says(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
    }

    async fn plays(&mut self, seen: u64, column: Column) -> Duration {
        let start = Instant::now();
        let act = four_protocol::Act::Play(Action::Drop(column));
        self.says(&ToServer::Ask(Ask { id: seen.to_string(), seen, side: None, act })).await;
        while !self.hears().await {}
        start.elapsed()
    }

    pub(crate) async fn sees(&mut self, version: u64) {
        while self.seen < version {
            self.hears().await;
        }
    }

    /// Handles one message. Returns whether it confirms a request.
    async fn hears(&mut self) -> bool {
        const STATE: &str = "\"state\":{\"version\":";
        let message = self.socket.next().await.expect("a message").unwrap();
        let Message::Text(text) = message else { return false };
        assert!(!text.starts_with("{\"refused\""), "{text}");
        if let Some(at) = text.rfind(STATE) {
            let digits = text[at + STATE.len()..].split(|c: char| !c.is_ascii_digit()).next();
            self.seen = digits.and_then(|digits| digits.parse().ok()).unwrap();
        }
        text.starts_with("{\"done\"")
    }
}
