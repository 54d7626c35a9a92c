//! Why a request was not granted: its status, its word for programs, its sentence for people.

use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use four_protocol as protocol;
use four_rules::{Language, MovesError, RulesTextError};
use thiserror::Error;

use crate::engine::Busy;
use crate::failed::Failed;
use crate::saying::Saying;
use crate::store::StoreError;

/// Why a request was not granted.
#[derive(Debug, Error)]
pub(crate) enum Problem {
    #[error("there is nothing here")]
    NotFound,
    #[error("there is no such game; it may have expired")]
    NoSuchGame,
    #[error("both seats are taken; you can watch")]
    SeatTaken,
    #[error("{0}")]
    Bad(String),
    #[error(transparent)]
    Rules(#[from] RulesTextError),
    #[error(transparent)]
    Moves(#[from] MovesError),
    #[error("the body is too large")]
    TooLarge,
    #[error("this is done with another method")]
    Method,
    #[error("this page belongs to another site")]
    Foreign,
    #[error("too much at once; wait a moment")]
    TooFast,
    #[error("too many games opened from here; wait a while")]
    TooManyGames,
    #[error("the coach is busy; try again in a moment")]
    Busy,
    #[error("this cannot be drawn: {0}")]
    Picture(#[from] four_picture::PictureError),
    #[error("something failed here; try again in a moment")]
    Unavailable,
}

impl Problem {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound | Problem::NoSuchGame => StatusCode::NOT_FOUND,
            Problem::SeatTaken => StatusCode::CONFLICT,
            Problem::Bad(_) | Problem::Rules(_) | Problem::Moves(_) | Problem::Picture(_) => {
                StatusCode::BAD_REQUEST
            }
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Foreign => StatusCode::FORBIDDEN,
            Problem::TooFast | Problem::TooManyGames => StatusCode::TOO_MANY_REQUESTS,
            Problem::Busy | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// For people, in their language. What only a program can get wrong is said in English.
    pub(crate) fn say(&self, language: Language) -> String {
        let saying = Saying::of(language);
        let said = match self {
            Problem::NotFound => saying.nothing_here,
            Problem::NoSuchGame => saying.no_such_game,
            Problem::SeatTaken => saying.seat_taken,
            Problem::Foreign => saying.foreign,
            Problem::TooFast => saying.too_fast,
            Problem::TooManyGames => saying.too_many_games,
            Problem::Busy => saying.busy,
            Problem::Unavailable => saying.failed,
            Problem::Rules(error) => return saying.wrong_rules(error),
            Problem::Moves(error) => return saying.wrong_moves(error),
            Problem::Bad(_) | Problem::TooLarge | Problem::Method | Problem::Picture(_) => {
                return self.to_string();
            }
        };
        said.into()
    }

    /// The answer to a program, in this language.
    pub(crate) fn answer(&self, language: Language) -> Response {
        let body = protocol::Problem { error: self.word().into(), message: self.say(language) };
        let mut answer = (self.status(), Json(body)).into_response();
        if matches!(self.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        answer
    }

    const fn word(&self) -> &'static str {
        match self {
            Problem::NotFound => "not_found",
            Problem::NoSuchGame => "no_such_game",
            Problem::SeatTaken => "seat_taken",
            Problem::Bad(_) | Problem::Rules(_) | Problem::Moves(_) | Problem::Picture(_) => "bad_request",
            Problem::TooLarge => "too_large",
            Problem::Method => "method",
            Problem::Foreign => "foreign",
            Problem::TooFast => "too_fast",
            Problem::TooManyGames => "too_many_games",
            Problem::Busy => "busy",
            Problem::Unavailable => "unavailable",
        }
    }
}

impl From<Failed> for Problem {
    fn from(failed: Failed) -> Problem {
        match failed {
            Failed::NoSuchGame => Problem::NoSuchGame,
            Failed::SeatTaken => Problem::SeatTaken,
            Failed::TooManyGames => Problem::TooManyGames,
            Failed::Rules(error) => Problem::Rules(error),
            Failed::Level(_) | Failed::Clock | Failed::Token => Problem::Bad(failed.to_string()),
            Failed::No(_) | Failed::Corrupt(_) | Failed::Store(_) | Failed::NoMove | Failed::NoChance(_) => {
                tracing::error!(error = %failed, "a request failed");
                Problem::Unavailable
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Failed::from(error).into()
    }
}

impl From<Busy> for Problem {
    fn from(Busy: Busy) -> Problem {
        Problem::Busy
    }
}

/// In English; whoever stands at the door knows the visitor's language and says it again in that.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut answer = self.answer(Language::English);
        answer.extensions_mut().insert(Arc::new(self));
        answer
    }
}
