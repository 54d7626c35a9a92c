//! Networks of their own for servers (network namespaces), with a cable to each service and one to the clients. A cable that is
//! pulled out loses everything, and neither end is told.

use std::process::Command;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

use super::{Guard, Wire};

/// Where all cables end: the network of this process.
pub(crate) struct Exchange {
    name: String,
    /// The first three numbers of all addresses, of those that are reserved for tests of networks (RFC 2544).
    block: String,
    networks: AtomicUsize,
    _guard: Guard,
}

/// A network for one server.
pub(crate) struct Network {
    name: String,
    /// The address of the server, for its clients.
    pub(crate) address: String,
    _guard: Guard,
}

/// A cable between a network and the exchange, by the name of its end there.
pub(crate) struct Cable(String);

/// A way to a service that can be cut.
pub(crate) enum Line {
    Wire(Wire),
    Cable(Cable),
}

/// The ends of the cables in the network of a server.
const ENDS: [&str; 3] = ["database", "bus", "clients"];

impl Line {
    /// From now on nothing arrives, and nothing is closed.
    pub(crate) fn cut(&self) {
        match self {
            Line::Wire(wire) => wire.cut(),
            Line::Cable(cable) => assert!(ip(&["link", "set", &cable.0, "down"])),
        }
    }

    pub(crate) fn mend(&self) {
        match self {
            Line::Wire(wire) => wire.mend(),
            Line::Cable(cable) => assert!(ip(&["link", "set", &cable.0, "up"])),
        }
    }
}

/// Whether `ip` does this.
fn ip(words: &[&str]) -> bool {
    Command::new("ip").args(words).output().is_ok_and(|output| output.status.success())
}

impl Exchange {
    /// `None` if this user may not make networks.
    pub(crate) fn new() -> Option<Exchange> {
        if !rustix::process::getuid().is_root() {
            return None;
        }
        static EXCHANGES: AtomicU32 = AtomicU32::new(0);
        // Tests that run at the same time have other addresses.
        let (process, own) = (std::process::id(), EXCHANGES.fetch_add(1, Relaxed) % 8);
        let number = (8 * process + own) % 512;
        let block = format!("198.{}.{}", 18 + number / 256, number % 256);
        let [database, bus] = [1, 2].map(|host| format!("{block}.{host}/32"));
        let guard =
            Guard::with_all_rights(&format!("ip addr del {database} dev lo; ip addr del {bus} dev lo"));
        let exchange = Exchange {
            name: format!("{process}-{own}"),
            block,
            networks: AtomicUsize::new(0),
            _guard: guard,
        };
        let made = [&database, &bus].iter().all(|address| ip(&["addr", "add", address, "dev", "lo"]));
        // What fails here is not allowed here.
        (made && exchange.network().is_some()).then_some(exchange)
    }

    /// The addresses of the database and of the bus.
    pub(crate) fn hosts(&self) -> [String; 2] {
        [1, 2].map(|host| format!("{}.{host}", self.block))
    }

    /// Makes a network; the cables to the database and to the bus.
    pub(crate) fn network(&self) -> Option<(Network, [Line; 2])> {
        let number = self.networks.fetch_add(1, Relaxed);
        let name = format!("four-{}-{number}", self.name);
        let cables: [String; 3] = std::array::from_fn(|cable| format!("f{}-{number}{cable}", self.name));
        let remove = cables.each_ref().map(|cable| format!("ip link del {cable}; ")).concat();
        let guard = Guard::with_all_rights(&format!("{remove}ip netns del {name}"));
        let made = ip(&["netns", "add", &name]) && ip(&["-n", &name, "link", "set", "lo", "up"]);
        let here = |cable: usize| format!("{}.{}", self.block, 4 * (3 * number + cable + 1) + 1);
        let there = |cable: usize| format!("{}.{}", self.block, 4 * (3 * number + cable + 1) + 2);
        let lay = |cable: usize| {
            let (end, other) = (cables[cable].as_str(), ENDS[cable]);
            ip(&["link", "add", end, "type", "veth", "peer", "name", other, "netns", &name])
                && ip(&["addr", "add", &format!("{}/30", here(cable)), "dev", end])
                && ip(&["link", "set", end, "up"])
                && ip(&["-n", &name, "addr", "add", &format!("{}/30", there(cable)), "dev", other])
                && ip(&["-n", &name, "link", "set", other, "up"])
        };
        let route = |cable: usize| {
            ip(&["-n", &name, "route", "add", &self.hosts()[cable], "via", &here(cable), "dev", ENDS[cable]])
        };
        let made = made && (0..ENDS.len()).all(lay) && (0..2).all(route);
        let [database, bus, _] = cables;
        let network = Network { name, address: there(2), _guard: guard };
        made.then(|| (network, [database, bus].map(|cable| Line::Cable(Cable(cable)))))
    }
}

impl Network {
    /// The words of a command that runs what follows in this network.
    pub(crate) fn inside(&self) -> [&str; 4] {
        ["ip", "netns", "exec", &self.name]
    }
}
