//! The lines of a board in all four directions at once, on processors with AVX2.
//!
//! Each direction has a lane of 64 bits. The results are those of the plain functions in `geometry.rs`; only the time differs.
#![allow(unsafe_code)]

use crate::geometry::{Geometry, Masks};

/// A geometry whose search runs in a copy compiled for AVX2. It exists only on processors that have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2<S>(S);

impl<S: Geometry<Word = u64>> Avx2<S> {
    /// The faster geometry of the same board, if this processor and the lines of the board allow it.
    pub(crate) fn new(geometry: S) -> Option<Avx2<S>> {
        (geometry.masks().grid.connect() == 4 && geometry.masks().is_whole() && detected())
            .then_some(Avx2(geometry))
    }
}

/// Whether this processor has what the search with `VECTOR` is compiled for.
#[cfg(all(feature = "os", target_arch = "x86_64"))]
fn detected() -> bool {
    std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
        && std::is_x86_feature_detected!("lzcnt")
        && std::is_x86_feature_detected!("popcnt")
}

#[cfg(not(all(feature = "os", target_arch = "x86_64")))]
fn detected() -> bool {
    false
}

impl<S: Geometry<Word = u64>> Geometry for Avx2<S> {
    type Word = u64;
    const VECTOR: bool = true;

    #[inline(always)]
    fn masks(&self) -> &Masks<u64> {
        self.0.masks()
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast<R>(&self, work: impl FnOnce() -> R) -> R {
        // SAFETY: an `Avx2` exists only if the processor has these features.
        unsafe { lanes::run(work) }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn winning(&self, discs: u64, filled: u64, _: i32) -> u64 {
        let masks = self.masks();
        // SAFETY: an `Avx2` exists only if the processor has AVX2.
        let cells = unsafe { lanes::completions(discs, &masks.steps) };
        cells & masks.grid.playable() & !filled
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn has_line(&self, discs: u64) -> bool {
        // SAFETY: as above.
        unsafe { lanes::has_line(discs, &self.masks().steps) }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn has_line_across(&self, discs: u64) -> bool {
        // SAFETY: as above.
        unsafe { lanes::has_line_across(discs, &self.masks().steps) }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn duel(&self, mine: u64, theirs: u64) -> crate::geometry::Duel {
        let masks = self.masks();
        // SAFETY: as above.
        unsafe { lanes::duel(mine, theirs, masks.spare, &masks.steps) }
    }
}

#[cfg(target_arch = "x86_64")]
mod lanes {
    use std::arch::x86_64::*;

    use crate::geometry::Duel;

    /// The steps of the four directions, one a lane.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(steps: &[u64; 4]) -> __m256i {
        let [a, b, c, d] = steps.map(|step| step as i64);
        _mm256_setr_epi64x(a, b, c, d)
    }

    /// Calls a function in a copy that is compiled for these features.
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    pub(super) fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    /// Every cell, free or not, where one more disc would make a line of four with these.
    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn completions(discs: u64, steps: &[u64; 4]) -> u64 {
        let step = load(steps);
        let three = _mm256_add_epi64(_mm256_add_epi64(step, step), step);
        let discs = _mm256_set1_epi64x(discs as i64);
        let (above, below) = (_mm256_srlv_epi64(discs, step), _mm256_sllv_epi64(discs, step));
        let two_above = _mm256_and_si256(above, _mm256_srlv_epi64(above, step));
        let two_below = _mm256_and_si256(below, _mm256_sllv_epi64(below, step));
        let lower = _mm256_and_si256(two_above, _mm256_or_si256(_mm256_srlv_epi64(discs, three), below));
        let upper = _mm256_and_si256(two_below, _mm256_or_si256(_mm256_sllv_epi64(discs, three), above));
        let cells = _mm256_or_si256(lower, upper);
        let half = _mm_or_si128(_mm256_castsi256_si128(cells), _mm256_extracti128_si256::<1>(cells));
        _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
    }

    /// The first cell of each line of four, a direction a lane.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn starts(discs: u64, step: __m256i) -> __m256i {
        let discs = _mm256_set1_epi64x(discs as i64);
        let pairs = _mm256_and_si256(discs, _mm256_srlv_epi64(discs, step));
        _mm256_and_si256(pairs, _mm256_srlv_epi64(pairs, _mm256_add_epi64(step, step)))
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn has_line(discs: u64, steps: &[u64; 4]) -> bool {
        let lines = starts(discs, load(steps));
        _mm256_testz_si256(lines, lines) == 0
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn has_line_across(discs: u64, steps: &[u64; 4]) -> bool {
        // The first direction is the vertical one.
        _mm256_testz_si256(starts(discs, load(steps)), _mm256_setr_epi64x(0, -1, -1, -1)) == 0
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    pub(super) fn duel(mine: u64, theirs: u64, spare: u64, steps: &[u64; 4]) -> Duel {
        let step = load(steps);
        let (mine, theirs) = (starts(mine, step), starts(theirs, step));
        // In each column, the lowest start of theirs and all cells above it.
        let late = _mm256_or_si256(_mm256_sub_epi64(_mm256_set1_epi64x(spare as i64), theirs), theirs);
        if _mm256_testc_si256(late, mine) == 0 {
            Duel::Lost
        } else if _mm256_testz_si256(theirs, theirs) != 0 {
            Duel::Open
        } else {
            Duel::Won
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use four_rules::Grid;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::control::Control;
    use crate::driver::{Driver, Prove};
    use crate::geometry::{Other, Standard};
    use crate::solver::Options;

    const SHAPES: [(u8, u8); 5] = [(7, 6), (9, 4), (8, 3), (3, 8), (6, 7)];

    #[test]
    fn the_lanes_agree_with_the_plain_functions() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for (columns, rows) in SHAPES {
            let plain = Other(Masks::<u64>::new(Grid::<u64>::new(columns, rows, 4).unwrap()));
            let Some(fast) = Avx2::new(plain) else { return };
            for _ in 0..2000 {
                let grid = &plain.masks().grid;
                let [a, b, c] = [(); 3].map(|()| rng.random::<u64>() & grid.playable());
                // Discs lie on top of each other, as `winning` requires.
                let filled = grid.playable() & !plain.masks().and_above(a & b & c);
                for discs in [a, a | b, a & b] {
                    assert_eq!(
                        fast.winning(discs & filled, filled, 0),
                        plain.winning(discs & filled, filled, 0)
                    );
                    assert_eq!(fast.has_line(discs), plain.has_line(discs));
                    assert_eq!(fast.has_line_across(discs), plain.has_line_across(discs));
                    assert_eq!(fast.duel(discs, c), plain.duel(discs, c));
                    assert_eq!(fast.duel(discs & !c, b | c), plain.duel(discs & !c, b | c));
                }
            }
        }
    }

    /// The score of the position with these discs, and the number of positions searched for it.
    fn prove(geometry: impl Geometry, mine: u128, filled: u128) -> (i32, u64) {
        let control = Control::default();
        let score =
            Driver::new(geometry, Options::default()).prove(mine, filled, (i32::MIN, i32::MAX), &control);
        (score.unwrap(), control.nodes())
    }

    #[test]
    fn every_copy_of_the_search_takes_the_same_path() {
        let position = crate::Position::from_moves(7, 6, 4, "44444432611").unwrap();
        let (mine, filled) = (position.mine(), position.filled());
        let plain = prove(Standard, mine, filled);
        assert_eq!(prove(Other(*Standard.masks()), mine, filled), plain);
        if let Some(fast) = Avx2::new(Standard) {
            assert_eq!(prove(fast, mine, filled), plain);
        }
    }
}
