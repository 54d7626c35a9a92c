//! Before a game: who plays, and by which rules. Enter starts at once.

use four_engine::Level;
use four_rules::{Preset, Rules};

use super::app::cycled;
use super::dialogs::Prompt;
use super::game::GamePage;
use super::list::List;
use super::page::{Answer, Next, Shared};
use super::widgets::Row;
use four_session::Seat;
use four_session::settings::Begins;
use four_text::Text;

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Start,
    Level,
    Begins,
    Rules,
    Name(usize),
}

/// A game to be set up.
pub(crate) struct Setup {
    /// Whether both sides are played by people.
    two: bool,
    at: usize,
    /// What is being written.
    asked: Option<Item>,
}

impl Setup {
    pub(crate) fn new(two: bool) -> Setup {
        Setup { two, at: 0, asked: None }
    }

    fn items(&self) -> &'static [Item] {
        match self.two {
            true => &[Item::Start, Item::Rules, Item::Name(0), Item::Name(1)],
            false => &[Item::Start, Item::Level, Item::Begins, Item::Rules, Item::Name(0)],
        }
    }

    fn start(&self, shared: &mut Shared) -> Next {
        let settings = &shared.settings;
        let human = |i: usize| Seat::Human(settings.names[i].clone());
        let computer = Seat::Computer(settings.level());
        let seats = match (self.two, settings.side) {
            (true, _) => [human(0), human(1)],
            (false, Begins::First) => [human(0), computer],
            (false, Begins::Second) => [computer, human(0)],
        };
        let rules = settings.rules();
        Next::Become(Box::new(GamePage::local(shared.new_game(rules, seats))))
    }
}

impl List for Setup {
    const NAME: &'static str = "setup";
    const TURNS: bool = true;

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn title(&self, text: Text) -> &'static str {
        if self.two { text.two_players() } else { text.play_computer() }
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (text, settings) = (shared.text, &shared.settings);
        let nameless = |name: &str| if name.is_empty() { "—".to_owned() } else { name.to_owned() };
        let name = |i: usize| Row {
            label: match (self.two, i) {
                (false, _) => text.your_name().into(),
                (true, 0) => text.first_name().into(),
                (true, _) => text.second_name().into(),
            },
            value: Some(nameless(&settings.names[i])),
            turns: false,
        };
        let begins = match settings.side {
            Begins::First => text.you(),
            Begins::Second => text.the_computer(),
        };
        self.items()
            .iter()
            .map(|item| match item {
                Item::Start => Row::plain(text.start()),
                Item::Level => Row::set(text.level(), text.level_name(settings.level())),
                Item::Begins => Row::set(text.begins(), begins),
                Item::Rules => Row::set(text.rule_set(), settings.rules.clone()),
                Item::Name(i) => name(*i),
            })
            .collect()
    }

    fn about(&self, shared: &Shared) -> String {
        shared.text.rules_described(&shared.settings.rules())
    }

    fn turn(&mut self, shared: &mut Shared, step: isize) {
        let item = self.items().get(self.at).copied();
        shared.change(|settings| match item {
            Some(Item::Level) => settings.level = cycled(&Level::ALL, settings.level(), step).to_string(),
            Some(Item::Begins) => {
                settings.side = cycled(&[Begins::First, Begins::Second], settings.side, step);
            }
            Some(Item::Rules) => {
                let names = Preset::ALL.map(|preset| preset.name);
                let now = names.into_iter().find(|name| *name == settings.rules).unwrap_or("");
                settings.rules = cycled(&names, now, step).into();
            }
            _ => {}
        });
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let item = self.items().get(self.at).copied();
        self.asked = item;
        let (text, settings) = (shared.text, &shared.settings);
        match item {
            Some(Item::Start) | None => self.start(shared),
            Some(Item::Rules) => {
                // The name of a preset is no beginning for words of one's own.
                let own = Preset::named(&settings.rules).map_or(settings.rules.as_str(), |_| "");
                Next::Open(Box::new(Prompt::new(text.own_rules(), own, None)))
            }
            Some(Item::Name(i)) => Next::Open(Box::new(Prompt::name(text.name_prompt(), &settings.names[i]))),
            Some(Item::Level | Item::Begins) => {
                self.turn(shared, 1);
                Next::Stay
            }
        }
    }

    fn answer(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        let Answer::Text(text) = answer else { return Next::Stay };
        match self.asked {
            Some(Item::Name(i)) => {
                let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
                shared.change(|settings| settings.names[i] = name);
            }
            Some(Item::Rules) => match text.parse::<Rules>() {
                Ok(rules) => shared.change(|settings| settings.rules = rules.values().to_string()),
                Err(error) => {
                    return Next::Open(Box::new(Prompt::rules_again(shared.text, &text, &error)));
                }
            },
            _ => {}
        }
        Next::Stay
    }
}
