//! The board as a real picture, in a terminal that can show one: kitty's way, sixel, or iTerm2's.

use four_picture::modern;
use four_rules::View;
use image::{DynamicImage, RgbImage};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
use ratatui_image::picker::{Picker, ProtocolType};
use ratatui_image::protocol::Protocol;
use ratatui_image::{Image, Resize};

use super::widgets::middle;

/// What decides what a picture looks like: the board, its room, whether it is dark.
type Shown = (View, Size, bool);

/// How this terminal shows pictures, and the one it shows.
pub struct Pictures {
    picker: Picker,
    /// Made anew only when something else is to be seen.
    last: Option<(Shown, Option<Protocol>)>,
}

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pictures").field(&self.picker.protocol_type()).finish()
    }
}

impl Pictures {
    /// Asks the terminal, which may take two seconds to say nothing. `None` if it cannot show any.
    #[must_use]
    pub fn ask() -> Option<Pictures> {
        let picker = Picker::from_query_stdio().ok()?;
        (picker.protocol_type() != ProtocolType::Halfblocks).then_some(Pictures { picker, last: None })
    }

    /// Draws the board into this area, if that can be done.
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
