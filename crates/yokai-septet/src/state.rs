//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Suit, SuitSet};
use crate::config::{Config, MAX_SEATS, PASS};
use crate::pocket::Row;
use crate::scoring::RoundResult;

/// The most tricks a round of any form has (R9.1).
pub const MAX_TRICKS: usize = 23;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone chooses cards to pass on (R3, R8.2).
    Passing,
    /// Both choose a card to discard (R9.2).
    Discarding,
    /// This seat decides about its open bosses (R9.3).
    Swapping(Seat),
    /// This seat plays a card (R5.1).
    Playing(Seat),
    /// Somebody has won.
    Over,
}

/// Who showed the card that gives the first lead (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Who.
    pub seat: Seat,
    /// The A, or Snow 13.
    pub card: Card,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The options.
    pub config: Config,
    /// All chance to come.
    pub generator: Generator,
    /// What the match waits for.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u32,
    /// Tokens of each side (R7).
    pub scores: [u8; MAX_SEATS],
    /// Suits each team has sealed (R8.6).
    pub seals: [SuitSet; 2],
    /// How the round before ended, or the last one of a match that is over.
    pub last_round: Option<RoundResult>,
    /// The turned-up card, which is in nobody's hand (R2.2).
    pub turned_up: Option<Card>,
    /// The trump suit, once there is one.
    pub trump: Option<Suit>,
    /// Who showed the card that gives the first lead, in rounds in which one is shown (R4).
    pub shown: Option<Shown>,
    /// Who leads, or led, the trick; `None` while only the pass will tell.
    pub leader: Option<Seat>,
    /// The cards in each hand; a chosen pass stays there until the passes change hands.
    pub hands: [CardSet; MAX_SEATS],
    /// Cards each seat may play besides those in hand: the open ones of the two-player form.
    pub open: [CardSet; MAX_SEATS],
    /// What each seat passed on in this round, chosen or already exchanged.
    pub given: [Option<[Card; PASS]>; MAX_SEATS],
    /// Every card played in this round, in order, the first `played` of them.
    pub plays: [Card; CARDS],
    /// How many cards were played since this round's first card, or since an explicit position.
    pub play_count: u8,
    /// How many of them lie on the table.
    pub on_table: u8,
    /// How many tricks ended since this round's first card, or since an explicit position.
    pub trick_count: u8,
    /// Who led each trick, in order.
    pub leaders: [Seat; MAX_TRICKS],
    /// Every card played in this round, those before an explicit position included.
    pub played: CardSet,
    /// Suits each seat was seen not to have in hand, having failed to follow them (R5.1).
    pub voids: [SuitSet; MAX_SEATS],
    /// Tricks each side has taken in this round.
    pub tricks: [u8; MAX_SEATS],
    /// Bosses each side has taken in this round.
    pub bosses: [CardSet; MAX_SEATS],
    /// The rows of the two-player form (R9.1).
    pub rows: [Row; 2],
    /// The cards discarded in the two-player form (R9.2).
    pub discards: [Option<Card>; 2],
}

impl State {
    /// The seats the match waits for.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Playing(seat) | Phase::Swapping(seat) => SeatSet::only(seat),
            Phase::Passing | Phase::Discarding => SeatSet::all(self.config.seats()).minus(self.has_chosen()),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that have made their secret choice of this round: the pass, or the discard.
    #[inline]
    pub fn has_chosen(&self) -> SeatSet {
        let has = |seat: &Seat| match self.discards.get(seat.index()) {
            Some(Some(_)) => true,
            _ => self.given[seat.index()].is_some(),
        };
        Seat::all(self.config.seats()).filter(has).collect()
    }

    /// The suit led to the trick, if a card lies on the table.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        let first = self.play_count.wrapping_sub(self.on_table) as usize;
        if self.on_table == 0 { None } else { self.plays.get(first).map(|card| card.suit()) }
    }

    /// The cards on the table, in the order they were played.
    #[inline]
    pub fn table(&self) -> &[Card] {
        let end = self.play_count as usize;
        self.plays.get(end.saturating_sub(self.on_table as usize)..end).unwrap_or_default()
    }

    /// Every card the seat can get at: the hand, and open cards (R9.4).
    #[inline]
    pub fn held(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()] | self.open[seat.index()]
    }

    /// The cards the seat may play to the trick: of the led suit if it has any, else all (R5.1).
    #[inline]
    pub fn playable(&self, seat: Seat) -> CardSet {
        let held = self.held(seat);
        let following = self.led().map_or(held, |led| held & led.cards());
        if following.is_empty() { held } else { following }
    }

    /// The card that plays itself, because everybody can see that the seat has no other (R5.6).
    #[inline]
    pub fn forced(&self) -> Option<(Seat, Card)> {
        let Phase::Playing(seat) = self.phase else { return None };
        let all_open = self.hands[seat.index()].is_empty();
        let options = if all_open { self.playable(seat) } else { self.held(seat) };
        options.single().map(|card| (seat, card))
    }

    /// Who takes a full trick whose last card this seat played: the player of the strongest card,
    /// or of the 7 equal to it that was played first (R5.3, R8.4).
    #[inline]
    pub fn taker(&self, last: Seat) -> Seat {
        let table = self.table();
        let Some(led) = table.first().map(|card| card.suit()) else { return last };
        let trick: CardSet = table.iter().copied().collect();
        let strongest = trick.strongest(led, self.trump).unwrap_or(Card::A);
        let mut order = 0;
        // Backwards through all of them: which card wins is a coin toss no branch can predict.
        for (at, &card) in table.iter().enumerate().rev() {
            let wins = card == strongest || card == strongest.equal();
            order = if wins { at } else { order };
        }
        self.config.ahead(last, 1 + order as u8)
    }

    /// Whether all cards of the round have been played.
    #[inline]
    pub fn is_played_out(&self) -> bool {
        self.held(Seat(0)).is_empty() && self.rows[0].is_empty()
    }

    /// What stands for each side: tokens, or seals in the Seven Bridegrooms.
    pub fn standing(&self) -> Vec<u8> {
        (0..self.config.sides()).map(|side| self.score(side)).collect()
    }

    /// Tokens of a side, or its seals in the Seven Bridegrooms.
    #[inline]
    pub fn score(&self, side: usize) -> u8 {
        if self.config.is_bridegrooms() { self.seals[side & 1].len() as u8 } else { self.scores[side] }
    }
}
