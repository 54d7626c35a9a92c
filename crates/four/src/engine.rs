//! `four engine`: plays for another program over UGI, a line protocol for any game, or UCI, on which UGI is based.
//!
//! One thread reads lines and another searches. Both send messages to the main thread, which alone writes.

mod options;
mod position;
mod protocol;
mod search;
mod several;

use std::io::{self, Write};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use four_console::read_line;
use four_engine::Player;
use four_rules::Action;
use four_text::Text;

use crate::cli::EngineArgs;
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use options::Settings;
use protocol::Engine;

/// Length limit of a line, in bytes: a game has at most a thousand moves, of a few bytes each.
const MAX_LINE: usize = 1 << 16;

pub(crate) fn run(args: &EngineArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let settings = Settings::new(args)?;
    let (sender, receiver) = mpsc::sync_channel(64);
    let reader = sender.clone();
    thread::Builder::new().spawn(move || read(&reader))?;
    let mut engine = Engine::new(out, (sender, receiver), settings, text);
    while let Some(message) = engine.next() {
        match message {
            Message::Line(line) => match engine.line(&line)? {
                true => {}
                false => break,
            },
            Message::End(read) => {
                engine.end()?;
                read?;
                break;
            }
            other => engine.handle(other)?,
        }
    }
    Ok(ExitCode::Success)
}

/// What the main thread is sent.
enum Message {
    /// A line was read.
    Line(Vec<u8>),
    /// There are no more lines.
    End(io::Result<()>),
    /// A line about the progress of the search.
    Info(String),
    /// The best action; the search sends nothing after it.
    Best(Option<Action>),
    /// The player with its table, after the search. It can arrive later than the best action, because a table that grows
    /// takes time.
    Back(Box<Player>),
}

/// Sends each line of standard input, until it ends or the main thread does.
fn read(sender: &SyncSender<Message>) {
    let mut input = io::stdin().lock();
    loop {
        let message = match read_line(&mut input, MAX_LINE + 1) {
            Ok(Some(line)) => Message::Line(line),
            Ok(None) => Message::End(Ok(())),
            Err(error) => Message::End(Err(error)),
        };
        let is_end = matches!(message, Message::End(_));
        if sender.send(message).is_err() || is_end {
            return;
        }
    }
}
