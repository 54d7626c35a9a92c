//! QR codes of addresses.

use qrcode::QrCode;
use qrcode::render::{svg, unicode};

/// As SVG: dark on light in every theme, because cameras expect it.
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
    // Terminals are dark, so the colours are swapped.
    let mut picture = code.render::<unicode::Dense1x2>();
    Some(picture.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark).build())
}
