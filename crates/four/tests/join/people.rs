//! The players of a test: the program line by line, and a scripted client.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

use four_client::{Address, Connection, ConnectionEvent};
use four_protocol::{Act, TableEvent, ToClient};
use four_rules::Action;
use tempfile::TempDir;

use crate::pty::PATIENCE;

/// A player with `four join` through pipes.
pub(crate) struct Lines {
    child: Child,
    pub(crate) keyboard: Option<ChildStdin>,
    output: Receiver<String>,
    heard: Vec<String>,
    home: Arc<TempDir>,
}

impl Lines {
    pub(crate) fn join(home: Arc<TempDir>, args: &[&str]) -> Lines {
        let mut child = join(&home, args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (sender, output) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in stdout.lines() {
                if sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Lines { keyboard: child.stdin.take(), child, output, heard: Vec::new(), home }
    }

    pub(crate) fn says(&mut self, line: &str) -> &mut Lines {
        let keyboard = self.keyboard.as_mut().unwrap();
        writeln!(keyboard, "{line}").unwrap();
        keyboard.flush().unwrap();
        self
    }

    /// Waits for a line with this text, after the lines read before.
    pub(crate) fn hears(&mut self, wanted: &str) -> &mut Lines {
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            match self.output.recv_timeout(left) {
                Ok(line) if line.contains(wanted) => {
                    self.heard.push(line);
                    return self;
                }
                Ok(line) => self.heard.push(line),
                Err(error) => panic!("waited for {wanted} ({error}) after:\n{}", self.heard.join("\n")),
            }
        }
    }

    /// All lines so far, without the typed ones that the program repeats.
    pub(crate) fn transcript(&self) -> String {
        self.heard.iter().filter(|line| !line.starts_with("> ")).map(|line| format!("{line}\n")).collect()
    }

    /// Closes the input and waits for this exit code.
    pub(crate) fn ends(&mut self, code: i32) {
        drop(self.keyboard.take());
        assert_eq!(self.child.wait().unwrap().code(), Some(code), "{}", self.heard.join("\n"));
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A new home folder.
pub(crate) fn home() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

/// The command `four join` with this home folder.
pub(crate) fn join(home: &TempDir, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_four"));
    command.arg("join").args(args);
    command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path().join("data"));
    command.env("XDG_CONFIG_HOME", home.path().join("config")).env("LC_ALL", "C").env_remove("SSL_CERT_FILE");
    command
}

/// The message of a join that fails with exit code 2 and prints nothing else.
pub(crate) fn refused(args: &[&str]) -> String {
    let output = join(&home(), args).stdin(Stdio::null()).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), b"".as_slice()));
    String::from_utf8(output.stderr).unwrap()
}

/// A player without a screen that does what a test says.
pub(crate) struct Scripted {
    connection: Connection,
    address: Address,
    token: String,
    seen: u64,
    next: Option<String>,
}

impl Scripted {
    pub(crate) fn at(address: Address, token: &str) -> Scripted {
        let connection = Connection::open(address.clone(), vec![token.into()], "en");
        Scripted { connection, address, token: token.into(), seen: 0, next: None }
    }

    /// Waits for a change with an entry that `what` accepts.
    pub(crate) fn sees(&mut self, what: impl Fn(&TableEvent) -> bool) -> &mut Scripted {
        loop {
            let event = self.connection.next_event(PATIENCE).unwrap();
            if let ConnectionEvent::Message(ToClient::Changes { entries, state, .. }) = event {
                (self.seen, self.next) = (state.version, state.next.clone());
                if entries.iter().any(|entry| what(&entry.what)) {
                    return self;
                }
            }
        }
    }

    pub(crate) fn asks(&mut self, act: Act) -> &mut Scripted {
        let id = self.connection.ask(act, self.seen);
        loop {
            match self.connection.next_event(PATIENCE).unwrap() {
                ConnectionEvent::Message(ToClient::Done { id: done, version }) if done == id => {
                    self.seen = version;
                    return self;
                }
                ConnectionEvent::Message(ToClient::Changes { state, .. }) => self.next = state.next.clone(),
                ConnectionEvent::Message(ToClient::Refused { message, .. }) => panic!("{message}"),
                _ => {}
            }
        }
    }

    /// Sends a request and waits for the response, done or refused.
    pub(crate) fn tries(&mut self, act: Act) {
        let id = self.connection.ask(act, self.seen);
        loop {
            match self.connection.next_event(PATIENCE).unwrap() {
                ConnectionEvent::Message(ToClient::Changes { state, .. }) => self.seen = state.version,
                ConnectionEvent::Message(
                    ToClient::Done { id: answered, .. } | ToClient::Refused { id: answered, .. },
                ) if answered == id => {
                    return;
                }
                _ => {}
            }
        }
    }

    pub(crate) fn plays(&mut self, action: &str) -> &mut Scripted {
        self.asks(Act::Play(action.parse().unwrap()))
    }

    pub(crate) fn is_played(&mut self, wanted: &str) -> &mut Scripted {
        let wanted: Action = wanted.parse().unwrap();
        self.sees(|what| matches!(what, TableEvent::Played { action, .. } if *action == wanted))
    }

    /// The same player in the rematch.
    pub(crate) fn follows(&self) -> Scripted {
        Scripted::at(self.address.with_game(self.next.as_ref().unwrap()).unwrap(), &self.token)
    }
}

/// The files of saved seats in a home folder.
pub(crate) fn seats(home: &TempDir) -> Vec<PathBuf> {
    let folder = std::fs::read_dir(home.path().join("data/four/seats"));
    folder.map(|files| files.map(|file| file.unwrap().path()).collect()).unwrap_or_default()
}
