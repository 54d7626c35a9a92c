//! Rate limits and connection limits by address, so that one visitor cannot use up the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;

/// A client address as limits see it: IPv6 clients are limited per /64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Visitor(IpAddr);

impl From<IpAddr> for Visitor {
    fn from(address: IpAddr) -> Visitor {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Visitor(IpAddr::V6(network.into()))
            }
            address => Visitor(address),
        }
    }
}

/// The state of all limits.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<Visitor>,
    games: DefaultKeyedRateLimiter<Visitor>,
    analyses: DefaultKeyedRateLimiter<Visitor>,
    entries: DefaultKeyedRateLimiter<Visitor>,
    connections: Arc<Mutex<HashMap<Visitor, u32>>>,
    max_connections: u32,
    messages: Quota,
}

/// Entries that a visitor may have saved in an hour, for each game that they may open: more than games have.
const ENTRIES_PER_GAME: NonZeroU32 = NonZeroU32::MIN.saturating_add(499);

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        let requests = at_least_one(config.requests_per_second);
        let games = at_least_one(config.games_per_address);
        let messages = at_least_one(config.messages_per_second);
        let four = NonZeroU32::MIN.saturating_add(3);
        let ten = NonZeroU32::MIN.saturating_add(9);
        Limits {
            requests: RateLimiter::keyed(
                Quota::per_second(requests).allow_burst(requests.saturating_mul(ten)),
            ),
            games: RateLimiter::keyed(Quota::per_hour(games)),
            analyses: RateLimiter::keyed(Quota::per_minute(at_least_one(config.analyses_per_minute))),
            entries: RateLimiter::keyed(Quota::per_hour(games.saturating_mul(ENTRIES_PER_GAME))),
            connections: Arc::default(),
            max_connections: config.connections_per_address,
            messages: Quota::per_second(messages).allow_burst(messages.saturating_mul(four)),
        }
    }

    pub(crate) fn request(&self, visitor: Visitor) -> bool {
        self.requests.check_key(&visitor).is_ok()
    }

    pub(crate) fn game(&self, visitor: Visitor) -> bool {
        self.games.check_key(&visitor).is_ok()
    }

    pub(crate) fn analysis(&self, visitor: Visitor) -> bool {
        self.analyses.check_key(&visitor).is_ok()
    }

    /// Counts an entry that a visitor wants saved.
    pub(crate) fn entry(&self, visitor: Visitor) -> bool {
        self.entries.check_key(&visitor).is_ok()
    }

    /// A limiter for the messages of one connection.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Counts a connection until the permit is dropped; `None` if the visitor has too many.
    pub(crate) fn connection(&self, visitor: Visitor) -> Option<ConnectionPermit> {
        let mut connections = lock(&self.connections);
        let count = connections.entry(visitor).or_default();
        if *count >= self.max_connections {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { visitor, connections: Arc::clone(&self.connections) })
    }

    /// Frees the state of visitors whose limits have recovered.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.games, &self.analyses, &self.entries] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn lock(connections: &Mutex<HashMap<Visitor, u32>>) -> MutexGuard<'_, HashMap<Visitor, u32>> {
    connections.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A connection that counts against its visitor's limit.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    visitor: Visitor,
    connections: Arc<Mutex<HashMap<Visitor, u32>>>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(count) = connections.get_mut(&self.visitor) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.visitor);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(text: &str) -> Visitor {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn an_ipv6_network_is_one_visitor() {
        assert_eq!(visitor("2001:db8::1"), visitor("2001:db8::ffff:1"));
        assert_ne!(visitor("2001:db8::1"), visitor("2001:db8:0:1::1"));
        assert_eq!(visitor("::ffff:192.0.2.1"), visitor("192.0.2.1"));
        assert_ne!(visitor("192.0.2.2"), visitor("192.0.2.1"));
    }

    #[test]
    fn permits_are_given_back() {
        let limits = Limits::new(&Config { connections_per_address: 2, ..Config::default() });
        let one = limits.connection(visitor("192.0.2.1")).unwrap();
        let _other = limits.connection(visitor("192.0.2.1")).unwrap();
        assert!(limits.connection(visitor("192.0.2.1")).is_none());
        assert!(limits.connection(visitor("192.0.2.2")).is_some());
        drop(one);
        assert!(limits.connection(visitor("192.0.2.1")).is_some());
    }
}
