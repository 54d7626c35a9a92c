//! Commands in JSON as they are written everywhere else: `"4"`, `"p4"`, `"x42"`, `"undo"`.

use four_rules::Action;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

pub(crate) fn serialize<S: Serializer>(command: &Action, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(command)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
    let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
    text.parse().map_err(D::Error::custom)
}

/// A list of them.
pub(crate) mod list {
    use four_rules::Action;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub(crate) fn serialize<S: Serializer>(commands: &[Action], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(commands.iter().map(Action::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Action>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}
