//! `four admin move`: copies all games from one database to another, of any kind.

use std::io::Write;

use four_server::{GameId, Room, Store, StoredEntry, Summary};
use four_text::Text;

use crate::database::Database;
use crate::error::{CommandError, OrBadInput};
use crate::wording::InWords;

/// Copies all games. What is there already is left; so a copy that was interrupted can be repeated.
pub(crate) async fn run(from: &str, to: &str, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let (from, to) = (Database::at(from)?, Database::at(to)?);
    if from == to {
        return Err(CommandError::about(to, MoveError::SameDatabase));
    }
    // A server that uses either file would go on with games that were copied.
    let (source, target) = (from.open().await?, to.serve().await?);
    let copied = Copy { from: &*source, to: &*target }.all().await;
    source.close().await;
    target.close().await;
    let (games, entries) = copied?;
    Ok(writeln!(out, "{}", text.admin_moved(games, entries))?)
}

struct Copy<'a> {
    from: &'a dyn Store,
    to: &'a dyn Store,
}

impl Copy<'_> {
    /// Copies everything; returns how many games and entries there are.
    async fn all(&self) -> Result<(usize, u64), CommandError> {
        let games = self.from.list(u32::MAX).await.or_bad_input()?;
        let mut entries = 0;
        for Summary { game, .. } in &games {
            entries += self.game(game).await?;
        }
        self.outages().await.or_bad_input()?;
        Ok((games.len(), entries))
    }

    /// Copies what is missing of a game, and returns the number of its entries.
    async fn game(&self, game: &GameId) -> Result<u64, CommandError> {
        let read = async |store: &dyn Store| store.entries(game, 0).await.about(game);
        let room = Room::new(read(self.from).await?).about(game)?;
        // What this program does not know of an entry would be lost.
        if room.entries().iter().any(StoredEntry::is_newer) {
            return Err(CommandError::about(game, MoveError::Newer));
        }
        let there = read(self.to).await?;
        let (known, count) = (there.len() as u64, there.len());
        if known > 0 && Room::new(there).about(game)?.chain(known) != room.chain(known) {
            return Err(CommandError::about(game, MoveError::Different));
        }
        let missing = room.entries().iter().zip(0..).skip(count);
        for (entry, version) in missing {
            let due = room.due(entry.at).filter(|_| version + 1 == room.version());
            self.to.append(game, version, entry, due).await.about(game)?;
        }
        Ok(room.version())
    }

    /// Copies when nobody served, up to now: the time of the move is not charged to players either.
    async fn outages(&self) -> Result<(), four_server::StoreError> {
        let now = match self.to.now().await? {
            Some(now) => now,
            None => self.from.now().await?.unwrap_or_else(wall),
        };
        let outages = self.from.resume(now).await?;
        self.to.beat(now, &outages).await.map(drop)
    }
}

/// Milliseconds since 1970 by this machine's clock.
fn wall() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

/// Why games cannot be copied.
#[derive(Debug)]
enum MoveError {
    SameDatabase,
    /// The other database has another game of this id.
    Different,
    /// A newer program has written entries of this game.
    Newer,
}

impl InWords for MoveError {
    fn in_words(&self, text: Text) -> String {
        match self {
            MoveError::SameDatabase => text.admin_same_database().into(),
            MoveError::Different => text.admin_different().into(),
            MoveError::Newer => text.admin_newer().into(),
        }
    }
}
