//! The list of rule sets: to read about and to play by.

use four_rules::{Preset, RuleSet};

use super::dialogs::Prompt;
use super::list::List;
use super::page::{Answer, Next, Shared};
use super::setup::Setup;
use super::widgets::Row;
use four_text::Text;

/// The rule sets, to read about and to play by.
#[derive(Default)]
pub(crate) struct RuleBook {
    at: usize,
}

impl List for RuleBook {
    const NAME: &'static str = "rules";

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn title(&self, text: Text) -> &'static str {
        text.rules()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let sign = |name: &str| if name == shared.settings.rules { "✓" } else { "" };
        let presets = Preset::ALL.iter().map(|preset| Row {
            label: format!("{:<10}", preset.name),
            value: Some(sign(preset.name).into()),
            turns: false,
        });
        presets.chain([Row::plain(shared.text.own_rules_item())]).collect()
    }

    fn about(&self, shared: &Shared) -> String {
        let text = shared.text;
        match Preset::ALL.get(self.at) {
            Some(preset) => format!("{} {}", text.rules_described(&preset.rules()), text.plays_by()),
            None => text.rules_words(RuleSet::EXAMPLES),
        }
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let Some(preset) = Preset::ALL.get(self.at) else {
            let now = &shared.settings.rules;
            let own = Preset::named(now).map_or(now.as_str(), |_| "");
            let prompt = Prompt::new(shared.text.own_rules(), own, None);
            return Next::Open(Box::new(prompt));
        };
        shared.change(|settings| settings.rules = preset.name.into());
        Next::Open(Box::new(Setup::new(false)))
    }

    fn answer(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        let Answer::Text(text) = answer else { return Next::Stay };
        match text.parse::<four_rules::Rules>() {
            Ok(rules) => {
                shared.change(|settings| settings.rules = rules.values().to_string());
                Next::Open(Box::new(Setup::new(false)))
            }
            Err(error) => Next::Open(Box::new(Prompt::rules_again(shared.text, &text, &error))),
        }
    }
}
