//! The full screen in a real pseudo-terminal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod board;
mod exit;
mod games;
mod golden;
mod installed;
mod pages;
mod pictures;
mod pty;
mod saving;
mod stories;
