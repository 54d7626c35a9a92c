//! A game in a frame of another site: its board, and a link.

use four_protocol::State;
use maud::{DOCTYPE, Markup, html};

use super::assets::Style;
use super::board::{BoardView, picture};
use super::layout::style;
use super::{PageContext, assets};

/// A disc beside the name of its player.
fn token(side: char) -> Markup {
    html! { svg.token viewBox="-50 -50 100 100" aria-hidden="true" { use class=(side) href="#disc" {} } }
}

/// The content of the frame.
pub(crate) fn embed(context: &PageContext, id: &str, state: &State) -> Markup {
    let text = context.text();
    let [first, second] = &state.players.0;
    let title = text.page_against(&first.name, &second.name);
    html! {
        (DOCTYPE)
        html lang=(context.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (text.page_window_title(&title, text.title())) }
                (style(Style::Base)) (style(Style::Game))
                @if state.ending.is_none() { script type="module" src=(assets::address("embed.js")) {} }
            }
            body {
                main.embed data-game=(id) data-version=(state.version) {
                    h1 { (token('x')) span { (title) } (token('o')) }
                    div.board { (picture(&BoardView::of(state))) }
                    p.status { (state.status) }
                    p { a.button href=(context.link(&format!("/g/{id}"), &[])) target="_blank" rel="noopener" { (text.title()) } }
                }
            }
        }
    }
}
