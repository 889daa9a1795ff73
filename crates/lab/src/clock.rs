//! How long decisions took: how many, in all, the longest, and how they are spread.

use std::time::Duration;

/// Steps within a power of two: a time is kept to 1/16 of itself.
const STEPS: u64 = 16;

/// How long decisions took. Decisions with a single option are not counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// Decisions made.
    pub moves: u64,
    /// The time for all of them.
    pub nanoseconds: u64,
    /// The time for the longest.
    pub longest: u64,
    /// How many took about as long, by step.
    spread: Vec<u32>,
}

impl Clock {
    /// Counts another decision.
    pub fn tick(&mut self, time: Duration) {
        let nanoseconds = time.as_nanos() as u64;
        self.moves += 1;
        self.nanoseconds += nanoseconds;
        self.longest = self.longest.max(nanoseconds);
        let step = step_of(nanoseconds);
        self.make_room(step + 1);
        self.spread[step] += 1;
    }

    /// Adds what another clock has measured.
    pub fn add(&mut self, other: &Clock) {
        self.moves += other.moves;
        self.nanoseconds += other.nanoseconds;
        self.longest = self.longest.max(other.longest);
        self.make_room(other.spread.len());
        self.spread
            .iter_mut()
            .zip(&other.spread)
            .for_each(|(count, more)| *count += more);
    }

    /// Milliseconds for a decision.
    pub fn milliseconds(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.moves.max(1) as f64
    }

    /// Milliseconds that the longest decision took.
    pub fn longest_milliseconds(&self) -> f64 {
        self.longest as f64 / 1e6
    }

    /// Milliseconds within which this share of the decisions was made; rounded up by a sixteenth at most.
    pub fn within(&self, share: f64) -> f64 {
        let wanted = (share * self.moves as f64).ceil() as u64;
        let mut counted = 0;
        for (step, &count) in self.spread.iter().enumerate() {
            counted += u64::from(count);
            if counted >= wanted {
                return end_of(step as u64).min(self.longest) as f64 / 1e6;
            }
        }
        self.longest_milliseconds()
    }

    fn make_room(&mut self, steps: usize) {
        if self.spread.len() < steps {
            self.spread.resize(steps, 0);
        }
    }
}

/// Which step a time belongs to: all below 16 ns have one of their own, then each power of two has 16.
fn step_of(nanoseconds: u64) -> usize {
    let shift = u64::from(nanoseconds.max(STEPS).ilog2()) - 4;
    (shift * STEPS + (nanoseconds >> shift)) as usize
}

/// The longest time of a step.
fn end_of(step: u64) -> u64 {
    let shift = (step / STEPS).saturating_sub(1);
    ((step - shift * STEPS + 1) << shift) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_lies_in_its_step() {
        for nanoseconds in [
            0,
            1,
            15,
            16,
            17,
            31,
            32,
            33,
            1_000,
            999_999_999,
            60_000_000_000,
        ] {
            let step = step_of(nanoseconds) as u64;
            assert!(nanoseconds <= end_of(step), "{nanoseconds}");
            assert!(step == 0 || nanoseconds > end_of(step - 1), "{nanoseconds}");
            assert!(
                end_of(step) <= nanoseconds + nanoseconds / 16,
                "{nanoseconds}"
            );
        }
    }

    #[test]
    fn ninety_nine_of_a_hundred_are_within_what_it_says() {
        let [mut clock, mut other] = [Clock::default(), Clock::default()];
        (1..=50).for_each(|number| clock.tick(Duration::from_millis(number)));
        (51..=100).for_each(|number| other.tick(Duration::from_millis(number)));
        clock.add(&other);
        assert_eq!((clock.moves, clock.longest_milliseconds()), (100, 100.0));
        assert!((clock.milliseconds() - 50.5).abs() < 1e-9);
        let within = clock.within(0.99);
        assert!((99.0..=100.0).contains(&within), "{within}");
        let half = clock.within(0.5);
        assert!((50.0..=50.0 * 17.0 / 16.0).contains(&half), "{half}");
        assert!(Clock::default().within(0.99) < 1e-9);
    }
}
