//! Claims about lines that are built and cut.

use super::*;

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
    built("41 42 43 44", "43 44", "It stacks 2 discs in column 4.", "Nước này xếp được 2 quân dọc ở cột 4.");
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
        "It blocks Yellow's disc in column 4 from above.",
        "Nước này chặn phía trên quân của Vàng ở cột 4.",
    );
    cut(
        &[&up],
        2,
        "41",
        "It blocks Yellow's stack of 2 from above.",
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
        "It blocks every line across for Yellow's disc in column 2.",
        "Nước này khiến quân của Vàng ở cột 2 hết đường nối ngang.",
    );
}
