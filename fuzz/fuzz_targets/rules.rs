//! Any text read as a rule set: it never panics, and a rule set that is read is written so that it reads back.
#![no_main]

use four_rules::{Game, RuleSet, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(set) = text.parse::<RuleSet>() else { return };
    assert_eq!(set.to_string().parse(), Ok(set));
    match Rules::try_from(set) {
        Ok(rules) => assert!(Game::new(rules).legal_actions().count() > 1, "there is a first move"),
        Err(errors) => assert!(!errors.0.is_empty()),
    }
});
