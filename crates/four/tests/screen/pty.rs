//! Runs the program in a real pseudo-terminal and keeps the screen that a terminal would show.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use four_rules::{Record, Rules};
use four_text::Language;
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use vt100::{MouseProtocolMode, Parser, Screen};

/// How long a test waits for something before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) const CTRL_C: &str = "\x03";
pub(crate) const CTRL_Z: &str = "\x1a";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const HOME: &str = "\x1b[H";
pub(crate) const F2: &str = "\x1bOQ";

/// A player: a home folder with games and settings, and an environment.
pub(crate) struct Player {
    pub(crate) home: Arc<TempDir>,
    environment: Vec<(String, String)>,
    program: Vec<String>,
}

impl Player {
    /// A player without animation, so that screens stand still.
    pub(crate) fn new() -> Player {
        Player::with_settings(r#"{"motion": false}"#)
    }

    /// A player with these settings.
    pub(crate) fn with_settings(settings: &str) -> Player {
        let home = Arc::new(tempfile::tempdir().unwrap());
        let config = home.path().join("config/four");
        std::fs::create_dir_all(&config).unwrap();
        std::fs::write(config.join("settings.json"), settings).unwrap();
        let folder = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
        let environment = [
            ("XDG_DATA_HOME", folder("data")),
            ("XDG_CONFIG_HOME", folder("config")),
            ("HOME", folder("")),
            ("TERM", "xterm-256color".into()),
            ("COLORTERM", "truecolor".into()),
            ("LANG", "C.UTF-8".into()),
        ];
        let environment = environment.map(|(name, value)| (name.to_owned(), value)).into();
        Player { home, environment, program: vec![env!("CARGO_BIN_EXE_four").into()] }
    }

    /// The same player with a variable of the environment set.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Player {
        self.environment.push((name.into(), value.into()));
        self
    }

    /// The same player, but this command starts the program.
    pub(crate) fn started_by(mut self, words: &[&str]) -> Player {
        let words = words.iter().map(|&word| word.to_owned());
        self.program = words.chain(self.program).collect();
        self
    }

    /// The same player, with another program in place of the one that was built.
    pub(crate) fn run_by(mut self, words: &[&str]) -> Player {
        self.program = words.iter().map(|&word| word.to_owned()).collect();
        self
    }

    /// Starts the program in a terminal of this many columns and lines.
    pub(crate) fn plays(&self, size: (u16, u16), args: &[&str]) -> Terminal {
        let pty = native_pty_system().openpty(pty_size(size)).unwrap();
        let before = modes(pty.master.as_ref());
        let mut command = CommandBuilder::new(&self.program[0]);
        command.args(&self.program[1..]);
        command.args(args);
        command.cwd(self.home.path());
        for name in ["DISPLAY", "NO_COLOR", "LC_ALL", "LC_MESSAGES"] {
            command.env_remove(name);
        }
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        let child = pty.slave.spawn_command(command).unwrap();
        let mut reader = pty.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        let closing = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&closing);
        let reading = std::thread::spawn(move || {
            let mut buffer = [0; 1 << 16];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() || stop.load(Relaxed) {
                    break;
                }
            }
        });
        let keyboard = pty.master.take_writer().unwrap();
        // Only the program holds the other end open, so that we notice when it ends.
        drop(pty.slave);
        Terminal {
            master: pty.master,
            keyboard,
            child: Program(child),
            output,
            reading: Some(reading),
            closing,
            parser: Parser::new(nonzero(size.1), nonzero(size.0), 0),
            written: Vec::new(),
            before,
            games: self.games(),
            _home: Arc::clone(&self.home),
        }
    }

    /// The folder of the saved games.
    pub(crate) fn games(&self) -> PathBuf {
        self.home.path().join("data/four/games")
    }
}

/// A terminal with the program in it.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Program,
    output: Receiver<Vec<u8>>,
    reading: Option<JoinHandle<()>>,
    closing: Arc<AtomicBool>,
    parser: Parser,
    /// What the program has written since the last call of `takes_written`.
    written: Vec<u8>,
    before: String,
    pub(crate) games: PathBuf,
    /// Keeps the folder until the program has ended.
    _home: Arc<TempDir>,
}

/// The process of the program. It is killed on drop.
struct Program(Box<dyn Child + Send + Sync>);

impl Program {
    fn pid(&self) -> Pid {
        self.0.process_id().unwrap().try_into().ok().and_then(Pid::from_raw).unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Ok(None) = self.0.try_wait() {
            let _ = kill_process(self.pid(), Signal::KILL);
            let _ = self.0.wait();
        }
    }
}

impl Terminal {
    /// The screen now.
    pub(crate) fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        text(self.screen())
    }

    /// Reads what the program writes next, if it writes within this time.
    pub(crate) fn reads(&mut self, patience: Duration) -> Result<(), RecvTimeoutError> {
        let bytes = self.output.recv_timeout(patience)?;
        self.parser.process(&bytes);
        self.written.extend(bytes);
        Ok(())
    }

    /// Waits until the screen has this property.
    pub(crate) fn until(&mut self, what: &str, holds: impl Fn(&Screen) -> bool) -> &mut Terminal {
        let start = Instant::now();
        while !holds(self.screen()) {
            let left = PATIENCE.saturating_sub(start.elapsed());
            if let Err(error) = self.reads(left) {
                panic!("waited for {what} ({error}) on this screen:\n{}", self.text());
            }
        }
        self
    }

    /// Waits until the screen has not changed for a second.
    pub(crate) fn settles(&mut self) -> &mut Terminal {
        const QUIET: Duration = Duration::from_secs(1);
        let (start, mut since) = (Instant::now(), Instant::now());
        while let Some(left) = QUIET.checked_sub(since.elapsed()) {
            assert!(start.elapsed() < PATIENCE, "the screen never comes to rest:\n{}", self.text());
            let before = self.screen().contents_formatted();
            if self.reads(left).is_ok() && self.screen().contents_formatted() != before {
                since = Instant::now();
            }
        }
        self
    }

    /// Waits until this text is on the screen.
    pub(crate) fn sees(&mut self, wanted: &str) -> &mut Terminal {
        self.until(wanted, |screen| text(screen).contains(wanted))
    }

    /// Waits until this text is not on the screen.
    pub(crate) fn loses(&mut self, unwanted: &str) -> &mut Terminal {
        self.until(&format!("no {unwanted}"), |screen| !text(screen).contains(unwanted))
    }

    /// What the program has written since the last call.
    pub(crate) fn takes_written(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }

    pub(crate) fn types(&mut self, keys: &str) -> &mut Terminal {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Moves the mouse to a place, counted from 0 at the upper left.
    pub(crate) fn points_at(&mut self, (x, y): (u16, u16)) -> &mut Terminal {
        self.types(&format!("\x1b[<35;{};{}M", x + 1, y + 1))
    }

    /// Clicks at a place.
    pub(crate) fn clicks(&mut self, (x, y): (u16, u16)) -> &mut Terminal {
        self.types(&format!("\x1b[<0;{0};{1}M\x1b[<0;{0};{1}m", x + 1, y + 1))
    }

    /// Clicks on this text.
    pub(crate) fn clicks_on(&mut self, wanted: &str) -> &mut Terminal {
        self.sees(wanted);
        let place = place_of(self.screen(), wanted).unwrap();
        self.clicks(place)
    }

    pub(crate) fn resizes(&mut self, size: (u16, u16)) -> &mut Terminal {
        self.parser.set_size(nonzero(size.1), nonzero(size.0));
        self.master.resize(pty_size(size)).unwrap();
        self
    }

    pub(crate) fn pid(&self) -> Pid {
        self.child.pid()
    }

    pub(crate) fn receives(&mut self, signal: Signal) -> &mut Terminal {
        kill_process(self.pid(), signal).unwrap();
        self
    }

    /// Kills the program.
    pub(crate) fn is_killed(&mut self) {
        self.receives(Signal::KILL);
        self.child.0.wait().unwrap();
    }

    /// Whether the settings and the screen of the terminal are as before the program.
    pub(crate) fn is_as_before(&self) -> bool {
        modes(self.master.as_ref()) == self.before && is_given_back(self.screen())
    }

    /// Waits until the program ends. It must end with this code and leave the terminal as it was.
    pub(crate) fn ends(&mut self, code: u32) {
        assert_eq!(self.waits_for_the_end().exit_code(), code, "{}", self.text());
        while self.reads(PATIENCE).is_ok() {}
        assert!(is_given_back(self.screen()), "the screen is not given back");
        assert_eq!(modes(self.master.as_ref()), self.before, "the terminal is not as it was");
    }

    fn waits_for_the_end(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.0.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end:\n{}", self.text());
            let _ = self.reads(Duration::from_millis(10));
        }
    }

    /// Presses F2 until the game speaks this language, from the one that it speaks now.
    pub(crate) fn speaks(&mut self, from: Language, to: Language) -> &mut Terminal {
        let place = |wanted| Language::ALL.iter().position(|language| *language == wanted).unwrap();
        let count = Language::ALL.len();
        self.types(&F2.repeat((place(to) + count - place(from)) % count))
    }

    /// Closes the terminal like a window, and waits until the program has ended.
    pub(crate) fn closes(mut self) {
        self.closing.store(true, Relaxed);
        // The reading thread ends with the next bytes it reads.
        self.types(F2);
        self.reading.take().unwrap().join().unwrap();
        let Terminal { master, keyboard, mut child, .. } = self;
        drop((master, keyboard));
        let start = Instant::now();
        while child.0.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < PATIENCE, "the program lives on without a terminal");
            std::thread::yield_now();
        }
    }

    /// The game being played, as it is saved.
    pub(crate) fn game(&self) -> Option<Record> {
        newest(&self.games)
    }
}

/// The game in this folder that was saved last.
pub(crate) fn newest(games: &Path) -> Option<Record> {
    let files = std::fs::read_dir(games).ok()?.map(|file| file.unwrap());
    let files = files.filter(|file| file.path().extension() == Some(OsStr::new("pgn")));
    let newest = files.max_by_key(|file| file.metadata().unwrap().modified().unwrap())?;
    let text = std::fs::read_to_string(newest.path()).unwrap();
    // The file is created before the first move is written.
    let records = (!text.is_empty()).then(|| Record::read_all(&text, Rules::default()).unwrap());
    records?.pop()
}

/// Whether the terminal shows its first screen, with a cursor and without the mouse.
fn is_given_back(screen: &Screen) -> bool {
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && screen.mouse_protocol_mode() == MouseProtocolMode::None
}

/// The text on a screen, line by line.
pub(crate) fn text(screen: &Screen) -> String {
    let width = screen.size().1.get();
    screen.rows(0, width).map(|row| format!("{}\n", row.trim_end())).collect()
}

/// Where a text begins, from the upper left.
pub(crate) fn place_of(screen: &Screen, wanted: &str) -> Option<(u16, u16)> {
    let (lines, columns) = screen.size();
    let line = |y: u16, x: u16| screen.contents_between(y, x, y, columns.get());
    let starts = |x: u16, y: u16| line(y, x).starts_with(wanted);
    let places = (0..lines.get()).flat_map(|y| (0..columns.get()).map(move |x| (x, y)));
    places.into_iter().find(|&(x, y)| starts(x, y))
}

fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}

fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn nonzero(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap()
}

/// Pseudo-random numbers; the same seed gives the same numbers.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}
