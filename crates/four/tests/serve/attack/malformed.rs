//! A hundred thousand requests and messages that make no sense. Each is refused, and the server is none the worse.

use std::io::{ErrorKind, Write};
use std::net::Shutdown;

use four_protocol::{Act, Offer, Problem};
use tungstenite::Message;

use super::chaos::{Chaos, Request};
use super::{Seats, enter};
use crate::client::{Answer, Http, Socket};
use crate::server::Server;

/// So many of each kind; together a hundred thousand.
const REQUESTS: usize = 45_000;
const BROKEN_REQUESTS: usize = 2_000;
const MESSAGES: usize = 51_000;
const FRAMES: usize = 2_000;
/// Sent without waiting for the answers between them.
const AT_ONCE: usize = 50;

#[test]
fn a_hundred_thousand_things_that_make_no_sense() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut chaos = Chaos::new(2);
    // What is needed in any case is there after the first few.
    requests(&server, &mut chaos, &seats.game, REQUESTS / 10);
    messages(&server, &mut chaos, &seats, MESSAGES / 10);
    let (before, _) = server.memory();
    requests(&server, &mut chaos, &seats.game, REQUESTS - REQUESTS / 10);
    broken_requests(&server, &mut chaos);
    messages(&server, &mut chaos, &seats, MESSAGES - MESSAGES / 10);
    frames(&server, &mut chaos, &seats);
    let (after, _) = server.memory();
    assert!(after < before + (96 << 10), "{before} KiB became {after} KiB");
    // The first connection was idle for long enough to be closed.
    let mut http = Http::to(&server);
    assert_eq!(http.get("/healthz").status, 200);
    assert_eq!(http.get("/readyz").status, 200);
    let told = http.told(&seats.game);
    assert_eq!(told.entries.len() as u64, told.state.version);
}

fn requests(server: &Server, chaos: &mut Chaos, game: &str, count: usize) {
    let mut left: Vec<Request> = (0..count).map(|_| chaos.request(game)).collect();
    let mut wrong = Vec::new();
    while !left.is_empty() {
        let mut http = Http::to(server);
        let now = &left[left.len().saturating_sub(AT_ONCE)..];
        let bytes: Vec<u8> =
            now.iter().flat_map(|r| http.request(r.method, &r.path, r.headers, &r.body)).collect();
        // It may be closed before it has taken all.
        let _ = http.raw(&bytes);
        let mut answered = 0;
        for request in now {
            let Ok(answer) = http.answer(request.method != "HEAD") else { break };
            answered += 1;
            wrong.extend(self::wrong(request, &answer));
            if answer.closes() {
                break;
            }
        }
        assert!(answered > 0, "no answer to {:?} {}", now[0].method, now[0].path);
        let from = left.len() - now.len();
        left.drain(from..from + answered);
    }
    assert!(
        wrong.is_empty(),
        "{} wrong answers of {count}, such as\n{}",
        wrong.len(),
        wrong[..wrong.len().min(10)].join("\n")
    );
}

/// What is wrong with an answer, if anything is: a refusal says why, and nothing is the server's fault.
fn wrong(request: &Request, answer: &Answer) -> Option<String> {
    let kind = answer.header("content-type").unwrap_or("nothing");
    let ours = request.path.starts_with("/api/") && answer.status >= 400 && request.method != "HEAD";
    let fine = answer.status < 500 || answer.status == 503;
    let says = serde_json::from_slice::<Problem>(&answer.body);
    let says_why = says.is_ok_and(|problem| !problem.error.is_empty() && !problem.message.is_empty());
    if fine && (!ours || says_why && kind.starts_with("application/json")) {
        return None;
    }
    let body = |bytes: &[u8]| String::from_utf8_lossy(bytes).chars().take(200).collect::<String>();
    let Request { method, path, headers, .. } = request;
    let asked = format!("{method} {path} {headers:?} {:?}", body(&request.body));
    Some(format!("{asked}: {} with {kind}: {:?}", answer.status, body(&answer.body)))
}

fn broken_requests(server: &Server, chaos: &mut Chaos) {
    for _ in 0..BROKEN_REQUESTS {
        let bytes = chaos.broken_request();
        let mut http = Http::to(server);
        let _ = http.raw(&bytes);
        http.no_more();
        let said = http.rest().unwrap_or_else(|error| {
            assert_ne!(
                error.kind(),
                ErrorKind::WouldBlock,
                "no end to {:?}",
                String::from_utf8_lossy(&bytes)
            );
            Vec::new()
        });
        let said = String::from_utf8_lossy(&said);
        let fine = said.is_empty()
            || ["HTTP/1.1 4", "HTTP/1.1 2", "HTTP/1.0 "].iter().any(|start| said.starts_with(start));
        assert!(fine && !said.contains(" 500 "), "{:?}: {said}", String::from_utf8_lossy(&bytes));
    }
}

fn messages(server: &Server, chaos: &mut Chaos, seats: &Seats, count: usize) {
    let mut socket = enter(server, &seats.game, &[]).unwrap();
    let mut sent = 0;
    while sent < count {
        for _ in 0..AT_ONCE {
            let bytes = chaos.message();
            // Bytes that are no text end a connection, so that does not happen every time.
            let message = match String::from_utf8(bytes) {
                Ok(text) => Message::text(text),
                Err(bytes) if chaos.below(20) == 0 => Message::binary(bytes.into_bytes()),
                Err(bytes) => Message::text(String::from_utf8_lossy(bytes.as_bytes()).into_owned()),
            };
            sent += 1;
            if socket.inner.send(message).is_err() {
                break;
            }
        }
        if !alive(&mut socket, &format!("probe{sent}")) {
            let seat = chaos.below(3);
            let tokens: Vec<&str> = seats.tokens.get(seat).map(String::as_str).into_iter().collect();
            socket = enter(server, &seats.game, &tokens).unwrap();
        }
    }
}

/// Whether the server still answers here: everything it says until then must be what the protocol knows.
fn alive(socket: &mut Socket, id: &str) -> bool {
    use four_protocol::{Ask, ToClient, ToServer};
    let ask = Ask { id: id.into(), seen: 0, side: None, act: Act::Decline(Offer::Draw) };
    if socket.says(&ToServer::Ask(ask)).is_err() {
        return false;
    }
    loop {
        match socket.hears() {
            Ok(ToClient::Done { id: answered, .. } | ToClient::Refused { id: answered, .. })
                if answered == id =>
            {
                return true;
            }
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

fn frames(server: &Server, chaos: &mut Chaos, seats: &Seats) {
    for _ in 0..FRAMES {
        let mut socket = Socket::to(server, &seats.game);
        if chaos.below(2) == 0 {
            socket.hello(&[], 0).unwrap();
        }
        let stream = socket.inner.get_mut();
        let _ = stream.write_all(&chaos.frame());
        let _ = stream.shutdown(Shutdown::Write);
        while socket.hears().is_ok() {}
    }
}
