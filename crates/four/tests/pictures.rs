//! Pictures as files: `four draw`, and `four classic bitmap --save`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use common::{four, if_installed};
use four_picture::bitmap;
use four_rules::{Log, Rules};
use tempfile::TempDir;

fn draw(moves: &str, args: &[&str]) -> Output {
    four(&[&["draw", moves], args].concat(), b"")
}

/// The command printed only this message, failed, and left the folder empty.
fn refused(output: &Output, message: &str, folder: &Path) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("four: {message}\n"));
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]));
    assert_eq!(fs::read_dir(folder).unwrap().count(), 0);
}

#[test]
fn every_format_is_written_to_a_file_and_to_standard_output() {
    let folder = TempDir::new().unwrap();
    for (format, beginning) in
        [("png", &b"\x89PNG"[..]), ("svg", b"<svg "), ("gif", b"GIF89a"), ("txt", b" . . .")]
    {
        let path = folder.path().join(format!("board.{format}"));
        let path = path.to_str().unwrap();
        let output = draw("4453", &["-o", path]);
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
        let file = fs::read(path).unwrap();
        assert!(file.starts_with(beginning), "{format}");
        assert_eq!(draw("4453", &["-o", "-", "--format", format]).stdout, file);
    }
    let svg =
        String::from_utf8(draw("4453", &["-o", "-", "--format", "svg", "--size", "390"]).stdout).unwrap();
    assert!(svg.contains("width=\"390\" height=\"358\""));
    let letters = String::from_utf8(draw("4453", &[]).stdout).unwrap();
    assert!(letters.ends_with(" . . . o . . .\n . . o x x . .\n 1 2 3 4 5 6 7\n"));
    let blocks = String::from_utf8(draw("4453", &["--colour", "--look", "bitmap"]).stdout).unwrap();
    assert_eq!(blocks.lines().count(), 32);
    assert!(blocks.lines().all(|line| line.matches('▀').count() == 64 && line.ends_with("\x1b[0m")));
}

#[test]
fn a_picture_that_cannot_be_drawn_is_explained_and_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let here = folder.path();
    let file = |name: &str| here.join(name).to_str().unwrap().to_string();
    let endings = "a picture's name ends in .png, .svg, .gif or .txt";
    refused(&draw("4", &["-o", &file("a.jpg")]), &format!("{}: {endings}", file("a.jpg")), here);
    refused(&draw("4", &["-o", &file("a")]), &format!("{}: {endings}", file("a")), here);
    let nowhere = "/nowhere/a.png: no such file or directory";
    refused(&draw("4", &["-o", "/nowhere/a.png"]), nowhere, here);
    let over = "12121212: move 8, '2': the game is over (and there is no file of that name)";
    refused(&draw("12121212", &["-o", &file("a.png")]), over, here);
    refused(&draw("4", &["-o", &file("a.png"), "--at", "2"]), "4: there is no move 2: the game has 1", here);
    let small = "4: a picture can be 16 to 8192 pixels wide, not 9000";
    refused(&draw("4", &["-o", &file("a.png"), "--size", "9000"]), small, here);
    let other = "4: the bitmap look is for a board of 7×6; this one has 6×6";
    refused(&draw("4", &["-o", &file("a.png"), "--look", "bitmap", "--rules", "lc3"]), other, here);
    let size = "the bitmap look has one size";
    refused(&draw("4", &["-o", &file("a.png"), "--look", "bitmap", "--size", "64"]), size, here);
    refused(&draw("4", &["-o", &file("a.png"), "--colour"]), "--colour is for text", here);
    let contradiction = "--format and the name of the file contradict each other";
    refused(&draw("4", &["-o", &file("a.png"), "--format", "gif"]), contradiction, here);
    let tall = "1: a picture of 8192×583270 pixels is too large; make it narrower";
    refused(&draw("1", &["-o", &file("a.png"), "--size", "8192", "--rules", "1x127 connect=3"]), tall, here);
    refused(&draw("4", &["-o", "-"]), "-: choose a format with --format: png, svg, gif or txt", here);
}

#[test]
fn the_final_picture_of_a_classic_game_is_saved() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("final.png");
    let save = ["classic", "bitmap", "--save", path.to_str().unwrap()];
    let run = four(&save, b"1\n2\n9\n2\n3\n3\n4\n3\n4\n4\n6\n4\n");
    assert!(String::from_utf8_lossy(&run.stdout).ends_with("Player 1 Wins! Congratulatios! \n"));
    let expected = draw("12233434464", &["--look", "bitmap", "-o", "-", "--format", "png"]).stdout;
    assert_eq!(fs::read(&path).unwrap(), expected);

    let wrong = four(&["classic", "bitmap", "--save", "/nowhere/a.png"], b"4\n");
    refused(&wrong, "/nowhere/a.png: no such file or directory", TempDir::new().unwrap().path());
    let wrong = four(&["classic", "bitmap", "--save", "a.gif"], b"4\n");
    refused(&wrong, "a.gif: the name of the picture must end in .png", TempDir::new().unwrap().path());
    let both = folder.path().join("both.png");
    let both = both.to_str().unwrap();
    let wrong = four(&["classic", "bitmap", "--save", both, "--record", both], b"4\n");
    let same = format!("{both}: the record and the picture cannot be the same file");
    refused(&wrong, &same, TempDir::new().unwrap().path());
    let game = folder.path().join("game.txt");
    fs::write(&game, "4453").unwrap();
    let over = draw(game.to_str().unwrap(), &["-o", game.to_str().unwrap()]);
    let message = format!("{}: the picture would overwrite the game it is made from", game.display());
    refused(&over, &message, TempDir::new().unwrap().path());
    assert_eq!(fs::read_to_string(&game).unwrap(), "4453");
    let wrong = four(&["classic", "duel", "--scale", "2"], b"4\n");
    refused(&wrong, "duel: only bitmap has a picture to save or to scale", TempDir::new().unwrap().path());
}

/// The pixels of a picture as another program reads it, if that is installed.
fn read_by(program: &str, file: &[u8]) -> Option<Vec<u8>> {
    let started =
        Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut child = if_installed(program, started)?;
    let mut stdin = child.stdin.take().unwrap();
    let file = file.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&file));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    assert!(output.status.success(), "{program} cannot read the picture");
    Some(output.stdout)
}

#[test]
fn other_programs_read_the_pictures() {
    let moves = "4443326523";
    let file = draw(moves, &["--look", "bitmap", "-o", "-", "--format", "png"]).stdout;
    if let Some(read) = read_by("pngtopnm", &file) {
        let log = Log::from_moves(Rules::default(), moves).unwrap();
        let pixels = bitmap::draw(&log.game().view()).unwrap();
        let expected: Vec<u8> = pixels.colours().iter().flat_map(|colour| colour.0).collect();
        assert_eq!(read, [b"P6\n512 512\n255\n", expected.as_slice()].concat(), "all 262,144 pixels");
    }
    let file = draw(moves, &["-o", "-", "--format", "png"]).stdout;
    if let Some(read) = read_by("pngtopnm", &file) {
        assert!(read.starts_with(b"P6\n700 643\n255\n"));
    }
    let file = draw(moves, &["-o", "-", "--format", "gif", "--size", "390"]).stdout;
    if let Some(read) = read_by("giftopnm", &file) {
        assert!(read.starts_with(b"P6\n390 358\n255\n"), "{:?}", String::from_utf8_lossy(&read[..20]));
    }
}
