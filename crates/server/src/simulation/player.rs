//! A simulated player: a client of the protocol that plays, reconnects, repeats itself and sometimes cheats, and that
//! believes nothing it is told without comparing it with the disk.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::Message;
use four_protocol::{Act, Ask, Entry, Hello, Offer, Reason, State, ToClient, ToServer};
use four_rules::{Action, Side};
use rand::seq::IndexedRandom;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::Cluster;
use super::network::{Caller, ClientEnd, connect};
use super::world::World;
use crate::error::RequestError;
use crate::id::GameId;
use crate::limits::Visitor;
use crate::room::StoredEntry;
use crate::socket;

/// How long a player waits for an answer before it connects again.
const PATIENCE: Duration = Duration::from_secs(10);

/// A player of one side of one game.
pub(super) struct Player {
    pub(super) world: Arc<World>,
    pub(super) cluster: Arc<Cluster>,
    pub(super) game: GameId,
    pub(super) token: String,
    pub(super) side: Side,
    log: Vec<Entry>,
    state: Option<State>,
    /// A request without an answer, and since when it waits.
    pending: Option<(Ask, Instant)>,
    asked: u32,
    /// When the next request is sent.
    next: Instant,
    welcomed: bool,
    /// Plays slowly enough to lose on time.
    is_slow: bool,
}

/// Why a connection ended.
struct Disconnected;

/// The next message, if there is a connection.
async fn from(end: Option<&mut ClientEnd>) -> Option<Message> {
    end?.incoming.recv().await
}

impl Player {
    pub(super) fn new(
        world: &Arc<World>,
        cluster: &Arc<Cluster>,
        game: GameId,
        side: Side,
        token: String,
    ) -> Player {
        Player {
            world: Arc::clone(world),
            cluster: Arc::clone(cluster),
            game,
            token,
            side,
            log: Vec::new(),
            state: None,
            pending: None,
            asked: 0,
            next: Instant::now(),
            welcomed: false,
            is_slow: world.one_in(4),
        }
    }

    /// Plays until the time comes when nothing fails any more, and then until it has seen everything.
    pub(super) async fn run(mut self) {
        loop {
            self.welcomed = false;
            if let Some(mut end) = self.connect().await {
                // Some players have the game open in two windows.
                let mut other = if self.world.one_in(3) { self.connect().await } else { None };
                let Disconnected = self.talk(&mut end, other.as_mut()).await;
            }
            if self.is_finished() {
                return;
            }
            // Some go away for a while, but not while they wait for an answer.
            let away = if self.pending.is_none() && self.world.one_in(8) { 30_000 } else { 1_500 };
            sleep(Duration::from_millis(self.world.between(100, away))).await;
        }
    }

    /// Whether nothing fails any more, and this player has seen everything and waits for nothing.
    fn is_finished(&self) -> bool {
        let seen = self.log.len() as u64;
        !self.world.faults.load(Relaxed)
            && self.welcomed
            && self.pending.is_none()
            && seen == self.world.disk().version(&self.game)
    }

    async fn connect(&mut self) -> Option<ClientEnd> {
        let (node, fate) = self.cluster.any_node()?;
        let live = match timeout(PATIENCE, node.games.get(&self.game)).await {
            Ok(Ok(live)) => live,
            Ok(Err(RequestError::NoSuchGame)) => {
                let there = self.world.disk().version(&self.game) > 0;
                if there || !self.world.restored.load(Relaxed) {
                    self.world.fail(&format!("{} is gone", self.game));
                }
                return None;
            }
            // The server is failing, or the node has died.
            Ok(Err(_)) | Err(_) => return None,
        };
        let caller = Caller { game: self.game.clone(), side: self.side };
        let (server, client) = connect(&self.world, &fate, caller);
        let visitor = Visitor::from(std::net::IpAddr::from([192, 0, 2, 1]));
        tokio::spawn(socket::serve(node, live, visitor, server));
        let chain = self.state.as_ref().map(|state| state.chain.clone()).unwrap_or_default();
        let (tokens, seen) = (vec![self.token.clone()], self.log.len() as u64);
        self.send(&client, &ToServer::Hello(Hello { tokens, seen, chain, language: "en".into() })).ok()?;
        Some(client)
    }

    fn send(&self, end: &ClientEnd, message: &ToServer) -> Result<(), Disconnected> {
        let text = serde_json::to_string(message).unwrap();
        end.outgoing.send(Message::text(text)).map_err(|_| Disconnected)
    }

    /// Talks until the connection ends.
    async fn talk(&mut self, end: &mut ClientEnd, mut other: Option<&mut ClientEnd>) -> Disconnected {
        let mut heard = Instant::now();
        loop {
            let overdue = match &self.pending {
                Some((_, since)) => *since + PATIENCE,
                None if self.welcomed => heard + 3 * PATIENCE,
                None => heard + PATIENCE,
            };
            let act = self.next.max(Instant::now());
            tokio::select! {
                biased;
                message = end.incoming.recv() => {
                    heard = Instant::now();
                    let Some(message) = message else { return Disconnected };
                    if self.receive(end, message).is_err() {
                        return Disconnected;
                    }
                    if self.is_finished() {
                        return Disconnected;
                    }
                }
                message = from(other.as_deref_mut()), if other.is_some() => {
                    let (Some(message), Some(end)) = (message, &other) else { return Disconnected };
                    self.receive_answer(end, &message);
                }
                () = sleep_until(act), if self.welcomed && self.pending.is_none() => {
                    let through = other.as_deref().filter(|_| self.world.one_in(2)).unwrap_or(end);
                    if self.act(through).is_err() {
                        return Disconnected;
                    }
                }
                () = sleep_until(overdue) => {
                    if let Some((_, since)) = &mut self.pending {
                        *since = Instant::now();
                    }
                    return Disconnected;
                }
            }
        }
    }

    /// What arrives in the other window: only answers count.
    fn receive_answer(&mut self, end: &ClientEnd, message: &Message) {
        match message {
            Message::Ping(content) => drop(end.outgoing.send(Message::Pong(content.clone()))),
            Message::Text(text) => match serde_json::from_str(text).unwrap() {
                ToClient::Done { id, version } => self.done(&id, version),
                ToClient::Refused { id, reason, .. } => self.refused(&id, reason),
                _ => {}
            },
            _ => {}
        }
    }

    fn receive(&mut self, end: &ClientEnd, message: Message) -> Result<(), Disconnected> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(content) => {
                return end.outgoing.send(Message::Pong(content)).map_err(|_| Disconnected);
            }
            Message::Close(_) => return Err(Disconnected),
            _ => return Ok(()),
        };
        match serde_json::from_str(&text).unwrap() {
            ToClient::Welcome { sides, .. } => {
                if sides.iter().any(|side| *side != self.side) {
                    self.world.fail(&format!("{}: {:?} was given {sides:?}", self.game, self.side));
                }
                self.welcomed = true;
                if let Some((ask, _)) = &self.pending {
                    self.world.count("repeated requests");
                    self.send(end, &ToServer::Ask(ask.clone()))?;
                }
            }
            ToClient::Changes { from, entries, state } => self.take_changes(from, entries, *state),
            ToClient::Done { id, version } => self.done(&id, version),
            ToClient::Refused { id, reason, .. } => self.refused(&id, reason),
            ToClient::Present { .. } | ToClient::Reacted { .. } => {}
        }
        Ok(())
    }

    /// Takes what the server says has happened. It must be what is on the disk.
    fn take_changes(&mut self, from: u64, entries: Vec<Entry>, state: State) {
        let fail = |why: &str| self.world.fail(&format!("{} {:?}: {why}", self.game, self.side));
        if from == 0 {
            if !self.log.is_empty() && !self.world.restored.load(Relaxed) {
                fail("everything was sent again without a reason");
            }
            self.log.clear();
        }
        if from != self.log.len() as u64 {
            fail(&format!("has {} entries and was sent those after {from}", self.log.len()));
        }
        self.log.extend(entries);
        let same = {
            let disk = self.world.disk();
            let saved = disk.entries(&self.game);
            let mut pairs = self.log.iter().zip(saved);
            self.log.len() <= saved.len()
                && pairs.all(|(seen, saved)| seen.at == saved.at && seen.what == saved.what)
        };
        if !same {
            fail("was shown something that is not on the disk");
        }
        if state.version != self.log.len() as u64 {
            fail("was sent a state of another version");
        }
        let think = match self.is_slow && self.world.one_in(4) {
            true => self.world.between(30_000, 90_000),
            false => self.world.between(50, 4_000),
        };
        self.next = Instant::now() + Duration::from_millis(think);
        self.state = Some(state);
    }

    /// A request that was acknowledged is on the disk, once, at this version.
    fn done(&mut self, id: &str, version: u64) {
        let is_it = |entry: &StoredEntry| {
            entry.request.as_ref().is_some_and(|key| key.id == id && key.by == self.side)
        };
        let found: Vec<u64> = {
            let disk = self.world.disk();
            let entries = (1..).zip(disk.entries(&self.game));
            entries.filter(|(_, entry)| is_it(entry)).map(|(at, _)| at).collect()
        };
        if found != [version] {
            self.world
                .fail(&format!("{}: {id} was acknowledged at {version} and is at {found:?}", self.game));
        }
        self.world.count("acknowledged requests");
        self.cluster.note_acknowledged(&self.game, version, id);
        if self.pending.as_ref().is_some_and(|(ask, _)| ask.id == id) {
            self.pending = None;
        }
    }

    fn refused(&mut self, id: &str, reason: Reason) {
        self.world.count("refused requests");
        self.world.note_refused(&self.game, id);
        let Some((ask, _)) = self.pending.take_if(|(ask, _)| ask.id == id) else { return };
        let version = self.world.disk().version(&self.game);
        if reason == Reason::Stale && version == ask.seen && !self.world.restored.load(Relaxed) {
            self.world.fail(&format!("{}: {id} was refused as stale, and nothing is newer", self.game));
        }
        let cheats = ask.side.is_some_and(|side| side != self.side);
        if cheats && reason != Reason::NotYourSeat {
            self.world.fail(&format!("{}: {id} is for another's seat and got {reason:?}", self.game));
        }
        self.cluster.note_refused(&self.game, self.side, id);
        self.next = Instant::now() + Duration::from_millis(self.world.between(50, 2_000));
    }

    /// Sends a request, if there is something to ask for.
    fn act(&mut self, end: &ClientEnd) -> Result<(), Disconnected> {
        self.next = Instant::now() + Duration::from_millis(self.world.between(500, 6_000));
        let Some(state) = &self.state else { return Ok(()) };
        let calm = !self.world.faults.load(Relaxed);
        let mine = state.ending.is_none() && state.turn == self.side && !state.legal.is_empty();
        let offers = |offer: &&(Side, Offer)| offer.0 != self.side && offer.1 != Offer::Rematch;
        let cheats = self.world.one_in(30) && !calm;
        let act = if mine || cheats {
            let legal: Vec<Action> =
                state.legal.iter().copied().filter(|action| *action != Action::Resign).collect();
            legal.choose(&mut *self.world.random()).copied().map(Act::Play)
        } else if let Some((_, offer)) = state.offers.iter().find(offers) {
            Some(if self.world.one_in(2) { Act::Offer(*offer) } else { Act::Decline(*offer) })
        } else if self.world.one_in(12) && state.can_offer.contains(&Offer::Undo) {
            Some(Act::Offer(Offer::Undo))
        } else {
            None
        };
        let Some(act) = act else { return Ok(()) };
        self.asked += 1;
        let side = cheats.then(|| self.side.other());
        let id = format!("{:?}{}", self.side, self.asked);
        let ask = Ask { id, seen: state.version, side, act };
        self.pending = Some((ask.clone(), Instant::now()));
        self.send(end, &ToServer::Ask(ask.clone()))?;
        if self.world.one_in(10) {
            // A request that is sent twice is done once.
            self.send(end, &ToServer::Ask(ask))?;
        }
        if self.world.faults.load(Relaxed) {
            match self.world.between(1, 60) {
                1 => end.line.cut(),
                2 => end.line.silence(),
                _ => {}
            }
        }
        Ok(())
    }
}
