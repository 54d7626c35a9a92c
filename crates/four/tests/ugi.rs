//! `four engine` in conversation with another program, which may say anything.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// So long nothing takes, however busy the machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The other side of the conversation.
struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    fn new(args: &[&str]) -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        Talk { input: child.stdin.take(), child, lines }
    }

    fn send(&mut self, text: &str) {
        self.send_bytes(format!("{text}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        self.input.as_ref().unwrap().write_all(bytes).unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// All lines up to the first that begins like this, and that one.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| line.starts_with(start)) {
            lines.push(self.line());
        }
        lines
    }

    fn answer(&mut self, text: &str) -> String {
        self.send(text);
        self.line()
    }

    /// As [`answer`](Talk::answer), whatever a search tells in between.
    fn answer_but_info(&mut self, text: &str) -> String {
        self.send(text);
        std::iter::repeat_with(|| self.line()).find(|line| !line.starts_with("info ")).unwrap()
    }

    /// The move it makes, and what it said before.
    fn best(&mut self, go: &str) -> (String, Vec<String>) {
        self.send(go);
        let mut lines = self.until("bestmove ");
        let best = lines.pop().unwrap()["bestmove ".len()..].to_owned();
        assert!(lines.iter().all(|line| line.starts_with("info ")), "{lines:?}");
        (best, lines)
    }

    /// No more input; the lines still to come, and the exit code.
    fn end(mut self) -> (Vec<String>, Option<i32>) {
        self.input = None;
        let mut lines = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            lines.push(line);
        }
        (lines, self.child.wait().unwrap().code())
    }

    fn quit(mut self) {
        self.send("quit");
        assert_eq!(self.end(), (vec![], Some(0)));
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_introduces_itself() {
    let mut talk = Talk::new(&[]);
    talk.send("ugi");
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        talk.until("ugiok"),
        [
            &format!("id name four {version}"),
            "id author the Four in a Row project",
            "option name Level type combo default perfect var dice var 1 var 2 var 3 var 4 var 5 var 6 \
             var 7 var 8 var 9 var perfect",
            "option name Rules type string default standard",
            "option name Threads type spin default 1 min 0 max 1024",
            "option name Hash type spin default 64 min 1 max 1048576",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
            "ugiok",
        ]
    );
    talk.send("uci");
    assert_eq!(talk.until("uciok").len(), 8);
    assert_eq!(talk.answer("isready"), "readyok");
    talk.quit();
    let mut talk = Talk::new(&["--level", "3", "--rules", "popout", "--table", "8", "--seed", "5"]);
    talk.send("ugi");
    let lines = talk.until("ugiok");
    for part in ["default 3 ", "default popout", "default 8 ", "default 5 "] {
        assert!(lines.iter().any(|line| line.contains(part)), "{part}: {lines:?}");
    }
}

#[test]
fn it_answers_for_the_game() {
    let mut talk = Talk::new(&[]);
    let mut state = |position: &str| {
        talk.send(position);
        ["p1turn", "gameover", "result"].map(|what| talk.answer(&format!("query {what}"))).join(" ")
    };
    assert_eq!(state("position startpos"), "response true response false response none");
    assert_eq!(state("position startpos moves 4"), "response false response false response none");
    assert_eq!(state("position startpos moves 1 2 1 2 1 2 1"), "response true response true response p1win");
    assert_eq!(state("position startpos moves 1212 1 2 3 2"), "response false response true response p2win");
    assert_eq!(
        state("position fen ......./......./......./......./...o.../...x... moves 4"),
        "response false response false response none"
    );
    talk.send("setoption name Rules value 3x3 connect=3");
    talk.send("position fen oox/xxo/oxx");
    assert_eq!(talk.answer("query result"), "response draw");
    assert_eq!(talk.answer("query weather"), "info string unknown query 'weather'");
    assert_eq!(talk.answer("query"), "info string unknown query ''");
    talk.quit();
}

#[test]
fn it_finds_wins_and_stops_them() {
    let mut talk = Talk::new(&[]);
    for go in
        ["go depth 1", "go depth 6", "go nodes 1000", "go movetime 60000", "go", "go p1time 90000 p2time 9"]
    {
        talk.send("position startpos moves 1 2 1 2 1 2");
        let (best, info) = talk.best(go);
        assert_eq!(best, "1", "{go}");
        assert!(info.iter().any(|line| line.contains(" score mate 1 pv 1")), "{info:?}");
        talk.send("position startpos moves 1 2 1 2 1");
        assert_eq!(talk.best(&go.replace("p1time", "btime").replace("depth 1", "depth 2")).0, "1", "{go}");
    }
    talk.send("position startpos moves 444");
    let (_, info) = talk.best("go depth 3");
    for (line, depth) in info.iter().zip(["1", "2", "3"]) {
        let words: Vec<&str> = line.split(' ').collect();
        let names = [words[1], words[3], words[5], words[7], words[9], words[10], words[12]];
        assert_eq!(names, ["depth", "nodes", "nps", "time", "score", "cp", "pv"]);
        assert_eq!(words[2], depth);
    }
    assert!(info.len() == 4 && info[3].starts_with("info nodes "), "{info:?}");
    talk.quit();
}

/// Scores as in the solver's own tests: wins with disc 21, loses to disc 41, draws.
#[test]
fn what_is_solved_is_known_to_the_end() {
    let mut talk = Talk::new(&[]);
    for (moves, known) in [
        ("45461667", "info depth 13 .* score mate 13 pv"),
        ("2252576253462244111563365343671351441", "info depth 4 .* score mate -4 pv"),
        ("274552224131661", "info depth 27 .* score cp 0 pv"),
    ] {
        talk.send(&format!("position startpos moves {moves}"));
        let (best, info) = talk.best("go");
        let (start, end) = known.split_once(".*").unwrap();
        let proof = info.iter().rfind(|line| line.starts_with(start) && line.contains(end));
        assert!(proof.is_some_and(|line| line.ends_with(&format!(" pv {best}"))), "{moves} {best}: {info:?}");
    }
    talk.quit();
}

/// Of several tries the quickest, so that it does not matter what else the machine does.
#[test]
fn a_stop_in_the_middle_of_a_search_is_answered_at_once() {
    for (rules, position) in [("9x7", ""), ("popout", ""), ("powers", " moves 4 4 pass")] {
        let mut talk = Talk::new(&["--rules", rules]);
        talk.send(&format!("position startpos{position}"));
        let tries = (0..5).map(|_| {
            talk.send("go infinite");
            talk.until("info depth 5 ");
            assert_eq!(talk.answer_but_info("isready"), "readyok");
            let asked = Instant::now();
            talk.send("stop");
            talk.until("bestmove ");
            asked.elapsed()
        });
        let quickest = tries.min().unwrap();
        assert!(quickest < Duration::from_millis(50), "{rules}: {quickest:?}");
        talk.quit();
    }
}

#[test]
fn an_infinite_search_waits_for_the_stop() {
    for args in [&[][..], &["--level", "1"], &["--level", "dice"], &["--rules", "4x4"]] {
        let mut talk = Talk::new(args);
        talk.send("go infinite");
        // The last thing a search says; an answer would follow it at once.
        while !talk.line().starts_with("info nodes ") {}
        assert_eq!(talk.answer_but_info("isready"), "readyok");
        talk.send("stop");
        assert_eq!(talk.until("bestmove ").last().map(|line| line.len()), Some("bestmove 4".len()));
        talk.send("stop");
        talk.quit();
    }
}

#[test]
fn each_go_has_one_answer() {
    let mut talk = Talk::new(&["--rules", "9x7"]);
    talk.send("stop\ngo infinite\ngo infinite\nposition startpos moves 1 2 1 2 1 2\ngo\nisready");
    let lines: Vec<String> = talk.until("readyok");
    let more = lines.iter().filter(|line| line.starts_with("bestmove")).count();
    for _ in more..3 {
        talk.until("bestmove ");
    }
    talk.send("position startpos moves 1212121");
    talk.send("go movetime 10");
    assert_eq!(talk.line(), "info string the game is over: Red wins with the line 11 12 13 14");
    assert_eq!(talk.line(), "bestmove (none)");
    talk.send("position startpos\ngo infinite\nquit");
    let (lines, code) = talk.end();
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    assert_eq!((lines.iter().filter(|line| line.starts_with("bestmove")).count(), code), (1, Some(0)));
}

#[test]
fn nonsense_is_named_and_changes_nothing() {
    let mut talk = Talk::new(&[]);
    talk.send("position startpos moves 1 2 1 2 1 2");
    for (line, answer) in [
        ("hello", "unknown command 'hello'"),
        ("\x1b[2J\x07", "unknown command '\u{fffd}[2J\u{fffd}'"),
        ("position", "a position is startpos, or fen and rows such as ..../.o../xx.."),
        ("position startpos 44", "expected moves, not '44'"),
        ("position startpos moves 4 8", "move 2, '8': there is no column 8"),
        ("position startpos moves 4444444", "move 7, '4': column 4 is full"),
        (
            "position startpos moves 4 é",
            "move 2: 'é' is not a move: use 4 to drop into column 4 (a, b, … after 9), p4 to pop, x42 to remove",
        ),
        (
            "position startpos moves 4 agreed",
            "move 2: 'agreed' is not a move: use 4 to drop into column 4 (a, b, … after 9), p4 to pop, x42 to remove",
        ),
        ("position startpos moves p4", "move 1, 'p4': these rules do not allow that"),
        ("position fen", "there is no board in this text"),
        ("position fen ..../.x../..../....", "row 2 from the top, cell 2: a disc floats above a free cell"),
        ("setoption name Level value 10", "Level: '10' is not a level: use dice, 1 to 9 or perfect"),
        ("setoption name Threads value many", "Threads: a number from 0 to 1024"),
        ("setoption name Hash value 0", "Hash: a number from 1 to 1048576"),
        ("setoption name Seed value -1", "Seed: this is not a whole number, or too large"),
        ("setoption name Own Book value 1", "there is no option 'Own Book'"),
        ("setoption Level 3", "use: setoption name NAME value VALUE"),
    ] {
        assert_eq!(talk.answer(line), format!("info string {answer}"));
    }
    assert!(talk.answer("setoption name Rules value 99x99").starts_with("info string Rules: "));
    talk.send("\n \r\n\t");
    talk.send_bytes(b"\xff\xfe go\n");
    assert!(talk.line().starts_with("info string unknown command"));
    talk.send_bytes(&[b"position startpos moves ", &[b'4'; 1 << 20][..], b"\n"].concat());
    assert_eq!(talk.line(), "info string that line is too long");
    let (best, info) = talk.best("go depth 3 ponder movetime soon wtime -5 searchmoves 4");
    assert_eq!(
        (best.as_str(), info[0].as_str()),
        ("1", "info string ignored: ponder movetime soon searchmoves 4")
    );
    talk.quit();
}

#[test]
fn other_rules() {
    let mut talk = Talk::new(&[]);
    talk.send("position startpos moves 4");
    talk.send("setoption name rules value popout");
    assert_eq!(talk.answer("query p1turn"), "response true", "it begins anew");
    // Popping column 1 drops the fourth into the row.
    talk.send("position startpos moves 2 1 3 1 p2 1 2 7");
    assert_eq!(talk.answer("query gameover"), "response false");
    assert!(talk.answer("position startpos moves 1 p1").contains("not a disc of yours"));
    let (best, _) = talk.best("go movetime 50");
    talk.send(&format!("position startpos moves 2 1 3 1 p2 1 2 7 {best}"));
    assert_eq!(talk.answer("query p1turn"), "response false", "{best} can be played");
    talk.send("setoption name Rules value powers");
    talk.send("position startpos moves 4");
    for question in ["query p1turn", "isready"] {
        talk.answer(question);
    }
    // Whatever is asked in the course of a game is answered, to its end.
    let mut moves = String::from("position startpos moves");
    for _ in 0..20 {
        talk.send(if moves.ends_with("moves") { "position startpos" } else { &moves });
        if talk.answer("query gameover") == "response true" {
            break;
        }
        let (best, _) = talk.best("go depth 2");
        moves = format!("{moves} {best}");
    }
    assert!(moves.contains("keep") && moves.contains("pass"), "{moves}");
    assert!(
        talk.answer("position startpos moves 9").starts_with("info string move 1, '9': "),
        "no violation"
    );
    talk.quit();
}

#[test]
fn a_seed_decides() {
    let choices = |seed: &str| {
        let mut talk = Talk::new(&["--level", "dice", "--seed", seed]);
        let first = (0..5).map(|_| talk.best("go").0).collect::<Vec<_>>();
        talk.send("uginewgame");
        (first, (0..5).map(|_| talk.best("go").0).collect::<Vec<_>>())
    };
    let (first, again) = choices("7");
    assert_eq!(first, again);
    assert_eq!((first, again), choices("7"));
    assert!((1..6).any(|seed| choices(&seed.to_string()) != choices("7")));
}

#[test]
fn the_end_of_input_ends_it_with_an_answer() {
    for input in [
        "go movetime 100",
        "go movetime 100\n",
        "go depth 4\n",
        "go\n",
        "go infinite\n",
        "go infinite\nquit\n",
    ] {
        let output = common::four(&["engine"], input.as_bytes());
        let text = String::from_utf8(output.stdout).unwrap();
        let last = text.lines().last().unwrap_or_default();
        assert!(last.starts_with("bestmove ") && output.status.code() == Some(0), "{input}: {text}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
    let nothing = common::four(&["engine"], b"");
    assert_eq!((nothing.stdout.len(), nothing.status.code()), (0, Some(0)));
    assert_eq!(common::four(&["engine", "--rules", "99x99"], b"").status.code(), Some(2));
}

#[test]
fn closed_output_ends_it_quietly() {
    for line in ["isready\n", "go infinite\n", "go movetime 10000000\n"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .args(["engine", "--rules", "9x7"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take().unwrap();
        input.write_all(line.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.len()), (Some(1), 0), "{line}");
        drop(input);
    }
}
