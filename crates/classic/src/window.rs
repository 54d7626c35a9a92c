//! A window beside the console: it shows a picture, and clicks and keys in it are answers.
//!
//! The thread of the window sleeps until the X server sends an event. An idle window needs no processor time, and no click
//! is lost.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use four_console::{Answer, InputSource, tty};
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

/// Capacity of the queue of answers.
const QUEUE_CAPACITY: usize = 16;

/// The key symbols of 1 to 7, on the main keyboard and on the number pad.
const DIGITS: std::ops::RangeInclusive<u32> = 0x31..=0x37;
const PAD_DIGITS: std::ops::RangeInclusive<u32> = 0xffb1..=0xffb7;

/// Why no window can be opened.
#[derive(Debug, Error)]
pub enum WindowError {
    /// No X server can be reached.
    #[error("no window could be opened: {0}")]
    Connect(#[from] x11rb::errors::ConnectError),
    /// The X server refused a request.
    #[error("no window could be opened: {0}")]
    Refused(#[from] ReplyOrIdError),
    /// The screen does not have 24 bits a pixel.
    #[error("no window could be opened: the screen does not have 24 bits a pixel")]
    Colours,
}

impl From<x11rb::errors::ConnectionError> for WindowError {
    fn from(error: x11rb::errors::ConnectionError) -> WindowError {
        WindowError::Refused(error.into())
    }
}

impl From<x11rb::errors::ReplyError> for WindowError {
    fn from(error: x11rb::errors::ReplyError) -> WindowError {
        WindowError::Refused(error.into())
    }
}

/// What arrives from the window or from the console.
enum AnswerEvent {
    /// A line was typed. Holds the answer and its echo.
    Line(Answer, Vec<u8>),
    /// The input of the console ended.
    InputEnded,
    /// Reading the console failed.
    InputFailed(io::Error),
    /// A column was clicked in the window, or its number was pressed there.
    Column(usize),
    /// The window was closed, or the connection to the X server ended.
    Closed,
}

/// The window was closed before the game was over. Reading from [`Answers`] reports it inside an [`io::Error`].
#[derive(Debug, Error)]
#[error("the window was closed before the game was over")]
pub struct WindowClosedError;

/// An open window. It closes when this is dropped.
pub struct Display {
    window: Arc<XWindow>,
    thread: Option<JoinHandle<()>>,
}

/// The answers from the window and from the console, in the order of their arrival. Drop this before the [`Display`]:
/// the thread of the window may be blocked on a full queue.
pub struct Answers(Receiver<AnswerEvent>);

impl Display {
    /// Opens a window with this picture, every pixel enlarged to `scale` by `scale`, and starts to read the console.
    ///
    /// # Errors
    /// If there is no X server, or it refuses the window.
    pub fn open(title: &str, picture: &Pixels, scale: usize) -> Result<(Display, Answers), WindowError> {
        let window = Arc::new(XWindow::open(title, picture, scale)?);
        let (sender, events) = sync_channel(QUEUE_CAPACITY);
        let thread = thread::spawn({
            let (window, sender) = (Arc::clone(&window), sender.clone());
            move || window.watch(&sender)
        });
        thread::spawn(move || read_console(&sender));
        Ok((Display { window, thread: Some(thread) }, Answers(events)))
    }

    /// Shows another picture of the same size. Has no effect if the window is closed.
    pub fn show(&self, picture: &Pixels) {
        self.window.put(picture);
        let _ = self.window.draw();
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // The X server sends the thread the event that the window is destroyed.
        self.window.leaving.store(true, Ordering::SeqCst);
        let _ = self.window.x.destroy_window(self.window.id);
        let _ = self.window.x.flush();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The window at the X server, and its picture.
struct XWindow {
    x: RustConnection,
    id: Window,
    graphics: Gcontext,
    depth: u8,
    close: u32,
    scale: usize,
    width: u16,
    /// The picture in the byte order of the X server.
    picture: Mutex<Vec<u8>>,
    /// The key code of the first key, and the symbol of every key.
    keys: (u8, Vec<u32>),
    /// Whether this program closes the window.
    leaving: AtomicBool,
}

impl XWindow {
    fn open(title: &str, picture: &Pixels, scale: usize) -> Result<XWindow, WindowError> {
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
        let window = XWindow { x, id, graphics, depth, close, scale, width, picture: empty, keys, leaving };
        window.put(picture);
        Ok(window)
    }

    /// Stores the picture that [`XWindow::draw`] sends.
    fn put(&self, picture: &Pixels) {
        let enlarged = picture.enlarged(self.scale);
        let bytes = |colour: &four_picture::Colour| match self.x.setup().image_byte_order {
            ImageOrder::LSB_FIRST => colour.to_u32().to_le_bytes(),
            _ => colour.to_u32().to_be_bytes(),
        };
        let bytes = enlarged.colours().iter().flat_map(bytes).collect();
        *self.picture.lock().unwrap_or_else(PoisonError::into_inner) = bytes;
    }

    /// Sends the picture in pieces that fit into one request.
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

    /// The thread of the window: draws on request and sends the players' answers, until the window is gone.
    fn watch(&self, sender: &SyncSender<AnswerEvent>) {
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
            // Clicks beyond the capacity of the queue are dropped.
            if let Some(column) = column
                && let Err(TrySendError::Disconnected(_)) = sender.try_send(AnswerEvent::Column(column))
            {
                return;
            }
        }
        let _ = sender.send(AnswerEvent::Closed);
    }

    /// The column that a key names, counted from 0.
    fn column_of_key(&self, code: u8) -> Option<usize> {
        let (first, symbols) = &self.keys;
        let symbol = *symbols.get(usize::from(code.checked_sub(*first)?))?;
        let range = [DIGITS, PAD_DIGITS].into_iter().find(|range| range.contains(&symbol))?;
        Some((symbol - range.start()) as usize)
    }
}

/// Pictures are sent with four bytes a pixel, red in the highest; the screen must have that format.
fn check_colours(setup: &Setup, screen: &Screen) -> Result<(), WindowError> {
    let depth = screen.allowed_depths.iter().find(|depth| depth.depth == screen.root_depth);
    let mut visuals = depth.iter().flat_map(|depth| &depth.visuals);
    let visual = visuals.find(|visual| visual.visual_id == screen.root_visual);
    let is_usual = visual.is_some_and(|visual| (visual.red_mask, visual.blue_mask) == (0xff_0000, 0xff));
    let mut formats = setup.pixmap_formats.iter();
    let four_bytes = formats.any(|format| format.depth == screen.root_depth && format.bits_per_pixel == 32);
    if is_usual && four_bytes { Ok(()) } else { Err(WindowError::Colours) }
}

/// The key code of the first key, and for every key the symbol of its digit, or 0 without one.
fn keys(x: &RustConnection) -> Result<(u8, Vec<u32>), WindowError> {
    let (first, last) = (x.setup().min_keycode, x.setup().max_keycode);
    let mapping = x.get_keyboard_mapping(first, last - first + 1)?.reply()?;
    let digit = |key: &[u32]| {
        key.iter().copied().find(|symbol| DIGITS.contains(symbol) || PAD_DIGITS.contains(symbol))
    };
    let per_key = usize::from(mapping.keysyms_per_keycode).max(1);
    Ok((first, mapping.keysyms.chunks(per_key).map(|key| digit(key).unwrap_or(0)).collect()))
}

/// The thread of the console: sends every line that is typed.
fn read_console(sender: &SyncSender<AnswerEvent>) {
    let mut input = match tty::standard_input() {
        Ok(input) => input,
        Err(error) => return drop(sender.send(AnswerEvent::InputFailed(error))),
    };
    loop {
        let mut echo = Echo::default();
        let event = match input.line(&mut echo) {
            Ok(Some(answer)) => AnswerEvent::Line(answer, echo.0),
            Ok(None) => AnswerEvent::InputEnded,
            Err(error) => AnswerEvent::InputFailed(error),
        };
        let more = matches!(event, AnswerEvent::Line(..));
        if sender.send(event).is_err() || !more {
            return;
        }
    }
}

/// The echo of a line, shown when the game asks for the line. Of a line that is too long, the beginning and the newline.
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
    /// Waits until a player presses Enter at the console or closes the window.
    pub fn wait_for_goodbye(&self) {
        while let Ok(AnswerEvent::Column(_)) = self.0.recv() {}
    }
}

/// An answer from the window is echoed at the console as if it were typed there.
impl InputSource for Answers {
    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        Ok(self.line(echo)?.map(|answer| answer.text().chars().next().unwrap_or('\n')))
    }

    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        let closed = || io::Error::other(WindowClosedError);
        match self.0.recv().map_err(|_| closed())? {
            AnswerEvent::Line(answer, shown) => {
                echo.write_all(&shown)?;
                Ok(Some(answer))
            }
            AnswerEvent::InputEnded => Ok(None),
            AnswerEvent::InputFailed(error) => Err(error),
            AnswerEvent::Column(column) => {
                let number = (column + 1).to_string();
                writeln!(echo, "{number}")?;
                Ok(Some(Answer::new(number.as_bytes())))
            }
            AnswerEvent::Closed => Err(closed()),
        }
    }
}
