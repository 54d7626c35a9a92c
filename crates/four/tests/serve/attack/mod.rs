//! Players who cheat: the server refuses what they send, and the game does not change.

mod chaos;
mod limits;
mod malformed;
mod names;
mod paths;

use four_protocol::{Act, Ask, NewGame, Offer, Reason, ToClient, ToServer};
use four_rules::{Action, Column, Side};

use crate::client::{GAMES, Http, Socket};
use crate::server::Server;

/// A game for two with the tokens of both seats, by side.
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

    /// Connects both players and waits for the state.
    pub(crate) fn sit(&self, server: &Server) -> [Socket; 2] {
        [0, 1].map(|side| connect(server, &self.game, &[&self.tokens[side]]).unwrap())
    }
}

/// Connects to a game with these tokens and waits for the state; `None` if the server ends the connection.
pub(crate) fn connect(server: &Server, game: &str, tokens: &[&str]) -> Option<Socket> {
    let mut socket = Socket::to(server, game);
    socket.hello(tokens, 0).ok()?;
    loop {
        if let ToClient::Changes { .. } = socket.receive().ok()? {
            return Some(socket);
        }
    }
}

pub(crate) fn drops(column: usize) -> Act {
    Act::Play(Action::Drop(Column::new(column).unwrap()))
}

/// Plays these columns in turn and returns the version.
fn play(players: &mut [Socket; 2], columns: &[usize]) -> u64 {
    let mut version = 2;
    for (number, &column) in columns.iter().enumerate() {
        let done = players[number % 2].ask(&format!("m{number}"), version, drops(column));
        assert_eq!(done, Ok(version + 1));
        version += 1;
    }
    version
}

#[test]
fn forged_tokens_hold_no_seat() {
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
        let Some(mut socket) = connect(&server, &seats.game, &[token]) else { continue };
        assert_eq!(socket.ask("a", 2, drops(3)), Err(Reason::Spectator), "{token:?}");
        assert_eq!(socket.ask("b", 2, Act::Play(Action::Resign)), Err(Reason::Spectator));
        assert_eq!(socket.ask("c", 2, Act::Offer(Offer::Draw)), Err(Reason::Spectator));
    }
    let all: Vec<&str> = forged.iter().map(String::as_str).collect();
    if let Some(mut socket) = connect(&server, &seats.game, &all[..8]) {
        assert_eq!(socket.ask("d", 2, drops(3)), Err(Reason::Spectator));
    }
    assert_eq!(http.game(&seats.game).entries.len(), 2);
    let [mut ann, _bob] = seats.sit(&server);
    assert_eq!(ann.ask("e", 2, drops(3)), Ok(3), "the true token still holds the seat");
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
    assert_eq!(http.game(&created.game).entries.len(), 2);
}

#[test]
fn a_repeated_request_is_done_once() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    for _ in 0..20 {
        assert_eq!(ann.ask("once", 2, drops(3)), Ok(3));
    }
    let [mut elsewhere, _] = seats.sit(&server);
    assert_eq!(elsewhere.ask("once", 2, drops(3)), Ok(3), "also on another connection");
    assert_eq!(elsewhere.ask("once", 3, drops(4)), Ok(3), "with other contents");
    assert_eq!(http.game(&seats.game).entries.len(), 3);
    assert_eq!(bob.ask("once", 3, drops(3)), Ok(4), "ids of the other player are separate");
    // The same from many connections at once.
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let [mut ann, _] = seats.sit(&server);
            scope.spawn(move || assert_eq!(ann.ask("at once", 4, drops(2)), Ok(5)));
        }
    });
    assert_eq!(http.game(&seats.game).entries.len(), 5);
}

#[test]
fn a_request_for_another_position_is_refused() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let mut players = seats.sit(&server);
    let version = play(&mut players, &[3, 3, 2, 2]);
    for (number, seen) in (0..version).enumerate() {
        assert_eq!(players[0].ask(&format!("s{number}"), seen, drops(0)), Err(Reason::Stale), "{seen}");
    }
    assert_eq!(players[1].ask("offer", 2, Act::Offer(Offer::Undo)), Err(Reason::Stale));
    assert_eq!(http.game(&seats.game).entries.len() as u64, version);
    // A version that does not exist yet cannot have been seen.
    for (id, seen) in [("next", version + 1), ("never", u64::MAX)] {
        assert_eq!(players[0].ask(id, seen, drops(0)), Err(Reason::Stale));
    }
    assert_eq!(http.game(&seats.game).entries.len() as u64, version);
}

#[test]
fn out_of_turn_or_for_another_side_is_refused() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    assert_eq!(bob.ask("turn", 2, drops(3)), Err(Reason::Rules));
    let ask = |side, id: &str| ToServer::Ask(Ask { id: id.into(), seen: 2, side: Some(side), act: drops(3) });
    bob.send(&ask(Side::First, "as ann")).unwrap();
    assert_eq!(bob.answer("as ann"), Err(Reason::NotYourSeat));
    let mut watcher = connect(&server, &seats.game, &[]).unwrap();
    for side in Side::BOTH {
        watcher.send(&ask(side, "watching")).unwrap();
        let refused = watcher.answer("watching");
        assert!(matches!(refused, Err(Reason::Spectator | Reason::NotYourSeat)), "{refused:?}");
    }
    // Rulings, which only the server makes, and texts that are not actions.
    for word in ["agreed", "time", "time1", "nonsense", "-", "p-", "x-1"] {
        let ask = format!(r#"{{"ask":{{"id":"{word}","seen":2,"act":{{"play":"{word}"}}}}}}"#);
        ann.text(ask).unwrap();
        assert_eq!(ann.answer(""), Err(Reason::Malformed), "{word}");
    }
    for action in [Action::Undo, Action::Block] {
        assert_eq!(ann.ask(&format!("{action}"), 2, Act::Play(action)), Err(Reason::Rules), "{action}");
    }
    for offer in [Offer::Draw, Offer::Undo, Offer::Rematch] {
        assert_eq!(ann.ask("none", 2, Act::Decline(offer)), Err(Reason::NoSuchOffer), "{offer:?}");
    }
    assert_eq!(ann.ask("bad column", 2, drops(7)), Err(Reason::Rules));
    assert_eq!(http.game(&seats.game).entries.len(), 2);
}

#[test]
fn actions_before_the_start_or_after_the_end_are_refused() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let waiting = http.open(&NewGame { side: Some(Side::First), ..NewGame::default() }).unwrap();
    let mut alone = connect(&server, &waiting.game, &[&waiting.seats[0].token]).unwrap();
    assert_eq!(alone.ask("early", 1, drops(3)), Err(Reason::NotBegun));

    let seats = Seats::take(&mut http);
    let mut players = seats.sit(&server);
    let version = play(&mut players, &[3, 3, 2, 2, 1, 1, 0]);
    for player in &mut players {
        assert_eq!(player.ask("late", version, drops(5)), Err(Reason::Rules));
        assert_eq!(player.ask("later", version, Act::Play(Action::Resign)), Err(Reason::Rules));
        let undo = player.ask("back", version, Act::Offer(Offer::Undo));
        assert!(matches!(undo, Err(Reason::Rules | Reason::NoSuchOffer)), "{undo:?}");
    }
    let public = http.game(&seats.game);
    assert_eq!(
        (public.entries.len() as u64, public.state.ending.unwrap().winner),
        (version, Some(Side::First))
    );
}

#[test]
fn a_game_that_does_not_exist_is_not_found() {
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
            assert!(socket.receive().is_err(), "a game that does not exist sent a message");
        }
    }
}
