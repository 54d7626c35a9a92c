//! `four admin`: lists, shows, exports, deletes, checks, backs up, restores and moves the games of a server.

use std::io::Write;
use std::path::Path;

use four_protocol::{Offer, Person, TableEvent};
use four_rules::{Record, Ruling, Side};
use four_server::{Bus, DELETED, GameId, Room, Sqlite, Store, StoredEntry, Summary};
use four_text::Text;
use time::OffsetDateTime;

use crate::cli::{AdminArgs, AdminTask, DbArg};
use crate::database::{Database, bus, open_file};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::moving;
use crate::serve::runtime;
use crate::wording::InWords;

pub(crate) fn run(args: &AdminArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    runtime()?.block_on(async {
        match &args.task {
            AdminTask::Restore { from } => restore(from, &args.db, text, out).await?,
            AdminTask::Backup { to } => backup(&args.db, to, text, out).await?,
            AdminTask::Move { from, to } => moving::run(from, to, text, out).await?,
            task => {
                let database = Database::of(&args.db)?;
                let bus = bus(&args.bus, &database).await?;
                let store = database.open().await?;
                let done = Admin { store: &*store, bus: &*bus, text }.perform(task, out).await;
                store.close().await;
                done?;
            }
        }
        Ok(ExitCode::Success)
    })
}

struct Admin<'a> {
    store: &'a dyn Store,
    bus: &'a dyn Bus,
    text: Text,
}

impl Admin<'_> {
    async fn perform(&self, task: &AdminTask, out: &mut impl Write) -> Result<(), CommandError> {
        match task {
            AdminTask::List { most } => self.list(*most, out).await,
            AdminTask::Show { game } => self.show(&self.room(game).await?, out),
            AdminTask::Export { game, json } => {
                let log = self.room(game).await?.log().about(game)?;
                let text =
                    if *json { four_files::log::write(&log) } else { Record::from_log(log).to_string() };
                Ok(out.write_all(text.as_bytes())?)
            }
            AdminTask::Delete { game } => self.delete(game, out).await,
            AdminTask::Check => self.check(out).await,
            // These open what they need.
            AdminTask::Backup { .. } | AdminTask::Restore { .. } | AdminTask::Move { .. } => Ok(()),
        }
    }

    async fn list(&self, most: u32, out: &mut impl Write) -> Result<(), CommandError> {
        for summary in self.store.list(most).await.or_bad_input()? {
            // A game that cannot be read is listed with the reason.
            let about = match self.store.entries(&summary.game, 0).await.map(Room::new) {
                Ok(Ok(room)) => self.about(&room),
                Ok(Err(corrupt)) => corrupt.in_words(self.text),
                Err(error) => error.in_words(self.text),
            };
            writeln!(out, "{}  {}  {about}", summary.game, when(summary.changed))?;
        }
        Ok(())
    }

    fn show(&self, room: &Room, out: &mut impl Write) -> Result<(), CommandError> {
        writeln!(out, "{}", self.about(room))?;
        for (index, entry) in room.entries().iter().enumerate() {
            writeln!(out, "{:>4}  {}  {}", index + 1, when(entry.at), self.event(entry))?;
        }
        write!(out, "\n{}", room.game().board())?;
        Ok(())
    }

    async fn delete(&self, game: &str, out: &mut impl Write) -> Result<(), CommandError> {
        let id = id(game)?;
        if !self.store.delete(&id).await.or_bad_input()? {
            return Err(CommandError::about(game, AdminError::NoSuchGame));
        }
        self.bus.publish(&id, DELETED);
        self.bus.flush().await;
        Ok(writeln!(out, "{}", self.text.admin_deleted(id.to_string()))?)
    }

    async fn check(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let damage = self.store.check().await.or_bad_input()?;
        if !damage.is_empty() {
            return Err(AdminError::Damaged(damage)).or_bad_input();
        }
        let (mut entries, mut unreadable) = (0, Vec::new());
        let games = self.store.list(u32::MAX).await.or_bad_input()?;
        for Summary { game, version, .. } in &games {
            match self.store.entries(game, 0).await.map(Room::new) {
                Ok(Ok(room)) if room.broken_link().is_none() => entries += version,
                _ => unreadable.push(game.to_string()),
            }
        }
        if !unreadable.is_empty() {
            return Err(AdminError::Unreadable(unreadable)).or_bad_input();
        }
        Ok(writeln!(out, "{}", self.text.admin_checked(games.len(), entries))?)
    }

    async fn room(&self, game: &str) -> Result<Room, CommandError> {
        let entries = self.store.entries(&id(game)?, 0).await.or_bad_input()?;
        if entries.is_empty() {
            return Err(CommandError::about(game, AdminError::NoSuchGame));
        }
        Room::new(entries).about(game)
    }

    /// The players, the rules, and how the game stands.
    fn about(&self, room: &Room) -> String {
        let game = room.game();
        let standing = match (game.outcome(), room.free()) {
            (Some(outcome), _) => self.text.outcome_inside(outcome),
            (None, Some(_)) => self.text.admin_waiting().into(),
            (None, None) => self.text.admin_moves(game.moves()),
        };
        let [first, second] = Side::BOTH.map(|side| room.name(side));
        self.text.admin_game(first, second, game.rules().values().to_string(), standing)
    }

    /// What happened. The secrets of the seats are not shown.
    fn event(&self, entry: &StoredEntry) -> String {
        let text = self.text;
        match &entry.what {
            TableEvent::Opened(opened) => {
                let [first, second] = &opened.players.0;
                text.admin_opened(self.person(first), self.person(second), opened.rules.to_string())
            }
            TableEvent::Joined { side, name } => text.admin_joined(text.side(*side), name),
            TableEvent::Played { by, action, .. } => text.admin_played(text.side(*by), action.to_string()),
            TableEvent::Ruled { ruling: Ruling::AgreedDraw, .. } => text.admin_agreed().into(),
            TableEvent::Ruled { ruling: Ruling::TimeUp(side), .. } => text.admin_time_up(text.side(*side)),
            TableEvent::Offered { by, offer } => text.admin_offers(word(*offer), text.side(*by)),
            TableEvent::Declined { by, offer } => text.admin_declines(word(*offer), text.side(*by)),
            TableEvent::TookBack { by, to } => text.admin_took_back(*to, text.side(*by)),
            TableEvent::Helped { by } => text.admin_helped(text.side(*by)),
            TableEvent::Rematch { game } => text.admin_rematch(game.to_string()),
            TableEvent::Unknown(what) => text.admin_unknown(what.to_string()),
        }
    }

    fn person(&self, person: &Person) -> String {
        match person {
            Person::Free => self.text.admin_free().into(),
            Person::Human(name) => self.text.admin_human(name),
            Person::Computer(level) => self.text.admin_computer(level.to_string()),
        }
    }
}

/// Copies the file of a database.
async fn backup(db: &DbArg, to: &Path, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let database = Database::of(db)?;
    let store = open_file(database.file()?).await?;
    if to.exists() {
        return Err(CommandError::about(to.display(), AdminError::FileExists));
    }
    let done = store.backup(to).await.about(to.display());
    store.close().await;
    done?;
    Ok(writeln!(out, "{}", text.admin_copied(to.display().to_string()))?)
}

/// Makes the database of a backup.
async fn restore(from: &Path, db: &DbArg, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let database = Database::of(db)?;
    let to = database.file()?;
    if to.exists() {
        return Err(CommandError::about(to.display(), AdminError::FileExists));
    }
    Sqlite::restore(from, to).await.about(from.display())?;
    Ok(writeln!(out, "{}", text.admin_restored(to.display().to_string()))?)
}

fn id(game: &str) -> Result<GameId, CommandError> {
    GameId::read(game).ok_or(AdminError::NoSuchGame).about(game)
}

/// Why a task cannot be done.
#[derive(Debug)]
enum AdminError {
    NoSuchGame,
    /// Neither a backup nor a restored database replaces a file.
    FileExists,
    /// What SQLite found.
    Damaged(Vec<String>),
    /// The ids of games.
    Unreadable(Vec<String>),
}

impl InWords for AdminError {
    fn in_words(&self, text: Text) -> String {
        match self {
            AdminError::NoSuchGame => text.admin_no_game().into(),
            AdminError::FileExists => text.admin_exists().into(),
            AdminError::Damaged(why) => text.admin_damaged(why.join("; ")),
            AdminError::Unreadable(games) => text.admin_unreadable(games.join(", ")),
        }
    }
}

/// The name of an offer in messages.
const fn word(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Undo => "undo",
        Offer::Rematch => "rematch",
    }
}

/// Milliseconds since 1970 as date and time.
fn when(millis: u64) -> String {
    let at = i64::try_from(millis / 1000).ok().and_then(|at| OffsetDateTime::from_unix_timestamp(at).ok());
    let Some(at) = at else { return "?".into() };
    let (date, time) = (at.date(), at.time());
    format!("{date} {:02}:{:02}:{:02}", time.hour(), time.minute(), time.second())
}
