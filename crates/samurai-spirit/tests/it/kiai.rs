//! Every Kiai, both sides, and how Kiais follow each other (R7).

use expect_test::expect;
use game_core::{Collected, Game, PlayoutRng, Seat};
use samurai_spirit::{Action, Event, KiaiPart, Reach, SamuraiSpirit, State, Step};

use crate::table::{after, line, open, play, position, refused, story, told};

/// The second samurai draws the last card he needs for his Kiai.
const HEIHACHI: &str = "samurai=gorobei,heihachi,daisuke level=normal";

#[test]
fn r7_4_heihachi_adds_a_barricade_and_the_beast_heals_too() {
    let human = "active=1; barricades=3; lines=/4-hat-none 1-doll-none/; wounds=0 0 1; stack=3-none-wound 1-none-fire";
    let mut state = position(HEIHACHI, human);
    play(&mut state, "1 fight");
    assert_eq!(open(&state), "1: decline, barricade");
    assert_eq!(refused(&state, "1 heal 2"), "kiai_first R7.1");
    expect![[r#"
        barricade_added barricades:4
        first_card_off seat:1,card:4-hat-none,total:4
        turn_began seat:2"#]]
    .assert_eq(&story(&play(&mut state, "1 barricade")));
    let beast = "active=1; barricades=3; lines=/4-hat-none 4-doll-none/; wounds=1 3 0; stack=3-none-wound 1-none-fire";
    let mut state = position(HEIHACHI, beast);
    play(&mut state, "1 fight; 1 decline");
    assert_eq!(open(&state), "1: decline, heal 0, heal 1");
    assert_eq!(refused(&state, "1 heal 2"), "not_wounded R7.4");
    play(&mut state, "1 heal 1");
    assert_eq!(
        (
            state.board().boards()[1].wounds(),
            state.board().barricades()
        ),
        (2, 3)
    );
}

#[test]
fn r10_5_with_all_barricades_standing_there_is_nothing_to_add() {
    let deal = "active=1; lines=/4-hat-none 1-doll-none/; stack=3-none-wound 1-none-fire";
    expect![[r#"
        drew seat:1,card:3-none-wound
        confronted seat:1,card:3-none-wound,total:8
        kiai seat:1,beast:false
        kiai_unused seat:1,part:barricade
        first_card_off seat:1,card:4-hat-none,total:4
        turn_began seat:2"#]]
    .assert_eq(&told(HEIHACHI, deal, "1 fight"));
    let deal =
        "active=1; lines=/4-hat-none 4-doll-none/; wounds=0 3 0; stack=3-none-wound 1-none-fire";
    let state = after(HEIHACHI, deal, "1 fight");
    assert_eq!(open(&state), "1: decline, heal 1");
    assert_eq!(refused(&state, "1 barricade"), "kiai_first R7.1");
}

const DAISUKE: &str = "samurai=daisuke,kyuzo,gorobei level=normal";

#[test]
fn r7_5_daisuke_moves_a_last_card_and_the_receiver_lays_it_down() {
    let deal =
        "lines=3-hat-none* 3-doll-none/4-hat-none/1-hat-none*; stack=2-none-fire 1-none-fire";
    let mut state = position(DAISUKE, deal);
    play(&mut state, "0 fight");
    assert_eq!(
        open(&state),
        "0: decline, move 0 1, move 0 2, move 1 0, move 1 2, move 2 0, move 2 1"
    );
    assert_eq!(refused(&state, "0 move 1 1"), "same_samurai R7.5");
    assert_eq!(refused(&state, "0 move 1 5"), "no_such_samurai R2.1");
    play(&mut state, "0 move 1 2");
    assert_eq!(open(&state), "2: defend, confront");
    assert_eq!(refused(&state, "2 hand 0"), "must_place R6.8");
    expect![[r#"
        defended seat:2,card:4-hat-none
        first_card_off seat:0,card:3-hat-none*,total:5
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "2 defend")));
    assert_eq!(line(&state, 0), "3-doll-none 2-none-fire");
}

#[test]
fn r7_5_not_from_an_empty_line_and_not_from_or_to_who_has_passed() {
    let deal = "lines=3-hat-none* 3-doll-none//1-hat-none*; stack=2-none-fire 1-none-fire";
    let state = after(DAISUKE, deal, "0 fight");
    assert_eq!(refused(&state, "0 move 1 2"), "empty_line R7.9");
    let deal =
        "passed=2; lines=3-hat-none* 3-doll-none//1-hat-none*; stack=2-none-fire 1-none-fire";
    let state = after(DAISUKE, deal, "0 fight");
    assert_eq!(open(&state), "0: decline, move 0 1");
    assert_eq!(refused(&state, "0 move 2 1"), "kiai_on_passed R5.3");
    assert_eq!(refused(&state, "0 move 0 2"), "kiai_on_passed R5.3");
}

#[test]
fn r7_5_the_beast_moves_two_and_a_barricade_may_burn_for_each() {
    let deal = "wounds=2 0 0; lines=4-hat-none 3-hat-none*/4-doll-none 3-doll-none/; stack=4-none-wound 1-none-fire";
    let mut state = position(DAISUKE, deal);
    play(&mut state, "0 fight");
    // Kyuzo gets 4 and then 3 more: 7, 11 and 14 of 9.
    expect![[r#"
        moved from:0,to:1,card:4-none-wound,total:7
        confronted seat:1,card:4-none-wound,total:11
        barricade_burned left:4
        moved from:0,to:1,card:3-hat-none*,total:4
        confronted seat:1,card:3-hat-none*,total:14
        barricade_burned left:3
        first_card_off seat:0,card:4-hat-none,total:0
        turn_began seat:1
        passed seat:1
        turn_began seat:2"#]]
    .assert_eq(&story(&play(
        &mut state,
        "0 move 0 1; 0 move 0 1; 1 confront",
    )));
    assert_eq!(
        (line(&state, 0).as_str(), state.board().boards()[1].total()),
        ("", 14)
    );
}

#[test]
fn r7_6_gorobei_discards_two_raiders_and_the_beast_three() {
    let gorobei = "samurai=gorobei,heihachi,daisuke level=normal";
    let stack = "stack=4-none-wound 1-none-fire 2-none-fire 3-none-wound 1-doll-none 2-doll-none";
    let deal = format!("lines=4-hat-none 1-hat-none*//; {stack}");
    let mut state = position(gorobei, &deal);
    play(&mut state, "0 fight");
    assert_eq!(open(&state), "0: decline, kiai");
    expect![[r#"
        raider_discarded card:1-none-fire
        raider_discarded card:2-none-fire
        first_card_off seat:0,card:4-hat-none,total:5
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 kiai")));
    let deal = format!("wounds=2 0 0; lines=4-hat-none 4-doll-none//; {stack}");
    let state = after(gorobei, &deal, "0 fight; 0 kiai");
    assert_eq!(
        (state.board().stack().len(), state.board().discard().len()),
        (2, 4)
    );
}

#[test]
fn r11_1_gorobeis_kiai_can_end_the_round() {
    let deal = "lines=4-hat-none 1-hat-none*//; stack=4-none-wound 1-none-fire; \
        defended=2-hat-none* 1-farm-nosup 1-doll-none/3-hat-none* 2-farm-nosup 2-doll-none/1-hat-nodef 3-farm-nosup 3-doll-none";
    expect![[r#"
        drew seat:0,card:4-none-wound
        confronted seat:0,card:4-none-wound,total:9
        kiai seat:0,beast:false
        raider_discarded card:1-none-fire
        first_card_off seat:0,card:4-hat-none,total:5
        round_ended round:1
        bonus family:heal
        bonus family:barricade
        bonus family:intruder
        round_began round:2,stack:16,joined:3
        turn_began seat:1"#]]
    .assert_eq(&told(
        "samurai=gorobei,heihachi,daisuke level=normal",
        deal,
        "0 fight; 0 kiai",
    ));
}

#[test]
fn r7_7_kanbei_discards_two_intruders_and_the_beast_three() {
    let kanbei = "samurai=kanbei,heihachi,daisuke level=normal";
    let intruders = "intruders=1-hat-none* 2-hat-none* 3-hat-none* 4-hat-fire*";
    let deal =
        format!("lines=4-hat-none 1-doll-none//; {intruders}; stack=4-none-wound 1-none-fire");
    let mut state = position(kanbei, &deal);
    play(&mut state, "0 fight");
    assert_eq!(open(&state), "0: decline, kiai");
    expect![[r#"
        intruder_discarded card:1-hat-none*
        intruder_discarded card:2-hat-none*
        first_card_off seat:0,card:4-hat-none,total:5
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 kiai")));
    let deal = format!(
        "wounds=2 0 0; lines=4-hat-none 4-doll-none//; {intruders}; stack=4-none-wound 1-none-fire"
    );
    assert_eq!(
        after(kanbei, &deal, "0 fight; 0 kiai")
            .board()
            .intruders(),
        1
    );
    // Without intruders nobody is asked; the first card goes all the same.
    let deal = "lines=4-hat-none 1-doll-none//; stack=4-none-wound 1-none-fire";
    expect![[r#"
        drew seat:0,card:4-none-wound
        confronted seat:0,card:4-none-wound,total:9
        kiai seat:0,beast:false
        kiai_unused seat:0,part:intruders:2
        first_card_off seat:0,card:4-hat-none,total:5
        turn_began seat:1"#]]
    .assert_eq(&told(kanbei, deal, "0 fight"));
}

const KYUZO: &str = "samurai=kyuzo,heihachi,daisuke level=normal";

#[test]
fn r7_8_kyuzo_gives_any_token_that_is_at_home() {
    let deal = "lines=4-hat-none 2-doll-none//; tokens=0 2 2; stack=3-none-wound 1-none-fire";
    let mut state = position(KYUZO, deal);
    play(&mut state, "0 fight");
    // Giving one to the active samurai is allowed, though useless.
    assert_eq!(
        open(&state),
        "0: decline, lend 0 1, lend 0 2, lend 2 0, lend 2 1"
    );
    assert_eq!(refused(&state, "0 lend 1 2"), "token_not_home R7.8");
    play(&mut state, "0 lend 2 1");
    // It is Heihachi's turn now, and he hands an odd card on with Daisuke's talent.
    play(&mut state, "1 fight");
    assert_eq!(open(&state), "1: confront, hand 2, hand 0");
}

#[test]
fn r7_8_the_owner_may_have_passed_but_not_the_receiver() {
    let deal = "passed=1; lines=4-hat-none 2-doll-none//; stack=3-none-wound 1-none-fire";
    let state = after(KYUZO, deal, "0 fight");
    assert_eq!(
        open(&state),
        "0: decline, lend 0 2, lend 1 0, lend 1 2, lend 2 0"
    );
}

#[test]
fn r7_8_the_beast_adds_a_barricade_too_and_may_use_each_half_alone() {
    let deal = "wounds=2 0 0; barricades=2; lines=4-hat-none 4-doll-none 1-doll-none//; stack=3-none-wound 1-none-fire";
    let mut state = position(KYUZO, deal);
    play(&mut state, "0 fight; 0 decline");
    assert_eq!(open(&state), "0: decline, barricade");
    play(&mut state, "0 barricade");
    assert_eq!(state.board().barricades(), 3);
}

const KIKUCHIYO: &str = "samurai=kikuchiyo,heihachi,daisuke level=normal";

#[test]
fn r7_9_kikuchiyo_discards_a_last_card() {
    let deal = "lines=4-hat-none 3-doll-none/1-hat-none* 4-doll-none/; stack=3-none-wound 1-none-fire 2-none-fire";
    let mut state = position(KIKUCHIYO, deal);
    play(&mut state, "0 fight");
    assert_eq!(open(&state), "0: decline, strike 0, strike 1");
    assert_eq!(refused(&state, "0 strike 2"), "empty_line R7.9");
    expect![[r#"
        struck seat:1,card:4-doll-none,total:1
        first_card_off seat:0,card:4-hat-none,total:6"#]]
    .assert_eq(&story(&play(&mut state, "0 strike 1")));
}

#[test]
fn r7_9_the_beast_strikes_twice_and_is_not_asked_again_with_nothing_to_take() {
    // All others have passed or have nothing; his own line keeps a card for the end of the Kiai.
    let deal = "round=2; wounds=2 0 0; passed=2; lines=4-hat-none 4-doll-none/2-hat-none*/1-hat-none*; \
        stack=5-none-fire* 1-none-fire 2-none-fire";
    let mut state = position(KIKUCHIYO, deal);
    play(&mut state, "0 fight; 0 strike 1");
    assert_eq!(open(&state), "0: decline, strike 0");
    expect![[r#"
        struck seat:0,card:5-none-fire*,total:8
        first_card_off seat:0,card:4-hat-none,total:4"#]]
    .assert_eq(&story(&play(&mut state, "0 strike 0")));
}

#[test]
fn r7_6_a_kiai_with_nothing_to_take_still_costs_the_first_card() {
    // Gorobei draws the last raider: nothing is left to discard.
    let deal = "lines=4-hat-none 1-hat-none*//; stack=4-none-wound; \
        defended=2-hat-none* 1-farm-nosup 1-doll-none/3-hat-none* 2-farm-nosup 2-doll-none/1-hat-nodef 3-farm-nosup 3-doll-none";
    let story = told(
        "samurai=gorobei,heihachi,daisuke level=normal",
        deal,
        "0 fight",
    );
    expect![[r#"
        drew seat:0,card:4-none-wound
        confronted seat:0,card:4-none-wound,total:9
        kiai seat:0,beast:false
        kiai_unused seat:0,part:raiders:2
        first_card_off seat:0,card:4-hat-none,total:5
    "#]]
    .assert_eq(story.split("round_ended").next().unwrap());
}

const KATSUSHIRO: &str = "samurai=katsushiro,heihachi,daisuke level=normal";

#[test]
fn r7_10_katsushiro_turns_up_two_and_arranges_them() {
    let deal =
        "lines=4-hat-none 2-doll-none//; stack=4-none-wound 1-none-fire 2-none-fire 3-none-wound";
    let mut state = position(KATSUSHIRO, deal);
    play(&mut state, "0 fight; 0 confront");
    assert_eq!(open(&state), "0: decline, kiai");
    play(&mut state, "0 kiai");
    assert_eq!(open(&state), "0: next 1-none-fire, next 2-none-fire");
    assert_eq!(
        refused(&state, "0 next 3-none-wound"),
        "not_turned_up R7.10"
    );
    assert_eq!(refused(&state, "0 decline"), "arrange_first R7.10");
    expect![[r#"
        arranged seat:0,cards:[2-none-fire,1-none-fire]
        first_card_off seat:0,card:4-hat-none,total:6
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 next 2-none-fire")));
    assert_eq!(state.board().stack().face_up(), 2);
}

#[test]
fn r7_10_the_beast_turns_up_three_in_any_order() {
    let deal = "wounds=2 0 0; lines=4-hat-none 4-doll-none 2-doll-none//; \
        stack=3-none-wound 1-none-fire 2-none-fire 4-none-wound 1-doll-none";
    let all = ["1-none-fire", "2-none-fire", "4-none-wound"];
    for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
        let actions = format!(
            "0 fight; 0 confront; 0 kiai; 0 next {}; 0 next {}",
            all[first], all[second]
        );
        let state = after(KATSUSHIRO, deal, &actions);
        let top: Vec<String> = state
            .stack()
            .iter()
            .rev()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            top,
            [
                all[first],
                all[second],
                all[3 - first - second],
                "1-doll-none"
            ]
        );
    }
}

#[test]
fn r7_10_fewer_cards_than_asked_are_taken_as_they_are() {
    let deal = "lines=4-hat-none 2-doll-none//; stack=4-none-wound 1-none-fire";
    let state = after(KATSUSHIRO, deal, "0 fight; 0 confront; 0 kiai");
    // One card needs no order; Heihachi's turn has come.
    assert_eq!(
        (state.board().stack().face_up(), state.board().active().0),
        (1, 1)
    );
}

#[test]
fn r7_1_a_kiai_comes_by_a_card_leaving() {
    // Kikuchiyo strikes Daisuke from 11 to exactly 8: Daisuke's Kiai, though it is not his turn.
    let deal = "lines=4-hat-none 3-doll-none//4-doll-none 4-hat-fire* 3-farm-left; stack=3-none-wound 1-none-fire 2-none-fire";
    let mut state = position(KIKUCHIYO, deal);
    play(&mut state, "0 fight; 0 strike 2");
    assert_eq!(
        open(&state),
        "2: decline, move 0 1, move 0 2, move 2 0, move 2 1"
    );
    expect![[r#"
        moved from:2,to:1,card:4-hat-fire*,total:4
        confronted seat:1,card:4-hat-fire*,total:4
        first_card_off seat:2,card:4-doll-none,total:0"#]]
    .assert_eq(&story(&play(&mut state, "2 move 2 1; 1 confront")));
}

#[test]
fn r7_1_a_kiai_comes_by_turning_to_the_beast() {
    // Heihachi stands at 11, above 8; the wound of his last card turns him, and 11 is his value.
    let deal = "active=1; barricades=2; wounds=0 1 0; lines=/4-hat-none 4-doll-none 3-none-wound/; \
        stack=2-doll-none 1-none-fire";
    let mut state = position(HEIHACHI, deal);
    assert_eq!(open(&state), "1: decline, barricade");
    // Both halves of the beast's Kiai, for the beast side was up when it began.
    play(&mut state, "1 barricade");
    // Nobody carries a token: the second half is not asked. He is below his value and may act.
    assert_eq!(open(&state), "1: fight, support 0, support 2, pass");
    assert_eq!(state.board().boards()[1].total(), 7);
}

#[test]
fn r7_3_kiais_come_clockwise_from_the_active_samurai_one_at_a_time() {
    // Daisuke's Kiai brings Kyuzo onto his 9. Kyuzo's waits until Daisuke's has ended with his first card.
    let deal = "wounds=2 0 0; lines=3-hat-none* 3-doll-none 2-hat-none* 1-doll-none/4-hat-none 4-doll-none/2-doll-none 4-doll-fire*; \
        barricades=1; stack=2-none-fire 1-none-fire 4-none-wound 3-none-wound";
    let mut state = position(DAISUKE, deal);
    play(&mut state, "0 fight");
    assert_eq!(
        state.board().steps().top(),
        Some(Step::Kiai(Seat(0), KiaiPart::Move))
    );
    let story = story(&play(&mut state, "0 move 0 2; 0 move 0 1; 1 confront"));
    expect![[r#"
        moved from:0,to:2,card:2-none-fire,total:9
        confronted seat:2,card:2-none-fire,total:8
        moved from:0,to:1,card:1-doll-none,total:8
        confronted seat:1,card:1-doll-none,total:9
        first_card_off seat:0,card:3-hat-none*,total:5
        kiai seat:1,beast:false"#]]
    .assert_eq(&story);
    assert_eq!(open(&state).split(':').next(), Some("1"));
}

#[test]
fn r7_3_who_was_moved_off_his_value_meanwhile_gets_no_kiai() {
    // Beast Kikuchiyo at 13 strikes Daisuke from 9 to 8, then from 8 to 4: no Kiai for Daisuke.
    let deal = "active=0; wounds=2 0 0; lines=4-hat-none 4-doll-none 2-doll-none//4-hat-fire* 4-doll-fire* 1-doll-none; \
        stack=3-none-wound 1-none-fire 2-none-fire";
    let story = told(KIKUCHIYO, deal, "0 fight; 0 strike 2; 0 strike 2");
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:13
        kiai seat:0,beast:true
        struck seat:2,card:1-doll-none,total:8
        struck seat:2,card:4-doll-fire*,total:4
        first_card_off seat:0,card:4-hat-none,total:9"#]]
    .assert_eq(&story);
}

#[test]
fn r7_2_declined_or_not_the_first_card_goes() {
    let deal =
        "active=1; barricades=3; lines=/4-hat-none 1-doll-none/; stack=3-none-wound 1-none-fire";
    let state = after(HEIHACHI, deal, "1 fight; 1 decline");
    assert_eq!(
        (line(&state, 1).as_str(), state.board().barricades()),
        ("1-doll-none 3-none-wound", 3)
    );
}

/// From the last decision outside a Kiai on, there are never more Kiais than cards were in all lines
/// or came into them from outside: each takes one out for good. So every chain ends.
#[test]
fn r7_3_every_chain_of_kiais_ends_because_each_takes_a_card_from_the_lines() {
    let mut rng = PlayoutRng::new(3);
    let mut scratch = Vec::new();
    let mut longest = 0;
    for config in crate::conformance::configs_with_many_kiais() {
        for _ in 0..300 {
            let deal = crate::positions::random_position(&config, &mut rng);
            let mut state = SamuraiSpirit::start_from(&config, &deal, rng.seed()).unwrap();
            let (mut kiais, mut cards) = (0, cards_in_lines(&state));
            while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
                if !in_kiai(&state) {
                    (kiais, cards) = (0, cards_in_lines(&state));
                }
                let action = chaining(&state, seat, &mut rng, &mut scratch);
                let mut told = Collected::new();
                SamuraiSpirit::apply(&mut state, seat, action, &mut told).unwrap();
                let count = |test: fn(&Event) -> bool| {
                    told.0
                        .iter()
                        .filter(|(_, event)| test(event))
                        .count()
                };
                kiais += count(|event| matches!(event, Event::FirstCardOff { .. }));
                cards += count(|event| matches!(event, Event::Drew { .. }));
                assert!(
                    kiais <= cards,
                    "{kiais} Kiais in a row with {cards} cards for all lines"
                );
                longest = longest.max(kiais);
            }
        }
    }
    assert!(longest >= 3, "the test never saw a chain");
}

/// An action that brings another Kiai, if there is one; any otherwise.
fn chaining(state: &State, seat: Seat, rng: &mut PlayoutRng, scratch: &mut Vec<Action>) -> Action {
    let any = SamuraiSpirit::sample(state, seat, rng, scratch).unwrap();
    let brings_kiai = |action: &Action| {
        let mut told = Collected::new();
        SamuraiSpirit::apply(&mut state.clone(), seat, *action, &mut told).unwrap();
        told.0
            .iter()
            .any(|(_, event)| matches!(event, Event::Kiai { .. }))
    };
    scratch
        .iter()
        .copied()
        .find(brings_kiai)
        .unwrap_or(any)
}

fn cards_in_lines(state: &State) -> usize {
    Seat::all(state.board().seats())
        .map(|seat| state.board().line(seat).count())
        .sum()
}

fn in_kiai(state: &State) -> bool {
    state
        .board()
        .steps()
        .as_slice()
        .iter()
        .any(|step| matches!(step, Step::KiaiEnd(_)))
}

/// Where a card would bring the combat line, told beforehand, is where it then is.
#[test]
fn r4_3_below_on_or_above_the_kiai_value_is_known_beforehand() {
    let kyuzo = "samurai=kyuzo,heihachi,daisuke level=normal";
    for (card, reach) in [
        ("1-doll-none", Reach::Below),
        ("2-doll-none", Reach::Kiai),
        ("3-doll-none", Reach::Above),
    ] {
        let deal = format!("lines=3-none-wound 4-hat-none//; stack={card} 4-doll-none");
        let mut state = position(kyuzo, &deal);
        let seat = Seat(0);
        let board = *state.board().of(seat);
        assert_eq!((board.total(), board.room()), (7, 2), "{card}");
        let drawn = state.raider(0).unwrap();
        assert_eq!(board.reach_with(drawn), reach, "{card}");
        play(&mut state, "0 fight; 0 confront");
        let after = state.board().of(seat);
        assert_eq!(after.is_above(), reach == Reach::Above, "{card}");
        assert_eq!(after.is_done(), reach == Reach::Above, "{card}");
    }
    let rooms = [-1, 0, 1].map(Reach::of_room);
    assert_eq!(rooms, [Reach::Above, Reach::Kiai, Reach::Below]);
}
