//! What the deals say, and how sure it is: whole deals are drawn again (block bootstrap).
//!
//! The matches of one deal belong together, so a deal is drawn with all of them. The 95 % interval is
//! the middle of the drawn results.

use game_core::{PlayoutRng, Random as _};
use serde::Serialize;

use super::samples::{Cell, Samples, Slot};
use crate::seeds;

/// A number with its bounds for 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// One figure of two bots compared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// Of which part only, such as a role; `None` for all.
    pub part: Option<String>,
    /// The figure's name.
    pub figure: String,
    /// Whether it is a share; otherwise it is a mean.
    pub share: bool,
    /// Whether less of it is better.
    pub less_is_better: bool,
    /// What the first bot has.
    pub first: Estimate,
    /// What the second bot has.
    pub second: Estimate,
    /// First minus second.
    pub difference: Estimate,
    /// First by second, for shares.
    pub ratio: Option<Estimate>,
    /// Whether zero is outside the bounds of the difference.
    pub significant: bool,
    /// The variance of one deal's difference.
    pub variance: f64,
    /// The variance that matches on deals of their own would have, by the variance of these deals:
    /// above 1 if playing the same deal in all seatings helps. For all parts together only.
    pub variance_ratio: Option<Estimate>,
}

/// Compares the two bots of a duel in every figure that both have.
pub fn compare(
    samples: &Samples,
    resamples: u32,
    seed: u64,
    less_is_better: fn(&str) -> bool,
) -> Vec<Comparison> {
    let whole: Vec<Vec<Cell>> = samples
        .deals
        .iter()
        .map(|deal| per_slot(deal, samples.slots.len()))
        .collect();
    let drawn = draw(
        &whole,
        samples.slots.len(),
        resamples,
        &mut seeds::of_bootstrap(seed),
    );
    let totals = sum_of(whole.iter(), samples.slots.len());
    let compared = samples
        .slots
        .iter()
        .enumerate()
        .filter_map(|(at, slot)| {
            let total = totals[at];
            if total.count.contains(&0.0) {
                return None;
            }
            let column: Vec<Cell> = drawn.iter().map(|sums| sums[at]).collect();
            let spread = Spread::new(samples, at, &total);
            let variance_ratio = slot
                .part
                .is_none()
                .then(|| spread.ratio(resamples, &mut seeds::of_bootstrap(seed)))
                .flatten();
            Some(comparison(
                slot,
                &total,
                &column,
                spread.variance(),
                variance_ratio,
                less_is_better(slot.figure),
            ))
        });
    compared.collect()
}

fn comparison(
    slot: &Slot,
    total: &Cell,
    drawn: &[Cell],
    variance: f64,
    variance_ratio: Option<Estimate>,
    less_is_better: bool,
) -> Comparison {
    let of = |value: fn(&Cell) -> f64| estimate(value(total), drawn.iter().map(value).collect());
    let difference = of(|cell| mean(cell, 0) - mean(cell, 1));
    let ratio = of(|cell| mean(cell, 0) / mean(cell, 1));
    Comparison {
        part: slot.part.clone(),
        figure: slot.figure.to_owned(),
        share: slot.share,
        less_is_better,
        first: of(|cell| mean(cell, 0)),
        second: of(|cell| mean(cell, 1)),
        difference,
        ratio: (slot.share && ratio.value.is_finite()).then_some(ratio),
        significant: difference.low > 0.0 || difference.high < 0.0,
        variance,
        variance_ratio,
    }
}

fn mean(cell: &Cell, who: usize) -> f64 {
    cell.sum[who] / cell.count[who]
}

/// The middle 95 % of drawn results. A draw in which something never came up says nothing.
fn estimate(value: f64, mut drawn: Vec<f64>) -> Estimate {
    drawn.retain(|value| value.is_finite());
    drawn.sort_unstable_by(f64::total_cmp);
    let at = |share: f64| {
        drawn
            .get((share * drawn.len() as f64) as usize)
            .copied()
            .unwrap_or(value)
    };
    let high = drawn
        .iter()
        .rev()
        .nth((0.025 * drawn.len() as f64) as usize)
        .copied()
        .unwrap_or(value);
    Estimate {
        value,
        low: at(0.025),
        high,
    }
}

/// The matches of a deal added up.
fn per_slot(deal: &[Cell], slots: usize) -> Vec<Cell> {
    let mut sums = vec![Cell::default(); slots];
    for (at, cell) in deal.iter().enumerate() {
        sums[at % slots].add(cell);
    }
    sums
}

fn sum_of<'a>(deals: impl Iterator<Item = &'a Vec<Cell>>, slots: usize) -> Vec<Cell> {
    let mut sums = vec![Cell::default(); slots];
    for deal in deals {
        sums.iter_mut()
            .zip(deal)
            .for_each(|(sum, cell)| sum.add(cell));
    }
    sums
}

/// As many deals as there are, drawn with replacement, again and again.
fn draw(deals: &[Vec<Cell>], slots: usize, resamples: u32, rng: &mut PlayoutRng) -> Vec<Vec<Cell>> {
    let count = deals.len() as u32;
    let once = |rng: &mut PlayoutRng| {
        let mut sums = vec![Cell::default(); slots];
        for _ in 0..count {
            let deal = &deals[rng.below(count) as usize];
            sums.iter_mut()
                .zip(deal)
                .for_each(|(sum, cell)| sum.add(cell));
        }
        sums
    };
    (0..resamples).map(|_| once(rng)).collect()
}

/// How much the difference varies from deal to deal.
///
/// If every match had a deal of its own, the same matches would be independent: the variance of their
/// sum would be the sum of their variances, which these deals tell as well.
struct Spread {
    /// For each deal: what each match contributes to the difference, then all together.
    parts: Vec<Vec<f64>>,
}

impl Spread {
    fn new(samples: &Samples, slot: usize, total: &Cell) -> Spread {
        let slots = samples.slots.len();
        let deals = samples.deals.len() as f64;
        // Where the number of observations differs from match to match, as rounds do, the difference is
        // a quotient; its linear part has the same variance.
        let contribution = |cell: &Cell| {
            let of = |who: usize| {
                (cell.sum[who] - mean(total, who) * cell.count[who]) / (total.count[who] / deals)
            };
            of(0) - of(1)
        };
        let deal = |cells: &Vec<Cell>| {
            let mut parts: Vec<f64> = cells
                .iter()
                .skip(slot)
                .step_by(slots)
                .map(contribution)
                .collect();
            parts.push(parts.iter().sum());
            parts
        };
        Spread {
            parts: samples.deals.iter().map(deal).collect(),
        }
    }

    /// The variance of the whole.
    fn variance(&self) -> f64 {
        self.variances(0..self.parts.len())
            .pop()
            .unwrap_or(0.0)
    }

    /// The variance of each match, then of the whole, over these deals.
    fn variances(&self, deals: impl ExactSizeIterator<Item = usize>) -> Vec<f64> {
        let count = deals.len() as f64;
        let width = self.parts.first().map_or(0, Vec::len);
        let (mut sums, mut squares) = (vec![0.0; width], vec![0.0; width]);
        for deal in deals {
            for (at, &part) in self.parts[deal].iter().enumerate() {
                sums[at] += part;
                squares[at] += part * part;
            }
        }
        // The contributions are centred on zero, so little is lost in the subtraction.
        sums.iter()
            .zip(squares)
            .map(|(sum, square)| (square - sum * sum / count) / (count - 1.0))
            .collect()
    }

    fn ratio_over(&self, deals: impl ExactSizeIterator<Item = usize>) -> f64 {
        let mut variances = self.variances(deals);
        let whole = variances.pop().unwrap_or(0.0);
        variances.iter().sum::<f64>() / whole
    }

    /// The variance of independent matches by the variance of these deals; `None` if nothing varies.
    fn ratio(&self, resamples: u32, rng: &mut PlayoutRng) -> Option<Estimate> {
        let count = self.parts.len();
        let value = self.ratio_over(0..count);
        let drawn = (0..resamples).map(|_| {
            let deals: Vec<usize> = (0..count)
                .map(|_| rng.below(count as u32) as usize)
                .collect();
            self.ratio_over(deals.into_iter())
        });
        let drawn = drawn.collect();
        value.is_finite().then(|| estimate(value, drawn))
    }
}
