//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat, SeatSet};

use crate::card::{Card, CardSet, RowNumber};
use crate::config::MAX_ARTIFACT_PLAYERS;
use crate::effects::{Artifact, ArtifactSet};
use crate::hand::Hand;
use crate::row::Row;
use crate::scoring;
use crate::setup;
use crate::state::{Phase, State};
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn anew, all ways alike.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = setup::empty(view.config, Generator::new(rng.seed()));
    let seats = view.config.seats();
    state.phase = view.phase;
    state.waiting = waiting(view);
    state.round = view.round;
    // A view that is not from this game may tell of hands that no seat can have.
    state.hand_size = view.hand_size.min(view.config.hand() as u8);
    lay_rows(&mut state, view);
    state.used = view.used;
    state.taken = view.taken.iter().take(7).fold(Row::NONE, |row, &card| row.with_last(card));
    for (seat, cards) in Seat::all(seats).zip(&view.piles) {
        for &card in cards {
            scoring::pile_up(&mut state, seat, Row::of(card));
        }
    }
    state.masked = view.masked.iter().copied().collect();
    for (total, &points) in state.totals.iter_mut().zip(&view.totals).take(seats) {
        *total = points;
    }
    state.placed = seats.saturating_sub(view.order.len()) as u8;
    let rest = state.order.iter_mut().skip(state.placed as usize);
    for (place, &seat) in rest.zip(view.order.iter().filter(|seat| seat.index() < seats)) {
        *place = seat;
    }
    deal_cards(&mut state, view, rng);
    if view.config.has_artifacts() {
        deal_artifacts(&mut state, view, rng);
    }
    state
}

/// Whom the match waits for; a view that is not from this game cannot name a seat that is not there.
fn waiting(view: &View) -> SeatSet {
    let all = SeatSet::all(view.config.seats());
    let named = match view.phase {
        Phase::Choosing => view.waiting,
        Phase::Placing(seat) | Phase::TakingRow(seat) | Phase::Masking(seat) | Phase::Replacing(seat) => {
            [seat].into_iter().filter(|&seat| all.contains(seat)).collect()
        }
        Phase::Over => SeatSet::EMPTY,
    };
    all.minus(all.minus(named))
}

fn lay_rows(state: &mut State, view: &View) {
    for (number, row) in RowNumber::ALL.into_iter().zip(&view.rows) {
        // No row holds more than six between decisions.
        let cards = row.cards.iter().take(6);
        state.rows[number.index()] = cards.fold(Row::NONE, |row, &card| row.with_last(card));
        if row.paw {
            state.paws.insert(number);
        }
        if row.katana {
            state.katanas.insert(number);
        }
    }
    state.find_ends();
}

/// The unseen number cards go to the other hands; pending choices are any of their cards.
fn deal_cards(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    state.returned = view.known_cards.iter().flatten().copied().collect();
    let mut unseen = unseen_cards(state, view);
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for seat in Seat::all(view.config.seats()) {
        let at = seat.index();
        let hand: Vec<Card> = if view.viewer.is(seat) {
            view.hand.clone()
        } else {
            let known = view.known_cards.get(at).into_iter().flatten().copied();
            known.chain(unseen.by_ref()).take(view.hand_size as usize).collect()
        };
        let played = view.played.get(at).map_or(&[][..], Vec::as_slice);
        let mut held = Hand::new(hand.iter().copied(), played);
        state.chosen[at] = match view.phase {
            Phase::Choosing if view.viewer.is(seat) => view.my_choice,
            Phase::Choosing if state.waiting.contains(seat) => None,
            Phase::Choosing => hand.get(rng.below(hand.len() as u32) as usize).copied(),
            _ => view.revealed.get(at).copied().flatten(),
        };
        if let (Phase::Choosing, Some(card)) = (view.phase, state.chosen[at]) {
            held.choose(held.place_of(card, hand.len()).unwrap_or(0), hand.len());
        }
        state.hands[at] = held;
    }
}

/// The number cards in play that the viewer has not seen in this round.
fn unseen_cards(state: &State, view: &View) -> Vec<Card> {
    let in_rows = state.rows.iter().flat_map(|row| row.cards());
    let taken = view.piles.iter().flatten().copied();
    let revealed = view.revealed.iter().flatten().copied();
    let seen: CardSet = in_rows.chain(taken).chain(revealed).chain(view.hand.iter().copied()).collect();
    CardSet::first(view.config.cards()).minus(seen).minus(state.returned).iter().collect()
}

/// The viewer's own artifacts and the open ones lie as they do; the others are drawn anew.
fn deal_artifacts(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    state.discards = view.discards.iter().copied().collect();
    state.shuffled_in = view.shuffled_in.iter().copied().collect();
    for (shown, kinds) in state.shown.iter_mut().zip(&view.shown) {
        *shown = kinds.iter().copied().collect();
    }
    if let Some(own) = view.viewer.seat().filter(|seat| seat.index() < MAX_ARTIFACT_PLAYERS) {
        state.artifacts[own.index()] = view.artifacts.iter().copied().collect();
        state.drawn[own.index()] = view.my_drawn.iter().copied().collect();
    }
    let mut hidden = Hidden::new(state, view);
    let shown: Vec<(usize, Artifact)> =
        hidden.others().flat_map(|seat| with_seat(seat, state.shown[seat])).collect();
    let mut tries = MOST_TRIES;
    if !hidden.explain(&shown, &mut state.drawn, rng, &mut tries) {
        // Only a view that is not from this game cannot be explained.
        hidden = Hidden::new(state, view);
    }
    hidden.deal(state, view.pile as usize, rng);
}

fn with_seat(seat: usize, kinds: ArtifactSet) -> impl Iterator<Item = (usize, Artifact)> {
    kinds.iter().map(move |kind| (seat, kind))
}

/// More than any match needs; a foreign view must not keep us searching.
const MOST_TRIES: u32 = 20_000;

/// The artifacts of the pile and the other hands, as far as the viewer can tell them apart (R7.3).
#[derive(Clone, Copy)]
struct Hidden {
    /// By kind: certainly drawn since the pile was last shuffled, or still in it.
    new: [usize; 7],
    /// By kind: held since before, or shuffled into the pile unseen.
    old: [usize; 7],
    /// By seat: how many artifacts held since before are to be found.
    before: [usize; MAX_ARTIFACT_PLAYERS],
    /// By seat: how many artifacts drawn since are to be found.
    since: [usize; MAX_ARTIFACT_PLAYERS],
    /// The seats whose hands are hidden.
    others: SeatSet,
}

impl Hidden {
    fn new(state: &State, view: &View) -> Hidden {
        let all = SeatSet::all(view.config.seats());
        let others = view
            .viewer
            .seat()
            .map_or(all, |own| all.minus([own].into_iter().filter(|&own| all.contains(own)).collect()));
        let own = view.viewer.seat().filter(|&seat| all.contains(seat));
        let held = own.map_or(ArtifactSet::EMPTY, |own| state.artifacts_of(own));
        let drawn: ArtifactSet = view.my_drawn.iter().copied().collect();
        let hidden = ArtifactSet::WHOLE.minus(held).minus(state.discards).minus(state.on_table());
        let mut pool = Hidden { new: [0; 7], old: [0; 7], before: [0; 8], since: [0; 8], others };
        for kind in Artifact::ALL {
            let shown: usize = others.iter().map(|seat| state.shown[seat.index()].count(kind)).sum();
            let all = hidden.count(kind) + shown;
            let new = state.shuffled_in.count(kind).saturating_sub(drawn.count(kind)).min(all);
            pool.new[kind as usize] = new;
            pool.old[kind as usize] = all - new;
        }
        for seat in others.iter().map(Seat::index) {
            let held = view.artifact_counts.get(seat).map_or(0, |&count| count as usize);
            pool.since[seat] = view.drawn.get(seat).map_or(0, |&count| count as usize);
            pool.before[seat] = (held + state.shown[seat].len()).saturating_sub(pool.since[seat]);
        }
        pool
    }

    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        self.others.iter().map(Seat::index)
    }

    /// Old artifacts that no hand needs, so that some of them were shuffled into the pile.
    fn spare(&self) -> usize {
        self.old.iter().sum::<usize>().saturating_sub(self.before.iter().sum())
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
        let Some((&(seat, kind), rest)) = shown.split_first() else { return true };
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
        let (all_new, all_old) =
            (self.new.iter().sum::<usize>() + self.spare(), self.old.iter().sum::<usize>());
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
            kinds.flat_map(|(kind, count)| core::iter::repeat_n(kind, count)).collect()
        };
        let mut held_before = list(self.old);
        rng.shuffle(&mut held_before);
        for seat in self.others() {
            for kind in held_before.split_off(held_before.len().saturating_sub(self.before[seat])) {
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
        for (place, kind) in state.pile.iter_mut().zip(rest.into_iter().take(pile)) {
            *place = kind;
            state.pile_len += 1;
        }
    }
}
