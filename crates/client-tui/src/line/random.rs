//! Chance that nobody else chose.

/// Bytes from the machine's own source of chance.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Random {
    /// As many as are asked for.
    ///
    /// # Panics
    /// On a machine without a source of chance no cards can be dealt.
    pub fn bytes<const N: usize>() -> [u8; N] {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).expect("every system that runs this has a source of chance");
        bytes
    }
}
