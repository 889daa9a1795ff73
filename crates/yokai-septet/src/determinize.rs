//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::assign::{self, PLACES, Place};
use crate::card::{Card, CardSet, SuitSet};
use crate::config::{Config, FirstLead, MAX_SEATS, PASS};
use crate::pocket::Face;
use crate::scoring::{RoundResult, RoundSummary};
use crate::setup;
use crate::state::{Phase, State};
use crate::view::{Lower, RowView, View};

/// The place of a seat's discard, after the hands.
const DISCARDS: usize = 2;
/// The place of all covered cards.
const COVERED_CARDS: usize = 4;

/// A state with this view; what the viewer does not know is drawn anew, all ways alike.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = known_state(view, rng);
    let known = known_in_hands(view, &state);
    let (unseen, places) = unseen(view, &state, known);
    let lead_card = lead_card_holder(view, &state, known, unseen, &places, rng);
    let (unseen, places, known) = with_lead_card(lead_card, unseen, places, known);
    let dealt = assign::deal(unseen, &places, rng);
    for seat in 0..view.config.seats() {
        state.hands[seat] = state.hands[seat] | known[seat] | dealt[seat];
    }
    if view.config == Config::Pocket {
        hide_in_rows(&mut state, view, &dealt, rng);
    } else {
        passes(&mut state, view, rng);
    }
    state
}

/// Everything that is public or the viewer's own.
fn known_state(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = setup::blank(view.config, Generator::new(rng.seed()));
    state.phase = match view.phase {
        Phase::Playing(seat) | Phase::Swapping(seat) if !sits(view, seat) => Phase::Over,
        phase => phase,
    };
    state.round = view.round;
    copy(&mut state.scores, view.scores.iter().copied());
    copy(&mut state.seals, view.seals.iter().map(|suits| suits.iter().copied().collect()));
    state.last_round = view.last_round.as_ref().map(last_round);
    state.turned_up = view.turned_up;
    state.trump = view.trump;
    state.shown = view.shown.filter(|shown| sits(view, shown.seat));
    state.leader = view.leader.filter(|&leader| sits(view, leader));
    state.played = view.played.iter().copied().collect();
    copy(&mut state.voids, view.voids.iter().map(|suits| suits.iter().copied().collect::<SuitSet>()));
    copy(&mut state.tricks, view.tricks.iter().copied());
    copy(&mut state.bosses, view.bosses.iter().map(|bosses| bosses.iter().copied().collect::<CardSet>()));
    copy_tricks(&mut state, view);
    if let Some(own) = own_seat(view) {
        state.hands[own.index()] = view.hand.iter().copied().collect();
        state.given[own.index()] = view.gave.as_slice().try_into().ok();
        if let Some(discard) = state.discards.get_mut(own.index()) {
            *discard = view.discarded;
        }
    }
    state
}

/// The result behind a summary.
fn last_round(summary: &RoundSummary) -> RoundResult {
    let mut trick = [Card::A; MAX_SEATS];
    copy(&mut trick, summary.trick.iter().copied());
    let mut left_with = [CardSet::EMPTY; MAX_SEATS];
    for (at, bosses) in left_with.iter_mut().enumerate() {
        let left = summary.scored.iter().filter(|scored| scored.left_with == Some(Seat(at as u8)));
        *bosses = left.map(|scored| scored.boss).collect();
    }
    RoundResult {
        ending: summary.ending,
        taker: summary.taker,
        leader: summary.leader,
        trick,
        trump: summary.trump,
        won: core::array::from_fn(|side| summary.winners.contains(&(side as u8))),
        points: summary.points,
        counted: summary.scored.iter().map(|scored| scored.boss).collect(),
        left_with,
    }
}

fn copy<T>(to: &mut [T], from: impl Iterator<Item = T>) {
    for (to, from) in to.iter_mut().zip(from) {
        *to = from;
    }
}

fn own_seat(view: &View) -> Option<Seat> {
    view.viewer.seat().filter(|&seat| sits(view, seat))
}

/// Whether there is such a seat; a view from elsewhere may name any.
fn sits(view: &View, seat: Seat) -> bool {
    seat.index() < view.config.seats()
}

/// The cards played so far, in order.
fn copy_tricks(state: &mut State, view: &View) {
    let plays = view.table.iter().flat_map(|trick| trick.cards.iter().copied());
    state.play_count = plays.clone().count().min(state.plays.len()) as u8;
    copy(&mut state.plays, plays);
    let leaders = view.table.iter().map(|trick| trick.leader);
    copy(&mut state.leaders, leaders.map(|leader| if sits(view, leader) { leader } else { Seat(0) }));
    let full = view.table.iter().filter(|trick| trick.taker.is_some()).count();
    state.trick_count = full.min(state.leaders.len()) as u8;
    let going_on = view.table.last().filter(|trick| trick.taker.is_none());
    state.on_table = going_on.map_or(0, |trick| trick.cards.len().min(view.config.seats() - 1) as u8);
}

/// Whether the passes of this round have changed hands.
fn exchanged(view: &View) -> bool {
    view.config != Config::Pocket && view.phase != Phase::Passing && !view.has_chosen.is_empty()
}

/// Cards in other hands that the viewer knows: those passed on and not played yet.
fn known_in_hands(view: &View, state: &State) -> [CardSet; MAX_SEATS] {
    let mut known = [CardSet::EMPTY; MAX_SEATS];
    let Some(own) = own_seat(view).filter(|_| exchanged(view)) else { return known };
    for (place, &card) in view.gave.iter().enumerate().take(PASS) {
        if !state.played.contains(card) {
            let receiver = view.config.receiver(own, place);
            known[receiver.index()] = known[receiver.index()].with(card);
        }
    }
    known
}

/// The cards the viewer cannot place, and the places where they may lie.
fn unseen(view: &View, state: &State, known: [CardSet; MAX_SEATS]) -> (CardSet, [Place; PLACES]) {
    let own = own_seat(view);
    let mut seen = state.played | state.turned_up.into_iter().chain(view.discarded).collect();
    let mut places = [Place::default(); PLACES];
    for seat in Seat::all(view.config.seats()) {
        let at = seat.index();
        seen = seen | known[at] | state.hands[at];
        if own != Some(seat) {
            let size = view.hand_sizes.get(at).copied().unwrap_or(0);
            places[at].room = size.saturating_sub(known[at].len() as u8);
            places[at].takes = view.config.deck() - state.voids[at].cards();
        }
    }
    if view.config == Config::Pocket {
        seen = seen | view.rows.iter().fold(CardSet::EMPTY, |cards, row| cards | seen_in_row(row));
        places_in_rows(view, own, &mut places);
    }
    (view.config.deck() - seen, places)
}

/// The cards of a row that everybody has seen.
fn seen_in_row(row: &RowView) -> CardSet {
    let lower = row.lower.iter().filter_map(|lower| match lower {
        Lower::Known(card) | Lower::Up(card) => Some(*card),
        Lower::Gone | Lower::Covered => None,
    });
    row.open.iter().copied().flatten().chain(lower).collect()
}

/// The other's discard, which is no boss (R9.2), and the covered cards.
fn places_in_rows(view: &View, own: Option<Seat>, places: &mut [Place; PLACES]) {
    for seat in view.has_chosen.iter().filter(|&seat| Some(seat) != own && seat.index() < 2) {
        places[DISCARDS + seat.index()] = Place { room: 1, takes: CardSet::DECK - CardSet::ALL_BOSSES };
    }
    let covered = |row: &RowView| row.lower.iter().filter(|lower| **lower == Lower::Covered).count();
    let room = view.rows.iter().map(covered).sum::<usize>() as u8;
    places[COVERED_CARDS] = Place { room, takes: CardSet::DECK };
}

/// Who holds the shown card, if the viewer does not see it: its shower; or, if it was shown before
/// the pass (R4.2), perhaps somebody the shower passed it to.
fn lead_card_holder(
    view: &View,
    state: &State,
    known: [CardSet; MAX_SEATS],
    unseen: CardSet,
    places: &[Place; PLACES],
    rng: &mut PlayoutRng,
) -> Option<(Seat, Card)> {
    let shown = state.shown.filter(|shown| unseen.contains(shown.card))?;
    let mut weights = [0.0; MAX_SEATS];
    for seat in Seat::all(view.config.seats()).filter(|&seat| own_seat(view) != Some(seat)) {
        let share = share_of_passes(view, shown.seat, seat);
        let takes = places[seat.index()].takes.contains(shown.card) && places[seat.index()].room > 0;
        if share > 0.0 && takes {
            let (unseen, places, _) = with_lead_card(Some((seat, shown.card)), unseen, *places, known);
            weights[seat.index()] = share * assign::ways(unseen, &places);
        }
    }
    let mut left = weights.iter().sum::<f64>() * (rng.word() >> 11) as f64 / (1u64 << 53) as f64;
    let holder = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    Some((holder.map_or(shown.seat, |seat| Seat(seat as u8)), shown.card))
}

/// The share of all possible passes, given the hands after it, in which the shower's card ends up
/// with this seat. Cards received from or given to the viewer are known and take no part.
fn share_of_passes(view: &View, shower: Seat, holder: Seat) -> f64 {
    let as_dealt = view.config.first_lead() == Some(FirstLead::AsDealt);
    if !as_dealt || !exchanged(view) {
        return f64::from(u8::from(shower == holder));
    }
    let gifts = |giver: Seat| {
        let to_holder = move |place: &usize| view.config.receiver(giver, *place) == holder;
        (0..PASS).filter(to_holder).count()
    };
    let known = own_seat(view).map_or(0, gifts);
    let free = (view.config.hand() - known) as f64;
    if shower == holder { (free - (PASS - known) as f64) / free } else { gifts(shower) as f64 / free }
}

/// The card moved from the unseen ones to the known ones of its holder.
fn with_lead_card(
    holder: Option<(Seat, Card)>,
    unseen: CardSet,
    mut places: [Place; PLACES],
    mut known: [CardSet; MAX_SEATS],
) -> (CardSet, [Place; PLACES], [CardSet; MAX_SEATS]) {
    let Some((seat, card)) = holder else { return (unseen, places, known) };
    known[seat.index()] = known[seat.index()].with(card);
    places[seat.index()].room = places[seat.index()].room.saturating_sub(1);
    (unseen.without(card), places, known)
}

/// Covered cards and the other's discard in the two-player form (R9).
fn hide_in_rows(state: &mut State, view: &View, dealt: &[CardSet; PLACES], rng: &mut PlayoutRng) {
    for (discard, cards) in state.discards.iter_mut().zip(&dealt[DISCARDS..]) {
        *discard = discard.or(cards.first());
    }
    let mut covered: Vec<Card> = dealt[COVERED_CARDS].iter().collect();
    rng.shuffle(&mut covered);
    let mut covered = covered.into_iter();
    for (row, seen) in state.rows.iter_mut().zip(&view.rows) {
        copy(&mut row.open, seen.open.iter().copied());
        copy(&mut row.swappable, seen.swappable.iter().copied());
        let lower = seen.lower.iter().map(|lower| match *lower {
            Lower::Gone => (None, Face::Hidden),
            Lower::Covered => (covered.next(), Face::Hidden),
            Lower::Known(card) => (Some(card), Face::Known),
            Lower::Up(card) => (Some(card), Face::Up),
        });
        for (place, (card, face)) in lower.enumerate().take(row.lower.len()) {
            (row.lower[place], row.faces[place]) = (card, face);
        }
    }
    for (open, row) in state.open.iter_mut().zip(&state.rows) {
        *open = row.playable();
    }
}

/// What the others passed on: pending choices out of their hands, or, once exchanged, cards that
/// are with the receiver or were played by the receiver since.
fn passes(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    let own = own_seat(view);
    let seats = view.config.seats();
    if view.phase == Phase::Passing {
        for seat in view.has_chosen.iter().filter(|&seat| Some(seat) != own && sits(view, seat)) {
            let mut hand: Vec<Card> = state.hands[seat.index()].iter().collect();
            rng.shuffle_first(&mut hand, PASS);
            state.given[seat.index()] = hand.get(..PASS).and_then(|cards| in_order(view, cards));
        }
    } else if exchanged(view) {
        let mut drawn = [[None; PASS]; MAX_SEATS];
        for receiver in Seat::all(seats) {
            gifts_to(state, view, receiver, &mut drawn, rng);
        }
        for seat in Seat::all(seats).filter(|&seat| Some(seat) != own) {
            let cards: Vec<Card> = drawn[seat.index()].into_iter().flatten().collect();
            state.given[seat.index()] = in_order(view, &cards);
        }
    }
}

/// A pass as the state keeps it: from low to high where its order means nothing (R3.3).
fn in_order(view: &View, cards: &[Card]) -> Option<[Card; PASS]> {
    let mut cards: [Card; PASS] = cards.try_into().ok()?;
    if !view.config.is_bridegrooms() {
        cards.sort_unstable();
    }
    Some(cards)
}

/// Draws what this seat received from the others.
fn gifts_to(
    state: &State,
    view: &View,
    receiver: Seat,
    passes: &mut [[Option<Card>; PASS]; MAX_SEATS],
    rng: &mut PlayoutRng,
) {
    let own = own_seat(view);
    let mut own_gifts = view.received.iter();
    let mut pool = cards_after_pass(state, view, receiver);
    if let Some(own) = own {
        pool = pool - state.given[own.index()].into_iter().flatten().collect();
    }
    let as_dealt = view.config.first_lead() == Some(FirstLead::AsDealt);
    let mut shown = state.shown.filter(|shown| as_dealt && pool.contains(shown.card));
    pool = pool - shown.map(|shown| shown.card).into_iter().collect();
    let mut pool: Vec<Card> = pool.iter().collect();
    // No seat receives more; the viewer's own gifts are known.
    let unknown = if own == Some(receiver) { 0 } else { PASS };
    rng.shuffle_first(&mut pool, unknown);
    let mut pool = pool.into_iter();
    for giver in Seat::all(view.config.seats()).filter(|&giver| giver != receiver && Some(giver) != own) {
        for place in (0..PASS).filter(|&place| view.config.receiver(giver, place) == receiver) {
            let passed_on = shown.take_if(|shown| shown.seat == giver).map(|shown| shown.card);
            passes[giver.index()][place] = if own == Some(receiver) {
                own_gifts.next().map(|gift| gift.card)
            } else {
                passed_on.or_else(|| pool.next())
            };
        }
    }
}

/// The cards the seat had after the pass: those in hand, and those it has played since.
fn cards_after_pass(state: &State, view: &View, seat: Seat) -> CardSet {
    let seats = view.config.seats();
    let by_seat = view.table.iter().filter_map(|trick| {
        let order = (seat.index() + seats).checked_sub(trick.leader.index())? % seats;
        trick.cards.get(order).copied()
    });
    state.hands[seat.index()] | by_seat.collect()
}
