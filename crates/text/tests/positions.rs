//! What the coach says about sixty positions, in `docs/coach-positions.md`. `FOUR_NEW_GOLDEN=1` writes the file.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::Path;

use four_engine::{Analyst, Control, Options};
use four_rules::{Log, Rules};
use four_text::{Language, Text};

/// Positions by subject. A position with `?` at its end is about its last move, the others about the best move.
const POSITIONS: [(&str, &[&str]); 6] = [
    (
        "Openings",
        &["", "4", "44", "444", "1", "2", "3", "343", "43", "35335", "64744745", "444444", "4335522"],
    ),
    (
        "Tactics",
        &[
            "121212",
            "12121",
            "4433",
            "445362",
            "44553",
            "43534",
            "22334",
            "32256127513731156",
            "5433343",
            "44435332",
            "41565455454723664426",
            "435434673345",
            "43444332213133441551",
        ],
    ),
    (
        "Zugzwang and plans",
        &[
            "444541155",
            "1444664466646",
            "44433344757757",
            "4555444454133",
            "4432442224566676766",
            "44444666654252253525522333336677777",
            "4443533",
            "4436455661",
            "544444333112",
            "4544415554541",
        ],
    ),
    (
        "Draws",
        &[
            "444333335225",
            "454445553321",
            "4544455533214333417",
            "45444353343342213115555111776",
            "75645326323355662223577277753166444441",
            "42566426446246",
            "4554545544416616",
            "45443321232233",
        ],
    ),
    ("Mistakes", &["121212?", "1212122?", "44435333?", "445?", "1?", "445362?", "4343?", "2233?", "4137?"]),
    (
        "Good moves and lost positions",
        &[
            "413752?",
            "4137526?",
            "422?",
            "44553?",
            "4443?",
            "2252576253462244111563365343671351441",
            "54444433311233236746222577",
        ],
    ),
];

/// What the coach says about one position: the grade or the best columns, the headline and the details.
fn said(position: &str, text: Text) -> [String; 3] {
    let mut coach = Analyst::new(Options::default());
    let control = Control::default();
    match position.strip_suffix('?') {
        Some(moves) => {
            let (before, last) = moves.split_at(moves.len() - 1);
            let log = Log::from_moves(Rules::default(), before).unwrap();
            let verdict = coach.judge(log.game(), last.parse().unwrap(), &control).unwrap();
            let words = [
                text.headline(&verdict.remark, verdict.by),
                text.details(&verdict.remark, verdict.by).join(" "),
            ];
            let [headline, details] = words;
            [format!("{}: {}", text.side(verdict.by), text.grade(verdict.grade)), headline, details]
        }
        None => {
            let log = Log::from_moves(Rules::default(), position).unwrap();
            let advice = coach.advise(log.game(), &control).unwrap();
            let mut details = text.details(&advice.remark, advice.by);
            let trap = |(column, claim): &(_, _)| text.coach_trap(column, text.claim(claim, advice.by));
            details.extend(advice.traps.iter().map(trap));
            let best = format!("{}: column {}", text.side(advice.by), advice.best[0]);
            [best, text.headline(&advice.remark, advice.by), details.join(" ")]
        }
    }
}

fn page() -> String {
    let text = Text::of(Language::EN);
    let mut page = String::from(
        "# What the coach says about sixty positions\n\n\
         Written by `FOUR_NEW_GOLDEN=1 cargo test -p four-text --test positions`; the test fails if the coach says something else. \
         A position is the columns of its moves. About a position the table has the best move, about a move (with `?`) its grade; then \
         the headline, and the details that fold out.\n",
    );
    for (subject, positions) in POSITIONS {
        let _ = write!(page, "\n## {subject}\n\n| position | | headline | details |\n|---|---|---|---|\n");
        for position in positions {
            let [about, headline, details] = said(position, text);
            let name = if position.is_empty() { "(empty)".into() } else { format!("`{position}`") };
            let _ = writeln!(page, "| {name} | {about} | {headline} | {details} |");
        }
    }
    page
}

#[test]
fn the_table_of_positions_says_what_the_coach_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/coach-positions.md");
    let page = page();
    if std::env::var_os("FOUR_NEW_GOLDEN").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    assert_eq!(POSITIONS.iter().map(|(_, positions)| positions.len()).sum::<usize>(), 60);
    assert_eq!(std::fs::read_to_string(path).unwrap(), page);
}
