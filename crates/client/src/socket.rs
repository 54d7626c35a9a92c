//! Opening a WebSocket, plain or with TLS.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConnection, StreamOwned};
use tungstenite::WebSocket;
use tungstenite::handshake::HandshakeError;
use tungstenite::protocol::WebSocketConfig;

use crate::MAX_BYTES;
use crate::address::Address;
use crate::error::ClientError;
use crate::http::api_path;
use crate::tls;

/// Timeout of connecting, of each read and of each write.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(10);

/// Bytes to a server and back, plain or encrypted.
pub(crate) trait Stream: Read + Write {}
impl<T: Read + Write> Stream for T {}

/// A WebSocket to a server.
pub(crate) type Socket = WebSocket<Box<dyn Stream>>;

/// Opens the WebSocket of a game. After the handshake a read waits no longer than `read_timeout`.
pub(crate) fn connect(address: &Address, read_timeout: Duration) -> Result<Socket, ClientError> {
    let tcp = connect_tcp(address)?;
    let options = tcp.try_clone()?;
    let stream: Box<dyn Stream> =
        if address.is_secure() { Box::new(encrypt(address, tcp)?) } else { Box::new(tcp) };
    // "http" becomes "ws", and "https" becomes "wss".
    let url = format!("{}{}/socket", address.origin().replacen("http", "ws", 1), api_path(address));
    let limits = WebSocketConfig::default().max_message_size(Some(MAX_BYTES)).max_frame_size(Some(MAX_BYTES));
    match tungstenite::client::client_with_config(url, stream, Some(limits)) {
        Ok((socket, _)) => {
            options.set_read_timeout(Some(read_timeout))?;
            Ok(socket)
        }
        Err(HandshakeError::Interrupted(_)) => Err(ClientError::TimedOut),
        Err(HandshakeError::Failure(error)) => Err(error.into()),
    }
}

/// Connects to the first of the server's IP addresses that accepts.
fn connect_tcp(address: &Address) -> Result<TcpStream, ClientError> {
    let resolved = (address.host(), address.port()).to_socket_addrs();
    let mut last_error = ClientError::HostNotFound;
    for socket_address in resolved.map_err(|_| ClientError::HostNotFound)? {
        match TcpStream::connect_timeout(&socket_address, TIMEOUT) {
            Ok(tcp) => {
                tcp.set_nodelay(true)?;
                tcp.set_read_timeout(Some(TIMEOUT))?;
                tcp.set_write_timeout(Some(TIMEOUT))?;
                return Ok(tcp);
            }
            Err(error) => last_error = error.into(),
        }
    }
    Err(last_error)
}

/// Completes the TLS handshake, so that a bad certificate is reported as such.
fn encrypt(
    address: &Address,
    tcp: TcpStream,
) -> Result<StreamOwned<ClientConnection, TcpStream>, ClientError> {
    let failed = |error: &dyn std::fmt::Display| ClientError::ConnectionFailed(error.to_string());
    let name = ServerName::try_from(address.host().to_owned()).map_err(|error| failed(&error))?;
    let tls = ClientConnection::new(tls::websocket_config()?, name).map_err(|error| failed(&error))?;
    let mut stream = StreamOwned::new(tls, tcp);
    while stream.conn.is_handshaking() {
        stream.conn.complete_io(&mut stream.sock)?;
    }
    Ok(stream)
}
