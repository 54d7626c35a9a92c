//! `four admin` on the database of a running server.

use std::path::Path;
use std::process::Command;

use four_protocol::NewGame;

use crate::client::Http;
use crate::server::Server;

/// Whether `four admin` succeeds, and what it prints.
fn admin(folder: &Path, args: &[&str]) -> (bool, String) {
    let command =
        Command::new(env!("CARGO_BIN_EXE_four")).arg("admin").args(args).current_dir(folder).output();
    let output = command.unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[test]
fn a_game_that_cannot_be_read_is_listed_and_can_be_deleted() {
    let server = Server::start(&[]);
    let mut http = Http::to(&server);
    let [good, bad] = [0, 1].map(|_| http.open(&NewGame::default()).unwrap().game);
    let folder = server.folder.path();
    assert_eq!(
        admin(folder, &["--db", "sqlite:games.db", "backup", "copy.db"]),
        (true, "Copied to copy.db.\n".into())
    );
    // In the copy, the opening of one game becomes an unknown event.
    let mut bytes = std::fs::read(folder.join("copy.db")).unwrap();
    let find = |bytes: &[u8], word: &[u8]| bytes.windows(word.len()).position(|found| found == word).unwrap();
    let from = find(&bytes, bad.as_bytes());
    let at = from + find(&bytes[from..], b"opened");
    bytes[at..at + 6].copy_from_slice(b"broken");
    std::fs::write(folder.join("copy.db"), bytes).unwrap();

    let copy = |args: &[&str]| admin(folder, &[&["--db", "sqlite:copy.db"], args].concat());
    let row = |game: &str| {
        let (ok, list) = copy(&["list"]);
        assert!(ok, "{list}");
        list.lines().find(|line| line.starts_with(game)).map(str::to_owned)
    };
    assert!(row(&bad).unwrap().contains("entry 1 of the game is not possible"), "{:?}", row(&bad));
    assert!(row(&good).unwrap().contains("waiting"), "{:?}", row(&good));
    assert_eq!(copy(&["delete", &bad]), (true, format!("Deleted {bad}.\n")));
    assert_eq!((row(&bad), row(&good).is_some()), (None, true));
    let (ok, output) = copy(&["delete", &bad]);
    assert!(!ok && output.contains("there is no such game"), "{output}");
}
