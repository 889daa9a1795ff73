//! A beginner's rules for playing cards: bosses to one's own side, low cards to everything else.

use game_core::{PlayoutRng, Seat};
use yokai_septet::{Action, Board, Card, CardSet, Phase, Suit, YokaiSeptet};

use super::passes;
use super::sight::Sight;
use crate::bot::{Bot, Budget, Turn};

/// The beginner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

impl Bot<YokaiSeptet> for Novice {
    fn choose(
        &self,
        turn: Turn<'_, YokaiSeptet>,
        _: &mut Budget<'_>,
        _: &mut PlayoutRng,
    ) -> Action {
        let view = turn.view;
        let decision = view
            .own_seat()
            .and_then(|seat| decide(view.board(), seat, view.hand()));
        decision.unwrap_or(turn.legal[0])
    }
}

/// What a beginner in this seat does with this hand.
#[inline]
pub fn decide(board: &Board, seat: Seat, hand: CardSet) -> Option<Action> {
    match board.phase() {
        Phase::Playing(_) => play(board, seat, hand).map(Action::Play),
        _ => passes::decide(board, seat, hand),
    }
}

/// The card a beginner plays.
#[inline]
pub fn play(board: &Board, seat: Seat, hand: CardSet) -> Option<Card> {
    let sight = Sight::new(board, seat, hand);
    if sight.options.single().is_some() {
        return sight.options.first();
    }
    match sight.best {
        None => lead(&sight),
        Some((best, side)) if side == sight.side() => support(&sight, best),
        Some((_, side)) => fight(&sight, side),
    }
}

/// Leads a boss that should hold, else a card that somebody else should take.
fn lead(sight: &Sight<'_>) -> Option<Card> {
    let bosses = sight.options & CardSet::ALL_BOSSES;
    if !sight.loses(1)
        && let Some(boss) = bosses.iter().find(|&boss| sight.holds(boss))
    {
        return Some(boss);
    }
    let plain = sight.options - CardSet::ALL_BOSSES;
    let among = if plain.is_empty() { bosses } else { plain };
    if sight.trump().is_none() {
        return longest(among).first();
    }
    let key = |card: Card| {
        let takers = if sight.beating(card).is_empty() {
            CardSet::EMPTY
        } else {
            card.above() & sight.elsewhere
        };
        let takers = takers.len();
        (7 - takers as u8, card.place())
    };
    among.iter().min_by_key(|&card| key(card))
}

/// The cards of the longest suit: the one to make trump (R8.3).
fn longest(cards: CardSet) -> CardSet {
    let suits = Suit::ALL.map(|suit| cards & suit.cards());
    suits
        .into_iter()
        .max_by_key(|suit| suit.len())
        .unwrap_or(cards)
}

/// One's own side is taking the trick: a boss if it should hold, a stronger card if bosses on the
/// table are in danger, else a low card.
fn support(sight: &Sight<'_>, best: Card) -> Option<Card> {
    let bosses = sight.options & CardSet::ALL_BOSSES;
    let prey = sight.prey();
    let pays = !sight.loses(prey + 1);
    if pays && sight.holds(best) {
        // One that leaves the trick where it is, if there is one.
        let under = bosses - sight.taking(bosses);
        let boss = dearest(sight, under).or_else(|| dearest(sight, bosses));
        if boss.is_some() {
            return boss;
        }
    }
    let boss = sight
        .taking(bosses)
        .iter()
        .find(|&boss| pays && sight.holds(boss));
    let in_danger = prey > 0 && !sight.holds(best) && !sight.loses(prey);
    let rescue = || {
        let stronger = sight.taking(sight.options - bosses);
        cheapest(sight, stronger, |card| in_danger && sight.holds(card))
    };
    boss.or_else(rescue).or_else(|| throw(sight))
}

/// A rival is taking the trick, which is worth having with bosses in it.
fn fight(sight: &Sight<'_>, rival: usize) -> Option<Card> {
    let taking = sight.taking(sight.options);
    let bosses = taking & CardSet::ALL_BOSSES;
    let plain = taking - bosses;
    let prey = sight.prey();
    if !sight.loses(prey + 1)
        && let Some(boss) = bosses.iter().find(|&boss| sight.holds(boss))
    {
        return Some(boss);
    }
    if prey > 0 && !sight.loses(prey) {
        // The cheapest that should hold, else the highest.
        let holding = cheapest(sight, plain, |card| sight.holds(card));
        let hope = || plain.iter().max_by_key(|&card| cost(sight, card));
        if let Some(card) = holding.or_else(hope) {
            return Some(card);
        }
    }
    // Better to risk a boss than to let the round go.
    let risked = bosses.last().filter(|_| sight.wins(rival, prey));
    risked.or_else(|| throw(sight))
}

/// A low card, no boss if possible, and none that takes the trick if possible; a trick that would
/// lose the round is avoided even with a boss.
fn throw(sight: &Sight<'_>) -> Option<Card> {
    let plain = sight.options - CardSet::ALL_BOSSES;
    let under = plain - sight.taking(plain);
    if under.is_empty() && sight.loses(sight.prey()) {
        let escapes = sight.options - sight.taking(sight.options);
        if let Some(boss) = escapes
            .iter()
            .min_by_key(|&boss| value(sight, boss))
        {
            return Some(boss);
        }
    }
    let among = if under.is_empty() { plain } else { under };
    cheapest(sight, among, |_| true).or_else(|| {
        sight
            .options
            .iter()
            .min_by_key(|&boss| value(sight, boss))
    })
}

/// The boss worth most.
fn dearest(sight: &Sight<'_>, bosses: CardSet) -> Option<Card> {
    bosses
        .iter()
        .max_by_key(|&boss| value(sight, boss))
}

/// The points of a boss (R7.1).
fn value(sight: &Sight<'_>, boss: Card) -> u8 {
    yokai_septet::scoring::stars(sight.config(), sight.trump(), boss)
}

/// The cheapest of the cards that are fit.
fn cheapest(sight: &Sight<'_>, cards: CardSet, fit: impl Fn(Card) -> bool) -> Option<Card> {
    cards
        .iter()
        .filter(|&card| fit(card))
        .min_by_key(|&card| cost(sight, card))
}

/// How much a card may still do: its place in its suit, trumps over all others, the A over them.
fn cost(sight: &Sight<'_>, card: Card) -> u8 {
    if card == Card::A {
        return u8::MAX;
    }
    card.place()
        + if sight.trump() == Some(card.suit()) {
            8
        } else {
            0
        }
}
