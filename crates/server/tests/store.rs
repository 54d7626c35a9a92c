//! The store in a file.

#![allow(clippy::unwrap_used, clippy::panic)]

mod conformance;

use std::path::Path;
use std::sync::Arc;

use conformance::store::{Place, joined, opened, store_conformance};
use four_server::{GameId, SavedEntry, Sqlite, Store, StoreError};

async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("games.db")).await.unwrap()
}

struct Folder(tempfile::TempDir);

impl Place for Folder {
    async fn new() -> Option<Folder> {
        Some(Folder(tempfile::tempdir().unwrap()))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(open(self.0.path()).await)
    }
}

store_conformance!(Folder);

#[tokio::test]
async fn a_backup_of_a_store_in_use_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let (store, game) = (open(folder.path()).await, GameId::new().unwrap());
    store.append(&game, 0, &opened(), None).await.unwrap();
    let copy = folder.path().join("copy.db");
    // A backup that was killed has left this.
    std::fs::write(folder.path().join(".four-backup-killed"), "half").unwrap();
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "an existing file is not overwritten");
    assert!(store.backup(&folder.path().join("nowhere/copy.db")).await.is_err());
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let left: Vec<_> = files.filter(|name| !name.to_string_lossy().starts_with("games.db")).collect();
    assert_eq!(left, ["copy.db"], "no temporary file is left");
    store.append(&game, 1, &joined(1), None).await.unwrap();
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.entries(&game, 0).await.unwrap(), [opened()].map(SavedEntry::from));
    assert!(copy.ready().await.is_ok());
}

#[tokio::test]
async fn after_a_clean_end_the_main_file_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let game = GameId::new().unwrap();
    let store = open(folder.path()).await;
    store.append(&game, 0, &opened(), None).await.unwrap();
    // A reader is open when the store is closed.
    assert_eq!(store.entries(&game, 0).await.unwrap().len(), 1);
    store.close().await;
    let copy = folder.path().join("copy.db");
    std::fs::copy(folder.path().join("games.db"), &copy).unwrap();
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.entries(&game, 0).await.unwrap(), [opened()].map(SavedEntry::from));
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.retain(|name| !name.to_string_lossy().starts_with("copy.db"));
    assert_eq!(files, ["games.db"]);
}

#[tokio::test]
async fn a_second_server_with_the_same_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Sqlite::serve(&path).await.unwrap();
    assert!(matches!(Sqlite::serve(&path).await, Err(StoreError::InUse)));
    // `four admin` works beside a server.
    assert!(Sqlite::open(&path).await.is_ok());
    drop(store);
    assert!(Sqlite::serve(&path).await.is_ok());
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_file_was_deleted_or_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let [path, moved] = ["games.db", "moved.db"].map(|name| folder.path().join(name));
    let (store, game) = (Sqlite::open(&path).await.unwrap(), GameId::new().unwrap());
    store.append(&game, 0, &opened(), None).await.unwrap();
    std::fs::rename(&path, &moved).unwrap();
    assert!(matches!(store.append(&game, 1, &joined(1), None).await, Err(StoreError::Unknown(_))));
    assert!(store.is_failing() && store.ready().await.is_err());
    assert!(matches!(store.entries(&game, 0).await, Err(StoreError::Replaced)));
    std::fs::write(&path, "").unwrap();
    assert!(matches!(store.append(&game, 1, &joined(1), None).await, Err(StoreError::Unavailable(_))));
    // The file comes back, and with it the service.
    std::fs::rename(&moved, &path).unwrap();
    assert!(store.ready().await.is_ok() && !store.is_failing());
    store.append(&game, 1, &joined(1), None).await.unwrap();
}

#[tokio::test]
async fn the_file_is_for_its_owner_alone_and_is_marked() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let _store = open(folder.path()).await;
    let path = folder.path().join("games.db");
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    // The application id is in bytes 68 to 71 of every SQLite file; here they may still be in the write-ahead log.
    let bytes = ["games.db", "games.db-wal"].map(|name| std::fs::read(folder.path().join(name)).unwrap());
    assert!(bytes.concat().windows(4).any(|four| four == b"Four"));
}

#[tokio::test]
async fn a_database_of_another_program_is_not_changed() {
    use sqlx::{ConnectOptions, Connection};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut other = options.connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE notes (text TEXT)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::Foreign)));
}

#[tokio::test]
async fn a_pipe_instead_of_a_database_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    assert!(matches!(Sqlite::open(&path).await, Err(StoreError::File(_))));
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "these are my notes, and they are longer than the header of a database, which has a hundred bytes and a magic text")
        .unwrap();
    assert!(Sqlite::open(&path).await.is_err());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("these are my notes"));
}
