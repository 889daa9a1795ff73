//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. The rules of single cards and characters are in [`effects`](crate::effects).

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, Config, MAX_PLAYERS, Role, Team};
use crate::effects::characters::{Character, Traits};

/// Cards a hand may keep at the end of a turn (R3.4).
pub const HAND_LIMIT: usize = 7;
/// The one decision the match waits for. What it is follows from public facts alone (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A weapon was turned up: whose turn it is discards a weapon or drops Bushido (R5.6).
    Bushido,
    /// Ieyasu chooses where his first card comes from (R6.7).
    Draw,
    /// Whose turn it is plays cards (R3.3).
    Play,
    /// The target of a weapon parries or suffers (R4.3).
    Parry {
        /// The player who is attacked.
        target: Seat,
    },
    /// One after another discards a parry or suffers (R5.8).
    Battlecry {
        /// The players still to answer, clockwise from whose turn it is.
        queue: SeatSet,
    },
    /// One after another discards a weapon or suffers (R5.9).
    Jujutsu {
        /// The players still to answer, clockwise from whose turn it is.
        queue: SeatSet,
    },
    /// Whose turn it is discards down to seven (R3.4).
    Discard,
    /// The match has ended.
    Over(Ending),
}

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has no honour left (R8.1).
    Honour {
        /// The team that loses three points because one of it defeated another (R8.4).
        deadly_strike: Option<Team>,
    },
    /// Only this player has resilience left (R8.6).
    Swordmaster {
        /// The last one standing.
        last: Seat,
    },
}

/// The properties before one player, but for Bushido, of which there is only one (R5.5); plain numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Properties {
    /// Armor cards (R5.2).
    pub armor: u8,
    /// Fast Draw cards (R5.3).
    pub fast_draw: u8,
    /// Focus cards (R5.4).
    pub focus: u8,
}

impl Properties {
    /// The cards that are counted here (R5.2, R5.3, R5.4).
    pub const CARDS: [Card; 3] = [Card::Armor, Card::FastDraw, Card::Focus];

    /// How many of this property; none of any other card.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Armor => self.armor,
            Card::FastDraw => self.fast_draw,
            Card::Focus => self.focus,
            _ => 0,
        }
    }

    /// The count of this property, to be changed.
    #[inline]
    pub(crate) const fn count_mut(&mut self, card: Card) -> Option<&mut u8> {
        match card {
            Card::Armor => Some(&mut self.armor),
            Card::FastDraw => Some(&mut self.fast_draw),
            Card::Focus => Some(&mut self.focus),
            _ => None,
        }
    }

    /// The cards themselves.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Properties::CARDS
            .into_iter()
            .flat_map(move |card| core::iter::repeat_n(card, self.count(card) as usize))
    }
}

/// The table as everybody sees it, with the questions of the rules that need no secret.
///
/// ```
/// use game_core::{Fields, Game, Seat, Seed};
/// use samurai_sword::{Card, Config, Deal, SamuraiSword};
///
/// let config = Config::new(4).expect("four may play");
/// let deal = Deal::from_pairs([
///     ("roles", "shogun,samurai,ninja-1,ninja-2"),
///     ("characters", "nobunaga,goemon,kojiro,hideyoshi"),
///     ("hands", "katana/bo/bo/bo"),
///     ("phase", "play"),
/// ]);
/// let deal = deal.expect("this is a position");
/// let state = SamuraiSword::start_from(&config, &deal, Seed::from_number(1)).expect("it is possible");
/// let board = state.board();
/// assert_eq!((board.turn(), board.weapons_left()), (Seat(0), 1));
/// // The player across is two away, and a katana reaches three (R4.1, R4.2).
/// assert_eq!(board.difficulty(Seat(0), Seat(2)), 2);
/// assert!(board.may_attack(Seat(0), Card::Katana, Seat(2)).is_ok());
/// ```
///
/// What the rules never ask about (how many cards the deck has, how many each seat drew) the state has anyway,
/// and it is counted only when a view is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) turn: Seat,
    pub(crate) pending: Pending,
    pub(crate) weapons_played: u8,
    pub(crate) aside: Option<Card>,
    pub(crate) open_roles: BySeat<Option<Role>>,
    pub(crate) characters: BySeat<Character>,
    pub(crate) honour: BySeat<u8>,
    pub(crate) resilience: BySeat<u8>,
    pub(crate) properties: BySeat<Properties>,
    pub(crate) bushido: Option<Seat>,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) discards: Pile,
    pub(crate) deck_made_of: Cards,
    /// How often each seat has attacked each other with a weapon: by it players guess at roles.
    pub(crate) attacks: BySeat<BySeat<u8>>,
}

impl Board {
    /// A table with full resilience on which nothing has happened yet (R1.3); honour and roles come with the
    /// roles.
    pub(crate) fn new(config: Config, characters: BySeat<Character>) -> Board {
        Board {
            config,
            turn: Seat(0),
            pending: Pending::Play,
            weapons_played: 0,
            aside: None,
            open_roles: [None; MAX_PLAYERS],
            characters,
            honour: [0; MAX_PLAYERS],
            resilience: config.for_each_seat(0, |seat| characters[seat].traits().resilience),
            properties: [Properties::default(); MAX_PLAYERS],
            bushido: None,
            hand_sizes: [0; MAX_PLAYERS],
            discards: Pile::EMPTY,
            deck_made_of: Cards::PACK,
            attacks: [[0; MAX_PLAYERS]; MAX_PLAYERS],
        }
    }

    /// The options.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What the match waits for.
    #[inline]
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Weapons played this turn, parried ones included (R3.3).
    #[inline]
    pub const fn weapons_played(&self) -> u8 {
        self.weapons_played
    }

    /// The card being played, until all it caused is done (R7.3).
    #[inline]
    pub const fn aside(&self) -> Option<Card> {
        self.aside
    }

    /// The roles that everybody knows, by seat (R10.2).
    #[inline]
    pub fn open_roles(&self) -> &[Option<Role>] {
        &self.open_roles[..self.config.seats()]
    }

    /// Characters by seat.
    #[inline]
    pub fn characters(&self) -> &[Character] {
        &self.characters[..self.config.seats()]
    }

    /// Honour by seat.
    #[inline]
    pub fn honour(&self) -> &[u8] {
        &self.honour[..self.config.seats()]
    }

    /// Resilience by seat.
    #[inline]
    pub fn resilience(&self) -> &[u8] {
        &self.resilience[..self.config.seats()]
    }

    /// The honour of a seat.
    #[inline]
    pub fn honour_of(&self, seat: Seat) -> u8 {
        self.honour
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// The resilience of a seat.
    #[inline]
    pub fn resilience_of(&self, seat: Seat) -> u8 {
        self.resilience
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// The resilience that recovering and Breathing bring back (R3.1, R5.10).
    #[inline]
    pub fn full_resilience(&self, seat: Seat) -> u8 {
        self.traits(seat).resilience
    }

    /// Whether a seat has all its resilience.
    #[inline]
    pub fn is_unhurt(&self, seat: Seat) -> bool {
        self.resilience_of(seat) >= self.full_resilience(seat)
    }

    /// The resilience that these wounds leave a seat, which loses no more than it has (R4.4).
    #[inline]
    pub fn resilience_after(&self, target: Seat, wounds: u8) -> u8 {
        self.resilience_of(target).saturating_sub(wounds)
    }

    /// Whether these wounds defeat a seat (R4.6).
    ///
    /// ```
    /// use game_core::{Game, Seat, Seed};
    /// use samurai_sword::{Config, SamuraiSword};
    ///
    /// let state = SamuraiSword::start(&Config::default(), Seed::from_number(1));
    /// let board = state.board();
    /// let all = board.full_resilience(Seat(0));
    /// assert!(board.is_unhurt(Seat(0)) && board.defeats(Seat(0), all));
    /// assert!(!board.defeats(Seat(0), all - 1));
    /// assert_eq!(board.resilience_after(Seat(0), all - 1), 1);
    /// ```
    #[inline]
    pub fn defeats(&self, target: Seat, wounds: u8) -> bool {
        self.resilience_after(target, wounds) == 0
    }

    /// What lies before a seat, each card with its number.
    pub fn laid_before(&self, seat: Seat) -> impl Iterator<Item = (Card, u8)> + use<> {
        let properties = self.properties().get(seat.index());
        let properties = properties.copied().unwrap_or_default();
        let bushido = u8::from(self.bushido == Some(seat));
        Properties::CARDS
            .into_iter()
            .map(move |card| (card, properties.count(card)))
            .chain([(Card::Bushido, bushido)])
            .filter(|(_, count)| *count > 0)
    }

    /// Properties on the table by seat.
    #[inline]
    pub fn properties(&self) -> &[Properties] {
        &self.properties[..self.config.seats()]
    }

    /// Before whom Bushido lies.
    #[inline]
    pub const fn bushido(&self) -> Option<Seat> {
        self.bushido
    }

    /// Cards in each hand.
    #[inline]
    pub fn hand_sizes(&self) -> &[u8] {
        &self.hand_sizes[..self.config.seats()]
    }

    /// How many cards a seat has in hand.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// The discard pile.
    #[inline]
    pub const fn discards(&self) -> &Pile {
        &self.discards
    }

    /// What the deck was made of when it was last made (at the start: the pack), less the cards
    /// turned up from it since.
    #[inline]
    pub const fn deck_made_of(&self) -> Cards {
        self.deck_made_of
    }

    /// How often one seat has attacked another with a weapon: by it players guess at roles.
    #[inline]
    pub fn attacks(&self, by: Seat, on: Seat) -> u8 {
        let attacks = self.attacks.get(by.index());
        attacks
            .and_then(|attacks| attacks.get(on.index()))
            .copied()
            .unwrap_or_default()
    }

    /// The seats the match waits for: one, or none when it is over.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The player who is to decide.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.pending {
            Pending::Over(_) => None,
            Pending::Parry { target } => Some(target),
            Pending::Battlecry { queue } | Pending::Jujutsu { queue } => {
                self.first_clockwise(queue)
            }
            _ => Some(self.turn),
        }
    }

    /// The first of these seats, clockwise from the left of whose turn it is.
    #[inline]
    pub fn first_clockwise(&self, seats: SeatSet) -> Option<Seat> {
        let mut after = seats.iter().filter(|&seat| seat > self.turn);
        after.next().or_else(|| seats.first())
    }

    /// How many turns there are, the one that goes on among them, before this seat's next; none if it is its own (R3).
    #[inline]
    pub fn turns_until(&self, seat: Seat) -> usize {
        let seats = self.config.seats();
        (seats + seat.index() - self.turn.index()) % seats
    }

    /// Everybody but this seat, clockwise from its left.
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let config = self.config;
        (1..config.seats()).map(move |places| config.clockwise(seat, places))
    }

    /// Whether the match has ended.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// What the character at this seat can do.
    #[inline]
    pub fn traits(&self, seat: Seat) -> &'static Traits {
        self.characters[seat.index()].traits()
    }

    /// Whether a seat has no resilience left and has not recovered yet (R3.1, R4.6).
    #[inline]
    pub fn is_defeated(&self, seat: Seat) -> bool {
        self.resilience[seat.index()] == 0
    }

    /// Whether this is the Shogun of a game of three, who has rules of his own (R9.1).
    #[inline]
    pub fn is_shogun_of_three(&self, seat: Seat) -> bool {
        self.config.three() && self.open_roles[seat.index()] == Some(Role::Shogun)
    }

    /// How many cards the draw phase brings (R3.2).
    #[inline]
    pub fn draw_count(&self) -> u8 {
        2 + self.traits(self.turn).more_cards + u8::from(self.is_shogun_of_three(self.turn))
    }

    /// How many cards whose turn it is has too many to end it (R3.4).
    #[inline]
    pub fn cards_too_many(&self) -> u8 {
        self.hand_sizes[self.turn.index()].saturating_sub(HAND_LIMIT as u8)
    }

    /// Whether the defeat of this player leaves a single one standing, which ends the match (R8.6), unless three
    /// play (R9.3).
    #[inline]
    pub fn leaves_one_standing(&self, defeated: Seat) -> bool {
        let still = self.standing() - usize::from(self.resilience[defeated.index()] > 0);
        !self.config.three() && still == 1
    }

    /// How many players have resilience left (R8.6).
    #[inline]
    pub fn standing(&self) -> usize {
        self.resilience[..self.config.seats()]
            .iter()
            .filter(|&&points| points > 0)
            .count()
    }

    /// Whether everybody knows who has this role (R1.2, R8.1, R9.1, R10.2).
    #[inline]
    pub(crate) fn is_open(&self, role: Role) -> bool {
        self.is_over()
            || self.config.three()
            || self.config.roles().is_some()
            || role == Role::Shogun
    }

    /// Shows the roles that everybody knows now.
    #[inline]
    pub(crate) fn show_roles(&mut self, roles: BySeat<Role>) {
        let shown = roles.map(|role| self.is_open(role).then_some(role));
        self.open_roles = self
            .config
            .for_each_seat(None, |seat| shown[seat]);
    }
}
