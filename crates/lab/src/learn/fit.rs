//! Fitting a softmax over features to choices: Newton's method on the likelihood, to the same bits on every machine.
//!
//! Only additions, multiplications, divisions and square roots are used, in a fixed order: IEEE 754 says what each gives, where
//! a library's exponential would differ from machine to machine.

// Matrices are read by their places.
#![allow(clippy::needless_range_loop)]

use bots::softmax::NAT;

/// Keeps weights small where there is little to learn from; about a hundredth of one choice for a unit of each.
const RIDGE: f64 = 0.01;
/// Newton's method is at its end long before.
const STEPS: usize = 25;
/// No step is longer than this many nats for a unit of a feature.
const LONGEST: f64 = 1.0;

/// A choice: the features of every action, one after the other, and the place of the one that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The stage of the match.
    pub stage: usize,
    /// The features.
    pub features: Vec<i16>,
    /// What was chosen.
    pub chosen: usize,
}

/// How well weights foresee choices.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fit {
    /// Choices looked at.
    pub choices: usize,
    /// The mean negative logarithm of the odds of what was chosen.
    pub loss: f64,
    /// The same for somebody who knows nothing: all actions alike.
    pub blind: f64,
    /// How often the likeliest was chosen.
    pub foreseen: f64,
}

/// e to the power of a number that is not above 0.
fn exp(number: f64) -> f64 {
    let small = number.max(-700.0) / 1024.0;
    // Below one this many terms are exact to the last bits.
    let series = (1..=12)
        .rev()
        .fold(1.0, |sum, term| 1.0 + sum * small / f64::from(term));
    (0..10).fold(series, |power, _| power * power)
}

/// The natural logarithm, by Newton's method on [`exp`].
fn ln(number: f64) -> f64 {
    let number = number.max(1e-12);
    (0..60).fold(0.0_f64, |guess, _| {
        let power = exp(guess.min(0.0));
        guess + 2.0 * (number - power) / (number + power)
    })
}

/// How likely each action is.
fn shares(weights: &[f64], features: &[i16]) -> Vec<f64> {
    let logarithms: Vec<f64> = features
        .chunks(weights.len())
        .map(|action| {
            let terms = action
                .iter()
                .zip(weights)
                .map(|(feature, weight)| f64::from(*feature) * weight);
            terms.sum()
        })
        .collect();
    let most = logarithms
        .iter()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = logarithms
        .iter()
        .map(|logarithm| exp(logarithm - most))
        .collect();
    let all: f64 = powers.iter().sum();
    powers
        .into_iter()
        .map(|power| power / all)
        .collect()
}

/// The whole numbers that make these choices likeliest.
pub fn fit(choices: &[&Choice], features: usize) -> Vec<i32> {
    let mut weights = vec![0.0; features];
    for _ in 0..STEPS {
        let (slope, curvature) = derivatives(choices, &weights);
        let step = solve(curvature, slope);
        let longest = step
            .iter()
            .fold(0.0_f64, |longest, one| longest.max(one.abs()));
        let part = (LONGEST / longest.max(1e-9)).min(1.0);
        for (weight, step) in weights.iter_mut().zip(&step) {
            *weight += part * step;
        }
    }
    weights
        .into_iter()
        .map(|weight| (weight * f64::from(NAT)).round() as i32)
        .collect()
}

/// The slope of the likelihood, and its curvature, which is never the wrong way round.
fn derivatives(choices: &[&Choice], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = weights.len();
    let mut slope: Vec<f64> = weights
        .iter()
        .map(|weight| -RIDGE * weight)
        .collect();
    let mut curvature = vec![vec![0.0; count]; count];
    for (at, row) in curvature.iter_mut().enumerate() {
        row[at] = RIDGE;
    }
    for choice in choices {
        let shares = shares(weights, &choice.features);
        let mut mean = vec![0.0; count];
        for (action, share) in choice.features.chunks(count).zip(&shares) {
            for at in 0..count {
                mean[at] += share * f64::from(action[at]);
            }
        }
        for (place, (action, share)) in choice
            .features
            .chunks(count)
            .zip(&shares)
            .enumerate()
        {
            let away: Vec<f64> = action
                .iter()
                .zip(&mean)
                .map(|(feature, mean)| f64::from(*feature) - mean)
                .collect();
            for one in 0..count {
                if place == choice.chosen {
                    slope[one] += away[one];
                }
                let scaled = share * away[one];
                for other in 0..=one {
                    curvature[one][other] += scaled * away[other];
                }
            }
        }
    }
    for one in 0..count {
        for other in 0..one {
            curvature[other][one] = curvature[one][other];
        }
    }
    (slope, curvature)
}

/// Solves for the step by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for column in 0..count {
        for row in column..count {
            let known: f64 = (0..column)
                .map(|at| matrix[row][at] * matrix[column][at])
                .sum();
            let rest = matrix[row][column] - known;
            matrix[row][column] = if row == column {
                rest.max(1e-12).sqrt()
            } else {
                rest / matrix[column][column]
            };
        }
    }
    for row in 0..count {
        let known: f64 = (0..row)
            .map(|at| matrix[row][at] * right[at])
            .sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count)
            .map(|at| matrix[at][row] * right[at])
            .sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// How well whole weights foresee choices.
pub fn judge(choices: &[&Choice], weights: &[Vec<i32>]) -> Fit {
    let mut fit = Fit::default();
    for choice in choices {
        let own: Vec<f64> = weights[choice.stage]
            .iter()
            .map(|weight| f64::from(*weight) / f64::from(NAT))
            .collect();
        let shares = shares(&own, &choice.features);
        let chosen = shares[choice.chosen];
        fit.choices += 1;
        fit.loss -= ln(chosen);
        fit.blind -= ln(1.0 / shares.len() as f64);
        let likelier = shares.iter().any(|share| *share > chosen);
        fit.foreseen += f64::from(u8::from(!likelier));
    }
    let count = fit.choices.max(1) as f64;
    Fit {
        loss: fit.loss / count,
        blind: fit.blind / count,
        foreseen: fit.foreseen / count,
        ..fit
    }
}

#[cfg(test)]
mod tests {
    use game_core::{PlayoutRng, Random as _};

    use super::*;

    #[test]
    fn powers_and_logarithms_are_right() {
        for tenths in 0..300 {
            let number = -f64::from(tenths) / 10.0;
            let right = number.exp();
            assert!((exp(number) - right).abs() < 1e-12 * right, "{number}");
            if number > -25.0 {
                assert!((ln(exp(number)) - number).abs() < 1e-6, "{number}");
            }
        }
    }

    #[test]
    fn the_weights_behind_choices_are_found_again() {
        let truth = [700, -300, 0];
        let mut rng = PlayoutRng::new(1);
        let mut made = Vec::new();
        for _ in 0..6_000 {
            let features: Vec<i16> = (0..15).map(|_| rng.below(5) as i16).collect();
            let logarithms: Vec<i32> = features
                .chunks(3)
                .map(|action| {
                    let terms = action
                        .iter()
                        .zip(truth)
                        .map(|(feature, weight)| i32::from(*feature) * weight);
                    terms.sum()
                })
                .collect();
            let chosen = bots::softmax::draw(&logarithms, &mut rng);
            made.push(Choice {
                stage: 0,
                features,
                chosen,
            });
        }
        let all: Vec<&Choice> = made.iter().collect();
        let found = fit(&all, 3);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 60, "{found} for {truth}");
        }
        let nothing = judge(&all, &[vec![0; 3]]);
        let learned = judge(&all, &[found]);
        assert!((nothing.loss - 5.0_f64.ln()).abs() < 1e-6, "{nothing:?}");
        assert!((learned.blind - nothing.loss).abs() < 1e-6, "{learned:?}");
        assert!(learned.loss < 1.3 && learned.foreseen > 0.45, "{learned:?}");
    }
}
