//! What is already known about positions: a table of bounds that forgets what was cheap to find out.
//!
//! A key says everything about a position, and it is mixed one to one before it is cut into a bucket's number and
//! a rest that the entry keeps. So two positions are never taken for one another, and no key is stored whole.
//!
//! ```text
//!  entry   rest of the key │ work: 6 bits │ lower bound: 7 bits │ upper bound: 7 bits
//! ```
//!
//! A bucket has two slots. The first keeps what took most work, the second what came last. Threads share a table
//! without locks: an entry of one word is read and written whole, and one of two words is stored so that halves
//! of two different entries do not pass for an entry.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use four_rules::Word;

use crate::memory;

/// What is proved about a position: its score is at least `lower` and at most `upper`, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
}

impl Bounds {
    /// Nothing is proved. No score of a board of up to 126 cells is further from zero than this.
    pub(crate) const UNKNOWN: Bounds = Bounds { lower: -63, upper: 63 };
}

/// A word that can be a key, and that an entry fits into.
pub(crate) trait Key: Word {
    /// How many machine words an entry takes.
    const WORDS: usize;
    /// An odd number without a pattern: to multiply with it mixes the bits upwards and can be undone.
    const MIXER: Self;
    /// The lower bits of a board's word.
    fn narrowed(word: u128) -> Self;
    fn times(self, other: Self) -> Self;
    fn low(self) -> u64;
    fn from_low(low: u64) -> Self;
    fn load(slot: &[AtomicU64]) -> Self;
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
    /// The upper half is stored mixed with the lower: if another thread wrote in between, it comes out as noise,
    /// and noise is not the rest of the key that is asked for.
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

const SLOTS: usize = 2;
/// Bits of an entry below the rest of the key.
const PAYLOAD: u32 = 20;
const WORK: u32 = 14;

#[derive(Debug)]
pub(crate) struct Table<W> {
    words: Box<[AtomicU64]>,
    /// Bits of a key.
    bits: u32,
    /// The bucket's number is the mixed key shifted right by this.
    shift: u32,
    /// The low bits of the mixed key that an entry keeps.
    rest: W,
    _key: std::marker::PhantomData<W>,
}

impl<W: Key> Table<W> {
    /// The largest table for keys of this many bits that takes no more than `bytes`, and yet is large enough for
    /// the bucket's number to hold what an entry has no room for.
    pub(crate) fn new(bits: u32, bytes: usize) -> Table<W> {
        let buckets = bytes / (SLOTS * W::WORDS * 8);
        let log = buckets.max(1).ilog2().max(Table::<W>::least(bits)).min(bits);
        Table {
            words: memory::zeroed((SLOTS * W::WORDS) << log),
            bits,
            shift: bits - log,
            rest: low_bits(bits - Table::<W>::least(bits)),
            _key: std::marker::PhantomData,
        }
    }

    /// How many bits of a key of `bits` the bucket's number has to hold.
    fn least(bits: u32) -> u32 {
        bits.saturating_sub(W::BITS - PAYLOAD).max(1)
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.words)
    }

    /// How many entries there is room for.
    pub(crate) fn capacity(&self) -> u64 {
        (self.words.len() / W::WORDS) as u64
    }

    /// A table of another size that knows what this one knows.
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

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for word in &mut self.words {
            *word.get_mut() = 0;
        }
    }

    /// Mixes the bits of a key. Every key has another result.
    #[inline(always)]
    pub(crate) fn mix(&self, key: W) -> W {
        (key ^ key >> (self.bits / 2)).times(W::MIXER) & low_bits(self.bits)
    }

    #[inline(always)]
    fn bucket(&self, mixed: W) -> &[AtomicU64] {
        let at = (mixed >> self.shift).low() as usize * SLOTS * W::WORDS;
        &self.words[at..at + SLOTS * W::WORDS]
    }

    #[inline(always)]
    pub(crate) fn prefetch(&self, mixed: W) {
        memory::prefetch(&self.bucket(mixed)[0]);
    }

    /// What is known about the position with this mixed key.
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

    /// Keeps what is known about the position with this mixed key, and how many positions were searched for it.
    #[inline(always)]
    pub(crate) fn put(&self, mixed: W, bounds: Bounds, work: u64) {
        let payload = u64::from(u64::BITS - work.leading_zeros()) << WORK
            | ((bounds.lower + 64) as u64) << 7
            | (bounds.upper + 64) as u64;
        self.insert(mixed, (mixed & self.rest) << PAYLOAD | W::from_low(payload));
    }

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

#[inline(always)]
fn work<W: Key>(entry: W) -> u64 {
    entry.low() >> WORK & 63
}

#[inline(always)]
fn low_bits<W: Key>(count: u32) -> W {
    match count {
        0 => W::ZERO,
        _ => !W::ZERO >> (W::BITS - count),
    }
}
