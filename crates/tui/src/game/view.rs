//! How the page of a game is drawn: beside the board a panel, or below it a message.

use four_protocol::Offer;
use four_rules::{Action, Awaiting, Cell, Column, Side};
use four_session::{Snapshot, clock_text};
use four_text::Text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::GamePage;
use crate::board::Drawing;
use crate::cursor::Aim;
use crate::layout::Layout;
use crate::page::Hits;
use crate::shared::Shared;
use crate::theme::Ink;
use crate::widgets::{
    Remark, below, disc, draw_remarks, footer, header, paragraph, with_spinner, wrap_items,
};

pub(super) fn view(page: &GamePage, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    match page.session.snapshot() {
        Some(seen) => draw_game(page, seen, shared, frame, &mut hits),
        None => draw_connecting(page, shared, frame),
    }
    let text = shared.text;
    footer(frame, shared, page.escape_label(text), &page.footer_keys(shared), &mut hits);
    hits
}

/// Draws what is known before the server has sent the game.
fn draw_connecting(page: &GamePage, shared: &Shared, frame: &mut Frame<'_>) {
    let (area, palette, text) = (frame.area(), shared.palette(), shared.text);
    header(frame, palette, text.title(), "");
    let connecting = || text.net_connecting(page.session.address().unwrap_or_default());
    let text = page.session.link().trouble(text).map_or_else(connecting, str::to_owned);
    let inside = Rect {
        x: area.x + 1,
        y: area.y + 2,
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(3),
    };
    paragraph(frame, inside, &link_text(page, shared, &text), palette.strong());
}

/// A text about the connection, with a spinner while it is being made.
fn link_text(page: &GamePage, shared: &Shared, text: &str) -> String {
    if page.session.link().is_pending() { with_spinner(shared, text) } else { text.to_owned() }
}

fn draw_game(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let (palette, text) = (shared.palette(), shared.text);
    let Some(mut layout) = Layout::fit(shared, frame, &seen.view, hits) else { return };
    let title = format!("{} · {}", text.title(), text.rules_title(&seen.rules));
    let score = series_score(page, text);
    match layout.panel.is_none() && !score.is_empty() {
        // Without a panel there is room for one of them, and the score is more useful than the title.
        true => layout.draw_header(frame, palette, &score, ""),
        false => layout.draw_header(frame, palette, &title, &(score + &watchers(page, text))),
    }
    let drawing = Drawing {
        hand: page.cursor.hand(page.to_move()),
        falling: page.cursor.falling(seen.view.rows, shared.now),
        hinted: page.notes.hinted(),
        threats: page.notes.threats(page.session.log().map(|log| log.game())),
        lit: lit(page, shared),
        ..Drawing::new(&seen.view, shared, &layout)
    };
    layout.draw_board(shared, frame, &drawing, page.notes.finding(), hits);
    match layout.panel_or_tall_message() {
        Some(area) => draw_panel(page, seen, shared, frame, area),
        None => draw_message(page, seen, shared, frame, layout.message),
    }
}

/// The cells that the coach speaks of, while the game goes on.
fn lit(page: &GamePage, shared: &Shared) -> Vec<Cell> {
    let game = page.session.log().map(|log| log.game());
    if page.session.is_over() { Vec::new() } else { page.notes.lit(game, shared) }
}

/// The score of the games so far; empty before the first game has ended.
fn series_score(page: &GamePage, text: Text) -> String {
    let score = page.session.series_score().filter(|score| score.won != [0; 2] || score.ties > 0);
    let Some(score) = score else { return String::new() };
    let [one, two] = Side::BOTH.map(|side| page.session.series_name(side, text));
    let [one_won, two_won] = score.won;
    match score.ties {
        0 => text.score_line(one, one_won, two, two_won),
        ties => text.score_line_ties(one, one_won, two, two_won, ties),
    }
}

fn watchers(page: &GamePage, text: Text) -> String {
    match page.session.watchers() {
        0 => String::new(),
        count => text.net_watchers(count),
    }
}

/// What a side is called. Players without names are numbered once the score of the series is shown, because they swap sides.
fn name(page: &GamePage, side: Side, text: Text) -> String {
    let (name, numbered) = (page.session.name(side, text), page.session.series_name(side, text));
    match series_score(page, text).is_empty() || name == numbered {
        true => name,
        false => format!("{name} · {numbered}"),
    }
}

/// The disc and the name of a side, with a marker if it is to move.
fn player(seen: &Snapshot, shared: &Shared, side: Side, name: &str) -> Line<'static> {
    let palette = shared.palette();
    let to_move = seen.view.outcome.is_none() && seen.view.turn == side;
    let (marker, style) = if to_move { (" ▸ ", palette.strong()) } else { ("   ", palette.plain()) };
    Line::from(vec![
        Span::styled(marker, style),
        disc(palette, side),
        Span::styled(format!(" {name}"), style),
    ])
}

/// The time that a side has left.
fn clock(page: &GamePage, shared: &Shared, side: Side) -> Option<Span<'static>> {
    /// From this many seconds on, the clock is shown as urgent.
    const URGENT: u64 = 20;
    let (seconds, runs) = page.session.clock(side)?;
    let palette = shared.palette();
    let style = match runs {
        true if seconds <= URGENT => palette.text(Ink::Bad),
        true => palette.strong(),
        false => palette.quiet(),
    };
    Some(Span::styled(format!(" {}", clock_text(seconds, shared.text)), style))
}

/// The powers and mistakes that a side has left, if the rules have any.
fn powers(seen: &Snapshot, text: Text, side: Side) -> Option<String> {
    let (rules, charges) = (seen.rules.values(), seen.view.charges[side]);
    let mistakes = seen.view.violations_left.map(|left| left[side]);
    let parts = [
        (rules.undo.charges > 0).then(|| text.left_undo(charges.undo)),
        (rules.block > 0).then(|| text.left_block(charges.block)),
        (rules.remove > 0).then(|| text.left_remove(charges.remove)),
        mistakes.map(|left| text.left_mistakes(left)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Whose turn it is, what is asked, how the game ended, or what the cursor does.
fn status(page: &GamePage, shared: &Shared) -> String {
    let text = shared.text;
    if let Some(powers) = page.power_status(shared) {
        return powers;
    }
    match (page.session.question(text), page.cursor.aim) {
        (Some((Awaiting::Undo, name, left)), _) => text.ask_undo(name, left),
        (Some((_, name, left)), _) => text.ask_block(name, left),
        (None, Aim::Remove(_)) => text.aim_remove().into(),
        (None, Aim::Pop) => text.aim_pop().into(),
        (None, Aim::Drop) => {
            let status = page.session.status(text);
            // A column that is looked at before the disc falls waits too.
            let waits = page.is_thinking() || page.checked.is_some();
            if waits { with_spinner(shared, &status) } else { status }
        }
    }
}

/// The columns that the rules allow, if they forbid others that have room.
fn allowed_columns(page: &GamePage, text: Text) -> Option<String> {
    let view = &page.session.snapshot()?.view;
    page.to_move()?;
    let dropped = |action: &Action| match action {
        Action::Drop(column) => Some(*column),
        _ => None,
    };
    let allowed: Vec<Column> = view.legal.iter().filter_map(dropped).collect();
    let open = Column::first(view.columns).filter(|&column| view.has_room(column)).count();
    let names: Vec<String> = allowed.iter().map(ToString::to_string).collect();
    (!allowed.is_empty() && allowed.len() < open)
        .then(|| text.allowed_columns(allowed.len(), names.join(", ")))
}

/// What a person who is to move must see before anything else.
fn alarm(page: &GamePage, shared: &Shared) -> Option<String> {
    page.to_move().filter(|_| page.cursor.aim == Aim::Drop)?;
    page.notes.alarm(page.session.log()?.game(), shared)
}

/// The sentences about the game, the most important first.
fn remarks(page: &GamePage, shared: &Shared) -> Vec<Remark> {
    let (palette, text, session) = (shared.palette(), shared.text, page.session.as_ref());
    let mut remarks = Vec::new();
    if let Some(trouble) = session.link().trouble(text) {
        remarks.push((link_text(page, shared, trouble), palette.text(Ink::Bad)));
    }
    remarks.push((status(page, shared), palette.strong()));
    remarks.extend(alarm(page, shared).map(|alarm| (alarm, palette.text(Ink::Accent))));
    remarks.extend(allowed_columns(page, text).map(|allowed| (allowed, palette.text(Ink::Accent))));
    if let Some((by, offer)) = session.offer() {
        let name = session.bare_name(by, text);
        let asked = match offer {
            Offer::Draw => text.net_ask_draw(name),
            Offer::Undo => text.net_ask_undo(name),
            Offer::Rematch => text.net_ask_rematch(name),
        };
        remarks.push((format!("{asked}  y/n"), palette.text(Ink::Accent)));
    }
    if let Some(offer) = session.own_offer() {
        let own = match offer {
            Offer::Draw => text.net_own_draw(),
            Offer::Undo => text.net_own_undo(),
            Offer::Rematch => text.net_own_rematch(),
        };
        remarks.push((own.into(), palette.quiet()));
    } else if !page.announcement.is_empty() && !page.announcement.contains(&session.status(text)) {
        remarks.push((page.announcement.clone(), palette.quiet()));
    }
    if session.is_watching() {
        remarks.push((text.net_watching().into(), palette.quiet()));
    }
    remarks
}

/// Draws everything about the game beside the board.
fn draw_panel(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let mut rest = area;
    for side in Side::BOTH {
        rest = draw_side(page, seen, shared, frame, rest, side);
    }
    rest = draw_remarks(frame, below(rest, 1), &remarks(page, shared), 0);
    if let Some(bar) = page.power_bar(shared) {
        rest = below(rest, paragraph(frame, rest, &bar, shared.palette().text(Ink::Accent)));
    }
    rest = below(rest, 1);
    let moves = wrap_items(&seen.move_list(shared.text), rest.width);
    let game = page.session.log().map(|log| log.game());
    let said = game.map(|game| page.notes.said(game, !seen.moves.is_empty(), shared)).unwrap_or_default();
    // The list of moves keeps a few lines; the coach gets the others.
    let max_lines = if said.is_empty() { 12 } else { 4 };
    let list_lines = (moves.len() as u16 + 1).min(rest.height).min(max_lines);
    let mut coach = Rect { height: rest.height - list_lines, ..rest };
    if !said.is_empty() {
        let lines = page.notes.details.draw(shared, frame, coach, &said);
        coach = below(coach, lines + 1);
    }
    let y = coach.y.min(rest.bottom().saturating_sub(list_lines));
    draw_moves(frame, Rect { y, height: rest.bottom() - y, ..rest }, &moves, shared);
}

/// Draws the name, the clock and the powers of a side. Returns the area below.
fn draw_side(
    page: &GamePage,
    seen: &Snapshot,
    shared: &Shared,
    frame: &mut Frame<'_>,
    area: Rect,
    side: Side,
) -> Rect {
    let line = Rect { height: area.height.min(1), ..area };
    frame.render_widget(Paragraph::new(player(seen, shared, side, &name(page, side, shared.text))), line);
    if let Some(clock) = clock(page, shared, side) {
        let width = (clock.content.width() as u16).min(line.width);
        frame.render_widget(Paragraph::new(clock), Rect { x: line.right() - width, width, ..line });
    }
    let rest = below(area, 1);
    let Some(text) = powers(seen, shared.text, side) else { return rest };
    let indented = Rect { x: rest.x + 5, width: rest.width.saturating_sub(5), ..rest };
    below(rest, paragraph(frame, indented, &text, shared.palette().quiet()))
}

/// Draws the last moves, as many as fit.
fn draw_moves(frame: &mut Frame<'_>, area: Rect, moves: &[String], shared: &Shared) {
    if !moves.is_empty() && area.height > 1 {
        paragraph(frame, Rect { height: 1, ..area }, shared.text.moves(), shared.palette().quiet());
        let list = below(area, 1);
        let from = moves.len().saturating_sub(list.height.into());
        for (y, line) in (list.y..list.bottom()).zip(&moves[from..]) {
            let line = Paragraph::new(Span::styled(line.as_str(), shared.palette().plain()));
            frame.render_widget(line, Rect { y, height: 1, ..list });
        }
    }
}

/// Draws the players and the most important remarks below the board.
fn draw_message(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let (palette, text) = (shared.palette(), shared.text);
    let mut spans = Vec::new();
    for side in Side::BOTH {
        let name = page.session.name(side, text);
        spans.extend(player(seen, shared, side, &name).spans);
        spans.push(clock(page, shared, side).unwrap_or(Span::raw(" ")));
        spans.push(Span::raw(" "));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), Rect { height: area.height.min(1), ..area });
    let rest = below(area, 1);
    let quiet = page.to_move().is_some() && page.cursor.aim == Aim::Drop;
    let game = page.session.log().map(|log| log.game());
    let said = game.map(|game| page.notes.said(game, !seen.moves.is_empty(), shared)).unwrap_or_default();
    // Everything that was asked for has the room to itself.
    if page.notes.details.is_open() && !said.is_empty() {
        page.notes.details.draw(shared, frame, rest, &said);
        return;
    }
    let mut remarks = remarks(page, shared);
    // The marker already shows whose turn it is, so the hint replaces the status.
    if page.notes.hint && quiet {
        remarks[0] = (page.notes.hint_text(seen.view.turn, shared), palette.text(Ink::Accent));
    }
    // If there is room for one remark only, an offer is more important than the status.
    if page.session.offer().is_some() && !page.session.is_questioned() && rest.height == 1 {
        remarks.remove(0);
    }
    let verdict = page.notes.verdict().filter(|_| shared.settings.coach && !page.notes.hint);
    if let Some(verdict) = verdict {
        let (title, why) = page.notes.verdict_text(verdict, text);
        remarks.push((text.verdict_line(title, why), palette.plain()));
    } else if let Some(powers) = powers(seen, text, seen.view.turn).filter(|_| quiet) {
        remarks.push((powers, palette.quiet()));
    }
    draw_remarks(frame, rest, &remarks, 0);
}
