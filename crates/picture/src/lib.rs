//! What a position looks like.
//!
//! Two looks. [`bitmap`] is the 512×512 display of the classic mode, exact to the pixel. [`modern`] is a board for any
//! size and theme; it is described once, as SVG, and every picture of it is made from that. Both become [`Pixels`], and
//! those become PNG files, windows and [`text`]; a whole game becomes an animated [`gif`].
//!
//! ```
//! use four_picture::{bitmap, png};
//! use four_rules::{Log, Rules};
//! let log = Log::from_moves(Rules::default(), "4453").expect("four drops");
//! let pixels = bitmap::draw(&log.game().view())?;
//! assert_eq!((pixels.width(), pixels.height()), (512, 512));
//! assert_eq!(&png::encode(&pixels)?[1..4], b"PNG");
//! # Ok::<(), four_picture::PictureError>(())
//! ```

pub mod bitmap;
pub mod gif;
mod glyph;
pub mod modern;
mod pixels;
pub mod png;
pub mod text;

pub use modern::Theme;
pub use pixels::{Colour, Pixels};

use thiserror::Error;

/// A picture that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PictureError {
    /// The old display has room for one shape of board.
    #[error("the bitmap look is for a board of 7×6; this one has {columns}×{rows}")]
    NotTheDisplay {
        /// How many columns the board has.
        columns: u8,
        /// How many rows the board has.
        rows: u8,
    },
    /// Too small to see anything, or too large for anybody.
    #[error("a picture can be {least} to {most} pixels wide, not {width}", least = modern::WIDTHS.start(), most = modern::WIDTHS.end())]
    Width {
        /// As asked for.
        width: u32,
    },
    /// More pixels than anybody can look at.
    #[error("a picture of {width}×{height} pixels is too large; make it narrower")]
    TooLarge {
        /// How wide it would be.
        width: u32,
        /// How high it would be.
        height: u32,
    },
    /// Something the drawing library did not like.
    #[error("the picture could not be drawn: {0}")]
    Drawing(String),
    /// Nobody wants it any more.
    #[error("the picture is not wanted any more")]
    Unwanted,
}
