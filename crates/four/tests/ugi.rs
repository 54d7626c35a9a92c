//! `four engine` as another program uses it, with valid and invalid lines.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for a line before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn new(args: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Engine { input: child.stdin.take(), child, lines }
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

    /// The lines up to the first one with this beginning, and that line.
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

    /// As [`answer`](Engine::answer), without the reports of a search in between.
    fn answer_but_info(&mut self, text: &str) -> String {
        self.send(text);
        std::iter::repeat_with(|| self.line()).find(|line| !line.starts_with("info ")).unwrap()
    }

    /// The best move, and the lines before it.
    fn best(&mut self, go: &str) -> (String, Vec<String>) {
        self.send(go);
        let mut lines = self.until("bestmove ");
        let best = lines.pop().unwrap()["bestmove ".len()..].to_owned();
        assert!(lines.iter().all(|line| line.starts_with("info ")), "{lines:?}");
        (best, lines)
    }

    /// Closes the input. Returns the remaining lines and the exit code.
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

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn ugi_and_uci_list_the_options_with_their_values() {
    let mut engine = Engine::new(&[]);
    engine.send("ugi");
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        engine.until("ugiok"),
        [
            &format!("id name four {version}"),
            "id author the Four in a Row project",
            "option name Level type combo default perfect var dice var 1 var 2 var 3 var 4 var 5 var 6 \
             var 7 var 8 var 9 var perfect",
            "option name Rules type string default standard",
            "option name Threads type spin default 1 min 0 max 1024",
            "option name Hash type spin default 64 min 1 max 1048576",
            "option name MultiPV type spin default 1 min 1 max 64",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
            "ugiok",
        ]
    );
    engine.send("uci");
    assert_eq!(engine.until("uciok").len(), 9);
    assert_eq!(engine.answer("isready"), "readyok");
    engine.quit();
    let mut engine = Engine::new(&["--level", "3", "--rules", "popout", "--table", "8", "--seed", "5"]);
    engine.send("ugi");
    let lines = engine.until("ugiok");
    for part in ["default 3 ", "default popout", "default 8 ", "default 5 "] {
        assert!(lines.iter().any(|line| line.contains(part)), "{part}: {lines:?}");
    }
}

#[test]
fn queries_answer_turn_end_and_result() {
    let mut engine = Engine::new(&[]);
    let mut state = |position: &str| {
        engine.send(position);
        ["p1turn", "gameover", "result"].map(|what| engine.answer(&format!("query {what}"))).join(" ")
    };
    assert_eq!(state("position startpos"), "response true response false response none");
    assert_eq!(state("position startpos moves 4"), "response false response false response none");
    assert_eq!(state("position startpos moves 1 2 1 2 1 2 1"), "response true response true response p1win");
    assert_eq!(state("position startpos moves 1212 1 2 3 2"), "response false response true response p2win");
    assert_eq!(
        state("position fen ......./......./......./......./...o.../...x... moves 4"),
        "response false response false response none"
    );
    engine.send("setoption name Rules value 3x3 connect=3");
    engine.send("position fen oox/xxo/oxx");
    assert_eq!(engine.answer("query result"), "response draw");
    assert_eq!(engine.answer("query weather"), "info string unknown query 'weather'");
    assert_eq!(engine.answer("query"), "info string unknown query ''");
    engine.quit();
}

#[test]
fn a_search_finds_wins_and_prevents_losses_within_every_limit() {
    let mut engine = Engine::new(&[]);
    for go in
        ["go depth 1", "go depth 6", "go nodes 1000", "go movetime 60000", "go", "go p1time 90000 p2time 9"]
    {
        engine.send("position startpos moves 1 2 1 2 1 2");
        let (best, info) = engine.best(go);
        assert_eq!(best, "1", "{go}");
        assert!(info.iter().any(|line| line.contains(" score mate 1 pv 1")), "{info:?}");
        engine.send("position startpos moves 1 2 1 2 1");
        assert_eq!(engine.best(&go.replace("p1time", "btime").replace("depth 1", "depth 2")).0, "1", "{go}");
    }
    engine.send("position startpos moves 444");
    let (_, info) = engine.best("go depth 3");
    for (line, depth) in info.iter().zip(["1", "2", "3"]) {
        let words: Vec<&str> = line.split(' ').collect();
        let names = [words[1], words[3], words[5], words[7], words[9], words[10], words[12]];
        assert_eq!(names, ["depth", "nodes", "nps", "time", "score", "cp", "pv"]);
        assert_eq!(words[2], depth);
    }
    assert!(info.len() == 4 && info[3].starts_with("info nodes "), "{info:?}");
    engine.quit();
}

/// The scores are those of the solver's tests: a win with disc 21, a loss to disc 41, a draw. A mate counts the moves of one
/// side, as in UCI, and the line goes to the end of the game.
#[test]
fn a_solved_position_is_reported_with_its_distance_to_the_end() {
    let mut engine = Engine::new(&[]);
    for (moves, known) in [
        ("45461667", "info depth 13 .* score mate 7 pv"),
        ("2252576253462244111563365343671351441", "info depth 4 .* score mate -2 pv"),
        ("274552224131661", "info depth 27 .* score cp 0 pv"),
    ] {
        engine.send(&format!("position startpos moves {moves}"));
        let (best, info) = engine.best("go");
        let (start, end) = known.split_once(".*").unwrap();
        let proof = info.iter().rfind(|line| line.starts_with(start) && line.contains(end));
        let line = proof.unwrap_or_else(|| panic!("{moves} {best}: {info:?}"));
        let words: Vec<&str> = line.split(' ').collect();
        let pv = &words[1 + words.iter().position(|&word| word == "pv").unwrap()..];
        assert_eq!((pv[0], pv.len().to_string().as_str()), (best.as_str(), words[2]), "{line}");
        engine.send(&format!("position startpos moves {moves}{}", pv.concat()));
        assert_eq!(engine.answer("query gameover"), "response true", "{line}");
    }
    engine.quit();
}

#[test]
fn several_lines_and_a_choice_of_moves() {
    let mut engine = Engine::new(&[]);
    engine.send("setoption name MultiPV value 3");
    // Red wins at once in column 1; after any other move Yellow can stop it.
    engine.send("position startpos moves 1 2 1 2 1 2");
    let (best, info) = engine.best("go");
    assert_eq!(best, "1");
    let proofs = info.iter().filter(|line| line.contains(" multipv 1 ")).collect::<Vec<_>>();
    assert!(proofs.last().is_some_and(|line| line.contains(" score mate 1 pv 1")), "{info:?}");
    assert!(info.iter().any(|line| line.contains(" multipv 3 ")), "{info:?}");
    assert!(!info.iter().any(|line| line.contains(" multipv 4 ")), "{info:?}");
    let (best, info) = engine.best("go searchmoves 3 4 depth 2");
    assert!(["3", "4"].contains(&best.as_str()), "{best}");
    assert!(info.iter().any(|line| line.contains(" multipv 2 ")), "{info:?}");
    assert!(!info.iter().any(|line| line.contains(" multipv 3 ") || line.contains(" pv 1")), "{info:?}");
    engine.send("setoption name MultiPV value 1");
    engine.send("position startpos moves 2252576253462244111563365343671351441");
    let (best, info) = engine.best("go searchmoves 7");
    assert_eq!(best, "7");
    assert!(
        info.iter().any(|line| line.contains("depth 2 ") && line.contains(" score mate -1 pv 7 ")),
        "{info:?}"
    );
    engine.send("setoption name Rules value popout");
    engine.send("setoption name MultiPV value 2");
    engine.send("position startpos moves 1 2 1 2 1 2");
    let (best, info) = engine.best("go depth 3");
    assert_eq!(best, "1");
    assert!(info.iter().any(|line| line.contains(" multipv 2 ")), "{info:?}");
    engine.quit();
}

/// The quickest of several tries counts, so that other load on the machine does not matter.
#[test]
fn a_stop_during_a_search_is_answered_at_once() {
    for (rules, position) in [("9x7", ""), ("popout", ""), ("powers", " moves 4 4 pass")] {
        let mut engine = Engine::new(&["--rules", rules]);
        engine.send(&format!("position startpos{position}"));
        let tries = (0..5).map(|_| {
            engine.send("go infinite");
            engine.until("info depth 5 ");
            assert_eq!(engine.answer_but_info("isready"), "readyok");
            let asked = Instant::now();
            engine.send("stop");
            engine.until("bestmove ");
            asked.elapsed()
        });
        let quickest = tries.min().unwrap();
        assert!(quickest < Duration::from_millis(50), "{rules}: {quickest:?}");
        engine.quit();
    }
}

#[test]
fn an_infinite_search_holds_its_answer_until_stop() {
    for args in [&[][..], &["--level", "1"], &["--level", "dice"], &["--rules", "4x4"]] {
        let mut engine = Engine::new(args);
        engine.send("go infinite");
        // The last report of a search; without `infinite` the answer follows it at once.
        while !engine.line().starts_with("info nodes ") {}
        assert_eq!(engine.answer_but_info("isready"), "readyok");
        engine.send("stop");
        assert_eq!(engine.until("bestmove ").last().map(|line| line.len()), Some("bestmove 4".len()));
        engine.send("stop");
        engine.quit();
    }
}

#[test]
fn every_go_gets_one_bestmove() {
    let mut engine = Engine::new(&["--rules", "9x7"]);
    engine.send("stop\ngo infinite\ngo infinite\nposition startpos moves 1 2 1 2 1 2\ngo\nisready");
    let lines: Vec<String> = engine.until("readyok");
    let more = lines.iter().filter(|line| line.starts_with("bestmove")).count();
    for _ in more..3 {
        engine.until("bestmove ");
    }
    engine.send("position startpos moves 1212121");
    engine.send("go movetime 10");
    assert_eq!(engine.line(), "info string the game is over: Red wins with the line 11 12 13 14");
    assert_eq!(engine.line(), "bestmove (none)");
    engine.send("position startpos\ngo infinite\nquit");
    let (lines, code) = engine.end();
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    assert_eq!((lines.iter().filter(|line| line.starts_with("bestmove")).count(), code), (1, Some(0)));
}

#[test]
fn an_invalid_line_is_explained_and_changes_nothing() {
    let mut engine = Engine::new(&[]);
    engine.send("position startpos moves 1 2 1 2 1 2");
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
        (
            "setoption name Level value 10",
            "Level: '10' is not a level: use random, 1 (beginner) to 9 (champion) or perfect",
        ),
        ("setoption name Threads value many", "Threads: a number from 0 to 1024"),
        ("setoption name Hash value 0", "Hash: a number from 1 to 1048576"),
        ("setoption name Seed value -1", "Seed: this is not a whole number, or too large"),
        ("setoption name Own Book value 1", "there is no option 'Own Book'"),
        ("setoption Level 3", "use: setoption name NAME value VALUE"),
    ] {
        assert_eq!(engine.answer(line), format!("info string {answer}"));
    }
    assert!(engine.answer("setoption name Rules value 99x99").starts_with("info string Rules: "));
    engine.send("\n \r\n\t");
    engine.send_bytes(b"\xff\xfe go\n");
    assert!(engine.line().starts_with("info string unknown command"));
    engine.send_bytes(&[b"position startpos moves ", &[b'4'; 1 << 20][..], b"\n"].concat());
    assert_eq!(engine.line(), "info string that line is too long");
    let (best, info) = engine.best("go depth 3 ponder movetime soon wtime -5");
    assert_eq!((best.as_str(), info[0].as_str()), ("1", "info string ignored: ponder movetime soon"));
    engine.quit();
}

#[test]
fn games_by_other_rules_are_searched_to_their_end() {
    let mut engine = Engine::new(&[]);
    engine.send("position startpos moves 4");
    engine.send("setoption name rules value popout");
    assert_eq!(engine.answer("query p1turn"), "response true", "new rules start a new game");
    // Popping column 1 completes a row.
    engine.send("position startpos moves 2 1 3 1 p2 1 2 7");
    assert_eq!(engine.answer("query gameover"), "response false");
    assert!(engine.answer("position startpos moves 1 p1").contains("does not belong to this side"));
    let (best, _) = engine.best("go movetime 50");
    engine.send(&format!("position startpos moves 2 1 3 1 p2 1 2 7 {best}"));
    assert_eq!(engine.answer("query p1turn"), "response false", "{best} can be played");
    engine.send("setoption name Rules value powers");
    engine.send("position startpos moves 4");
    for question in ["query p1turn", "isready"] {
        engine.answer(question);
    }
    // Every question of the rules is answered until the game is over.
    let mut moves = String::from("position startpos moves");
    for _ in 0..20 {
        engine.send(if moves.ends_with("moves") { "position startpos" } else { &moves });
        if engine.answer("query gameover") == "response true" {
            break;
        }
        let (best, _) = engine.best("go depth 2");
        moves = format!("{moves} {best}");
    }
    assert!(moves.contains("keep") && moves.contains("pass"), "{moves}");
    assert!(
        engine.answer("position startpos moves 9").starts_with("info string move 1, '9': "),
        "a violation is an error"
    );
    engine.quit();
}

#[test]
fn a_seed_repeats_the_choices() {
    let choices = |seed: &str| {
        let mut engine = Engine::new(&["--level", "dice", "--seed", seed]);
        let first = (0..5).map(|_| engine.best("go").0).collect::<Vec<_>>();
        engine.send("uginewgame");
        (first, (0..5).map(|_| engine.best("go").0).collect::<Vec<_>>())
    };
    let (first, again) = choices("7");
    assert_eq!(first, again);
    assert_eq!((first, again), choices("7"));
    assert!((1..6).any(|seed| choices(&seed.to_string()) != choices("7")));
}

#[test]
fn at_the_end_of_the_input_the_last_search_is_answered() {
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
fn a_closed_output_ends_the_engine_without_a_message() {
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
