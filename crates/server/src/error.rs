//! The one error type of the server: why a request could not be granted, and how that is answered over HTTP.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use four_engine::{CoachError, ParseHardnessError, ParseLevelError};
use four_picture::PictureError;
use four_protocol::Problem;
use four_rules::{MovesError, ParseRulesError, ReplayError, RuleSet};
use four_text::Text;
use thiserror::Error;

use crate::engine::Busy;
use crate::id::RandomError;
use crate::room::{CorruptGameError, Rejection};
use crate::store::StoreError;

/// Why a request could not be granted.
#[derive(Debug, Error)]
pub(crate) enum RequestError {
    #[error("there is nothing at this address")]
    NotFound,
    #[error("there is no such game; it may have expired")]
    NoSuchGame,
    #[error("both seats are taken; you can watch")]
    SeatTaken,
    #[error(transparent)]
    Invalid(InvalidRequest),
    #[error("the body is too large")]
    TooLarge,
    #[error("this address does not take that method")]
    Method,
    #[error("the request comes from a page of another site")]
    CrossSite,
    #[error("the request is for another host")]
    WrongHost,
    #[error("too many requests; wait a moment")]
    TooFast,
    #[error("too many games opened from this address; wait a while")]
    TooManyGames,
    #[error(transparent)]
    Busy(#[from] Busy),
    #[error("the table rejected it: {0:?}")]
    Rejected(Rejection),
    #[error(transparent)]
    Internal(InternalError),
    #[error("the server is stopping")]
    Stopping,
}

/// What is wrong with a request.
#[derive(Debug, Error)]
pub(crate) enum InvalidRequest {
    #[error("the body cannot be read: {0}")]
    Body(String),
    #[error("the parameters cannot be read")]
    Parameters,
    #[error("this address is for WebSockets")]
    NotAWebSocket,
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
    #[error(transparent)]
    Moves(#[from] MovesError),
    #[error(transparent)]
    Level(#[from] ParseLevelError),
    #[error(transparent)]
    Hardness(#[from] ParseHardnessError),
    #[error("the rules and the moves are too long")]
    TooLong,
    #[error(transparent)]
    Coach(#[from] CoachError),
    #[error("invalid clock: expected a time between a second and a month")]
    Clock,
    #[error("invalid token: expected 32 hexadecimal digits")]
    Token,
}

/// What failed in the server. The log has the details; clients learn only that something failed.
#[derive(Debug, Error)]
pub(crate) enum InternalError {
    #[error(transparent)]
    Corrupt(#[from] CorruptGameError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the picture cannot be drawn: {0}")]
    Picture(#[from] PictureError),
    #[error("the engine gave no move")]
    NoMove,
    #[error(transparent)]
    Random(#[from] RandomError),
}

/// Lets `?` turn an error into the part of [`RequestError`] that it belongs to.
macro_rules! belongs {
    ($($part:ident: $($error:ty),+;)+) => {
        $($(impl From<$error> for RequestError {
            fn from(error: $error) -> RequestError {
                RequestError::$part(error.into())
            }
        })+)+
    };
}

belongs! {
    Invalid: InvalidRequest, ParseRulesError, MovesError, ParseLevelError, ParseHardnessError, CoachError;
    Rejected: Rejection;
    Internal: InternalError, CorruptGameError, ReplayError, StoreError, PictureError, RandomError;
}

impl RequestError {
    /// Whether the server failed, rather than the client having asked for something impossible.
    pub(crate) const fn is_internal(&self) -> bool {
        matches!(self, RequestError::Internal(_))
    }

    /// Whether the same request may be granted a little later.
    pub(crate) fn is_temporary(&self) -> bool {
        matches!(self.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE)
    }

    /// The HTTP status, and the word that programs read.
    const fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            RequestError::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            RequestError::NoSuchGame => (StatusCode::NOT_FOUND, "no_such_game"),
            RequestError::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            RequestError::Invalid(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            RequestError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            RequestError::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            RequestError::CrossSite => (StatusCode::FORBIDDEN, "foreign"),
            RequestError::WrongHost => (StatusCode::MISDIRECTED_REQUEST, "wrong_host"),
            RequestError::TooFast => (StatusCode::TOO_MANY_REQUESTS, "too_fast"),
            RequestError::TooManyGames => (StatusCode::TOO_MANY_REQUESTS, "too_many_games"),
            RequestError::Busy(_) => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            RequestError::Rejected(_) | RequestError::Internal(_) | RequestError::Stopping => {
                (StatusCode::SERVICE_UNAVAILABLE, "unavailable")
            }
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The word that programs read.
    pub(crate) const fn word(&self) -> &'static str {
        self.kind().1
    }

    /// The message for people, in sentences.
    pub(crate) fn say(&self, text: Text) -> String {
        let said = match self {
            RequestError::NotFound => text.table_nothing_here(),
            RequestError::NoSuchGame => text.table_no_such_game(),
            RequestError::SeatTaken => text.table_seat_taken(),
            RequestError::Invalid(error) => return error.say(text),
            RequestError::TooLarge => text.table_too_large(),
            RequestError::Method => text.table_method(),
            RequestError::CrossSite => text.table_foreign(),
            RequestError::WrongHost => text.table_wrong_host(),
            RequestError::TooFast => text.table_too_fast(),
            RequestError::TooManyGames => text.table_too_many_games(),
            RequestError::Busy(_) => text.table_busy(),
            RequestError::Internal(InternalError::Picture(_)) => text.table_picture(),
            RequestError::Rejected(_) | RequestError::Internal(_) | RequestError::Stopping => {
                text.table_failed()
            }
        };
        said.into()
    }

    /// The answer to a program.
    pub(crate) fn to_json(&self, text: Text) -> Response {
        let (status, word) = self.kind();
        (status, Json(Problem { error: word.into(), message: self.say(text) })).into_response()
    }
}

impl InvalidRequest {
    /// The message for people. What a JSON library says about a body stays in English, for the programmer who sent it.
    fn say(&self, text: Text) -> String {
        let said = match self {
            InvalidRequest::Body(why) => return text.table_bad_body(why),
            InvalidRequest::Parameters => text.table_bad_parameters(),
            InvalidRequest::NotAWebSocket => text.table_web_socket(),
            InvalidRequest::Rules(ParseRulesError::Unknown(word)) => {
                return text.table_unknown_rule(word, RuleSet::EXAMPLES);
            }
            InvalidRequest::Rules(error) => return text.table_bad_rules(text.rules_text_error(error)),
            InvalidRequest::Moves(error) => return text.table_bad_moves(text.moves_text_error(error)),
            InvalidRequest::Level(ParseLevelError(level)) => {
                return text.table_bad_value(text.unknown_level(level));
            }
            InvalidRequest::Hardness(ParseHardnessError(hardness)) => {
                return text.table_bad_value(text.unknown_hardness(hardness));
            }
            InvalidRequest::TooLong => text.table_too_long(),
            InvalidRequest::Coach(error @ CoachError::NotPlain) => return text.coach_silence(*error),
            InvalidRequest::Coach(error) => return text.table_no_answer(text.coach_error(*error)),
            InvalidRequest::Clock => text.table_clock(),
            InvalidRequest::Token => text.table_token(),
        };
        said.into()
    }
}

/// The error itself, without a body. The middleware, which knows the language and whether a program or a person asks, makes
/// the answer.
impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        if self.is_internal() {
            tracing::error!(error = %self, "a request failed");
        }
        (self.status(), Extension(Arc::new(self))).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Requests in a test cannot cause these; `tests/brackets` checks the others.
    #[test]
    fn failures_are_told_in_sentences_and_without_details() {
        let text = Text::of("xx".parse::<four_text::Language>().unwrap());
        let store = || StoreError::Database(sqlx::Error::Protocol("secret details".into()));
        let corrupt = CorruptGameError { entry: 1, why: "secret details".into() };
        for error in [
            RequestError::from(store()),
            corrupt.into(),
            ReplayError::CutOff.into(),
            PictureError::Unwanted.into(),
            RandomError.into(),
            InternalError::NoMove.into(),
            Busy.into(),
            Rejection::Stale.into(),
            RequestError::WrongHost,
            RequestError::Stopping,
            CoachError::TooHard.into(),
            CoachError::Over.into(),
        ] {
            let said = error.say(text);
            assert!(said.starts_with('⟦') && said.ends_with('⟧'), "{error}: {said}");
            assert!(!said.contains("secret"), "{said}");
        }
        assert!(RequestError::from(store()).is_internal());
    }
}
