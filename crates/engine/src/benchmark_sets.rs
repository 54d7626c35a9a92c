//! Positions to measure with, made from a seed.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use four_rules::Column;

use crate::control::{Control, StoppedError};
use crate::geometry::Standard;
use crate::position::Position;
use crate::solver::Solver;

/// A kind of position on the 7×6 board: how far the game has come, and how far it is from its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BenchmarkSet {
    /// The name of the set.
    pub name: &'static str,
    /// The least and the most discs on the board.
    pub discs: (u32, u32),
    /// The least and the most discs still to come under best play.
    pub ahead: (u32, u32),
}

impl BenchmarkSet {
    /// All sets, from late and easy to early and hard.
    pub const ALL: [BenchmarkSet; 6] = [
        BenchmarkSet { name: "late easy", discs: (29, 41), ahead: (1, 13) },
        BenchmarkSet { name: "middle easy", discs: (15, 28), ahead: (1, 13) },
        BenchmarkSet { name: "middle hard", discs: (15, 28), ahead: (14, 27) },
        BenchmarkSet { name: "early easy", discs: (1, 14), ahead: (1, 13) },
        BenchmarkSet { name: "early medium", discs: (1, 14), ahead: (14, 27) },
        BenchmarkSet { name: "early hard", discs: (1, 14), ahead: (28, 41) },
    ];

    /// `count` positions of this kind as moves, each with its score. The same seed gives the same positions.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn positions(
        &self,
        count: usize,
        seed: u64,
        solver: &mut Solver,
        control: &Control,
    ) -> Result<Vec<(String, i32)>, StoppedError> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut positions = Vec::with_capacity(count);
        while positions.len() < count {
            let discs = random.random_range(self.discs.0..=self.discs.1);
            let Some((position, moves)) = random_position(discs, &mut random) else { continue };
            let score = solver.score(&position, control)?;
            let ahead = position.end(score) - position.played();
            if (self.ahead.0..=self.ahead.1).contains(&ahead) {
                positions.push((moves, score));
            }
        }
        Ok(positions)
    }
}

/// All positions of `count` games in which most moves, but not all, are best moves. The same seed gives the same games.
///
/// # Errors
/// If the control stops it.
pub fn sample_games(
    count: usize,
    seed: u64,
    solver: &mut Solver,
    control: &Control,
) -> Result<Vec<Vec<Position>>, StoppedError> {
    /// How many of a hundred moves are best moves.
    const GOOD: u32 = 70;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut games = Vec::with_capacity(count);
    for _ in 0..count {
        let mut at = Position::standard(0, 0);
        let mut game = Vec::new();
        loop {
            let moves: Vec<Column> = at.moves().collect();
            if moves.is_empty() {
                break;
            }
            game.push(at);
            let column = match random.random_range(0..100) < GOOD {
                true => {
                    let scores = solver.columns(&at, false, control)?;
                    let best = scores.iter().flatten().max().copied();
                    let best: Vec<Column> = moves
                        .iter()
                        .copied()
                        .filter(|column| scores[usize::from(column.index())] == best)
                        .collect();
                    best[random.random_range(0..best.len())]
                }
                false => moves[random.random_range(0..moves.len())],
            };
            let Some(next) = at.play(column) else { break };
            at = next;
        }
        games.push(game);
    }
    Ok(games)
}

/// A position after this many random moves, and the moves; `None` if a column is full or a move wins.
fn random_position(discs: u32, random: &mut impl RngExt) -> Option<(Position, String)> {
    let mut position = Position::standard(0, 0);
    let mut moves = String::new();
    for _ in 0..discs {
        let column = Column::new(random.random_range(0..usize::from(Standard::GRID.columns())))?;
        position = position.play(column)?;
        moves.push(column.symbol());
    }
    Some((position, moves))
}
