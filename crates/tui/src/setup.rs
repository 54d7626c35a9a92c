//! The page before a game: who plays, and by which rules. Enter starts at once.

use four_protocol::MAX_NAME;
use four_rules::{Preset, RuleSet, Rules, clean_line};
use four_session::Seat;
use four_session::settings::Begins;
use four_text::Text;

use crate::dialogs::PromptDialog;
use crate::game::GamePage;
use crate::list::List;
use crate::page::{Answer, Next};
use crate::rows::Row;
use crate::shared::{Shared, cycled};

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SetupItem {
    Start,
    Level,
    Begins,
    Rules,
    Size,
    /// The name of the first or second person.
    Name(usize),
}

/// The list of what can be chosen before a game.
pub(crate) struct SetupList {
    /// Whether two people play, and not one against the computer.
    two_players: bool,
    /// The line whose text is being typed.
    editing: Option<SetupItem>,
}

impl SetupList {
    pub(crate) const fn new(two_players: bool) -> SetupList {
        SetupList { two_players, editing: None }
    }

    fn start(&self, shared: &mut Shared) -> Next {
        let settings = &shared.settings;
        let human = |i: usize| Seat::Human(settings.names[i].clone());
        let computer = Seat::Computer(settings.level());
        let seats = match (self.two_players, settings.side) {
            (true, _) => [human(0), human(1)],
            (false, Begins::First) => [human(0), computer],
            (false, Begins::Second) => [computer, human(0)],
        };
        let rules = settings.rules();
        Next::Replace(Box::new(GamePage::local(shared.new_game(rules, seats))))
    }

    fn name_row(&self, i: usize, shared: &Shared) -> Row {
        let text = shared.text;
        let label = match (self.two_players, i) {
            (false, _) => text.your_name(),
            (true, 0) => text.first_name(),
            (true, _) => text.second_name(),
        };
        let name = shared.settings.names[i].as_str();
        Row::with_value(label, if name.is_empty() { "—" } else { name })
    }
}

impl List for SetupList {
    type Item = SetupItem;
    const NAME: &'static str = "setup";
    const TURNS: bool = true;

    fn title(&self, text: Text) -> &'static str {
        if self.two_players { text.two_players() } else { text.play_computer() }
    }

    fn items(&self) -> Vec<SetupItem> {
        use SetupItem::{Begins, Level, Name, Rules, Size, Start};
        match self.two_players {
            true => vec![Start, Rules, Size, Name(0), Name(1)],
            false => vec![Start, Level, Begins, Rules, Size, Name(0)],
        }
    }

    fn row(&self, item: SetupItem, shared: &Shared) -> Row {
        let (text, settings) = (shared.text, &shared.settings);
        match item {
            SetupItem::Start => Row::plain(text.start()),
            SetupItem::Level => Row::turning(text.level(), text.level_choice(settings.level())),
            SetupItem::Begins => {
                let begins = match settings.side {
                    Begins::First => text.you(),
                    Begins::Second => text.the_computer(),
                };
                Row::turning(text.begins(), begins)
            }
            SetupItem::Rules => Row::turning(text.rule_set(), rules_name(&settings.rules(), text)),
            SetupItem::Size => {
                let RuleSet { columns, rows, .. } = *settings.rules().values();
                Row::turning(text.size(), format!("{columns}×{rows}"))
            }
            SetupItem::Name(i) => self.name_row(i, shared),
        }
    }

    fn about(&self, _item: SetupItem, shared: &Shared) -> String {
        shared.text.rules_described(&shared.settings.rules())
    }

    fn brief(&self, _item: SetupItem, shared: &Shared) -> String {
        brief_rules(&shared.settings.rules(), shared.text)
    }

    fn turn(&mut self, item: SetupItem, shared: &mut Shared, step: isize) {
        match item {
            SetupItem::Level => shared.cycle_level(step),
            SetupItem::Begins => shared.change_settings(|settings| {
                settings.side = cycled(&[Begins::First, Begins::Second], settings.side, step);
            }),
            SetupItem::Rules => shared.change_settings(|settings| {
                let names: Vec<&str> = variants().iter().map(|preset| preset.name).collect();
                let now = variant_of(&settings.rules()).map_or("", |preset| preset.name);
                settings.rules = cycled(&names, now, step).into();
            }),
            SetupItem::Size => turn_size(shared, step),
            SetupItem::Start | SetupItem::Name(_) => {}
        }
    }

    fn choose(&mut self, item: SetupItem, shared: &mut Shared) -> Next {
        self.editing = Some(item);
        match item {
            SetupItem::Start => self.start(shared),
            SetupItem::Rules => Next::Open(Box::new(PromptDialog::rules(shared))),
            SetupItem::Name(i) => {
                let prompt = PromptDialog::name(shared.text.name_prompt(), &shared.settings.names[i]);
                Next::Open(Box::new(prompt))
            }
            SetupItem::Level | SetupItem::Begins | SetupItem::Size => {
                self.turn(item, shared, 1);
                Next::Stay
            }
        }
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match (self.editing, answer) {
            (Some(SetupItem::Name(i)), Answer::Text(typed)) => {
                shared.change_settings(|settings| settings.names[i] = clean_line(&typed, MAX_NAME));
                Next::Stay
            }
            (Some(SetupItem::Rules), Answer::Text(typed)) => match shared.set_rules(&typed) {
                Ok(()) => Next::Stay,
                Err(error) => Next::Open(Box::new(PromptDialog::rules_again(shared.text, &typed, &error))),
            },
            _ => Next::Stay,
        }
    }
}

/// The presets that differ in more than the size of the board.
pub(crate) fn variants() -> Vec<&'static Preset> {
    let mut variants: Vec<&'static Preset> = Vec::new();
    for preset in Preset::distinct() {
        if variants.iter().all(|other| sized(preset.set, other.set) != other.set) {
            variants.push(preset);
        }
    }
    variants
}

/// These rules on the board of others.
const fn sized(rules: RuleSet, board: RuleSet) -> RuleSet {
    RuleSet { columns: board.columns, rows: board.rows, ..rules }
}

/// The preset that these rules are, apart from the size of the board.
fn variant_of(rules: &Rules) -> Option<&'static Preset> {
    variants().into_iter().find(|preset| sized(*rules.values(), preset.set) == preset.set)
}

/// What is different about rules, in a few words; those without a name are described.
pub(crate) fn brief_rules(rules: &Rules, text: Text) -> String {
    match variant_of(rules) {
        Some(preset) => text.preset_about(preset.name).into(),
        None => text.rules_described(rules),
    }
}

/// What rules are called; those without a name by their words.
fn rules_name(rules: &Rules, text: Text) -> String {
    match variant_of(rules) {
        Some(preset) => text.preset_name(preset.name).into(),
        None => rules.values().to_string(),
    }
}

/// The sizes that are offered. Any other can be typed as a rule.
const SIZES: [(u16, u16); 8] = [(4, 4), (5, 4), (6, 5), (6, 6), (7, 6), (8, 7), (9, 7), (10, 8)];

/// Chooses the next size on which these rules make sense.
fn turn_size(shared: &mut Shared, step: isize) {
    let rules = *shared.settings.rules().values();
    let mut size = (rules.columns, rules.rows);
    for _ in SIZES {
        size = cycled(&SIZES, size, step);
        let (columns, rows) = size;
        if let Ok(rules) = Rules::try_from(RuleSet { columns, rows, ..rules }) {
            shared.change_settings(|settings| settings.rules = rules.values().to_string());
            return;
        }
    }
}
