//! Who plays Four in a Row well, and why.

mod memory;
mod position;
mod quiet;
mod search;
mod shape;
mod solver;
mod table;

pub use position::{Position, Unplayable};
pub use solver::{Control, Options, Solver, Stopped};
