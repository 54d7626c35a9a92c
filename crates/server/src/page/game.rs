//! The page of a game.

use four_protocol::{Entry, Happening, State};
use four_rules::{Action, Side};
use maud::{Markup, html};

use super::board::{Look, board, dropped, steps};
use super::layout::{Sheet, about, page};
use super::{Visit, help, joined};
use four_text::fill;

/// A game, or what it was after so many of its moves.
pub(crate) fn game(visit: &Visit, id: &str, state: &State, entries: &[Entry], at: Option<usize>) -> Markup {
    let words = visit.words();
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
        (players(visit, state))
        div.news {
            p #status.status { (status) }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
            noscript { p.notice { (words.no_script) } }
            (invite(visit, id))
            (join(visit))
        }
        section.middle { (board(visit, &look(state, entries, &shown, at))) }
        div.side {
            div #questions.questions hidden {}
            p #watching.quiet hidden { (words.watching) }
            p #watchers.quiet hidden {}
            (moves(visit, &shown, at))
            (actions(visit, state, entries))
            (rules(visit, state))
            (share(visit, id))
            (settings(visit))
        }
    };
    let sheet = Sheet {
        title: &title,
        class: "game",
        script: Some("game.js"),
        head: preview(visit, id, &title, state),
        body,
    };
    page(visit, &sheet)
}

/// What was played and stands.
fn standing(entries: &[Entry]) -> Vec<(&Entry, Side, Action)> {
    let mut standing = Vec::new();
    for entry in entries {
        match entry.what {
            Happening::Played { by, command } => standing.push((entry, by, command)),
            Happening::TookBack { to, .. } => {
                standing.retain(|(entry, ..): &(&Entry, _, _)| entry.version <= to);
            }
            _ => {}
        }
    }
    standing
}

/// Those that are worth a word: the others only answer a question with "no".
fn shown(entries: &[Entry]) -> Vec<(&Entry, Side, Action)> {
    standing(entries).into_iter().filter(|(entry, ..)| !entry.said.is_empty()).collect()
}

/// The moves as an analysis wants them.
fn pos(entries: &[Entry]) -> String {
    let played = standing(entries).into_iter().map(|(.., command)| command);
    let moves: Vec<_> =
        played.filter(|command| !command.ends_at_once()).map(|command| command.to_string()).collect();
    joined(&moves)
}

fn look<'a>(
    state: &'a State,
    entries: &'a [Entry],
    shown: &[(&'a Entry, Side, Action)],
    at: usize,
) -> Look<'a> {
    if at == shown.len() {
        return Look { board: &state.board, last: state.last, line: &state.line };
    }
    let opening = entries.first().map_or(state.board.as_str(), |entry| entry.board.as_str());
    let after = |count: usize| match count.checked_sub(1).and_then(|at| shown.get(at)) {
        Some((entry, ..)) => entry.board.as_str(),
        None => opening,
    };
    Look {
        board: after(at),
        last: at.checked_sub(1).and_then(|before| dropped(after(before), after(at))),
        line: &[],
    }
}

fn players(visit: &Visit, state: &State) -> Markup {
    html! {
        section.players aria-label=(visit.words().players) {
            @for side in Side::BOTH {
                div.player data-side=(side.letter()) .acts[!state.over && state.turn == side] .wins[state.winner == Some(side)] {
                    svg.token viewBox="-50 -50 100 100" width="40" height="40" role="img"
                        aria-label=(visit.words().side(side)) { use class=(side.letter()) href="#disc" {} }
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

fn invite(visit: &Visit, id: &str) -> Markup {
    let words = visit.words();
    html! {
        section #invite.card hidden {
            h2 { (words.invite) }
            p { (words.invite_about) }
            p.row {
                input #link readonly aria-label=(words.invite_link) value={ (visit.origin) "/g/" (id) };
                button.primary type="button" data-copy="link" { (words.copy) }
                button #send type="button" hidden { (words.send) }
            }
            // Only whoever invites needs it: the script gives it its address.
            img.qr alt=(words.qr) width="180" height="180" data-src={ "/g/" (id) "/qr.svg" };
        }
    }
}

fn join(visit: &Visit) -> Markup {
    let words = visit.words();
    html! {
        form #join.card hidden {
            h2 { (words.join) }
            label { (words.name) input name="name" maxlength=(four_protocol::LONGEST_NAME) autocomplete="nickname"; }
            button.primary { (words.join_button) }
        }
    }
}

fn moves(visit: &Visit, shown: &[(&Entry, Side, Action)], at: usize) -> Markup {
    let words = visit.words();
    let link = |number: usize| visit.link(visit.path, &[("at", &number.to_string())]);
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
            (steps(visit, hrefs))
        }
    }
}

/// A move as it is written, or what it is in words.
fn label(command: Action, said: &str) -> String {
    let text = command.to_string();
    if text.len() > 3 { said.to_owned() } else { text }
}

fn actions(visit: &Visit, state: &State, entries: &[Entry]) -> Markup {
    let words = visit.words();
    let analysis = visit.link("/analysis", &[("rules", &state.rules), ("pos", &pos(entries))]);
    html! {
        div.actions {
            button #rematch.primary type="button" hidden { (words.play_again) }
            a #next.button.primary hidden { (words.next_game) }
            button #undo type="button" hidden { (words.take_back) }
            button #draw type="button" hidden { (words.draw) }
            button #resign type="button" hidden { (words.resign) }
            a #analyse.button href=(analysis) { (words.analyse) }
            a #again.button href=(visit.link("/", &[])) hidden[!state.over] { (words.new_game) }
        }
    }
}

/// What the players agreed to play by.
fn rules(visit: &Visit, state: &State) -> Markup {
    let words = visit.words();
    html! {
        @if let Ok(rules) = state.rules.parse() {
            details.card {
                summary { (words.rules) ": " (help::name_of(words, &state.rules)) }
                p { (words.describe(&rules)) }
            }
        }
    }
}

fn share(visit: &Visit, id: &str) -> Markup {
    let words = visit.words();
    html! {
        details.card {
            summary { (words.share) }
            p.row {
                input #share-link readonly aria-label=(words.invite_link) value={ (visit.origin) "/g/" (id) };
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

fn settings(visit: &Visit) -> Markup {
    let words = visit.words();
    html! {
        details #settings.card hidden {
            summary { (words.settings) }
            label.check { input type="checkbox" name="confirm"; (words.confirm_moves) }
            label.check { input type="checkbox" name="sound"; (words.sound) }
        }
    }
}

/// What is shown where a link to the game is pasted.
fn preview(visit: &Visit, id: &str, title: &str, state: &State) -> Markup {
    let text = fill(visit.words().preview, &[&state.status]);
    let image = format!("{}/g/{id}.png", visit.origin);
    html! {
        (about(&text))
        meta name="robots" content="noindex";
        meta property="og:type" content="website";
        meta property="og:site_name" content=(visit.words().title);
        meta property="og:title" content=(title);
        meta property="og:description" content=(text);
        meta property="og:url" content={ (visit.origin) "/g/" (id) };
        meta property="og:image" content=(image);
        meta name="twitter:card" content="summary_large_image";
        meta name="twitter:title" content=(title);
        meta name="twitter:description" content=(text);
        meta name="twitter:image" content=(image);
    }
}
