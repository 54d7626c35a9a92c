//! A NATS server of a test.

use std::process::{Child, Stdio};
use std::sync::{Mutex, OnceLock};

use super::{Guard, all_is_installed, command, line_with};

/// A running nats-server.
pub(crate) struct NatsServer {
    host: String,
    pub(crate) port: u16,
    args: Vec<String>,
    process: Mutex<Option<(Child, Guard)>>,
}

/// Where Debian puts it.
const PROGRAM: &str = "/usr/sbin/nats-server";

impl NatsServer {
    /// The one that all tests of this process share; `None` if it is not installed.
    pub(crate) fn shared() -> Option<&'static NatsServer> {
        static SHARED: OnceLock<Option<NatsServer>> = OnceLock::new();
        SHARED.get_or_init(NatsServer::start).as_ref()
    }

    /// Starts one on a free port; `None` if it is not installed.
    pub(crate) fn start() -> Option<NatsServer> {
        NatsServer::start_with(&[])
    }

    /// The same with these arguments.
    pub(crate) fn start_with(args: &[&str]) -> Option<NatsServer> {
        NatsServer::start_at("127.0.0.1", args)
    }

    /// The same at this address of this machine.
    pub(crate) fn start_at(host: &str, args: &[&str]) -> Option<NatsServer> {
        let is_installed = std::path::Path::new(PROGRAM).exists();
        assert!(is_installed || !all_is_installed(), "nats-server is not installed");
        if !is_installed {
            return None;
        }
        let args = args.iter().map(|&arg| arg.to_owned()).collect();
        let (host, port) = (host.to_owned(), super::free_port());
        let server = NatsServer { host, port, args, process: Mutex::default() };
        server.resume();
        Some(server)
    }

    /// Starts it again after [`stop`](NatsServer::stop).
    pub(crate) fn resume(&self) {
        let mut nats = command(PROGRAM);
        nats.args(["--addr", &self.host, "--port", &self.port.to_string()]).args(&self.args);
        let mut process = nats.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        let mut log = process.stderr.take().unwrap();
        assert!(line_with(&mut log, "Server is ready").is_some(), "nats-server did not start");
        // It must not wait for somebody who reads its log.
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        let guard = Guard::new(&format!("kill -9 {}", process.id()), &[]);
        *self.process.lock().unwrap() = Some((process, guard));
    }

    /// Kills it.
    pub(crate) fn stop(&self) {
        if let Some((mut process, guard)) = self.process.lock().unwrap().take() {
            drop(guard);
            process.wait().unwrap();
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://{}:{}", self.host, self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}
