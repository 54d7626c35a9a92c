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
        "Nước này nối thành một đường dọc và thắng.",
    );
    says(&Claim::Stops { threat: up.clone() }, "It stops Yellow in column 1.", "Nước này chặn Vàng ở cột 1.");
    says(
        &Claim::StopsOne { stopped: up.clone(), remaining: threat("71 61 51 41", true) },
        "Red can stop only one threat; the other is in column 7.",
        "Đỏ chỉ chặn được một chỗ; bên kia vẫn thắng ở cột 7.",
    );
    says(
        &Claim::StopsOne { stopped: up.clone(), remaining: threat("15 25 35 45", true) },
        "Red can stop only one threat; the other is right above.",
        "Đỏ chỉ chặn được một chỗ; bên kia vẫn thắng ở ô ngay bên trên.",
    );
    says(
        &Claim::MissesWin { threat: threat("71 61 51 41", true) },
        "Column 7 would have won at once: it completes a line across.",
        "Đi cột 7 là thắng ngay: nối thành một đường ngang.",
    );
    says(
        &Claim::GivesAbove { threat: threat("14 23 32 41", true) },
        "It lets Yellow win right on top. The disc on top completes a diagonal line.",
        "Nước này tạo cơ hội cho Vàng thắng ngay ở ô bên trên. Quân ở ô đó nối thành một đường chéo.",
    );
    says(
        &Claim::LeavesOpen { threat: up.clone() },
        "It lets Yellow win in column 1. The threat was already there: a disc in that column completes an upright line.",
        "Nước này không chặn cột 1, nên Vàng thắng được ở đó. Chỗ đó đã hở từ trước: thêm một quân ở đó là thành một đường dọc.",
    );
    says(
        &Claim::Threatens { threat: up.clone(), later: Vec::new() },
        "It makes 3 upright; Yellow must answer on top.",
        "Nước này tạo 3 quân dọc; Vàng phải đáp ngay bên trên.",
    );
    let across = threat("71 61 51 41", true);
    says(
        &Claim::Threatens { threat: across.clone(), later: Vec::new() },
        "It threatens to win in column 7.",
        "Nước này dọa thắng ở cột 7.",
    );
    says(
        &Claim::Threatens { threat: across, later: vec![threat("23 33 43 53", true)] },
        "It threatens column 7 and makes a winning cell in column 2.",
        "Nước này dọa thắng ở cột 7 và tạo thêm ô thắng ở cột 2.",
    );
    says(
        &Claim::Wastes { threat: threat("23 33 43 53", true) },
        "It wastes the winning cell above it. Yellow can now block it, and a line across is gone.",
        "Nước này bỏ phí ô thắng ngay bên trên. Giờ Vàng chặn được ô đó, thế là mất một đường ngang.",
    );
    says(
        &Claim::MakesThreat { threats: vec![up] },
        "It makes a winning cell in column 1. It is in row 4; the cells below it are still free.",
        "Nước này tạo một ô thắng ở cột 1. Đó là hàng 4; các ô bên dưới còn trống.",
    );
}

#[test]
fn claims_about_several_threats() {
    let (low, high) = (threat("21 31 41 51", true), threat("62 52 42 32", false));
    says(
        &Claim::TwoThreats { threats: vec![low.clone(), high.clone()] },
        "It makes two threats at once. Red can win in column 2 or 6, and Yellow can stop only one.",
        "Nước này tạo hai mối đe dọa cùng lúc. Đỏ có thể thắng ở cột 2 hoặc 6, còn Vàng chỉ chặn được một chỗ.",
    );
    let stack = vec![threat("52 42 32 22", true), threat("53 43 33 23", true)];
    says(
        &Claim::TwoThreats { threats: stack.clone() },
        "It makes two threats at once. They are one above the other in column 5: stop the lower one, and the upper one wins.",
        "Nước này tạo hai mối đe dọa cùng lúc. Hai ô nằm chồng lên nhau ở cột 5: chặn ô dưới thì ô trên thắng.",
    );
    says(
        &Claim::Stacked { threats: stack.clone() },
        "It stacks two winning cells in column 5. They are in rows 2 and 3: block the lower one, and the upper one wins.",
        "Nước này tạo hai ô thắng chồng nhau ở cột 5. Đó là hàng 2 và hàng 3: chặn ô dưới thì ô trên thắng.",
    );
    let row = [threat("23 33 43 53", true), threat("63 33 43 53", true), threat("13 23 33 43", true)];
    says(
        &Claim::MakesThreat { threats: row[..2].to_vec() },
        "It makes winning cells in columns 2 and 6. They are in row 3.",
        "Nước này tạo các ô thắng ở cột 2 và 6. Các ô đó nằm ở hàng 3.",
    );
    says(
        &Claim::MakesThreat { threats: row.to_vec() },
        "It makes 3 winning cells. They are in columns 1, 2 and 6.",
        "Nước này tạo 3 ô thắng. Các ô đó nằm ở cột 1, 2 và 6.",
    );
    says(
        &Claim::HasThreats { side: Side::Second, threats: vec![low.clone()] },
        "Yellow's winning cell is row 1 of column 2.",
        "Ô thắng của Vàng nằm ở cột 2 hàng 1.",
    );
    says(
        &Claim::HasThreats { side: Side::Second, threats: stack },
        "Yellow's winning cells are in column 5.",
        "Các ô thắng của Vàng nằm ở cột 5.",
    );
}

#[test]
fn claims_about_cells_that_decide() {
    let (low, high) = (threat("21 31 41 51", true), threat("62 52 42 32", false));
    let stack = vec![threat("52 42 32 22", true), threat("53 43 33 23", true)];
    let decides = |winner, threats, without, only| Claim::Decides { winner, threats, without, only };
    says(
        &decides(Side::Second, vec![high.clone()], -1, false),
        "For Yellow, everything depends on row 2 of column 6. Its line is row 2, columns 3 to 6. Without it, Red would win.",
        "Ô then chốt của Vàng nằm ở cột 6 hàng 2. Đường đó ở hàng 2, từ cột 3 đến cột 6. Nếu không có ô đó, Đỏ sẽ thắng.",
    );
    says(
        &decides(Side::First, vec![low.clone()], 0, true),
        "Red's only winning cell, row 1 of column 2, decides the game. Without it, the game would be a draw.",
        "Ô thắng duy nhất của Đỏ, ở cột 2 hàng 1, quyết định ván đấu. Nếu không có ô đó, ván đấu sẽ hòa.",
    );
    says(
        &decides(Side::First, vec![low.clone(), high.clone()], 0, false),
        "For Red, everything depends on cells in columns 2 and 6. Without them, the game would be a draw.",
        "Các ô then chốt của Đỏ nằm ở các cột 2 và 6. Nếu không có các ô đó, ván đấu sẽ hòa.",
    );
    says(
        &decides(Side::First, stack, 0, false),
        "For Red, everything depends on cells in column 5. Without them, the game would be a draw.",
        "Các ô then chốt của Đỏ nằm ở cột 5. Nếu không có các ô đó, ván đấu sẽ hòa.",
    );
    says(
        &Claim::RunsOut { loser: Side::Second, threats: vec![low.clone(), high.clone()] },
        "No safe move is left for Yellow. Every move lets Red win, in column 2 or 6.",
        "Vàng không còn nước nào an toàn. Đi nước nào thì Đỏ cũng thắng, ở cột 2 hoặc 6.",
    );
    says(
        &Claim::Avoid { side: Side::Second, threats: vec![low.clone(), high.clone()] },
        "Yellow must stay out of columns 2 and 6 now. Red would win right on top, but should wait: playing there first lets Yellow block.",
        "Lúc này Vàng phải tránh cột 2 và 6. Nếu Vàng đi vào đó, Đỏ thắng ngay bên trên; nếu Đỏ đi vào đó trước thì Vàng chặn được.",
    );
    says(
        &Claim::Avoid { side: Side::First, threats: vec![low] },
        "Red must stay out of column 2 now. Yellow would win right on top. Wait for Yellow to play there first, then take the \
         cell on top.",
        "Lúc này Đỏ phải tránh cột 2. Đi vào đó thì Vàng thắng ngay bên trên. Hãy đợi Vàng đi vào đó trước rồi chiếm ô bên trên.",
    );
}

#[test]
fn claims_about_plans() {
    says(
        &Claim::FollowUp { by: Side::Second, wins: true },
        "Yellow can win by always answering on top. Every column has an even number of free cells, so there is always room \
         on top, and no line is left for Red.",
        "Vàng có thể thắng bằng cách luôn đáp ngay bên trên. Số ô trống ở cột nào cũng chẵn nên luôn có chỗ bên trên, và Đỏ \
         không còn nối được đường nào.",
    );
    says(
        &Claim::Zugzwang { winner: Side::First, threat: threat("23 33 43 53", true) },
        "Once the other columns are full, Yellow must play below row 3 of column 2. That is zugzwang: in the \
         end, the first player gets the odd rows.",
        "Khi các cột khác đã đầy, Vàng buộc phải đi ngay dưới ô ở cột 2 hàng 3. Đó là thế bí nước: cuối cùng người \
         đi trước được các hàng lẻ.",
    );
    says(
        &Claim::Holds { side: Side::Second, threat: threat("24 34 44 54", true) },
        "Yellow's winning cell, row 4 of column 2, holds the draw. Without it, Red would win.",
        "Ô thắng của Vàng ở cột 2 hàng 4 giữ thế hòa. Nếu không có ô đó, Đỏ sẽ thắng.",
    );
    says(
        &Claim::Forces { line: cells("43 52 53"), ends: 9 },
        "It forces every reply and wins. Red column 4, Yellow column 5, Red column 5 wins.",
        "Nước này thắng nhờ dọa liên tiếp: bên kia chỉ còn cách chặn. Đỏ cột 4, Vàng cột 5, Đỏ cột 5 là thắng.",
    );
    says(
        &Claim::Prevents { line: cells("31 61 21"), takes: None },
        "It stops Yellow's attack in column 3. Without it: Yellow column 3, Red column 6, Yellow column 2 wins.",
        "Nước này chặn đòn tấn công của Vàng ở cột 3. Nếu không: Vàng cột 3, Đỏ cột 6, Vàng cột 2 là thắng.",
    );
    says(
        &Claim::Prevents { line: cells("31 61 21"), takes: Some(cells("21")[0]) },
        "It takes row 1 of column 2, which Yellow's attack needs. Without it: Yellow column 3, Red column 6, Yellow column 2 \
         wins.",
        "Nước này chiếm ô ở cột 2 hàng 1 mà đòn tấn công của Vàng cần. Nếu không: Vàng cột 3, Đỏ cột 6, Vàng cột 2 là thắng.",
    );
    says(
        &Claim::Prepares { line: cells("31 61 21") },
        "It prepares an attack in column 3. If nobody stops it: Red column 3, Yellow column 6, Red column 2 wins.",
        "Nước này chuẩn bị một đòn tấn công ở cột 3. Nếu không bị chặn: Đỏ cột 3, Vàng cột 6, Đỏ cột 2 là thắng.",
    );
}

#[test]
fn claims_about_the_course_of_the_game() {
    let three = columns("3")[0];
    for (result, others, worst, english, vietnamese) in [
        (0, -1, -1, "holds the draw; every other column loses", "giữ được hòa; đi cột khác đều thua"),
        (1, -1, -1, "wins; every other column loses", "thắng; đi cột khác đều thua"),
        (1, 0, -1, "wins; the others draw or lose", "thắng; đi cột khác thì hòa hoặc thua"),
        (1, 0, 0, "wins; every other column only draws", "thắng; đi cột khác đều chỉ hòa"),
    ] {
        says(
            &Claim::OnlyMove { column: three, result, others, worst },
            &format!("Only column 3 {english}."),
            &format!("Chỉ cột 3 {vietnamese}."),
        );
    }
    says(
        &Claim::LastColumn { column: three, winner: None, ends: 42 },
        "Only column 3 is left; the game ends in a draw.",
        "Chỉ còn cột 3; ván đấu kết thúc hòa.",
    );
    says(
        &Claim::LastColumn { column: three, winner: Some(Side::Second), ends: 40 },
        "Only column 3 is left; Yellow will win on move 40.",
        "Chỉ còn cột 3; Vàng sẽ thắng ở nước 40.",
    );
    says(
        &Claim::Worse { drawn: columns("3"), lost: columns("127") },
        "Column 3 only draws. Columns 1, 2 and 7 lose.",
        "Đi cột 3 thì chỉ hòa. Đi cột 1, 2 và 7 đều thua.",
    );
    says(
        &Claim::OneAnswer { column: columns("4")[0] },
        "Only the reply in column 4 beats it.",
        "Chỉ nước đáp ở cột 4 mới trị được nước này.",
    );
    says(
        &Claim::NoLineLeft { sides: vec![Side::Second] },
        "Yellow can no longer make a line.",
        "Vàng không còn nối được đường nào nữa.",
    );
    says(
        &Claim::LastsLongest { ends: 30 },
        "Every move loses; this one lasts longest, until move 30.",
        "Nước nào cũng thua; nước này cầm cự lâu nhất, đến nước 30.",
    );
    says(
        &Claim::LostSince { number: 12 },
        "The mistake was earlier: move 12.",
        "Sai lầm đã xảy ra từ trước: nước 12.",
    );
    for (score, english, vietnamese) in [
        (3, "it wins on move 11", "thắng ở nước 11"),
        (0, "it holds the draw", "giữ được hòa"),
        (-3, "it lasts until move 11", "cầm cự đến nước 11"),
    ] {
        says(
            &Claim::Better { column: columns("4")[0], score, ends: 11, because: Vec::new() },
            &format!("Column 4 is better: {english}."),
            &format!("Cột 4 tốt hơn: {vietnamese}."),
        );
    }
}

#[test]
fn claims_about_lines_that_are_built() {
    let built = |line: &str, free: &str, english: &str, vietnamese: &str| {
        let builds = Claim::Builds { line: cells(line), discs: 2, free: cells(free) };
        says(&builds, english, vietnamese);
    };
    built(
        "41 51 61 71",
        "51 71",
        "It aims at row 1, columns 4 to 7.",
        "Nước này nhắm tới hàng 1, từ cột 4 đến cột 7.",
    );
    built("41 42 43 44", "43 44", "It makes 2 upright in column 4.", "Nước này tạo 2 quân dọc ở cột 4.");
    built(
        "31 42 53 64",
        "53 64",
        "It aims at a diagonal up to row 4 of column 6.",
        "Nước này nhắm tới đường chéo đi lên đến cột 6 hàng 4.",
    );
    built(
        "46 55 64 73",
        "55 73",
        "It aims at a diagonal down to row 3 of column 7.",
        "Nước này nhắm tới đường chéo đi xuống đến cột 7 hàng 3.",
    );
    built(
        "31 42 53 64",
        "42 53",
        "It aims at a diagonal through row 2 of column 4.",
        "Nước này nhắm tới đường chéo qua cột 4 hàng 2.",
    );
}

#[test]
fn claims_about_lines_that_are_cut() {
    let (across, up, diagonal) = (cells("11 21 31 41"), cells("41 42 43 44"), cells("41 52 63 74"));
    let cut = |lines: &[&Vec<Cell>], discs, disc: &str, english: &str, vietnamese: &str| {
        let lines = lines.iter().map(|line| (*line).clone()).collect();
        says(&Claim::Spoils { lines, discs, disc: cells(disc)[0] }, english, vietnamese);
    };
    cut(
        &[&across],
        1,
        "11",
        "It cuts Yellow's line in row 1.",
        "Nước này cắt đường ngang của Vàng ở hàng 1.",
    );
    cut(
        &[&up],
        1,
        "41",
        "It caps Yellow's disc in column 4.",
        "Nước này chặn phía trên quân của Vàng ở cột 4.",
    );
    cut(
        &[&up],
        2,
        "41",
        "It caps Yellow's upright line of 2.",
        "Nước này chặn phía trên 2 quân dọc của Vàng.",
    );
    cut(
        &[&diagonal],
        1,
        "52",
        "It cuts Yellow's diagonal through row 2 of column 5.",
        "Nước này cắt đường chéo của Vàng qua cột 5 hàng 2.",
    );
    cut(
        &[&across, &up, &diagonal],
        1,
        "11",
        "It cuts Yellow's lines across, upright and diagonal.",
        "Nước này cắt các đường ngang, dọc và chéo của Vàng.",
    );
    says(
        &Claim::ShutsIn { disc: cells("21")[0], lines: vec![across] },
        "It leaves Yellow's disc in column 2 no line across.",
        "Nước này làm quân của Vàng ở cột 2 không còn đường ngang nào.",
    );
}

#[test]
fn claims_about_a_result_that_changed() {
    let two = columns("2")[0];
    let knows = |score, after, only, because| Claim::OpeningKnowledge {
        column: two,
        score,
        ends: 41,
        only,
        after,
        because,
    };
    says(
        &knows(1, -1, true, Vec::new()),
        "Only column 2 keeps the win; now Yellow can win.",
        "Chỉ cột 2 giữ thế thắng; giờ Vàng có thể thắng.",
    );
    says(
        &knows(1, 0, false, Vec::new()),
        "Column 2 keeps the win; now it is a draw.",
        "Cột 2 giữ thế thắng; giờ ván đấu thành hòa.",
    );
    says(
        &knows(0, -1, true, vec![Claim::MakesThreat { threats: vec![threat("23 33 43 53", true)] }]),
        "Column 2 makes a winning cell in column 2. It is in row 3; the cells below it are still free. Only column 2 keeps \
         the draw; now Yellow can win.",
        "Cột 2 tạo một ô thắng ở cột 2. Đó là hàng 3; các ô bên dưới còn trống. Chỉ cột 2 giữ thế hòa; giờ Vàng có thể thắng.",
    );
}

#[test]
fn claims_about_other_moves() {
    let [two, four] = [columns("2")[0], columns("4")[0]];
    says(
        &Claim::Answer {
            column: four,
            because: vec![
                Claim::Threatens { threat: threat("71 61 51 41", true), later: Vec::new() },
                Claim::Lines { count: 5 },
            ],
        },
        "Yellow's reply in column 4 threatens to win in column 7. It lies on the most possible lines: 5.",
        "Nước đáp của Vàng ở cột 4 dọa thắng ở cột 7. Nước này nằm trên nhiều đường còn nối được nhất: 5.",
    );
    says(
        &Claim::Answer { column: four, because: vec![Claim::Lines { count: 5 }] },
        "The best reply is column 4. It lies on the most possible lines: 5.",
        "Nước đáp tốt nhất là cột 4. Nước này nằm trên nhiều đường còn nối được nhất: 5.",
    );
    let follow_up = Claim::FollowUp { by: Side::Second, wins: true };
    says(
        &Claim::Answer { column: four, because: vec![Claim::NoLineLeft { sides: vec![Side::First] }] },
        "Red can no longer make a line. The best reply is column 4.",
        "Đỏ không còn nối được đường nào nữa. Nước đáp tốt nhất là cột 4.",
    );
    says(
        &Claim::Fails {
            column: four,
            because: vec![Claim::Answer {
                column: two,
                because: vec![Claim::TwoThreats {
                    threats: vec![threat("11 21 31 41", true), threat("51 41 31 21", true)],
                }],
            }],
        },
        "After column 4, Yellow's reply in column 2 makes two threats at once. Yellow can win in column 1 or 5, and Red can \
         stop only one.",
        "Nếu đi cột 4, nước đáp của Vàng ở cột 2 tạo hai mối đe dọa cùng lúc. Vàng có thể thắng ở cột 1 hoặc 5, còn Đỏ chỉ chặn \
         được một chỗ.",
    );
    says(
        &Claim::Fails {
            column: four,
            because: vec![Claim::Answer { column: two, because: vec![follow_up] }],
        },
        "After column 4, Yellow can reply in column 2. Yellow can win by always answering on top. Every column has an even \
         number of free cells, so there is always room on top, and no line is left for Red.",
        "Nếu đi cột 4, Vàng có thể đáp ở cột 2. Vàng có thể thắng bằng cách luôn đáp ngay bên trên. Số ô trống ở cột nào cũng chẵn \
         nên luôn có chỗ bên trên, và Đỏ không còn nối được đường nào.",
    );
}

#[test]
fn the_reader_is_called_you() {
    let coach = |reader| Text::of(Language::EN).coach_for(Some(reader));
    let gives = Claim::GivesAbove { threat: threat("14 23 32 41", true) };
    assert!(coach(Side::Second).claim(&gives, Side::First).starts_with("It lets you win right on top."));
    let one =
        Claim::StopsOne { stopped: threat("14 11 12 13", true), remaining: threat("71 61 51 41", true) };
    assert_eq!(
        coach(Side::First).claim(&one, Side::First),
        "You can stop only one threat; the other is in column 7."
    );
    let only = Claim::Decides {
        winner: Side::First,
        threats: vec![threat("23 33 43 53", true)],
        without: -1,
        only: true,
    };
    assert_eq!(
        coach(Side::First).claim(&only, Side::Second),
        "Your only winning cell, row 3 of column 2, decides the game. Without it, Yellow would win."
    );
    assert_eq!(
        coach(Side::Second).claim(&only, Side::Second),
        "Red's only winning cell, row 3 of column 2, decides the game. Without it, you would win."
    );
    let outlook = Outlook { score: -2, ends: 9, proved: true };
    assert_eq!(coach(Side::Second).say_outlook(&outlook, Side::Second), "You lose on move 9.");
    assert_eq!(coach(Side::First).outlook(&outlook, Side::Second), "Yellow loses on move 9");
    let vietnamese = Text::of(Language::VI).coach_for(Some(Side::First));
    assert_eq!(
        vietnamese.claim(&only, Side::Second),
        "Ô thắng duy nhất của bạn, ở cột 2 hàng 3, quyết định ván đấu. Nếu không có ô đó, Vàng sẽ thắng."
    );
}

#[test]
fn a_remark_has_a_headline_and_details_and_nothing_twice() {
    let text = Text::of(Language::EN);
    let gives = Claim::GivesAbove { threat: threat("14 23 32 41", true) };
    let only = Claim::OnlyMove { column: columns("4")[0], result: 1, others: -1, worst: -1 };
    let remark = Remark { headline: gives.clone(), details: vec![only.clone(), gives, only] };
    assert_eq!(text.headline(&remark, Side::First), "It lets Yellow win right on top.");
    assert_eq!(
        text.details(&remark, Side::First)[..2],
        ["The disc on top completes a diagonal line.", "Only column 4 wins; every other column loses."]
    );
    let said = text.details(&remark, Side::First);
    assert_eq!(said.iter().filter(|one| one.contains("Only column 4")).count(), 1, "{said:?}");
}

#[test]
fn every_silence_has_its_own_reason() {
    use four_engine::CoachError;
    let text = Text::of(Language::EN);
    let column = columns("4")[0];
    let said = [
        CoachError::NotPlain,
        CoachError::Over,
        CoachError::TooHard,
        CoachError::Stopped,
        CoachError::Unplayable(column),
    ]
    .map(|error| text.coach_silence(error));
    assert_eq!(
        said,
        [
            "The coach does not know these rules.",
            "The game is over.",
            "Nothing can be proved in time here: the end is too far away.",
            "The coach was interrupted.",
            "Column 4 cannot be played.",
        ]
    );
}

#[test]
fn outlooks_stand_inside_a_sentence_or_alone() {
    let text = Text::of(Language::EN);
    let said = |score| {
        let outlook = Outlook { score, ends: 9, proved: true };
        [text.outlook(&outlook, Side::Second), text.say_outlook(&outlook, Side::Second)]
    };
    assert_eq!(said(2), ["Yellow wins on move 9", "Yellow wins on move 9."]);
    assert_eq!(said(-2), ["Yellow loses on move 9", "Yellow loses on move 9."]);
    assert_eq!(said(0), ["a draw with best play", "A draw with best play."]);
    let open = Outlook { score: 0, ends: 63, proved: false };
    assert_eq!(text.outlook(&open, Side::First), "open, as far as I can see");
}
