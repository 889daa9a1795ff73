//! A trick: what may be played to it, who takes it, and the tricks there were (R5).

use game_core::Seat;

use crate::board::{Board, Hand, Phase};
use crate::card::{Card, CardSet, Suit};
use crate::config::MAX_SEATS;

/// A trick of the round; plain data that [`Board::history`] puts together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick<'a> {
    /// The player who led it.
    pub leader: Seat,
    /// The cards in the order they were played.
    pub cards: &'a [Card],
    /// The player who took it, once it was full.
    pub taker: Option<Seat>,
}

impl Board {
    /// The suit led to the trick, if a card lies on the table.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        let first = self.play_count.wrapping_sub(self.on_table) as usize;
        if self.on_table == 0 {
            None
        } else {
            self.plays.get(first).map(|card| card.suit())
        }
    }

    /// How many cards lie on the table.
    #[inline]
    pub const fn on_table(&self) -> usize {
        self.on_table as usize
    }

    /// The cards on the table, in the order they were played.
    #[inline]
    pub fn table(&self) -> &[Card] {
        let end = self.play_count as usize;
        self.plays
            .get(end.saturating_sub(self.on_table as usize)..end)
            .unwrap_or_default()
    }

    /// Every trick of the round in order; the last one may be going on. Bots remember all of them; to people a
    /// client shows the last one again (R5.5).
    pub fn history(&self) -> impl DoubleEndedIterator<Item = Trick<'_>> {
        let full = self.trick_count as usize;
        let plays = self.plays[..self.play_count as usize].chunks(self.config.seats());
        // The taker of each trick led the next.
        let taker = move |at: usize| {
            let next_led = self.leaders.get(at + 1).copied();
            if at + 1 < full || (at + 1 == full && self.on_table > 0) {
                next_led
            } else {
                self.leader
            }
        };
        plays
            .zip(self.leaders.iter())
            .enumerate()
            .map(move |(at, (cards, &leader))| Trick {
                leader,
                cards,
                taker: if at < full { taker(at) } else { None },
            })
    }

    /// The last full trick, which may be looked at again (R5.5): until a card of a round is played, that of the round
    /// before.
    pub fn last_trick(&self) -> Option<Trick<'_>> {
        let former = self
            .last_of_former_round()
            .filter(|_| self.plays().is_empty());
        let mut latest_first = self.history().rev().chain(former);
        latest_first.find(|trick| trick.taker.is_some())
    }

    /// The trick that ended the round before, or the match.
    pub fn last_of_former_round(&self) -> Option<Trick<'_>> {
        self.last_round.as_ref().map(|result| Trick {
            leader: result.leader,
            cards: &result.trick[..self.config.seats()],
            taker: Some(result.taker),
        })
    }

    /// The cards this seat has played, as far as the tricks are on record.
    pub fn played_by(&self, seat: Seat) -> CardSet {
        let cards = self.history().filter_map(|trick| {
            let order = self.config.turn_in_trick(trick.leader, seat);
            trick.cards.get(order).copied()
        });
        cards.collect()
    }

    /// Those who play to the trick after this seat, which is in turn (R5.1).
    #[inline]
    pub fn still_to_play(&self, turn: Seat) -> impl Iterator<Item = Seat> + use<> {
        let config = self.config;
        let after = config.seats().saturating_sub(1 + self.on_table());
        (1..=after as u8).map(move |places| config.ahead(turn, places))
    }

    /// The cards the seat may play to the trick if it holds them: of the led suit if it has any, else all (R5.1).
    #[inline]
    pub fn allowed(&self, seat: Seat, hand: &impl Hand) -> Option<CardSet> {
        let Some(led) = self.led().map(Suit::cards) else {
            return Some(CardSet::FULL_DECK);
        };
        let able = !(self.open[seat.index()] & led).is_empty() || hand.has_any(led)?;
        Some(allowed(led, able))
    }

    /// The cards the seat may play to the trick (R5.1, R9.4).
    #[inline]
    pub fn playable(&self, seat: Seat, hand: CardSet) -> CardSet {
        let held = self.held(seat, hand);
        self.led()
            .map_or(held, |led| following(held, led.cards()))
    }

    /// The card that plays itself, because everybody can see that the seat in turn has no other (R5.6).
    #[inline]
    pub fn forced(&self, hands: &[CardSet; MAX_SEATS]) -> Option<(Seat, Card)> {
        let Phase::Playing(seat) = self.phase else {
            return None;
        };
        let hand = hands[seat.index()];
        let options = if hand.is_empty() {
            self.playable(seat, hand)
        } else {
            self.held(seat, hand)
        };
        options.single().map(|card| (seat, card))
    }

    /// The player who takes the trick as it lies, and the card that does it: the strongest, or the 7 equal to it
    /// that was played first (R5.3, R8.4).
    #[inline]
    pub fn best(&self) -> Option<(Seat, Card)> {
        let table = self.table();
        let led = table.first()?.suit();
        let trick: CardSet = table.iter().copied().collect();
        let strongest = trick
            .strongest(led, self.trump)
            .unwrap_or(Card::A);
        let mut best = (0, strongest);
        // Backwards through all of them: which card wins is a coin toss no branch can predict.
        for (at, &card) in table.iter().enumerate().rev() {
            let wins = card == strongest || card == strongest.equal();
            best = if wins { (at, card) } else { best };
        }
        Some((self.config.ahead(self.leader?, best.0 as u8), best.1))
    }

    /// Whether this card, played now, would take the trick as it lies (R5.3).
    pub fn would_take(&self, card: Card) -> bool {
        let trump = self.trump.map_or(CardSet::EMPTY, Suit::cards);
        self.best()
            .is_none_or(|(_, best)| beating(best, trump).contains(card))
    }

    /// The bosses on the table.
    #[inline]
    pub fn prey(&self) -> usize {
        self.table()
            .iter()
            .filter(|card| card.is_boss())
            .count()
    }
}

/// The cards that may be played by whoever holds them: the led ones if one is able to follow, else all (R5.1).
#[inline]
pub const fn allowed(led: CardSet, able: bool) -> CardSet {
    if able { led } else { CardSet::FULL_DECK }
}

/// The cards of those held that may be played to a trick with this led suit (R5.1).
#[inline]
pub fn following(held: CardSet, led: CardSet) -> CardSet {
    held & allowed(led, !(held & led).is_empty())
}

/// Every card that would take a trick from this one, which is the best of it so far (R5.3, R8.4).
#[inline]
pub fn beating(best: Card, trump: CardSet) -> CardSet {
    if best == Card::A {
        return CardSet::EMPTY;
    }
    // The other 7 of the suit is no higher.
    let higher = if CardSet::BOSSES.contains(best) {
        best.above() - CardSet::FOILS
    } else {
        best.above()
    };
    let trumps = if trump.contains(best) {
        CardSet::EMPTY
    } else {
        trump
    };
    higher | trumps | CardSet::only(Card::A)
}
