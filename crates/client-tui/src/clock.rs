//! How much time is left at a table with a clock.

use std::time::{Duration, Instant};

use client_core::room::Clock;

/// What was last told of the time that is left, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Countdown {
    told: u32,
    since: Instant,
}

impl Countdown {
    pub(crate) fn new() -> Countdown {
        Countdown {
            told: 0,
            since: Instant::now(),
        }
    }

    /// How much is left now; nothing without a limit.
    pub(crate) fn left(&mut self, clock: Clock) -> Option<Duration> {
        if self.told != clock.told {
            *self = Countdown {
                told: clock.told,
                since: Instant::now(),
            };
        }
        let left = Duration::from_millis(clock.left?);
        Some(left.saturating_sub(self.since.elapsed()))
    }
}

/// Minutes and seconds.
pub(crate) fn minutes(left: Duration) -> String {
    format!("{}:{:02}", left.as_secs() / 60, left.as_secs() % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_from_the_moment_at_which_it_was_told() {
        let clock = |told: u32, left: u64| Clock {
            told,
            left: Some(left),
        };
        let mut countdown = Countdown::new();
        let first = countdown.left(clock(1, 90_000)).expect("a limit");
        assert_eq!(minutes(first + Duration::from_millis(500)), "1:30");
        std::thread::sleep(Duration::from_millis(2));
        assert!(countdown.left(clock(1, 90_000)) < Some(first), "it runs");
        let again = countdown.left(clock(2, 90_000));
        assert!(
            again >= Some(first),
            "the same time told again begins again"
        );
        assert_eq!(countdown.left(clock(3, 0)), Some(Duration::ZERO));
        assert_eq!(countdown.left(Clock::default()), None);
    }
}
