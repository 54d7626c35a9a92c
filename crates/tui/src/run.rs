//! The loop around the model: waits for something to happen, and shows what became of it.

use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event;

use super::app::{App, Message};
use super::page::Effect;
use super::picture::Pictures;
use four_console::tty::{Raw, Screen};

/// Plays on the whole terminal until somebody has had enough.
///
/// # Errors
/// If the terminal cannot be read or written.
pub fn run(mut app: App) -> io::Result<()> {
    let mut screen = Screen::enter()?;
    // Everything that changed goes out at once.
    let out = io::BufWriter::with_capacity(1 << 16, Raw);
    let mut terminal = Terminal::new(CrosstermBackend::new(out))?;
    let start = Instant::now();
    // A terminal without a second screen still shows what was there.
    anew(&mut terminal)?;
    let mut changed = true;
    loop {
        let away = screen.was_away();
        if away {
            anew(&mut terminal)?;
        }
        // Even a picture that is the same would be a few bytes.
        if away || changed {
            screen.draw(|| terminal.draw(|frame| app.view(frame)).map(drop))?;
        }
        changed = !app.is_still();
        let mut effects = Vec::new();
        if !screen.wait(app.patience())? {
            return Ok(());
        }
        // What has come in meanwhile is dealt with before the next look.
        while effects.is_empty() && event::poll(AT_ONCE)? {
            effects = app.update(Message::Terminal(event::read()?), start.elapsed());
            changed = true;
        }
        effects.extend(app.update(Message::Tick, start.elapsed()));
        changed |= !effects.is_empty();
        for effect in effects {
            match effect {
                Effect::Quit => return Ok(()),
                Effect::Draw => {}
                Effect::Suspend => screen.suspend()?,
                Effect::Bell => Raw.write_all(b"\x07")?,
                Effect::AskForPictures => {
                    let asked = Instant::now();
                    let pictures = Pictures::ask();
                    if pictures.is_none() && asked.elapsed() > SILENCE {
                        // Whoever still waits for an answer would take the next key for it.
                        Raw.write_all(b"\x1b[5n")?;
                    }
                    app.show_pictures(pictures);
                }
                Effect::Classic(name) => {
                    screen.lend(|| classic(name, app.text().come_back()))?;
                    anew(&mut terminal)?;
                }
            }
        }
    }
}

/// A terminal that has not answered by then does not understand the question.
const SILENCE: Duration = Duration::from_secs(1);

/// As long as what is there already takes to be read. (With no time at all, nothing ever is.)
const AT_ONCE: Duration = Duration::from_millis(1);

/// The next picture is drawn from nothing. Unlike `Terminal::clear`, this does not ask where the cursor is: the answer
/// might come late, or never.
fn anew<W: Write>(terminal: &mut Terminal<CrosstermBackend<W>>) -> io::Result<()> {
    let size = terminal.size()?;
    terminal.resize(size.into())
}

/// Plays a classic mode as a program of its own: it takes the console as it likes, and ends as it likes.
fn classic(name: &str, come_back: &str) -> io::Result<()> {
    let program = std::env::current_exe()?;
    let played = Command::new(program).args(["classic", name]).status();
    Raw.write_all(format!("\n{come_back} ").as_bytes())?;
    io::stdin().read_line(&mut String::new())?;
    played.map(drop)
}
