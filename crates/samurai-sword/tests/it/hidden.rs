//! What leaks and what does not: roles, hands, and above all who is asked (R10).

use game_core::{Game, PlayoutRng, Seat, SeatSet, Seed, Viewer};
use game_testkit::Kit;
use samurai_sword::{Action, Card, Cards, Character, Config, Pending, Role, SamuraiSword, View};

use crate::conformance::SamuraiSwordKit;
use crate::script::{legal, play, position, roles, view};

/// Two states with the same public facts, other hands and other roles: the same seat is asked the
/// same, at every position of many matches.
#[test]
fn r10_1_twins_ask_the_same_seat_the_same_question() {
    let mut rng = PlayoutRng::new(81);
    let mut asked_without_choice = 0;
    for players in 3..=7 {
        for _ in 0..12 {
            let config = Config::new(players).unwrap();
            let mut state = SamuraiSword::start(&config, rng.seed());
            while let Some(seat) = state.board().asked() {
                let twin = SamuraiSwordKit::twin(&state, Viewer::Spectator, &mut rng);
                assert_eq!(
                    (twin.board().asked(), twin.board().pending()),
                    (Some(seat), state.board().pending())
                );
                let mut actions = Vec::new();
                SamuraiSword::legal(&state, seat, &mut actions);
                asked_without_choice += usize::from(actions == [Action::Suffer]);
                let action = SamuraiSword::sample(&state, seat, &mut rng, &mut actions).unwrap();
                SamuraiSword::apply(&mut state, seat, action, &mut game_core::Silent).unwrap();
            }
        }
    }
    assert!(
        asked_without_choice > 100,
        "only {asked_without_choice} were asked with nothing to choose"
    );
}

/// Who is asked after this action and what, as anybody at the table can tell beforehand; `None`
/// where chance or a card still unseen decides.
fn foretold(before: &View, action: Action) -> Option<(Seat, Pending)> {
    let seats = before.board().config().seats();
    let touched = |seat: &Seat| {
        *seat != before.board().turn()
            && before.board().resilience()[seat.index()] > 0
            && before.board().hand_sizes()[seat.index()] > 0
            && before.board().characters()[seat.index()] != Character::Chiyome
    };
    let queue: SeatSet = Seat::all(seats).filter(touched).collect();
    let first = (1..seats as u8)
        .map(|places| Seat((before.board().turn().0 + places) % seats as u8))
        .find(touched);
    match action {
        Action::Attack(_, target) => Some((target, Pending::Parry { target })),
        Action::Play(Card::Battlecry) => Some((first?, Pending::Battlecry { queue })),
        Action::Play(Card::Jujutsu) => Some((first?, Pending::Jujutsu { queue })),
        Action::EndTurn if before.board().hand_sizes()[before.board().turn().index()] > 7 => {
            Some((before.board().turn(), Pending::Discard))
        }
        Action::Play(Card::Armor | Card::FastDraw | Card::Focus)
        | Action::PlayOn(Card::Bushido | Card::Diversion, _)
        | Action::Geisha(..)
        | Action::Parry(_) => Some((before.board().turn(), Pending::Play)),
        _ => None,
    }
}

#[test]
fn r10_1_the_next_question_follows_from_what_a_spectator_sees() {
    let mut rng = PlayoutRng::new(82);
    let mut foretold_count = 0;
    for players in 3..=7 {
        for _ in 0..40 {
            let mut state = SamuraiSword::start(&Config::new(players).unwrap(), rng.seed());
            while let Some(seat) = state.board().asked() {
                let public = SamuraiSword::view(&state, Viewer::Spectator);
                let action = SamuraiSword::sample(&state, seat, &mut rng, &mut Vec::new()).unwrap();
                SamuraiSword::apply(&mut state, seat, action, &mut game_core::Silent).unwrap();
                if let Some((asked, pending)) = foretold(&public, action) {
                    foretold_count += 1;
                    assert_eq!(
                        (state.board().asked(), state.board().pending()),
                        (Some(asked), pending),
                        "{action}"
                    );
                }
            }
        }
    }
    assert!(foretold_count > 5_000);
}

const FOUR: &str =
    "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,goemon,kojiro,hideyoshi";

#[test]
fn r10_1_who_can_only_suffer_is_asked_all_the_same() {
    for (cards, moves) in [
        ("bo", "0 attack bo 1"),
        ("battlecry", "0 play battlecry"),
        ("jujutsu", "0 play jujutsu"),
    ] {
        let mut state = position(
            "players=4",
            &format!("{FOUR}; hands={cards}/geisha/geisha/geisha; phase=play"),
        );
        play(&mut state, moves);
        assert_eq!(
            (state.board().asked(), legal(&state, 1).as_str()),
            (Some(Seat(1)), "suffer")
        );
    }
}

#[test]
fn r10_1_eight_cards_of_one_name_are_discarded_by_choice() {
    let hand = ["parry"; 8].join(" ");
    let mut state = position(
        "players=4",
        &format!("{FOUR}; hands={hand}/bo/bo/bo; phase=play"),
    );
    play(&mut state, "0 end turn");
    assert_eq!(
        (state.board().asked(), legal(&state, 0).as_str()),
        (Some(Seat(0)), "discard parry")
    );
}

#[test]
fn r1_2_only_the_shogun_and_the_own_role_are_seen() {
    let state = position("players=4", &format!("{FOUR}; hands=bo/bo/bo/bo"));
    let known = |seat| roles(&view(&state, seat));
    assert_eq!(known(0), [Some(Role::Shogun), None, None, None]);
    assert_eq!(
        known(2),
        [Some(Role::Shogun), None, Some(Role::Ninja1), None]
    );
    let spectator = SamuraiSword::view(&state, Viewer::Spectator);
    assert_eq!(roles(&spectator), [Some(Role::Shogun), None, None, None]);
    let stranger = format!("{:?}", SamuraiSword::view(&state, Viewer::Seat(Seat(9))));
    assert_eq!(
        stranger.replace("viewer: Seat(Seat(9))", "viewer: Spectator"),
        format!("{spectator:?}")
    );
}

#[test]
fn r10_2_listed_roles_are_known_to_everybody() {
    let state = position(
        "players=4 roles=shogun,samurai,ninja-1,ninja-2",
        "characters=nobunaga,goemon,kojiro,hideyoshi; hands=bo/bo/bo/bo",
    );
    assert!(
        roles(&SamuraiSword::view(&state, Viewer::Spectator))
            .iter()
            .all(Option::is_some)
    );
}

#[test]
fn r10_2_all_roles_are_shown_at_the_end_even_of_a_swordmaster() {
    let mut state = position(
        "players=4",
        &format!("{FOUR}; hands=bo/bo/bo/bo; resilience=1,0,0,1; phase=play"),
    );
    play(&mut state, "0 attack bo 3; 3 suffer");
    let spectator = SamuraiSword::view(&state, Viewer::Spectator);
    assert!(roles(&spectator).iter().all(Option::is_some));
    assert_eq!(
        spectator.daimyo(),
        None,
        "no points are counted, so no Daimyo is shown"
    );
}

#[test]
fn r8_3_daimyo_are_shown_when_they_are_counted() {
    let mut state = position(
        "players=4",
        &format!(
            "{FOUR}; hands=bo/daimyo/bo/daimyo daimyo; honour=5,1,3,3; deck=; discards=rest; phase=play"
        ),
    );
    assert_eq!(view(&state, 0).daimyo(), None);
    play(&mut state, "0 end turn");
    assert_eq!(
        view(&state, 0)
            .daimyo()
            .map(|counts| counts[..4].to_vec()),
        Some(vec![0, 1, 0, 2])
    );
    let mut rng = PlayoutRng::new(5);
    let sample = SamuraiSword::determinize(&view(&state, 0), &mut rng);
    assert_eq!(
        SamuraiSword::outcome(&sample),
        SamuraiSword::outcome(&state)
    );
}

/// With four players a Ninja of two stars cannot tell whether his honour counts double.
#[test]
fn r10_2_the_other_ninja_of_four_may_have_more_or_fewer_stars() {
    let deal = "roles=shogun,samurai,ninja-2,ninja-3; characters=nobunaga,goemon,kojiro,hideyoshi; hands=bo/bo/bo/bo";
    let own = view(&position("players=4", deal), 2);
    let mut rng = PlayoutRng::new(6);
    let (mut samurai, mut one, mut three) = (0, 0, 0);
    for _ in 0..3000 {
        let sample = SamuraiSword::determinize(&own, &mut rng);
        match sample.roles()[1] {
            Role::Samurai => samurai += 1,
            Role::Ninja1 => one += 1,
            Role::Ninja3 => three += 1,
            other => panic!("seat 1 cannot be {other}"),
        }
    }
    // Seat 1 is as often the Samurai as the other Ninja, who has one or three stars alike.
    for (count, expected) in [(samurai, 1500_i32), (one, 750), (three, 750)] {
        assert!((count - expected).abs() < 150, "{samurai} {one} {three}");
    }
}

#[test]
fn r10_2_another_hand_is_a_number() {
    let state = position(
        "players=4",
        &format!("{FOUR}; hands=bo/katana/parry parry/bo; phase=play"),
    );
    let seen = view(&state, 0);
    let hand: Vec<Card> = seen.hand().iter().collect();
    assert_eq!(
        (hand, seen.board().hand_sizes()[..4].to_vec()),
        (vec![Card::Bo], vec![1, 1, 2, 1])
    );
    assert!(seen.known().iter().all(Cards::is_empty));
    assert!(
        SamuraiSword::view(&state, Viewer::Spectator)
            .hand()
            .is_empty()
    );
}

#[test]
fn r10_2_the_start_does_not_tell_the_seed() {
    let config = Config::new(5).unwrap();
    let state = SamuraiSword::start(&config, Seed::from_number(7));
    let text = serde_json::to_string(&SamuraiSword::view(&state, Viewer::Seat(Seat(0)))).unwrap();
    assert!(!text.contains("generator") && !text.contains("seed"));
}

#[test]
fn assumed_roles_are_those_that_may_be() {
    let mut state = position("players=4", &format!("{FOUR}; hands=bo/bo/bo/bo"));
    let told = state.roles().to_vec();
    let refused = [
        // The Shogun is known to all, there is one Samurai, and nobody may be left out.
        [Role::Samurai, Role::Shogun, Role::Ninja1, Role::Ninja2].as_slice(),
        &[Role::Shogun, Role::Samurai, Role::Samurai, Role::Ninja2],
        &told[..3],
    ];
    for roles in refused {
        state.assume_roles(roles);
        assert_eq!(state.roles(), told, "{roles:?}");
    }
    let others = [Role::Shogun, Role::Ninja3, Role::Samurai, Role::Ninja1];
    state.assume_roles(&others);
    assert_eq!(state.roles(), others);
}
