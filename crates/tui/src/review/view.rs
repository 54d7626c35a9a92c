//! How the page of a review is drawn.

use four_engine::{Verdict, accuracy, curve};
use four_rules::{Cell, PerSide, Record, Side};
use four_session::{name_in, who_in};
use four_text::{Text, Who};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::steps::ReviewStep;
use super::{Analysed, ReviewPage};
use crate::board::Drawing;
use crate::coach::{finding_text, grade_style, lit_by, remark_text, threats, verdict_title};
use crate::layout::Layout;
use crate::page::Hits;
use crate::shared::Shared;
use crate::theme::Ink;
use crate::widgets::{Remark, below, disc, footer, paragraph, with_spinner};

pub(super) fn view(page: &ReviewPage, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let (text, view) = (shared.text, page.game.shown().view());
    let mut hits = Hits::default();
    if let Some(mut layout) = Layout::fit(shared, frame, &view, &mut hits) {
        layout.draw_header(frame, shared.palette(), &title(page, text), &subtitle(page, shared));
        let to_move = view.outcome.is_none().then_some(view.turn);
        let drawing = Drawing {
            hand: page.cursor.hand(to_move),
            lit: lit(page),
            threats: if page.shows_threats { threats(page.game.shown()) } else { PerSide::default() },
            ..Drawing::new(&view, shared, &layout)
        };
        layout.draw_board(shared, frame, &drawing, page.finding.as_ref(), &mut hits);
        draw_remarks(page, shared, frame, &layout);
    }
    let keys = [
        (KeyCode::Left, "←", text.short_before()),
        (KeyCode::Right, "→", text.short_after()),
        (KeyCode::Char('w'), "w", text.short_why()),
        (KeyCode::Char('m'), "m", text.short_mistakes()),
        (KeyCode::Char('t'), "t", text.short_turning()),
        (KeyCode::Char('e'), "e", text.short_export()),
        (KeyCode::Char('s'), "s", text.short_scores()),
    ];
    footer(frame, shared, text.short_back(), &keys, &mut hits);
    hits
}

/// The cells that the headline about the last move speaks of.
fn lit(page: &ReviewPage) -> Vec<Cell> {
    let verdict = page.game.last_step().and_then(|step| step.verdict.as_ref()?.as_ref().ok());
    let shown = verdict.filter(|_| page.game.shown().outcome().is_none());
    shown.map(|verdict| lit_by(&verdict.remark.headline)).unwrap_or_default()
}

/// The number of the step, and the moves that are tried.
fn title(page: &ReviewPage, text: Text) -> String {
    let place = match page.game.at {
        0 => text.the_start().to_owned(),
        at => text.move_of(at, page.game.steps.len()),
    };
    let tried: Vec<String> = page.game.tried().map(|column| column.to_string()).collect();
    match page.game.is_trying() {
        false if page.learns => text.looking_for_mistakes().into(),
        false => format!("{} · {place}", text.review()),
        true => format!("{} · {place} · {}", text.review(), text.trying(tried.join(" "))),
    }
}

/// How many moves are judged while the analyst works on them, otherwise the players and the rules.
fn subtitle(page: &ReviewPage, shared: &Shared) -> String {
    let (game, text) = (&page.game, shared.text);
    match page.analysed {
        Analysed::Moves(_) if shared.analyst.is_busy() => {
            with_spinner(shared, &text.reviewing(game.judged_count(), game.steps.len()))
        }
        _ => {
            let [one, two] = Side::BOTH.map(|side| name_in(&game.record, side, text));
            format!("{one} – {two} · {}", text.rules_title(game.shown().rules()))
        }
    }
}

/// The side of the person whose game against the computer this is, whom the coach calls "you".
fn reader(record: &Record, text: Text) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| matches!(who_in(record, side, text), Who::You))
}

/// The verdict on the move that led to the position shown, and what to play there.
fn remarks(page: &ReviewPage, shared: &Shared) -> Vec<Remark> {
    let (palette, text) = (shared.palette(), shared.text);
    let coach = text.coach_for(reader(&page.game.record, text));
    let mut remarks = Vec::new();
    match page.game.last_step().and_then(|step| step.verdict.as_ref()) {
        Some(Ok(verdict)) => {
            let mut title = verdict_title(verdict, coach, text);
            if verdict.is_turning_point() {
                title = format!("{title} ◆ {}", text.turning_point());
            }
            remarks.push((title, grade_style(palette, verdict.grade)));
            let why = remark_text(&verdict.remark, verdict.by, page.details.is_open(), coach);
            remarks.push((why, palette.plain()));
            remarks.push((String::new(), palette.plain()));
        }
        Some(Err(error)) => remarks.push((text.coach_silence(*error), palette.plain())),
        _ => {}
    }
    if let Some(outcome) = page.game.shown().outcome() {
        let sentence = text.outcome(outcome, &|side| who_in(&page.game.record, side, text));
        remarks.push((sentence, palette.text(Ink::Good)));
    } else if let Some(advice) =
        finding_text(page.finding.as_ref(), page.game.shown().turn(), page.details.is_open(), coach, text)
    {
        // The advice is for another side than the verdict above it.
        remarks.push((text.turn(coach.who(page.game.shown().turn())), palette.strong()));
        remarks.push((advice, palette.plain()));
    } else if shared.analyst.is_busy() {
        remarks.push((with_spinner(shared, text.looking()), palette.plain()));
    }
    remarks
}

/// Draws the remarks, and in a panel the list of moves below them.
fn draw_remarks(page: &ReviewPage, shared: &Shared, frame: &mut Frame<'_>, layout: &Layout) {
    /// The lines that the remarks leave to the list of moves.
    const MIN_LIST: u16 = 5;
    let mut said = remarks(page, shared);
    let Some(panel) = layout.panel_or_tall_message() else {
        said.retain(|(text, _)| !text.is_empty());
        page.details.draw(shared, frame, layout.message, &said);
        return;
    };
    let rest = below(panel, draw_curve(page, shared, frame, panel));
    let list_lines = MIN_LIST.min(page.game.steps.len() as u16);
    let room = Rect { height: rest.height.saturating_sub(list_lines + 1), ..rest };
    let lines = page.details.draw(shared, frame, room, &said);
    draw_moves(page, shared, frame, below(rest, lines + 1));
}

/// Draws what the game was worth to the first player after each move, as a row of bars, and how well each side played.
/// These lines keep their place while the moves are judged; under rules that the coach does not know there are none. Returns how
/// many lines they take.
fn draw_curve(page: &ReviewPage, shared: &Shared, frame: &mut Frame<'_>, area: Rect) -> u16 {
    let (palette, text, steps) = (shared.palette(), shared.text, &page.game.steps);
    if !steps.is_empty() && steps.iter().all(|step| matches!(step.verdict, Some(Err(_)))) {
        return 0;
    }
    let verdict =
        |step: &ReviewStep| step.verdict.as_ref().and_then(|verdict| verdict.as_ref().ok()).cloned();
    let bar = |(number, step): (usize, &ReviewStep)| {
        let Some(value) = verdict(step).and_then(|verdict| curve(&[verdict]).pop()) else {
            return Span::styled("·", palette.quiet());
        };
        let side = if value >= 50.0 { Side::First } else { Side::Second };
        let style = palette.text(Ink::Disc(side));
        let is_shown = number + 1 == page.game.at;
        let style = if is_shown { style.add_modifier(Modifier::REVERSED) } else { style };
        Span::styled(four_engine::bar(value).to_string(), style)
    };
    let mut bars: Vec<Span<'_>> = steps.iter().enumerate().map(bar).collect();
    let label = text.review_curve(text.side(Side::First), "");
    if label.width() + 1 + bars.len() <= area.width.into() {
        bars.insert(0, Span::styled(format!("{} ", label.trim_end()), palette.quiet()));
    }
    frame.render_widget(Paragraph::new(Line::from(bars)), Rect { height: area.height.min(1), ..area });
    // The accuracy of a few moves would mislead.
    let judged: Option<Vec<Verdict>> =
        page.game.is_judged().then(|| steps.iter().filter_map(verdict).collect());
    let said = Side::BOTH.map(|side| {
        let percent = accuracy(judged.as_ref()?, side)?;
        Some(text.review_accuracy(format!("{percent:.0}"), name_in(&page.game.record, side, text)))
    });
    for (number, said) in said.into_iter().enumerate() {
        let line = below(area, 1 + number as u16);
        paragraph(
            frame,
            Rect { height: line.height.min(1), ..line },
            &said.unwrap_or_default(),
            palette.quiet(),
        );
    }
    4
}

/// Draws the moves with their grades. The last step is about in the middle.
fn draw_moves(page: &ReviewPage, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let (palette, text, game) = (shared.palette(), shared.text, &page.game);
    let height = usize::from(area.height);
    let hidden = game.at.saturating_sub(height / 2 + 1).min(game.steps.len().saturating_sub(height));
    for (y, (number, step)) in (area.y..area.bottom()).zip(game.steps.iter().enumerate().skip(hidden)) {
        let shown = number + 1 == game.at && !game.is_trying();
        let style = if shown { palette.chosen() } else { palette.plain() };
        let mut line = vec![
            Span::styled(format!("{:>3} ", number + 1), palette.quiet()),
            disc(palette, step.by),
            Span::styled(format!(" {:<6}", step.input.to_string()), style),
        ];
        if let Some(Ok(verdict)) = &step.verdict {
            let mark = if verdict.is_turning_point() { " ◆ " } else { "   " };
            line.push(Span::styled(mark, palette.text(Ink::Accent)));
            line.push(Span::styled(text.grade(verdict.grade), grade_style(palette, verdict.grade)));
        }
        frame.render_widget(Paragraph::new(Line::from(line)), Rect { y, height: 1, ..area });
    }
}
