//! When one side of the way to an owner asks whether the other is there, and when it takes it for gone.
//!
//! Two things must be known. The owner must hear of each client now and then, even of one who only watches and is told
//! something all the time: otherwise it takes the client for gone. And the client's node must hear of the owner.

use std::time::Duration;

use tokio::time::Instant;

/// A client that waits for an answer asks this often.
const HASTE: Duration = Duration::from_secs(1);
/// After so long without an answer to a question the owner is looked for again.
const PATIENCE: Duration = Duration::from_secs(3);

/// What was said and heard on the way of one client.
#[derive(Clone, Debug)]
pub(super) struct Pulse {
    /// When something was last said, and last heard.
    said: Instant,
    heard: Instant,
    /// Since when a question waits for its answer.
    asked: Option<Instant>,
}

impl Pulse {
    /// A client that is being attached.
    pub(super) fn new(now: Instant) -> Pulse {
        Pulse {
            said: now,
            heard: now,
            asked: None,
        }
    }

    pub(super) fn said(&mut self, now: Instant) {
        self.said = now;
    }

    pub(super) fn heard(&mut self, now: Instant) {
        (self.heard, self.asked) = (now, None);
    }

    /// Whether it is time to ask; then it counts as asked. `waits` is a client with a command that is not answered,
    /// `silence` how long the owner keeps a client that says nothing.
    pub(super) fn asks(&mut self, now: Instant, waits: bool, silence: Duration) -> bool {
        let often = silence / 4;
        let is_quiet = now >= self.said + often;
        let is_late = waits && now >= self.heard + HASTE && now >= self.said + HASTE;
        let asks = is_quiet || is_late;
        if asks {
            self.asked.get_or_insert(now);
        }
        asks
    }

    /// Whether a question has waited for too long.
    pub(super) fn is_gone(&self, now: Instant) -> bool {
        self.asked
            .is_some_and(|asked| now > asked + PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILENCE: Duration = Duration::from_secs(15);
    const TICK: Duration = Duration::from_millis(500);

    /// Plays a minute: when something was asked, and when the owner was given up.
    fn minute(
        waits: bool,
        hears: impl Fn(Duration, Option<Duration>) -> bool,
    ) -> (Vec<Duration>, Option<Duration>) {
        let begun = Instant::now();
        let mut pulse = Pulse::new(begun);
        let mut asked = Vec::new();
        for tick in 1..=120 {
            let passed = TICK * tick;
            let now = begun + passed;
            if hears(passed, asked.last().copied()) {
                pulse.heard(now);
            }
            if pulse.asks(now, waits, SILENCE) {
                pulse.said(now);
                asked.push(passed);
            }
            if pulse.is_gone(now) {
                return (asked, Some(passed));
            }
        }
        (asked, None)
    }

    #[test]
    fn who_only_watches_is_heard_of_in_time() {
        let (asked, gone) = minute(false, |_, _| true);
        assert_eq!(gone, None);
        let mut before = Duration::ZERO;
        for at in asked.into_iter().chain([Duration::from_mins(1)]) {
            assert!(at.abs_diff(before) < SILENCE / 2, "{before:?} to {at:?}");
            before = at;
        }
    }

    #[test]
    fn an_owner_with_nothing_to_tell_is_not_taken_for_gone() {
        let answers =
            |passed, asked: Option<Duration>| asked.is_some_and(|asked| asked + TICK == passed);
        let (asked, gone) = minute(false, answers);
        assert_eq!(gone, None);
        assert!(asked.len() < 20, "{asked:?}");
    }

    #[test]
    fn an_owner_that_is_gone_is_noticed_sooner_by_who_waits() {
        let (_, noticed) = minute(true, |_, _| false);
        assert!(noticed.unwrap() <= Duration::from_secs(5), "{noticed:?}");
        let (_, noticed) = minute(false, |_, _| false);
        assert!(noticed.unwrap() <= Duration::from_secs(8), "{noticed:?}");
    }
}
