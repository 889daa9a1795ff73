//! `GET /.well-known/security.txt`: whom to tell of a weakness (RFC 9116).

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Refusal;

use crate::app::Shared;
use crate::problem::Problem;

/// For how many days the file is valid; it is generated for each request.
const VALID_DAYS: u64 = 180;
const DAY_MS: u64 = 24 * 3600 * 1000;

/// The file, if whoever runs the server has said whom to tell.
pub(crate) async fn security(State(app): State<Shared>) -> Result<impl IntoResponse, Problem> {
    let contact = app
        .config
        .security_contact
        .as_deref()
        .ok_or(Problem(Refusal::NotFound))?;
    let (year, month, day) = date(app.clock.wall() / DAY_MS + VALID_DAYS);
    let canonical = app
        .config
        .public_url
        .as_deref()
        .filter(|_| app.config.is_secure());
    let canonical = canonical.map(|url| format!("Canonical: {url}/.well-known/security.txt\n"));
    let text = format!(
        "Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\n\
         Preferred-Languages: en, uk, ru, pl\n{}",
        canonical.unwrap_or_default()
    );
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Year, month and day of a day after 1970. Years are counted from March, so that the day that some have
/// comes last.
fn date(day: u64) -> (u64, u64, u64) {
    // From the first of March of the year 0.
    let day = day + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (
        era * 400 + year + u64::from(month <= 2),
        month,
        of_year - (153 * march + 2) / 5 + 1,
    )
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_dates() {
        for (day, expected) in [
            (0, (1970, 1, 1)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (19_782, (2024, 2, 29)),
            (19_783, (2024, 3, 1)),
            (20_453, (2025, 12, 31)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(day), expected, "{day}");
        }
    }
}
