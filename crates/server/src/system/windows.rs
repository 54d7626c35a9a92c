//! Files, sockets and signals of Windows.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};

/// What SQLite has to be told before a commit is on the disk when it returns: nothing.
pub(crate) const DURABLE: &[(&str, &str)] = &[];

/// Options that create a file. It inherits the permissions of its folder; the folders of a user are closed to others.
pub(crate) fn create_secret() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options
}

/// Does nothing: a file has the permissions of its folder.
pub(crate) fn make_secret(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// What tells a file from another one that takes its place: when it was created. Nobody can take the place of a file that
/// SQLite has open.
pub(crate) fn identity(found: &Metadata) -> (u64, u64) {
    (found.creation_time(), 0)
}

/// Returns when the contents of a file are on the disk. Only who may write a file may ask for that.
pub(crate) fn sync_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Does nothing: a folder cannot be written to the disk, and NTFS has a journal of names.
pub(crate) fn sync_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Does nothing: nobody can delete a file that SQLite is writing, and a lock would keep SQLite out.
pub(crate) fn mark_in_use(_file: &File) -> io::Result<()> {
    Ok(())
}

/// The space in bytes that a disk has left; `None` if it does not say.
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    fs4::available_space(folder).ok()
}

/// There is no limit of open files.
pub(crate) fn raise_file_limit() -> Option<u64> {
    None
}

/// Does nothing: Windows has a limit of its own, and pings find a peer that is silent.
pub(crate) fn limit_silence(_stream: &TcpStream, _limit: Duration) {}

/// Completes when a signal asks the program to stop.
///
/// # Errors
/// If the signals cannot be registered.
pub fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let (mut key, mut other_key) = (ctrl_c()?, ctrl_break()?);
    let (mut closed, mut left, mut shut_down) = (ctrl_close()?, ctrl_logoff()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = key.recv() => {}
            _ = other_key.recv() => {}
            _ = closed.recv() => {}
            _ = left.recv() => {}
            _ = shut_down.recv() => {}
        }
    })
}
