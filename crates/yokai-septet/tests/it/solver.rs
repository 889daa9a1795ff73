//! The solver of endings against plain search over the game itself.

use game_core::{Fields, Game, PlayoutRng, Random, Silent};
use game_testkit::Effort;
use yokai_septet::solver::{Position, Solver};
use yokai_septet::{Action, Config, Phase, State, YokaiSeptet};

/// A random ending with this many tricks left, or fewer cards of it on the table.
fn ending(config: Config, tricks: usize, rng: &mut PlayoutRng) -> State {
    let mut scratch = Vec::new();
    loop {
        let mut state = YokaiSeptet::start(&config, rng.seed());
        let cards_on_table = rng.below(config.seats() as u32) as u8;
        while state.round == 1 {
            if let Phase::Playing(seat) = state.phase
                && state.hands[seat.index()].len() == tricks
                && state.on_table == cards_on_table
            {
                return state;
            }
            let Some(seat) = state.to_act().first() else { break };
            let action = YokaiSeptet::sample(&state, seat, rng, &mut scratch).unwrap();
            YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
}

/// What the round is worth to team 0: every card tried, by the rules of the game itself.
fn brute_force(state: &State, mut low: i32, mut high: i32) -> i32 {
    let Phase::Playing(seat) = state.phase else { unreachable!("asked about a round that is over") };
    let mine = seat.index() % 2 == 0;
    let mut best = if mine { i32::MIN } else { i32::MAX };
    let mut actions = Vec::new();
    YokaiSeptet::legal(state, seat, &mut actions);
    for action in actions {
        let mut next = state.clone();
        YokaiSeptet::apply(&mut next, seat, action, &mut Silent).unwrap();
        let gained = |team: usize| i32::from(next.scores[team]) - i32::from(state.scores[team]);
        let ended = next.round != state.round || next.phase == Phase::Over;
        let value = if ended { gained(0) - gained(1) } else { brute_force(&next, low, high) };
        if mine {
            best = best.max(value);
            low = low.max(value);
        } else {
            best = best.min(value);
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    best
}

#[test]
fn endings_of_up_to_five_tricks_are_worth_what_brute_force_says() {
    let mut rng = PlayoutRng::new(77);
    let mut solver = Solver::new();
    let configs = ["scoring=stars", "scoring=rounds"].map(|words| Config::from_words(words).unwrap());
    for number in 0..Effort::from_env().pick(600, 10_000) {
        let state = ending(configs[usize::from(number % 8 == 0)], 1 + number % 5, &mut rng);
        let position = Position::of(&state).unwrap();
        let expected = brute_force(&state, -100, 100);
        assert_eq!(i32::from(solver.solve(&position).for_team(0)), expected, "{state:?}");
        assert_eq!(solver.winner(&position), usize::from(expected < 0), "{state:?}");
    }
}

#[test]
fn every_card_is_worth_what_the_position_after_it_is() {
    let mut rng = PlayoutRng::new(78);
    let mut solver = Solver::with_memory(1 << 10);
    for number in 0..Effort::from_env().pick(100, 1_000) {
        let state = ending(Config::default(), 2 + number % 3, &mut rng);
        let Phase::Playing(seat) = state.phase else { unreachable!() };
        let position = Position::of(&state).unwrap();
        let values = solver.solve_cards(&position);
        for &(card, value) in &values {
            let mut next = state.clone();
            YokaiSeptet::apply(&mut next, seat, Action::Play(card), &mut Silent).unwrap();
            if next.round == state.round && next.phase != Phase::Over {
                let after = Position::of(&next).map(|next| solver.solve(&next));
                assert_eq!(after, Some(value), "{card} in {state:?}");
            }
        }
        let team = seat.index() % 2;
        let best = values.iter().map(|(_, value)| value.for_team(team)).max();
        assert_eq!(best, Some(solver.solve(&position).for_team(team)), "{state:?}");
        assert_eq!(values.len(), state.playable(seat).len());
    }
}

#[test]
fn only_the_play_of_the_base_game_for_four_is_solved() {
    for words in ["players=3", "form=bridegrooms", "form=pocket"] {
        let state = ending(Config::from_words(words).unwrap(), 5, &mut PlayoutRng::new(1));
        assert_eq!(Position::of(&state), None, "{words}");
    }
    let before_the_pass = YokaiSeptet::start(&Config::default(), PlayoutRng::new(1).seed());
    assert_eq!(Position::of(&before_the_pass), None);
}
