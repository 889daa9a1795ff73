//! How far a figure may be from the truth, with 95 % confidence.

use crate::figure::Figure;

/// How many standard deviations around its mean hold 95 % of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The bounds of a share (Wilson). A win shared by several counts as a fraction of a hit, which varies
/// less than whole hits would: the bounds are then a little wide, never narrow.
pub fn wilson(hits: f64, of: f64) -> Option<(f64, f64)> {
    if of <= 0.0 {
        return None;
    }
    let share = hits / of;
    let scale = 1.0 + Z * Z / of;
    let centre = (share + Z * Z / (2.0 * of)) / scale;
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt() / scale;
    Some(((centre - half).max(0.0), (centre + half).min(1.0)))
}

/// The bounds of a mean (normal).
pub fn normal(mean: f64, variance: f64, count: f64) -> (f64, f64) {
    let half = Z * (variance / count).sqrt();
    (mean - half, mean + half)
}

/// The bounds of a figure; `None` if too little was counted.
pub fn of(figure: Figure) -> Option<(f64, f64)> {
    let count = figure.count() as f64;
    match figure {
        Figure::Share { .. } => wilson(figure.sum(), count),
        Figure::Mean { .. } => Some(normal(figure.value()?, figure.variance()?, count)),
    }
}
