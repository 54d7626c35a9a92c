//! The bus within one process.

#![allow(clippy::unwrap_used, clippy::panic)]

mod conformance;

use std::sync::Arc;

use conformance::bus::{Line, bus_conformance};
use four_server::{Bus, LocalBus};

struct Process(Arc<LocalBus>);

impl Line for Process {
    async fn new() -> Option<Process> {
        Some(Process(Arc::default()))
    }

    fn ends(&self) -> [Arc<dyn Bus>; 2] {
        [Arc::clone(&self.0) as _, Arc::clone(&self.0) as _]
    }
}

bus_conformance!(Process);
