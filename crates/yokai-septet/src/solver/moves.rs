//! Which cards are worth trying, and in what order.

use crate::card::CardSet;

use super::search::{A, Trick};

/// The most cards in a hand.
const MOST: usize = 12;

/// Cards to try, best first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves {
    cards: [u8; MOST],
    len: usize,
}

impl Moves {
    /// The cards in order.
    pub(super) fn as_slice(&self) -> &[u8] {
        &self.cards[..self.len]
    }

    /// Moves this card to the front, if it is there.
    pub(super) fn try_first(&mut self, card: u8) {
        if let Some(at) = self.as_slice().iter().position(|&other| other == card) {
            self.cards[..=at].rotate_right(1);
        }
    }

    /// Puts a card where its promise says; equal ones stay in order.
    fn insert(&mut self, card: u8, promise: i16, promises: &mut [i16; MOST]) {
        let mut at = self.len;
        while at > 0 && promises[at - 1] < promise {
            self.cards[at] = self.cards[at - 1];
            promises[at] = promises[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        promises[at] = promise;
        self.len += 1;
    }
}

/// The cards of the hand that may be played and differ in effect. Two cards of a suit are as good
/// as each other if nobody else has a card between them and neither is a boss or the A.
pub(super) fn moves(hand: u64, others: u64, trick: &Trick, seat: u8) -> Moves {
    let following = hand & trick.led;
    let mut rest = if following == 0 { hand } else { following };
    let mut moves = Moves { cards: [0; MOST], len: 0 };
    let mut promises = [0; MOST];
    let mut previous = None;
    while rest != 0 && moves.len < MOST {
        let card = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        let special = (CardSet::BOSSES.bits() | A) >> card & 1 == 1;
        if !special {
            if previous.is_some_and(|low: u8| low >> 3 == card >> 3 && others & between(low, card) == 0) {
                continue;
            }
            previous = Some(card);
        }
        moves.insert(card, promise(card, trick, seat), &mut promises);
    }
    moves
}

/// The cards above the one and below the other.
fn between(low: u8, high: u8) -> u64 {
    ((1u64 << high) - 1) & !((2u64 << low) - 1)
}

/// How likely the card is to answer the question: bosses go to tricks the own team wins, tricks
/// with bosses are fought for, other tricks are left alone, and otherwise low cards go first.
fn promise(card: u8, trick: &Trick, seat: u8) -> i16 {
    let boss = CardSet::BOSSES.bits() >> card & 1 == 1;
    let wins = trick.is_beaten_by(card);
    let ours = wins || (trick.count > 0 && (trick.best_seat ^ seat) & 1 == 0);
    let last = trick.count == 3;
    let bosses = (trick.cards & CardSet::BOSSES.bits()).count_ones() as i16;
    let rank = i16::from(card & 7);
    let boss_played = match (boss, ours, last) {
        (false, ..) => 0,
        (true, true, true) => 60,
        (true, true, false) => 15,
        (true, false, _) => -40,
    };
    let fight = match (bosses > 0, wins, ours) {
        (true, true, _) => 30 * bosses,
        (true, false, true) => 20,
        _ => 0,
    };
    boss_played + fight - rank
}
