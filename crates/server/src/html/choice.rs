//! The choice of rules on the start page: cards with a small board, and a board of one's own.

use four_engine::Analyst;
use four_rules::Preset;
use maud::{Markup, html};

use super::PageContext;

/// The named rule sets as cards. Those that a computer can play perfectly are marked for the script.
pub(super) fn rule_cards(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        fieldset.cards {
            legend.unseen { (text.page_rules()) }
            @for preset in Preset::distinct() {
                @let rules = preset.rules();
                label {
                    input type="radio" name="rules" value=(preset.name) checked[preset.name == Preset::STANDARD.name]
                        data-columns=(rules.columns()) data-rows=(rules.rows()) data-connect=(rules.connect())
                        data-perfect[Analyst::can_be_perfect(&rules)];
                    span.choice {
                        (small_board(preset.name, rules.columns(), rules.rows()))
                        strong { (text.preset_name(preset.name)) }
                        small { (text.preset_about(preset.name)) }
                    }
                }
            }
        }
    }
}

/// The sides of a cell in a small board.
const CELL: u16 = 10;

/// A board that shows what is special about these rules.
fn small_board(preset: &str, columns: u8, rows: u8) -> Markup {
    let (wide, high) = (u16::from(columns) * CELL, u16::from(rows) * CELL);
    html! {
        svg.small viewBox={ "-3 -3 " (wide + 6) " " (high + 12) } width="72" height="64" aria-hidden="true" {
            @if preset == Preset::STANDARD.name {
                defs { pattern #hole width=(CELL) height=(CELL) patternUnits="userSpaceOnUse" { circle.inside cx="5" cy="5" r="4" {} } }
            }
            rect.plate x="-3" y="-3" width=(wide + 6) height=(high + 6) rx="4" {}
            rect width=(wide) height=(high) fill="url(#hole)" {}
            @for &(column, row, side) in example(preset) {
                circle class=(side) cx=(u16::from(column) * CELL + 5) cy=(high - u16::from(row) * CELL - 5) r="4" {}
            }
            @if let Some(sign) = sign(preset) { path.sign d=(sign) {} }
        }
    }
}

/// Discs by column and row from the bottom left, which show what the rules are about.
fn example(preset: &str) -> &'static [(u8, u8, &'static str)] {
    match preset {
        "five" => {
            &[(2, 0, "x"), (3, 0, "x"), (4, 0, "x"), (5, 0, "x"), (6, 0, "x"), (4, 1, "o"), (5, 1, "o")]
        }
        "lc3" => &[(1, 0, "o"), (2, 0, "x"), (2, 1, "o"), (3, 0, "x"), (3, 1, "x"), (3, 2, "o"), (4, 0, "o")],
        "popout" => &[(3, 0, "x"), (3, 1, "o"), (2, 0, "o"), (4, 0, "o"), (3, 2, "x")],
        "misere" => &[(1, 0, "x"), (2, 0, "x"), (3, 0, "x"), (4, 0, "x"), (3, 1, "o"), (2, 1, "o")],
        "duel" => &[(3, 0, "x"), (4, 0, "o"), (3, 1, "x")],
        "powers" => &[(3, 0, "x"), (3, 1, "o"), (2, 0, "o")],
        _ => &[
            (1, 0, "x"),
            (2, 0, "o"),
            (2, 1, "x"),
            (3, 0, "o"),
            (3, 1, "o"),
            (3, 2, "x"),
            (4, 0, "o"),
            (4, 1, "x"),
            (4, 2, "o"),
            (4, 3, "x"),
        ],
    }
}

/// A sign over the small board: an arrow out of the bottom, a stroke through the line, an arrow back, a flash.
fn sign(preset: &str) -> Option<&'static str> {
    match preset {
        "popout" => Some("M35 52v14m-5-5l5 5l5-5"),
        "misere" => Some("M10 60L50 50M10 50L50 60"),
        "duel" => Some("M48 34c0-14-18-18-24-6m-1-8l0 9l9 0"),
        "powers" => Some("M40 4L26 28h9l-5 20L48 22h-10z"),
        _ => None,
    }
}

/// Steppers for the size of the board and the length of a line, and a field for rules in words.
pub(super) fn board_choice(context: &PageContext) -> Markup {
    let text = context.text();
    let sizes = [
        ("columns", text.page_board_columns(), 4, 12, 7),
        ("rows", text.page_board_rows(), 4, 9, 6),
        ("connect", text.page_board_connect(), 3, 6, 4),
    ];
    html! {
        fieldset.steppers {
            legend { (text.page_own_rules()) }
            @for (name, label, least, most, usual) in sizes {
                label {
                    (label)
                    span.stepper {
                        button type="button" tabindex="-1" aria-hidden="true" data-by="-1" { "−" }
                        input type="number" name=(name) min=(least) max=(most) value=(usual) inputmode="numeric" autocomplete="off";
                        button type="button" tabindex="-1" aria-hidden="true" data-by="1" { "+" }
                    }
                }
            }
        }
        details.words {
            summary { (text.page_rule_words()) }
            label {
                span.unseen { (text.page_rule_words()) }
                input name="own" maxlength="120" autocomplete="off" autocapitalize="none" spellcheck="false"
                    placeholder="9x7 connect=5" aria-describedby="own-error own-about";
            }
            p #own-error.wrong role="alert" hidden {}
            p #own-about.quiet { (text.page_own_rules_about()) }
        }
    }
}
