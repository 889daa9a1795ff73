//! Every talent: own, borrowed, spare, in and out of turn (R3.2, R6).

use expect_test::expect;
use game_core::{Game, Seat};
use samurai_spirit::{Action, SamuraiSpirit};

use crate::table::{after, line, open, play, position, refused, story};

const FOUR: &str = "samurai=heihachi,daisuke,kyuzo,katsushiro level=normal";

#[test]
fn r6_2_heihachi_hands_even_cards_to_a_neighbour() {
    let mut state = position(
        FOUR,
        "stack=2-doll-none 1-none-fire 4-doll-none 3-none-wound",
    );
    play(&mut state, "0 fight");
    assert_eq!(open(&state), "0: defend, confront, hand 1, hand 3");
    assert_eq!(refused(&state, "0 hand 2"), "not_neighbour R6.2");
    expect![[r#"
        handed from:0,to:3,card:2-doll-none
        defended seat:3,card:2-doll-none
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 hand 3; 3 defend")));
    assert_eq!(state.board().active().0, 1);
    // Not an odd one, and not to a neighbour who has passed.
    let state = after(FOUR, "stack=1-doll-none 1-none-fire", "0 fight");
    assert_eq!(refused(&state, "0 hand 1"), "cannot_hand R6.2");
    let state = after(FOUR, "passed=1; stack=2-doll-none 1-none-fire", "0 fight");
    assert_eq!(refused(&state, "0 hand 1"), "neighbour_passed R6.2");
    assert_eq!(open(&state), "0: defend, confront, hand 3");
}

#[test]
fn r6_3_daisuke_hands_odd_cards_to_a_neighbour() {
    let state = after(FOUR, "active=1; stack=1-doll-none 1-none-fire", "1 fight");
    assert_eq!(open(&state), "1: defend, confront, hand 2, hand 0");
    let state = after(FOUR, "active=1; stack=2-doll-none 1-none-fire", "1 fight");
    assert_eq!(open(&state), "1: defend, confront");
}

#[test]
fn r6_1_a_card_is_handed_on_by_the_same_samurai_once() {
    // Heihachi holds Daisuke's token and Daisuke Heihachi's talent as a spare: two of them alone.
    let deal = "tokens=0 0; extra=/katsushiro; stack=3-doll-none 1-none-fire 4-doll-none";
    let two = "samurai=heihachi,daisuke spare_tokens=on";
    let mut state = position(two, deal);
    play(&mut state, "0 decline; 0 fight");
    // With two samurai only one hand-over is offered.
    assert_eq!(open(&state), "0: defend, confront, hand 1");
    play(&mut state, "0 hand 1");
    assert_eq!(open(&state), "1: defend, confront, hand 0, redraw");
    play(&mut state, "1 hand 0");
    assert_eq!(open(&state), "0: defend, confront");
    assert_eq!(refused(&state, "0 hand 1"), "handed_before R6.1");
}

#[test]
fn r6_4_gorobei_may_ignore_penalties_of_even_cards() {
    let table = "samurai=gorobei,kanbei,kyuzo level=normal";
    let state = position(
        table,
        "lines=4-farm-wound*//; stack=2-doll-none 1-none-fire",
    );
    assert_eq!(open(&state), "0: ignore, suffer wound");
    let state = position(
        table,
        "lines=3-farm-wound*//; stack=2-doll-none 1-none-fire",
    );
    assert_eq!(
        (open(&state).as_str(), state.board().boards()[0].wounds()),
        ("0: fight, support 1, support 2, pass", 1)
    );
}

#[test]
fn r6_5_kanbei_may_ignore_penalties_of_odd_cards() {
    let table = "samurai=gorobei,kanbei,kyuzo level=normal";
    let state = position(
        table,
        "active=1; lines=/3-farm-wound*/; stack=2-doll-none 1-none-fire",
    );
    assert_eq!(open(&state), "1: ignore, suffer wound");
    let state = position(
        table,
        "active=1; lines=/4-farm-wound*/; stack=2-doll-none 1-none-fire",
    );
    assert_eq!(state.board().boards()[1].wounds(), 1);
    // A calm card leaves nothing to ignore, so nobody is asked.
    let state = position(
        table,
        "active=1; lines=/3-hat-none*/; stack=2-doll-none 1-none-fire",
    );
    assert_eq!(open(&state), "1: fight, support 0, support 2, pass");
}

#[test]
fn r6_6_kyuzo_discards_a_card_equal_to_one_in_his_line() {
    let deal =
        "active=2; lines=//2-hat-none* 3-hat-none*/; stack=2-doll-none 1-none-fire 4-doll-none";
    let mut state = position(FOUR, deal);
    play(&mut state, "2 fight");
    assert_eq!(open(&state), "2: defend, confront, discard");
    expect![[r#"
        discarded seat:2,card:2-doll-none
        turn_began seat:3"#]]
    .assert_eq(&story(&play(&mut state, "2 discard")));
    assert_eq!(state.board().discard().len(), 1);
    let state = after(
        FOUR,
        "active=2; lines=//3-hat-none*/; stack=2-doll-none 1-none-fire",
        "2 fight",
    );
    assert_eq!(refused(&state, "2 discard"), "no_equal_card R6.6");
    let state = after(FOUR, "stack=2-doll-none 1-none-fire", "0 fight");
    assert_eq!(refused(&state, "0 discard"), "cannot_discard R6.6");
}

#[test]
fn r6_7_kikuchiyo_may_fight_twice() {
    let table = "samurai=kikuchiyo,heihachi,kyuzo level=normal";
    let mut state = position(
        table,
        "stack=3-farm-nosup 2-hat-none* 1-none-fire 4-doll-none",
    );
    play(&mut state, "0 fight; 0 defend");
    assert_eq!(open(&state), "0: decline, fight");
    assert_eq!(refused(&state, "0 pass"), "second_fight_first R6.7");
    play(&mut state, "0 fight; 0 confront");
    // Not a third time.
    assert_eq!(
        (state.board().active().0, line(&state, 0).as_str()),
        (1, "2-hat-none*")
    );
}

#[test]
fn r6_7_the_second_fight_stays_allowed_above_the_kiai_value() {
    let table = "samurai=kikuchiyo,heihachi,kyuzo level=normal";
    let deal = "lines=4-hat-none 4-doll-none//; stack=3-none-wound 2-none-fire 1-none-fire";
    let mut state = position(table, deal);
    // The 3 has no symbol: it joins the line unasked, 11 is above 10, a barricade burns.
    play(&mut state, "0 fight");
    assert_eq!(
        (open(&state).as_str(), state.board().barricades()),
        ("0: decline, fight", 4)
    );
    play(&mut state, "0 fight");
    assert_eq!(
        (state.board().barricades(), state.board().active().0),
        (3, 1)
    );
}

#[test]
fn r6_7_a_handed_card_gives_no_second_fight() {
    let table = "samurai=kikuchiyo,heihachi,kyuzo level=normal";
    let deal = "active=1; stack=2-doll-none 2-hat-none* 1-none-fire";
    let state = after(table, deal, "1 fight; 1 hand 0; 0 defend");
    assert_eq!(state.board().active().0, 2);
}

#[test]
fn r6_8_katsushiro_puts_a_card_under_the_stack_and_must_place_the_next() {
    let deal = "active=3; stack=2-doll-none 4-doll-none 1-none-fire 3-none-wound";
    let mut state = position(FOUR, deal);
    play(&mut state, "3 fight");
    assert_eq!(open(&state), "3: defend, confront, redraw");
    expect![[r#"
        put_under seat:3,card:2-doll-none
        drew seat:3,card:4-doll-none"#]]
    .assert_eq(&story(&play(&mut state, "3 redraw")));
    assert_eq!(open(&state), "3: defend, confront");
    assert_eq!(refused(&state, "3 redraw"), "must_place R6.8");
    assert_eq!(state.stack()[0].to_string(), "2-doll-none");
}

#[test]
fn r6_8_a_redraw_needs_a_card_left() {
    let state = after(FOUR, "active=3; stack=2-doll-none", "3 fight");
    assert_eq!(open(&state), "3: defend, confront");
    assert_eq!(refused(&state, "3 redraw"), "nothing_to_redraw R6.8");
    let state = after(FOUR, "stack=2-doll-none 1-none-fire", "0 fight");
    assert_eq!(refused(&state, "0 redraw"), "cannot_redraw R6.8");
}

#[test]
fn r6_8_katsushiros_talent_works_on_a_handed_card_too() {
    let state = after(
        FOUR,
        "stack=2-doll-none 4-doll-none 1-none-fire",
        "0 fight; 0 hand 3; 3 redraw",
    );
    assert_eq!(open(&state), "3: defend, confront");
    assert_eq!(
        state.board().hand().unwrap().card.to_string(),
        "4-doll-none"
    );
}

#[test]
fn r5_2_a_borrowed_talent_lasts_for_the_next_turn_also_against_the_penalty() {
    let table = "samurai=gorobei,kyuzo,heihachi level=normal";
    let deal =
        "lines=/4-farm-wound*/; stack=2-doll-none 1-none-fire 4-doll-none 3-none-wound 1-hat-none*";
    let mut state = position(table, deal);
    play(&mut state, "0 support 1");
    assert_eq!(open(&state), "1: ignore, suffer wound");
    expect![[r#"
        penalties_ignored seat:1,card:4-farm-wound*
        passed seat:1
        token_returned owner:0
        turn_began seat:2"#]]
    .assert_eq(&story(&play(&mut state, "1 ignore; 1 pass")));
}

#[test]
fn r5_2_a_samurai_keeps_his_talent_while_his_token_is_away_and_may_hold_several() {
    let deal = "tokens=2 2 2 3; stack=2-doll-none 1-none-fire 4-doll-none";
    let state = after(FOUR, deal, "0 fight");
    assert_eq!(open(&state), "0: defend, confront, hand 1, hand 3");
    let deal =
        "active=2; tokens=2 2 2 2; lines=//2-hat-none*/; stack=2-doll-none 1-none-fire 4-doll-none";
    let state = after(FOUR, deal, "2 fight");
    assert_eq!(
        open(&state),
        "2: defend, confront, hand 3, hand 1, discard, redraw"
    );
}

#[test]
fn r6_1_borrowed_talents_work_only_in_the_own_turn() {
    // Kyuzo holds Katsushiro's token, but it is Daisuke's turn, who hands him a card.
    let deal = "active=1; tokens=0 1 2 2; stack=1-doll-none 4-doll-none 1-none-fire";
    let state = after(FOUR, deal, "1 fight; 1 hand 2");
    assert_eq!(open(&state), "2: defend, confront");
}

#[test]
fn r3_2_spare_tokens_come_before_the_penalty_and_last_for_the_round() {
    let table = "samurai=heihachi,kyuzo level=normal";
    let deal =
        "lines=4-farm-wound*/; stack=2-hat-none* 1-none-fire 4-doll-none 3-none-wound 1-hat-none*";
    let mut state = position(table, deal);
    assert_eq!(
        open(&state),
        "0: decline, spare daisuke, spare gorobei, spare kanbei, spare kikuchiyo, spare katsushiro"
    );
    assert_eq!(refused(&state, "0 fight"), "spares_first R3.2");
    assert_eq!(refused(&state, "0 spare kyuzo"), "no_spare_token R3.2");
    expect![[r#"
        spare_used seat:0,samurai:gorobei
        penalties_ignored seat:0,card:4-farm-wound*
        passed seat:0
        turn_began seat:1"#]]
    .assert_eq(&story(&play(
        &mut state,
        "0 spare gorobei; 0 decline; 0 ignore; 0 pass",
    )));
    // Spent for the match, but his until the round ends.
    assert_eq!(
        open(&state),
        "1: decline, spare daisuke, spare kanbei, spare kikuchiyo, spare katsushiro"
    );
    assert!(
        state.board().boards()[0]
            .extra()
            .contains(samurai_spirit::Samurai::Gorobei)
    );
}

#[test]
fn r3_2_a_spare_talent_counts_as_the_own_also_out_of_turn_and_notal_blocks_it() {
    let table = "samurai=heihachi,kyuzo level=normal";
    let deal = "extra=/katsushiro; stack=2-hat-none* 1-none-fire 4-doll-none";
    let state = after(table, deal, "0 decline; 0 fight; 0 hand 1");
    assert_eq!(open(&state), "1: defend, confront, redraw");
    let deal = "round=3; extra=katsushiro/; lines=6-none-wound+notal*/; stack=2-hat-none* 1-none-fire 4-doll-none";
    let state = after(table, deal, "0 decline; 0 suffer notal; 0 fight");
    assert_eq!(open(&state), "0: defend, confront");
}

#[test]
fn r3_2_spare_talents_end_with_the_round() {
    let deal = "extra=gorobei/kanbei; defended=1-hat-none* 1-farm-nosup 1-doll-none/2-hat-none* 2-farm-nosup 2-doll-none; \
        stack=3-doll-none";
    let state = after(
        "samurai=heihachi,kyuzo level=normal",
        deal,
        "0 decline; 0 fight",
    );
    assert_eq!(state.board().round(), 2);
    assert!(
        state
            .board()
            .boards()
            .iter()
            .all(|board| board.extra().is_empty())
    );
    assert_eq!(
        open(&state),
        "1: decline, spare daisuke, spare kikuchiyo, spare katsushiro"
    );
}

/// Each samurai hands a card on once at most, so a card changes hands no more often than there are
/// samurai, whatever is chosen.
#[test]
fn r6_1_every_chain_of_handing_on_ends() {
    let table = "samurai=heihachi,daisuke,kyuzo level=normal";
    // Everyone can hand everything on: the borrowed tokens are the active samurai's.
    let deal = "tokens=0 0 2; stack=3-doll-none 1-none-fire 4-doll-none";
    let mut state = position(table, deal);
    play(&mut state, "0 fight");
    let mut hands = 0;
    while let Some(seat) = SamuraiSpirit::to_act(&state).first() {
        let mut actions = Vec::new();
        SamuraiSpirit::legal(&state, seat, &mut actions);
        let Some(hand) = actions
            .iter()
            .find(|action| matches!(action, Action::Hand(_)))
        else {
            break;
        };
        SamuraiSpirit::apply(&mut state, seat, *hand, &mut game_core::Silent).unwrap();
        hands += 1;
    }
    // Heihachi to Daisuke, Daisuke to Kyuzo, who cannot hand it on.
    assert_eq!((hands, state.board().hand().unwrap().holder.0), (2, 2));
}

/// Who is worth trying is known before the ruling on the card in hand.
#[test]
fn r6_2_cards_may_be_handed_to_neighbours_by_whoever_has_the_talent() {
    let receivers = |active: u8| {
        let deal = format!("active={active}; stack=1-doll-none 1-none-fire");
        let state = after(FOUR, &deal, &format!("{active} fight"));
        Seat::all(4)
            .filter(|&to| state.board().may_hand_some_to(to))
            .map(|seat| seat.0)
            .collect::<Vec<_>>()
    };
    // Heihachi, though not this card; Daisuke; Kyuzo has no such talent.
    assert_eq!(
        [receivers(0), receivers(1), receivers(2)],
        [vec![1, 3], vec![0, 2], vec![]]
    );
    let idle = position(FOUR, "stack=1-doll-none 1-none-fire");
    assert!(!idle.board().may_hand_some_to(Seat(1)));
}
