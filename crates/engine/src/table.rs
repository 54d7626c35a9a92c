//! The transposition table: proved bounds of positions. When a bucket is full it drops what took least work to prove.
//!
//! A key identifies a position completely. It is mixed one to one and then split into the number of a bucket and a rest,
//! which the entry keeps. So two positions are never confused, although no key is stored whole.
//!
//! ```text
//!  entry   rest of the key │ work: 6 bits │ lower bound: 7 bits │ upper bound: 7 bits
//! ```
//!
//! Bounds are stored plus 64. `work` is the bit length of the number of positions searched for the entry. An entry of 0 is
//! an empty slot.
//!
//! A bucket has two slots. The first keeps the entry that took most work, the second the latest. Threads share a table
//! without locks: an entry of one word is read and written at once, and an entry of two words is stored so that halves of
//! two different entries are not taken for an entry.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use four_rules::Word;

use crate::memory;

/// What is proved about a position: the score for its side to move is at least `lower` and at most `upper`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

impl Bounds {
    /// Nothing is proved. No score on a board of up to 126 cells is farther from zero.
    pub(crate) const UNKNOWN: Bounds = Bounds { lower: -63, upper: 63 };
}

/// A word that can be a key, and that an entry fits into.
pub(crate) trait Key: Word {
    /// How many machine words an entry takes.
    const WORDS: usize;
    /// An odd number with irregular bits. Multiplying by it carries every bit upwards and is one to one.
    const MIXER: Self;
    /// The lower bits of a word. The board must fit into them.
    fn narrowed(word: u128) -> Self;
    /// The product, without its overflow.
    fn times(self, other: Self) -> Self;
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// The word with these lowest 64 bits and zeros above.
    fn from_low(low: u64) -> Self;
    /// Reads the entry of a slot of [`Key::WORDS`] words.
    fn load(slot: &[AtomicU64]) -> Self;
    /// Writes the entry of a slot of [`Key::WORDS`] words.
    fn store(self, slot: &[AtomicU64]);
}

impl Key for u64 {
    const WORDS: usize = 1;
    const MIXER: u64 = 0x9e37_79b9_7f4a_7c15;
    fn narrowed(word: u128) -> u64 {
        word as u64
    }
    #[inline(always)]
    fn times(self, other: u64) -> u64 {
        self.wrapping_mul(other)
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self
    }
    #[inline(always)]
    fn from_low(low: u64) -> u64 {
        low
    }
    #[inline(always)]
    fn load(slot: &[AtomicU64]) -> u64 {
        slot[0].load(Relaxed)
    }
    #[inline(always)]
    fn store(self, slot: &[AtomicU64]) {
        slot[0].store(self, Relaxed);
    }
}

impl Key for u128 {
    const WORDS: usize = 2;
    const MIXER: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    fn narrowed(word: u128) -> u128 {
        word
    }
    #[inline(always)]
    fn times(self, other: u128) -> u128 {
        self.wrapping_mul(other)
    }
    #[inline(always)]
    fn low(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn from_low(low: u64) -> u128 {
        low.into()
    }
    /// The upper half is stored mixed with the lower. If another thread writes between the two loads, the upper half comes
    /// out as noise, which does not match the rest of the key.
    #[inline(always)]
    fn load(slot: &[AtomicU64]) -> u128 {
        let (low, mixed) = (slot[0].load(Relaxed), slot[1].load(Relaxed));
        u128::from(mixed ^ low.wrapping_mul(u64::MIXER)) << 64 | u128::from(low)
    }
    #[inline(always)]
    fn store(self, slot: &[AtomicU64]) {
        slot[0].store(self as u64, Relaxed);
        slot[1].store((self >> 64) as u64 ^ (self as u64).wrapping_mul(u64::MIXER), Relaxed);
    }
}

/// Slots of a bucket.
const SLOTS: usize = 2;
/// Bits of an entry below the rest of the key.
const PAYLOAD: u32 = 20;
/// Bits of an entry below the work.
const WORK: u32 = 14;

/// A table for keys of one length.
#[derive(Debug)]
pub(crate) struct Table<W> {
    words: Box<[AtomicU64]>,
    /// The number of bits of a key.
    bits: u32,
    /// The number of a bucket is the mixed key shifted right by this.
    shift: u32,
    /// The bits that a key has.
    whole: W,
    /// The low bits of the mixed key that an entry keeps.
    rest: W,
    _key: std::marker::PhantomData<W>,
}

impl<W: Key> Table<W> {
    /// An empty table for keys of `bits` bits: the largest of at most `bytes` bytes, or a larger one if otherwise an entry
    /// had no room for the rest of a key.
    pub(crate) fn new(bits: u32, bytes: usize) -> Table<W> {
        let buckets = bytes / (SLOTS * W::WORDS * 8);
        let log = buckets.max(1).ilog2().max(Table::<W>::least(bits)).min(bits);
        Table {
            words: memory::zeroed((SLOTS * W::WORDS) << log),
            bits,
            shift: bits - log,
            whole: low_bits(bits),
            rest: low_bits(bits - Table::<W>::least(bits)),
            _key: std::marker::PhantomData,
        }
    }

    /// How many bits of a key the number of a bucket must hold at least.
    fn least(bits: u32) -> u32 {
        bits.saturating_sub(W::BITS - PAYLOAD).max(1)
    }

    /// The size of the table in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.words)
    }

    /// The number of slots.
    pub(crate) fn capacity(&self) -> u64 {
        (self.words.len() / W::WORDS) as u64
    }

    /// A table of another size with the entries of this one.
    pub(crate) fn resized(&self, bytes: usize) -> Table<W> {
        let table = Table::new(self.bits, bytes);
        for (i, slot) in self.words.chunks_exact(W::WORDS).enumerate() {
            let entry = W::load(slot);
            if entry != W::ZERO {
                let bucket = W::from_low((i / SLOTS) as u64);
                let mixed = bucket << self.shift | (entry >> PAYLOAD) & low_bits(self.shift);
                table.insert(mixed, entry);
            }
        }
        table
    }

    /// Removes all entries.
    pub(crate) fn clear(&mut self) {
        for word in &mut self.words {
            *word.get_mut() = 0;
        }
    }

    /// Mixes the bits of a key, one to one.
    #[inline(always)]
    pub(crate) fn mix(&self, key: W) -> W {
        (key ^ key >> (self.bits / 2)).times(W::MIXER) & self.whole
    }

    /// The slots for this mixed key.
    #[inline(always)]
    fn bucket(&self, mixed: W) -> &[AtomicU64] {
        let at = (mixed >> self.shift).low() as usize * SLOTS * W::WORDS;
        &self.words[at..at + SLOTS * W::WORDS]
    }

    /// Starts to load the bucket of this mixed key into the cache.
    #[inline(always)]
    pub(crate) fn prefetch(&self, mixed: W) {
        memory::prefetch(&self.bucket(mixed)[0]);
    }

    /// The bounds stored for this mixed key. They are true of its position, for the side to move.
    #[inline(always)]
    pub(crate) fn get(&self, mixed: W) -> Option<Bounds> {
        let rest = mixed & self.rest;
        self.bucket(mixed)
            .chunks_exact(W::WORDS)
            .map(W::load)
            .find(|&entry| entry >> PAYLOAD == rest && entry != W::ZERO)
            .map(|entry| Bounds {
                lower: (entry.low() >> 7 & 127) as i32 - 64,
                upper: (entry.low() & 127) as i32 - 64,
            })
    }

    /// Stores the bounds of the position with this mixed key, which took a search of `work` positions. Replaces what was
    /// stored for the key; the bounds should include it.
    #[inline(always)]
    pub(crate) fn put(&self, mixed: W, bounds: Bounds, work: u64) {
        let payload = u64::from(u64::BITS - work.leading_zeros()) << WORK
            | ((bounds.lower + 64) as u64) << 7
            | (bounds.upper + 64) as u64;
        self.insert(mixed, (mixed & self.rest) << PAYLOAD | W::from_low(payload));
    }

    /// Puts an entry into the bucket of this mixed key: into the first slot if it is free, holds the same key or took less
    /// work, otherwise into the second.
    #[inline(always)]
    fn insert(&self, mixed: W, entry: W) {
        let (first, last) = self.bucket(mixed).split_at(W::WORDS);
        let old = W::load(first);
        if old == W::ZERO || old >> PAYLOAD == entry >> PAYLOAD {
            entry.store(first);
        } else if work(entry) >= work(old) {
            old.store(last);
            entry.store(first);
        } else {
            entry.store(last);
        }
    }
}

/// The bit length of the number of positions searched for an entry.
#[inline(always)]
fn work<W: Key>(entry: W) -> u64 {
    entry.low() >> WORK & 63
}

/// A word whose lowest `count` bits are set.
#[inline(always)]
fn low_bits<W: Key>(count: u32) -> W {
    match count {
        0 => W::ZERO,
        _ => !W::ZERO >> (W::BITS - count),
    }
}
