//! Claims about plans, the course of the game and other moves.

use super::*;

#[test]
fn claims_about_plans() {
    says(
        &Claim::FollowUp { by: Side::Second, wins: true },
        "Yellow can win by always answering on top. Every column has an even number of free cells, so there is always room \
         on top, and no line is left for Red.",
        "Vàng có thể thắng bằng cách luôn đáp ngay trên quân vừa thả. Số ô trống ở cột nào cũng chẵn nên luôn có chỗ bên trên, và Đỏ không còn nối được đường nào.",
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
        "The draw depends on Yellow's winning cell, row 4 of column 2. Without it, Red would win.",
        "Thế hòa dựa vào ô thắng của Vàng ở cột 2 hàng 4. Nếu không có ô đó, Đỏ sẽ thắng.",
    );
    says(
        &Claim::Forces { line: cells("43 52 53"), ends: 9 },
        "It forces every reply and wins. Red column 4, Yellow column 5, Red column 5 wins.",
        "Nước này thắng nhờ dọa liên tiếp, buộc phải chặn từng nước một. Đỏ cột 4, Vàng cột 5, Đỏ cột 5 là thắng.",
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
        "Nước này chiếm ô ở cột 2 hàng 1, chỗ mà đòn tấn công của Vàng cần đến. Nếu không: Vàng cột 3, Đỏ cột 6, Vàng cột 2 là thắng.",
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
        (0, -1, -1, "holds the draw; every other column loses", "mới giữ được hòa; đi cột khác đều thua"),
        (1, -1, -1, "wins; every other column loses", "mới thắng; đi cột khác đều thua"),
        (1, 0, -1, "wins; the others draw or lose", "mới thắng; đi cột khác thì hòa hoặc thua"),
        (1, 0, 0, "wins; every other column only draws", "mới thắng; đi cột khác đều chỉ hòa"),
    ] {
        says(
            &Claim::OnlyMove { column: three, result, others, worst },
            &format!("Only column 3 {english}."),
            &format!("Chỉ đi cột 3 {vietnamese}."),
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
        "Against perfect play every move loses; this one lasts until move 30.",
        "Gặp đối thủ hoàn hảo, nước nào cũng thua; nước này cầm cự đến nước thứ 30.",
    );
    says(
        &Claim::LostSince { number: 12 },
        "The mistake was earlier: move 12.",
        "Sai lầm đã xảy ra từ trước: nước 12.",
    );
    for (score, english, vietnamese) in [
        (3, "it wins on move 11", "thắng ở nước thứ 11"),
        (0, "it holds the draw", "giữ được hòa"),
        (-3, "it lasts until move 11", "cầm cự đến nước thứ 11"),
    ] {
        says(
            &Claim::Better { column: columns("4")[0], score, ends: 11, because: Vec::new() },
            &format!("Column 4 is better: {english}."),
            &format!("Cột 4 tốt hơn: {vietnamese}."),
        );
    }
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
        "Only column 2 kept the win; now Yellow can win.",
        "Chỉ đi cột 2 mới giữ được thế thắng; giờ Vàng có thể thắng.",
    );
    says(
        &knows(1, 0, false, Vec::new()),
        "Column 2 kept the win; now it is a draw.",
        "Đi cột 2 thì giữ được thế thắng; giờ ván đấu thành hòa.",
    );
    says(
        &knows(0, -1, true, vec![Claim::MakesThreat { threats: vec![threat("23 33 43 53", true)] }]),
        "Column 2 makes a winning cell in column 2. It is in row 3; the cell right below it is still free. Only column 2 kept the draw; now Yellow can win.",
        "Cột 2 tạo một ô thắng ở cột 2. Ô đó ở hàng 3; ô ngay bên dưới còn trống. Chỉ đi cột 2 mới giữ được hòa; giờ Vàng có thể thắng.",
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
                Claim::Lines { count: 5, middle: false },
            ],
        },
        "Yellow's reply in column 4 threatens to win in column 7. It has the most lines still open: 5.",
        "Nước đáp của Vàng ở cột 4 dọa thắng ở cột 7. Nước này nằm trên 5 đường còn nối được, nhiều nhất trong các nước đi.",
    );
    says(
        &Claim::Answer { column: four, because: vec![Claim::Lines { count: 5, middle: false }] },
        "The best reply is column 4. It has the most lines still open: 5.",
        "Nước đáp tốt nhất là cột 4. Nước này nằm trên 5 đường còn nối được, nhiều nhất trong các nước đi.",
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
        "Nếu đi cột 4, nước đáp của Vàng ở cột 2 dọa thắng hai chỗ cùng lúc. Vàng có thể thắng ở cột 1 hoặc 5, còn Đỏ chỉ chặn được một chỗ.",
    );
    says(
        &Claim::Fails {
            column: four,
            because: vec![Claim::Answer { column: two, because: vec![follow_up] }],
        },
        "After column 4, Yellow can reply in column 2. Yellow can win by always answering on top. Every column has an even \
         number of free cells, so there is always room on top, and no line is left for Red.",
        "Nếu đi cột 4, Vàng có thể đáp ở cột 2. Vàng có thể thắng bằng cách luôn đáp ngay trên quân vừa thả. Số ô trống ở cột nào cũng chẵn nên luôn có chỗ bên trên, và Đỏ không còn nối được đường nào.",
    );
}
