//! Draws and shuffles are fair, for any source of words.

use game_core::random::product_by_halves;
use game_core::{PlayoutRng, Random};

/// Chi-square of counts against equal shares.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum()
}

#[test]
fn every_order_of_five_cards_is_equally_likely() {
    let mut rng = PlayoutRng::new(1);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..120_000 {
        let mut cards = [0u8, 1, 2, 3, 4];
        rng.shuffle(&mut cards);
        *counts.entry(cards).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 120);
    let counts: Vec<u32> = counts.into_values().collect();
    // 119 degrees of freedom: mean 119, standard deviation 15.4; five of them above.
    assert!(chi_square(&counts) < 119.0 + 5.0 * 15.4, "{counts:?}");
}

#[test]
fn every_card_comes_to_every_place_of_a_partial_shuffle() {
    let mut rng = PlayoutRng::new(2);
    let mut counts = vec![[0u32; 104]; 20];
    for _ in 0..104_000 {
        let mut cards: [u8; 104] = core::array::from_fn(|card| card as u8);
        rng.shuffle_first(&mut cards, 20);
        for (place, card) in cards[..20].iter().enumerate() {
            counts[place][*card as usize] += 1;
        }
    }
    for place in &counts {
        // 103 degrees of freedom: standard deviation 14.4.
        assert!(chi_square(place) < 103.0 + 5.0 * 14.4, "{place:?}");
    }
}

#[test]
fn below_is_even_and_stays_below() {
    let mut rng = PlayoutRng::new(3);
    let mut counts = [0u32; 7];
    for _ in 0..70_000 {
        counts[rng.below(7) as usize] += 1;
    }
    assert!(chi_square(&counts) < 6.0 + 5.0 * 3.5, "{counts:?}");
    assert_eq!((rng.below(0), rng.below(1)), (0, 0));
}

/// A source that gives out what it is told to.
struct Words(Vec<u64>);

impl Random for Words {
    fn word(&mut self) -> u64 {
        self.0.pop().unwrap()
    }
}

#[test]
fn a_word_that_would_favour_a_number_is_drawn_again() {
    // 2^64 mod 3 is 1: the single lowest word must be rejected, the next one is used.
    assert_eq!(Words(vec![u64::MAX, 0]).below(3), 2);
    let mut picks = [0; 2];
    Words(vec![u64::MAX, 0]).batch(3, &mut picks);
    assert_eq!(picks, [2, 1]);
}

#[test]
fn short_and_empty_slices_shuffle_too() {
    let mut rng = PlayoutRng::new(4);
    rng.shuffle::<u8>(&mut []);
    let mut one = [7];
    rng.shuffle_first(&mut one, 9);
    assert_eq!(one, [7]);
    let mut many: Vec<u32> = (0..20_000).collect();
    rng.shuffle(&mut many);
    many.sort_unstable();
    assert!(many.into_iter().eq(0..20_000));
}

#[test]
fn both_ways_to_multiply_give_the_same() {
    let mut rng = PlayoutRng::new(1);
    let edges = [0, 1, 2, 0xffff_ffff, 1 << 32, u64::MAX - 1, u64::MAX];
    let drawn = (0..1000).map(|_| rng.word());
    let words: Vec<u64> = edges.into_iter().chain(drawn).collect();
    for &word in &words {
        for bound in words.iter().map(|word| word & 0xffff_ffff) {
            let wide = u128::from(word) * u128::from(bound);
            let both = ((wide >> 64) as u64, wide as u64);
            assert_eq!(product_by_halves(word, bound), both, "{word} * {bound}");
        }
    }
}
