//! `four join` against a running server.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod people;
#[path = "../screen/pty.rs"]
mod pty;
mod server;

use std::io::Write;
use std::net::TcpListener;
use std::process::Stdio;
use std::sync::Arc;

use common::unbracketed;
use four_protocol::{Act, Offer, TableEvent};
use four_rules::Side;
use four_text::Language;
use people::{Lines, home, join, refused, seats};
use pty::{Player, Random};
use server::{Server, encrypted, impostor, lossy};
use tempfile::TempDir;

#[test]
fn two_players_play_line_by_line_and_then_a_rematch() {
    let server = Server::start();
    let game = server.opens("");
    let (anns, bens) = (home(), home());
    game.keep_seat(&anns);
    let mut ann = Lines::join(anns, &[&game.url]);
    ann.hears("Ann (you)").hears("Waiting for the other player");
    let mut ben = Lines::join(bens, &[&game.url, "--name", "Ben"]);
    ben.hears("A new game. Rules: standard.")
        .hears("Red: Ann.")
        .hears("Yellow: Ben (you).")
        .hears("Ann to move.");
    ann.hears("Ben joined the game. Your turn.");
    ben.says("4").hears("It is not your turn").says("fly").hears("I do not understand \"fly\"");
    for column in [4, 5, 4, 5, 4, 5] {
        let (one, other) = if column == 4 { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        one.says(&column.to_string()).hears(&format!("You: column {column}."));
        other.hears(&format!("column {column}. Your turn."));
    }
    ben.says("board").hears("Column 4, from the bottom: red, red, red. 3 free.");
    ben.says("99").hears("There is no column 99.");
    // Offers, declined and accepted.
    ben.says("undo");
    ann.hears("Ben asks to undo the last move. Agree? (y or n)").says("yes");
    ben.hears("You undid the last move. Your turn.").says("5").hears("You: column 5.");
    ann.hears("Ben: column 5.").says("draw");
    ben.hears("Ann offers a draw. Accept? (y or n)").says("no").hears("You declined.");
    ann.hears("Ben declined.").says("4").hears("You win!").hears("Type rematch");
    ben.hears("Ann: column 4. Ann wins!").says("4").hears("The game is over.").says("rematch");
    ann.hears("Ben wants to play again. Agree?").says("yes").hears("The next game, sides swapped.");
    ann.hears("Yellow: Ann (you).");
    ben.hears("The next game").hears("Red: Ben (you).").hears("Your turn.").says("1");
    ann.hears("Ben: column 1. Your turn.").says("language vi").hears("Đến lượt bạn.").says("đầu hàng");
    ann.hears("Đầu hàng?").says("có").hears("Bạn đầu hàng");
    ben.hears("Ann resigned: you win!").says("quit").hears("Goodbye.").ends(0);
    ann.ends(1);
}

/// In the made-up language `xx` every message is in ⟦brackets⟧, the sentences of the server too.
#[test]
fn every_word_comes_from_a_message() {
    let server = Server::start();
    let game = server.opens("");
    let joins = |home: Arc<TempDir>, args: &[&str]| {
        Lines::join(home, &[&[game.url.as_str(), "--plain", "--language", "xx"], args].concat())
    };
    let anns = home();
    game.keep_seat(&anns);
    let mut ann = joins(anns, &[]);
    ann.hears("Waiting for").says("who").hears("Ann");
    let mut ben = joins(home(), &["--name", "Ben"]);
    ben.hears("to move");
    let mut eve = joins(home(), &["--watch"]);
    eve.hears("to move").says("4").hears("You are watching");
    ben.says("help")
        .hears("language en")
        .says("hm")
        .hears("I do not understand")
        .says("4")
        .hears("not your turn");
    ann.hears("Your turn");
    for column in [4, 5, 4, 5, 4] {
        let (one, other) = if column == 4 { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        one.says(&column.to_string());
        other.hears("Your turn");
    }
    for (line, answer) in
        [("board", "Column 4"), ("column 4", "Column 4"), ("rows", "Row 1"), ("picture", " x ")]
    {
        ben.says(line).hears(answer);
    }
    ben.says("99").hears("There is no column").says("yes").hears("not been asked");
    ben.says("5").hears("You").says("undo");
    ann.hears("asks to undo the last move").says("yes");
    ben.hears("undid the last move").says("1").hears("You").says("draw");
    ann.hears("offers a draw").says("no");
    ben.hears("declined");
    ann.says("4").hears("You win");
    ben.hears("Ann wins").says("hint").hears("I do not understand").says("rematch");
    ann.hears("wants to play again").says("yes").hears("next game").hears("to move");
    ben.hears("Your turn").says("resign").hears("Resign").says("y").hears("resigned");
    eve.hears("Ann wins").hears("resigned");
    for player in [&mut ann, &mut ben, &mut eve] {
        player.says("quit").hears("Goodbye").ends(0);
        assert_eq!(unbracketed(&player.transcript()), [""; 0], "{}", player.transcript());
    }
    for url in [encrypted(), impostor(b"HTTP/1.1 200 OK\r\n\r\n<html>"), "nonsense".into()] {
        let said = refused(&[&url, "--language", "xx"]);
        assert_eq!(unbracketed(&said.replacen("four: ", "", 1)), [""; 0], "{said}");
    }
}

#[test]
fn a_player_leaves_the_screen_and_comes_back_to_the_same_seat() {
    let server = Server::start();
    let game = server.opens("");
    let mut ann = game.ann();
    let ben = Player::new();
    let mut screen = ben.plays((80, 24), &["join", &game.url, "--name", "Ben"]);
    screen.sees("○ Ben (you)").sees("● Ann").sees("Ann to move");
    ann.sees(|what| matches!(what, TableEvent::Joined { .. })).plays("4");
    screen.sees("Your turn").sees("1. 4").types("4");
    ann.is_played("4").plays("4");
    // A move with the arrow keys, then one with the mouse.
    screen.sees("3. 4").sees("Your turn").types(pty::RIGHT).types("\r");
    ann.is_played("5").plays("4");
    screen.sees("5. 4").sees("Your turn").clicks_on("7");
    ann.is_played("7").asks(Act::Offer(Offer::Draw));
    screen.sees("Ann offers a draw. Accept?").types("n");
    ann.sees(|what| matches!(what, TableEvent::Declined { by: Side::Second, offer: Offer::Draw }));
    screen.loses("offers a draw").types("u").sees("You have asked to undo your");
    ann.sees(|what| matches!(what, TableEvent::Offered { offer: Offer::Undo, .. }))
        .asks(Act::Offer(Offer::Undo));
    screen
        .sees("Your turn")
        .loses("6. 7")
        .sees("5. 4")
        .types("?")
        .sees("leave; your seat is kept")
        .types("x");
    screen.loses("your seat is kept").types("q").ends(0);
    // The saved seat is found again.
    let mut screen = ben.plays((80, 24), &["join", &game.url]);
    screen
        .sees("○ Ben (you)")
        .sees("Your turn")
        .types("g")
        .sees("Resign?")
        .types("y")
        .sees("You resigned: Ann wins!");
    ann.is_played("resign");
    screen.types("n").sees("You have asked to play again");
    ann.sees(|what| matches!(what, TableEvent::Offered { offer: Offer::Rematch, .. }));
    ann.asks(Act::Offer(Offer::Rematch));
    screen.sees("● Ben (you)").sees("Your turn").types("1");
    let mut ann = ann.follows();
    ann.is_played("1").plays("2");
    screen
        .sees("1. 1  2. 2")
        .speaks(Language::EN, Language::VI)
        .sees("Đến lượt bạn")
        .sees("Ben (bạn)")
        .types("\x1b")
        .ends(0);
}

#[test]
fn a_game_goes_on_after_the_server_was_killed_and_restarted() {
    let mut server = Server::start();
    let game = server.opens(r#", "clock": {"bank": {"seconds": 600, "increment": 5}}"#);
    let (anns, ben) = (home(), Player::new());
    game.keep_seat(&anns);
    let mut ann = Lines::join(anns, &[&game.url]);
    ann.hears("Waiting for the other player");
    let mut screen = ben.plays((100, 30), &["join", &game.url, "--name", "Ben"]);
    screen.sees("Ann to move").sees("10:00");
    ann.hears("Your turn.").says("4").hears("You: column 4.");
    screen.sees("Your turn").types("5").sees("1. 4  2. 5");
    ann.hears("Ben: column 5. Your turn.");
    server.is_killed();
    ann.hears("No connection; trying again.");
    screen.sees("No connection; trying again");
    // A request without a connection is sent after the reconnect.
    ann.says("3").says("board").hears("Column 5, from the bottom: yellow. 5 free.");
    server.starts_again();
    ann.hears("You: column 3.");
    screen.sees("3. 3").loses("No connection").types("3");
    ann.hears("Ben: column 3. Your turn.").says("quit").hears("Goodbye.").ends(0);
    screen.sees("Ann, away").types("q").ends(0);
}

#[test]
fn a_third_person_watches() {
    let server = Server::start();
    let game = server.opens("");
    let mut ann = game.ann();
    let mut early = Lines::join(home(), &[&game.url, "--watch"]);
    early.hears("You are watching.").hears("Waiting for the other player");
    let mut ben = Lines::join(home(), &[&game.url]);
    ben.hears("Ann to move.");
    let mut late = Lines::join(home(), &[&game.url, "--name", "Eve"]);
    late.hears("You are watching.").hears("Ann to move.").says("4").hears("You are watching.");
    ann.sees(|what| matches!(what, TableEvent::Joined { .. })).plays("4");
    late.hears("Ann: column 4. Yellow to move.");
    drop(late.keyboard.take());
    ann.plays("resign");
    late.hears("Ann resigned: Yellow wins!").ends(0);
    ben.hears("Ann resigned: you win!").says("quit").ends(0);
    early.hears("Ann resigned").ends(0);
}

#[test]
fn the_questions_of_the_rules_are_answered_with_yes_and_no() {
    let server = Server::start();
    let game = server.opens(r#", "rules": "undo=2 block=1""#);
    let (mut ann, ben) = (game.ann(), Player::new());
    let mut screen = ben.plays((80, 24), &["join", &game.url]);
    screen.sees("undo 2, block 1");
    ann.sees(|what| matches!(what, TableEvent::Joined { .. })).plays("4").plays("keep").plays("pass");
    screen.sees("Your turn").types("4").sees("Undo the move? (2 left)").types("y").sees("undo 1, block 1");
    screen
        .sees("Your turn")
        .types("3")
        .sees("Undo the move? (1 left)")
        .types("n")
        .sees("Block the other side's turn?");
    screen.types("y").sees("undo 1, block 0").sees("Your turn").types("q").ends(0);
}

#[test]
fn random_keys_and_requests_never_crash_the_screen() {
    let server = Server::start();
    let game = server.opens(r#", "rules": "powers 12x6 popout""#);
    let mut ann = game.ann();
    let mut screen = Player::new().plays((80, 24), &["join", &game.url]);
    screen.sees("Ann to move");
    ann.sees(|what| matches!(what, TableEvent::Joined { .. })).plays("6").plays("pass");
    screen.sees("Your turn").types("7");
    ann.is_played("7");
    let mut random = Random(2026);
    let keys = [
        "1", "7", "c", "f", "y", "n", "u", "U", "d", "x", "X", "P", "p", "h", "\r", "?", "N", "四", "\x1b[A",
    ];
    let mut acts = ["6", "7", "keep", "pass", "block"].map(|text| Act::Play(text.parse().unwrap())).to_vec();
    acts.extend([Act::Offer(Offer::Draw), Act::Decline(Offer::Draw)]);
    for round in 0..30 {
        let pressed: String = (0..20).map(|_| random.one_of(&keys)).collect();
        screen.types(&pressed).clicks((random.below(90) as u16, random.below(26) as u16));
        if round % 5 == 0 {
            screen.resizes((random.below(120) as u16 + 1, random.below(40) as u16 + 1));
        }
        ann.tries(random.one_of(&acts));
    }
    screen.resizes((80, 24)).types(pty::CTRL_C).ends(0);
}

#[test]
fn a_game_that_cannot_be_joined_is_explained_in_one_line() {
    let server = Server::start();
    let url = format!("http://{}/g/2222222222", server.at);
    assert_eq!(refused(&[&url]), format!("four: {url}: there is no such game there; it may have expired\n"));
    assert_eq!(
        refused(&[&url, "--watch"]),
        format!("four: {url}: there is no such game there; it may have expired\n")
    );
    // The listener is dropped at once.
    let unused = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("http://{unused}/g/2222222222");
    assert_eq!(refused(&[&url]), format!("four: {url}: no server is running there\n"));
    let secure = format!("https://{}/g/2222222222", server.at);
    assert!(refused(&[&secure]).starts_with(&format!("four: {secure}: it cannot be reached: ")));
    for (tricky, why) in [
        ("7h2kq9wxyz", "this is not the address of a game"),
        ("http://localhost/", "must end with a game"),
        ("http://localhost/g/../../etc/passwd", "must end with a game"),
        ("http://localhost\r\nX: y/g/2222222222", "this is not the address of a game"),
        ("http://good.example@localhost/g/2222222222", "must not contain a user name"),
        ("gopher://localhost/g/2222222222", "must begin with http:// or https://"),
        ("http://localhost:99999/g/2222222222", "is not a port"),
        ("http://\u{1b}[2J/g/2222222222", "this is not the address of a game"),
    ] {
        let said = refused(&[tricky]);
        assert!(
            said.contains(why) && !said.contains('\u{1b}') && said.lines().count() == 1,
            "{tricky:?}: {said}"
        );
    }
}

#[test]
fn a_response_of_another_program_is_explained() {
    let no_game = b"HTTP/1.1 200 OK\r\n\r\n{\"entries\": [], \"state\": {\"version\": 7}}".as_slice();
    for answer in [b"".as_slice(), b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1 200 OK\r\n\r\n<html>", no_game] {
        let url = impostor(answer);
        assert_eq!(
            refused(&[&url]),
            format!("four: {url}: this is not a server of this game, or its version is different\n")
        );
    }
    let url = impostor(b"HTTP/1.1 301 Moved\r\nLocation: https://four.example/\r\n\r\n");
    assert!(refused(&[&url]).contains("put https:// before the address"));
    let url = impostor(b"HTTP/1.1 429 No\r\n\r\n{\"error\": \"too_fast\", \"message\": \"\\u001b[2Jwait\"}");
    let said = refused(&[&url]);
    assert!(said.contains("the server says: ") && !said.contains('\u{1b}'), "{said}");
}

#[test]
fn a_certificate_is_trusted_if_its_authority_is() {
    let url = encrypted();
    let said = |authority: &str| {
        let mut program = join(&home(), &[&url]);
        let authority = format!("{}/tests/tls/{authority}", env!("CARGO_MANIFEST_DIR"));
        let output = program.env("SSL_CERT_FILE", authority).stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(
        said("authority.pem"),
        format!("four: {url}: there is no such game there; it may have expired\n")
    );
    assert!(said("nothing.pem").contains("nothing.pem cannot be read: "));
    assert!(
        said("key.pem").contains("no certificate in ") && said("key.pem").ends_with("key.pem can be used\n")
    );
    let untrusted = refused(&[&url]);
    let why = "it cannot be reached: invalid peer certificate: UnknownIssuer";
    assert!(untrusted.contains(why), "{untrusted}");
}

#[test]
fn a_seat_is_saved_in_a_file_that_only_the_user_may_read() {
    use std::os::unix::fs::PermissionsExt;
    let server = Server::start();
    let game = server.opens("");
    let home = home();
    let mut ben = Lines::join(Arc::clone(&home), &[&game.url]);
    ben.hears("Ann to move.");
    let [file] = &seats(&home)[..] else { panic!("expected one seat") };
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    // Without a home folder the seat is not saved, but the game is played.
    let other = server.opens("");
    let mut child = join(&home, &[&other.url])
        .env_remove("HOME")
        .env_remove("XDG_DATA_HOME")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    writeln!(child.stdin.take().unwrap(), "quit").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("Yellow (you)"));
    assert_eq!(seats(&home).len(), 1);
}

#[test]
fn a_seat_is_not_lost_with_the_response_of_the_server() {
    let server = Server::start();
    let game = server.opens("");
    let (url, home) = (lossy(&server, &game), home());
    let output = join(&home, &[&url, "--name", "Ben"]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "the response was not lost");
    let mut ann = game.ann();
    ann.sees(|what| matches!(what, TableEvent::Joined { .. }));
    let mut ben = Lines::join(home, &[&url]);
    ben.hears("Yellow: Ben (you).");
    ann.plays("4");
    ben.hears("Your turn.").says("quit").ends(0);
}
