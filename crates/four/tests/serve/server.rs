//! The server as a process of its own: started, watched, killed, started again.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use tempfile::TempDir;

/// How long the server may take for anything that a test waits for, before the test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Limits that no test comes near, unless the test is about them.
const GENEROUS: [&str; 9] = [
    "--connections-per-address=1000000",
    "--games-per-address=1000000",
    "--requests-per-second=1000000",
    "--messages-per-second=1000000",
    "--analyses-per-minute=1000000",
    "--addr",
    "127.0.0.1:0",
    "--db",
    "sqlite:games.db",
];

/// A running server with a folder for its games.
pub(crate) struct Server {
    pub(crate) folder: Arc<TempDir>,
    pub(crate) address: SocketAddr,
    pub(crate) secrets: Secrets,
    args: Vec<String>,
    process: Process,
    /// What the processes before this one said on standard error.
    said_before: String,
}

impl Server {
    /// One with limits that are never met, but for these arguments.
    pub(crate) fn start(args: &[&str]) -> Server {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let mut all: Vec<String> = Vec::new();
        let given = |flag: &str| args.iter().any(|arg| arg.split('=').next() == flag.split('=').next());
        for pair in GENEROUS[..5].chunks(1).chain(GENEROUS[5..].chunks(2)).filter(|pair| !given(pair[0])) {
            all.extend(pair.iter().map(|&arg| arg.to_owned()));
        }
        all.extend(args.iter().map(|&arg| arg.to_owned()));
        Server::of(folder, all, Stdio::piped())
    }

    /// One whose log goes to somebody who does not read it any more.
    pub(crate) fn unheard() -> Server {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let folder = Arc::new(tempfile::tempdir().unwrap());
        Server::of(folder, GENEROUS.map(str::to_owned).to_vec(), writer.into())
    }

    fn of(folder: Arc<TempDir>, all: Vec<String>, log: Stdio) -> Server {
        let mut process = Process::spawn(folder.path(), &all, log);
        let address = process.listening();
        Server {
            folder,
            address,
            secrets: Secrets::default(),
            args: all,
            process,
            said_before: String::new(),
        }
    }

    /// Ends the process at once, in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        self.process.kill();
        self.said_before += &self.process.said();
    }

    /// Starts it again after a [`kill`](Server::kill), on the same games and the same port.
    pub(crate) fn start_again(&mut self) {
        self.start_unheard();
        assert_eq!(self.process.listening(), self.address);
    }

    /// The same, without waiting until it is ready.
    pub(crate) fn start_unheard(&mut self) {
        let at = self.args.iter().position(|arg| arg == "--addr").unwrap();
        self.args[at + 1] = self.address.to_string();
        self.process = Process::spawn(self.folder.path(), &self.args, Stdio::piped());
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.child.id()
    }

    /// The memory it holds now, and the most it ever held, in KiB.
    pub(crate) fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let field = |name| {
            let line = status.lines().find(|line| line.starts_with(name)).unwrap();
            line.split_whitespace().nth(1).unwrap().parse().unwrap()
        };
        (field("VmRSS:"), field("VmHWM:"))
    }
}

/// However a test ends, the process does too; and it must not have panicked, nor told a secret.
impl Drop for Server {
    fn drop(&mut self) {
        let alive = self.process.child.try_wait().is_ok_and(|ended| ended.is_none());
        self.kill();
        if !std::thread::panicking() {
            assert!(alive, "the server ended by itself:\n{}", self.said_before);
            assert!(!self.said_before.contains("panicked"), "{}", self.said_before);
            self.secrets.not_in(self.said_before.as_bytes());
        } else {
            eprintln!("the server said:\n{}", self.said_before);
        }
    }
}

/// What only the players may know. Every answer is searched for it.
#[derive(Clone, Default)]
pub(crate) struct Secrets(Arc<Mutex<HashSet<Vec<u8>>>>);

impl Secrets {
    /// The length of every secret.
    const LENGTH: usize = 32;

    pub(crate) fn add(&self, token: &str) {
        assert!(
            token.len() == Secrets::LENGTH && token.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            "{token}"
        );
        self.0.lock().unwrap().insert(token.into());
    }

    pub(crate) fn not_in(&self, answer: &[u8]) {
        for word in
            answer.split(|byte| !byte.is_ascii_alphanumeric()).filter(|word| word.len() >= Secrets::LENGTH)
        {
            let tokens = self.0.lock().unwrap();
            let found = word.windows(Secrets::LENGTH).any(|bytes| tokens.contains(bytes));
            assert!(!found, "a token in {}", String::from_utf8_lossy(answer));
        }
    }
}

/// One process, and what it says.
struct Process {
    child: Child,
    said: Arc<Mutex<String>>,
    listener: Option<JoinHandle<()>>,
}

impl Process {
    fn spawn(folder: &Path, args: &[String], log: Stdio) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .arg("serve")
            .args(args)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let all = said.clone();
        let listener = child.stderr.take().map(|mut errors| {
            std::thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(count @ 1..) = errors.read(&mut bytes) {
                    all.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..count]));
                }
            })
        });
        Process { child, said, listener }
    }

    /// Waits until it is ready, and says where.
    fn listening(&mut self) -> SocketAddr {
        let mut lines = BufReader::new(self.child.stdout.take().unwrap()).lines();
        let mut said = Vec::new();
        for line in lines.by_ref().map_while(Result::ok) {
            if let Some(address) = line.strip_prefix("Listening on http://") {
                let address = address.trim_end_matches('/').parse().unwrap();
                std::thread::spawn(move || lines.for_each(drop));
                return address;
            }
            said.push(line);
        }
        self.kill();
        panic!("the server did not start: {said:?}\n{}", self.said());
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        self.child.wait().unwrap();
        if let Some(listener) = self.listener.take() {
            listener.join().unwrap();
        }
    }

    fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }
}

/// Lets this process, and those it starts, have as many files and connections as the system allows.
pub(crate) fn more_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).unwrap();
}
