//! Every artifact: the printed example, its refusals, and how it meets the others.

use expect_test::expect;
use game_core::Seat;
use samurakva::config::Penalties;
use samurakva::{Artifact, Card, Phase, Placing, RowNumber, RowSet, Rows, scoring};

use crate::play::{Table, table};

/// The printed situation: 30 would be the sixth card of the first row. Seat 1 plays later.
fn thirty(artifacts: &str) -> Table {
    let deal = format!(
        "hands=26 30 50 98 99/90 91 92 100 101\nrows=10 15 20 25 28/24/60/70\nartifacts={artifacts}/\ndraw=mask fan arch"
    );
    table("variant=2 players=2", &deal).play("0 choose 30, 1 choose 90")
}

#[test]
fn r6_1_example_flower_places_26_instead_of_30() {
    let after = thirty("flower").play("0 flower 26");
    expect![[r#"
        {"flower_used":{"seat":0,"back":30,"instead":26}}
        {"placed":{"seat":0,"card":26,"row":"2","place":2}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "10 15 20 25 28/24 26/60/70 90");
    assert_eq!(
        after
            .state
            .hand(Seat(0))
            .iter()
            .map(samurakva::Card::number)
            .collect::<Vec<_>>(),
        [30, 50, 98, 99]
    );
    // Used up, so it is discarded (R5.2).
    assert_eq!(after.discarded(Artifact::Flower), 4);
}

#[test]
fn r6_1_flower_needs_another_card_in_hand() {
    let deal = "hands=26 30/90 91\nrows=10 15 20 25 28/24/60/70\nartifacts=flower/";
    // The second turn is the last: its cards are revealed without asking (R2.2).
    let last = table("variant=2 players=2", deal).play("0 choose 26, 1 choose 90, 0 place");
    assert_eq!(last.state.board().phase(), Phase::Placing(Seat(0)));
    assert_eq!(last.refused("0 flower 26"), ("flower_needs_a_card", "R6.1"));
    assert_eq!(last.refused("0 flower 30"), ("flower_needs_a_card", "R6.1"));
    assert_eq!(last.options(0), "place");
    assert_eq!(
        thirty("flower").refused("0 flower 30"),
        ("not_in_hand", "R2.1")
    );
    assert_eq!(
        thirty("flower").refused("0 flower 90"),
        ("not_in_hand", "R2.1")
    );
}

#[test]
fn r6_1_flower_changes_the_order_of_nothing_else() {
    let deal = "hands=11 95 96/40 41 42/50 51 52\nrows=10/39/60/70\nartifacts=flower//";
    // Seat 0 revealed the lowest card, so its 95 is placed before 40 and 50.
    let after = table("variant=2 players=3", deal)
        .play("0 choose 11, 1 choose 40, 2 choose 50, 0 flower 95");
    expect![[r#"
        {"flower_used":{"seat":0,"back":11,"instead":95}}
        {"placed":{"seat":0,"card":95,"row":"4","place":2}}
        {"placed":{"seat":1,"card":40,"row":"2","place":2}}
        {"placed":{"seat":2,"card":50,"row":"2","place":3}}"#]]
    .assert_eq(&after.heard());
}

#[test]
fn r6_2_example_paw_makes_30_the_sixth() {
    let after = thirty("paw").play("0 paw");
    expect![[r#"
        {"paw_laid":{"seat":0,"row":"1"}}
        {"placed":{"seat":0,"card":30,"row":"1","place":6}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "10 15 20 25 28 30 p/24/60/70 90");
    assert_eq!(after.discarded(Artifact::Paw), 3);
    // The seventh card takes all six, and the paw is discarded.
    let taken = after
        .play("0 choose 26, 1 choose 91")
        .play("0 choose 50, 1 choose 92");
    assert_eq!(taken.rows(), "50/24 26/60/70 90 91 92");
    assert_eq!(taken.discarded(Artifact::Paw), 4);
    assert_eq!(taken.totals(), [3 + 2 + 3 + 2 + 1 + 3, 0]);
}

#[test]
fn r6_2_paw_may_be_laid_early_but_not_twice_and_not_with_a_card_too_low() {
    let deal = "hands=26 30 5/90 91 92\nrows=10/24/60/70\nartifacts=paw paw paw/\ndraw=fan";
    let early = table("variant=2 players=2", deal).play("0 choose 26, 1 choose 90, 0 paw");
    assert_eq!(early.rows(), "10/24 26 p/60/70 90");
    let again = early.clone().play("0 choose 30, 1 choose 91");
    assert_eq!(again.refused("0 paw"), ("paw_there", "R6.2"));
    let low = early.play("0 choose 5, 1 choose 91");
    assert_eq!(low.refused("0 paw"), ("paw_too_low", "R6.2"));
    assert_eq!(low.options(0), "place");
}

#[test]
fn r6_3_example_katana_sends_30_to_another_row() {
    let after = thirty("katana").play("0 katana 1");
    expect![[r#"
        {"katana_laid":{"seat":0,"row":"1"}}
        {"placed":{"seat":0,"card":30,"row":"2","place":2}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "10 15 20 25 28 k/24 30/60/70 90");
}

#[test]
fn r6_3_two_katanas_may_lie_and_the_third_is_refused() {
    let deal =
        "hands=26 30 50/61 62 63\nrows=10/24/60/70\nartifacts=katana katana/katana fan sticks";
    let two = table("variant=2 players=2", deal)
        .play("0 choose 26, 1 choose 61, 0 katana 1, 1 katana 4, 0 choose 30, 1 choose 62");
    assert_eq!(two.rows(), "10 k/24 26/60 61/70 k");
    assert_eq!(two.refused("0 katana 2"), ("two_katanas", "R6.3"));
    // A row with a katana does not exist for the other artifacts either.
    let blocked = two.play("0 place");
    assert_eq!(blocked.refused("1 fan 26 4"), ("row_blocked", "R6.3"));
    assert_eq!(blocked.refused("1 fan 10 2"), ("row_blocked", "R6.3"));
    assert_eq!(blocked.refused("1 sticks 4"), ("row_blocked", "R6.3"));
    let one = table("variant=2 players=2", deal).play("0 choose 26, 1 choose 61, 0 katana 1");
    assert_eq!(one.refused("1 katana 1"), ("row_blocked", "R6.3"));
    assert_eq!(one.refused("1 katana 5"), ("no_such_row", "R6.8"));
}

#[test]
fn r6_3_with_all_lower_rows_blocked_a_card_is_too_low_and_takes_an_open_row() {
    let deal = "hands=30 31 99/80 81 100\nrows=10/24/60 62/70\nartifacts=katana/\nkatanas=1";
    let low = table("variant=2 players=2", deal).play("0 choose 30, 1 choose 80, 0 katana 2");
    assert_eq!(low.options(0), "take 3, take 4");
    assert_eq!(low.refused("0 take 1"), ("row_blocked", "R6.3"));
    assert_eq!(low.refused("0 take 5"), ("no_such_row", "R6.8"));
    assert_eq!(low.refused("0 place"), ("take_first", "R3.3"));
    // Taking lets every katana go, also the one laid with this same card (R6.4).
    let after = low.play("0 take 3");
    expect![[r#"
        {"row_taken":{"seat":0,"row":"3","cards":[60,62],"points":4}}
        {"katana_removed":{"row":"1"}}
        {"katana_removed":{"row":"2"}}
        {"placed":{"seat":0,"card":30,"row":"3","place":1}}
        {"scored":{"seat":0,"points":4,"total":4}}
        {"placed":{"seat":1,"card":80,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.discarded(Artifact::Katana), 4);
}

#[test]
fn r6_4_katanas_leave_at_the_end_of_the_round() {
    let deal = "hands=26 30/61 62\nrows=10/24/60/70\nartifacts=katana/";
    let ended = table("variant=2 players=2", deal).play("0 choose 26, 1 choose 61, 0 katana 1");
    expect![[r#"
        {"katana_laid":{"seat":0,"row":"1"}}
        {"placed":{"seat":0,"card":26,"row":"2","place":2}}
        {"placed":{"seat":1,"card":61,"row":"3","place":2}}
        {"placed":{"seat":0,"card":30,"row":"2","place":3}}
        {"placed":{"seat":1,"card":62,"row":"3","place":3}}
        {"round_ended":{"round":1,"totals":[0,0]}}
        {"katana_removed":{"row":"1"}}
        {"round_started":{"round":2,"rows":[98,49,33,96],"artifacts":3,"pile":22}}"#]]
    .assert_eq(&ended.heard());
    assert_eq!(
        (
            ended.state.board().round(),
            ended.state.board().rows().katanas().is_empty()
        ),
        (2, true)
    );
}

#[test]
fn r6_5_example_fan_makes_30_only_the_fifth() {
    let after = thirty("fan").play("0 fan 10 2");
    expect![[r#"
        {"fan_used":{"seat":0,"card":10,"from":"1","to":"2","place":1}}
        {"placed":{"seat":0,"card":30,"row":"1","place":5}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "15 20 25 28 30/10 24/60/70 90");
}

#[test]
fn r6_5_fan_refusals() {
    let table = thirty("fan");
    assert_eq!(table.refused("0 fan 99 2"), ("fan_no_such_card", "R6.5"));
    assert_eq!(table.refused("0 fan 10 1"), ("fan_same_row", "R6.5"));
    assert_eq!(table.refused("0 fan 24 3"), ("fan_last_card", "R6.5"));
    assert_eq!(table.refused("0 fan 10 5"), ("no_such_row", "R6.8"));
    assert_eq!(table.refused("0 paw"), ("artifact_not_held", "R5.1"));
    // Five cards of the first row, each to three other rows, and placing without an artifact.
    assert_eq!(table.options(0).split(", ").count(), 1 + 5 * 3);
}

#[test]
fn r6_6_fan_over_fills_a_row_and_then_the_own_card_takes_another_one() {
    let deal = "hands=69 30 99/90 91 100\nrows=10 15 20 25 28/24 26/61 62 64 65 66/70\n\
        artifacts=fan katana arch/\ndraw=mask paw\nkatanas=4";
    let over = table("variant=2 players=2", deal).play("0 choose 69, 1 choose 90, 0 fan 26 1");
    // All but the last card are taken, the katana leaves, and the first replacement is asked.
    expect![[r#"
        {"fan_used":{"seat":0,"card":26,"from":"2","to":"1","place":5}}
        {"row_taken":{"seat":0,"row":"1","cards":[10,15,20,25,26],"points":11}}
        {"katana_removed":{"row":"4"}}
        {"scored":{"seat":0,"points":11,"total":11}}"#]]
    .assert_eq(&over.heard());
    assert_eq!(over.rows(), "28/24/61 62 64 65 66/70");
    assert_eq!(over.state.board().phase(), Phase::Replacing(Seat(0)));
    // The player's own card takes the third row: no mask after a fan (R6.7), but a second
    // replacement (R5.4).
    let second = over.play("0 replace arch");
    expect![[r#"
        {"discarded":{"seat":0,"artifact":"arch"}}
        {"drew":{"seat":0}}
        {"row_taken":{"seat":0,"row":"3","cards":[61,62,64,65,66],"points":9}}
        {"placed":{"seat":0,"card":69,"row":"3","place":1}}
        {"scored":{"seat":0,"points":9,"total":20}}"#]]
    .assert_eq(&second.heard());
    assert_eq!(second.state.board().phase(), Phase::Replacing(Seat(0)));
    assert_eq!(second.options(0), "keep, replace katana, replace mask");
    assert_eq!(
        second.totals(),
        [(3 + 2 + 3 + 2 + 1) + (1 + 1 + 1 + 2 + 4), 0]
    );
}

#[test]
fn r6_6_fan_and_paw_a_row_with_a_paw_holds_six_and_over_fills_with_seven() {
    let deal = |first: &str| {
        format!("hands=69 30 99/90 91 100\nrows={first}/24 26/61/70\nartifacts=fan/\npaws=1")
    };
    let six = table("variant=2 players=2", &deal("10 15 20 25 28"))
        .play("0 choose 69, 1 choose 90, 0 fan 26 1");
    assert_eq!(six.rows(), "10 15 20 25 26 28 p/24/61 69/70 90");
    let seven = table("variant=2 players=2", &deal("10 15 20 25 28 29"))
        .play("0 choose 69, 1 choose 90, 0 fan 26 1");
    assert_eq!(seven.rows(), "29/24/61 69/70 90");
    assert_eq!(seven.discarded(Artifact::Paw), 4);
}

#[test]
fn r6_6_a_fifth_row_over_filled_by_a_fan_goes_whole_before_the_own_card_is_placed() {
    let deal = "hands=69 30 99/90 91 100\nrows=10/24 26/61/70/11 15 20 25 28\nartifacts=fan/";
    let gone = table("variant=2 players=2", deal).play("0 choose 69, 1 choose 90, 0 fan 26 5");
    expect![[r#"
        {"fan_used":{"seat":0,"card":26,"from":"2","to":"5","place":5}}
        {"row_taken":{"seat":0,"row":"5","cards":[11,15,20,25,26,28],"points":13}}
        "fifth_row_gone"
        {"scored":{"seat":0,"points":13,"total":13}}
        {"placed":{"seat":0,"card":69,"row":"3","place":2}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&gone.heard());
    assert_eq!(gone.rows(), "10/24/61 69/70 90");
    assert_eq!(gone.discarded(Artifact::Arch), 4);
}

#[test]
fn r6_7_example_mask_on_44_costs_nothing() {
    let deal =
        "hands=46 50 99/90 91 100\nrows=36 38 41 43 44/10/60/70\nartifacts=mask paw/\ndraw=fan";
    let taking = table("variant=2 players=2", deal).play("0 choose 46, 1 choose 90, 0 place");
    assert_eq!(taking.state.board().phase(), Phase::Masking(Seat(0)));
    assert_eq!(
        taking.options(0),
        "accept, mask 36, mask 38, mask 41, mask 43, mask 44"
    );
    assert_eq!(taking.refused("0 mask 46"), ("mask_not_taken", "R6.7"));
    assert_eq!(taking.refused("0 keep"), ("mask_first", "R6.7"));
    let masked = taking.play("0 mask 44");
    expect![[r#"
        {"mask_used":{"seat":0,"card":44}}
        {"scored":{"seat":0,"points":0,"total":0}}"#]]
    .assert_eq(&masked.heard());
    assert_eq!(masked.totals(), [0, 0]);
    assert_eq!(masked.refused("0 accept"), ("replace_first", "R5.4"));
}

#[test]
fn r6_7_a_mask_can_bring_the_total_below_zero_or_stop_there() {
    let deal = "hands=7 50 99/90 91 100\nrows=55/10/60/70\nartifacts=mask/\ntotals=3 0";
    let low = "0 choose 7, 1 choose 90, 0 place, 0 take 1, 0 mask 55";
    assert_eq!(
        table("variant=2 players=2", deal)
            .play(low)
            .totals(),
        [-4, 0]
    );
    assert_eq!(
        table("variant=2 players=2 floor_at_zero=true", deal)
            .play(low)
            .totals(),
        [0, 0]
    );
    // The mask was the last artifact, so no replacement is asked (R5.4).
    assert_eq!(
        table("variant=2 players=2", deal)
            .play(low)
            .state
            .board()
            .phase(),
        Phase::Choosing
    );
}

#[test]
fn r6_7_no_mask_after_another_artifact_and_everyone_with_artifacts_is_asked() {
    let deal = "hands=5 50 99/90 91 100\nrows=55/10/60/70\nartifacts=mask katana/paw";
    let used =
        table("variant=2 players=2", deal).play("0 choose 5, 1 choose 90, 0 katana 2, 0 take 1");
    assert_eq!(used.state.board().phase(), Phase::Replacing(Seat(0)));
    // A seat without a mask is asked all the same: not being asked would tell (R7.1).
    let deal = "hands=5 50 99/90 91 100\nrows=55/10/60/70\nartifacts=paw/paw";
    let asked =
        table("variant=2 players=2", deal).play("0 choose 5, 1 choose 90, 0 place, 0 take 1");
    assert_eq!(
        (asked.state.board().phase(), asked.options(0)),
        (Phase::Masking(Seat(0)), "accept".to_owned())
    );
    assert_eq!(asked.refused("0 mask 55"), ("artifact_not_held", "R5.1"));
    let placing = asked.play("0 accept, 0 keep");
    assert_eq!(
        (placing.state.board().phase(), placing.options(1)),
        (Phase::Placing(Seat(1)), "place, paw".to_owned())
    );
    assert_eq!(placing.refused("1 mask 55"), ("place_first", "R5.1"));
}

#[test]
fn r6_8_example_arch_starts_a_fifth_row_with_30() {
    let after = thirty("arch arch").play("0 arch");
    expect![[r#"
        {"fifth_row_opened":{"seat":0,"card":30}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "10 15 20 25 28/24/60/70 90/30");
    let again = after.play("0 choose 50, 1 choose 91");
    assert_eq!(again.refused("0 arch"), ("fifth_row_lies", "R6.8"));
    assert_eq!(again.options(0), "place");
}

#[test]
fn r6_9_a_card_too_low_takes_the_fifth_row_with_itself() {
    let deal = "hands=5 50 99/90 91 100\nrows=55/10/60/70/44 45\nartifacts=/paw";
    let taken = table("variant=2 players=2", deal).play("0 choose 5, 1 choose 90, 0 take 5");
    expect![[r#"
        {"too_low":{"seat":0,"card":5}}
        {"row_taken":{"seat":0,"row":"5","cards":[5,44,45],"points":8}}
        "fifth_row_gone"
        {"scored":{"seat":0,"points":8,"total":8}}"#]]
    .assert_eq(&taken.heard());
    assert_eq!(taken.rows(), "55/10/60/70");
    assert_eq!(taken.totals(), [4 + 2 + 2, 0]);
}

#[test]
fn r6_9_the_sixth_card_of_a_fifth_row_goes_with_it_and_may_be_masked() {
    let deal = "hands=50 51 99/90 91 100\nrows=9/10/60/70/41 42 43 46 48\nartifacts=mask/paw";
    let taking = table("variant=2 players=2", deal).play("0 choose 50, 1 choose 90, 0 place");
    assert_eq!(
        taking.options(0),
        "accept, mask 41, mask 42, mask 43, mask 46, mask 48, mask 50"
    );
    let masked = taking.play("0 mask 50");
    assert_eq!(
        (masked.rows().as_str(), masked.totals()),
        ("9/10/60/70", vec![5 - 3, 0])
    );
}

#[test]
fn r6_10_example_sticks_put_21_inside_a_row() {
    let deal = "hands=21 50 99/90 91 100\nrows=23/24/60/12 18 27 29\nartifacts=sticks/";
    let low = table("variant=2 players=2", deal).play("0 choose 21, 1 choose 90");
    assert_eq!(
        low.options(0),
        "place, sticks 1, sticks 2, sticks 3, sticks 4"
    );
    let after = low.play("0 sticks 4");
    expect![[r#"
        {"sticks_used":{"seat":0,"card":21,"row":"4","place":3}}
        {"placed":{"seat":1,"card":90,"row":"3","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "23/24/60 90/12 18 21 27 29");
    assert_eq!(after.totals(), [0, 0]);
    let start = table("variant=2 players=2", deal).play("0 choose 21, 1 choose 90, 0 sticks 1");
    assert_eq!(start.rows(), "21 23/24/60 90/12 18 27 29");
    let high = table("variant=2 players=2", deal).play("0 choose 50, 1 choose 90");
    assert_eq!(high.refused("0 sticks 1"), ("sticks_not_inside", "R6.10"));
    assert_eq!(high.refused("0 sticks 5"), ("no_such_row", "R6.8"));
}

#[test]
fn r6_11_sticks_over_fill_a_row_and_its_last_card_stays() {
    let deal = "hands=21 50 99/90 91 100\nrows=23/24/60/12 18 27 28 29\nartifacts=sticks/";
    let over = table("variant=2 players=2", deal).play("0 choose 21, 1 choose 90, 0 sticks 4");
    assert_eq!(
        (over.rows().as_str(), over.totals()),
        ("23/24/60 90/29", vec![5, 0])
    );
}

#[test]
fn r6_11_sticks_and_paw_a_row_with_a_paw_over_fills_with_seven() {
    let deal = |row: &str| {
        format!("hands=21 50 99/90 91 100\nrows=23/24/60/{row}\nartifacts=sticks/\npaws=4")
    };
    let play = |row: &str| {
        table("variant=2 players=2", &deal(row)).play("0 choose 21, 1 choose 90, 0 sticks 4")
    };
    assert_eq!(
        play("12 18 27 28 29").rows(),
        "23/24/60 90/12 18 21 27 28 29 p"
    );
    let over = play("12 18 26 27 28 29");
    assert_eq!(
        (over.rows().as_str(), over.totals()),
        ("23/24/60 90/29", vec![6, 0])
    );
}

#[test]
fn r6_11_a_fifth_row_over_filled_by_sticks_goes_whole() {
    let deal =
        "hands=21 50 99/90 91 100\nrows=23/24/60/70/12 18 27 28 29\nartifacts=sticks/\nkatanas=1";
    let gone = table("variant=2 players=2", deal).play("0 choose 21, 1 choose 90, 0 sticks 5");
    expect![[r#"
        {"sticks_used":{"seat":0,"card":21,"row":"5","place":3}}
        {"row_taken":{"seat":0,"row":"5","cards":[12,18,21,27,28,29],"points":6}}
        "fifth_row_gone"
        {"katana_removed":{"row":"1"}}
        {"scored":{"seat":0,"points":6,"total":6}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&gone.heard());
    assert_eq!(
        (gone.rows().as_str(), gone.totals()),
        ("23/24/60/70 90", vec![6, 0])
    );
    assert!(
        gone.state
            .board()
            .rows()
            .row(RowNumber::Fifth)
            .is_empty()
    );
}

/// With a paw a row of five is not full yet.
#[test]
fn r6_2_a_card_joins_a_row_of_five_with_a_paw() {
    let table = thirty("paw");
    let thirty = Card::new(30).unwrap();
    let rows = |table: &Table| table.state.board().rows().placing(thirty);
    assert_eq!(rows(&table), Placing::Takes(RowNumber::First));
    let paws = RowSet::EMPTY.with(RowNumber::First);
    let cards = *table.state.board().rows().cards();
    let with_paw = Rows::new(cards, paws, RowSet::EMPTY);
    assert_eq!(with_paw.placing(thirty), Placing::Joins(RowNumber::First));
    assert_eq!(
        with_paw.placing_in(RowNumber::First),
        Placing::Joins(RowNumber::First)
    );
}

#[test]
fn r6_7_a_mask_saves_the_points_of_a_card_twice() {
    for number in 1..=104 {
        let card = Card::new(number).unwrap();
        let points = scoring::points(Penalties::Printed, card);
        assert_eq!(
            scoring::mask_saves(Penalties::Printed, card),
            points + points
        );
    }
}
