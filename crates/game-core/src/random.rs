//! Fair draws and shuffles from any source of random words, and the fast source that bots use.

use crate::seed::Seed;

/// A source of random 64-bit words, with the draws a card game needs.
///
/// ```
/// use game_core::{PlayoutRng, Random};
///
/// let mut rng = PlayoutRng::new(7);
/// let mut cards = [1, 2, 3, 4, 5];
/// rng.shuffle_first(&mut cards, 2);
/// // The first two are a random selection; all five are still there.
/// cards.sort_unstable();
/// assert_eq!(cards, [1, 2, 3, 4, 5]);
/// assert!(rng.below(6) < 6);
/// ```
///
/// The algorithms are part of the record format: changing them changes every recorded deal.
pub trait Random {
    /// The next 64 random bits.
    fn word(&mut self) -> u64;

    /// A number below `bound`, each with the same chance. `bound` 0 is answered with 0.
    ///
    /// Multiply and shift, with Lemire's rejection so that no number is favoured.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound);
        let (mut number, mut rest) = product(self.word(), bound);
        if rest < bound {
            let threshold = bound.wrapping_neg() % bound.max(1);
            while rest < threshold {
                (number, rest) = product(self.word(), bound);
            }
        }
        number as u32
    }

    /// Puts a random selection in random order into the first `count` places (Fisher-Yates).
    ///
    /// Several places share one random word (Brackett-Rozinsky and Lemire, "Batched ranged random
    /// integer generation"), which keeps the shuffle exactly fair at a fraction of the words.
    #[inline]
    fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        let count = count.min(items.len());
        let mut done = 0;
        while done < count {
            let left = (items.len() - done) as u64;
            let batch = batch_size(left).min(count - done);
            let mut picks = [0usize; BATCH];
            let rest = &mut items[done..];
            if batch == BATCH {
                // The same as below, but of known length, so that the compiler unrolls it.
                self.batch(left, &mut picks);
                for (place, pick) in picks.into_iter().enumerate() {
                    rest.swap(place, place + pick);
                }
            } else {
                self.batch(left, &mut picks[..batch]);
                for (place, &pick) in picks[..batch].iter().enumerate() {
                    rest.swap(place, place + pick);
                }
            }
            done += batch;
        }
    }

    /// Shuffles all of it.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_first(items, items.len());
    }

    /// Independent numbers below `left`, `left - 1`, and so on, out of one word. The product of these
    /// bounds must not be above 2^56.
    #[inline]
    fn batch(&mut self, left: u64, picks: &mut [usize]) {
        loop {
            let mut rest = self.word();
            for (step, pick) in picks.iter_mut().enumerate() {
                let bound = left - step as u64;
                let wide;
                (wide, rest) = product(rest, bound);
                *pick = wide as usize;
            }
            // Above the product, and so fair: nearly always that can be told without it.
            if rest >> 56 != 0 || is_fair(rest, left, picks.len() as u64) {
                return;
            }
        }
    }
}

/// The product of a word and a bound: its upper and its lower half.
#[inline(always)]
const fn product(word: u64, bound: u64) -> (u64, u64) {
    // In WebAssembly a list has fewer than 2^32 items, and no instruction gives both halves.
    if cfg!(target_arch = "wasm32") {
        return product_by_halves(word, bound);
    }
    let wide = word as u128 * bound as u128;
    ((wide >> 64) as u64, wide as u64)
}

/// The same for a bound below 2^32, by multiplications whose results fit a word.
#[doc(hidden)]
#[inline(always)]
pub const fn product_by_halves(word: u64, bound: u64) -> (u64, u64) {
    debug_assert!(bound <= u32::MAX as u64);
    let lower = (word & 0xffff_ffff) * bound;
    let upper = (word >> 32) * bound + (lower >> 32);
    (upper >> 32, upper << 32 | lower & 0xffff_ffff)
}

/// Whether what is left of a word does not favour any of the numbers drawn from it.
#[cold]
fn is_fair(rest: u64, left: u64, draws: u64) -> bool {
    let product = (0..draws).fold(1u64, |product, step| product * (left - step));
    rest >= product || rest >= product.wrapping_neg() % product
}

/// The most draws that share one word.
const BATCH: usize = 8;

/// How many draws may share a word when `left` items are left, keeping the product of their
/// bounds below 2^56 so that a rejected word is rare.
#[inline]
const fn batch_size(left: u64) -> usize {
    if left <= 1 << 7 {
        BATCH
    } else if left <= 1 << 14 {
        4
    } else {
        1
    }
}

/// A small fast generator (`SplitMix64`) for playouts, bots and tests. It is *not* secret: chance
/// inside a match comes from [`crate::Generator`].
///
/// ```
/// use game_core::{PlayoutRng, Random};
///
/// let mut rng = PlayoutRng::new(7);
/// assert!((0..100).all(|_| rng.below(6) < 6));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayoutRng(u64);

impl PlayoutRng {
    /// The generator with this number.
    pub const fn new(number: u64) -> PlayoutRng {
        PlayoutRng(number)
    }

    /// A seed for a match that is only imagined, or played for a test.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }
}

impl Random for PlayoutRng {
    #[inline]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
