//! Memory for tables: zeroed without being written, on large pages, loaded before it is needed. The only `unsafe` code of
//! this crate.
#![allow(unsafe_code)]

use std::sync::atomic::AtomicU64;

/// This many words, all zero. Nothing is written: the system provides each page when it is first used.
pub(crate) fn zeroed(words: usize) -> Box<[AtomicU64]> {
    let words = bytemuck::zeroed_slice_box(words);
    ask_for_large_pages(&words);
    words
}

/// Asks the kernel for large pages. A table is read at random places, so with pages of 4 KB nearly every read also misses
/// the page cache of the processor. The kernel may refuse; then the table is only slower.
#[cfg(all(feature = "os", target_os = "linux"))]
fn ask_for_large_pages(words: &[AtomicU64]) {
    const LARGE: usize = 2 << 20;
    /// For a smaller table, providing a large page costs more than the search.
    const WORTH_IT: usize = 8 << 20;
    let start = words.as_ptr().addr().next_multiple_of(LARGE);
    let end = words.as_ptr().addr() + size_of_val(words);
    if size_of_val(words) >= WORTH_IT {
        let first = words.as_ptr().with_addr(start).cast_mut().cast();
        // SAFETY: the range lies inside one live allocation, and this advice changes no byte of it.
        let _ = unsafe { rustix::mm::madvise(first, end - start, rustix::mm::Advice::LinuxHugepage) };
    }
}

#[cfg(not(all(feature = "os", target_os = "linux")))]
fn ask_for_large_pages(_: &[AtomicU64]) {}

/// Starts to load the cache line of this word.
#[inline(always)]
pub(crate) fn prefetch(word: &AtomicU64) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint about an address; it cannot fault, and this one is valid anyway.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(word).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = word;
}
