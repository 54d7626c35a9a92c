//! The writes of one node to PostgreSQL. The server's writer brings group commit and a new connection after a failure.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use four_server::StoreError;
use four_server::writer::{Database, NewEntry, Other, signed};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};

use super::error::store_error;
use super::in_time;

/// Appends many entries, at most one a game: a statement does not see what it has itself inserted. A game is opened if there is
/// none, or goes on if its row still has the version before. Rows are locked in the order of their games, so two nodes never
/// wait for each other. Returns the games whose entry was added.
const APPEND: &str = "
    WITH new AS (
        SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BOOLEAN[], $6::TEXT[])
            AS new (game, version, at, due, waiting, line)
    ), opened AS (
        INSERT INTO four.games (game, version, opened, changed, waiting, due)
        SELECT game, 1, at, at, waiting, due FROM new WHERE version = 1 ORDER BY game COLLATE \"C\"
        ON CONFLICT DO NOTHING RETURNING game
    ), followed AS (
        SELECT games.game FROM four.games JOIN new ON games.game = new.game AND games.version = new.version - 1
        WHERE new.version > 1 ORDER BY games.game FOR UPDATE OF games
    ), continued AS (
        UPDATE four.games SET version = new.version, changed = new.at, waiting = FALSE, due = new.due
        FROM new JOIN followed USING (game)
        WHERE games.game = new.game AND games.version = new.version - 1 RETURNING games.game
    )
    INSERT INTO four.lines (game, version, at, line)
    SELECT game, version, at, line FROM new
    WHERE game IN (SELECT game FROM opened UNION ALL SELECT game FROM continued)
    RETURNING game";

const DELETE: &str = "WITH gone AS (DELETE FROM four.games WHERE game = $1 RETURNING version)
    SELECT COALESCE(SUM(version), 0)::BIGINT FROM gone";
/// Deletes games, given with their versions, unless they have changed since they were found.
const DELETE_OLD: &str = "WITH gone AS (
        DELETE FROM four.games USING unnest($1::TEXT[], $2::BIGINT[]) AS old (game, version)
        WHERE games.game = old.game AND games.version = old.version RETURNING games.version)
    SELECT COALESCE(SUM(version), 0)::BIGINT FROM gone";
/// Changes a counter that has no other use: it proves that the database can be written.
const PROBE: &str = "UPDATE four.service SET probes = probes + 1";
/// Notes that a node serves at $1.
const BEAT: &str = "UPDATE four.service SET alive = GREATEST(alive, $1)";
/// Notes that none served until $1.
const RESUME: &str =
    "INSERT INTO four.outages SELECT alive, $1 FROM four.service WHERE alive BETWEEN 1 AND $1 - 1";
const OUTAGES: &str = "INSERT INTO four.outages SELECT * FROM unnest($1::BIGINT[], $2::BIGINT[])";

/// Where a node writes.
#[derive(Debug)]
pub(super) struct PostgresWriter {
    options: PgConnectOptions,
}

impl PostgresWriter {
    pub(super) const fn new(options: PgConnectOptions) -> PostgresWriter {
        PostgresWriter { options }
    }

    pub(super) async fn connect_in_time(&self) -> Result<PgConnection, StoreError> {
        in_time(self.options.connect()).await?.map_err(store_error)
    }
}

#[async_trait]
impl Database for PostgresWriter {
    type Connection = PgConnection;

    async fn connect(&self) -> Result<PgConnection, StoreError> {
        self.connect_in_time().await
    }

    async fn append(
        &self,
        connection: &mut PgConnection,
        entries: &[NewEntry],
    ) -> Result<Vec<bool>, StoreError> {
        let mut added = vec![false; entries.len()];
        for round in rounds(entries) {
            let games = in_time(append_round(connection, entries, &round)).await?.map_err(store_error)?;
            for index in round {
                added[index] = games.contains(&entries[index].game);
            }
        }
        Ok(added)
    }

    async fn execute(&self, connection: &mut PgConnection, other: &Other) -> Result<u64, StoreError> {
        in_time(execute(connection, other)).await?.map_err(store_error)
    }

    async fn close(&self, connection: PgConnection) -> Result<(), StoreError> {
        in_time(connection.close()).await?.map_err(store_error)
    }
}

/// The entries in rounds, by index: a game has at most one in each, and its rounds are in order.
fn rounds(entries: &[NewEntry]) -> Vec<Vec<usize>> {
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut next: HashMap<&str, usize> = HashMap::new();
    for (index, entry) in entries.iter().enumerate() {
        let round = next.entry(&entry.game).or_default();
        match rounds.get_mut(*round) {
            Some(indexes) => indexes.push(index),
            None => rounds.push(vec![index]),
        }
        *round += 1;
    }
    rounds
}

/// Appends the entries of one round in one statement. Returns the games whose entry was added.
async fn append_round(
    connection: &mut PgConnection,
    entries: &[NewEntry],
    round: &[usize],
) -> Result<HashSet<String>, sqlx::Error> {
    let new = || round.iter().map(|&index| &entries[index]);
    let query = sqlx::query_scalar(APPEND)
        .bind(new().map(|entry| entry.game.as_str()).collect::<Vec<_>>())
        .bind(new().map(|entry| entry.version).collect::<Vec<_>>())
        .bind(new().map(|entry| entry.at).collect::<Vec<_>>())
        .bind(new().map(|entry| entry.due).collect::<Vec<_>>())
        .bind(new().map(|entry| entry.waiting).collect::<Vec<_>>())
        .bind(new().map(|entry| entry.line.as_str()).collect::<Vec<_>>());
    let added: Vec<String> = query.fetch_all(connection).await?;
    Ok(added.into_iter().collect())
}

async fn execute(connection: &mut PgConnection, other: &Other) -> Result<u64, sqlx::Error> {
    let deleted = match other {
        Other::Delete(game) => sqlx::query_scalar(DELETE).bind(game),
        Other::Expire(games) => {
            let (names, versions): (Vec<String>, Vec<i64>) = games.iter().cloned().unzip();
            sqlx::query_scalar(DELETE_OLD).bind(names).bind(versions)
        }
        Other::Probe => return Ok(sqlx::query(PROBE).execute(connection).await?.rows_affected()),
        Other::Resume { now } => {
            sqlx::query(RESUME).bind(signed(*now)).execute(&mut *connection).await?;
            return beat(connection, *now).await;
        }
        Other::Beat { now, outages } => {
            if !outages.is_empty() {
                let (began, ended): (Vec<i64>, Vec<i64>) =
                    outages.iter().map(|&(began, ended)| (signed(began), signed(ended))).unzip();
                sqlx::query(OUTAGES).bind(began).bind(ended).execute(&mut *connection).await?;
            }
            return beat(connection, *now).await;
        }
    };
    let entries: i64 = deleted.fetch_one(connection).await?;
    Ok(u64::try_from(entries).unwrap_or(0))
}

async fn beat(connection: &mut PgConnection, now: u64) -> Result<u64, sqlx::Error> {
    Ok(sqlx::query(BEAT).bind(signed(now)).execute(connection).await?.rows_affected())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_round_has_two_entries_of_one_game() {
        let entry = |game: &str, version| NewEntry {
            game: game.into(),
            version,
            at: 0,
            due: None,
            waiting: false,
            line: String::new(),
        };
        let entries = [entry("a", 1), entry("b", 7), entry("a", 2), entry("c", 1), entry("a", 2)];
        assert_eq!(rounds(&entries), [vec![0, 1, 3], vec![2], vec![4]]);
        assert_eq!(rounds(&[]), [[]; 0] as [[usize; 0]; 0]);
    }
}
