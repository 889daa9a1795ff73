//! Playing the deals of a duel and keeping what each match said about both bots.

use core::ops::Range;

use game_core::Seat;

use super::Tournament;
use super::schedule::{LineUp, Who};
use crate::clock::Clock;
use crate::contestant::Contestant;
use crate::error::LabError;
use crate::figure::Figure;
use crate::play::{Player, play};
use crate::seeds;
use crate::statistics::{Named, Sides, Statistics};
use crate::strangers::Strangers;
use crate::strangers::faults::Faults;
use crate::work::{Progress, map};

/// What one match said about one figure: sum and count for the first bot and for the second.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Cell {
    /// Sums.
    pub sum: [f64; 2],
    /// Observations.
    pub count: [f64; 2],
}

impl Cell {
    /// Adds another cell.
    #[inline]
    pub fn add(&mut self, other: &Cell) {
        for who in 0..2 {
            self.sum[who] += other.sum[who];
            self.count[who] += other.count[who];
        }
    }
}

/// A figure that is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Of which part only, such as a role; `None` for all.
    pub part: Option<String>,
    /// The figure's name.
    pub figure: &'static str,
    /// Whether it is a share; otherwise it is a mean.
    pub share: bool,
}

/// What all matches of a duel said.
#[derive(Clone, PartialEq, Debug)]
pub struct Samples {
    /// The figures.
    pub slots: Vec<Slot>,
    /// How many matches a deal has.
    pub line_ups: usize,
    /// For each deal, for each match, for each slot.
    pub deals: Vec<Vec<Cell>>,
    /// How both bots behaved.
    pub conduct: Conduct,
}

/// How long both bots thought, and what went wrong with them if they are strangers'.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Conduct {
    /// How long they thought.
    pub clocks: [Clock; 2],
    /// What went wrong.
    pub faults: [Faults; 2],
}

impl Conduct {
    fn add(&mut self, other: &Conduct) {
        for who in 0..2 {
            self.clocks[who].add(&other.clocks[who]);
            self.faults[who].add(&other.faults[who]);
        }
    }
}

/// A match that is over.
struct Finished<G: Statistics> {
    state: G::State,
    count: G::Count,
}

/// Two bots, and the matches they play.
#[derive(Clone, Copy)]
pub struct Matchup<'a, C> {
    /// The tournament it belongs to.
    pub plan: &'a Tournament,
    /// The options of a match.
    pub config: &'a C,
    /// The bots.
    pub bots: [&'a Contestant; 2],
    /// Which duel of the tournament it is: bots have other luck in each.
    pub number: u64,
    /// The matches of each deal.
    pub line_ups: &'a [LineUp],
    /// Whether decisions are timed.
    pub timed: bool,
    /// Those of the two that are strangers'.
    pub strangers: &'a Strangers,
}

impl<C: Sync> Matchup<'_, C> {
    /// Plays every deal in every line-up.
    pub fn play_deals<G: Statistics<Config = C>>(
        &self,
        threads: usize,
        progress: Progress<'_>,
    ) -> Result<Samples, LabError> {
        let parts = told_apart::<G>(self.config);
        let deal = |number| {
            let mut found = Deal::default();
            for at in 0..self.line_ups.len() {
                let finished = self.play_one::<G>(number, at, &mut found.conduct)?;
                found.add(&finished, &self.line_ups[at], &parts);
            }
            Ok(found)
        };
        let mut found = map(0..self.plan.deals, threads, progress, deal)?;
        let mut conduct = Conduct::default();
        for deal in &found {
            conduct.add(&deal.conduct);
        }
        let figures = core::mem::take(&mut found[0].figures);
        let all = core::iter::once(None).chain(parts.into_iter().map(|part| Some(part.name)));
        let slots = all.flat_map(|part| {
            figures.iter().map(move |&(figure, share)| Slot {
                part: part.clone(),
                figure,
                share,
            })
        });
        let slots = slots.collect();
        let deals = found.into_iter().map(|deal| deal.cells).collect();
        Ok(Samples {
            slots,
            line_ups: self.line_ups.len(),
            deals,
            conduct,
        })
    }

    fn play_one<G: Statistics<Config = C>>(
        &self,
        deal: u64,
        at: usize,
        conduct: &mut Conduct,
    ) -> Result<Finished<G>, LabError> {
        let (seed, line_up) = (self.plan.seed, &self.line_ups[at]);
        let turn = self.number << 8 | at as u64;
        let sit = |(seat, who): (usize, &Who)| {
            Player::<G>::new(
                self.bots[*who as usize],
                self.strangers,
                seeds::of_bot(seed, deal, turn, seat),
            )
        };
        let mut players: Vec<_> = line_up
            .seats
            .iter()
            .enumerate()
            .map(sit)
            .collect();
        // A deal of its own for each match lies far from all deals that are played several times.
        let number = if self.plan.independent {
            (1 << 40) | deal << 8 | at as u64
        } else {
            deal
        };
        let mut by_seat = vec![Clock::default(); players.len()];
        let mut count = G::Count::default();
        let hear = |event| G::hear(&mut count, &event);
        let clock = self.timed.then_some(&mut by_seat[..]);
        let state = play(
            self.config,
            seeds::of_match(seed, number),
            deal,
            &mut players,
            clock,
            hear,
            |_| {},
        )?;
        for ((who, clock), player) in line_up.seats.iter().zip(by_seat).zip(&players) {
            conduct.clocks[*who as usize].add(&clock);
            conduct.faults[*who as usize].add(&player.faults);
        }
        Ok(Finished { state, count })
    }
}

/// Some of the parts a seat can have.
struct Part {
    name: String,
    places: Range<usize>,
}

/// The parts that are told apart: roles, where teams are secret; then those together that are alike.
fn told_apart<G: Statistics>(config: &G::Config) -> Vec<Part> {
    if G::sides(config) != Sides::SecretTeams {
        return Vec::new();
    }
    let names = G::parts(config)
        .into_iter()
        .next()
        .map_or_else(Vec::new, |parts| parts.names);
    let each = names
        .into_iter()
        .enumerate()
        .map(|(at, name)| Part {
            name,
            places: at..at + 1,
        });
    let alike = G::alike().map(|(name, places)| Part {
        name: name.to_owned(),
        places,
    });
    each.chain(alike).collect()
}

/// What the matches of one deal said.
#[derive(Default)]
struct Deal {
    /// Names of the figures, and whether they are shares.
    figures: Vec<(&'static str, bool)>,
    cells: Vec<Cell>,
    conduct: Conduct,
}

impl Deal {
    /// Adds a match: a cell for each figure of all seats, then of each part.
    fn add<G: Statistics>(&mut self, finished: &Finished<G>, line_up: &LineUp, parts: &[Part]) {
        let Finished { state, count } = finished;
        let seats: Vec<Vec<Named>> = Seat::all(line_up.seats.len())
            .map(|seat| G::of_seat(count, state, seat))
            .collect();
        let named = |(name, figure): &Named| (*name, matches!(figure, Figure::Share { .. }));
        self.figures = seats[0].iter().map(named).collect();
        for part in core::iter::once(None).chain(parts.iter().map(Some)) {
            let counts = |seat: usize| {
                let here = part.is_none_or(|part| {
                    part.places
                        .contains(&G::part(state, Seat(seat as u8), 0))
                });
                line_up.counts[seat] && here
            };
            for figure in 0..self.figures.len() {
                self.cells
                    .push(cell(line_up, &seats, figure, counts));
            }
        }
    }
}

/// One figure of one match for both bots; several seats of a bot are one observation.
fn cell(
    line_up: &LineUp,
    seats: &[Vec<Named>],
    figure: usize,
    counts: impl Fn(usize) -> bool,
) -> Cell {
    let mut cell = Cell::default();
    for who in [Who::First, Who::Second] {
        let mine = (0..seats.len()).filter(|&seat| line_up.seats[seat] == who && counts(seat));
        let figures: Vec<Figure> = mine.map(|seat| seats[seat][figure].1).collect();
        if let Some(figure) = Figure::over_seats(&figures) {
            cell.sum[who as usize] = figure.sum();
            cell.count[who as usize] = figure.count() as f64;
        }
    }
    cell
}
