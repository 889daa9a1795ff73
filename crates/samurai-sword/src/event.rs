//! What is told when something happens. `apply` and the effects say to whom.

use game_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::config::{Role, Team};
use crate::scoring::Points;

/// Something that happened, as one audience may know it.
///
/// ```
/// use game_core::{Collected, Game, Seed, Viewer};
/// use samurai_sword::{Action, Config, Event, SamuraiSword};
///
/// let mut state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
/// let shogun = state.board().turn();
/// let mut told = Collected::new();
/// SamuraiSword::apply(&mut state, shogun, Action::EndTurn, &mut told).expect("the hand is small enough");
/// let next = state.board().turn();
/// // Whoever is next draws: they hear which cards, the others how many.
/// let drew = Event::Drew { seat: next, count: 2 };
/// let heard_by = |viewer| told.heard_by(viewer).any(|event| *event == drew);
/// assert!(heard_by(Viewer::Seat(shogun)) && !heard_by(Viewer::Seat(next)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "`seat` is who it happened to or who did it, the rest is named for what it is"
)]
pub enum Event {
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A defeated player takes all resilience back (R3.1).
    Recovered { seat: Seat, resilience: u8 },
    /// The card turned up for Bushido, now in the discard pile (R5.6).
    Flipped { seat: Seat, card: Card },
    /// Bushido moves on (R5.6).
    BushidoPassed { from: Seat, to: Seat },
    /// Bushido is discarded and, if so, one honour goes to the box (R5.6, R9.2).
    BushidoDropped { seat: Seat, honour_lost: bool },
    /// Somebody drew `count` cards (to the others).
    Drew { seat: Seat, count: u8 },
    /// You drew these cards (to their owner alone); in the order of the rules, not of drawing.
    DrewCards { seat: Seat, cards: Vec<Card> },
    /// Ieyasu took the top of the discard pile (R6.7).
    TookDiscard { seat: Seat, card: Card },
    /// There was no card left to draw or to turn up (R7.2).
    NothingToDraw { seat: Seat },
    /// The discards became the deck, and everybody lost one honour to the box (R7.1).
    DeckRenewed { cards: u8, honour: Vec<u8> },
    /// A weapon is played on somebody, who is asked to parry (R4.2).
    Attacked {
        seat: Seat,
        target: Seat,
        weapon: Card,
    },
    /// The attack is parried with this card (R4.3).
    Parried { seat: Seat, card: Card },
    /// Points of resilience really lost, and what is left (R4.4).
    Wounded {
        seat: Seat,
        by: Seat,
        lost: u8,
        resilience: u8,
    },
    /// The last point is lost: one honour passes to the other player (R4.6).
    Defeated { seat: Seat, by: Seat },
    /// A card is played, on a player if it names one.
    Played {
        seat: Seat,
        card: Card,
        target: Option<Seat>,
    },
    /// Breathing gave back all resilience (R5.10).
    Healed { seat: Seat, resilience: u8 },
    /// Somebody took an unseen card from another hand (to the others, R5.12).
    Diverted { seat: Seat, from: Seat },
    /// This card went from one hand to the other (to these two, R5.12).
    DivertedCard { seat: Seat, from: Seat, card: Card },
    /// A card from the hand is discarded: by Geisha, as an answer, or down to seven.
    Discarded { seat: Seat, card: Card },
    /// A property leaves the table for the discard pile (R5.13).
    PropertyLost { seat: Seat, card: Card },
    /// Nobunaga gave up a point of resilience (R6.10).
    Traded { seat: Seat, resilience: u8 },
    /// The play phase is over.
    TurnEnded { seat: Seat },
    /// The match is over; all roles are shown (R8.1, R8.6).
    Ended {
        roles: Vec<Role>,
        ending: EndingTold,
    },
}

/// How the match ended, with all that is counted for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum EndingTold {
    /// Only this player has resilience left (R8.6).
    Swordmaster { last: Seat, winner: Team },
    /// Somebody has no honour left, and points are counted (R8.1).
    Honour {
        points: Vec<Points>,
        deadly_strike: Option<Team>,
        totals: Vec<i32>,
        winner: Team,
    },
}
