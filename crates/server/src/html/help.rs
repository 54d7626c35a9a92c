//! The help page and the error page.

use std::sync::OnceLock;

use four_rules::{Cell, Preset};
use maud::{Markup, html};

use super::PageContext;
use super::board::{BoardView, picture};
use super::layout::{Page, render};

/// The help page.
pub(crate) fn help(context: &PageContext) -> Markup {
    let text = context.text();
    let keys = [
        ("1 … 9, a …", text.page_help_key_number()),
        ("← →", text.page_help_key_arrows()),
        ("Enter", text.page_help_key_enter()),
        ("Home End", text.page_help_key_ends()),
    ];
    let body = html! {
        h1 { (text.page_help()) }
        section.card {
            h2 { (text.page_help_play()) }
            div.board.example { (picture(&won())) }
            p { (text.page_help_play_1()) }
            p { (text.page_help_play_2()) }
            p { (text.page_help_play_3()) }
        }
        section.card {
            h2 { (text.page_help_keys()) }
            dl.keys { @for (key, about) in keys { dt { kbd { (key) } } dd { (about) } } }
        }
        section.card {
            h2 { (text.page_help_rules()) }
            dl {
                @for preset in Preset::distinct() {
                    dt { (text.preset_name(preset.name)) }
                    dd { (text.rules_described(&preset.rules())) }
                }
            }
            p { (text.page_help_more()) }
        }
    };
    render(
        context,
        &Page { title: text.page_help(), class: "text", styles: &[], script: None, head: html! {}, body },
    )
}

/// A game that Red has won, as a picture of what the game is about.
fn won() -> BoardView<'static> {
    const LINE: [(usize, usize); 4] = [(2, 0), (3, 1), (4, 2), (5, 3)];
    static CELLS: OnceLock<Vec<Cell>> = OnceLock::new();
    let line =
        CELLS.get_or_init(|| LINE.iter().filter_map(|&(column, row)| Cell::new(column, row)).collect());
    BoardView { board: "......./......./.....x./..o.xo./.oxxoo./.xxoxox", last: None, line }
}

/// What the board of the page for a wrong address shows.
const NOT_FOUND: &str = "x.x.ooo.x.x/x.x.o.o.x.x/xxx.o.o.xxx/..x.o.o...x/..x.ooo...x";

/// The error page.
pub(crate) fn error(context: &PageContext, status: u16, message: &str) -> Markup {
    let text = context.text();
    let (title, message) = match status {
        404 => (text.page_not_found(), text.page_not_found_about()),
        _ => (text.page_problem(), message),
    };
    let body = html! {
        h1 { (title) }
        @if status == 404 {
            div.board.lost { (picture(&BoardView { board: NOT_FOUND, last: None, line: &[] })) }
        }
        section.card {
            p { (message) }
            p.row { a.button.primary href=(context.link("/", &[])) { (text.page_to_start()) } }
        }
    };
    let head = html! { meta name="robots" content="noindex"; };
    render(context, &Page { title, class: "text", styles: &[], script: None, head, body })
}
