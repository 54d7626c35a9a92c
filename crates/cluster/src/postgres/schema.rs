//! The tables, and how older ones become the newest.
//!
//! `four.games` has one row a game: the version that the next entry must follow, and when a node has to look at it. Its row
//! lock is what makes appends and deletions wait for each other. `four.lines` has the entries.

use four_server::StoreError;
use sqlx::{Connection, PgConnection};

use super::error::store_error;

/// The migration from version n to version n + 1. Existing ones never change. While nodes are upgraded one after the other, an
/// older program uses the newer tables: a migration only adds, and what it adds has a default.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE four.games (
        game TEXT COLLATE \"C\" PRIMARY KEY,
        version BIGINT NOT NULL,
        opened BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        waiting BOOLEAN NOT NULL,
        due BIGINT
    );
    CREATE INDEX games_changed ON four.games (changed);
    CREATE INDEX games_due ON four.games (due) WHERE due IS NOT NULL;
    CREATE TABLE four.lines (
        game TEXT COLLATE \"C\" NOT NULL REFERENCES four.games ON DELETE CASCADE,
        version BIGINT NOT NULL,
        at BIGINT NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, version)
    );
    CREATE TABLE four.service (alive BIGINT NOT NULL, probes BIGINT NOT NULL);
    INSERT INTO four.service VALUES (0, 0);
    CREATE TABLE four.outages (began BIGINT NOT NULL, ended BIGINT NOT NULL);
    CREATE INDEX outages_ended ON four.outages (ended);
    CREATE FUNCTION four.now() RETURNS BIGINT LANGUAGE SQL VOLATILE
        AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$"];

/// The key of the advisory lock under which nodes that start at the same time migrate one after the other.
const MIGRATION_LOCK: i64 = 0x466f_7572_0001;

/// Brings the tables to the newest version, all at once or not at all.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let migrated = async {
        let mut transaction = connection.begin().await?;
        let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK);
        lock.execute(&mut *transaction).await?;
        let found = found_version(&mut transaction).await?;
        let known = MIGRATIONS.len() as i64;
        match found {
            Found::Foreign => return Ok(Err(StoreError::Foreign)),
            Found::Version(found) if found > known => return Ok(Err(StoreError::TooNew { found, known })),
            Found::Version(found) if found == known => {}
            Found::Nothing => apply(&mut transaction, 0).await?,
            Found::Version(found) => apply(&mut transaction, usize::try_from(found).unwrap_or(0)).await?,
        }
        transaction.commit().await?;
        Ok(Ok(()))
    };
    migrated.await.map_err(store_error)?
}

/// What is in the database.
enum Found {
    Nothing,
    /// A schema of this name that is not ours.
    Foreign,
    Version(i64),
}

async fn found_version(connection: &mut PgConnection) -> Result<Found, sqlx::Error> {
    let exists = "SELECT to_regnamespace('four') IS NOT NULL, to_regclass('four.schema_version') IS NOT NULL";
    match sqlx::query_as(exists).fetch_one(&mut *connection).await? {
        (false, _) => Ok(Found::Nothing),
        (true, false) => Ok(Found::Foreign),
        (true, true) => {
            let version = sqlx::query_scalar("SELECT version FROM four.schema_version");
            Ok(Found::Version(version.fetch_one(connection).await?))
        }
    }
}

/// Applies the migrations after the first `done`.
async fn apply(connection: &mut PgConnection, done: usize) -> Result<(), sqlx::Error> {
    if done == 0 {
        let first = "CREATE SCHEMA four; CREATE TABLE four.schema_version (version BIGINT NOT NULL);
            INSERT INTO four.schema_version VALUES (0)";
        sqlx::raw_sql(first).execute(&mut *connection).await?;
    }
    for migration in MIGRATIONS.iter().skip(done) {
        sqlx::raw_sql(*migration).execute(&mut *connection).await?;
    }
    let version = sqlx::query("UPDATE four.schema_version SET version = $1").bind(MIGRATIONS.len() as i64);
    version.execute(connection).await.map(drop)
}
