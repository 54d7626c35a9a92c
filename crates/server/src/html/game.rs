//! The page of a game.

use four_protocol::{Entry, State, TableEvent};
use four_rules::{Input, Side};
use maud::{Markup, html};

use super::board::{BoardView, board, dropped, steps};
use super::layout::{Page, about, render};
use super::{PageContext, help, joined};
use four_text::fill;

/// The page of a game, at its current position or after its first `at` moves.
pub(crate) fn game(
    context: &PageContext,
    id: &str,
    state: &State,
    entries: &[Entry],
    at: Option<usize>,
) -> Markup {
    let words = context.words();
    let [first, second] = &state.players.0;
    let title = fill(words.against, &[&first.name, &second.name]);
    let shown = shown(entries);
    let at = at.unwrap_or(shown.len()).min(shown.len());
    let status = match at == shown.len() {
        true => state.status.clone(),
        false => fill(words.looking_back, &[&at, &shown.len()]),
    };
    let body = html! {
        h1.unseen { (title) }
        (players(context, state))
        div.news {
            p #status.status { (status) }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
            noscript { p.notice { (words.no_script) } }
            (invite(context, id))
            (join(context))
        }
        section.middle { (board(context, &look(state, entries, &shown, at))) }
        div.side {
            div #questions.questions hidden {}
            p #watching.quiet hidden { (words.watching) }
            p #watchers.quiet hidden {}
            (moves(context, &shown, at))
            (actions(context, state, entries))
            (rules(context, state))
            (share(context, id))
            (settings(context))
        }
    };
    let page = Page {
        title: &title,
        class: "game",
        script: Some("game.js"),
        head: preview(context, id, &title, state),
        body,
    };
    render(context, &page)
}

/// What was played and not taken back.
fn standing(entries: &[Entry]) -> Vec<(&Entry, Side, Input)> {
    let mut standing = Vec::new();
    for entry in entries {
        match entry.what {
            TableEvent::Played { by, command } => standing.push((entry, by, command)),
            TableEvent::TookBack { to, .. } => {
                standing.retain(|(entry, ..): &(&Entry, _, _)| entry.version <= to);
            }
            _ => {}
        }
    }
    standing
}

/// Those with a sentence: the others only answer a question with "no".
fn shown(entries: &[Entry]) -> Vec<(&Entry, Side, Input)> {
    standing(entries).into_iter().filter(|(entry, ..)| !entry.said.is_empty()).collect()
}

/// The moves in the form of the analysis page.
fn pos(entries: &[Entry]) -> String {
    let played = standing(entries).into_iter().map(|(.., command)| command);
    let moves: Vec<_> =
        played.filter(|command| !command.ends_at_once()).map(|command| command.to_string()).collect();
    joined(&moves)
}

fn look<'a>(
    state: &'a State,
    entries: &'a [Entry],
    shown: &[(&'a Entry, Side, Input)],
    at: usize,
) -> BoardView<'a> {
    if at == shown.len() {
        return BoardView { board: &state.board, last: state.last, line: &state.line };
    }
    let opening = entries.first().map_or(state.board.as_str(), |entry| entry.board.as_str());
    let after = |count: usize| match count.checked_sub(1).and_then(|at| shown.get(at)) {
        Some((entry, ..)) => entry.board.as_str(),
        None => opening,
    };
    BoardView {
        board: after(at),
        last: at.checked_sub(1).and_then(|before| dropped(after(before), after(at))),
        line: &[],
    }
}

fn players(context: &PageContext, state: &State) -> Markup {
    html! {
        section.players aria-label=(context.words().players) {
            @for side in Side::BOTH {
                div.player data-side=(side.letter()) .acts[!state.over && state.turn == side] .wins[state.winner == Some(side)] {
                    svg.token viewBox="-50 -50 100 100" width="40" height="40" role="img"
                        aria-label=(context.words().side(side)) { use class=(side.letter()) href="#disc" {} }
                    div.who {
                        p.name { bdi { (state.players[side].name) } span.presence role="img" hidden {} }
                        p.powers {}
                    }
                    span.clock hidden {}
                }
            }
        }
    }
}

fn invite(context: &PageContext, id: &str) -> Markup {
    let words = context.words();
    html! {
        section #invite.card hidden {
            h2 { (words.invite) }
            p { (words.invite_about) }
            p.row {
                input #link readonly aria-label=(words.invite_link) value={ (context.origin) "/g/" (id) };
                button.primary type="button" data-copy="link" { (words.copy) }
                button #send type="button" hidden { (words.send) }
            }
            // The script sets `src` when an invitation is shown.
            img.qr alt=(words.qr) width="180" height="180" data-src={ "/g/" (id) "/qr.svg" };
        }
    }
}

fn join(context: &PageContext) -> Markup {
    let words = context.words();
    html! {
        form #join.card hidden {
            h2 { (words.join) }
            label { (words.name) input name="name" maxlength=(four_protocol::MAX_NAME) autocomplete="nickname"; }
            button.primary { (words.join_button) }
        }
    }
}

fn moves(context: &PageContext, shown: &[(&Entry, Side, Input)], at: usize) -> Markup {
    let words = context.words();
    let link = |number: usize| context.link(context.path, &[("at", &number.to_string())]);
    let hrefs = [link(0), link(at.saturating_sub(1)), link((at + 1).min(shown.len())), link(shown.len())];
    html! {
        section.card {
            h2 { (words.moves) }
            ol #moves.moves {
                @for (index, (entry, by, command)) in shown.iter().enumerate() {
                    li class=(by.letter()) {
                        a href=(link(index + 1)) title=(entry.said) aria-current=[(index + 1 == at).then_some("step")] {
                            (label(*command, &entry.said))
                        }
                    }
                }
            }
            (steps(context, hrefs))
        }
    }
}

/// A move in notation if that is short, else as a sentence.
fn label(command: Input, said: &str) -> String {
    let text = command.to_string();
    if text.len() > 3 { said.to_owned() } else { text }
}

fn actions(context: &PageContext, state: &State, entries: &[Entry]) -> Markup {
    let words = context.words();
    let analysis = context.link("/analysis", &[("rules", &state.rules), ("pos", &pos(entries))]);
    html! {
        div.actions {
            button #rematch.primary type="button" hidden { (words.play_again) }
            a #next.button.primary hidden { (words.next_game) }
            button #undo type="button" hidden { (words.take_back) }
            button #draw type="button" hidden { (words.draw) }
            button #resign type="button" hidden { (words.resign) }
            a #analyse.button href=(analysis) { (words.analyse) }
            a #again.button href=(context.link("/", &[])) hidden[!state.over] { (words.new_game) }
        }
    }
}

/// The rules of the game.
fn rules(context: &PageContext, state: &State) -> Markup {
    let words = context.words();
    html! {
        @if let Ok(rules) = state.rules.parse() {
            details.card {
                summary { (words.rules) ": " (help::name_of(words, &state.rules)) }
                p { (words.describe(&rules)) }
            }
        }
    }
}

fn share(context: &PageContext, id: &str) -> Markup {
    let words = context.words();
    html! {
        details.card {
            summary { (words.share) }
            p.row {
                input #share-link readonly aria-label=(words.invite_link) value={ (context.origin) "/g/" (id) };
                button type="button" data-copy="share-link" hidden { (words.copy) }
            }
            p.row {
                a.button href={ "/g/" (id) ".png" } { (words.picture) " PNG" }
                a.button href={ "/g/" (id) ".gif" } { (words.film) " GIF" }
                a.button href={ "/g/" (id) ".pgn" } { (words.record) " PGN" }
            }
        }
    }
}

fn settings(context: &PageContext) -> Markup {
    let words = context.words();
    html! {
        details #settings.card hidden {
            summary { (words.settings) }
            label.check { input type="checkbox" name="confirm"; (words.confirm_moves) }
            label.check { input type="checkbox" name="sound"; (words.sound) }
        }
    }
}

/// Metadata for link previews.
fn preview(context: &PageContext, id: &str, title: &str, state: &State) -> Markup {
    let text = fill(context.words().preview, &[&state.status]);
    let image = format!("{}/g/{id}.png", context.origin);
    html! {
        (about(&text))
        meta name="robots" content="noindex";
        meta property="og:type" content="website";
        meta property="og:site_name" content=(context.words().title);
        meta property="og:title" content=(title);
        meta property="og:description" content=(text);
        meta property="og:url" content={ (context.origin) "/g/" (id) };
        meta property="og:image" content=(image);
        meta name="twitter:card" content="summary_large_image";
        meta name="twitter:title" content=(title);
        meta name="twitter:description" content=(text);
        meta name="twitter:image" content=(image);
    }
}
