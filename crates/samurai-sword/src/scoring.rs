//! Who has won: points for honour, ties, and the swordmaster (R8).

use game_core::{Outcome, Standing, Standings};
use serde::{Deserialize, Serialize};

use crate::board::{Ending, Pending};
use crate::card::Card;
use crate::config::{MAX_PLAYERS, Team};
use crate::event::EndingTold;
use crate::state::State;

/// What a team loses when one of it ends the match by defeating another (R8.4).
pub const DEADLY_STRIKE: i32 = 3;

/// How one player's points come about (R8.2, R8.3); plain data, as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Points {
    /// Honour left.
    pub honour: u8,
    /// What each is worth to this role.
    pub factor: u8,
    /// Daimyo in hand.
    pub daimyo: u8,
    /// All together.
    pub points: i32,
}

/// The points of one player (R8.2); the Ronin gets none for Daimyo (R8.3).
pub fn points(state: &State, seat: usize) -> Points {
    let role = state.roles[seat];
    let (honour, daimyo) = (
        state.board.honour[seat],
        state.hands[seat].count(Card::Daimyo),
    );
    let factor = state
        .board
        .config
        .factor(role, &state.roles[..state.board.config.seats()]);
    let for_daimyo = if role.counts_daimyo() { daimyo } else { 0 };
    let points = i32::from(honour) * i32::from(factor) + i32::from(for_daimyo);
    Points {
        honour,
        factor,
        daimyo,
        points,
    }
}

/// The points of each side, in the order of [`Team`] (R8.2, R8.4).
pub fn totals(state: &State, deadly_strike: Option<Team>) -> [i32; 3] {
    let mut totals = [0; 3];
    for seat in 0..state.board.config.seats() {
        totals[state.roles[seat].team() as usize] += points(state, seat).points;
    }
    if let Some(team) = deadly_strike {
        totals[team as usize] -= DEADLY_STRIKE;
    }
    totals
}

/// R8.5: more points win; in a tie the Ninja beat all, and the Shogun's side the Ronin.
const fn beats(totals: &[i32; 3], one: Team, other: Team) -> bool {
    let (mine, theirs) = (totals[one as usize], totals[other as usize]);
    mine > theirs || mine == theirs && tie_rank(one) > tie_rank(other)
}

const fn tie_rank(team: Team) -> u8 {
    match team {
        Team::Ninja => 2,
        Team::Shogun => 1,
        Team::Ronin => 0,
    }
}

/// The side that wins on points.
fn best(totals: &[i32; 3], teams: usize) -> Team {
    let contenders = Team::ALL.into_iter().take(teams);
    contenders.fold(Team::Ninja, |best, team| {
        if beats(totals, team, best) {
            team
        } else {
            best
        }
    })
}

/// The side that won, once the match is over.
pub fn winner(state: &State) -> Option<Team> {
    match state.board.pending {
        Pending::Over(Ending::Swordmaster { last }) => Some(state.roles[last.index()].team()),
        Pending::Over(Ending::Honour { deadly_strike }) => Some(best(
            &totals(state, deadly_strike),
            state.board.config.sides(),
        )),
        _ => None,
    }
}

/// The outcome, once the match is over. A swordmaster's win counts no points (R8.6).
pub fn outcome(state: &State) -> Option<Outcome> {
    let Pending::Over(ending) = state.board.pending else {
        return None;
    };
    let teams = &Team::ALL[..state.board.config.sides()];
    let mut standings = [Standing { place: 1, score: 0 }; 3];
    match ending {
        Ending::Swordmaster { last } => {
            let winner = state.roles[last.index()].team();
            for &team in teams {
                standings[team as usize].place = if team == winner { 1 } else { 2 };
            }
        }
        Ending::Honour { deadly_strike } => {
            let totals = totals(state, deadly_strike);
            for &team in teams {
                let ahead = teams
                    .iter()
                    .filter(|&&other| beats(&totals, other, team))
                    .count();
                standings[team as usize] = Standing {
                    place: 1 + ahead as u8,
                    score: totals[team as usize],
                };
            }
        }
    }
    let mut team_of = [0; MAX_PLAYERS];
    for (team, role) in team_of.iter_mut().zip(&state.roles) {
        *team = role.team() as u8;
    }
    let standings = Standings::with_places(&standings[..teams.len()]);
    Some(Outcome::teams(
        &team_of[..state.board.config.seats()],
        standings,
    ))
}

/// The ending as it is told.
pub(crate) fn told(state: &State, ending: Ending) -> EndingTold {
    match ending {
        Ending::Swordmaster { last } => EndingTold::Swordmaster {
            last,
            winner: state.roles[last.index()].team(),
        },
        Ending::Honour { deadly_strike } => {
            let totals = totals(state, deadly_strike);
            EndingTold::Honour {
                points: (0..state.board.config.seats())
                    .map(|seat| points(state, seat))
                    .collect(),
                deadly_strike,
                totals: totals[..state.board.config.sides()].to_vec(),
                winner: best(&totals, state.board.config.sides()),
            }
        }
    }
}
