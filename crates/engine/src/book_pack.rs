//! Packing a book: which symbols occur, the best codes for them, and the chunks.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::book::{Book, PackedLayer, key};
use crate::book_code::{CONTEXTS, Code, Codes, Context, LONGEST, NONE, SYMBOLS, Symbol, symbol};
use crate::book_layer::{Discs, Layer, Open};

/// Exact scores of positions by number of discs.
#[derive(Clone, Debug)]
pub(crate) struct BookScores {
    /// The keys of each number of discs, sorted.
    pub(crate) keys: Vec<Vec<u64>>,
    /// The scores, in the same order.
    pub(crate) scores: Vec<Vec<i8>>,
}

impl BookScores {
    /// The score of a position; `None` if it is not there.
    pub(crate) fn get(&self, discs: Discs) -> Option<i32> {
        let number = discs.filled.count_ones() as usize;
        let index = self.keys.get(number)?.binary_search(&key(discs.mine, discs.filled)).ok()?;
        Some(self.scores[number][index].into())
    }

    /// The book with these scores.
    pub(crate) fn pack(&self) -> Book {
        let layers: Vec<Layer> = (0..self.keys.len()).map(Layer::new).collect();
        let symbol_of = |discs| self.get(discs).map_or(NONE, symbol);
        let mut counts = Counts::new();
        for layer in &layers {
            for chunk in 0..layer.chunks() {
                layer
                    .open_positions(chunk)
                    .fold(Context::START, |context, at| counts.add(context, &at, symbol_of(at.discs)));
            }
        }
        let codes = counts.codes();
        let pack = |layer: Layer| {
            let (mut bytes, mut ends) = (Vec::new(), Vec::new());
            for chunk in 0..layer.chunks() {
                let mut bits = BitWriter::default();
                layer.open_positions(chunk).fold(Context::START, |context, at| {
                    codes.write(&mut bits, context, &at, symbol_of(at.discs))
                });
                bytes.extend(bits.bytes);
                ends.push(bytes.len() as u32);
            }
            PackedLayer { layer, ends, bytes }
        };
        let layers = layers.into_iter().map(pack).collect();
        Book { codes, layers }
    }
}

/// How often each symbol occurs in each context.
struct Counts(Vec<[u32; SYMBOLS]>);

impl Counts {
    fn new() -> Counts {
        Counts(vec![[0; SYMBOLS]; CONTEXTS])
    }

    /// Counts the symbol of this position and returns the next context.
    fn add(&mut self, context: Context, at: &Open, symbol: Symbol) -> Context {
        self.0[context.number(at)][usize::from(symbol)] += 1;
        context.after(symbol)
    }

    /// The codes with which the counted symbols take fewest bits.
    fn codes(&self) -> Codes {
        Codes(self.0.iter().map(|counts| Code::new(lengths(counts))).collect())
    }
}

impl Codes {
    /// Writes the symbol of this position and returns the next context.
    fn write(&self, bits: &mut BitWriter, context: Context, at: &Open, symbol: Symbol) -> Context {
        let (code, length) = self.0[context.number(at)].code(symbol);
        bits.write(code, length);
        context.after(symbol)
    }
}

impl Code {
    /// The code of a symbol and its length.
    fn code(&self, symbol: Symbol) -> (u32, u8) {
        let mut code = 0;
        let mut length = 0;
        for &other in &self.symbols {
            let longer = self.lengths[usize::from(other)];
            code <<= longer - length;
            length = longer;
            if other == symbol {
                break;
            }
            code += 1;
        }
        (code, length)
    }
}

/// The lengths of the best prefix code for these counts.
fn lengths(counts: &[u32; SYMBOLS]) -> [u8; SYMBOLS] {
    let mut counts = counts.map(u64::from);
    loop {
        let lengths = tree(&counts);
        if lengths.iter().all(|&length| usize::from(length) <= LONGEST) {
            return lengths;
        }
        // Counts that differ less give a flatter tree.
        counts = counts.map(|count| count.div_ceil(2));
    }
}

/// The depths of the symbols in their Huffman tree. A single symbol has depth 1.
fn tree(counts: &[u64; SYMBOLS]) -> [u8; SYMBOLS] {
    let used = (0..SYMBOLS).filter(|&symbol| counts[symbol] > 0);
    let mut heap: BinaryHeap<_> =
        used.map(|symbol| Reverse((counts[symbol], symbol, vec![symbol]))).collect();
    let mut lengths = [0; SYMBOLS];
    if let (1, Some(Reverse((_, symbol, _)))) = (heap.len(), heap.peek()) {
        lengths[*symbol] = 1;
    }
    while heap.len() > 1 {
        let (Some(Reverse(one)), Some(Reverse(two))) = (heap.pop(), heap.pop()) else { break };
        let symbols = [one.2, two.2].concat();
        for &symbol in &symbols {
            lengths[symbol] += 1;
        }
        heap.push(Reverse((one.0 + two.0, one.1.min(two.1), symbols)));
    }
    lengths
}

/// Bits to bytes, highest bit first.
#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used; 0 if all are.
    used: u32,
}

impl BitWriter {
    fn write(&mut self, code: u32, length: u8) {
        for i in (0..length).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((code >> i & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book_code::BitReader;

    #[test]
    fn lengths_are_those_of_huffman() {
        let mut counts = [0; SYMBOLS];
        counts[..5].copy_from_slice(&[15, 7, 6, 6, 5]);
        assert_eq!(lengths(&counts)[..6], [1, 3, 3, 3, 3, 0], "the example of Huffman's article");
        counts = [0; SYMBOLS];
        counts[9] = 4;
        assert_eq!(lengths(&counts)[9], 1);
    }

    #[test]
    fn codes_stay_short() {
        let mut counts = [0; SYMBOLS];
        let (mut one, mut two) = (1, 1);
        for count in &mut counts[..40] {
            (*count, one, two) = (one, two, one + two);
        }
        assert!(lengths(&counts).iter().all(|&length| usize::from(length) <= LONGEST));
    }

    #[test]
    fn what_is_written_is_read() {
        let at = &Open::new(Discs { mine: 0, filled: 0 }).expect("an empty board");
        let symbols: Vec<Symbol> = (0..SYMBOLS as u8).chain([21; 30]).chain([5, 43, 5]).collect();
        let mut counts = Counts::new();
        let mut context = Context::START;
        for &symbol in &symbols {
            context = counts.add(context, at, symbol);
        }
        let codes = Codes::from_bytes(&counts.codes().to_bytes()).expect("codes");
        let (mut bits, mut context) = (BitWriter::default(), Context::START);
        for &symbol in &symbols {
            context = codes.write(&mut bits, context, at, symbol);
        }
        let (mut reader, mut context) = (BitReader::new(&bits.bytes), Context::START);
        for &symbol in &symbols {
            let (read, next) = codes.read(&mut reader, context, at).expect("a symbol");
            assert_eq!(read, symbol);
            context = next;
        }
    }
}
