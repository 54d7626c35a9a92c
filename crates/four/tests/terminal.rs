//! Line-by-line commands in a real pseudo-terminal: single keys without Enter, and a terminal left as it was.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

/// How long a test waits for something before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Receiver<Vec<u8>>,
    /// What the program has written and no test has waited for yet.
    unread: String,
    before: String,
}

impl Terminal {
    fn run(args: &[&str]) -> Terminal {
        Terminal::with_lines(24, args)
    }

    fn with_lines(rows: u16, args: &[&str]) -> Terminal {
        let size = PtySize { rows, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).unwrap();
        let before = settings(pty.master.as_ref());
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_four"));
        command.args(args);
        command.env_remove("DISPLAY");
        command.env("TERM", "xterm");
        let child = pty.slave.spawn_command(command).unwrap();
        let mut reader = pty.master.try_clone_reader().unwrap();
        let (sender, screen) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        let keyboard = pty.master.take_writer().unwrap();
        // Only the program holds the other end open, so that we notice when it ends.
        drop(pty.slave);
        Terminal { master: pty.master, keyboard, child, screen, unread: String::new(), before }
    }

    /// Waits until this text is shown, and drops everything up to it.
    fn sees(&mut self, text: &str) -> &mut Terminal {
        let end = self.waits_for(text);
        self.unread.drain(..end);
        self
    }

    /// Waits until this text is shown. Returns where it ends.
    fn waits_for(&mut self, text: &str) -> usize {
        loop {
            if let Some(at) = self.unread.find(text) {
                return at + text.len();
            }
            match self.screen.recv_timeout(PATIENCE) {
                Ok(bytes) => self.unread.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("waited for {text:?} and read only {:?}", self.unread),
            }
        }
    }

    fn types(&mut self, keys: &str) -> &mut Terminal {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Waits until the program ends. It must end with this code and leave the terminal as it was.
    fn ends(&mut self, code: u32) {
        let start = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None => assert!(start.elapsed() < PATIENCE, "the program does not end: {:?}", self.unread),
            }
            std::thread::yield_now();
        };
        assert_eq!(status.exit_code(), code);
        assert_eq!(settings(self.master.as_ref()), self.before, "the terminal is not as it was");
    }
}

/// The settings of a terminal, to be compared.
fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}

const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const UP: &str = "\x1b[A";

#[test]
fn a_key_prompt_takes_a_key_without_enter_and_shows_it() {
    let mut terminal = Terminal::run(&["classic", "duel", "--seed", "1"]);
    terminal.sees("Pick a piece: x or o: ").types("q").sees("q").sees("Try again (-_-)");
    terminal.sees("Pick a piece: x or o: ").types("x").sees("x");
    terminal.sees("choose a column(1-7): ").types("4\n").sees("4\r\n").sees(" | * | * | * | x | * | * | * |");
    terminal.sees("choose a column(1-7): ").types("4\n").sees("Press 'y' to repick").types("y");
    terminal.sees("choose a column(1-7): ").types("5\n").sees("Total undos left: 2").types(CTRL_D).ends(1);
}

#[test]
fn whole_games_are_played() {
    let mut terminal = Terminal::run(&["classic", "lc3"]);
    for column in "1212121".chars() {
        terminal.sees("choose a column: ").types(&format!("{column}\n"));
    }
    terminal.sees("Player 1 Wins.\r\n----- Halting the processor ----- \r\n").ends(0);

    let mut terminal = Terminal::run(&["classic", "powers", "--seed", "1"]);
    terminal
        .sees("press any key to continue")
        .types("\n")
        .sees("name")
        .types("Ann\n")
        .sees("name")
        .types("Bob\n");
    for name in ["Ann", "Bob"] {
        terminal.sees(name).sees("instruction: ").types("3").sees("(press B if you want): ").types("n");
    }
    for (red, yellow) in [('2', '2'), ('4', '4')] {
        terminal.sees("Ann").sees("instruction: ").types(&red.to_string()).sees("Y if you want").types("n");
        terminal.sees("B if you want").types("n");
        terminal
            .sees("Bob")
            .sees("instruction: ")
            .types(&yellow.to_string())
            .sees("Y if you want")
            .types("n");
        terminal.sees("B if you want").types("n");
    }
    terminal.sees("Ann").sees("instruction: ").types("1").sees("Congratulation! Winner Ann").ends(0);
}

#[test]
fn a_key_shows_the_next_move_of_a_game() {
    let red_disc = "\x1b[31m●";
    let mut terminal = Terminal::run(&["show", "445", "--step"]);
    terminal.sees("Red (x) to move.").sees("Any key: the next move.").types(" ");
    terminal.sees("1. Red drops into column 4").sees(red_disc).sees("Any key").types("\n").sees("2. Yellow");
    terminal.sees("Any key").types(UP).sees("3. Red").ends(0);
    assert!(!terminal.unread.contains("Any key"), "{:?}", terminal.unread);

    Terminal::run(&["show", "445", "--step"]).sees("Any key").types("q").ends(0);
    Terminal::run(&["show", "445", "--step"]).sees("Any key").types(CTRL_C).ends(130);
}

#[test]
fn ctrl_c_and_ctrl_d_leave_the_terminal_as_it_was() {
    for (keys, code) in [(CTRL_C, 130), (CTRL_D, 1)] {
        Terminal::run(&["classic", "duel"]).sees("Pick a piece: x or o: ").types(keys).ends(code);
        let mut at_a_line = Terminal::run(&["classic", "duel"]);
        at_a_line
            .sees("Pick a piece: x or o: ")
            .types("x")
            .sees("choose a column(1-7): ")
            .types(keys)
            .ends(code);
    }
}

#[test]
fn a_signal_to_stop_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["classic", "duel"]);
    terminal.sees("Pick a piece: x or o: ");
    let program = terminal.child.process_id().unwrap().try_into().ok().and_then(Pid::from_raw).unwrap();
    kill_process(program, Signal::TERM).unwrap();
    terminal.ends(128 + 15);
    let ctrl_backslash = "\x1c";
    Terminal::run(&["classic", "duel"]).sees("Pick a piece: x or o: ").types(ctrl_backslash).ends(128 + 3);
}

#[test]
fn an_arrow_key_is_one_key() {
    let mut terminal = Terminal::run(&["classic", "powers"]);
    terminal.sees("press any key to continue").types(UP).sees("enter your name").types("\n");
    terminal.sees("enter your name").types("\n").sees("Player1\r\nIt's your turn").types(UP);
    terminal.sees("in the first move").sees("instruction: ").types("3");
    terminal.sees("remaining violation: 2").types(CTRL_C).ends(130);
}

#[test]
fn an_arrow_key_that_arrives_in_pieces_is_still_one_key() {
    let mut terminal = Terminal::run(&["classic", "powers"]);
    terminal.sees("press any key to continue").types(" ").sees("enter your name").types("\n");
    terminal.sees("enter your name").types("\n").sees("Player1\r\nIt's your turn");
    for piece in UP.split("") {
        terminal.types(piece);
    }
    terminal.sees("in the first move").sees("instruction: ").types("3").sees("remaining violation: 2");
    terminal.types(CTRL_D).ends(1);
}

#[test]
fn what_is_typed_ahead_keeps_its_order() {
    let mut terminal = Terminal::run(&["classic", "duel"]);
    terminal.sees("Pick a piece: x or o: ").types("x4\n4\nn5\n");
    terminal.sees(" | * | * | * | x | * | * | * |").sees(" | * | * | * | o | * | * | * |");
    terminal.sees("continue").sees("turn, choose a column(1-7): 5").sees(" | * | * | * | x | x | * | * |");
    terminal.types(CTRL_C).ends(130);
}

#[test]
fn a_byte_that_is_not_a_character_is_one_key() {
    let mut terminal = Terminal::run(&["classic", "duel"]);
    terminal.sees("Pick a piece: x or o: ");
    terminal.keyboard.write_all(b"\xe9x").unwrap();
    terminal
        .sees("Try again (-_-)")
        .sees("Pick a piece: x or o: ")
        .sees("choose a column")
        .types(CTRL_C)
        .ends(130);
}

#[test]
fn without_a_display_the_picture_is_made_of_half_blocks_and_fits() {
    for (lines, expected) in [(40, 32), (24, 16)] {
        let mut terminal = Terminal::with_lines(lines, &["classic", "bitmap"]);
        let red = "\x1b[38;2;255;0;0";
        terminal.waits_for("Player 1's turn: ");
        let (picture, _) = terminal.unread.split_once("Welcome to Connect Four").unwrap();
        assert_eq!(picture.lines().filter(|line| line.contains('▀')).count(), expected);
        assert!(picture.contains("\x1b[38;2;0;0;255") && !picture.contains(red));
        assert_eq!(picture.contains("VII"), lines == 24, "numerals are part of the large picture");
        terminal.sees("Player 1's turn: ").types("4\n").sees(red).sees("▀").sees("Player 2's turn: ");
        terminal.types(CTRL_D).ends(1);
    }
}

#[test]
fn a_signal_between_two_prompts_leaves_the_terminal_as_it_was() {
    for _ in 0..40 {
        let mut terminal = Terminal::run(&["classic", "duel"]);
        terminal.sees("Pick a piece: x or o: ").types("qqqqqqqq");
        let program = terminal.child.process_id().unwrap().try_into().ok().and_then(Pid::from_raw).unwrap();
        kill_process(program, Signal::TERM).unwrap();
        terminal.ends(128 + 15);
    }
}

#[test]
fn a_long_search_shows_its_progress() {
    let mut terminal = Terminal::run(&["solve", "--no-book", "--board", "9x8"]);
    terminal.types("5\n").sees("line 1: ").sees(" positions searched, score between ");
    terminal.child.kill().unwrap();
}
