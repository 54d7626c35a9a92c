//! Any text as a message of either side: it is refused, or written and read again it is the same.
#![no_main]

use four_protocol::{NewGame, TakeSeat, ToClient, ToServer};
use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: DeserializeOwned + Serialize>(text: &str) {
    let Ok(message) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again: T = serde_json::from_str(&written).expect("a written message can be read");
    // An event that looked new because it names a field twice is a known one from here on.
    let settled = serde_json::to_string(&again).expect("and written");
    let same: T = serde_json::from_str(&settled).expect("and read");
    assert_eq!(serde_json::to_string(&same).expect("and written"), settled);
}

fuzz_target!(|text: &str| {
    check::<ToServer>(text);
    check::<ToClient>(text);
    check::<NewGame>(text);
    check::<TakeSeat>(text);
});
