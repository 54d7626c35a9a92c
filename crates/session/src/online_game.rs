//! A game at a server: what the server has sent, and what we have requested. No rule is checked here.

mod known;
mod pace;

use std::collections::{HashSet, VecDeque};
use std::time::{Duration, Instant};

use four_client::{Address, ClientError, Connection, ConnectionEvent};
use four_files::SaveError;
use four_protocol::{Act, Entry, Offer, Person, Player, TableEvent, ToClient};
use four_rules::{Action, Side};
use four_text::{Language, Text, Who};

use crate::errors::save_error;
use crate::game::{GameSession, Link, Request, RequestError, Snapshot, Update};
use crate::seat_folder::SeatFolder;
use crate::validate::clean;
use known::Known;
use pace::Pace;

/// A game at a server.
#[derive(Debug)]
pub struct OnlineGame {
    address: Address,
    seats: Option<SeatFolder>,
    /// The secrets that hold our seat; without one we watch.
    tokens: Vec<String>,
    language: Language,
    connection: Connection,
    /// The games we have joined, so that rematches cannot lead in a circle.
    visited: HashSet<String>,
    /// The rematch, until we join it.
    rematch: Option<Address>,
    pace: Pace,
    updates: VecDeque<Update>,
    /// The id of the last request, until it is answered.
    unanswered: Option<String>,
    link: Link,
    /// Why the connection ended for good.
    end_reason: Option<ClientError>,
    known: Option<Known>,
    /// The sides that are ours.
    sides: Vec<Side>,
    /// Whether the player of each side is present.
    present: [bool; 2],
    watchers: usize,
    /// Why our seat could not be kept.
    seat_error: Option<SeatError>,
}

impl OnlineGame {
    /// Joins a game: in the seat that we took there before, else in the free one, else as a watcher; with `watch` always
    /// as a watcher. The server sends its sentences in `language`.
    ///
    /// # Errors
    /// If the server or the game cannot be reached.
    pub fn join(
        address: Address,
        name: &str,
        watch: bool,
        seats: Option<SeatFolder>,
        language: Language,
    ) -> Result<OnlineGame, ClientError> {
        let free = four_client::fetch_game(&address, language.code())?.state.players.0.iter().any(is_free);
        let kept = seats.as_ref().and_then(|seats| seats.find(&address));
        let token = match (watch, free) {
            (true, _) => None,
            (false, false) => kept,
            (false, true) => take_seat(&address, name, kept, seats.as_ref(), language)?,
        };
        let tokens: Vec<String> = token.into_iter().collect();
        let connection = Connection::open(address.clone(), tokens.clone(), language.code());
        let mut game = OnlineGame {
            visited: HashSet::from([address.game().to_owned()]),
            rematch: None,
            pace: Pace::new(Instant::now()),
            address,
            seats,
            tokens,
            language,
            connection,
            updates: VecDeque::new(),
            unanswered: None,
            link: Link::Connecting,
            end_reason: None,
            known: None,
            sides: Vec::new(),
            present: [true; 2],
            watchers: 0,
            seat_error: None,
        };
        game.keep_seat();
        Ok(game)
    }

    /// Saves our secret, so that we can come back. A failure is reported as an update and does not end the game.
    fn keep_seat(&mut self) {
        if let Some(token) = self.tokens.first() {
            self.seat_error = keep(self.seats.as_ref(), &self.address, token).err();
            self.updates.extend(self.seat_error.as_ref().map(|_| Update::SeatNotKept));
        }
    }

    /// Handles an event of the connection.
    fn receive(&mut self, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Lost(_) => self.set_link(Link::Lost),
            ConnectionEvent::Ended(error) => self.end(error),
            ConnectionEvent::Message(ToClient::Welcome { sides, .. }) => {
                self.sides = sides;
                self.set_link(Link::Up);
            }
            ConnectionEvent::Message(ToClient::Present { sides, watching }) => {
                (self.present, self.watchers) = (sides, watching);
                self.updates.push_back(Update::Link);
            }
            // Reactions are for pages.
            ConnectionEvent::Message(ToClient::Reacted { .. }) => {}
            ConnectionEvent::Message(ToClient::Done { id, .. }) => {
                drop(self.unanswered.take_if(|asked| *asked == id));
            }
            ConnectionEvent::Message(ToClient::Refused { id, message, .. }) => {
                self.unanswered.take_if(|asked| *asked == id || id.is_empty());
                self.updates.push_back(Update::Refused(clean(&message)));
            }
            ConnectionEvent::Message(ToClient::Changes { from, entries, state }) => {
                match Known::new(*state, self.known.take().filter(|_| from > 0), &entries) {
                    Some(known) => self.change(known, from == 0, entries),
                    None => self.end(ClientError::InvalidResponse),
                }
            }
        }
    }

    fn set_link(&mut self, link: Link) {
        if self.link != link && !self.link.has_ended() {
            self.link = link;
            self.updates.push_back(Update::Link);
        }
    }

    fn end(&mut self, error: ClientError) {
        self.set_link(match error {
            ClientError::NoSuchGame => Link::Gone,
            _ => Link::NotUnderstood,
        });
        self.end_reason.get_or_insert(error);
    }

    fn change(&mut self, known: Known, anew: bool, entries: Vec<Entry>) {
        // A rematch comes after the end. A server that says otherwise could lead us on for ever.
        let next = known.state.next.as_deref().filter(|_| known.state.ending.is_some());
        let next = next.and_then(|game| self.address.with_game(game));
        let last = known.snapshot.view.last;
        self.known = Some(known);
        if !anew {
            self.updates.extend(entries.into_iter().map(|entry| {
                let said = clean(&entry.said);
                // Only the last disc falls: those before it are drawn where they lie.
                let dropped = entry.what.dropped().filter(|&at| last == Some(at));
                match entry.what {
                    TableEvent::Played { .. } | TableEvent::Ruled { .. } | TableEvent::TookBack { .. } => {
                        Update::Moved { events: Vec::new(), dropped, said }
                    }
                    _ => Update::Announced(said),
                }
            }));
        }
        self.updates.push_back(Update::Settled { anew });
        if let Some(next) = next.filter(|next| self.visited.insert(next.game().to_owned())) {
            self.rematch = Some(next);
        }
    }

    /// Joins the rematch, if there is one and it is time, with the secret that holds our seat here.
    fn follow(&mut self) {
        let now = Instant::now();
        let Some(next) = self.rematch.take_if(|_| self.pace.due() <= now) else { return };
        self.pace.join(now);
        self.connection = Connection::open(next.clone(), self.tokens.clone(), self.language.code());
        self.address = next;
        self.keep_seat();
        (self.unanswered, self.link) = (None, Link::Connecting);
        self.updates.push_back(Update::NextGame);
    }

    /// The request in terms of the protocol.
    fn act(&self, request: Request) -> Result<Act, RequestError> {
        Ok(match request {
            Request::Play(action) => Act::Play(action),
            Request::Answer(yes) => self.answer(yes).ok_or(RequestError::NoQuestion)?,
            Request::TakeBack if self.is_questioned() && self.can(Action::Undo) => Act::Play(Action::Undo),
            Request::TakeBack => Act::Offer(Offer::Undo),
            Request::Draw if self.is_mine() && self.can(Action::CallDraw) => Act::Play(Action::CallDraw),
            Request::Draw => Act::Offer(Offer::Draw),
            Request::Rematch | Request::NewGame => Act::Offer(Offer::Rematch),
            Request::PlayAgain => return Err(RequestError::Unsupported),
        })
    }

    fn answer(&self, yes: bool) -> Option<Act> {
        if self.is_questioned() {
            return self.snapshot()?.answer(yes).map(Act::Play);
        }
        self.offer().map(|(_, offer)| if yes { Act::Offer(offer) } else { Act::Decline(offer) })
    }
}

impl GameSession for OnlineGame {
    fn snapshot(&self) -> Option<&Snapshot> {
        self.known.as_ref().map(|known| &known.snapshot)
    }

    fn who(&self, side: Side, text: Text) -> Who<'static> {
        let Some(Known { state, .. }) = &self.known else { return "".into() };
        let player = &state.players[side];
        let away = matches!(player.who, Person::Human(_)) && !self.present[side as usize];
        match self.sides.contains(&side) {
            true => text.net_you(&player.name).into(),
            false if away => text.net_away(&player.name).into(),
            false => player.name.clone().into(),
        }
    }

    fn bare_name(&self, side: Side, _text: Text) -> String {
        self.known.as_ref().map(|known| known.state.players[side].name.clone()).unwrap_or_default()
    }

    fn status(&self, _text: Text) -> String {
        self.known.as_ref().map(|known| known.state.status.clone()).unwrap_or_default()
    }

    fn is_mine(&self) -> bool {
        self.known.as_ref().is_some_and(|Known { state, .. }| {
            state.ending.is_none() && self.sides.contains(&state.turn) && !state.players.0.iter().any(is_free)
        })
    }

    fn not_mine(&self, text: Text) -> String {
        if self.is_watching() { text.net_watching().into() } else { self.status(text) }
    }

    fn is_waiting(&self) -> bool {
        self.unanswered.is_some()
    }

    fn request(&mut self, request: Request) -> Result<(), RequestError> {
        let known = self.known.as_ref().ok_or(RequestError::NotConnected)?;
        let version = known.state.version;
        if self.is_watching() {
            return Err(RequestError::Watching);
        }
        let act = self.act(request)?;
        if self.is_waiting() || self.link == Link::Connecting {
            return Err(RequestError::Unanswered);
        }
        self.unanswered = Some(self.connection.ask(act, version));
        Ok(())
    }

    fn update(&mut self, patience: Duration) -> Option<Update> {
        let until = Instant::now() + patience;
        loop {
            if self.updates.is_empty() {
                self.follow();
            }
            if !self.updates.is_empty() || self.link.has_ended() {
                return self.updates.pop_front();
            }
            let wake = if self.rematch.is_some() { until.min(self.pace.due()) } else { until };
            match self.connection.next_event(wake.saturating_duration_since(Instant::now())) {
                Some(event) => self.receive(event),
                None if wake == until => return None,
                None => {}
            }
        }
    }

    fn can_take_back(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.state.can_offer.contains(&Offer::Undo))
    }

    fn address(&self) -> Option<String> {
        Some(self.address.to_string())
    }

    fn link(&self) -> Link {
        self.link
    }

    fn end_reason(&self) -> Option<&ClientError> {
        self.end_reason.as_ref()
    }

    fn is_watching(&self) -> bool {
        self.sides.is_empty()
    }

    fn watchers(&self) -> usize {
        self.watchers
    }

    fn is_seat_kept(&self) -> bool {
        self.seat_error.is_none()
    }

    fn seat_error(&self, text: Text) -> Option<String> {
        self.seat_error.as_ref().map(|error| match error {
            SeatError::NoFolder => text.net_no_folder().into(),
            SeatError::Save(error) => save_error(error, text),
        })
    }

    fn offer(&self) -> Option<(Side, Offer)> {
        let offers = &self.known.as_ref()?.state.offers;
        offers.iter().find(|(by, _)| !self.is_watching() && !self.sides.contains(by)).copied()
    }

    fn own_offer(&self) -> Option<Offer> {
        let offers = &self.known.as_ref()?.state.offers;
        offers.iter().find(|(by, _)| self.sides.contains(by)).map(|&(_, offer)| offer)
    }

    fn clock(&self, side: Side) -> Option<(u64, bool)> {
        let known = self.known.as_ref()?;
        let clocks = known.state.clocks?;
        let running = clocks.running == Some(side);
        let gone = if running { known.at.elapsed().as_millis() } else { 0 };
        let left = clocks.left[side].saturating_sub(u64::try_from(gone).unwrap_or(u64::MAX));
        Some((left.div_ceil(1000), running))
    }

    fn set_language(&mut self, language: Language) {
        if self.language != language {
            self.language = language;
            self.connection.set_language(language.code());
        }
    }
}

/// Takes the free seat, with the secret we already have for it if there is one; `None` if another player was quicker.
fn take_seat(
    address: &Address,
    name: &str,
    kept: Option<String>,
    seats: Option<&SeatFolder>,
    language: Language,
) -> Result<Option<String>, ClientError> {
    let token = kept.map_or_else(four_client::new_token, Ok)?;
    // Saved before the request, so that the seat is not lost if the response is.
    let _ = keep(seats, address, &token);
    match four_client::take_seat(address, name, &token, language.code()) {
        Ok(seat) => Ok(Some(seat.token)),
        Err(ClientError::SeatTaken) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Why a seat could not be kept.
#[derive(Debug)]
enum SeatError {
    /// There is no folder for seats.
    NoFolder,
    /// The file could not be written.
    Save(SaveError),
}

fn keep(seats: Option<&SeatFolder>, address: &Address, token: &str) -> Result<(), SeatError> {
    seats.ok_or(SeatError::NoFolder)?.keep(address, token).map_err(SeatError::Save)
}

/// A time as clocks show it: `4:59`, `1:04:59`; with days from one day on.
#[must_use]
pub fn clock_text(seconds: u64, text: Text) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => text.net_days(days, format!("{hours}:{minutes:02}")),
    }
}

fn is_free(player: &Player) -> bool {
    player.who == Person::Free
}
