//! Claims about threats and the cells that decide.

use super::*;

#[test]
fn claims_about_one_line() {
    let up = threat("14 11 12 13", true);
    says(
        &Claim::Wins { threat: up.clone() },
        "It completes an upright line and wins.",
        "Nước này nối thành một đường dọc và thắng.",
    );
    says(
        &Claim::Stops { threat: up.clone() },
        "It stops Yellow from winning in column 1.",
        "Nước này chặn Vàng ở cột 1.",
    );
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
        "Lẽ ra đi cột 7 là thắng ngay: nối thành một đường ngang.",
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
}

#[test]
fn claims_about_threats_in_one_line() {
    let up = threat("14 11 12 13", true);
    says(
        &Claim::Threatens { threat: up.clone(), later: Vec::new() },
        "It stacks 3 discs; Yellow must answer on top.",
        "Nước này xếp được 3 quân dọc; Vàng phải chặn ngay bên trên.",
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
    let more = ["15", "55"].map(|cell| threat(&format!("{cell} 25 45 65"), true)).to_vec();
    says(
        &Claim::Threatens { threat: threat("71 61 51 41", true), later: more },
        "It threatens column 7; more winning cells: columns 1 and 5.",
        "Nước này dọa thắng ở cột 7 và tạo thêm ô thắng ở cột 1 và 5.",
    );
    says(
        &Claim::Wastes { threat: threat("23 33 43 53", true) },
        "It wastes the winning cell above it. Yellow can now block it, and a line across is gone.",
        "Nước này bỏ phí ô thắng ngay bên trên. Giờ Vàng chặn được ô đó, thế là mất một đường ngang.",
    );
    says(
        &Claim::MakesThreat { threats: vec![up] },
        "It makes a winning cell in column 1. It is in row 4; the cell right below it is still free.",
        "Nước này tạo một ô thắng ở cột 1. Ô đó ở hàng 4; ô ngay bên dưới còn trống.",
    );
}

#[test]
fn claims_about_several_threats() {
    let (low, high) = (threat("21 31 41 51", true), threat("62 52 42 32", false));
    says(
        &Claim::TwoThreats { threats: vec![low.clone(), high.clone()] },
        "It makes two threats at once. Red can win in column 2 or 6, and Yellow can stop only one.",
        "Nước này dọa thắng hai chỗ cùng lúc. Đỏ có thể thắng ở cột 2 hoặc 6, còn Vàng chỉ chặn được một chỗ.",
    );
    let stack = vec![threat("52 42 32 22", true), threat("53 43 33 23", true)];
    says(
        &Claim::TwoThreats { threats: stack.clone() },
        "It makes two threats at once. They are one above the other in column 5: stop the lower one, and the upper one wins.",
        "Nước này dọa thắng hai chỗ cùng lúc. Hai ô nằm chồng lên nhau ở cột 5: chặn ô dưới thì ô trên thắng.",
    );
    says(
        &Claim::Stacked { threats: stack.clone() },
        "It stacks two winning cells in column 5. They are in rows 2 and 3: block the lower one, and the upper one wins.",
        "Nước này tạo hai ô thắng chồng nhau ở cột 5. Hai ô ở hàng 2 và hàng 3: chặn ô dưới thì ô trên thắng.",
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
        "Ô then chốt của Vàng nằm ở cột 6 hàng 2. Đường qua ô đó ở hàng 2, từ cột 3 đến cột 6. Nếu không có ô đó, Đỏ sẽ thắng.",
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
        "Vàng không còn nước nào an toàn. Nước nào cũng để Đỏ thắng ở cột 2 hoặc 6.",
    );
    says(
        &Claim::Avoid { side: Side::Second, threats: vec![low.clone(), high.clone()] },
        "Then Yellow must stay out of columns 2 and 6. Red would win right on top, but should wait: playing there first lets Yellow block.",
        "Khi đó Vàng phải tránh cột 2 và 6. Nếu Vàng đi vào đó, Đỏ thắng ngay bên trên; nếu Đỏ đi vào đó trước thì Vàng chặn được.",
    );
    says(
        &Claim::Avoid { side: Side::First, threats: vec![low] },
        "Then Red must stay out of column 2. Yellow would win right on top. Wait for Yellow to play there first, then take the cell on top.",
        "Khi đó Đỏ phải tránh cột 2. Đi vào đó thì Vàng thắng ngay bên trên. Hãy đợi Vàng đi vào đó trước rồi chiếm ô bên trên.",
    );
}
