//! Cards, samurai, actions and deals as text: `3-hat-left`, `kyuzo`, `move 0 2`, `decline`.

use core::fmt;
use core::str::FromStr;

use game_core::{Field, FieldKind, Fields, ParseError, Reader, Seat, text};

use crate::action::Action;
use crate::card::{Card, Face};
use crate::deal::Deal;
use crate::effects::samurai::Samurai;

/// Stands for a missing symbol or penalty.
const NONE: &str = "none";

impl fmt::Display for Card {
    /// Value, symbol, penalties, and `*` for flames: `1-hat-wound*`, `6-none-nodef+reshuf*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Face {
            value,
            symbol,
            penalties: [first, second],
            flames,
        } = self.face();
        write!(f, "{value}-")?;
        match symbol {
            Some(symbol) => write!(f, "{symbol}-")?,
            None => write!(f, "{NONE}-")?,
        }
        match first {
            Some(penalty) => write!(f, "{penalty}")?,
            None => f.write_str(NONE)?,
        }
        if let Some(penalty) = second {
            write!(f, "+{penalty}")?;
        }
        f.write_str(if *flames { "*" } else { "" })
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        const NOT: ParseError = ParseError("a card");
        let (plain, flames) = text
            .strip_suffix('*')
            .map_or((text, false), |plain| (plain, true));
        let mut parts = plain.split('-');
        let (Some(value), Some(symbol), Some(penalties), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NOT);
        };
        let value = Some(value)
            .filter(|value| value.len() == 1)
            .and_then(|value| value.parse().ok())
            .ok_or(NOT)?;
        let symbol = if symbol == NONE {
            None
        } else {
            Some(symbol.parse()?)
        };
        let (first, second) = penalties
            .split_once('+')
            .map_or((penalties, None), |(a, b)| (a, Some(b)));
        let first = if first == NONE {
            None
        } else {
            Some(first.parse()?)
        };
        let second = second.map(str::parse).transpose()?;
        let face = Face {
            value,
            symbol,
            penalties: [first, second],
            flames,
        };
        Card::all()
            .find(|card| *card.face() == face)
            .ok_or(NOT)
    }
}

game_core::text_serde!(Card);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Decline => f.write_str("decline"),
            Action::Spare(samurai) => write!(f, "spare {samurai}"),
            Action::Ignore => f.write_str("ignore"),
            Action::Suffer(penalty) => write!(f, "suffer {penalty}"),
            Action::Lose(symbol) => write!(f, "lose {symbol}"),
            Action::Fight => f.write_str("fight"),
            Action::Support(seat) => write!(f, "support {seat}"),
            Action::Pass => f.write_str("pass"),
            Action::Defend => f.write_str("defend"),
            Action::Confront => f.write_str("confront"),
            Action::Hand(seat) => write!(f, "hand {seat}"),
            Action::Discard => f.write_str("discard"),
            Action::Redraw => f.write_str("redraw"),
            Action::Barricade => f.write_str("barricade"),
            Action::Heal(seat) => write!(f, "heal {seat}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::Kiai => f.write_str("kiai"),
            Action::Lend { owner, to } => write!(f, "lend {owner} {to}"),
            Action::Strike(seat) => write!(f, "strike {seat}"),
            Action::Next(card) => write!(f, "next {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        const NOT: ParseError = ParseError("an action");
        let (word, rest) = text
            .split_once(' ')
            .map_or((text, None), |(word, rest)| (word, Some(rest)));
        let Some(rest) = rest else {
            return match word {
                "decline" => Ok(Action::Decline),
                "ignore" => Ok(Action::Ignore),
                "fight" => Ok(Action::Fight),
                "pass" => Ok(Action::Pass),
                "defend" => Ok(Action::Defend),
                "confront" => Ok(Action::Confront),
                "discard" => Ok(Action::Discard),
                "redraw" => Ok(Action::Redraw),
                "barricade" => Ok(Action::Barricade),
                "kiai" => Ok(Action::Kiai),
                _ => Err(NOT),
            };
        };
        let pair = || -> Result<(Seat, Seat), ParseError> {
            let (one, other) = rest.split_once(' ').ok_or(NOT)?;
            Ok((one.parse()?, other.parse()?))
        };
        match word {
            "spare" => Ok(Action::Spare(rest.parse()?)),
            "suffer" => Ok(Action::Suffer(rest.parse()?)),
            "lose" => Ok(Action::Lose(rest.parse()?)),
            "support" => Ok(Action::Support(rest.parse()?)),
            "hand" => Ok(Action::Hand(rest.parse()?)),
            "heal" => Ok(Action::Heal(rest.parse()?)),
            "strike" => Ok(Action::Strike(rest.parse()?)),
            "next" => Ok(Action::Next(rest.parse()?)),
            "move" => pair().map(|(from, to)| Action::Move { from, to }),
            "lend" => pair().map(|(owner, to)| Action::Lend { owner, to }),
            _ => Err(NOT),
        }
    }
}

game_core::text_serde!(Action);

/// What an optional list says when it is not given.
const AUTO: &str = "auto";

const fn number(key: &'static str, max: i64, default: &'static str) -> Field {
    Field {
        key,
        kind: FieldKind::Number { min: 0, max },
        default: Some(default),
    }
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field::text(
            "samurai",
            "names by seat: `kyuzo kanbei`, or `auto`",
            Some(AUTO),
        ),
        Field {
            key: "round",
            kind: FieldKind::Number { min: 1, max: 3 },
            default: Some("1"),
        },
        number("turns", 199, "0"),
        number("active", 6, "0"),
        Field::text(
            "lines",
            "cards by seat, first card first: `1-hat-none* 3-none-wound/`",
            Some(""),
        ),
        Field::text("defended", "cards by seat: `1-hat-none*/`", Some("")),
        Field::text("wounds", "0 to 3 by seat: `0 2`", Some("")),
        Field::text("passed", "seats: `1 3`", Some("")),
        Field::text(
            "tokens",
            "where each seat's support token is: `0 0`",
            Some(""),
        ),
        Field::text("extra", "spare talents by seat: `kyuzo/`", Some("")),
        Field::text(
            "spares",
            "names of spare tokens: `kyuzo kanbei`, or `auto`",
            Some(AUTO),
        ),
        Field::text(
            "stack",
            "cards from the top: `4-doll-none 1-none-fire`",
            None,
        ),
        number("face_up", 66, "0"),
        number("under", 66, "0"),
        Field::text("intruders", "cards from the top", Some("")),
        Field::text("known_intruders", "cards among the intruders", Some("")),
        Field::text("discard", "cards", Some("")),
        Field::text("barricades", "a number, or `auto` for all", Some(AUTO)),
        Field::text(
            "farms",
            "backs in burning order",
            Some("barricade barricade wound wound family farm"),
        ),
        Field::text("families", "families left", Some("heal barricade intruder")),
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        const CARDS: &str = "cards such as `1-hat-none* 3-none-wound`";
        const BY_SEAT: &str = "groups by seat such as `1-hat-none*/3-none-wound`";
        const SEATS: &str = "seats such as `0 1`";
        const NAMES: &str = "names such as `kyuzo kanbei`";
        let samurai = reader.parse("samurai", NAMES, |text| auto(text, text::parse_list));
        let round = reader.number("round", 1..=3);
        let turns = reader.number("turns", 0..=199);
        let active = reader.number("active", 0..=6);
        let lines = reader.parse("lines", BY_SEAT, text::parse_some_groups);
        let defended = reader.parse("defended", BY_SEAT, text::parse_some_groups);
        let wounds = reader.parse("wounds", "numbers such as `0 2`", text::numbers);
        let passed = reader.parse("passed", SEATS, text::parse_list);
        let tokens = reader.parse("tokens", SEATS, text::parse_list);
        let extra = reader.parse(
            "extra",
            "names by seat such as `kyuzo/`",
            text::parse_some_groups,
        );
        let spares = reader.parse("spares", NAMES, |text| auto(text, text::parse_list));
        let stack = reader.parse("stack", CARDS, text::parse_list);
        let face_up = reader.number("face_up", 0..=66);
        let under = reader.number("under", 0..=66);
        let intruders = reader.parse("intruders", CARDS, text::parse_list);
        let known_intruders = reader.parse("known_intruders", CARDS, text::parse_list);
        let discard = reader.parse("discard", CARDS, text::parse_list);
        let barricades = reader.parse("barricades", "a number or `auto`", |text| {
            auto(text, text::number)
        });
        let farms = reader.parse("farms", "backs such as `wound farm`", text::parse_list);
        let families = reader.parse("families", "families such as `heal`", text::parse_list);
        Some(Deal {
            samurai: samurai?,
            round: round? as u8,
            turns: turns? as u8,
            active: Seat(active? as u8),
            lines: lines?,
            defended: defended?,
            wounds: wounds?,
            passed: passed?,
            tokens: tokens?,
            extra: extra?,
            spares: spares?,
            stack: stack?,
            face_up: face_up? as u8,
            under: under? as u8,
            intruders: intruders?,
            known_intruders: known_intruders?,
            discard: discard?,
            barricades: barricades?,
            farms: farms?,
            families: families?,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let names = |names: &Option<Vec<Samurai>>| {
            names
                .as_ref()
                .map_or_else(|| AUTO.to_owned(), |names| text::list(names))
        };
        vec![
            ("samurai", names(&self.samurai)),
            ("round", self.round.to_string()),
            ("turns", self.turns.to_string()),
            ("active", self.active.to_string()),
            ("lines", text::groups(&self.lines)),
            ("defended", text::groups(&self.defended)),
            ("wounds", text::list(&self.wounds)),
            ("passed", text::list(&self.passed)),
            ("tokens", text::list(&self.tokens)),
            ("extra", text::groups(&self.extra)),
            ("spares", names(&self.spares)),
            ("stack", text::list(&self.stack)),
            ("face_up", self.face_up.to_string()),
            ("under", self.under.to_string()),
            ("intruders", text::list(&self.intruders)),
            ("known_intruders", text::list(&self.known_intruders)),
            ("discard", text::list(&self.discard)),
            (
                "barricades",
                self.barricades
                    .map_or_else(|| AUTO.to_owned(), |count| count.to_string()),
            ),
            ("farms", text::list(&self.farms)),
            ("families", text::list(&self.families)),
        ]
    }
}

/// `auto`, or what the text says.
#[expect(
    clippy::option_option,
    reason = "outside: whether it could be read; inside: whether it was given"
)]
fn auto<T>(text: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text == AUTO {
        Some(None)
    } else {
        parse(text).map(Some)
    }
}
