//! Every penalty, applied and not applicable, and who may ignore it (R3.3 to R3.6, R8).

use expect_test::{Expect, expect};

use crate::table::{after, line, open, play, position, refused, story, told};

/// Kyuzo draws and defends; then Heihachi's turn begins with this card last in his line.
fn suffered(card: &str, more: &str, expect: &Expect) {
    let story = told(THREE, &heihachi_has(card, more), "0 fight; 0 defend");
    let (_, rest) = story.split_once("turn_began seat:1").unwrap();
    expect.assert_eq(rest.trim());
}

/// Kyuzo, Heihachi and Daisuke in round 3; Kyuzo begins with a calm doll on top of the stack.
fn heihachi_has(card: &str, more: &str) -> String {
    format!(
        "round=3; lines=/{card}/; stack=2-doll-none 3-hat-none* 1-none-fire 3-farm-left; {more}"
    )
}

const THREE: &str = "samurai=kyuzo,heihachi,daisuke level=normal";

#[test]
fn r8_1_fire_burns_a_barricade_and_without_one_a_farm() {
    suffered(
        "5-none-fire*",
        "",
        &expect![[r#"
        penalty seat:1,penalty:fire
        barricade_burned left:4"#]],
    );
    suffered(
        "5-none-fire*",
        "barricades=0",
        &expect![[r#"
        penalty seat:1,penalty:fire
        farm_burned left:5,back:null"#]],
    );
}

#[test]
fn r8_2_wound_wounds() {
    suffered(
        "3-none-wound",
        "",
        &expect![[r#"
        penalty seat:1,penalty:wound
        wounded seat:1,wounds:1"#]],
    );
}

#[test]
fn r8_3_intruder_takes_the_top_raider_unseen() {
    suffered(
        "1-doll-intruder",
        "",
        &expect![[r#"
        penalty seat:1,penalty:intruder
        intruded known:null"#]],
    );
    suffered(
        "1-doll-intruder",
        "face_up=2",
        &expect![[r#"
        penalty seat:1,penalty:intruder
        intruded known:3-hat-none*"#]],
    );
}

#[test]
fn r8_4_nodef_forbids_defending_in_that_turn_only() {
    let state = after(
        THREE,
        &heihachi_has("3-doll-nodef", ""),
        "0 fight; 0 defend; 1 fight",
    );
    // The hat could be defended otherwise: it joined the line without a question.
    assert_eq!(line(&state, 1), "3-doll-nodef 3-hat-none*");
    let state = after(
        THREE,
        &heihachi_has("4-doll-nodef", ""),
        "0 fight; 0 defend; 1 support 2",
    );
    assert!(!state.board().bans().nodef);
}

#[test]
fn r8_4_nodef_covers_a_card_handed_back_in_the_own_turn() {
    let two = "samurai=heihachi,daisuke spare_tokens=off";
    // Daisuke's token lets Heihachi hand an odd card on; Daisuke hands it back.
    let deal =
        "active=0; lines=1-hat-nodef/; tokens=0 0; stack=1-doll-none 3-hat-none* 1-none-fire";
    let mut state = position(two, deal);
    play(&mut state, "0 fight");
    assert_eq!(open(&state), "0: confront, hand 1");
    assert_eq!(refused(&state, "0 defend"), "no_defending R8.4");
    play(&mut state, "0 hand 1");
    // Daisuke himself is free to defend.
    assert_eq!(open(&state), "1: defend, confront, hand 0");
    play(&mut state, "1 hand 0");
    assert_eq!(line(&state, 0), "1-hat-nodef 1-doll-none");
}

#[test]
fn r8_5_nosup_forbids_support_and_leaves_tokens_working() {
    let state = after(
        THREE,
        &heihachi_has("5-none-nosup*", ""),
        "0 fight; 0 defend",
    );
    assert_eq!(open(&state), "1: fight, pass");
    assert_eq!(refused(&state, "1 support 2"), "no_support R8.5");
    // Kyuzo's token lies with Heihachi: its talent works in spite of the ban.
    let deal =
        "active=1; lines=/3-farm-nosup/; tokens=1 1 2; stack=3-hat-none* 2-doll-none 1-none-fire";
    let state = after(THREE, deal, "1 fight");
    assert_eq!(open(&state), "1: defend, confront, discard");
}

#[test]
fn r8_6_left_makes_the_next_samurai_clockwise_draw() {
    suffered(
        "3-hat-left",
        "",
        &expect![[r#"
        penalty seat:1,penalty:left
        drew seat:2,card:3-hat-none*
        confronted seat:2,card:3-hat-none*,total:3"#]],
    );
}

#[test]
fn r8_7_right_makes_the_next_samurai_counter_clockwise_draw() {
    suffered(
        "4-doll-right",
        "",
        &expect![[r#"
        penalty seat:1,penalty:right
        drew seat:0,card:3-hat-none*
        confronted seat:0,card:3-hat-none*,total:3"#]],
    );
}

#[test]
fn r8_6_left_can_bring_the_neighbours_kiai_and_can_push_him_over() {
    // Daisuke has 5 and draws 3: his Kiai of 8, out of turn; he declines and loses his first card.
    let lines = "lines=/3-hat-left/4-hat-none 1-hat-none*";
    let deal = format!("{lines}; stack=2-doll-none 3-hat-none* 1-none-fire 4-doll-none");
    let mut state = position(THREE, &deal);
    play(&mut state, "0 fight; 0 defend");
    assert_eq!(open(&state).split(':').next(), Some("2"));
    expect![[r#"
        kiai_unused seat:2,part:move
        first_card_off seat:2,card:4-hat-none,total:4"#]]
    .assert_eq(&story(&play(&mut state, "2 decline")));
    // With 7 he is pushed over, and a barricade burns.
    let deal = "lines=/3-hat-left/4-hat-none 3-doll-none; stack=2-doll-none 3-hat-none* 1-none-fire 4-doll-none";
    expect![[r#"
        drew seat:0,card:2-doll-none
        defended seat:0,card:2-doll-none
        turn_began seat:1
        penalty seat:1,penalty:left
        drew seat:2,card:3-hat-none*
        confronted seat:2,card:3-hat-none*,total:10
        barricade_burned left:4"#]]
    .assert_eq(&told(THREE, deal, "0 fight; 0 defend"));
}

#[test]
fn r8_6_r8_7_with_two_samurai_the_other_one_is_both_neighbours() {
    for card in ["3-hat-left", "4-doll-right"] {
        let deal = format!("active=0; lines={card}/; stack=3-doll-none 1-none-fire 2-none-fire");
        let state = position("samurai=kyuzo,heihachi spare_tokens=off", &deal);
        assert_eq!(line(&state, 1), "3-doll-none");
    }
}

#[test]
fn r3_6_left_or_right_to_a_passed_neighbour_is_a_wound() {
    suffered(
        "3-hat-left",
        "passed=2",
        &expect![[r#"
        penalty seat:1,penalty:left
        penalty_impossible seat:1,penalty:left
        wounded seat:1,wounds:1"#]],
    );
    let deal = "active=1; passed=0; lines=/4-doll-right/; stack=3-doll-none 1-none-fire";
    assert_eq!(position(THREE, deal).board().boards()[1].wounds(), 1);
    for card in ["3-hat-left", "4-doll-right"] {
        let deal = format!("active=0; passed=1; lines={card}/; stack=3-doll-none 1-none-fire");
        assert_eq!(
            position("samurai=kyuzo,heihachi spare_tokens=off", &deal)
                .board()
                .boards()[0]
                .wounds(),
            1
        );
    }
}

#[test]
fn r8_8_mustpass_leaves_no_other_action() {
    suffered(
        "6-doll-mustpass*",
        "",
        &expect![[r#"
        penalty seat:1,penalty:mustpass
        passed seat:1
        turn_began seat:2"#]],
    );
    // When there is something to ignore it with, the talent helps.
    let deal = "round=3; active=0; lines=6-doll-mustpass*/; stack=3-doll-none 1-none-fire";
    let state = position("samurai=gorobei,heihachi spare_tokens=off", deal);
    assert_eq!(open(&state), "0: ignore, suffer mustpass");
}

#[test]
fn r8_9_reshuf_puts_a_random_discard_into_the_stack() {
    let two = "samurai=kyuzo,heihachi spare_tokens=off";
    let deal = "round=3; active=1; lines=/6-none-nodef+reshuf*; discard=1-doll-none; \
        stack=3-doll-none 1-none-fire; face_up=2; under=1";
    let mut state = position(two, deal);
    assert_eq!(open(&state), "1: suffer nodef, suffer reshuf");
    expect![[r#"
        penalty seat:1,penalty:reshuf
        shuffled_in card:1-doll-none
        penalty seat:1,penalty:nodef"#]]
    .assert_eq(&story(&play(&mut state, "1 suffer reshuf")));
    assert_eq!(
        (
            state.board().stack().len(),
            state.board().stack().face_up(),
            state.board().stack().under()
        ),
        (3, 0, 0)
    );
    assert!(state.board().discard().is_empty() && state.board().bans().nodef);
}

#[test]
fn r3_6_reshuf_without_a_discard_is_a_wound() {
    let deal = "round=3; active=1; lines=/6-none-nodef+reshuf*; stack=3-doll-none 1-none-fire";
    let mut state = position("samurai=kyuzo,heihachi spare_tokens=off", deal);
    expect![[r#"
        penalty seat:1,penalty:nodef
        penalty seat:1,penalty:reshuf
        penalty_impossible seat:1,penalty:reshuf
        wounded seat:1,wounds:1"#]]
    .assert_eq(&story(&play(&mut state, "1 suffer nodef")));
}

#[test]
fn r8_10_notal_takes_talents_and_tokens_for_the_turn() {
    // Heihachi holds Kyuzo's token; the drawn 2 is even and equal to one in his line.
    let deal = "round=3; active=1; lines=/2-hat-none* 6-none-wound+notal*/; wounds=0 2 0; tokens=1 1 2; \
        stack=2-doll-none 1-none-fire 4-doll-none";
    let mut state = position(THREE, deal);
    play(&mut state, "1 suffer notal; 1 fight");
    assert_eq!(open(&state), "1: defend, confront");
    assert_eq!(refused(&state, "1 hand 2"), "no_talents R8.10");
    assert_eq!(refused(&state, "1 discard"), "no_talents R8.10");
    // Support stays possible.
    let mut state = position(THREE, deal);
    play(&mut state, "1 suffer wound");
    assert_eq!(open(&state), "1: fight, support 0, support 2, pass");
}

#[test]
fn r8_10_notal_takes_the_second_fight() {
    let deal =
        "round=3; active=0; lines=6-none-wound+notal*/; stack=2-doll-none 1-none-fire 4-doll-none";
    let mut state = position("samurai=kikuchiyo,heihachi spare_tokens=off", deal);
    play(&mut state, "0 suffer notal; 0 fight; 0 defend");
    assert_eq!(state.board().active().0, 1);
}

#[test]
fn r3_4_gorobei_may_ignore_notal_and_its_wound_together() {
    let deal =
        "round=3; active=0; lines=6-none-wound+notal*/; stack=2-doll-none 1-none-fire 4-doll-none";
    let mut state = position("samurai=gorobei,heihachi spare_tokens=off", deal);
    assert_eq!(open(&state), "0: ignore, suffer wound, suffer notal");
    expect!["penalties_ignored seat:0,card:6-none-wound+notal*"]
        .assert_eq(&story(&play(&mut state, "0 ignore")));
    assert_eq!(
        (
            state.board().boards()[0].wounds(),
            state.board().bans().notal
        ),
        (0, false)
    );
    // Once he has begun to suffer, the rest follows: notal does not stop the wound, nor the wound notal.
    let state = after(
        "samurai=gorobei,heihachi spare_tokens=off",
        deal,
        "0 suffer notal",
    );
    assert_eq!(
        (
            state.board().boards()[0].wounds(),
            state.board().bans().notal
        ),
        (1, true)
    );
}

#[test]
fn r8_11_losedef_discards_a_defended_card_of_his_choice() {
    let deal = "round=3; active=1; lines=/6-none-losedef*; defended=/1-hat-none* 1-doll-none; stack=3-doll-none 1-none-fire";
    let mut state = position("samurai=kyuzo,heihachi spare_tokens=off", deal);
    assert_eq!(open(&state), "1: lose hat, lose doll");
    assert_eq!(refused(&state, "1 lose farm"), "not_defended R8.11");
    assert_eq!(refused(&state, "1 fight"), "lose_first R8.11");
    expect!["defence_lost seat:1,card:1-doll-none"]
        .assert_eq(&story(&play(&mut state, "1 lose doll")));
    // With one there is no choice, with none it is a wound (R3.6).
    suffered(
        "6-none-losedef*",
        "defended=/1-hat-none*/",
        &expect![[r#"
        penalty seat:1,penalty:losedef
        defence_lost seat:1,card:1-hat-none*"#]],
    );
    suffered(
        "6-none-losedef*",
        "",
        &expect![[r#"
        penalty seat:1,penalty:losedef
        penalty_impossible seat:1,penalty:losedef
        wounded seat:1,wounds:1"#]],
    );
}

#[test]
fn r3_5_both_penalties_in_either_order() {
    // Two barricade fires need no choice.
    suffered(
        "6-farm-fire+fire*",
        "",
        &expect![[r#"
        penalty seat:1,penalty:fire
        barricade_burned left:4
        penalty seat:1,penalty:fire
        barricade_burned left:3"#]],
    );
    // Wound and nosup: the wound that turns the board comes first or second.
    let deal =
        "round=3; active=1; lines=/6-none-nosup+wound*; wounds=0 1; stack=3-doll-none 1-none-fire";
    for order in ["1 suffer wound", "1 suffer nosup"] {
        let state = after("samurai=kyuzo,heihachi spare_tokens=off", deal, order);
        assert_eq!(
            (
                state.board().boards()[1].wounds(),
                state.board().bans().nosup
            ),
            (2, true)
        );
        assert_eq!(open(&state), "1: fight, pass");
    }
    let state = position("samurai=kyuzo,heihachi spare_tokens=off", deal);
    assert_eq!(refused(&state, "1 suffer fire"), "not_that_penalty R3.5");
    assert_eq!(refused(&state, "1 ignore"), "cannot_ignore R3.4");
    assert_eq!(refused(&state, "1 fight"), "penalty_first R3.3");
}

#[test]
fn r3_5_the_second_penalty_comes_though_a_kiai_took_its_card() {
    // Kikuchiyo's wound turns him to 13: line 1 6 6 is on it; he strikes his own last card.
    let deal = "round=3; active=0; lines=1-hat-none* 6-doll-mustpass* 6-none-nosup+wound*/; wounds=1 0; \
        stack=3-doll-none 1-none-fire";
    let mut state = position("samurai=kikuchiyo,heihachi spare_tokens=off", deal);
    expect![[r#"
        penalty seat:0,penalty:wound
        wounded seat:0,wounds:2
        kiai seat:0,beast:true
        struck seat:0,card:6-none-nosup+wound*,total:7
        kiai_unused seat:0,part:strike
        first_card_off seat:0,card:1-hat-none*,total:6
        penalty seat:0,penalty:nosup"#]]
    .assert_eq(&story(&play(
        &mut state,
        "0 suffer wound; 0 strike 0; 0 decline",
    )));
    assert!(state.board().bans().nosup);
    assert_eq!(open(&state), "0: fight, pass");
}

#[test]
fn r11_1_two_intruders_with_one_raider_left_end_the_round_without_a_wound() {
    let deal = "round=3; lines=/6-hat-intruder+intruder*; stack=2-doll-none 1-none-fire; wounds=0 0; \
        defended=1-hat-none* 1-farm-nosup/2-hat-none* 2-farm-nosup 1-doll-none";
    let story = told(
        "samurai=kyuzo,heihachi spare_tokens=off",
        deal,
        "0 fight; 0 defend",
    );
    expect![[r#"
        drew seat:0,card:2-doll-none
        defended seat:0,card:2-doll-none
        turn_began seat:1
        penalty seat:1,penalty:intruder
        intruded known:null
        round_ended round:3
        bonus family:heal
        bonus family:barricade
        bonus family:intruder
        intruder_discarded card:1-none-fire
        won score:10,level:normal"#]]
    .assert_eq(&story);
}

#[test]
fn r3_3_a_card_without_penalty_or_an_empty_line_costs_nothing() {
    suffered("4-hat-none", "", &expect![""]);
}

#[test]
fn r8_5_r8_10_nosup_and_notal_leave_the_kiai() {
    // Kyuzo may give his own token by his Kiai though he may not support.
    let deal = "lines=4-doll-none 2-farm-nosup//; stack=3-none-wound 1-none-fire 2-none-fire";
    let mut state = position(THREE, deal);
    assert_eq!(open(&state), "0: fight, pass");
    play(&mut state, "0 fight; 0 lend 0 1");
    assert_eq!(state.board().boards()[0].token().0, 1);
    // And he has his Kiai though he may not use his talent.
    let deal = "round=3; lines=6-none-wound+notal*//; stack=3-none-wound 1-none-fire 2-none-fire";
    let mut state = position(THREE, deal);
    play(&mut state, "0 suffer wound; 0 fight");
    assert_eq!(open(&state).split(", ").nth(1), Some("lend 0 1"));
}
