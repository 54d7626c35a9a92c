//! Single requests against a server that sends a fixed response.

#![allow(clippy::unwrap_used)]

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

use four_client::{Address, ClientError, fetch_game, take_seat};

/// A server for one request: it sends these pieces and returns the request.
fn respond(pieces: impl IntoIterator<Item = Vec<u8>> + Send + 'static) -> (Address, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = Address::parse(&format!("http://{}/g/a2", listener.local_addr().unwrap())).unwrap();
    let server = thread::spawn(move || {
        let mut stream = listener.accept().unwrap().0;
        let mut request = Vec::new();
        while !is_complete(&request) {
            let mut piece = [0; 4096];
            let length = stream.read(&mut piece).unwrap();
            request.extend_from_slice(&piece[..length]);
        }
        // The client may hang up in the middle.
        let _ = pieces.into_iter().try_for_each(|piece| stream.write_all(&piece));
        String::from_utf8(request).unwrap()
    });
    (address, server)
}

/// Every body sent by the client is a JSON object, and only a POST has one.
fn is_complete(request: &[u8]) -> bool {
    let end: &[u8] = if request.starts_with(b"POST") { b"}" } else { b"\r\n\r\n" };
    request.ends_with(end)
}

fn error(response: &str) -> ClientError {
    let (address, server) = respond([response.as_bytes().to_vec()]);
    let error = fetch_game(&address, "en").unwrap_err();
    server.join().unwrap();
    error
}

#[test]
fn a_seat_is_requested_in_the_language_of_the_player() {
    let seat = r#"{"side": "second", "token": "secret"}"#;
    let chunked = format!(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{seat}\r\n0\r\n\r\n",
        seat.len()
    );
    let plain = format!("HTTP/1.0 200 OK\r\n\r\n{seat}");
    for response in [chunked, plain] {
        let (address, server) = respond([response.into_bytes()]);
        let seat = take_seat(&address, "Ann", "secret", "vi").unwrap();
        assert_eq!(seat.token, "secret");
        let request = server.join().unwrap();
        assert!(request.starts_with("POST /api/v2/games/a2/seat HTTP/1.1\r\n"), "{request}");
        assert!(request.ends_with(r#"{"name":"Ann","token":"secret"}"#), "{request}");
        let headers = request.to_lowercase();
        for header in ["accept-language: vi\r\n", "content-type: application/json\r\n", "user-agent: four/"] {
            assert!(headers.contains(header), "{request}");
        }
    }
}

#[test]
fn a_response_without_success_becomes_an_error_by_its_meaning() {
    for (response, expected) in [
        ("404 Not Found\r\n\r\n{\"error\": \"no_such_game\", \"message\": \"\"}", ClientError::NoSuchGame),
        ("409 Conflict\r\n\r\n{\"error\": \"seat_taken\", \"message\": \"\"}", ClientError::SeatTaken),
        (
            "429 Wait\r\n\r\n{\"error\": \"too_fast\", \"message\": \"wait\"}",
            ClientError::Refused("wait".into()),
        ),
        ("502 Bad Gateway\r\n\r\n<html>", ClientError::ServerDown(502)),
        ("301 Moved\r\nLocation: https://four.example/\r\n\r\n", ClientError::HttpsRequired),
        ("302 Found\r\nLocation: http://portal.example/\r\n\r\n", ClientError::InvalidResponse),
        ("404 Not Found\r\n\r\nno such page", ClientError::InvalidResponse),
        ("200 OK\r\nContent-Length: 100\r\n\r\n{\"entries\": [", ClientError::InvalidResponse),
    ] {
        assert_eq!(error(&format!("HTTP/1.1 {response}")), expected, "{response}");
    }
}

#[test]
fn a_response_that_is_not_http_is_invalid() {
    for response in ["", "SSH-2.0-x\r\n\r\n", "HTTP/1.1 x\r\n\r\n", "\r\n\r\n"] {
        assert_eq!(error(response), ClientError::InvalidResponse, "{response:?}");
    }
}

#[test]
fn an_endless_response_is_read_only_up_to_the_size_limit() {
    let head = b"HTTP/1.1 200 OK\r\n\r\n".to_vec();
    let (address, server) = respond(std::iter::once(head).chain(std::iter::repeat(vec![b' '; 1 << 16])));
    assert_eq!(fetch_game(&address, "en"), Err(ClientError::InvalidResponse));
    server.join().unwrap();
}
