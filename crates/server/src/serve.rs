//! Taking connections: one task each, with limits on how many there are and how long they may dawdle.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::{ServiceExt, service_fn};

use crate::bus::Bus;
use crate::config::Config;
use crate::guard::Peer;
use crate::node::{Node, told};
use crate::routes;
use crate::store::Store;

/// How long those who are still being served have when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);
/// A connection's buffer for reading: requests are small, and ten thousand of these are not.
const BUFFER: usize = 16 << 10;

/// What a visitor hears for whom there is no room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Serves until `shutdown` is done: then no new connection is taken, open requests are finished, and players are told
/// to come back elsewhere.
pub async fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    config: Config,
    shutdown: impl Future<Output = ()>,
) {
    let (stop, stopping) = watch::channel(false);
    let node = Node::new(store, bus, config, stopping);
    let tidying = tokio::spawn(Arc::clone(&node).keep_tidy());
    let app = routes::all(Arc::clone(&node));
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(&node, &app, stream, peer),
                Err(error) => {
                    // Out of files, most likely: some will be closed in a moment.
                    tracing::warn!(%error, "could not take a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    let _ = stop.send(true);
    let gone = async {
        node.hall.meters.connections.none().await;
        node.hall.meters.sockets.none().await;
        let _ = tidying.await;
    };
    if tokio::time::timeout(FAREWELL, gone).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

fn connect(node: &Arc<Node>, app: &Router, stream: TcpStream, peer: SocketAddr) {
    let open = node.hall.meters.connections.now() + node.hall.meters.sockets.now();
    // Behind a proxy every connection comes from the same address; there, a visitor's sockets are counted.
    let counts = !node.config.behind_proxy;
    let place = counts.then(|| node.limits.connection(peer.ip().into())).flatten().map(Arc::new);
    if (counts && place.is_none()) || open >= node.config.connections {
        // Said if it can be said at once; nobody waits for a visitor there is no room for.
        let _ = stream.try_write(FULL);
        return;
    }
    // Moves are small and wanted at once; whoever does not take what is sent is let go.
    let _ = stream.set_nodelay(true);
    let patience = u32::try_from(node.config.timeout.as_millis()).unwrap_or(u32::MAX);
    let _ = rustix::net::sockopt::set_tcp_user_timeout(&stream, patience);
    let (app, held) = (app.clone(), place.clone());
    let service = service_fn(move |request: Request<hyper::body::Incoming>| {
        let (app, mut request) = (app.clone(), request.map(axum::body::Body::new));
        request.extensions_mut().insert(Peer(peer.ip()));
        // A socket goes on when the connection is no longer one of HTTP, and so does its place.
        if let Some(held) = &held {
            request.extensions_mut().insert(Arc::clone(held));
        }
        async move { Ok::<_, Infallible>(app.oneshot(request).await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(node.config.timeout)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let node = Arc::clone(node);
    tokio::spawn(async move {
        let _counted = node.hall.meters.connections.hold();
        let mut stop = node.stop.clone();
        tokio::pin!(connection);
        // An error here is a client that went away, or sent what is no HTTP.
        tokio::select! {
            _ = &mut connection => {}
            () = told(&mut stop) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(place);
    });
}
