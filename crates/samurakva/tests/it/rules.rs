//! The rules one by one, without the artifacts themselves: setting up, turns, placing, rounds.

use expect_test::expect;
use game_core::{Fields, Game, Seat, Viewer};
use samurakva::config::Penalties;
use samurakva::{Action, Artifact, Card, Config, Phase, Placing, RowNumber, Samurakva, scoring};

use crate::play::{Table, dealt, table, wrong};

/// Two players, rows ending in 10, 24, 60 and 70.
fn two(hands: &str, rows: &str) -> Table {
    table("players=2", &format!("hands={hands}\nrows={rows}"))
}

fn config_problem(words: &str) -> String {
    Config::from_words(words).unwrap_err().to_string()
}

#[test]
fn r1_1_two_to_ten_players_without_artifacts_and_two_to_eight_with_them() {
    for players in 2..=10 {
        assert_eq!(
            dealt(&format!("players={players}"), 1)
                .state
                .board()
                .to_act()
                .len(),
            players
        );
    }
    expect!["players: `11` is not a whole number from 2 to 10"]
        .assert_eq(&config_problem("players=11"));
    expect!["players: `9` is not a whole number from 2 to 8"]
        .assert_eq(&config_problem("variant=2 players=9"));
    expect!["players: `1` is not a whole number from 2 to 8"]
        .assert_eq(&config_problem("variant=2 players=1"));
}

#[test]
fn r1_2_penalty_points_of_both_tables() {
    let points = |table, number| scoring::points(table, Card::new(number).unwrap());
    for (number, printed, classic) in [
        (55, 7, 7),
        (44, 4, 5),
        (99, 4, 5),
        (30, 3, 3),
        (45, 2, 2),
        (104, 1, 1),
    ] {
        assert_eq!(points(Penalties::Printed, number), printed, "{number}");
        assert_eq!(points(Penalties::Classic, number), classic, "{number}");
    }
    let sum = |table| {
        (1..=104)
            .map(|number| points(table, number))
            .sum::<i16>()
    };
    assert_eq!(
        (sum(Penalties::Printed), sum(Penalties::Classic)),
        (163, 171)
    );
}

#[test]
fn r1_3_ten_cards_each_and_four_rows_and_a_tight_deck_has_no_others() {
    let full = dealt("players=3", 5).state;
    assert_eq!(
        (full.board().hand_size(), full.set_aside().len()),
        (10, 104 - 34)
    );
    assert!(
        full.board().rows().cards()[..4]
            .iter()
            .all(|row| row.len() == 1)
            && full.board().rows().cards()[4].is_empty()
    );
    let tight = dealt("players=3 deck=tight", 5).state;
    assert!(tight.set_aside().is_empty());
    assert!(Seat::all(3).all(|seat| {
        tight
            .hand(seat)
            .iter()
            .all(|card| card.number() <= 34)
    }));
    assert!(
        dealt("players=10", 5)
            .state
            .set_aside()
            .is_empty()
    );
}

#[test]
fn r1_4_r1_5_twelve_cards_and_four_artifacts_each_or_three_of_eight_players() {
    // Four each as long as they suffice for all (R1.5).
    for (players, each, pile) in [(2, 4, 20), (6, 4, 4), (7, 4, 0), (8, 3, 4)] {
        let state = dealt(&format!("variant=2 players={players}"), 3).state;
        assert_eq!(state.board().hand_size(), 12);
        assert!(
            state.artifacts()[..players]
                .iter()
                .all(|held| held.len() == each),
            "{players} players"
        );
        assert_eq!(state.board().pile_len(), pile, "{players} players");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_with_every_problem() {
    expect!["hands: not one hand for each seat, all of one size (R1.3); rows: four rows lie (R1.3), or five with an arch (R6.8); rows: rows ascend (R3.1); hands: a card is named twice (R1.2)"]
        .assert_eq(&wrong("players=2", "hands=1 2/3\nrows=5 4/1/60"));
    expect![
        "totals: not one total for each seat (R3.5); artifacts: artifacts belong to the other variant (R1.4)"
    ]
    .assert_eq(&wrong("players=2", "hands=1 2/3 4\nrows=5 6 7 8 9 10/11/60/70\ntotals=1\npaws=1"));
    expect!["hands: a card is named twice (R1.2); katanas: at most two katanas lie (R6.3); artifacts: there are four of each kind (R1.4)"].assert_eq(&wrong(
        "variant=2 players=2",
        "hands=1 2/3 4\nrows=5/6/7/8/9\nkatanas=1 2 3\nartifacts=arch arch/arch arch\npiles=1/2",
    ));
    expect!["round: there is no such round (R4.2, R4.3); totals: totals lie between -1000 and 20000; paws: one paw beside a row that lies (R6.2)"].assert_eq(&wrong(
        "variant=2 players=2",
        "hands=1 2/3 4\nrows=5/6/7/8\npaws=5\ntotals=1 30000\nround=3",
    ));
    expect!["round: there is no such round (R4.2, R4.3); hands: a card is not in play (R1.3)"]
        .assert_eq(&wrong(
            "players=2 deck=tight rounds=2",
            "hands=1 2/3 90\nrows=5/6/7/8\nround=3",
        ));
}

#[test]
fn r6_7_only_a_mask_brings_a_total_below_zero() {
    let deal = "hands=1 2/3 4\nrows=5/6/7/8\ntotals=-5 3";
    let refused = expect!["totals: only a mask brings a total below zero (R6.7)"];
    refused.assert_eq(&wrong("variant=2 players=2 floor_at_zero=true", deal));
    refused.assert_eq(&wrong("players=2", deal));
    assert_eq!(table("variant=2 players=2", deal).totals(), [-5, 3]);
    for twice in ["-05 3", "+5 3", "05 3", "-0 3"] {
        let deal = deal.replace("-5 3", twice);
        let said = wrong("variant=2 players=2", &deal);
        assert_eq!(
            said,
            format!("totals: `{twice}` is not points such as `12 7`")
        );
    }
}

#[test]
fn r2_1_a_choice_can_be_changed_until_the_last_has_chosen() {
    let start = two("11 12 13/90 91 92", "10/24/60/70");
    let chosen = start.clone().play("0 choose 11");
    expect![[r#"{"chose":{"seat":0}}"#]].assert_eq(&chosen.heard_by(Viewer::Spectator));
    assert_eq!(
        (
            chosen.state.board().to_act().len(),
            chosen.options(0).as_str()
        ),
        (1, "choose 11, choose 12, choose 13")
    );
    let changed = chosen.clone().play("0 choose 12");
    assert_eq!(changed.heard_by(Viewer::Seat(Seat(1))), "");
    expect![[r#"{"chose_card":{"seat":0,"card":12}}"#]]
        .assert_eq(&changed.heard_by(Viewer::Seat(Seat(0))));
    assert_eq!(changed.play("1 choose 90").rows(), "10 12/24/60/70 90");
    assert_eq!(start.refused("0 choose 90"), ("not_in_hand", "R2.1"));
    assert_eq!(start.refused("0 place"), ("choose_first", "R2.1"));
    assert_eq!(start.refused("2 choose 11"), ("no_such_seat", ""));
}

#[test]
fn r2_2_the_last_card_is_played_without_asking() {
    let ended = two("11 12/90 91", "10/24/60/70").play("0 choose 11, 1 choose 90");
    expect![[r#"
        {"chose":{"seat":0}}
        {"chose":{"seat":1}}
        {"revealed":{"cards":[11,90]}}
        {"placed":{"seat":0,"card":11,"row":"1","place":2}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}
        {"revealed":{"cards":[12,91]}}
        {"placed":{"seat":0,"card":12,"row":"1","place":3}}
        {"placed":{"seat":1,"card":91,"row":"4","place":3}}
        {"round_ended":{"round":1,"totals":[0,0]}}
        {"round_started":{"round":2,"rows":[48,3,67,85],"artifacts":0,"pile":0}}"#]]
    .assert_eq(&ended.heard_by(Viewer::Spectator));
}

#[test]
fn r2_3_cards_are_placed_from_the_lowest_to_the_highest() {
    let deal = "hands=80 12 1/13 3 2/11 5 4/14 7 6\nrows=10/24/60/70";
    // The last to choose has the lowest card; 80 comes last although seat 0 chose first.
    let placed =
        table("players=4", deal).play("0 choose 80, 1 choose 13, 3 choose 14, 2 choose 11");
    expect![[r#"
        {"chose":{"seat":0}}
        {"chose":{"seat":1}}
        {"chose":{"seat":3}}
        {"chose":{"seat":2}}
        {"revealed":{"cards":[80,13,11,14]}}
        {"placed":{"seat":2,"card":11,"row":"1","place":2}}
        {"placed":{"seat":1,"card":13,"row":"1","place":3}}
        {"placed":{"seat":3,"card":14,"row":"1","place":4}}
        {"placed":{"seat":0,"card":80,"row":"4","place":2}}"#]]
    .assert_eq(&placed.heard_by(Viewer::Spectator));
}

#[test]
fn r3_1_a_card_goes_to_the_row_with_the_nearest_lower_last_card() {
    for (card, rows) in [
        (23, "10 23/24/60/70 71"),
        (25, "10/24 25/60/70 71"),
        (59, "10/24 59/60/70 71"),
        (61, "10/24/60 61/70 71"),
        (104, "10/24/60/70 71 104"),
    ] {
        let after = two(&format!("{card} 1 2/71 3 4"), "10/24/60/70");
        assert_eq!(
            after
                .play(&format!("0 choose {card}, 1 choose 71"))
                .rows(),
            rows
        );
    }
}

#[test]
fn r3_2_the_sixth_card_takes_the_five() {
    let after = two("29 1 2/90 3 4", "10/20 21 22 25 28/60/70").play("0 choose 29, 1 choose 90");
    expect![[r#"
        {"row_taken":{"seat":0,"row":"2","cards":[20,21,22,25,28],"points":11}}
        {"placed":{"seat":0,"card":29,"row":"2","place":1}}
        {"scored":{"seat":0,"points":11,"total":11}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(after.rows(), "10/29/60/70 90");
}

#[test]
fn r3_3_a_card_too_low_takes_the_row_its_owner_chooses() {
    let low = two("5 1 2/90 3 4", "10/24/55 60/70").play("0 choose 5, 1 choose 90");
    assert_eq!(
        (low.state.board().phase(), low.options(0).as_str()),
        (Phase::TakingRow(Seat(0)), "take 1, take 2, take 3, take 4")
    );
    assert_eq!(low.refused("0 choose 1"), ("take_first", "R3.3"));
    assert_eq!(low.refused("1 take 1"), ("not_to_act", ""));
    assert_eq!(low.refused("0 take 5"), ("no_such_row", "R6.8"));
    let after = low.play("0 take 3");
    expect![[r#"
        {"row_taken":{"seat":0,"row":"3","cards":[55,60],"points":10}}
        {"placed":{"seat":0,"card":5,"row":"3","place":1}}
        {"scored":{"seat":0,"points":10,"total":10}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard());
    assert_eq!(
        (after.rows().as_str(), after.totals()),
        ("10/24/5/70 90", vec![10, 0])
    );
}

#[test]
fn r3_4_forced_cheapest_row_takes_the_first_of_the_cheapest() {
    let deal = "hands=5 1 2/90 3 4\nrows=10/24/23/55";
    let forced = table("players=2 forced_cheapest_row=true", deal).play("0 choose 5, 1 choose 90");
    assert_eq!(
        (forced.rows().as_str(), forced.totals()),
        ("10/5/23/55 90", vec![1, 0])
    );
    // A row with a katana does not count.
    let deal = format!("{deal}\nartifacts=/\nkatanas=2");
    let blocked = table("variant=2 players=2 forced_cheapest_row=true", &deal)
        .play("0 choose 5, 1 choose 90");
    assert_eq!(blocked.rows(), "10/24/5/55 90");
}

#[test]
fn r3_5_penalty_piles_are_public_and_stay_out_of_the_hands() {
    let after = two("5 1 2/90 3 4", "10/24/55 60/70").play("0 choose 5, 1 choose 90, 0 take 3");
    let view = Samurakva::view(&after.state, Viewer::Spectator);
    assert_eq!(
        view.board()
            .piles()
            .of(Seat(0))
            .iter()
            .map(Card::number)
            .collect::<Vec<_>>(),
        [55, 60]
    );
    assert_eq!(view.board().totals()[..2], [10, 0]);
    assert_eq!(after.options(0), "choose 1, choose 2");
}

#[test]
fn r4_1_r4_2_rounds_are_dealt_anew_until_somebody_exceeds_the_limit() {
    let deal = |points: i16| format!("hands=5 1/90 91\nrows=10/24/80/70\ntotals={points} 0");
    // 80 costs 3 and 5 takes it; then 1 is too low as well and takes the 5, which costs 2.
    let play = "0 choose 5, 1 choose 90, 0 take 3, 0 take 3";
    let exactly = table("players=2", &deal(55)).play(play);
    assert_eq!(
        (exactly.totals()[0], exactly.state.board().phase()),
        (60, Phase::Choosing)
    );
    assert_eq!(
        (
            exactly.state.board().round(),
            exactly.state.board().hand_size()
        ),
        (2, 10)
    );
    assert!(exactly.state.board().piles().all().is_empty());
    let beyond = table("players=2", &deal(56)).play(play);
    assert_eq!(
        (beyond.totals()[0], beyond.state.board().phase()),
        (61, Phase::Over)
    );
    assert_eq!(beyond.refused("0 choose 5"), ("match_over", ""));
    assert_eq!(beyond.refused("7 choose 5"), ("no_such_seat", ""));
    let high = table("players=2 limit=61", &deal(56)).play(play);
    assert_eq!(high.state.board().phase(), Phase::Choosing);
    let rounds = table("players=2 rounds=1", &deal(0)).play(play);
    assert_eq!(rounds.state.board().phase(), Phase::Over);
    expect!["limit: a number of rounds stands instead of the limit (R4.2)"]
        .assert_eq(&config_problem("rounds=2 limit=60"));
    expect!["deck: only in the variant without artifacts (R4.3); rounds: only in the variant without artifacts (R4.3)"].assert_eq(&config_problem("variant=2 rounds=2 deck=tight"));
    expect!["floor_at_zero: only in the variant with artifacts (R6.7); limit: `0` is not a whole number from 1 to 1000"].assert_eq(&config_problem("floor_at_zero=true limit=0"));
}

#[test]
fn r4_1_the_new_deal_is_told_each_hand_to_its_owner() {
    let ended = two("11 12/90 91", "10/24/60/70").play("0 choose 11, 1 choose 90");
    let own = ended.heard_by(Viewer::Seat(Seat(1)));
    assert_eq!(own.matches("dealt").count(), 1);
    expect![[r#"{"dealt":{"seat":1,"hand":[10,12,47,50,51,56,77,80,86,87],"artifacts":[]}}"#]]
        .assert_eq(own.lines().last().unwrap());
}

#[test]
fn r4_3_artifacts_are_kept_and_three_more_are_dealt() {
    let all_placed =
        |action: &Action| matches!(action, Action::Place | Action::Accept | Action::Keep);
    let second =
        dealt("variant=2 players=4", 9).play_on(all_placed, |state| state.board().round() == 2);
    assert!(
        second.state.artifacts()[..4]
            .iter()
            .all(|held| held.len() == 7)
    );
    let over = second.play_on(all_placed, |state| state.board().phase() == Phase::Over);
    assert_eq!(over.state.board().round(), 2);
}

#[test]
fn r4_3_eight_players_get_what_suffices_for_all_in_both_rounds() {
    let config = "variant=2 players=8";
    let unused = |action: &Action| matches!(action, Action::Place | Action::Accept | Action::Keep);
    // Nothing used: 24 are held, and the four others do not suffice for eight.
    let none = dealt(config, 4).play_on(unused, |state| state.board().round() == 2);
    assert!(
        none.state
            .artifacts()
            .iter()
            .all(|held| held.len() == 3)
    );
    assert_eq!(none.state.board().pile_len(), 4);
    // As much used as possible: then there are enough for two or three each, the same for all.
    let used = |action: &Action| !unused(action);
    let before = dealt(config, 4).play_on(used, |state| {
        state.board().hand_size() == 1 && state.board().phase() == Phase::Choosing
            || state.board().round() == 2
    });
    let after = before.play_on(used, |state| state.board().round() == 2);
    let dealt: Vec<usize> = after
        .state
        .drawn()
        .iter()
        .map(|drawn| drawn.len())
        .collect();
    let kept: usize = after
        .state
        .artifacts()
        .iter()
        .map(|held| held.len())
        .sum::<usize>()
        - dealt.iter().sum::<usize>();
    assert_eq!(dealt, [((28 - kept) / 8).min(3); 8]);
    assert!(dealt[0] > 0);
    assert_eq!(
        after.state.board().pile_len() as usize,
        28 - kept - 8 * dealt[0]
    );
}

#[test]
fn r4_3_artifacts_on_the_table_are_dealt_again() {
    let deal = "hands=26 30/61 62\nrows=10/24/60/70/33\nartifacts=katana/\npaws=1 2\nkatanas=1";
    let ended =
        table("variant=2 players=2", deal).play("0 choose 26, 1 choose 61, 0 place, 0 place");
    assert_eq!(ended.state.board().round(), 2);
    assert!(ended.state.board().rows().on_table().is_empty());
    assert_eq!(ended.state.board().shuffled_in().len(), 27);
    assert_eq!(ended.state.board().pile_len(), 27 - 6);
}

#[test]
fn r4_4_fewest_points_win_and_equal_totals_share() {
    let deal = "hands=11 12/90 91/95 96\nrows=10/24/60/70\ntotals=7 3 3";
    let over = table("players=3 rounds=1", deal).play("0 choose 11, 1 choose 90, 2 choose 95");
    assert_eq!(
        Samurakva::outcome(&over.state)
            .unwrap()
            .to_string(),
        "individual 3:7 1:3 1:3"
    );
}

#[test]
fn r5_1_only_one_artifact_with_each_card() {
    let deal = "hands=26 30 50/61 62 63\nrows=10/24/60/70\nartifacts=katana paw/";
    let used = table("variant=2 players=2", deal).play("0 choose 26, 1 choose 61, 0 katana 1");
    assert_eq!(used.state.board().phase(), Phase::Choosing);
    assert_eq!(used.refused("0 paw"), ("choose_first", "R2.1"));
    let next = used.play("0 choose 30, 1 choose 62");
    assert_eq!(next.options(0), "place, paw");
}

#[test]
fn r5_3_r5_4_a_taking_runs_in_order_and_a_mask_drawn_is_too_late() {
    let deal = "hands=71 1 2/90 3 4\nrows=10/24/60/61 62 63 64 70\nartifacts=fan/\ndraw=mask paw\nkatanas=2\npaws=1";
    let taking = table("variant=2 players=2", deal).play("0 choose 71, 1 choose 90, 0 place");
    let asked = taking.play("0 accept");
    assert_eq!(asked.refused("0 place"), ("replace_first", "R5.4"));
    assert_eq!(
        asked.refused("0 replace paw"),
        ("artifact_not_held", "R5.1")
    );
    let after = asked.play("0 replace fan");
    expect![[r#"
        {"discarded":{"seat":0,"artifact":"fan"}}
        {"drew_artifact":{"seat":0,"artifact":"mask"}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard_by(Viewer::Seat(Seat(0))));
    expect![[r#"
        {"discarded":{"seat":0,"artifact":"fan"}}
        {"drew":{"seat":0}}
        {"placed":{"seat":1,"card":90,"row":"4","place":2}}"#]]
    .assert_eq(&after.heard_by(Viewer::Seat(Seat(1))));
    // 61 62 63 64 and 70: the mask came too late to turn one of them around.
    assert_eq!(after.totals(), [7, 0]);
    assert!(after.state.artifacts()[0].contains(Artifact::Mask));
    // The paw beside another row stays.
    assert_eq!(after.rows(), "10 p/24/60/71 90");
}

#[test]
fn r5_4_an_empty_pile_is_made_of_the_discards_this_one_too() {
    let deal = "hands=71 1 2/90 3 4\nrows=10/24/60/61 62 63 64 70\n\
        artifacts=fan/flower flower flower flower paw paw paw paw katana katana katana katana fan fan fan mask mask mask mask arch arch arch arch sticks sticks sticks sticks";
    let asked =
        table("variant=2 players=2", deal).play("0 choose 71, 1 choose 90, 0 place, 0 accept");
    assert_eq!(
        (
            asked.state.board().pile_len(),
            asked.state.board().discards().is_empty()
        ),
        (0, true)
    );
    // The only discard is the one just made, and so it comes back.
    let back = asked.play("0 replace fan");
    expect![[r#"
        {"discarded":{"seat":0,"artifact":"fan"}}
        {"pile_shuffled":{"size":1}}
        {"drew_artifact":{"seat":0,"artifact":"fan"}}"#]]
    .assert_eq(&back.heard_by(Viewer::Seat(Seat(0))));
    assert!(back.state.artifacts()[0].contains(Artifact::Fan));
    assert_eq!(back.state.board().pile_len(), 0);
}

#[test]
fn r5_4_seven_players_can_replace_although_pile_and_discards_are_empty_at_first() {
    let keen =
        |action: &Action| matches!(action, Action::Place | Action::Accept | Action::Replace(_));
    let start = dealt("variant=2 players=7", 2);
    assert_eq!(
        (
            start.state.board().pile_len(),
            start.state.board().discards().is_empty()
        ),
        (0, true)
    );
    let over = start.play_on(keen, |state| state.board().phase() == Phase::Over);
    assert_eq!(
        over.state
            .artifacts()
            .iter()
            .map(|held| held.len())
            .sum::<usize>(),
        28
    );
}

/// What the board says of a card beforehand is what happens to it.
#[test]
fn r3_1_r3_2_r3_3_what_becomes_of_a_card_is_known_beforehand() {
    let rows = "20 21 22 23 24/40/60/70";
    let card = |number: u8| Card::new(number).unwrap();
    let placing = |number: u8| {
        let table = two("5 30 41/90 91 92", rows);
        table.state.board().rows().placing(card(number))
    };
    assert_eq!(placing(41), Placing::Joins(RowNumber::Second));
    assert_eq!(placing(30), Placing::Takes(RowNumber::First));
    assert_eq!(placing(5), Placing::TooLow);
    let heard = |number: u8| {
        let actions = format!("0 choose {number}, 1 choose 90");
        two("5 30 41/90 91 92", rows)
            .play(&actions)
            .heard()
    };
    assert!(heard(41).contains(r#"{"placed":{"seat":0,"card":41,"row":"2","place":2}}"#));
    assert!(heard(30).contains(r#"{"row_taken":{"seat":0,"row":"1""#));
    assert!(heard(5).contains(r#"{"too_low":{"seat":0,"card":5}}"#));
}
