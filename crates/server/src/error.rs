//! The one error type of the server: why a request could not be granted, and how that is answered over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use four_engine::{CoachError, ParseHardnessError, ParseLevelError};
use four_picture::PictureError;
use four_protocol::Problem;
use four_rules::{MovesError, ParseRulesError, ReplayError};
use four_text::Text;
use thiserror::Error;

use crate::engine::Busy;
use crate::id::RandomError;
use crate::room::{CorruptGameError, Rejection};
use crate::store::StoreError;

/// Why a request could not be granted.
#[derive(Debug, Error)]
pub(crate) enum RequestError {
    #[error("there is nothing here")]
    NotFound,
    #[error("there is no such game; it may have expired")]
    NoSuchGame,
    #[error("both seats are taken; you can watch")]
    SeatTaken,
    #[error("{0}")]
    Bad(String),
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
    Coach(CoachError),
    #[error("invalid clock: expected a time between a second and a month")]
    Clock,
    #[error("invalid token: expected 32 hexadecimal digits")]
    Token,
    #[error("the picture cannot be drawn: {0}")]
    Picture(#[from] PictureError),
    #[error("the body is too large")]
    TooLarge,
    #[error("this address does not take that method")]
    Method,
    #[error("this page belongs to another site")]
    CrossSite,
    #[error("too many requests; wait a moment")]
    TooFast,
    #[error("too many games opened from here; wait a while")]
    TooManyGames,
    #[error("the coach is busy; try again in a moment")]
    Busy,
    #[error("the table rejected it: {0:?}")]
    Rejected(Rejection),
    #[error(transparent)]
    Corrupt(#[from] CorruptGameError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the engine gave no move")]
    NoMove,
    #[error(transparent)]
    Random(#[from] RandomError),
    #[error("the server is stopping")]
    Stopping,
}

impl From<Rejection> for RequestError {
    fn from(rejection: Rejection) -> RequestError {
        RequestError::Rejected(rejection)
    }
}

impl From<Busy> for RequestError {
    fn from(Busy: Busy) -> RequestError {
        RequestError::Busy
    }
}

impl RequestError {
    /// Whether the server failed, rather than the client having asked for something impossible.
    pub(crate) const fn is_internal(&self) -> bool {
        matches!(
            self,
            RequestError::Picture(_)
                | RequestError::Corrupt(_)
                | RequestError::Replay(_)
                | RequestError::Store(_)
                | RequestError::NoMove
                | RequestError::Random(_)
        )
    }

    /// The HTTP status, and the word that programs read.
    const fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            RequestError::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            RequestError::NoSuchGame => (StatusCode::NOT_FOUND, "no_such_game"),
            RequestError::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            RequestError::Bad(_)
            | RequestError::Rules(_)
            | RequestError::Moves(_)
            | RequestError::Level(_)
            | RequestError::Hardness(_)
            | RequestError::TooLong
            | RequestError::Coach(_)
            | RequestError::Clock
            | RequestError::Token
            | RequestError::Picture(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            RequestError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            RequestError::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            RequestError::CrossSite => (StatusCode::FORBIDDEN, "foreign"),
            RequestError::TooFast => (StatusCode::TOO_MANY_REQUESTS, "too_fast"),
            RequestError::TooManyGames => (StatusCode::TOO_MANY_REQUESTS, "too_many_games"),
            RequestError::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            RequestError::Rejected(_)
            | RequestError::Corrupt(_)
            | RequestError::Replay(_)
            | RequestError::Store(_)
            | RequestError::NoMove
            | RequestError::Random(_)
            | RequestError::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The message for people, in sentences. What is wrong with the form of a request stays in English; details of a failure
    /// stay in the log.
    pub(crate) fn say(&self, text: Text) -> String {
        let said = match self {
            RequestError::NotFound => text.table_nothing_here(),
            RequestError::NoSuchGame => text.table_no_such_game(),
            RequestError::SeatTaken => text.table_seat_taken(),
            RequestError::Bad(message) => message,
            RequestError::Rules(error) => return text.table_bad_rules(text.rules_text_error(error)),
            RequestError::Moves(error) => return text.table_bad_moves(text.moves_text_error(error)),
            RequestError::Level(ParseLevelError(level)) => {
                return text.table_bad_value(text.unknown_level(level));
            }
            RequestError::Hardness(ParseHardnessError(hardness)) => {
                return text.table_bad_value(text.unknown_hardness(hardness));
            }
            RequestError::TooLong => text.table_too_long(),
            RequestError::Coach(CoachError::NotPlain) => text.coach_silent(),
            RequestError::Coach(error) => return text.table_no_answer(text.coach_error(*error)),
            RequestError::Clock => text.table_clock(),
            RequestError::Token => text.table_token(),
            RequestError::Picture(_) => text.table_picture(),
            RequestError::TooLarge => text.table_too_large(),
            RequestError::Method => text.table_method(),
            RequestError::CrossSite => text.table_foreign(),
            RequestError::TooFast => text.table_too_fast(),
            RequestError::TooManyGames => text.table_too_many_games(),
            RequestError::Busy => text.table_busy(),
            RequestError::Rejected(_)
            | RequestError::Corrupt(_)
            | RequestError::Replay(_)
            | RequestError::Store(_)
            | RequestError::NoMove
            | RequestError::Random(_)
            | RequestError::Stopping => text.table_failed(),
        };
        said.into()
    }

    /// The answer to a program.
    pub(crate) fn answer(&self, text: Text) -> Response {
        let (status, word) = self.kind();
        let body = Problem { error: word.into(), message: self.say(text) };
        let mut answer = (status, Json(body)).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        answer
    }
}

/// The answer in English. The middleware, which knows the visitor's language, translates it.
impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        if self.is_internal() {
            tracing::error!(error = %self, "a request failed");
        }
        let mut answer = self.answer(Text::default());
        answer.extensions_mut().insert(Arc::new(self));
        answer
    }
}
