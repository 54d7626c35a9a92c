//! One search for another program: how long, by what means, and what to tell of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use four_engine::{Control, Level, Limits, Player, SearchResult, lookahead};
use four_rules::{Action, Game, Side};

use super::News;

/// What `go` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
    pub(super) infinite: bool,
}

const OTHERS: [&str; 8] = ["p1time", "p2time", "p1inc", "p2inc", "wtime", "btime", "winc", "binc"];

/// A clock, in milliseconds.
#[derive(Default)]
struct Clock {
    left: Option<u64>,
    more: u64,
    moves: Option<u64>,
}

impl Clock {
    /// Whether this is about clocks. Only that of the side to act matters.
    fn take(&mut self, word: &str, number: u64, turn: Side) -> bool {
        let mine = turn == Side::First;
        match word {
            "p1time" | "wtime" if mine => self.left = Some(number),
            "p2time" | "btime" if !mine => self.left = Some(number),
            "p1inc" | "winc" if mine => self.more = number,
            "p2inc" | "binc" if !mine => self.more = number,
            "movestogo" => self.moves = Some(number),
            _ => return OTHERS.contains(&word),
        }
        true
    }

    /// What to spend on this move: an even part of the time, or a guess at one, and most of what comes back; never so
    /// much that little is left.
    fn part(&self) -> Option<u64> {
        const SHARE: u64 = 15;
        let left = self.left?;
        let share = left / self.moves.unwrap_or(SHARE).clamp(1, 100);
        Some(share.saturating_add(self.more / 4 * 3).min(left / 4 * 3).max(1))
    }
}

impl Go {
    /// What the words after `go` ask for, with the clock of this side; and those that mean nothing here.
    pub(super) fn read(text: &str, turn: Side) -> (Go, Vec<&str>) {
        let (mut go, mut clock, mut ignored) = (Go::default(), Clock::default(), Vec::new());
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            // Clocks that have run out may be below zero.
            let number = words.peek().and_then(|next| next.parse::<i128>().ok());
            let number = number.map(|n| u64::try_from(n.max(0)).unwrap_or(u64::MAX));
            match number {
                _ if word == "infinite" => go.infinite = true,
                Some(number) if go.take(word, number) || clock.take(word, number, turn) => drop(words.next()),
                _ => ignored.push(word),
            }
        }
        go.time = go.time.or_else(|| clock.part().map(Duration::from_millis));
        (go, ignored)
    }

    /// Whether this is about how long to search.
    fn take(&mut self, word: &str, number: u64) -> bool {
        match word {
            "movetime" => self.time = Some(Duration::from_millis(number)),
            "depth" => self.depth = Some(number.try_into().unwrap_or(u32::MAX)),
            "nodes" => self.nodes = Some(number),
            _ => return false,
        }
        true
    }

    /// How far it may look, if that was said.
    fn limits(&self) -> Option<Limits> {
        let none = Limits::default();
        (self.depth.is_some() || self.nodes.is_some()).then(|| Limits {
            depth: self.depth.unwrap_or(none.depth),
            nodes: self.nodes.unwrap_or(none.nodes),
        })
    }
}

/// Looked at before the solver is asked. A win that is near needs no proof of what the other columns are worth.
const GLANCE: Limits = Limits { depth: u32::MAX, nodes: 5_000 };
/// How often there is news of a search that has none itself.
const NEWS: Duration = Duration::from_secs(1);

/// A position to search.
pub(super) struct Job {
    pub(super) go: Go,
    pub(super) game: Game,
    pub(super) control: Arc<Control>,
}

/// Where the news of a search go.
type Tell<'a> = &'a (dyn Fn(News) + Sync);

impl Job {
    /// Tells how it goes and then, once, what is best: before the time is over or soon after the control says so.
    pub(super) fn run(&self, player: &mut Player, tell: Tell) {
        let began = Instant::now();
        let (over, is_over) = mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(move || self.watch(began, &is_over, tell));
            let report = |result: &SearchResult| tell(News::Info(line(result, began)));
            let best = match self.go.limits() {
                Some(limits) => first(lookahead(&self.game, limits, &self.control, report)),
                None if player.solves(&self.game) => {
                    self.solve(player, began, tell);
                    return drop(over);
                }
                // Nobody can solve this. What the level would look at by itself is less than there is time for.
                None if player.level() == Level::Perfect && self.is_timed() => {
                    first(lookahead(&self.game, Limits::default(), &self.control, report))
                }
                None => player.choose(&self.game, &self.control),
            };
            drop(over);
            self.answer(best, began, tell);
        });
    }

    fn answer(&self, best: Option<Action>, began: Instant, tell: Tell) {
        tell(News::Info(format!("info {}", work(self.control.nodes(), began))));
        tell(News::Best(best));
    }

    fn is_timed(&self) -> bool {
        self.go.infinite || self.go.time.is_some()
    }

    /// Stops the search when its time is over, and tells now and then how it goes.
    fn watch(&self, began: Instant, is_over: &Receiver<()>, tell: Tell) {
        let end = self.go.time.and_then(|time| began.checked_add(time));
        let left = || end.map_or(NEWS, |end| end.saturating_duration_since(Instant::now()));
        while is_over.recv_timeout(left().min(NEWS)) == Err(RecvTimeoutError::Timeout) {
            if left().is_zero() || self.control.is_stopped() {
                return self.control.stop();
            }
            tell(News::Info(format!("info {}", work(self.control.nodes(), began))));
        }
    }

    /// The choice of the solver, or if that takes too long, of a search beside it. The solver knows all or nothing,
    /// and nobody knows beforehand which it will be; the search has an answer at any time, and what it costs is half of
    /// one core at worst. It only ever answers in the solver's stead, so a seed still decides what is chosen.
    ///
    /// When it is told to stop, the search answers by itself: the solver may be busy with a table that grows.
    fn solve(&self, player: &mut Player, began: Instant, tell: Tell) {
        let (game, control) = (&self.game, &*self.control);
        let report = |result: &SearchResult| tell(News::Info(line(result, began)));
        let glance = lookahead(game, GLANCE, control, report);
        let depth = glance.as_ref().map_or(0, |result| result.depth);
        if control.is_stopped() || wins(glance.as_ref()) {
            return self.answer(first(glance), began, tell);
        }
        let answered = AtomicBool::new(false);
        let answer = |best| {
            if !answered.swap(true, Relaxed) {
                self.answer(best, began, tell);
            }
        };
        thread::scope(|scope| {
            let search = scope.spawn(|| {
                let deeper = |result: &SearchResult| {
                    if result.depth > depth {
                        report(result);
                    }
                };
                let best = first(lookahead(game, Limits::default(), control, deeper));
                if control.is_stopped() {
                    answer(best);
                }
                best
            });
            let found = player.choose(game, control);
            let end = found.and_then(|best| player.outlook(game, best, control));
            // Stopped, it may have guessed.
            if !control.is_stopped() {
                if let (Some(best), Some(end)) = (found, end) {
                    tell(News::Info(proved(game, best, end, work(control.nodes(), began))));
                }
                answer(found);
                control.stop();
            }
            answer(search.join().ok().flatten());
        });
    }
}

fn wins(result: Option<&SearchResult>) -> bool {
    result.and_then(|result| result.value.end()).is_some_and(|moves| moves > 0)
}

fn first(result: Option<SearchResult>) -> Option<Action> {
    result?.line.first().copied()
}

/// What a search has found so far.
fn line(result: &SearchResult, began: Instant) -> String {
    let score = match result.value.end() {
        Some(moves) => format!("mate {moves}"),
        None => format!("cp {}", result.value.points()),
    };
    let moves: String = result.line.iter().map(|command| format!(" {command}")).collect();
    format!("info depth {} {} score {score} pv{moves}", result.depth, work(result.nodes, began))
}

/// What the solver has found, `end` moves before the end of the game; 0 for a draw, which fills the board.
fn proved(game: &Game, best: Action, end: i32, work: String) -> String {
    let (depth, score) = match end {
        0 => (game.board().cells().count().saturating_sub(game.moves().into()), "cp 0".into()),
        _ => (end.unsigned_abs() as usize, format!("mate {end}")),
    };
    format!("info depth {depth} {work} score {score} pv {best}")
}

/// How much was done, and how fast.
fn work(nodes: u64, began: Instant) -> String {
    let time = began.elapsed().as_millis();
    format!("nodes {nodes} nps {} time {time}", u128::from(nodes) * 1000 / time.max(1))
}
