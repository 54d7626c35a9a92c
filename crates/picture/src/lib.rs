//! Pictures of positions and games.
//!
//! # Layout
//! - [`modern`]: boards of any size, light or dark, described once as SVG.
//! - [`bitmap`]: the 512×512 display of the classic mode, exact to the pixel.
//! - [`Pixels`]: what both become.
//! - [`png`], [`mod@text`]: pixels as files and in terminals.
//! - [`escape`]: pixels in terminals that show pictures.
//! - [`gif`]: a whole game as an animation.
//! - [`card`]: a position with words beside it, for link previews.
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
pub mod card;
pub mod escape;
pub mod gif;
mod glyph;
mod lettering;
pub mod modern;
mod pixels;
pub mod png;
pub mod text;

pub use modern::Theme;
pub use pixels::{Colour, Pixels};

use thiserror::Error;

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PictureError {
    /// The display of the classic mode only has room for 7×6.
    #[error("the bitmap look is for a board of 7×6; this one has {columns}×{rows}")]
    NotTheDisplay {
        /// Columns of the board.
        columns: u8,
        /// Rows of the board.
        rows: u8,
    },
    /// The width is outside [`modern::WIDTHS`].
    #[error("a picture can be {least} to {most} pixels wide, not {width}", least = modern::WIDTHS.start(), most = modern::WIDTHS.end())]
    Width {
        /// The width asked for.
        width: u32,
    },
    /// The picture would have too many pixels.
    #[error("a picture of {width}×{height} pixels is too large; make it narrower")]
    TooLarge {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The animation would have too many frames of this width.
    #[error("a game of {moves} moves is too long for an animation of {width} pixels; make it narrower")]
    TooLong {
        /// The moves of the game.
        moves: u16,
        /// The width of the animation.
        width: u32,
    },
    /// A drawing library reports an error.
    #[error("the picture could not be drawn: {0}")]
    Drawing(String),
    /// The caller cancelled the picture.
    #[error("the picture is not wanted any more")]
    Unwanted,
}
