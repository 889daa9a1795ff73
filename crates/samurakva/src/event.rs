//! What is told when something happens. `apply` says to whom.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, RowNumber};
use crate::effects::Artifact;

/// Something that happened, as one audience may know it.
///
/// ```
/// use game_core::{Collected, Game, Seat, Seed, Viewer};
/// use samurakva::{Action, Config, Event, Samurakva};
///
/// let mut state = Samurakva::start(&Config::default(), Seed::from_number(1));
/// let card = state.hand(Seat(2)).iter().next().expect("a hand has cards");
/// let mut told = Collected::default();
/// Samurakva::apply(&mut state, Seat(2), Action::Choose(card), &mut told).expect("it is in hand");
/// // The card is told to its owner alone; the others hear that there is a choice.
/// let mut heard = told.heard_by(Viewer::Seat(Seat(0)));
/// assert_eq!(heard.next(), Some(&Event::Chose { seat: Seat(2) }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody has made the secret choice (to the others).
    Chose {
        /// The seat that chose.
        seat: Seat,
    },
    /// You have chosen this card (to its owner alone).
    ChoseCard {
        /// The seat that chose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The choices are turned over.
    Revealed {
        /// The card of each seat, in the order of seats.
        cards: Vec<Card>,
    },
    /// A flower: the revealed card goes back to the hand, another is placed instead.
    FlowerUsed {
        /// The seat that used the flower.
        seat: Seat,
        /// The card that went back.
        back: Card,
        /// The card that is placed now.
        instead: Card,
    },
    /// A paw is laid beside the row that the card now joins.
    PawLaid {
        /// The seat that laid the paw.
        seat: Seat,
        /// The row it lies beside.
        row: RowNumber,
    },
    /// A katana is laid on a row.
    KatanaLaid {
        /// The seat that laid the katana.
        seat: Seat,
        /// The row it lies on.
        row: RowNumber,
    },
    /// A fan moves a card from row to row.
    FanUsed {
        /// The seat that used the fan.
        seat: Seat,
        /// The card that moved.
        card: Card,
        /// The row it left.
        from: RowNumber,
        /// The row it joined.
        to: RowNumber,
        /// Its place there, counted from 1.
        place: u8,
    },
    /// An arch is laid: the card starts a fifth row.
    FifthRowOpened {
        /// The seat that laid the arch.
        seat: Seat,
        /// The card that starts it.
        card: Card,
    },
    /// Sticks put the card inside a row.
    SticksUsed {
        /// The seat that used the sticks.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row.
        row: RowNumber,
        /// Its place there, counted from 1.
        place: u8,
    },
    /// A card is placed at the end of a row.
    Placed {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The row it joined.
        row: RowNumber,
        /// Its place there, counted from 1.
        place: u8,
    },
    /// The card is lower than the last card of every open row: its owner must take a row.
    TooLow {
        /// Whose card.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Somebody took the cards of a row.
    RowTaken {
        /// The seat that took them.
        seat: Seat,
        /// Which row.
        row: RowNumber,
        /// The cards taken, first to last; with a fifth row, the card that took it too.
        cards: Vec<Card>,
        /// What they cost by themselves.
        points: i16,
    },
    /// The row was taken, its paw is discarded.
    PawRemoved {
        /// From where.
        row: RowNumber,
    },
    /// A row was taken or the round is over, and the katana is discarded.
    KatanaRemoved {
        /// From where.
        row: RowNumber,
    },
    /// The fifth row was taken or the round is over: it is gone, its arch discarded.
    FifthRowGone,
    /// A mask turns one of the cards just taken around.
    MaskUsed {
        /// The seat that used the mask.
        seat: Seat,
        /// The card whose points are subtracted.
        card: Card,
    },
    /// The points of a taking are counted.
    Scored {
        /// The seat that took the cards.
        seat: Seat,
        /// How many; a mask can make it less than nothing.
        points: i16,
        /// The total of the match so far.
        total: i16,
    },
    /// Somebody kept the artifacts as they are.
    Kept {
        /// The seat that kept its artifacts.
        seat: Seat,
    },
    /// Somebody discarded an artifact to draw another.
    Discarded {
        /// The seat that discarded it.
        seat: Seat,
        /// Which artifact.
        artifact: Artifact,
    },
    /// The pile was empty: the discards are shuffled and are the pile now.
    PileShuffled {
        /// How many there are.
        size: u8,
    },
    /// Somebody drew the top artifact of the pile (to the others).
    Drew {
        /// The seat that drew.
        seat: Seat,
    },
    /// You drew this artifact (to its owner alone).
    DrewArtifact {
        /// The seat that drew.
        seat: Seat,
        /// Which artifact.
        artifact: Artifact,
    },
    /// All hands are empty.
    RoundEnded {
        /// Which round.
        round: u16,
        /// The total of each seat so far.
        totals: Vec<i16>,
    },
    /// Everything is shuffled and dealt again.
    RoundStarted {
        /// Which round.
        round: u16,
        /// The card that starts each row.
        rows: Vec<Card>,
        /// How many artifacts were dealt to each player.
        artifacts: u8,
        /// How many artifacts are left in the pile.
        pile: u8,
    },
    /// You were dealt these cards (to their owner alone).
    Dealt {
        /// The seat that was dealt the cards.
        seat: Seat,
        /// The number cards, low to high.
        hand: Vec<Card>,
        /// The artifacts that came to those kept.
        artifacts: Vec<Artifact>,
    },
    /// The match is over.
    Ended {
        /// The total of each seat.
        totals: Vec<i16>,
    },
}
