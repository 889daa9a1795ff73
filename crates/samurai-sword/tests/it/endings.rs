//! Both victories, points and ties, and the rules for three.

use expect_test::expect;
use game_core::{Game, Seat};
use samurai_sword::scoring::{Points, pass_honour};
use samurai_sword::{Ending, Pending, SamuraiSword, State, Team};

use crate::script::{check, discards, hand, legal, play, position, roles};

const FOUR: &str =
    "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro";

fn winner(state: &State) -> Option<Team> {
    samurai_sword::scoring::winner(state)
}

/// The totals of all sides, as the outcome tells them.
fn outcome(state: &State) -> String {
    SamuraiSword::outcome(state).unwrap().to_string()
}

/// Printed example: Shogun 1, Samurai 3, Ronin 3, Ninja 2, 3 and 0; two Daimyo make 7 + 2 = 9
/// against 5 and 9, and the Shogun's side wins the tie.
#[test]
fn r8_5_the_printed_scoring_of_six() {
    let state = check(
        "players=6",
        "roles=shogun,samurai,ronin,ninja-1,ninja-2,ninja-3; \
         characters=nobunaga,hideyoshi,goemon,kojiro,musashi,tomoe; \
         hands=daimyo/daimyo bo/bo/bo/bo/katana; resilience=5,4,5,5,5,5; honour=2,4,4,3,4,1; \
         deck=; discards=rest; turn=0; phase=play",
        "0 end turn",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            deck_renewed cards=83 honour=(1 3 3 2 3 0)
            ended ending={honour:{deadly_strike:none points:({daimyo:1 factor:1 honour:1 points:2} {daimyo:1 factor:2 honour:3 points:7} {daimyo:0 factor:3 honour:3 points:9} {daimyo:0 factor:1 honour:2 points:2} {daimyo:0 factor:1 honour:3 points:3} {daimyo:0 factor:1 honour:0 points:0}) totals:(9 5 9) winner:shogun}} roles=(shogun samurai ronin ninja-1 ninja-2 ninja-3)
            -> teams 0 0 2 1 1 1 / 1:9 3:5 2:9
        "#]],
    );
    assert_eq!(state.board().honour()[..6], [1, 3, 3, 2, 3, 0]);
    assert_eq!(winner(&state), Some(Team::Shogun));
}

#[test]
fn r8_1_the_match_ends_when_bushido_takes_the_last_honour() {
    let state = check(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/bo/bo/bo; honour=5,1,3,3; bushido=1; deck=katana rest; phase=play"
        ),
        "0 end turn; 1 drop bushido",
        &expect![[r#"
            turn_ended seat=0
            turn_began seat=1
            flipped card=katana seat=1
            bushido_dropped honour_lost=true seat=1
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:5 points:5} {daimyo:0 factor:2 honour:0 points:0} {daimyo:0 factor:1 honour:3 points:3} {daimyo:0 factor:2 honour:3 points:6}) totals:(5 9) winner:ninja}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 2:5 1:9
        "#]],
    );
    assert_eq!(discards(&state), "bushido katana");
}

/// The factors by role at every table.
#[test]
fn r8_2_the_factors() {
    use samurai_sword::{Config, Role};
    let factors = |players: u8| {
        let config = Config::new(players).unwrap();
        [
            config.factor(Role::Shogun, &Role::ALL),
            config.factor(Role::Samurai, &Role::ALL),
            config.factor(Role::Ninja1, &Role::ALL),
            config.factor(Role::Ninja3, &Role::ALL),
            config.factor(Role::Ronin, &Role::ALL),
        ]
    };
    // A Samurai or Ronin that does not play is of no account.
    assert_eq!(factors(3)[0], 2);
    assert_eq!(factors(3)[2..4], [1, 1]);
    assert_eq!(factors(4)[..4], [1, 2, 1, 2]);
    assert_eq!(factors(5), [1, 1, 1, 1, 2]);
    assert_eq!(factors(6), [1, 2, 1, 1, 3]);
    assert_eq!(factors(7), [1, 1, 1, 1, 3]);
}

/// With four players the Ninja with more stars counts double, whichever two play.
#[test]
fn r8_2_the_stars_of_four() {
    for (one, other, factors) in [
        ("ninja-1", "ninja-2", [1, 2]),
        ("ninja-3", "ninja-1", [2, 1]),
        ("ninja-2", "ninja-3", [1, 2]),
    ] {
        let deal = format!(
            "roles=shogun,samurai,{one},{other}; characters=nobunaga,hideyoshi,goemon,kojiro; \
             hands=daimyo/bo/bo/bo; honour=1,3,3,2; deck=; discards=rest; phase=play"
        );
        let mut state = position("players=4", &deal);
        play(&mut state, "0 end turn");
        let ninja = 2 * factors[0] + factors[1];
        assert_eq!(
            outcome(&state),
            format!(
                "teams 0 0 1 1 / {}:5 {}:{ninja}",
                1 + u8::from(ninja >= 5),
                1 + u8::from(ninja < 5)
            )
        );
    }
}

#[test]
fn r8_3_daimyo_are_not_multiplied_and_nothing_to_the_ronin() {
    let deal = "roles=shogun,samurai,ronin,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro,musashi; \
                hands=bo/daimyo/daimyo/daimyo/bo; honour=1,3,3,3,3; deck=; discards=rest; phase=play";
    let mut state = position("players=5", deal);
    play(&mut state, "0 end turn");
    // Shogun 0 + Samurai 2 + 1; Ninja 2 + 2 + 1; Ronin 2 x 2.
    assert_eq!(outcome(&state), "teams 0 0 2 1 1 / 3:3 1:5 2:4");
}

#[test]
fn r8_3_a_daimyo_being_played_does_not_count() {
    let mut state = position(
        "players=4",
        &format!(
            "{FOUR}; hands=daimyo daimyo/bo/bo/bo; honour=2,1,1,1; deck=; discards=rest; phase=play"
        ),
    );
    play(&mut state, "0 play daimyo");
    assert_eq!(
        (hand(&state, 0).as_str(), outcome(&state).as_str()),
        ("daimyo", "teams 0 0 1 1 / 1:2 2:0")
    );
}

/// Everybody's points end equal at the renewal; who wins the tie, by team.
fn tie(players: usize, roles: &str, honour: &str) -> (Option<Team>, String) {
    let characters = [
        "nobunaga",
        "hideyoshi",
        "goemon",
        "kojiro",
        "musashi",
        "tomoe",
        "ieyasu",
    ];
    let hands = ["geisha"; 6][..players - 1].join("/");
    let deal = format!(
        "roles={roles}; characters={}; hands=daimyo/{}; honour={honour}; deck=; discards=rest; phase=play",
        characters[..players].join(","),
        hands
    );
    let mut state = position(&format!("players={players}"), &deal);
    play(&mut state, "0 play daimyo");
    (winner(&state), outcome(&state))
}

#[test]
fn r8_5_ninja_win_a_tie_with_the_shogun() {
    // Shogun 4 + Samurai 0; Ninja 2 + 1 x 2.
    let tied = tie(4, "shogun,samurai,ninja-1,ninja-2", "5,1,3,2");
    assert_eq!(
        tied,
        (Some(Team::Ninja), "teams 0 0 1 1 / 2:4 1:4".to_owned())
    );
}

#[test]
fn r8_5_ninja_win_a_tie_with_the_ronin() {
    let tied = tie(5, "shogun,samurai,ronin,ninja-1,ninja-2", "1,1,3,3,3");
    assert_eq!(
        tied,
        (
            Some(Team::Ninja),
            "teams 0 0 2 1 1 / 3:0 1:4 2:4".to_owned()
        )
    );
}

#[test]
fn r8_5_the_shogun_wins_a_tie_with_the_ronin() {
    let tied = tie(5, "shogun,samurai,ronin,ninja-1,ninja-2", "4,2,3,1,2");
    assert_eq!(
        tied,
        (
            Some(Team::Shogun),
            "teams 0 0 2 1 1 / 1:4 3:1 2:4".to_owned()
        )
    );
}

#[test]
fn r8_5_ninja_win_a_tie_of_all_three() {
    let tied = tie(5, "shogun,samurai,ronin,ninja-1,ninja-2", "5,1,3,3,3");
    assert_eq!(
        tied,
        (
            Some(Team::Ninja),
            "teams 0 0 2 1 1 / 2:4 1:4 3:4".to_owned()
        )
    );
}

#[test]
fn r8_4_deadly_strike_by_each_kind_of_defeat() {
    for (card, first) in [
        ("bo", "0 attack bo 1"),
        ("battlecry", "0 play battlecry"),
        ("jujutsu", "0 play jujutsu"),
    ] {
        let deal = format!(
            "{FOUR}; hands={card}/geisha/geisha/geisha; resilience=5,1,5,5; honour=5,1,3,3; phase=play"
        );
        let mut state = position("players=4", &deal);
        play(&mut state, &format!("{first}; 1 suffer"));
        let ending = Ending::Honour {
            deadly_strike: Some(Team::Shogun),
        };
        assert_eq!(state.board().pending(), Pending::Over(ending), "{card}");
        // Shogun 6, Samurai 0, three off; Ninja 3 + 3 x 2.
        assert_eq!(outcome(&state), "teams 0 0 1 1 / 2:3 1:9", "{card}");
    }
}

#[test]
fn r8_4_no_deadly_strike_when_an_enemy_defeats_or_a_later_draw_ends_it() {
    let deal = format!(
        "{FOUR}; hands=bo/geisha/geisha/geisha; resilience=5,4,1,5; honour=5,3,1,3; phase=play"
    );
    let mut state = position("players=4", &deal);
    play(&mut state, "0 attack bo 2; 2 suffer");
    assert_eq!(
        state.board().pending(),
        Pending::Over(Ending::Honour {
            deadly_strike: None
        })
    );
    // The friendly defeat leaves honour; the next turn's draw ends the match.
    let deal = format!(
        "{FOUR}; hands=bo/geisha/geisha/geisha; resilience=5,1,5,5; honour=5,2,3,3; deck=; discards=rest; phase=play"
    );
    let mut state = position("players=4", &deal);
    play(&mut state, "0 attack bo 1; 1 suffer; 0 end turn");
    assert_eq!(
        state.board().pending(),
        Pending::Over(Ending::Honour {
            deadly_strike: None
        })
    );
}

#[test]
fn r8_4_totals_may_be_negative() {
    let deal = "roles=ninja-1,ninja-2,shogun,samurai; characters=nobunaga,hideyoshi,goemon,kojiro; \
                hands=bo/geisha/geisha/geisha; resilience=5,1,5,5; honour=1,1,3,3; turn=0; phase=play";
    let mut state = position("players=4", deal);
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(outcome(&state), "teams 1 1 0 0 / 1:9 2:-1");
}

#[test]
fn r8_6_swordmaster_only_one_player_stands() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=bo/daimyo/daimyo daimyo/bo; resilience=1,0,0,1; phase=play"),
        "0 attack bo 3; 3 suffer",
        &expect![[r#"
            attacked seat=0 target=3 weapon=bo
            wounded by=0 lost=1 resilience=0 seat=3
            defeated by=0 seat=3
            ended ending={swordmaster:{last:0 winner:shogun}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 1:0 2:0
        "#]],
    );
    assert_eq!(winner(&state), Some(Team::Shogun));
}

#[test]
fn r8_6_hands_do_not_matter_to_who_stands() {
    // Seat 1 has no cards but resilience: the match goes on.
    let mut state = position(
        "players=4",
        &format!("{FOUR}; hands=bo//geisha/bo; resilience=1,4,0,1; phase=play"),
    );
    play(&mut state, "0 attack bo 3; 3 suffer");
    assert_eq!(state.board().pending(), Pending::Play);
}

#[test]
fn r8_6_a_friendly_blow_is_no_swordmaster_but_scored_with_three_off() {
    let state = check(
        "players=4",
        &format!("{FOUR}; hands=bo/bo/geisha/bo; resilience=1,1,0,0; honour=3,3,3,3; phase=play"),
        "0 attack bo 1; 1 suffer",
        &expect![[r#"
            attacked seat=0 target=1 weapon=bo
            wounded by=0 lost=1 resilience=0 seat=1
            defeated by=0 seat=1
            ended ending={honour:{deadly_strike:shogun points:({daimyo:0 factor:1 honour:4 points:4} {daimyo:0 factor:2 honour:2 points:4} {daimyo:0 factor:1 honour:3 points:3} {daimyo:0 factor:2 honour:3 points:6}) totals:(5 9) winner:ninja}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 2:5 1:9
        "#]],
    );
    assert_eq!(
        state.board().pending(),
        Pending::Over(Ending::Honour {
            deadly_strike: Some(Team::Shogun)
        })
    );
}

#[test]
fn r8_6_last_honour_and_last_standing_at_once_is_the_swordmaster() {
    let mut state = position(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/geisha/geisha/bo; resilience=1,0,0,1; honour=1,1,3,1; phase=play"
        ),
    );
    play(&mut state, "0 attack bo 3; 3 suffer");
    assert_eq!(
        state.board().pending(),
        Pending::Over(Ending::Swordmaster { last: Seat(0) })
    );
    assert_eq!(outcome(&state), "teams 0 0 1 1 / 1:0 2:0");
}

#[test]
fn r8_6_swordmaster_by_battlecry_asks_nobody_further() {
    let mut state = position(
        "players=4",
        &format!("{FOUR}; hands=battlecry/geisha/bo/bo; resilience=1,0,1,1; phase=play"),
    );
    play(&mut state, "0 play battlecry; 2 suffer");
    assert_eq!(state.board().asked(), Some(Seat(3)), "seat 3 still stands");
    play(&mut state, "3 suffer");
    assert_eq!(
        state.board().pending(),
        Pending::Over(Ending::Swordmaster { last: Seat(0) })
    );
}

#[test]
fn r8_6_a_ronin_can_be_the_swordmaster() {
    let deal = "roles=shogun,samurai,ronin,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro,musashi; \
                hands=geisha/geisha/bo/bo/bo; resilience=0,0,3,1,0; turn=2; phase=play";
    let mut state = position("players=5", deal);
    play(&mut state, "2 attack bo 3; 3 suffer");
    assert_eq!(outcome(&state), "teams 0 0 2 1 1 / 2:0 2:0 1:0");
}

const THREE: &str = "roles=shogun,ninja-1,ninja-2; characters=hanzo,hideyoshi,goemon";

#[test]
fn r9_1_the_shogun_of_three_draws_three_and_plays_two_weapons() {
    let state = position(
        "players=3",
        &format!("{THREE}; hands=bo bo bo/geisha/geisha; deck=kiseru katana parry rest"),
    );
    assert_eq!(
        (state.board().honour()[..3].to_vec(), state.hands()[0].len()),
        (vec![6, 3, 3], 6)
    );
    let mut state = state;
    play(
        &mut state,
        "0 attack bo 1; 1 suffer; 0 attack bo 1; 1 suffer",
    );
    assert!(!legal(&state, 0).contains("attack"));
    assert_eq!(state.board().weapon_limit(), 2);
}

#[test]
fn r9_1_a_ninja_of_three_draws_two_and_plays_one() {
    let state = position("players=3", &format!("{THREE}; hands=bo/geisha/bo; turn=2"));
    assert_eq!(
        (state.hands()[2].len(), state.board().weapon_limit()),
        (3, 2)
    );
    let state = position(
        "players=3",
        "roles=shogun,ninja-1,ninja-2; characters=hanzo,musashi,goemon; hands=bo/geisha/bo; turn=1",
    );
    assert_eq!(
        (state.hands()[1].len(), state.board().weapon_limit()),
        (3, 1)
    );
}

#[test]
fn r9_1_all_roles_of_three_are_open() {
    let state = position("players=3", &format!("{THREE}; hands=bo/geisha/bo"));
    let view = crate::script::view(&state, 1);
    assert!(roles(&view).iter().all(Option::is_some));
}

#[test]
fn r9_2_the_shogun_of_three_drops_bushido_for_nothing() {
    let state = check(
        "players=3",
        &format!("{THREE}; hands=bo/geisha/bo; bushido=0; deck=katana rest"),
        "0 drop bushido",
        &expect![[r#"
            bushido_dropped honour_lost=false seat=0
            [0] drew_cards cards=(armor parry parry) seat=0
            [not 0] drew count=3 seat=0
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (
            state.board().honour()[0],
            state.board().bushido(),
            discards(&state).as_str()
        ),
        (6, None, "bushido katana")
    );
}

#[test]
fn r9_2_or_passes_it_on_for_a_weapon_and_the_ninja_pay() {
    let mut state = position(
        "players=3",
        &format!(
            "{THREE}; hands=bo/geisha/bo; bushido=0; deck=katana geisha geisha geisha kiseru rest"
        ),
    );
    assert_eq!(legal(&state, 0), "drop bushido; discard bo");
    play(&mut state, "0 discard bo; 0 end turn; 1 drop bushido");
    assert_eq!(state.board().honour()[..3], [6, 2, 3]);
}

#[test]
fn r9_3_one_player_standing_ends_nothing_at_three() {
    let mut state = position(
        "players=3",
        &format!("{THREE}; hands=bo/bo/bo; resilience=4,1,0; phase=play"),
    );
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(
        (state.board().pending(), state.board().standing()),
        (Pending::Play, 1)
    );
}

#[test]
fn r9_3_honour_decides_at_three_with_the_deadly_strike_of_ninja() {
    let state = check(
        "players=3",
        &format!("{THREE}; hands=bo/bo/bo; resilience=4,1,5; honour=1,1,3; turn=2; phase=play"),
        "2 attack bo 1; 1 suffer",
        &expect![[r#"
            attacked seat=2 target=1 weapon=bo
            wounded by=2 lost=1 resilience=0 seat=1
            defeated by=2 seat=1
            ended ending={honour:{deadly_strike:ninja points:({daimyo:0 factor:2 honour:1 points:2} {daimyo:0 factor:1 honour:0 points:0} {daimyo:0 factor:1 honour:4 points:4}) totals:(2 1) winner:shogun}} roles=(shogun ninja-1 ninja-2)
            -> teams 0 1 1 / 1:2 2:1
        "#]],
    );
    assert_eq!(winner(&state), Some(Team::Shogun));
}

#[test]
fn r8_1_whose_last_honour_it_is_is_known_beforehand() {
    let state = position(
        "players=4",
        &format!("{FOUR}; hands=bo/bo/bo/bo; honour=5,1,2,3; phase=play"),
    );
    let last = Seat::all(4).map(|seat| state.board().is_last_honour(seat));
    assert_eq!(last.collect::<Vec<_>>(), [false, true, false, false]);
    let mut honour = [5, 1, 2, 3, 0, 0, 0];
    assert_eq!(state.board().ending_for(&honour, None), None);
    state.board().lose_honour_each(&mut honour);
    assert_eq!(honour, [4, 0, 1, 2, 0, 0, 0]);
    let deadly_strike = None;
    assert_eq!(
        state.board().ending_for(&honour, deadly_strike),
        Some(Ending::Honour { deadly_strike })
    );
}

/// Who struck whom, the resilience at the table, and how that would end the match.
#[test]
fn r8_6_how_a_defeat_would_end_the_match_is_known_beforehand() {
    let ending = |resilience: &str, honour: &str, defeated: (u8, Team), by: (u8, Team)| {
        let state = position(
            "players=4",
            &format!(
                "{FOUR}; hands=bo/bo/bo/bo; resilience={resilience}; honour={honour}; phase=play"
            ),
        );
        let mut passed = [0; 7];
        passed[..4].copy_from_slice(state.board().honour());
        pass_honour(&mut passed, Seat(defeated.0), Seat(by.0));
        let defeated = (Seat(defeated.0), defeated.1);
        let by = (Seat(by.0), by.1);
        state
            .board()
            .ending_by_defeat(&passed, defeated, by)
    };
    let (shogun, ninja) = (Team::Shogun, Team::Ninja);
    let strike = |team: Team| {
        Some(Ending::Honour {
            deadly_strike: Some(team),
        })
    };
    assert_eq!(ending("5,4,5,5", "5,3,3,3", (1, shogun), (2, ninja)), None);
    assert_eq!(
        ending("5,4,0,0", "5,3,3,3", (1, shogun), (0, ninja)),
        Some(Ending::Swordmaster { last: Seat(0) })
    );
    assert_eq!(
        ending("5,4,0,0", "5,3,3,3", (1, shogun), (0, shogun)),
        strike(shogun)
    );
    assert_eq!(
        ending("5,4,5,5", "5,3,1,3", (2, ninja), (3, ninja)),
        strike(ninja)
    );
    assert_eq!(
        ending("5,4,5,5", "5,1,3,3", (1, shogun), (2, ninja)),
        Some(Ending::Honour {
            deadly_strike: None
        })
    );
}

#[test]
fn r8_3_what_of_the_points_is_for_daimyo() {
    let points = Points::of(Team::Ninja, 2, 3, 2);
    assert_eq!((points.points, points.for_daimyo()), (8, 2));
    let ronin = Points::of(Team::Ronin, 3, 2, 2);
    assert_eq!((ronin.points, ronin.for_daimyo(), ronin.daimyo), (6, 0, 2));
}
