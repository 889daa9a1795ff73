//! The options of a match: how many play, and whether roles and characters are dealt or chosen (R1).

use game_core::{Field, FieldKind, Fields, ProblemKind, Reader, Seat, Word};
use serde::{Deserialize, Serialize};

use crate::effects::characters::Character;
use crate::notation;

/// The fewest players.
pub const MIN_PLAYERS: usize = 3;
/// The most players.
pub const MAX_PLAYERS: usize = 7;

/// A secret role (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// The one open role; leads the Samurai.
    Shogun,
    /// On the Shogun's side.
    Samurai,
    /// A Ninja with one star.
    Ninja1,
    /// A Ninja with two stars.
    Ninja2,
    /// A Ninja with three stars.
    Ninja3,
    /// Alone against all.
    Ronin,
}

game_core::words! { Role, "a role":
    Shogun = "shogun",
    Samurai = "samurai",
    Ninja1 = "ninja-1",
    Ninja2 = "ninja-2",
    Ninja3 = "ninja-3",
    Ronin = "ronin",
}

impl Role {
    /// The three Ninja, by their stars.
    pub const NINJA: [Role; 3] = [Role::Ninja1, Role::Ninja2, Role::Ninja3];

    /// Whose side this role is on.
    #[inline]
    pub const fn team(self) -> Team {
        match self {
            Role::Shogun | Role::Samurai => Team::Shogun,
            Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => Team::Ninja,
            Role::Ronin => Team::Ronin,
        }
    }

    /// Whether another player with that role is on the same side (R1.1, R8.2): a Ronin is alone.
    ///
    /// ```
    /// use samurai_sword::Role;
    ///
    /// assert!(Role::Shogun.is_ally(Role::Samurai));
    /// assert!(!Role::Ronin.is_ally(Role::Ronin));
    /// ```
    #[inline]
    pub const fn is_ally(self, other: Role) -> bool {
        match self.team() {
            Team::Ronin => false,
            team => team as u8 == other.team() as u8,
        }
    }

    /// The stars of a Ninja; none for the others.
    #[inline]
    pub const fn stars(self) -> u8 {
        match self {
            Role::Ninja1 => 1,
            Role::Ninja2 => 2,
            Role::Ninja3 => 3,
            _ => 0,
        }
    }
}

/// A side (R8.2). The number is the team's place in an outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Team {
    /// The Shogun and the Samurai.
    Shogun,
    /// All Ninja.
    Ninja,
    /// The Ronin alone.
    Ronin,
}

impl Team {
    /// Every side; a table without a Ronin has only the first two.
    pub const ALL: [Team; 3] = [Team::Shogun, Team::Ninja, Team::Ronin];

    /// What this number of Daimyo in one hand is worth at the end: a point each, but nothing to the Ronin (R8.3).
    #[inline]
    pub const fn points_for_daimyo(self, daimyo: u8) -> u8 {
        match self {
            Team::Shogun | Team::Ninja => daimyo,
            Team::Ronin => 0,
        }
    }

    /// Of two sides with the same points the one of the higher rank wins: the Ninja before all, the Shogun's side
    /// before the Ronin (R8.5).
    #[inline]
    pub const fn tie_rank(self) -> u8 {
        match self {
            Team::Ninja => 2,
            Team::Shogun => 1,
            Team::Ronin => 0,
        }
    }
}

/// One value for each seat; places beyond the last seat are of no meaning.
pub type BySeat<T> = [T; MAX_PLAYERS];

/// How many play, and what is chosen instead of dealt.
///
/// ```
/// use game_core::{Fields, Game};
/// use samurai_sword::{Config, SamuraiSword};
///
/// let config = Config::from_words("players=6").expect("these are options");
/// assert_eq!(SamuraiSword::seats(&config), 6);
/// // All options are written, defaults too, so that a record keeps its meaning.
/// assert_eq!(Config::from_words(&config.to_words()), Ok(config));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Config {
    players: u8,
    characters: Option<BySeat<Character>>,
    roles: Option<BySeat<Role>>,
}

impl Config {
    /// Three to seven players with everything dealt at random, or `None`.
    pub const fn new(players: u8) -> Option<Config> {
        if (players as usize) < MIN_PLAYERS || players as usize > MAX_PLAYERS {
            return None;
        }
        Some(Config {
            players,
            characters: None,
            roles: None,
        })
    }

    /// The same table with these characters by seat, if they are as many and all different (R1.3).
    #[must_use]
    pub fn with_characters(self, characters: &[Character]) -> Option<Config> {
        let list =
            all_different(characters).then(|| self.by_seat(characters, Character::Benkei))?;
        Some(Config {
            characters: Some(list?),
            ..self
        })
    }

    /// The same table with these roles by seat, if they are a set this table can be dealt (R1.1).
    #[must_use]
    pub fn with_roles(self, roles: &[Role]) -> Option<Config> {
        let list = self
            .can_be_dealt(roles)
            .then(|| self.by_seat(roles, Role::Shogun))?;
        Some(Config {
            roles: Some(list?),
            ..self
        })
    }

    fn by_seat<T: Copy>(self, list: &[T], filler: T) -> Option<BySeat<T>> {
        (list.len() == self.seats())
            .then(|| core::array::from_fn(|seat| list.get(seat).copied().unwrap_or(filler)))
    }

    /// Whether these roles are one of the sets for this number of players (R1.1).
    pub fn can_be_dealt(&self, roles: &[Role]) -> bool {
        let dealt = |seat: usize| self.is_left(roles[seat], &roles[..seat]);
        roles.len() == self.seats() && (0..roles.len()).all(dealt)
    }

    /// Whether this role can still be dealt after those (R1.1).
    pub fn is_left(&self, role: Role, dealt: &[Role]) -> bool {
        let same = dealt
            .iter()
            .filter(|&&other| other == role)
            .count();
        match role {
            Role::Shogun => same == 0,
            Role::Samurai => same < self.samurai(),
            Role::Ronin => same < self.ronin(),
            Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => {
                let ninja = dealt
                    .iter()
                    .filter(|other| other.team() == Team::Ninja)
                    .count();
                same == 0 && ninja < self.ninja()
            }
        }
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.players as usize
    }

    /// The characters by seat, if they are chosen.
    pub fn characters(&self) -> Option<&[Character]> {
        self.characters
            .as_ref()
            .map(|list| &list[..self.seats()])
    }

    /// The roles by seat, if they are chosen; then everybody knows them.
    pub fn roles(&self) -> Option<&[Role]> {
        self.roles
            .as_ref()
            .map(|list| &list[..self.seats()])
    }

    /// How many Samurai play (R1.1).
    pub const fn samurai(&self) -> usize {
        match self.players {
            3 => 0,
            7 => 2,
            _ => 1,
        }
    }

    /// How many Ninja play (R1.1).
    pub const fn ninja(&self) -> usize {
        if self.players >= 6 { 3 } else { 2 }
    }

    /// How many Ronin play (R1.1).
    pub const fn ronin(&self) -> usize {
        (self.players >= 5) as usize
    }

    /// How many others are on the side of somebody with this role (R1.1, R8.2).
    ///
    /// ```
    /// use samurai_sword::{Config, Role};
    ///
    /// let five = Config::new(5).expect("five may play");
    /// let allies = [Role::Shogun, Role::Ninja1, Role::Ronin].map(|role| five.allies(role));
    /// assert_eq!(allies, [1, 1, 0]);
    /// ```
    #[inline]
    pub const fn allies(&self, role: Role) -> usize {
        match role.team() {
            Team::Shogun => self.samurai(),
            Team::Ninja => self.ninja() - 1,
            Team::Ronin => 0,
        }
    }

    /// How many sides this table has: only teams with players are compared (R8.2).
    #[inline]
    pub const fn sides(&self) -> usize {
        2 + self.ronin()
    }

    /// Whether the rules for three players hold (R9.1).
    #[inline]
    pub const fn three(&self) -> bool {
        self.players == 3
    }

    /// The honour a role begins with (R1.4, R9.1).
    #[inline]
    pub const fn honour(&self, role: Role) -> u8 {
        match (role, self.players) {
            (Role::Shogun, 3) => 6,
            (Role::Shogun, _) => 5,
            (_, 3..=5) => 3,
            _ => 4,
        }
    }

    /// All honour on the table at the beginning; it can only grow less.
    pub const fn honour_at_start(&self) -> u8 {
        self.honour(Role::Shogun) + (self.players - 1) * self.honour(Role::Samurai)
    }

    /// What a point of honour is worth to a role when these are the roles at the table (R8.2).
    #[inline]
    pub fn factor(&self, role: Role, roles: &[Role]) -> u8 {
        let most_stars = || {
            roles
                .iter()
                .all(|other| other.stars() <= role.stars())
        };
        match (role, self.players) {
            (Role::Shogun, 3) | (Role::Samurai, 4 | 6) | (Role::Ronin, 5) => 2,
            (Role::Ninja1 | Role::Ninja2 | Role::Ninja3, 4) if most_stars() => 2,
            (Role::Ronin, _) => 3,
            _ => 1,
        }
    }

    /// Cards dealt to the player this many places clockwise of the Shogun (R1.5).
    #[inline]
    pub const fn dealt(&self, places: usize) -> usize {
        4 + places.div_ceil(2)
    }

    /// A value for each seat of the table, and the filler beyond.
    #[inline]
    pub(crate) fn for_each_seat<T: Copy>(
        &self,
        filler: T,
        value: impl Fn(usize) -> T,
    ) -> BySeat<T> {
        core::array::from_fn(|seat| {
            if seat < self.seats() {
                value(seat)
            } else {
                filler
            }
        })
    }

    /// The seat this many places clockwise.
    #[inline]
    pub(crate) const fn clockwise(&self, seat: Seat, places: usize) -> Seat {
        let sum = seat.index() + places;
        Seat(if sum >= self.seats() {
            sum - self.seats()
        } else {
            sum
        } as u8)
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            players: 5,
            characters: None,
            roles: None,
        }
    }
}

fn all_different<T: PartialEq>(list: &[T]) -> bool {
    list.iter()
        .enumerate()
        .all(|(at, item)| !list[..at].contains(item))
}

impl Fields for Config {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "players",
            kind: FieldKind::Number { min: 3, max: 7 },
            default: Some("5"),
        },
        Field {
            key: "characters",
            kind: FieldKind::ChoiceOrList(&["random"], Character::WORDS),
            default: Some("random"),
        },
        Field {
            key: "roles",
            kind: FieldKind::ChoiceOrList(&["random"], Role::WORDS),
            default: Some("random"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let players = reader.number("players", MIN_PLAYERS as i64..=MAX_PLAYERS as i64);
        let characters = reader.parse(
            "characters",
            "`random` or names by seat, with commas",
            notation::random_or_list,
        );
        let roles = reader.parse(
            "roles",
            "`random` or roles by seat, with commas",
            notation::random_or_list,
        );
        let mut config = Config::new(players? as u8)?;
        let (characters, roles) = (characters?, roles?);
        if let Some(list) = &characters {
            config = config.with_characters(list).or_else(|| {
                let conflict = "not one character for each seat, all different (R1.3)";
                reader.problem("characters", ProblemKind::Conflict(conflict))
            })?;
        }
        if let Some(list) = &roles {
            config = config.with_roles(list).or_else(|| {
                let conflict = "not a set of roles for this number of players (R1.1)";
                reader.problem("roles", ProblemKind::Conflict(conflict))
            })?;
        }
        Some(config)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![
            ("players", self.players.to_string()),
            ("characters", notation::list_or_random(self.characters())),
            ("roles", notation::list_or_random(self.roles())),
        ]
    }
}

impl TryFrom<String> for Config {
    type Error = game_core::Problems;

    fn try_from(words: String) -> Result<Self, Self::Error> {
        Config::from_words(&words)
    }
}

impl From<Config> for String {
    fn from(config: Config) -> String {
        config.to_words()
    }
}
