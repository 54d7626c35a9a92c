//! Computer players of every strength, for every rule set.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use four_rules::{Action, Awaiting, Board, Column, Game, Rules};

use crate::analyst::Analyst;
use crate::budget;
use crate::control::{Control, StoppedError};
use crate::evaluation::is_plain;
use crate::lookahead::{Limits, Search};
use crate::opening;
use crate::perception::Perception;
use crate::position::Position;
use crate::resist;
use crate::solver::{Options, Solver};

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays at random.
    Dice,
    /// From 1, a beginner, to 9, an expert.
    Step(u8),
    /// Perfect where the [`Solver`] applies; elsewhere the strongest search.
    Perfect,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 11] = {
        use Level::{Dice, Perfect, Step};
        [Dice, Step(1), Step(2), Step(3), Step(4), Step(5), Step(6), Step(7), Step(8), Step(9), Perfect]
    };

    /// The levels to offer for a game by these rules, weakest first: [`Level::Perfect`] only where it is perfect.
    #[must_use]
    pub fn all_offered(rules: &Rules) -> &'static [Level] {
        let [others @ .., _] = &Level::ALL;
        if Analyst::can_be_perfect(rules) { &Level::ALL } else { others }
    }

    /// This level if it is [offered](Level::all_offered) for these rules, otherwise the strongest that is.
    #[must_use]
    pub fn offered(self, rules: &Rules) -> Level {
        Level::all_offered(rules).iter().copied().rfind(|&level| level <= self).unwrap_or(self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Dice => f.write_str("dice"),
            Level::Step(step) => step.fmt(f),
            Level::Perfect => f.write_str("perfect"),
        }
    }
}

/// A text that is not the name of a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a level: use dice, 1 to 9 or perfect")]
pub struct ParseLevelError(pub String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let word = if text == "random" { "dice" } else { text };
        let found = Level::ALL.into_iter().find(|level| level.to_string() == word);
        found.ok_or_else(|| ParseLevelError(text.into()))
    }
}

/// What defines a level.
struct Skill {
    limits: Limits,
    /// This and the following as in [`Perception`].
    sure: u32,
    missed: [u32; 3],
    pop: u32,
    power: u32,
    doubt: i32,
}

const fn skill(
    (depth, nodes): (u32, u64),
    sure: u32,
    missed: [u32; 3],
    (pop, power): (u32, u32),
    doubt: i32,
) -> Skill {
    Skill { limits: Limits { depth, nodes }, sure, missed, pop, power, doubt }
}

/// The skills of levels 1 to 9, then of the perfect level where the solver does not apply.
///
/// A stronger player looks further ahead, misses fewer lines and judges positions with smaller errors. Level 2 always sees
/// a win with its next move, level 3 also a win of the other side with the move after. Levels 2 to 5 overlook many lines
/// three to seven discs ahead, as people do. Levels 1 to 3 open in or near the centre.
const SKILLS: [Skill; 10] = [
    skill((1, 2_000), 0, [200, 400, 700], (1000, 1000), 60),
    skill((2, 2_000), 1, [250, 450, 700], (1000, 1000), 55),
    skill((2, 2_000), 2, [0, 0, 0], (1000, 1000), 40),
    skill((4, 20_000), 2, [200, 400, 700], (950, 950), 48),
    skill((4, 20_000), 2, [60, 120, 240], (780, 690), 16),
    skill((6, 60_000), 2, [16, 32, 64], (540, 480), 14),
    skill((8, 90_000), 2, [6, 12, 24], (440, 425), 10),
    skill((13, 130_000), 2, [3, 6, 12], (350, 365), 6),
    skill((20, 300_000), 2, [1, 2, 4], (240, 312), 4),
    skill((u32::MAX, 600_000), u32::MAX, [0, 0, 0], (0, 0), 2),
];

impl Level {
    fn skill(self) -> &'static Skill {
        match self {
            Level::Dice => &SKILLS[0],
            Level::Step(step) => &SKILLS[usize::from(step.clamp(1, 9)) - 1],
            Level::Perfect => &SKILLS[9],
        }
    }
}

/// A computer player.
///
/// The same seed and the same games give the same choices.
///
/// ```
/// use four_engine::{Control, Level, Options, Player};
/// use four_rules::{Action, Log, Rules};
/// let mut player = Player::new(Level::Step(3), 7, Options::default());
/// let mut log = Log::new(Rules::default(), ["Ann", "the computer"]);
/// while let Some(action) = player.choose(log.game(), &Control::default()) {
///     log.play(log.game().turn(), action)?;
/// }
/// assert!(log.game().outcome().is_some());
/// # Ok::<(), four_rules::Refusal>(())
/// ```
#[derive(Debug)]
pub struct Player {
    level: Level,
    random: Xoshiro256PlusPlus,
    options: Options,
    solver: Option<Solver>,
}

impl Player {
    /// A player of this level; the options are for the solver of [`Level::Perfect`].
    #[must_use]
    pub fn new(level: Level, seed: u64, options: Options) -> Player {
        Player { level, random: Xoshiro256PlusPlus::seed_from_u64(seed), options, solver: None }
    }

    /// The level of this player.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Continues from this seed, so that the next game does not depend on the previous ones.
    ///
    /// The solver keeps what it has proved, except on boards where it has a limit: there, known positions would decide how
    /// far the limit goes.
    pub fn reseed(&mut self, seed: u64) {
        self.random = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.solver = self.solver.take().filter(|solver| budget::is_small(solver.grid()));
    }

    /// The action of the side to act; `None` if the game is over. If the control stops it, the best action so far.
    pub fn choose(&mut self, game: &Game, control: &Control) -> Option<Action> {
        let seed = self.random.random();
        match self.level {
            Level::Dice => dice(game, &mut self.random),
            Level::Perfect => {
                let found = self.solved(game, control);
                found.or_else(|| searched(self.level, game, seed, control))
            }
            Level::Step(step) => {
                let opens = step <= opening::LAST_LEVEL;
                let opened = opens.then(|| opening::choose(game, &mut self.random)).flatten();
                opened.or_else(|| searched(self.level, game, seed, control))
            }
        }
    }

    /// The action with the best score where this player [solves](Player::solves): the soonest win, a draw, or the longest
    /// loss. [`Player::choose`] plays a lost game as the other side would find hardest. `None` if the control stops it.
    pub fn exact(&mut self, game: &Game, control: &Control) -> Option<Action> {
        let at = Position::new(game.board(), game.turn()).ok().filter(|_| self.solves(game))?;
        let best = self.best(game, &at, false, &control.part(budget::proof(&at)));
        best.ok()?.map(Action::Drop)
    }

    /// Whether [`Player::choose`] would ask the solver here. Its choice is then perfect, but may take long.
    #[must_use]
    pub fn solves(&self, game: &Game) -> bool {
        let position = || Position::new(game.board(), game.turn());
        self.level == Level::Perfect
            && is_plain(game)
            && game.awaiting() == Awaiting::Move
            && position().is_ok()
    }

    /// How the game ends after a choice that this player made where it [solves](Player::solves): the number of moves to the
    /// end, positive if the side to act wins, negative if it loses, 0 for a draw. `None` if the control stops it.
    pub fn outlook(&mut self, game: &Game, choice: Action, control: &Control) -> Option<i32> {
        let Action::Drop(column) = choice else { return None };
        if !self.solves(game) {
            return None;
        }
        let at = Position::new(game.board(), game.turn()).ok()?;
        if at.wins(column) {
            return Some(1);
        }
        let next = at.play(column)?;
        let solver = self.solver.as_mut().filter(|solver| solver.grid() == at.grid())?;
        let score = solver.score(&next, &control.part(budget::proof(&next))).ok()?;
        Some((next.end(score) - at.played()) as i32 * -score.signum())
    }

    /// Best play to the end of the game where this player [solves](Player::solves), beginning with this choice of it. `None`
    /// if the control stops it.
    pub fn line(&mut self, game: &Game, choice: Action, control: &Control) -> Option<Vec<Action>> {
        let Action::Drop(column) = choice else { return None };
        let at = Position::new(game.board(), game.turn()).ok().filter(|_| self.solves(game))?;
        let mut line = vec![choice];
        if let Some(next) = at.play(column) {
            let rest = self.solver_for(&at).line(&next, &control.part(budget::proof(&next))).ok()?;
            line.extend(rest.into_iter().map(Action::Drop));
        }
        Some(line)
    }

    /// How the game ends after each drop where this player [solves](Player::solves), as [`Player::outlook`] says it. `None`
    /// if that takes more than the budget of a proof, or the control stops it.
    pub fn outlooks(&mut self, game: &Game, control: &Control) -> Option<Vec<(Action, i32)>> {
        let at = Position::new(game.board(), game.turn()).ok().filter(|_| self.solves(game))?;
        self.solver_for(&at);
        let drops: Vec<Action> = at.moves().map(Action::Drop).collect();
        drops.into_iter().map(|drop| Some((drop, self.outlook(game, drop, control)?))).collect()
    }

    fn solver_for(&mut self, at: &Position) -> &mut Solver {
        if self.solver.as_ref().is_some_and(|solver| solver.grid() != at.grid()) {
            self.solver = None;
        }
        self.solver.get_or_insert_with(|| Solver::new(at.grid(), self.options))
    }

    /// The choice of a perfect player, where the solver applies.
    fn solved(&mut self, game: &Game, control: &Control) -> Option<Action> {
        match game.awaiting() {
            _ if !is_plain(game) => None,
            // A perfect move need not be undone.
            Awaiting::Undo => Some(Action::Keep),
            Awaiting::Block => Some(Action::Pass),
            Awaiting::Nothing => None,
            Awaiting::Move => {
                let at = Position::new(game.board(), game.turn()).ok()?;
                let part = control.part(budget::proof(&at));
                let best = self.best(game, &at, true, &part);
                best.ok()?.map(Action::Drop)
            }
        }
    }

    /// A best column: the soonest win; or else, with `resists`, the draw or the loss that is hardest to see through for the
    /// other side. Otherwise, and if the control leaves no time for that, the longest loss.
    fn best(
        &mut self,
        game: &Game,
        at: &Position,
        resists: bool,
        control: &Control,
    ) -> Result<Option<Column>, StoppedError> {
        let solver = self.solver.get_or_insert_with(|| Solver::new(at.grid(), self.options));
        let scores = solver.columns(at, false, control)?;
        let score = |column: Column| scores.get(usize::from(column.index())).copied().flatten();
        let most = at.moves().filter_map(score).max();
        let keeps = |column: &Column| match most {
            Some(0..) => score(*column) == most,
            _ => true,
        };
        let columns: Vec<Column> = at.moves().filter(keeps).collect();
        let by_score = || columns.iter().map(|&column| score(column).map_or(f64::MIN, f64::from)).collect();
        let values: Vec<f64> = match most {
            Some(1..) => by_score(),
            _ if !resists => by_score(),
            _ => {
                let chances = columns.iter().map(|&column| resist::chance(solver, game, at, column, control));
                chances.collect::<Result<_, _>>().unwrap_or_else(|StoppedError| by_score())
            }
        };
        let highest = values.iter().copied().fold(f64::MIN, f64::max);
        let best: Vec<Column> =
            columns.iter().zip(&values).filter(|&(_, &value)| value == highest).map(|(&c, _)| c).collect();
        Ok(match best.len() {
            0 => None,
            many => Some(best[self.random.random_range(0..many)]),
        })
    }
}

/// What a player of this level finds by looking ahead; `None` if the game is over.
pub(crate) fn searched(level: Level, game: &Game, seed: u64, control: &Control) -> Option<Action> {
    let &Skill { limits, sure, missed, pop, power, doubt } = level.skill();
    let perception = Perception { sure, missed, pop, power, doubt, seed };
    Search::new(perception, limits, control).run(game, |_| {})?.line.first().copied()
}

/// A random legal action; `None` if the game is over. Where only drops are legal, it tries up to five random columns and
/// then takes the first from the right that is not full. It never resigns.
pub fn dice(game: &Game, random: &mut impl RngExt) -> Option<Action> {
    let actions: Vec<Action> = game.legal_actions().filter(|&action| action != Action::Resign).collect();
    let free = game.board().columns().filter(|&column| game.board().landing(column).is_some());
    match actions.is_empty() {
        true => None,
        false if actions.iter().copied().eq(free.map(Action::Drop)) => column(game.board(), random),
        false => Some(actions[random.random_range(0..actions.len())]),
    }
}

fn column(board: &Board, random: &mut impl RngExt) -> Option<Action> {
    let columns = usize::from(board.grid().columns());
    let tries = std::iter::repeat_with(|| Column::new(random.random_range(0..columns))).take(5);
    tries
        .flatten()
        .chain(board.columns().rev())
        .find(|&column| board.landing(column).is_some())
        .map(Action::Drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::RuleSet;

    /// How often the dice pick each column that has room on this board, over a thousand seeds.
    fn picks(board: &str) -> Vec<(Column, usize)> {
        let board = Board::from_openspiel(board, RuleSet::STANDARD).unwrap();
        let picked: Vec<_> =
            (0..1000).map(|seed| column(&board, &mut Xoshiro256PlusPlus::seed_from_u64(seed))).collect();
        let free = board.columns().filter(|&column| board.landing(column).is_some());
        let picks: Vec<_> = free
            .map(|column| {
                (column, picked.iter().filter(|&&action| action == Some(Action::Drop(column))).count())
            })
            .collect();
        assert_eq!(picks.iter().map(|(_, count)| count).sum::<usize>(), 1000, "a column with room, always");
        picks
    }

    #[test]
    fn any_column_with_room_is_as_likely_as_another_on_an_open_board() {
        for (column, count) in picks(&".......\n".repeat(6)) {
            assert!((100..190).contains(&count), "column {column}: {count}");
        }
    }

    #[test]
    fn after_five_full_columns_the_first_with_room_from_the_right() {
        let column = |index| Column::new(index).unwrap();
        assert_eq!(picks(&".xoxoxo\n".repeat(6)), [(column(0), 1000)]);
        // Two columns with room: 81 in 100 find one of them by chance, the rest take the right one.
        let [(left, less), (right, more)] = picks(&".xoxo.x\n".repeat(6))[..] else { panic!() };
        assert_eq!((left, right), (column(0), column(5)));
        assert!((360..450).contains(&less) && (550..640).contains(&more), "{less} {more}");
    }

    #[test]
    fn dice_do_all_there_is_to_do_and_nothing_when_it_is_over() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut seen = std::collections::HashSet::new();
        for rules in ["popout", "powers"] {
            let mut game = Game::new(rules.parse::<Rules>().unwrap());
            while let Some(action) = dice(&game, &mut random) {
                seen.insert(std::mem::discriminant(&action));
                game.play(game.turn(), action).unwrap();
            }
            assert!(game.outcome().is_some());
        }
        assert!(seen.len() >= 6, "{seen:?}");
    }
}
