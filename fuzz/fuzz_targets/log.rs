//! Any text as a log in JSON lines: never a crash, and what can be read is written so that it reads the same.
#![no_main]

use four_records::log;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match log::read(text) {
        Ok(games) => {
            let written: String = games.iter().map(log::write).collect();
            assert_eq!(log::read(&written).expect("a log reads back"), games);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
