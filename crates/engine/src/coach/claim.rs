//! Claims: true statements about a move or a position, with all that is needed to check them.

use four_rules::{Cell, Column, Side};

/// A cell where a side can make a line, now or later.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Threat {
    /// The cell.
    pub at: Cell,
    /// The cells of one straight line that a disc there belongs to; `at` is one of them.
    pub line: Vec<Cell>,
    /// Whether the side has discs in all other cells of the line already.
    pub ready: bool,
}

/// A true statement about a move or a position.
///
/// "The move" is the one that the claim is about, "the mover" the side that makes it. What is claimed about a position is
/// claimed about the one after the move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "claim"))]
pub enum Claim {
    /// The move makes this line and wins.
    Wins {
        /// Where the disc lands, and the line it makes.
        threat: Threat,
    },
    /// The move takes the cell where the other side would have won with its next disc, and the other side cannot win with
    /// its next disc now.
    Stops {
        /// Where, and with what line.
        threat: Threat,
    },
    /// The move takes the cell where the other side would have won with its next disc, but the other side wins with its
    /// next disc elsewhere.
    StopsOne {
        /// The line that the move stops.
        stopped: Threat,
        /// The line that it does not stop.
        remaining: Threat,
    },
    /// Another move would have won at once.
    MissesWin {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, right on top of it.
    GivesAbove {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, where it could have been stopped.
    LeavesOpen {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the mover can win with the next disc in more than one way, and the other side cannot stop both:
    /// two cells where discs land, or one and the cell above it. The move itself made at least one of the lines possible.
    TwoThreats {
        /// The cells, and the lines.
        threats: Vec<Threat>,
    },
    /// The move gives the mover two winning cells on top of each other; discs do not land in them yet.
    Stacked {
        /// The lower cell, then the upper one.
        threats: Vec<Threat>,
    },
    /// After the move, the mover can win with the next disc in exactly one way, and could not before.
    Threatens {
        /// Where, and with what line.
        threat: Threat,
    },
    /// The move makes a winning cell for the mover, in which a disc does not land yet.
    MakesThreat {
        /// Where, and with what line.
        threat: Threat,
    },
    /// The move, first in `line`, begins a sequence in which each answer of the other side is forced, because it stops a
    /// line of the mover, until it cannot stop one.
    Forces {
        /// Both sides' columns, from the move to the disc that wins.
        line: Vec<Column>,
        /// The number of that disc, counted from the start of the game.
        ends: u32,
    },
    /// Every column has an even number of free cells and the other side is to move. If the mover answers every disc with
    /// one on top of it, the other side never makes a line.
    FollowUp {
        /// The side that answers on top.
        by: Side,
        /// Whether it makes a line by this alone; otherwise it only cannot lose.
        wins: bool,
    },
    /// These cells decide the game: if the winner's discs in them counted for nothing, the result would be different.
    Decides {
        /// The side that wins by them.
        winner: Side,
        /// The cells, none of which can be left out, each with its line.
        threats: Vec<Threat>,
        /// The result without them, for the winner: 0 a draw, −1 a loss.
        without: i32,
        /// Whether it is a single cell and the only one where the winner needs just one more disc for a line.
        only: bool,
    },
    /// The winner gets this cell by zugzwang: a disc does not land there yet, and when all other columns are full, the
    /// loser must play the cell below it.
    Zugzwang {
        /// The side that gets the cell.
        winner: Side,
        /// The cell and its line.
        threat: Threat,
    },
    /// The other side has no safe move left: the mover threatens nothing at once, but every move lets the mover win with
    /// the next disc.
    RunsOut {
        /// The side that has no safe move.
        loser: Side,
        /// Where the winner wins after each of the moves, each cell once.
        threats: Vec<Threat>,
    },
    /// The position is a draw, and would be lost for this side if its discs in these cells counted for nothing.
    Holds {
        /// The side.
        side: Side,
        /// The cell and its line.
        threat: Threat,
    },
    /// If this side played in these columns now, the other side would win right on top.
    Avoid {
        /// The side that must stay away.
        side: Side,
        /// The cells where the other side would win.
        threats: Vec<Threat>,
    },
    /// These sides cannot make a line any more.
    NoLineLeft {
        /// One side or both.
        sides: Vec<Side>,
    },
    /// All other moves lead to a worse result.
    OnlyMove {
        /// The result that this one keeps, for the mover: 1, 0.
        result: i32,
    },
    /// All moves lose, and none lasts longer than this one.
    LastsLongest {
        /// The disc with which the game is lost, counted from the start of the game.
        ends: u32,
    },
    /// The side has been losing since its own move with this number. Only a review knows this.
    LostSince {
        /// The number of the move, counted from 1.
        number: u32,
    },
    /// The move adds a disc to a line that has no disc of the other side.
    Builds {
        /// The cells of the line.
        line: Vec<Cell>,
        /// How many of them hold a disc of the mover now.
        discs: u32,
    },
    /// The move takes a cell of a line in which the other side had discs and the mover none.
    Spoils {
        /// The cells of the line.
        line: Vec<Cell>,
        /// How many of them hold a disc of the other side.
        discs: u32,
    },
    /// The cell of the move belongs to this many lines that have no disc of the other side, and no other move has more.
    Lines {
        /// How many.
        count: u32,
    },
    /// The result with best play after the move is what best play gave before. If that is not a loss, it is a waiting
    /// move: it gives the other side no win with the next disc and makes no winning cell for the mover.
    Keeps {
        /// For the mover: 1 a win, 0 a draw, −1 a loss.
        result: i32,
    },
    /// How the other side punishes the move.
    Answer {
        /// The column of its answer.
        column: Column,
        /// The claims about that move.
        because: Vec<Claim>,
    },
    /// A better move.
    Better {
        /// Its column.
        column: Column,
        /// Its score, for the mover.
        score: i32,
        /// The disc with which the game then ends, counted from the start of the game.
        ends: u32,
        /// The claims about that move.
        because: Vec<Claim>,
    },
    /// This move would have kept a better result, but more than twenty discs are on the way to the line that proves it.
    OpeningKnowledge {
        /// Its column.
        column: Column,
        /// Its score, for the mover.
        score: i32,
        /// The disc with which the game then ends, counted from the start of the game.
        ends: u32,
    },
    /// Another move that leads to a worse result.
    Fails {
        /// Its column.
        column: Column,
        /// The claims about that move.
        because: Vec<Claim>,
    },
}

impl Claim {
    /// Whether this names a better move.
    #[must_use]
    pub const fn tells_better(&self) -> bool {
        matches!(self, Claim::Better { .. } | Claim::OpeningKnowledge { .. } | Claim::MissesWin { .. })
    }

    /// Whether this explains why, and does not only state a result.
    #[must_use]
    pub fn is_reason(&self) -> bool {
        match self {
            Claim::OnlyMove { .. }
            | Claim::LastsLongest { .. }
            | Claim::LostSince { .. }
            | Claim::OpeningKnowledge { .. }
            | Claim::Keeps { result: -1 } => false,
            Claim::Answer { because, .. } | Claim::Better { because, .. } | Claim::Fails { because, .. } => {
                because.iter().any(Claim::is_reason)
            }
            _ => true,
        }
    }

    /// How soon this is to be said: the least is the headline.
    pub(crate) fn rank(&self) -> u32 {
        match self {
            Claim::Wins { .. } => 0,
            Claim::StopsOne { .. } | Claim::MissesWin { .. } => 1,
            Claim::GivesAbove { .. } | Claim::LeavesOpen { .. } | Claim::OpeningKnowledge { .. } => 2,
            Claim::TwoThreats { .. } | Claim::RunsOut { .. } => 3,
            Claim::Forces { .. } => 4,
            Claim::FollowUp { wins: true, .. } => 5,
            Claim::Stops { .. } => 6,
            Claim::Stacked { .. } | Claim::Threatens { .. } => 7,
            Claim::NoLineLeft { .. } => 8,
            Claim::LastsLongest { .. } => 9,
            Claim::Decides { .. } | Claim::Zugzwang { .. } => 10,
            Claim::FollowUp { wins: false, .. } => 11,
            Claim::Holds { .. } => 12,
            Claim::OnlyMove { .. } => 13,
            Claim::MakesThreat { .. } => 14,
            Claim::Avoid { .. } => 15,
            Claim::Builds { .. } | Claim::Spoils { .. } => 16,
            Claim::Lines { .. } => 17,
            Claim::Keeps { .. } | Claim::LostSince { .. } => 18,
            Claim::Answer { because, .. } | Claim::Better { because, .. } => {
                because.iter().map(Claim::rank).min().unwrap_or(19)
            }
            Claim::Fails { .. } => 14,
        }
    }

    /// The same claim about the mirror image, on a board with this many columns.
    #[must_use]
    pub fn mirrored(&self, columns: u8) -> Claim {
        let mut claim = self.clone();
        claim.mirror(columns);
        claim
    }

    fn mirror(&mut self, columns: u8) {
        let column = |column: &mut Column| *column = mirrored(*column, columns);
        let cells = |cells: &mut Vec<Cell>| cells.iter_mut().for_each(|cell| column(&mut cell.column));
        let one = |threat: &mut Threat| {
            column(&mut threat.at.column);
            cells(&mut threat.line);
        };
        match self {
            Claim::Wins { threat }
            | Claim::Stops { threat }
            | Claim::MissesWin { threat }
            | Claim::GivesAbove { threat }
            | Claim::LeavesOpen { threat }
            | Claim::Threatens { threat }
            | Claim::MakesThreat { threat }
            | Claim::Zugzwang { threat, .. }
            | Claim::Holds { threat, .. } => one(threat),
            Claim::StopsOne { stopped, remaining } => [stopped, remaining].into_iter().for_each(one),
            Claim::TwoThreats { threats }
            | Claim::Stacked { threats }
            | Claim::Decides { threats, .. }
            | Claim::RunsOut { threats, .. }
            | Claim::Avoid { threats, .. } => threats.iter_mut().for_each(one),
            Claim::OpeningKnowledge { column: c, .. } => column(c),
            Claim::Forces { line, .. } => line.iter_mut().for_each(column),
            Claim::Builds { line, .. } | Claim::Spoils { line, .. } => cells(line),
            Claim::Answer { column: c, because }
            | Claim::Better { column: c, because, .. }
            | Claim::Fails { column: c, because } => {
                column(c);
                because.iter_mut().for_each(|claim| claim.mirror(columns));
            }
            Claim::FollowUp { .. }
            | Claim::NoLineLeft { .. }
            | Claim::OnlyMove { .. }
            | Claim::LastsLongest { .. }
            | Claim::LostSince { .. }
            | Claim::Lines { .. }
            | Claim::Keeps { .. } => {}
        }
    }
}

/// The column that takes this one's place in the mirror image.
pub(crate) fn mirrored(column: Column, columns: u8) -> Column {
    Column::new(usize::from(columns.saturating_sub(1).saturating_sub(column.index()))).unwrap_or(column)
}

/// What is said about a move or a position: first the thing to see, then the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Remark {
    /// The thing to see.
    pub headline: Claim,
    /// The rest, the most important first.
    pub details: Vec<Claim>,
}

impl Remark {
    /// The claim of the lowest rank, then the others; `otherwise` if there is none.
    pub(crate) fn new(mut claims: Vec<Claim>, otherwise: Claim) -> Remark {
        claims.sort_by_key(Claim::rank);
        let mut claims = claims.into_iter();
        let headline = claims.next().unwrap_or(otherwise);
        Remark { headline, details: claims.collect() }
    }

    /// Every claim, the headline first.
    pub fn claims(&self) -> impl Iterator<Item = &Claim> {
        std::iter::once(&self.headline).chain(&self.details)
    }

    /// Whether any of the claims explains why.
    #[must_use]
    pub fn has_reason(&self) -> bool {
        self.claims().any(Claim::is_reason)
    }

    pub(crate) fn mirrored(&self, columns: u8) -> Remark {
        let details = self.details.iter().map(|claim| claim.mirrored(columns)).collect();
        Remark { headline: self.headline.mirrored(columns), details }
    }
}
