//! What an error of PostgreSQL means to a server.

use four_server::StoreError;

/// Codes of the standard: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
const WRONG_PASSWORD: &str = "28P01";
const NOT_LET_IN: &str = "28000";
const NO_DATABASE: &str = "3D000";
const LACKS_A_RIGHT: &str = "42501";

/// An address that cannot be read.
pub(super) fn address_error(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(why) => StoreError::Address(why.to_string()),
        other => StoreError::Address(other.to_string()),
    }
}

/// What went wrong.
pub(super) fn store_error(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(reported) => {
            let said = reported.message().to_owned();
            match reported.code().as_deref() {
                Some(WRONG_PASSWORD | NOT_LET_IN) => StoreError::Password(said),
                Some(NO_DATABASE) => StoreError::NoDatabase(said),
                Some(LACKS_A_RIGHT) => StoreError::Rights(said),
                _ => StoreError::Database(error),
            }
        }
        sqlx::Error::Io(why) => StoreError::Unreachable(why.to_string()),
        sqlx::Error::PoolTimedOut => StoreError::Unreachable("no connection was free in time".into()),
        sqlx::Error::PoolClosed => StoreError::Closed,
        _ => StoreError::Database(error),
    }
}
