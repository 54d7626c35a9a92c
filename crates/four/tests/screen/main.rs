//! The game on the whole screen, in a real pseudo-terminal.

#![allow(clippy::unwrap_used, clippy::panic)]

mod board;
mod ends;
mod games;
mod golden;
mod kept;
mod pages;
mod pty;
