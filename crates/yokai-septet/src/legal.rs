//! What a player may decide now, and why not.

use game_core::{Illegal, PlayoutRng, Random, Seat};

use crate::action::{Action, Beneath, Trio};
use crate::card::{Card, CardSet};
use crate::config::{Config, PASS, Players};
use crate::error::Refusal;
use crate::pocket::OPEN;
use crate::state::{Phase, State};

/// Every action open to the seat: cards from low to high, swaps from left to right.
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.to_act().contains(seat) {
        return;
    }
    let hand = state.hands[seat.index()];
    match state.phase {
        Phase::Passing if state.config.is_bridegrooms() => gifts(hand, out),
        Phase::Passing => passes(hand, out),
        Phase::Discarding => out.extend((hand - CardSet::ALL_BOSSES).iter().map(Action::Discard)),
        Phase::Swapping(_) => swaps(state, seat, out),
        Phase::Playing(_) => out.extend(state.playable(seat).iter().map(Action::Play)),
        Phase::Over => {}
    }
}

/// Any three cards, in the order of the cards (R3.3).
fn passes(hand: CardSet, out: &mut Vec<Action>) {
    for first in hand.iter() {
        for second in hand.iter().filter(|&card| card > first) {
            let thirds = hand.iter().filter(|&card| card > second);
            out.extend(thirds.filter_map(|third| Trio::new([first, second, third])).map(Action::Pass));
        }
    }
}

/// Any card for each of the others (R8.2).
fn gifts(hand: CardSet, out: &mut Vec<Action>) {
    for left in hand.iter() {
        for across in hand.without(left).iter() {
            let rights = hand.without(left).without(across);
            out.extend(rights.iter().map(|right| Action::Give([left, across, right])));
        }
    }
}

/// Each open boss both ways, or none (R9.3).
fn swaps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(row) = state.rows.get(seat.index()) else { return };
    let bosses = (0..OPEN).filter(|&place| row.swappable[place]).filter_map(|place| row.open[place]);
    for boss in bosses {
        out.extend([Beneath::Left, Beneath::Right].map(|beneath| Action::Swap(boss, beneath)));
    }
    out.push(Action::Keep);
}

/// One legal action, each with the same chance, without making the list.
#[inline]
pub fn sample(state: &State, seat: Seat, rng: &mut PlayoutRng, scratch: &mut Vec<Action>) -> Option<Action> {
    match state.phase {
        Phase::Playing(turn) if turn == seat => pick(state.playable(seat), rng).map(Action::Play),
        Phase::Passing if state.to_act().contains(seat) => {
            let cards = pick_three(state.hands[seat.index()], rng)?;
            if state.config.is_bridegrooms() {
                Some(Action::Give(cards))
            } else {
                Trio::new(cards).map(Action::Pass)
            }
        }
        _ => {
            scratch.clear();
            legal(state, seat, scratch);
            scratch.get(rng.below(scratch.len() as u32) as usize).copied()
        }
    }
}

/// A random card of the set.
#[inline]
fn pick(cards: CardSet, rng: &mut PlayoutRng) -> Option<Card> {
    cards.nth(rng.below(cards.len() as u32) as usize)
}

/// Three random cards of the hand, in random order, out of one random word.
#[inline]
fn pick_three(mut hand: CardSet, rng: &mut PlayoutRng) -> Option<[Card; PASS]> {
    let size = hand.len();
    if size < PASS {
        return None;
    }
    let mut picks = [0; PASS];
    rng.batch(size as u64, &mut picks);
    let mut cards = [Card::A; PASS];
    for (card, pick) in cards.iter_mut().zip(picks) {
        *card = hand.nth(pick)?;
        hand = hand.without(*card);
    }
    Some(cards)
}

/// Whether the seat may do this now.
#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    let to_act = match state.phase {
        Phase::Playing(turn) => turn == seat,
        _ => state.to_act().contains(seat),
    };
    if to_act {
        check_rules(state, seat, action).map_err(Illegal::Rule)
    } else if seat.index() >= state.config.seats() {
        Err(Illegal::NoSuchSeat(seat))
    } else if state.phase == Phase::Over {
        Err(Illegal::Over)
    } else {
        Err(Illegal::NotToAct(seat))
    }
}

/// Whether the rules let the seat, whose turn it is, do this.
#[inline]
fn check_rules(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let hand = state.hands[seat.index()];
    let bridegrooms = state.config.is_bridegrooms();
    match (state.phase, action) {
        (Phase::Playing(_), Action::Play(card)) => check_play(state, seat, card),
        (Phase::Passing, Action::Pass(cards)) if !bridegrooms => in_hand(hand, cards.set()),
        (Phase::Passing, Action::Give(cards)) if bridegrooms => check_gifts(hand, cards),
        (Phase::Discarding, Action::Discard(card)) => check_discard(hand, card),
        (Phase::Swapping(_), Action::Keep) => Ok(()),
        (Phase::Swapping(_), Action::Swap(boss, _)) => check_swap(state, seat, boss),
        (Phase::Passing, _) => Err(match state.config {
            Config::Base { players: Players::Three, .. } => Refusal::PassLeftFirst,
            Config::Bridegrooms { .. } => Refusal::GiveFirst,
            _ => Refusal::PassFirst,
        }),
        (Phase::Discarding, _) => Err(Refusal::DiscardFirst),
        (Phase::Swapping(_), _) => Err(Refusal::SwapFirst),
        (Phase::Playing(_) | Phase::Over, _) => Err(Refusal::PlayNow),
    }
}

/// R5.1: a card one holds, of the led suit if one has any.
#[inline]
fn check_play(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.playable(seat).contains(card) {
        Ok(())
    } else if state.held(seat).contains(card) {
        Err(Refusal::MustFollow)
    } else {
        Err(Refusal::NotHeld)
    }
}

/// R3.3: only cards of one's own hand can be passed on.
#[inline]
fn in_hand(hand: CardSet, cards: CardSet) -> Result<(), Refusal> {
    if hand.contains_all(cards) { Ok(()) } else { Err(Refusal::NotInHand) }
}

/// R8.2: three different cards.
fn check_gifts(hand: CardSet, cards: [Card; PASS]) -> Result<(), Refusal> {
    let set: CardSet = cards.into_iter().collect();
    in_hand(hand, set)?;
    if set.len() == PASS { Ok(()) } else { Err(Refusal::GivenTwice) }
}

/// R9.2: any card of the hand but a boss.
fn check_discard(hand: CardSet, card: Card) -> Result<(), Refusal> {
    in_hand(hand, CardSet::only(card))?;
    if card.is_boss() { Err(Refusal::BossKept) } else { Ok(()) }
}

/// R9.3: a boss that was dealt open and has not been swapped.
fn check_swap(state: &State, seat: Seat, boss: Card) -> Result<(), Refusal> {
    let place = state.rows.get(seat.index()).and_then(|row| row.swappable_place(boss));
    if place.is_some() { Ok(()) } else { Err(Refusal::NotSwappable) }
}
