//! The kinds of artifacts, and how many of each lie somewhere (R1.4).

/// A kind of artifact; each of the seven exists four times (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Artifact {
    /// Flower of illusions: place another card instead (R6.1).
    Flower,
    /// Lucky paw: the row holds six (R6.2).
    Paw,
    /// Cursed katana: the row does not exist for a while (R6.3).
    Katana,
    /// Fan of change: a card moves to another row (R6.5).
    Fan,
    /// Werewolf mask: a taken card counts the other way (R6.7).
    Mask,
    /// Arch of the new path: a fifth row (R6.8).
    Arch,
    /// Initiation sticks: a card goes inside a row (R6.10).
    Sticks,
}

/// Cards of each kind of artifact (R1.4).
pub const COPIES: usize = 4;
/// All artifacts together (R1.4).
pub const ARTIFACTS: usize = COPIES * Artifact::ALL.len();

game_core::words! { Artifact, "an artifact":
    Flower = "flower",
    Paw = "paw",
    Katana = "katana",
    Fan = "fan",
    Mask = "mask",
    Arch = "arch",
    Sticks = "sticks",
}

/// How many artifacts of each kind, a byte for each; no place ever holds more than four of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArtifactSet(u64);

impl ArtifactSet {
    /// No artifact.
    pub const EMPTY: ArtifactSet = ArtifactSet(0);
    const EACH: u64 = 0x01_0101_0101_0101;
    const TOP_BITS: u64 = Self::EACH << 7;
    /// All of them (R1.4).
    pub const WHOLE: ArtifactSet = ArtifactSet(Self::EACH * COPIES as u64);

    /// How many of this kind are in it.
    #[inline]
    pub const fn count(self, kind: Artifact) -> usize {
        (self.0 >> (8 * kind as u32) & 0xff) as usize
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn contains(self, kind: Artifact) -> bool {
        self.count(kind) != 0
    }

    /// Whether there is none at all.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are of all kinds.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0.wrapping_mul(Self::EACH) >> 48) as usize & 0xff
    }

    /// Puts one in. More copies than exist (from a foreign view) are left out.
    #[inline]
    pub const fn insert(&mut self, kind: Artifact) {
        if self.count(kind) < COPIES {
            self.0 += 1 << (8 * kind as u32);
        }
    }

    /// Takes one out, if there is one.
    #[inline]
    pub const fn remove(&mut self, kind: Artifact) {
        if self.contains(kind) {
            self.0 -= 1 << (8 * kind as u32);
        }
    }

    /// These, of which there are no more than exist.
    #[inline]
    pub(crate) fn of_dealt(kinds: &[Artifact]) -> ArtifactSet {
        ArtifactSet(
            kinds
                .iter()
                .map(|&kind| 1 << (8 * kind as u32))
                .sum(),
        )
    }

    /// Both together, of which there are no more than exist.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, others: ArtifactSet) -> ArtifactSet {
        ArtifactSet(self.0.wrapping_add(others.0))
    }

    /// What is left of it without the others.
    #[inline]
    #[must_use]
    pub fn minus(self, others: ArtifactSet) -> ArtifactSet {
        // No byte is above four: with its top bit set none borrows from the next, and the bit stays
        // where enough was there.
        let less = (self.0 | Self::TOP_BITS) - others.0;
        let enough = (less & Self::TOP_BITS) >> 7;
        ArtifactSet(less & (enough * 7))
    }

    /// A bit for each byte that is not zero.
    #[inline]
    const fn present(self) -> u64 {
        (self.0 + (Self::TOP_BITS - Self::EACH)) >> 7 & Self::EACH
    }

    /// A whole byte for each kind that is in it.
    #[inline]
    pub(crate) const fn kind_bytes(self) -> u64 {
        self.present() * 0xff
    }

    /// How many kinds are in it.
    #[inline]
    pub const fn count_kinds(self) -> usize {
        ArtifactSet(self.present()).len()
    }

    /// The kind with `n` kinds of the set before it.
    #[inline]
    pub fn nth_kind(self, n: usize) -> Option<Artifact> {
        let rest = (0..n).fold(self.present(), |rest, _| rest & rest.wrapping_sub(1));
        Artifact::ALL
            .get(rest.trailing_zeros() as usize / 8)
            .copied()
    }

    /// The kinds that are in it, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Artifact> {
        Artifact::ALL
            .into_iter()
            .filter(move |&kind| self.contains(kind))
    }

    /// Every artifact in it, kind by kind.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Artifact> {
        Artifact::ALL
            .into_iter()
            .flat_map(move |kind| core::iter::repeat_n(kind, self.count(kind)))
    }
}

impl FromIterator<Artifact> for ArtifactSet {
    fn from_iter<I: IntoIterator<Item = Artifact>>(kinds: I) -> Self {
        let mut set = ArtifactSet::EMPTY;
        kinds
            .into_iter()
            .for_each(|kind| set.insert(kind));
        set
    }
}
