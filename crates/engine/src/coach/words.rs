//! The claims in words, English and Vietnamese.

use four_rules::{Cell, Column, Language, Side};

use super::{Advice, Claim, Grade, Outlook, Threat, Verdict};

impl Grade {
    /// The grade as a word.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::English, Grade::Best) => "best",
            (Language::English, Grade::Fine) => "fine",
            (Language::English, Grade::Inaccuracy) => "inaccuracy",
            (Language::English, Grade::Mistake) => "mistake",
            (Language::English, Grade::Blunder) => "blunder",
            (Language::Vietnamese, Grade::Best) => "tốt nhất",
            (Language::Vietnamese, Grade::Fine) => "ổn",
            (Language::Vietnamese, Grade::Inaccuracy) => "chưa chuẩn",
            (Language::Vietnamese, Grade::Mistake) => "sai lầm",
            (Language::Vietnamese, Grade::Blunder) => "sai lầm lớn",
        }
    }
}

impl Outlook {
    /// What it means for this side.
    #[must_use]
    pub fn say(&self, by: Side, language: Language) -> String {
        let (side, ends) = (name(by, language), self.ends);
        match (language, self.score.signum()) {
            (Language::English, 0) => "a draw with best play".into(),
            (Language::English, 1) => format!("{side} wins with move {ends}"),
            (Language::English, _) => format!("{side} loses with move {ends}"),
            (Language::Vietnamese, 0) => "hòa nếu hai bên chơi đúng".into(),
            (Language::Vietnamese, 1) => format!("{side} thắng ở nước {ends}"),
            (Language::Vietnamese, _) => format!("{side} thua ở nước {ends}"),
        }
    }
}

impl Verdict {
    /// Why, in sentences.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        sentences(&self.claims, self.by, language)
    }
}

impl Advice {
    /// Why the best move is best, in sentences.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        sentences(&self.claims, self.by, language)
    }
}

fn sentences(claims: &[Claim], mover: Side, language: Language) -> String {
    claims.iter().map(|claim| claim.say(mover, language)).collect::<Vec<_>>().join(" ")
}

impl Claim {
    /// In words: one sentence, or a few. `mover` is who makes the move that the claim is about.
    #[must_use]
    pub fn say(&self, mover: Side, language: Language) -> String {
        match language {
            Language::English => english(self, mover),
            Language::Vietnamese => vietnamese(self, mover),
        }
    }
}

fn english(claim: &Claim, mover: Side) -> String {
    let (me, other) = (name(mover, Language::English), name(mover.other(), Language::English));
    let because = |because: &[Claim], who: Side| match sentences(because, who, Language::English) {
        words if words.is_empty() => words,
        words => format!(" {words}"),
    };
    match claim {
        Claim::Wins { threat } => format!("It wins with the line {}.", cells(&threat.line)),
        Claim::Stops { threat } => format!("It stops {other}, who would have won at {}.", threat.at),
        Claim::MissesWin { threat } => {
            format!("{me} could have won at once, at {} with the line {}.", threat.at, cells(&threat.line))
        }
        Claim::GivesAbove { threat } => {
            format!(
                "It gives away the cell above: {other} wins at {} with {}.",
                threat.at,
                cells(&threat.line)
            )
        }
        Claim::LeavesOpen { threat } => {
            format!("It leaves {} open, where {other} wins with {}.", threat.at, cells(&threat.line))
        }
        Claim::TwoThreats { threats } => {
            format!("It makes two threats at once, at {}: {other} cannot stop both.", all(threats, " and "))
        }
        Claim::Forces { line, ends } if line.len() <= 1 => format!("It wins with move {ends}."),
        Claim::Forces { line, ends } => {
            format!("Every answer to it is forced: {}, and {me} wins with move {ends}.", columns(line))
        }
        Claim::Decides { winner, threats, without } => {
            let result = match without {
                0 => "it would be a draw".into(),
                _ => format!("{} would win", winner.other()),
            };
            let without = if threats.len() == 1 { "Without it" } else { "Without them" };
            format!("What decides is {winner}'s {}. {without}, {result}.", described(threats))
        }
        Claim::RunsOut { loser, after, threats } => {
            let when = match after.len() {
                0 => String::new(),
                1..=TOLD => format!(" (after {})", columns(after)),
                discs => format!(", {discs} discs later,"),
            };
            let (winner, places) = (loser.other(), all(threats, " or "));
            format!(
                "In the main line {loser} runs out of waiting moves{when} and must let {winner} play {places}."
            )
        }
        Claim::NoLineLeft { side } => format!("{side} cannot make a line any more."),
        Claim::LastsLongest { ends } => {
            format!("All moves lose; none of the others lasts longer than move {ends}.")
        }
        Claim::OnlyMove => "It is the only move: all others lead to a worse result.".into(),
        Claim::Answer { column, because: why } => {
            format!("{other} answers with column {column}.{}", because(why, mover.other()))
        }
        Claim::Better { column, score, ends, because: why } => {
            let result = match score.signum() {
                1 => format!("it wins with move {ends}"),
                0 => "it holds the draw".into(),
                _ => format!("it lasts until move {ends}"),
            };
            format!("Better is column {column}: {result}.{}", because(why, mover))
        }
    }
}

fn vietnamese(claim: &Claim, mover: Side) -> String {
    let (me, other) = (name(mover, Language::Vietnamese), name(mover.other(), Language::Vietnamese));
    let because = |because: &[Claim], who: Side| match sentences(because, who, Language::Vietnamese) {
        words if words.is_empty() => words,
        words => format!(" {words}"),
    };
    match claim {
        Claim::Wins { threat } => format!("Nước này thắng với đường {}.", cells(&threat.line)),
        Claim::Stops { threat } => {
            format!("Nước này chặn {other}, nếu không thì {other} thắng ở ô {}.", threat.at)
        }
        Claim::MissesWin { threat } => {
            format!("{me} đã có thể thắng ngay ở ô {} với đường {}.", threat.at, cells(&threat.line))
        }
        Claim::GivesAbove { threat } => {
            format!(
                "Nước này nhường ô ngay bên trên: {other} thắng ở ô {} với đường {}.",
                threat.at,
                cells(&threat.line)
            )
        }
        Claim::LeavesOpen { threat } => {
            format!("Nước này bỏ trống ô {}, nơi {other} thắng với đường {}.", threat.at, cells(&threat.line))
        }
        Claim::TwoThreats { threats } => format!(
            "Nước này tạo hai mối đe dọa cùng lúc, ở ô {}: {other} không thể chặn cả hai.",
            all(threats, " và ô ")
        ),
        Claim::Forces { line, ends } if line.len() <= 1 => format!("Nước này thắng ở nước {ends}."),
        Claim::Forces { line, ends } => {
            format!("Mọi nước đáp đều bị ép: {}, và {me} thắng ở nước {ends}.", columns(line))
        }
        Claim::Decides { winner, threats, without } => {
            let result = match without {
                0 => "ván cờ sẽ hòa".into(),
                _ => format!("{} sẽ thắng", name(winner.other(), Language::Vietnamese)),
            };
            let winner = name(*winner, Language::Vietnamese);
            format!(
                "Điều quyết định là {} của {winner}. Nếu không có, {result}.",
                described_in_vietnamese(threats)
            )
        }
        Claim::RunsOut { loser, after, threats } => {
            let (side, winner) =
                (name(*loser, Language::Vietnamese), name(loser.other(), Language::Vietnamese));
            let places = all(threats, " hoặc ô ");
            let when = match after.len() {
                0 => String::new(),
                1..=TOLD => format!(" (sau {})", columns(after)),
                discs => format!(", sau {discs} quân nữa,"),
            };
            format!("Trong phương án chính, {side} hết nước chờ{when} và phải để {winner} đi vào ô {places}.")
        }
        Claim::NoLineLeft { side } => {
            format!("{} không còn tạo được đường nào nữa.", name(*side, Language::Vietnamese))
        }
        Claim::LastsLongest { ends } => {
            format!("Nước nào cũng thua; không nước nào cầm cự lâu hơn nước {ends}.")
        }
        Claim::OnlyMove => "Đây là nước duy nhất: mọi nước khác đều cho kết quả xấu hơn.".into(),
        Claim::Answer { column, because: why } => {
            format!("{other} đáp lại ở cột {column}.{}", because(why, mover.other()))
        }
        Claim::Better { column, score, ends, because: why } => {
            let result = match score.signum() {
                1 => format!("thắng ở nước {ends}"),
                0 => "giữ được hòa".into(),
                _ => format!("cầm cự đến nước {ends}"),
            };
            format!("Cột {column} tốt hơn: {result}.{}", because(why, mover))
        }
    }
}

/// What a side is called.
fn name(side: Side, language: Language) -> &'static str {
    match (language, side) {
        (Language::English, _) => side.colour(),
        (Language::Vietnamese, Side::First) => "Đỏ",
        (Language::Vietnamese, Side::Second) => "Vàng",
    }
}

/// `odd threat at 23 (line 23 33 43 53)`, or several; a cell where not all of the line is there is not a threat yet.
fn described(threats: &[Threat]) -> String {
    let one = |Threat { at, line, ready }: &Threat| {
        let parity = if at.row.is_multiple_of(2) { "odd" } else { "even" };
        match ready {
            true => format!("{parity} threat at {at} (line {})", cells(line)),
            false => format!("chance to make an {parity} threat at {at} (line {})", cells(line)),
        }
    };
    threats.iter().map(one).collect::<Vec<_>>().join(" together with the ")
}

fn described_in_vietnamese(threats: &[Threat]) -> String {
    let one = |Threat { at, line, ready }: &Threat| {
        let parity = if at.row.is_multiple_of(2) { "lẻ" } else { "chẵn" };
        match ready {
            true => format!("mối đe dọa ở ô hàng {parity} {at} (đường {})", cells(line)),
            false => format!("cơ hội tạo mối đe dọa ở ô hàng {parity} {at} (đường {})", cells(line)),
        }
    };
    threats.iter().map(one).collect::<Vec<_>>().join(" cùng với ")
}

fn all(threats: &[Threat], between: &str) -> String {
    threats.iter().map(|threat| threat.at.to_string()).collect::<Vec<_>>().join(between)
}

fn cells(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

/// Longer lines of play than this are not told.
const TOLD: usize = 10;

fn columns(columns: &[Column]) -> String {
    columns.iter().map(|column| column.symbol()).collect()
}
