//! The store in a file: what is in it is there, in order, once.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::sync::Arc;

use four_protocol::{Opened, Person, TableEvent};
use four_rules::{PerSide, RuleSet, Side};
use four_server::{GameId, Room, SavedEntry, Sqlite, Store, StoreError, StoredEntry};

fn opened() -> StoredEntry {
    let players = PerSide([Person::Human("Ann".into()), Person::Free]);
    let what = TableEvent::Opened(Opened { rules: RuleSet::STANDARD, players, clock: None, previous: None });
    StoredEntry { at: 1, what, request: None, seats: Vec::new() }
}

fn joined(at: u64) -> StoredEntry {
    let what = TableEvent::Joined { side: Side::Second, name: "Bob".into() };
    StoredEntry { at, what, request: None, seats: Vec::new() }
}

async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("games.db")).await.unwrap()
}

#[tokio::test]
async fn what_is_saved_is_there_after_the_file_was_closed() {
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
async fn a_line_goes_on_top_of_the_one_before_it_or_nowhere() {
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
async fn of_many_who_want_the_same_version_one_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    // Two programs with the same file: a server, and whoever looks after it.
    let stores = [Arc::new(open(folder.path()).await), Arc::new(open(folder.path()).await)];
    let game = GameId::new().unwrap();
    stores[0].append(&game, 0, &opened()).await.unwrap();
    let tries = (0..40).map(|number| {
        let (store, game) = (Arc::clone(&stores[number % 2]), game.clone());
        tokio::spawn(async move { store.append(&game, 1, &joined(number as u64)).await.is_ok() })
    });
    let mut won = 0;
    for one in tries.collect::<Vec<_>>() {
        won += usize::from(one.await.unwrap());
    }
    assert_eq!(won, 1);
    assert_eq!(stores[1].entries(&game, 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_nobody_touches_expires_and_what_is_deleted_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let [old, waiting, played, deleted] = std::array::from_fn(|_| GameId::new().unwrap());
    for game in [&old, &waiting, &played, &deleted] {
        store.append(game, 0, &opened()).await.unwrap();
    }
    for (game, at) in [(&old, 10), (&played, 100), (&deleted, 100)] {
        store.append(game, 1, &joined(at)).await.unwrap();
    }
    assert_eq!(store.expire(50, 50).await.unwrap(), 3, "two lines of one game, one of the other");
    assert!(store.delete(&deleted).await.unwrap());
    assert!(!store.delete(&deleted).await.unwrap());
    assert!(matches!(store.append(&deleted, 2, &joined(1)).await, Err(StoreError::Conflict)));
    let left = store.list(9).await.unwrap();
    assert_eq!(left.iter().map(|summary| &summary.game).collect::<Vec<_>>(), [&played]);
}

#[tokio::test]
async fn a_game_with_both_seats_taken_waits_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let human = || Person::Human("free".into());
    let tables = [
        [human(), Person::Computer("3".into())],
        [human(), human()],
        [human(), Person::Free],
        [Person::Free, human()],
    ];
    // More than are deleted at once.
    for players in tables.iter().cycle().take(600) {
        let mut line = opened();
        if let TableEvent::Opened(opened) = &mut line.what {
            opened.players = PerSide(players.clone());
        }
        store.append(&GameId::new().unwrap(), 0, &line).await.unwrap();
    }
    assert_eq!(store.expire(50, 0).await.unwrap(), 300);
    for summary in store.list(1000).await.unwrap() {
        let lines = store.entries(&summary.game, 0).await.unwrap();
        assert_eq!(Room::new(lines).unwrap().free(), None);
    }
    assert_eq!(store.expire(50, 0).await.unwrap(), 0);
    assert_eq!(store.expire(50, 50).await.unwrap(), 300);
}

#[tokio::test]
async fn a_copy_made_in_use_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (store, game) = (open(folder.path()).await, GameId::new().unwrap());
    store.append(&game, 0, &opened()).await.unwrap();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "nothing is written over");
    assert!(store.backup(&folder.path().join("nowhere/copy.db")).await.is_err());
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let left: Vec<_> = files.filter(|name| !name.to_string_lossy().starts_with("games.db")).collect();
    assert_eq!(left, ["copy.db"], "and nothing else is left behind");
    store.append(&game, 1, &joined(1)).await.unwrap();
    let copy = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copy.entries(&game, 0).await.unwrap(), [opened()].map(SavedEntry::from));
    assert!(copy.ready().await.is_ok());
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "these are my notes, and they are long enough to be looked at as a file of pages")
        .unwrap();
    assert!(Sqlite::open(&path).await.is_err());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("these are my notes"));
}
