//! Names with markup or control characters, forged host names, and pages of other sites.

use four_protocol::{MAX_NAME, NewGame, Opponent};
use four_rules::Side;
use tungstenite::http::HeaderValue;

use crate::client::{GAMES, Http, Socket};
use crate::server::Server;

/// Markup that must be escaped in every page.
const SCRIPT: &str = "<script>alert(1)</script>";

fn nasty() -> Vec<String> {
    let bidi: String = ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}').collect();
    vec![
        SCRIPT.into(),
        "<img src=x onerror=a()>".into(),
        "\"><b id=x y='".into(),
        "'\"`</title><svg/onload=1>".into(),
        "{{7*7}}${7*7}<%=7%>".into(),
        "&lt;script&gt;&#60;b&#62;".into(),
        "]]><!--".into(),
        "\\\"]\n[Event \"x".into(),
        "a\r\nset-cookie: x=1".into(),
        "\u{1b}[2J\u{7}\u{0}\u{7f}\u{9b}".into(),
        format!("Ann{bidi}nnA{bidi}"),
        "A\u{200b}\u{200c}\u{200d}\u{feff}\u{ad}nn".into(),
        "line\u{2028}line\u{2029}\u{85}".into(),
        "\u{200b}".into(),
        "x".repeat(10_000).chars().take(1500).collect(),
        "a\u{301}".repeat(400),
        "🔴".repeat(100),
        "../../../etc/passwd".into(),
        "Robert'); DROP TABLE lines;--".into(),
    ]
}

/// Whether a name has no invisible characters and a valid length.
fn is_clean(name: &str) -> bool {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{ad}')
    };
    name.chars().count() <= MAX_NAME && !name.chars().any(hidden)
}

#[test]
fn names_are_shown_as_text() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    for name in nasty() {
        let new = NewGame { side: Some(Side::First), name: name.clone(), ..NewGame::default() };
        let created = http.open(&new).unwrap();
        http.take_seat(&created.game, &name).unwrap();
        harmless(&mut http, &created.game, &name);
        let here = NewGame { opponent: Opponent::Here(name.clone()), ..new };
        let created = http.open(&here).unwrap();
        harmless(&mut http, &created.game, &name);
    }
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(10_000));
    let answer = http.post(GAMES, &long);
    assert!(matches!(answer.status, 201 | 413), "{}", answer.status);
}

/// Checks a game in every format.
fn harmless(http: &mut Http, game: &str, name: &str) {
    for player in http.game(game).state.players.0 {
        assert!(is_clean(&player.name) && !player.name.is_empty(), "{name:?} became {:?}", player.name);
    }
    let page = http.get(&format!("/g/{game}"));
    assert_eq!(page.status, 200);
    let text = page.text();
    let tags = ["<script>alert", "<img src=x", "<b id=x", "<svg/onload", "</title><svg", "<!--]]"];
    tags.iter().for_each(|tag| assert!(!text.contains(tag), "{name:?} became {tag} in {text}"));
    assert!(
        text.chars().all(|c| matches!(c, '\n' | '\t') || is_clean(&c.to_string())),
        "{name:?} hides in {text}"
    );
    // Pictures contain no names and take a while, so one game is enough.
    let pictures = if name == SCRIPT { &["png", "gif"][..] } else { &[] };
    for ending in ["pgn", "jsonl"].iter().chain(pictures) {
        let file = http.get(&format!("/g/{game}.{ending}"));
        assert_eq!(file.status, 200, "{ending} of {name:?}");
        assert!(file.header("set-cookie").is_none() && file.head.lines().count() < 40);
        let kind = file.header("content-type").unwrap_or_default();
        assert!(!kind.contains("html"), "{kind}");
        assert_eq!(file.header("x-content-type-options"), Some("nosniff"), "{ending}");
    }
    let record = http.get(&format!("/g/{game}.pgn")).text();
    let one = four_rules::Record::read_all(&record, four_rules::Rules::default()).map(|games| games.len());
    assert_eq!(one.ok(), Some(1), "{name:?} breaks out of the record:\n{record}");
}

#[test]
fn forged_host_names_are_harmless() {
    let server = Server::start(&[]);
    let game = Http::to(&server).open(&NewGame::default()).unwrap().game;
    let tricks = [
        format!("host: {SCRIPT}\r\n"),
        format!("host: x\">{SCRIPT}\r\n"),
        format!("host: x/{SCRIPT}?\r\n"),
        format!("host: x\r\nhost: {SCRIPT}\r\n"),
        format!("host: x\r\nx-forwarded-host: {SCRIPT}\r\nx-forwarded-proto: javascript\r\n"),
        format!("host: x\r\nx-forwarded-for: {SCRIPT}\r\nforwarded: host=\"{SCRIPT}\"\r\n"),
        format!("host: x\r\nuser-agent: {SCRIPT}\r\nreferer: {SCRIPT}\r\naccept-language: {SCRIPT}\r\n"),
        format!("host: {}\r\n", "x".repeat(3000)),
        "host: x' onload='a()\r\n".into(),
        "host: \r\n".into(),
        String::new(),
    ];
    for trick in &tricks {
        for path in ["/", &format!("/g/{game}"), &format!("{GAMES}/{game}"), "/healthz", "/nothing"] {
            let mut http = Http::to(&server);
            http.raw(format!("GET {path} HTTP/1.1\r\n{trick}\r\n").as_bytes()).unwrap();
            let answer = http.answer(true).unwrap();
            assert!(answer.status < 500, "{trick:?}: {}", answer.status);
            let text = String::from_utf8_lossy(&answer.body).into_owned() + &answer.head;
            assert!(!text.contains("<script>alert") && !text.contains("' onload='"), "{trick:?} in {text}");
        }
    }
}

#[test]
fn a_page_of_another_site_cannot_play() {
    let server = Server::start(&[]);
    let game = Http::to(&server).open(&NewGame::default()).unwrap().game;
    let ask = |origin: Option<&str>| {
        let mut request = Socket::request(server.address, &game);
        let origin = origin.map(|origin| HeaderValue::from_str(origin).unwrap());
        origin.map(|origin| request.headers_mut().insert("origin", origin));
        match Socket::asking(request, server.address, &server.secrets).map_err(|error| *error) {
            Ok(_) => 101,
            Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    let address = server.address;
    let other_port = format!("http://{}:1", address.ip());
    let longer = format!("http://{address}.evil.example");
    let inside = format!("http://evil.example/http://{address}");
    for origin in [
        "http://evil.example",
        "https://evil.example",
        "null",
        "",
        &other_port,
        &longer,
        &inside,
        "file://",
        "%",
    ] {
        assert_eq!(ask(Some(origin)), 403, "{origin:?}");
    }
    assert_eq!(ask(Some(&format!("http://{address}"))), 101);
    assert_eq!(ask(None), 101, "programs other than browsers send no origin");
}
