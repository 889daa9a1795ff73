//! What can be asked, read from one line.

use core::str::FromStr;

use bots::Level;
use game_core::Seed;
use serde::{Deserialize, Deserializer, de::Error};
use serde_json::value::RawValue;

use super::error::EngineError;
use super::fields::{Fields, Object, Word};

/// A client's own mark on a request, told back as it was written.
pub(crate) type Tag = RawValue;

/// Key and value of each option or part of a position.
pub(crate) type Pairs = Vec<(String, String)>;

/// Who wants to see: a seat, whether or not the table has it, or a spectator.
#[derive(Clone, Copy)]
pub(crate) enum Looker {
    Seat(u64),
    Spectator,
}

/// What is asked.
pub(crate) enum Request {
    Games {
        game: Option<String>,
    },
    Start {
        game: String,
        config: Pairs,
        deal: Option<Pairs>,
        seed: Option<Seed>,
    },
    Open {
        record: String,
    },
    ToAct {
        id: u64,
    },
    Legal {
        id: u64,
        seat: u64,
    },
    Apply {
        id: u64,
        seat: u64,
        action: String,
        viewer: Option<Looker>,
    },
    View {
        id: u64,
        viewer: Looker,
    },
    Events {
        id: u64,
        viewer: Looker,
        since: u64,
    },
    Outcome {
        id: u64,
    },
    Record {
        id: u64,
    },
    Fork {
        id: u64,
    },
    Close {
        id: u64,
    },
    Decide {
        id: u64,
        seat: u64,
        thought: Thought,
    },
    Explain {
        id: u64,
        seat: u64,
        thought: Thought,
        timed: bool,
    },
}

/// Which bot is asked, and how long it thinks.
#[derive(Clone, Copy)]
pub(crate) struct Thought {
    pub(crate) level: Level,
    /// As many as the level is used to, if none are named.
    pub(crate) playouts: Option<u32>,
    /// From which the bot's chance follows.
    pub(crate) seed: u64,
}

const MATCH: &str = "the number of a match";
const SEAT: &str = "the number of a seat";
const VIEWER: &str = "the number of a seat or \"spectator\"";
const GAME: &str = "the name of a game";
const PAIRS: &str = "an object of strings, whole numbers and truth values";
const SEED: &str = "64 lower-case hexadecimal digits or a whole number";
const STRING: &str = "a string";
const COUNT: &str = "a whole number from 0 up";
const TRUTH: &str = "true or false";
const LEVEL: &str = "the name of a level of bots";
const PLAYOUTS: &str = "a whole number from 1 to 1000000";
/// More would take so long that a client had better ask several times.
const MOST_PLAYOUTS: u32 = 1_000_000;

impl Request {
    /// Reads a line; the tag is found even if the rest is wrong.
    pub(crate) fn read(line: &str) -> (Option<&Tag>, Result<Request, EngineError>) {
        let mut fields = match Fields::parse(line) {
            Ok(fields) => fields,
            Err(error) => return (None, Err(error)),
        };
        let tag = tag(&mut fields);
        let Some(name) = fields.required::<String>("request", "the name of a request") else {
            return (tag, Err(fields.refuse()));
        };
        (tag, Self::named(&name, fields))
    }

    fn named(name: &str, mut fields: Fields<'_>) -> Result<Request, EngineError> {
        let f = &mut fields;
        let request = match name {
            "games" => Some(Request::Games {
                game: f.optional("game", GAME),
            }),
            "start" => start(f),
            "open" => f
                .required("record", STRING)
                .map(|record| Request::Open { record }),
            "to_act" => id(f).map(|id| Request::ToAct { id }),
            "legal" => legal(f),
            "apply" => apply(f),
            "view" => view(f),
            "events" => events(f),
            "outcome" => id(f).map(|id| Request::Outcome { id }),
            "record" => id(f).map(|id| Request::Record { id }),
            "fork" => id(f).map(|id| Request::Fork { id }),
            "close" => id(f).map(|id| Request::Close { id }),
            "decide" => decide(f),
            "explain" => explain(f),
            _ => return Err(EngineError::UnknownRequest(name.to_owned())),
        };
        fields.finish(request)
    }
}

/// A string or a number: these have no white space inside, so an answer stays one line for every reader.
fn tag<'a>(fields: &mut Fields<'a>) -> Option<&'a Tag> {
    let tag = fields.raw("tag")?;
    if tag
        .get()
        .starts_with(['"', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    {
        return Some(tag);
    }
    fields.malformed("tag", tag, "a string or a number");
    None
}

fn id(f: &mut Fields<'_>) -> Option<u64> {
    f.required("match", MATCH)
}

fn start(f: &mut Fields<'_>) -> Option<Request> {
    let game = f.required("game", GAME);
    let config = f.optional::<Object<Word>>("config", PAIRS);
    let deal = f.optional::<Object<Word>>("deal", PAIRS);
    let seed = f.optional::<GivenSeed>("seed", SEED);
    Some(Request::Start {
        game: game?,
        config: config.map(pairs).unwrap_or_default(),
        deal: deal.map(pairs),
        seed: seed.map(|seed| seed.0),
    })
}

fn legal(f: &mut Fields<'_>) -> Option<Request> {
    let (id, seat) = (id(f), f.required("seat", SEAT));
    Some(Request::Legal {
        id: id?,
        seat: seat?,
    })
}

fn apply(f: &mut Fields<'_>) -> Option<Request> {
    let (id, seat) = (id(f), f.required("seat", SEAT));
    let action = f.required("action", STRING);
    let viewer = f.optional("viewer", VIEWER);
    Some(Request::Apply {
        id: id?,
        seat: seat?,
        action: action?,
        viewer,
    })
}

fn view(f: &mut Fields<'_>) -> Option<Request> {
    let (id, viewer) = (id(f), f.required("viewer", VIEWER));
    Some(Request::View {
        id: id?,
        viewer: viewer?,
    })
}

fn events(f: &mut Fields<'_>) -> Option<Request> {
    let (id, viewer) = (id(f), f.required("viewer", VIEWER));
    let since = f.optional("since", COUNT).unwrap_or(0);
    Some(Request::Events {
        id: id?,
        viewer: viewer?,
        since,
    })
}

fn decide(f: &mut Fields<'_>) -> Option<Request> {
    let (id, seat) = (id(f), f.required("seat", SEAT));
    let thought = thought(f);
    Some(Request::Decide {
        id: id?,
        seat: seat?,
        thought,
    })
}

fn explain(f: &mut Fields<'_>) -> Option<Request> {
    let (id, seat) = (id(f), f.required("seat", SEAT));
    let thought = thought(f);
    let timed = f.optional("timed", TRUTH).unwrap_or(false);
    Some(Request::Explain {
        id: id?,
        seat: seat?,
        thought,
        timed,
    })
}

fn thought(f: &mut Fields<'_>) -> Thought {
    let level = f.optional("level", LEVEL);
    let playouts = f.optional::<Playouts>("playouts", PLAYOUTS);
    Thought {
        level: level.unwrap_or(Level::Solid),
        playouts: playouts.map(|playouts| playouts.0),
        seed: f.optional("seed", COUNT).unwrap_or(0),
    }
}

fn pairs(object: Object<Word>) -> Pairs {
    object
        .0
        .into_iter()
        .map(|(key, word)| (key, word.0))
        .collect()
}

/// A number, or a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum NumberOrText {
    Number(u64),
    Text(String),
}

impl<'de> Deserialize<'de> for Looker {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match NumberOrText::deserialize(deserializer)? {
            NumberOrText::Number(seat) => Ok(Looker::Seat(seat)),
            NumberOrText::Text(word) if word == "spectator" => Ok(Looker::Spectator),
            NumberOrText::Text(_) => Err(D::Error::custom("no viewer")),
        }
    }
}

/// A seed as a client writes it.
struct GivenSeed(Seed);

impl<'de> Deserialize<'de> for GivenSeed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match NumberOrText::deserialize(deserializer)? {
            NumberOrText::Number(number) => Ok(GivenSeed(Seed::from_number(number))),
            NumberOrText::Text(digits) => Seed::from_str(&digits)
                .map(GivenSeed)
                .map_err(|_| D::Error::custom("no seed")),
        }
    }
}

/// A number of playouts within its bounds.
struct Playouts(u32);

impl<'de> Deserialize<'de> for Playouts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let playouts = u32::deserialize(deserializer)?;
        if (1..=MOST_PLAYOUTS).contains(&playouts) {
            Ok(Playouts(playouts))
        } else {
            Err(D::Error::custom("out of bounds"))
        }
    }
}
