//! The open matches, and what is done about a request.

use std::collections::BTreeMap;

use catalog::{AnyMatch, EventFor, GameId};
use game_core::{MAX_SEATS, Seat, Seed, Viewer};

use super::advice;
use super::answer::{self, AddressedEvent, Answer, Events, Numbered, Offer, Opened, PROTOCOL};
use super::error::EngineError;
use super::request::{Looker, Pairs, Request};

/// The most matches that may be open at a time, so that a client that never closes any is told before
/// the memory is full.
pub(crate) const MOST_MATCHES: usize = 10_000;

/// One match.
struct Open {
    table: Box<dyn AnyMatch>,
    /// Whether the client knows the seed already, so that it may have the record of a running match.
    seed_is_known: bool,
    /// How many events each viewer has heard, spectators last.
    heard: [u64; MAX_SEATS + 1],
}

/// All open matches by their number. Numbers are never used again.
#[derive(Default)]
pub(crate) struct Session {
    open: BTreeMap<u64, Open>,
    last: u64,
}

impl Session {
    /// The answer to a line.
    pub(crate) fn answer(&mut self, line: Result<&str, EngineError>) -> String {
        match line.map(Request::read) {
            Ok((tag, request)) => answer::line(tag, request.and_then(|request| self.meet(request))),
            Err(error) => answer::line(None, Err(error)),
        }
    }

    fn meet(&mut self, request: Request) -> Result<Answer, EngineError> {
        match request {
            Request::Games { game } => games(game.as_deref()),
            Request::Start {
                game,
                config,
                deal,
                seed,
            } => self
                .start(&game, &config, deal.as_ref(), seed)
                .map(Answer::Start),
            Request::Open { record } => self.open(&record).map(Answer::Open),
            Request::ToAct { id } => Ok(self.find(id)?.to_act()),
            Request::Legal { id, seat } => {
                let open = self.find(id)?;
                Ok(Answer::Legal {
                    actions: open.table.legal(open.seat(seat)?),
                })
            }
            Request::Apply {
                id,
                seat,
                action,
                viewer,
            } => self.find(id)?.apply(seat, &action, viewer),
            Request::View { id, viewer } => {
                let open = self.find(id)?;
                Ok(Answer::View {
                    view: open.table.view(open.viewer(viewer)?),
                })
            }
            Request::Events { id, viewer, since } => self.find(id)?.events(viewer, since),
            Request::Outcome { id } => Ok(Answer::Outcome {
                outcome: self.find(id)?.table.outcome().map(Into::into),
            }),
            Request::Record { id } => self.find(id)?.record(),
            Request::Fork { id } => {
                self.room()?;
                let fork = self.find(id)?.fork();
                Ok(Answer::Fork(self.add(fork)))
            }
            Request::Close { id } => self
                .open
                .remove(&id)
                .map(|_| Answer::Close {})
                .ok_or(EngineError::UnknownMatch(id)),
            Request::Decide { id, seat, thought } => {
                let open = self.find(id)?;
                advice::decide(&*open.table, open.seat(seat)?, thought)
            }
            Request::Explain {
                id,
                seat,
                thought,
                timed,
            } => {
                let open = self.find(id)?;
                advice::explain(&*open.table, open.seat(seat)?, thought, timed)
            }
        }
    }

    fn start(
        &mut self,
        game: &str,
        config: &Pairs,
        deal: Option<&Pairs>,
        seed: Option<Seed>,
    ) -> Result<Opened, EngineError> {
        self.room()?;
        let game: GameId = game.parse()?;
        let deal = deal.map(borrowed);
        let seed_is_known = seed.is_some();
        let seed = seed.map_or_else(fresh, Ok)?;
        let table = catalog::begin(game, &borrowed(config), deal.as_deref(), seed)?;
        Ok(self.add(Open {
            table,
            seed_is_known,
            heard: [0; MAX_SEATS + 1],
        }))
    }

    fn open(&mut self, record: &str) -> Result<Opened, EngineError> {
        self.room()?;
        let table = catalog::open(record)?;
        let mut heard = [0; MAX_SEATS + 1];
        for viewer in Viewer::all(table.seats()) {
            heard[place(viewer)] = table.heard(viewer, 0).len() as u64;
        }
        Ok(self.add(Open {
            table,
            seed_is_known: true,
            heard,
        }))
    }

    fn room(&self) -> Result<(), EngineError> {
        if self.open.len() < MOST_MATCHES {
            Ok(())
        } else {
            Err(EngineError::TooManyMatches)
        }
    }

    fn add(&mut self, open: Open) -> Opened {
        self.last += 1;
        let table = &open.table;
        let (game, seats, waiting_for) = (table.game(), table.seats(), table.to_act());
        self.open.insert(self.last, open);
        Opened {
            id: self.last,
            game,
            seats,
            waiting_for,
        }
    }

    fn find(&mut self, id: u64) -> Result<&mut Open, EngineError> {
        self.open
            .get_mut(&id)
            .ok_or(EngineError::UnknownMatch(id))
    }
}

impl Open {
    fn seat(&self, number: u64) -> Result<Seat, EngineError> {
        let found = Seat::all(self.table.seats()).find(|seat| u64::from(seat.0) == number);
        found.ok_or(EngineError::NoSuchSeat(number))
    }

    fn viewer(&self, looker: Looker) -> Result<Viewer, EngineError> {
        match looker {
            Looker::Seat(number) => self.seat(number).map(Viewer::Seat),
            Looker::Spectator => Ok(Viewer::Spectator),
        }
    }

    fn to_act(&self) -> Answer {
        let waiting_for = self.table.to_act();
        let others = Seat::all(self.table.seats()).filter(|&seat| !waiting_for.contains(seat));
        let may_change = others
            .filter(|&seat| !self.table.legal(seat).is_empty())
            .collect();
        Answer::ToAct {
            waiting_for,
            may_change,
        }
    }

    fn apply(
        &mut self,
        seat: u64,
        action: &str,
        viewer: Option<Looker>,
    ) -> Result<Answer, EngineError> {
        let seat = self.seat(seat)?;
        let viewer = viewer
            .map(|viewer| self.viewer(viewer))
            .transpose()?;
        let told = self.table.apply(seat, action)?;
        let before = self.heard;
        for viewer in Viewer::all(self.table.seats()) {
            let heard = told
                .iter()
                .filter(|heard| heard.audience.hears(viewer))
                .count();
            self.heard[place(viewer)] += heard as u64;
        }
        let events = match viewer {
            None => Events::ForAudiences(
                told.into_iter()
                    .map(AddressedEvent::from)
                    .collect(),
            ),
            Some(viewer) => {
                Events::OfViewer(numbered(before[place(viewer)], heard_by(viewer, told)))
            }
        };
        Ok(Answer::Apply {
            events,
            waiting_for: self.table.to_act(),
        })
    }

    fn events(&self, viewer: Looker, since: u64) -> Result<Answer, EngineError> {
        let heard = self.table.heard(
            self.viewer(viewer)?,
            usize::try_from(since).unwrap_or(usize::MAX),
        );
        Ok(Answer::Events {
            events: numbered(since, heard),
        })
    }

    fn record(&self) -> Result<Answer, EngineError> {
        if !self.seed_is_known && self.table.outcome().is_none() {
            return Err(EngineError::SeedSecret);
        }
        Ok(Answer::Record {
            record: self.table.record(),
        })
    }

    fn fork(&self) -> Open {
        Open {
            table: self.table.fork(),
            seed_is_known: self.seed_is_known,
            heard: self.heard,
        }
    }
}

fn games(only: Option<&str>) -> Result<Answer, EngineError> {
    let games = match only {
        Some(name) => vec![name.parse::<GameId>()?],
        None => GameId::ALL.to_vec(),
    };
    let games = games
        .into_iter()
        .map(|game| Offer::from(catalog::info(game)))
        .collect();
    Ok(Answer::Games {
        protocol: PROTOCOL,
        games,
    })
}

fn heard_by(viewer: Viewer, told: Vec<EventFor>) -> impl Iterator<Item = serde_json::Value> {
    told.into_iter()
        .filter(move |heard| heard.audience.hears(viewer))
        .map(|heard| heard.event)
}

fn numbered(since: u64, events: impl IntoIterator<Item = serde_json::Value>) -> Vec<Numbered> {
    (since.saturating_add(1)..)
        .zip(events)
        .map(|(number, event)| Numbered { number, event })
        .collect()
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}

fn borrowed(pairs: &Pairs) -> Vec<(&str, &str)> {
    pairs
        .iter()
        .map(|(key, value)| (key.as_str(), value.as_str()))
        .collect()
}

/// A seed that nobody knows.
fn fresh() -> Result<Seed, EngineError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(EngineError::NoRandomness)?;
    Ok(Seed(bytes))
}
