//! Lines and winning cells in words: which line, in which direction, and where it ends.

use four_engine::Threat;
use four_rules::{Cell, Column, Side};

use crate::Text;
use crate::claims::columns_of;
use crate::coach::{Coach, capital};

/// The most columns that are named in a headline.
const MAX_NAMED: usize = 2;

/// The direction of a straight line, as the messages call it.
pub(crate) fn direction(line: &[Cell]) -> &'static str {
    let same = |like: fn(&Cell, &Cell) -> bool| line.windows(2).all(|pair| like(&pair[0], &pair[1]));
    match () {
        () if same(|one, other| one.row == other.row) => "across",
        () if same(|one, other| one.column == other.column) => "up",
        () => "diagonal",
    }
}

/// The first and the last column of a line.
fn ends(line: &[Cell]) -> (Column, Column) {
    let columns = line.iter().map(|cell| cell.column);
    (columns.clone().min().unwrap_or(Column::MIN), columns.max().unwrap_or(Column::MIN))
}

/// The number of a row, counted from 1.
fn row(line: &[Cell]) -> u8 {
    line.first().map_or(1, |cell| cell.row + 1)
}

impl Coach {
    /// A threat to win with the next disc, and the winning cells that the move makes besides.
    pub(crate) fn threatens(self, threat: &Threat, later: &[Threat], mover: Side, subject: &str) -> String {
        let (text, columns) = (self.text, columns_of(later));
        // A longer subject leaves no room for more.
        if subject != text.move_it() {
            return text.claim_threatens(subject, threat.at.column);
        }
        match columns.len() {
            1..=MAX_NAMED => {
                let (count, columns) = (columns.len(), self.columns(columns, Text::columns_and));
                text.claim_threatens_also(count, subject, threat.at.column, columns)
            }
            0 if direction(&threat.line) == "up" => {
                text.claim_threatens_up(subject, threat.line.len() - 1, self.person(mover.other()))
            }
            _ => text.claim_threatens(subject, threat.at.column),
        }
    }

    /// The winning cells that a move makes.
    pub(crate) fn makes_threats(self, threats: &[Threat], subject: &str) -> String {
        let (text, columns) = (self.text, columns_of(threats));
        match (threats, columns.len()) {
            ([threat], _) => text.claim_makes_threat(subject, threat.at.column),
            (_, count @ 1..=MAX_NAMED) => {
                text.claim_makes_threats(count, subject, self.columns(columns, Text::columns_and))
            }
            _ => text.claim_makes_threats_many(subject, threats.len()),
        }
    }

    /// Where the winning cells that a move makes are.
    pub(crate) fn makes_threats_more(self, threats: &[Threat]) -> Option<String> {
        let columns = columns_of(threats);
        let cells: Vec<Cell> = threats.iter().map(|threat| threat.at).collect();
        match threats {
            [threat] => Some(self.text.claim_makes_threat_more(threat.at.row + 1)),
            _ if columns.len() > MAX_NAMED => {
                Some(self.text.claim_makes_threats_columns(self.columns(columns, Text::columns_and)))
            }
            _ if direction(&cells) == "across" => Some(self.text.claim_makes_threats_row(row(&cells))),
            _ => None,
        }
    }

    /// The line that a move builds.
    pub(crate) fn builds(self, line: &[Cell], discs: u32, free: &[Cell], subject: &str) -> String {
        let (text, (first, last)) = (self.text, ends(line));
        match direction(line) {
            "across" => text.claim_builds_across(subject, row(line), first, last),
            "up" => text.claim_builds_up(subject, discs, first),
            _ => {
                let (top, bottom) =
                    (line.iter().max_by_key(|cell| cell.row), line.iter().min_by_key(|cell| cell.row));
                let is_free = |cell: &&Cell| free.contains(cell);
                let way = |way: &'static str| move |cell: &Cell| (way, *cell);
                let up = top.filter(is_free).map(way("up"));
                let down = || bottom.filter(is_free).map(way("down"));
                let through = || free.first().map(way("through"));
                let end = up.or_else(down).or_else(through);
                end.map_or_else(String::new, |(way, cell)| {
                    text.claim_builds_diagonal(way, subject, self.place(cell))
                })
            }
        }
    }

    /// The lines of the other side that a move cuts; `disc` is one of its discs in the first.
    pub(crate) fn spoils(
        self,
        lines: &[Vec<Cell>],
        discs: u32,
        disc: Cell,
        mover: Side,
        subject: &str,
    ) -> String {
        let (text, whose) = (self.text, self.whose(mover.other()));
        let has = |kind: &str| lines.iter().any(|line| direction(line) == kind);
        match (has("across"), has("up"), has("diagonal")) {
            (true, false, false) => {
                text.claim_spoils_across(lines.len(), subject, whose, row(lines.first().map_or(&[], |l| l)))
            }
            (false, true, false) => text.claim_spoils_up(discs, subject, whose, disc.column),
            (false, false, _) => text.claim_spoils_diagonal(subject, whose, self.place(disc)),
            (true, true, false) => text.claim_spoils_kinds("across-up", subject, whose),
            (true, false, true) => text.claim_spoils_kinds("across-diagonal", subject, whose),
            (false, true, true) => text.claim_spoils_kinds("up-diagonal", subject, whose),
            (true, true, true) => text.claim_spoils_kinds("all", subject, whose),
        }
    }

    /// Which line this is, as a sentence.
    pub(crate) fn line_of(self, line: &[Cell]) -> String {
        let (text, (first, last)) = (self.text, ends(line));
        let end = |column: Column| line.iter().find(|cell| cell.column == column).copied();
        capital(&match (direction(line), end(first), end(last)) {
            ("up", ..) => text.claim_line_up(first),
            ("diagonal", Some(from), Some(to)) => text.claim_line_diagonal(self.place(from), self.place(to)),
            _ => text.claim_line_across(row(line), first, last),
        })
    }
}
