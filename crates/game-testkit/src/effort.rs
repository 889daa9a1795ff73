//! How much to play: a little in the inner loop, a lot in the full test run.

/// The amount of play, from the environment variable `ZASHIKI_EFFORT` (`quick` or `full`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Whether this is the full run.
    pub full: bool,
}

impl Effort {
    /// What the environment asks for; quick if it says nothing.
    ///
    /// # Panics
    /// On any other word, so that a misspelt run does not pass for a full one.
    pub fn from_env() -> Effort {
        match std::env::var("ZASHIKI_EFFORT").as_deref() {
            Err(_) | Ok("quick") => Effort { full: false },
            Ok("full") => Effort { full: true },
            Ok(other) => panic!("ZASHIKI_EFFORT is `{other}`; it may be `quick` or `full`"),
        }
    }

    /// One number for the quick run, another for the full one.
    pub fn pick<T>(self, quick: T, full: T) -> T {
        if self.full { full } else { quick }
    }
}
