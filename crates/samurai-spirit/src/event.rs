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
///
/// ```
/// use game_core::{Collected, Fields, Game, Seat, Seed, Viewer};
/// use samurai_spirit::{Action, Config, Event, SamuraiSpirit};
///
/// let config = Config::from_words("samurai=3 first=0 spare_tokens=off").expect("these are options");
/// let mut state = SamuraiSpirit::start(&config, Seed::from_number(1));
/// let mut told = Collected::new();
/// SamuraiSpirit::apply(&mut state, Seat(0), Action::Pass, &mut told).expect("anybody may pass");
/// // There are no secrets between players: a spectator hears all of it.
/// let heard: Vec<&Event> = told.heard_by(Viewer::Spectator).collect();
/// assert_eq!(heard.last(), Some(&&Event::TurnBegan { seat: Seat(1) }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// The samurai whose turn begins.
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
        /// The samurai who ignores them.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A penalty is applied; what it does is told next.
    Penalty {
        /// The samurai it is applied to.
        seat: Seat,
        /// The penalty applied.
        penalty: Penalty,
    },
    /// A penalty could not be applied, so it becomes a wound.
    PenaltyImpossible {
        /// The samurai who is wounded instead.
        seat: Seat,
        /// The penalty that could not be applied.
        penalty: Penalty,
    },
    /// A defended card is discarded.
    DefenceLost {
        /// The samurai who loses the card.
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
        /// The samurai who turned it up.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is handed on.
    Handed {
        /// The samurai who hands it on.
        from: Seat,
        /// The samurai who receives it.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A card equal to one in the line is discarded.
    Discarded {
        /// The samurai who discards it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is put under the raider stack.
    PutUnder {
        /// The samurai who puts it there.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card is laid to the left.
    Defended {
        /// The samurai who defends.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card joins a combat line.
    Confronted {
        /// The samurai whose line it joins.
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
        /// The samurai who receives it.
        to: Seat,
    },
    /// A support token goes home.
    TokenReturned {
        /// Whose token.
        owner: Seat,
    },
    /// A samurai leaves the round.
    Passed {
        /// The samurai who passed.
        seat: Seat,
    },
    /// A samurai stands on his Kiai value.
    Kiai {
        /// The samurai whose Kiai it is.
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
        /// The samurai whose Kiai ends.
        seat: Seat,
        /// The card.
        card: Card,
        /// The total of the line.
        total: u8,
    },
    /// A last card is moved; how it is laid down is told next.
    Moved {
        /// The samurai whose line it leaves.
        from: Seat,
        /// The samurai who receives it.
        to: Seat,
        /// The card.
        card: Card,
        /// The total of the line it left.
        total: u8,
    },
    /// A last card is discarded.
    Struck {
        /// The samurai whose line it leaves.
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
        /// The samurai who turned them up.
        seat: Seat,
        /// From the top.
        cards: Vec<Card>,
    },
    /// They lie in their new order.
    Arranged {
        /// The samurai who arranged them.
        seat: Seat,
        /// From the top.
        cards: Vec<Card>,
    },
    /// A samurai is wounded: token, beast, token, fallen.
    Wounded {
        /// The wounded samurai.
        seat: Seat,
        /// His step on that ladder, 1 to 4.
        wounds: u8,
    },
    /// A wound token comes off.
    Healed {
        /// The samurai who is healed.
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
        /// The family that is lost.
        family: Family,
    },
    /// Everyone has passed: the rest of the stack joins the intruders.
    RestBreaksIn {
        /// The number of cards.
        count: u8,
    },
    /// A round ends.
    RoundEnded {
        /// The number of the round.
        round: u8,
    },
    /// A samurai did not defend something; what it costs is told next.
    Undefended {
        /// The samurai who did not defend it.
        seat: Seat,
        /// The symbol missing from his left side.
        symbol: Symbol,
    },
    /// A family gives its bonus; what it does is told next.
    Bonus {
        /// The family that gives the bonus.
        family: Family,
    },
    /// An intruder is turned up.
    IntruderTurnedUp {
        /// The card.
        card: Card,
    },
    /// A round begins.
    RoundBegan {
        /// The number of the round.
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
        /// Why the match was lost.
        ending: Ending,
    },
}
