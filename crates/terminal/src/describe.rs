//! Rules in sentences.

use four_rules::{Opening, Preset, RuleSet, Rules, Settle, Violations};

use crate::words::{Words, fill};

/// What a game by these rules is like.
pub(crate) fn rules(rules: &Rules, words: &Words) -> String {
    let RuleSet { opening, undo, block, remove, pop_out, misere, violations, .. } = *rules.set();
    let board = fill(words.rule_board, &[&rules.columns(), &rules.rows()]);
    let line = if misere { words.rule_misere } else { words.rule_line };
    let mut said = vec![board, fill(line, &[&rules.connect()])];
    let mistakes = match violations {
        Violations::Forgiven => None,
        Violations::LoseOn(nth) => Some(nth),
    };
    let more = [
        (opening == Opening::CentreFirst, words.rule_centre, 0),
        (undo.charges > 0, words.rule_undo, undo.charges),
        (undo.charges > 0 && undo.settle == Settle::AfterUndo, words.rule_undo_win, 0),
        (block > 0, words.rule_block, block),
        (remove > 0, words.rule_remove, remove),
        (pop_out, words.rule_pop, 0),
        (mistakes.is_some(), words.rule_mistakes, mistakes.unwrap_or(0)),
    ];
    said.extend(
        more.into_iter().filter(|(there, ..)| *there).map(|(_, text, number)| fill(text, &[&number])),
    );
    said.join(" ")
}

/// Every rule set that has a name, and what it is; those that are the same only once.
pub(crate) fn presets(words: &Words) -> String {
    let mut lines = vec![words.plain_rules_intro.to_owned()];
    for (index, preset) in Preset::ALL.iter().enumerate() {
        if !Preset::ALL[..index].iter().any(|before| before.set == preset.set) {
            lines.push(format!("{}: {}", preset.name, rules(&preset.rules(), words)));
        }
    }
    lines.push(words.rules_words.to_owned());
    lines.join("\n")
}
