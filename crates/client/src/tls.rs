//! The certificate authorities that a server's certificate is checked against: Mozilla's list, or the file named by
//! `SSL_CERT_FILE`.

use std::env;
use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

use crate::error::ClientError;

/// TLS settings of HTTP requests.
pub(crate) fn http_config() -> Result<TlsConfig, ClientError> {
    let roots = match custom_roots()? {
        None => RootCerts::WebPki,
        Some(roots) => roots.iter().map(|root| Certificate::from_der(root).to_owned()).into(),
    };
    Ok(TlsConfig::builder().root_certs(roots).build())
}

/// TLS settings of WebSockets.
pub(crate) fn websocket_config() -> Result<Arc<ClientConfig>, ClientError> {
    let mut store = RootCertStore::empty();
    match custom_roots()? {
        None => store.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(roots) => drop(store.add_parsable_certificates(roots)),
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| ClientError::ConnectionFailed(error.to_string()))?;
    Ok(Arc::new(config.with_root_certificates(store).with_no_client_auth()))
}

/// The certificates in the file named by `SSL_CERT_FILE`, at least one of them usable; `None` if it is not set.
fn custom_roots() -> Result<Option<Vec<CertificateDer<'static>>>, ClientError> {
    let file = env::var_os("SSL_CERT_FILE").filter(|file| !file.is_empty());
    file.map(|file| read_roots(Path::new(&file))).transpose()
}

fn read_roots(file: &Path) -> Result<Vec<CertificateDer<'static>>, ClientError> {
    let name = || file.display().to_string();
    let roots: Vec<_> = CertificateDer::pem_file_iter(file)
        .and_then(Iterator::collect)
        .map_err(|error| ClientError::CertificateFile { file: name(), why: error.to_string() })?;
    // The file of a whole system usually holds some that rustls cannot use.
    let (usable, _) = RootCertStore::empty().add_parsable_certificates(roots.iter().cloned());
    if usable == 0 {
        return Err(ClientError::NoCertificate(name()));
    }
    Ok(roots)
}
