//! Requests and answers: the server does what its description says, refuses what is wrong, and keeps its limits.

#![allow(clippy::unwrap_used, clippy::panic)]

pub(crate) mod common;

/// Where the server of these tests has its games; `four-cluster` runs them with PostgreSQL and NATS.
#[allow(unused_imports)]
pub(crate) use common::file as place;

use common::{Answer, Server, config};
use four_server::Config;
use serde_json::{Value, json};

/// Whether a value matches a schema of the description.
fn fits(value: &Value, schema: &Value, all: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return fits(value, &all["components"]["schemas"][name], all);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[key].as_array() {
            return choices.iter().any(|schema| fits(value, schema, all));
        }
    }
    if let Some(only) = schema.get("const") {
        return value == only;
    }
    let in_list = schema["enum"].as_array().is_none_or(|list| list.contains(value));
    let has = |name: &Value| value.get(name.as_str().unwrap()).is_some();
    let right = match schema["type"].as_str().unwrap_or("any") {
        "object" => {
            value.is_object() && schema["required"].as_array().is_none_or(|names| names.iter().all(has))
        }
        "array" => value.as_array().is_some_and(|items| {
            schema.get("items").is_none_or(|schema| items.iter().all(|item| fits(item, schema, all)))
        }),
        "string" => value.is_string(),
        "integer" => value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => true,
    };
    let properties = schema["properties"].as_object();
    let fit = |name: &String, value: &Value| match properties.and_then(|properties| properties.get(name)) {
        Some(schema) => fits(value, schema, all),
        // Every field that is sent is described.
        None => properties.is_none_or(serde_json::Map::is_empty),
    };
    right
        && in_list
        && value.as_object().is_none_or(|fields| fields.iter().all(|(name, value)| fit(name, value)))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_says_what_the_server_does() {
    let server = Server::start(config()).await;
    let all = server.get("/api/v2/openapi.json").await.json();
    let (game, _) = server.open(&json!({"name": "Ann", "clock": {"move": 60}})).await;
    let bodies =
        [("/api/v2/games", json!({"opponent": {"computer": "1"}})), ("seat", json!({"name": "Bob"}))];
    for (path, methods) in all["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let body = bodies
                .iter()
                .find(|(end, _)| path.ends_with(end))
                .map_or(json!(null), |(_, body)| body.clone());
            let path = path.replace("{id}", &game);
            let answer = match method.as_str() {
                "post" => server.post(&path, &body).await,
                _ => server.get(&path).await,
            };
            let described = &about["responses"][answer.status.to_string()];
            assert!(described.is_object(), "{method} {path}: {} is not described", answer.status);
            if let Some(schema) = described["content"]["application/json"].get("schema") {
                assert!(fits(&answer.json(), schema, &all), "{method} {path}: {}", answer.text());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_say_what_is_wrong() {
    let server = Server::start(config()).await;
    for (body, part) in [
        (json!({"rules": "chess"}), "chess"),
        (json!({"rules": "200x200"}), "too big"),
        (json!({"opponent": {"computer": "99"}}), "99"),
        (json!({"clock": {"move": 0}}), "clock"),
        (json!({"colour": "red"}), "colour"),
        (json!([1, 2]), "invalid"),
    ] {
        let answer = server.post("/api/v2/games", &body).await;
        let problem = answer.json();
        assert_eq!(answer.status, 400, "{body}");
        assert_eq!(problem["error"], "bad_request");
        assert!(problem["message"].as_str().unwrap().contains(part), "{body}: {problem}");
    }
    for (path, status) in [
        ("/api/v2/games/zzzzzzzzzz", 404),
        ("/api/v2/analysis?pos=9", 400),
        ("/api/v2/analysis?rules=chess", 400),
        ("/api/v2/puzzle?hardness=silly", 400),
        ("/api/v2/nothing", 404),
        ("/nothing", 404),
        ("/g/zzzzzzzzzz", 404),
        ("/analysis?rules=chess", 400),
        ("/learn/nothing", 404),
        ("/review?pos=4444444", 400),
        ("/api/v2/exercise/step?goal=win9&pos=44&columns=4", 400),
    ] {
        assert_eq!(server.get(path).await.status, status, "{path}");
    }
    assert_eq!(server.request("DELETE", "/api/v2/games", "", "").await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_refuses_in_every_language() {
    let server = Server::start(config()).await;
    for (language, part) in [("en", "does not know these rules"), ("vi", "không biết luật này")] {
        let answer = server.get(&format!("/api/v2/review?rules=popout&pos=44&lang={language}")).await;
        assert_eq!(answer.status, 400);
        assert!(answer.text().contains(part), "{}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_a_page_pictures_and_a_record() {
    let server = Server::start(config()).await;
    let new = json!({"name": "<b>Ann", "opponent": {"here": "Bob"}, "side": "first"});
    let (game, _) = server.open(&new).await;
    for (kind, begins) in
        [("svg", &b"<svg"[..]), ("png", b"\x89PNG"), ("gif", b"GIF8"), ("pgn", b"[Game "), ("jsonl", b"{")]
    {
        let path = format!("/g/{game}.{kind}");
        let answer = server.get(&path).await;
        assert!(answer.body.starts_with(begins), "{kind}: {:?}", &answer.body[..20.min(answer.body.len())]);
        let known = format!("If-None-Match: {}\r\n", answer.headers["etag"]);
        assert_eq!(server.request("GET", &path, &known, "").await.status, 304);
    }
    assert_eq!(server.get(&format!("/g/{game}.exe")).await.status, 404);
    assert!(server.get(&format!("/g/{game}/qr.svg")).await.text().contains("<svg"));
    let page = server.get(&format!("/g/{game}")).await;
    assert!(page.text().contains("&lt;b&gt;Ann") && !page.text().contains("<b>Ann"));
    assert!(page.headers["content-security-policy"].contains("script-src 'self'"));
    assert!(!page.headers.contains_key("set-cookie"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_a_card_for_previews() {
    let server = Server::start(config()).await;
    let (game, _) = server.open(&json!({"name": "Bình", "opponent": {"here": "Bob"}})).await;
    for page in ["/", "/help", &format!("/g/{game}"), "/analysis?pos=44&rules=popout"] {
        let answer = server.get(page).await;
        let text = answer.text();
        let card =
            text.split("og:image\" content=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let path = card.split_once("://").and_then(|(_, rest)| rest.split_once('/')).unwrap().1;
        let answer = server.get(&format!("/{}", path.replace("&amp;", "&"))).await;
        assert_eq!(answer.headers["content-type"], "image/png", "{page}: {card}");
        // The size is in the header of the file.
        assert_eq!(answer.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "{page}");
        assert_eq!(answer.headers["cross-origin-resource-policy"], "cross-origin");
    }
    assert_eq!(server.get("/card/puzzle/7").await.status, 200);
    assert_eq!(server.get("/card/puzzle/none").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_embedded_board_may_be_framed() {
    let server = Server::start(config()).await;
    let (game, _) = server.open(&json!({"opponent": {"here": "Bob"}})).await;
    let framed = server.get(&format!("/embed/{game}")).await;
    assert!(framed.headers["content-security-policy"].ends_with("frame-ancestors *"));
    assert!(!framed.headers.contains_key("x-frame-options"));
    assert!(!framed.text().contains("<button") && !framed.text().contains("<form"));
    for path in ["/", &format!("/g/{game}"), "/analysis", "/embed/zzzzzzzzzz", "/card/start"] {
        let page = server.get(path).await;
        assert!(page.headers["content-security-policy"].ends_with("frame-ancestors 'none'"), "{path}");
        assert_eq!(page.headers["x-frame-options"], "DENY", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_for_a_seat_gets_the_same_seat() {
    let server = Server::start(config()).await;
    let (game, _) = server.open(&json!({"side": "first"})).await;
    let path = format!("/api/v2/games/{game}/seat");
    let token = "0123456789abcdef0123456789abcdef";
    assert_eq!(server.post(&path, &json!({"token": "short"})).await.status, 400);
    for _ in 0..2 {
        let answer = server.post(&path, &json!({"name": "Bob", "token": token})).await;
        assert_eq!((answer.status, answer.json()), (201, json!({"side": "second", "token": token})));
    }
    assert_eq!(server.post(&path, &json!({"name": "Eve"})).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_in_the_language_that_is_asked_for() {
    let server = Server::start(config()).await;
    let status = |answer: Answer| answer.json()["state"]["status"].as_str().unwrap().to_owned();
    let path = "/api/v2/analysis?pos=44";
    assert_eq!(status(server.get(path).await), "Red to move");
    assert_eq!(status(server.get(&format!("{path}&lang=vi")).await), "Đến lượt Đỏ");
    let gone = server.get("/api/v2/games/zzzzzzzzzz?lang=vi").await.json();
    assert_eq!(gone["message"], "Không có ván này; có thể nó đã hết hạn.");
    for (query, message) in [
        ("pos=4444444", "Các nước này không dùng được: nước 7, '4': cột 4 đã đầy."),
        (
            "rules=popout&pos=4,p5,",
            "Các nước này không dùng được: nước 2, 'p5': quân ở đáy cột 5 không phải của bạn.",
        ),
        ("rules=2x2", "Luật này không dùng được: đường 4 quân dài hơn bàn."),
    ] {
        let wrong = server.get(&format!("/api/v2/analysis?lang=vi&{query}")).await;
        assert_eq!((wrong.status, &wrong.json()["message"]), (400, &json!(message)));
    }
    let accept = "Accept-Language: tlh, vi-VN;q=0.8, en;q=0.5\r\n";
    assert_eq!(status(server.request("GET", path, accept, "").await), "Đến lượt Đỏ");
    assert_eq!(status(server.request("GET", &format!("{path}&lang=en"), accept, "").await), "Red to move");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused_for_a_while() {
    let config = Config { requests_per_second: 1, games_per_address: 2, ..config() };
    let server = Server::start(config).await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(server.post("/api/v2/games", &json!({})).await);
    }
    assert_eq!(answers.iter().map(|answer| answer.status).collect::<Vec<_>>(), [201, 201, 429]);
    assert_eq!(answers[2].json()["error"], "too_many_games");
    // On a busy machine it takes more requests until they are too many.
    let refused = loop {
        let answer = server.get("/").await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((refused.status, refused.headers["retry-after"].as_str()), (429, "5"));
    assert!(refused.text().starts_with("<!DOCTYPE html>"), "people get a page: {}", refused.text());
    assert_eq!(server.get("/healthz").await.status, 200, "monitoring is not limited");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_limits_are_by_the_address_that_the_proxy_saw() {
    let config = Config { behind_proxy: true, connections_per_address: 1, ..config() };
    let server = Server::start(config).await;
    let (game, _) = server.open(&json!({})).await;
    let from = |list: &str| format!("X-Forwarded-For: {list}\r\n");
    let (status, held) = server.upgrade(&game, &from("192.0.2.9, 192.0.2.1")).await;
    assert_eq!(status, 101);
    // Clients can forge every address but the last one.
    assert_eq!(server.upgrade(&game, &from("192.0.2.8, 192.0.2.1")).await.0, 429);
    assert_eq!(server.upgrade(&game, &(from("192.0.2.2") + &from("192.0.2.1"))).await.0, 429);
    assert_eq!(server.upgrade(&game, &from("192.0.2.1, 192.0.2.2")).await.0, 101);
    drop(held);
    while server.upgrade(&game, &from("192.0.2.1")).await.0 == 429 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_open_a_game() {
    let server = Server::start(config()).await;
    let headers = |origin: &str| format!("Content-Type: application/json\r\nOrigin: {origin}\r\n");
    for (origin, status) in [
        ("http://four.test", 201),
        ("https://evil.test", 403),
        ("http://four.test.evil.test", 403),
        ("null", 403),
    ] {
        assert_eq!(
            server.request("POST", "/api/v2/games", &headers(origin), "{}").await.status,
            status,
            "{origin}"
        );
    }
    // A form of another site can send plain text without an origin; it is not read as JSON.
    let form = server.request("POST", "/api/v2/games", "Content-Type: text/plain\r\n", "{}").await;
    assert_eq!(form.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_with_secrets_are_not_kept() {
    let server = Server::start(config()).await;
    let answer = server.post("/api/v2/games", &json!({})).await;
    assert_eq!((answer.status, answer.headers["cache-control"].as_str()), (201, "no-store"));
    assert!(answer.headers.contains_key("vary"), "the messages of errors depend on the language");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_allowed_hosts_are_served_and_health_checks_always() {
    let only = Config { allowed_hosts: vec!["four.example".into()], ..config() };
    let server = Server::start(only).await;
    assert_eq!(server.get("/").await.status, 421);
    assert_eq!(server.get("/api/v2/games/aaaaaaaaaa").await.json()["error"], "wrong_host");
    assert_eq!(server.get("/healthz").await.status, 200);
    let server = Server::start(Config { allowed_hosts: vec!["four.test".into()], ..config() }).await;
    assert_eq!(server.get("/").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hardest_puzzle_is_judged_and_shown_to_its_end() {
    let server = Server::start(config()).await;
    let step = async |query: &str| server.get(&format!("/api/v2/exercise/step?id=3151&{query}")).await;
    let wrong = step("columns=7&rating=1800").await.json();
    assert_eq!(
        (wrong["step"].as_str(), wrong["rating"].as_u64() < Some(1800)),
        (Some("wrong"), true),
        "{wrong}"
    );
    let mut columns = String::new();
    loop {
        let shown = step(&format!("columns={columns}&show=true")).await;
        assert_eq!(shown.status, 200, "{}", shown.text());
        let shown = shown.json();
        columns += shown["column"].as_str().unwrap();
        if shown["step"] == "solved" {
            break;
        }
    }
    assert_eq!(step(&format!("columns={columns}&show=true")).await.status, 400);
}
