//! The board as a picture, in a terminal that shows pictures: by the protocol of kitty, sixel or iTerm2.

use four_picture::modern;
use four_rules::View;
use image::{DynamicImage, RgbImage};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
use ratatui_image::picker::{Picker, ProtocolType};
use ratatui_image::protocol::Protocol;
use ratatui_image::{Image, Resize};

use crate::widgets::middle;

/// What a picture depends on: the board, its size in characters, whether it is dark.
type Shown = (View, Size, bool);

/// How the terminal shows pictures, and the last picture.
pub struct Pictures {
    picker: Picker,
    /// Kept until something else is shown. `None` inside if the picture could not be made.
    last: Option<(Shown, Option<Protocol>)>,
}

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pictures").field(&self.picker.protocol_type()).finish()
    }
}

impl Pictures {
    /// Asks the terminal for its protocol, and waits up to two seconds for the answer. `None` if it has none.
    #[must_use]
    pub fn ask() -> Option<Pictures> {
        let picker = Picker::from_query_stdio().ok()?;
        (picker.protocol_type() != ProtocolType::Halfblocks).then_some(Pictures { picker, last: None })
    }

    /// Draws the board in the middle of an area. Draws nothing if the picture cannot be made.
    pub(crate) fn draw(&mut self, view: &View, dark: bool, area: Rect, buffer: &mut Buffer) {
        let size = area.as_size();
        let wanted = (view.clone(), size, dark);
        if self.last.as_ref().is_none_or(|(shown, _)| *shown != wanted) {
            self.last = Some((wanted, self.make(view, dark, size)));
        }
        let Some((_, Some(protocol))) = &self.last else { return };
        let taken = protocol.size();
        Image::new(protocol).render(middle(area, taken.width, taken.height), buffer);
    }

    fn make(&self, view: &View, dark: bool, size: Size) -> Option<Protocol> {
        let font = self.picker.font_size();
        let theme = if dark { modern::Theme::Dark } else { modern::Theme::Light };
        let (width, height) = (u32::from(size.width * font.width), u32::from(size.height * font.height));
        let width = width.min(modern::width_of_height(view, height));
        let pixels = modern::draw(view, theme, width).ok()?;
        let bytes = pixels.colours().iter().flat_map(|colour| colour.0).collect();
        let image = RgbImage::from_raw(pixels.width() as u32, pixels.height() as u32, bytes)?;
        self.picker.new_protocol(DynamicImage::ImageRgb8(image), size, Resize::Fit(None)).ok()
    }
}
