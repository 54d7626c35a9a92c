//! A real terminal: single keys without Enter, and always back to how it was.

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::queue;
use crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcgetwinsize, tcsetattr,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::{Answer, Input, Piped};

/// How the terminal was when the program started, if there is one.
static BEFORE: OnceLock<Termios> = OnceLock::new();

/// What the terminal is set to right now. Whoever changes that holds the lock meanwhile.
static MODE: Mutex<Mode> = Mutex::new(Mode::Lines);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Lines with an echo, as it was before.
    Lines,
    /// Keys one by one and unseen.
    Keys,
    /// A whole screen, the mouse too.
    Screen,
    /// As it was before, while another program has the terminal.
    Lent,
    /// As it was before, for good.
    Leaving,
}

const CTRL_D: u8 = 4;
const ESCAPE: u8 = 27;

/// Standard input, as a terminal if it is one.
///
/// # Errors
/// If the terminal cannot be asked how it is set.
pub fn standard_input() -> io::Result<Box<dyn Input>> {
    if !io::stdin().is_terminal() {
        return Ok(Box::new(Piped(io::stdin().lock())));
    }
    let before = tcgetattr(stdin())?;
    BEFORE.get_or_init(|| before);
    Ok(Box::new(Terminal::default()))
}

/// How many columns and lines the terminal has that is our output, if it is one.
#[must_use]
pub fn size() -> Option<(u16, u16)> {
    let size = tcgetwinsize(stdout()).ok().filter(|_| io::stdout().is_terminal())?;
    Some((size.ws_col, size.ws_row)).filter(|&(columns, lines)| columns > 0 && lines > 0)
}

/// From now on, being told to stop (Ctrl-C, a closed window, SIGTERM) ends the program only after `finish`, with the
/// terminal as it was; and being put aside (Ctrl-Z) leaves the terminal to the shell meanwhile. Only the first call counts.
///
/// # Errors
/// If the system does not let us listen.
pub fn leave_cleanly(finish: impl Fn() + Send + 'static) -> io::Result<()> {
    static LISTENING: OnceLock<()> = OnceLock::new();
    if LISTENING.set(()).is_err() {
        return Ok(());
    }
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            let mut mode = mode();
            // What is pressed while another program has the terminal is for that one.
            if *mode == Mode::Lent && matches!(signal, SIGINT | SIGQUIT) {
                continue;
            }
            let on_screen = *mode == Mode::Screen;
            if on_screen {
                let _ = show_screen(false);
            }
            // Who has changed nothing leaves the terminal alone: it may be the shell's again by now.
            if matches!(*mode, Mode::Keys | Mode::Screen) {
                set_as_before();
            }
            if signal == SIGTSTP {
                let _ = emulate_default_handler(SIGTSTP);
                match *mode {
                    Mode::Keys => drop(set_for_keys(1, 0)),
                    Mode::Screen => {
                        let _ = set_raw().and_then(|()| show_screen(true));
                        AWAY.store(true, Relaxed);
                    }
                    Mode::Lines | Mode::Lent | Mode::Leaving => {}
                }
                continue;
            }
            if on_screen {
                // Nothing more is drawn, now that the screen is given back.
                *mode = Mode::Leaving;
            }
            drop(mode);
            finish();
            mode = self::mode();
            *mode = Mode::Leaving;
            set_as_before();
            if !on_screen {
                end_the_prompt();
            }
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

fn mode() -> MutexGuard<'static, Mode> {
    MODE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The cursor stands behind a prompt; what comes next should not.
fn end_the_prompt() {
    if BEFORE.get().is_some() {
        let _ = writeln!(io::stderr());
    }
}

fn set_as_before() {
    if let Some(before) = BEFORE.get() {
        let _ = tcsetattr(stdin(), OptionalActions::Now, before);
    }
}

/// Keys one by one and unseen; a read waits for `least` of them, or for so many tenths of a second.
fn set_for_keys(least: u8, tenths: u8) -> io::Result<()> {
    let mut modes = tcgetattr(stdin())?;
    modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
    modes.special_codes[SpecialCodeIndex::VMIN] = least;
    modes.special_codes[SpecialCodeIndex::VTIME] = tenths;
    Ok(tcsetattr(stdin(), OptionalActions::Now, &modes)?)
}

/// Everything that is pressed arrives as it is.
fn set_raw() -> io::Result<()> {
    let mut modes = tcgetattr(stdin())?;
    modes.make_raw();
    Ok(tcsetattr(stdin(), OptionalActions::Now, &modes)?)
}

/// Shows a screen of our own in front of what the terminal showed, or takes it away again.
fn show_screen(on: bool) -> io::Result<()> {
    let mut out = Vec::new();
    match on {
        true => queue!(out, EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide)?,
        false => {
            let clear = (Clear(ClearType::All), MoveTo(0, 0));
            queue!(
                out,
                DisableBracketedPaste,
                DisableMouseCapture,
                clear.0,
                clear.1,
                LeaveAlternateScreen,
                Show
            )?;
        }
    }
    Raw.write_all(&out)
}

/// Standard output without the lock of the library: who is told to stop cannot wait for whoever holds it.
#[derive(Clone, Copy, Debug)]
pub struct Raw;

impl Write for Raw {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(stdout(), bytes)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Set when the program was put aside and has come back: what is on the screen is not ours.
static AWAY: AtomicBool = AtomicBool::new(false);

/// While this lives, the whole screen is ours.
#[derive(Debug)]
pub struct Screen(());

impl Screen {
    /// Takes the screen. However the program ends, by a panic or a signal too, it is given back.
    ///
    /// # Errors
    /// If there is no terminal, or it does not do as it is told.
    pub fn enter() -> io::Result<Screen> {
        let before = tcgetattr(stdin())?;
        BEFORE.get_or_init(|| before);
        leave_cleanly(|| {})?;
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // Whichever thread it was: a game that nobody sees must not go on. Every move is saved.
            let ours = give_back_at_once();
            usual(panic);
            if ours {
                std::process::exit(101);
            }
        }));
        let screen = Screen(());
        screen.take()?;
        Ok(screen)
    }

    fn take(&self) -> io::Result<()> {
        let mut mode = mode();
        if *mode == Mode::Leaving {
            return Ok(());
        }
        *mode = Mode::Screen;
        set_raw()?;
        show_screen(true)
    }

    /// Draws while nobody else can change the terminal.
    ///
    /// # Errors
    /// As the drawing does.
    pub fn draw(&self, draw: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        let mode = mode();
        match *mode {
            Mode::Screen => draw(),
            _ => Ok(()),
        }
    }

    /// Whether the program has been put aside since this was last asked, so that all has to be drawn again.
    pub fn was_away(&mut self) -> bool {
        AWAY.swap(false, Relaxed)
    }

    /// Waits until something is pressed, or for so long. `false` if the terminal is gone.
    ///
    /// # Errors
    /// If the system does not let us wait.
    pub fn wait(&self, patience: Duration) -> io::Result<bool> {
        let terminal = stdin();
        let mut ready = [PollFd::new(&terminal, PollFlags::IN)];
        let patience = Timespec::try_from(patience).ok();
        match poll(&mut ready, patience.as_ref()) {
            Ok(_) => Ok(!ready[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)),
            Err(rustix::io::Errno::INTR) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// Puts the program aside, as Ctrl-Z does elsewhere.
    ///
    /// # Errors
    /// If the system does not.
    pub fn suspend(&mut self) -> io::Result<()> {
        signal_hook::low_level::raise(SIGTSTP)
    }

    /// Lends the terminal, as it was before, to whatever this does.
    ///
    /// # Errors
    /// As that does, or if the terminal cannot be changed.
    pub fn lend(&mut self, work: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        give_back(Mode::Lent);
        let done = work();
        self.take()?;
        done
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back(Mode::Lines);
    }
}

/// Gives the screen back, if it is ours.
fn give_back(next: Mode) {
    let mut mode = mode();
    if *mode == Mode::Screen {
        *mode = next;
        let _ = show_screen(false);
        set_as_before();
    }
}

/// Gives the screen back after a panic; whether it was ours. Whoever panics while drawing holds the lock already.
fn give_back_at_once() -> bool {
    let ours = match MODE.try_lock() {
        Ok(mode) => *mode == Mode::Screen,
        Err(_) => true,
    };
    if ours {
        let _ = show_screen(false);
        set_as_before();
    }
    ours
}

/// While this lives, keys arrive one by one and unseen.
struct SingleKeys;

impl SingleKeys {
    fn new() -> io::Result<SingleKeys> {
        SingleKeys::set(1, 0)?;
        Ok(SingleKeys)
    }

    /// From now on a read waits for `least` keys, or for so many tenths of a second.
    fn set(least: u8, tenths: u8) -> io::Result<()> {
        let mut mode = mode();
        if *mode == Mode::Leaving {
            return Ok(());
        }
        *mode = Mode::Keys;
        set_for_keys(least, tenths)
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        let mut mode = mode();
        if *mode == Mode::Keys {
            *mode = Mode::Lines;
            set_as_before();
        }
    }
}

/// Standard input, known to be a terminal.
#[derive(Default)]
struct Terminal {
    /// There while a key is expected.
    keys: Option<SingleKeys>,
    /// What was typed ahead of the prompts, unseen so far.
    ahead: VecDeque<u8>,
}

impl Terminal {
    /// Reads what there is to `ahead`; whether there was anything.
    fn read(&mut self) -> io::Result<bool> {
        let mut buffer = [0; 4096];
        loop {
            match rustix::io::read(stdin(), &mut buffer) {
                Ok(length) => {
                    self.ahead.extend(&buffer[..length]);
                    return Ok(length > 0);
                }
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The next byte of the key that has begun, if it is one that `belongs` to it and comes at once.
    fn more(&mut self, belongs: impl Fn(u8) -> bool) -> io::Result<Option<u8>> {
        if self.ahead.is_empty() {
            SingleKeys::set(0, 1)?;
            self.read()?;
            SingleKeys::set(1, 0)?;
        }
        Ok(self.ahead.pop_front_if(|byte| belongs(*byte)))
    }

    /// The rest of what a key such as an arrow sends after its escape.
    fn skip_sequence(&mut self) -> io::Result<()> {
        if self.more(|byte| byte == b'[' || byte == b'O')?.is_none() {
            return Ok(());
        }
        while self.more(|byte| (0x20..0x40).contains(&byte))?.is_some() {}
        self.more(|byte| (0x40..0x7f).contains(&byte))?;
        Ok(())
    }
}

impl Input for Terminal {
    fn expect_key(&mut self) -> io::Result<()> {
        if self.keys.is_none() {
            self.keys = Some(SingleKeys::new()?);
        }
        Ok(())
    }

    fn key(&mut self, echo: &mut dyn Write) -> io::Result<Option<char>> {
        self.expect_key()?;
        if self.ahead.is_empty() {
            self.read()?;
        }
        let Some(first) = self.ahead.pop_front().filter(|&byte| byte != CTRL_D) else {
            self.keys = None;
            end_the_prompt();
            return Ok(None);
        };
        if first == ESCAPE {
            self.skip_sequence()?;
        }
        let mut bytes = vec![first];
        let length = match first {
            0xc2..0xe0 => 2,
            0xe0..0xf0 => 3,
            0xf0..0xf5 => 4,
            _ => 1,
        };
        while bytes.len() < length
            && let Some(byte) = self.more(|byte| (0x80..0xc0).contains(&byte))?
        {
            bytes.push(byte);
        }
        self.keys = None;
        let key = String::from_utf8_lossy(&bytes).chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
        if key == '\n' || !key.is_control() {
            write!(echo, "{key}")?;
            echo.flush()?;
        }
        Ok(Some(key))
    }

    fn line(&mut self, echo: &mut dyn Write) -> io::Result<Option<Answer>> {
        self.keys = None;
        let mut line = Vec::new();
        // What was typed ahead has not been seen; from then on the terminal itself shows what is typed.
        let mut unseen = self.ahead.len();
        loop {
            while let Some(byte) = self.ahead.pop_front() {
                let ended = byte == CTRL_D && line.is_empty();
                if unseen > 0 && !ended {
                    echo.write_all(&[byte])?;
                    unseen -= 1;
                }
                match byte {
                    b'\n' => return Ok(Some(Answer::new(&line))),
                    _ if ended => {
                        end_the_prompt();
                        return Ok(None);
                    }
                    _ => line.push(byte),
                }
            }
            if !self.read()? {
                end_the_prompt();
                return Ok((!line.is_empty()).then(|| Answer::new(&line)));
            }
        }
    }
}
