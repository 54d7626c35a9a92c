//! Too much, too slow, too many: the server lets go of whoever does that, and everybody else plays on.

use std::net::Shutdown;
use std::time::Instant;

use four_protocol::{Act, Offer, Reason};
use four_rules::Action;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use super::{Seats, drops, enter, play};
use crate::client::{GAMES, Http, JSON, Socket};
use crate::server::{PATIENCE, Server, more_files};

/// A whole game, to see that all is well.
fn a_game_goes_on(server: &Server) {
    let mut http = Http::to(server);
    let seats = Seats::take(&mut http);
    let version = play(&mut seats.sit(server), &[3, 3, 2, 2, 1, 1, 0]);
    assert_eq!(http.told(&seats.game).entries.len() as u64, version);
    assert_eq!(http.get("/healthz").status, 200);
}

#[test]
fn bodies_that_are_too_long_are_refused() {
    let server = Server::start(&[]);
    for length in [100_000_u64, 10_000_000, 1 << 40] {
        let mut http = Http::to(&server);
        let head = format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}content-length: {length}\r\n\r\n");
        // What has come is too much already.
        http.raw((head + &" ".repeat(8000)).as_bytes()).unwrap();
        assert_eq!(http.answer(true).unwrap().status, 413, "{length}");
    }
    let mut http = Http::to(&server);
    http.raw(
        format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}transfer-encoding: chunked\r\n\r\n").as_bytes(),
    )
    .unwrap();
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(4096));
    // The connection may be closed while there is still more to come.
    let sent = (0..1000).take_while(|_| http.raw(chunk.as_bytes()).is_ok()).count();
    match http.answer(true) {
        Ok(answer) => assert_eq!(answer.status, 413),
        Err(_) => assert!(sent < 1000, "neither an answer nor an end"),
    }
    // Long, but not too long: spaces are no harm.
    let mut http = Http::to(&server);
    let answer = http.post(GAMES, &format!("{{}}{}", " ".repeat(1000)));
    assert_eq!(answer.status, 201);
    a_game_goes_on(&server);
}

#[test]
fn messages_that_are_too_long_end_the_connection() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut socket = enter(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    socket.text("x".repeat(four_protocol::MAX_MESSAGE + 1)).unwrap();
    let code = loop {
        if let Message::Close(Some(frame)) = socket.inner.read().unwrap() {
            break frame.code;
        }
    };
    assert_eq!(code, CloseCode::Policy, "it is told why");
    for length in [four_protocol::MAX_MESSAGE + 1, 100_000, 20_000_000] {
        let mut socket = enter(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
        let text = format!("{{\"ask\":{}", "x".repeat(length - 7));
        if socket.text(text).is_ok() {
            while let Ok(message) = socket.hears() {
                assert!(!matches!(message, four_protocol::ToClient::Done { .. }));
            }
        }
    }
    // The longest that is allowed is read.
    let mut socket = enter(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    let ask = r#"{"ask":{"id":"long","seen":2,"act":{"play":"4"}}}"#;
    socket.text(format!("{ask:<0$}", four_protocol::MAX_MESSAGE)).unwrap();
    assert_eq!(socket.verdict("long"), Ok(3));
    a_game_goes_on(&server);
}

#[test]
fn whoever_is_slow_is_let_go() {
    let server = Server::start(&["--timeout-seconds=5"]);
    let beginnings = [
        String::new(),
        "GET".into(),
        "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ".into(),
        format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}content-length: 20\r\n\r\n{{"),
        format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}transfer-encoding: chunked\r\n\r\n5\r\n{{"),
        "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n".into(),
    ];
    let mut slow: Vec<Http> = beginnings
        .iter()
        .map(|beginning| {
            let mut http = Http::to(&server);
            http.raw(beginning.as_bytes()).unwrap();
            http
        })
        .collect();
    let seats = Seats::take(&mut Http::to(&server));
    let mut silent = Socket::to(&server, &seats.game);
    a_game_goes_on(&server);
    for (http, beginning) in slow.iter_mut().zip(&beginnings) {
        // It ends, which is all that is asked for; reading would fail after a minute.
        let said = http.rest().unwrap_or_else(|error| panic!("{beginning:?} is waited for: {error}"));
        let said = String::from_utf8_lossy(&said);
        let fine = said.is_empty() || said.starts_with("HTTP/1.1 4") || beginning.contains("healthz HTTP");
        assert!(fine, "{beginning:?} was answered with {said}");
    }
    while silent.hears().is_ok() {}
}

/// How many connections the server counts, this one among them.
fn connections(http: &mut Http) -> u32 {
    let metrics = http.get("/metrics").text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("four_connections ")).unwrap();
    line.parse().unwrap()
}

#[test]
fn whoever_does_not_take_the_answers_is_let_go() {
    let server = Server::start(&["--timeout-seconds=5"]);
    let mut deaf = Http::to(&server);
    let asked = deaf.request("GET", "/help", "", b"").repeat(100);
    // Asks until nobody takes any more, and then does nothing at all.
    deaf.until_full(&asked);
    let mut http = Http::to(&server);
    let start = Instant::now();
    while connections(&mut http) > 1 {
        assert!(start.elapsed() < PATIENCE, "it is still being waited for");
        std::thread::yield_now();
    }
}

#[test]
fn a_thousand_who_say_nothing_disturb_nobody() {
    more_files();
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let _watchers: Vec<_> = (0..400).map(|_| enter(&server, &seats.game, &[]).unwrap()).collect();
    let _silent: Vec<_> = (0..300).map(|_| Socket::to(&server, &seats.game)).collect();
    let _raw: Vec<_> = (0..300).map(|_| Http::to(&server)).collect();
    play(&mut seats.sit(&server), &[3, 3, 2, 2, 1, 1, 0]);
    a_game_goes_on(&server);
}

#[test]
fn whoever_does_not_listen_is_not_waited_for() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut deaf = Socket::to(&server, &seats.game);
    deaf.hello(&[&seats.tokens[0]], 0).unwrap();
    let line = deaf.inner.get_ref().try_clone().unwrap();
    let (before, _) = server.memory();
    std::thread::scope(|scope| {
        // Says nonsense for as long as somebody takes it, and never reads what the server says to that.
        scope.spawn(move || while deaf.inner.send(Message::text("nonsense ".repeat(200))).is_ok() {});
        for _ in 0..3 {
            a_game_goes_on(&server);
        }
        line.shutdown(Shutdown::Both).unwrap();
    });
    let (after, _) = server.memory();
    assert!(after < before + (64 << 10), "{before} KiB became {after} KiB");
}

#[test]
fn limits_are_kept() {
    let server =
        Server::start(&["--connections-per-address=20", "--games-per-address=5", "--messages-per-second=1"]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let statuses: Vec<u16> = (0..10).map(|_| http.post(GAMES, "{}").status).collect();
    assert!(statuses.iter().all(|status| matches!(status, 201 | 429)), "{statuses:?}");
    assert_eq!(statuses.last(), Some(&429));

    let mut sockets = seats.sit(&server);
    for _ in 0..300 {
        // It says so first, then it hangs up.
        if sockets[0].text("nonsense".into()).is_err() {
            break;
        }
    }
    while let Ok(message) = sockets[0].hears() {
        assert!(!matches!(message, four_protocol::ToClient::Done { .. }));
    }
    assert_eq!(enter(&server, &seats.game, &[&seats.tokens[0]]).unwrap().asks("on", 2, drops(3)), Ok(3));

    let connect = || Socket::at(server.address, &server.secrets, &seats.game).ok();
    let many: Vec<_> = (0..40).filter_map(|_| connect()).collect();
    assert!(many.len() <= 20, "{} connections at once", many.len());
    drop(many);
    let _many: Vec<_> = (0..40).map_while(|_| Http::at(server.address, &server.secrets).ok()).collect();
    let refused =
        Http::at(server.address, &server.secrets).and_then(|mut http| http.ask("GET", "/healthz", "", b""));
    match refused {
        Ok(answer) => assert!(matches!(answer.status, 429 | 503), "{answer:?}"),
        Err(_) => assert_eq!(http.get("/healthz").status, 200, "whoever was there before is served"),
    }
}

#[test]
fn a_rematch_is_a_game_that_is_opened() {
    let server = Server::start(&["--games-per-address=1"]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    let version = ann.asks("end", 2, Act::Play(Action::Resign)).unwrap();
    let rematch = Act::Offer(Offer::Rematch);
    assert_eq!(ann.asks("again", version, rematch), Ok(version + 1), "it can be offered");
    assert_eq!(bob.asks("yes", version + 1, rematch), Err(Reason::TooFast));
    let told = http.told(&seats.game);
    assert_eq!((told.state.version, told.state.next), (version + 1, None));
}

#[test]
fn it_serves_on_when_nobody_reads_its_log() {
    let server = Server::unheard();
    a_game_goes_on(&server);
}

#[test]
fn requests_are_limited_too() {
    let server = Server::start(&["--requests-per-second=2"]);
    let mut http = Http::to(&server);
    let answers: Vec<_> = (0..100).map(|_| http.get(&format!("{GAMES}/aaaaaaaaaa"))).collect();
    assert_eq!(answers[0].status, 404);
    assert!(answers.iter().all(|answer| matches!(answer.status, 404 | 429)));
    let refused = answers.iter().find(|answer| answer.status == 429).unwrap();
    let problem: four_protocol::Problem = refused.json();
    assert!(!problem.error.is_empty() && !problem.message.is_empty());
}
