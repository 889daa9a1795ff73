//! An explicit position as data and as text.

use game_core::{Field, FieldKind, Fields, Reader, Seat, Word, text};

use crate::card::{Card, PACK, Pile};
use crate::config::Role;
use crate::effects::characters::Character;
use crate::notation;

/// An explicit position. What is `None` is as at the start of a match.
///
/// Its fields are public because it is a proposal, not a match: whoever makes one may write down anything, and
/// [`SamuraiSword::start_from`](game_core::Game::start_from) says what is wrong with it.
///
/// ```
/// use game_core::{Fields, Game, Seed};
/// use samurai_sword::{Card, Config, Deal, SamuraiSword};
///
/// let config = Config::new(4).expect("four may play");
/// let mut deal = Deal::from_pairs([("hands", "katana/bo/bo/bo")]).expect("this is a position");
/// assert!(SamuraiSword::start_from(&config, &deal, Seed::from_number(1)).is_ok());
/// deal.hands[1].push(Card::Katana);
/// let problems = SamuraiSword::start_from(&config, &deal, Seed::from_number(1));
/// assert_eq!(problems.expect_err("there is one katana").0[0].field, "hands");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Roles by seat; else the config's, or dealt.
    pub roles: Option<Vec<Role>>,
    /// Characters by seat; else the config's, or dealt.
    pub characters: Option<Vec<Character>>,
    /// Honour by seat.
    pub honour: Option<Vec<u8>>,
    /// Resilience by seat.
    pub resilience: Option<Vec<u8>>,
    /// Armor, Fast Draw and Focus on the table by seat.
    pub properties: Option<Vec<Vec<Card>>>,
    /// Before whom Bushido lies.
    pub bushido: Option<Seat>,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The deck from the top.
    pub deck: Stack,
    /// The discard pile from the top.
    pub discards: Stack,
    /// Whose turn it is; else the Shogun's.
    pub turn: Option<Seat>,
    /// How far the turn is.
    pub phase: Phase,
    /// Weapons already played this turn.
    pub weapons_played: u8,
}

/// A part of a [`Deal`]: cards from the top of a pile, and whether all cards named nowhere lie shuffled under them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// The cards, the top one first.
    pub cards: Vec<Card>,
    /// Whether the rest of the pack lies under them.
    pub rest: bool,
}

/// Where in a turn a position begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// At its very beginning: the player recovers, meets Bushido and draws.
    #[default]
    Recover,
    /// In the play phase.
    Play,
    /// Discarding down to seven.
    Discard,
}

game_core::words! { Phase, "a phase": Recover = "recover", Play = "play", Discard = "discard" }

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field::text(
            "roles",
            "`random` or roles by seat: `shogun,ninja-1,ninja-3`",
            Some("random"),
        ),
        Field::text(
            "characters",
            "`random` or characters by seat: `benkei,tomoe,hanzo`",
            Some("random"),
        ),
        Field::text("honour", "`full` or numbers by seat: `6,3,3`", Some("full")),
        Field::text(
            "resilience",
            "`full` or numbers by seat: `5,4,0`",
            Some("full"),
        ),
        Field::text(
            "properties",
            "`none` or cards by seat: `armor focus//`",
            Some("none"),
        ),
        Field::text("bushido", "`none` or a seat", Some("none")),
        Field::text("hands", "cards by seat: `parry bo/geisha/`", None),
        Field::text(
            "deck",
            "cards from the top, `rest` for all others: `bo rest`",
            Some("rest"),
        ),
        Field::text(
            "discards",
            "cards from the top, `rest` for all others: `bo rest`",
            Some(""),
        ),
        Field::text("turn", "`shogun` or a seat", Some("shogun")),
        Field {
            key: "phase",
            kind: FieldKind::Choice(Phase::WORDS),
            default: Some("recover"),
        },
        Field {
            key: "weapons",
            kind: FieldKind::Number { min: 0, max: 90 },
            default: Some("0"),
        },
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let roles = reader.parse(
            "roles",
            "`random` or roles with commas",
            notation::random_or_list,
        );
        let characters = reader.parse(
            "characters",
            "`random` or characters with commas",
            notation::random_or_list,
        );
        let honour = reader.parse("honour", "`full` or numbers with commas", |s| {
            word_or(s, "full", numbers)
        });
        let resilience = reader.parse("resilience", "`full` or numbers with commas", |s| {
            word_or(s, "full", numbers)
        });
        let properties = reader.parse("properties", "`none` or cards by seat", |s| {
            word_or(s, "none", text::parse_groups)
        });
        let bushido = reader.parse("bushido", "`none` or a seat", |s| {
            word_or(s, "none", |s| s.parse().ok())
        });
        let hands = reader.parse(
            "hands",
            "cards by seat such as `parry bo/geisha/`",
            text::parse_groups,
        );
        let deck = reader.parse("deck", "cards such as `bo parry rest`", stack);
        let discards = reader.parse("discards", "cards such as `bo parry rest`", stack);
        let turn = reader.parse("turn", "`shogun` or a seat", |s| {
            word_or(s, "shogun", |s| s.parse().ok())
        });
        let phase = reader.word("phase");
        let weapons_played = reader.number("weapons", 0..=PACK as i64);
        Some(Deal {
            roles: roles?,
            characters: characters?,
            honour: honour?,
            resilience: resilience?,
            properties: properties?,
            bushido: bushido?,
            hands: hands?,
            deck: deck?,
            discards: discards?,
            turn: turn?,
            phase: phase?,
            weapons_played: weapons_played? as u8,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let numbers = |list: &Option<Vec<u8>>| {
            list.as_ref()
                .map_or_else(|| "full".to_owned(), |list| notation::joined(list, ","))
        };
        let seat = |seat: Option<Seat>, none: &str| {
            seat.map_or_else(|| none.to_owned(), |seat: Seat| seat.to_string())
        };
        vec![
            ("roles", notation::list_or_random(self.roles.as_deref())),
            (
                "characters",
                notation::list_or_random(self.characters.as_deref()),
            ),
            ("honour", numbers(&self.honour)),
            ("resilience", numbers(&self.resilience)),
            (
                "properties",
                self.properties
                    .as_deref()
                    .map_or_else(|| "none".to_owned(), text::groups),
            ),
            ("bushido", seat(self.bushido, "none")),
            ("hands", text::groups(&self.hands)),
            ("deck", self.deck.to_text()),
            ("discards", self.discards.to_text()),
            ("turn", seat(self.turn, "shogun")),
            ("phase", self.phase.to_string()),
            ("weapons", self.weapons_played.to_string()),
        ]
    }
}

#[expect(
    clippy::option_option,
    reason = "the outer one says whether the text can be read"
)]
fn word_or<T>(text: &str, word: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text == word {
        Some(None)
    } else {
        parse(text).map(Some)
    }
}

fn numbers(text: &str) -> Option<Vec<u8>> {
    text.split(',')
        .map(game_core::text::number)
        .collect()
}

fn stack(text: &str) -> Option<Stack> {
    let mut words: Vec<&str> = text.split_ascii_whitespace().collect();
    let rest = words.pop_if(|word| *word == "rest").is_some();
    let cards = words
        .into_iter()
        .map(|word| word.parse().ok())
        .collect::<Option<_>>()?;
    Some(Stack { cards, rest })
}

impl Stack {
    fn to_text(&self) -> String {
        let mut words: Vec<String> = self.cards.iter().map(Card::to_string).collect();
        words.extend(self.rest.then(|| "rest".to_owned()));
        words.join(" ")
    }

    /// The pile itself, given the shuffled rest of the pack.
    pub(crate) fn pile(&self, rest: &[Card]) -> Pile {
        let under = if self.rest { rest } else { &[] };
        under
            .iter()
            .chain(self.cards.iter().rev())
            .copied()
            .collect()
    }
}
