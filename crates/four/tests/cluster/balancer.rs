//! HAProxy in front of some servers.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A running balancer: the next server for each connection, of those that say that they are ready.
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    process: Child,
    _folder: TempDir,
}

/// Where Debian puts it.
const PROGRAM: &str = "/usr/sbin/haproxy";

impl Balancer {
    /// Starts one; `None` if it is not installed.
    pub(crate) fn start(nodes: &[SocketAddr]) -> Option<Balancer> {
        if !std::path::Path::new(PROGRAM).exists() {
            assert!(std::env::var_os("FOUR_TEST_ALL").is_none(), "haproxy is not installed");
            return None;
        }
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, configuration(address, nodes)).unwrap();
        let mut command = Command::new(PROGRAM);
        command.arg("-db").arg("-f").arg(&file).stdout(Stdio::null()).stderr(Stdio::null());
        let balancer = Balancer { address, process: command.spawn().unwrap(), _folder: folder };
        while TcpStream::connect(address).is_err() {
            std::thread::yield_now();
        }
        Some(balancer)
    }
}

fn configuration(address: SocketAddr, nodes: &[SocketAddr]) -> String {
    let server = |(number, node): (usize, &SocketAddr)| {
        format!(
            "    server node{number} {node} check inter 100 fall 1 rise 1 on-marked-down shutdown-sessions\n"
        )
    };
    let servers: String = nodes.iter().enumerate().map(server).collect();
    format!(
        "defaults\n    mode http\n    timeout connect 5s\n    timeout client 1h\n    timeout server 1h\n    timeout tunnel 1h\n\
         \x20   option redispatch 1\n    retries 3\n\
         frontend all\n    bind {address}\n    default_backend nodes\n\
         backend nodes\n    balance roundrobin\n    option httpchk GET /healthz\n{servers}"
    )
}

impl Drop for Balancer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
