//! A beginner's pass, discard and swap, and a short list of passes worth a thought.

use game_core::Seat;
use yokai_septet::pocket::DISCARDABLE;
use yokai_septet::{Action, Beneath, Board, Card, CardSet, Config, Phase, Suit, Trio};

/// How little a player wants to part with a card of a hand, given the trump suit.
type Taste = fn(Card, CardSet, Option<Suit>) -> i32;

/// What weighs more than any difference of rank or length.
const DEAR: i32 = 100;

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
        8
    } else {
        i32::from(card.place())
    }
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
    place(card) + dear(trump == Some(card.suit())) + 2 * dear(card.is_boss() || card == Card::A)
}

/// High cards away, for in the end too many tricks lose; bosses and the A stay.
fn high(card: Card, _: CardSet, _: Option<Suit>) -> i32 {
    -place(card) + dear(card.is_boss() || card == Card::A)
}

/// The shortest suits away, bosses too: without a suit one can throw bosses on the partner's
/// tricks, and trump the rivals'. Trumps and the A stay.
fn short(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    8 * length(card, hand) + dear(trump == Some(card.suit()) || card == Card::A)
}

/// Short suits away, but low cards rather than high ones, and no bosses.
fn short_and_low(card: Card, hand: CardSet, trump: Option<Suit>) -> i32 {
    8 * length(card, hand) + low(card, hand, trump)
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
    let highest = cards.get(plain.max(3) - 1)?;
    Some(Action::Give([*cards.first()?, *highest, *cards.get(1)?]))
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
        _ if config.has_teams() => trios(
            hand,
            trump,
            &[short, short_and_low, short_and_high, weak_bosses],
        ),
        _ => trios(hand, trump, &[low, high, short_and_low, short_and_high]),
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
        let places = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [0, 1, 4]];
        passes.extend(
            places
                .into_iter()
                .filter_map(|places| trio(&cards, places)),
        );
    }
    passes
}

/// Low or short cards to the rivals; to the partner something low, high, or a boss.
fn gifts(hand: CardSet) -> Vec<Action> {
    let mut gifts = Vec::new();
    for away in [low as Taste, short_and_low, short_and_high] {
        let cards = sorted(hand, None, away);
        let [left, right] = [0, 1].map(|place| cards.get(place).copied());
        for to_partner in [low as Taste, high, weak_bosses] {
            let others = hand - left.into_iter().chain(right).collect();
            let across = sorted(others, None, to_partner).first().copied();
            if let (Some(left), Some(across), Some(right)) = (left, across, right) {
                gifts.push(Action::Give([left, across, right]));
            }
        }
    }
    gifts
}
