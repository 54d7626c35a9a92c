//! Every claim of the engine as a sentence, in every language.

#![allow(clippy::unwrap_used)]

use four_engine::{Claim, Outlook, Threat};
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
    let threat = threat("14 11 12 13", true);
    says(
        &Claim::Wins { threat: threat.clone() },
        "It wins with the line 14 11 12 13.",
        "Nước này thắng với đường 14 11 12 13.",
    );
    says(
        &Claim::Stops { threat: threat.clone() },
        "It stops Yellow, who would have won at 14.",
        "Nước này chặn Vàng, nếu không thì Vàng thắng ở ô 14.",
    );
    says(
        &Claim::MissesWin { threat: threat.clone() },
        "Red could have won at once, at 14 with the line 14 11 12 13.",
        "Đỏ đã có thể thắng ngay ở ô 14 với đường 14 11 12 13.",
    );
    says(
        &Claim::GivesAbove { threat: threat.clone() },
        "It gives away the cell above: Yellow wins at 14 with 14 11 12 13.",
        "Nước này nhường ô ngay bên trên: Vàng thắng ở ô 14 với đường 14 11 12 13.",
    );
    says(
        &Claim::LeavesOpen { threat },
        "It leaves 14 open, where Yellow wins with 14 11 12 13.",
        "Nước này bỏ trống ô 14, nơi Vàng thắng với đường 14 11 12 13.",
    );
}

#[test]
fn claims_about_several_threats() {
    let (low, high) = (threat("21 31 41 51", true), threat("62 52 42 32", false));
    says(
        &Claim::TwoThreats { threats: vec![low.clone(), high.clone()] },
        "It makes two threats at once, at 21 and 62: Yellow cannot stop both.",
        "Nước này tạo hai mối đe dọa cùng lúc, ở ô 21 và ô 62: Vàng không thể chặn cả hai.",
    );
    says(
        &Claim::Decides { winner: Side::Second, threats: vec![high.clone()], without: -1 },
        "What decides is Yellow's chance to make an even threat at 62 (line 62 52 42 32). Without it, Red would win.",
        "Điều quyết định là cơ hội tạo mối đe dọa ở ô hàng chẵn 62 (đường 62 52 42 32) của Vàng. Nếu không có, Đỏ sẽ \
         thắng.",
    );
    says(
        &Claim::Decides { winner: Side::First, threats: vec![low.clone(), high.clone()], without: 0 },
        "What decides is Red's odd threat at 21 (line 21 31 41 51) together with the chance to make an even threat at \
         62 (line 62 52 42 32). Without them, it would be a draw.",
        "Điều quyết định là mối đe dọa ở ô hàng lẻ 21 (đường 21 31 41 51) cùng với cơ hội tạo mối đe dọa ở ô hàng chẵn \
         62 (đường 62 52 42 32) của Đỏ. Nếu không có, ván cờ sẽ hòa.",
    );
    for (after, english, vietnamese) in [
        ("", "", ""),
        ("123", " (after 123)", " (sau 123)"),
        ("12345671234", ", 11 discs later,", ", sau 11 quân nữa,"),
    ] {
        let threats = vec![low.clone(), high.clone()];
        says(
            &Claim::RunsOut { loser: Side::First, after: columns(after), threats },
            &format!(
                "In the main line Red runs out of waiting moves{english} and must let Yellow play 21 or 62."
            ),
            &format!(
                "Trong phương án chính, Đỏ hết nước chờ{vietnamese} và phải để Vàng đi vào ô 21 hoặc ô 62."
            ),
        );
    }
}

#[test]
fn claims_about_the_course_of_the_game() {
    let only = "It is the only move: all others lead to a worse result.";
    let only_vietnamese = "Đây là nước duy nhất: mọi nước khác đều cho kết quả xấu hơn.";
    says(&Claim::OnlyMove, only, only_vietnamese);
    says(&Claim::Forces { line: columns("4"), ends: 7 }, "It wins with move 7.", "Nước này thắng ở nước 7.");
    says(
        &Claim::Forces { line: columns("455"), ends: 9 },
        "Every answer to it is forced: 455, and Red wins with move 9.",
        "Mọi nước đáp đều bị ép: 455, và Đỏ thắng ở nước 9.",
    );
    says(
        &Claim::NoLineLeft { side: Side::Second },
        "Yellow cannot make a line any more.",
        "Vàng không còn tạo được đường nào nữa.",
    );
    says(
        &Claim::LastsLongest { ends: 30 },
        "All moves lose; none of the others lasts longer than move 30.",
        "Nước nào cũng thua; không nước nào cầm cự lâu hơn nước 30.",
    );
    let column = columns("4")[0];
    says(
        &Claim::Answer { column, because: vec![Claim::NoLineLeft { side: Side::First }, Claim::OnlyMove] },
        &format!("Yellow answers with column 4. Red cannot make a line any more. {only}"),
        &format!("Vàng đáp lại ở cột 4. Đỏ không còn tạo được đường nào nữa. {only_vietnamese}"),
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
