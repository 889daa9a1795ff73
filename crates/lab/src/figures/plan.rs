//! What is measured: which bots play which game against whom, how often, and with which goal.

use bots::Level;
use catalog::GameId;

use super::goal::Goal;
use crate::contestant::{Contestant, Kind};
use crate::error::LabError;
use crate::tournament::Tournament;
use crate::tournament::schedule::Mode;

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// As much as the documentation rests on.
    Full,
    /// Next to nothing, by bots that hardly think: only to see that everything works.
    Quick,
}

impl Size {
    /// The number of deals or matches, if it is usually this.
    pub fn of(self, usual: u64) -> u64 {
        match self {
            Size::Full => usual,
            Size::Quick => 2,
        }
    }

    /// A bot of this level.
    pub fn bot(self, level: Level) -> Contestant {
        let playouts = match (self, level) {
            (Size::Quick, Level::Casual | Level::Solid | Level::Master) => Some(8),
            _ => None,
        };
        Contestant {
            playouts,
            ..Contestant::of(level)
        }
    }

    /// A bot of any kind.
    pub fn contestant(self, text: &str) -> Result<Contestant, LabError> {
        let bot: Contestant = text.parse()?;
        Ok(match (self, &bot.kind) {
            (Size::Quick, Kind::Extra(_)) => Contestant {
                playouts: Some(8),
                ..bot
            },
            (_, Kind::Level(level)) if bot.playouts.is_none() => Contestant {
                playouts: self.bot(*level).playouts,
                ..bot
            },
            _ => bot,
        })
    }
}

/// One duel that is measured.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// Which game, with how many players.
    pub about: String,
    /// Whom the first bot plays against, or is compared with.
    pub against: &'static str,
    /// What is played.
    pub plan: Tournament,
    /// What the first bot must reach.
    pub goal: Goal,
    /// Milliseconds that its moves may take.
    pub milliseconds: f64,
    /// The level and count in the table of these, if it is only a line there.
    pub table: Option<(&'static str, u8)>,
}

/// A measurement before the number of deals is known.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) about: &'static str,
    against: &'static str,
    pub(super) game: GameId,
    pub(super) config: &'static str,
    bots: [Level; 2],
    mode: Mode,
    pub(super) deals: u64,
    pub(super) goal: Goal,
    milliseconds: f64,
}

/// 5,000 deals in four seatings are 20,000 rounds. Whoever plays below all rows takes the cheapest, as in the
/// published figures for this family of games: choosing any row would make the random players weaker still.
const SAMURAKVA: Wanted = Wanted {
    about: "Samurakva, classic table, one round, 4 players",
    against: "3 random",
    game: GameId::Samurakva,
    config: "players=4 penalties=classic rounds=1 forced_cheapest_row=true",
    bots: [Level::Solid, Level::Random],
    mode: Mode::OneVsRest,
    deals: 5_000,
    goal: Goal::PenaltyAtMost(Some(-7.0)),
    milliseconds: 1.0,
};
const YOKAI: Wanted = Wanted {
    about: "Yokai Septet, 4 players",
    against: "random team",
    game: GameId::YokaiSeptet,
    config: "players=4",
    bots: [Level::Solid, Level::Random],
    mode: Mode::RoundRobin,
    deals: 200,
    goal: Goal::RoundsAtLeast(0.9),
    milliseconds: 50.0,
};
const WANTED: [Wanted; 7] = [
    SAMURAKVA,
    Wanted {
        against: "3 novices",
        bots: [Level::Solid, Level::Novice],
        goal: Goal::PenaltyAtMost(Some(-1.3)),
        ..SAMURAKVA
    },
    Wanted {
        bots: [Level::Novice, Level::Random],
        goal: Goal::PenaltyAtMost(None),
        ..SAMURAKVA
    },
    YOKAI,
    Wanted {
        against: "novice team",
        bots: [Level::Solid, Level::Novice],
        goal: Goal::RoundsAtLeast(0.65),
        ..YOKAI
    },
    Wanted {
        about: "Samurai Sword, 5 players",
        against: "4 novices",
        game: GameId::SamuraiSword,
        config: "players=5",
        bots: [Level::Solid, Level::Novice],
        mode: Mode::OneVsRest,
        deals: 5_000,
        goal: Goal::RatioAs(&["shogun", "samurai", "ninja", "ronin"], 1.15),
        milliseconds: 50.0,
    },
    Wanted {
        about: "Samurai Spirit, 4 samurai",
        against: "the game, normal; compared with novices",
        game: GameId::SamuraiSpirit,
        config: "samurai=4 level=normal",
        bots: [Level::Solid, Level::Novice],
        mode: Mode::RoundRobin,
        deals: 200,
        goal: Goal::RatioOrHalf(3.0),
        milliseconds: 50.0,
    },
];

/// The usual table of each game.
pub(super) const fn tables() -> [Wanted; 4] {
    let [samurakva, _, _, yokai, _, sword, spirit] = WANTED;
    [samurakva, yokai, sword, spirit]
}

/// Deals for each count and level of the table of Samurai Spirit.
const TABLE_DEALS: u64 = 20;

/// All duels.
pub(super) fn measurements(size: Size, seed: u64) -> Result<Vec<Measurement>, LabError> {
    let mut list: Vec<Measurement> = Vec::new();
    for wanted in WANTED {
        // Every measurement has deals of its own, so that one lucky deal does not show in several.
        let seed = seed + list.len() as u64;
        list.push(measurement(wanted, wanted.config, size, seed)?);
    }
    let [.., spirit] = WANTED;
    for level in ["easy", "normal", "hard", "heroic"] {
        for samurai in 2..=7 {
            let config = format!("samurai={samurai} level={level}");
            let wanted = Wanted {
                deals: TABLE_DEALS,
                ..spirit
            };
            let plain = measurement(wanted, &config, size, seed + list.len() as u64)?;
            let about = format!("Samurai Spirit, {samurai} samurai");
            list.push(Measurement {
                about,
                table: Some((level, samurai)),
                ..plain
            });
        }
    }
    Ok(list)
}

fn measurement(
    wanted: Wanted,
    config: &str,
    size: Size,
    seed: u64,
) -> Result<Measurement, LabError> {
    let Wanted {
        about,
        against,
        game,
        mode,
        goal,
        milliseconds,
        ..
    } = wanted;
    let bots = wanted.bots.map(|level| size.bot(level)).to_vec();
    let plan = Tournament::new(game, config, bots, mode, size.of(wanted.deals), seed)?;
    Ok(Measurement {
        about: about.to_owned(),
        against,
        plan,
        goal,
        milliseconds,
        table: None,
    })
}
