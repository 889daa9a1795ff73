//! The Seven Bridegrooms, long and short (R8).

use game_core::{Collected, Fields, Game, Seat, Seed, Silent};
use yokai_septet::scoring::Ending;
use yokai_septet::{Card, CardSet, Config, Phase, Suit, SuitSet, YokaiSeptet};

use crate::table::Table;

/// Two cards each; team 0 has one 7 of Fire, team 1 has one of Snow; trump is Wind.
const TWO_LEFT: &str = "moment=play; trump=wind; leader=0; tricks=6 6; \
    hands=fire-6 earth-2/fire-7-foil earth-3/fire-8 earth-4/snow-7-foil earth-5; \
    bosses=wind-7 wind-7-foil earth-7 charm-7 lightning-7 darkness-7 fire-7\
    /earth-7-foil charm-7-foil lightning-7-foil darkness-7-foil snow-7";

fn two_left(config: &str, seals: &str) -> Table {
    Table::new(config, &format!("{TWO_LEFT}; seals={seals}"))
}

#[test]
fn r8_1_fourteen_cards_each_and_no_trump_yet() {
    let config = Config::from_words("form=bridegrooms").unwrap();
    let state = YokaiSeptet::start(&config, Seed::from_number(1));
    assert_eq!(
        (
            state
                .hands()
                .iter()
                .map(|hand| hand.len())
                .collect::<Vec<_>>(),
            state.board().turned_up(),
            state.board().trump()
        ),
        (vec![14; 4], None, None)
    );
}

#[test]
fn r8_2_one_card_to_each_of_the_others() {
    let config = Config::from_words("form=bridegrooms").unwrap();
    let before = YokaiSeptet::start(&config, Seed::from_number(1));
    let mut actions = Vec::new();
    YokaiSeptet::legal(&before, Seat(0), &mut actions);
    assert_eq!(actions.len(), 2184);
    let mut table = Table {
        state: before.clone(),
        told: Collected::new(),
    };
    let lowest = |seat: usize| {
        before.hands()[seat]
            .iter()
            .take(3)
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
    };
    let own = lowest(0);
    assert_eq!(
        table.refusal(0, &format!("give {} {} {}", own[0], own[0], own[1])),
        ("given_twice", "R8.2")
    );
    assert_eq!(
        table.refusal(0, "pass wind-a wind-2 wind-3"),
        ("give_first", "R8.2")
    );
    for seat in 0..4 {
        let cards = lowest(seat);
        table.act(&format!(
            "{seat} give {} {} {}",
            cards[0], cards[1], cards[2]
        ));
    }
    for seat in 0..4usize {
        // From the right neighbour its first card, from across the second, from the left the third.
        for (place, giver) in [
            (0, (seat + 3) % 4),
            (1, (seat + 2) % 4),
            (2, (seat + 1) % 4),
        ] {
            assert!(table.state.hands()[seat].contains(lowest(giver)[place].parse().unwrap()));
        }
    }
    assert_eq!(
        table
            .state
            .hands()
            .iter()
            .map(|hand| hand.len())
            .collect::<Vec<_>>(),
        [14; 4]
    );
}

#[test]
fn r8_3_the_a_leads_every_round_and_the_first_card_makes_trump() {
    let config = Config::from_words("form=bridegrooms").unwrap();
    let mut rng = game_core::PlayoutRng::new(3);
    let mut state = YokaiSeptet::start(&config, Seed::from_number(1));
    let mut rounds = 0;
    while let Some(seat) = state.board().to_act().first() {
        let action = YokaiSeptet::sample(&state, seat, &mut rng, &mut Vec::new()).unwrap();
        if let Phase::Playing(leader) = state.board().phase()
            && state.board().plays().is_empty()
        {
            rounds += 1;
            assert!(state.hands()[leader.index()].contains(Card::A));
            assert_eq!(
                (state.board().trump(), state.board().shown().unwrap().seat),
                (None, leader)
            );
        }
        YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
        if state.board().plays().len() == 1 {
            assert_eq!(state.board().trump(), Some(state.board().plays()[0].suit()));
        }
    }
    assert!(rounds > 1);
}

#[test]
fn r8_4_of_two_equal_sevens_the_first_played_wins() {
    let both = "moment=play; trump=wind; leader=0; tricks=6 6; \
        hands=fire-7 earth-2/fire-7-foil earth-3/fire-6 earth-4/snow-8 earth-5; \
        bosses=wind-7 wind-7-foil earth-7 charm-7 lightning-7 darkness-7 snow-7\
        /earth-7-foil charm-7-foil lightning-7-foil darkness-7-foil snow-7-foil; seals=wind/";
    let mut plain_first = Table::new("form=bridegrooms", both);
    plain_first.play("0 fire-7, 1 fire-7-foil, 2 fire-6, 3 snow-8");
    assert!(plain_first.state.board().seals()[0].contains(Suit::Fire));
    let mut foil_first = Table::new("form=bridegrooms", &both.replace("leader=0", "leader=1"));
    foil_first.play("1 fire-7-foil, 2 fire-6, 3 snow-8, 0 fire-7");
    assert!(foil_first.state.board().seals()[1].contains(Suit::Fire));
}

#[test]
fn r8_5_seven_tricks_do_not_end_the_round_but_the_last_card_does() {
    let mut table = two_left("form=bridegrooms", "wind/");
    table.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    let result = table.state.board().last_round().unwrap();
    assert_eq!(
        (result.ending, result.points, result.winners),
        (Ending::PlayedOut, 0, vec![])
    );
    assert_eq!(
        table.ended(),
        "PlayedOut, won by [], 0 points (), scores [2, 0]"
    );
}

#[test]
fn r8_6_both_sevens_of_a_suit_in_one_round_seal_it() {
    let mut table = two_left("form=bridegrooms", "wind/");
    // Seat 2 takes the second 7 of Fire for team 0; the second of Snow makes no pair there.
    table.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    let seals: SuitSet = [Suit::Wind, Suit::Fire].into_iter().collect();
    assert_eq!(table.state.board().seals(), [seals, SuitSet::EMPTY]);
}

#[test]
fn r8_6_a_single_seven_does_not_carry_over_to_the_next_round() {
    let mut table = two_left("form=bridegrooms", "wind/");
    table.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    // Team 0 ended the round with one 7 of Snow and of five other suits: nothing of it is left.
    assert_eq!(
        (table.state.board().round(), table.state.board().bosses()),
        (2, [CardSet::EMPTY; 2].as_slice())
    );
    assert_eq!(table.state.board().seals()[0].len(), 2);
}

#[test]
fn r8_7_the_seventh_suit_wins_at_once_in_mid_round() {
    let mut table = two_left(
        "form=bridegrooms",
        "wind earth charm lightning darkness snow/fire",
    );
    table.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    assert_eq!(table.outcome(), "teams 0 1 0 1 / 1:7 2:1");
    assert_eq!(
        table.state.board().last_round().unwrap().ending,
        Ending::Sealed
    );
    // One card each was never played.
    assert!(
        table
            .state
            .hands()
            .iter()
            .all(|hand| hand.len() == 1)
    );
}

#[test]
fn r8_8_in_the_short_game_a_suit_is_sealed_once_and_four_win() {
    let mut taken = two_left("form=bridegrooms-short", "wind earth charm/fire");
    taken.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    assert_eq!(
        (
            taken.state.board().seals()[0].len(),
            taken.outcome().as_str()
        ),
        (3, "none")
    );
    let mut won = two_left("form=bridegrooms-short", "wind earth charm/");
    won.play("0 fire-6, 1 fire-7-foil, 2 fire-8, 3 snow-7-foil");
    assert_eq!(won.outcome(), "teams 0 1 0 1 / 1:4 2:0");
}
