//! Bytes to a server and back, in the open or by TLS.

use std::fmt::Display;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use crate::address::Address;
use crate::trouble::{Trouble, plain};

/// How long a server may take for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to a server.
pub(crate) enum Stream {
    Plain(TcpStream),
    Secure(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    pub(crate) fn connect(address: &Address) -> Result<Stream, Trouble> {
        let socket = reach(address).map_err(unreachable)?;
        if !address.is_secure() {
            return Ok(Stream::Plain(socket));
        }
        let name = ServerName::try_from(address.host().to_owned())
            .map_err(|error| Trouble::Unreachable(error.to_string()))?;
        let talk = ClientConnection::new(trust().map_err(Trouble::Unreachable)?, name);
        let talk = talk.map_err(|error| Trouble::Unreachable(error.to_string()))?;
        let mut stream = StreamOwned::new(talk, socket);
        // Greets now, so that what is wrong with a certificate is said as such.
        while stream.conn.is_handshaking() {
            stream.conn.complete_io(&mut stream.sock).map_err(unreachable)?;
        }
        Ok(Stream::Secure(Box::new(stream)))
    }

    /// From now on a read waits for so long.
    pub(crate) fn set_patience(&self, patience: Duration) -> io::Result<()> {
        let socket = match self {
            Stream::Plain(socket) => socket,
            Stream::Secure(stream) => &stream.sock,
        };
        socket.set_read_timeout(Some(patience))
    }
}

fn unreachable(error: io::Error) -> Trouble {
    let why = plain(&error);
    match Trouble::from(error) {
        Trouble::Slow => Trouble::Slow,
        _ => Trouble::Unreachable(why),
    }
}

/// The first of the server's addresses where somebody is.
fn reach(address: &Address) -> io::Result<TcpStream> {
    let mut last = io::Error::new(io::ErrorKind::NotFound, "it has no address");
    for at in (address.host(), address.port()).to_socket_addrs()? {
        match TcpStream::connect_timeout(&at, PATIENCE) {
            Ok(socket) => {
                socket.set_nodelay(true)?;
                socket.set_read_timeout(Some(PATIENCE))?;
                socket.set_write_timeout(Some(PATIENCE))?;
                return Ok(socket);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Whom to believe: the authorities that browsers believe, or those of the file in `SSL_CERT_FILE`.
fn trust() -> Result<Arc<ClientConfig>, String> {
    let mut roots = RootCertStore::empty();
    match std::env::var_os("SSL_CERT_FILE").filter(|file| !file.is_empty()) {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let wrong = |why: &dyn Display| format!("{}: {why}", file.to_string_lossy());
            let certificates = CertificateDer::pem_file_iter(&file).map_err(|error| wrong(&error))?;
            let certificates: Vec<_> =
                certificates.collect::<Result<_, _>>().map_err(|error| wrong(&error))?;
            // A whole system's file has some that nobody can use.
            let (good, _) = roots.add_parsable_certificates(certificates);
            if good == 0 {
                return Err(wrong(&"there is no certificate in it"));
            }
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(socket) => socket.read(buffer),
            Stream::Secure(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(socket) => socket.write(bytes),
            Stream::Secure(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(socket) => socket.flush(),
            Stream::Secure(stream) => stream.flush(),
        }
    }
}
