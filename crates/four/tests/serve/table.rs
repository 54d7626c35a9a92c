//! Two players who play on whatever happens to the server, and remember everything that they were sent.

use four_protocol::{Act, Ask, Entry, NewGame, Offer, Reason, State, ToClient, ToServer};
use four_rules::{Action, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::client::{Http, Socket};
use crate::tables::Shared;

/// Rules that together have every kind of action.
const RULES: [&str; 5] = ["standard", "powers", "popout", "9x7 connect=5", "lc3"];

/// Plays one game after another until the test stops.
pub(crate) fn table(shared: &Shared, seed: u64) -> Vec<Game> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::new();
    let mut next = None;
    while !shared.stopped() {
        let mut game = next.take().unwrap_or_else(|| Game::open(shared, RULES[seed as usize % RULES.len()]));
        while !shared.stopped() && game.players[0].state.as_ref().unwrap().ending.is_none() {
            game.step(shared, &mut random);
        }
        if game.players[0].state.as_ref().unwrap().ending.is_some() && random.random_range(0..2) == 0 {
            next = Some(game.again(shared));
        }
        games.push(game);
    }
    games.extend(next);
    games
}

/// A game and its players.
pub(crate) struct Game {
    pub(crate) id: String,
    /// By side.
    pub(crate) players: [Player; 2],
}

impl Game {
    /// Opens a game for two. If the server is killed meanwhile, an unused game may remain.
    fn open(shared: &Shared, rules: &str) -> Game {
        let (id, seats) = shared.retry(|| {
            let mut http = Http::at(shared.address, &shared.secrets)?;
            let side = Some(Side::First);
            let game =
                http.open(&NewGame { rules: rules.into(), side, name: "Ann".into(), ..NewGame::default() })?;
            let seat = http.take_seat(&game.game, "Bob")?;
            std::io::Result::Ok((game.game, [game.seats[0].token.clone(), seat.token]))
        });
        let mut game =
            Game { players: Side::BOTH.map(|side| Player::new(&id, side, &seats[side as usize])), id };
        game.wait_for_all(shared, 2);
        game
    }

    /// A rematch: the players keep their tokens and swap sides.
    fn again(&mut self, shared: &Shared) -> Game {
        for side in Side::BOTH {
            assert!(self.act(shared, side, Act::Offer(Offer::Rematch), 1), "no rematch");
        }
        let id = self.players[0].state.as_ref().unwrap().next.clone().unwrap();
        let players =
            Side::BOTH.map(|side| Player::new(&id, side, &self.players[side.other() as usize].token));
        let mut game = Game { id, players };
        game.wait_for_all(shared, 1);
        game
    }

    /// Waits until both players have this version.
    fn wait_for_all(&mut self, shared: &Shared, version: u64) {
        for player in &mut self.players {
            while player.seen() < version {
                player.handle_next(shared);
            }
        }
    }

    /// Makes a random move or offer, and answers it.
    fn step(&mut self, shared: &Shared, random: &mut Xoshiro256PlusPlus) {
        let state = self.players[0].state.as_ref().unwrap();
        let turn = state.turn;
        let calm = |command: &&Action| **command != Action::Resign;
        match random.random_range(0..40) {
            0 => {
                let by = Side::BOTH[random.random_range(0..2)];
                if self.act(shared, by, Act::Offer(Offer::Undo), 1) {
                    let accept = random.random_range(0..2) == 0;
                    let answer = if accept { Act::Offer(Offer::Undo) } else { Act::Decline(Offer::Undo) };
                    self.act(shared, by.other(), answer, 1);
                }
            }
            1 => {
                let command = *state.legal.iter().choose(random).unwrap();
                self.act(shared, turn, Act::Play(command), 2);
            }
            _ => {
                let command = *state.legal.iter().filter(calm).choose(random).unwrap();
                assert!(self.act(shared, turn, Act::Play(command), 1), "{command} is legal and was refused");
            }
        }
    }

    /// Sends a request this many times. Returns whether it was done; then both players have seen it.
    fn act(&mut self, shared: &Shared, side: Side, act: Act, times: usize) -> bool {
        let version = self.players[side as usize].act(shared, act, times);
        version.inspect(|&version| self.wait_for_all(shared, version)).is_some()
    }
}

/// A client that plays one side, reconnects after every loss, and repeats what was not answered.
pub(crate) struct Player {
    pub(crate) side: Side,
    /// All entries that it received.
    pub(crate) shown: Vec<Entry>,
    /// Its confirmed requests, each with the version that it led to.
    pub(crate) done: Vec<(Ask, u64)>,
    /// How many of these were repeated after a loss, and how many of those had been done the first time.
    pub(crate) again: [usize; 2],
    /// How often the server said that it cannot save now.
    pub(crate) unavailable: usize,
    state: Option<Box<State>>,
    game: String,
    token: String,
    socket: Option<Socket>,
    pending: Option<Ask>,
    asked_again: bool,
    /// The version that this connection began with.
    began: Option<u64>,
    refused: Option<Reason>,
    asked: usize,
}

impl Player {
    fn new(game: &str, side: Side, token: &str) -> Player {
        Player {
            side,
            shown: Vec::new(),
            done: Vec::new(),
            again: [0; 2],
            unavailable: 0,
            state: None,
            game: game.into(),
            token: token.into(),
            socket: None,
            pending: None,
            asked_again: false,
            began: None,
            refused: None,
            asked: 0,
        }
    }

    fn seen(&self) -> u64 {
        self.shown.len() as u64
    }

    /// Asks until there is an answer: the version that it led to, or `None` if it was refused.
    fn act(&mut self, shared: &Shared, act: Act, times: usize) -> Option<u64> {
        self.asked += 1;
        let ask =
            Ask { id: format!("{}-{}", self.side.number(), self.asked), seen: self.seen(), side: None, act };
        (self.pending, self.asked_again, self.refused) = (Some(ask.clone()), false, None);
        for _ in 0..times {
            let socket = self.socket.as_mut();
            if socket.is_some_and(|socket| socket.send(&ToServer::Ask(ask.clone())).is_err()) {
                self.socket = None;
            }
        }
        while self.pending.is_some() {
            self.handle_next(shared);
        }
        let Some(reason) = self.refused else { return self.done.last().map(|&(_, version)| version) };
        let plain = matches!(act, Act::Play(_));
        assert!(
            !plain && matches!(reason, Reason::NoSuchOffer | Reason::Rules),
            "{act:?} was refused: {reason:?}"
        );
        None
    }

    /// Handles one message, or reconnects after a loss.
    fn handle_next(&mut self, shared: &Shared) {
        let Some(socket) = &mut self.socket else { return self.reconnect(shared) };
        match socket.receive() {
            Ok(message) => {
                self.handle(message);
                shared.count_message();
            }
            Err(_) => self.socket = None,
        }
    }

    fn reconnect(&mut self, shared: &Shared) {
        self.began = None;
        let (game, token, seen) = (&self.game, &self.token, self.seen());
        let (pending, asked_again) = (&self.pending, &mut self.asked_again);
        self.socket = Some(shared.retry(|| {
            let mut socket = Socket::at(shared.address, &shared.secrets, game)?;
            socket.hello(&[token], seen)?;
            if let Some(ask) = pending {
                *asked_again = true;
                socket.send(&ToServer::Ask(ask.clone()))?;
            }
            Ok::<_, crate::client::Lost>(socket)
        }));
    }

    fn handle(&mut self, message: ToClient) {
        match message {
            ToClient::Welcome { sides, .. } => assert_eq!(sides, [self.side]),
            ToClient::Changes { from, entries, state } => {
                assert_eq!(from, self.seen(), "entries that do not follow those received before");
                self.shown.extend(entries);
                assert_eq!(state.version, self.seen(), "{:?}", self.shown.last());
                self.began.get_or_insert(state.version);
                self.state = Some(state);
            }
            ToClient::Done { id, version } => match self.pending.take_if(|ask| ask.id == id) {
                Some(ask) => {
                    let before = self.began.is_some_and(|began| version <= began);
                    self.again[0] += usize::from(self.asked_again);
                    self.again[1] += usize::from(self.asked_again && before);
                    self.done.push((ask, version));
                }
                None => {
                    let (_, before) = self.done.iter().find(|(ask, _)| ask.id == id).unwrap();
                    assert_eq!(version, *before, "one request has two answers");
                }
            },
            // The player asks again, as people do.
            ToClient::Refused { reason: Reason::Unavailable, .. } => {
                self.unavailable += 1;
                self.socket = None;
            }
            ToClient::Refused { id, reason, message } => {
                let ask = self.pending.take_if(|ask| ask.id == id);
                assert!(ask.is_some(), "an answer to an unknown request {id:?}: {reason:?}, {message}");
                self.refused = Some(reason);
            }
            ToClient::Present { .. } | ToClient::Reacted { .. } => {}
        }
    }
}
