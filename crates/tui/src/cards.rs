//! Cards with a board and a few sentences: how to play, and the words of the game.

use four_engine::Lesson;
use four_rules::{Cell, Log, Rules};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::board::Drawing;
use crate::details::Details;
use crate::layout::Layout;
use crate::page::{Hits, KeyHelp, Next, Page, Pointer, Target};
use crate::shared::Shared;
use crate::widgets::{Remark, below, footer, paragraph};

/// A text of a card.
type Words = fn(Text) -> &'static str;

/// The board of a card.
#[derive(Clone, Copy)]
enum Picture {
    /// The rules, the moves, and the cells to light up as column and row.
    Moves(&'static str, &'static str, &'static [(usize, usize)]),
    /// The position of a lesson: its name and the index of the step.
    Step(&'static str, usize),
}

/// A card.
struct Card {
    title: Words,
    about: Words,
    picture: Picture,
}

const fn card(title: Words, about: Words, picture: Picture) -> Card {
    Card { title, about, picture }
}

/// Cards that are shown one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deck {
    HowToPlay,
    Words,
}

impl Deck {
    const fn cards(self) -> &'static [Card] {
        match self {
            Deck::HowToPlay => HOW_TO_PLAY,
            Deck::Words => WORDS,
        }
    }

    fn title(self, text: Text) -> &'static str {
        match self {
            Deck::HowToPlay => text.how_to_play(),
            Deck::Words => text.words(),
        }
    }
}

const STANDARD: &str = "standard";

const HOW_TO_PLAY: &[Card] = &[
    card(Text::how_drop, Text::how_drop_about, Picture::Moves(STANDARD, "4", &[(4, 1)])),
    card(Text::how_stack, Text::how_stack_about, Picture::Moves(STANDARD, "44434", &[(4, 5)])),
    card(Text::how_across, Text::how_across_about, Picture::Moves(STANDARD, "1122334", &[])),
    card(Text::how_up, Text::how_up_about, Picture::Moves(STANDARD, "1212121", &[])),
    card(Text::how_diagonal, Text::how_diagonal_about, Picture::Moves(STANDARD, "12234334544", &[])),
    card(Text::how_stop, Text::how_stop_about, Picture::Moves(STANDARD, "17273", &[(4, 1)])),
    card(
        Text::how_draw,
        Text::how_draw_about,
        Picture::Moves(STANDARD, "656173566152215676422337377473141445425321", &[]),
    ),
    card(Text::how_keys, Text::how_keys_about, Picture::Moves(STANDARD, "4453", &[])),
    card(Text::how_pop, Text::how_pop_about, Picture::Moves("popout", "445536", &[(4, 1), (5, 1), (3, 1)])),
    card(Text::how_powers, Text::how_powers_about, Picture::Moves("powers", "4", &[])),
];

const WORDS: &[Card] = &[
    card(Text::word_line, Text::word_line_about, Picture::Moves(STANDARD, "1122334", &[])),
    card(Text::word_threat, Text::word_threat_about, Picture::Moves(STANDARD, "17273", &[(4, 1)])),
    card(Text::word_double, Text::word_double_about, Picture::Moves(STANDARD, "41513", &[(2, 1), (6, 1)])),
    card(
        Text::word_stacked,
        Text::word_stacked_about,
        Picture::Moves(STANDARD, "344434334667", &[(5, 1), (5, 2)]),
    ),
    card(Text::word_forced, Text::word_forced_about, Picture::Moves(STANDARD, "41414", &[(4, 4)])),
    card(Text::word_odd, Text::word_odd_about, Picture::Step("odd-even", 0)),
    card(Text::word_even, Text::word_even_about, Picture::Step("odd-even", 2)),
    card(Text::word_waiting, Text::word_waiting_about, Picture::Step("odd-even", 1)),
    card(Text::word_zugzwang, Text::word_zugzwang_about, Picture::Step("zugzwang", 0)),
    card(Text::word_on_top, Text::word_on_top_about, Picture::Step("follow-up", 0)),
    card(Text::word_perfect, Text::word_perfect_about, Picture::Moves(STANDARD, "444444", &[])),
    card(Text::word_grades, Text::word_grades_about, Picture::Moves(STANDARD, "12121", &[(1, 4)])),
    card(Text::word_turning, Text::word_turning_about, Picture::Moves(STANDARD, "121213", &[(1, 4)])),
    card(Text::word_scores, Text::word_scores_about, Picture::Moves(STANDARD, "", &[])),
];

impl Picture {
    /// The position, and the cells to light up.
    fn position(self) -> Option<(Log, Vec<Cell>)> {
        match self {
            Picture::Moves(rules, moves, lit) => {
                let rules: Rules = rules.parse().ok()?;
                let cells = lit.iter().filter_map(|&(column, row)| Cell::new(column - 1, row - 1));
                Some((Log::from_moves(rules, moves).ok()?, cells.collect()))
            }
            Picture::Step(lesson, step) => {
                let step = Lesson::named(lesson)?.steps.get(step)?;
                Some((step.log()?, step.light.clone()))
            }
        }
    }
}

/// The page of a deck.
pub(crate) struct CardsPage {
    deck: Deck,
    /// The card that is shown.
    at: usize,
    details: Details,
}

impl CardsPage {
    pub(crate) fn new(deck: Deck) -> CardsPage {
        CardsPage { deck, at: 0, details: Details::open() }
    }

    fn card(&self) -> &'static Card {
        let cards = self.deck.cards();
        &cards[self.at.min(cards.len() - 1)]
    }

    fn go_to(&mut self, at: usize) {
        (self.at, self.details) = (at.min(self.deck.cards().len() - 1), Details::open());
    }

    /// The next page of the text, the next card, or the end.
    fn next(&mut self) -> Next {
        if self.details.can_turn(false) {
            self.details.turn();
        } else if self.at + 1 == self.deck.cards().len() {
            return Next::Back;
        } else {
            self.go_to(self.at + 1);
        }
        Next::Stay
    }

    /// Draws the text of the card, and below it the titles of all cards, as far as there is room.
    fn draw_panel(&self, shared: &Shared, frame: &mut Frame<'_>, panel: Rect, hits: &mut Hits) {
        let (palette, text) = (shared.palette(), shared.text);
        let said: [Remark; 1] = [((self.card().about)(text).to_owned(), palette.plain())];
        let lines = self.details.draw(shared, frame, panel, &said);
        let list = below(panel, lines + 1);
        let cards = self.deck.cards();
        let hidden = (self.at + 1).saturating_sub(list.height.into());
        for (y, (number, card)) in (list.y..list.bottom()).zip(cards.iter().enumerate().skip(hidden)) {
            let line = Rect { y, height: 1, ..list };
            let style = if number == self.at { palette.chosen() } else { palette.quiet() };
            paragraph(frame, line, (card.title)(text), style);
            hits.areas.push((line, Target::Item(number)));
        }
    }
}

impl Page for CardsPage {
    fn name(&self) -> &'static str {
        match self.deck {
            Deck::HowToPlay => "how",
            Deck::Words => "words",
        }
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter | KeyCode::Char(' ' | 'w') => return self.next(),
            KeyCode::Right | KeyCode::Down | KeyCode::Char('l' | 'j') => self.go_to(self.at + 1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k') => self.go_to(self.at.saturating_sub(1)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(usize::MAX),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    fn point_at_item(&mut self, _shared: &mut Shared, pointer: Pointer, number: usize) -> Next {
        if pointer == Pointer::Click {
            self.go_to(number);
        }
        Next::Stay
    }

    fn scrolls_over_board(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![("Enter", text.keys_next_card()), ("← →", text.keys_cards()), ("Esc, q", text.back())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (palette, text, mut hits) = (shared.palette(), shared.text, Hits::default());
        if let Some((log, lit)) = self.card().picture.position() {
            let view = log.game().view();
            if let Some(mut layout) = Layout::fit(shared, frame, &view, &mut hits) {
                let place = format!("{}/{}", self.at + 1, self.deck.cards().len());
                let title = format!("{} · {place}", (self.card().title)(text));
                layout.draw_header(frame, palette, &title, self.deck.title(text));
                let drawing = Drawing { lit, ..Drawing::new(&view, shared, &layout) };
                layout.draw_board(shared, frame, &drawing, None, &mut hits);
                match layout.panel {
                    Some(panel) => self.draw_panel(shared, frame, panel, &mut hits),
                    None => {
                        let said: [Remark; 1] = [((self.card().about)(text).to_owned(), palette.plain())];
                        self.details.draw(shared, frame, layout.message, &said);
                    }
                }
            }
        }
        let keys = [
            (KeyCode::Enter, "Enter", text.short_next()),
            (KeyCode::Left, "←", text.short_before()),
            (KeyCode::Right, "→", text.short_after()),
        ];
        footer(frame, shared, text.short_back(), &keys, &mut hits);
        hits
    }
}

#[cfg(test)]
mod tests {
    use four_rules::{Outcome, Side};

    use super::*;

    fn position(deck: Deck, title: Words) -> (Log, Vec<Cell>) {
        let same = |card: &&Card| std::ptr::fn_addr_eq(card.title, title);
        deck.cards().iter().find(same).unwrap().picture.position().unwrap()
    }

    #[test]
    fn every_card_has_its_position() {
        for card in HOW_TO_PLAY.iter().chain(WORDS) {
            assert!(card.picture.position().is_some(), "{}", (card.title)(Text::default()));
        }
    }

    #[test]
    fn the_boards_show_what_the_cards_say() {
        for title in [Text::how_across as Words, Text::how_up, Text::how_diagonal] {
            let (log, _) = position(Deck::HowToPlay, title);
            assert_eq!(log.game().outcome().and_then(Outcome::winner), Some(Side::First));
        }
        let (log, _) = position(Deck::HowToPlay, Text::how_draw);
        assert!(log.game().outcome().is_some_and(|outcome| outcome.winner().is_none()));
        // What is lit are the cells where the side that moved last would win.
        let words = [Text::word_threat as Words, Text::word_double, Text::word_stacked, Text::word_forced];
        for title in words {
            let (log, lit) = position(Deck::Words, title);
            let mut threats: Vec<Cell> = log.game().board().threats(log.game().turn().other()).collect();
            threats.sort();
            assert_eq!(threats, lit, "{}", title(Text::default()));
        }
    }
}
