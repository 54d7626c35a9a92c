//! A pipe, a device, a folder or a huge file where a file of the program should be: nothing waits, and no memory is filled.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use four_files::{Library, OpenError, SaveError};
use four_rules::{Log, Record, Rules};
use four_session::files::{LoadError, games};
use four_session::profile;
use four_session::settings::Settings;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::TempDir;

/// Paths with something that is not a small file.
fn odd(folder: &TempDir, extension: &str) -> Vec<PathBuf> {
    let path = |name: &str| folder.path().join(name).with_extension(extension);
    mknodat(CWD, path("pipe"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    fs::create_dir(path("folder")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", path("endless")).unwrap();
    std::os::unix::fs::symlink(path("nothing"), path("dangling")).unwrap();
    std::os::unix::fs::symlink(path("circle"), path("circle")).unwrap();
    // A terabyte that takes no space.
    File::create(path("huge")).unwrap().set_len(1 << 40).unwrap();
    ["pipe", "folder", "endless", "dangling", "circle", "huge"].map(path).to_vec()
}

#[test]
fn settings_and_profile_have_their_defaults() {
    let folder = tempfile::tempdir().unwrap();
    for path in odd(&folder, "json") {
        assert_eq!(Settings::load(&path), Settings::default(), "{}", path.display());
        assert_eq!(profile::load(&path), four_engine::Profile::default(), "{}", path.display());
    }
    // Neither replaces what is not a file.
    let pipe = folder.path().join("pipe.json");
    assert!(matches!(Settings::default().store(&pipe), Err(SaveError::NotAFile)));
    assert!(!fs::metadata(&pipe).unwrap().is_file());
}

#[test]
fn hidden_characters_in_the_settings_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.json");
    fs::write(&path, r#"{"names": ["A\u001b[2J\u202e", "B"]}"#).unwrap();
    assert_eq!(Settings::load(&path).names, ["A [2J", "B"]);
}

#[test]
fn a_library_has_only_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().into());
    library.slot().keep(&Record::from_log(Log::from_moves(Rules::default(), "44").unwrap())).unwrap();
    odd(&folder, "pgn");
    assert_eq!(library.games().count(), 1);
    assert!(library.unfinished().is_some());
}

#[test]
fn a_file_that_cannot_be_a_game_is_not_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let errors: Vec<_> = odd(&folder, "pgn")
        .iter()
        .map(|path: &PathBuf| match games(path.to_str().unwrap()) {
            Err(LoadError::Open(error)) => error,
            other => panic!("{}: {other:?}", Path::display(path)),
        })
        .collect();
    use OpenError::{Io, NotAFile, TooLarge};
    assert!(
        matches!(errors[..], [NotAFile, NotAFile, NotAFile, Io(_), Io(_), TooLarge { .. }]),
        "{errors:?}"
    );
}
