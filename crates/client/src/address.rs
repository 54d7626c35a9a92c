//! The address of a game: a server and the game's id there.

use std::fmt;

use url::Url;

use crate::error::ClientError;

/// The address of a game, such as `http://four.example:4444/g/7h2kq9wxyz`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// Scheme `http` or `https`, a host, the path `/g/<game>`, and nothing else.
    url: Url,
}

/// Length limit of an address, in bytes.
const MAX_LENGTH: usize = 1000;
/// Length limit of a game's id.
const MAX_GAME_LENGTH: usize = 40;

impl Address {
    /// Reads an address as copied from a browser; `http://` may be left out. Query and fragment are ignored.
    ///
    /// ```
    /// use four_client::Address;
    /// let address = Address::parse("localhost:4444/g/7h2kq9wxyz?lang=vi")?;
    /// assert_eq!(address.to_string(), "http://localhost:4444/g/7h2kq9wxyz");
    /// # Ok::<(), four_client::ClientError>(())
    /// ```
    ///
    /// # Errors
    /// Names the part that is wrong.
    pub fn parse(text: &str) -> Result<Address, ClientError> {
        let text = text.trim();
        if text.len() > MAX_LENGTH || text.chars().any(|c| c.is_control() || c.is_whitespace()) {
            return Err(ClientError::AddressForm);
        }
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        if !["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known)) {
            return Err(ClientError::AddressScheme);
        }
        let path_start = rest.find('/').ok_or(ClientError::AddressForm)?;
        let authority = &rest[..path_start];
        check_authority(authority)?;
        let url = Url::parse(&format!("{scheme}://{rest}"))
            .map_err(|_| ClientError::AddressHost(authority[..host_length(authority)].into()))?;
        let game = url.path().strip_prefix("/g/").ok_or(ClientError::AddressPath)?;
        let game = game.strip_suffix('/').unwrap_or(game).to_owned();
        Address { url }.with_game(&game).ok_or(ClientError::AddressPath)
    }

    /// Another game on the same server; `None` if the id is not valid.
    #[must_use]
    pub fn with_game(&self, game: &str) -> Option<Address> {
        let is_valid =
            (1..=MAX_GAME_LENGTH).contains(&game.len()) && game.bytes().all(|b| b.is_ascii_alphanumeric());
        is_valid.then(|| {
            let mut url = self.url.clone();
            url.set_path(&format!("/g/{game}"));
            url.set_query(None);
            url.set_fragment(None);
            Address { url }
        })
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        self.url.path().trim_start_matches("/g/")
    }

    /// Host and port, as in `four.example:4444`; without the port if it is the default of the scheme.
    #[must_use]
    pub fn server(&self) -> String {
        self.url.authority().to_owned()
    }

    /// Whether the connection is encrypted.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Scheme, host and port, as in `http://four.example:4444`.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", self.url.scheme(), self.url.authority())
    }

    /// The host name or IP address, without brackets.
    pub(crate) fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default().trim_matches(['[', ']'])
    }

    pub(crate) fn port(&self) -> u16 {
        self.url.port_or_known_default().unwrap_or_default()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.url.fmt(f)
    }
}

/// Refuses what `Url` would accept or repair: user names, an empty host, look-alike letters, an empty port or port 0.
fn check_authority(authority: &str) -> Result<(), ClientError> {
    if authority.contains('@') {
        return Err(ClientError::AddressUser);
    }
    let (host, port) = authority.split_at(host_length(authority));
    if host.is_empty() || !host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte))
    {
        return Err(ClientError::AddressHost(host.into()));
    }
    let digits = port.strip_prefix(':').filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()));
    match digits.and_then(|digits| digits.parse::<u16>().ok()) {
        None | Some(0) if !port.is_empty() => {
            Err(ClientError::AddressPort(port.trim_start_matches(':').into()))
        }
        _ => Ok(()),
    }
}

/// How much of the text is the host: an IPv6 address with its brackets, or everything before the colon of the port.
fn host_length(authority: &str) -> usize {
    let end = match authority.starts_with('[') {
        true => authority.find(']').map(|bracket| bracket + 1),
        false => authority.find(':'),
    };
    end.unwrap_or(authority.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, ClientError> {
        Address::parse(text).map(|address| address.to_string())
    }

    #[test]
    fn an_address_is_read_as_copied_from_a_browser() {
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
    fn an_error_names_the_invalid_part() {
        for text in ["", "7h2kq9wxyz", "hello there", "http://four.example", "a/g/b\u{0}", "a\u{1b}[2J/g/b"] {
            assert_eq!(read(text), Err(ClientError::AddressForm), "{text:?}");
        }
        for text in ["ftp://four.example/g/a2", "javascript://x/g/a2", "file:///g/a2", "ws://x/g/a2"] {
            assert_eq!(read(text), Err(ClientError::AddressScheme), "{text:?}");
        }
        for text in ["http://me@four.example/g/a2", "http://four.example@evil.example/g/a2", "a:b@c/g/a2"] {
            assert_eq!(read(text), Err(ClientError::AddressUser), "{text:?}");
        }
        for text in
            ["http:///g/a2", "http://:4444/g/a2", "http://[::1/g/a2", "http://[x]/g/a2", "http://ví.vn/g/a2"]
        {
            assert!(matches!(read(text), Err(ClientError::AddressHost(_))), "{text:?}");
        }
        for text in ["a:0/g/a2", "a:65536/g/a2", "a:/g/a2", "a:+80/g/a2", "a:4:4/g/a2", "[::1]4444/g/a2"] {
            assert!(matches!(read(text), Err(ClientError::AddressPort(_))), "{text:?}");
        }
        let long = format!("a/g/{}", "2".repeat(41));
        for text in
            ["a/", "a/g/", "a/g/../x", "a/g/%2e", "a/g/a2/b", "a/h/a2", "a/g/á", "a/study/g/a2", &long]
        {
            assert_eq!(read(text), Err(ClientError::AddressPath), "{text:?}");
        }
        assert_eq!(read(&format!("a/g/{}", "2".repeat(5000))), Err(ClientError::AddressForm));
    }

    #[test]
    fn another_game_has_the_same_server() {
        let address = Address::parse("https://four.example/g/a2").unwrap();
        let next = address.with_game("b3").map(|address| address.to_string());
        assert_eq!(next.as_deref(), Some("https://four.example/g/b3"));
        assert_eq!(address.with_game("../b3"), None);
        assert_eq!(address.with_game(""), None);
    }
}
