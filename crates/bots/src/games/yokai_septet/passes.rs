//! A beginner's pass, discard and swap, and a short list of passes worth a thought.

use game_core::Seat;
use yokai_septet::{Action, Beneath, Card, CardSet, Config, Phase, State, Suit, Trio};

/// What a card is to the one who may pass it on.
type Taste = fn(Card, CardSet, Option<Suit>) -> i32;

/// What a beginner in this seat does before the first trick.
pub fn decide(state: &State, seat: Seat) -> Option<Action> {
    let hand = state.hands[seat.index()];
    match state.phase {
        Phase::Passing if state.config.is_bridegrooms() => give(hand),
        Phase::Passing if state.config.has_teams() => pass(hand, state.trump, short_and_low),
        Phase::Passing => pass(hand, state.trump, low),
        Phase::Discarding => (hand - CardSet::ALL_BOSSES).iter().min_by_key(|&card| place(card)).map(Action::Discard),
        Phase::Swapping(_) => Some(swap(state, seat)),
        Phase::Playing(_) | Phase::Over => None,
    }
}

/// The place of a card in its suit, the A above all.
fn place(card: Card) -> i32 {
    if card == Card::A { 8 } else { i32::from(card.number() & 7) }
}

/// The three cards this taste likes least to keep.
fn pass(hand: CardSet, trump: Option<Suit>, taste: Taste) -> Option<Action> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| taste(card, hand, trump));
    let three = [*cards.first()?, *cards.get(1)?, *cards.get(2)?];
    Trio::new(three).map(Action::Pass)
}

/// Low cards away; bosses, trumps and the A stay.
fn low(card: Card, _: CardSet, trump: Option<Suit>) -> i32 {
    place(card) + if card.is_boss() { 20 } else { 0 } + if trump == Some(card.suit()) { 10 } else { 0 }
}

/// Cards of short suits away, low ones first, so that a suit runs out and bosses can be thrown on
/// the partner's tricks.
fn short_and_low(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    low(card, hand, trump) + 8 * (hand & card.suit().cards()).len() as i32
}

/// High cards away, so that the partner is strong.
fn high(card: Card, _: CardSet, _: Option<Suit>) -> i32 {
    -place(card) + if card.is_boss() { 20 } else { 0 }
}

/// Bosses away that can hardly take a trick by themselves: those low in their suit.
fn bosses(card: Card, _: CardSet, _: Option<Suit>) -> i32 {
    place(card) - if card.is_boss() { 20 } else { 0 }
}

/// A high card to the partner, low ones to the others.
fn give(hand: CardSet) -> Option<Action> {
    let plain = hand - CardSet::ALL_BOSSES;
    let mut cards: Vec<Card> = if plain.len() < 3 { hand.iter().collect() } else { plain.iter().collect() };
    cards.sort_by_key(|&card| place(card));
    Some(Action::Give([*cards.first()?, *cards.last()?, *cards.get(1)?]))
}

/// Bosses that are low in their suit go under cover, one after the other.
fn swap(state: &State, seat: Seat) -> Action {
    let Some(row) = state.rows.get(seat.index()) else { return Action::Keep };
    let bosses = row.open.into_iter().flatten().filter(|&boss| row.swappable_place(boss).is_some());
    let low = bosses.filter(|&boss| boss.suit() >= Suit::Darkness).last();
    low.map_or(Action::Keep, |boss| Action::Swap(boss, Beneath::Left))
}

/// Passes that one of several tastes likes best or nearly so.
pub fn candidates(config: Config, hand: CardSet, trump: Option<Suit>, legal: &[Action]) -> Vec<Action> {
    let _ = (config, legal);
    let tastes: [Taste; 4] = [short_and_low, low, high, bosses];
    let mut passes: Vec<Action> = Vec::new();
    for taste in tastes {
        for pass in pass(hand, trump, taste) {
            if !passes.contains(&pass) {
                passes.push(pass);
            }
        }
    }
    passes
}
