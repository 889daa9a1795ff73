//! Bots against each other on the same deals, with intervals that hold.
//!
//! | file | job |
//! |---|---|
//! | [`schedule`] | who meets whom, and the matches of one deal |
//! | [`samples`] | playing the deals |
//! | [`bootstrap`] | what the deals say, and how sure it is |
//! | [`report`] | the result as Markdown and JSON |

pub mod bootstrap;
pub mod report;
pub mod samples;
pub mod schedule;

use catalog::{GameId, with_game};
use serde::Serialize;

use crate::clock::Clock;
use crate::contestant::Contestant;
use crate::door::{config_of, full_config, has_bots};
use crate::error::LabError;
use crate::statistics::Statistics;
use crate::strangers::Strangers;
use crate::strangers::faults::Faults;
use crate::work::Progress;
use bootstrap::Comparison;
use schedule::Mode;

/// What to play. Two equal tournaments give equal results on any machine, but for measured times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tournament {
    /// Which game.
    pub game: GameId,
    /// The options, every default written out.
    pub config: String,
    /// The bots, each with a name of its own.
    pub bots: Vec<Contestant>,
    /// Who meets whom.
    pub mode: Mode,
    /// How many deals; each is played once in every seating.
    pub deals: u64,
    /// From which all chance follows.
    pub seed: u64,
    /// How often the deals are drawn again for an interval.
    pub resamples: u32,
    /// Whether every seating gets a deal of its own, to see what playing the same deal is worth.
    pub independent: bool,
}

/// Draws for an interval: its ends then move by less than a hundredth of its width.
pub const RESAMPLES: u32 = 2_000;

/// What two bots showed against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The bot whose side is taken.
    pub first: String,
    /// The bot it is compared with.
    pub second: String,
    /// How the two are compared.
    pub compared: &'static str,
    /// Matches played.
    pub matches: u64,
    /// What was compared, by figure and, where it matters, by part.
    pub comparisons: Vec<Comparison>,
    /// What the clocks of both say, if there were any.
    #[serde(skip)]
    pub clocks: [Clock; 2],
    /// How those of the two behaved that are strangers'.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strangers: Vec<Behaved>,
}

/// How a stranger's bot behaved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Behaved {
    /// The bot's name.
    pub bot: String,
    /// What went wrong.
    #[serde(flatten)]
    pub faults: Faults,
}

impl Tournament {
    /// A tournament, if everything about it is in order.
    pub fn new(
        game: GameId,
        config: &str,
        bots: Vec<Contestant>,
        mode: Mode,
        deals: u64,
        seed: u64,
    ) -> Result<Tournament, LabError> {
        let (config, _) = full_config(game, config)?;
        has_bots(game, &bots)?;
        if bots.len() < 2 {
            return Err(LabError::Alone);
        }
        for (at, bot) in bots.iter().enumerate() {
            if bots[..at]
                .iter()
                .any(|other| other.name == bot.name)
            {
                return Err(LabError::SameName(bot.name.clone()));
            }
        }
        if deals < 2 {
            return Err(LabError::TooFew("deals", 2));
        }
        Ok(Tournament {
            game,
            config,
            bots,
            mode,
            deals,
            seed,
            resamples: RESAMPLES,
            independent: false,
        })
    }

    /// How often `progress` will be told.
    pub fn pieces(&self) -> u64 {
        schedule::pairs(self.mode, self.bots.len()).len() as u64 * self.deals
    }

    /// Plays everything.
    pub fn run(
        &self,
        threads: usize,
        timed: bool,
        progress: Progress<'_>,
    ) -> Result<Vec<Duel>, LabError> {
        if threads == 0 {
            return Err(LabError::TooFew("threads", 1));
        }
        if self.resamples < 100 {
            return Err(LabError::TooFew("resamples", 100));
        }
        with_game!(self.game, G => {
            let pairs = schedule::pairs(self.mode, self.bots.len()).into_iter();
            pairs.map(|pair| self.duel::<G>(pair, threads, timed, progress)).collect()
        })
    }

    /// Plays only the duel of the first two bots.
    pub fn run_first(
        &self,
        threads: usize,
        timed: bool,
        progress: Progress<'_>,
    ) -> Result<Duel, LabError> {
        with_game!(self.game, G => self.duel::<G>((0, 1), threads, timed, progress))
    }

    fn duel<G: Statistics>(
        &self,
        (first, second): (usize, usize),
        threads: usize,
        timed: bool,
        progress: Progress<'_>,
    ) -> Result<Duel, LabError> {
        let config = config_of::<G>(&self.config)?;
        let sides = G::sides(&config);
        let line_ups = schedule::line_ups(self.mode, sides, G::seats(&config));
        let bots = [&self.bots[first], &self.bots[second]];
        let strangers = Strangers::meet::<G>(bots)?;
        let matchup = samples::Matchup {
            plan: self,
            config: &config,
            bots,
            number: (first * self.bots.len() + second) as u64,
            line_ups: &line_ups,
            timed,
            strangers: &strangers,
        };
        let samples = matchup.play_deals::<G>(threads, progress)?;
        Ok(Duel {
            first: bots[0].name.clone(),
            second: bots[1].name.clone(),
            compared: schedule::compared(self.mode, sides),
            matches: self.deals * line_ups.len() as u64,
            comparisons: bootstrap::compare(&samples, self.resamples, self.seed, G::less_is_better),
            strangers: behaved(bots, samples.conduct.faults),
            clocks: samples.conduct.clocks,
        })
    }
}

fn behaved(bots: [&Contestant; 2], faults: [Faults; 2]) -> Vec<Behaved> {
    bots.iter()
        .zip(faults)
        .filter(|(bot, _)| bot.is_stranger())
        .map(|(bot, faults)| Behaved {
            bot: bot.name.clone(),
            faults,
        })
        .collect()
}
