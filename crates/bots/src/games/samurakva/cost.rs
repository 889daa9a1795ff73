//! What choosing a card is likely to cost: the rule of thumb that public programs are compared by.

use samurakva::card::{Card, CardSet};
use samurakva::{Placing, View};

use super::rows_model::RowsModel;

/// A card below all rows takes the cheapest of them and gives up the lead.
pub(super) const TOO_LOW: f32 = 2.0;
/// A long row is dangerous even where it is cheap.
pub(super) const LENGTH: f32 = 0.6;
/// Of equals the nearest.
pub(super) const GAP: f32 = 0.001;

/// The number cards that others may still play in this round.
#[derive(Clone, Copy, Debug)]
pub struct Unseen {
    cards: CardSet,
    share: f32,
}

impl Unseen {
    /// These cards.
    pub fn of(cards: CardSet) -> Unseen {
        Unseen {
            cards,
            share: 1.0 / cards.len().max(1) as f32,
        }
    }

    /// All but those that lie open and the player's own hand: what others may play, known to be in a hand or not.
    pub fn of_view(view: &View) -> Unseen {
        Unseen::of(view.board().closed_cards().minus(view.hand()))
    }

    /// The share of the unseen cards that lie between the two: the risk that the row grows first.
    #[inline]
    fn risk(&self, last: u8, card: Card) -> f32 {
        let between = CardSet::up_to(card.number()).minus(CardSet::up_to(last));
        self.cards.and(between).len() as f32 * self.share
    }
}

/// What the card is likely to cost.
#[inline]
pub fn cost(table: &RowsModel, unseen: &Unseen, card: Card) -> f32 {
    let row = match table.rows().placing(card) {
        Placing::Joins(row) => row,
        Placing::Takes(row) => return f32::from(table.points(row)),
        Placing::TooLow => return f32::from(table.points(table.cheapest())) + TOO_LOW,
    };
    let cards = table.rows().row(row);
    let risk = unseen.risk(cards.last_number(), card);
    let at_stake = f32::from(table.points(row) + table.points_of(card));
    let gap = f32::from(card.number() - cards.last_number());
    risk * (at_stake + LENGTH * cards.len() as f32) + GAP * gap
}

/// The card that is likely to cost least, the first of equals.
#[inline]
pub fn cheapest_card(
    table: &RowsModel,
    unseen: &Unseen,
    hand: impl IntoIterator<Item = Card>,
) -> Option<Card> {
    let mut best = None;
    let mut least = f32::INFINITY;
    for card in hand {
        let cost = cost(table, unseen, card);
        if cost < least {
            (best, least) = (Some(card), cost);
        }
    }
    best
}
