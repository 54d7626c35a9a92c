//! One search for another program: its limits, its methods, its reports.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use four_engine::{Control, Level, Limits, Player, SearchResult, lookahead};
use four_rules::{Action, Game, Side};

use super::Message;

/// What `go` asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// The actions to choose from; all if empty.
    pub(super) moves: Vec<Action>,
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
    /// Takes a word about clocks; `false` if it is about something else. Only the clock of the side to act counts.
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

    /// The milliseconds for this move: an even part of the time left (a fifteenth if the moves to go are unknown) and most
    /// of the increment, but never more than three quarters of the time left.
    fn part(&self) -> Option<u64> {
        const SHARE: u64 = 15;
        let left = self.left?;
        let share = left / self.moves.unwrap_or(SHARE).clamp(1, 100);
        Some(share.saturating_add(self.more / 4 * 3).min(left / 4 * 3).max(1))
    }
}

impl Go {
    /// Reads the words after `go`, with the clock of this side. The words that mean nothing here are returned too.
    pub(super) fn read(text: &str, turn: Side) -> (Go, Vec<&str>) {
        let (mut go, mut clock, mut ignored) = (Go::default(), Clock::default(), Vec::new());
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            // Clocks that have run out may be below zero.
            let number = words.peek().and_then(|next| next.parse::<i128>().ok());
            let number = number.map(|n| u64::try_from(n.max(0)).unwrap_or(u64::MAX));
            match number {
                _ if word == "infinite" => go.infinite = true,
                _ if word == "searchmoves" => {
                    while let Some(action) = words.peek().and_then(|word| word.parse().ok()) {
                        go.moves.push(action);
                        words.next();
                    }
                }
                Some(number) if go.take(word, number) || clock.take(word, number, turn) => drop(words.next()),
                _ => ignored.push(word),
            }
        }
        go.time = go.time.or_else(|| clock.part().map(Duration::from_millis));
        (go, ignored)
    }

    /// Takes a word about the length of the search; `false` if it is about something else.
    fn take(&mut self, word: &str, number: u64) -> bool {
        match word {
            "movetime" => self.time = Some(Duration::from_millis(number)),
            "depth" => self.depth = Some(number.try_into().unwrap_or(u32::MAX)),
            "nodes" => self.nodes = Some(number),
            _ => return false,
        }
        true
    }

    /// The limits of the lookahead, if any were given.
    pub(super) fn limits(&self) -> Option<Limits> {
        let none = Limits::default();
        (self.depth.is_some() || self.nodes.is_some()).then(|| Limits {
            depth: self.depth.unwrap_or(none.depth),
            nodes: self.nodes.unwrap_or(none.nodes),
        })
    }
}

/// The lookahead before the solver is asked: a win that is near needs no proof of the other columns' values.
const GLANCE: Limits = Limits { depth: u32::MAX, nodes: 5_000 };
/// How often a search is reported that does not report itself.
const REPORT_EVERY: Duration = Duration::from_secs(1);

/// A position to search.
pub(super) struct Job {
    pub(super) go: Go,
    /// How many of the best actions are reported.
    pub(super) lines: usize,
    pub(super) game: Game,
    pub(super) control: Arc<Control>,
}

/// Where the messages of a search go.
pub(super) type Tell<'a> = &'a (dyn Fn(Message) + Sync);

impl Job {
    /// Reports the search and then, once, the best action: before the time is over, or soon after the control stops it.
    pub(super) fn run(&self, player: &mut Player, tell: Tell) {
        let began = Instant::now();
        let (over, is_over) = mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(move || self.watch(began, &is_over, tell));
            let report = |result: &SearchResult| tell(Message::Info(line(result, began)));
            let best = match self.go.limits() {
                _ if self.lines > 1 || !self.go.moves.is_empty() => self.several(player, began, tell),
                Some(limits) => first(lookahead(&self.game, limits, &self.control, report)),
                None if player.solves(&self.game) => {
                    self.solve(player, began, tell);
                    return drop(over);
                }
                // The solver does not know these rules. There is time to look further than the level would by itself.
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
        tell(Message::Info(format!("info {}", work(self.control.nodes(), began))));
        tell(Message::Best(best));
    }

    fn is_timed(&self) -> bool {
        self.go.infinite || self.go.time.is_some()
    }

    /// Stops the search when its time is over, and reports it now and then.
    fn watch(&self, began: Instant, is_over: &Receiver<()>, tell: Tell) {
        let end = self.go.time.and_then(|time| began.checked_add(time));
        let left = || end.map_or(REPORT_EVERY, |end| end.saturating_duration_since(Instant::now()));
        while is_over.recv_timeout(left().min(REPORT_EVERY)) == Err(RecvTimeoutError::Timeout) {
            if left().is_zero() || self.control.is_stopped() {
                return self.control.stop();
            }
            tell(Message::Info(format!("info {}", work(self.control.nodes(), began))));
        }
    }

    /// Answers with the solver's choice, or if that takes too long, with that of a lookahead beside it. The solver has an
    /// answer only when it is done; the lookahead has one at any time, at the cost of half a core at worst. The lookahead
    /// answers only instead of the solver, so a seed still decides the choice.
    ///
    /// When the search is stopped, the lookahead answers at once: the solver may be busy with a table that grows.
    fn solve(&self, player: &mut Player, began: Instant, tell: Tell) {
        let (game, control) = (&self.game, &*self.control);
        let report = |result: &SearchResult| tell(Message::Info(line(result, began)));
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
            // What is reported and what is played agree.
            let found = player.exact(game, control).or_else(|| player.choose(game, control));
            let end = found.and_then(|best| player.outlook(game, best, control));
            // A stopped solver may have guessed.
            if !control.is_stopped() {
                if let (Some(best), Some(end)) = (found, end) {
                    let line = player.line(game, best, control).unwrap_or_else(|| vec![best]);
                    tell(Message::Info(proved(game, &line, end, &work(control.nodes(), began))));
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

/// The line that reports a lookahead.
fn line(result: &SearchResult, began: Instant) -> String {
    let score = score(result.value.end(), result.value.points());
    format!("info depth {} {} score {score} pv{}", result.depth, work(result.nodes, began), pv(&result.line))
}

/// A score: the number of own moves to the end of the game, as in UCI, or an advantage in hundredths. `end` is the number of
/// moves of both sides.
pub(super) fn score(end: Option<i32>, points: i32) -> String {
    match end {
        Some(end) => format!("mate {}", end.signum() * ((end.abs() + 1) / 2)),
        None => format!("cp {points}"),
    }
}

/// The actions of a line, each after a space.
pub(super) fn pv(line: &[Action]) -> String {
    line.iter().map(|action| format!(" {action}")).collect()
}

/// The line that reports a proof: the game ends in `end` moves; 0 is a draw, which fills the board.
fn proved(game: &Game, line: &[Action], end: i32, work: &str) -> String {
    let score = score(Some(end).filter(|&end| end != 0), 0);
    format!("info depth {} {work} score {score} pv{}", depth(game, end), pv(line))
}

/// The moves until a game ends that is proved to end in `end` moves; 0 is a draw.
pub(super) fn depth(game: &Game, end: i32) -> usize {
    match end {
        0 => game.board().cells().count().saturating_sub(game.moves().into()),
        _ => end.unsigned_abs() as usize,
    }
}

/// The nodes searched, and how fast.
pub(super) fn work(nodes: u64, began: Instant) -> String {
    let time = began.elapsed().as_millis();
    format!("nodes {nodes} nps {} time {time}", u128::from(nodes) * 1000 / time.max(1))
}
