//! The store in a file: entries are durable, in order and unique. A conformance suite for any store.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::sync::Arc;

use four_protocol::{Opened, Person, TableEvent};
use four_rules::{PerSide, RuleSet, Side};
use four_server::{GameId, Room, SavedEntry, Sqlite, Store, StoreError, StoredEntry};

fn opened() -> StoredEntry {
    let players = PerSide([Person::Human("Ann".into()), Person::Free]);
    let what = TableEvent::Opened(Opened { rules: RuleSet::STANDARD, players, clock: None, previous: None });
    StoredEntry::new(1, what)
}

fn joined(at: u64) -> StoredEntry {
    let what = TableEvent::Joined { side: Side::Second, name: "Bob".into() };
    StoredEntry::new(at, what)
}

async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("games.db")).await.unwrap()
}

#[tokio::test]
async fn saved_entries_survive_closing_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (GameId::new().unwrap(), GameId::new().unwrap());
    let store = open(folder.path()).await;
    store.append(&one, 0, &opened()).await.unwrap();
    store.append(&one, 1, &joined(5)).await.unwrap();
    store.append(&other, 0, &opened()).await.unwrap();
    store.close().await;
    assert!(matches!(store.append(&one, 2, &joined(6)).await, Err(StoreError::Closed)));
    let store = open(folder.path()).await;
    assert_eq!(store.entries(&one, 0).await.unwrap(), [opened(), joined(5)].map(SavedEntry::from));
    assert_eq!(store.entries(&one, 1).await.unwrap(), [joined(5)].map(SavedEntry::from));
    assert_eq!(store.entries(&GameId::new().unwrap(), 0).await.unwrap(), []);
    let list = store.list(10).await.unwrap();
    let found = list.iter().map(|summary| (&summary.game, summary.version, summary.changed));
    assert_eq!(found.collect::<Vec<_>>(), [(&one, 2, 5), (&other, 1, 1)]);
}

#[tokio::test]
async fn an_entry_is_appended_at_the_current_version_only() {
    let folder = tempfile::tempdir().unwrap();
    let (store, game) = (open(folder.path()).await, GameId::new().unwrap());
    let conflict = |result| assert!(matches!(result, Err(StoreError::Conflict)), "{result:?}");
    conflict(store.append(&game, 1, &joined(1)).await);
    store.append(&game, 0, &opened()).await.unwrap();
    conflict(store.append(&game, 0, &opened()).await);
    conflict(store.append(&game, 2, &joined(1)).await);
    store.append(&game, 1, &joined(1)).await.unwrap();
    conflict(store.append(&game, 1, &joined(2)).await);
    assert_eq!(store.entries(&game, 0).await.unwrap(), [opened(), joined(1)].map(SavedEntry::from));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_appends_at_one_version_one_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    // Two programs with the same file, such as a server and `four admin`.
    let stores = [Arc::new(open(folder.path()).await), Arc::new(open(folder.path()).await)];
    let game = GameId::new().unwrap();
    stores[0].append(&game, 0, &opened()).await.unwrap();
    let appends = (0..40).map(|number| {
        let (store, game) = (Arc::clone(&stores[number % 2]), game.clone());
        tokio::spawn(async move { store.append(&game, 1, &joined(number as u64)).await.is_ok() })
    });
    let mut succeeded = 0;
    for append in appends.collect::<Vec<_>>() {
        succeeded += usize::from(append.await.unwrap());
    }
    assert_eq!(succeeded, 1);
    assert_eq!(stores[1].entries(&game, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn games_without_activity_expire_and_deleted_games_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let [old, waiting, played, deleted] = std::array::from_fn(|_| GameId::new().unwrap());
    for game in [&old, &waiting, &played, &deleted] {
        store.append(game, 0, &opened()).await.unwrap();
    }
    for (game, at) in [(&old, 10), (&played, 100), (&deleted, 100)] {
        store.append(game, 1, &joined(at)).await.unwrap();
    }
    assert_eq!(store.expire(50, 50, 1000).await.unwrap(), 3, "two entries of one game, one of the other");
    assert!(store.delete(&deleted).await.unwrap());
    assert!(!store.delete(&deleted).await.unwrap());
    assert!(matches!(store.append(&deleted, 2, &joined(1)).await, Err(StoreError::Conflict)));
    let left = store.list(9).await.unwrap();
    assert_eq!(left.iter().map(|summary| &summary.game).collect::<Vec<_>>(), [&played]);
}

#[tokio::test]
async fn no_more_games_expire_at_once_than_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for at in 0..10 {
        store.append(&GameId::new().unwrap(), 0, &StoredEntry { at, ..opened() }).await.unwrap();
    }
    assert_eq!((store.expire(50, 50, 3).await.unwrap(), store.count().await.unwrap()), (3, 7));
    let oldest = store.list(10).await.unwrap().last().unwrap().changed;
    assert_eq!(oldest, 3, "the oldest go first");
}

#[tokio::test]
async fn the_store_knows_when_nobody_served() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    assert_eq!(store.resume(1000).await.unwrap(), []);
    store.beat(1500, &[(1100, 1200)]).await.unwrap();
    store.close().await;
    let store = open(folder.path()).await;
    assert_eq!(store.resume(9000).await.unwrap(), [(1500, 9000), (1100, 1200)]);
    // A clock that was set back is no outage.
    assert_eq!(store.resume(8000).await.unwrap().len(), 2);
}

#[tokio::test]
async fn only_games_with_a_free_seat_expire_early() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let human = || Person::Human("free".into());
    let all_players = [
        [human(), Person::Computer("3".into())],
        [human(), human()],
        [human(), Person::Free],
        [Person::Free, human()],
    ];
    // More than one transaction deletes.
    for players in all_players.iter().cycle().take(600) {
        let mut entry = opened();
        if let TableEvent::Opened(opened) = &mut entry.what {
            opened.players = PerSide(players.clone());
        }
        store.append(&GameId::new().unwrap(), 0, &entry).await.unwrap();
    }
    assert_eq!(store.expire(50, 0, 1000).await.unwrap(), 300);
    for summary in store.list(1000).await.unwrap() {
        let entries = store.entries(&summary.game, 0).await.unwrap();
        assert_eq!(Room::new(entries).unwrap().free(), None);
    }
    assert_eq!(store.expire(50, 0, 1000).await.unwrap(), 0);
    assert_eq!(store.expire(50, 50, 1000).await.unwrap(), 300);
}

#[tokio::test]
async fn a_backup_of_a_store_in_use_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let (store, game) = (open(folder.path()).await, GameId::new().unwrap());
    store.append(&game, 0, &opened()).await.unwrap();
    let copy = folder.path().join("copy.db");
    // A backup that was killed has left this.
    std::fs::write(folder.path().join(".four-backup-killed"), "half").unwrap();
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "an existing file is not overwritten");
    assert!(store.backup(&folder.path().join("nowhere/copy.db")).await.is_err());
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let left: Vec<_> = files.filter(|name| !name.to_string_lossy().starts_with("games.db")).collect();
    assert_eq!(left, ["copy.db"], "no temporary file is left");
    store.append(&game, 1, &joined(1)).await.unwrap();
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.entries(&game, 0).await.unwrap(), [opened()].map(SavedEntry::from));
    assert!(copy.ready().await.is_ok());
}

#[tokio::test]
async fn after_a_clean_end_the_main_file_holds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let game = GameId::new().unwrap();
    let store = open(folder.path()).await;
    store.append(&game, 0, &opened()).await.unwrap();
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
    store.append(&game, 0, &opened()).await.unwrap();
    std::fs::rename(&path, &moved).unwrap();
    assert!(matches!(store.append(&game, 1, &joined(1)).await, Err(StoreError::Unknown(_))));
    assert!(store.is_failing() && store.ready().await.is_err());
    assert!(matches!(store.entries(&game, 0).await, Err(StoreError::Replaced)));
    std::fs::write(&path, "").unwrap();
    assert!(matches!(store.append(&game, 1, &joined(1)).await, Err(StoreError::Unavailable(_))));
    // The file comes back, and with it the service.
    std::fs::rename(&moved, &path).unwrap();
    assert!(store.ready().await.is_ok() && !store.is_failing());
    store.append(&game, 1, &joined(1)).await.unwrap();
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
