//! Saved matches as lines: the list, and when each was last played.

use std::io::{self, Write};

use client_core::story::{Line, Story};
use protocol::Phase;

use crate::local::{Folder, Kept};
use crate::words::t;

/// Prints the saved matches, the newest first.
pub fn list(story: &Story, folder: &Folder, out: &mut impl Write) -> io::Result<()> {
    let kept = folder.list()?;
    if kept.is_empty() {
        return writeln!(out, "{}", t(story, "tui-no-matches"));
    }
    for kept in &kept {
        writeln!(out, "{}", kept_line(story, kept))?;
    }
    Ok(())
}

/// A saved match in one line.
pub fn kept_line(story: &Story, kept: &Kept) -> String {
    let state = match kept.phase {
        Some(Phase::Finished) => "finished",
        Some(_) => "running",
        None => "broken",
    };
    let game = kept.game.map(|game| story.game(game));
    let line = Line::new("tui-kept")
        .with("code", kept.code.to_string())
        .with("game", game.unwrap_or_default())
        .with("state", state)
        .with("when", date(kept.at));
    story.say_common(&line)
}

/// A moment as a date that every language reads alike (ISO 8601, UTC).
pub fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days to a date in the Gregorian calendar, counted from the first of March of the year 0.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute) = (rest / 3600, rest % 3600 / 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_right_at_the_edges_of_years_and_months() {
        let cases = [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_709_251_199, "2024-02-29 23:59 UTC"),
            (1_735_689_600, "2025-01-01 00:00 UTC"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(date(seconds), expected);
        }
    }
}
