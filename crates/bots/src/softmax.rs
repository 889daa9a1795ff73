//! Choosing by a softmax over named features of an action, in whole numbers: the same on every machine.
//!
//! A weight says by how many parts of [`NAT`] the logarithm of an action's odds grows with one unit of a feature. The
//! weights are learned ([`Learns`]) and kept as small texts that can be read and compared.

use core::fmt::Write;

use game_core::{PlayoutRng, Random as _};

use crate::bot::{Bot, Turn};
use crate::games::HasBots;

/// The logarithm of odds by which an action is e times as likely.
pub const NAT: i32 = 1024;
/// Logarithms are told apart to a sixty-fourth of a nat.
const STEP: u32 = 4;
/// Whatever is this many steps behind is never chosen.
const STEPS: usize = 1024;
/// The odds of the likeliest action: a thousand of them still fit into 32 bits.
const ODDS: u64 = 1 << 21;
/// e to the power of minus one step, in parts of 2^32.
const LESS: u64 = 4_228_380_000;

/// The odds at each step behind the likeliest.
const TABLE: [u32; STEPS] = {
    let mut table = [0; STEPS];
    let mut odds = ODDS << 10;
    let mut step = 0;
    while step < STEPS {
        table[step] = (odds >> 10) as u32;
        odds = (odds * LESS) >> 32;
        step += 1;
    }
    table
};

/// The odds of an action whose logarithm is behind that of the likeliest by this; those have [`odds`] of 0.
#[inline]
pub fn odds(behind: i32) -> u32 {
    let step = (behind.max(0) as u32 >> STEP) as usize;
    if step < STEPS { TABLE[step] } else { 0 }
}

/// Draws a place in the list, each by the odds that its logarithm gives; of an empty list the first.
#[inline]
pub fn draw(logarithms: &[i32], rng: &mut PlayoutRng) -> usize {
    let most = logarithms.iter().copied().max().unwrap_or(0);
    let total: u32 = logarithms
        .iter()
        .map(|logarithm| odds(most - logarithm))
        .sum();
    let mut left = rng.below(total);
    for (at, logarithm) in logarithms.iter().enumerate() {
        let odds = odds(most - logarithm);
        if left < odds {
            return at;
        }
        left -= odds;
    }
    0
}

/// The weights of all features, for each stage of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weights {
    /// A list for each stage.
    pub stages: Vec<Vec<i32>>,
}

/// The first line of a file of weights.
const FORMAT: &str = "zashiki-weights 1";

impl Weights {
    /// Weights of nothing: everything is as likely as everything else.
    pub fn zero<G: Learns>() -> Weights {
        Weights {
            stages: vec![vec![0; G::FEATURES.len()]; G::STAGES.len()],
        }
    }

    /// The text of a file: what was said about how they were made, and a line for each feature.
    pub fn to_text<G: Learns>(&self, made: &str) -> String {
        let mut text = format!("{FORMAT}\ngame {}\n{}\n\n", G::ID, made.trim_end());
        // Writing to a String cannot fail.
        let _ = write!(text, "{:<24}", "# per feature, 1024ths");
        for stage in G::STAGES {
            let _ = write!(text, "{stage:>8}");
        }
        for (at, feature) in G::FEATURES.iter().enumerate() {
            let _ = write!(text, "\n{feature:<24}");
            for stage in &self.stages {
                let _ = write!(text, "{:>8}", stage[at]);
            }
        }
        text + "\n"
    }

    /// Reads such a text; `None` if it is not one of this game with these features and stages.
    pub fn read<G: Learns>(text: &str) -> Option<Weights> {
        let (head, table) = text.split_once("\n\n")?;
        let mut head = head.lines();
        let fits =
            head.next() == Some(FORMAT) && head.next() == Some(&format!("game {}", G::ID)[..]);
        let rows = table.lines().skip(1);
        if !fits || rows.clone().count() != G::FEATURES.len() {
            return None;
        }
        let mut weights = Weights::zero::<G>();
        for (at, (row, feature)) in rows.zip(G::FEATURES).enumerate() {
            let mut numbers = row.strip_prefix(feature)?.split_whitespace();
            for stage in &mut weights.stages {
                stage[at] = numbers.next()?.parse().ok()?;
            }
            if numbers.next().is_some() {
                return None;
            }
        }
        Some(weights)
    }

    /// The logarithm of an action's odds.
    pub fn logarithm(&self, stage: usize, features: &[i16]) -> i32 {
        self.stages[stage]
            .iter()
            .zip(features)
            .map(|(weight, feature)| weight * i32::from(*feature))
            .sum()
    }
}

/// Tables with weights of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Their name, a part of the file's.
    pub name: &'static str,
    /// The options of the matches that are learned from, by turns.
    pub configs: &'static [&'static str],
}

/// A game whose imagined players can learn from the choices of a search that imagines them.
pub trait Learns: HasBots {
    /// What is looked at in an action.
    const FEATURES: &'static [&'static str];
    /// The stages of a match that have weights of their own.
    const STAGES: &'static [&'static str];
    /// The tables that have weights of their own.
    const GROUPS: &'static [Group];

    /// The stage of a turn and the features of all its legal actions, one after the other; nothing if the policy
    /// has no say in it.
    fn look(turn: Turn<'_, Self>, features: &mut Vec<i16>) -> Option<usize>;

    /// A search in which imagined players choose by these weights.
    fn searcher(weights: &Weights) -> Box<dyn Bot<Self>>;
}
