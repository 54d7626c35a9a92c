//! Every claim of the engine as sentences, in every language.

#![allow(clippy::unwrap_used)]

mod lines;
mod plans;
mod remarks;
mod threats;

use four_engine::{Claim, Threat};
use four_rules::{Cell, Column, Side};
use four_text::{Language, Text};

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(|cell| cell.parse().unwrap()).collect()
}

fn columns(text: &str) -> Vec<Column> {
    text.chars().map(|column| column.to_string().parse().unwrap()).collect()
}

/// A threat at the first of these cells.
fn threat(line: &str, ready: bool) -> Threat {
    let line = cells(line);
    Threat { at: line[0], line, ready }
}

/// Says the claim about a move of Red's, in English and in Vietnamese.
fn says(claim: &Claim, english: &str, vietnamese: &str) {
    assert_eq!(Text::of(Language::EN).claim(claim, Side::First), english);
    assert_eq!(Text::of(Language::VI).claim(claim, Side::First), vietnamese);
}
