//! Places with ties, teams, cooperation, and their text.

use game_core::{Outcome, SeatSet, Standing, Standings};
use proptest::prelude::*;

#[test]
fn equals_share_a_place_and_the_next_is_skipped() {
    let standings = Standings::rank(&[12, 9, 12, 20], |a, b| a < b);
    let places: Vec<u8> = standings
        .as_slice()
        .iter()
        .map(|standing| standing.place)
        .collect();
    assert_eq!(places, [2, 1, 2, 4]);
    assert_eq!(
        Outcome::Individual(standings).to_string(),
        "individual 2:12 1:9 2:12 4:20"
    );
}

#[test]
fn a_team_wins_together() {
    let outcome = Outcome::teams(&[0, 1, 0, 1], Standings::rank(&[3, 7], |a, b| a > b));
    assert_eq!(outcome.to_string(), "teams 0 1 0 1 / 2:3 1:7");
    assert_eq!(
        Vec::from(outcome.winners())
            .iter()
            .map(|seat| seat.0)
            .collect::<Vec<_>>(),
        [1, 3]
    );
}

#[test]
fn all_win_or_nobody() {
    let outcome = |won| Outcome::Cooperative {
        won,
        score: 7,
        seats: 3,
    };
    assert_eq!(outcome(true).to_string(), "cooperative won 7 of 3");
    assert_eq!(
        (outcome(true).winners(), outcome(false).winners()),
        (SeatSet::all(3), SeatSet::EMPTY)
    );
}

fn outcomes() -> impl Strategy<Value = Outcome> {
    let standings = prop::collection::vec((1u8..11, any::<i32>()), 1..10).prop_map(|list| {
        let list: Vec<Standing> = list
            .into_iter()
            .map(|(place, score)| Standing { place, score })
            .collect();
        Standings::with_places(&list)
    });
    prop_oneof![
        standings.clone().prop_map(Outcome::Individual),
        (prop::collection::vec(0u8..7, 1..10), standings)
            .prop_map(|(teams, s)| Outcome::teams(&teams, s)),
        (any::<bool>(), any::<i32>(), 1u8..10)
            .prop_map(|(won, score, seats)| Outcome::Cooperative { won, score, seats }),
    ]
}

proptest! {
    #[test]
    fn an_outcome_comes_back_from_its_text(outcome in outcomes()) {
        prop_assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }

    #[test]
    fn any_text_is_an_outcome_or_refused(text in "(individual|teams|cooperative)?[ 0-9:/a-z-]{0,40}") {
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
    }
}
