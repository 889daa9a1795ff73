//! Small sets as bits.

use game_core::bits::bit;

#[test]
fn a_bit_of_a_wide_word_is_a_shifted_one() {
    assert!((0..128).all(|index| bit(index) == 1 << index));
}
