//! What a game being played looks like, and the parts of it that a review shows too.

use four_engine::{Estimate, Grade, Verdict};
use four_rules::{Action, Awaiting, Charges, Column, Event, Input, Log, Rules, Side};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::aim::Aim;
use super::board::{Drawing, Place};
use super::layout::{Layout, score_lines, too_small};
use super::look::{Ink, Look};
use super::page::{Hits, Shared};
use super::play::Play;
use super::widgets::{disc, footer, paragraph, spinner, wrap};
use four_session::settings::Scores;
use four_session::study::Finding;
use four_session::table::Table;
use four_text::terminal::{Words, fill, first_capital};

pub(crate) fn view(play: &Play, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let (look, words, view) = (shared.look(), shared.words, play.game().view());
    let mut hits = Hits::default();
    let rules = play.game().rules().values().to_string();
    let evening = evening(&play.table, words);
    let title = format!("{} · {rules}", words.title);
    match Layout::new(frame.area(), &view, score_lines(shared.settings.scores)) {
        None => {
            hits.blind = true;
            too_small(frame, shared, &view);
        }
        Some(mut layout) => {
            match layout.panel.is_none() && !evening.is_empty() {
                // Where there is no room for both, what changes is worth more than what is known.
                true => layout.header(frame, look, &evening, ""),
                false => layout.header(frame, look, &title, &evening),
            }
            let hinted = best(play.finding.as_ref()).filter(|_| play.hint);
            let drawing = Drawing {
                view: &view,
                look,
                scale: layout.scale,
                hand: play.hand(),
                falling: play.falling(shared.now),
                shown: hinted,
                pictures: shared.pictures.as_ref(),
            };
            let place = drawing.draw(layout.board, frame.buffer_mut());
            hits.board = Some(place);
            if layout.below > 0 {
                scores(frame, &drawing, place, play.finding.as_ref(), shared);
            }
            match layout.panel {
                Some(area) => panel(play, shared, frame, area),
                None => compact(play, shared, frame, layout.message),
            }
        }
    }
    keys(play, shared, frame, &mut hits);
    hits
}

fn keys(play: &Play, shared: &Shared, frame: &mut Frame<'_>, hits: &mut Hits) {
    let words = shared.words;
    let set = play.game().rules().values();
    let wide = set.columns > 9;
    // Where small letters are columns, the large ones still are not.
    let key = |letter: &'static str, upper: &'static str, about: &'static str| {
        let shown = if wide { upper } else { letter };
        (KeyCode::Char(shown.chars().next().unwrap_or(' ')), shown, about)
    };
    let question = play.is_mine() && matches!(play.game().awaiting(), Awaiting::Undo | Awaiting::Block);
    let mut keys = vec![(KeyCode::Esc, "Esc", words.short_menu), (KeyCode::F(1), "?", words.short_keys)];
    if question {
        keys.extend([(KeyCode::Char('y'), "y", words.yes), (KeyCode::Char('n'), "n", words.no)]);
    } else if play.game().outcome().is_some() {
        keys.extend([key("n", "N", words.short_rematch), key("v", "V", words.short_review)]);
    } else if play.at.aim != Aim::Drop {
        keys[0].2 = words.short_back;
    } else {
        keys.push((KeyCode::Enter, "Enter", words.short_drop));
        keys.extend((!play.removable().is_empty()).then(|| key("x", "X", words.short_remove)));
        keys.extend(set.pop_out.then(|| key("p", "P", words.short_pop)));
    }
    keys.extend(play.can_take_back().then(|| key("u", "U", words.short_undo)));
    keys.extend(play.is_mine().then(|| key("t", "T", words.short_hint)));
    keys.extend([key("s", "S", words.short_scores), key("c", "C", words.short_coach)]);
    footer(frame, shared, &keys, hits);
}

/// How the evening stands, if more than one game was played or one is over.
fn evening(table: &Table, words: &Words) -> String {
    let [one, two] = Side::BOTH.map(|side| (table.evening_name(side, words), table.won(side)));
    if one.1 + two.1 + table.tied() == 0 {
        return String::new();
    }
    let score = fill(words.score_line, &[&one.0, &one.1, &two.1, &two.0]);
    match table.tied() {
        0 => score,
        ties => format!("{score}, {}", fill(words.ties, &[&ties])),
    }
}

/// What there is to say about whose turn it is or how the game ended.
fn status(play: &Play, shared: &Shared) -> String {
    let (words, game, table) = (shared.words, play.game(), &play.table);
    let name = |side| table.name(side, words);
    let by = game.turn();
    if let Some(outcome) = game.outcome() {
        return words.outcome(outcome, &name);
    }
    if table.computer_to_act().is_some() {
        return format!("{} {}", spinner(shared), fill(words.thinking, &[&name(by)]));
    }
    let charges = game.charges(by);
    match (game.awaiting(), play.at.aim) {
        (Awaiting::Undo, _) => fill(words.ask_undo, &[&name(by), &charges.undo]),
        (Awaiting::Block, _) => fill(words.ask_block, &[&name(by), &charges.block]),
        (_, Aim::Remove(_)) => words.aim_remove.into(),
        (_, Aim::Pop) => words.aim_pop.into(),
        _ if name(by) == words.you => words.your_turn.into(),
        _ => fill(words.turn, &[&name(by)]),
    }
}

/// A side: its disc, its name, whether it is to move.
fn player(play: &Play, shared: &Shared, side: Side) -> Line<'static> {
    let to_move = play.game().outcome().is_none() && play.game().turn() == side;
    player_line(shared.look(), side, &play.table.name(side, shared.words), to_move)
}

pub(crate) fn player_line(look: Look, side: Side, name: &str, to_move: bool) -> Line<'static> {
    let style = if to_move { look.strong() } else { look.plain() };
    let sign = if to_move { " ▸ " } else { "   " };
    Line::from(vec![Span::styled(sign, style), disc(look, side), Span::styled(format!(" {name}"), style)])
}

/// The powers and mistakes that a side has left, where the rules have any.
fn powers(play: &Play, words: &Words, side: Side) -> Option<String> {
    let game = play.game();
    powers_left(game.rules(), game.charges(side), game.violations_left(side), words)
}

pub(crate) fn powers_left(
    rules: &Rules,
    charges: Charges,
    mistakes: Option<u8>,
    words: &Words,
) -> Option<String> {
    let set = rules.values();
    let parts = [
        (set.undo.charges > 0, words.left_undo, charges.undo),
        (set.block > 0, words.left_block, charges.block),
        (set.remove > 0, words.left_remove, charges.remove),
        (mistakes.is_some(), words.warnings_left, mistakes.unwrap_or(0)),
    ];
    let there = parts.into_iter().filter(|(has, ..)| *has);
    let parts: Vec<String> = there.map(|(_, word, left)| fill(word, &[&left])).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn panel(play: &Play, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let (look, words) = (shared.look(), shared.words);
    let mut rest = area;
    let take = |rest: &mut Rect, lines: u16| {
        let lines = lines.min(rest.height);
        *rest = Rect { y: rest.y + lines, height: rest.height - lines, ..*rest };
    };
    for side in Side::BOTH {
        frame.render_widget(
            Paragraph::new(player(play, shared, side)),
            Rect { height: rest.height.min(1), ..rest },
        );
        take(&mut rest, 1);
        if let Some(text) = powers(play, words, side) {
            let area = Rect { x: rest.x + 5, width: rest.width.saturating_sub(5), ..rest };
            let lines = paragraph(frame, area, &text, look.quiet());
            take(&mut rest, lines);
        }
    }
    take(&mut rest, 1);
    let lines = paragraph(frame, rest, &status(play, shared), look.strong());
    take(&mut rest, lines + 1);
    let moves = move_list(play.table.log());
    let moves = wrap(&moves, rest.width);
    // The coach may have what the last few moves do not need.
    let kept = (moves.len() as u16 + 1).min(rest.height).min(if shared.settings.coach || play.hint {
        4
    } else {
        12
    });
    let mut speech = Rect { height: rest.height - kept, ..rest };
    if play.hint {
        let lines = paragraph(frame, speech, &hint_text(play, shared), look.text(Ink::Accent));
        take(&mut speech, lines + 1);
    }
    if shared.settings.coach {
        let lines = coach(play, shared, frame, speech);
        take(&mut speech, lines + 1);
    }
    let y = speech.y.min(rest.bottom().saturating_sub(kept));
    let list = Rect { y, height: rest.bottom() - y, ..rest };
    draw_moves(frame, list, &moves, shared);
}

/// The last of the moves, as many as fit.
pub(crate) fn draw_moves(frame: &mut Frame<'_>, area: Rect, moves: &[String], shared: &Shared) {
    if !moves.is_empty() && area.height > 1 {
        paragraph(frame, Rect { height: 1, ..area }, shared.words.moves, shared.look().quiet());
        let list = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let from = moves.len().saturating_sub(list.height.into());
        paragraph(frame, list, &moves[from..].join(" "), shared.look().plain());
    }
}

/// The sentences of the coach; how many lines they take.
fn coach(play: &Play, shared: &Shared, frame: &mut Frame<'_>, area: Rect) -> u16 {
    let (look, words) = (shared.look(), shared.words);
    match &play.verdict {
        Some((_, Ok(verdict))) => {
            let title = verdict_title(verdict, words);
            let lines = paragraph(frame, area, &title, grade_style(look, verdict.grade));
            let rest = Rect { y: area.y + lines, height: area.height - lines, ..area };
            lines + paragraph(frame, rest, &verdict.say(words.spoken), look.plain())
        }
        Some((_, Err(_))) => paragraph(frame, area, words.coach_silent, look.quiet()),
        None if shared.analyst.is_busy() && !play.table.log().inputs().is_empty() => {
            paragraph(frame, area, &format!("{} {}", spinner(shared), words.looking), look.quiet())
        }
        None => 0,
    }
}

/// The column and the grade of a move.
pub(crate) fn verdict_title(verdict: &Verdict, words: &Words) -> String {
    let (side, grade) = (words.side(verdict.by), verdict.grade.word(words.spoken));
    format!("{side}, {}: {grade}", fill(words.act_drop, &[&verdict.column]))
}

pub(crate) fn grade_style(look: Look, grade: Grade) -> Style {
    match grade {
        Grade::Best | Grade::Fine => look.text(Ink::Good),
        Grade::Inaccuracy => look.text(Ink::Accent),
        Grade::Mistake | Grade::Blunder => look.text(Ink::Bad),
    }
}

/// Who plays, how it stands and what is said about it, where there is no panel: the most important first.
fn compact(play: &Play, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
    let (look, words) = (shared.look(), shared.words);
    let [one, two] = Side::BOTH.map(|side| player(play, shared, side));
    let line = Line::from([one.spans, vec![Span::raw("  ")], two.spans].concat());
    frame.render_widget(Paragraph::new(line), Rect { height: 1, ..area });
    let mut rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let mut say = |text: String, style: Style| {
        let used = paragraph(frame, rest, &text, style).min(rest.height);
        rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
    };
    let quiet = play.is_mine() && play.game().awaiting() == Awaiting::Move && play.at.aim == Aim::Drop;
    // Whose turn it is the discs say already.
    if play.hint && quiet {
        say(hint_text(play, shared), look.text(Ink::Accent));
    } else {
        say(status(play, shared), look.strong());
    }
    if let Some((_, Ok(verdict))) = play.verdict.as_ref().filter(|_| shared.settings.coach) {
        say(format!("{}. {}", verdict_title(verdict, words), verdict.say(words.spoken)), look.plain());
    } else if let Some(powers) = powers(play, words, play.game().turn()).filter(|_| quiet) {
        say(powers, look.quiet());
    }
}

/// The column to play, as far as it is known.
pub(crate) fn best(finding: Option<&Finding>) -> Option<Column> {
    match finding? {
        Finding::Advice(advice) => advice.best.first().copied(),
        Finding::Estimate(estimate) => estimate.best.line.first().and_then(|command| match command {
            Action::Drop(column) | Action::Pop(column) => Some(*column),
            _ => None,
        }),
        _ => None,
    }
}

fn hint_text(play: &Play, shared: &Shared) -> String {
    finding_text(play.finding.as_ref(), shared)
        .unwrap_or_else(|| format!("{} {}", spinner(shared), shared.words.looking))
}

/// What is known about a position, in words.
pub(crate) fn finding_text(finding: Option<&Finding>, shared: &Shared) -> Option<String> {
    let words = shared.words;
    match finding? {
        Finding::Advice(advice) => {
            let best = advice.best.first()?;
            let outlook = advice.outlook.say(advice.by, words.spoken);
            Some(format!(
                "{}. {}",
                first_capital(&outlook),
                fill(words.hint_best, &[best, &advice.say(words.spoken)])
            ))
        }
        Finding::Estimate(estimate) => {
            estimate.best.line.first().map(|command| fill(words.hint_do, &[command]))
        }
        _ => None,
    }
}

/// The moves so far, numbered: `1. 4 4 2. 5 3`. What was a mistake and moved nothing stands in brackets.
pub(crate) fn move_list(log: &Log) -> String {
    let steps = log.inputs().iter().enumerate().map(|(index, &(by, input))| {
        (by, input, !matches!(log.events_of(index), [Event::Violated { .. }, ..]))
    });
    numbered(steps)
}

/// The same, of commands and whether they were more than a mistake.
pub(crate) fn numbered(steps: impl Iterator<Item = (Side, Input, bool)>) -> String {
    let mut words = Vec::new();
    let mut number = 0;
    for (by, command, good) in steps {
        let answers = |action: Action| action.answers(Awaiting::Undo) || action.answers(Awaiting::Block);
        let answer = command.action().is_some_and(answers);
        if by == Side::First && !answer && good {
            number += 1;
            words.push(format!("{number}."));
        }
        match (command.is_decline(), good) {
            (true, _) => {}
            (false, false) => words.push(format!("({command})")),
            (false, true) => words.push(command.to_string()),
        }
    }
    words.join(" ")
}

/// What each column is worth, below the board: as numbers, as bars, or both.
pub(crate) fn scores(
    frame: &mut Frame<'_>,
    drawing: &Drawing<'_>,
    place: Place,
    finding: Option<&Finding>,
    shared: &Shared,
) {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let look = shared.look();
    let columns = match finding {
        Some(Finding::Advice(advice)) => &advice.columns,
        Some(Finding::Estimate(estimate)) => &estimate.columns,
        _ => return,
    };
    let proved = matches!(finding, Some(Finding::Advice(_)));
    let most = columns.iter().flatten().map(|score| score.abs()).max().unwrap_or(1).max(1);
    for (number, score) in columns.iter().enumerate() {
        let Some((column, score)) = Column::new(number).zip(*score) else { continue };
        let x = place.area.x + drawing.middle(column);
        let style = match score {
            1.. => look.text(Ink::Good),
            0 => look.plain(),
            _ => look.text(Ink::Bad),
        };
        let text = match score {
            _ if !proved && score > Estimate::SURE => "W".into(),
            _ if !proved && score < -Estimate::SURE => "L".into(),
            0 => "0".into(),
            _ => format!("{score:+}"),
        };
        let height = (score as f32 / most as f32 + 1.0) / 2.0 * 7.0;
        let bar = BARS[(height.round() as usize).min(7)];
        let text = match shared.settings.scores {
            Scores::Off => return,
            Scores::Numbers => text,
            Scores::Bars => bar.to_string(),
            Scores::Both => format!("{text}{bar}"),
        };
        let (x, y) = (x.saturating_sub(text.chars().count() as u16 / 2), place.area.bottom());
        let buffer = frame.buffer_mut();
        if y < buffer.area.bottom() && x < buffer.area.right() {
            buffer.set_string(x, y, text, style);
        }
    }
}
