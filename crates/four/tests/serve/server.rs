//! The server as a process: started, observed, killed, started again.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use tempfile::TempDir;

/// How long a test waits for the server. It only catches a hang: no busy machine reaches it.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(180);

/// Limits that no test reaches, unless the test is about them.
const HIGH_LIMITS: [&str; 8] = [
    "--connections-per-address=1000000",
    "--games-per-address=1000000",
    "--requests-per-second=1000000",
    "--messages-per-second=1000000",
    "--analyses-per-minute=1000000",
    "--timeout-seconds=600",
    "--addr",
    "127.0.0.1:0",
];

/// A running server with a folder for its games.
pub(crate) struct Server {
    pub(crate) folder: Arc<TempDir>,
    pub(crate) address: SocketAddr,
    pub(crate) secrets: Secrets,
    launch: Launch,
    process: Process,
    /// What earlier processes wrote to standard error.
    earlier_log: String,
}

/// How a process is started.
#[derive(Default)]
struct Launch {
    /// The program, if it is not the one under test.
    program: Option<String>,
    /// A program and its arguments that runs the server, if any.
    before: Vec<String>,
    args: Vec<String>,
    variables: Vec<(String, String)>,
}

impl Server {
    /// Starts a server with high limits, changed by these arguments.
    pub(crate) fn start(args: &[&str]) -> Server {
        Server::start_as(None, &[], args)
    }

    /// The same with another program, and run by `before`.
    pub(crate) fn start_as(program: Option<&str>, before: &[&str], args: &[&str]) -> Server {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let given = |flag: &str| args.iter().any(|arg| arg.split('=').next() == flag.split('=').next());
        let mut all = if given("--db") { Vec::new() } else { crate::place() };
        for pair in
            HIGH_LIMITS[..6].chunks(1).chain(HIGH_LIMITS[6..].chunks(2)).filter(|pair| !given(pair[0]))
        {
            all.extend(pair.iter().map(|&arg| arg.to_owned()));
        }
        all.extend(args.iter().map(|&arg| arg.to_owned()));
        let program = program.map(str::to_owned);
        let before = before.iter().map(|&word| word.to_owned()).collect();
        Server::of(folder, Launch { program, before, args: all, ..Launch::default() }, Stdio::piped())
    }

    /// Starts a server in this folder, after a command of the shell.
    pub(crate) fn after(folder: Arc<TempDir>, before: &[&str], command: &str, args: &[&str]) -> Server {
        let shell = ["sh", "-c", &format!("{command} && exec \"$@\""), "sh"];
        let before = before.iter().chain(&shell).map(|&word| word.to_owned()).collect();
        let args = HIGH_LIMITS.iter().chain(args).map(|&arg| arg.to_owned()).collect();
        Server::of(folder, Launch { before, args, ..Launch::default() }, Stdio::piped())
    }

    /// Starts a server with these variables in its environment.
    pub(crate) fn with_environment(args: &[&str], variables: &[(&str, &str)]) -> Server {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let args = HIGH_LIMITS.iter().chain(args).map(|&arg| arg.to_owned()).chain(crate::place()).collect();
        let variables = variables.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        Server::of(folder, Launch { args, variables, ..Launch::default() }, Stdio::piped())
    }

    /// Starts a server whose standard error is a closed pipe.
    pub(crate) fn without_log_reader() -> Server {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let args = HIGH_LIMITS.map(str::to_owned).into_iter().chain(crate::place()).collect();
        Server::of(folder, Launch { args, ..Launch::default() }, writer.into())
    }

    fn of(folder: Arc<TempDir>, launch: Launch, log: Stdio) -> Server {
        let mut process = Process::spawn(folder.path(), &launch, log);
        let address = process.listening();
        let (secrets, earlier_log) = (Secrets::default(), String::new());
        Server { folder, address, secrets, launch, process, earlier_log }
    }

    /// Kills the process at once.
    pub(crate) fn kill(&mut self) {
        self.process.kill();
        self.earlier_log += &self.process.said();
    }

    /// Starts it again after a [`kill`](Server::kill), with the same database and the same port.
    pub(crate) fn start_again(&mut self) {
        self.start_again_as(None);
    }

    /// The same with another program.
    pub(crate) fn start_again_as(&mut self, program: Option<&str>) {
        self.launch.program = program.map(str::to_owned).or(self.launch.program.take());
        self.spawn_again();
        assert_eq!(self.process.listening(), self.address);
    }

    /// As [`start_again`](Server::start_again), without waiting until it is ready.
    pub(crate) fn spawn_again(&mut self) {
        let at = self.launch.args.iter().position(|arg| arg == "--addr").unwrap();
        self.launch.args[at + 1] = self.address.to_string();
        self.process = Process::spawn(self.folder.path(), &self.launch, Stdio::piped());
    }

    /// Asks the process to stop, waits until it has, and returns what it said.
    pub(crate) fn stop(&mut self) -> String {
        let id = rustix::process::Pid::from_raw(self.id() as i32).unwrap();
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        assert!(self.process.child.wait().unwrap().success());
        self.kill();
        self.earlier_log.clone()
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.child.id()
    }

    /// The memory of the process now and at its peak, in KiB.
    pub(crate) fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let field = |name| {
            let line = status.lines().find(|line| line.starts_with(name)).unwrap();
            line.split_whitespace().nth(1).unwrap().parse().unwrap()
        };
        (field("VmRSS:"), field("VmHWM:"))
    }
}

/// Ends the process with the test. The process must not have panicked, ended by itself, or logged a secret.
impl Drop for Server {
    fn drop(&mut self) {
        let alive = self.process.child.try_wait().is_ok_and(|ended| ended.is_none());
        self.kill();
        if !std::thread::panicking() {
            assert!(alive, "the server ended by itself:\n{}", self.earlier_log);
            assert!(!self.earlier_log.contains("panicked"), "{}", self.earlier_log);
            self.secrets.not_in(self.earlier_log.as_bytes());
        } else {
            eprintln!("the server said:\n{}", self.earlier_log);
        }
    }
}

/// The tokens of all seats. No answer may contain one.
#[derive(Clone, Default)]
pub(crate) struct Secrets(Arc<Mutex<HashSet<Vec<u8>>>>);

impl Secrets {
    /// The length of a token.
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

/// A process and its log.
struct Process {
    child: Child,
    said: Arc<Mutex<String>>,
    listener: Option<JoinHandle<()>>,
}

impl Process {
    fn spawn(folder: &Path, launch: &Launch, log: Stdio) -> Process {
        let program = launch.program.as_deref().unwrap_or(env!("CARGO_BIN_EXE_four"));
        let four = [program.to_owned(), "serve".to_owned()];
        let mut words = launch.before.iter().chain(&four).chain(&launch.args);
        let mut child = Command::new(words.next().unwrap())
            .args(words)
            .envs(launch.variables.iter().map(|(name, value)| (name, value)))
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

    /// Waits until it is ready, and returns its address.
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

/// Raises the limit of open files of this process and of those that it starts.
pub(crate) fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).unwrap();
}
