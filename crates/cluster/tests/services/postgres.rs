//! A PostgreSQL server of a test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::{Guard, all_is_installed, command, folder, free_port, run};

/// A running PostgreSQL.
pub(crate) struct PostgresServer {
    programs: PathBuf,
    folder: PathBuf,
    host: String,
    pub(crate) port: u16,
    databases: AtomicU32,
    /// Options for the server.
    options: &'static str,
    _guard: Guard,
}

/// The password of its user `four`.
const PASSWORD: &str = "four-in-a-row";

/// Where Debian puts the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders =
        versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists());
    let version = |bin: &PathBuf| bin.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
    let found = folders.max_by_key(version);
    assert!(found.is_some() || !all_is_installed(), "PostgreSQL is not installed");
    found
}

/// Lets clients in that come from the network of the server.
fn allow(file: &Path, host: &str) {
    let mut rules = std::fs::read_to_string(file).unwrap();
    rules += &format!("host all all {host}/24 scram-sha-256\n");
    std::fs::write(file, rules).unwrap();
}

impl PostgresServer {
    /// The one that all tests of this process share; `None` if PostgreSQL is not installed.
    pub(crate) fn shared() -> Option<&'static PostgresServer> {
        static SHARED: OnceLock<Option<PostgresServer>> = OnceLock::new();
        SHARED.get_or_init(PostgresServer::start).as_ref()
    }

    /// Starts one that does not wait for the disk, because tests crash it and not the machine; `None` if PostgreSQL is not
    /// installed.
    pub(crate) fn start() -> Option<PostgresServer> {
        PostgresServer::start_at("127.0.0.1")
    }

    /// The same at this address of this machine.
    pub(crate) fn start_at(host: &str) -> Option<PostgresServer> {
        PostgresServer::start_with(host, "-c fsync=off")
    }

    /// Starts one that saves as in real use.
    pub(crate) fn start_durable() -> Option<PostgresServer> {
        PostgresServer::start_with("127.0.0.1", "")
    }

    fn start_with(host: &str, options: &'static str) -> Option<PostgresServer> {
        let (programs, folder) = (programs()?, folder());
        let password = folder.join("password");
        std::fs::write(&password, PASSWORD).unwrap();
        let mut initdb = command(programs.join("initdb"));
        initdb.args([
            "--no-sync",
            "--username=four",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C",
        ]);
        run(initdb.arg("--pwfile").arg(password).arg("--pgdata").arg(folder.join("data")));
        allow(&folder.join("data/pg_hba.conf"), host);
        let script = "\"$1\" -D \"$2/data\" -m immediate stop; rm -rf \"$2\"";
        let guard = Guard::new(script, &[&programs.join("pg_ctl"), &folder]);
        let server = PostgresServer {
            programs,
            folder,
            host: host.to_owned(),
            port: free_port(),
            databases: AtomicU32::new(0),
            options,
            _guard: guard,
        };
        server.resume();
        Some(server)
    }

    fn pg_ctl(&self) -> Command {
        let mut pg_ctl = command(self.programs.join("pg_ctl"));
        pg_ctl.arg("-D").arg(self.folder.join("data")).arg("-l").arg(self.folder.join("log")).arg("-w");
        pg_ctl
    }

    /// Starts it again after [`stop`](PostgresServer::stop).
    pub(crate) fn resume(&self) {
        let sockets = self.folder.display();
        let options = format!(
            "-p {} -c listen_addresses={} -c unix_socket_directories={sockets} -c max_connections=200 {}",
            self.port, self.host, self.options
        );
        run(self.pg_ctl().arg("-o").arg(options).arg("start"));
    }

    /// Stops it as a crash does: without finishing anything.
    pub(crate) fn stop(&self) {
        run(self.pg_ctl().args(["-m", "immediate", "stop"]));
    }

    /// Makes a database, and returns its address.
    pub(crate) fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// The address of a database for the user that owns everything.
    pub(crate) fn address(&self, database: &str) -> String {
        self.address_for("four", PASSWORD, database)
    }

    pub(crate) fn address_for(&self, user: &str, password: &str, database: &str) -> String {
        format!("postgres://{user}:{password}@{}:{}/{database}", self.host, self.port)
    }

    /// Runs SQL in the database with this name or address, and returns what `psql` prints.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> String {
        let name = Path::new(database).file_name().unwrap();
        let port = self.port.to_string();
        let mut psql = Command::new(self.programs.join("psql"));
        psql.env("PGPASSWORD", PASSWORD).args(["-h", &self.host, "-U", "four", "-p", &port, "-v"]);
        run(psql.args(["ON_ERROR_STOP=1", "-tA", "-c", sql, "-d"]).arg(name))
    }
}
