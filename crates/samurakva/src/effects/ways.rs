//! In how many ways a card can be placed, counted for all artifacts at once.

use core::num::NonZeroU64;

use game_core::Seat;

use crate::board::Board;
use crate::effects::{Artifact, ArtifactSet, fan, katana, paw, sticks};

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = EACH_BYTE << 7;

/// The ways of placing a card: plainly, and with each kind of artifact that the seat holds. Random
/// play asks for them at every card, so that they are counted without jumps, held or not: that is
/// faster than guessing wrong what is held.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// A byte for each kind but the fan. The mask is not used when placing but when taking (R6.7):
    /// its byte is that of placing plainly. All together are far below 128.
    few: u64,
    /// The fan has more ways than all the others.
    fan: usize,
}

impl Ways {
    /// The ways that are open to the seat with the card it is placing, if it holds these (R5.1).
    #[inline]
    pub(crate) fn of(board: &Board, seat: Seat, held: ArtifactSet) -> Ways {
        let Some(card) = board.card_of(seat) else {
            return Ways {
                few: byte(Artifact::Mask, 1),
                fan: 0,
            };
        };
        let rows = &board.rows;
        let lower = rows.ends.lower(card);
        let open = rows.ends.count();
        let few = byte(Artifact::Flower, board.hand_size as usize)
            | byte(Artifact::Paw, paw::options(rows, card, lower))
            | byte(Artifact::Katana, katana::options(rows, open))
            | byte(Artifact::Arch, usize::from(!rows.has_fifth_row()))
            | byte(Artifact::Sticks, sticks::options(open, lower));
        let fan = if held.contains(Artifact::Fan) {
            fan::options(rows, open)
        } else {
            0
        };
        Ways {
            few: (few & held.kind_bytes()) | byte(Artifact::Mask, 1),
            fan,
        }
    }

    /// How many ways there are with this artifact.
    pub(crate) fn with(self, kind: Artifact) -> usize {
        match kind {
            Artifact::Fan => self.fan,
            Artifact::Mask => 0,
            _ => (self.few >> (8 * kind as u32)) as usize & 0xff,
        }
    }

    /// All ways together.
    #[inline]
    pub(crate) const fn count(self) -> usize {
        self.sums().to_le_bytes()[7] as usize + self.fan
    }

    /// For each byte the sum of all up to it.
    #[inline]
    const fn sums(self) -> u64 {
        self.few.wrapping_mul(EACH_BYTE)
    }

    /// The artifact used in the way with `n` ways before it, and how many of its own ways come
    /// before; `None` for placing plainly.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<(Artifact, usize)> {
        let sums = self.sums();
        let few = sums.to_le_bytes()[7] as usize;
        if n >= few {
            return Some((Artifact::Fan, n - few));
        }
        // All sums are below 128, so that each can be compared in its own top bit.
        let passed = (n as u64 * EACH_BYTE + TOP_BITS).wrapping_sub(sums);
        let ahead = NonZeroU64::new(!passed & TOP_BITS)?;
        let kind = ahead.trailing_zeros() as usize / 8;
        let before = (sums << 8 >> (8 * kind)) as usize & 0xff;
        match Artifact::ALL.get(kind) {
            Some(Artifact::Mask) | None => None,
            Some(&kind) => Some((kind, n - before)),
        }
    }
}

#[inline(always)]
const fn byte(kind: Artifact, count: usize) -> u64 {
    (count as u64) << (8 * kind as u32)
}
