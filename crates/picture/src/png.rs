//! PNG files.

use crate::pixels::Pixels;

/// The pixels as a PNG file.
#[must_use]
pub fn encode(pixels: &Pixels) -> Vec<u8> {
    let mut file = Vec::new();
    let size = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let mut encoder = png::Encoder::new(&mut file, size(pixels.width()), size(pixels.height()));
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // A tenth of the time for a file hardly larger.
    encoder.set_compression(png::Compression::Fast);
    let bytes: Vec<u8> = pixels.colours().iter().flat_map(|colour| colour.0).collect();
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&bytes));
    debug_assert!(written.is_ok(), "memory takes everything, and the size is that of the pixels");
    file
}
