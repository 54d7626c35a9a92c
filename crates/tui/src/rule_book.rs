//! The page of the rule sets: to read about and to play by.

use four_rules::{Preset, RuleSet};
use four_text::Text;

use crate::dialogs::PromptDialog;
use crate::list::{List, ListPage};
use crate::page::{Answer, Next};
use crate::rows::Row;
use crate::setup::{SetupList, variants};
use crate::shared::Shared;

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RulesItem {
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
        variants().into_iter().copied().map(RulesItem::Preset).chain([RulesItem::Own]).collect()
    }

    fn row(&self, item: RulesItem, shared: &Shared) -> Row {
        let RulesItem::Preset(preset) = item else { return Row::plain(shared.text.own_rules_item()) };
        let mark = if preset.name == shared.settings.rules { "✓" } else { "" };
        Row::with_value(shared.text.preset_name(preset.name), mark)
    }

    fn about(&self, item: RulesItem, shared: &Shared) -> String {
        let text = shared.text;
        match item {
            RulesItem::Preset(preset) => {
                format!("{} {}", text.rules_described(&preset.rules()), text.plays_by())
            }
            RulesItem::Own => text.rules_words(RuleSet::EXAMPLES),
        }
    }

    fn choose(&mut self, item: RulesItem, shared: &mut Shared) -> Next {
        let RulesItem::Preset(preset) = item else {
            return Next::Open(Box::new(PromptDialog::rules(shared)));
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
