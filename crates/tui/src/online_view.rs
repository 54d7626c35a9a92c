//! What a game on a server looks like.

use four_protocol::Offer;
use four_rules::{Awaiting, Side};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::aim::Aim;
use super::board::Drawing;
use super::layout::{Layout, too_small};
use super::look::Ink;
use super::online::{Online, is_to_move};
use super::page::{Hits, Shared};
use super::play_view::{draw_moves, numbered, player_line, powers_left};
use super::widgets::{footer, header, paragraph, spinner, wrap};
use four_session::online::{Known, Link, time};
use four_text::terminal::fill;

pub(crate) fn view(page: &Online, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    match page.known() {
        Some(known) => table(page, known, shared, frame, &mut hits),
        None => door(page, shared, frame),
    }
    keys(page, shared, frame, &mut hits);
    hits
}

/// While nothing is known yet.
fn door(page: &Online, shared: &Shared, frame: &mut Frame<'_>) {
    let (area, look, words) = (frame.area(), shared.look(), shared.words);
    header(frame, look, words.title, "");
    let text = match page.trouble(words) {
        None => fill(words.net_connecting, &[&page.visit.address()]),
        Some(trouble) => trouble.to_owned(),
    };
    let text = format!("{} {text}", sign(page, shared));
    let inside = Rect {
        x: area.x + 1,
        y: area.y + 2,
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(3),
    };
    paragraph(frame, inside, text.trim(), look.strong());
}

/// A sign of life while the connection is being made.
fn sign(page: &Online, shared: &Shared) -> char {
    if matches!(page.visit.link, Link::Begun | Link::Down) { spinner(shared) } else { ' ' }
}

fn table(page: &Online, known: &Known, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let (look, words) = (shared.look(), shared.words);
    let Some(mut layout) = Layout::new(frame.area(), &known.view, 0) else {
        hits.blind = true;
        return too_small(frame, shared, &known.view);
    };
    let title = format!("{} · {}", words.title, known.state.rules);
    let watchers = match page.visit.present.1 {
        0 => String::new(),
        count => fill(words.net_watchers, &[&count]),
    };
    layout.header(frame, look, &title, &watchers);
    let drawing = Drawing {
        view: &known.view,
        look,
        scale: layout.scale,
        hand: page.at.hand(is_to_move(page).then_some(known.view.turn)),
        falling: page.at.falling(known.view.rows, shared.now),
        shown: None,
        pictures: shared.pictures.as_ref(),
    };
    hits.board = Some(drawing.draw(layout.board, frame.buffer_mut()));
    match layout.panel {
        Some(area) => panel(page, known, shared, frame, area),
        None => compact(page, known, shared, frame, layout.message),
    }
}

fn player(page: &Online, known: &Known, shared: &Shared, side: Side) -> Line<'static> {
    let to_move = !known.state.over && known.state.turn == side;
    player_line(shared.look(), side, &page.visit.name(side, shared.words), to_move)
}

/// The time that a side has left, with the style it is shown in.
fn clock(page: &Online, shared: &Shared, side: Side) -> Option<(String, Style)> {
    /// From here on it is urgent.
    const LITTLE: u64 = 20;
    let (seconds, runs) = page.visit.clock(side)?;
    let look = shared.look();
    let style = match runs {
        true if seconds <= LITTLE => look.text(Ink::Bad),
        true => look.strong(),
        false => look.quiet(),
    };
    Some((time(seconds, shared.words), style))
}

/// What there is to say, the most important first, each with its style.
fn remarks(page: &Online, known: &Known, shared: &Shared) -> Vec<(String, Style)> {
    let (look, words, visit) = (shared.look(), shared.words, &page.visit);
    let mut said = Vec::new();
    if let Some(trouble) = page.trouble(words) {
        said.push((format!("{} {trouble}", sign(page, shared)).trim().to_owned(), look.text(Ink::Bad)));
    }
    match page.at.aim {
        _ if visit.is_questioned() => said.push((question(known, shared), look.text(Ink::Accent))),
        Aim::Remove(_) => said.push((words.aim_remove.into(), look.strong())),
        Aim::Pop => said.push((words.aim_pop.into(), look.strong())),
        Aim::Drop => said.push((known.state.status.clone(), look.strong())),
    }
    if let Some((by, offer)) = visit.offer() {
        let asked = match offer {
            Offer::Draw => words.net_ask_draw,
            Offer::Undo => words.net_ask_undo,
            Offer::Rematch => words.net_ask_rematch,
        };
        said.push((
            format!("{}  y/n", fill(asked, &[&known.state.players[by].name])),
            look.text(Ink::Accent),
        ));
    }
    if let Some(offer) = visit.own_offer() {
        let own = match offer {
            Offer::Draw => words.net_own_draw,
            Offer::Undo => words.net_own_undo,
            Offer::Rematch => words.net_own_rematch,
        };
        said.push((own.into(), look.quiet()));
    } else if !page.said.is_empty() && !page.said.contains(&known.state.status) {
        said.push((page.said.clone(), look.quiet()));
    }
    if visit.is_watching() {
        said.push((words.net_watching.into(), look.quiet()));
    }
    said
}

/// The question that the game asks us.
fn question(known: &Known, shared: &Shared) -> String {
    let (words, charges) = (shared.words, known.view.charges[known.view.turn]);
    match known.view.awaiting {
        Awaiting::Undo => fill(words.ask_undo, &[&words.you, &charges.undo]),
        _ => fill(words.ask_block, &[&words.you, &charges.block]),
    }
}

fn powers(known: &Known, shared: &Shared, side: Side) -> Option<String> {
    let mistakes = known.view.violations_left.map(|left| left[side]);
    powers_left(&known.rules, known.view.charges[side], mistakes, shared.words)
}

fn panel(page: &Online, known: &Known, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let look = shared.look();
    let mut rest = area;
    let take = |rest: &mut Rect, lines: u16| {
        let lines = lines.min(rest.height);
        *rest = Rect { y: rest.y + lines, height: rest.height - lines, ..*rest };
    };
    for side in Side::BOTH {
        let line = Rect { height: rest.height.min(1), ..rest };
        frame.render_widget(Paragraph::new(player(page, known, shared, side)), line);
        if let Some((time, style)) = clock(page, shared, side) {
            let width = (time.width() as u16 + 1).min(line.width);
            let right = Rect { x: line.right() - width, width, ..line };
            frame.render_widget(Paragraph::new(Span::styled(format!(" {time}"), style)), right);
        }
        take(&mut rest, 1);
        if let Some(text) = powers(known, shared, side) {
            let area = Rect { x: rest.x + 5, width: rest.width.saturating_sub(5), ..rest };
            let lines = paragraph(frame, area, &text, look.quiet());
            take(&mut rest, lines);
        }
    }
    take(&mut rest, 1);
    for (text, style) in remarks(page, known, shared) {
        let lines = paragraph(frame, rest, &text, style);
        take(&mut rest, lines);
    }
    take(&mut rest, 1);
    let moves = known.moves.iter().filter(|(_, _, command, _)| !command.ends_at_once());
    let steps = moves.map(|&(_, by, command, good)| (by, command, good));
    draw_moves(frame, rest, &wrap(&numbered(steps), rest.width), shared);
}

/// The same where there is no panel.
fn compact(page: &Online, known: &Known, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let mut spans = Vec::new();
    for side in Side::BOTH {
        spans.extend(player(page, known, shared, side).spans);
        if let Some((time, style)) = clock(page, shared, side) {
            spans.push(Span::styled(format!(" {time}"), style));
        }
        spans.push(Span::raw(" "));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), Rect { height: area.height.min(1), ..area });
    let mut rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let mut remarks = remarks(page, known, shared);
    // Where there is room for one, a question comes first.
    if page.visit.offer().is_some() && !page.visit.is_questioned() && remarks.len() > 1 && rest.height == 1 {
        remarks.remove(0);
    }
    for (text, style) in remarks {
        let used = paragraph(frame, rest, &text, style).min(rest.height);
        rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
    }
}

fn keys(page: &Online, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let (words, visit) = (shared.words, &page.visit);
    let set = page.known().map(|known| *known.rules.values()).unwrap_or_default();
    let wide = set.columns > 9;
    let key = |letter: &'static str, upper: &'static str, about: &'static str| {
        let shown = if wide { upper } else { letter };
        (KeyCode::Char(shown.chars().next().unwrap_or(' ')), shown, about)
    };
    let mut keys = vec![(KeyCode::Esc, "Esc", words.net_short_leave), (KeyCode::F(1), "?", words.short_keys)];
    if page.at.aim != Aim::Drop {
        keys[0].2 = words.short_back;
    }
    if page.is_asked() {
        keys.extend([key("y", "Y", words.yes), key("n", "N", words.no)]);
    } else if page.is_over() && !visit.is_watching() {
        keys.push(key("n", "N", words.short_rematch));
    }
    if visit.is_mine() && !visit.is_questioned() && page.at.aim == Aim::Drop {
        keys.push((KeyCode::Enter, "Enter", words.short_drop));
        keys.extend((!page.removable().is_empty()).then(|| key("x", "X", words.short_remove)));
        keys.extend(set.pop_out.then(|| key("p", "P", words.short_pop)));
    }
    keys.extend(page.can_ask_back().then(|| key("u", "U", words.short_undo)));
    if page.known().is_some() && !visit.is_watching() && !page.is_over() {
        keys.extend([key("d", "D", words.net_short_draw), key("g", "G", words.net_short_resign)]);
    }
    footer(frame, shared, &keys, hits);
}
