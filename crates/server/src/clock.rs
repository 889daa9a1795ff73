//! The time: what has passed, which decides, and what the wall clock says, which is for people and sessions.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A server's time. A clone is the same clock.
#[derive(Clone)]
pub struct Clock {
    began: Instant,
    wall: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Clock").finish_non_exhaustive()
    }
}

impl Default for Clock {
    /// The system's.
    fn default() -> Clock {
        Clock::with_wall(|| {
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |time| time.as_millis() as u64)
        })
    }
}

impl Clock {
    /// With another wall clock, in milliseconds since 1970. It may jump.
    pub fn with_wall(wall: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        Clock {
            began: Instant::now(),
            wall: Arc::new(wall),
        }
    }

    /// Unix time in milliseconds. It is set by people and programs: nothing that happens at a table may
    /// depend on it.
    pub(crate) fn wall(&self) -> u64 {
        (self.wall)()
    }

    /// Milliseconds since the server started, steadily.
    pub(crate) fn passed(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }
}
