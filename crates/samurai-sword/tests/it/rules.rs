//! Setting up, harmless players, the turn, attacks and the deck, rule by rule.

use expect_test::expect;
use game_core::{Game, Reason, Seat, Seed};
use samurai_sword::config::Config;
use samurai_sword::{Card, Cards, Character, Pending, Refusal, Role, SamuraiSword, State};

use crate::script::{check, discards, hand, legal, play, position, refuse};

/// Four players whose characters change nothing in the attacks of seat 0.
const FOUR: &str =
    "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,goemon,kojiro,hideyoshi";

fn four(rest: &str) -> State {
    position("players=4", &format!("{FOUR}; {rest}"))
}

#[test]
fn r1_1_every_table_gets_its_roles() {
    for players in 3..=7 {
        let config = Config::new(players).unwrap();
        let mut left_out = [false; 3];
        for seed in 0..200 {
            let state = SamuraiSword::start(&config, Seed::from_number(seed));
            let roles = &state.roles()[..players as usize];
            assert!(config.can_be_dealt(roles), "{roles:?}");
            for (at, ninja) in Role::NINJA.into_iter().enumerate() {
                left_out[at] |= !roles.contains(&ninja);
            }
        }
        let any_ninja_may_be_left_out = players < 6;
        assert_eq!(
            left_out, [any_ninja_may_be_left_out; 3],
            "{players} players"
        );
    }
}

#[test]
fn r1_1_the_number_of_each_role() {
    let counts = |players| {
        let config = Config::new(players).unwrap();
        (config.samurai(), config.ninja(), config.ronin())
    };
    assert_eq!(
        [3, 4, 5, 6, 7].map(counts),
        [(0, 2, 0), (1, 2, 0), (1, 2, 1), (1, 3, 1), (2, 3, 1)]
    );
}

/// Whoever is on one's side is an ally, and there are as many of them as the number of players says.
#[test]
fn r1_1_r8_2_allies_are_the_others_of_the_same_side() {
    for players in 3..=7 {
        let config = Config::new(players).unwrap();
        let state = SamuraiSword::start(&config, Seed::from_number(u64::from(players)));
        let roles = &state.roles()[..players as usize];
        for (seat, role) in roles.iter().enumerate() {
            let mut others = roles.to_vec();
            others.remove(seat);
            let mut same_side = others.clone();
            same_side.retain(|other| other.team() == role.team());
            let mut allies = others;
            allies.retain(|other| role.is_ally(*other));
            assert_eq!(allies, same_side, "{players} players, {role}");
            assert_eq!(
                allies.len(),
                config.allies(*role),
                "{players} players, {role}"
            );
        }
    }
}

#[test]
fn r1_3_characters_are_all_different_and_fresh() {
    for seed in 0..100 {
        let state = SamuraiSword::start(&Config::new(7).unwrap(), Seed::from_number(seed));
        let mut characters = state.board().characters().to_vec();
        characters.sort();
        characters.dedup();
        assert_eq!(characters.len(), 7);
        assert!((0..7).all(|at| state.board().resilience()[at]
            == state.board().characters()[at].traits().resilience));
    }
}

#[test]
fn r1_3_the_printed_resilience() {
    let four: Vec<Character> = Character::ALL
        .into_iter()
        .filter(|who| who.traits().resilience == 4)
        .collect();
    let expected = [
        Character::Chiyome,
        Character::Ginchiyo,
        Character::Hanzo,
        Character::Hideyoshi,
        Character::Ushiwaka,
    ];
    assert_eq!(four, expected);
    assert!(
        Character::ALL
            .into_iter()
            .all(|who| matches!(who.traits().resilience, 4 | 5))
    );
}

#[test]
fn r1_4_honour_at_the_start() {
    let honour = |players| {
        let config = Config::new(players).unwrap();
        (config.honour(Role::Shogun), config.honour(Role::Ninja1))
    };
    assert_eq!(
        [3, 4, 5, 6, 7].map(honour),
        [(6, 3), (5, 3), (5, 3), (5, 4), (5, 4)]
    );
}

#[test]
fn r1_5_hands_clockwise_from_the_shogun_who_begins() {
    for seed in 0..50 {
        let config = Config::new(7).unwrap();
        let state = SamuraiSword::start(&config, Seed::from_number(seed));
        let shogun = state
            .roles()
            .iter()
            .position(|role| *role == Role::Shogun)
            .unwrap();
        assert_eq!(state.board().turn(), Seat(shogun as u8));
        let sizes: Vec<usize> = (0..7)
            .map(|place| state.hands()[(shogun + place) % 7].len())
            .collect();
        // The Shogun has had his draw phase.
        let drawn = 2 + usize::from(state.board().characters()[shogun] == Character::Hideyoshi);
        assert_eq!(sizes, [4 + drawn, 5, 5, 6, 6, 7, 7]);
        assert_eq!(state.deck().len(), 90 - 40 - drawn);
    }
}

#[test]
fn r1_5_the_pack_has_ninety_cards() {
    assert_eq!(Cards::PACK.len(), 90);
    let weapons = Cards::PACK
        .weapon_names()
        .map(|weapon| Cards::PACK.count(weapon));
    assert_eq!(weapons.sum::<u8>(), 32);
    let properties = [Card::Armor, Card::FastDraw, Card::Focus, Card::Bushido];
    assert_eq!(properties.map(|card| Cards::PACK.count(card)), [4, 3, 6, 2]);
}

#[test]
fn r2_1_harmless_without_resilience_or_without_cards() {
    let state = four("hands=bo/parry//bo; resilience=5,0,5,4; phase=play");
    assert_eq!(
        [0, 1, 2, 3].map(|seat| state.board().is_harmless(Seat(seat))),
        [false, true, true, false]
    );
}

#[test]
fn r2_2_a_harmless_player_cannot_be_attacked() {
    let state = four("hands=bo katana/parry//bo; resilience=5,0,5,4; phase=play");
    refuse(&state, "0 attack bo 1", "harmless_target");
    refuse(&state, "0 attack katana 2", "harmless_target");
    assert_eq!(
        legal(&state, 0),
        "attack bo 3; attack katana 3; trade; end turn"
    );
}

#[test]
fn r2_2_harmless_players_are_passed_over_by_battlecry_and_jujutsu() {
    for card in ["battlecry", "jujutsu"] {
        let deal =
            format!("{FOUR}; hands=bo {card}/bo parry//bo parry; resilience=5,0,5,4; phase=play");
        let mut state = position("players=4", &deal);
        play(&mut state, &format!("0 play {card}"));
        assert_eq!(state.board().asked(), Some(Seat(3)), "{card}");
        play(&mut state, "3 suffer");
        assert_eq!(
            (
                state.board().pending(),
                state.board().resilience()[1],
                state.board().resilience()[2]
            ),
            (Pending::Play, 0, 5)
        );
    }
}

#[test]
fn r2_2_other_cards_reach_the_harmless() {
    let state =
        four("hands=bushido diversion geisha breathing/parry//; resilience=5,0,5,4; phase=play");
    assert_eq!(
        legal(&state, 0),
        "play bushido 0; play bushido 1; play bushido 2; play bushido 3; play geisha 1 hand; \
         play diversion 1; play breathing 1; play breathing 2; play breathing 3; trade; end turn"
    );
}

#[test]
fn r2_2_a_harmless_player_acts_on_his_own_turn() {
    let state = four("hands=bo/bo/bo/; turn=3; deck=katana parry rest");
    assert_eq!(
        hand(&state, 3).split(' ').count(),
        3,
        "Hideyoshi drew three cards"
    );
    assert_eq!(state.board().asked(), Some(Seat(3)));
}

#[test]
fn r3_1_a_defeated_player_recovers_everything() {
    check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/bo/bo/bo; resilience=5,0,1,4; deck=kiseru geisha parry rest; phase=play"
        ),
        "0 end turn; 1 end turn",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            recovered resilience=5 seat=1
            [1] drew_cards cards=(kiseru geisha) seat=1
            [not 1] drew count=2 seat=1
            turn_ended seat=1
            turn_began seat=2
            [2] drew_cards cards=(parry geisha) seat=2
            [not 2] drew count=2 seat=2
            -> 2 plays
        "#]],
    );
}

#[test]
fn r3_2_draws_two_cards() {
    let state = four("hands=bo/bo/bo/bo; turn=1; deck=parry katana geisha rest");
    assert_eq!(hand(&state, 1), "bo katana parry");
}

#[test]
fn r3_3_one_weapon_a_turn_even_if_it_is_parried() {
    let mut state = four("hands=bo bo parry/parry parry/bo/bo; phase=play");
    play(&mut state, "0 attack bo 1; 1 parry parry");
    refuse(&state, "0 attack bo 1", "weapon_limit");
    assert_eq!(legal(&state, 0), "trade; end turn");
}

#[test]
fn r3_3_weapons_given_for_other_purposes_do_not_count() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=hanzo,goemon,kojiro,hideyoshi; \
                hands=bo katana bokken/bo/bo/bo; bushido=0; deck=bo rest";
    let mut state = position("players=4", deal);
    play(&mut state, "0 discard bokken");
    assert_eq!(state.board().weapons_played(), 0);
    play(&mut state, "0 attack bo 1");
}

#[test]
fn r3_3_refusals_of_the_play_phase() {
    let state = four(
        "hands=bo armor geisha breathing bushido parry daimyo/bo/bo/; bushido=none; phase=play; deck=rest",
    );
    for (line, code) in [
        ("0 attack katana 1", "not_in_hand"),
        ("0 play battlecry", "not_in_hand"),
        ("0 attack armor 1", "not_a_weapon"),
        ("0 play bo", "not_played_so"),
        ("0 play armor 1", "not_played_so"),
        ("0 play breathing", "not_played_so"),
        ("0 play geisha 1", "not_played_so"),
        ("0 play parry", "parry_only_answers"),
        ("0 attack bo 4", "no_such_player"),
        ("0 play breathing 7", "no_such_player"),
        ("0 play geisha 9 hand", "no_such_player"),
        ("0 attack bo 0", "not_yourself"),
        ("0 play breathing 0", "not_yourself"),
        ("0 play geisha 0 hand", "not_yourself"),
        ("0 play geisha 1 armor", "no_card_to_lose"),
        ("0 play geisha 3 hand", "no_card_to_lose"),
        ("0 suffer", "nothing_to_answer"),
        ("0 parry parry", "nothing_to_answer"),
        ("0 discard bo", "nothing_to_answer"),
        ("0 drop bushido", "nothing_to_answer"),
        ("0 draw deck", "nothing_to_answer"),
        ("1 end turn", "not_to_act"),
        ("4 end turn", "no_such_seat"),
    ] {
        refuse(&state, line, code);
    }
}

#[test]
fn every_refusal_names_a_rule_and_stands_in_the_rules() {
    let rules = include_str!("../../RULES.md");
    for refusal in Refusal::ALL {
        let row = format!("| `{}` | {} |", refusal.code(), refusal.rule());
        assert!(rules.contains(&row), "{row}");
    }
    let rows = rules
        .lines()
        .filter(|line| line.starts_with("| `"))
        .count();
    assert_eq!(rows, Refusal::ALL.len());
}

#[test]
fn what_is_asked_comes_first() {
    let hands = "hands=bo battlecry jujutsu parry/bo parry/bo/bo; phase=play";
    let asked = |moves: &str| {
        let mut state = four(hands);
        play(&mut state, moves);
        state
    };
    refuse(&asked("0 attack bo 1"), "1 end turn", "answer_attack_first");
    refuse(
        &asked("0 play battlecry"),
        "1 parry parry",
        "answer_battlecry_first",
    );
    refuse(
        &asked("0 play jujutsu"),
        "1 drop bushido",
        "answer_jujutsu_first",
    );
    refuse(&asked("0 attack bo 1"), "1 parry katana", "not_in_hand");
    refuse(&asked("0 attack bo 1"), "1 parry bo", "not_a_parry");
    refuse(&asked("0 play battlecry"), "1 discard bo", "not_a_parry");
    refuse(&asked("0 play jujutsu"), "1 discard parry", "not_a_weapon");
    let bushido = four("hands=bo parry/bo/bo/bo; bushido=0; deck=bo rest");
    refuse(&bushido, "0 end turn", "answer_bushido_first");
    refuse(&bushido, "0 discard parry", "not_a_weapon");
    let ieyasu = "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,goemon,kojiro,hideyoshi; \
                  hands=bo/bo/bo/bo; discards=katana";
    refuse(&position("players=4", ieyasu), "0 end turn", "draw_first");
    let full = four("hands=bo bo bo bo parry parry parry parry/bo/katana/parry; phase=discard");
    refuse(&full, "0 end turn", "discard_first");
    refuse(&full, "0 discard katana", "not_in_hand");
}

#[test]
fn r3_4_discards_down_to_seven_one_by_one_the_last_on_top() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo bo kiseru parry parry parry geisha daimyo armor/bo/bo/bo; phase=play; deck=kiseru parry rest"
        ),
        "0 end turn; 0 discard kiseru; 0 discard armor",
        &expect![[r#"
            turn_ended seat=0
            discarded card=kiseru seat=0
            discarded card=armor seat=0
            turn_began seat=1
            [1] drew_cards cards=(kiseru parry) seat=1
            [not 1] drew count=2 seat=1
            -> 1 plays
        "#]],
    );
    assert_eq!(discards(&state), "armor kiseru");
    assert_eq!(state.hands()[0].len(), 7);
}

#[test]
fn r3_4_with_seven_cards_the_turn_goes_on_to_the_left() {
    let mut state = four("hands=bo bo parry parry parry geisha daimyo/bo/bo/bo; phase=play");
    play(&mut state, "0 end turn");
    assert_eq!(state.board().turn(), Seat(1));
}

/// Printed example: six players in a ring, A with two Armor.
#[test]
fn r4_1_the_armour_ring() {
    let deal = "roles=shogun,samurai,ronin,ninja-1,ninja-2,ninja-3; \
                characters=nobunaga,goemon,kojiro,musashi,tomoe,hideyoshi; \
                hands=bo/bo/bo/bo/bo/kiseru; properties=armor armor/////; phase=play";
    let state = position("players=6", deal);
    let on_a: Vec<u8> = (1..6)
        .map(|seat| state.board().difficulty(Seat(seat), Seat(0)))
        .collect();
    assert_eq!(on_a, [3, 4, 5, 4, 3]);
    let by_a: Vec<u8> = (1..6)
        .map(|seat| state.board().difficulty(Seat(0), Seat(seat)))
        .collect();
    assert_eq!(by_a, [1, 2, 3, 2, 1]);
}

/// Printed example: A attacks Г at difficulty 3; Daikyu, Nodachi and Naginata reach, Bo and
/// Wakizashi do not; an Armor more makes Nodachi useless; two wounds defeat whoever had fewer
/// than three points.
#[test]
fn r4_2_daikyu_at_difficulty_three() {
    let deal = |armor: &str, resilience: u8| {
        position(
            "players=6",
            &format!(
                "roles=shogun,samurai,ronin,ninja-1,ninja-2,ninja-3; \
                 characters=nobunaga,goemon,kojiro,musashi,tomoe,hideyoshi; \
                 hands=daikyu nodachi naginata bo wakizashi/bo/bo/bo/bo/geisha; \
                 properties=///{armor}//; resilience=5,5,5,{resilience},5,4; phase=play"
            ),
        )
    };
    let mut state = deal("", 3);
    assert_eq!(state.board().difficulty(Seat(0), Seat(3)), 3);
    let on_target: Vec<String> = legal(&state, 0)
        .split("; ")
        .filter(|action| action.ends_with(" 3"))
        .map(str::to_owned)
        .collect();
    assert_eq!(
        on_target,
        ["attack naginata 3", "attack nodachi 3", "attack daikyu 3"]
    );
    refuse(&deal("armor", 3), "0 attack nodachi 3", "out_of_reach");
    play(&mut state, "0 attack daikyu 3; 3 suffer");
    assert_eq!(
        (state.board().resilience()[3], state.board().honour()[3]),
        (1, 4)
    );
    let mut state = deal("", 2);
    play(&mut state, "0 attack daikyu 3; 3 suffer");
    assert_eq!(
        (
            state.board().resilience()[3],
            state.board().honour()[3],
            state.board().honour()[0]
        ),
        (0, 3, 6)
    );
}

#[test]
fn r4_1_harmless_players_do_not_count_in_difficulty() {
    let deal = "roles=shogun,samurai,ronin,ninja-1,ninja-2,ninja-3; \
                characters=nobunaga,goemon,kojiro,musashi,tomoe,hideyoshi; \
                hands=bo kiseru//bo/bo/bo/bo; resilience=5,5,0,5,5,4; phase=play";
    let state = position("players=6", deal);
    assert_eq!(
        (1..6)
            .map(|seat| state.board().difficulty(Seat(0), Seat(seat)))
            .collect::<Vec<_>>(),
        [1, 1, 1, 2, 1]
    );
    // The ends count whatever their own state: the attacker may be harmless but for this weapon.
    assert_eq!(state.board().difficulty(Seat(1), Seat(3)), 1);
}

#[test]
fn r4_2_only_weapons_that_reach() {
    let state = four("hands=bokken bo/bo/bo/bo; phase=play");
    assert_eq!(
        legal(&state, 0),
        "attack bokken 1; attack bokken 3; attack bo 1; attack bo 2; attack bo 3; trade; end turn"
    );
    refuse(&state, "0 attack bokken 2", "out_of_reach");
}

#[test]
fn r4_3_a_parry_cancels_everything_and_lies_under_the_weapon() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo katana/parry/bo/bo; properties=fast-draw fast-draw///; phase=play"
        ),
        "0 attack katana 1; 1 parry parry",
        &expect![[r#"
            attacked seat=0 target=1 weapon=katana
            parried card=parry seat=1
            -> 0 plays
        "#]],
    );
    assert_eq!(discards(&state), "katana parry");
    assert_eq!(state.board().resilience()[1], 5);
}

#[test]
fn r4_3_attack_and_parry_with_the_last_card() {
    let mut state = four("hands=bo/parry/bo/bo; phase=play");
    play(&mut state, "0 attack bo 1; 1 parry parry");
    assert!(state.board().is_harmless(Seat(0)) && state.board().is_harmless(Seat(1)));
    assert_eq!(state.board().asked(), Some(Seat(0)));
}

#[test]
fn r4_4_wounds_beyond_the_last_point_are_lost() {
    check(
        "players=4",
        &format!("{FOUR}; hands=katana bo/bo/bo/bo; resilience=5,2,5,4; phase=play"),
        "0 attack katana 1; 1 suffer",
        &expect![[r#"
            attacked seat=0 target=1 weapon=katana
            wounded by=0 lost=2 resilience=0 seat=1
            defeated by=0 seat=1
            -> 0 plays
        "#]],
    );
}

#[test]
fn r4_6_the_defeated_keep_what_they_have() {
    let mut state = four(
        "hands=katana bo/bo daimyo/bo/bo; properties=/armor focus//; bushido=1; resilience=5,1,5,4; phase=play",
    );
    let before = (
        state.hands()[1],
        state.board().properties()[1],
        state.board().bushido(),
    );
    play(&mut state, "0 attack katana 1; 1 suffer");
    assert_eq!(
        (
            state.board().resilience()[1],
            state.board().honour()[0],
            state.board().honour()[1]
        ),
        (0, 6, 2)
    );
    assert_eq!(
        (
            state.hands()[1],
            state.board().properties()[1],
            state.board().bushido()
        ),
        before
    );
}

#[test]
fn r7_1_a_needed_card_renews_the_deck_at_a_price() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=daimyo/bo/bo/bo; deck=parry; discards=katana geisha rest; phase=play"
        ),
        "0 play daimyo",
        &expect![[r#"
            played card=daimyo seat=0 target=none
            [0] drew_cards cards=(parry) seat=0
            [not 0] drew count=1 seat=0
            deck_renewed cards=85 honour=(4 2 2 2)
            [0] drew_cards cards=(bokken) seat=0
            [not 0] drew count=1 seat=0
            -> 0 plays
        "#]],
    );
    assert_eq!(state.deck().len(), 90 - 4 - 1 - 1);
    assert_eq!(discards(&state), "daimyo");
}

#[test]
fn r7_1_the_deck_is_not_renewed_before_a_card_is_needed() {
    let mut state = four("hands=daimyo/bo/bo/bo; deck=parry geisha; discards=rest; phase=play");
    play(&mut state, "0 play daimyo");
    assert_eq!((state.deck().len(), state.board().honour()[0]), (0, 5));
    play(&mut state, "0 end turn");
    assert_eq!(state.board().honour()[..4], [4, 2, 2, 2]);
}

#[test]
fn r7_1_one_discard_is_enough_for_a_new_deck() {
    let hands = "bo bo bo bo bo bokken bokken bokken bokken bokken bokken kiseru kiseru kiseru kiseru kiseru \
                 kusarigama kusarigama kusarigama kusarigama shuriken shuriken shuriken naginata naginata \
                 wakizashi katana nodachi kanabo nagayari daikyu tanegashima daimyo daimyo daimyo";
    let rest = "parry parry parry parry parry parry parry parry parry parry parry parry parry parry parry \
                geisha geisha geisha geisha geisha geisha diversion diversion diversion diversion diversion \
                battlecry battlecry battlecry battlecry tea-ceremony tea-ceremony tea-ceremony tea-ceremony \
                breathing breathing breathing jujutsu jujutsu";
    let properties =
        "armor armor armor armor fast-draw fast-draw fast-draw focus focus focus focus focus focus";
    let deal = format!(
        "{FOUR}; hands={hands}/{rest}/bushido/bushido; properties={properties}///; deck=; discards=jujutsu; phase=play"
    );
    let mut state = position("players=4", &deal);
    let told = play(&mut state, "0 play daimyo");
    expect![[r#"
        played card=daimyo seat=0 target=none
        deck_renewed cards=1 honour=(4 2 2 2)
        [0] drew_cards cards=(jujutsu) seat=0
        [not 0] drew count=1 seat=0
        nothing_to_draw seat=0
    "#]]
    .assert_eq(&told);
    assert_eq!(
        (
            state.board().honour()[0],
            state.deck().len(),
            discards(&state).as_str()
        ),
        (4, 0, "daimyo")
    );
    // R7.2: now the second Daimyo takes the first, and a third time nothing is left.
    play(&mut state, "0 play daimyo");
    assert_eq!(state.board().honour()[..4], [3, 1, 1, 1]);
}

#[test]
fn r7_2_with_both_piles_empty_the_draw_fails() {
    let hands = "bo bo bo bo bo bokken bokken bokken bokken bokken bokken kiseru kiseru kiseru kiseru kiseru \
                 kusarigama kusarigama kusarigama kusarigama shuriken shuriken shuriken naginata naginata \
                 wakizashi katana nodachi kanabo nagayari daikyu tanegashima daimyo daimyo daimyo";
    let rest = "parry parry parry parry parry parry parry parry parry parry parry parry parry parry parry \
                geisha geisha geisha geisha geisha geisha diversion diversion diversion diversion diversion \
                battlecry battlecry battlecry battlecry tea-ceremony tea-ceremony tea-ceremony tea-ceremony \
                breathing breathing breathing jujutsu jujutsu jujutsu";
    let properties =
        "armor armor armor armor fast-draw fast-draw fast-draw focus focus focus focus focus focus";
    check(
        "players=4",
        &format!(
            "{FOUR}; hands={hands}/{rest}/bushido/; bushido=3; properties={properties}///; deck=; phase=play"
        ),
        "0 play daimyo; 0 trade",
        &expect![[r#"
            played card=daimyo seat=0 target=none
            nothing_to_draw seat=0
            nothing_to_draw seat=0
            traded resilience=4 seat=0
            deck_renewed cards=1 honour=(4 2 2 2)
            [0] drew_cards cards=(daimyo) seat=0
            [not 0] drew count=1 seat=0
            -> 0 plays
        "#]],
    );
}

#[test]
fn r7_3_a_played_card_is_not_shuffled_into_its_own_draw() {
    let mut state = four("hands=daimyo/bo/bo/bo; deck=; discards=parry rest; phase=play");
    play(&mut state, "0 play daimyo");
    assert_eq!(state.board().deck_made_of().count(Card::Daimyo), 2);
    assert_eq!(discards(&state), "daimyo");
}
