//! Rule sets in sentences.

use four_rules::{Opening, Preset, RuleSet, Rules, Settle, Violations};

use crate::Text;

impl Text {
    /// What a game by these rules is like.
    #[must_use]
    pub fn rules_described(self, rules: &Rules) -> String {
        let RuleSet { opening, undo, block, remove, pop_out, misere, violations, .. } = *rules.values();
        let connect = rules.connect();
        let mut said = vec![
            self.rule_board(rules.columns(), rules.rows()),
            if misere { self.rule_misere(connect) } else { self.rule_line(connect) },
        ];
        said.extend((opening == Opening::CentreFirst).then(|| self.rule_centre().to_owned()));
        said.extend((undo.charges > 0).then(|| self.rule_undo(undo.charges)));
        let wins_too = undo.charges > 0 && undo.settle == Settle::AfterUndo;
        said.extend(wins_too.then(|| self.rule_undo_win().to_owned()));
        said.extend((block > 0).then(|| self.rule_block(block)));
        said.extend((remove > 0).then(|| self.rule_remove(remove)));
        said.extend(pop_out.then(|| self.rule_pop().to_owned()));
        match violations {
            Violations::Forgiven => {}
            Violations::LoseOn(nth) => said.push(self.rule_mistakes(nth)),
        }
        self.in_a_row(said)
    }

    /// Every rule set that has a name, and what it is; of those with the same rules only the first.
    #[must_use]
    pub fn presets(self) -> String {
        let mut lines = vec![self.rules_intro().to_owned()];
        let line = |preset: &Preset| self.rules_line(preset.name, self.rules_described(&preset.rules()));
        lines.extend(Preset::distinct().map(line));
        lines.push(self.rules_words(RuleSet::EXAMPLES));
        lines.join("\n")
    }

    /// What rules are called where only a name is shown: that of a rule set, with the size of the board if it is another;
    /// rules without a name by their words.
    #[must_use]
    pub fn rules_title(self, rules: &Rules) -> String {
        let set = *rules.values();
        let sized = |board: RuleSet| RuleSet { columns: board.columns, rows: board.rows, ..set };
        let named = |preset: &&Preset| preset.set == set;
        let resized = |preset: &&Preset| sized(preset.set) == preset.set;
        if let Some(preset) = Preset::distinct().find(named) {
            return self.preset_name(preset.name).to_owned();
        }
        match Preset::distinct().find(resized) {
            Some(preset) => format!("{} {}×{}", self.preset_name(preset.name), set.columns, set.rows),
            None => set.to_string(),
        }
    }

    /// What a named rule set is called; one that has no name in this language is called by its words.
    #[must_use]
    pub fn preset_name(self, preset: &str) -> &str {
        self.lookup(&format!("preset-{preset}")).unwrap_or(preset)
    }

    /// What a named rule set is, in a few words.
    #[must_use]
    pub fn preset_about(self, preset: &str) -> &'static str {
        self.lookup(&format!("preset-{preset}-about")).unwrap_or_default()
    }
}
