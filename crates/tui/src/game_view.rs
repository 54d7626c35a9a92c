//! How the page of a game is drawn.

use four_protocol::Offer;
use four_rules::{Awaiting, Side};
use four_session::{Snapshot, clock_text};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::board::Drawing;
use super::coach::{draw_scores, verdict_title};
use super::cursor::Aim;
use super::game::GamePage;
use super::layout::{Layout, score_lines, too_small};
use super::page::{Hits, Shared};
use super::theme::Ink;
use super::widgets::{below, disc, footer, header, paragraph, spinner, wrap};

pub(crate) fn view(page: &GamePage, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let mut hits = Hits::default();
    match page.session.snapshot() {
        Some(seen) => draw_game(page, seen, shared, frame, &mut hits),
        None => draw_connecting(page, shared, frame),
    }
    draw_keys(page, shared, frame, &mut hits);
    hits
}

/// What is shown before the server has sent the game.
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
    paragraph(frame, inside, &with_sign(page, shared, &text), palette.strong());
}

/// Text behind a sign of life while the connection is being made.
fn with_sign(page: &GamePage, shared: &Shared, text: &str) -> String {
    if page.session.link().is_pending() { format!("{} {text}", spinner(shared)) } else { text.to_owned() }
}

fn draw_game(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let (palette, text) = (shared.palette(), shared.text);
    let scored = page.session.log().is_some();
    let lines = if scored { score_lines(shared.settings.scores) } else { 0 };
    let Some(mut layout) = Layout::new(frame.area(), &seen.view, lines) else {
        hits.blind = true;
        return too_small(frame, shared, &seen.view);
    };
    let title = format!("{} · {}", text.title(), seen.rules.values());
    let evening = evening(page, text);
    match layout.panel.is_none() && !evening.is_empty() {
        // Where there is no room for both, the score is worth more than the title.
        true => layout.header(frame, palette, &evening, ""),
        false => layout.header(frame, palette, &title, &(evening + &watchers(page, text))),
    }
    let drawing = Drawing {
        view: &seen.view,
        palette,
        scale: layout.scale,
        hand: page.cursor.hand(page.to_move()),
        falling: page.cursor.falling(seen.view.rows, shared.now),
        shown: page.notes.hinted(),
        pictures: shared.pictures.as_ref(),
    };
    let place = drawing.draw(layout.board, frame.buffer_mut());
    hits.board = Some(place);
    if layout.below > 0 {
        draw_scores(frame, &drawing, place, page.notes.finding(), shared);
    }
    match layout.panel {
        Some(area) => draw_panel(page, seen, shared, frame, area),
        None => draw_message(page, seen, shared, frame, layout.message),
    }
}

/// The score of the evening, once a game has ended.
fn evening(page: &GamePage, text: Text) -> String {
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

/// A side: its disc, its name, whether it is to move.
fn player(page: &GamePage, seen: &Snapshot, shared: &Shared, side: Side) -> Line<'static> {
    let palette = shared.palette();
    let to_move = seen.view.outcome.is_none() && seen.view.turn == side;
    let (sign, style) = if to_move { (" ▸ ", palette.strong()) } else { ("   ", palette.plain()) };
    let name = page.session.name(side, shared.text);
    Line::from(vec![Span::styled(sign, style), disc(palette, side), Span::styled(format!(" {name}"), style)])
}

/// The time that a side has left.
fn clock(page: &GamePage, shared: &Shared, side: Side) -> Option<Span<'static>> {
    /// From here on it is urgent.
    const LITTLE: u64 = 20;
    let (seconds, runs) = page.session.clock(side)?;
    let palette = shared.palette();
    let style = match runs {
        true if seconds <= LITTLE => palette.text(Ink::Bad),
        true => palette.strong(),
        false => palette.quiet(),
    };
    Some(Span::styled(format!(" {}", clock_text(seconds, shared.text)), style))
}

/// The powers and mistakes that a side has left, where the rules have any.
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
    match (page.session.question(text), page.cursor.aim) {
        (Some((Awaiting::Undo, name, left)), _) => text.ask_undo(name, left),
        (Some((_, name, left)), _) => text.ask_block(name, left),
        (None, Aim::Remove(_)) => text.aim_remove().into(),
        (None, Aim::Pop) => text.aim_pop().into(),
        (None, Aim::Drop) => {
            let status = page.session.status(text);
            if page.is_thinking() { format!("{} {status}", spinner(shared)) } else { status }
        }
    }
}

/// What there is to say, the most important first, each with its style.
fn remarks(page: &GamePage, shared: &Shared) -> Vec<(String, Style)> {
    let (palette, text, session) = (shared.palette(), shared.text, page.session.as_ref());
    let mut remarks = Vec::new();
    if let Some(trouble) = session.link().trouble(text) {
        remarks.push((with_sign(page, shared, trouble), palette.text(Ink::Bad)));
    }
    remarks.push((status(page, shared), palette.strong()));
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
    } else if !page.said.is_empty() && !page.said.contains(&session.status(text)) {
        remarks.push((page.said.clone(), palette.quiet()));
    }
    if session.is_watching() {
        remarks.push((text.net_watching().into(), palette.quiet()));
    }
    remarks
}

/// Everything about the game, beside the board.
fn draw_panel(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let mut rest = area;
    for side in Side::BOTH {
        rest = draw_side(page, seen, shared, frame, rest, side);
    }
    rest = below(rest, 1);
    for (text, style) in remarks(page, shared) {
        let lines = paragraph(frame, rest, &text, style);
        rest = below(rest, lines);
    }
    rest = below(rest, 1);
    let moves = wrap(&seen.move_list(), rest.width);
    let coached = page.session.log().is_some() && shared.settings.coach;
    // The coach may have the room that the last few moves do not need.
    let most = if coached || page.notes.hint { 4 } else { 12 };
    let kept = (moves.len() as u16 + 1).min(rest.height).min(most);
    let mut speech = Rect { height: rest.height - kept, ..rest };
    if page.notes.hint {
        let hint = page.notes.hint_text(shared);
        let lines = paragraph(frame, speech, &hint, shared.palette().text(Ink::Accent));
        speech = below(speech, lines + 1);
    }
    if coached {
        let lines = page.notes.draw_verdict(!seen.moves.is_empty(), shared, frame, speech);
        speech = below(speech, lines + 1);
    }
    let y = speech.y.min(rest.bottom().saturating_sub(kept));
    draw_moves(frame, Rect { y, height: rest.bottom() - y, ..rest }, &moves, shared);
}

/// A side's name, clock and powers. Returns the room below.
fn draw_side(
    page: &GamePage,
    seen: &Snapshot,
    shared: &Shared,
    frame: &mut Frame<'_>,
    area: Rect,
    side: Side,
) -> Rect {
    let line = Rect { height: area.height.min(1), ..area };
    frame.render_widget(Paragraph::new(player(page, seen, shared, side)), line);
    if let Some(clock) = clock(page, shared, side) {
        let width = (clock.content.width() as u16).min(line.width);
        frame.render_widget(Paragraph::new(clock), Rect { x: line.right() - width, width, ..line });
    }
    let rest = below(area, 1);
    let Some(text) = powers(seen, shared.text, side) else { return rest };
    let indented = Rect { x: rest.x + 5, width: rest.width.saturating_sub(5), ..rest };
    below(rest, paragraph(frame, indented, &text, shared.palette().quiet()))
}

/// The last of the moves, as many as fit.
fn draw_moves(frame: &mut Frame<'_>, area: Rect, moves: &[String], shared: &Shared) {
    if !moves.is_empty() && area.height > 1 {
        paragraph(frame, Rect { height: 1, ..area }, shared.text.moves(), shared.palette().quiet());
        let list = below(area, 1);
        let from = moves.len().saturating_sub(list.height.into());
        paragraph(frame, list, &moves[from..].join(" "), shared.palette().plain());
    }
}

/// The players and the most important remarks, below the board where there is no room for a panel.
fn draw_message(page: &GamePage, seen: &Snapshot, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let (palette, text) = (shared.palette(), shared.text);
    let mut spans = Vec::new();
    for side in Side::BOTH {
        spans.extend(player(page, seen, shared, side).spans);
        spans.push(clock(page, shared, side).unwrap_or(Span::raw(" ")));
        spans.push(Span::raw(" "));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), Rect { height: area.height.min(1), ..area });
    let mut rest = below(area, 1);
    let mut remarks = remarks(page, shared);
    let quiet = page.to_move().is_some() && page.cursor.aim == Aim::Drop;
    // The discs already say whose turn it is.
    if page.notes.hint && quiet {
        remarks[0] = (page.notes.hint_text(shared), palette.text(Ink::Accent));
    }
    // Where there is room for one remark, an offer is worth more than the status.
    if page.session.offer().is_some() && !page.session.is_questioned() && rest.height == 1 {
        remarks.remove(0);
    }
    if let Some(verdict) = page.notes.verdict().filter(|_| shared.settings.coach) {
        let said = text.verdict_line(verdict_title(verdict, text), text.verdict(verdict));
        remarks.push((said, palette.plain()));
    } else if let Some(powers) = powers(seen, text, seen.view.turn).filter(|_| quiet) {
        remarks.push((powers, palette.quiet()));
    }
    for (text, style) in remarks {
        let lines = paragraph(frame, rest, &text, style);
        rest = below(rest, lines);
    }
}

/// The keys that do something now.
fn draw_keys(page: &GamePage, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let (text, rules, session) = (shared.text, page.rules(), page.session.as_ref());
    let (online, over, free) = (session.is_online(), session.is_over(), page.cursor.aim == Aim::Drop);
    // On a wide board small letters are columns; capital letters never are.
    let wide = rules.columns > 9;
    let key = |letter: char, about: &'static str| {
        let letter = if wide { letter.to_ascii_uppercase() } else { letter };
        (KeyCode::Char(letter), letter.to_string(), about)
    };
    let leave = if online { text.net_short_leave() } else { text.short_menu() };
    let mut keys = vec![
        (KeyCode::Esc, "Esc".into(), if free { leave } else { text.short_back() }),
        (KeyCode::F(1), "?".into(), text.short_keys()),
    ];
    if page.is_asked() {
        keys.extend([key('y', text.yes()), key('n', text.no())]);
    } else if over && !session.is_watching() {
        keys.push(key('n', text.short_rematch()));
        keys.extend((!online).then(|| key('v', text.short_review())));
    }
    let moves = session.is_mine() || page.is_thinking();
    if moves && free && !session.is_questioned() {
        keys.push((KeyCode::Enter, "Enter".into(), text.short_drop()));
        keys.extend((!page.removable().is_empty()).then(|| key('x', text.short_remove())));
        keys.extend(rules.pop_out.then(|| key('p', text.short_pop())));
    }
    keys.extend(session.can_take_back().then(|| key('u', text.short_undo())));
    if !online {
        keys.extend(session.is_mine().then(|| key('t', text.short_hint())));
        keys.extend([key('s', text.short_scores()), key('c', text.short_coach())]);
    } else if session.snapshot().is_some() && !session.is_watching() && !over {
        keys.extend([key('d', text.net_short_draw()), key('g', text.net_short_resign())]);
    }
    let keys: Vec<_> = keys.iter().map(|(code, shown, about)| (*code, shown.as_str(), *about)).collect();
    footer(frame, shared, &keys, hits);
}
