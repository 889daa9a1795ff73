//! What is told when something happens. `apply` and `setup` say to whom.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Suit};
use crate::scoring::RoundSummary;

/// Something that happened, as one audience may know it. A side is a team with four players (0 for
/// seats 0 and 2, 1 for seats 1 and 3), else a seat.
///
/// ```
/// use game_core::{Collected, Game, Seat, Seed, Viewer};
/// use yokai_septet::{Config, Event, YokaiSeptet};
///
/// let mut state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
/// let mut actions = Vec::new();
/// YokaiSeptet::legal(&state, Seat(2), &mut actions);
/// let mut told = Collected::new();
/// YokaiSeptet::apply(&mut state, Seat(2), actions[0], &mut told).expect("it is on the list");
/// // Which cards are passed on is told to nobody else.
/// let heard: Vec<&Event> = told.heard_by(Viewer::Spectator).collect();
/// assert_eq!(heard, [&Event::Passed { seat: Seat(2) }]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round after the first was dealt; hands are told one by one.
    RoundStarted {
        /// Its number, from 1.
        round: u32,
        /// The turned-up card, which makes its suit trump.
        turned_up: Option<Card>,
        /// Who will lead, if that is known before the pass.
        leader: Option<Seat>,
    },
    /// Your cards of the new round (to their owner alone).
    Dealt {
        /// The seat that was dealt the cards.
        seat: Seat,
        /// The hand, low to high.
        hand: Vec<Card>,
    },
    /// The open cards of a row in the two-player form, over seven covered ones.
    LaidOut {
        /// The seat whose row it is.
        seat: Seat,
        /// The open cards from left to right.
        open: Vec<Card>,
    },
    /// Somebody has chosen cards to pass on (to the others).
    Passed {
        /// The seat that passes the cards on.
        seat: Seat,
    },
    /// You have chosen these cards to pass on (to their owner alone).
    PassedCards {
        /// The seat that passes the cards on.
        seat: Seat,
        /// The cards; in the Seven Bridegrooms for the left, across and the right.
        cards: Vec<Card>,
    },
    /// All passes change hands.
    PassesExchanged,
    /// You received these cards (to the receiver alone).
    Received {
        /// The seat that received them.
        seat: Seat,
        /// The seat that passed them on.
        from: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Somebody shows the card that gives the first lead.
    ShowedLeadCard {
        /// The seat that shows it and leads.
        seat: Seat,
        /// The A, or Snow 13 if the A is turned up.
        card: Card,
    },
    /// Somebody has discarded a card (to the others).
    Discarded {
        /// The seat that discarded.
        seat: Seat,
    },
    /// You have discarded this card (to its owner alone).
    DiscardedCard {
        /// The seat that discarded.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An open boss changed places with a covered card, which is open now.
    Swapped {
        /// The seat that swapped them.
        seat: Seat,
        /// The boss, covered now.
        boss: Card,
        /// Its place in the open row, from 0, where the other card lies now.
        open: u8,
        /// Its new place in the covered row, from 0.
        covered: u8,
        /// The card that came up.
        turned_up: Card,
    },
    /// Somebody leaves the remaining open bosses where they are.
    KeptBosses {
        /// The seat that leaves them there.
        seat: Seat,
    },
    /// The first card led makes its suit trump.
    TrumpSet {
        /// The suit.
        suit: Suit,
    },
    /// Somebody played a card.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Somebody took the trick and leads the next one.
    TrickTaken {
        /// The seat that took it.
        seat: Seat,
        /// The bosses in it, which lie open from now on.
        bosses: Vec<Card>,
    },
    /// Covered cards with nothing on them any more turn up.
    Freed {
        /// The seat whose row it is.
        seat: Seat,
        /// The place in the covered row, from 0.
        place: u8,
        /// The card.
        card: Card,
    },
    /// A team has both 7s of a suit and seals it.
    Sealed {
        /// The team.
        side: u8,
        /// The suit.
        suit: Suit,
    },
    /// The round is over.
    RoundEnded {
        /// How, and what it was worth.
        summary: RoundSummary,
        /// Tokens, or seals, of all sides now.
        scores: Vec<u8>,
    },
    /// The match is over.
    Ended {
        /// The side that won.
        winner: u8,
        /// Tokens, or seals, of all sides.
        scores: Vec<u8>,
    },
}
