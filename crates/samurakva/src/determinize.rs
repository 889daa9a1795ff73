//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::board::Phase;
use crate::card::Card;
use crate::config::MAX_ARTIFACT_PLAYERS;
use crate::effects::hidden::Hidden;
use crate::effects::{Artifact, ArtifactSet};
use crate::hand::Hand;
use crate::setup;
use crate::state::State;
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn again, all ways alike.
pub(crate) fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = setup::empty(view.board.config, Generator::new(rng.seed()));
    state.board = view.board;
    state.board.pile_len = 0;
    deal_cards(&mut state, view, rng);
    if view.board.config.has_artifacts() {
        deal_artifacts(&mut state, view, rng);
    }
    state
}

/// The unseen number cards go to the other hands; pending choices are any of their cards.
fn deal_cards(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    state.returned = view
        .known_cards
        .iter()
        .flat_map(|cards| cards.iter())
        .collect();
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let choosing = view.board.phase == Phase::Choosing;
    for seat in Seat::all(view.board.config.seats()) {
        let hand: Vec<Card> = if view.viewer.is(seat) {
            view.hand.iter().collect()
        } else {
            let known = view.known_cards[seat.index()].iter();
            known
                .chain(unseen.by_ref())
                .take(view.board.hand_size as usize)
                .collect()
        };
        let choice = if view.viewer.is(seat) {
            view.my_choice
        } else if choosing && !view.board.waiting.contains(seat) {
            hand.get(rng.below(hand.len() as u32) as usize)
                .copied()
        } else {
            None
        };
        let played: Vec<Card> = view.played_by(seat).collect();
        let mut held = Hand::new(hand.iter().copied(), &played);
        if let (true, Some(card)) = (choosing, choice) {
            held.choose(held.place_of(card, hand.len()).unwrap_or(0), hand.len());
        }
        state.hands[seat.index()] = held;
    }
}

/// The viewer's own artifacts lie as they do; the others are drawn again.
fn deal_artifacts(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    if let Some(own) = view
        .own_seat()
        .map(Seat::index)
        .filter(|&own| own < MAX_ARTIFACT_PLAYERS)
    {
        state.artifacts[own] = view.artifacts;
        state.drawn[own] = view.my_drawn;
    }
    let mut hidden = Hidden::new(view);
    let shown: Vec<(usize, Artifact)> = hidden
        .others()
        .flat_map(|seat| with_seat(seat, view.board.shown[seat]))
        .collect();
    let mut tries = MOST_TRIES;
    if !hidden.explain(&shown, &mut state.drawn, rng, &mut tries) {
        // Only a view that is not from this game cannot be explained.
        hidden = Hidden::new(view);
    }
    hidden.deal(state, view.board.pile_len as usize, rng);
}

fn with_seat(seat: usize, kinds: ArtifactSet) -> impl Iterator<Item = (usize, Artifact)> {
    kinds.iter().map(move |kind| (seat, kind))
}

/// More than any match needs; a foreign view must not keep us searching.
const MOST_TRIES: u32 = 20_000;

impl Hidden {
    /// Old artifacts that no hand needs, so that some of them were shuffled into the pile.
    fn spare(&self) -> usize {
        self.old
            .iter()
            .sum::<usize>()
            .saturating_sub(self.before.iter().sum())
    }

    /// Decides for everything shown since the last shuffle whether it had been drawn since or held
    /// before, each in proportion to its chances, so that the rest still comes out even.
    fn explain(
        &mut self,
        shown: &[(usize, Artifact)],
        drawn: &mut [ArtifactSet; MAX_ARTIFACT_PLAYERS],
        rng: &mut PlayoutRng,
        tries: &mut u32,
    ) -> bool {
        let Some((&(seat, kind), rest)) = shown.split_first() else {
            return true;
        };
        *tries = tries.saturating_sub(1);
        if *tries == 0 {
            return false;
        }
        let (held, drew) = self.chances(seat, kind);
        let first = (rng.below((held + drew) as u32) as usize) < drew;
        for as_drawn in [first, !first] {
            if (if as_drawn { drew } else { held }) == 0 {
                continue;
            }
            let saved = (*self, drawn[seat]);
            if as_drawn {
                self.take_drawn(seat, kind);
                drawn[seat].insert(kind);
            } else {
                self.old[kind as usize] -= 1;
                self.before[seat] -= 1;
            }
            if self.explain(rest, drawn, rng, tries) {
                return true;
            }
            (*self, drawn[seat]) = saved;
        }
        false
    }

    /// In how many ways an artifact of this kind was held by the seat before, or drawn since.
    fn chances(&self, seat: usize, kind: Artifact) -> (usize, usize) {
        let (new, old) = (self.new[kind as usize], self.old[kind as usize]);
        let (all_new, all_old) = (
            self.new.iter().sum::<usize>() + self.spare(),
            self.old.iter().sum::<usize>(),
        );
        let held = self.before[seat] * old * all_new.max(1);
        let drew = self.since[seat] * (new + old.min(self.spare())) * all_old.max(1);
        (held, drew)
    }

    fn take_drawn(&mut self, seat: usize, kind: Artifact) {
        let (new, old) = (&mut self.new[kind as usize], &mut self.old[kind as usize]);
        *(if *new > 0 { new } else { old }) -= 1;
        self.since[seat] -= 1;
    }

    /// Deals what is left: first what was held before, then all the rest to hands and pile alike.
    fn deal(self, state: &mut State, pile: usize, rng: &mut PlayoutRng) {
        let list = |counts: [usize; 7]| -> Vec<Artifact> {
            let kinds = Artifact::ALL.into_iter().zip(counts);
            kinds
                .flat_map(|(kind, count)| core::iter::repeat_n(kind, count))
                .collect()
        };
        let mut held_before = list(self.old);
        rng.shuffle(&mut held_before);
        for seat in self.others() {
            for kind in held_before.split_off(
                held_before
                    .len()
                    .saturating_sub(self.before[seat]),
            ) {
                state.artifacts[seat].insert(kind);
            }
        }
        let mut rest = list(self.new);
        rest.append(&mut held_before);
        rng.shuffle(&mut rest);
        for seat in self.others() {
            for kind in rest.split_off(rest.len().saturating_sub(self.since[seat])) {
                state.artifacts[seat].insert(kind);
                state.drawn[seat].insert(kind);
            }
        }
        for (place, kind) in state
            .pile
            .iter_mut()
            .zip(rest.into_iter().take(pile))
        {
            *place = kind;
            state.board.pile_len += 1;
        }
    }
}
