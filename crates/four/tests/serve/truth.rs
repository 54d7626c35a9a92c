//! Checks that a game agrees with what its players were sent, and with the rules.

use std::collections::BTreeSet;

use four_protocol::{Act, Ask, Entry, Offer, TableEvent};
use four_rules::{Board, Cell, Input, Log, Rules, Side};

use crate::client::PublicGame;
use crate::table::{Game, Player};

/// Compares what the players were sent with what the server has now. Returns the number of moves that stand, and of
/// confirmations.
pub(crate) fn check(game: &Game, public: &PublicGame) -> [usize; 2] {
    for (entry, version) in public.entries.iter().zip(1..) {
        assert_eq!(entry.version, version, "a gap in game {}", game.id);
    }
    assert_eq!(public.state.version, public.entries.len() as u64);
    let mut unclaimed = played(public);
    for player in &game.players {
        for (shown, entry) in player.shown.iter().zip(&public.entries) {
            let same = shown.version == entry.version && shown.at == entry.at && shown.what == entry.what;
            assert!(same && shown.board == entry.board, "{shown:?} was sent, and now it is {entry:?}");
        }
        assert!(player.shown.len() <= public.entries.len(), "{:?} was lost", player.shown.last());
        for (ask, version) in &player.done {
            let found = claim(player, ask, *version, public);
            let found = found.unwrap_or_else(|| {
                panic!("{ask:?} was confirmed as version {version}, which {} does not have", game.id)
            });
            assert!(
                unclaimed.remove(&found) || !is_play(ask),
                "{ask:?} was confirmed with the version of another request"
            );
        }
    }
    let moves = replay(public);
    assert!(unclaimed.is_empty(), "no request led to {unclaimed:?} in {}", game.id);
    [moves, game.players.iter().map(|player| player.done.len()).sum()]
}

/// The versions of all actions.
fn played(public: &PublicGame) -> BTreeSet<u64> {
    let played = public.entries.iter().filter(|entry| matches!(entry.what, TableEvent::Played { .. }));
    played.map(|entry| entry.version).collect()
}

fn is_play(ask: &Ask) -> bool {
    matches!(ask.act, Act::Play(_))
}

/// The version that a request led to, which must be after the version that its player had seen.
fn claim(player: &Player, ask: &Ask, version: u64, public: &PublicGame) -> Option<u64> {
    let is_result = |entry: &&Entry| match (&entry.what, ask.act) {
        (TableEvent::Played { by, action, .. }, Act::Play(asked)) => *by == player.side && *action == asked,
        (TableEvent::Offered { by, offer }, Act::Offer(asked)) => *by == player.side && *offer == asked,
        (TableEvent::TookBack { by, .. }, Act::Offer(Offer::Undo)) => *by == player.side.other(),
        (TableEvent::Rematch { .. }, Act::Offer(Offer::Rematch)) => true,
        (TableEvent::Declined { by, offer }, Act::Decline(asked)) => *by == player.side && *offer == asked,
        _ => false,
    };
    let (seen, version) = (usize::try_from(ask.seen).ok()?, usize::try_from(version).ok()?);
    public.entries.get(seen..version)?.iter().find(is_result).map(|entry| entry.version)
}

/// Replays the game by the rules, and returns the number of moves that stand.
fn replay(public: &PublicGame) -> usize {
    let TableEvent::Opened(opened) = &public.entries[0].what else { panic!("{:?}", public.entries[0]) };
    let rules = Rules::try_from(opened.rules).unwrap();
    let mut log = Log::new(rules, ["", ""]);
    let mut standing: Vec<(u64, Side, Input)> = Vec::new();
    for entry in &public.entries[1..] {
        match &entry.what {
            TableEvent::Played { by, action, events } => {
                let from = log.events().len();
                play(&mut log, *by, (*action).into());
                assert_eq!(events, &log.events()[from..], "as {by} played {action}");
                standing.push((entry.version, *by, (*action).into()));
            }
            TableEvent::Ruled { ruling, events } => {
                assert_eq!(log.rule(*ruling), Ok(&events[..]));
                standing.push((entry.version, log.game().turn(), (*ruling).into()));
            }
            TableEvent::TookBack { to, .. } => {
                standing.retain(|(version, ..)| version <= to);
                log = Log::new(rules, ["", ""]);
                standing.iter().for_each(|&(_, by, command)| play(&mut log, by, command));
            }
            _ => {}
        }
        assert_eq!(entry.board, rows(log.game().board()), "after {:?}", entry.what);
    }
    assert_eq!(public.state.board, rows(log.game().board()));
    assert_eq!(public.state.ending.as_ref().map(|ending| &ending.outcome), log.game().outcome());
    let versions: Vec<u64> = standing.iter().map(|(version, ..)| *version).collect();
    assert_eq!(public.state.standing, versions);
    assert_eq!(log.replay().as_ref(), Ok(&log));
    usize::from(log.game().moves())
}

/// Plays, and answers questions that have a single answer, as the server does.
fn play(log: &mut Log, by: Side, command: Input) {
    let played = log.enter(by, command).map(drop);
    assert_eq!(played, Ok(()), "{by} could not play {command}");
    log.settle();
}

fn rows(board: &Board) -> String {
    let grid = board.grid();
    let row = |row: u8| -> String {
        let cells = board.columns().map(|column| board.at(Cell { column, row }));
        cells.map(|disc| disc.map_or('.', Side::letter)).collect()
    };
    let rows: Vec<String> = (0..grid.rows()).rev().map(row).collect();
    rows.join("/")
}
