//! The pinned generator inside every state: ChaCha8, one stream for each chance event.
//!
//! Why ChaCha: players see many of the generator's results (such as their own hands) and must not
//! be able to work out the others. Why a stream for each event and no buffer: this keeps the state
//! small and cheap to clone. See docs/adr/0002.

use core::fmt;

use crate::random::Random;
use crate::seed::Seed;

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
const DOUBLE_ROUNDS: usize = 4;

/// The source of all chance in one match. Lives in the state, never in a view or a message.
///
/// ```
/// use game_core::{Generator, Random, Seed};
///
/// let shuffled = |seed| {
///     let mut deck = [1, 2, 3, 4, 5];
///     Generator::new(Seed::from_number(seed)).event().shuffle(&mut deck);
///     deck
/// };
/// // The same seed gives the same match on every machine.
/// assert_eq!(shuffled(7), shuffled(7));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Generator {
    key: [u32; 8],
    /// How many chance events there have been; the number of the next stream.
    events: u64,
}

impl Generator {
    /// The generator of a match with this seed, before the first chance event.
    #[inline]
    pub fn new(seed: Seed) -> Generator {
        let mut key = [0; 8];
        for (word, bytes) in key.iter_mut().zip(seed.0.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Generator { key, events: 0 }
    }

    /// The draws of the next chance event. Take one for each event, such as a shuffle, and let go
    /// of it afterwards; the words it did not use are never used.
    #[inline]
    pub fn event(&mut self) -> Draws {
        let draws = Draws {
            key: self.key,
            stream: self.events,
            block: 0,
            buffer: [0; 8],
            used: 8,
        };
        self.events += 1;
        draws
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Generator(secret, {} events)", self.events)
    }
}

/// The random words of one chance event.
#[derive(Clone)]
pub struct Draws {
    key: [u32; 8],
    stream: u64,
    block: u64,
    buffer: [u64; 8],
    used: usize,
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws(secret)")
    }
}

impl Random for Draws {
    #[inline]
    fn word(&mut self) -> u64 {
        if self.used == self.buffer.len() {
            self.buffer = block(&self.key, self.block, self.stream);
            self.block += 1;
            self.used = 0;
        }
        let word = self.buffer[self.used];
        self.used += 1;
        word
    }
}

/// Four words side by side, so that the compiler can use one vector register for them.
type Row = [u32; 4];

/// One ChaCha8 block: 64-bit counter, 64-bit stream number, words paired low half first.
fn block(key: &[u32; 8], counter: u64, stream: u64) -> [u64; 8] {
    let start: [Row; 4] = [
        CONSTANTS,
        [key[0], key[1], key[2], key[3]],
        [key[4], key[5], key[6], key[7]],
        [
            counter as u32,
            (counter >> 32) as u32,
            stream as u32,
            (stream >> 32) as u32,
        ],
    ];
    let mut rows = start;
    for _ in 0..DOUBLE_ROUNDS {
        quarter_rounds(&mut rows);
        turn(&mut rows, [1, 2, 3]);
        quarter_rounds(&mut rows);
        turn(&mut rows, [3, 2, 1]);
    }
    let mut words = [0; 8];
    for (row, (mixed, first)) in rows.iter().zip(&start).enumerate() {
        let sum = add(*mixed, *first);
        words[2 * row] = u64::from(sum[0]) | u64::from(sum[1]) << 32;
        words[2 * row + 1] = u64::from(sum[2]) | u64::from(sum[3]) << 32;
    }
    words
}

#[inline(always)]
fn quarter_rounds([a, b, c, d]: &mut [Row; 4]) {
    *a = add(*a, *b);
    *d = xor_rotate(*d, *a, 16);
    *c = add(*c, *d);
    *b = xor_rotate(*b, *c, 12);
    *a = add(*a, *b);
    *d = xor_rotate(*d, *a, 8);
    *c = add(*c, *d);
    *b = xor_rotate(*b, *c, 7);
}

/// Shifts the lower rows sideways: columns become diagonals, or diagonals columns again.
#[inline(always)]
fn turn(rows: &mut [Row; 4], by: [usize; 3]) {
    for (row, by) in rows[1..].iter_mut().zip(by) {
        *row = [
            row[by % 4],
            row[(by + 1) % 4],
            row[(by + 2) % 4],
            row[(by + 3) % 4],
        ];
    }
}

#[inline(always)]
fn add(a: Row, b: Row) -> Row {
    [
        a[0].wrapping_add(b[0]),
        a[1].wrapping_add(b[1]),
        a[2].wrapping_add(b[2]),
        a[3].wrapping_add(b[3]),
    ]
}

#[inline(always)]
fn xor_rotate(a: Row, b: Row, by: u32) -> Row {
    [
        (a[0] ^ b[0]).rotate_left(by),
        (a[1] ^ b[1]).rotate_left(by),
        (a[2] ^ b[2]).rotate_left(by),
        (a[3] ^ b[3]).rotate_left(by),
    ]
}
