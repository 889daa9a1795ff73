//! `determinize` puts hidden cards everywhere they may lie, all ways alike.
//!
//! The judge is the truth itself: over many deals, how often a card lies at a place must be the
//! same among the dealt states and among the states determinized from a viewer's view of them.

use std::collections::BTreeMap;

use game_core::{Game, PlayoutRng, Random, Viewer};

use crate::effort::Effort;
use crate::failure::Failure;
use crate::kit::{ConfigOf, Kit, Placed, StateOf};
use crate::walk::placed;

/// How far apart the two counts may be, in standard errors. There are thousands of counts, and
/// the seeds are fixed, so this is far beyond chance.
const FAR: f64 = 5.5;

/// How often a card lay at a place: in truth, and in samples.
type Counts = BTreeMap<Placed, [u32; 2]>;

/// Cards lie at every place as often in samples as in truth, at the start and wherever the kit
/// says that all ways are equally likely.
pub fn determinized_cards_lie_everywhere_alike<K: Kit>(effort: Effort) -> Result<(), Failure> {
    let configs = K::configs();
    // A few configurations are enough for the way cards are dealt out; take them from all over.
    let step = configs.len().div_ceil(effort.pick(2, 8)).max(1);
    for config in configs.iter().step_by(step) {
        let mut rng = PlayoutRng::new(0x05ee_d0fd);
        let viewers: Vec<Viewer> = Viewer::all(K::Game::seats(config)).collect();
        let viewer = viewers[rng.below(viewers.len() as u32) as usize];
        let mut at_start = Counts::new();
        let mut later = Counts::new();
        for _ in 0..effort.pick(600, 3_000) {
            let mut state = K::Game::start(config, rng.seed());
            count::<K>(&mut at_start, &state, viewer, &mut rng);
            if play_on::<K>(&mut state, config, &mut rng) {
                count::<K>(&mut later, &state, viewer, &mut rng);
            }
        }
        compare::<K>(&at_start, config, viewer, "at the start")?;
        compare::<K>(&later, config, viewer, "later in the match")?;
    }
    Ok(())
}

/// Plays a random number of uniformly random actions; whether the result may be compared.
fn play_on<K: Kit>(state: &mut StateOf<K>, config: &ConfigOf<K>, rng: &mut PlayoutRng) -> bool {
    let steps = rng.below(K::bound(config).min(40) as u32) as usize;
    game_core::playout::playout::<K::Game>(state, rng, &mut Vec::new(), steps);
    K::evenly_hidden(state)
}

/// Counts where the cards lie in this state, and in a sample from the viewer's view of it.
fn count<K: Kit>(counts: &mut Counts, state: &StateOf<K>, viewer: Viewer, rng: &mut PlayoutRng) {
    let sample = K::Game::determinize(&K::Game::view(state, viewer), rng);
    let (truth, sample) = (placed::<K>(state), placed::<K>(&sample));
    // What is the same in both says nothing about the difference, and would only hide it.
    for card in truth
        .iter()
        .filter(|card| sample.binary_search(card).is_err())
    {
        counts.entry(*card).or_default()[0] += 1;
    }
    for card in sample
        .into_iter()
        .filter(|card| truth.binary_search(card).is_err())
    {
        counts.entry(card).or_default()[1] += 1;
    }
}

fn compare<K: Kit>(
    counts: &Counts,
    config: &ConfigOf<K>,
    viewer: Viewer,
    when: &str,
) -> Result<(), Failure> {
    for (card, [truth, sample]) in counts {
        let (truth, sample) = (f64::from(*truth), f64::from(*sample));
        let error = (truth + sample).sqrt();
        if truth + sample >= 30.0 && (truth - sample).abs() > FAR * error {
            return Err(Failure::general(format!(
                "{when}, {viewer:?} in {config:?}: {card:?} is true {truth} times where samples differ, \
                 and sampled {sample} times"
            )));
        }
    }
    Ok(())
}
