//! Single HTTP requests to a server.

use std::io::{ErrorKind, Read};
use std::time::Duration;

use four_protocol::{Game, Seat, TakeSeat, VERSION};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::de::DeserializeOwned;
use ureq::http::{Response, header};
use ureq::{Agent, Body};

use crate::MAX_BYTES;
use crate::address::Address;
use crate::error::ClientError;
use crate::socket::TIMEOUT;
use crate::tls;

/// Timeout of a whole request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// Fetches a game without taking part in it. Its texts are in `language`, a code such as `en`.
///
/// # Errors
/// If the server cannot be reached, does not have the game, or refuses.
pub fn fetch_game(address: &Address, language: &str) -> Result<Game, ClientError> {
    let request = agent(address)?.get(api_url(address));
    parse(request.header(header::ACCEPT_LANGUAGE, language).call()?)
}

/// Takes the free seat of a game for this [token](new_token). A repeated request with the same token gets the same
/// seat. Refusals are worded in `language`.
///
/// # Errors
/// [`ClientError::SeatTaken`] if no seat is free; the other errors are those of [`fetch_game`].
pub fn take_seat(address: &Address, name: &str, token: &str, language: &str) -> Result<Seat, ClientError> {
    let body = serde_json::to_string(&TakeSeat { name: name.into(), token: token.into() })
        .map_err(|_| ClientError::InvalidResponse)?;
    let request = agent(address)?.post(format!("{}/seat", api_url(address)));
    let request = request.header(header::ACCEPT_LANGUAGE, language);
    parse(request.content_type("application/json").send(&body)?)
}

/// A new secret that holds a seat.
///
/// # Errors
/// If the operating system returns no random bytes.
pub fn new_token() -> Result<String, ClientError> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| ClientError::NoRandomness)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// The path of a game in the API.
pub(crate) fn api_path(address: &Address) -> String {
    format!("/api/v{VERSION}/games/{}", address.game())
}

fn api_url(address: &Address) -> String {
    format!("{}{}", address.origin(), api_path(address))
}

/// An HTTP client for one request. It uses no proxy, because the WebSocket cannot use one either, and follows no
/// redirect, because the other address may belong to another owner.
fn agent(address: &Address) -> Result<Agent, ClientError> {
    let config = Agent::config_builder()
        .proxy(None)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .max_idle_connections(0)
        .timeout_global(Some(REQUEST_TIMEOUT))
        .timeout_connect(Some(TIMEOUT))
        .timeout_recv_response(Some(TIMEOUT))
        .user_agent(concat!("four/", env!("CARGO_PKG_VERSION")))
        .accept("application/json");
    let config = if address.is_secure() { config.tls_config(tls::http_config()?) } else { config };
    Ok(config.build().into())
}

fn parse<T: DeserializeOwned>(mut response: Response<Body>) -> Result<T, ClientError> {
    let mut body = Vec::new();
    let mut reader = response.body_mut().with_config().limit(MAX_BYTES as u64).reader();
    match reader.read_to_end(&mut body) {
        // Some servers end a TLS connection without saying so. A body that was cut off is not valid JSON.
        Err(error) if error.kind() != ErrorKind::UnexpectedEof => return Err(ureq::Error::from(error).into()),
        _ => {}
    }
    if response.status().is_success() {
        return serde_json::from_slice(&body).map_err(|_| ClientError::InvalidResponse);
    }
    let location = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    Err(ClientError::from_response(response.status().as_u16(), location, &body))
}
