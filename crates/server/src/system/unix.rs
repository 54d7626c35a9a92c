//! Files, sockets and signals of Unix systems.

use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use rustix::process::{Resource, getrlimit, setrlimit};
use tokio::net::TcpStream;
use tokio::signal::unix::{SignalKind, signal};

/// What SQLite has to be told before a commit is on the disk when it returns. macOS keeps it in the disk's memory otherwise.
pub(crate) const DURABLE: &[(&str, &str)] =
    if cfg!(target_os = "macos") { &[("fullfsync", "ON"), ("checkpoint_fullfsync", "ON")] } else { &[] };

/// Options that create a file which only its owner can read.
pub(crate) fn create_secret() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false).mode(0o600);
    options
}

/// Lets only the owner read a file.
pub(crate) fn make_secret(path: &Path) -> io::Result<()> {
    std::fs::set_permissions(path, Permissions::from_mode(0o600))
}

/// What tells a file from another one that takes its place: the device and the number of the file.
pub(crate) fn identity(found: &Metadata) -> (u64, u64) {
    (found.dev(), found.ino())
}

/// Returns when the contents of a file are on the disk.
pub(crate) fn sync_file(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Returns when the names in a folder are on the disk.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Marks a file as in use for as long as it is open. Others may write it.
pub(crate) fn mark_in_use(file: &File) -> io::Result<()> {
    Ok(file.try_lock()?)
}

/// The space in bytes that a disk has left; `None` if it does not say.
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

/// Raises the limit of open files as far as the system allows, and returns it if there is one.
pub(crate) fn raise_file_limit() -> Option<u64> {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the limit of open files cannot be raised");
    }
    getrlimit(Resource::Nofile).current
}

/// Disconnects a peer that does not acknowledge data for this long. Systems without that option have a longer limit of
/// their own; pings find such a peer there.
pub(crate) fn limit_silence(stream: &TcpStream, limit: Duration) {
    #[cfg(target_os = "linux")]
    {
        let limit = u32::try_from(limit.as_millis()).unwrap_or(u32::MAX);
        let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, limit);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, limit);
}

/// Completes when a signal asks the program to stop.
///
/// # Errors
/// If the signals cannot be registered.
pub fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}
