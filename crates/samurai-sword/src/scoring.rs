//! Who has won: points for honour, ties, and the swordmaster (R8).

use game_core::{Outcome, Seat, Standing, Standings};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Ending, Pending};
use crate::card::Card;
use crate::config::{BySeat, MAX_PLAYERS, Team};
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

impl Points {
    /// What one player of this side brings it: honour times its factor (R8.2), and Daimyo (R8.3).
    ///
    /// ```
    /// use samurai_sword::Team;
    /// use samurai_sword::scoring::Points;
    ///
    /// let samurai = Points::of(Team::Shogun, 2, 3, 1);
    /// assert_eq!((samurai.points, samurai.for_daimyo()), (7, 1));
    /// assert_eq!(Points::of(Team::Ronin, 3, 3, 1).points, 9);
    /// ```
    #[inline]
    pub const fn of(team: Team, factor: u8, honour: u8, daimyo: u8) -> Points {
        let for_daimyo = team.points_for_daimyo(daimyo);
        Points {
            honour,
            factor,
            daimyo,
            points: honour as i32 * factor as i32 + for_daimyo as i32,
        }
    }

    /// The part of the points that is not for honour.
    #[inline]
    pub const fn for_daimyo(self) -> i32 {
        self.points - self.honour as i32 * self.factor as i32
    }
}

/// The points of one player.
#[inline]
pub fn points(state: &State, seat: usize) -> Points {
    let role = state.roles[seat];
    let seats = state.board.config.seats();
    let factor = state
        .board
        .config
        .factor(role, &state.roles[..seats]);
    let daimyo = state.hands[seat].count(Card::Daimyo);
    Points::of(role.team(), factor, state.board.honour[seat], daimyo)
}

/// The points of each side, in the order of [`Team`] (R8.2, R8.4).
pub fn totals(state: &State, deadly_strike: Option<Team>) -> [i32; 3] {
    let each = (0..state.board.config.seats()).map(|seat| {
        let team = state.roles[seat].team();
        (team, points(state, seat))
    });
    totals_of(each, deadly_strike)
}

/// The points of each side if these are its players' (R8.2), less a deadly strike (R8.4).
///
/// ```
/// use samurai_sword::Team;
/// use samurai_sword::scoring::{DEADLY_STRIKE, Points, totals_of};
///
/// let shogun = Points::of(Team::Shogun, 1, 5, 0);
/// let ninja = Points::of(Team::Ninja, 1, 4, 0);
/// let players = [(Team::Shogun, shogun), (Team::Ninja, ninja), (Team::Ninja, ninja)];
/// assert_eq!(totals_of(players, None), [5, 8, 0]);
/// assert_eq!(totals_of(players, Some(Team::Ninja)), [5, 8 - DEADLY_STRIKE, 0]);
/// ```
#[inline]
pub fn totals_of(
    each: impl IntoIterator<Item = (Team, Points)>,
    deadly_strike: Option<Team>,
) -> [i32; 3] {
    let mut totals = [0; 3];
    for (team, points) in each {
        totals[team as usize] += points.points;
    }
    if let Some(team) = deadly_strike {
        totals[team as usize] -= DEADLY_STRIKE;
    }
    totals
}

/// R4.6: an honour of the defeated passes to the one who struck.
#[inline]
pub fn pass_honour(honour: &mut [u8], defeated: Seat, by: Seat) {
    lose_honour(honour, defeated);
    if let Some(honour) = honour.get_mut(by.index()) {
        *honour = honour.saturating_add(1);
    }
}

/// An honour goes out of the match (R5.6, R7.1).
#[inline]
pub fn lose_honour(honour: &mut [u8], seat: Seat) {
    if let Some(honour) = honour.get_mut(seat.index()) {
        *honour = honour.saturating_sub(1);
    }
}

/// Whether the match ends when somebody has this much honour (R8.1).
#[inline]
const fn ends_match(honour: u8) -> bool {
    honour == 0
}

/// Whether the match ends if somebody who has this much honour loses one of it (R8.1).
///
/// ```
/// use samurai_sword::scoring::is_last_honour;
///
/// assert!(is_last_honour(1) && !is_last_honour(2));
/// ```
#[inline]
pub const fn is_last_honour(honour: u8) -> bool {
    ends_match(honour.saturating_sub(1))
}

impl Board {
    /// R7.1: everybody loses an honour.
    #[inline]
    pub fn lose_honour_each(&self, honour: &mut BySeat<u8>) {
        Seat::all(self.config.seats()).for_each(|seat| lose_honour(honour, seat));
    }

    /// How the match ends with this honour, if it does: as soon as somebody has none (R8.1).
    #[inline]
    pub fn ending_for(&self, honour: &BySeat<u8>, deadly_strike: Option<Team>) -> Option<Ending> {
        let lacking = honour[..self.config.seats()]
            .iter()
            .any(|&honour| ends_match(honour));
        lacking.then_some(Ending::Honour { deadly_strike })
    }

    /// Whether the match ends if this seat loses one more honour (R8.1).
    ///
    /// ```
    /// use game_core::{Game, Seat, Seed};
    /// use samurai_sword::{Config, SamuraiSword};
    ///
    /// let state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
    /// assert!(!state.board().is_last_honour(Seat(0)));
    /// ```
    #[inline]
    pub fn is_last_honour(&self, seat: Seat) -> bool {
        is_last_honour(self.honour_of(seat))
    }

    /// How a defeat ends the match, if it does, when the honour has passed and the two are on these sides: the
    /// swordmaster first (R8.6), unless three play (R9.3) or it was a blow among team-mates (R8.4).
    #[inline]
    pub fn ending_by_defeat(
        &self,
        honour: &BySeat<u8>,
        (defeated, team): (Seat, Team),
        (by, by_team): (Seat, Team),
    ) -> Option<Ending> {
        let deadly_strike = (by_team == team).then_some(team);
        match (self.leaves_one_standing(defeated), deadly_strike) {
            (true, None) => Some(Ending::Swordmaster { last: by }),
            (true, _) => Some(Ending::Honour { deadly_strike }),
            (false, _) => self.ending_for(honour, deadly_strike),
        }
    }
}

/// R8.5: more points win, and in a tie the higher rank.
const fn beats(totals: &[i32; 3], one: Team, other: Team) -> bool {
    let (mine, theirs) = (totals[one as usize], totals[other as usize]);
    mine > theirs || mine == theirs && one.tie_rank() > other.tie_rank()
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
