//! PostgreSQL and NATS as processes of their own, each in a temporary folder and on a free port. Both end with the test, also
//! if it is killed.

#![allow(dead_code, unused_imports, clippy::unwrap_used, clippy::panic)]

mod nats;
mod network;
mod postgres;
mod wire;

use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) use nats::NatsServer;
pub(crate) use network::{Exchange, Line, Network};
pub(crate) use postgres::PostgresServer;
pub(crate) use wire::Wire;

/// Whether a tool that is missing is a failure: `./test` installs all of them.
fn all_is_installed() -> bool {
    std::env::var_os("FOUR_TEST_ALL").is_some()
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A command as a user without rights if we are root: PostgreSQL refuses to run as root.
fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    if !rustix::process::getuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]).arg(program);
    // The folder of the test may be closed to others.
    command.current_dir("/");
    command
}

/// What a program prints; it must succeed.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{command:?}: {said}");
    said
}

/// A folder that the service owns.
fn folder() -> PathBuf {
    let folder = tempfile::Builder::new().prefix("four-test-").tempdir().unwrap().keep();
    if rustix::process::getuid().is_root() {
        let nobody = run(Command::new("id").args(["-u", "nobody"])).trim().parse().unwrap();
        std::os::unix::fs::chown(&folder, Some(nobody), None).unwrap();
    }
    folder
}

/// Runs a command of the shell when it is dropped, and when this process ends in whatever way: the shell waits until its input
/// is closed.
struct Guard(Child);

impl Guard {
    fn new(script: &str, args: &[&Path]) -> Guard {
        Guard::of(command("sh"), script, args)
    }

    /// The same with the rights of this process.
    fn with_all_rights(script: &str) -> Guard {
        Guard::of(Command::new("sh"), script, &[])
    }

    fn of(mut shell: Command, script: &str, args: &[&Path]) -> Guard {
        shell.args(["-c", &format!("cat >/dev/null; {script}"), "sh"]).args(args);
        Guard(shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// Reads until a line that contains this word, and returns it.
fn line_with(output: &mut impl Read, word: &str) -> Option<String> {
    let (mut line, mut byte) = (Vec::new(), [0]);
    while output.read(&mut byte).is_ok_and(|count| count == 1) {
        if byte[0] != b'\n' {
            line.push(byte[0]);
        } else if String::from_utf8_lossy(&line).contains(word) {
            return Some(String::from_utf8_lossy(&line).into_owned());
        } else {
            line.clear();
        }
    }
    None
}
