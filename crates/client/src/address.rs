//! Where a game is.

use std::fmt;
use std::net::Ipv6Addr;

use thiserror::Error;

/// Where a game is: a server, and the game's id there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    secure: bool,
    /// A name or an IP address, without brackets.
    host: String,
    port: u16,
    game: String,
}

/// A text that is not the address of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadAddress {
    /// Nothing like one.
    #[error("this is no address of a game; it looks like http://four.example:4444/g/7h2kq9wxyz")]
    NotOne,
    /// An address of another kind.
    #[error("the address must begin with http:// or https://")]
    Scheme,
    /// A name or password in it.
    #[error("the address must not hold a user name: leave out what is before the @")]
    User,
    /// No such computer.
    #[error("'{0}' is not the name of a computer")]
    Host(String),
    /// No such port.
    #[error("'{0}' is not a port: 1 to 65535")]
    Port(String),
    /// The address of something else than a game.
    #[error("the address must end in the game, as in /g/7h2kq9wxyz")]
    NoGame,
}

/// Longer texts are no addresses.
const LONGEST: usize = 1000;
/// Longer names are no games.
const LONGEST_GAME: usize = 40;

impl Address {
    /// Reads an address as it is copied from a browser.
    ///
    /// ```
    /// use four_client::Address;
    /// let address = Address::read("localhost:4444/g/7h2kq9wxyz?lang=vi")?;
    /// assert_eq!(address.to_string(), "http://localhost:4444/g/7h2kq9wxyz");
    /// # Ok::<(), four_client::BadAddress>(())
    /// ```
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Address, BadAddress> {
        let text = text.trim();
        if text.is_empty()
            || text.len() > LONGEST
            || text.chars().any(|c| c.is_control() || c.is_whitespace())
        {
            return Err(BadAddress::NotOne);
        }
        let (secure, rest) = match text.split_once("://") {
            None => (false, text),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => (false, rest),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("https") => (true, rest),
            Some(_) => return Err(BadAddress::Scheme),
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (server, path) = rest.split_once('/').ok_or(BadAddress::NotOne)?;
        let (host, port) = server_of(server)?;
        let game = path.strip_prefix("g/").ok_or(BadAddress::NoGame)?;
        let game = game.strip_suffix('/').unwrap_or(game);
        let usual = if secure { 443 } else { 80 };
        Address { secure, host, port: port.unwrap_or(usual), game: String::new() }
            .with_game(game)
            .ok_or(BadAddress::NoGame)
    }

    /// Another game of the same server; `None` if that is no id of a game.
    #[must_use]
    pub fn with_game(&self, game: &str) -> Option<Address> {
        let is_one =
            (1..=LONGEST_GAME).contains(&game.len()) && game.bytes().all(|b| b.is_ascii_alphanumeric());
        is_one.then(|| Address { game: game.into(), ..self.clone() })
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The server, as in `four.example:4444`; without the port where that is the usual one.
    #[must_use]
    pub fn server(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// Whether what is said there is encrypted.
    #[must_use]
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}/g/{}", self.server(), self.game)
    }
}

/// The host and perhaps the port of a server such as `four.example:4444` or `[::1]:4444`.
fn server_of(text: &str) -> Result<(String, Option<u16>), BadAddress> {
    if text.contains('@') {
        return Err(BadAddress::User);
    }
    let (host, port) = match text.strip_prefix('[').map(|rest| rest.split_once(']')) {
        Some(Some((host, port))) => {
            host.parse::<Ipv6Addr>().map_err(|_| BadAddress::Host(host.into()))?;
            let wrong = || BadAddress::Port(port.into());
            let number = (!port.is_empty()).then(|| port.strip_prefix(':').ok_or_else(wrong)).transpose()?;
            (host, number)
        }
        Some(None) => return Err(BadAddress::Host(text.into())),
        None => {
            let (host, port) = text.split_once(':').map_or((text, None), |(host, port)| (host, Some(port)));
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
            if host.is_empty() || !host.bytes().all(fits) {
                return Err(BadAddress::Host(host.into()));
            }
            (host, port)
        }
    };
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u16>()
            .ok()
            .filter(|&port| digits && port > 0)
            .ok_or_else(|| BadAddress::Port(text.into()))
    };
    Ok((host.to_ascii_lowercase(), port.map(number).transpose()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, BadAddress> {
        Address::read(text).map(|address| address.to_string())
    }

    #[test]
    fn an_address_is_read_as_it_is_copied() {
        let plain = Ok("http://four.example:4444/g/7h2kq9wxyz".to_owned());
        assert_eq!(read("http://four.example:4444/g/7h2kq9wxyz"), plain);
        assert_eq!(read("  four.example:4444/g/7h2kq9wxyz/ \n"), plain);
        assert_eq!(read("HTTP://Four.Example:4444/g/7h2kq9wxyz?lang=vi&x=/g/y#end"), plain);
        assert_eq!(read("https://four.example/g/a2"), Ok("https://four.example/g/a2".into()));
        assert_eq!(read("http://[::1]:4444/g/a2"), Ok("http://[::1]:4444/g/a2".into()));
        assert_eq!(read("127.0.0.1/g/a2"), Ok("http://127.0.0.1/g/a2".into()));
        assert_eq!(read("http://four.example:80/g/a2"), Ok("http://four.example/g/a2".into()));
    }

    #[test]
    fn anything_else_is_refused_with_a_reason() {
        for text in ["", "7h2kq9wxyz", "hello there", "http://four.example", "a/g/b\u{0}", "a\u{1b}[2J/g/b"] {
            assert_eq!(read(text), Err(BadAddress::NotOne), "{text:?}");
        }
        for text in ["ftp://four.example/g/a2", "javascript://x/g/a2", "file:///g/a2", "ws://x/g/a2"] {
            assert_eq!(read(text), Err(BadAddress::Scheme), "{text:?}");
        }
        for text in ["http://me@four.example/g/a2", "http://four.example@evil.example/g/a2", "a:b@c/g/a2"] {
            assert_eq!(read(text), Err(BadAddress::User), "{text:?}");
        }
        for text in
            ["http:///g/a2", "http://:4444/g/a2", "http://[::1/g/a2", "http://[x]/g/a2", "http://ví.vn/g/a2"]
        {
            assert!(matches!(read(text), Err(BadAddress::Host(_))), "{text:?}");
        }
        for text in ["a:0/g/a2", "a:65536/g/a2", "a:/g/a2", "a:+80/g/a2", "a:4:4/g/a2", "[::1]4444/g/a2"] {
            assert!(matches!(read(text), Err(BadAddress::Port(_))), "{text:?}");
        }
        let long = format!("a/g/{}", "2".repeat(41));
        for text in
            ["a/", "a/g/", "a/g/../x", "a/g/%2e", "a/g/a2/b", "a/h/a2", "a/g/á", "a/study/g/a2", &long]
        {
            assert_eq!(read(text), Err(BadAddress::NoGame), "{text:?}");
        }
        assert_eq!(read(&format!("a/g/{}", "2".repeat(5000))), Err(BadAddress::NotOne));
    }

    #[test]
    fn another_game_of_the_same_server_is_a_game() {
        let address = Address::read("https://four.example/g/a2").unwrap();
        let next = address.with_game("b3").map(|address| address.to_string());
        assert_eq!(next.as_deref(), Some("https://four.example/g/b3"));
        assert_eq!(address.with_game("../b3"), None);
        assert_eq!(address.with_game(""), None);
    }
}
