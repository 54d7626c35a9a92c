//! Clients that send too much, too slowly or too often are disconnected or refused, and others play on.

use std::io;
use std::net::Shutdown;
use std::time::Instant;

use four_protocol::{Act, NewGame, Offer, Reason};
use four_rules::Action;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use super::{Seats, connect, drops, play};
use crate::client::{GAMES, Http, JSON, Socket};
use crate::server::{Server, TIMEOUT, raise_file_limit};

/// Plays a whole game, which shows that the server still works.
fn play_a_game(server: &Server) {
    let mut http = Http::to(server);
    let seats = Seats::take(&mut http);
    let version = play(&mut seats.sit(server), &[3, 3, 2, 2, 1, 1, 0]);
    assert_eq!(http.game(&seats.game).entries.len() as u64, version);
    assert_eq!(http.get("/healthz").status, 200);
}

#[test]
fn bodies_that_are_too_long_are_refused() {
    let server = Server::start(&[]);
    for length in [100_000_u64, 10_000_000, 1 << 40] {
        let mut http = Http::to(&server);
        let head = format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}content-length: {length}\r\n\r\n");
        // Less than promised, and already too much.
        http.raw((head + &" ".repeat(8000)).as_bytes()).unwrap();
        assert_eq!(http.answer(true).unwrap().status, 413, "{length}");
    }
    let mut http = Http::to(&server);
    http.raw(
        format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\n{JSON}transfer-encoding: chunked\r\n\r\n").as_bytes(),
    )
    .unwrap();
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(4096));
    // The server may close the connection before it has all.
    let sent = (0..1000).take_while(|_| http.raw(chunk.as_bytes()).is_ok()).count();
    match http.answer(true) {
        Ok(answer) => assert_eq!(answer.status, 413),
        Err(_) => assert!(sent < 1000, "neither an answer nor the end of the connection"),
    }
    // Long, but within the limit.
    let mut http = Http::to(&server);
    let answer = http.post(GAMES, &format!("{{}}{}", " ".repeat(1000)));
    assert_eq!(answer.status, 201);
    play_a_game(&server);
}

#[test]
fn messages_that_are_too_long_end_the_connection() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut socket = connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    socket.text("x".repeat(four_protocol::MAX_MESSAGE + 1)).unwrap();
    let code = loop {
        if let Message::Close(Some(frame)) = socket.inner.read().unwrap() {
            break frame.code;
        }
    };
    assert_eq!(code, CloseCode::Policy, "the close code is that of a violation");
    for length in [four_protocol::MAX_MESSAGE + 1, 100_000, 20_000_000] {
        let mut socket = connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
        let text = format!("{{\"ask\":{}", "x".repeat(length - 7));
        if socket.text(text).is_ok() {
            while let Ok(message) = socket.receive() {
                assert!(!matches!(message, four_protocol::ToClient::Done { .. }));
            }
        }
    }
    // The longest message that is allowed.
    let mut socket = connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    let ask = r#"{"ask":{"id":"long","seen":2,"act":{"play":"4"}}}"#;
    socket.text(format!("{ask:<0$}", four_protocol::MAX_MESSAGE)).unwrap();
    assert_eq!(socket.answer("long"), Ok(3));
    play_a_game(&server);
}

#[test]
fn slow_clients_are_disconnected() {
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
    let game = retry(|| Http::at(server.address, &server.secrets)?.open(&NewGame::default())).game;
    let mut silent = retry(|| Socket::at(server.address, &server.secrets, &game));
    for (http, beginning) in slow.iter_mut().zip(&beginnings) {
        // Reading fails if the connection does not end.
        let answer = http
            .rest()
            .unwrap_or_else(|error| panic!("the server waits for the rest of {beginning:?}: {error}"));
        let answer = String::from_utf8_lossy(&answer);
        let ok = answer.is_empty() || answer.starts_with("HTTP/1.1 4") || beginning.contains("healthz HTTP");
        assert!(ok, "{beginning:?} was answered with {answer}");
    }
    while silent.receive().is_ok() {}
    retry(|| Http::at(server.address, &server.secrets)?.ask("GET", "/healthz", "", b""));
}

/// Tries until it succeeds: with a short timeout, a busy machine may be too slow for the limit under test.
fn retry<T, E>(attempt: impl FnMut() -> Result<T, E>) -> T {
    std::iter::repeat_with(attempt).find_map(Result::ok).unwrap()
}

/// The number of connections that the server counts, including this one.
fn connections(http: &mut Http) -> io::Result<u32> {
    let metrics = http.ask("GET", "/metrics", "", b"")?.text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("four_connections ")).unwrap();
    Ok(line.parse().unwrap())
}

#[test]
fn clients_that_do_not_read_their_answers_are_disconnected() {
    let server = Server::start(&["--timeout-seconds=5"]);
    let mut deaf = Http::to(&server);
    let asked = deaf.request("GET", "/help", "", b"").repeat(100);
    // Sends until all buffers are full, and then does nothing.
    deaf.until_full(&asked);
    let start = Instant::now();
    while retry(|| connections(&mut Http::at(server.address, &server.secrets)?)) > 1 {
        assert!(start.elapsed() < TIMEOUT, "the server still waits for this client");
        std::thread::yield_now();
    }
}

#[test]
fn a_thousand_silent_connections_do_not_disturb_a_game() {
    raise_file_limit();
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let _watchers: Vec<_> = (0..400).map(|_| connect(&server, &seats.game, &[]).unwrap()).collect();
    let _silent: Vec<_> = (0..300).map(|_| Socket::to(&server, &seats.game)).collect();
    let _raw: Vec<_> = (0..300).map(|_| Http::to(&server)).collect();
    play(&mut seats.sit(&server), &[3, 3, 2, 2, 1, 1, 0]);
    play_a_game(&server);
}

#[test]
fn a_client_that_does_not_read_does_not_delay_others() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut deaf = Socket::to(&server, &seats.game);
    deaf.hello(&[&seats.tokens[0]], 0).unwrap();
    let line = deaf.inner.get_ref().try_clone().unwrap();
    let (before, _) = server.memory();
    std::thread::scope(|scope| {
        // Sends nonsense until the connection ends, and never reads the refusals.
        scope.spawn(move || while deaf.inner.send(Message::text("nonsense ".repeat(200))).is_ok() {});
        for _ in 0..3 {
            play_a_game(&server);
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
    // The first ones over the limit are refused, then the connection is closed. One a second is allowed, so on a busy machine
    // more of them are.
    for _ in 0..3000 {
        if sockets[0].text("nonsense".into()).is_err() {
            break;
        }
    }
    while let Ok(message) = sockets[0].receive() {
        assert!(!matches!(message, four_protocol::ToClient::Done { .. }));
    }
    assert_eq!(connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap().ask("on", 2, drops(3)), Ok(3));

    let connect = || Socket::at(server.address, &server.secrets, &seats.game).ok();
    let many: Vec<_> = (0..40).filter_map(|_| connect()).collect();
    assert!(many.len() <= 20, "{} connections at once", many.len());
    drop(many);
    // Connections that were just closed may still count, so fewer than twenty may be served, but never more.
    let serve = || -> Option<Http> {
        let mut http = Http::at(server.address, &server.secrets).ok()?;
        http.ask("GET", "/healthz", "", b"").is_ok_and(|answer| answer.status == 200).then_some(http)
    };
    let served: Vec<_> = (0..40).map_while(|_| serve()).collect();
    assert!(served.len() < 20, "{} connections beside an older one", served.len());
    assert_eq!(http.get("/healthz").status, 200, "older connections are served");
}

#[test]
fn a_rematch_counts_as_an_opened_game() {
    let server = Server::start(&["--games-per-address=1"]);
    let mut http = Http::to(&server);
    let seats = Seats::take(&mut http);
    let [mut ann, mut bob] = seats.sit(&server);
    let version = ann.ask("end", 2, Act::Play(Action::Resign)).unwrap();
    let rematch = Act::Offer(Offer::Rematch);
    assert_eq!(ann.ask("again", version, rematch), Ok(version + 1), "it can be offered");
    assert_eq!(bob.ask("yes", version + 1, rematch), Err(Reason::TooFast));
    let public = http.game(&seats.game);
    assert_eq!((public.state.version, public.state.next), (version + 1, None));
}

#[test]
fn a_closed_log_does_not_stop_the_server() {
    let server = Server::without_log_reader();
    play_a_game(&server);
}

#[test]
fn requests_over_the_limit_are_refused() {
    let server = Server::start(&["--requests-per-second=2"]);
    let mut http = Http::to(&server);
    let mut answers = std::iter::repeat_with(|| http.get(&format!("{GAMES}/aaaaaaaaaa")));
    assert_eq!(answers.next().unwrap().status, 404);
    // On a busy machine it takes more requests until they are too many.
    let refused = answers.find(|answer| answer.status != 404).unwrap();
    assert_eq!(refused.status, 429);
    let problem: four_protocol::Problem = refused.json();
    assert!(!problem.error.is_empty() && !problem.message.is_empty());
}
