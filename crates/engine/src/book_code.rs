//! How a book writes its scores: a prefix code for each context, so that likely scores take few bits.
//!
//! The context of a score is what is cheap to see: how many winning cells each side has, and the score before it. The
//! codes are canonical: their lengths say all.

use crate::book_layer::Open;
use crate::geometry::Standard;

/// A score plus [`ZERO`], or [`NONE`].
pub(crate) type Symbol = u8;
/// The symbol of the score 0.
const ZERO: i32 = 21;
/// No entry: no game leads to the position.
pub(crate) const NONE: Symbol = 43;
pub(crate) const SYMBOLS: usize = 44;
/// Classes of the score before.
const BEFORE: usize = 7;
/// Classes of winning cells.
const CELLS: usize = 12;
pub(crate) const CONTEXTS: usize = BEFORE * CELLS;
/// The most bits of a symbol.
pub(crate) const LONGEST: usize = 24;

/// The symbol of a score of the 7×6 board.
#[cfg(feature = "os")]
pub(crate) const fn symbol(score: i32) -> Symbol {
    (score + ZERO) as Symbol
}

/// The score of a symbol; `None` without an entry.
pub(crate) fn score(symbol: Symbol) -> Option<i32> {
    (symbol != NONE).then(|| i32::from(symbol) - ZERO)
}

/// What the next symbol is predicted from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    /// The score before.
    before: i32,
}

impl Context {
    /// The context at the start of a chunk.
    pub(crate) const START: Context = Context { before: 0 };

    /// The number of the context for the score of this position.
    pub(crate) fn number(self, at: &Open) -> usize {
        let before = match self.before {
            ..=-8 => 0,
            -7..=-4 => 1,
            -3..=-1 => 2,
            0 => 3,
            1..=3 => 4,
            4..=7 => 5,
            _ => 6,
        };
        let urgent = at.threats & Standard::GRID.landings(at.discs.filled) != 0;
        let threats = if urgent { 3 } else { at.threats.count_ones().min(2) };
        before * CELLS + (threats * 3 + at.winning.min(2)) as usize
    }

    /// The context after this symbol.
    pub(crate) fn after(self, symbol: Symbol) -> Context {
        Context { before: score(symbol).unwrap_or(self.before) }
    }
}

/// A code for each context.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Codes(pub(crate) Vec<Code>);

/// A canonical prefix code. Shorter codes are smaller, and of one length the smaller symbol has the smaller code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Code {
    /// The bits of each symbol; 0 for one that does not occur.
    pub(crate) lengths: [u8; SYMBOLS],
    /// How many symbols have each length.
    of_length: [u16; LONGEST + 1],
    /// The symbols by length.
    pub(crate) symbols: Vec<Symbol>,
}

impl Codes {
    /// The bytes that [`Codes::from_bytes`] reads.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.0.iter().flat_map(|code| code.lengths).collect()
    }

    /// The number of bytes of all codes.
    pub(crate) const BYTES: usize = CONTEXTS * SYMBOLS;

    /// `None` if the lengths are not those of prefix codes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Codes> {
        let (codes, rest) = bytes.as_chunks::<SYMBOLS>();
        let fits = |lengths: &[u8; SYMBOLS]| {
            let used = lengths.iter().filter(|&&length| length != 0);
            used.clone().all(|&length| usize::from(length) <= LONGEST)
                && used.map(|length| 1_u64 << (LONGEST as u32 - u32::from(*length))).sum::<u64>()
                    <= 1 << LONGEST
        };
        (codes.len() == CONTEXTS && rest.is_empty() && codes.iter().all(fits))
            .then(|| Codes(codes.iter().map(|&lengths| Code::new(lengths)).collect()))
    }

    /// Reads the symbol of this position, and returns the next context; `None` if the bits are no code.
    pub(crate) fn read(
        &self,
        bits: &mut BitReader<'_>,
        context: Context,
        at: &Open,
    ) -> Option<(Symbol, Context)> {
        let symbol = self.0[context.number(at)].read(bits)?;
        Some((symbol, context.after(symbol)))
    }
}

impl Code {
    pub(crate) fn new(lengths: [u8; SYMBOLS]) -> Code {
        let mut of_length = [0; LONGEST + 1];
        let mut symbols: Vec<Symbol> = (0..SYMBOLS as u8).filter(|&s| lengths[usize::from(s)] != 0).collect();
        symbols.sort_by_key(|&symbol| lengths[usize::from(symbol)]);
        for &symbol in &symbols {
            of_length[usize::from(lengths[usize::from(symbol)])] += 1;
        }
        Code { lengths, of_length, symbols }
    }

    fn read(&self, bits: &mut BitReader<'_>) -> Option<Symbol> {
        let (mut code, mut first, mut index) = (0_u32, 0_u32, 0);
        for count in &self.of_length[1..] {
            code = code << 1 | u32::from(bits.next()?);
            first <<= 1;
            let count = u32::from(*count);
            if code < first + count {
                return self.symbols.get((index + code - first) as usize).copied();
            }
            index += count;
            first += count;
        }
        None
    }
}

/// The bits of some bytes, highest bit first.
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    pub(crate) const fn new(bytes: &[u8]) -> BitReader<'_> {
        BitReader { bytes, at: 0 }
    }

    fn next(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte << (self.at % 8) & 128 != 0;
        self.at += 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_no_code_are_refused() {
        assert_eq!(Codes::from_bytes(&[1; Codes::BYTES]), None);
        assert_eq!(Codes::from_bytes(&[25; Codes::BYTES]), None);
        assert_eq!(Codes::from_bytes(&[0; 7]), None);
    }
}
