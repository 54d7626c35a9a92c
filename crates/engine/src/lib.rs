//! Who plays Four in a Row well, and why.

mod book;
mod memory;
mod position;
mod quiet;
mod search;
mod sets;
mod shape;
mod solver;
mod table;

pub use book::{Book, BookError, DEEPEST, Draft};
pub use position::{Position, Unplayable};
pub use sets::{Set, games};
pub use solver::{Control, Options, Solver, Stopped};
