//! A game on a server, as both front ends know it: how it stands, what happens there, what was asked for.

mod seats;
mod sight;

use std::collections::{HashSet, VecDeque};
use std::io;
use std::time::{Duration, Instant};

use four_client::{Address, ClientError, Connection, ConnectionEvent};
use four_protocol::{Act, Entry, Offer, Person, State, TableEvent, ToClient};
use four_rules::{Action, Awaiting, Input, Language, Rules, Side, View};

use four_text::terminal::{Words, fill};
pub use seats::Seats;
use sight::clean;

/// How the connection is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Being made for the first time.
    Begun,
    /// There.
    Up,
    /// Gone, and being made again.
    Down,
    /// Gone for good.
    Ended(ClientError),
}

/// Something that a visitor is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// This happened; in words, if it is worth any.
    Happened(TableEvent, String),
    /// So things stand now, after what happened. The first time, and in another language, all of it is new.
    Stands {
        /// Whether all of it is new.
        anew: bool,
    },
    /// What was asked for has not been done.
    Refused(String),
    /// The seat could not be kept for when we come back.
    NotKept(String),
    /// Who is there has changed, or how the connection is.
    Link,
    /// The players went on to another game, and so did we.
    NextGame,
}

/// What is known of the game.
#[derive(Debug)]
pub struct Known {
    /// What the server said last.
    pub state: State,
    /// The position.
    pub view: View,
    /// The rules it is played by.
    pub rules: Rules,
    /// What was done and not taken back: by whom, and whether it was more than a mistake.
    pub moves: Vec<(u64, Side, Input, bool)>,
    /// When all this was heard.
    at: Instant,
}

/// As many moves are kept of a game.
const MOST_MOVES: usize = 4000;

/// Somebody at a table on a server.
#[derive(Debug)]
pub struct Visit {
    address: Address,
    seats: Option<Seats>,
    /// The secrets that hold our seat; none, and we watch.
    tokens: Vec<String>,
    language: Language,
    connection: Connection,
    /// Where we have been: nobody leads us in a circle.
    been: HashSet<String>,
    told: VecDeque<Told>,
    /// The id of what was asked for last and is not answered.
    asked: Option<String>,
    /// How the connection is.
    pub link: Link,
    /// What is known of the game; nothing before the server has spoken.
    pub known: Option<Known>,
    /// The sides that are ours.
    pub sides: Vec<Side>,
    /// Whether anybody is there who plays each side, and how many watch.
    pub present: ([bool; 2], usize),
    /// Whether the seat is kept for when we come back.
    pub is_kept: bool,
}

impl Visit {
    /// Comes to a game with the seat that was taken there before, or else the free one; or only to watch. What is heard
    /// there is in this language.
    ///
    /// # Errors
    /// If there is no way there, or no such game.
    pub fn begin(
        address: Address,
        name: &str,
        watch: bool,
        seats: Option<Seats>,
        language: Language,
    ) -> Result<Visit, ClientError> {
        let game = four_client::fetch_game(&address, language.code())?;
        let kept = seats.as_ref().and_then(|seats| seats.find(&address));
        let free = game.state.players.0.iter().any(|player| player.who == Person::Free);
        let token = match (watch, free) {
            (true, _) => None,
            (false, false) => kept,
            (false, true) => {
                let token = kept.map_or_else(four_client::new_token, Ok)?;
                // Kept before it is asked for: if the answer is lost, the seat is not.
                let _ = keep(seats.as_ref(), &address, &token);
                match four_client::take_seat(&address, name, &token, language.code()) {
                    Ok(seat) => Some(seat.token),
                    // Somebody was quicker.
                    Err(ClientError::SeatTaken) => None,
                    Err(trouble) => return Err(trouble),
                }
            }
        };
        let tokens: Vec<String> = token.into_iter().collect();
        let connection = Connection::open(address.clone(), tokens.clone(), language.code());
        let mut visit = Visit {
            been: HashSet::from([address.game().to_owned()]),
            address,
            seats,
            tokens,
            language,
            connection,
            told: VecDeque::new(),
            asked: None,
            link: Link::Begun,
            known: None,
            sides: Vec::new(),
            present: ([true; 2], 0),
            is_kept: true,
        };
        visit.keep_seat();
        Ok(visit)
    }

    /// Where the game is.
    #[must_use]
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// So that we can come back. If it cannot be kept, we play all the same, and say so.
    fn keep_seat(&mut self) {
        if let Some(token) = self.tokens.first() {
            let kept = keep(self.seats.as_ref(), &self.address, token);
            self.is_kept = kept.is_ok();
            self.told.extend(kept.err().map(|error| Told::NotKept(error.to_string())));
        }
    }

    /// From now on everything is to be told in this language.
    pub fn speak(&mut self, language: Language) {
        if self.language != language {
            self.language = language;
            self.connection.set_language(language.code());
        }
    }

    /// Asks for something. `false` if what was asked for before has not been answered yet.
    pub fn ask(&mut self, act: Act) -> bool {
        let free = self.asked.is_none() && self.link != Link::Begun;
        let Some(known) = self.known.as_ref().filter(|_| free) else { return false };
        self.asked = Some(self.connection.ask(act, known.state.version));
        true
    }

    /// Whether something asked for has not been answered.
    pub const fn is_waiting(&self) -> bool {
        self.asked.is_some()
    }

    /// The next thing to be told, if there is one before this time has passed.
    pub fn hear(&mut self, patience: Duration) -> Option<Told> {
        let until = Instant::now() + patience;
        while self.told.is_empty() && !matches!(self.link, Link::Ended(_)) {
            let left = until.saturating_duration_since(Instant::now());
            let event = self.connection.next_event(left)?;
            self.take_in(event);
        }
        self.told.pop_front()
    }

    fn take_in(&mut self, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Lost(_) => self.set_link(Link::Down),
            ConnectionEvent::Ended(trouble) => self.set_link(Link::Ended(trouble)),
            ConnectionEvent::Message(ToClient::Welcome { sides, .. }) => {
                self.sides = sides;
                self.set_link(Link::Up);
            }
            ConnectionEvent::Message(ToClient::Present { sides, watching }) => {
                self.present = (sides, watching);
                self.told.push_back(Told::Link);
            }
            ConnectionEvent::Message(ToClient::Done { id, .. }) => {
                drop(self.asked.take_if(|asked| *asked == id));
            }
            ConnectionEvent::Message(ToClient::Refused { id, message, .. }) => {
                self.asked.take_if(|asked| *asked == id || id.is_empty());
                self.told.push_back(Told::Refused(clean(&message)));
            }
            ConnectionEvent::Message(ToClient::Changes { from, entries, state }) => {
                match Known::new(*state, self.known.take().filter(|_| from > 0), &entries) {
                    Some(known) => self.stand(known, from == 0, entries),
                    None => self.set_link(Link::Ended(ClientError::NotUnderstood)),
                }
            }
        }
    }

    fn set_link(&mut self, link: Link) {
        if self.link != link && !matches!(self.link, Link::Ended(_)) {
            self.link = link;
            self.told.push_back(Told::Link);
        }
    }

    fn stand(&mut self, known: Known, anew: bool, entries: Vec<Entry>) {
        let next = known.state.next.as_deref().and_then(|game| self.address.with_game(game));
        self.known = Some(known);
        if !anew {
            let happened = entries.into_iter().map(|entry| Told::Happened(entry.what, clean(&entry.said)));
            self.told.extend(happened);
        }
        self.told.push_back(Told::Stands { anew });
        if let Some(next) = next.filter(|next| self.been.insert(next.game().to_owned())) {
            self.follow(next);
        }
    }

    /// Goes on to another game: the same secret holds our seat there.
    fn follow(&mut self, next: Address) {
        self.connection = Connection::open(next.clone(), self.tokens.clone(), self.language.code());
        self.address = next;
        self.keep_seat();
        (self.asked, self.link) = (None, Link::Begun);
        self.told.push_back(Told::NextGame);
    }

    /// Whether we only watch.
    pub fn is_watching(&self) -> bool {
        self.sides.is_empty()
    }

    /// Whether the game waits for us.
    pub fn is_mine(&self) -> bool {
        self.known.as_ref().is_some_and(|Known { state, .. }| {
            !state.over && self.sides.contains(&state.turn) && !state.players.0.iter().any(is_free)
        })
    }

    /// Whether the game asks us to answer with yes or no.
    pub fn is_questioned(&self) -> bool {
        let awaiting = self.known.as_ref().map(|known| known.state.awaiting);
        self.is_mine() && matches!(awaiting, Some(Awaiting::Undo | Awaiting::Block))
    }

    /// What the other side has offered us.
    pub fn offer(&self) -> Option<(Side, Offer)> {
        let offers = &self.known.as_ref()?.state.offers;
        offers.iter().find(|(by, _)| !self.is_watching() && !self.sides.contains(by)).copied()
    }

    /// What we have offered.
    pub fn own_offer(&self) -> Option<Offer> {
        let offers = &self.known.as_ref()?.state.offers;
        offers.iter().find(|(by, _)| self.sides.contains(by)).map(|&(_, offer)| offer)
    }

    /// The answer to whatever is being asked: by the game, or else by the other side.
    pub fn answer(&self, yes: bool) -> Option<Act> {
        if self.is_questioned() {
            let view = &self.known.as_ref()?.view;
            let answers = |command: &&Action| command.answers(view.awaiting) && command.is_decline() != yes;
            return view.legal.iter().find(answers).map(|&command| Act::Play(command));
        }
        self.offer().map(|(_, offer)| if yes { Act::Offer(offer) } else { Act::Decline(offer) })
    }

    /// To end the game in a draw: alone where the rules let one, otherwise as an offer.
    pub fn draw(&self) -> Act {
        let alone = self.is_mine() && self.can(Action::CallDraw);
        if alone { Act::Play(Action::CallDraw) } else { Act::Offer(Offer::Draw) }
    }

    /// Whether whoever is to act may do this.
    pub fn can(&self, command: Action) -> bool {
        self.known.as_ref().is_some_and(|known| known.view.legal.contains(&command))
    }

    /// What a side is called, whether it is ours, whether anybody is there.
    pub fn name(&self, side: Side, words: &Words) -> String {
        let Some(Known { state, .. }) = &self.known else { return String::new() };
        let player = &state.players[side];
        let away = matches!(player.who, Person::Human(_)) && !self.present.0[side as usize];
        match self.sides.contains(&side) {
            true => fill(words.net_you, &[&player.name]),
            false if away => fill(words.net_away, &[&player.name]),
            false => player.name.clone(),
        }
    }

    /// The seconds that a side has left now, and whether its clock runs.
    pub fn clock(&self, side: Side) -> Option<(u64, bool)> {
        let known = self.known.as_ref()?;
        let clocks = known.state.clocks?;
        let running = clocks.running == Some(side);
        let gone = if running { known.at.elapsed().as_millis() } else { 0 };
        let left = clocks.left[side].saturating_sub(u64::try_from(gone).unwrap_or(u64::MAX));
        Some((left.div_ceil(1000), running))
    }
}

fn keep(seats: Option<&Seats>, address: &Address, token: &str) -> io::Result<()> {
    seats.ok_or_else(|| io::Error::other("no folder for it"))?.keep(address, token)
}

/// A time as clocks show it: `4:59`, `1:04:59`; in days, where it is many.
pub fn time(seconds: u64, words: &Words) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => fill(words.net_days, &[&days, &format!("{hours}:{minutes:02}")]),
    }
}

fn is_free(player: &four_protocol::Player) -> bool {
    player.who == Person::Free
}

impl Known {
    /// What a server says, added to what it said before; `None` if it makes no sense.
    fn new(mut state: State, before: Option<Known>, entries: &[Entry]) -> Option<Known> {
        let (view, rules) = sight::view(&state)?;
        for text in [&mut state.status, &mut state.rules] {
            *text = clean(text);
        }
        state.players.0.iter_mut().for_each(|player| player.name = clean(&player.name));
        let mut board = before.as_ref().map(|known| known.state.board.clone()).unwrap_or_default();
        let mut moves = before.map(|known| known.moves).unwrap_or_default();
        for entry in entries {
            match entry.what {
                TableEvent::Played { by, command } if moves.len() < MOST_MOVES => {
                    let is_move = matches!(
                        command,
                        Input::Action(Action::Drop(_) | Action::Pop(_) | Action::Remove(_))
                    );
                    moves.push((entry.version, by, command, !is_move || entry.board != board));
                }
                TableEvent::TookBack { to, .. } => moves.retain(|&(version, ..)| version <= to),
                _ => {}
            }
            board.clone_from(&entry.board);
        }
        Some(Known { state, view, rules, moves, at: Instant::now() })
    }
}
