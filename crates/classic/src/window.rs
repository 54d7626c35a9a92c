//! A real window beside the console: it shows pictures, and clicks and keys in it count as answers.
//!
//! Nothing here looks again and again: the window's thread sleeps until the X server tells it something, so an idle
//! window costs nothing and no click is too quick.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use four_picture::{Pixels, bitmap};
use thiserror::Error;
use x11rb::connection::{Connection, RequestConnection};
use x11rb::errors::ReplyOrIdError;
use x11rb::properties::WmSizeHints;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ConnectionExt as _, CreateGCAux, CreateWindowAux, EventMask, Gcontext, ImageFormat, ImageOrder,
    PropMode, Screen, Setup, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use four_console::tty;
use four_console::{Answer, InputSource};

/// Answers that may wait for the game.
const WAITING: usize = 16;

/// The symbols of the keys for the numbers 1 to 7, above the letters and on the pad.
const DIGITS: std::ops::RangeInclusive<u32> = 0x31..=0x37;
const PAD: std::ops::RangeInclusive<u32> = 0xffb1..=0xffb7;

/// A window that cannot be opened.
#[derive(Debug, Error)]
pub enum NoWindow {
    /// There is no X server to be reached.
    #[error("no window could be opened: {0}")]
    Connect(#[from] x11rb::errors::ConnectError),
    /// The X server does not want it.
    #[error("no window could be opened: {0}")]
    Refused(#[from] ReplyOrIdError),
    /// A screen of a kind that is no longer made.
    #[error("no window could be opened: the screen does not have 24 bits a pixel")]
    Colours,
}

impl From<x11rb::errors::ConnectionError> for NoWindow {
    fn from(error: x11rb::errors::ConnectionError) -> NoWindow {
        NoWindow::Refused(error.into())
    }
}

impl From<x11rb::errors::ReplyError> for NoWindow {
    fn from(error: x11rb::errors::ReplyError) -> NoWindow {
        NoWindow::Refused(error.into())
    }
}

/// What can come from the window or from the console.
enum Happening {
    /// A line was typed; with what is to be shown of it.
    Line(Answer, Vec<u8>),
    /// There is no more to come from the console.
    InputEnded,
    /// Reading the console failed.
    InputFailed(io::Error),
    /// A column was clicked, or its number pressed, in the window.
    Column(usize),
    /// The window was closed, or its server is gone.
    Closed,
}

/// An open window. It closes when this is dropped.
pub struct Display {
    window: Arc<Shown>,
    thread: Option<JoinHandle<()>>,
}

/// What comes from the window and from the console, whichever is first. It goes before the [`Display`], whose thread may
/// be waiting for somebody to hear of the end.
pub struct Answers(Receiver<Happening>);

impl Display {
    /// Opens a window with this picture in it, every pixel enlarged to `scale` by `scale`, and listens to the console too.
    ///
    /// # Errors
    /// If there is no display, or it does not want the window.
    pub fn open(title: &str, picture: &Pixels, scale: usize) -> Result<(Display, Answers), NoWindow> {
        let window = Arc::new(Shown::open(title, picture, scale)?);
        let (happened, happenings) = sync_channel(WAITING);
        let thread = thread::spawn({
            let (window, happened) = (Arc::clone(&window), happened.clone());
            move || window.watch(&happened)
        });
        thread::spawn(move || listen(&happened));
        Ok((Display { window, thread: Some(thread) }, Answers(happenings)))
    }

    /// Shows another picture of the same size. A window that somebody has closed shows nothing.
    pub fn show(&self, picture: &Pixels) {
        self.window.put(picture);
        let _ = self.window.draw();
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // The thread learns of the end from the server, as of everything.
        self.window.leaving.store(true, Ordering::SeqCst);
        let _ = self.window.x.destroy_window(self.window.id);
        let _ = self.window.x.flush();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The window as the server knows it, and what is to be seen in it.
struct Shown {
    x: RustConnection,
    id: Window,
    graphics: Gcontext,
    depth: u8,
    close: u32,
    scale: usize,
    width: u16,
    /// The bytes of the picture, as the server wants them.
    picture: Mutex<Vec<u8>>,
    /// The symbol of every key, and the number of the first one.
    keys: (u8, Vec<u32>),
    /// Whether it is we who close the window.
    leaving: AtomicBool,
}

impl Shown {
    fn open(title: &str, picture: &Pixels, scale: usize) -> Result<Shown, NoWindow> {
        let (x, number) = x11rb::connect(None)?;
        let screen = &x.setup().roots[number];
        check_colours(x.setup(), screen)?;
        let size = |n: usize| u16::try_from(n * scale).unwrap_or(u16::MAX);
        let (width, height) = (size(picture.width()), size(picture.height()));
        let (id, graphics) = (x.generate_id()?, x.generate_id()?);
        let wanted = EventMask::EXPOSURE
            | EventMask::BUTTON_PRESS
            | EventMask::KEY_PRESS
            | EventMask::STRUCTURE_NOTIFY;
        let look = CreateWindowAux::new().background_pixel(screen.white_pixel).event_mask(wanted);
        let (depth, root) = (screen.root_depth, screen.root);
        x.create_window(depth, id, root, 0, 0, width, height, 0, WindowClass::INPUT_OUTPUT, 0, &look)?
            .check()?;
        x.create_gc(graphics, id, &CreateGCAux::new())?;
        x.change_property8(PropMode::REPLACE, id, AtomEnum::WM_NAME, AtomEnum::STRING, title.as_bytes())?;
        x.change_property8(PropMode::REPLACE, id, AtomEnum::WM_CLASS, AtomEnum::STRING, b"four\0Four\0")?;
        let atom = |name: &[u8]| x.intern_atom(false, name)?.reply();
        let process = atom(b"_NET_WM_PID")?.atom;
        x.change_property32(PropMode::REPLACE, id, process, AtomEnum::CARDINAL, &[std::process::id()])?;
        let (protocols, close) = (atom(b"WM_PROTOCOLS")?.atom, atom(b"WM_DELETE_WINDOW")?.atom);
        x.change_property32(PropMode::REPLACE, id, protocols, AtomEnum::ATOM, &[close])?;
        let fixed = Some((i32::from(width), i32::from(height)));
        WmSizeHints { min_size: fixed, max_size: fixed, ..WmSizeHints::new() }.set_normal_hints(&x, id)?;
        let keys = keys(&x)?;
        x.map_window(id)?;
        x.flush()?;
        let (empty, leaving) = (Mutex::default(), AtomicBool::new(false));
        let shown = Shown { x, id, graphics, depth, close, scale, width, picture: empty, keys, leaving };
        shown.put(picture);
        Ok(shown)
    }

    /// Keeps a picture, to be drawn now and whenever the server asks for it.
    fn put(&self, picture: &Pixels) {
        let enlarged = picture.enlarged(self.scale);
        let bytes = |colour: &four_picture::Colour| match self.x.setup().image_byte_order {
            ImageOrder::LSB_FIRST => colour.to_u32().to_le_bytes(),
            _ => colour.to_u32().to_be_bytes(),
        };
        let bytes = enlarged.colours().iter().flat_map(bytes).collect();
        *self.picture.lock().unwrap_or_else(PoisonError::into_inner) = bytes;
    }

    /// Draws the picture, in as many pieces as the server wants it.
    fn draw(&self) -> Result<(), ReplyOrIdError> {
        let picture = self.picture.lock().unwrap_or_else(PoisonError::into_inner);
        let row = usize::from(self.width) * 4;
        let header = 64;
        let rows = ((self.x.maximum_request_bytes() - header) / row).max(1);
        for (piece, top) in picture.chunks(rows * row).zip((0..).step_by(rows)) {
            let height = u16::try_from(piece.len() / row).unwrap_or(u16::MAX);
            let format = ImageFormat::Z_PIXMAP;
            self.x.put_image(
                format,
                self.id,
                self.graphics,
                self.width,
                height,
                0,
                top,
                0,
                self.depth,
                piece,
            )?;
        }
        Ok(self.x.flush()?)
    }

    /// The window's own thread: does what the server asks for, and tells what players do, until the window is gone.
    fn watch(&self, happened: &SyncSender<Happening>) {
        loop {
            let column = match self.x.wait_for_event() {
                Ok(Event::Expose(event)) if event.count == 0 => match self.draw() {
                    Ok(()) => None,
                    Err(_) => break,
                },
                Ok(Event::ButtonPress(event)) if event.detail == 1 => {
                    bitmap::column_at(f32::from(event.event_x), f32::from(self.width))
                }
                Ok(Event::KeyPress(event)) => self.column_of_key(event.detail),
                Ok(Event::ClientMessage(event)) if event.data.as_data32()[0] == self.close => break,
                Ok(Event::DestroyNotify(_)) if self.leaving.load(Ordering::SeqCst) => return,
                Ok(Event::DestroyNotify(_)) | Err(_) => break,
                Ok(_) => None,
            };
            // A game that does not keep up with the clicks does not need more of them.
            if let Some(column) = column
                && let Err(TrySendError::Disconnected(_)) = happened.try_send(Happening::Column(column))
            {
                return;
            }
        }
        let _ = happened.send(Happening::Closed);
    }

    /// The column that a key names, counted from 0.
    fn column_of_key(&self, code: u8) -> Option<usize> {
        let (first, symbols) = &self.keys;
        let symbol = *symbols.get(usize::from(code.checked_sub(*first)?))?;
        let range = [DIGITS, PAD].into_iter().find(|range| range.contains(&symbol))?;
        Some((symbol - range.start()) as usize)
    }
}

/// Pictures are sent as four bytes a pixel, red highest: so has every screen of this century.
fn check_colours(setup: &Setup, screen: &Screen) -> Result<(), NoWindow> {
    let depth = screen.allowed_depths.iter().find(|depth| depth.depth == screen.root_depth);
    let mut visuals = depth.iter().flat_map(|depth| &depth.visuals);
    let visual = visuals.find(|visual| visual.visual_id == screen.root_visual);
    let is_usual = visual.is_some_and(|visual| (visual.red_mask, visual.blue_mask) == (0xff_0000, 0xff));
    let mut formats = setup.pixmap_formats.iter();
    let four_bytes = formats.any(|format| format.depth == screen.root_depth && format.bits_per_pixel == 32);
    if is_usual && four_bytes { Ok(()) } else { Err(NoWindow::Colours) }
}

/// The digit, if there is one, that each key stands for, with shift or without.
fn keys(x: &RustConnection) -> Result<(u8, Vec<u32>), NoWindow> {
    let (first, last) = (x.setup().min_keycode, x.setup().max_keycode);
    let mapping = x.get_keyboard_mapping(first, last - first + 1)?.reply()?;
    let digit =
        |key: &[u32]| key.iter().copied().find(|symbol| DIGITS.contains(symbol) || PAD.contains(symbol));
    let per_key = usize::from(mapping.keysyms_per_keycode).max(1);
    Ok((first, mapping.keysyms.chunks(per_key).map(|key| digit(key).unwrap_or(0)).collect()))
}

/// The console's own thread: hands on every line as it is typed.
fn listen(happened: &SyncSender<Happening>) {
    let mut input = match tty::standard_input() {
        Ok(input) => input,
        Err(error) => return drop(happened.send(Happening::InputFailed(error))),
    };
    loop {
        let mut echo = Echo::default();
        let happening = match input.line(&mut echo) {
            Ok(Some(answer)) => Happening::Line(answer, echo.0),
            Ok(None) => Happening::InputEnded,
            Err(error) => Happening::InputFailed(error),
        };
        let more = matches!(happening, Happening::Line(..));
        if happened.send(happening).is_err() || !more {
            return;
        }
    }
}

/// What is to be shown of a line once the game asks for it; of an endless one, the beginning and the end of the line.
#[derive(Default)]
struct Echo(Vec<u8>);

impl Write for Echo {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = Answer::MAX_BYTES.saturating_sub(self.0.len());
        match bytes {
            b"\n" => self.0.push(b'\n'),
            _ => self.0.extend(bytes.iter().take(room)),
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Answers {
    /// Waits until somebody presses Enter at the console or closes the window.
    pub fn wait_for_goodbye(&self) {
        while let Ok(Happening::Column(_)) = self.0.recv() {}
    }
}

/// Whichever answers first, the console or the window. An answer from the window is shown at the console as if typed.
impl InputSource for Answers {
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        Ok(self.line(echo)?.map(|answer| answer.text().chars().next().unwrap_or('\n')))
    }

    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        let closed = || io::Error::other("the window was closed before the game was over");
        match self.0.recv().map_err(|_| closed())? {
            Happening::Line(answer, shown) => {
                echo.write_all(&shown)?;
                Ok(Some(answer))
            }
            Happening::InputEnded => Ok(None),
            Happening::InputFailed(error) => Err(error),
            Happening::Column(column) => {
                let number = (column + 1).to_string();
                writeln!(echo, "{number}")?;
                Ok(Some(Answer::new(number.as_bytes())))
            }
            Happening::Closed => Err(closed()),
        }
    }
}
