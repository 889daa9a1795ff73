//! Characters and cards that meet: the cases players ask about.

use expect_test::expect;
use game_core::Seat;
use samurai_sword::{Card, Pending, State};

use crate::script::{check, discards, hand, legal, play, position, refuse};

fn duel(one: &str, other: &str, rest: &str) -> State {
    position(
        "players=4",
        &format!(
            "roles=shogun,samurai,ninja-1,ninja-2; characters={one},{other},goemon,kojiro; {rest}"
        ),
    )
}

#[test]
fn ginchiyo_takes_one_off_after_fast_draw_and_musashi_are_added() {
    // Bo 1, Musashi 1, two Fast Draw: four, less one (R4.4, R6.3, R6.9).
    let mut state = duel(
        "musashi",
        "ginchiyo",
        "hands=bo/bo/bo/bo; properties=fast-draw fast-draw///; phase=play",
    );
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 1);
    let mut state = duel("musashi", "ginchiyo", "hands=bo/bo/bo/bo; phase=play");
    play(&mut state, "0 attack bo 1; 1 suffer");
    assert_eq!(state.board().resilience()[1], 3);
}

#[test]
fn ushiwaka_draws_for_points_lost_not_for_excess_wounds() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,ushiwaka,goemon,kojiro; \
         hands=katana bo/bo/bo/bo; resilience=5,2,5,5; deck=parry geisha daimyo rest; phase=play",
        "0 attack katana 1; 1 suffer",
        &expect![[r#"
            attacked seat=0 target=1 weapon=katana
            wounded by=0 lost=2 resilience=0 seat=1
            defeated by=0 seat=1
            [1] drew_cards cards=(parry geisha) seat=1
            [not 1] drew count=2 seat=1
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (hand(&state, 1).as_str(), state.board().resilience()[1]),
        ("bo parry geisha", 0)
    );
}

#[test]
fn tomoe_against_ushiwaka_the_wounded_draws_first() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=tomoe,ushiwaka,goemon,kojiro; \
         hands=kusarigama/bo/bo/bo; deck=parry geisha daimyo rest; phase=play",
        "0 attack kusarigama 1; 1 suffer",
        &expect![[r#"
            attacked seat=0 target=1 weapon=kusarigama
            wounded by=0 lost=2 resilience=2 seat=1
            [1] drew_cards cards=(parry geisha) seat=1
            [not 1] drew count=2 seat=1
            [0] drew_cards cards=(daimyo) seat=0
            [not 0] drew count=1 seat=0
            -> 0 plays
        "#]],
    );
    assert_eq!(
        (hand(&state, 1).as_str(), hand(&state, 0).as_str()),
        ("bo parry geisha", "daimyo")
    );
    assert_eq!(discards(&state), "kusarigama");
}

#[test]
fn r4_5_no_draws_after_a_blow_that_ends_the_match() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=tomoe,nobunaga,ushiwaka,kojiro; \
         hands=katana/bo/bo/bo; resilience=5,5,3,5; honour=5,3,1,3; deck=parry geisha daimyo rest; phase=play",
        "0 attack katana 2; 2 suffer",
        &expect![[r#"
            attacked seat=0 target=2 weapon=katana
            wounded by=0 lost=3 resilience=0 seat=2
            defeated by=0 seat=2
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:6 points:6} {daimyo:0 factor:2 honour:3 points:6} {daimyo:0 factor:1 honour:0 points:0} {daimyo:0 factor:2 honour:3 points:6}) totals:(12 6) winner:shogun}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 1:12 2:6
        "#]],
    );
    assert_eq!(
        (state.deck().as_slice().last(), state.board().aside()),
        (Some(&Card::Parry), Some(Card::Katana))
    );
}

#[test]
fn r4_5_a_draw_that_ends_the_match_stops_the_next() {
    // Ushiwaka's second card renews the deck and ends it: Tomoe draws nothing.
    check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=tomoe,ushiwaka,goemon,kojiro; \
         hands=kusarigama/bo/bo/bo; honour=5,1,3,3; deck=parry; discards=rest; phase=play",
        "0 attack kusarigama 1; 1 suffer",
        &expect![[r#"
            attacked seat=0 target=1 weapon=kusarigama
            wounded by=0 lost=2 resilience=2 seat=1
            [1] drew_cards cards=(parry) seat=1
            [not 1] drew count=1 seat=1
            deck_renewed cards=85 honour=(4 0 2 2)
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:4 points:4} {daimyo:0 factor:2 honour:0 points:0} {daimyo:0 factor:1 honour:2 points:2} {daimyo:0 factor:2 honour:2 points:4}) totals:(4 6) winner:ninja}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 2:4 1:6
        "#]],
    );
}

#[test]
fn chiyome_is_not_asked_by_battlecry_and_jujutsu() {
    let mut state = duel(
        "nobunaga",
        "chiyome",
        "hands=battlecry jujutsu/parry bo/bo parry/bo parry; phase=play",
    );
    play(&mut state, "0 play battlecry");
    assert_eq!(state.board().asked(), Some(Seat(2)));
    play(&mut state, "2 discard parry; 3 suffer; 0 play jujutsu");
    assert_eq!(state.board().asked(), Some(Seat(2)));
}

#[test]
fn chiyome_draws_with_everybody_at_the_tea_ceremony() {
    let mut state = duel(
        "nobunaga",
        "chiyome",
        "hands=tea-ceremony/parry/bo/bo; phase=play",
    );
    play(&mut state, "0 play tea-ceremony");
    assert_eq!(state.hands()[1].len(), 2);
}

#[test]
fn hanzo_with_one_weapon_as_his_only_card() {
    let mut state = duel(
        "nobunaga",
        "hanzo",
        "hands=katana battlecry jujutsu/bo/geisha/geisha; phase=play",
    );
    play(&mut state, "0 attack katana 1");
    assert_eq!(legal(&state, 1), "suffer");
    refuse(&state, "1 parry bo", "last_card");
    play(&mut state, "1 suffer; 0 play battlecry");
    assert_eq!(legal(&state, 1), "suffer");
    refuse(&state, "1 discard bo", "last_card");
    let mut state = duel(
        "nobunaga",
        "hanzo",
        "hands=jujutsu/bo/geisha/geisha; phase=play",
    );
    play(&mut state, "0 play jujutsu");
    assert_eq!(legal(&state, 1), "suffer; discard bo");
    play(&mut state, "1 discard bo");
    assert!(state.board().is_harmless(Seat(1)));
}

#[test]
fn hanzo_with_two_weapons() {
    let mut state = duel(
        "nobunaga",
        "hanzo",
        "hands=katana battlecry jujutsu bo/bo bo/geisha/geisha; phase=play",
    );
    play(&mut state, "0 attack katana 1");
    assert_eq!(legal(&state, 1), "suffer; parry bo");
    play(&mut state, "1 parry bo");
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (4, "bo")
    );
    let mut state = duel(
        "nobunaga",
        "hanzo",
        "hands=battlecry jujutsu bo/bo kiseru/geisha/geisha; phase=play",
    );
    play(
        &mut state,
        "0 play battlecry; 1 discard kiseru; 2 suffer; 3 suffer; 0 play jujutsu; 1 discard bo",
    );
    assert_eq!(
        (state.board().resilience()[1], hand(&state, 1).as_str()),
        (4, "")
    );
}

#[test]
fn hanzo_may_parry_with_his_last_card_if_it_is_a_parry() {
    let mut state = duel("nobunaga", "hanzo", "hands=katana/parry/bo/bo; phase=play");
    play(&mut state, "0 attack katana 1; 1 parry parry");
    assert_eq!(state.board().resilience()[1], 4);
}

#[test]
fn goemon_with_a_focus_plays_three_weapons() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=goemon,nobunaga,hideyoshi,kojiro; \
                hands=bo bo bo bo/geisha/geisha/geisha; properties=focus///; phase=play";
    let mut state = position("players=4", deal);
    play(
        &mut state,
        "0 attack bo 1; 1 suffer; 0 attack bo 1; 1 suffer; 0 attack bo 1; 1 suffer",
    );
    refuse(&state, "0 attack bo 1", "weapon_limit");
}

#[test]
fn ieyasu_may_take_the_card_turned_up_for_bushido() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,nobunaga,goemon,kojiro; \
                hands=bo parry/bo/bo/bo; bushido=0; deck=katana daimyo rest";
    let mut state = position("players=4", deal);
    assert_eq!(state.board().pending(), Pending::Bushido);
    play(&mut state, "0 drop bushido");
    // Bushido lies on top of the card that was turned up.
    assert_eq!(
        (state.board().pending(), discards(&state).as_str()),
        (Pending::Draw, "bushido katana")
    );
    play(&mut state, "0 draw discards");
    assert_eq!(hand(&state, 0), "bo bushido parry daimyo");
    let state = position("players=4", &deal.replace("deck=katana", "deck=geisha"));
    assert_eq!(
        (
            state.board().pending(),
            discards(&state).as_str(),
            state.board().bushido()
        ),
        (Pending::Draw, "geisha", Some(Seat(1)))
    );
}

#[test]
fn ieyasu_is_not_asked_with_an_empty_discard_pile() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,nobunaga,goemon,kojiro; \
                hands=bo/bo/bo/bo; deck=katana daimyo rest";
    let state = position("players=4", deal);
    assert_eq!(
        (state.board().pending(), hand(&state, 0).as_str()),
        (Pending::Play, "bo katana daimyo")
    );
}

#[test]
fn ieyasu_takes_the_last_discard_before_the_deck_is_renewed() {
    // The discard pile is then empty, and so is the deck: the second card fails (R7.2).
    let hands = "bo bo bo bo bo bokken bokken bokken bokken bokken bokken kiseru kiseru kiseru kiseru kiseru \
                 kusarigama kusarigama kusarigama kusarigama shuriken shuriken shuriken naginata naginata \
                 wakizashi katana nodachi kanabo nagayari daikyu tanegashima daimyo daimyo daimyo";
    let rest = "parry parry parry parry parry parry parry parry parry parry parry parry parry parry parry \
                geisha geisha geisha geisha geisha geisha diversion diversion diversion diversion diversion \
                battlecry battlecry battlecry battlecry tea-ceremony tea-ceremony tea-ceremony tea-ceremony \
                breathing breathing breathing jujutsu jujutsu";
    let properties =
        "armor armor armor armor fast-draw fast-draw fast-draw focus focus focus focus focus focus";
    check(
        "players=4",
        &format!(
            "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,nobunaga,goemon,kojiro; \
             hands={hands}/{rest}/bushido/bushido; properties={properties}///; deck=; discards=jujutsu"
        ),
        "0 draw discards",
        &expect![[r#"
            took_discard card=jujutsu seat=0
            nothing_to_draw seat=0
            -> 0 plays
        "#]],
    );
}

#[test]
fn nobunaga_at_one_point_may_not_trade() {
    let state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=bo/bo/bo/bo; resilience=1,4,5,5; phase=play",
    );
    refuse(&state, "0 trade", "last_resilience");
    assert!(!legal(&state, 0).contains("trade"));
}

#[test]
fn nobunaga_may_end_the_match_by_trading() {
    // The card he trades for renews the deck (R7.1).
    check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=/bo/bo/bo; honour=5,3,3,1; deck=; discards=rest; phase=play",
        "0 trade",
        &expect![[r#"
            traded resilience=4 seat=0
            deck_renewed cards=87 honour=(4 2 2 0)
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:4 points:4} {daimyo:0 factor:2 honour:2 points:4} {daimyo:0 factor:1 honour:2 points:2} {daimyo:0 factor:2 honour:0 points:0}) totals:(8 2) winner:shogun}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 1:8 2:2
        "#]],
    );
}

#[test]
fn kojiro_cannot_attack_a_harmless_player() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=kojiro,nobunaga,hideyoshi,goemon; \
                hands=bokken//bo/bo; resilience=5,5,0,5; phase=play";
    let state = position("players=4", deal);
    refuse(&state, "0 attack bokken 1", "harmless_target");
    refuse(&state, "0 attack bokken 2", "harmless_target");
    assert_eq!(legal(&state, 0), "attack bokken 3; end turn");
}

#[test]
fn bushido_passes_to_a_harmless_player() {
    let mut state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=bo//bo/bo; resilience=5,0,5,5; bushido=0; deck=parry geisha daimyo katana rest",
    );
    assert_eq!(state.board().bushido(), Some(Seat(1)));
    // He recovers, and then turns up a card himself: a weapon, and none in hand.
    play(&mut state, "0 end turn");
    assert_eq!(
        (
            state.board().pending(),
            state.board().resilience()[1],
            legal(&state, 1).as_str()
        ),
        (Pending::Bushido, 4, "drop bushido")
    );
}

#[test]
fn bushido_without_a_card_to_turn_up_goes_left() {
    let hands = "bo bo bo bo bo bokken bokken bokken bokken bokken bokken kiseru kiseru kiseru kiseru kiseru \
                 kusarigama kusarigama kusarigama kusarigama shuriken shuriken shuriken naginata naginata \
                 wakizashi katana nodachi kanabo nagayari daikyu tanegashima daimyo daimyo daimyo";
    let rest = "parry parry parry parry parry parry parry parry parry parry parry parry parry parry parry \
                geisha geisha geisha geisha geisha geisha diversion diversion diversion diversion diversion \
                battlecry battlecry battlecry battlecry tea-ceremony tea-ceremony tea-ceremony tea-ceremony \
                breathing breathing breathing jujutsu jujutsu jujutsu";
    let properties =
        "armor armor armor armor fast-draw fast-draw fast-draw focus focus focus focus focus focus";
    let deal =
        format!("hands=/{hands}/{rest}/bushido; bushido=0; properties={properties}///; deck=");
    let state = duel("nobunaga", "hideyoshi", &deal);
    assert_eq!(
        (state.board().bushido(), state.board().pending()),
        (Some(Seat(1)), Pending::Play)
    );
}

#[test]
fn a_second_bushido_is_refused_until_the_first_is_gone() {
    let mut state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=bushido geisha/bo/bo/bo; bushido=2; phase=play",
    );
    refuse(&state, "0 play bushido 1", "bushido_in_play");
    play(&mut state, "0 play geisha 2 bushido; 0 play bushido 1");
    assert_eq!(state.board().bushido(), Some(Seat(1)));
}

#[test]
fn geisha_on_armor_and_on_bushido() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=geisha geisha//bo/bo; properties=/armor//; bushido=1; phase=play",
        "0 play geisha 1 armor; 0 play geisha 1 bushido",
        &expect![[r#"
            played card=geisha seat=0 target=1
            property_lost card=armor seat=1
            played card=geisha seat=0 target=1
            property_lost card=bushido seat=1
            -> 0 plays
        "#]],
    );
    assert_eq!(discards(&state), "geisha bushido geisha armor");
    assert_eq!(
        (
            state.board().bushido(),
            state.board().difficulty(Seat(0), Seat(1))
        ),
        (None, 1)
    );
}

#[test]
fn geisha_does_not_take_the_bushido_of_another() {
    let state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=geisha/bo/bo/bo; bushido=2; phase=play",
    );
    refuse(&state, "0 play geisha 1 bushido", "no_card_to_lose");
}

#[test]
fn diversion_on_the_last_card_makes_harmless() {
    let mut state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=diversion bo/katana/bo/bo; phase=play",
    );
    play(&mut state, "0 play diversion 1");
    assert!(state.board().is_harmless(Seat(1)));
    refuse(&state, "0 attack bo 1", "harmless_target");
    // He no longer counts in the difficulty: seat 2 is now next to seat 0.
    assert_eq!(state.board().difficulty(Seat(0), Seat(2)), 1);
}

#[test]
fn geisha_and_diversion_are_not_in_the_hand_they_look_into() {
    let mut state = duel(
        "nobunaga",
        "hideyoshi",
        "hands=diversion/geisha/bo/bo; phase=play",
    );
    play(&mut state, "0 play diversion 1; 0 play geisha 2 hand");
    assert_eq!(discards(&state), "geisha bo diversion");
}

#[test]
fn battlecry_defeats_two_and_the_second_defeat_ends_the_match() {
    // Seat 1 has honour left, seat 2 gives up its last: seat 3 is not asked any more.
    check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=battlecry/bo/bo/parry; resilience=5,1,1,5; honour=5,3,1,3; phase=play",
        "0 play battlecry; 1 suffer; 2 suffer",
        &expect![[r#"
            played card=battlecry seat=0 target=none
            wounded by=0 lost=1 resilience=0 seat=1
            defeated by=0 seat=1
            wounded by=0 lost=1 resilience=0 seat=2
            defeated by=0 seat=2
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:7 points:7} {daimyo:0 factor:2 honour:2 points:4} {daimyo:0 factor:1 honour:0 points:0} {daimyo:0 factor:2 honour:3 points:6}) totals:(11 6) winner:shogun}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 1:11 2:6
        "#]],
    );
}

#[test]
fn the_deck_runs_out_in_the_middle_of_the_tea_ceremony() {
    // Two cards are left: the third draw of seat 0 renews the deck, and two players had one honour.
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=tea-ceremony/bo/daimyo/bo; honour=5,1,2,1; deck=parry daimyo; discards=rest; phase=play",
        "0 play tea-ceremony",
        &expect![[r#"
            played card=tea-ceremony seat=0 target=none
            [0] drew_cards cards=(parry daimyo) seat=0
            [not 0] drew count=2 seat=0
            deck_renewed cards=84 honour=(4 0 1 0)
            ended ending={honour:{deadly_strike:none points:({daimyo:1 factor:1 honour:4 points:5} {daimyo:0 factor:2 honour:0 points:0} {daimyo:1 factor:1 honour:1 points:2} {daimyo:0 factor:2 honour:0 points:0}) totals:(5 2) winner:shogun}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 1:5 2:2
        "#]],
    );
    assert_eq!(
        (
            state.hands()[0].len(),
            state.hands()[1].len(),
            state.board().aside()
        ),
        (2, 1, Some(Card::TeaCeremony))
    );
}

#[test]
fn the_deck_runs_out_between_two_guests() {
    let state = check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=tea-ceremony/bo/bo/bo; deck=parry daimyo geisha katana; discards=geisha geisha rest; phase=play",
        "0 play tea-ceremony",
        &expect![[r#"
            played card=tea-ceremony seat=0 target=none
            [0] drew_cards cards=(parry geisha daimyo) seat=0
            [not 0] drew count=3 seat=0
            [1] drew_cards cards=(katana) seat=1
            [not 1] drew count=1 seat=1
            deck_renewed cards=82 honour=(4 2 2 2)
            [2] drew_cards cards=(shuriken) seat=2
            [not 2] drew count=1 seat=2
            [3] drew_cards cards=(bokken) seat=3
            [not 3] drew count=1 seat=3
            -> 0 plays
        "#]],
    );
    assert_eq!(
        state.hands()[..4]
            .iter()
            .map(samurai_sword::Cards::len)
            .collect::<Vec<_>>(),
        [3, 2, 2, 2]
    );
    assert_eq!(discards(&state), "tea-ceremony");
}

#[test]
fn breathing_ends_the_match_when_the_gift_renews_the_deck() {
    check(
        "players=4",
        "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,hideyoshi,goemon,kojiro; \
         hands=breathing/bo/bo/bo; honour=1,3,3,3; deck=; discards=rest; phase=play",
        "0 play breathing 1",
        &expect![[r#"
            played card=breathing seat=0 target=1
            healed resilience=5 seat=0
            deck_renewed cards=86 honour=(0 2 2 2)
            ended ending={honour:{deadly_strike:none points:({daimyo:0 factor:1 honour:0 points:0} {daimyo:0 factor:2 honour:2 points:4} {daimyo:0 factor:1 honour:2 points:2} {daimyo:0 factor:2 honour:2 points:4}) totals:(4 6) winner:ninja}} roles=(shogun samurai ninja-1 ninja-2)
            -> teams 0 0 1 1 / 2:4 1:6
        "#]],
    );
}
