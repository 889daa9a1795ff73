//! A bar on standard error for work that takes a while, if somebody is looking.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The time between two pictures of the bar; shorter work shows none at all.
const MILLISECONDS: u128 = 250;
const WIDTH: u64 = 30;

/// A bar that fills up as pieces of work are done, whichever threads do them.
pub(crate) struct Bar {
    title: String,
    total: u64,
    done: AtomicU64,
    started: Instant,
    /// When it was drawn last; `None` if nobody is looking.
    drawn: Option<Mutex<Instant>>,
}

impl Bar {
    pub(crate) fn new(title: impl Into<String>, total: u64) -> Bar {
        let now = Instant::now();
        let drawn = std::io::stderr()
            .is_terminal()
            .then(|| Mutex::new(now));
        Bar {
            title: title.into(),
            total,
            done: AtomicU64::new(0),
            started: now,
            drawn,
        }
    }

    /// Another piece is done.
    pub(crate) fn tick(&self) {
        let done = 1 + self.done.fetch_add(1, Ordering::Relaxed);
        // Whoever does not get the lock leaves the drawing to the one who has it.
        let Some(Ok(mut drawn)) = self.drawn.as_ref().map(Mutex::try_lock) else {
            return;
        };
        if drawn.elapsed().as_millis() >= MILLISECONDS {
            *drawn = Instant::now();
            eprint!(
                "\r{}",
                self.picture(done, self.started.elapsed().as_secs_f64())
            );
            let _ = std::io::stderr().flush();
        }
    }

    fn picture(&self, done: u64, seconds: f64) -> String {
        let full = done * WIDTH / self.total.max(1);
        let bar: String = (0..WIDTH)
            .map(|at| if at < full { '#' } else { '.' })
            .collect();
        let left = seconds / done.max(1) as f64 * self.total.saturating_sub(done) as f64;
        format!(
            "{} [{bar}] {done}/{}, {left:.0} s left   ",
            self.title, self.total
        )
    }
}

impl Drop for Bar {
    /// Leaves a clean line behind.
    fn drop(&mut self) {
        if self.drawn.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Bar;

    #[test]
    fn the_bar_shows_how_much_is_done_and_left() {
        let bar = Bar::new("samurakva", 200);
        let expected = "samurakva [#######.......................] 50/200, 30 s left   ";
        assert_eq!(bar.picture(50, 10.0), expected);
        assert_eq!(
            bar.picture(0, 0.0),
            format!("samurakva [{}] 0/200, 0 s left   ", ".".repeat(30))
        );
    }
}
