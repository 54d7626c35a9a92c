//! The page of the rule sets: to read about and to play by.

use four_rules::{Preset, RuleSet};
use four_text::Text;

use crate::cards::{CardsPage, Deck};
use crate::dialogs::PromptDialog;
use crate::list::{List, ListPage};
use crate::page::{Answer, Next};
use crate::rows::Row;
use crate::setup::{SetupList, brief_rules, variants};
use crate::shared::Shared;

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RulesItem {
    /// How to play, with pictures.
    HowToPlay,
    Preset(Preset),
    /// Rules that the player types.
    Own,
}

/// The list of the rule sets.
pub(crate) struct RulesList;

impl List for RulesList {
    type Item = RulesItem;
    const NAME: &'static str = "rules";

    fn title(&self, text: Text) -> &'static str {
        text.rules()
    }

    fn items(&self) -> Vec<RulesItem> {
        let presets = variants().into_iter().copied().map(RulesItem::Preset);
        [RulesItem::HowToPlay].into_iter().chain(presets).chain([RulesItem::Own]).collect()
    }

    fn row(&self, item: RulesItem, shared: &Shared) -> Row {
        let text = shared.text;
        match item {
            RulesItem::HowToPlay => Row::plain(text.how_to_play()),
            RulesItem::Own => Row::plain(text.own_rules_item()),
            RulesItem::Preset(preset) => {
                let mark = if preset.name == shared.settings.rules { "✓" } else { "" };
                Row::with_value(text.preset_name(preset.name), mark)
            }
        }
    }

    fn about(&self, item: RulesItem, shared: &Shared) -> String {
        let text = shared.text;
        match item {
            RulesItem::Preset(preset) => {
                format!("{} {}", text.rules_described(&preset.rules()), text.plays_by())
            }
            RulesItem::HowToPlay => text.about_how_to_play().into(),
            RulesItem::Own => text.rules_words(RuleSet::EXAMPLES),
        }
    }

    fn brief(&self, item: RulesItem, shared: &Shared) -> String {
        match item {
            RulesItem::Preset(preset) => brief_rules(&preset.rules(), shared.text),
            item => self.about(item, shared),
        }
    }

    fn choose(&mut self, item: RulesItem, shared: &mut Shared) -> Next {
        let preset = match item {
            RulesItem::HowToPlay => return Next::Open(Box::new(CardsPage::new(Deck::HowToPlay))),
            RulesItem::Own => return Next::Open(Box::new(PromptDialog::rules(shared))),
            RulesItem::Preset(preset) => preset,
        };
        shared.change_settings(|settings| settings.rules = preset.name.into());
        Next::Open(Box::new(ListPage::new(SetupList::new(false))))
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Text(typed) => match shared.set_rules(&typed) {
                Ok(()) => Next::Open(Box::new(ListPage::new(SetupList::new(false)))),
                Err(error) => Next::Open(Box::new(PromptDialog::rules_again(shared.text, &typed, &error))),
            },
            Answer::Yes | Answer::Pick(_) => Next::Stay,
        }
    }
}
