//! Rules in sentences.

use four_rules::{Opening, Preset, RuleSet, Rules, Settle, Violations};

use crate::{Words, fill};

impl Words {
    /// What a game by these rules is like.
    #[must_use]
    pub fn describe(&self, rules: &Rules) -> String {
        let RuleSet { opening, undo, block, remove, pop_out, misere, violations, .. } = *rules.values();
        let board = fill(self.rule_board, &[&rules.columns(), &rules.rows()]);
        let line = if misere { self.rule_misere } else { self.rule_line };
        let mut said = vec![board, fill(line, &[&rules.connect()])];
        let mistakes = match violations {
            Violations::Forgiven => None,
            Violations::LoseOn(nth) => Some(nth),
        };
        let more = [
            (opening == Opening::CentreFirst, self.rule_centre, 0),
            (undo.charges > 0, self.rule_undo, undo.charges),
            (undo.charges > 0 && undo.settle == Settle::AfterUndo, self.rule_undo_win, 0),
            (block > 0, self.rule_block, block),
            (remove > 0, self.rule_remove, remove),
            (pop_out, self.rule_pop, 0),
            (mistakes.is_some(), self.rule_mistakes, mistakes.unwrap_or(0)),
        ];
        said.extend(
            more.into_iter().filter(|(there, ..)| *there).map(|(_, text, number)| fill(text, &[&number])),
        );
        said.join(" ")
    }

    /// Every rule set that has a name, and what it is; those that are the same only once.
    #[must_use]
    pub fn presets(&self) -> String {
        let mut lines = vec![self.rules_intro.to_owned()];
        for (index, preset) in Preset::ALL.iter().enumerate() {
            if !Preset::ALL[..index].iter().any(|before| before.set == preset.set) {
                lines.push(format!("{}: {}", preset.name, self.describe(&preset.rules())));
            }
        }
        lines.push(fill(self.rules_words, &[&RuleSet::EXAMPLES]));
        lines.join("\n")
    }
}
