//! The bit tricks of the grid against a walk from cell to cell.

use std::vec::Vec;

use super::*;

/// Every line of the board, by walking from every cell in every direction.
fn lines_by_walking(columns: i32, rows: i32, connect: i32) -> Vec<Vec<(i32, i32)>> {
    let mut lines = Vec::new();
    for (dx, dy) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
        for (x, y) in (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y))) {
            let line: Vec<_> = (0..connect).map(|i| (x + i * dx, y + i * dy)).collect();
            if line.iter().all(|&(x, y)| (0..columns).contains(&x) && (0..rows).contains(&y)) {
                lines.push(line);
            }
        }
    }
    lines
}

#[test]
fn finds_exactly_the_lines_a_walk_finds_on_every_shape() {
    for (columns, rows) in (1..=64u8).flat_map(|c| (1..=127u8).map(move |r| (c, r))) {
        let Some(grid) = Grid::<u128>::new(columns, rows, 4) else { continue };
        assert_eq!(grid.playable().count(), grid.cells());
        for connect in (3..=columns.max(rows)).step_by(usize::from(columns.max(rows) / 4).max(1)) {
            let grid = Grid::<u128>::new(columns, rows, connect).unwrap();
            let bit = |&(x, y): &(i32, i32)| 1u128 << (x as u32 * grid.height() + y as u32);
            for line in lines_by_walking(columns.into(), rows.into(), connect.into()) {
                let bits = line.iter().map(bit).fold(0, |a, b| a | b);
                assert_eq!(grid.line_cells(bits), bits, "{columns}x{rows} connect {connect} {line:?}");
                for cell in line.iter().map(bit) {
                    assert!(!grid.has_line(bits ^ cell), "{columns}x{rows} connect {connect} {line:?}");
                    assert_ne!(grid.completions(bits ^ cell) & cell, 0);
                }
            }
        }
    }
}

#[test]
fn lines_and_completions_of_random_discs_are_those_a_walk_finds() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for (columns, rows, connect) in [(7, 6, 4), (8, 7, 4), (5, 9, 3), (9, 6, 5), (20, 4, 6)] {
        let grid = Grid::<u128>::new(columns, rows, connect).unwrap();
        let bit = |&(x, y): &(i32, i32)| 1u128 << (x as u32 * grid.height() + y as u32);
        let lines = lines_by_walking(columns.into(), rows.into(), connect.into());
        let lines: Vec<u128> = lines.iter().map(|line| line.iter().map(bit).fold(0, |a, b| a | b)).collect();
        for _ in 0..500 {
            let word = core::array::from_fn::<_, 2, _>(|_| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                random ^ random >> 29
            });
            let discs = (u128::from(word[0]) << 64 | u128::from(word[1])) & grid.playable();
            let (mut in_lines, mut completing) = (0, 0);
            let free = !discs & (discs << 2 | discs >> 9) & grid.playable();
            let mut lacking = [0; 3];
            for line in lines.iter().filter(|&line| line & !(discs | free) == 0) {
                if let Some(count) =
                    (line & free).count_ones().checked_sub(1).and_then(|i| lacking.get_mut(i as usize))
                {
                    *count += 1;
                }
            }
            assert_eq!(grid.lacking(discs, free), lacking, "{columns}x{rows} {connect} {discs:x}");
            for line in &lines {
                match line & !discs {
                    0 => in_lines |= line,
                    missing if missing.is_power_of_two() => completing |= missing,
                    _ => {}
                }
            }
            assert_eq!(grid.has_line(discs), in_lines != 0);
            assert_eq!(grid.line_cells(discs), in_lines, "{columns}x{rows} {connect} {discs:x}");
            // Each column as far as it has no gap, and some of that for one side.
            let stacked = discs & (discs.plus(grid.bottom()) ^ discs);
            let side = stacked & (discs << 3 | discs >> 5);
            assert_eq!(grid.winning(side, stacked), grid.completions(side) & !stacked);
            assert_eq!(grid.completions(discs) & !discs, completing, "{columns}x{rows} {connect} {discs:x}");
        }
    }
}
