//! Where the search keeps what: a table from keys to numbers that is the same on every machine.

use core::hash::Hasher;

/// A hasher without a secret: the same words give the same key everywhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mixer(u64);

impl Mixer {
    pub(crate) const fn new(start: u64) -> Mixer {
        Mixer(start)
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number)
            .wrapping_add(0x9e37_79b9_7f4a_7c15)
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 = mixed ^ (mixed >> 29);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mixed = self.0.wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// Keys and the numbers of nodes or arms they lead to, looked up but never listed. Two choices with
/// one key would share a number; with 64 bits that is rarer than it matters.
#[derive(Debug)]
pub(crate) struct Steps {
    /// Key and number; no key leads to 0, which marks a free place.
    places: Vec<(u64, usize)>,
    used: usize,
}

impl Steps {
    pub(crate) fn new() -> Steps {
        Steps {
            places: vec![(0, 0); 256],
            used: 0,
        }
    }

    /// The number of this key; `fresh` if there was none, and from now on.
    #[inline]
    pub(crate) fn entry(&mut self, key: u64, fresh: usize) -> usize {
        if 2 * self.used >= self.places.len() {
            self.grow();
        }
        let at = self.find(key);
        if self.places[at].1 == 0 {
            self.places[at] = (key, fresh);
            self.used += 1;
        }
        self.places[at].1
    }

    /// The place of the key, or the free one where it belongs; half of the places are always free.
    #[inline]
    fn find(&self, key: u64) -> usize {
        let last = self.places.len() - 1;
        let mut at = key as usize & last;
        while self.places[at].1 != 0 && self.places[at].0 != key {
            at = (at + 1) & last;
        }
        at
    }

    fn grow(&mut self) {
        let more = vec![(0, 0); 4 * self.places.len()];
        for (key, number) in core::mem::replace(&mut self.places, more) {
            if number != 0 {
                let at = self.find(key);
                self.places[at] = (key, number);
            }
        }
    }
}
