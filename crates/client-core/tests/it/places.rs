//! The words by which a drawing marks its places: no two places share one, and every movement names two of them.

use std::collections::BTreeMap;

use client_core::guide::Guide;
use client_core::tap::Taps;

use crate::play::{SAMURAI_SPIRIT, SAMURAI_SWORD, SAMURAKVA, YOKAI_SEPTET, play};

/// What movements of matches name, each word with what it means.
fn named<G: Taps>(forms: &[&str]) -> BTreeMap<String, String>
where
    <G as Guide>::Place: core::fmt::Debug,
{
    let mut words = BTreeMap::new();
    for (form, number) in forms.iter().zip(0..) {
        let played = play::<G>(form, number, 300);
        for flight in played.events.iter().flat_map(G::flights) {
            for place in [&flight.from, &flight.to] {
                let meaning = format!("{place:?}");
                let before = words.insert(place.to_string(), meaning.clone());
                assert!(before.is_none_or(|before| before == meaning), "{place}");
            }
            assert_eq!(flight.in_words().from, flight.from.to_string());
        }
    }
    words
}

#[test]
fn no_two_places_share_a_word_and_a_selector_can_quote_each() {
    let all = [
        named::<samurakva::Samurakva>(SAMURAKVA),
        named::<yokai_septet::YokaiSeptet>(YOKAI_SEPTET),
        named::<samurai_sword::SamuraiSword>(SAMURAI_SWORD),
        named::<samurai_spirit::SamuraiSpirit>(SAMURAI_SPIRIT),
    ];
    for words in all {
        assert!(words.len() > 10, "{words:?}");
        let is_plain = |word: &str| {
            word.chars()
                .all(|char| char.is_ascii_alphanumeric() || char == '-' || char == '*')
        };
        let odd: Vec<_> = words
            .keys()
            .filter(|word| !is_plain(word))
            .collect();
        assert!(odd.is_empty(), "{odd:?}");
    }
}
