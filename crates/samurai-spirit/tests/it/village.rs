//! Wounds, barricades, farms and families, and every token (R9, R10, R11.6).

use expect_test::expect;
use samurai_spirit::Ending;

use crate::table::{after, open, play, position, story, told};

const HARD: &str = "samurai=kyuzo,heihachi,daisuke level=hard";
const NORMAL: &str = "samurai=kyuzo,heihachi,daisuke level=normal";

/// Kyuzo at 8 of 9 draws a 3 without symbol: something burns.
fn burning(more: &str) -> String {
    format!("lines=4-hat-none 4-doll-none//; stack=3-none-wound 1-none-fire 2-none-fire; {more}")
}

#[test]
fn r10_1_a_barricade_burns_first_and_then_a_farm() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        barricade_burned left:4
        turn_began seat:1"#]]
    .assert_eq(&told(NORMAL, &burning(""), "0 fight"));
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:5,back:null
        turn_began seat:1"#]]
    .assert_eq(&told(NORMAL, &burning("barricades=0"), "0 fight"));
}

#[test]
fn r10_3_farm_barricade_burns_a_barricade() {
    // The farm burns at the end of the round, while barricades stand.
    let deal = "farms=barricade wound; defended=1-hat-none* 1-doll-none/2-hat-none* 2-doll-none 1-farm-nosup/3-hat-none* 3-doll-none 2-farm-nosup; \
        stack=4-hat-none";
    let story = told(HARD, deal, "0 fight");
    expect![[r#"
        drew seat:0,card:4-hat-none
        confronted seat:0,card:4-hat-none,total:4
        round_ended round:1
        undefended seat:0,symbol:farm
        farm_burned left:1,back:barricade
        barricade_burned left:3
        bonus family:heal
        bonus family:barricade
        barricade_added barricades:4
        bonus family:intruder
        round_began round:2,stack:12,joined:3
        turn_began seat:1"#]]
    .assert_eq(&story);
}

#[test]
fn r10_3_farm_barricade_without_a_barricade_burns_another_farm() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:3,back:barricade
        farm_burned left:2,back:barricade
        farm_burned left:1,back:wound
        wounded seat:2,wounds:1
        turn_began seat:1"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=barricade barricade wound farm"),
        "0 fight",
    ));
}

#[test]
fn r10_3_farm_wound_wounds_a_random_samurai() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:1,back:wound
        wounded seat:2,wounds:1
        turn_began seat:1"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=wound farm"),
        "0 fight",
    ));
    // Any of them, passed ones too.
    let mut hit = [0; 3];
    for number in 0..200 {
        let mut state = position(HARD, &burning("barricades=0; passed=2; farms=wound farm"));
        *state.secrets_mut().generator =
            game_core::Generator::new(game_core::Seed::from_number(number));
        play(&mut state, "0 fight");
        hit[state
            .board()
            .boards()
            .iter()
            .position(|board| board.wounds() > 0)
            .unwrap()] += 1;
    }
    assert!(hit.iter().all(|&hits| hits > 40), "{hit:?}");
}

#[test]
fn r10_3_farm_family_drives_a_family_away() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:1,back:family
        family_lost family:intruder
        turn_began seat:1"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=family farm; families=barricade intruder"),
        "0 fight",
    ));
}

#[test]
fn r10_3_farm_farm_burns_another_farm_with_its_back() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:2,back:farm
        farm_burned left:1,back:family
        family_lost family:intruder
        turn_began seat:1"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=farm family wound; families=barricade intruder"),
        "0 fight",
    ));
}

#[test]
fn r10_2_backs_count_on_hard_and_heroic_only() {
    for (level, back) in [
        ("easy", false),
        ("normal", false),
        ("hard", true),
        ("heroic", true),
    ] {
        let table = format!("samurai=kyuzo,heihachi,daisuke level={level}");
        let state = after(
            &table,
            &burning("barricades=0; farms=farm wound barricade"),
            "0 fight",
        );
        assert_eq!(
            state.board().farms_left(),
            if back { 1 } else { 2 },
            "{level}"
        );
    }
}

#[test]
fn r10_4_lost_by_the_last_farm_through_a_farms_own_penalty() {
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:1,back:farm
        farm_burned left:0,back:wound
        lost ending:no_farm"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=farm wound"),
        "0 fight",
    ));
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:11
        farm_burned left:1,back:barricade
        farm_burned left:0,back:wound
        lost ending:no_farm"#]]
    .assert_eq(&told(
        HARD,
        &burning("barricades=0; farms=barricade wound"),
        "0 fight",
    ));
}

#[test]
fn r10_4_the_last_farm_or_family_loses_before_any_back() {
    let state = after(HARD, &burning("barricades=0; farms=wound"), "0 fight");
    assert_eq!(
        (state.board().ending(), state.board().boards()[0].wounds()),
        (Some(Ending::NoFarm), 0)
    );
    let state = after(
        HARD,
        &burning("barricades=0; farms=family wound; families=heal"),
        "0 fight",
    );
    assert_eq!(state.board().ending(), Some(Ending::NoFamily));
    assert_eq!(open(&state), "over");
}

#[test]
fn r9_1_the_ladder_token_beast_token() {
    let deal = |wounds: u8| {
        format!(
            "active=1; wounds=0 {wounds} 0; lines=/3-none-wound/; stack=1-none-fire 2-none-fire"
        )
    };
    let board = |wounds| position(NORMAL, &deal(wounds)).board().boards()[1];
    let sides = [0, 1, 2].map(|wounds| {
        (
            board(wounds).is_wounded(),
            board(wounds).is_beast(),
            board(wounds).kiai_value(),
        )
    });
    assert_eq!(
        sides,
        [(true, false, 8), (false, true, 11), (true, true, 11)]
    );
}

#[test]
fn r9_2_the_fourth_wound_loses_in_mid_round() {
    let deal = "wounds=0 3 0; lines=/3-none-wound/; stack=2-doll-none 1-none-fire 2-none-fire";
    let story = told(NORMAL, deal, "0 fight; 0 defend");
    expect![[r#"
        drew seat:0,card:2-doll-none
        defended seat:0,card:2-doll-none
        turn_began seat:1
        penalty seat:1,penalty:wound
        wounded seat:1,wounds:4
        lost ending:fallen:1"#]]
    .assert_eq(&story);
    let state = after(NORMAL, deal, "0 fight; 0 defend");
    assert_eq!(
        samurai_spirit::scoring::outcome(state.board())
            .unwrap()
            .to_string(),
        "cooperative lost 0 of 3"
    );
}

#[test]
fn r9_3_healing_takes_the_token_off_never_the_side_back() {
    let deal =
        "active=1; lines=/4-hat-none 4-doll-none/; wounds=0 3 0; stack=3-none-wound 1-none-fire";
    let state = after(NORMAL, deal, "1 fight; 1 heal 1");
    assert_eq!(
        (
            state.board().boards()[1].wounds(),
            state.board().boards()[1].is_beast()
        ),
        (2, true)
    );
}

/// Everything is defended and one card is left to draw, which Kyuzo's line takes.
fn bonuses(more: &str) -> String {
    format!(
        "defended=1-hat-none* 1-doll-none 1-farm-nosup/2-hat-none* 2-doll-none 2-farm-nosup/3-hat-none* 3-doll-none 3-farm-nosup; \
         stack=1-none-fire; {more}"
    )
}

#[test]
fn r11_6_family_heal_takes_a_token_off_a_random_wounded_samurai() {
    let mut state = position(NORMAL, &bonuses("wounds=0 3 0; families=heal"));
    let events = story(&play(&mut state, "0 fight"));
    assert!(
        events.contains("bonus family:heal\nhealed seat:1"),
        "{events}"
    );
    assert_eq!(state.board().boards()[1].wounds(), 2);
    // Nobody wounded: nothing. Beasts are not wounded.
    let events = told(NORMAL, &bonuses("wounds=0 2 0; families=heal"), "0 fight");
    assert!(
        events.contains("bonus family:heal\nround_began"),
        "{events}"
    );
}

#[test]
fn r11_6_family_barricade_adds_one() {
    let state = after(
        NORMAL,
        &bonuses("barricades=2; families=barricade"),
        "0 fight",
    );
    assert_eq!(state.board().barricades(), 3);
    let state = after(NORMAL, &bonuses("families=barricade"), "0 fight");
    assert_eq!(
        state.board().barricades(),
        5,
        "never more than at the start (R10.5)"
    );
}

#[test]
fn r11_6_family_intruder_discards_the_top_intruder() {
    let deal = bonuses("families=intruder; intruders=4-hat-fire* 1-hat-intruder");
    expect![[r#"
        drew seat:0,card:1-none-fire
        confronted seat:0,card:1-none-fire,total:1
        round_ended round:1
        bonus family:intruder
        intruder_discarded card:4-hat-fire*
        intruder_turned_up card:1-hat-intruder
        round_began round:2,stack:15,joined:3
        turn_began seat:1"#]]
    .assert_eq(&told(NORMAL, &deal, "0 fight"));
}

#[test]
fn r11_6_families_give_nothing_on_the_heroic_level() {
    let events = told(
        "samurai=kyuzo,heihachi,daisuke level=heroic",
        &bonuses("wounds=0 1 0; barricades=1"),
        "0 fight",
    );
    assert!(
        !events.contains("bonus") && !events.contains("healed"),
        "{events}"
    );
}

#[test]
fn r11_6_only_the_families_left_after_the_losses_give_their_bonus() {
    // Daisuke has no doll: one of two families is lost first, and only the other gives its bonus.
    let deal = "defended=1-hat-none* 1-doll-none 1-farm-nosup/2-hat-none* 2-doll-none 2-farm-nosup/3-hat-none* 3-farm-nosup; \
        barricades=0; wounds=1 0 0; families=heal barricade; stack=1-none-fire";
    let state = after(NORMAL, deal, "0 fight");
    let healed = state.board().boards()[0].wounds() == 0;
    let built = state.board().barricades() == 1;
    assert!(healed != built, "exactly one bonus");
    assert_eq!(state.board().families().len(), 1);
}
