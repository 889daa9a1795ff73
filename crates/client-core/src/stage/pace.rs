//! Keeps what is shown from falling far behind the match.

/// What waits to be shown is not longer than this at the normal pace, in milliseconds.
pub const LONGEST: u32 = 6000;

/// As much of it is kept for what is held, in milliseconds: nearly always more than there is.
const HELD: u32 = 4000;

/// Makes what waits shorter if there is too much of it. Of each beat it is given how long it lasts, and whether it is
/// held to be looked at: such a beat keeps its time as long as there is any to be taken from others.
pub fn shorten<'a>(waiting: impl Iterator<Item = (&'a mut u32, bool)>) {
    let waiting: Vec<(&mut u32, bool)> = waiting.collect();
    let whole = |held: bool| -> u32 {
        waiting
            .iter()
            .filter(|(_, is_held)| *is_held == held)
            .map(|(lasts, _)| **lasts)
            .sum()
    };
    let (held, passing) = (whole(true), whole(false));
    if held + passing <= LONGEST {
        return;
    }
    let for_held = held.min(HELD.max(LONGEST.saturating_sub(passing)));
    let for_passing = passing.min(LONGEST - for_held);
    for (lasts, is_held) in waiting {
        let (part, of) = if is_held {
            (for_held, held)
        } else {
            (for_passing, passing)
        };
        let shorter = u64::from(*lasts) * u64::from(part) / u64::from(of.max(1));
        *lasts = shorter as u32;
    }
}
