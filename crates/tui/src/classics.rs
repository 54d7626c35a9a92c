//! The page of the classic modes.

use four_text::Text;

use crate::list::List;
use crate::page::{Effect, Next};
use crate::rows::Row;
use crate::shared::Shared;

/// The names of the classic modes. Each is played by another process (`four classic NAME`), so this crate needs only the
/// names.
pub const CLASSIC_MODES: [&str; 5] = ["duel", "solo", "powers", "bitmap", "lc3"];

/// The list of the classic modes.
pub(crate) struct ClassicsList;

impl List for ClassicsList {
    /// The name of a mode.
    type Item = &'static str;
    const NAME: &'static str = "classics";

    fn title(&self, text: Text) -> &'static str {
        text.classics()
    }

    fn items(&self) -> Vec<&'static str> {
        CLASSIC_MODES.to_vec()
    }

    fn row(&self, mode: &'static str, shared: &Shared) -> Row {
        let text = shared.text;
        let about = match mode {
            "duel" => text.classic_duel(),
            "solo" => text.classic_solo(),
            "powers" => text.classic_powers(),
            "bitmap" => text.classic_bitmap(),
            "lc3" => text.classic_lc3(),
            _ => "",
        };
        Row::with_value(format!("{mode:<7}"), about)
    }

    fn about(&self, _mode: &'static str, shared: &Shared) -> String {
        shared.text.classics_about().into()
    }

    fn choose(&mut self, mode: &'static str, shared: &mut Shared) -> Next {
        shared.effects.push(Effect::Classic(mode));
        Next::Stay
    }
}
