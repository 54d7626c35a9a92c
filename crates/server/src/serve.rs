//! The accept loop: one task for each connection, with limits on how many there are and how long they may take.
//!
//! It is written by hand because `axum::serve` neither counts connections by address nor limits the time for headers.

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
use crate::engine::Engine;
use crate::games::Environment;
use crate::id::SystemRandom;
use crate::limits::ConnectionPermit;
use crate::middleware::Peer;
use crate::node::{Node, stopped};
use crate::routes;
use crate::store::Store;
use crate::system;
use crate::time::SystemClock;

/// How long open requests have to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);
/// The size limit of a connection's read buffer. Requests are small, and there may be ten thousand connections.
const BUFFER: usize = 16 << 10;

/// Connections from this machine beyond the limit of connections.
const HEALTH_RESERVE: usize = 16;
/// Files that are open besides connections.
const OTHER_FILES: u64 = 96;

/// Raises the limit of open files as far as the system allows, and keeps the number of connections below it.
fn limit_connections(config: Config) -> Config {
    let Some(files) = system::raise_file_limit() else { return config };
    let most = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(HEALTH_RESERVE);
    if config.connections <= most {
        return config;
    }
    tracing::warn!(
        connections = most,
        files,
        "fewer connections than configured: the system allows no more files"
    );
    Config { connections: most, ..config }
}

/// The answer to a connection over the limit.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Serves until `shutdown` completes. Then it accepts no new connections, finishes open requests, and closes WebSockets
/// with a code that makes clients reconnect.
pub async fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    config: Config,
    shutdown: impl Future<Output = ()>,
) {
    let config = limit_connections(config);
    let (stop, stopping) = watch::channel(false);
    let engine = Arc::new(Engine::new(config.threads));
    let environment = Environment {
        store,
        bus,
        clock: Arc::new(SystemClock::default()),
        random: Arc::new(SystemRandom),
        computer: Arc::clone(&engine) as _,
    };
    let node = Node::new(environment, engine, config, stopping);
    let games = Arc::clone(&node.games);
    // Before anything asks for the time. If the store does not answer now, nothing can be saved before it does.
    if let Err(error) = games.agree_on_time().await {
        tracing::error!(%error, "the store does not tell the time");
    }
    let resuming = tokio::spawn(async move { games.resume().await });
    let tidying = tokio::spawn(Arc::clone(&node).keep_tidy());
    let in_touch = tokio::spawn(Arc::clone(&node).keep_in_touch());
    let telling = tokio::spawn(Arc::clone(&node).tell_outages());
    let app = routes::all(Arc::clone(&node));
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(&node, &app, stream, peer),
                Err(error) => {
                    // Most likely out of file descriptors; some will be closed in a moment.
                    tracing::warn!(%error, "could not accept a connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    let _ = stop.send(true);
    let gone = async {
        node.games.metrics.connections.none().await;
        node.games.metrics.sockets.none().await;
        let _ = tidying.await;
        let _ = in_touch.await;
        let _ = telling.await;
    };
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, gone).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    resuming.abort();
    // Other nodes learn that nobody is connected here.
    node.games.tell_presence();
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, node.games.bus().flush()).await;
    // A disk that stalls does not keep the server from stopping.
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, node.games.beat()).await;
}

/// Serves a connection in a task of its own, if the limits allow it.
fn connect(node: &Arc<Node>, app: &Router, stream: TcpStream, peer: SocketAddr) {
    let open = node.games.metrics.connections.now() + node.games.metrics.sockets.now();
    // Behind a proxy all connections come from one address; there, WebSockets are counted instead, by visitor.
    let counts = !node.config.behind_proxy;
    let permit = counts.then(|| node.limits.connection(peer.ip().into())).flatten().map(Arc::new);
    // Health checks of this machine get through when all others have to wait.
    let reserve = if peer.ip().is_loopback() { HEALTH_RESERVE } else { 0 };
    if (counts && permit.is_none()) || open >= node.config.connections + reserve {
        // Sent only if that needs no waiting.
        let _ = stream.try_write(FULL);
        return;
    }
    // Moves are small and wanted at once. A peer that does not acknowledge data in time is disconnected.
    let _ = stream.set_nodelay(true);
    system::limit_silence(&stream, node.config.timeout);
    tokio::spawn(serve(Arc::clone(node), app.clone(), stream, peer, permit));
}

/// Serves a connection until it ends. When the server stops, the request that is being answered is the last one.
async fn serve(
    node: Arc<Node>,
    app: Router,
    stream: TcpStream,
    peer: SocketAddr,
    permit: Option<Arc<ConnectionPermit>>,
) {
    let _counted = node.games.metrics.connections.hold();
    let service = service_fn(|request: Request<hyper::body::Incoming>| {
        let (app, mut request) = (app.clone(), request.map(axum::body::Body::new));
        request.extensions_mut().insert(Peer(peer.ip()));
        // A WebSocket outlives its HTTP connection and keeps the permit.
        if let Some(permit) = &permit {
            request.extensions_mut().insert(Arc::clone(permit));
        }
        async move { Ok::<_, Infallible>(app.oneshot(request).await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(node.config.timeout)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    let mut stop = node.stop.clone();
    // An error means that the client went away, or did not speak HTTP.
    tokio::select! {
        _ = &mut connection => {}
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
