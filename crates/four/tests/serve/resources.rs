//! What the system limits: the size of files, the number of open files, the space on the disk; and what is not a file at all.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use four_protocol::NewGame;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use rustix::process::{Pid, Resource, Rlimit, prlimit};

use crate::attack::{Seats, connect, drops};
use crate::client::{GAMES, Http};
use crate::faults::{insist, try_once};
use crate::server::{Server, TIMEOUT};

fn process(server: &Server) -> Option<Pid> {
    Pid::from_raw(server.id() as i32)
}

#[test]
fn a_limit_of_file_sizes_is_a_full_disk_and_does_not_end_the_server() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let limit = |current| {
        prlimit(process(&server), Resource::Fsize, Rlimit { current, maximum: None }).unwrap();
    };
    let mut ann = connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    limit(Some(4096));
    assert_eq!(try_once(&mut ann, "a", 2, drops(3)), None);
    assert_eq!(Http::to(&server).get("/healthz").status, 503);
    limit(None);
    assert_eq!(insist(&server, &seats, 0, "a", 2, drops(3)), 3);
    assert_eq!(Http::to(&server).get("/healthz").status, 200);
}

#[test]
fn connections_stay_below_the_limit_of_open_files() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let server = Server::after(folder, &[], "ulimit -n 160 && ulimit -S -n 32", &["--db", "sqlite:games.db"]);
    // 96 files are for the rest of the server, and 16 connections more for this machine.
    let mut open = Vec::new();
    let refused = loop {
        let mut http = Http::to(&server);
        match http.get("/healthz") {
            answer if answer.status == 200 => open.push(http),
            answer => break answer,
        }
    };
    assert_eq!((open.len(), refused.status, refused.header("retry-after")), (160 - 96 + 16, 503, Some("5")));
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().skip(3).take(2).collect::<Vec<_>>(), ["160", "160"], "it is raised");
    // Those that are there are served: files for the database are left.
    let seats = Seats::take(&mut open[0]);
    assert_eq!(open[1].game(&seats.game).state.version, 2);
    open.clear();
    let start = Instant::now();
    while Http::to(&server).get("/healthz").status != 200 {
        assert!(start.elapsed() < TIMEOUT, "no connection became free");
    }
}

/// A server on a file system of 32 MiB, or `None` where this user may not make one.
fn on_a_small_disk(folder: Arc<tempfile::TempDir>) -> Option<Server> {
    const NAMESPACE: [&str; 2] = ["unshare", "-rm"];
    let allowed = Command::new(NAMESPACE[0]).args([NAMESPACE[1], "true"]).output();
    if !allowed.is_ok_and(|output| output.status.success()) {
        eprintln!("left out: this user may not mount a file system");
        return None;
    }
    let mount = "mkdir small && mount -t tmpfs -o size=32m none small && cp games.db small";
    Some(Server::after(folder, &NAMESPACE, mount, &["--db", "sqlite:small/games.db"]))
}

#[test]
fn with_little_space_games_go_on_and_none_is_opened() {
    let mut server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    server.stop();
    let Some(small) = on_a_small_disk(Arc::clone(&server.folder)) else {
        return server.start_again();
    };
    let mut http = Http::to(&small);
    let refused = http.post(GAMES, "{}");
    assert_eq!(refused.status, 503, "{}", refused.text());
    assert_eq!(insist(&small, &seats, 0, "a", 2, drops(3)), 3);
    assert_eq!(http.get("/healthz").status, 200);
    // The other disk has space.
    server.start_again();
    assert!(Http::to(&server).open(&NewGame::default()).is_ok());
}

fn pipe(path: &Path) {
    mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
}

#[test]
fn pipes_in_place_of_files_keep_nobody_waiting() {
    let mut server = Server::start(&[]);
    let folder = Arc::clone(&server.folder);
    let seats = Seats::take(&mut Http::to(&server));
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_four")).args(args).current_dir(folder.path()).output();
        let output = output.unwrap();
        (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    for name in ["pipe.db", "locked.db.lock", ".four-backup-x", "wal.db-wal"] {
        pipe(&folder.path().join(name));
    }
    std::fs::create_dir(folder.path().join("folder.db")).unwrap();
    let serve = |db| run(&["serve", "--addr", "127.0.0.1:0", "--db", db]);
    for db in ["sqlite:pipe.db", "sqlite:locked.db", "sqlite:folder.db", "sqlite:/dev/zero"] {
        let (ok, said) = serve(db);
        assert!(!ok && said.contains("not a file"), "{db}: {said}");
    }
    // A backup beside the pipe is made, and the pipe stays.
    assert!(run(&["admin", "backup", "wal.db", "--db", "sqlite:games.db"]).0);
    assert!(folder.path().join(".four-backup-x").exists());
    for from in ["pipe.db", "wal.db", "folder.db", "/dev/zero"] {
        let (ok, said) = run(&["admin", "restore", from, "--db", "sqlite:new.db"]);
        assert!(!ok && said.contains("not a file"), "{from}: {said}");
    }
    server.stop();
    server.start_again();
    assert_eq!(Http::to(&server).game(&seats.game).state.version, 2);
}
