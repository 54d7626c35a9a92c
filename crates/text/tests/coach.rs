//! Every claim of the engine as sentences, in every language.

#![allow(clippy::unwrap_used)]

use four_engine::{Claim, Outlook, Remark, Threat};
use four_rules::{Cell, Column, Side};
use four_text::{Language, Text};

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(|cell| cell.parse().unwrap()).collect()
}

fn columns(text: &str) -> Vec<Column> {
    text.chars().map(|column| column.to_string().parse().unwrap()).collect()
}

/// A threat at the first of these cells.
fn threat(line: &str, ready: bool) -> Threat {
    let line = cells(line);
    Threat { at: line[0], line, ready }
}

/// Says the claim about a move of Red's, in English and in Vietnamese.
fn says(claim: &Claim, english: &str, vietnamese: &str) {
    assert_eq!(Text::of(Language::EN).claim(claim, Side::First), english);
    assert_eq!(Text::of(Language::VI).claim(claim, Side::First), vietnamese);
}

#[test]
fn claims_about_one_line() {
    let up = threat("14 11 12 13", true);
    says(
        &Claim::Wins { threat: up.clone() },
        "It completes an upright line and wins.",
        "Nước này hoàn thành một đường dọc và thắng.",
    );
    says(&Claim::Stops { threat: up.clone() }, "It stops Yellow in column 1.", "Nước này chặn Vàng ở cột 1.");
    says(
        &Claim::StopsOne { stopped: up.clone(), remaining: threat("71 61 51 41", true) },
        "Only one can be stopped: Yellow also wins in column 7.",
        "Chỉ chặn được một chỗ: Vàng còn thắng ở cột 7.",
    );
    says(
        &Claim::MissesWin { threat: threat("71 61 51 41", true) },
        "Red had a win: column 7 completes a line across.",
        "Đỏ đã có thể thắng: cột 7 hoàn thành một đường ngang.",
    );
    says(
        &Claim::GivesAbove { threat: threat("14 23 32 41", true) },
        "It lets Yellow win right on top. The disc on top completes a diagonal line.",
        "Nước này để Vàng thắng ngay bên trên. Quân bên trên hoàn thành một đường chéo.",
    );
    says(
        &Claim::LeavesOpen { threat: up.clone() },
        "It leaves column 1 open, where Yellow wins. A disc there completes an upright line.",
        "Nước này bỏ trống cột 1, nơi Vàng thắng. Một quân ở đó hoàn thành một đường dọc.",
    );
    says(
        &Claim::Threatens { threat: up.clone() },
        "It threatens to win in column 1.",
        "Nước này dọa thắng ở cột 1.",
    );
    says(
        &Claim::MakesThreat { threat: up },
        "It makes a winning cell in column 1. It is row 4; the cells below it are still free.",
        "Nước này tạo một ô thắng ở cột 1. Đó là hàng 4; các ô bên dưới còn trống.",
    );
}

#[test]
fn claims_about_several_threats() {
    let (low, high) = (threat("21 31 41 51", true), threat("62 52 42 32", false));
    says(
        &Claim::TwoThreats { threats: vec![low.clone(), high.clone()] },
        "It makes two threats at once. Red can win in column 2 or 6, and Yellow can stop only one.",
        "Nước này tạo hai mối đe dọa cùng lúc. Đỏ có thể thắng ở cột 2 hoặc 6, và Vàng chỉ chặn được một chỗ.",
    );
    let stack = vec![threat("52 42 32 22", true), threat("53 43 33 23", true)];
    says(
        &Claim::TwoThreats { threats: stack.clone() },
        "It makes two threats at once. They are one above the other in column 5: stop the lower one, and the upper one wins.",
        "Nước này tạo hai mối đe dọa cùng lúc. Hai ô nằm chồng lên nhau ở cột 5: chặn ô dưới thì ô trên thắng.",
    );
    says(
        &Claim::Stacked { threats: stack },
        "It stacks two winning cells in column 5. They are rows 2 and 3. If Yellow fills the lower one, Red wins in the upper one.",
        "Nước này tạo hai ô thắng chồng nhau ở cột 5. Đó là hàng 2 và hàng 3. Nếu Vàng chặn ô dưới thì Đỏ thắng ở ô trên.",
    );
    let decides = |winner, threats, without, only| Claim::Decides { winner, threats, without, only };
    says(
        &decides(Side::Second, vec![high.clone()], -1, false),
        "Yellow's chance in row 2 of column 6 decides. Without it, Red would win.",
        "Cơ hội của Vàng ở hàng 2 cột 6 quyết định ván cờ. Nếu không có, Đỏ sẽ thắng.",
    );
    says(
        &decides(Side::First, vec![low.clone()], 0, true),
        "Red's only threat, row 1 of column 2, decides. Without it, it would be a draw.",
        "Mối đe dọa duy nhất của Đỏ, hàng 1 cột 2, quyết định ván cờ. Nếu không có, ván cờ sẽ hòa.",
    );
    says(
        &decides(Side::First, vec![low.clone(), high.clone()], 0, false),
        "Red's chances in columns 2 and 6 decide together. Without them, it would be a draw.",
        "Các cơ hội của Đỏ ở cột 2 và 6 cùng nhau quyết định. Nếu không có, ván cờ sẽ hòa.",
    );
    says(
        &Claim::RunsOut { loser: Side::Second, threats: vec![low.clone(), high.clone()] },
        "Yellow has no safe move left. Every move lets Red win, in column 2 or 6.",
        "Vàng không còn nước nào an toàn. Nước nào cũng để Đỏ thắng, ở cột 2 hoặc 6.",
    );
    says(
        &Claim::Avoid { side: Side::Second, threats: vec![low, high] },
        "Yellow must stay out of columns 2 and 6 now. Red would win right on top.",
        "Vàng lúc này phải tránh cột 2 và 6. Đỏ sẽ thắng ngay bên trên.",
    );
}

#[test]
fn claims_about_plans() {
    says(
        &Claim::FollowUp { by: Side::Second, wins: true },
        "Yellow wins by answering every disc on top. Every column has an even number of free cells, so the answer always \
         fits, and Red gets no line.",
        "Vàng thắng nhờ luôn đáp ngay bên trên. Cột nào cũng còn số ô trống chẵn nên luôn có chỗ để đáp, và Đỏ không tạo \
         được đường nào.",
    );
    says(
        &Claim::Zugzwang { winner: Side::First, threat: threat("23 33 43 53", true) },
        "Once the other columns are full, Yellow must play below row 3 of column 2. That is zugzwang: odd rows fall to the \
         first player, Red.",
        "Khi các cột khác đã đầy, Vàng buộc phải đi ngay dưới hàng 3 cột 2. Đó là thế bí nước: hàng lẻ về tay người đi \
         trước, Đỏ.",
    );
    says(
        &Claim::Holds { side: Side::Second, threat: threat("24 34 44 54", true) },
        "Yellow's threat in row 4 of column 2 holds the draw. Without it, Red would win.",
        "Mối đe dọa của Vàng ở hàng 4 cột 2 giữ thế hòa. Nếu không có, Đỏ sẽ thắng.",
    );
    says(
        &Claim::Forces { line: columns("455"), ends: 9 },
        "It forces every reply and wins. Red column 4, Yellow column 5, Red column 5. That wins with move 9.",
        "Nước này ép mọi nước đáp và thắng. Đỏ cột 4, Vàng cột 5, Đỏ cột 5. Thắng ở nước 9.",
    );
}

#[test]
fn claims_about_the_course_of_the_game() {
    says(
        &Claim::OnlyMove { result: 0 },
        "It is the only move that holds the draw.",
        "Đây là nước duy nhất giữ được hòa.",
    );
    says(
        &Claim::NoLineLeft { sides: vec![Side::Second] },
        "Yellow cannot make a line any more.",
        "Vàng không còn tạo được đường nào nữa.",
    );
    says(
        &Claim::LastsLongest { ends: 30 },
        "Every move loses; none lasts beyond move 30.",
        "Nước nào cũng thua; không nước nào cầm cự quá nước 30.",
    );
    says(
        &Claim::LostSince { number: 12 },
        "The mistake was earlier: move 12.",
        "Sai lầm đã xảy ra từ trước: nước 12.",
    );
    let column = columns("4")[0];
    says(
        &Claim::Answer {
            column,
            because: vec![
                Claim::Threatens { threat: threat("71 61 51 41", true) },
                Claim::Lines { count: 5 },
            ],
        },
        "Yellow's reply in column 4 threatens to win in column 7. It has the most open lines: 5.",
        "Nước đáp của Vàng ở cột 4 dọa thắng ở cột 7. Nước này có nhiều đường mở nhất: 5.",
    );
    for (score, english, vietnamese) in [
        (3, "it wins with move 11", "thắng ở nước 11"),
        (0, "it holds the draw", "giữ được hòa"),
        (-3, "it lasts until move 11", "cầm cự đến nước 11"),
    ] {
        says(
            &Claim::Better { column, score, ends: 11, because: Vec::new() },
            &format!("Better is column 4: {english}."),
            &format!("Cột 4 tốt hơn: {vietnamese}."),
        );
    }
    says(
        &Claim::Fails {
            column,
            because: vec![Claim::Answer {
                column: columns("2")[0],
                because: vec![Claim::TwoThreats {
                    threats: vec![threat("11 21 31 41", true), threat("51 41 31 21", true)],
                }],
            }],
        },
        "After column 4, Yellow's reply in column 2 makes two threats at once. Yellow can win in column 1 or 5, and Red can \
         stop only one.",
        "Sau cột 4, nước đáp của Vàng ở cột 2 tạo hai mối đe dọa cùng lúc. Vàng có thể thắng ở cột 1 hoặc 5, và Đỏ chỉ chặn \
         được một chỗ.",
    );
}

#[test]
fn a_remark_has_a_headline_and_details() {
    let text = Text::of(Language::EN);
    let remark = Remark {
        headline: Claim::GivesAbove { threat: threat("14 23 32 41", true) },
        details: vec![Claim::OnlyMove { result: 1 }],
    };
    assert_eq!(text.headline(&remark, Side::First), "It lets Yellow win right on top.");
    assert_eq!(
        text.details(&remark, Side::First),
        ["The disc on top completes a diagonal line.", "It is the only move that wins."]
    );
}

#[test]
fn outlooks_stand_inside_a_sentence_or_alone() {
    let text = Text::of(Language::EN);
    let said = |score| {
        let outlook = Outlook { score, ends: 9 };
        [text.outlook(&outlook, Side::Second), text.say_outlook(&outlook, Side::Second)]
    };
    assert_eq!(said(2), ["Yellow wins with move 9", "Yellow wins with move 9."]);
    assert_eq!(said(-2), ["Yellow loses with move 9", "Yellow loses with move 9."]);
    assert_eq!(said(0), ["a draw with best play", "A draw with best play."]);
}
