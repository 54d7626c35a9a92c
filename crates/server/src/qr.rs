//! Addresses for cameras.

use qrcode::QrCode;
use qrcode::render::{svg, unicode};

/// As a picture: dark on light, as cameras like it, in any theme.
pub(crate) fn svg(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    let mut picture = code.render::<svg::Color<'_>>();
    picture.min_dimensions(200, 200).dark_color(svg::Color("#14213d")).light_color(svg::Color("#ffffff"));
    Some(picture.build())
}

/// In half blocks, for a terminal.
#[must_use]
pub fn text(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    // Light blocks on a dark terminal: the other way round than on paper.
    let mut picture = code.render::<unicode::Dense1x2>();
    Some(picture.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark).build())
}
