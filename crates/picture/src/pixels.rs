//! A rectangle of pixels.

/// Red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// The colour of a number such as `0xE5C420`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Colour {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Colour([red, green, blue])
    }

    /// The colour as `0x00RRGGBB`, the pixel format of windows.
    #[must_use]
    pub const fn to_u32(self) -> u32 {
        let [red, green, blue] = self.0;
        u32::from_be_bytes([0, red, green, blue])
    }
}

/// A rectangle of pixels, row by row from the top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    width: usize,
    colours: Vec<Colour>,
}

impl Pixels {
    /// A rectangle of one colour.
    #[must_use]
    pub fn filled(width: usize, height: usize, colour: Colour) -> Pixels {
        Pixels { width: width.max(1), colours: vec![colour; width * height] }
    }

    /// A rectangle of these colours, row by row from the top left.
    #[must_use]
    pub fn from_colours(width: usize, colours: Vec<Colour>) -> Pixels {
        Pixels { width: width.max(1), colours }
    }

    /// Pixels in a row.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Number of rows.
    #[must_use]
    pub fn height(&self) -> usize {
        self.colours.len() / self.width
    }

    /// All pixels, row by row.
    #[must_use]
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &[Colour]> {
        self.colours.chunks_exact(self.width)
    }

    /// Sets a pixel; a pixel outside the rectangle is ignored.
    pub fn set(&mut self, x: usize, y: usize, colour: Colour) {
        if x < self.width
            && let Some(pixel) = self.colours.get_mut(y * self.width + x)
        {
            *pixel = colour;
        }
    }

    /// Enlarges every pixel to a square of `times` by `times`.
    #[must_use]
    pub fn enlarged(&self, times: usize) -> Pixels {
        let wide = |row: &[Colour]| {
            row.iter().flat_map(|&colour| std::iter::repeat_n(colour, times)).collect::<Vec<_>>()
        };
        let colours = self.rows().flat_map(|row| std::iter::repeat_n(wide(row), times)).flatten().collect();
        Pixels::from_colours(self.width * times, colours)
    }
}
