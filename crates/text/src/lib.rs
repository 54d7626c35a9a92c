//! Every sentence that the game shows to people, in every language.
//!
//! The sentences are in Fluent files: `locales/en/game.ftl`, `locales/vi/game.ftl`, … A build script makes one method of
//! [`Text`] from each message, named after its key and with its variables as arguments, so the compiler checks both:
//!
//! ```text
//! hint-best = Column { $column } is best. { $why }      →  text.hint_best(column, why)
//! ```
//!
//! A message is a whole sentence or a whole label: callers add neither capitals nor full stops. A remark that stands alone
//! and also inside another sentence is two messages. A variant `[you]` makes an argument a person ([`Who`]), because
//! sentences about the reader are worded differently; numbers choose the plural.
//!
//! A further language is one more folder with the same messages, and no line of Rust. The build stops, and names the file
//! and the message, if a language lacks a message, has one more, or uses other variables.
//!
//! Values of the rules and the engine have methods of their own: [`Text::event`], [`Text::outcome`], [`Text::refusal`],
//! [`Text::claim`], [`Text::rules_described`] and others. [`Text::coach_for`] is the coach who calls the reader "you".
//!
//! ```
//! use four_rules::{Log, Rules, Side};
//! use four_text::{Language, Text, Who};
//!
//! let log = Log::from_moves(Rules::default(), "1212121")?;
//! let text = Text::of(Language::VI);
//! let name = |side: Side| Who::from(text.side(side));
//! let ended = log.game().outcome().map(|outcome| text.outcome(outcome, &name));
//! assert_eq!(ended.as_deref(), Some("Đỏ thắng!"));
//! # Ok::<(), four_rules::MovesError>(())
//! ```

mod argument;
mod catalogue;
mod claims;
mod coach;
mod errors;
mod game;
mod language;
mod lessons;
mod lines;
mod puzzle;
mod rules;
mod sentences;

pub use argument::{Arg, Who};
pub use catalogue::Text;
pub use coach::Coach;
pub use game::Names;
pub use language::{Language, UnknownLanguageError};
