//! A test for every card.

use expect_test::expect;
use game_core::Seat;
use samurai_sword::card::Kind;
use samurai_sword::{Card, Cards, Pending, State};

use crate::script::{check, discards, hand, legal, play, position, refuse};

const FOUR: &str =
    "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,goemon,kojiro,hideyoshi";

fn four(rest: &str) -> State {
    position("players=4", &format!("{FOUR}; {rest}"))
}

/// Every weapon is played at the difficulty it just reaches, deals its wounds, and is refused one
/// step farther: the target gets as many Armor as it takes.
fn check_weapon(weapon: Card, reach: u8, wounds: u8, copies: u8) {
    assert_eq!(weapon.printed().kind, Kind::Weapon { reach, wounds });
    assert_eq!(Cards::PACK.count(weapon), copies);
    // Seat 2 sits two gaps away, or one with its neighbours harmless.
    let at = |difficulty: u8| {
        let (near, armor) = if difficulty <= 5 {
            (true, difficulty - 1)
        } else {
            (false, difficulty - 2)
        };
        let neighbours = if near { "" } else { "geisha" };
        let armor = vec!["armor"; armor as usize].join(" ");
        four(&format!(
            "hands={weapon} parry/{neighbours}/parry/{neighbours}; properties=//{armor}/; phase=play"
        ))
    };
    let mut state = at(reach);
    assert_eq!(state.board().difficulty(Seat(0), Seat(2)), reach);
    let told = play(&mut state, &format!("0 attack {weapon} 2; 2 suffer"));
    assert!(
        told.contains(&format!("wounded by=0 lost={wounds}")),
        "{told}"
    );
    assert_eq!(state.board().resilience()[2], 5 - wounds);
    assert_eq!(discards(&state), weapon.to_string());
    refuse(
        &at(reach + 1),
        &format!("0 attack {weapon} 2"),
        "out_of_reach",
    );
}

#[test]
fn r5_1_bokken() {
    check_weapon(Card::Bokken, 1, 1, 6);
}

#[test]
fn r5_1_kiseru() {
    check_weapon(Card::Kiseru, 1, 2, 5);
}

#[test]
fn r5_1_bo() {
    check_weapon(Card::Bo, 2, 1, 5);
}

#[test]
fn r5_1_kusarigama() {
    check_weapon(Card::Kusarigama, 2, 2, 4);
}

#[test]
fn r5_1_shuriken() {
    check_weapon(Card::Shuriken, 3, 1, 3);
}

#[test]
fn r5_1_naginata() {
    check_weapon(Card::Naginata, 4, 1, 2);
}

#[test]
fn r5_1_wakizashi() {
    check_weapon(Card::Wakizashi, 1, 3, 1);
}

#[test]
fn r5_1_katana() {
    check_weapon(Card::Katana, 2, 3, 1);
}

#[test]
fn r5_1_nodachi() {
    check_weapon(Card::Nodachi, 3, 3, 1);
}

#[test]
fn r5_1_kanabo() {
    check_weapon(Card::Kanabo, 3, 2, 1);
}

#[test]
fn r5_1_nagayari() {
    check_weapon(Card::Nagayari, 4, 2, 1);
}

#[test]
fn r5_1_daikyu() {
    check_weapon(Card::Daikyu, 5, 2, 1);
}

#[test]
fn r5_1_tanegashima() {
    check_weapon(Card::Tanegashima, 5, 1, 1);
}

#[test]
fn r5_2_armor_makes_attacks_on_its_owner_more_difficult() {
    let mut state = four("hands=armor armor kusarigama/bo/bo/bo; phase=play");
    assert_eq!(state.board().difficulty(Seat(1), Seat(0)), 1);
    play(&mut state, "0 play armor");
    assert_eq!(state.board().difficulty(Seat(1), Seat(0)), 2);
    play(&mut state, "0 play armor");
    assert_eq!(
        (
            state.board().difficulty(Seat(1), Seat(0)),
            state.board().difficulty(Seat(0), Seat(1))
        ),
        (3, 1)
    );
    assert_eq!(
        (
            state.board().properties()[0].armor,
            discards(&state).as_str()
        ),
        (2, "")
    );
}

#[test]
fn r5_3_each_fast_draw_adds_a_wound() {
    let mut state = four("hands=fast-draw fast-draw bokken/bo/bo/bo; phase=play");
    play(
        &mut state,
        "0 play fast-draw; 0 play fast-draw; 0 attack bokken 1; 1 suffer",
    );
    assert_eq!(state.board().resilience()[1], 2);
}

#[test]
fn r5_4_each_focus_allows_one_more_weapon_at_once() {
    let mut state = four("hands=bokken bokken bokken focus focus/bo/bo/bo; phase=play");
    play(&mut state, "0 attack bokken 1; 1 suffer");
    refuse(&state, "0 attack bokken 1", "weapon_limit");
    play(
        &mut state,
        "0 play focus; 0 attack bokken 1; 1 suffer; 0 play focus; 0 attack bokken 1; 1 suffer",
    );
    assert_eq!(
        (state.board().weapons_played(), state.board().weapon_limit()),
        (3, 3)
    );
}

#[test]
fn r5_5_bushido_lies_before_anybody_and_is_alone() {
    let mut state = four("hands=bushido bushido/bo/bo/bo; phase=play");
    assert!(
        legal(&state, 0)
            .starts_with("play bushido 0; play bushido 1; play bushido 2; play bushido 3")
    );
    play(&mut state, "0 play bushido 0");
    assert_eq!(
        (state.board().bushido(), discards(&state).as_str()),
        (Some(Seat(0)), "")
    );
    refuse(&state, "0 play bushido 1", "bushido_in_play");
}

#[test]
fn r5_6_bushido_goes_left_when_no_weapon_is_turned_up() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=bo/bo/bo/bo; bushido=1; deck=parry geisha daimyo rest; phase=play"),
        "0 end turn",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            flipped card=parry seat=1
            bushido_passed from=1 to=2
            [1] drew_cards cards=(geisha daimyo) seat=1
            [not 1] drew count=2 seat=1
            -> 1 plays
        "#]],
    );
    assert_eq!(
        (state.board().bushido(), discards(&state).as_str()),
        (Some(Seat(2)), "parry")
    );
}

#[test]
fn r5_6_a_weapon_for_a_weapon() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/bo kiseru parry/bo/bo; bushido=1; deck=katana geisha daimyo rest; phase=play"
        ),
        "0 end turn; 1 discard kiseru",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            flipped card=katana seat=1
            discarded card=kiseru seat=1
            bushido_passed from=1 to=2
            [1] drew_cards cards=(geisha daimyo) seat=1
            [not 1] drew count=2 seat=1
            -> 1 plays
        "#]],
    );
    assert_eq!(
        (state.board().bushido(), discards(&state).as_str()),
        (Some(Seat(2)), "kiseru katana")
    );
    assert_eq!(state.board().honour()[1], 3);
}

#[test]
fn r5_6_or_honour_to_the_box() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/bo kiseru parry/bo/bo; bushido=1; deck=katana geisha daimyo rest; phase=play"
        ),
        "0 end turn; 1 drop bushido",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            flipped card=katana seat=1
            bushido_dropped honour_lost=true seat=1
            [1] drew_cards cards=(geisha daimyo) seat=1
            [not 1] drew count=2 seat=1
            -> 1 plays
        "#]],
    );
    assert_eq!(
        (state.board().bushido(), discards(&state).as_str()),
        (None, "bushido katana")
    );
    assert_eq!(state.board().honour()[..4], [5, 2, 3, 3]);
}

#[test]
fn r5_6_without_a_weapon_only_honour_is_left() {
    let mut state = four("hands=bo/geisha parry/bo/bo; bushido=1; deck=katana rest; phase=play");
    play(&mut state, "0 end turn");
    assert_eq!(
        (state.board().pending(), legal(&state, 1).as_str()),
        (Pending::Bushido, "drop bushido")
    );
}

#[test]
fn r5_6_bushido_works_on_whoever_recovers_too_and_needs_a_card() {
    // The flip renews the deck; a flip is a card needed (R7.1).
    let mut state = four(
        "hands=bo/bo/bo/bo; bushido=1; resilience=5,0,5,4; deck=; discards=parry rest; phase=play",
    );
    let told = play(&mut state, "0 end turn");
    let order: Vec<&str> = told
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .take(4)
        .collect();
    assert_eq!(
        order,
        ["turn_ended", "turn_began", "recovered", "deck_renewed"]
    );
    assert_eq!(state.board().honour()[..4], [4, 2, 2, 2]);
}

#[test]
fn r5_7_parry_answers_and_is_never_played() {
    let mut state = four("hands=bo parry/parry bo/bo/bo; phase=play");
    assert!(!legal(&state, 0).contains("parry"));
    play(&mut state, "0 attack bo 1");
    assert_eq!(legal(&state, 1), "suffer; parry parry");
    play(&mut state, "1 parry parry");
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (5, "bo")
    );
}

#[test]
fn r5_8_battlecry_is_answered_clockwise_with_a_parry_or_a_wound() {
    let state = check(
        "players=4",
        "roles=samurai,shogun,ninja-1,ninja-2; characters=goemon,nobunaga,kojiro,hideyoshi; \
         hands=parry bo/battlecry bo/parry/bo; turn=1; phase=play",
        "1 play battlecry; 2 discard parry; 3 suffer; 0 suffer",
        &expect![[r#"
            played card=battlecry seat=1 target=none
            discarded card=parry seat=2
            wounded by=1 lost=1 resilience=3 seat=3
            wounded by=1 lost=1 resilience=4 seat=0
            -> 1 plays
        "#]],
    );
    assert_eq!(discards(&state), "battlecry parry");
    assert_eq!(hand(&state, 0), "bo parry");
}

#[test]
fn r5_9_jujutsu_is_answered_with_a_weapon_or_a_wound() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=jujutsu bo/bo parry/parry/katana; phase=play"),
        "0 play jujutsu; 1 discard bo; 2 suffer; 3 discard katana",
        &expect![[r#"
            played card=jujutsu seat=0 target=none
            discarded card=bo seat=1
            wounded by=0 lost=1 resilience=4 seat=2
            discarded card=katana seat=3
            -> 0 plays
        "#]],
    );
    assert_eq!(discards(&state), "jujutsu katana bo");
}

#[test]
fn r5_9_with_nobody_to_touch_the_card_is_simply_spent() {
    let mut state = four("hands=jujutsu battlecry///; phase=play");
    play(&mut state, "0 play jujutsu; 0 play battlecry");
    assert_eq!(
        (state.board().pending(), discards(&state).as_str()),
        (Pending::Play, "battlecry jujutsu")
    );
}

#[test]
fn r5_10_breathing_heals_and_another_draws() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=breathing/bo/bo/; resilience=2,5,5,4; deck=katana rest; phase=play"
        ),
        "0 play breathing 3",
        &expect![[r#"
            played card=breathing seat=0 target=3
            healed resilience=5 seat=0
            [3] drew_cards cards=(katana) seat=3
            [not 3] drew count=1 seat=3
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (state.board().resilience()[0], hand(&state, 3).as_str()),
        (5, "katana")
    );
}

#[test]
fn r5_10_breathing_may_be_played_in_full_health() {
    let mut state = four("hands=breathing/bo/bo/bo; deck=katana rest; phase=play");
    play(&mut state, "0 play breathing 1");
    assert_eq!(
        (state.board().resilience()[0], hand(&state, 1).as_str()),
        (5, "bo katana")
    );
}

#[test]
fn r5_11_daimyo_draws_two() {
    let mut state = four("hands=daimyo/bo/bo/bo; deck=katana parry rest; phase=play");
    play(&mut state, "0 play daimyo");
    assert_eq!(
        (hand(&state, 0).as_str(), discards(&state).as_str()),
        ("katana parry", "daimyo")
    );
}

#[test]
fn r5_12_diversion_takes_a_card_that_only_the_two_see() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=diversion/katana/bo/bo; phase=play"),
        "0 play diversion 1",
        &expect![[r#"
            played card=diversion seat=0 target=1
            [0,1] diverted_card card=katana from=1 seat=0
            [not 0,1] diverted from=1 seat=0
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (hand(&state, 0).as_str(), hand(&state, 1).as_str()),
        ("katana", "")
    );
    assert_eq!(discards(&state), "diversion");
}

#[test]
fn r5_12_diversion_needs_another_hand_with_a_card() {
    let state = four("hands=diversion//bo/bo; phase=play");
    refuse(&state, "0 play diversion 1", "no_card_to_take");
    refuse(&state, "0 play diversion 0", "not_yourself");
    assert_eq!(
        legal(&state, 0),
        "play diversion 2; play diversion 3; trade; end turn"
    );
}

#[test]
fn r5_12_every_card_of_the_hand_is_taken_alike() {
    let mut taken = [0; 2];
    for seed in 0..400 {
        let config = "players=4";
        let mut state = position(
            config,
            &format!("{FOUR}; hands=diversion/parry parry parry katana/bo/bo; phase=play"),
        );
        *state.secrets_mut().generator =
            game_core::Generator::new(game_core::Seed::from_number(seed));
        play(&mut state, "0 play diversion 1");
        taken[usize::from(hand(&state, 0) == "katana")] += 1;
    }
    assert!(
        (70..=130).contains(&taken[1]),
        "the katana was taken {} times of 400",
        taken[1]
    );
}

#[test]
fn r5_13_geisha_takes_a_random_card_from_hand_for_all_to_see() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=geisha/katana/bo/bo; phase=play"),
        "0 play geisha 1 hand",
        &expect![[r#"
            played card=geisha seat=0 target=1
            discarded card=katana seat=1
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (hand(&state, 1).as_str(), discards(&state).as_str()),
        ("", "geisha katana")
    );
}

#[test]
fn r5_13_geisha_takes_a_property_of_choice() {
    let mut state = four(
        "hands=geisha geisha geisha//bo/bo; properties=armor/armor fast-draw focus//; phase=play",
    );
    assert_eq!(
        legal(&state, 0),
        "play geisha 1 armor; play geisha 1 fast-draw; play geisha 1 focus; play geisha 2 hand; \
         play geisha 3 hand; trade; end turn"
    );
    play(
        &mut state,
        "0 play geisha 1 focus; 0 play geisha 1 armor; 0 play geisha 1 fast-draw",
    );
    assert_eq!(
        discards(&state),
        "geisha fast-draw geisha armor geisha focus"
    );
    assert_eq!(
        state.board().properties()[1],
        samurai_sword::board::Properties::default()
    );
}

#[test]
fn r5_14_tea_ceremony_gives_three_and_then_one_each() {
    let state = check(
        "players=4",
        "roles=samurai,shogun,ninja-1,ninja-2; characters=goemon,nobunaga,kojiro,hideyoshi; \
         hands=/tea-ceremony//; turn=1; deck=bo kiseru katana parry geisha daimyo rest; phase=play",
        "1 play tea-ceremony",
        &expect![[r#"
            played card=tea-ceremony seat=1 target=none
            [1] drew_cards cards=(kiseru bo katana) seat=1
            [not 1] drew count=3 seat=1
            [2] drew_cards cards=(parry) seat=2
            [not 2] drew count=1 seat=2
            [3] drew_cards cards=(geisha) seat=3
            [not 3] drew count=1 seat=3
            [0] drew_cards cards=(daimyo) seat=0
            [not 0] drew count=1 seat=0
            -> 1 plays
        "#]],
    );
    assert_eq!(
        [hand(&state, 2), hand(&state, 3), hand(&state, 0)],
        ["parry", "geisha", "daimyo"]
    );
}

#[test]
fn r5_6_r5_9_only_weapons_are_given_to_bushido_and_jujutsu() {
    for card in Card::ALL {
        assert_eq!(card.answers_jujutsu().is_ok(), card.is_weapon(), "{card}");
        assert_eq!(card.answers_bushido().is_ok(), card.is_weapon(), "{card}");
    }
}

/// What a card draws is what leaves the deck when it is played.
#[test]
fn r5_10_r5_11_r5_14_the_cards_that_a_card_brings_leave_the_deck() {
    for (card, play_it) in [
        (Card::Breathing, "0 play breathing 2"),
        (Card::Daimyo, "0 play daimyo"),
        (Card::TeaCeremony, "0 play tea-ceremony"),
        (Card::Focus, "0 play focus"),
    ] {
        let mut state = four(&format!("hands={card}/bo/bo/bo; phase=play"));
        let deck = |state: &State| crate::script::view(state, 0).deck_size();
        let before = deck(&state);
        play(&mut state, play_it);
        assert_eq!(
            before - deck(&state),
            state.board().cards_drawn_by(card),
            "{card}"
        );
        let hand = state.board().hand_size(Seat(0));
        assert_eq!(hand, card.draws(), "{card}");
    }
}

#[test]
fn r4_4_r4_6_what_wounds_leave_and_whom_they_defeat_is_known_beforehand() {
    let state = four("hands=bo/bo/bo/bo; resilience=5,2,5,1; phase=play");
    let board = state.board();
    let after = |seat: u8, wounds: u8| {
        let seat = Seat(seat);
        (
            board.resilience_after(seat, wounds),
            board.defeats(seat, wounds),
        )
    };
    assert_eq!(
        [after(1, 1), after(1, 2), after(1, 3)],
        [(1, false), (0, true), (0, true)]
    );
    assert_eq!([after(3, 0), after(3, 1)], [(1, false), (0, true)]);
    let unhurt = Seat::all(4).map(|seat| board.is_unhurt(seat));
    assert_eq!(unhurt.collect::<Vec<_>>(), [true, false, true, false]);
}

#[test]
fn r3_4_how_many_cards_are_too_many() {
    let seven = "parry parry parry parry parry kiseru kiseru";
    let state = four(&format!("hands={seven}/bo/bo/bo; phase=play"));
    assert_eq!(state.board().cards_too_many(), 0);
    let state = four(&format!("hands={seven} katana bokken/bo/bo/bo; phase=play"));
    assert_eq!(state.board().cards_too_many(), 2);
}

#[test]
fn r5_2_r5_5_what_lies_before_a_player() {
    let state = four("hands=bo/bo/bo/bo; properties=armor focus armor///; bushido=0; phase=play");
    let laid = state.board().laid_before(Seat(0));
    let expected = [(Card::Armor, 2), (Card::Focus, 1), (Card::Bushido, 1)];
    assert_eq!(laid.collect::<Vec<_>>(), expected);
    assert_eq!(state.board().laid_before(Seat(1)).count(), 0);
}
