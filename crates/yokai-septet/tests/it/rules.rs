//! The rules of the base game for four, one by one: a position, what is done, and what follows.

use expect_test::expect;
use game_core::{Fields, Game, PlayoutRng, Seat, Seed, Silent, Viewer};
use yokai_septet::card::SuitSet;
use yokai_septet::{Card, CardSet, Config, Phase, State, Suit, YokaiSeptet};

use crate::table::Table;

/// Three cards each, all captured bosses with team 1 or in hand; trump is Darkness.
const THREE_LEFT: &str = "moment=play; turned_up=darkness-9; leader=0; tricks=5 4;
    hands=wind-a fire-7 snow-13/wind-2 darkness-5 fire-8/wind-3 wind-7 fire-9/wind-4 earth-2 snow-8;
    bosses=snow-7 earth-7/charm-7 lightning-7 darkness-7";

fn table(deal: &str) -> Table {
    Table::new("players=4", &deal.replace('\n', " "))
}

#[test]
fn r1_1_seven_suits_of_seven_cards_each_with_a_seven() {
    let lowest_and_highest = [
        "wind a 7",
        "earth 2 8",
        "charm 3 9",
        "lightning 4 10",
        "darkness 5 11",
        "fire 6 12",
        "snow 7 13",
    ];
    for (suit, words) in Suit::ALL.into_iter().zip(lowest_and_highest) {
        let cards: Vec<Card> = (suit.cards() & CardSet::DECK).iter().collect();
        assert_eq!(cards.len(), 7);
        assert!(
            cards
                .windows(2)
                .all(|pair| pair[0].rank() < pair[1].rank())
        );
        let (low, high) = (cards[0].to_string(), cards[6].to_string());
        let (low, high) = (low.split_once('-').unwrap(), high.split_once('-').unwrap());
        assert_eq!(format!("{} {} {}", low.0, low.1, high.1), words);
        assert_eq!(Card::boss(suit).rank(), 7);
    }
}

#[test]
fn r1_2_seven_white_stars_and_twelve_with_the_black_ones() {
    let white: Vec<u8> = Suit::ALL
        .iter()
        .map(|suit| suit.white_stars())
        .collect();
    let black: Vec<u8> = Suit::ALL
        .iter()
        .map(|suit| suit.black_stars())
        .collect();
    assert_eq!(
        (white.as_slice(), black.as_slice()),
        (&[0, 0, 1, 1, 1, 2, 2][..], &[0, 1, 0, 1, 1, 1, 1][..])
    );
    assert_eq!(white.iter().chain(&black).sum::<u8>(), 12);
}

#[test]
fn r1_3_the_second_sevens_are_equal_in_rank_and_only_in_the_large_deck() {
    for suit in Suit::ALL {
        let foil = Card::foil(suit);
        assert_eq!((foil.rank(), foil.suit(), foil.is_boss()), (7, suit, true));
        assert!(!CardSet::DECK.contains(foil) && CardSet::FULL_DECK.contains(foil));
        assert_eq!(
            (foil.equal(), Card::boss(suit).equal()),
            (Card::boss(suit), foil)
        );
    }
    assert_eq!((CardSet::DECK.len(), CardSet::FULL_DECK.len()), (49, 56));
}

#[test]
fn r2_1_r2_2_twelve_cards_each_and_the_last_one_makes_trump() {
    for number in 0..50 {
        let state = YokaiSeptet::start(&Config::default(), Seed::from_number(number));
        assert!(state.hands().iter().all(|hand| hand.len() == 12));
        let turned_up = state.board().turned_up().unwrap();
        assert_eq!(state.board().trump(), Some(turned_up.suit()));
        assert!(
            state
                .hands()
                .iter()
                .all(|hand| !hand.contains(turned_up))
        );
        assert_eq!(
            state
                .hands()
                .iter()
                .fold(CardSet::EMPTY, |all, &hand| all | hand)
                .len(),
            48
        );
    }
    assert_eq!(
        [0, 1, 2, 3].map(|seat| Config::default().side(Seat(seat))),
        [0, 1, 0, 1]
    );
}

/// A pass of the three lowest cards by everybody, and the state before it.
fn passed(config: &str, seed: u64) -> (State, State) {
    let start = YokaiSeptet::start(
        &Config::from_words(config).unwrap(),
        Seed::from_number(seed),
    );
    let mut state = start.clone();
    for seat in Seat::all(start.board().config().seats()) {
        let mut actions = Vec::new();
        YokaiSeptet::legal(&state, seat, &mut actions);
        YokaiSeptet::apply(&mut state, seat, actions[0], &mut Silent).unwrap();
    }
    (start, state)
}

#[test]
fn r3_1_three_cards_go_to_the_partner_all_at_once() {
    let (before, after) = passed("players=4", 5);
    for seat in 0..4 {
        let lowest = |state: &State, seat: usize| {
            state.hands()[seat]
                .iter()
                .take(3)
                .collect::<CardSet>()
        };
        let partner = (seat + 2) % 4;
        let expected = (before.hands()[seat] - lowest(&before, seat)) | lowest(&before, partner);
        assert_eq!(after.hands()[seat], expected);
    }
}

#[test]
fn r3_3_a_pass_is_any_three_cards_of_the_hand_and_final() {
    let state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
    let mut actions = Vec::new();
    YokaiSeptet::legal(&state, Seat(0), &mut actions);
    assert_eq!(actions.len(), 220);
    let mut table = Table {
        state,
        told: game_core::Collected::new(),
    };
    let other = table.state.hands()[1].first().unwrap();
    let own: Vec<String> = table.state.hands()[0]
        .iter()
        .take(3)
        .map(|card| card.to_string())
        .collect();
    let mut foreign = [own[0].parse().unwrap(), own[1].parse().unwrap(), other];
    foreign.sort_unstable();
    let [a, b, c] = foreign.map(|card: Card| card.to_string());
    assert_eq!(
        table.refusal(0, &format!("pass {a} {b} {c}")),
        ("not_in_hand", "R3.3")
    );
    assert_eq!(
        table.refusal(0, &format!("give {} {} {}", own[0], own[1], own[2])),
        ("pass_first", "R3.1")
    );
    assert_eq!(
        table.refusal(0, &format!("play {}", own[0])),
        ("pass_first", "R3.1")
    );
    let pass = format!("pass {} {} {}", own[0], own[1], own[2]);
    table.act(&format!("0 {pass}"));
    assert_eq!(table.refusal(0, &pass), ("not_to_act", ""));
    expect![[r#"{"passed":{"seat":0}}"#]].assert_eq(&table.heard_by(Viewer::Seat(Seat(2))));
}

/// The first match whose turned-up card is this one.
fn turned_up(config: &str, card: Card) -> State {
    let config = Config::from_words(config).unwrap();
    let mut starts = (0..).map(|number| YokaiSeptet::start(&config, Seed::from_number(number)));
    starts
        .find(|state| state.board().turned_up() == Some(card))
        .unwrap()
}

/// The state after everybody passed on the three highest cards.
fn pass_highest(mut state: State) -> State {
    for seat in Seat::all(state.board().config().seats()) {
        let mut actions = Vec::new();
        YokaiSeptet::legal(&state, seat, &mut actions);
        let highest = *actions.last().unwrap();
        YokaiSeptet::apply(&mut state, seat, highest, &mut Silent).unwrap();
    }
    state
}

#[test]
fn r4_1_the_holder_of_the_a_after_the_pass_leads() {
    for seed in 0..30 {
        // The lowest cards are passed on, so the A always changes hands.
        let (before, after) = passed("players=4", seed);
        if before.board().turned_up() == Some(Card::A) {
            continue;
        }
        let dealt_to = (0..4)
            .find(|&seat| before.hands()[seat].contains(Card::A))
            .unwrap();
        let leader = Seat(((dealt_to + 2) % 4) as u8);
        assert_eq!(
            (
                before.board().leader(),
                after.board().leader(),
                after.board().phase()
            ),
            (None, Some(leader), Phase::Playing(leader))
        );
        assert_eq!(after.board().shown().unwrap().card, Card::A);
    }
}

#[test]
fn r4_1_snow_13_leads_if_the_a_is_turned_up() {
    let before = turned_up("players=4", Card::A);
    let dealt_to = (0..4)
        .find(|&seat| before.hands()[seat].contains(Card::SNOW_13))
        .unwrap();
    assert_eq!(before.board().trump(), Some(Suit::Wind));
    let after = pass_highest(before);
    let leader = Seat(((dealt_to + 2) % 4) as u8);
    assert_eq!(
        (after.board().leader(), after.board().shown().unwrap().card),
        (Some(leader), Card::SNOW_13)
    );
}

#[test]
fn r4_2_as_dealt_the_a_is_shown_before_the_pass_and_may_be_passed_on() {
    let (before, after) = passed("players=4 first_lead=as_dealt", 3);
    let leader = before.board().leader().unwrap();
    assert!(
        before.hands()[leader.index()].contains(Card::A)
            && !after.hands()[leader.index()].contains(Card::A)
    );
    assert_eq!(
        (after.board().leader(), after.board().shown()),
        (Some(leader), before.board().shown())
    );
    let before = turned_up("players=4 first_lead=as_dealt", Card::A);
    assert!(before.hands()[before.board().leader().unwrap().index()].contains(Card::SNOW_13));
}

#[test]
fn r4_3_the_taker_of_the_last_trick_leads_the_next_round() {
    let mut table = table(TWO_STARS);
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    assert_eq!(
        (
            table.state.board().round(),
            table.state.board().leader(),
            table.state.board().shown()
        ),
        (2, Some(Seat(2)), None)
    );
    assert_eq!(table.state.board().phase(), Phase::Passing);
    let mut rng = PlayoutRng::new(1);
    for seat in Seat::all(4) {
        let pass = YokaiSeptet::sample(&table.state, seat, &mut rng, &mut Vec::new()).unwrap();
        YokaiSeptet::apply(&mut table.state, seat, pass, &mut Silent).unwrap();
    }
    assert_eq!(table.state.board().phase(), Phase::Playing(Seat(2)));
}

#[test]
fn r5_1_the_led_suit_is_followed_if_possible() {
    let mut table = table(THREE_LEFT);
    assert_eq!(table.refusal(1, "play wind-2"), ("not_to_act", ""));
    assert_eq!(table.refusal(0, "play wind-2"), ("not_held", "R5.1"));
    assert_eq!(table.refusal(0, "keep"), ("play_now", "R5.1"));
    table.play("0 fire-7");
    assert_eq!(table.refusal(1, "play darkness-5"), ("must_follow", "R5.1"));
    table.play("1 fire-8, 2 fire-9");
    // Seat 3 has no Fire and may play anything; everybody saw that.
    assert_eq!(
        table
            .state
            .board()
            .playable(Seat(3), table.state.hands()[3])
            .len(),
        3
    );
    table.play("3 snow-8");
    assert_eq!(
        table.state.board().voids()[3],
        SuitSet::EMPTY.with(Suit::Fire)
    );
    assert_eq!(table.taker(), 2);
}

#[test]
fn r5_2_the_a_is_a_wind_card() {
    // Led, it makes Wind the led suit.
    let mut led = table(THREE_LEFT);
    led.play("0 wind-a");
    assert_eq!(led.refusal(1, "play fire-8"), ("must_follow", "R5.1"));
    // It has to follow Wind.
    let mut followed = table(&THREE_LEFT.replace("leader=0", "leader=3"));
    followed.play("3 wind-4");
    assert_eq!(followed.refusal(0, "play snow-13"), ("must_follow", "R5.1"));
}

#[test]
fn r5_3_the_a_takes_the_trick_led_followed_and_over_trumps() {
    let mut led = table(THREE_LEFT);
    assert_eq!(
        led.play("0 wind-a, 1 wind-2, 2 wind-7, 3 wind-4")
            .taker(),
        0
    );
    let mut followed = table(&THREE_LEFT.replace("leader=0", "leader=2"));
    assert_eq!(
        followed
            .play("2 wind-7, 3 wind-4, 0 wind-a, 1 wind-2")
            .taker(),
        0
    );
    // Snow is led; seat 1 trumps, and seat 0 without Snow plays the A.
    let swapped = THREE_LEFT
        .replace("leader=0", "leader=3")
        .replace("fire-7 snow-13", "fire-7 fire-6");
    let swapped = swapped.replace("tricks=5 4", "tricks=4 5");
    let mut over = table(&swapped);
    assert_eq!(
        over.play("3 snow-8, 0 wind-a, 1 darkness-5, 2 wind-3")
            .taker(),
        0
    );
}

#[test]
fn r5_3_the_a_takes_the_trick_when_wind_is_trump() {
    let wind = THREE_LEFT.replace("turned_up=darkness-9", "turned_up=wind-5");
    let mut table = table(&wind.replace("leader=0", "leader=2"));
    assert_eq!(
        table
            .play("2 wind-7, 3 wind-4, 0 wind-a, 1 wind-2")
            .taker(),
        0
    );
}

#[test]
fn r5_3_else_the_highest_trump_else_the_highest_of_the_led_suit() {
    let mut trumped = table(&THREE_LEFT.replace("leader=0", "leader=3"));
    assert_eq!(
        trumped
            .play("3 snow-8, 0 snow-13, 1 darkness-5, 2 wind-7")
            .taker(),
        1
    );
    let mut plain = table(THREE_LEFT);
    assert_eq!(
        plain
            .play("0 fire-7, 1 fire-8, 2 fire-9, 3 snow-8")
            .taker(),
        2
    );
    // Nobody else has the suit: the leader takes it, though 2 is a low card.
    let mut alone = table(&THREE_LEFT.replace("leader=0", "leader=3"));
    assert_eq!(
        alone
            .play("3 earth-2, 0 snow-13, 1 fire-8, 2 wind-7")
            .taker(),
        3
    );
}

#[test]
fn r5_4_bosses_lie_open_before_the_team_and_the_taker_leads() {
    let mut table = table(THREE_LEFT);
    table.play("0 fire-7, 1 fire-8, 2 fire-9, 3 snow-8");
    let view = YokaiSeptet::view(&table.state, Viewer::Spectator);
    let names = |bosses: &[Card]| {
        bosses
            .iter()
            .map(Card::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        names(
            &view.board().bosses()[0]
                .iter()
                .collect::<Vec<_>>()
        ),
        "earth-7 fire-7 snow-7"
    );
    assert_eq!(
        (&view.board().tricks()[..2], view.board().leader()),
        (&[6, 4][..], Some(Seat(2)))
    );
    expect![[r#"{"trick_taken":{"seat":2,"bosses":["fire-7"]}}"#]].assert_eq(
        table
            .heard_by(Viewer::Spectator)
            .lines()
            .last()
            .unwrap(),
    );
}

#[test]
fn r5_5_the_last_trick_can_be_looked_at_also_when_it_ended_the_round() {
    let mut table = table(TWO_STARS);
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    let view = YokaiSeptet::view(&table.state, Viewer::Spectator);
    let last = view.board().last_round().unwrap();
    assert_eq!(
        (last.leader, last.taker, last.round, view.board().round()),
        (Seat(1), Seat(2), 1, 2)
    );
    let cards: Vec<String> = last.trick.iter().map(Card::to_string).collect();
    assert_eq!(cards, ["fire-7", "fire-12", "earth-2", "wind-2"]);
}

#[test]
fn r5_6_the_last_trick_plays_itself() {
    let mut table = table(BOSS_TURNED_UP);
    table.play("0 snow-13, 1 wind-3, 2 wind-5, 3 earth-3");
    expect![[r#"
        {"played":{"seat":0,"card":"snow-13"}}
        {"played":{"seat":1,"card":"wind-3"}}
        {"played":{"seat":2,"card":"wind-5"}}
        {"played":{"seat":3,"card":"earth-3"}}
        {"trick_taken":{"seat":0,"bosses":[]}}
        {"played":{"seat":0,"card":"wind-2"}}
        {"played":{"seat":1,"card":"wind-4"}}
        {"played":{"seat":2,"card":"earth-2"}}
        {"played":{"seat":3,"card":"earth-4"}}
        {"trick_taken":{"seat":1,"bosses":[]}}"#]]
    .assert_eq(
        &table
            .heard_by(Viewer::Spectator)
            .lines()
            .take(10)
            .collect::<Vec<_>>()
            .join("\n"),
    );
}

/// Printed scoring example 1: a boss without star, with one, of the trump suit, and with two.
const TWO_STARS: &str = "moment=play; turned_up=darkness-9; leader=1; tricks=5 5;
    hands=snow-13 wind-2/fire-7 wind-3/fire-12 wind-5/wind-6 earth-2;
    bosses=wind-7 charm-7 darkness-7/earth-7 lightning-7 snow-7";

/// Printed scoring example 2: team 0 is about to take its seventh trick.
const SEVENTH: &str = "moment=play; turned_up=darkness-9; leader=0; tricks=6 3;
    hands=snow-13 lightning-7 wind-2/wind-3 fire-7 wind-4/wind-5 wind-6 earth-2/earth-3 earth-4 earth-5;
    bosses=earth-7 snow-7/wind-7 charm-7 darkness-7";

/// The boss of Fire is turned up, all others are captured, three each; two tricks to go.
const BOSS_TURNED_UP: &str = "moment=play; turned_up=fire-7; leader=0; tricks=5 5;
    hands=snow-13 wind-2/wind-3 wind-4/wind-5 earth-2/earth-3 earth-4;
    bosses=wind-7 charm-7 darkness-7/earth-7 lightning-7 snow-7";

/// R6.1 and R7.1.
#[test]
fn r6_1_the_first_printed_scoring_example() {
    let mut table = table(TWO_STARS);
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    expect![
        "EnoughBosses, won by [0], 3 points (wind-7 0, charm-7 1, darkness-7 0, fire-7 2), scores [3, 0]"
    ]
    .assert_eq(&table.ended());
}

/// R6.2 and R7.2.
#[test]
fn r6_2_the_second_printed_scoring_example_adds_the_bosses_of_all_hands() {
    let mut table = table(SEVENTH);
    table.play("0 snow-13, 1 wind-3, 2 wind-5, 3 earth-3");
    expect!["TooManyTricks, won by [1], 4 points (wind-7 0, charm-7 1, lightning-7 1 left with 0, darkness-7 0, fire-7 2 left with 1), scores [0, 4]"]
        .assert_eq(&table.ended());
}

/// R6.3 and R6.5.
#[test]
fn r6_3_with_a_boss_turned_up_the_last_trick_can_decide() {
    // Six tricks and three bosses each: team 1 takes the last trick.
    let mut decided = table(BOSS_TURNED_UP);
    decided.play("0 snow-13, 1 wind-3, 2 wind-5, 3 earth-3");
    expect!["LastTrick, won by [1], 3 points (earth-7 0, lightning-7 1, snow-7 2), scores [0, 3]"]
        .assert_eq(&decided.ended());
}

#[test]
fn r6_4_a_seventh_trick_with_the_last_card_loses() {
    // The same, but team 0 takes the last trick too: its seventh, with three bosses.
    let mut lost = table(&BOSS_TURNED_UP.replace("earth-2", "earth-8"));
    lost.play("0 wind-2, 1 wind-3, 2 wind-5, 3 earth-3");
    expect![
        "TooManyTricks, won by [1], 3 points (earth-7 0, lightning-7 1, snow-7 2), scores [0, 3]"
    ]
    .assert_eq(&lost.ended());
}

#[test]
fn r6_4_the_seventh_trick_that_brings_the_fourth_boss_wins() {
    let mut table = table(&TWO_STARS.replace("tricks=5 5", "tricks=6 4"));
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    assert_eq!(
        table.state.board().last_round().unwrap().ending,
        yokai_septet::scoring::Ending::EnoughBosses
    );
    assert_eq!(table.state.board().scores()[..2], [3, 0]);
}

#[test]
fn r7_4_seven_tokens_win_the_match() {
    let mut table = table(&format!("{TWO_STARS}; scores=4 6; round=9"));
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    assert_eq!(
        (table.outcome().as_str(), table.state.board().phase()),
        ("teams 0 1 0 1 / 1:7 2:6", Phase::Over)
    );
    expect![[r#"{"ended":{"winner":0,"scores":[7,6]}}"#]].assert_eq(
        table
            .heard_by(Viewer::Spectator)
            .lines()
            .last()
            .unwrap(),
    );
    assert_eq!(table.refusal(0, "play wind-2").0, "match_over");
    assert_eq!(table.refusal(7, "play wind-2").0, "no_such_seat");
}

#[test]
fn r7_6_with_rounds_a_round_is_a_point_and_two_points_win() {
    let deal = SEVENTH.replace('\n', " ");
    let mut table = Table::new("scoring=rounds", &format!("{deal}; scores=1 1"));
    table.play("0 snow-13, 1 wind-3, 2 wind-5, 3 earth-3");
    // No boss is shown where stars do not count.
    expect!["TooManyTricks, won by [1], 1 points (), scores [1, 2]"].assert_eq(&table.ended());
    assert_eq!(table.outcome(), "teams 0 1 0 1 / 2:1 1:2");
}

#[test]
fn a_round_in_the_middle_of_a_match_is_told_and_the_next_one_dealt() {
    let mut table = table(TWO_STARS);
    table.play("1 fire-7, 2 fire-12, 3 earth-2, 0 wind-2");
    let heard = table.heard_by(Viewer::Seat(Seat(3)));
    let kinds: Vec<&str> = heard
        .lines()
        .map(|line| line.split('"').nth(1).unwrap())
        .collect();
    assert_eq!(
        kinds,
        [
            "played",
            "played",
            "played",
            "played",
            "trick_taken",
            "round_ended",
            "round_started",
            "dealt"
        ]
    );
}

#[test]
fn r5_3_the_cards_above_a_card_are_the_later_ones_of_its_suit() {
    for card in CardSet::FULL_DECK.iter() {
        let later = card
            .suit()
            .cards()
            .iter()
            .filter(|&other| other > card);
        assert_eq!(card.above(), later.collect::<CardSet>(), "{card}");
    }
}
