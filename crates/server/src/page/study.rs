//! Where positions are looked at: analysis and puzzles.

use four_engine::Hardness;
use four_protocol::Analysis;
use four_rules::{Preset, Rules};
use maud::{Markup, html};

use super::board::{Look, board, steps};
use super::layout::{Sheet, about, data, page};
use super::start::rules_select;
use super::{Visit, joined};

/// A board on which anybody plays both sides, with what the coach says. The script asks for what is not known yet.
pub(crate) fn analysis(visit: &Visit, analysis: &Analysis) -> Markup {
    let words = visit.words();
    let state = &analysis.state;
    let body = html! {
        h1 { (words.analysis) }
        div.news {
            p #status.status { (state.status) }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle {
            (board(visit, &Look { board: &state.board, last: state.last, line: &state.line }))
            p #worth.worth aria-hidden="true" {}
            div #answers.chips hidden {}
        }
        div.side {
            section.card.coach {
                h2 { (words.coach) }
                p #verdict hidden { span.grade {} " " span.words {} }
                ul #sentences { @for sentence in &analysis.sentences { li { (sentence) } } }
            }
            (moves(visit, analysis))
            section #settings.card hidden {
                label.check { input type="checkbox" name="scores" checked; (words.show_scores) }
                p.quiet { (words.scores_about) }
            }
            (position(visit, analysis))
        }
        (data("data", analysis))
    };
    let sheet = Sheet {
        title: words.analysis,
        class: "game study",
        script: Some("analysis.js"),
        head: about(words.analysis_about),
        body,
    };
    page(visit, &sheet)
}

/// The single moves of a position.
fn split(pos: &str) -> Vec<String> {
    match pos.contains(',') {
        true => pos.split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect(),
        false => pos.chars().map(String::from).collect(),
    }
}

fn moves(visit: &Visit, analysis: &Analysis) -> Markup {
    let words = visit.words();
    let moves = split(&analysis.pos);
    let link = |count: usize| {
        let pos = joined(&moves[..count.min(moves.len())]);
        visit.link("/analysis", &[("rules", &analysis.state.rules), ("pos", &pos)])
    };
    let end = moves.len();
    html! {
        section.card {
            h2 { (words.moves) }
            ol #moves.moves {
                @for (index, text) in moves.iter().enumerate() {
                    li { a href=(link(index + 1)) aria-current=[(index + 1 == end).then_some("step")] { (text) } }
                }
            }
            (steps(visit, [link(0), link(end.saturating_sub(1)), link(end), link(end)]))
            p #turning.quiet hidden {}
            p.row {
                button #review type="button" hidden { (words.review) }
                a.button href=(visit.link("/analysis", &[("rules", &analysis.state.rules)])) { (words.clear) }
            }
        }
    }
}

/// Another position, or other rules; it works without a script.
fn position(visit: &Visit, analysis: &Analysis) -> Markup {
    let words = visit.words();
    let rules = &analysis.state.rules;
    let known = Preset::named(rules).is_some();
    html! {
        details.card {
            summary { (words.rules) }
            form #position action="/analysis" {
                @if visit.chosen { input type="hidden" name="lang" value=(visit.language.code()); }
                label {
                    (words.rules)
                    @if known { (rules_select(visit, rules)) } @else { input name="rules" value=(rules); }
                }
                label { (words.position) input name="pos" value=(analysis.pos) autocomplete="off" autocapitalize="none"; }
                button { (words.analyse) }
            }
        }
    }
}

/// A position with a single right move, of this hardness or any. The script asks for it: making one may take a while.
pub(crate) fn puzzle(visit: &Visit, hardness: Option<Hardness>) -> Markup {
    let words = visit.words();
    let link = |hardness: Hardness| visit.link("/puzzle", &[("hardness", &hardness.to_string())]);
    let next = hardness.map_or_else(|| visit.link("/puzzle", &[]), link);
    let empty = Rules::default().board();
    let empty = crate::tell::board(&empty);
    let body = html! {
        h1 { (words.puzzle) }
        div.news {
            p #status.status { (words.making_puzzle) }
            noscript { p.notice { (words.no_script) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle { (board(visit, &Look { board: &empty, last: None, line: &[] })) }
        div.side {
            section #answer.card.coach hidden {
                h2 #verdict {}
                p #why {}
                button #retry type="button" hidden { (words.try_again) }
            }
            div.actions {
                a #next.button.primary href=(next) { (words.next_puzzle) }
                button #solution type="button" hidden { (words.solution) }
                a #analyse.button hidden { (words.analyse) }
            }
            nav.card aria-label=(words.hardness) {
                h2 { (words.hardness) }
                div.chips {
                    @for one in Hardness::ALL {
                        a href=(link(one)) data-hardness=(one) aria-current=[(Some(one) == hardness).then_some("true")] {
                            (one.word(visit.language))
                        }
                    }
                }
            }
        }
    };
    let sheet = Sheet {
        title: words.puzzle,
        class: "game study",
        script: Some("puzzle.js"),
        head: about(words.puzzle_about),
        body,
    };
    page(visit, &sheet)
}
