//! Any text read as a log in JSON lines: it never panics, and a log that is read is written so that it reads back.
#![no_main]

use four_files::log;
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
