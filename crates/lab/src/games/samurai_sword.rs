//! Samurai Sword: who wins by role, team and character, how matches end, and how long they take.

use core::ops::Range;

use game_core::{Game, Seat, Word};
use samurai_sword::scoring::{points, totals, winner};
use samurai_sword::{Character, Config, Ending, Event, Pending, Role, SamuraiSword, State, Team};

use crate::figure::Figure;
use crate::statistics::{Named, Parts, Sides, Statistics, share_of_win, won};
use crate::tally::Tally;

/// What is counted while a match runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    turns: i64,
    renewals: i64,
    defeats: i64,
}

const TEAM_NAMES: [&str; 3] = ["shogun", "ninja", "ronin"];

fn named(kind: &'static str, names: &[&str]) -> Parts {
    Parts {
        kind,
        names: names
            .iter()
            .map(|name| (*name).to_owned())
            .collect(),
    }
}

/// How a match ended.
fn ending(state: &State) -> Option<Ending> {
    match state.board().pending() {
        Pending::Over(ending) => Some(ending),
        _ => None,
    }
}

/// The points of all teams, if points were counted at all.
fn counted(state: &State) -> Option<[i32; 3]> {
    match ending(state)? {
        Ending::Honour { deadly_strike } => Some(totals(state, deadly_strike)),
        Ending::Swordmaster { .. } => None,
    }
}

/// Whether another team has as many points as the one that won.
fn tie_decided(state: &State, totals: &[i32; 3]) -> bool {
    let Some(winner) = winner(state) else {
        return false;
    };
    let best = totals[winner as usize];
    totals[..state.board().config().sides()]
        .iter()
        .filter(|&&total| total == best)
        .count()
        > 1
}

impl Statistics for SamuraiSword {
    type Count = Count;

    const BENCHED: &'static [&'static str] = &["players=5"];

    fn sides(_: &Config) -> Sides {
        Sides::SecretTeams
    }

    fn parts(_: &Config) -> Vec<Parts> {
        vec![
            named("role", Role::WORDS),
            named("team", &TEAM_NAMES),
            named("character", Character::WORDS),
        ]
    }

    fn part(state: &State, seat: Seat, kind: usize) -> usize {
        let role = state.roles()[seat.index()];
        match kind {
            0 => role as usize,
            1 => role.team() as usize,
            _ => state.board().characters()[seat.index()] as usize,
        }
    }

    /// The Ninjas differ in their stars only.
    fn alike() -> Option<(&'static str, Range<usize>)> {
        Some(("ninja", Role::Ninja1 as usize..Role::Ronin as usize))
    }

    fn hear(count: &mut Count, event: &Event) {
        match event {
            Event::TurnBegan { .. } => count.turns += 1,
            Event::DeckRenewed { .. } => count.renewals += 1,
            Event::Defeated { .. } => count.defeats += 1,
            _ => {}
        }
    }

    /// Points are the seat's own; a match won by a swordmaster counts none.
    fn of_seat(_: &Count, state: &State, seat: Seat) -> Vec<Named> {
        let own = counted(state).map(|_| points(state, seat.index()).points.into());
        vec![
            ("won", won(Self::outcome(state), seat)),
            ("points", Figure::maybe(own)),
        ]
    }

    fn less_is_better(_: &str) -> bool {
        false
    }

    fn of_match(count: &Count, state: &State, tally: &mut Tally) {
        let totals = counted(state);
        let strike = matches!(
            ending(state),
            Some(Ending::Honour {
                deadly_strike: Some(_)
            })
        );
        let tie = totals.is_some_and(|totals| tie_decided(state, &totals));
        tally.add(
            "match",
            "won by a swordmaster",
            Figure::happened(totals.is_none()),
        );
        tally.add(
            "match",
            "ended by a deadly strike",
            Figure::happened(strike),
        );
        tally.add(
            "match",
            "decided by the rule for ties",
            Figure::happened(tie),
        );
        tally.add("match", "turns", Figure::number(count.turns));
        tally.add(
            "match",
            "renewals of the deck",
            Figure::number(count.renewals),
        );
        tally.add("match", "defeats", Figure::number(count.defeats));
        for (team, name) in Team::ALL.into_iter().zip(TEAM_NAMES) {
            let plays = (team as usize) < state.board().config().sides();
            let total = totals
                .filter(|_| plays)
                .map(|totals| totals[team as usize].into());
            tally.add(
                &format!("team {name}"),
                "points together",
                Figure::maybe(total),
            );
        }
    }

    /// There are no rounds: the match is one.
    fn round(_: &State) -> u32 {
        1
    }

    fn value(state: &State, seat: Seat) -> f32 {
        share_of_win(Self::outcome(state), seat)
    }
}
