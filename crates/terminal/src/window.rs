//! A real window beside the console: it shows pictures, and clicks and keys in it count as answers.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::thread::{self, JoinHandle};

use four_picture::{Colour, Pixels, bitmap};
use minifb::{Key, KeyRepeat, MouseButton, MouseMode, Window, WindowOptions};
use thiserror::Error;

use crate::console::{Answer, Input};
use crate::tty;

/// How often a second the window looks at the mouse and the keys. A click is longer than this.
const LOOKS_A_SECOND: usize = 40;

/// After how many looks the picture is drawn again, in case something has covered it.
const LOOKS_A_PICTURE: usize = 10;

/// Lines of the console that may wait for the game.
const WAITING_LINES: usize = 16;

/// A window that cannot be opened.
#[derive(Debug, Error)]
#[error("no window could be opened: {0}")]
pub struct NoWindow(String);

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
    /// The window was closed.
    Closed,
}

/// An open window. It closes when this is dropped.
pub struct Display {
    pictures: Option<Sender<Pixels>>,
    thread: Option<JoinHandle<()>>,
}

/// What comes from the window and from the console, whichever is first.
pub struct Answers(Receiver<Happening>);

impl Display {
    /// Opens a window with this picture in it, every pixel enlarged to `scale` by `scale`, and listens to the console too.
    ///
    /// # Errors
    /// If there is no display, or it does not want the window.
    pub fn open(title: &'static str, picture: Pixels, scale: usize) -> Result<(Display, Answers), NoWindow> {
        let (pictures, to_show) = channel();
        let (happened, happenings) = sync_channel(WAITING_LINES);
        let (opened, is_open) = channel();
        let from_window = happened.clone();
        let thread = thread::spawn(move || {
            let picture = picture.enlarged(scale);
            match Window::new(title, picture.width(), picture.height(), WindowOptions::default()) {
                Err(error) => drop(opened.send(Err(NoWindow(error.to_string())))),
                Ok(window) => watch(window, &picture, scale, &to_show, &from_window, &opened),
            }
        });
        is_open.recv().unwrap_or_else(|_| Err(NoWindow("it vanished".into())))?;
        thread::spawn(move || listen(&happened));
        Ok((Display { pictures: Some(pictures), thread: Some(thread) }, Answers(happenings)))
    }

    /// Shows another picture of the same size. A window that somebody has closed shows nothing.
    pub fn show(&self, picture: Pixels) {
        if let Some(pictures) = &self.pictures {
            let _ = pictures.send(picture);
        }
    }
}

impl Answers {
    /// Waits until somebody closes the window, or clicks or presses a number in it.
    pub fn wait_for_anybody(&self) {
        while let Ok(happening) = self.0.recv() {
            if matches!(happening, Happening::Closed | Happening::Column(_)) {
                return;
            }
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.pictures = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The window's own thread: shows what comes, and tells what happens, until nobody wants either.
fn watch(
    mut window: Window,
    picture: &Pixels,
    scale: usize,
    to_show: &Receiver<Pixels>,
    happened: &SyncSender<Happening>,
    opened: &Sender<Result<(), NoWindow>>,
) {
    let (width, height) = (picture.width(), picture.height());
    let mut buffer = numbers(picture);
    let mut was_down = false;
    window.set_target_fps(LOOKS_A_SECOND);
    for look in 0_usize.. {
        let (latest, wanted) = latest(to_show);
        let redraw = latest.is_some() || look.is_multiple_of(LOOKS_A_PICTURE);
        if let Some(picture) = latest {
            buffer = numbers(&picture.enlarged(scale));
        }
        let mut open = window.is_open();
        match redraw {
            true => open &= window.update_with_buffer(&buffer, width, height).is_ok(),
            false => window.update(),
        }
        if look == 0 {
            let _ = opened.send(Ok(()));
        }
        if !open || !window.is_open() {
            let _ = happened.send(Happening::Closed);
            return;
        }
        if !wanted {
            return;
        }
        let keys = window.get_keys_pressed(KeyRepeat::No).into_iter().filter_map(column_of);
        let is_down = window.get_mouse_down(MouseButton::Left);
        let place = window.get_mouse_pos(MouseMode::Discard).filter(|_| is_down && !was_down);
        let clicked = place.and_then(|(x, _)| bitmap::column_at(x, width as f32));
        was_down = is_down;
        for column in keys.chain(clicked) {
            // A game that does not keep up does not need more.
            let _ = happened.try_send(Happening::Column(column));
        }
    }
}

/// The last picture that has come since the last look, and whether more can come.
fn latest(to_show: &Receiver<Pixels>) -> (Option<Pixels>, bool) {
    let mut latest = None;
    loop {
        match to_show.try_recv() {
            Ok(picture) => latest = Some(picture),
            Err(TryRecvError::Empty) => return (latest, true),
            Err(TryRecvError::Disconnected) => return (latest, false),
        }
    }
}

fn numbers(picture: &Pixels) -> Vec<u32> {
    picture.colours().iter().copied().map(Colour::to_u32).collect()
}

/// The column that a key names, counted from 0.
fn column_of(key: Key) -> Option<usize> {
    use Key::{
        Key1, Key2, Key3, Key4, Key5, Key6, Key7, NumPad1, NumPad2, NumPad3, NumPad4, NumPad5, NumPad6,
        NumPad7,
    };
    const ROW: [Key; 7] = [Key1, Key2, Key3, Key4, Key5, Key6, Key7];
    const PAD: [Key; 7] = [NumPad1, NumPad2, NumPad3, NumPad4, NumPad5, NumPad6, NumPad7];
    [ROW, PAD].iter().find_map(|keys| keys.iter().position(|&known| known == key))
}

/// The console's own thread: hands on every line as it is typed.
fn listen(happened: &SyncSender<Happening>) {
    let mut input = match tty::standard_input() {
        Ok(input) => input,
        Err(error) => return drop(happened.send(Happening::InputFailed(error))),
    };
    loop {
        let mut echo = Vec::new();
        let happening = match input.line(&mut echo) {
            Ok(Some(answer)) => Happening::Line(answer, echo),
            Ok(None) => Happening::InputEnded,
            Err(error) => Happening::InputFailed(error),
        };
        let more = matches!(happening, Happening::Line(..));
        if happened.send(happening).is_err() || !more {
            return;
        }
    }
}

/// Whichever answers first, the console or the window. An answer from the window is shown at the console as if typed.
impl Input for Answers {
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
