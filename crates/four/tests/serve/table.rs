//! Two players at a table who play on whatever happens to the server, and remember all they were told.

use four_protocol::{Act, Ask, Entry, NewGame, Offer, Reason, State, ToClient, ToServer};
use four_rules::{Action, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::client::{Http, Socket};
use crate::kill::Ground;

/// Rules with all there is to ask for.
const RULES: [&str; 5] = ["standard", "powers", "popout", "9x7 connect=5", "lc3"];

/// One game after another until it is time to stop.
pub(crate) fn table(ground: &Ground, seed: u64) -> Vec<Game> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::new();
    let mut next = None;
    while !ground.stopped() {
        let mut game = next.take().unwrap_or_else(|| Game::open(ground, RULES[seed as usize % RULES.len()]));
        while !ground.stopped() && game.players[0].state.as_ref().unwrap().ending.is_none() {
            game.step(ground, &mut random);
        }
        if game.players[0].state.as_ref().unwrap().ending.is_some() && random.random_range(0..2) == 0 {
            next = Some(game.again(ground));
        }
        games.push(game);
    }
    games.extend(next);
    games
}

/// A game and who plays it.
pub(crate) struct Game {
    pub(crate) id: String,
    /// By side.
    pub(crate) players: [Player; 2],
}

impl Game {
    /// Opens a game for two. If the server goes away meanwhile, there may be one more that nobody plays.
    fn open(ground: &Ground, rules: &str) -> Game {
        let (id, seats) = ground.insist(|| {
            let mut http = Http::at(ground.address, &ground.secrets)?;
            let side = Some(Side::First);
            let game =
                http.open(&NewGame { rules: rules.into(), side, name: "Ann".into(), ..NewGame::default() })?;
            let seat = http.take_seat(&game.game, "Bob")?;
            std::io::Result::Ok((game.game, [game.seats[0].token.clone(), seat.token]))
        });
        let mut game =
            Game { players: Side::BOTH.map(|side| Player::new(&id, side, &seats[side as usize])), id };
        game.all_see(ground, 2);
        game
    }

    /// Another game of the same players, who keep their seats and change sides.
    fn again(&mut self, ground: &Ground) -> Game {
        for side in Side::BOTH {
            assert!(self.does(ground, side, Act::Offer(Offer::Rematch), 1), "no rematch");
        }
        let id = self.players[0].state.as_ref().unwrap().next.clone().unwrap();
        let players =
            Side::BOTH.map(|side| Player::new(&id, side, &self.players[side.other() as usize].token));
        let mut game = Game { id, players };
        game.all_see(ground, 1);
        game
    }

    /// Both wait until they have seen this.
    fn all_see(&mut self, ground: &Ground, version: u64) {
        for player in &mut self.players {
            while player.seen() < version {
                player.hear(ground);
            }
        }
    }

    /// The next thing that somebody does, and what the other side says to it.
    fn step(&mut self, ground: &Ground, random: &mut Xoshiro256PlusPlus) {
        let state = self.players[0].state.as_ref().unwrap();
        let turn = state.turn;
        let calm = |command: &&Action| **command != Action::Resign;
        match random.random_range(0..40) {
            0 => {
                let by = Side::BOTH[random.random_range(0..2)];
                if self.does(ground, by, Act::Offer(Offer::Undo), 1) {
                    let accept = random.random_range(0..2) == 0;
                    let answer = if accept { Act::Offer(Offer::Undo) } else { Act::Decline(Offer::Undo) };
                    self.does(ground, by.other(), answer, 1);
                }
            }
            1 => {
                let command = *state.legal.iter().choose(random).unwrap();
                self.does(ground, turn, Act::Play(command), 2);
            }
            _ => {
                let command = *state.legal.iter().filter(calm).choose(random).unwrap();
                assert!(self.does(ground, turn, Act::Play(command), 1), "{command} is legal and was refused");
            }
        }
    }

    /// Whether it was done; then both have seen it. It may be said more than once.
    fn does(&mut self, ground: &Ground, side: Side, act: Act, times: usize) -> bool {
        let version = self.players[side as usize].does(ground, act, times);
        version.inspect(|&version| self.all_see(ground, version)).is_some()
    }
}

/// Somebody who plays one side, comes back after every loss, and asks again for what was not answered.
pub(crate) struct Player {
    pub(crate) side: Side,
    /// Everything it was shown, in order.
    pub(crate) shown: Vec<Entry>,
    /// What it asked for that was confirmed, and the version that came of it.
    pub(crate) done: Vec<(Ask, u64)>,
    /// How many of these it had to ask for again after a loss, and how many of those had been done the first time.
    pub(crate) again: [usize; 2],
    state: Option<Box<State>>,
    game: String,
    token: String,
    socket: Option<Socket>,
    pending: Option<Ask>,
    asked_again: bool,
    /// The version that this connection began with, when it is known.
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

    /// Asks for this until there is an answer: the version that came of it, or nothing if it was refused.
    fn does(&mut self, ground: &Ground, act: Act, times: usize) -> Option<u64> {
        self.asked += 1;
        let ask =
            Ask { id: format!("{}-{}", self.side.number(), self.asked), seen: self.seen(), side: None, act };
        (self.pending, self.asked_again, self.refused) = (Some(ask.clone()), false, None);
        for _ in 0..times {
            let socket = self.socket.as_mut();
            if socket.is_some_and(|socket| socket.says(&ToServer::Ask(ask.clone())).is_err()) {
                self.socket = None;
            }
        }
        while self.pending.is_some() {
            self.hear(ground);
        }
        let Some(reason) = self.refused else { return self.done.last().map(|&(_, version)| version) };
        let plain = matches!(act, Act::Play(_));
        assert!(
            !plain && matches!(reason, Reason::NoSuchOffer | Reason::Rules),
            "{act:?} was refused: {reason:?}"
        );
        None
    }

    /// Takes in one message, or comes back after a loss.
    fn hear(&mut self, ground: &Ground) {
        let Some(socket) = &mut self.socket else { return self.come_back(ground) };
        match socket.hears() {
            Ok(message) => {
                self.take_in(message);
                ground.heard();
            }
            Err(_) => self.socket = None,
        }
    }

    fn come_back(&mut self, ground: &Ground) {
        self.began = None;
        let (game, token, seen) = (&self.game, &self.token, self.seen());
        let (pending, asked_again) = (&self.pending, &mut self.asked_again);
        self.socket = Some(ground.insist(|| {
            let mut socket = Socket::at(ground.address, &ground.secrets, game)?;
            socket.hello(&[token], seen)?;
            if let Some(ask) = pending {
                *asked_again = true;
                socket.says(&ToServer::Ask(ask.clone()))?;
            }
            Ok::<_, crate::client::Lost>(socket)
        }));
    }

    fn take_in(&mut self, message: ToClient) {
        match message {
            ToClient::Welcome { sides, .. } => assert_eq!(sides, [self.side]),
            ToClient::Changes { from, entries, state } => {
                assert_eq!(from, self.seen(), "not what comes after what was seen");
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
                    assert_eq!(version, *before, "the same message was answered in two ways");
                }
            },
            ToClient::Refused { id, reason, message } => {
                let ask = self.pending.take_if(|ask| ask.id == id);
                assert!(ask.is_some(), "nobody asked for {id:?}: {reason:?}, {message}");
                self.refused = Some(reason);
            }
            ToClient::Present { .. } => {}
        }
    }
}
