//! Rule sets with a name.

use crate::rules::{Opening, RuleSet, Rules, Settle, Undo, UndoFrom, Violations};

/// A rule set with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Preset {
    /// Its name, one word.
    pub name: &'static str,
    /// The rules.
    pub set: RuleSet,
}

impl Preset {
    /// Four in a row on 7×6.
    pub const STANDARD: Preset = Preset { name: "standard", set: RuleSet::STANDARD };

    /// Every preset: the standard game, the five classics, then the variants.
    pub const ALL: [Preset; 9] = [
        Preset::STANDARD,
        Preset { name: "duel", set: DUEL },
        Preset { name: "solo", set: RuleSet::STANDARD },
        Preset { name: "powers", set: POWERS },
        Preset { name: "bitmap", set: RuleSet::STANDARD },
        Preset { name: "lc3", set: LC3 },
        Preset { name: "popout", set: POPOUT },
        Preset { name: "misere", set: MISERE },
        Preset { name: "five", set: FIVE },
    ];

    /// The preset of this name.
    ///
    /// ```
    /// use four_rules::Preset;
    /// assert_eq!(Preset::named("lc3").map(|preset| preset.set.columns), Some(6));
    /// assert_eq!(Preset::named("chess"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Preset> {
        const { &Preset::ALL }.iter().find(|preset| preset.name == name)
    }

    /// The presets without those that have the same rules as an earlier one.
    pub fn distinct() -> impl Iterator<Item = &'static Preset> {
        let all = const { &Preset::ALL };
        let is_first = |at: usize| all[..at].iter().all(|before| before.set != all[at].set);
        (0..all.len()).filter(move |&at| is_first(at)).map(move |at| &all[at])
    }

    /// The rules, checked.
    #[must_use]
    pub fn rules(&self) -> Rules {
        #[expect(clippy::expect_used, reason = "a test makes the rules of every preset")]
        Rules::try_from(self.set).expect("a preset makes sense")
    }
}

const DUEL: RuleSet = RuleSet {
    undo: Undo { charges: 3, from: UndoFrom::SecondMove, settle: Settle::AfterUndo },
    violations: Violations::LoseOn(3),
    ..RuleSet::STANDARD
};

const POWERS: RuleSet = RuleSet {
    opening: Opening::CentreFirst,
    undo: Undo { charges: 3, from: UndoFrom::OwnSecondMove, settle: Settle::BeforeUndo },
    block: 1,
    remove: 1,
    violations: Violations::LoseOn(4),
    ..RuleSet::STANDARD
};

const LC3: RuleSet = RuleSet { columns: 6, ..RuleSet::STANDARD };
const POPOUT: RuleSet = RuleSet { pop_out: true, ..RuleSet::STANDARD };
const MISERE: RuleSet = RuleSet { misere: true, ..RuleSet::STANDARD };
const FIVE: RuleSet = RuleSet { columns: 9, connect: 5, ..RuleSet::STANDARD };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_makes_sense_and_is_found_by_its_name() {
        for preset in &Preset::ALL {
            assert_eq!(preset.rules().values(), &preset.set);
            assert_eq!(Preset::named(preset.name), Some(preset));
        }
    }
}
