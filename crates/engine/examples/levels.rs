//! Measures the levels, for the tables of `docs/levels.md`.
//!
//! `openings` prints in which columns each level begins. `errors GAMES` prints how often each level falls into traps of
//! different depths, in the positions of so many games. `lost COUNT` plays so many lost positions to the end with two
//! kinds of perfect player. `step LEVEL GAMES [RULES]` lets a level play the one below, as `four match` does.

use std::error::Error;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use four_engine::{Control, Level, Match, Options, Player, Position, Solver, Tally};
use four_rules::{Action, Column, Game, Log, Rules};

type Done<T> = Result<T, Box<dyn Error>>;

fn main() -> Done<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["openings"] => openings(),
        ["errors", games] => errors(games.parse()?),
        ["lost", count] => lost(count.parse()?),
        ["step", level, games] => step_up(level.parse()?, games.parse()?, Rules::default()),
        ["step", level, games, rules] => step_up(level.parse()?, games.parse()?, rules.parse()?),
        _ => Err("use 'openings', 'errors GAMES', 'lost COUNT' or 'step LEVEL GAMES [RULES]'".into()),
    }
}

fn solver() -> Solver {
    Solver::new(Rules::default().board().grid(), Options::default())
}

fn player(level: Level, seed: u64) -> Player {
    Player::new(level, seed, Options::default())
}

/// Lets a player make its move.
fn step(log: &mut Log, player: &mut Player) -> Done<()> {
    let action = player.choose(log.game(), &Control::default()).ok_or("no move")?;
    Ok(log.play(log.game().turn(), action).map(drop)?)
}

/// The points of a level against the one below, in a hundred: in all games, and of each in those in which it moves first.
fn step_up(level: Level, games: u32, rules: Rules) -> Done<()> {
    let below = Level::ALL.into_iter().rfind(|&other| other < level).ok_or("there is no level below")?;
    let mut tallies = [Tally::default(); 2];
    let series = Match { rules, levels: [level, below], games, seed: 1, threads: NonZeroUsize::MIN };
    series.run(&Control::default(), |played| tallies[played.first].count(played.points()));
    let [first, second] = tallies;
    let (all, first, second) = ((first + second).score(), first.score(), 1.0 - second.score());
    let [all, first, second] = [all, first, second].map(|score| format!("{:.1}", 100.0 * score));
    println!("| {level} against {below} | {all} ({games}) | {first} | {second} |");
    Ok(())
}

/// How many of a hundred games each level begins in each column.
fn openings() -> Done<()> {
    for level in Level::ALL {
        let tries: u32 = if level >= Level::Step(7) { 100 } else { 1000 };
        let mut counts = [0; 7];
        for seed in 0..tries {
            let game = Game::new(Rules::default());
            let choice = player(level, u64::from(seed)).choose(&game, &Control::default());
            if let Some(Action::Drop(column)) = choice {
                counts[usize::from(column.index())] += 1;
            }
        }
        let shares = counts.map(|count| format!("{:.0}", 100.0 * f64::from(count) / f64::from(tries)));
        println!("| {level} | {} |", shares.join(" | "));
    }
    Ok(())
}

/// A position in which not every move loses, with the score of each column.
struct Choice {
    game: Game,
    at: Position,
    scores: Vec<Option<i32>>,
}

impl Choice {
    /// The length of the trap that a column is: how many discs after it the game is lost. `None` if it does not lose.
    fn trap(&self, column: Column) -> Option<u32> {
        let score = self.scores[usize::from(column.index())].filter(|&score| score < 0)?;
        Some(self.at.end(score) - self.at.played() - 1)
    }
}

/// The choices in games between levels 1 to 8, from the seventh disc on.
fn choices(games: u64) -> Done<Vec<Choice>> {
    let (mut solver, mut choices) = (solver(), Vec::new());
    for seed in 0..games {
        let levels = [1 + seed % 8, 1 + (seed / 8 + seed) % 8].map(|step| Level::Step(step as u8));
        let mut players = [player(levels[0], 2 * seed), player(levels[1], 2 * seed + 1)];
        let mut log = Log::new(Rules::default(), ["", ""]);
        while log.game().outcome().is_none() {
            let at = Position::new(log.game().board(), log.game().turn())?;
            if at.played() >= 6 {
                let scores = solver.columns(&at, false, &Control::default())?;
                if scores.iter().flatten().any(|&score| score >= 0) {
                    choices.push(Choice { game: log.game().clone(), at, scores });
                }
            }
            let turn = log.game().turn() as usize;
            step(&mut log, &mut players[turn])?;
        }
    }
    Ok(choices)
}

/// The kinds of traps: at least and at most so many discs.
const TRAPS: [(u32, u32); 6] = [(1, 1), (3, 3), (5, 5), (7, 7), (9, 15), (17, 41)];

/// Of a hundred choices with a trap of a kind, in how many each level falls into one of that kind.
fn errors(games: u64) -> Done<()> {
    let choices = choices(games)?;
    println!("{} positions", choices.len());
    for level in (1..=6).map(Level::Step) {
        let mut player = player(level, 1);
        let (mut fell, mut could) = ([0_u32; 6], [0_u32; 6]);
        for choice in &choices {
            let Some(Action::Drop(chosen)) = player.choose(&choice.game, &Control::default()) else {
                continue;
            };
            for (kind, (least, most)) in TRAPS.into_iter().enumerate() {
                let is_trap =
                    |column| choice.trap(column).is_some_and(|discs| (least..=most).contains(&discs));
                could[kind] += u32::from(choice.at.moves().any(is_trap));
                fell[kind] += u32::from(is_trap(chosen));
            }
        }
        let rates = [0, 1, 2, 3, 4, 5].map(|kind| {
            let rate = 100.0 * f64::from(fell[kind]) / f64::from(could[kind].max(1));
            format!("{rate:.1} ({}/{})", fell[kind], could[kind])
        });
        println!("| {level} | {} |", rates.join(" | "));
    }
    Ok(())
}

/// Positions of games between levels 5 and 6 that are lost for the side to move, in eight or more discs.
fn lost_positions(count: usize, solver: &mut Solver) -> Done<Vec<Log>> {
    let mut found = Vec::new();
    for seed in 0.. {
        if found.len() >= count {
            break;
        }
        let mut players = [5, 6].map(|level| player(Level::Step(level), 7 * seed + 3));
        let mut log = Log::new(Rules::default(), ["", ""]);
        while log.game().outcome().is_none() && u64::from(log.game().moves()) < 8 + seed % 14 {
            let turn = log.game().turn() as usize;
            step(&mut log, &mut players[turn])?;
        }
        let Ok(at) = Position::new(log.game().board(), log.game().turn()) else { continue };
        let score = solver.score(&at, &Control::default())?;
        if log.game().outcome().is_none() && score < 0 && at.end(score) - at.played() >= 8 {
            found.push(log);
        }
    }
    Ok(found)
}

/// The column with the longest loss; `None` if not every column loses.
fn longest_loss(at: &Position, solver: &mut Solver) -> Done<Option<Column>> {
    let scores = solver.columns(at, false, &Control::default())?;
    let best = at.moves().max_by_key(|column| scores[usize::from(column.index())]);
    Ok(best.filter(|column| scores[usize::from(column.index())].is_some_and(|score| score < 0)))
}

/// Plays a lost position to the end. The loser is perfect; with `longest`, it takes the longest loss while it is lost.
/// Returns its half points, and its slowest choice.
fn resist(
    start: &Log,
    [perfect, rival]: [&mut Player; 2],
    mut longest: Option<&mut Solver>,
    seed: u64,
) -> Done<(u32, Duration)> {
    let (mut log, by, mut slowest) = (start.clone(), start.game().turn(), Duration::ZERO);
    perfect.reseed(seed);
    rival.reseed(seed);
    while log.game().outcome().is_none() {
        if log.game().turn() != by {
            step(&mut log, rival)?;
            continue;
        }
        let at = Position::new(log.game().board(), by)?;
        let slow = match longest.as_deref_mut() {
            Some(solver) => longest_loss(&at, solver)?,
            None => None,
        };
        if let Some(column) = slow {
            log.play(by, Action::Drop(column))?;
            continue;
        }
        let began = Instant::now();
        step(&mut log, perfect)?;
        slowest = slowest.max(began.elapsed());
    }
    let points = match log.game().outcome().and_then(|outcome| outcome.winner()) {
        Some(winner) if winner == by => 2,
        Some(_) => 0,
        None => 1,
    };
    Ok((points, slowest))
}

/// The points of a perfect player, and of one that takes the longest loss, from the same lost positions.
fn lost(count: usize) -> Done<()> {
    let mut solver = solver();
    let starts = lost_positions(count, &mut solver)?;
    let mut perfect_player = player(Level::Perfect, 0);
    for level in [4, 6, 8] {
        let mut rival = player(Level::Step(level), 0);
        let (mut points, mut better, mut worse, mut slowest) = ([0; 2], 0, 0, Duration::ZERO);
        for (seed, start) in (0..).zip(&starts) {
            let (perfect, time) = resist(start, [&mut perfect_player, &mut rival], None, seed)?;
            let (longest, _) = resist(start, [&mut perfect_player, &mut rival], Some(&mut solver), seed)?;
            points = [points[0] + perfect, points[1] + longest];
            better += u32::from(perfect > longest);
            worse += u32::from(perfect < longest);
            slowest = slowest.max(time);
        }
        let [perfect, longest] = points.map(|half| f64::from(half) / 2.0);
        println!(
            "against level {level}, of {}: perfect {perfect}, longest loss {longest}; better in {better}, worse in {worse}; \
             slowest choice {} ms",
            starts.len(),
            slowest.as_millis()
        );
    }
    Ok(())
}
