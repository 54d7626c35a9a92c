//! Players who cheat: whatever they send, they are told no, and the game is what it was.

mod chaos;
mod limits;
mod malformed;
mod names;
mod paths;

use four_protocol::{Act, Ask, NewGame, Offer, Reason, ToClient, ToServer};
use four_rules::{Action, Column, Side};

use crate::client::{GAMES, Http, Socket};
use crate::server::Server;

/// A game for two, with the secrets of both seats, by side.
pub(crate) struct Seats {
    pub(crate) game: String,
    pub(crate) tokens: [String; 2],
}

impl Seats {
    pub(crate) fn take(http: &mut Http) -> Seats {
        let new = NewGame { side: Some(Side::First), name: "Ann".into(), ..NewGame::default() };
        let created = http.open(&new).unwrap();
        let seat = http.take_seat(&created.game, "Bob").unwrap();
        assert_eq!(seat.side, Side::Second);
        Seats { tokens: [created.seats[0].token.clone(), seat.token], game: created.game }
    }

    /// Both at the table, having seen what there is.
    pub(crate) fn sit(&self, server: &Server) -> [Socket; 2] {
        [0, 1].map(|side| enter(server, &self.game, &[&self.tokens[side]]).unwrap())
    }
}

/// Comes to a game with these secrets; nothing if the server does not want that.
fn enter(server: &Server, game: &str, tokens: &[&str]) -> Option<Socket> {
    let mut socket = Socket::to(server, game);
    socket.hello(tokens, 0).ok()?;
    loop {
        if let ToClient::Changes { .. } = socket.hears().ok()? {
            return Some(socket);
        }
    }
}

pub(crate) fn drops(column: usize) -> Act {
    Act::Play(Action::Drop(Column::new(column).unwrap()))
}

/// Plays these columns in turn, both seeing everything.
fn play(players: &mut [Socket; 2], columns: &[usize]) -> u64 {
    let mut version = 2;
    for (number, &column) in columns.iter().enumerate() {
        let done = players[number % 2].asks(&format!("m{number}"), version, drops(column));
        assert_eq!(done, Ok(version + 1));
        version += 1;
    }
    version
}

#[test]
fn secrets_that_are_none_hold_no_seat() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let (seats, elsewhere) = (Seats::take(&mut http), Seats::take(&mut http));
    let token = &seats.tokens[0];
    let turned: String = token.chars().rev().collect();
    let other_end = format!("{}{}", &token[..token.len() - 1], if token.ends_with('0') { '1' } else { '0' });
    let forged = [
        String::new(),
        " ".into(),
        "0".repeat(token.len()),
        "\u{0}".repeat(token.len()),
        token[..token.len() - 1].into(),
        format!("{token}0"),
        format!("{token}\u{0}"),
        format!(" {token}"),
        token.to_uppercase(),
        turned,
        other_end,
        seats.game.clone(),
        "%".into(),
        "' OR '1'='1".into(),
        elsewhere.tokens[0].clone(),
        elsewhere.tokens[1].clone(),
    ];
    for token in &forged {
        let Some(mut socket) = enter(&server, &seats.game, &[token]) else { continue };
        assert_eq!(socket.asks("a", 2, drops(3)), Err(Reason::Spectator), "{token:?}");
        assert_eq!(socket.asks("b", 2, Act::Play(Action::Resign)), Err(Reason::Spectator));
        assert_eq!(socket.asks("c", 2, Act::Offer(Offer::Draw)), Err(Reason::Spectator));
    }
    let all: Vec<&str> = forged.iter().map(String::as_str).collect();
    if let Some(mut socket) = enter(&server, &seats.game, &all[..8]) {
        assert_eq!(socket.asks("d", 2, drops(3)), Err(Reason::Spectator));
    }
    assert_eq!(http.told(&seats.game).entries.len(), 2);
    let [mut ann, _bob] = seats.sit(&server);
    assert_eq!(ann.asks("e", 2, drops(3)), Ok(3), "and yet whoever holds the seat can play");
}

#[test]
fn a_seat_is_taken_once() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let created = http.open(&NewGame::default()).unwrap();
    let path = format!("{GAMES}/{}/seat", created.game);
    let taken: Vec<u16> = std::thread::scope(|scope| {
        let (server, path) = (&server, &path);
        let take = move || {
            let mut http = Http::to(server);
            (0..20).map(|_| http.post(path, r#"{"name":"Eve"}"#).status).collect::<Vec<_>>()
        };
        let all: Vec<_> = (0..8).map(|_| scope.spawn(take)).collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(taken.iter().filter(|&&status| status == 201).count(), 1);
    assert!(taken.iter().all(|status| matches!(status, 201 | 409)), "{taken:?}");
    assert_eq!(http.told(&created.game).entries.len(), 2);
}

#[test]
fn the_same_message_again_is_not_done_again() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    for _ in 0..20 {
        assert_eq!(ann.asks("once", 2, drops(3)), Ok(3));
    }
    let [mut elsewhere, _] = seats.sit(&server);
    assert_eq!(elsewhere.asks("once", 2, drops(3)), Ok(3), "also on another connection");
    assert_eq!(elsewhere.asks("once", 3, drops(4)), Ok(3), "whatever it asks for now");
    assert_eq!(http.told(&seats.game).entries.len(), 3);
    assert_eq!(bob.asks("once", 3, drops(3)), Ok(4), "an id is one's own");
    // Many at once, on many connections.
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let [mut ann, _] = seats.sit(&server);
            scope.spawn(move || assert_eq!(ann.asks("at once", 4, drops(2)), Ok(5)));
        }
    });
    assert_eq!(http.told(&seats.game).entries.len(), 5);
}

#[test]
fn what_was_meant_for_another_position_is_refused() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let mut players = seats.sit(&server);
    let version = play(&mut players, &[3, 3, 2, 2]);
    for (number, seen) in (0..version).enumerate() {
        assert_eq!(players[0].asks(&format!("s{number}"), seen, drops(0)), Err(Reason::Stale), "{seen}");
    }
    assert_eq!(players[1].asks("offer", 2, Act::Offer(Offer::Undo)), Err(Reason::Stale));
    assert_eq!(http.told(&seats.game).entries.len() as u64, version);
    // Nobody has seen what has not happened.
    for (id, seen) in [("next", version + 1), ("never", u64::MAX)] {
        assert_eq!(players[0].asks(id, seen, drops(0)), Err(Reason::Stale));
    }
    assert_eq!(http.told(&seats.game).entries.len() as u64, version);
}

#[test]
fn nobody_plays_out_of_turn_or_for_another() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    assert_eq!(bob.asks("turn", 2, drops(3)), Err(Reason::Rules));
    let ask = |side, id: &str| ToServer::Ask(Ask { id: id.into(), seen: 2, side: Some(side), act: drops(3) });
    bob.says(&ask(Side::First, "as ann")).unwrap();
    assert_eq!(bob.verdict("as ann"), Err(Reason::NotYourSeat));
    let mut watcher = enter(&server, &seats.game, &[]).unwrap();
    for side in Side::BOTH {
        watcher.says(&ask(side, "watching")).unwrap();
        let refused = watcher.verdict("watching");
        assert!(matches!(refused, Err(Reason::Spectator | Reason::NotYourSeat)), "{refused:?}");
    }
    // What only the server can say, and what is no move.
    for word in ["agreed", "time", "time1", "nonsense", "-", "p-", "x-1"] {
        let ask = format!(r#"{{"ask":{{"id":"{word}","seen":2,"act":{{"play":"{word}"}}}}}}"#);
        ann.text(ask).unwrap();
        assert_eq!(ann.verdict(""), Err(Reason::Malformed), "{word}");
    }
    for action in [Action::Undo, Action::Block] {
        assert_eq!(ann.asks(&format!("{action}"), 2, Act::Play(action)), Err(Reason::Rules), "{action}");
    }
    for offer in [Offer::Draw, Offer::Undo, Offer::Rematch] {
        assert_eq!(ann.asks("none", 2, Act::Decline(offer)), Err(Reason::NoSuchOffer), "{offer:?}");
    }
    assert_eq!(ann.asks("bad column", 2, drops(7)), Err(Reason::Rules));
    assert_eq!(http.told(&seats.game).entries.len(), 2);
}

#[test]
fn nothing_is_played_before_the_start_or_after_the_end() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let waiting = http.open(&NewGame { side: Some(Side::First), ..NewGame::default() }).unwrap();
    let mut alone = enter(&server, &waiting.game, &[&waiting.seats[0].token]).unwrap();
    assert_eq!(alone.asks("early", 1, drops(3)), Err(Reason::NotBegun));

    let seats = Seats::take(&mut http);
    let mut players = seats.sit(&server);
    let version = play(&mut players, &[3, 3, 2, 2, 1, 1, 0]);
    for player in &mut players {
        assert_eq!(player.asks("late", version, drops(5)), Err(Reason::Rules));
        assert_eq!(player.asks("later", version, Act::Play(Action::Resign)), Err(Reason::Rules));
        let undo = player.asks("back", version, Act::Offer(Offer::Undo));
        assert!(matches!(undo, Err(Reason::Rules | Reason::NoSuchOffer)), "{undo:?}");
    }
    let told = http.told(&seats.game);
    assert_eq!((told.entries.len() as u64, told.state.ending.unwrap().winner), (version, Some(Side::First)));
}

#[test]
fn there_is_nothing_where_there_is_no_game() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    for id in ["aaaaaaaaaa", "AAAAAAAAAA", "a", "..", "%00", "aaaaaaaaaa%20", &"a".repeat(3000)] {
        assert_eq!(http.get(&format!("{GAMES}/{id}")).status, 404, "{id}");
        assert_eq!(http.post(&format!("{GAMES}/{id}/seat"), "{}").status, 404, "{id}");
        for ending in ["", ".pgn", ".png", ".gif", ".jsonl", ".exe", ".png.png"] {
            assert_eq!(http.get(&format!("/g/{id}{ending}")).status, 404, "{id}{ending}");
        }
    }
    match Socket::at(server.address, &server.secrets, "aaaaaaaaaa").map_err(|error| *error) {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 404),
        Err(error) => panic!("{error}"),
        Ok(mut socket) => {
            let _ = socket.hello(&[], 0);
            assert!(socket.hears().is_err(), "a game that is not there said something");
        }
    }
}
