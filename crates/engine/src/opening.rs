//! The first moves of the weakest levels: like most people, they begin in the centre or next to it.

use four_rules::{Action, Awaiting, Game};
use rand::RngExt;

/// The strongest level that opens in this way. Stronger ones look ahead from the first move on.
pub(crate) const LAST_LEVEL: u8 = 4;

/// How likely a disc in a column is, by twice the distance of the column from the centre.
const WEIGHTS: [u32; 7] = [16, 12, 8, 4, 2, 1, 1];

/// The choice of a beginner for its first discs; after them `None`.
pub(crate) fn choose(game: &Game, random: &mut impl RngExt) -> Option<Action> {
    if game.awaiting() != Awaiting::Move || is_over(game) {
        return None;
    }
    let centre = i32::from(game.board().grid().columns()) - 1;
    let weighed = |action| match action {
        Action::Drop(column) => {
            let off = (2 * i32::from(column.index()) - centre).unsigned_abs() as usize;
            Some((action, WEIGHTS[off.min(WEIGHTS.len() - 1)]))
        }
        _ => None,
    };
    let drops: Vec<(Action, u32)> = game.legal_actions().filter_map(weighed).collect();
    let all: u32 = drops.iter().map(|(_, weight)| weight).sum();
    let mut place = random.random_range(0..all.max(1));
    for (action, weight) in drops {
        if place < weight {
            return Some(action);
        }
        place -= weight;
    }
    None
}

/// Whether the side to move has its first two discs on the board. Earlier, if either side could threaten a line.
fn is_over(game: &Game) -> bool {
    let (board, turn) = (game.board(), game.turn());
    let discs = u32::from(board.grid().connect()).saturating_sub(2).min(2);
    board.count(turn) >= discs || board.count(turn.other()) > discs
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::Log;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// How often each column is chosen after these moves, in a thousand; `None` if the opening is over.
    fn counts(rules: &str, moves: &str) -> Option<Vec<u32>> {
        let log = Log::from_moves(rules.parse().unwrap(), moves).unwrap();
        let mut counts = vec![0; log.game().board().columns().count()];
        for seed in 0..1000 {
            match choose(log.game(), &mut Xoshiro256PlusPlus::seed_from_u64(seed))? {
                Action::Drop(column) => counts[usize::from(column.index())] += 1,
                other => panic!("{other}"),
            }
        }
        Some(counts)
    }

    #[test]
    fn the_centre_is_likeliest_its_neighbours_follow_and_no_column_is_ruled_out() {
        for moves in ["", "1", "17", "444"] {
            let counts = counts("standard", moves).unwrap();
            assert!(counts[3] > 370 && counts[3] < 470, "{counts:?}");
            assert!(counts[2..=4].iter().sum::<u32>() > 800, "{counts:?}");
            assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
            for column in 0..3 {
                assert!(counts[column] < counts[column + 1] && counts[6 - column] < counts[5 - column]);
            }
        }
        // On an even number of columns there are two in the centre.
        let even = counts("6x6", "").unwrap();
        assert!(even[2..=3].iter().all(|&count| count > 300), "{even:?}");
    }

    #[test]
    fn what_is_not_legal_is_never_chosen() {
        assert_eq!(counts("centre-first", "").unwrap(), [0, 0, 0, 1000, 0, 0, 0]);
    }

    #[test]
    fn it_ends_when_a_side_has_two_discs_or_could_threaten_a_line() {
        assert_eq!(counts("standard", "4455"), None);
        assert!(counts("6x5 connect=3", "3").is_some());
        assert_eq!(counts("6x5 connect=3", "34"), None);
        // The second player has popped its disc, and the first has three in a row.
        let mut log = Log::from_moves("popout".parse().unwrap(), "172").unwrap();
        for action in ["p7", "3"] {
            log.play(log.game().turn(), action.parse().unwrap()).unwrap();
        }
        assert_eq!(choose(log.game(), &mut Xoshiro256PlusPlus::seed_from_u64(1)), None);
    }
}
