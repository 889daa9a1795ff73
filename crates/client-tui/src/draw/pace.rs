//! How fast a match goes: how long bots pause, and whether what happened is told step by step.

use std::time::Duration;

/// How long a sentence stands alone before the next one comes, at the normal pace.
const STEP: Duration = Duration::from_millis(220);

/// How fast a match goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// With time to read everything.
    Calm,
    /// As usual.
    #[default]
    Normal,
    /// For those who know the game.
    Quick,
    /// Nothing is told step by step, and bots move at once.
    Instant,
}

impl Pace {
    /// The one that the key leads to.
    #[must_use]
    pub fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Normal,
            Pace::Normal => Pace::Quick,
            Pace::Quick => Pace::Instant,
            Pace::Instant => Pace::Calm,
        }
    }

    /// Its name in messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Normal => "normal",
            Pace::Quick => "quick",
            Pace::Instant => "instant",
        }
    }

    /// In hundredths of the usual time.
    fn percent(self) -> u16 {
        match self {
            Pace::Calm => 170,
            Pace::Normal => 100,
            Pace::Quick => 45,
            Pace::Instant => 0,
        }
    }

    /// How long bots pause, in hundredths of what a table does by itself; `usual` is that of the game.
    pub fn bots(self, usual: u16) -> u16 {
        (u32::from(usual) * u32::from(self.percent()) / 100) as u16
    }

    /// How long each sentence stands alone.
    pub fn step(self) -> Duration {
        STEP * u32::from(self.percent()) / 100
    }
}
