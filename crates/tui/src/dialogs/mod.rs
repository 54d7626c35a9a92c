//! What opens above a page: its keys explained, a choice, a yes or no, a line of text.

use four_rules::ParseRulesError;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::page::{Answer, Hits, Next, Page, Pointer, Shared, Target};
use super::widgets::{self, Row, boxed, centred, moved, paragraph, rows};
use four_text::Text;

type Keys = Vec<(&'static str, &'static str)>;

/// The keys of a page.
pub(crate) struct Help {
    keys: Keys,
    from: usize,
}

impl Help {
    pub(crate) fn new(keys: Keys) -> Help {
        Help { keys, from: 0 }
    }
}

impl Page for Help {
    fn name(&self) -> &'static str {
        "help"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Down | KeyCode::PageDown => self.from = (self.from + 1).min(self.keys.len() - 1),
            KeyCode::Up | KeyCode::PageUp => self.from = self.from.saturating_sub(1),
            _ => return Next::Back,
        }
        Next::Stay
    }

    fn pointer(&mut self, _shared: &mut Shared, pointer: Pointer, _target: Target) -> Next {
        if pointer == Pointer::Click { Next::Back } else { Next::Stay }
    }

    fn is_above(&self) -> bool {
        true
    }

    fn help(&self, _text: Text) -> Keys {
        self.keys.clone()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (palette, text) = (shared.palette(), shared.text);
        let common = [
            ("F2", text.keys_language()),
            ("F3", text.keys_theme()),
            ("F4", text.picture()),
            ("Ctrl-C", text.keys_quit()),
        ];
        let keys: Vec<_> = self.keys.iter().copied().chain(common).collect();
        let key_width = keys.iter().map(|(key, _)| key.width()).max().unwrap_or(0);
        let width = keys.iter().map(|(_, about)| key_width + 2 + about.width()).max().unwrap_or(0);
        let inside = boxed(
            frame,
            palette,
            text.keys(),
            width.max(text.keys_close().width()) as u16,
            keys.len() as u16 + 2,
        );
        let room = usize::from(inside.height).saturating_sub(1);
        let from = self.from.min(keys.len().saturating_sub(room));
        for (y, (key, about)) in (inside.y..).zip(keys.iter().skip(from)).take(room) {
            let pad = " ".repeat(key_width - key.width());
            let line = Line::from(vec![
                Span::styled(format!("{key}{pad}  "), palette.strong()),
                Span::styled(*about, palette.plain()),
            ]);
            frame.render_widget(Paragraph::new(line), Rect { y, height: 1, ..inside });
        }
        let last = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside };
        centred(frame, last, text.keys_close(), palette.quiet());
        Hits::default()
    }
}

/// A choice of several things.
pub(crate) struct Menu {
    title: &'static str,
    items: Vec<(usize, &'static str)>,
    at: usize,
}

impl Menu {
    /// Each item with the number that tells it when it is picked.
    pub(crate) fn new(title: &'static str, items: Vec<(usize, &'static str)>) -> Menu {
        Menu { title, items, at: 0 }
    }

    fn pick(&self) -> Next {
        self.items.get(self.at).map_or(Next::Back, |&(number, _)| Next::Answer(Answer::Pick(number)))
    }
}

impl Page for Menu {
    fn name(&self) -> &'static str {
        "menu"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        if moved(&mut self.at, self.items.len(), key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.pick(),
            KeyCode::Esc | KeyCode::Char('q') => Next::Back,
            _ => Next::Stay,
        }
    }

    fn pointer(&mut self, _shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        if let Target::Item(number) = target {
            self.at = number.min(self.items.len().saturating_sub(1));
        }
        if pointer == Pointer::Click { self.pick() } else { Next::Stay }
    }

    fn is_above(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> Keys {
        vec![("↑ ↓", text.keys_choose()), ("Enter", text.keys_take()), ("Esc", text.back())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let items: Vec<Row> = self.items.iter().map(|(_, label)| Row::plain(label)).collect();
        let width = widgets::width(&items);
        let inside = boxed(frame, shared.palette(), self.title, width.max(20), items.len() as u16);
        let mut hits = Hits::default();
        rows(frame, inside, shared.palette(), &items, self.at, &mut hits);
        hits
    }
}

/// A question to be answered with yes or no.
pub(crate) struct Confirm(pub(crate) String);

impl Page for Confirm {
    fn name(&self) -> &'static str {
        "confirm"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Char('y' | 'Y') => Next::Answer(Answer::Yes),
            KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc | KeyCode::Enter => Next::Back,
            _ => Next::Stay,
        }
    }

    fn is_above(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> Keys {
        vec![("y", text.yes()), ("n, Esc", text.no())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let palette = shared.palette();
        let width = (self.0.width() as u16).clamp(24, 60);
        let height = super::widgets::wrap(&self.0, width).len() as u16 + 2;
        let inside = boxed(frame, palette, shared.text.title(), width, height);
        paragraph(frame, inside, &self.0, palette.plain());
        let mut hits = Hits::default();
        let y = inside.bottom().saturating_sub(1);
        for (x, (key, word)) in [(0, ('y', shared.text.yes())), (12, ('n', shared.text.no()))] {
            let area =
                Rect { x: inside.x + x, y, width: 11.min(inside.width), height: 1 }.intersection(inside);
            let line = Line::from(vec![
                Span::styled(key.to_string(), palette.strong()),
                Span::styled(format!(" {word}"), palette.plain()),
            ]);
            frame.render_widget(Paragraph::new(line), area);
            hits.areas.push((area, Target::Key(KeyCode::Char(key))));
        }
        hits
    }
}

/// A line of text to be written.
pub(crate) struct Prompt {
    title: &'static str,
    text: Vec<char>,
    at: usize,
    /// What was wrong with it.
    wrong: Option<String>,
    /// How wide it can get.
    longest: usize,
}

impl Prompt {
    /// Longer texts are cut.
    const LONGEST: usize = 500;

    /// The same, for a name: as many characters as there is room for.
    pub(crate) fn name(title: &'static str, text: &str) -> Prompt {
        Prompt { longest: 24, ..Prompt::new(title, text, None) }
    }

    /// Once more for rules, with what is wrong with these.
    pub(crate) fn rules_again(text: Text, typed: &str, wrong: &ParseRulesError) -> Prompt {
        Prompt::new(text.own_rules(), typed, Some(text.rules_text_error(wrong)))
    }

    pub(crate) fn new(title: &'static str, text: &str, wrong: Option<String>) -> Prompt {
        let text: Vec<char> = text.chars().collect();
        Prompt { title, at: text.len(), text, wrong, longest: Prompt::LONGEST }
    }
}

impl Prompt {
    fn width(&self) -> usize {
        self.text.iter().map(|c| c.width().unwrap_or(0)).sum()
    }
}

impl Page for Prompt {
    fn name(&self) -> &'static str {
        "prompt"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter => return Next::Answer(Answer::Text(self.text.iter().collect())),
            KeyCode::Esc => return Next::Back,
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => drop(self.text.remove(self.at)),
            KeyCode::Char(c)
                if !c.is_control()
                    && self.width() + c.width().unwrap_or(0) <= self.longest
                    && self.text.len() < Prompt::LONGEST =>
            {
                self.text.insert(self.at, c);
                self.at += 1;
            }
            _ => {}
        }
        Next::Stay
    }

    fn is_above(&self) -> bool {
        true
    }

    fn takes_text(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> Keys {
        vec![("Enter", text.keys_take()), ("Esc", text.back())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let palette = shared.palette();
        let width = 56.max(self.title.width() as u16 + 2).min(frame.area().width.saturating_sub(6));
        let wrong = self.wrong.as_ref().map(|why| super::widgets::wrap(why, width)).unwrap_or_default();
        let inside = boxed(frame, palette, self.title, width, 3 + wrong.len() as u16);
        // The end of what is before the cursor is what must be seen.
        let before: String = self.text[..self.at].iter().collect();
        let room = usize::from(inside.width.saturating_sub(2));
        let mut hidden = 0;
        while before.chars().skip(hidden).collect::<String>().width() > room {
            hidden += 1;
        }
        let shown: String = self.text.iter().skip(hidden).collect();
        let line = Rect { height: 1, ..inside };
        frame.render_widget(Paragraph::new(Span::styled(shown, palette.strong())), line);
        let cursor = before.chars().skip(hidden).collect::<String>().width() as u16;
        frame.set_cursor_position((inside.x + cursor, inside.y));
        for (y, why) in (inside.y + 1..inside.bottom()).zip(&wrong) {
            let line = Rect { y, height: 1, ..inside };
            frame.render_widget(
                Paragraph::new(Span::styled(why.clone(), palette.text(super::theme::Ink::Bad))),
                line,
            );
        }
        let last = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside };
        centred(frame, last, shared.text.prompt_keys(), palette.quiet());
        Hits::default()
    }
}
