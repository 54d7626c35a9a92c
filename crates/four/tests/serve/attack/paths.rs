//! Paths that try to reach files outside of the assets.

use crate::client::{GAMES, Http};
use crate::server::Server;

const TRICKS: [&str; 34] = [
    "/assets/../../etc/passwd",
    "/assets/../../../../../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd",
    "/assets/..%2f..%2f..%2fetc/passwd",
    "/assets/..%5c..%5cetc%5cpasswd",
    "/assets/..\\..\\etc\\passwd",
    "/assets/....//....//etc/passwd",
    "/assets/%252e%252e/%252e%252e/etc/passwd",
    "/assets/%c0%ae%c0%ae/etc/passwd",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/app.js%00.png",
    "/assets/",
    "/assets/.",
    "/assets/..",
    "/assets/games.db",
    "/assets/../games.db",
    "//etc/passwd",
    "//",
    "///",
    "/./",
    "/../",
    "/g/..",
    "/g/../../games.db",
    "/g/%2e%2e%2fgames.db",
    "/g/..%2f..%2fgames.db.png",
    "/g/%00.png",
    "/g/.png",
    "/g/",
    "/games.db",
    "/api/v2/games/../../../games.db",
    "/%",
    "/%zz%f",
];

/// The status of the answer to this request line; `None` if the server closes the connection.
fn status(server: &Server, line: &[u8]) -> Option<u16> {
    let mut http = Http::to(server);
    http.raw(&[line, b" HTTP/1.1\r\nhost: x\r\n\r\n"].concat()).unwrap();
    let answer = http.answer(true).ok()?;
    let body = String::from_utf8_lossy(&answer.body);
    assert!(!body.contains("root:") && !body.contains("SQLite format"), "{body}");
    Some(answer.status)
}

#[test]
fn no_path_leads_outside() {
    let server = Server::start(&[]);
    for path in TRICKS {
        let status = status(&server, format!("GET {path}").as_bytes());
        assert!(matches!(status, Some(301..=308 | 400..=499)), "{path}: {status:?}");
    }
    let long = "a/".repeat(4000);
    let longer = "a".repeat(1_000_000);
    for line in [
        b"GET /assets/\0".to_vec(),
        b"GET /assets/\xff\xfe".to_vec(),
        b"GET /g/\x01".to_vec(),
        b"GET *".to_vec(),
        b"GET evil".to_vec(),
        b"GET http://evil.example/g/x".to_vec(),
        b"CONNECT evil.example:80".to_vec(),
        b"OPTIONS *".to_vec(),
        format!("GET /{long}").into_bytes(),
        format!("GET /assets/{long}").into_bytes(),
        format!("GET {GAMES}/{long}").into_bytes(),
    ] {
        let status = status(&server, &line);
        assert!(matches!(status, None | Some(400..=499)), "{}: {status:?}", String::from_utf8_lossy(&line));
    }
    // Longer than the buffer: the server may refuse it before it has all.
    let mut http = Http::to(&server);
    let sent = http.raw(format!("GET /{longer} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes());
    match http.answer(true) {
        Ok(answer) => assert!(matches!(answer.status, 400..=499), "{}", answer.status),
        Err(error) => assert!(error.kind() != std::io::ErrorKind::WouldBlock, "{sent:?}"),
    }
    assert_eq!(Http::to(&server).get("/healthz").status, 200);
}
