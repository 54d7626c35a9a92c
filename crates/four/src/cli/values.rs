//! Values of arguments that must lie in a range.

use std::ops::RangeInclusive;

use thiserror::Error;

/// A number outside its range, or not a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{least}..={most}")]
pub(crate) struct RangeError {
    pub(crate) least: u64,
    pub(crate) most: u64,
}

/// A parser of numbers in a range.
pub(super) fn within<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, RangeError> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let error = RangeError { least: *range.start(), most: *range.end() };
        number.and_then(|number| T::try_from(number).ok()).ok_or(error)
    }
}

/// A number of threads; 0 is one a core.
pub(crate) fn threads(text: &str) -> Result<usize, RangeError> {
    within(0..=1024)(text)
}

/// A number of lines to report.
pub(crate) fn lines(text: &str) -> Result<usize, RangeError> {
    within(1..=64)(text)
}

/// A size of the table of positions.
pub(crate) fn megabytes(text: &str) -> Result<usize, RangeError> {
    within(1..=1 << 20)(text)
}
