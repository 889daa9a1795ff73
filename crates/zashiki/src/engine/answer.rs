//! What is answered, one line for each request.

use catalog::{EventFor, GameId, GameInfo};
use game_core::{Audience, Field, Outcome, SeatSet, Standings};
use serde::Serialize;
use serde_json::{Map, Value};

use super::error::EngineError;
use super::request::Tag;

/// Raised whenever a client of the old messages could misread the new ones.
pub(crate) const PROTOCOL: u32 = 1;

/// The answer to a request that was met; `ok` names the request.
#[derive(Serialize)]
#[serde(tag = "ok", rename_all = "snake_case")]
pub(crate) enum Answer {
    Games {
        protocol: u32,
        games: Vec<Offer>,
    },
    Start(Opened),
    Open(Opened),
    ToAct {
        waiting_for: SeatSet,
        may_change: SeatSet,
    },
    Legal {
        actions: Vec<String>,
    },
    Apply {
        events: Events,
        waiting_for: SeatSet,
    },
    View {
        view: Value,
    },
    Events {
        events: Vec<Numbered>,
    },
    Outcome {
        outcome: Option<Ending>,
    },
    Record {
        record: String,
    },
    Fork(Opened),
    Close {},
    Decide {
        action: String,
    },
    Explain {
        worlds: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        milliseconds: Option<f64>,
        actions: Vec<Valued>,
    },
}

/// What an action seems to be worth to a bot.
#[derive(Serialize)]
pub(crate) struct Valued {
    pub(crate) action: String,
    pub(crate) value: f64,
    pub(crate) error: f64,
    pub(crate) behind: f64,
    pub(crate) behind_error: f64,
}

/// A game as it is offered.
#[derive(Serialize)]
pub(crate) struct Offer {
    game: GameId,
    rules: u32,
    seats: Bounds,
    config: &'static [Field],
    deal: &'static [Field],
}

#[derive(Serialize)]
struct Bounds {
    min: u8,
    max: u8,
}

impl From<GameInfo> for Offer {
    fn from(info: GameInfo) -> Offer {
        let seats = Bounds {
            min: *info.seats.start(),
            max: *info.seats.end(),
        };
        Offer {
            game: info.id,
            rules: info.rules,
            seats,
            config: info.config,
            deal: info.deal,
        }
    }
}

/// A match that is open now.
#[derive(Serialize)]
pub(crate) struct Opened {
    #[serde(rename = "match")]
    pub(crate) id: u64,
    pub(crate) game: GameId,
    pub(crate) seats: usize,
    pub(crate) waiting_for: SeatSet,
}

/// Events with their audiences, or what one viewer heard.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Events {
    ForAudiences(Vec<AddressedEvent>),
    OfViewer(Vec<Numbered>),
}

/// An event for its audience.
#[derive(Serialize)]
pub(crate) struct AddressedEvent {
    to: To,
    event: Value,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum To {
    All,
    Only(SeatSet),
    Except(SeatSet),
}

impl From<EventFor> for AddressedEvent {
    fn from(heard: EventFor) -> AddressedEvent {
        let to = match heard.audience {
            Audience::All => To::All,
            Audience::Only(seats) => To::Only(seats),
            Audience::Except(seats) => To::Except(seats),
        };
        AddressedEvent {
            to,
            event: heard.event,
        }
    }
}

/// An event as one viewer heard it, counted from 1 for this viewer alone.
#[derive(Serialize)]
pub(crate) struct Numbered {
    pub(crate) number: u64,
    pub(crate) event: Value,
}

/// How a match ended.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Ending {
    Individual {
        standings: Standings,
        winners: SeatSet,
        text: String,
    },
    Teams {
        team_of: Vec<u8>,
        standings: Standings,
        winners: SeatSet,
        text: String,
    },
    Cooperative {
        won: bool,
        score: i32,
        winners: SeatSet,
        text: String,
    },
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        let (winners, text) = (outcome.winners(), outcome.to_string());
        match outcome {
            Outcome::Individual(standings) => Ending::Individual {
                standings,
                winners,
                text,
            },
            Outcome::Teams {
                team_of,
                seats,
                standings,
            } => {
                let team_of = team_of.into_iter().take(seats.into()).collect();
                Ending::Teams {
                    team_of,
                    standings,
                    winners,
                    text,
                }
            }
            Outcome::Cooperative { won, score, .. } => Ending::Cooperative {
                won,
                score,
                winners,
                text,
            },
        }
    }
}

/// The answer to a request that was not met.
#[derive(Serialize)]
struct Refused {
    error: &'static str,
    message: String,
    #[serde(flatten)]
    parameters: Map<String, Value>,
}

#[derive(Serialize)]
struct Line<'a, T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    tag: Option<&'a Tag>,
    #[serde(flatten)]
    body: T,
}

/// The line for a request and what came of it.
pub(crate) fn line(tag: Option<&Tag>, result: Result<Answer, EngineError>) -> String {
    let text = match result {
        Ok(body) => serde_json::to_string(&Line { tag, body }),
        Err(error) => {
            let (message, parameters) = (error.to_string(), error.parameters());
            serde_json::to_string(&Line {
                tag,
                body: Refused {
                    error: error.code(),
                    message,
                    parameters,
                },
            })
        }
    };
    text.expect("all keys are strings and all values plain data, which JSON can hold")
}
