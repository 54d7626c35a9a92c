//! What every store and every bus must do. Each implementation runs these tests on itself.

#![allow(dead_code, unused_macros, unused_imports)]

pub(crate) mod bus;
pub(crate) mod store;
