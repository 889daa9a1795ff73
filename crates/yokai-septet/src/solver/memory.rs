//! Positions met before: between two tricks, with what is known of their value.

/// What is known of the value of a position for team 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// It is at least this.
    pub(super) least: i8,
    /// It is at most this.
    pub(super) most: i8,
    /// The card that answered the last question about it, to be tried first.
    pub(super) best: u8,
}

/// Nothing known.
pub(super) const UNKNOWN: Known = Known {
    least: i8::MIN,
    most: i8::MAX,
    best: u8::MAX,
};

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The whole position, so that no two are ever mixed up.
    key: u64,
    /// When it was written; entries of an earlier time count for nothing.
    time: u32,
    known: Known,
}

/// A table with one entry for each place; a newer position takes an older one's.
#[derive(Debug)]
pub(super) struct Memory {
    entries: Vec<Entry>,
    time: u32,
    shift: u32,
}

impl Memory {
    /// Room for `positions` positions, rounded up to a power of two.
    pub(super) fn new(positions: usize) -> Memory {
        let size = positions.clamp(2, 1 << 28).next_power_of_two();
        let entries = vec![
            Entry {
                key: 0,
                time: 0,
                known: UNKNOWN
            };
            size
        ];
        Memory {
            entries,
            time: 0,
            shift: 64 - size.trailing_zeros(),
        }
    }

    /// Makes all entries count for nothing, without touching them.
    pub(super) fn forget(&mut self) {
        self.time = self.time.wrapping_add(1);
        if self.time == 0 {
            self.entries.fill(Entry {
                key: 0,
                time: 0,
                known: UNKNOWN,
            });
            self.time = 1;
        }
    }

    fn place(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }

    /// What is known of the position with this key.
    pub(super) fn recall(&self, key: u64) -> Known {
        match self.entries.get(self.place(key)) {
            Some(entry) if entry.key == key && entry.time == self.time => entry.known,
            _ => UNKNOWN,
        }
    }

    /// Writes down what is known now.
    pub(super) fn keep(&mut self, key: u64, known: Known) {
        let (place, time) = (self.place(key), self.time);
        if let Some(entry) = self.entries.get_mut(place) {
            *entry = Entry { key, time, known };
        }
    }
}
