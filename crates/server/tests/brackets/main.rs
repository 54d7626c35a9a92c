//! Every sentence on a page and in an answer comes from the language files. In the made-up language `xx` each of them is in
//! ⟦brackets⟧, so a word outside of brackets was written somewhere else.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod html;
mod words;

pub(crate) use common::file as place;
use common::{Answer, Server, Socket, config};
use four_server::Config;
use serde_json::{Value, json};
use words::{foreign_in_json, foreign_words};

/// An address in the made-up language.
fn in_xx(path: &str) -> String {
    format!("{path}{}lang=xx", if path.contains('?') { '&' } else { '?' })
}

/// Fails on a foreign word in a message or in the body of an answer, and if there is no sentence at all.
fn check_json(what: &str, value: &Value) {
    assert_eq!(foreign_in_json(value), [""; 0], "{what}");
    assert!(value.to_string().contains('⟦'), "{what} has no sentence: {value:#}");
}

/// The same for an answer, which is a page or JSON.
fn check(what: &str, answer: &Answer) {
    if !answer.headers["content-type"].starts_with("text/html") {
        return check_json(what, &answer.json());
    }
    let mut found = Vec::new();
    for part in html::parts(answer.text()) {
        match part {
            html::Part::Text(text) => found.extend(foreign_words(&text)),
            html::Part::Data(data) => found.extend(foreign_in_json(&data)),
        }
    }
    assert_eq!(found, [""; 0], "{what}");
    assert!(answer.text().contains("<html lang=\"xx\""), "{what} is in another language");
}

/// Asks for an address and checks the answer.
async fn visit(server: &Server, path: &str, status: u16) -> Answer {
    let answer = server.get(&in_xx(path)).await;
    assert_eq!(answer.status, status, "{path}: {}", answer.text());
    check(path, &answer);
    answer
}

/// Checks a game as a spectator and as its players see it: the page, the answer for programs, the messages.
async fn check_game(server: &Server, what: &str, game: &str, tokens: &[&str]) {
    visit(server, &format!("/g/{game}"), 200).await;
    visit(server, &format!("/g/{game}?at=1"), 200).await;
    visit(server, &format!("/api/v2/games/{game}"), 200).await;
    for tokens in [&[][..], tokens] {
        let (_, mut socket) = server.upgrade(game, "").await;
        socket.send(&json!({"hello": {"tokens": tokens, "seen": 0, "language": "xx"}})).await;
        check_json(what, &socket.changes().await);
    }
}

/// Opens a game of two players at one screen and plays these actions.
async fn played(server: &Server, new: &Value, actions: &[&str]) -> (String, String, Socket) {
    let mut all = json!({"name": "Ann", "opponent": {"here": "Bob"}, "side": "first"});
    all.as_object_mut().unwrap().extend(new.as_object().unwrap().clone());
    let (game, token) = server.open(&all).await;
    let mut socket = server.connect(&game, &[&token], "xx").await;
    socket.play(actions).await;
    (game, token, socket)
}

/// Opens a game of two players at two screens, with a socket for each.
async fn two_players(server: &Server, new: &Value) -> (String, [String; 2], [Socket; 2]) {
    let mut all = json!({"name": "Ann", "side": "first"});
    all.as_object_mut().unwrap().extend(new.as_object().unwrap().clone());
    let (game, ann) = server.open(&all).await;
    let seat = server.post(&format!("/api/v2/games/{game}/seat"), &json!({"name": "Bob"})).await.json();
    let bob = seat["token"].as_str().unwrap().to_owned();
    let sockets = [server.connect(&game, &[&ann], "xx").await, server.connect(&game, &[&bob], "xx").await];
    (game, [ann, bob], sockets)
}

/// Checks that a request is refused for this reason, with a sentence.
async fn check_refused(socket: &mut Socket, fields: &Value, reason: &str) {
    let answer = socket.ask_with(fields).await;
    assert_eq!(answer["refused"]["reason"], reason, "{fields}: {answer}");
    check_json(reason, &answer);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_without_a_game() {
    let server = Server::start(config()).await;
    let study = ["/learn", "/learn/drop", "/learn/odd-even?step=3", "/review?rules=5x4&pos=331122"];
    let pages = ["/", "/help", "/puzzle/1", "/puzzle/3000?hardness=hard", "/puzzle/daily"];
    for path in pages.into_iter().chain(study) {
        visit(&server, path, 200).await;
    }
    let manifest = server.get(&in_xx("/four.webmanifest")).await;
    assert_eq!(foreign_words(manifest.json()["name"].as_str().unwrap()), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn error_pages_and_refused_requests() {
    let server = Server::start(config()).await;
    let long = format!("/analysis?rules={}", "x".repeat(5000));
    for (path, status) in [
        ("/nothing", 404),
        ("/g/zzzzzzzzzz", 404),
        ("/g/zzzzzzzzzz.png", 404),
        ("/g/%ff", 404),
        ("/assets/nothing.js", 404),
        ("/analysis?pos=4444444", 200),
        ("/analysis?pos=hello", 200),
        ("/analysis?rules=popout&pos=4,hello", 200),
        ("/learn/nothing", 404),
        ("/review?pos=hello", 400),
        ("/analysis?rules=chess", 400),
        ("/analysis?rules=undo=many", 400),
        ("/analysis?rules=200x200", 400),
        ("/analysis?pos=4&pos=5", 400),
        (&long, 400),
        ("/puzzle?hardness=silly", 400),
        ("/puzzle?theme=silly", 400),
        ("/puzzle/0", 404),
        ("/puzzle/x", 404),
        ("/puzzle?seed=many", 400),
        ("/api/v2/nothing", 404),
        ("/api/v2/games/zzzzzzzzzz", 404),
        ("/api/v2/games/zzzzzzzzzz/socket", 400),
        ("/api/v2/analysis?pos=4444444", 400),
        ("/api/v2/analysis?pos=4&pos=5", 400),
        ("/api/v2/review?rules=popout&pos=44", 400),
        ("/api/v2/puzzle?seed=many", 400),
        ("/api/v2/puzzle?hardness=silly", 400),
    ] {
        visit(&server, path, status).await;
    }
    for path in ["/", "/api/v2/games"] {
        check("another method", &server.request("DELETE", &in_xx(path), "", "").await);
    }
    let (game, _) = server.open(&json!({})).await;
    let (games, seat) = (in_xx("/api/v2/games"), in_xx(&format!("/api/v2/games/{game}/seat")));
    let json_type = "Content-Type: application/json\r\n";
    let foreign = format!("{json_type}Origin: https://evil.test\r\n");
    for (path, headers, body, status) in [
        (&games, json_type, "{", 400),
        (&games, json_type, r#"{"colour":"red"}"#, 400),
        (&games, json_type, r#"{"clock":{"move":0}}"#, 400),
        (&games, json_type, r#"{"opponent":{"computer":"99"}}"#, 400),
        (&games, "", "{}", 400),
        (&games, &foreign, "{}", 403),
        (&games, json_type, &" ".repeat(10_000), 413),
        (&seat, json_type, r#"{"token":"short"}"#, 400),
    ] {
        let answer = server.request("POST", path, headers, body).await;
        assert_eq!(answer.status, status, "{body}");
        check(body, &answer);
    }
    assert_eq!(server.post(&seat, &json!({})).await.status, 201);
    let taken = server.post(&seat, &json!({})).await;
    assert_eq!(taken.status, 409);
    check("a seat that is taken", &taken);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests() {
    let limits = Config { requests_per_second: 1, games_per_address: 1, analyses_per_minute: 1, ..config() };
    let server = Server::start(limits).await;
    let games = in_xx("/api/v2/games");
    assert_eq!(server.post(&games, &json!({})).await.status, 201);
    let refused = server.post(&games, &json!({})).await;
    assert_eq!(refused.json()["error"], "too_many_games");
    check("too many games", &refused);
    for path in ["/api/v2/analysis?rules=5x4&pos=331122", "/help", "/api/v2/games/zzzzzzzzzz"] {
        let refused = loop {
            let answer = server.get(&in_xx(path)).await;
            if answer.status == 429 {
                break answer;
            }
        };
        check(path, &refused);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_while_it_is_played() {
    let server = Server::start(config()).await;
    let (waiting, token) = server.open(&json!({"name": "Ann"})).await;
    check_game(&server, "waiting", &waiting, &[&token]).await;
    let (game, token) = server.open(&json!({"opponent": {"computer": "1"}})).await;
    check_game(&server, "against the computer", &game, &[&token]).await;
    let (game, token) = server.open(&json!({"opponent": {"here": ""}})).await;
    check_game(&server, "without names", &game, &[&token]).await;
    let bank = json!({"clock": {"bank": {"seconds": 3000, "increment": 5}}, "rules": "9x7 connect=5"});
    let (game, token, _) = played(&server, &bank, &["4", "4"]).await;
    check_game(&server, "a clock and other rules", &game, &[&token]).await;
    let powers = json!({"rules": "powers"});
    for actions in [
        &["4", "pass", "4", "pass", "3"][..],
        &["4", "pass", "4", "pass", "3", "undo"],
        &["4", "pass", "4", "pass", "3", "keep", "block", "2", "keep"],
        &["4", "pass", "4", "pass", "x42"],
        &["4", "pass", "9"],
    ] {
        let (game, token, _) = played(&server, &powers, actions).await;
        check_game(&server, &actions.join(" "), &game, &[&token]).await;
    }
    let (game, token, _) = played(&server, &json!({"rules": "popout"}), &["4", "4", "p4"]).await;
    check_game(&server, "popped", &game, &[&token]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_and_their_answers() {
    let server = Server::start(config()).await;
    let (game, tokens, [mut ann, mut bob]) = two_players(&server, &json!({})).await;
    ann.play(&["4"]).await;
    for act in [json!({"offer": "undo"}), json!({"offer": "draw"})] {
        assert!(ann.ask(&act).await.get("done").is_some());
        check_game(&server, &act.to_string(), &game, &[&tokens[0]]).await;
        check_game(&server, &act.to_string(), &game, &[&tokens[1]]).await;
    }
    let version = ann.version;
    for act in [json!({"decline": "draw"}), json!({"offer": "undo"})] {
        while bob.version < version {
            bob.changes().await;
        }
        assert!(bob.ask(&act).await.get("done").is_some(), "{act}");
        check_game(&server, &act.to_string(), &game, &[&tokens[0]]).await;
    }
    let (game, token, mut both) = played(&server, &json!({}), &["resign"]).await;
    assert!(both.ask(&json!({"offer": "rematch"})).await.get("done").is_some());
    check_game(&server, "a rematch", &game, &[&token]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ended_in_each_way() {
    let server = Server::start(config()).await;
    let pops = ["1", "2", "p1", "p2"].repeat(3);
    for (rules, actions, outcome) in [
        ("standard", &["1", "2", "1", "2", "1", "2", "1"][..], "line"),
        ("misere", &["1", "2", "1", "2", "1", "2", "1"], "line"),
        ("4x1", &["1", "2", "3", "4"], "full"),
        ("popout 4x1", &["1", "2", "3", "4", "draw"], "called"),
        ("popout 4x1", &pops[..8], "repetition"),
        ("standard", &["4", "resign"], "resigned"),
        ("violations=1", &["9"], "disqualified"),
    ] {
        let (game, token, _) = played(&server, &json!({"rules": rules}), actions).await;
        let state = server.get(&format!("/api/v2/games/{game}")).await.json()["state"].clone();
        assert!(state["ending"]["outcome"].to_string().contains(outcome), "{rules}: {state:#}");
        check_game(&server, outcome, &game, &[&token]).await;
    }
    let (game, token, mut both) = played(&server, &json!({}), &["4"]).await;
    both.ask(&json!({"offer": "draw"})).await;
    check_game(&server, "agreed", &game, &[&token]).await;
    let (game, token, _both) = played(&server, &json!({"clock": {"move": 1}}), &["4"]).await;
    let mut watching = server.connect(&game, &[], "xx").await;
    loop {
        let state = server.get(&format!("/api/v2/games/{game}")).await.json()["state"].clone();
        if !state["ending"].is_null() {
            break;
        }
        watching.changes().await;
    }
    check_game(&server, "time ran out", &game, &[&token]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_messages() {
    let server = Server::start(Config { messages_per_second: 1000, ..config() }).await;
    let (waiting, token) = server.open(&json!({})).await;
    let mut alone = server.connect(&waiting, &[&token], "xx").await;
    check_refused(&mut alone, &json!({"seen": 1, "act": {"play": "4"}}), "not_begun").await;
    let (game, _, [mut ann, mut bob]) = two_players(&server, &json!({})).await;
    let mut watching = server.connect(&game, &[], "xx").await;
    check_refused(&mut watching, &json!({"seen": 2, "act": {"play": "4"}}), "spectator").await;
    for (fields, reason) in [
        (json!({"seen": 2, "act": {"play": "4"}}), "rules"),
        (json!({"seen": 2, "as": "first", "act": {"play": "4"}}), "not_your_seat"),
        (json!({"seen": 2, "act": {"offer": "undo"}}), "rules"),
        (json!({"seen": 2, "act": {"offer": "rematch"}}), "no_such_offer"),
        (json!({"seen": 2, "act": {"decline": "draw"}}), "no_such_offer"),
        (json!({"seen": 9, "act": {"play": "4"}}), "stale"),
    ] {
        check_refused(&mut bob, &fields, reason).await;
    }
    for action in ["8", "p1", "x11", "undo", "block", "draw"] {
        check_refused(&mut ann, &json!({"seen": 2, "act": {"play": action}}), "rules").await;
    }
    let malformed = ann.ask_with(&json!({"seen": 2, "act": {"play": "nonsense"}})).await;
    check_json("malformed", &malformed);
    assert!(ann.ask(&json!({"offer": "draw"})).await.get("done").is_some());
    check_refused(&mut ann, &json!({"seen": 3, "act": {"offer": "draw"}}), "no_such_offer").await;
    let (_, _, mut both) = played(&server, &json!({}), &["resign"]).await;
    let seen = both.version;
    check_refused(&mut both, &json!({"seen": seen, "act": {"play": "4"}}), "rules").await;
    let computer = json!({"opponent": {"computer": "1"}, "side": "first"});
    let (game, token) = server.open(&computer).await;
    let mut player = server.connect(&game, &[&token], "xx").await;
    check_refused(&mut player, &json!({"seen": 1, "act": {"offer": "draw"}}), "no_such_offer").await;
    let (_, _, mut both) = played(&server, &json!({"rules": "undo=1"}), &["4", "keep"]).await;
    let seen = both.version;
    check_refused(&mut both, &json!({"seen": seen, "act": {"offer": "undo"}}), "rules").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_come_too_fast() {
    let server = Server::start(Config { messages_per_second: 1, ..config() }).await;
    let (_, _, [mut ann, _bob]) = two_players(&server, &json!({})).await;
    loop {
        let answer = ann.ask_with(&json!({"seen": 0, "act": {"decline": "draw"}})).await;
        check_json("too fast", &answer);
        if answer["refused"]["reason"] == "too_fast" {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn analyses_reviews_and_puzzles() {
    let server = Server::start(config()).await;
    for (query, proved) in [
        ("rules=5x4&pos=331122", true),
        ("rules=5x4", true),
        ("pos=33333344444455", true),
        ("rules=popout%204x4&pos=3312", false),
        ("rules=powers%204x4&pos=3,pass,", false),
        ("pos=1212121", false),
    ] {
        visit(&server, &format!("/analysis?{query}"), 200).await;
        let answer = visit(&server, &format!("/api/v2/analysis?{query}"), 200).await;
        assert_eq!(answer.json()["proved"], proved, "{query}");
    }
    visit(&server, "/api/v2/review?rules=5x4&pos=331122", 200).await;
    let puzzle = visit(&server, "/api/v2/puzzle?hardness=medium&seed=8", 200).await.json();
    let legal = puzzle["state"]["legal"].as_array().unwrap();
    for column in legal.iter().filter(|action| action.as_str().unwrap().len() == 1) {
        let path = format!("/api/v2/puzzle/step?id={}&columns={}", puzzle["id"], column.as_str().unwrap());
        let answer = visit(&server, &path, 200).await.json();
        assert_eq!(answer["step"] == "wrong", puzzle["solution"] != *column, "{answer}");
    }
    visit(&server, &format!("/api/v2/puzzle/step?id={}&show=true", puzzle["id"]), 200).await;
    for query in ["id=1", "id=1&columns=x", "id=1&columns=999"] {
        visit(&server, &format!("/api/v2/puzzle/step?{query}"), 400).await;
    }
}
