//! What it costs a samurai to place a card, weighed for many cards at once.

use samurai_spirit::effects::samurai::ignoring;
use samurai_spirit::{Card, Penalty, Reach, SamuraiBoard};

use super::weights::Weights;

/// What placing cards would cost one seat: counted once for all cards that may come.
pub(super) struct Costs<'a> {
    pub(super) weights: &'a Weights,
    pub(super) board: &'a SamuraiBoard,
    /// What defending with each symbol is worth; 0 if it cannot.
    pub(super) defence: [i32; 3],
    /// What a barricade or a farm is worth.
    pub(super) fire: i32,
    /// What a wound costs.
    pub(super) wound: i32,
    /// What the seat stands to lose without the symbols it lacks.
    pub(super) missing: i32,
    /// Whether it may not defend now.
    pub(super) forbidden: bool,
    /// What the penalties of the last card cost.
    pub(super) last: i32,
}

impl Costs<'_> {
    /// What defending with the card is worth; 0 if that is not possible.
    #[inline]
    pub(super) fn defending(&self, card: Card) -> i32 {
        card.face()
            .symbol
            .map_or(0, |symbol| self.defence[symbol as usize])
    }

    /// What adding the card to the combat line costs: the samurai comes nearer to the value, and the card's
    /// penalty takes the place of the last one's.
    #[inline]
    pub(super) fn burden(&self, card: Card) -> i32 {
        let left = self.board.room_with(card);
        let stings = self.sting(Some(card)) - self.last;
        let stings = stings * self.weights.twice / 10;
        match Reach::of_room(left) {
            Reach::Kiai => stings - self.weights.kiai,
            Reach::Below => {
                let tight = if left < 2 { 3 } else { 0 };
                self.weights.weight * i32::from(card.value()) / 10 + tight + stings
            }
            Reach::Above => self.fire + self.weights.above + self.missing + stings,
        }
    }

    /// What the penalties of a last card cost at the start of a turn, unless a talent ignores them.
    #[inline]
    pub(super) fn sting(&self, card: Option<Card>) -> i32 {
        let Some(card) = card else { return 0 };
        if ignoring(self.board.own_talents(), card).is_some() {
            return 0;
        }
        card.face()
            .penalties
            .into_iter()
            .flatten()
            .map(|penalty| self.suffering(penalty))
            .sum()
    }

    #[inline]
    fn suffering(&self, penalty: Penalty) -> i32 {
        match penalty {
            Penalty::Fire => self.fire,
            Penalty::Wound => self.wound,
            Penalty::Intruder => self.fire / 2,
            Penalty::Left | Penalty::Right | Penalty::Nodef | Penalty::Reshuf => 5,
            Penalty::Nosup | Penalty::Notal => 1,
            Penalty::Mustpass => 10 + self.missing,
            Penalty::Losedef => 20,
        }
    }

    /// The least a card can cost when this seat has to place it.
    #[inline]
    pub(super) fn placing(&self, card: Card) -> i32 {
        let defence = self.defending(card);
        if defence > 0 && !self.forbidden {
            -defence
        } else {
            self.burden(card)
        }
    }
}
