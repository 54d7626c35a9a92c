//! Sentences about a table, in every language.

use four_protocol::{Offer, Reason, TableEvent};
use four_rules::{Action, Column, Language, Side};
use four_text::{Words, fill, words};

use crate::room::Rejection;

words! {
    /// Sentences about a table.
    pub(crate) struct Saying: Words;

    waiting: "Waiting for somebody to take the other seat", "Đang chờ người vào ghế còn lại";
    joined: "{0} sat down", "{0} đã vào bàn";
    somebody: "Somebody", "Người chơi";
    offers_draw: "{0} offer{s} a draw", "{0} đề nghị hòa";
    offers_undo: "{0} ask{s} to take the last move back", "{0} xin rút lại nước vừa đi";
    offers_rematch: "{0} want{s} to play again", "{0} muốn chơi lại";
    declined: "{0} decline{s}", "{0} từ chối";
    took_back: "{0} took the last move back", "{0} đã rút lại nước đi";
    goes_on: "On to the next game, sides swapped", "Sang ván tiếp theo, đổi bên";
    not_begun: "The other seat is still free", "Ghế còn lại vẫn trống";
    stale: "Something happened before that arrived; look again", "Bàn cờ đã thay đổi trước khi lệnh đến; hãy xem lại";
    undo_by_rules: "These rules say themselves when a move can be taken back", "Luật này tự quy định khi nào được rút lại";
    nothing_back: "There is nothing to take back", "Không có gì để rút lại";
    no_draws: "The computer plays to the end", "Máy luôn chơi đến cùng";
    no_rematch: "There is no rematch now", "Bây giờ chưa thể chơi lại";
    not_offered: "Nothing like that has been offered", "Không có đề nghị nào như vậy";
    already: "Already offered; the other side has not answered", "Đã đề nghị rồi; bên kia chưa trả lời";
    enough: "Too much has happened at this table", "Đã có quá nhiều việc ở bàn này";
    spectator: "You are watching; only players can do that", "Bạn đang xem; chỉ người chơi mới làm được";
    not_your_seat: "That seat is somebody else's", "Ghế đó của người khác";
    malformed: "I did not understand that", "Tôi không hiểu";
    too_fast: "Too fast; wait a moment", "Nhanh quá; hãy đợi một chút";
    unavailable: "That could not be saved; try again in a moment", "Chưa lưu được; hãy thử lại sau giây lát";
    no_such_game: "There is no such game; it may have expired", "Không có ván này; có thể nó đã hết hạn";
    seat_taken: "Both seats are taken; you can watch", "Cả hai ghế đã có người; bạn có thể xem";
    foreign: "This page belongs to another site", "Trang này thuộc một trang web khác";
    too_many_games: "Too many games opened from here; wait a while", "Đã mở quá nhiều ván từ đây; hãy đợi một lúc";
    busy: "The coach is busy; try again in a moment", "Huấn luyện viên đang bận; hãy thử lại sau giây lát";
    failed: "Something failed here; try again in a moment", "Có lỗi ở đây; hãy thử lại sau giây lát";
    nothing_here: "There is nothing here", "Không có gì ở đây";
    outlook: "With best play: {0}.", "Nếu hai bên chơi đúng: {0}.";
    best_one: "Best: column {0}.", "Tốt nhất: cột {0}.";
    best_many: "Best: columns {0}.", "Tốt nhất: các cột {0}.";
    trap: "Not column {0}: {1}", "Đừng đi cột {0}: {1}";
    sees_win: "a win in sight", "thấy thắng";
    sees_loss: "a loss in sight", "thấy thua";
    points: "{0} points", "{0} điểm";
    task_win: "{0} to move and win: which column?", "{0} đi và thắng: cột nào?";
    task_save: "{0} to move and hold the draw: which column?", "{0} đi và giữ hòa: cột nào?";
}

impl Saying {
    /// An event at the table apart from the game itself; `None` if it has no sentence.
    pub(crate) fn table_event(&self, what: &TableEvent, name: &dyn Fn(Side) -> String) -> Option<String> {
        let of = |template: &str, by: Side| fill(&self.about(template, &name(by)), &[&name(by)]);
        Some(match what {
            TableEvent::Joined { side, .. } => of(self.joined, *side),
            TableEvent::Offered { by, offer } => of(self.offer(*offer), *by),
            TableEvent::Declined { by, .. } => of(self.declined, *by),
            TableEvent::TookBack { by, .. } => of(self.took_back, *by),
            TableEvent::Rematch { .. } => self.goes_on.into(),
            TableEvent::Opened(_) | TableEvent::Played { .. } | TableEvent::Ruled { .. } => return None,
        })
    }

    const fn offer(&self, offer: Offer) -> &'static str {
        match offer {
            Offer::Draw => self.offers_draw,
            Offer::Undo => self.offers_undo,
            Offer::Rematch => self.offers_rematch,
        }
    }

    pub(crate) fn outlook(&self, outlook: &str) -> String {
        fill(self.outlook, &[&outlook])
    }

    pub(crate) fn best(&self, columns: &[Column]) -> String {
        let list = columns.iter().map(Column::to_string).collect::<Vec<_>>().join(", ");
        fill(if columns.len() == 1 { self.best_one } else { self.best_many }, &[&list])
    }

    pub(crate) fn trap(&self, column: Column, why: &str) -> String {
        fill(self.trap, &[&column, &why])
    }

    pub(crate) fn would(&self, command: Option<Action>) -> String {
        command.map(|command| fill(self.hint_do, &[&self.act(command)])).unwrap_or_default()
    }

    /// The estimate of a column; beyond `sure` the search has seen the end.
    pub(crate) fn worth(&self, points: i32, sure: i32) -> String {
        match points {
            _ if points > sure => self.sees_win.into(),
            _ if points < -sure => self.sees_loss.into(),
            _ => fill(self.points, &[&format!("{points:+}")]),
        }
    }

    pub(crate) fn task(&self, win: bool, side: Side) -> String {
        fill(if win { self.task_win } else { self.task_save }, &[&self.side(side)])
    }
}

/// Why a request was refused.
pub(crate) fn refusal(reason: Reason, rejection: Option<Rejection>, language: Language) -> String {
    let saying = Saying::of(language);
    let text = match rejection {
        Some(Rejection::Rules(refusal)) => return Words::of(language).refusal(refusal),
        Some(Rejection::NotBegun) => saying.not_begun,
        Some(Rejection::Stale) => saying.stale,
        Some(Rejection::UndoByRules) => saying.undo_by_rules,
        Some(Rejection::NothingToTakeBack) => saying.nothing_back,
        Some(Rejection::NoDraws) => saying.no_draws,
        Some(Rejection::NoRematch) => saying.no_rematch,
        Some(Rejection::NotOffered) => saying.not_offered,
        Some(Rejection::AlreadyOffered) => saying.already,
        Some(Rejection::TooManyEntries) => saying.enough,
        None => match reason {
            Reason::Spectator => saying.spectator,
            Reason::NotYourSeat => saying.not_your_seat,
            Reason::TooFast => saying.too_fast,
            Reason::Unavailable => saying.unavailable,
            _ => saying.malformed,
        },
    };
    text.into()
}
