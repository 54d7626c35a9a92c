//! A hundred thousand invalid requests and messages, or a part of them: each is refused, and the server stays healthy.

use std::io::{ErrorKind, Write};
use std::net::Shutdown;

use four_protocol::{Act, Offer, Problem};
use tungstenite::Message;

use super::chaos::{Chaos, Request};
use super::{Seats, connect};
use crate::client::{Answer, Http, Socket};
use crate::server::Server;

/// How many of each kind; together a hundred thousand, if they are not shared out.
const REQUESTS: usize = 45_000 / crate::PART;
const BROKEN_REQUESTS: usize = 2_000 / crate::PART;
const MESSAGES: usize = 51_000 / crate::PART;
const FRAMES: usize = 2_000 / crate::PART;
/// How many are sent before their answers are read.
const AT_ONCE: usize = 50;

#[test]
fn many_invalid_requests_are_refused() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut chaos = Chaos::new(2);
    // The first tenth allocates what the server needs in any case.
    requests(&server, &mut chaos, &seats.game, REQUESTS / 10);
    messages(&server, &mut chaos, &seats, MESSAGES / 10);
    let (before, _) = server.memory();
    requests(&server, &mut chaos, &seats.game, REQUESTS - REQUESTS / 10);
    broken_requests(&server, &mut chaos);
    messages(&server, &mut chaos, &seats, MESSAGES - MESSAGES / 10);
    frames(&server, &mut chaos, &seats);
    let (after, _) = server.memory();
    assert!(after < before + (96 << 10), "{before} KiB became {after} KiB");
    let mut http = Http::to(&server);
    assert_eq!(http.get("/healthz").status, 200);
    assert_eq!(http.get("/readyz").status, 200);
    let public = http.game(&seats.game);
    assert_eq!(public.entries.len() as u64, public.state.version);
}

fn requests(server: &Server, chaos: &mut Chaos, game: &str, count: usize) {
    let mut left: Vec<Request> = (0..count).map(|_| chaos.request(game)).collect();
    let mut wrong = Vec::new();
    while !left.is_empty() {
        let mut http = Http::to(server);
        let now = &left[left.len().saturating_sub(AT_ONCE)..];
        let bytes: Vec<u8> =
            now.iter().flat_map(|r| http.request(r.method, &r.path, r.headers, &r.body)).collect();
        // The server may close the connection before it has all.
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

/// What is wrong with an answer: a refusal must have a reason, and no answer may be a failure of the server.
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
                "the connection stays open after {:?}",
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
    let mut socket = connect(server, &seats.game, &[]).unwrap();
    let mut sent = 0;
    while sent < count {
        for _ in 0..AT_ONCE {
            let bytes = chaos.message();
            // Bytes that are not UTF-8 end the connection, so they are sent rarely.
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
            socket = connect(server, &seats.game, &tokens).unwrap();
        }
    }
}

/// Whether the server still answers on this connection. Every message until then must belong to the protocol.
fn alive(socket: &mut Socket, id: &str) -> bool {
    use four_protocol::{Ask, ToClient, ToServer};
    let ask = Ask { id: id.into(), seen: 0, side: None, act: Act::Decline(Offer::Draw) };
    if socket.send(&ToServer::Ask(ask)).is_err() {
        return false;
    }
    loop {
        match socket.receive() {
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
        while socket.receive().is_ok() {}
    }
}
