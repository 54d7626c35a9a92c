//! `four classic bitmap` in a real window on a real X server.
//!
//! The server is Xvfb. Without it these tests do nothing and say so.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use common::if_installed;
use four_picture::{Colour, bitmap};
use four_rules::{Log, Rules};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConnectionExt as _,
    CreateWindowAux, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
    MOTION_NOTIFY_EVENT, Window, WindowClass,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// How long a test waits for anything before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// An X server for one test, and a connection to it.
struct Server {
    process: Child,
    display: String,
    x: RustConnection,
    root: Window,
}

impl Server {
    fn start() -> Option<Server> {
        let started = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1200x1200x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = if_installed("Xvfb", started)?;
        let mut number = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let display = format!(":{}", number.trim());
        let connected = x11rb::connect(Some(&display));
        let (x, screen) = connected.inspect_err(|_| drop(process.kill())).unwrap();
        let root = x.setup().roots[screen].root;
        Some(Server { process, display, x, root })
    }

    /// Waits for the window with the title of the game.
    fn window(&self) -> Window {
        wait_for(|| {
            let titled = |window: &Window| {
                let title = self.x.get_property(false, *window, AtomEnum::WM_NAME, AtomEnum::STRING, 0, 64);
                title.unwrap().reply().is_ok_and(|title| title.value == b"Four in a Row")
            };
            self.x.query_tree(self.root).unwrap().reply().unwrap().children.into_iter().find(titled)
        })
    }

    /// The pixels of the screen where the window is.
    fn screenshot(&self, window: Window) -> Vec<Colour> {
        let shape = self.x.get_geometry(window).unwrap().reply().unwrap();
        let corner = self.x.translate_coordinates(window, self.root, 0, 0).unwrap().reply().unwrap();
        let (x, y, width, height) = (corner.dst_x, corner.dst_y, shape.width, shape.height);
        let image = self.x.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, width, height, u32::MAX);
        let bytes = image.unwrap().reply().unwrap().data;
        bytes.chunks_exact(4).map(|pixel| Colour([pixel[2], pixel[1], pixel[0]])).collect()
    }

    /// Waits until every pixel of the window shows the board after these moves.
    fn shows(&self, window: Window, moves: &str, scale: usize) {
        let log = Log::from_moves(Rules::default(), moves).unwrap();
        let expected = bitmap::draw(&log.game().view()).unwrap().enlarged(scale);
        wait_for(|| (self.screenshot(window) == expected.colours()).then_some(()));
    }

    /// Clicks into the middle of a column, without a pause between press and release.
    fn click(&self, window: Window, column: i16, scale: i16) {
        let corner = self.x.translate_coordinates(window, self.root, 0, 0).unwrap().reply().unwrap();
        let (x, y) = (corner.dst_x + ((column - 1) * 72 + 40) * scale, corner.dst_y + 200 * scale);
        self.x.xtest_fake_input(MOTION_NOTIFY_EVENT, 0, 0, self.root, x, y, 0).unwrap();
        for kind in [BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT] {
            self.x.xtest_fake_input(kind, 1, 0, self.root, 0, 0, 0).unwrap();
        }
        self.x.flush().unwrap();
    }

    /// Presses the key of a number, without a pause between press and release.
    fn press(&self, window: Window, number: u32) {
        self.x.set_input_focus(InputFocus::PARENT, window, 0u32).unwrap();
        let (first, last) = (self.x.setup().min_keycode, self.x.setup().max_keycode);
        let symbols = self.x.get_keyboard_mapping(first, last - first + 1).unwrap().reply().unwrap();
        let per_key = usize::from(symbols.keysyms_per_keycode);
        let key = symbols.keysyms.chunks(per_key).position(|key| key[0] == u32::from(b'0') + number).unwrap();
        for kind in [KEY_PRESS_EVENT, KEY_RELEASE_EVENT] {
            self.x.xtest_fake_input(kind, first + key as u8, 0, self.root, 0, 0, 0).unwrap();
        }
        self.x.flush().unwrap();
    }

    /// Asks the window to close, as a window manager does.
    fn close(&self, window: Window) {
        let atom = |name: &[u8]| self.x.intern_atom(false, name).unwrap().reply().unwrap().atom;
        let data = [atom(b"WM_DELETE_WINDOW"), 0, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, atom(b"WM_PROTOCOLS"), data);
        self.x.send_event(false, window, EventMask::NO_EVENT, message).unwrap();
        self.x.flush().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "the condition did not become true in time");
        std::thread::yield_now();
    }
}

/// The program with its window on a server.
struct Played {
    child: Child,
    keyboard: Option<ChildStdin>,
}

impl Played {
    fn start(server: &Server, args: &[&str]) -> Played {
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .args(["classic", "bitmap"])
            .args(args)
            .env("DISPLAY", &server.display)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let keyboard = child.stdin.take();
        Played { child, keyboard }
    }

    fn types(&mut self, text: &str) {
        self.keyboard.as_mut().unwrap().write_all(text.as_bytes()).unwrap();
    }

    fn closes_the_keyboard(mut self) -> Played {
        self.keyboard = None;
        self
    }

    /// Waits for the end. Returns the exit code, standard output and standard error.
    fn ends(mut self) -> (Option<i32>, String, String) {
        wait_for(|| self.child.try_wait().unwrap());
        let output = self.child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    }
}

#[test]
fn a_game_is_played_with_console_mouse_and_keys() {
    let Some(server) = Server::start() else { return };
    let mut played = Played::start(&server, &[]);
    let window = server.window();
    server.shows(window, "", 1);
    played.types("4\n");
    server.shows(window, "4", 1);
    server.click(window, 3, 1);
    server.shows(window, "43", 1);
    server.press(window, 4);
    server.shows(window, "434", 1);
    server.click(window, 7, 1);
    server.shows(window, "4347", 1);

    // Another window covers this one and is closed again.
    let cover = server.x.generate_id().unwrap();
    let look = CreateWindowAux::new().override_redirect(1).background_pixel(0x12_3456);
    let (depth, class) = (x11rb::COPY_DEPTH_FROM_PARENT, WindowClass::INPUT_OUTPUT);
    server.x.create_window(depth, cover, server.root, 0, 0, 1200, 1200, 0, class, 0, &look).unwrap();
    server.x.map_window(cover).unwrap();
    let covered = vec![Colour::hex(0x12_3456); 512 * 512];
    wait_for(|| (server.screenshot(window) == covered).then_some(()));
    server.x.destroy_window(cover).unwrap();
    server.shows(window, "4347", 1);

    played.types("4\nx\n1\n4\n");
    let text = "Welcome to Connect Four \n\nPlayer 1's turn: 4\n\nPlayer 2's turn: 3\n\nPlayer 1's turn: 4\n\n\
                Player 2's turn: 7\n\nPlayer 1's turn: 4\n\nPlayer 2's turn: x\n\
                Your number is out of range. Please re-enter a number between 1 and 7 \n\nPlayer 2's turn: 1\n\n\
                Player 1's turn: 4\nPlayer 1 Wins! Congratulatios! \n";
    assert_eq!(played.ends(), (Some(0), text.into(), String::new()));
}

#[test]
fn closing_the_window_ends_the_game() {
    let Some(server) = Server::start() else { return };
    let played = Played::start(&server, &["--scale", "2"]);
    let window = server.window();
    server.shows(window, "", 2);
    server.click(window, 7, 2);
    server.shows(window, "7", 2);
    server.close(window);
    let (code, text, message) = played.ends();
    assert_eq!((code, message.as_str()), (Some(1), "four: the window was closed before the game was over\n"));
    assert!(text.ends_with("Player 1's turn: 7\n\nPlayer 2's turn: "), "{text}");
}

/// Processor time of a process and all its threads so far, in clock ticks.
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let after_name = stat.rsplit(')').next().unwrap();
    after_name.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

/// Measured against the processor time that this test uses meanwhile.
#[test]
fn an_idle_window_uses_no_processor_time() {
    let Some(server) = Server::start() else { return };
    let played = Played::start(&server, &["--scale", "2"]);
    let window = server.window();
    server.shows(window, "", 2);
    let (window_before, test_before) = (ticks(played.child.id()), ticks(std::process::id()));
    // Busy for a second of processor time, while the window has nothing to do.
    wait_for(|| {
        server.screenshot(window);
        (ticks(std::process::id()) - test_before >= 100).then_some(())
    });
    let spent = ticks(played.child.id()) - window_before;
    assert!(spent <= 1, "{spent} ticks while this test used 100");
    server.close(window);
    assert_eq!(played.ends().0, Some(1));
}

#[test]
fn an_x_server_that_dies_ends_the_game_with_a_message() {
    let Some(mut server) = Server::start() else { return };
    let folder = tempfile::TempDir::new().unwrap();
    let picture = folder.path().join("last.png");
    let played = Played::start(&server, &["--save", picture.to_str().unwrap()]);
    let window = server.window();
    server.shows(window, "", 1);
    server.click(window, 1, 1);
    server.shows(window, "1", 1);
    server.process.kill().unwrap();
    let (code, _, message) = played.ends();
    assert_eq!((code, message.as_str()), (Some(1), "four: the window was closed before the game was over\n"));
    assert!(picture.exists(), "the last picture is saved");
}

#[test]
fn a_window_destroyed_by_another_client_ends_the_game() {
    let Some(server) = Server::start() else { return };
    let played = Played::start(&server, &[]);
    let window = server.window();
    server.shows(window, "", 1);
    server.x.destroy_window(window).unwrap();
    server.x.flush().unwrap();
    let (code, _, message) = played.ends();
    assert_eq!((code, message.as_str()), (Some(1), "four: the window was closed before the game was over\n"));
}

#[test]
fn the_end_of_the_input_closes_the_window() {
    let Some(server) = Server::start() else { return };
    let played = Played::start(&server, &[]);
    server.shows(server.window(), "", 1);
    let (code, _, message) = played.closes_the_keyboard().ends();
    assert_eq!((code, message.as_str()), (Some(1), "four: the input ended before the game did\n"));
}

#[test]
fn without_the_named_display_the_game_is_played_in_text() {
    let child = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["classic", "bitmap"])
        .env("DISPLAY", ":987654")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&child.stderr).into_owned();
    assert!(message.starts_with("four: no window could be opened: "), "{message}");
    assert_eq!(String::from_utf8_lossy(&child.stdout), "Welcome to Connect Four \n\nPlayer 1's turn: ");
}
