//! The loop around the model: draws, waits for input, and performs the effects.

use std::io::{self, BufWriter, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use four_console::read_line;
use four_console::tty::{RawStdout, Screen};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event;

use crate::app::{App, Message};
use crate::page::Effect;
use crate::picture::Pictures;

/// The terminal that ratatui draws on. The buffer holds one frame, so that a frame is written at once.
type Output = Terminal<CrosstermBackend<BufWriter<RawStdout>>>;

/// Plays on the full screen until the player quits or the terminal is closed.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn run(mut app: App) -> io::Result<()> {
    let mut screen = Screen::enter()?;
    let out = BufWriter::with_capacity(1 << 16, RawStdout);
    let mut output = Terminal::new(CrosstermBackend::new(out))?;
    let start = Instant::now();
    // A terminal without a second screen still shows other text.
    redraw_all(&mut output)?;
    let mut changed = true;
    loop {
        let suspended = screen.was_suspended();
        if suspended {
            redraw_all(&mut output)?;
        }
        // A frame without changes would still write a few bytes.
        if suspended || changed {
            screen.draw(|| output.draw(|frame| app.view(frame)).map(drop))?;
        }
        changed = !app.is_still();
        if !screen.wait(app.patience())? {
            return Ok(());
        }
        let mut effects = Vec::new();
        // All input that has arrived is handled before the next frame.
        while effects.is_empty() && event::poll(POLL)? {
            effects = app.update(Message::Terminal(event::read()?), start.elapsed());
            changed = true;
        }
        effects.extend(app.update(Message::Tick, start.elapsed()));
        changed |= !effects.is_empty();
        for effect in effects {
            if effect == Effect::Quit {
                return Ok(());
            }
            perform(effect, &mut app, &mut screen, &mut output)?;
        }
    }
}

/// How long to wait for input that has arrived to be read. With no time at all, crossterm finds none.
const POLL: Duration = Duration::from_millis(1);

fn perform(effect: Effect, app: &mut App, screen: &mut Screen, output: &mut Output) -> io::Result<()> {
    match effect {
        Effect::Quit | Effect::Draw => Ok(()),
        Effect::Suspend => screen.suspend(),
        Effect::Bell => RawStdout.write_all(b"\x07"),
        Effect::AskForPictures => {
            app.show_pictures(Pictures::ask(screen)?);
            Ok(())
        }
        Effect::Classic(name) => {
            screen.lend(|| play_classic(name, app.text().come_back()))?;
            redraw_all(output)
        }
    }
}

/// Makes the next frame draw every character. `Terminal::clear` would ask for the position of the cursor and wait for the
/// answer of the terminal.
fn redraw_all(output: &mut Output) -> io::Result<()> {
    let size = output.size()?;
    output.resize(size.into())
}

/// Plays a classic mode in a process of its own, then waits for Enter.
fn play_classic(name: &str, come_back: &str) -> io::Result<()> {
    let program = std::env::current_exe()?;
    let played = Command::new(program).args(["classic", name]).status();
    RawStdout.write_all(format!("\n{come_back} ").as_bytes())?;
    read_line(&mut io::stdin().lock(), 0)?;
    played.map(drop)
}
