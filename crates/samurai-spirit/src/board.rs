//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. Of the face-down piles it has the numbers and what is known of their cards; the
//! cards themselves are the state's.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Penalty};
use crate::config::Config;
pub use crate::effects::penalties::Bans;
pub use crate::effects::piles::Stack;
use crate::effects::round_end::ROUNDS;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
pub use crate::effects::samurai_board::{
    BEAST, FALLEN, Reach, SamuraiBoard, has_token_after, is_beast_after, kiai_value_after,
    penalties_of, total_of,
};
use crate::effects::steps::{Step, Steps};
use crate::effects::tokens::{FARMS, FamilySet};

/// A card turned up or moved, not yet laid down; plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The card.
    pub card: Card,
    /// The seat that has to play it.
    pub holder: Seat,
    /// The seats that have handed it on (R6.1).
    pub givers: SeatSet,
    /// Whether talents may be used on it: not when it was drawn in place of another (R6.8) or moved (R7.5).
    pub talents: bool,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The village stood for three rounds (R12.1).
    Won,
    /// This samurai took his fourth wound (R9.2).
    Fallen(Seat),
    /// The last farm burned (R10.4).
    NoFarm,
    /// The last family was lost (R10.4).
    NoFamily,
}

/// The table as everybody sees it, with the questions of the rules that need no secret.
///
/// ```
/// use game_core::{Fields, Game, Seat, Seed};
/// use samurai_spirit::{Config, Deal, SamuraiSpirit};
///
/// let config = Config::from_words("samurai=kyuzo,heihachi spare_tokens=off").expect("these are options");
/// let fields = [("lines", "2-hat-none* 3-hat-none*/4-doll-none"), ("stack", "4-none-wound 1-none-fire")];
/// let deal = Deal::from_pairs(fields).expect("this is a position");
/// let state = SamuraiSpirit::start_from(&config, &deal, Seed::from_number(1)).expect("it is possible");
/// let board = state.board();
/// assert_eq!((board.active(), board.asked()), (Seat(0), Some(Seat(0))));
/// // The sum of the combat line is what brings the Kiai (R7.1), or too much (R3.7).
/// assert_eq!(board.of(Seat(0)).total(), 5);
/// assert!(!board.of(Seat(0)).is_on_kiai() && !board.must_pass());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) round: u8,
    pub(crate) turns: u8,
    pub(crate) active: Seat,
    pub(crate) ending: Option<Ending>,
    pub(crate) steps: Steps,
    pub(crate) hand: Option<Hand>,
    pub(crate) bans: Bans,
    pub(crate) borrowed: SamuraiSet,
    pub(crate) spares: SamuraiSet,
    pub(crate) boards: [SamuraiBoard; SAMURAI],
    /// The card right below each card of a combat line.
    pub(crate) below: [Option<Card>; CARDS],
    pub(crate) stack: Stack,
    pub(crate) intruders: u8,
    pub(crate) discard: CardSet,
    pub(crate) barricades: u8,
    pub(crate) farms_left: u8,
    pub(crate) families: FamilySet,
    pub(crate) known: CardSet,
    pub(crate) known_intruders: CardSet,
    /// For a card seen in the stack before it was shuffled in mid-round: the number of intruders from the bottom
    /// among which it is not, because they lay there by then (R8.9).
    pub(crate) not_below: [u8; CARDS],
    pub(crate) promised_dolls: u8,
    pub(crate) redraws: u8,
    pub(crate) story: u32,
}

impl Board {
    /// The village before round 1, with no raiders yet.
    #[inline]
    pub(crate) fn new(config: Config, samurai: [Samurai; SAMURAI]) -> Board {
        let absent = samurai[config.seats()..]
            .iter()
            .copied()
            .collect();
        Board {
            config,
            round: 1,
            turns: 0,
            active: Seat(0),
            ending: None,
            steps: Steps::EMPTY,
            hand: None,
            bans: Bans::default(),
            borrowed: SamuraiSet::EMPTY,
            spares: if config.spare_tokens() {
                absent
            } else {
                SamuraiSet::EMPTY
            },
            boards: core::array::from_fn(|seat| {
                SamuraiBoard::new(Seat(seat as u8), samurai[seat], 0)
            }),
            below: [None; CARDS],
            stack: Stack {
                len: 0,
                face_up: 0,
                under: 0,
            },
            intruders: 0,
            discard: CardSet::EMPTY,
            barricades: config.barricades(),
            farms_left: FARMS as u8,
            families: FamilySet::ALL,
            known: CardSet::EMPTY,
            known_intruders: CardSet::EMPTY,
            not_below: [0; CARDS],
            promised_dolls: 0,
            redraws: 0,
            story: 0,
        }
    }

    /// The options.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The round, 1 to 3.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Turns begun in this round (R11.10).
    #[inline]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whose turn it is.
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// How it ended, once it has.
    #[inline]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What is still to be done.
    #[inline]
    pub const fn steps(&self) -> &Steps {
        &self.steps
    }

    /// The card that is being played.
    #[inline]
    pub const fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// What the active samurai may not do this turn.
    #[inline]
    pub const fn bans(&self) -> Bans {
        self.bans
    }

    /// The penalties that forbid this seat something now: only in its own turn.
    pub fn bans_of(&self, seat: Seat) -> impl Iterator<Item = Penalty> {
        let bans = if seat == self.active {
            self.bans
        } else {
            Bans::default()
        };
        bans.penalties()
    }

    /// Whose tokens the active samurai held when his turn began (R5.2).
    #[inline]
    pub const fn borrowed(&self) -> SamuraiSet {
        self.borrowed
    }

    /// Tokens of absent samurai not yet used (R2.4).
    #[inline]
    pub const fn spares(&self) -> SamuraiSet {
        self.spares
    }

    /// The samurai's boards by seat; those beyond the last seat are the absent samurai's, in the order of the list.
    #[inline]
    pub const fn boards(&self) -> &[SamuraiBoard; SAMURAI] {
        &self.boards
    }

    /// The raider stack.
    #[inline]
    pub const fn stack(&self) -> Stack {
        self.stack
    }

    /// The number of intruders.
    #[inline]
    pub const fn intruders(&self) -> u8 {
        self.intruders
    }

    /// The discard pile; its order never matters.
    #[inline]
    pub const fn discard(&self) -> CardSet {
        self.discard
    }

    /// Barricades standing.
    #[inline]
    pub const fn barricades(&self) -> u8 {
        self.barricades
    }

    /// Farms standing.
    #[inline]
    pub const fn farms_left(&self) -> u8 {
        self.farms_left
    }

    /// The families left.
    #[inline]
    pub const fn families(&self) -> FamilySet {
        self.families
    }

    /// The cards that everyone knows to be in the match, wherever they lie.
    #[inline]
    pub const fn known(&self) -> CardSet {
        self.known
    }

    /// Intruders that everyone knows, each at its place.
    #[inline]
    pub const fn known_intruders(&self) -> CardSet {
        self.known_intruders
    }

    /// For a card seen in the stack before it was shuffled in mid-round: the number of intruders from the bottom
    /// among which it is not, because they lay there by then (R8.9).
    #[inline]
    pub const fn not_below(&self, card: Card) -> u8 {
        self.not_below[card.index()]
    }

    /// Dolls that everyone knows the stack of round 1 to hold (R2.5).
    #[inline]
    pub const fn promised_dolls(&self) -> u8 {
        self.promised_dolls
    }

    /// Stacks set aside for want of dolls (R2.5).
    #[inline]
    pub const fn redraws(&self) -> u8 {
        self.redraws
    }

    /// A fingerprint of all that chance has revealed so far. The table forgets in which order
    /// cards came once they are shuffled again; people do not, so two stories never look alike.
    #[inline]
    pub const fn story(&self) -> u32 {
        self.story
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.config.seats()
    }

    /// The samurai's board of a seat.
    #[inline]
    pub const fn of(&self, seat: Seat) -> &SamuraiBoard {
        &self.boards[seat.index()]
    }

    /// The boards of the samurai who play.
    #[inline]
    pub fn present(&self) -> &[SamuraiBoard] {
        &self.boards[..self.seats()]
    }

    /// All seats, clockwise from the active one.
    #[inline]
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        core::iter::successors(Some(self.active), move |seat| Some(seat.left(seats))).take(seats)
    }

    /// The left and the right neighbour of a seat; with two samurai both are the other one (R2.1).
    #[inline]
    pub const fn neighbours(&self, seat: Seat) -> [Seat; 2] {
        [seat.left(self.seats()), seat.right(self.seats())]
    }

    /// The seats the match waits for: one, or none when it is over.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The seat the match waits for.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.steps.top()? {
            Step::Play => self.hand.map(|hand| hand.holder),
            Step::Kiai(seat, _) | Step::KiaiEnd(seat) | Step::Arrange { seat, .. } => Some(seat),
            _ => Some(self.active),
        }
    }

    /// The talents the seat can use now (R6.1): his own and spare ones at any time, borrowed ones
    /// in his own turn, none in a turn in which a penalty forbids them.
    #[inline]
    pub const fn talents(&self, seat: Seat) -> SamuraiSet {
        let own = self.of(seat).own_talents();
        if seat.0 != self.active.0 {
            own
        } else if self.bans.notal {
            SamuraiSet::EMPTY
        } else {
            own.or(self.borrowed)
        }
    }

    /// Whether a penalty forbids the seat to defend: only in his own turn (R8.4).
    #[inline]
    pub fn may_not_defend(&self, seat: Seat) -> bool {
        seat == self.active && self.bans.nodef
    }

    /// Whether the active samurai can only pass: he is above his Kiai value (R3.7), or a penalty says so (R8.8).
    #[inline]
    pub const fn must_pass(&self) -> bool {
        self.bans.mustpass || self.of(self.active).is_above()
    }

    /// The first samurai clockwise from the active one who stands on his Kiai value (R7.3).
    #[inline]
    pub fn first_on_kiai(&self) -> Option<Seat> {
        // Seldom anybody does, so that is asked first.
        if !self
            .present()
            .iter()
            .any(SamuraiBoard::is_on_kiai)
        {
            return None;
        }
        self.clockwise()
            .find(|&seat| self.of(seat).is_on_kiai())
    }

    /// A combat line from its last card to its first.
    #[inline]
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = Card> {
        core::iter::successors(self.of(seat).last, |card| self.below[card.index()])
    }

    /// Whether everybody has passed.
    #[inline]
    pub fn all_passed(&self) -> bool {
        self.present().iter().all(|board| board.passed)
    }

    /// Whether the round ends when the active samurai passes: nobody else is in it (R11.1).
    #[inline]
    pub fn ends_by_passing(&self) -> bool {
        let mut others = Seat::all(self.seats()).filter(|&seat| seat != self.active);
        others.all(|seat| self.of(seat).passed)
    }

    /// Whether no round follows this one (R12.1).
    #[inline]
    pub const fn is_last_round(&self) -> bool {
        self.round >= ROUNDS
    }

    /// Whether there are fewer barricades than at the start (R10.5).
    #[inline]
    pub const fn has_room(&self) -> bool {
        self.barricades < self.config.barricades()
    }

    /// The cards that lie open beside boards, on the discard pile and in hand.
    pub fn lying_open(&self) -> CardSet {
        let mut open = self
            .hand
            .iter()
            .fold(self.discard, |open, hand| open.with(hand.card));
        for seat in Seat::all(self.seats()) {
            open = self.line(seat).fold(open, CardSet::with);
            open = self
                .of(seat)
                .defended
                .into_iter()
                .flatten()
                .fold(open, CardSet::with);
        }
        open
    }

    /// The cards that may come from the raider stack: those that may be in the match and lie nowhere else for
    /// all to see (R2.6).
    pub fn coming(&self) -> CardSet {
        let elsewhere = self.lying_open().or(self.known_intruders);
        self.known
            .or(CardSet::joining(self.round))
            .minus(elsewhere)
    }
}
