//! A game that is played here: at this machine ([`table`]) or at a server ([`online`]). Nothing in this crate draws.
//!
//! [`settings`] is what the player has chosen, [`start`] how a program begins, [`study`] the engine beside the game,
//! [`worker`] the thread it runs on, and [`files`] games from files and into them.

pub mod files;
pub mod online;
pub mod settings;
pub mod start;
pub mod study;
pub mod table;
pub mod worker;
