//! The pinned generator: equal to an independent implementation, and the same for ever.

use expect_test::expect;
use game_core::{Generator, Random, Seed};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

proptest! {
    #[test]
    fn every_event_is_a_stream_of_chacha8(bytes in any::<[u8; 32]>(), event in 0u64..5, words in 1usize..40) {
        let mut generator = Generator::new(Seed(bytes));
        for _ in 0..event {
            generator.event();
        }
        let mut ours = generator.event();
        let mut theirs = ChaCha8Rng::from_seed(bytes);
        theirs.set_stream(event);
        for _ in 0..words {
            prop_assert_eq!(ours.word(), theirs.next_u64());
        }
    }
}

#[test]
fn a_deal_stays_the_same_in_every_release() {
    let mut generator = Generator::new(Seed::from_number(2026));
    let deal = |generator: &mut Generator| {
        let mut cards: Vec<u8> = (1..=104).collect();
        generator.event().shuffle_first(&mut cards, 12);
        format!("{:?}", &cards[..12])
    };
    expect!["[84, 1, 45, 24, 53, 87, 21, 97, 89, 63, 68, 33]"].assert_eq(&deal(&mut generator));
    expect!["[22, 103, 7, 34, 98, 30, 28, 44, 91, 58, 93, 21]"].assert_eq(&deal(&mut generator));
}

#[test]
fn nothing_printed_for_a_log_shows_the_secret() {
    let mut generator = Generator::new(Seed([0xab; 32]));
    let draws = generator.event();
    let printed = format!("{:?} {generator:?} {draws:?}", Seed([0xab; 32]));
    expect!["Seed(secret) Generator(secret, 1 events) Draws(secret)"].assert_eq(&printed);
}
