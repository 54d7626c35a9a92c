//! [`Played`](crate::Happening::Played) in JSON: the side, and the input as records write it.

use std::borrow::Cow;

use four_rules::{Input, Side};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

#[derive(serde::Serialize, serde::Deserialize)]
struct Played<'a> {
    by: Side,
    #[serde(borrow)]
    command: Cow<'a, str>,
}

pub(crate) fn serialize<S: Serializer>(by: &Side, command: &Input, to: S) -> Result<S::Ok, S::Error> {
    Played { by: *by, command: command.to_string().into() }.serialize(to)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<(Side, Input), D::Error> {
    let Played { by, command } = Played::deserialize(from)?;
    Ok((by, Input::parse(by, &command).map_err(D::Error::custom)?))
}
