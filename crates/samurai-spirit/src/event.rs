//! What is told when something happens. Everything told is open to all; what is hidden is never told.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Ending;
use crate::card::{Card, Penalty, Symbol};
use crate::config::Level;
use crate::effects::samurai::Samurai;
use crate::effects::steps::KiaiPart;
use crate::effects::tokens::{Family, FarmBack};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A spare token is used and spent.
    SpareUsed {
        /// The samurai who has the talent until the round ends.
        seat: Seat,
        /// Whose token.
        samurai: Samurai,
    },
    /// A talent ignores the penalties of the last card.
    PenaltiesIgnored {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A penalty is applied; what it does is told next.
    Penalty {
        /// To whom.
        seat: Seat,
        /// Which.
        penalty: Penalty,
    },
    /// It could not be applied, so it is a wound.
    PenaltyImpossible {
        /// To whom.
        seat: Seat,
        /// Which.
        penalty: Penalty,
    },
    /// A defended card is discarded.
    DefenceLost {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A discarded card is shuffled into the raider stack.
    ShuffledIn {
        /// The card.
        card: Card,
    },
    /// The top raider joins the intruders.
    Intruded {
        /// The card, if everyone knew it.
        known: Option<Card>,
    },
    /// A raider is turned up.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is handed on.
    Handed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A card equal to one in the line is discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is put under the raider stack.
    PutUnder {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is laid to the left.
    Defended {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card joins a combat line.
    Confronted {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The total of the line.
        total: u8,
    },
    /// A support token is given.
    TokenGiven {
        /// Whose token.
        owner: Seat,
        /// To whom.
        to: Seat,
    },
    /// A support token goes home.
    TokenReturned {
        /// Whose token.
        owner: Seat,
    },
    /// A samurai leaves the round.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A samurai stands on his Kiai value.
    Kiai {
        /// Who.
        seat: Seat,
        /// Whether the beast side is up.
        beast: bool,
    },
    /// A use of the Kiai was declined or impossible.
    KiaiUnused {
        /// Whose Kiai.
        seat: Seat,
        /// Which use.
        part: KiaiPart,
    },
    /// A Kiai ends: the first card of the line is discarded.
    FirstCardOff {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The total of the line.
        total: u8,
    },
    /// A last card is moved; how it is laid down is told next.
    Moved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// The card.
        card: Card,
        /// The total of the line it left.
        total: u8,
    },
    /// A last card is discarded.
    Struck {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The total of the line.
        total: u8,
    },
    /// The top raider is discarded.
    RaiderDiscarded {
        /// The card.
        card: Card,
    },
    /// The top intruder is discarded.
    IntruderDiscarded {
        /// The card.
        card: Card,
    },
    /// The top raiders are turned up.
    TurnedUp {
        /// By whom.
        seat: Seat,
        /// From the top.
        cards: Vec<Card>,
    },
    /// They lie in their new order.
    Arranged {
        /// By whom.
        seat: Seat,
        /// From the top.
        cards: Vec<Card>,
    },
    /// A samurai is wounded: token, beast, token, fallen.
    Wounded {
        /// Who.
        seat: Seat,
        /// His step on that ladder, 1 to 4.
        wounds: u8,
    },
    /// A wound token comes off.
    Healed {
        /// Whose.
        seat: Seat,
    },
    /// A barricade burns.
    BarricadeBurned {
        /// How many stand.
        left: u8,
    },
    /// A barricade is added.
    BarricadeAdded {
        /// How many stand.
        barricades: u8,
    },
    /// A farm burns.
    FarmBurned {
        /// How many stand.
        left: u8,
        /// Its penalty, where the level applies it.
        back: Option<FarmBack>,
    },
    /// A family is lost.
    FamilyLost {
        /// Which.
        family: Family,
    },
    /// Everyone has passed: the rest of the stack joins the intruders.
    RestBreaksIn {
        /// The number of cards.
        count: u8,
    },
    /// A round ends.
    RoundEnded {
        /// Which.
        round: u8,
    },
    /// A samurai did not defend something; what it costs is told next.
    Undefended {
        /// Who.
        seat: Seat,
        /// What.
        symbol: Symbol,
    },
    /// A family gives its bonus; what it does is told next.
    Bonus {
        /// Which.
        family: Family,
    },
    /// An intruder is turned up.
    IntruderTurnedUp {
        /// The card.
        card: Card,
    },
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
        /// Cards in the raider stack.
        stack: u8,
        /// How many of them joined for it.
        joined: u8,
    },
    /// The village stands.
    Won {
        /// The score.
        score: u8,
        /// The level, for its mark.
        level: Level,
    },
    /// The village has fallen.
    Lost {
        /// Why.
        ending: Ending,
    },
}
