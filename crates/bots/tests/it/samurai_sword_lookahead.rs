//! The look ahead of Samurai Sword: what it finds, what it imagines, and that it stops when told to.

use bots::games::samurai_sword::belief::Belief;
use bots::games::samurai_sword::instinct::Instinct;
use bots::games::samurai_sword::value::value;
use bots::{Budget, HasBots, Level, Turn};
use game_core::{Fields, Game, PlayoutRng, Random as _, Seat, Seed, Silent, Viewer};
use samurai_sword::config::BySeat;
use samurai_sword::deal::{Phase, Stack};
use samurai_sword::{Action, Config, Deal, Loss, Role, SamuraiSword, State, Team};

use crate::samurai_sword::with_attacks;

/// What the solid player does whose turn it is.
fn decide(state: &State, budget: &mut Budget<'_>, number: u64) -> Action {
    let seat = SamuraiSword::to_act(state).first().unwrap();
    let view = SamuraiSword::view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    SamuraiSword::legal(state, seat, &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    SamuraiSword::bot(Level::Solid).choose(turn, budget, &mut PlayoutRng::new(number))
}

/// The Shogun is ahead but badly hurt, and a single wound to seat 2 would end the match. A bokken reaches
/// neighbours only, and seat 1 sits between, with one card in hand: without it seat 1 is harmless and does
/// not count.
fn one_card_in_the_way() -> State {
    let deal = Deal::from_pairs([
        ("roles", "shogun,ninja-1,ninja-2,ronin,samurai"),
        ("characters", "hideyoshi,ushiwaka,nobunaga,tomoe,ginchiyo"),
        ("honour", "4,2,1,2,2"),
        ("resilience", "1,4,1,5,4"),
        (
            "hands",
            "geisha bokken/katana/bo bo/bokken kiseru bo/kiseru parry bo",
        ),
        ("phase", "play"),
    ]);
    let deal = deal.unwrap();
    SamuraiSword::start_from(&Config::new(5).unwrap(), &deal, Seed::from_number(1)).unwrap()
}

#[test]
fn a_way_that_the_script_does_not_see_is_found() {
    let state = one_card_in_the_way();
    let clears_the_way = Action::Geisha(Seat(1), Loss::Hand);
    assert_ne!(decide(&state, &mut Budget::playouts(1), 0), clears_the_way);
    for number in 0..5 {
        assert_eq!(
            decide(&state, &mut Budget::playouts(1_000), number),
            clears_the_way
        );
    }
}

#[test]
fn the_same_numbers_give_the_same_decisions() {
    let record = || {
        let mut state = SamuraiSword::start(&Config::new(5).unwrap(), Seed::from_number(4));
        let mut decisions = Vec::new();
        while let Some(seat) = SamuraiSword::to_act(&state).first() {
            let action = decide(&state, &mut Budget::playouts(60), decisions.len() as u64);
            decisions.push(action);
            SamuraiSword::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
        decisions
    };
    assert_eq!(record(), record());
}

#[test]
fn a_clock_that_says_stop_stops_the_look_ahead() {
    let state = one_card_in_the_way();
    let mut asked = 0;
    let mut go_on = || {
        asked += 1;
        asked < 3
    };
    decide(
        &state,
        &mut Budget {
            playouts: u32::MAX,
            go_on: Some(&mut go_on),
        },
        1,
    );
    // Once more in each of the few parts of the budget, and never a playout after that.
    assert!((3..20).contains(&asked), "{asked}");
}

#[test]
fn roles_are_drawn_as_often_as_they_are_likely() {
    let state = SamuraiSword::start(&Config::new(5).unwrap(), Seed::from_number(3));
    let shogun = state.board().turn();
    let (attacker, other) = (shogun.left(5).index(), shogun.right(5).index());
    let view = SamuraiSword::view(&state, Viewer::Seat(shogun));
    let belief = Belief::of(&with_attacks(
        &view,
        &[(attacker, shogun.index(), 1), (other, attacker, 1)],
    ));
    let mut rng = PlayoutRng::new(1);
    let all: Vec<BySeat<Role>> = (0..20_000)
        .map(|_| belief.draw(&mut rng).unwrap())
        .collect();
    for seat in 0..5 {
        for team in Team::ALL {
            let drawn = all
                .iter()
                .filter(|roles| roles[seat].team() == team)
                .count() as f64
                / 20_000.0;
            let likely = belief.on_team(seat, team);
            assert!(
                (drawn - likely).abs() < 0.015,
                "seat {seat} {team:?}: {drawn} {likely}"
            );
        }
    }
}

#[test]
fn imagined_players_do_only_what_they_may_until_the_match_ends() {
    for number in 0..500_u64 {
        let mut rng = PlayoutRng::new(number);
        let players = 3 + (number % 5) as usize;
        let mut state = SamuraiSword::start(&Config::new(players as u8).unwrap(), rng.seed());
        let thinker = Seat(rng.below(players as u32) as u8);
        let downfall: Vec<f32> = (0..players)
            .map(|_| rng.below(5) as f32 - 2.0)
            .collect();
        let instinct = Instinct::new(thinker, &downfall);
        while let Some(seat) = SamuraiSword::to_act(&state).first() {
            let action = instinct.choose(&state, seat, &mut rng);
            let applied = SamuraiSword::apply(&mut state, seat, action, &mut Silent);
            assert!(applied.is_ok(), "match {number}: {action:?} {applied:?}");
        }
    }
}

/// A match at its first decision as an explicit position.
fn deal_of(state: &State) -> Deal {
    let board = state.board();
    let hands = state.hands().iter();
    Deal {
        roles: Some(state.roles().to_vec()),
        characters: Some(board.characters().to_vec()),
        honour: Some(board.honour().to_vec()),
        resilience: None,
        properties: None,
        bushido: None,
        hands: hands.map(|hand| hand.iter().collect()).collect(),
        deck: Stack {
            cards: Vec::new(),
            rest: true,
        },
        discards: Stack::default(),
        turn: Some(board.turn()),
        phase: Phase::Play,
        weapons_played: 0,
    }
}

fn position(state: &State, deal: &Deal) -> State {
    SamuraiSword::start_from(state.board().config(), deal, Seed::from_number(7)).unwrap()
}

#[test]
fn chances_add_up_and_grow_with_honour_and_cards() {
    for players in 3..=7 {
        let state = SamuraiSword::start(&Config::new(players).unwrap(), Seed::from_number(7));
        let teams = &Team::ALL[..2 + state.board().config().ronin()];
        let sum: f32 = teams
            .iter()
            .map(|&team| value(&state, team))
            .sum();
        assert!((sum - 1.0).abs() < 1e-4, "{players}: {sum}");
        for seat in 0..players as usize {
            let team = state.roles()[seat].team();
            // Somebody else has lost a point, for there is never more honour than at the start.
            let other = (seat + 1) % players as usize;
            let mut deal = deal_of(&state);
            deal.honour.as_mut().unwrap()[other] -= 1;
            let before = position(&state, &deal);
            deal.honour.as_mut().unwrap()[seat] += 1;
            let richer = position(&state, &deal);
            assert!(
                value(&richer, team) > value(&before, team),
                "{players} {seat}"
            );
            let mut deal = deal_of(&state);
            deal.hands[seat].clear();
            let poorer = position(&state, &deal);
            assert!(
                value(&poorer, team) < value(&state, team),
                "{players} {seat}"
            );
        }
    }
}
