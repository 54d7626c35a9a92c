//! PNG files.

use crate::PictureError;
use crate::pixels::Pixels;

/// Encodes pixels as a PNG file.
///
/// # Errors
/// If there are no pixels.
pub fn encode(pixels: &Pixels) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let size = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let mut encoder = png::Encoder::new(&mut file, size(pixels.width()), size(pixels.height()));
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Ten times faster than the default, for a file hardly larger.
    encoder.set_compression(png::Compression::Fast);
    let mut bytes = Vec::with_capacity(3 * pixels.colours().len());
    pixels.colours().iter().for_each(|colour| bytes.extend_from_slice(&colour.0));
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&bytes));
    written.map_err(|error| PictureError::Drawing(error.to_string()))?;
    Ok(file)
}
