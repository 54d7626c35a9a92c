//! A connection to a service that can be cut, so that neither end notices: a partition of the network.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};

/// A way to the service at a port of this machine.
pub(crate) struct Wire {
    /// The port where the way begins.
    pub(crate) port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    is_cut: Mutex<bool>,
    changed: Condvar,
}

impl State {
    fn wait_until_whole(&self) {
        drop(self.changed.wait_while(self.is_cut.lock().unwrap(), |is_cut| *is_cut).unwrap());
    }
}

impl Wire {
    pub(crate) fn to(service: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (port, state) = (listener.local_addr().unwrap().port(), Arc::new(State::default()));
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let state = Arc::clone(&shared);
                std::thread::spawn(move || connect(client, service, &state));
            }
        });
        Wire { port, state }
    }

    /// From now on nothing arrives, and nothing is closed.
    pub(crate) fn cut(&self) {
        *self.state.is_cut.lock().unwrap() = true;
    }

    pub(crate) fn mend(&self) {
        *self.state.is_cut.lock().unwrap() = false;
        self.state.changed.notify_all();
    }
}

/// Carries what both ends say until one of them closes.
fn connect(client: TcpStream, service: u16, state: &Arc<State>) {
    state.wait_until_whole();
    // The service may be down.
    let Ok(server) = TcpStream::connect(("127.0.0.1", service)) else { return };
    let back = (server.try_clone().unwrap(), client.try_clone().unwrap(), Arc::clone(state));
    std::thread::spawn(move || carry(back.0, back.1, &back.2));
    carry(client, server, state);
}

fn carry(mut from: TcpStream, mut to: TcpStream, state: &State) {
    let mut bytes = [0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        state.wait_until_whole();
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    state.wait_until_whole();
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
