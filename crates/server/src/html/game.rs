//! The page of a game.

use four_engine::Analyst;
use four_protocol::{Entry, Person, Reaction, State, TableEvent};
use four_rules::{Game, Rules, Side};
use maud::{Markup, html};

use super::PageContext;
use super::assets::Style;
use super::board::{BoardView, board, steps};
use super::layout::{Page, about, render};
use super::learn::{STUDY_STYLES, study_head};

/// The page of a game, at its current position or after its first `at` moves.
pub(crate) fn game(
    context: &PageContext,
    id: &str,
    state: &State,
    entries: &[Entry],
    at: Option<usize>,
) -> Markup {
    let text = context.text();
    let [first, second] = &state.players.0;
    let title = text.page_against(&first.name, &second.name);
    let shown = shown(state, entries);
    let at = at.unwrap_or(shown.len()).min(shown.len());
    let status = match at == shown.len() {
        true => state.status.clone(),
        false => text.live_looking_back(at, shown.len()),
    };
    let body = html! {
        h1 #title.unseen { (title) }
        (players(context, state))
        (news(context, id, state))
        section.middle {
            (board(context, &board_view(state, entries, &shown, at)))
            (tools(context))
        }
        (said(context, &status, state))
        div.side {
            (actions(context, state))
            @if is_against_computer(state) { (teacher(context, state)) }
            (moves(context, &shown, at))
            (rules(context, state))
            (share(context, id))
            (settings(context, state))
        }
    };
    let head = html! {
        (preview(context, state))
        @if is_against_computer(state) { (study_head(context)) }
    };
    let styles = if is_against_computer(state) { &STUDY_STYLES[..] } else { &[Style::Game] };
    let class = if has_modes(state) { "game moded" } else { "game" };
    let page = Page { title: &title, class, styles, script: Some("game.js"), head, body };
    render(context, &page)
}

/// What is there before the game: the link to send, or the free seat.
fn news(context: &PageContext, id: &str, state: &State) -> Markup {
    html! {
        div.news {
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
            noscript { p.notice { (context.text().page_no_script()) } }
            (invite(context, id))
            (join(context, state))
        }
    }
}

/// Whose turn it is or how the game ended, and what happens at the table. Both have their room, so that nothing jumps. In a
/// plain game against the computer nobody asks anything.
fn said(context: &PageContext, status: &str, state: &State) -> Markup {
    html! {
        div.said {
            p #status.status { (status) }
            div.slot .calm[is_against_computer(state) && is_plain(state)] {
                p #watching.quiet hidden { (context.text().page_watching()) }
                p #event.quiet {}
                div #questions.questions hidden {}
            }
        }
    }
}

/// What is one tap away at the board: the sound, and who watches.
fn tools(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        div #tools.tools {
            label.toggle title=(text.page_sound()) {
                input type="checkbox" name="sound" autocomplete="off" aria-label=(text.page_sound());
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" {}
                    path.waves d="M15 9q2.5 3 0 6M17.5 6.5q5 5.5 0 11" {}
                    path.mute d="M15.5 9.5l5 5m0-5l-5 5" {}
                }
            }
            p.quiet { span #watchers hidden {} }
        }
    }
}

/// What was played or ruled, stands, and has a sentence. Declined offers have none.
fn shown<'a>(state: &State, entries: &'a [Entry]) -> Vec<&'a Entry> {
    let stands = |entry: &&Entry| state.standing.contains(&entry.version);
    entries.iter().filter(stands).filter(|entry| !entry.said.is_empty()).collect()
}

fn board_view<'a>(state: &'a State, entries: &'a [Entry], shown: &[&'a Entry], at: usize) -> BoardView<'a> {
    if at == shown.len() {
        return BoardView::of(state);
    }
    match at.checked_sub(1).and_then(|index| shown.get(index)) {
        Some(entry) => BoardView { board: &entry.board, last: entry.what.dropped(), line: &[] },
        None => BoardView { board: entries.first().map_or("", |entry| &entry.board), last: None, line: &[] },
    }
}

fn players(context: &PageContext, state: &State) -> Markup {
    let winner = state.ending.as_ref().and_then(|ending| ending.winner);
    html! {
        section.players aria-label=(context.text().page_players()) {
            @for side in Side::BOTH {
                div.player data-side=(side.letter()) .free[state.players[side].who == Person::Free] .acts[state.ending.is_none() && state.turn == side] .wins[winner == Some(side)] {
                    svg.token viewBox="-50 -50 100 100" width="40" height="40" role="img"
                        aria-label=(context.text().side(side)) { use class=(side.letter()) href="#disc" {} }
                    div.who {
                        p.name { bdi { (state.players[side].name) } span.presence role="img" hidden {} }
                        p.powers {}
                    }
                    span.tally role="img" hidden {}
                    span.clock hidden {}
                }
            }
        }
    }
}

fn invite(context: &PageContext, id: &str) -> Markup {
    let text = context.text();
    html! {
        section #invite.card hidden {
            h2 { (text.page_invite()) }
            p { (text.page_invite_about()) }
            p.row {
                input #link readonly aria-label=(text.page_invite_link()) value={ (context.origin) "/g/" (id) };
                button.primary type="button" data-copy="link" { (text.page_copy()) }
                button #send type="button" hidden { (text.page_send()) }
            }
            // The script sets `src` when an invitation is shown.
            img.qr alt=(text.page_qr()) width="180" height="180" data-src={ "/g/" (id) "/qr.svg" };
        }
    }
}

/// The invitation, from the friend's side.
fn join(context: &PageContext, state: &State) -> Markup {
    let text = context.text();
    let free = Side::BOTH.into_iter().find(|&side| state.players[side].who == Person::Free);
    let invited = match free.map(|side| &state.players[side.other()].who) {
        Some(Person::Human(name)) if !name.is_empty() => text.page_invites(name),
        _ => text.page_invited().to_owned(),
    };
    let you_play = free.map(|side| text.page_you_play(text.side(side)));
    html! {
        form #join.card hidden {
            h2 { (text.in_a_row([Some(invited), you_play].into_iter().flatten())) }
            label { (text.page_name()) input name="name" maxlength=(four_protocol::MAX_NAME) autocomplete="nickname"; }
            button.primary.big { (text.page_join_button()) }
        }
    }
}

fn moves(context: &PageContext, shown: &[&Entry], at: usize) -> Markup {
    let text = context.text();
    let link = |number: usize| context.link(context.path, &[("at", &number.to_string())]);
    let hrefs = [link(0), link(at.saturating_sub(1)), link((at + 1).min(shown.len())), link(shown.len())];
    html! {
        section.card.played {
            h2 { (text.page_moves()) }
            ol #moves.moves data-none=(text.page_no_moves()) {
                @for (index, entry) in shown.iter().enumerate() {
                    li class=[player(&entry.what)] {
                        a href=(link(index + 1)) title=(entry.said) aria-current=[(index + 1 == at).then_some("step")] {
                            (label(entry))
                        }
                    }
                }
            }
            (steps(context, hrefs))
        }
    }
}

/// The column of a drop; anything else as a sentence.
fn label(entry: &Entry) -> String {
    match &entry.what {
        TableEvent::Played { action, .. } => Some(action.to_string()).filter(|text| text.len() == 1),
        _ => None,
    }
    .unwrap_or_else(|| entry.said.clone())
}

/// The letter of the side that played; rulings have none.
fn player(what: &TableEvent) -> Option<char> {
    match what {
        TableEvent::Played { by, .. } => Some(by.letter()),
        _ => None,
    }
}

/// The actions besides moves. While two people play, the analysis is not among them.
fn actions(context: &PageContext, state: &State) -> Markup {
    let text = context.text();
    let analysis = context.link("/analysis", &[("rules", &state.rules), ("pos", &state.pos)]);
    let people = state.players.0.iter().all(|player| matches!(player.who, Person::Human(_) | Person::Free));
    let over = state.ending.is_some();
    html! {
        div #actions.actions {
            button #rematch.primary type="button" hidden { (text.page_play_again()) }
            a #next.button.primary hidden { (text.page_next_game()) }
            button #undo type="button" hidden { (text.take_back()) }
            button #draw type="button" hidden { (text.page_draw()) }
            button #resign type="button" hidden { (text.resign()) }
            @if people {
                button #react type="button" popovertarget="reactions" hidden { (text.page_react()) }
                (reactions(context))
            }
            @if is_plain(state) {
                a #review.button href=(context.link(&format!("{}/review", context.path), &[])) hidden[!over] { (text.page_review_game()) }
            }
            a #analyse.button href=(analysis) hidden[people && !over] { (text.page_analyse()) }
            a #again.button href=(context.link("/", &[])) hidden[!over] { (text.page_new_game()) }
        }
    }
}

/// What players can say to each other, in a row that opens over the page.
fn reactions(context: &PageContext) -> Markup {
    html! {
        div #reactions.card.reactions popover role="group" aria-label=(context.text().page_react()) {
            @for (index, reaction) in Reaction::ALL.into_iter().enumerate() {
                @let (sign, words) = reaction_shown(context, reaction);
                button type="button" data-reaction=(reaction.name()) autofocus[index == 0] {
                    span aria-hidden="true" { (sign) } " " (words)
                }
            }
        }
    }
}

/// A reaction as a sign and in words.
fn reaction_shown(context: &PageContext, reaction: Reaction) -> (&'static str, &'static str) {
    let text = context.text();
    match reaction {
        Reaction::Hi => ("👋", text.react_hi()),
        Reaction::Nice => ("👍", text.react_nice()),
        Reaction::Wow => ("😮", text.react_wow()),
        Reaction::Oops => ("😬", text.react_oops()),
        Reaction::Thanks => ("🙏", text.react_thanks()),
        Reaction::GoodGame => ("🤝", text.react_good_game()),
    }
}

fn is_against_computer(state: &State) -> bool {
    Side::BOTH.iter().any(|side| matches!(state.players[*side].who, Person::Computer(_)))
}

/// Help in a game against the computer; a script shows it to the player.
fn teacher(context: &PageContext, state: &State) -> Markup {
    let text = context.text();
    let helped = Side::BOTH.into_iter().find(|&side| state.helped[side]);
    let helped = helped.map(|side| text.page_helped(&state.players[side].name));
    html! {
        details #teacher.card hidden {
            summary { (text.page_ask_coach()) }
            button #hint type="button" { (text.page_hint()) }
            label.check { input #help-scores type="checkbox" autocomplete="off"; (text.page_show_scores()) }
            label.check { input #help-threats type="checkbox" autocomplete="off"; (text.page_show_threats()) }
            div #hints.notes aria-live="polite" {}
        }
        p #helped.quiet.reserved hidden[helped.is_none()] { (helped.unwrap_or_default()) }
    }
}

/// Whether the rules let a player do more than drop discs.
fn has_modes(state: &State) -> bool {
    state.rules.parse().is_ok_and(|rules: Rules| rules.values().pop_out || rules.values().remove > 0)
}

/// Whether the coach can review the game.
fn is_plain(state: &State) -> bool {
    state.rules.parse().is_ok_and(|rules: Rules| Analyst::can_judge(&Game::new(rules)))
}

/// The rules of the game.
fn rules(context: &PageContext, state: &State) -> Markup {
    let text = context.text();
    html! {
        @if let Ok(rules) = state.rules.parse() {
            details.card {
                summary { (text.page_rules()) ": " (text.preset_name(&state.rules)) }
                p { (text.rules_described(&rules)) }
            }
        }
    }
}

fn share(context: &PageContext, id: &str) -> Markup {
    let text = context.text();
    html! {
        details.card {
            summary { (text.page_share()) }
            p.row {
                input #share-link readonly aria-label=(text.page_invite_link()) value={ (context.origin) "/g/" (id) };
                button type="button" data-copy="share-link" hidden { (text.page_copy()) }
            }
            p.row {
                a.button href={ "/g/" (id) ".png" } { (text.page_picture()) " PNG" }
                a.button href={ "/g/" (id) ".gif" } { (text.page_film()) " GIF" }
                a.button href={ "/g/" (id) ".pgn" } { (text.page_record()) " PGN" }
            }
            p.row {
                input #embed-code readonly aria-label=(text.page_embed())
                    value={ "<iframe src=\"" (context.origin) "/embed/" (id) "\" width=\"400\" height=\"520\"></iframe>" };
                button type="button" data-copy="embed-code" hidden { (text.page_embed()) }
            }
        }
    }
}

/// How long powers can be used after a move, in seconds, as in the terminal; 0 waits for an answer. The first is the usual one.
const POWER_SECONDS: [u32; 4] = [6, 10, 20, 0];

fn settings(context: &PageContext, state: &State) -> Markup {
    let text = context.text();
    let asks = |rules: Rules| rules.values().undo.charges > 0 || rules.values().block > 0;
    html! {
        details #settings.card hidden {
            summary { (text.page_settings()) }
            label.check { input type="checkbox" name="confirm" autocomplete="off"; (text.page_confirm_moves()) }
            @if state.rules.parse().is_ok_and(asks) {
                label {
                    (text.power_time())
                    select name="powers" autocomplete="off" {
                        @for seconds in POWER_SECONDS {
                            option value=(seconds) {
                                @if seconds > 0 { (text.power_time_seconds(seconds)) } @else { (text.power_time_ask()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What previews and search engines are told.
fn preview(context: &PageContext, state: &State) -> Markup {
    html! {
        (about(&context.text().page_preview(&state.status)))
        meta name="robots" content="noindex";
    }
}
