//! Makes invalid requests and messages of every kind, the same ones in every run.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};

use crate::client::GAMES;

/// Values to put in the wrong places.
const VALUES: [&str; 24] = [
    "null",
    "true",
    "0",
    "-1",
    "1e999",
    "-0.0",
    "18446744073709551615",
    "18446744073709551616",
    "123456789012345678901234567890123456789012345678901234567890",
    "0.1",
    "\"\"",
    "\"x\"",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\"4\"",
    "\"first\"",
    "[]",
    "[[]]",
    "{}",
    "{\"play\":\"4\"}",
    "[1,2,3]",
    "\"p9\"",
    "\"x99\"",
    "NaN",
];

/// Messages to change.
const MESSAGES: [&str; 8] = [
    r#"{"hello":{"tokens":[],"seen":0,"language":"en"}}"#,
    r#"{"ask":{"id":"7f","seen":2,"act":{"play":"4"}}}"#,
    r#"{"ask":{"id":"7f","seen":2,"as":"first","act":{"play":"x42"}}}"#,
    r#"{"ask":{"id":"7f","seen":2,"act":{"offer":"draw"}}}"#,
    r#"{"ask":{"id":"7f","seen":2,"act":{"offer":"undo"}}}"#,
    r#"{"ask":{"id":"7f","seen":2,"act":{"decline":"rematch"}}}"#,
    r#"{"ask":{"id":"7f","seen":2,"act":{"play":"resign"}}}"#,
    r#"{"welcome":{"protocol":1,"sides":["first"]}}"#,
];

/// Bodies of requests to change.
const BODIES: [&str; 6] = [
    r#"{"rules":"standard","opponent":"friend","side":"first","name":"Ann","clock":{"move":60}}"#,
    r#"{"rules":"9x7 connect=5","opponent":{"computer":"dice"},"name":"Ann"}"#,
    r#"{"rules":"powers","opponent":{"here":"Bob"},"clock":{"bank":{"seconds":300,"increment":2}}}"#,
    r#"{"rules":"popout,16x8,violations=3"}"#,
    r#"{"name":"Ann"}"#,
    "{}",
];

const METHODS: [&str; 12] =
    ["GET", "POST", "GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "FOO", "post"];

const HEADERS: [&str; 14] = [
    "content-type: application/json\r\n",
    "content-type: application/json\r\n",
    "content-type: text/plain\r\n",
    "content-type: multipart/form-data; boundary=x\r\n",
    "content-type: application/json; charset=\"\r\n",
    "",
    "accept: image/webp;q=nan\r\naccept-encoding: gzip;q=9, br, *;q=x\r\n",
    "range: bytes=0-0,5-1,99999999999999999999-\r\nif-none-match: \"\r\n",
    "upgrade: websocket\r\nconnection: upgrade\r\n",
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n",
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 99\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    "cookie: %01=\u{fffd}; ;;\r\nauthorization: Basic !!!\r\n",
    "accept-language: vi-\u{fffd},*;q=1e9\r\nx-forwarded-for: 1.2.3.4, ::1, x\r\n",
    "expect: 101-nonsense\r\norigin: http://evil.example\r\n",
];

/// A request with a correct length and any content.
pub(crate) struct Request {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) headers: &'static str,
    pub(crate) body: Vec<u8>,
}

/// The generator.
pub(crate) struct Chaos(Xoshiro256PlusPlus);

impl Chaos {
    pub(crate) fn new(seed: u64) -> Chaos {
        Chaos(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        *of.choose(&mut self.0).unwrap()
    }

    pub(crate) fn bytes(&mut self, most: usize) -> Vec<u8> {
        let mut bytes = vec![0; self.below(most)];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// A changed copy of this JSON, mostly invalid.
    fn json(&mut self, was: &str) -> Vec<u8> {
        let mut text = was.as_bytes().to_vec();
        match self.below(8) {
            0 => return self.bytes(200),
            1 => return self.deep(),
            2 => {
                for _ in 0..=self.below(3) {
                    let at = self.below(text.len());
                    text[at] = self.bytes(2).first().copied().unwrap_or(b'"');
                }
            }
            3 => text.truncate(self.below(was.len())),
            4 => {
                let (from, to) = (self.below(text.len()), self.below(text.len()));
                let piece = text[from.min(to)..from.max(to)].to_vec();
                let at = self.below(text.len());
                text.splice(at..at, piece);
            }
            5 => return [&text[..], &text[..]].concat(),
            _ => return self.another_value(was).into_bytes(),
        }
        text
    }

    /// The same with one of its values replaced.
    fn another_value(&mut self, was: &str) -> String {
        let colons: Vec<usize> = was.match_indices(':').map(|(at, _)| at + 1).collect();
        let Some(&from) = colons.choose(&mut self.0) else { return self.one(&VALUES).into() };
        let rest = &was[from..];
        let length = rest.find([',', '}']).unwrap_or(rest.len());
        format!("{}{}{}", &was[..from], self.one(&VALUES), &rest[length..])
    }

    fn deep(&mut self) -> Vec<u8> {
        let (open, close) =
            self.one(&[("[", "]"), ("{\"a\":", "}"), ("{\"ask\":", "}"), ("[{\"hello\":", "}]")]);
        let depth = self.below(200) + 1;
        let whole = self.below(2) == 0;
        (open.repeat(depth) + "1" + &close.repeat(if whole { depth } else { 0 })).into_bytes()
    }

    /// A message, mostly invalid.
    pub(crate) fn message(&mut self) -> Vec<u8> {
        let was = self.one(&MESSAGES);
        self.json(was)
    }

    pub(crate) fn request(&mut self, game: &str) -> Request {
        let random: String = self.bytes(12).iter().map(|byte| format!("%{byte:02x}")).collect();
        let paths = [
            GAMES.to_owned(),
            format!("{GAMES}/{game}/seat"),
            format!("{GAMES}/{game}"),
            format!("{GAMES}/{game}?lang={random}&lang=vi&from=-1"),
            format!("{GAMES}/{game}/socket"),
            format!("{GAMES}/{random}"),
            format!("{GAMES}/{random}/seat"),
            format!("/api/v2/{random}"),
            format!("/api/v{}", self.below(5)),
            format!("/g/{game}?{random}"),
            format!("/g/{game}.pgn?at={random}"),
            format!("/g/{game}.{random}"),
            format!("/assets/{random}"),
            format!("/api/v2/analysis?pos=0{random}&rules={random}&lang={random}"),
            format!("/api/v2/review?pos=4,x{random}"),
            format!("/api/v2/puzzle?seed=x{random}&hardness={random}"),
            format!("/{random}"),
        ];
        let body = self.one(&BODIES);
        Request {
            method: self.one(&METHODS),
            path: paths[self.below(paths.len())].clone(),
            headers: self.one(&HEADERS),
            body: self.json(body),
        }
    }

    /// Bytes that are not a request, or one after which the connection must end.
    pub(crate) fn broken_request(&mut self) -> Vec<u8> {
        let start = format!("POST {GAMES} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
        let length = self.one(&[
            "-1",
            "+2",
            "x",
            "",
            "99999999999999999999999",
            "2, 3",
            "0x10",
            "2\r\ncontent-length: 3",
        ]);
        let version = self.one(&["HTTP/0.9", "HTTP/1.9", "HTTP/2", "HTTP/3.0", "http/1.1", "", "HTTP/1.1 x"]);
        let bytes = self.bytes(300);
        match self.below(9) {
            0 => bytes,
            1 => format!("{start}content-length: {length}\r\n\r\n{{}}").into_bytes(),
            2 => format!("GET /healthz {version}\r\nhost: x\r\n\r\n").into_bytes(),
            3 => format!("{start}transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\nzz\r\n{{}}\r\n")
                .into_bytes(),
            4 => format!("{start}transfer-encoding: {length}chunked, x\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n")
                .into_bytes(),
            5 => [b"GET /healthz HTTP/1.1\r\nx: ", &bytes[..], b"\r\n\r\n"].concat(),
            6 => format!("{start}{}\r\n", format!("x{length}: y\r\n").repeat(150)).into_bytes(),
            7 => format!("{start} folded\r\n: none\r\nx y: z\r\n\r\n").into_bytes(),
            _ => [start.as_bytes(), b"transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n", &bytes[..]]
                .concat(),
        }
    }

    /// Bytes that are not a WebSocket frame, or an invalid one.
    pub(crate) fn frame(&mut self) -> Vec<u8> {
        match self.below(6) {
            0 => self.bytes(100),
            // A length of nearly 2⁶⁴.
            1 => [&[0x81, 0xff][..], &[0x7f; 8], &[0; 4], b"{}"].concat(),
            // Not masked; reserved bits; an unknown kind or an invalid close; invalid UTF-8.
            2 => b"\x81\x02{}".to_vec(),
            3 => vec![0xf1, 0x82, 0, 0, 0, 0, b'{', b'}'],
            4 => vec![0x80 | self.below(16) as u8, 0x81, 0, 0, 0, 0, 0xff],
            _ => vec![0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
        }
    }
}
