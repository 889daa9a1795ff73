//! Setting up, turns, support, passing, the end of a round and of the match (R1 to R5, R11, R12).

use expect_test::expect;
use game_core::{Fields, Game, Seat, Seed};
use samurai_spirit::{
    Card, CardSet, Config, Ending, Level, Penalty, Samurai, SamuraiSpirit, State, Symbol,
};

use crate::table::{after, line, open, play, position, refused, story, told, try_position};

const THREE: &str = "samurai=kyuzo,heihachi,daisuke level=normal";
/// Everything defended by all three.
const SAFE: &str = "defended=1-hat-none* 1-doll-none 1-farm-nosup/2-hat-none* 2-doll-none 2-farm-nosup/3-hat-none* 3-doll-none 3-farm-nosup";

fn start(words: &str, number: u64) -> State {
    SamuraiSpirit::start(
        &Config::from_words(words).unwrap(),
        Seed::from_number(number),
    )
}

#[test]
fn r1_1_kiai_values_of_both_sides() {
    let values = Samurai::ALL.map(|samurai| (samurai.kiai_value(false), samurai.kiai_value(true)));
    assert_eq!(
        values,
        [
            (8, 11),
            (8, 11),
            (9, 12),
            (9, 12),
            (9, 12),
            (10, 13),
            (10, 13)
        ]
    );
}

#[test]
fn r1_2_the_66_cards() {
    let count = |test: &dyn Fn(Card) -> bool| Card::all().filter(|&card| test(card)).count();
    let by_value: Vec<usize> = (1..=6)
        .map(|value| count(&|card| card.value() == value))
        .collect();
    assert_eq!(by_value, [13, 13, 13, 13, 7, 7]);
    let plunderers =
        |symbol| count(&|card: Card| card.value() <= 4 && card.face().symbol == symbol);
    assert_eq!(
        Symbol::ALL.map(|symbol| plunderers(Some(symbol))),
        [14, 16, 18]
    );
    assert_eq!(plunderers(None), 4);
    assert_eq!(count(&|card| card.face().flames), 35);
    assert_eq!(count(&|card| card.face().flames && card.value() <= 4), 24);
    assert_eq!(count(&|card| card.face().penalties[1].is_some()), 5);
    for penalty in Penalty::ALL {
        assert!(
            count(&|card| card.face().penalties.contains(&Some(penalty))) > 0,
            "{penalty}"
        );
    }
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn r1_3_r1_4_farms_and_families() {
    let state = start("samurai=4 level=hard", 1);
    let mut farms: Vec<String> = state
        .farms()
        .iter()
        .map(ToString::to_string)
        .collect();
    farms.sort();
    assert_eq!(
        farms,
        ["barricade", "barricade", "family", "farm", "wound", "wound"]
    );
    assert_eq!(
        (state.board().farms_left(), state.board().families().len()),
        (6, 3)
    );
}

#[test]
fn r2_2_r2_3_the_numbers_of_every_level_and_count() {
    let mut table = Vec::new();
    for level in Level::ALL {
        for count in 2..=7 {
            let config = Config::new(count, level).unwrap();
            let state = SamuraiSpirit::start(&config, Seed::from_number(u64::from(count)));
            let ranks = [config.joining(1), config.joining(2), config.joining(3)];
            assert_eq!(state.board().stack().len() as usize, ranks[0]);
            let flags = (
                level.farm_backs(),
                level.family_bonuses(),
                samurai_spirit::scoring::mark(level),
            );
            let barricades = state.board().barricades();
            table.push(format!(
                "{level:?} {count}: {barricades} barricades, cards {ranks:?}, {flags:?}"
            ));
        }
    }
    expect![[r#"
        Easy 2: 5 barricades, cards [12, 1, 1], (false, true, "")
        Easy 3: 6 barricades, cards [18, 2, 2], (false, true, "")
        Easy 4: 7 barricades, cards [24, 3, 3], (false, true, "")
        Easy 5: 8 barricades, cards [30, 4, 4], (false, true, "")
        Easy 6: 9 barricades, cards [36, 5, 5], (false, true, "")
        Easy 7: 10 barricades, cards [42, 6, 6], (false, true, "")
        Normal 2: 4 barricades, cards [14, 2, 2], (false, true, "+")
        Normal 3: 5 barricades, cards [21, 3, 3], (false, true, "+")
        Normal 4: 6 barricades, cards [28, 4, 4], (false, true, "+")
        Normal 5: 7 barricades, cards [35, 5, 5], (false, true, "+")
        Normal 6: 8 barricades, cards [42, 6, 6], (false, true, "+")
        Normal 7: 9 barricades, cards [49, 7, 7], (false, true, "+")
        Hard 2: 3 barricades, cards [14, 2, 2], (true, true, "++")
        Hard 3: 4 barricades, cards [21, 3, 3], (true, true, "++")
        Hard 4: 5 barricades, cards [28, 4, 4], (true, true, "++")
        Hard 5: 6 barricades, cards [35, 5, 5], (true, true, "++")
        Hard 6: 7 barricades, cards [42, 6, 6], (true, true, "++")
        Hard 7: 8 barricades, cards [49, 7, 7], (true, true, "++")
        Heroic 2: 2 barricades, cards [14, 2, 2], (true, false, "+++")
        Heroic 3: 3 barricades, cards [21, 3, 3], (true, false, "+++")
        Heroic 4: 4 barricades, cards [28, 4, 4], (true, false, "+++")
        Heroic 5: 5 barricades, cards [35, 5, 5], (true, false, "+++")
        Heroic 6: 6 barricades, cards [42, 6, 6], (true, false, "+++")
        Heroic 7: 7 barricades, cards [49, 7, 7], (true, false, "+++")"#]]
    .assert_eq(&table.join("\n"));
}

#[test]
fn r2_3_lieutenants_and_bosses_join_and_all_cards_come_back() {
    let deal = format!("{SAFE}; stack=1-none-fire; discard=2-none-fire 3-none-wound");
    let state = after(THREE, &deal, "0 fight");
    assert_eq!(
        (state.board().round(), state.board().stack().len()),
        (2, 12 + 3)
    );
    let ranks = |state: &State, round| {
        state
            .in_match()
            .and(CardSet::joining(round))
            .len()
    };
    assert_eq!([1, 2, 3].map(|round| ranks(&state, round)), [12, 3, 0]);
    let deal = format!(
        "round=2; {SAFE}; stack=1-none-fire; discard=5-none-fire* 5-none-wound* 5-hat-wound"
    );
    let state = after(THREE, &deal, "0 fight");
    assert_eq!([1, 2, 3].map(|round| ranks(&state, round)), [10, 3, 3]);
}

#[test]
fn r2_1_samurai_and_first_seat_are_as_told_or_random() {
    let state = start("samurai=kanbei,kyuzo,gorobei first=2", 5);
    let names = [0, 1, 2].map(|seat| state.board().boards()[seat].samurai());
    assert_eq!(
        (names, state.board().active()),
        ([Samurai::Kanbei, Samurai::Kyuzo, Samurai::Gorobei], Seat(2))
    );
    let mut first = [0; 4];
    let mut who = [0; 7];
    for number in 0..700 {
        let state = start("samurai=4", number);
        first[state.board().active().index()] += 1;
        who[state.board().boards()[0].samurai() as usize] += 1;
    }
    assert!(
        first.iter().all(|&count| count > 120) && who.iter().all(|&count| count > 60),
        "{first:?} {who:?}"
    );
    for (words, problem) in [
        (
            "samurai=8",
            "samurai: `8` is not a number from 2 to 7 or different names",
        ),
        (
            "samurai=kyuzo,kyuzo",
            "samurai: `kyuzo,kyuzo` is not a number from 2 to 7 or different names",
        ),
        ("samurai=3 first=3", "first: there is no such seat (R2.1)"),
        (
            "samurai=7 spare_tokens=on",
            "spare_tokens: seven samurai leave no token over (R2.4)",
        ),
        (
            "level=x first=y",
            "level: `x` is none of [\"easy\", \"normal\", \"hard\", \"heroic\"]; first: `y` is not `random` or a seat",
        ),
    ] {
        assert_eq!(Config::from_words(words).unwrap_err().to_string(), problem);
    }
}

#[test]
fn r2_4_spare_tokens_for_two_or_where_the_switch_says_so() {
    let spares = |words: &str| start(words, 3).board().spares().len();
    assert_eq!(
        [
            spares("samurai=2"),
            spares("samurai=2 spare_tokens=off"),
            spares("samurai=3")
        ],
        [5, 0, 0]
    );
    assert_eq!(
        [3, 4, 5, 6].map(|count| spares(&format!("samurai={count} spare_tokens=on"))),
        [4, 3, 2, 1]
    );
}

#[test]
fn r2_5_the_stack_of_two_samurai_holds_two_dolls() {
    let dolls = |state: &State| {
        state
            .in_match()
            .iter()
            .filter(|card| card.face().symbol == Some(Symbol::Doll))
            .count()
    };
    let mut redraws = 0;
    for number in 0..4000 {
        for words in [
            "samurai=2",
            "samurai=2 level=easy",
            "samurai=3 spare_tokens=on",
        ] {
            let state = start(words, number);
            assert!(dolls(&state) >= 2);
            redraws += u32::from(state.board().redraws() > 0);
        }
    }
    assert!(redraws > 20, "{redraws} stacks were set aside");
    // Without the rule there are stacks with fewer.
    let fewer = (0..4000)
        .filter(|&number| dolls(&start("samurai=2 spare_tokens=off", number)) < 2)
        .count();
    assert!(fewer > 10);
}

#[test]
fn r3_1_play_goes_clockwise_past_those_who_have_passed() {
    let table = "samurai=kyuzo,heihachi,daisuke,gorobei level=normal";
    let deal =
        "active=1; passed=2; stack=1-none-fire 2-none-fire 3-none-wound 4-none-wound 1-doll-none";
    assert_eq!(after(table, deal, "1 fight").board().active(), Seat(3));
    assert_eq!(
        after(table, deal, "1 fight; 3 fight")
            .board()
            .active(),
        Seat(0)
    );
}

#[test]
fn r3_7_exactly_one_action() {
    let state = position(THREE, "stack=1-none-fire 2-doll-none");
    assert_eq!(open(&state), "0: fight, support 1, support 2, pass");
    assert_eq!(refused(&state, "0 defend"), "act_first R3.7");
    assert_eq!(refused(&state, "1 fight"), "not_to_act ");
    assert_eq!(refused(&state, "3 fight"), "no_such_seat ");
}

#[test]
fn r3_7_above_the_kiai_value_the_pass_is_forced() {
    // Heihachi at 9 of 8 passes without being asked; Daisuke is next.
    let deal =
        "lines=/4-hat-none 4-doll-none 1-hat-none*/; stack=2-doll-none 1-none-fire 2-none-fire";
    expect![[r#"
        drew seat:0,card:2-doll-none
        defended seat:0,card:2-doll-none
        turn_began seat:1
        passed seat:1
        turn_began seat:2"#]]
    .assert_eq(&told(THREE, deal, "0 fight; 0 defend"));
}

#[test]
fn r3_7_the_beast_turn_saves_from_the_forced_pass() {
    let deal = "active=1; wounds=0 1 0; lines=/4-hat-none 2-hat-none* 3-none-wound/; stack=2-doll-none 1-none-fire";
    // At 9 of 8 with a token: the wound turns him, 9 is below 11.
    let state = position(THREE, deal);
    assert_eq!(open(&state), "1: fight, support 0, support 2, pass");
}

#[test]
fn r4_2_defend_only_with_a_symbol_not_yet_defended() {
    let deal = "defended=1-hat-none*//; stack=2-hat-none* 1-none-fire 4-doll-none";
    let state = after(THREE, deal, "0 fight");
    assert_eq!(
        (line(&state, 0).as_str(), state.board().active()),
        ("2-hat-none*", Seat(1))
    );
    let deal = "defended=/1-hat-none*/; active=1; stack=2-hat-none* 1-none-fire 4-doll-none";
    let state = after(THREE, deal, "1 fight");
    assert_eq!(refused(&state, "1 defend"), "symbol_defended R4.2");
    let state = after(
        THREE,
        "active=1; stack=2-none-fire 1-none-fire 4-doll-none",
        "1 fight",
    );
    assert_eq!(refused(&state, "1 defend"), "no_symbol R4.2");
    assert_eq!(refused(&state, "1 pass"), "play_first R4.1");
}

#[test]
fn r4_3_each_push_further_above_burns_again() {
    // Kyuzo's left penalty makes Heihachi, at 10 of 8 and not yet passed, draw a 1 more.
    let deal = "active=2; lines=3-hat-left/4-hat-none 4-doll-none 2-doll-none/; stack=3-none-wound 1-none-fire 2-none-fire";
    let state = after(THREE, deal, "2 fight; 2 confront");
    assert_eq!(
        (
            state.board().boards()[1].total(),
            state.board().barricades()
        ),
        (11, 4)
    );
}

#[test]
fn r5_1_support_gives_the_token_and_lets_a_raider_in_unseen() {
    let mut state = position(THREE, "stack=1-none-fire 2-doll-none 3-doll-none");
    assert_eq!(refused(&state, "0 support 0"), "support_self R5.1");
    assert_eq!(refused(&state, "0 support 3"), "no_such_samurai R2.1");
    expect![[r#"
        token_given owner:0,to:2
        intruded known:null
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 support 2")));
    assert_eq!(
        (state.board().boards()[0].token(), state.board().intruders()),
        (Seat(2), 1)
    );
    let state = position(
        THREE,
        "passed=2; tokens=0 1 1; stack=1-none-fire 2-doll-none",
    );
    assert_eq!(refused(&state, "0 support 2"), "support_passed R5.1");
    let state = position(THREE, "tokens=1 1 2; stack=1-none-fire 2-doll-none");
    assert_eq!(open(&state), "0: fight, pass");
    assert_eq!(refused(&state, "0 support 1"), "token_away R5.1");
}

#[test]
fn r5_2_every_token_held_goes_home_when_the_turn_ends() {
    // Kyuzo, active, is given a token by his own Kiai during his turn: it goes home unused.
    let deal = "lines=4-hat-none 2-doll-none//; stack=3-none-wound 1-none-fire 2-none-fire";
    let mut state = position(THREE, deal);
    expect![[r#"
        drew seat:0,card:3-none-wound
        confronted seat:0,card:3-none-wound,total:9
        kiai seat:0,beast:false
        token_given owner:2,to:0
        first_card_off seat:0,card:4-hat-none,total:5
        token_returned owner:2
        turn_began seat:1"#]]
    .assert_eq(&story(&play(&mut state, "0 fight; 0 lend 2 0")));
    assert_eq!(state.board().boards()[2].token(), Seat(2));
}

#[test]
fn r5_3_who_has_passed_has_no_kiai_even_when_a_farm_turns_him_onto_his_value() {
    // Kyuzo is pushed above, a farm burns and wounds somebody: Heihachi, passed at 11, turns to the
    // beast, whose value is 11.
    let table = "samurai=kyuzo,heihachi level=hard spare_tokens=off";
    let deal = "passed=1; wounds=0 1; barricades=0; farms=wound farm; \
        lines=2-hat-none* 3-hat-none* 3-doll-none/4-doll-none 4-hat-fire* 3-none-wound; stack=4-none-wound 1-none-fire 2-none-fire";
    let mut turned = 0;
    for number in 0..20 {
        let mut state = position(table, deal);
        *state.secrets_mut().generator = game_core::Generator::new(Seed::from_number(number));
        let story = story(&play(&mut state, "0 fight"));
        if story.contains("wounded seat:1,wounds:2") {
            turned += 1;
            assert_eq!(
                (
                    state.board().boards()[1].total(),
                    state.board().boards()[1].kiai_value()
                ),
                (11, 11)
            );
            assert!(!story.contains("kiai"), "{story}");
        }
    }
    assert!(turned > 0);
}

#[test]
fn r11_1_support_that_takes_the_last_raider_ends_the_round() {
    let story = told(THREE, &format!("{SAFE}; stack=1-none-fire"), "0 support 1");
    expect![[r#"
        token_given owner:0,to:1
        intruded known:null
        round_ended round:1
        bonus family:heal
        bonus family:barricade
        bonus family:intruder
        intruder_discarded card:1-none-fire
        round_began round:2,stack:13,joined:3
        turn_began seat:1"#]]
    .assert_eq(&story);
}

#[test]
fn r11_1_a_penalty_that_takes_the_last_raider_ends_the_round() {
    let deal = format!("{SAFE}; lines=/1-hat-intruder/; stack=2-none-fire 4-none-wound");
    let story = told(THREE, &deal, "0 fight");
    assert!(
        story.contains("penalty seat:1,penalty:intruder\nintruded known:null\nround_ended round:1"),
        "{story}"
    );
    // Heihachi's turn it was: Daisuke begins the next round (R11.9).
    assert!(story.ends_with("turn_began seat:2"), "{story}");
    // A left penalty whose card is the last one ends it too, left of whose turn it was.
    let deal = format!("{SAFE}; lines=/3-hat-left/; stack=2-none-fire 4-none-wound");
    let story = told(THREE, &deal, "0 fight");
    assert!(
        story.contains("confronted seat:2,card:4-none-wound,total:4\nround_ended"),
        "{story}"
    );
    assert!(story.ends_with("turn_began seat:2"), "{story}");
}

#[test]
fn r11_1_the_last_card_is_fully_played_with_its_kiai_first() {
    let mut state = position(
        THREE,
        &format!("{SAFE}; lines=4-hat-none 2-none-fire//; stack=3-none-wound"),
    );
    play(&mut state, "0 fight");
    assert_eq!(open(&state).split(", ").next(), Some("0: decline"));
    let story = story(&play(&mut state, "0 decline"));
    assert!(
        story.starts_with("kiai_unused seat:0,part:lend\nfirst_card_off"),
        "{story}"
    );
    assert!(story.contains("round_ended round:1"), "{story}");
}

#[test]
fn r11_2_the_last_pass_ends_the_round_and_the_rest_breaks_in() {
    let deal = format!(
        "{SAFE}; passed=1 2; intruders=4-hat-none; stack=1-none-fire 2-none-fire 4-hat-fire*"
    );
    expect![[r#"
        passed seat:0
        rest_breaks_in count:3
        round_ended round:1
        bonus family:heal
        bonus family:barricade
        bonus family:intruder
        intruder_discarded card:1-none-fire
        intruder_turned_up card:2-none-fire
        intruder_turned_up card:4-hat-fire*
        barricade_burned left:4
        intruder_turned_up card:4-hat-none
        round_began round:2,stack:16,joined:3
        turn_began seat:1"#]]
    .assert_eq(&told(THREE, &deal, "0 pass"));
}

/// R11.3, R11.4, R11.5: all samurai do each step before the next.
#[test]
fn r11_3_r11_4_r11_5_step_by_step_clockwise_from_the_active_samurai() {
    let deal = "active=1; defended=1-hat-none*/2-farm-nosup/3-doll-none; stack=1-none-fire";
    expect![[r#"
        drew seat:1,card:1-none-fire
        confronted seat:1,card:1-none-fire,total:1
        round_ended round:1
        undefended seat:1,symbol:hat
        wounded seat:1,wounds:1
        undefended seat:2,symbol:hat
        wounded seat:2,wounds:1
        undefended seat:2,symbol:farm
        farm_burned left:5,back:null
        undefended seat:0,symbol:farm
        farm_burned left:4,back:null
        undefended seat:1,symbol:doll
        family_lost family:intruder
        undefended seat:0,symbol:doll
        family_lost family:barricade
        bonus family:heal
        healed seat:1
        round_began round:2,stack:7,joined:3
        turn_began seat:2"#]]
    .assert_eq(&told(THREE, deal, "1 fight"));
}

#[test]
fn r11_7_intruders_burn_with_flames_and_farms_apply_their_backs() {
    let table = "samurai=kyuzo,heihachi,daisuke level=hard";
    let deal = format!(
        "{SAFE}; barricades=1; families=heal; farms=farm wound barricade wound; intruders=4-hat-fire* 1-hat-intruder 3-hat-fire*; stack=1-none-fire"
    );
    let story = told(table, &deal, "0 fight");
    let (_, step) = story.split_once("bonus family:heal").unwrap();
    expect![[r#"
        intruder_turned_up card:4-hat-fire*
        barricade_burned left:0
        intruder_turned_up card:1-hat-intruder
        intruder_turned_up card:3-hat-fire*
        farm_burned left:3,back:farm
        farm_burned left:2,back:wound
        wounded seat:2,wounds:1
        round_began round:2,stack:16,joined:3
        turn_began seat:1"#]]
    .assert_eq(step.trim());
}

#[test]
fn r11_8_lines_and_totals_are_cleared_and_wounds_and_beasts_stay() {
    let deal = format!(
        "{SAFE}; passed=2; families=barricade; tokens=2 1 2; wounds=1 2 3; lines=4-doll-none/4-hat-none/4-none-wound; stack=1-none-fire 2-none-fire"
    );
    let state = after(THREE, &deal, "0 fight; 1 fight; 1 confront");
    assert_eq!(state.board().round(), 2);
    for seat in Seat::all(3) {
        let board = state.board().of(seat);
        assert!(
            board.last().is_none()
                && board.total() == 0
                && board.defended() == [None; 3]
                && !board.passed()
        );
        assert_eq!(board.token(), seat);
    }
    assert_eq!(
        [0, 1, 2].map(|seat| state.board().boards()[seat].wounds()),
        [1, 2, 3]
    );
}

#[test]
fn r11_9_the_samurai_left_of_the_last_active_one_begins() {
    let deal = format!("active=2; {SAFE}; stack=1-none-fire");
    assert_eq!(
        after(THREE, &deal, "2 fight; 2 confront")
            .board()
            .active(),
        Seat(0)
    );
}

#[test]
fn r11_10_after_two_hundred_turns_everyone_passes() {
    let deal = format!("{SAFE}; turns=199; passed=2; stack=1-none-fire 2-none-fire 3-none-wound");
    let story = told(THREE, &deal, "0 fight");
    assert!(
        story.contains("passed seat:0\npassed seat:1\nrest_breaks_in count:2"),
        "{story}"
    );
    let deal = format!("{SAFE}; turns=198; passed=2; stack=1-none-fire 2-none-fire 3-none-wound");
    assert_eq!(after(THREE, &deal, "0 fight").board().turns(), 200);
}

#[test]
fn r11_10_the_one_endless_line_ends() {
    // Kyuzo alone, the boss of nodef and reshuf last in his line, and every card he can draw equal to
    // one in it: each turn a card comes back and one is discarded.
    let deal = "round=3; active=0; passed=1; wounds=2 0; lines=2-hat-none* 3-hat-none* 6-none-nodef+reshuf*/; \
        discard=2-doll-none 3-doll-none; stack=2-none-fire 3-none-wound 2-farm-nosup 3-farm-nosup";
    let mut state = position("samurai=kyuzo,heihachi spare_tokens=off", deal);
    let mut turns = 0;
    loop {
        turns += 1;
        let story = story(&play(&mut state, "0 suffer reshuf; 0 fight; 0 discard"));
        if story.contains("rest_breaks_in") {
            break;
        }
        assert!(turns < 200);
    }
    assert_eq!((turns, open(&state).as_str()), (200, "over"));
}

/// Round 3, everything defended, the last card is drawn.
fn last_card(level: &str, more: &str) -> State {
    let deal = format!("round=3; {SAFE}; stack=1-none-fire; {more}");
    after(
        &format!("samurai=kyuzo,heihachi,daisuke level={level}"),
        &deal,
        "0 fight",
    )
}

#[test]
fn r12_1_r12_2_the_score_of_a_win_with_its_mark() {
    let score = |level, more| {
        let state = last_card(level, more);
        assert_eq!(state.board().ending(), Some(Ending::Won));
        let mark = samurai_spirit::scoring::mark(state.board().config().level());
        format!("{}{mark}", samurai_spirit::scoring::score(state.board()))
    };
    // R12.2: the printed examples of marks are 7+, 10++ and 8+++.
    assert_eq!(
        score(
            "normal",
            "farms=wound wound farm family; families=heal barricade"
        ),
        "7+"
    );
    assert_eq!(score("hard", ""), "10++");
    assert_eq!(
        score(
            "heroic",
            "farms=wound wound farm family barricade; wounds=2 1 0"
        ),
        "8+++"
    );
    assert_eq!(score("easy", "families=barricade; wounds=2 3 0"), "7");
    let outcome = SamuraiSpirit::outcome(&last_card("hard", "")).unwrap();
    assert_eq!(outcome.to_string(), "cooperative won 10 of 3");
    // Beasts without token do not spoil the last point.
    assert_eq!(score("normal", "wounds=2 2 2"), "10+");
}

#[test]
fn r2_6_a_deal_that_is_no_position_is_refused_with_all_its_problems() {
    let problems = |deal: &str| try_position(THREE, deal).unwrap_err().to_string();
    expect!["wounds: a samurai stands with three wounds at most (R9.2); active: not a samurai who is still in the round (R5.3); stack: without raiders the round is over (R11.1); barricades: more than at the start (R10.5); farms: not farms of this game, or none (R1.3, R10.4); families: not different families, or none (R1.4, R10.4)"]
        .assert_eq(&problems("stack=; active=5; wounds=0 4 0; barricades=9; families=heal heal; farms="));
    expect!["samurai: the options name other samurai (R2.1); spares: not tokens of absent samurai, each once (R2.4); lines: a total on the Kiai value, whose Kiai would have come (R7.1); stack: a card lies in two places (R1.2); round: a card that joins in a later round (R2.3); face_up: more cards than the stack has (R7.10); known_intruders: not among the intruders (R2.6); defended: cards with a symbol, each symbol once (R4.2)"].assert_eq(&problems(
        "samurai=kyuzo kanbei daisuke; lines=4-hat-none 4-doll-none 1-hat-none*//; defended=1-none-fire//; stack=5-none-fire* 4-hat-none; face_up=3; known_intruders=1-doll-none; spares=kyuzo",
    ));
    expect!["round: `4` is not a whole number from 1 to 3; lines: `a` is not groups by seat such as `1-hat-none*/3-none-wound`; stack: `7-hat-none` is not cards such as `1-hat-none* 3-none-wound`"].assert_eq(&problems("round=4; stack=7-hat-none; lines=a"));
    let unnamed = try_position("samurai=3", "stack=1-none-fire")
        .unwrap_err()
        .to_string();
    expect!["samurai: neither the options nor the deal name the samurai (R2.1)"]
        .assert_eq(&unnamed);
}

#[test]
fn r2_6_a_number_of_a_deal_has_one_text() {
    let problems = |deal: &str| try_position(THREE, deal).unwrap_err().to_string();
    expect!["round: `01` is not a whole number from 1 to 3; wounds: `00 +1 0` is not numbers such as `0 2`; barricades: `+3` is not a number or `auto`"]
        .assert_eq(&problems("stack=1-none-fire; round=01; wounds=00 +1 0; barricades=+3"));
}
