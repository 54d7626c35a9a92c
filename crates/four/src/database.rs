//! The database and the bus of a server, by their addresses.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use four_files::Folders;
use four_server::{Bus, LocalBus, Sqlite, Store};
use four_text::Text;

use crate::cli::{BusArg, DbArg};
use crate::error::{CommandError, OrBadInput};
use crate::wording::InWords;

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Database {
    /// A SQLite file, for one node.
    File(PathBuf),
    /// A PostgreSQL database, for any number of nodes.
    Postgres(String),
}

/// How the address of a PostgreSQL database begins.
const POSTGRES: [&str; 2] = ["postgres://", "postgresql://"];

impl Database {
    /// The database that the arguments name, or the usual one.
    pub(crate) fn of(db: &DbArg) -> Result<Database, CommandError> {
        match &db.db {
            Some(address) => Database::at(address),
            None => default_file().ok_or(DatabaseError::NoHome).or_bad_input().map(Database::File),
        }
    }

    pub(crate) fn at(address: &str) -> Result<Database, CommandError> {
        match POSTGRES.iter().any(|kind| address.starts_with(kind)) {
            true => Ok(Database::Postgres(address.into())),
            false => four_server::file_of(address).or_bad_input().map(Database::File),
        }
    }

    /// Opens or creates it for a server. A file serves one server.
    pub(crate) async fn serve(&self) -> Result<Arc<dyn Store>, CommandError> {
        match self {
            Database::File(path) => {
                if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder).about(folder.display())?;
                }
                Ok(Arc::new(Sqlite::serve(path).await.about(self)?))
            }
            Database::Postgres(address) => postgres(address).await,
        }
    }

    /// Opens one that exists.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, CommandError> {
        match self {
            Database::File(path) => Ok(Arc::new(open_file(path).await?)),
            Database::Postgres(address) => postgres(address).await,
        }
    }

    /// Its file; backups of PostgreSQL are made by its own programs.
    pub(crate) fn file(&self) -> Result<&Path, CommandError> {
        match self {
            Database::File(path) => Ok(path),
            Database::Postgres(_) => Err(CommandError::about(self, DatabaseError::NotAFile)),
        }
    }
}

/// Without the password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

/// An address without the user and the password in it.
fn without_password(address: &str) -> String {
    let address = match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((kind, _)), Some((_, place))) => format!("{kind}://{place}"),
        (None, Some((_, place))) => place.to_owned(),
        (_, None) => address.to_owned(),
    };
    address.split('?').next().unwrap_or_default().to_owned()
}

/// Opens a SQLite file that exists.
pub(crate) async fn open_file(path: &Path) -> Result<Sqlite, CommandError> {
    match path.exists() {
        true => Sqlite::open(path).await.about(path.display()),
        false => Err(CommandError::about(path.display(), DatabaseError::NotFound)),
    }
}

/// The database among the user's data.
fn default_file() -> Option<PathBuf> {
    Folders::usual().map(|folders| folders.data.join("online.db"))
}

#[cfg(feature = "cluster")]
async fn postgres(address: &str) -> Result<Arc<dyn Store>, CommandError> {
    let store = four_cluster::Postgres::open(address).await.about(without_password(address))?;
    Ok(Arc::new(store))
}

#[cfg(not(feature = "cluster"))]
async fn postgres(address: &str) -> Result<Arc<dyn Store>, CommandError> {
    Err(CommandError::about(without_password(address), DatabaseError::NotBuiltIn))
}

/// The bus that the arguments name. Without one, a node hears of its own changes only.
pub(crate) async fn bus(arg: &BusArg, database: &Database) -> Result<Arc<dyn Bus>, CommandError> {
    match (&arg.bus, database) {
        (None, _) => Ok(Arc::new(LocalBus::default())),
        (Some(address), Database::File(_)) => {
            Err(CommandError::about(without_password(address), DatabaseError::BusWithoutPostgres))
        }
        (Some(address), Database::Postgres(_)) => Ok(nats(address).await?),
    }
}

#[cfg(feature = "cluster")]
pub(crate) async fn nats(address: &str) -> Result<Arc<four_cluster::Nats>, CommandError> {
    let node = crate::seed::or_random(None)?;
    Ok(Arc::new(four_cluster::Nats::connect(address, node).await.about(without_password(address))?))
}

#[cfg(not(feature = "cluster"))]
async fn nats(address: &str) -> Result<Arc<LocalBus>, CommandError> {
    Err(CommandError::about(without_password(address), DatabaseError::NotBuiltIn))
}

/// Why a database or a bus cannot be used.
#[derive(Debug)]
enum DatabaseError {
    /// No database was given, and the user has no home folder.
    NoHome,
    NotFound,
    /// Only SQLite files are copied by this program.
    NotAFile,
    /// A bus connects nodes, and a file has one.
    BusWithoutPostgres,
    #[cfg_attr(feature = "cluster", expect(dead_code, reason = "everything is built in"))]
    NotBuiltIn,
}

impl InWords for DatabaseError {
    fn in_words(&self, text: Text) -> String {
        match self {
            DatabaseError::NoHome => text.serve_no_home().into(),
            DatabaseError::NotFound => text.serve_no_database().into(),
            DatabaseError::NotAFile => text.serve_not_a_file().into(),
            DatabaseError::BusWithoutPostgres => text.serve_bus_alone().into(),
            DatabaseError::NotBuiltIn => text.serve_not_built_in().into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |address: &str| Database::at(address).unwrap().to_string();
        assert_eq!(shown("postgres://ann:s3cret@db.test:5432/four"), "postgres://db.test:5432/four");
        assert_eq!(shown("postgres://db.test/four?password=s3cret"), "postgres://db.test/four");
        assert_eq!(shown("sqlite:games.db"), "games.db");
        assert_eq!(without_password("ann:s3cret@bus.test:4222"), "bus.test:4222");
    }
}
