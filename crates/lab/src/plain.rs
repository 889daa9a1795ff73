//! What can be counted in any game, from its outcomes alone.

use game_core::playout::playout;
use game_core::{Game, Outcome, PlayoutRng, Seat};

use crate::figure::Figure;
use crate::statistics::{Named, Sides, won};
use crate::tally::Tally;

/// Who wins together, as the end of a match with these options shows it.
pub fn sides<G: Game>(config: &G::Config) -> Sides {
    let mut rng = PlayoutRng::new(0);
    let mut state = G::start(config, rng.seed());
    playout::<G>(&mut state, &mut rng, &mut Vec::new(), usize::MAX);
    match G::outcome(&state) {
        Some(Outcome::Individual(_)) | None => Sides::Alone,
        Some(Outcome::Teams { .. }) => Sides::Teams,
        Some(Outcome::Cooperative { .. }) => Sides::Together,
    }
}

/// Whether a seat won, and its score or that of its team.
pub fn of_seat<G: Game>(state: &G::State, seat: Seat) -> Vec<Named> {
    let outcome = G::outcome(state);
    let score = outcome
        .as_ref()
        .and_then(|outcome| score(outcome, seat));
    vec![
        ("won", won(outcome, seat)),
        ("score", Figure::maybe(score.map(i64::from))),
    ]
}

/// How many seats won, and the mean of all scores.
pub fn of_match<G: Game>(state: &G::State, tally: &mut Tally) {
    let outcome = G::outcome(state);
    let seats = G::seats(G::config(state));
    let scores: Vec<i64> = Seat::all(seats)
        .filter_map(|seat| score(outcome.as_ref()?, seat))
        .map(i64::from)
        .collect();
    let winners = outcome.map_or(0, |outcome| outcome.winners().len());
    tally.add("match", "winners", Figure::number(winners as i64));
    let divisor = scores.len().max(1) as i64;
    let mean = Figure::mean(scores.iter().sum(), divisor);
    tally.add("match", "score of a player", mean);
}

/// The score of a seat, or of its team.
fn score(outcome: &Outcome, seat: Seat) -> Option<i32> {
    match outcome {
        Outcome::Individual(standings) => standings
            .as_slice()
            .get(seat.index())
            .map(|standing| standing.score),
        Outcome::Teams {
            team_of, standings, ..
        } => {
            let team = *team_of.get(seat.index())?;
            let standing = standings.as_slice().get(usize::from(team));
            standing.map(|standing| standing.score)
        }
        Outcome::Cooperative { score, .. } => Some(*score),
    }
}
