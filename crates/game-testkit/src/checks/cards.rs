//! Cards are neither lost nor doubled, and every position is sound in itself.

use game_core::Game;

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{Kit, Name, StateOf};
use crate::walk::{Look, each_position};

/// The cards of the match, wherever they lie.
pub(super) fn cards<K: Kit>(state: &StateOf<K>) -> Vec<Name> {
    let mut cards: Vec<Name> = K::cards(state)
        .into_iter()
        .map(|placed| placed.card)
        .collect();
    cards.sort();
    cards
}

/// The first card of `all` that `some` does not have as often; both sorted.
fn first_missing<'a>(all: &'a [Name], some: &[Name]) -> Option<&'a Name> {
    let mut some = some.iter().peekable();
    all.iter().find(|card| {
        while some.next_if(|other| other < card).is_some() {}
        some.next_if(|other| other == card).is_none()
    })
}

/// Every card of the start is still there.
pub fn no_card_is_lost<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::Everywhere, |position, _| {
        let start = K::Game::start(&position.record.config, position.record.seed);
        let (before, now) = (cards::<K>(&start), cards::<K>(&position.state));
        let lost = first_missing(&before, &now);
        ensure::<K>(lost.is_none(), &position.record, || {
            format!("{lost:?} is lost")
        })
    })
}

/// No card is there that the start did not have.
pub fn no_card_is_doubled<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::Everywhere, |position, _| {
        let start = K::Game::start(&position.record.config, position.record.seed);
        let (before, now) = (cards::<K>(&start), cards::<K>(&position.state));
        let extra = first_missing(&now, &before);
        ensure::<K>(extra.is_none(), &position.record, || {
            format!("{extra:?} is there once too often")
        })
    })
}

/// The game finds nothing wrong with any position.
pub fn invariants_hold<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::Everywhere, |position, _| {
        let broken = K::broken_invariant(&position.state);
        ensure::<K>(broken.is_none(), &position.record, || {
            broken.unwrap_or_default()
        })
    })
}
