//! `four admin`: looking after the games of a server.

use std::io::Write;

use four_protocol::{Person, TableEvent};
use four_rules::{Record, Ruling, Side};
use four_server::{GameId, Room, Sqlite, Store, StoreError, StoredEntry};
use time::OffsetDateTime;

use crate::cli::{AdminArgs, AdminTask};
use crate::serve::{open, runtime};
use crate::{Exit, Failure};

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}

/// Does what is asked for.
pub(crate) fn run(args: &AdminArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    runtime()?.block_on(async {
        let store = open(&args.db, false).await?;
        let done = task(&store, &args.task, out).await;
        store.close().await;
        done.map(|()| Exit::Fine)
    })
}

async fn task(store: &Sqlite, task: &AdminTask, out: &mut impl Write) -> Result<(), Failure> {
    match task {
        AdminTask::List { most } => list(store, *most, out).await,
        AdminTask::Show { game } => {
            let room = room(store, game).await?;
            show(&room, out)
        }
        AdminTask::Export { game, json } => {
            let room = room(store, game).await?;
            let log = room.log().map_err(|error| Failure::with(&game, error))?;
            let text = if *json { four_files::log::write(&log) } else { Record::from_log(log).to_string() };
            Ok(out.write_all(text.as_bytes())?)
        }
        AdminTask::Delete { game } => {
            let id = id(game)?;
            match store.delete(&id).await? {
                true => Ok(writeln!(out, "Deleted {id}.")?),
                false => Err(no_game(game)),
            }
        }
        AdminTask::Backup { to } => {
            if to.exists() {
                return Err(Failure::with(&to.display(), "is there already"));
            }
            store.backup(to).await.map_err(|error| Failure::with(&to.display(), error))?;
            Ok(writeln!(out, "Copied to {}.", to.display())?)
        }
    }
}

fn no_game(game: &str) -> Failure {
    Failure::with(&game, "there is no such game")
}

fn id(game: &str) -> Result<GameId, Failure> {
    GameId::read(game).ok_or_else(|| no_game(game))
}

async fn room(store: &Sqlite, game: &str) -> Result<Room, Failure> {
    let lines = store.entries(&id(game)?, 0).await?;
    if lines.is_empty() {
        return Err(no_game(game));
    }
    Room::new(lines).map_err(|error| Failure::with(&game, error))
}

async fn list(store: &Sqlite, most: u32, out: &mut impl Write) -> Result<(), Failure> {
    for summary in store.list(most).await? {
        // One that cannot be read is one to know of, not the end of the list.
        let about = match store.entries(&summary.game, 0).await.map(Room::new) {
            Ok(Ok(room)) => about(&room),
            Ok(Err(corrupt)) => corrupt.to_string(),
            Err(error) => error.to_string(),
        };
        writeln!(out, "{}  {}  {about}", summary.game, when(summary.changed))?;
    }
    Ok(())
}

fn about(room: &Room) -> String {
    let game = room.game();
    let how = match (game.outcome(), room.free()) {
        (Some(outcome), _) => outcome.to_string(),
        (None, Some(_)) => "waiting".into(),
        (None, None) => format!("{} moves", game.moves()),
    };
    let [first, second] = Side::BOTH.map(|side| room.name(side));
    format!("{first} – {second}, {}: {how}", game.rules().values())
}

fn show(room: &Room, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", about(room))?;
    for (index, line) in room.entries().iter().enumerate() {
        writeln!(out, "{:>4}  {}  {}", index + 1, when(line.at), words(line))?;
    }
    write!(out, "\n{}", room.game().board())?;
    Ok(())
}

/// Who held which seat is not told: what is stored of it is for knowing a secret again.
fn words(line: &StoredEntry) -> String {
    match &line.what {
        TableEvent::Opened(opened) => {
            let [first, second] = &opened.players.0;
            format!("opened: {} – {}, {}", person(first), person(second), opened.rules)
        }
        TableEvent::Joined { side, name } => format!("{side} taken by '{name}'"),
        TableEvent::Played { by, action, .. } => format!("{by}: {action}"),
        TableEvent::Ruled { ruling: Ruling::AgreedDraw, .. } => "a draw was agreed".into(),
        TableEvent::Ruled { ruling: Ruling::TimeUp(side), .. } => format!("{side}: time ran out"),
        TableEvent::Offered { by, offer } => format!("{by} offers {offer:?}").to_lowercase(),
        TableEvent::Declined { by, offer } => format!("{by} declines {offer:?}").to_lowercase(),
        TableEvent::TookBack { by, to } => format!("taken back to {to}, as {by} asked"),
        TableEvent::Rematch { game } => format!("went on to {game}"),
    }
}

fn person(person: &Person) -> String {
    match person {
        Person::Free => "(free)".into(),
        Person::Human(name) => format!("'{name}'"),
        Person::Computer(level) => format!("computer {level}"),
    }
}

fn when(millis: u64) -> String {
    let at = i64::try_from(millis / 1000).ok().and_then(|at| OffsetDateTime::from_unix_timestamp(at).ok());
    let Some(at) = at else { return "?".into() };
    let (date, time) = (at.date(), at.time());
    format!("{date} {:02}:{:02}:{:02}", time.hour(), time.minute(), time.second())
}
