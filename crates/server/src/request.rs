//! What handlers read from a request: language, origin, parameters, body. What cannot be read is a [`RequestError`].

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use four_text::{Language, Text};
use serde::de::DeserializeOwned;

use crate::error::{InvalidRequest, RequestError};
use crate::node::Node;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync + Send> FromRequest<S> for Body<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, RequestError> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(RequestError::TooLarge)
            }
            Err(error) => Err(InvalidRequest::Body(error.body_text()).into()),
        }
    }
}

/// The parameters in the query of an address.
pub(crate) struct Parameters<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Parameters<T> {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Parameters<T>, RequestError> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(query)| Parameters(query)).map_err(|_| InvalidRequest::Parameters.into())
    }
}

/// A path parameter; one that is not UTF-8 is not found.
pub(crate) struct PathParameter(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for PathParameter {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParameter, RequestError> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| PathParameter(name)).map_err(|_| RequestError::NotFound)
    }
}

/// The language to answer in, and whether the visitor chose it with `?lang=`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestLanguage {
    pub(crate) language: Language,
    pub(crate) chosen: bool,
}

impl RequestLanguage {
    pub(crate) fn text(self) -> Text {
        Text::of(self.language)
    }

    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> RequestLanguage {
        let query = uri.query().unwrap_or_default();
        let chosen = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
        let accepted = || {
            let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            // The order is the preference; weights are ignored, because browsers sort by them.
            accepted.split(',').find_map(|language| Language::of_tag(language.split(';').next()?.trim()))
        };
        RequestLanguage { language: chosen.or_else(accepted).unwrap_or_default(), chosen: chosen.is_some() }
    }
}

impl<S: Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLanguage, Self::Rejection> {
        Ok(RequestLanguage::of(&parts.uri, &parts.headers))
    }
}

/// The origin that this request was sent to, such as `https://four.example`; `None` if the host name is invalid.
pub(crate) fn origin(node: &Node, headers: &HeaderMap) -> Option<String> {
    let text = |name: &HeaderName| headers.get(name)?.to_str().ok();
    let host = text(&header::HOST).filter(|host| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte);
        !host.is_empty() && host.len() < 256 && host.bytes().all(fits)
    })?;
    let secure = node.config.behind_proxy
        && text(&HeaderName::from_static("x-forwarded-proto")).is_some_and(|scheme| scheme == "https");
    Some(format!("{}://{host}", if secure { "https" } else { "http" }))
}

/// Proof that a request does not come from a page of another site. Programs other than browsers send no origin and are
/// accepted.
pub(crate) struct SameOrigin;

impl<S: Sync> FromRequestParts<S> for SameOrigin {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<SameOrigin, RequestError> {
        let Some(origin) = parts.headers.get(header::ORIGIN) else { return Ok(SameOrigin) };
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
        match from.is_some() && from == host {
            true => Ok(SameOrigin),
            false => Err(RequestError::CrossSite),
        }
    }
}
