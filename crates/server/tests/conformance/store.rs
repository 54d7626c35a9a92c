//! The conformance suite of stores: entries are durable, in order and unique.

use std::sync::Arc;

use four_protocol::{Opened, Person, TableEvent};
use four_rules::{PerSide, RuleSet, Side};
use four_server::{GameId, Room, SavedEntry, Store, StoreError, StoredEntry};

/// A place for one store, which can be opened again and by two programs at once.
pub(crate) trait Place: Sized {
    /// A new place; `None` if what it needs is not installed.
    async fn new() -> Option<Self>;

    async fn open(&self) -> Arc<dyn Store>;
}

/// Runs the suite on the stores of a [`Place`].
macro_rules! store_conformance {
    ($place:ty) => {
        store_conformance! { $place:
            saved_entries_survive_closing,
            an_entry_is_appended_at_the_current_version_only,
            of_many_appends_at_one_version_one_succeeds,
            appends_in_one_batch_are_as_good_as_alone,
            games_without_activity_expire_and_deleted_games_are_gone,
            a_deleted_game_leaves_nothing_behind,
            no_more_games_expire_at_once_than_is_said,
            the_store_knows_when_nobody_served,
            only_games_with_a_free_seat_expire_early,
            versions_are_those_of_the_games,
        }
    };
    ($place:ty: $($test:ident,)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            use $crate::conformance::store::Place;
            if let Some(place) = <$place>::new().await {
                $crate::conformance::store::$test(&place).await;
            }
        })*
    };
}
pub(crate) use store_conformance;

pub(crate) fn opened() -> StoredEntry {
    let players = PerSide([Person::Human("Ann".into()), Person::Free]);
    let what = TableEvent::Opened(Opened {
        rules: RuleSet::STANDARD,
        players,
        clock: None,
        previous: None,
        score: None,
    });
    StoredEntry::new(1, what)
}

pub(crate) fn joined(at: u64) -> StoredEntry {
    let what = TableEvent::Joined { side: Side::Second, name: "Bob".into() };
    StoredEntry::new(at, what)
}

fn is_conflict(result: &Result<(), StoreError>) -> bool {
    matches!(result, Err(StoreError::Conflict))
}

pub(crate) async fn saved_entries_survive_closing(place: &impl Place) {
    let (one, other) = (GameId::new().unwrap(), GameId::new().unwrap());
    let store = place.open().await;
    store.append(&one, 0, &opened(), None).await.unwrap();
    store.append(&one, 1, &joined(5), Some(9)).await.unwrap();
    store.append(&other, 0, &opened(), None).await.unwrap();
    store.close().await;
    assert!(matches!(store.append(&one, 2, &joined(6), None).await, Err(StoreError::Closed)));
    let store = place.open().await;
    assert_eq!(store.entries(&one, 0).await.unwrap(), [opened(), joined(5)].map(SavedEntry::from));
    assert_eq!(store.entries(&one, 1).await.unwrap(), [joined(5)].map(SavedEntry::from));
    assert_eq!(store.entries(&GameId::new().unwrap(), 0).await.unwrap(), []);
    let list = store.list(10).await.unwrap();
    let found = list.iter().map(|summary| (&summary.game, summary.version, summary.changed));
    assert_eq!(found.collect::<Vec<_>>(), [(&one, 2, 5), (&other, 1, 1)]);
    assert_eq!(store.check().await.unwrap(), [""; 0]);
}

pub(crate) async fn an_entry_is_appended_at_the_current_version_only(place: &impl Place) {
    let (store, game) = (place.open().await, GameId::new().unwrap());
    let conflict = |result| assert!(is_conflict(&result), "{result:?}");
    conflict(store.append(&game, 1, &joined(1), None).await);
    store.append(&game, 0, &opened(), None).await.unwrap();
    conflict(store.append(&game, 0, &opened(), None).await);
    conflict(store.append(&game, 2, &joined(1), None).await);
    store.append(&game, 1, &joined(1), None).await.unwrap();
    conflict(store.append(&game, 1, &joined(2), None).await);
    assert_eq!(store.entries(&game, 0).await.unwrap(), [opened(), joined(1)].map(SavedEntry::from));
}

pub(crate) async fn of_many_appends_at_one_version_one_succeeds(place: &impl Place) {
    // Two programs with the same store, such as a server and `four admin`, or two nodes.
    let stores = [place.open().await, place.open().await];
    let games: [GameId; 20] = std::array::from_fn(|_| GameId::new().unwrap());
    for game in &games {
        stores[0].append(game, 0, &opened(), None).await.unwrap();
    }
    // One of them goes through the games backwards: they must not wait for each other.
    let backwards = games.iter().rev().map(|game| (game, 1));
    let appends = games.iter().map(|game| (game, 0)).chain(backwards).cycle().take(400);
    let appends = appends.enumerate().map(|(number, (game, store))| {
        let (store, game) = (Arc::clone(&stores[store]), game.clone());
        tokio::spawn(async move { store.append(&game, 1, &joined(number as u64), None).await })
    });
    let mut succeeded = 0;
    for append in appends.collect::<Vec<_>>() {
        let append = append.await.unwrap();
        assert!(append.is_ok() || is_conflict(&append), "{append:?}");
        succeeded += usize::from(append.is_ok());
    }
    assert_eq!(succeeded, games.len());
    for game in &games {
        assert_eq!(stores[1].entries(game, 0).await.unwrap().len(), 2);
    }
}

/// What waits while the store is busy is saved together. Entries of one game that follow each other are saved in order, or
/// refused.
pub(crate) async fn appends_in_one_batch_are_as_good_as_alone(place: &impl Place) {
    let (store, game) = (place.open().await, GameId::new().unwrap());
    store.append(&game, 0, &opened(), None).await.unwrap();
    let entries: Vec<_> = (1..50).map(joined).collect();
    let next = entries.iter().zip(1..).map(|(entry, version)| store.append(&game, version, entry, None));
    let results = futures_util::future::join_all(next).await;
    assert!(results.iter().all(|result| result.is_ok() || is_conflict(result)), "{results:?}");
    let saved = results.iter().take_while(|result| result.is_ok()).count();
    assert!(saved > 0 && results[saved..].iter().all(is_conflict), "{results:?}");
    assert_eq!(store.versions(std::slice::from_ref(&game)).await.unwrap(), [saved as u64 + 1]);
    let found: Vec<SavedEntry> = store.entries(&game, 1).await.unwrap();
    assert_eq!(found, entries.into_iter().take(saved).map(SavedEntry::from).collect::<Vec<_>>());
}

pub(crate) async fn games_without_activity_expire_and_deleted_games_are_gone(place: &impl Place) {
    let store = place.open().await;
    let [old, waiting, played, deleted] = std::array::from_fn(|_| GameId::new().unwrap());
    for game in [&old, &waiting, &played, &deleted] {
        store.append(game, 0, &opened(), None).await.unwrap();
    }
    for (game, at) in [(&old, 10), (&played, 100), (&deleted, 100)] {
        store.append(game, 1, &joined(at), None).await.unwrap();
    }
    assert_eq!(store.expire(50, 50, 1000).await.unwrap(), 3, "two entries of one game, one of the other");
    assert!(store.delete(&deleted).await.unwrap());
    assert!(!store.delete(&deleted).await.unwrap());
    assert!(matches!(store.append(&deleted, 2, &joined(1), None).await, Err(StoreError::Conflict)));
    let left = store.list(9).await.unwrap();
    assert_eq!(left.iter().map(|summary| &summary.game).collect::<Vec<_>>(), [&played]);
}

pub(crate) async fn no_more_games_expire_at_once_than_is_said(place: &impl Place) {
    let store = place.open().await;
    for at in 0..10 {
        store.append(&GameId::new().unwrap(), 0, &StoredEntry { at, ..opened() }, None).await.unwrap();
    }
    assert_eq!((store.expire(50, 50, 3).await.unwrap(), store.count().await.unwrap()), (3, 7));
    let oldest = store.list(10).await.unwrap().last().unwrap().changed;
    assert_eq!(oldest, 3, "the oldest go first");
}

pub(crate) async fn the_store_knows_when_nobody_served(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.resume(1000).await.unwrap(), []);
    store.beat(1500, &[(1100, 1200)]).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.resume(9000).await.unwrap(), [(1500, 9000), (1100, 1200)]);
    // A clock that was set back is no outage.
    assert_eq!(store.resume(8000).await.unwrap().len(), 2);
}

pub(crate) async fn only_games_with_a_free_seat_expire_early(place: &impl Place) {
    let store = place.open().await;
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
        store.append(&GameId::new().unwrap(), 0, &entry, None).await.unwrap();
    }
    assert_eq!(store.expire(50, 0, 1000).await.unwrap(), 300);
    for summary in store.list(1000).await.unwrap() {
        let entries = store.entries(&summary.game, 0).await.unwrap();
        assert_eq!(Room::new(entries).unwrap().free(), None);
    }
    assert_eq!(store.expire(50, 0, 1000).await.unwrap(), 0);
    assert_eq!(store.expire(50, 50, 1000).await.unwrap(), 300);
}

/// An append and a deletion at the same moment: either the game is there whole, or nothing of it.
pub(crate) async fn a_deleted_game_leaves_nothing_behind(place: &impl Place) {
    let stores = [place.open().await, place.open().await];
    for _ in 0..50 {
        let game = GameId::new().unwrap();
        stores[0].append(&game, 0, &opened(), None).await.unwrap();
        let entry = joined(1);
        let (added, deleted) =
            tokio::join!(stores[0].append(&game, 1, &entry, None), stores[1].delete(&game));
        assert!(deleted.unwrap());
        assert!(added.is_ok() || is_conflict(&added), "{added:?}");
        assert_eq!(stores[0].entries(&game, 0).await.unwrap(), []);
    }
    assert_eq!(stores[0].count().await.unwrap(), 0);
}

pub(crate) async fn versions_are_those_of_the_games(place: &impl Place) {
    let store = place.open().await;
    let [one, none, two] = std::array::from_fn(|_| GameId::new().unwrap());
    store.append(&one, 0, &opened(), None).await.unwrap();
    store.append(&two, 0, &opened(), None).await.unwrap();
    store.append(&two, 1, &joined(1), None).await.unwrap();
    assert_eq!(store.versions(&[one, none, two]).await.unwrap(), [1, 0, 2]);
    assert_eq!(store.versions(&[]).await.unwrap(), [0; 0]);
}
