//! Many matches with the same bots, counted.

use core::ops::Range;

use catalog::{GameId, with_game};
use serde::{Deserialize, Serialize};

use crate::contestant::{Contestant, seated};
use crate::door::{config_of, full_config, has_bots};
use crate::error::LabError;
use crate::figure::Figure;
use crate::play::{Player, play};
use crate::seeds;
use crate::statistics::{Statistics, record};
use crate::strangers::Strangers;
use crate::strangers::faults::Faults;
use crate::tally::Tally;
use crate::work::{Progress, fold};

/// What to play. Two equal simulations give equal figures on any machine, however they are shared out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Simulation {
    /// Which game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The options, every default written out.
    pub config: String,
    /// The bots. The list is repeated around the table.
    pub bots: Vec<Contestant>,
    /// Whether the first bot always sits on seat 0; otherwise the table moves on by a seat from match
    /// to match, so that every bot has every seat equally often.
    pub fixed_seats: bool,
    /// How many matches.
    pub games: u64,
    /// From which all chance follows.
    pub seed: u64,
}

impl Simulation {
    /// A simulation with moving seats, if everything about it is in order.
    pub fn new(
        game: GameId,
        config: &str,
        bots: Vec<Contestant>,
        games: u64,
        seed: u64,
    ) -> Result<Simulation, LabError> {
        let (config, seats) = full_config(game, config)?;
        has_bots(game, &bots)?;
        if bots.is_empty() {
            return Err(LabError::TooFew("bots", 1));
        }
        if bots.len() > seats {
            return Err(LabError::TooManyBots {
                bots: bots.len(),
                seats,
            });
        }
        if games == 0 {
            return Err(LabError::TooFew("games", 1));
        }
        Ok(Simulation {
            game,
            rules: catalog::info(game).rules,
            config,
            bots,
            fixed_seats: false,
            games,
            seed,
        })
    }

    /// Plays these matches, counted from 0.
    pub fn run(
        &self,
        matches: Range<u64>,
        threads: usize,
        progress: Progress<'_>,
    ) -> Result<Tally, LabError> {
        if threads == 0 {
            return Err(LabError::TooFew("threads", 1));
        }
        with_game!(self.game, G => run::<G>(self, matches, threads, progress))
    }

    /// The names of the bots, each once.
    fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for bot in &self.bots {
            if !names.contains(&bot.name.as_str()) {
                names.push(&bot.name);
            }
        }
        names
    }
}

fn run<G: Statistics>(
    plan: &Simulation,
    matches: Range<u64>,
    threads: usize,
    progress: Progress<'_>,
) -> Result<Tally, LabError> {
    let config = config_of::<G>(&plan.config)?;
    let names = plan.names();
    let strangers = Strangers::meet::<G>(&plan.bots)?;
    let table: Seating<'_, G> = Seating {
        plan,
        config: &config,
        names: &names,
        strangers: &strangers,
    };
    let one = |tally: &mut Tally, number| table.one_match(number, tally);
    let parts = fold(matches, threads, progress, Tally::default, one)?;
    let mut whole = Tally::default();
    // Whole numbers: the order in which threads are added does not matter.
    for part in &parts {
        whole.merge(part);
    }
    Ok(whole)
}

/// What every match of a simulation needs.
struct Seating<'a, G: Statistics> {
    plan: &'a Simulation,
    config: &'a G::Config,
    names: &'a [&'a str],
    strangers: &'a Strangers,
}

impl<G: Statistics> Seating<'_, G> {
    fn one_match(&self, number: u64, tally: &mut Tally) -> Result<(), LabError> {
        let &Seating {
            plan,
            config,
            names,
            strangers,
        } = self;
        let turn = if plan.fixed_seats { 0 } else { number };
        let at: Vec<usize> = seated(plan.bots.len(), G::seats(config), turn);
        let sit = |(seat, &bot): (usize, &usize)| {
            let rng = seeds::of_bot(plan.seed, number, 0, seat);
            Player::<G>::new(&plan.bots[bot], strangers, rng)
        };
        let mut players: Vec<_> = at.iter().enumerate().map(sit).collect();
        let mut count = G::Count::default();
        let hear = |event| G::hear(&mut count, &event);
        let state = play(
            config,
            seeds::of_match(plan.seed, number),
            number,
            &mut players,
            None,
            hear,
            |_| {},
        )?;
        let name_of = |&bot: &usize| {
            names
                .iter()
                .position(|name| *name == plan.bots[bot].name)
                .unwrap_or(0)
        };
        let who: Vec<usize> = at.iter().map(name_of).collect();
        record::<G>(&count, &state, names, &who, tally);
        self.record_faults(&players, tally);
        Ok(())
    }

    /// How strangers' bots behaved in a match.
    fn record_faults(&self, players: &[Player<'_, G>], tally: &mut Tally) {
        for name in self.names {
            let theirs = players
                .iter()
                .filter(|player| player.contestant.name == *name);
            let mut faults = Faults::default();
            let mut strange = false;
            for player in theirs {
                strange |= player.contestant.is_stranger();
                faults.add(&player.faults);
            }
            for (what, number) in faults.named().into_iter().filter(|_| strange) {
                tally.add(&format!("bot {name}"), what, Figure::number(number as i64));
            }
        }
    }
}
