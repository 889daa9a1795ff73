//! Everything that can happen does; the larger count is `examples/exhaustive.rs`.

use game_core::PlayoutRng;
use game_testkit::Effort;

use crate::census::Census;

#[test]
fn every_card_talent_kiai_penalty_token_and_ending_occurs() {
    let mut rng = PlayoutRng::new(1);
    let mut census = Census::new();
    let things = census.counts.len();
    let (least, most) = Effort::from_env().pick((1_000, 20_000), (10_000, 50_000));
    while census.matches < least || (!census.missing().is_empty() && census.matches < most) {
        census.play(&mut rng).unwrap();
    }
    assert_eq!(
        census.missing(),
        [""; 0],
        "not seen in {} matches",
        census.matches
    );
    assert_eq!(
        census.counts.len(),
        things,
        "the list names everything that is counted"
    );
}
