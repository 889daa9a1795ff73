//! A beginner's pass, discard and swap, and a short list of passes worth a thought.

use game_core::Seat;
use yokai_septet::pocket::DISCARDABLE;
use yokai_septet::{Action, Beneath, Board, Card, CardSet, Config, Phase, Suit, Trio};

/// How little a player wants to part with a card of a hand, given the trump suit.
type Taste = fn(Card, CardSet, Option<Suit>) -> i32;

/// What weighs more than any difference of rank or length.
const DEAR: i32 = 100;
/// The place of the A in its suit, above all others.
const ABOVE_ALL: i32 = 8;
/// What a card more in a suit counts: more than any difference of rank.
const LENGTH: i32 = 8;

/// The favourite pass of a taste, as places in the hand it has sorted, and some that are close to it.
const CLOSE: [[usize; 3]; 4] = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [0, 1, 4]];

/// What is liked by those who win and lose with a partner.
const IN_TEAMS: [Taste; 4] = [short, short_and_low, short_and_high, weak_bosses];
/// What is liked by those who play alone.
const ALONE: [Taste; 4] = [low, high, short_and_low, short_and_high];
/// What a bridegroom gives to the rivals.
const TO_RIVALS: [Taste; 3] = [low, short_and_low, short_and_high];
/// What a bridegroom gives to the partner.
const TO_PARTNER: [Taste; 3] = [low, high, weak_bosses];

/// What a beginner in this seat does with this hand before the first trick.
pub fn decide(board: &Board, seat: Seat, hand: CardSet) -> Option<Action> {
    match board.phase() {
        Phase::Passing if board.config().is_bridegrooms() => give(hand),
        Phase::Passing if board.config().has_teams() => pass(hand, board.trump(), short),
        Phase::Passing => pass(hand, board.trump(), low),
        Phase::Discarding => discard(hand, board.trump()),
        Phase::Swapping(_) => Some(swap(board, seat)),
        Phase::Playing(_) | Phase::Over => None,
    }
}

/// The place of a card in its suit, the A above all.
fn place(card: Card) -> i32 {
    if card == Card::A {
        ABOVE_ALL
    } else {
        i32::from(card.place())
    }
}

/// Whether the card is of the trump suit.
fn is_trump(card: Card, trump: Option<Suit>) -> bool {
    trump == Some(card.suit())
}

/// Whether it is one of the few cards that decide a round.
fn decides(card: Card) -> bool {
    card.is_boss() || card == Card::A
}

/// How many cards of its suit are in the hand.
fn length(card: Card, hand: CardSet) -> i32 {
    (hand & card.suit().cards()).len() as i32
}

/// `DEAR` if it is so.
fn dear(so: bool) -> i32 {
    if so { DEAR } else { 0 }
}

/// Low cards away; trumps stay, bosses and the A even more so.
fn low(card: Card, _: CardSet, trump: Option<Suit>) -> i32 {
    let trumps = dear(is_trump(card, trump));
    let deciding = 2 * dear(decides(card));
    place(card) + trumps + deciding
}

/// High cards away, for in the end too many tricks lose; bosses and the A stay.
fn high(card: Card, _: CardSet, _: Option<Suit>) -> i32 {
    let deciding = dear(decides(card));
    deciding - place(card)
}

/// The shortest suits away, bosses too: without a suit one can throw bosses on the partner's
/// tricks, and trump the rivals'. Trumps and the A stay.
fn short(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    let stays = is_trump(card, trump) || card == Card::A;
    LENGTH * length(card, hand) + dear(stays)
}

/// Short suits away, but low cards rather than high ones, and no bosses.
fn short_and_low(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    LENGTH * length(card, hand) + low(card, hand, trump)
}

/// Short suits away, but high cards rather than low ones, and no bosses.
fn short_and_high(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    short(card, hand, trump) + high(card, hand, trump)
}

/// Bosses away that can hardly take a trick by themselves: those low in their suit.
fn weak_bosses(card: Card, _: CardSet, _: Option<Suit>) -> i32 {
    place(card) + dear(!card.is_boss())
}

/// The cards of a hand, those first that are parted with most easily.
fn sorted(hand: CardSet, trump: Option<Suit>, taste: Taste) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| taste(card, hand, trump));
    cards
}

/// The cards at these places as a pass.
fn trio(cards: &[Card], places: [usize; 3]) -> Option<Action> {
    let [first, second, third] = places.map(|place| cards.get(place).copied());
    Trio::new([first?, second?, third?]).map(Action::Pass)
}

/// The three cards that are parted with most easily.
fn pass(hand: CardSet, trump: Option<Suit>, taste: Taste) -> Option<Action> {
    trio(&sorted(hand, trump, taste), [0, 1, 2])
}

/// A high card to the partner, the lowest ones to the others; no bosses, as long as there are
/// other cards.
fn give(hand: CardSet) -> Option<Action> {
    let cards = sorted(hand, None, low);
    let plain = (hand - CardSet::ALL_BOSSES)
        .without(Card::A)
        .len();
    let lowest = cards.first()?;
    let next = cards.get(1)?;
    let highest = cards.get(plain.max(3) - 1)?;
    Some(Action::Give([*lowest, *highest, *next]))
}

/// The lowest card that is neither trump nor a boss, if there is one.
fn discard(hand: CardSet, trump: Option<Suit>) -> Option<Action> {
    sorted(hand & DISCARDABLE, trump, low)
        .first()
        .copied()
        .map(Action::Discard)
}

/// Bosses that are low in their suit go under cover, the others stay.
fn swap(board: &Board, seat: Seat) -> Action {
    let Some(row) = board.rows().get(seat.index()) else {
        return Action::Keep;
    };
    let mut bosses = row.swappable_bosses();
    let low = bosses.find(|boss| boss.suit() >= Suit::Darkness);
    low.map_or(Action::Keep, |boss| Action::Swap(boss, Beneath::Left))
}

/// Passes worth a thought: those that one of several tastes likes best, or nearly so.
pub fn candidates(config: Config, hand: CardSet, trump: Option<Suit>) -> Vec<Action> {
    let mut passes = match config {
        Config::Bridegrooms { .. } => gifts(hand),
        _ if config.has_teams() => trios(hand, trump, &IN_TEAMS),
        _ => trios(hand, trump, &ALONE),
    };
    passes.sort_unstable();
    passes.dedup();
    passes
}

/// For every taste its favourite and some that are close to it.
fn trios(hand: CardSet, trump: Option<Suit>, tastes: &[Taste]) -> Vec<Action> {
    let mut passes = Vec::new();
    for &taste in tastes {
        let cards = sorted(hand, trump, taste);
        for places in CLOSE {
            passes.extend(trio(&cards, places));
        }
    }
    passes
}

/// Low or short cards to the rivals; to the partner something low, high, or a boss.
fn gifts(hand: CardSet) -> Vec<Action> {
    let mut gifts = Vec::new();
    for to_rivals in TO_RIVALS {
        let cards = sorted(hand, None, to_rivals);
        let [left, right, ..] = cards[..] else {
            continue;
        };
        let others = hand.without(left).without(right);
        for to_partner in TO_PARTNER {
            let liked = sorted(others, None, to_partner);
            if let Some(&across) = liked.first() {
                gifts.push(Action::Give([left, across, right]));
            }
        }
    }
    gifts
}
