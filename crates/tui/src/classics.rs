//! The list of the classic modes.

use super::list::List;
use super::page::{Effect, Next, Shared};
use super::widgets::Row;
use four_text::Text;

/// The names of the classic modes. Each is a program of its own (`four classic NAME`), so this crate knows no more of them.
pub const CLASSIC_MODES: [&str; 5] = ["duel", "solo", "powers", "bitmap", "lc3"];

/// The five classic modes.
#[derive(Default)]
pub(crate) struct Classics {
    at: usize,
}

impl List for Classics {
    const NAME: &'static str = "classics";

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn title(&self, text: Text) -> &'static str {
        text.classics()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let row = |name: &str| Row {
            label: format!("{name:<7}"),
            value: Some(about(name, shared.text).into()),
            turns: false,
        };
        CLASSIC_MODES.map(row).into()
    }

    fn about(&self, shared: &Shared) -> String {
        shared.text.classics_about().into()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        if let Some(name) = CLASSIC_MODES.get(self.at) {
            shared.effects.push(Effect::Classic(name));
        }
        Next::Stay
    }
}

/// What the classic mode of this name is.
fn about(name: &str, text: Text) -> &'static str {
    match name {
        "duel" => text.classic_duel(),
        "solo" => text.classic_solo(),
        "powers" => text.classic_powers(),
        "bitmap" => text.classic_bitmap(),
        "lc3" => text.classic_lc3(),
        _ => "",
    }
}
