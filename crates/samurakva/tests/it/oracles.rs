//! Public results for random players of this family of games, reproduced within three standard
//! errors: classic penalties, one round of ten cards, the cheapest row forced unless said (R3.4).

use game_core::playout::playout;
use game_core::{Fields, Game, PlayoutRng, Seat, Silent};
use game_testkit::Effort;
use samurakva::{Action, Config, Phase, Samurakva, State, scoring};

/// The standard error of the published means.
const PUBLISHED: f64 = 0.015;

#[test]
fn the_mean_penalty_of_random_players_is_as_published() {
    for (players, mean) in [(2, 8.20), (3, 10.79), (4, 12.13), (5, 12.97), (6, 13.58)] {
        let words =
            format!("players={players} rounds=1 penalties=classic forced_cheapest_row=true");
        let config = Config::from_words(&words).unwrap();
        let mut rng = PlayoutRng::new(players);
        let rounds = Effort::from_env().pick(20_000, 200_000);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..rounds {
            let mut state = Samurakva::start(&config, rng.seed());
            playout::<Samurakva>(&mut state, &mut rng, &mut Vec::new(), usize::MAX);
            let each = f64::from(state.board().totals().iter().sum::<i16>()) / players as f64;
            sum += each;
            squares += each * each;
        }
        let found = sum / f64::from(rounds);
        let error = (squares / f64::from(rounds) - found * found) / f64::from(rounds);
        let error = (error + PUBLISHED * PUBLISHED).sqrt();
        assert!(
            (found - mean).abs() <= 3.0 * error,
            "{players} players: {found}, published {mean} +- {error}"
        );
    }
}

#[test]
fn the_cheapest_row_beats_a_random_row_as_often_as_published() {
    let config = Config::from_words("players=2 rounds=1 penalties=classic").unwrap();
    let mut rng = PlayoutRng::new(6);
    let games = Effort::from_env().pick(20_000, 100_000);
    let mut counts = [0u32; 3];
    for _ in 0..games {
        let state = random_row_against_cheapest(&config, &mut rng);
        let totals = state.board().totals();
        counts[match totals[0].cmp(&totals[1]) {
            core::cmp::Ordering::Less => 0,
            core::cmp::Ordering::Greater => 1,
            core::cmp::Ordering::Equal => 2,
        }] += 1;
    }
    for (count, published) in counts.into_iter().zip([0.301, 0.666, 0.032]) {
        let share = f64::from(count) / f64::from(games);
        let error =
            (published * (1.0 - published) * (1.0 / f64::from(games) + 1.0 / 100_000.0)).sqrt();
        assert!(
            (share - published).abs() <= 3.0 * error,
            "{share} of {games}, published {published} +- {error}"
        );
    }
}

/// Seat 0 takes any row, seat 1 the cheapest; both choose cards at random.
fn random_row_against_cheapest(config: &Config, rng: &mut PlayoutRng) -> State {
    let mut state = Samurakva::start(config, rng.seed());
    while let Some(seat) = state.board().to_act().first() {
        let mut action = Samurakva::sample(&state, seat, rng, &mut Vec::new()).unwrap();
        if state.board().phase() == Phase::TakingRow(Seat(1)) {
            let cost = |row| scoring::row_points(config.penalties(), state.board().rows().row(row));
            action = Action::Take(
                state
                    .board()
                    .rows()
                    .open_rows()
                    .iter()
                    .min_by_key(|&row| cost(row))
                    .unwrap(),
            );
        }
        Samurakva::apply(&mut state, seat, action, &mut Silent).unwrap();
    }
    state
}
