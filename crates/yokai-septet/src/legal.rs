//! What a player may decide now, and why not. Asked of a state and of a view alike.

use game_core::{Illegal, PlayoutRng, Random, Ruling, Seat};

use crate::action::{Action, Beneath, Trio};
use crate::board::{Board, Hand, Phase};
use crate::card::{Card, CardSet};
use crate::config::{Config, PASS, Players};
use crate::error::Refusal;
use crate::pocket::{DISCARDABLE, Row};
use crate::state::State;

/// Appends every action open to the seat with this hand: cards from low to high, swaps from left to right. Appends
/// nothing and returns `false` if that depends on what is not known of the hand.
pub(crate) fn legal(board: &Board, seat: Seat, hand: &impl Hand, out: &mut Vec<Action>) -> bool {
    !board.may_act(seat) || list(board, seat, hand, out).is_some()
}

/// The list for a seat the match waits for; `None` if it depends on what is not known of the hand.
fn list(board: &Board, seat: Seat, hand: &impl Hand, out: &mut Vec<Action>) -> Option<()> {
    match board.phase {
        Phase::Passing if board.config.is_bridegrooms() => {
            gifts(hand.among(CardSet::FULL_DECK)?, out);
        }
        Phase::Passing => passes(hand.among(CardSet::FULL_DECK)?, out),
        Phase::Discarding => {
            let plain = hand.among(DISCARDABLE)?;
            out.extend(plain.iter().map(Action::Discard));
        }
        Phase::Swapping(_) => swaps(board, seat, out),
        Phase::Playing(_) => {
            let allowed = board.allowed(seat, hand)?;
            let playable = board.held(seat, hand.among(allowed)?) & allowed;
            out.extend(playable.iter().map(Action::Play));
        }
        Phase::Over => {}
    }
    Some(())
}

/// Any three cards, in the order of the cards (R3.3).
fn passes(hand: CardSet, out: &mut Vec<Action>) {
    for first in hand.iter() {
        for second in hand.iter().filter(|&card| card > first) {
            let thirds = hand.iter().filter(|&card| card > second);
            out.extend(
                thirds
                    .filter_map(|third| Trio::new([first, second, third]))
                    .map(Action::Pass),
            );
        }
    }
}

/// Any card for each of the others (R8.2).
fn gifts(hand: CardSet, out: &mut Vec<Action>) {
    for left in hand.iter() {
        for across in hand.without(left).iter() {
            let rights = hand.without(left).without(across);
            out.extend(
                rights
                    .iter()
                    .map(|right| Action::Give([left, across, right])),
            );
        }
    }
}

/// Each open boss both ways, or none (R9.3).
fn swaps(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    for boss in board
        .rows
        .get(seat.index())
        .into_iter()
        .flat_map(Row::swappable_bosses)
    {
        out.extend([Beneath::Left, Beneath::Right].map(|side| Action::Swap(boss, side)));
    }
    out.push(Action::Keep);
}

/// One legal action, each with the same chance, without making the list.
#[inline]
pub(crate) fn sample(
    state: &State,
    seat: Seat,
    rng: &mut PlayoutRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    let board = &state.board;
    let hand = state
        .hands
        .get(seat.index())
        .copied()
        .unwrap_or_default();
    match board.phase {
        Phase::Playing(turn) if turn == seat => {
            pick(board.playable(seat, hand), rng).map(Action::Play)
        }
        Phase::Passing if board.may_act(seat) => {
            let cards = pick_three(hand, rng)?;
            if board.config.is_bridegrooms() {
                Some(Action::Give(cards))
            } else {
                Trio::new(cards).map(Action::Pass)
            }
        }
        _ => {
            scratch.clear();
            legal(board, seat, &hand, scratch);
            scratch
                .get(rng.below(scratch.len() as u32) as usize)
                .copied()
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

/// Whether the seat with this hand may do this now.
#[inline]
pub(crate) fn ruling(
    board: &Board,
    seat: Seat,
    action: Action,
    hand: &impl Hand,
) -> Ruling<Refusal> {
    if board.may_act(seat) {
        return match by_rules(board, seat, action, hand) {
            Some(Ok(())) => Ruling::Legal,
            Some(Err(reason)) => Ruling::Refused(Illegal::Rule(reason)),
            None => Ruling::Hidden,
        };
    }
    Ruling::Refused(if seat.index() >= board.config.seats() {
        Illegal::NoSuchSeat(seat)
    } else if board.phase == Phase::Over {
        Illegal::Over
    } else {
        Illegal::NotToAct(seat)
    })
}

/// What the rules say to an action; `None` if it depends on what is not known of the hand.
type Answer = Option<Result<(), Refusal>>;

/// Whether the rules let the seat, for which the match waits, do this.
#[inline]
fn by_rules(board: &Board, seat: Seat, action: Action, hand: &impl Hand) -> Answer {
    let bridegrooms = board.config.is_bridegrooms();
    match (board.phase, action) {
        (Phase::Playing(_), Action::Play(card)) => may_play(board, seat, card, hand),
        (Phase::Passing, Action::Pass(cards)) if !bridegrooms => in_hand(hand, cards.set()),
        (Phase::Passing, Action::Give(cards)) if bridegrooms => may_give(hand, cards),
        (Phase::Discarding, Action::Discard(card)) => may_discard(hand, card),
        (Phase::Swapping(_), Action::Keep) => Some(Ok(())),
        (Phase::Swapping(_), Action::Swap(boss, _)) => Some(may_swap(board, seat, boss)),
        (phase, _) => Some(Err(asked_for(phase, board.config))),
    }
}

/// What has to be decided now instead.
fn asked_for(phase: Phase, config: Config) -> Refusal {
    match (phase, config) {
        (
            Phase::Passing,
            Config::Base {
                players: Players::Three,
                ..
            },
        ) => Refusal::PassLeftFirst,
        (Phase::Passing, Config::Bridegrooms { .. }) => Refusal::GiveFirst,
        (Phase::Passing, _) => Refusal::PassFirst,
        (Phase::Discarding, _) => Refusal::DiscardFirst,
        (Phase::Swapping(_), _) => Refusal::SwapFirst,
        (Phase::Playing(_) | Phase::Over, _) => Refusal::PlayNow,
    }
}

/// R5.1: a card one holds, of the led suit if one has any.
#[inline]
fn may_play(board: &Board, seat: Seat, card: Card, hand: &impl Hand) -> Answer {
    let is_open = board.open[seat.index()].contains(card);
    if !is_open && !hand.has_all(CardSet::only(card))? {
        return Some(Err(Refusal::NotHeld));
    }
    let allowed = board.allowed(seat, hand)?;
    Some(if allowed.contains(card) {
        Ok(())
    } else {
        Err(Refusal::MustFollow)
    })
}

/// R3.3: only cards of one's own hand can be passed on.
#[inline]
fn in_hand(hand: &impl Hand, cards: CardSet) -> Answer {
    Some(if hand.has_all(cards)? {
        Ok(())
    } else {
        Err(Refusal::NotInHand)
    })
}

/// R8.2: three different cards.
fn may_give(hand: &impl Hand, cards: [Card; PASS]) -> Answer {
    let set: CardSet = cards.into_iter().collect();
    let different = if set.len() == PASS {
        Ok(())
    } else {
        Err(Refusal::GivenTwice)
    };
    Some(in_hand(hand, set)?.and(different))
}

/// R9.2: any card of the hand but a boss.
fn may_discard(hand: &impl Hand, card: Card) -> Answer {
    let plain = if DISCARDABLE.contains(card) {
        Ok(())
    } else {
        Err(Refusal::BossKept)
    };
    Some(in_hand(hand, CardSet::only(card))?.and(plain))
}

/// R9.3: a boss that was dealt open and has not been swapped.
fn may_swap(board: &Board, seat: Seat, boss: Card) -> Result<(), Refusal> {
    let place = board
        .rows
        .get(seat.index())
        .and_then(|row| row.swappable_place(boss));
    if place.is_some() {
        Ok(())
    } else {
        Err(Refusal::NotSwappable)
    }
}
