//! Any text read as a record, moves or a board: it never panics, and what is read is written so that it reads back.
#![no_main]

use four_files::Document;
use four_rules::{Board, Record, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Document::read(text, Rules::default()) {
        Ok(Document::Games(records)) => {
            for record in records {
                let written = record.to_string();
                let read: Record = written.parse().expect("a record reads back");
                assert_eq!(read.log().events(), record.log().events());
                assert_eq!(read.to_string(), written);
            }
        }
        Ok(Document::Board(board)) => {
            let set = *Rules::default().values();
            assert_eq!(Board::from_openspiel(&board.to_string(), set).as_ref(), Ok(&board));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
