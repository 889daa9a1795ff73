//! A table's log read independently of the server: deals, matches and views are worked out again from it.

use std::collections::BTreeMap;
use std::path::Path;

use catalog::{AnyMatch, GameId};
use fair_deal::{FairDeal, Form, Secret};
use game_core::{Outcome, Seat, SeatSet, Viewer};
use protocol::{Choice, Hex32, Key, MatchId, TableCode};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

use crate::mirror::Mirror;

/// A table as its log tells it.
#[derive(Debug)]
pub(crate) struct Ledger {
    pub(crate) code: TableCode,
    /// The number of the last entry taken in.
    pub(crate) last: i64,
    /// Every command that was carried out, with the number of its entry.
    pub(crate) keys: BTreeMap<Key, i64>,
    /// The files of the matches that ended.
    pub(crate) finished: Vec<(MatchId, String)>,
    pub(crate) play: Option<Play>,
    game: GameId,
    config: String,
    number: u32,
    attempt: u32,
    secret: Secret,
    pub(crate) id: MatchId,
    chairs: Vec<Chair>,
}

/// A match, and what each viewer has heard: the seats, then those who watch.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) heard: Vec<Vec<Value>>,
}

#[derive(Clone, PartialEq, Debug)]
enum Chair {
    Free,
    Bot,
    Person { guest: String, share: Option<Hex32> },
}

/// What a client knew of a match at some time.
#[derive(Debug)]
pub(crate) struct Sighting {
    pub(crate) who: String,
    number: u32,
    waits_for: SeatSet,
    outcome: Option<Outcome>,
    viewer: Option<Seat>,
    events: Vec<Value>,
    /// As text, so that every byte counts.
    view: String,
    choice: Option<Choice>,
    /// The last entry after which the table looked so.
    pub(crate) seen_after: Option<i64>,
    /// The entry that must have been carried out by then.
    pub(crate) not_before: i64,
    /// Whether the client was told nothing after this; then everything acknowledged to it is in it.
    pub(crate) is_last: bool,
}

impl Sighting {
    /// What a client knows now, board by board.
    pub(crate) fn all(mirror: &Mirror, is_last: bool) -> Vec<Sighting> {
        let boards = mirror
            .game
            .iter()
            .flat_map(|game| game.boards.iter().map(move |board| (game, board)));
        let sighting = |(game, board): (&crate::mirror::Game, &crate::mirror::Known)| Sighting {
            who: mirror.you.name.clone(),
            number: game.number,
            waits_for: game.waits_for,
            outcome: game.outcome,
            viewer: board.viewer,
            events: board.events.clone(),
            view: board.view.to_string(),
            choice: board.choice.clone(),
            seen_after: None,
            not_before: 0,
            is_last,
        };
        boards.map(sighting).collect()
    }
}

/// The entries of a log after one, in order. The data are a file, or the address of a database.
pub(crate) async fn entries(data: &Path, code: TableCode, after: i64) -> Vec<(i64, Value)> {
    let place = data.display().to_string();
    let url = if place.starts_with("postgres:") {
        place
    } else {
        format!("sqlite:{place}")
    };
    sqlx::any::install_default_drivers();
    let mut database = AnyConnection::connect(&url).await.unwrap();
    let query = "SELECT number, body FROM entries WHERE code = $1 AND number > $2 ORDER BY number";
    let rows = sqlx::query(query)
        .bind(code.to_string())
        .bind(after)
        .fetch_all(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let entry = |row: &AnyRow| {
        let body: String = row.get(1);
        (row.get(0), serde_json::from_str(&body).unwrap())
    };
    rows.iter().map(entry).collect()
}

impl Ledger {
    /// From the first entry of a log.
    pub(crate) fn new(founded: &Value) -> Ledger {
        assert_eq!(founded["entry"], "founded");
        let game: GameId = parsed(&founded["game"]);
        let settled = catalog::normalize_config(game, founded["config"].as_str().unwrap()).unwrap();
        let mut chairs = vec![Chair::Free; settled.seats];
        chairs[0] = Chair::Person {
            guest: text(&founded["host"]),
            share: None,
        };
        Ledger {
            code: parsed(&founded["code"]),
            last: 1,
            keys: BTreeMap::new(),
            finished: Vec::new(),
            play: None,
            game,
            config: settled.config,
            number: 1,
            attempt: 1,
            secret: secret(&founded["secret"]),
            id: parsed(&founded["id"]),
            chairs,
        }
    }

    /// Takes in what happened since; every sighting is compared with every state on the way.
    pub(crate) async fn read_on(&mut self, data: &Path, sightings: &mut [Sighting]) {
        self.compare(sightings);
        for (number, body) in entries(data, self.code, self.last).await {
            assert_eq!(number, self.last + 1, "no entry is missing");
            self.take(number, &body);
            self.compare(sightings);
        }
        for sighting in sightings {
            let seen = sighting
                .seen_after
                .unwrap_or_else(|| panic!("never so: {sighting:#?}\n{:#?}", self.play));
            assert!(
                seen >= sighting.not_before,
                "after entry {seen}, too early: {sighting:#?}"
            );
        }
    }

    pub(crate) fn take(&mut self, number: i64, body: &Value) {
        self.last = number;
        match body["entry"].as_str().unwrap() {
            "command" => {
                let before = self.keys.insert(parsed(&body["key"]), number);
                assert_eq!(before, None, "done twice: {body}");
                self.command(&text(&body["guest"]), &body["command"], body);
            }
            "bot" => self.act(&body["seat"], &body["action"]),
            "undealt" => self.give_up(&body["secret"]),
            // Names and presence; nobody is gone for long in these tests.
            "arrived" => {}
            other => panic!("not expected in these tests: {other}"),
        }
    }

    fn command(&mut self, guest: &str, command: &Value, body: &Value) {
        let fresh = &body["secret"];
        match command["do"].as_str().unwrap() {
            "sit" => {
                self.chairs[seat(&command["seat"]).index()] = Chair::Person {
                    guest: guest.to_owned(),
                    share: None,
                };
            }
            "fill_with_bots" => {
                self.chairs
                    .iter_mut()
                    .filter(|chair| **chair == Chair::Free)
                    .for_each(|chair| *chair = Chair::Bot);
            }
            // Whoever stops gives a sealed deal up.
            "not_ready" if !fresh.is_null() => self.give_up(fresh),
            "ready" | "not_ready" => {}
            "reveal" => {
                let given: Hex32 = parsed(&command["share"]);
                for chair in &mut self.chairs {
                    if let Chair::Person {
                        guest: sitter,
                        share,
                    } = chair
                        && sitter == guest
                    {
                        *share = Some(given);
                    }
                }
                if self
                    .chairs
                    .iter()
                    .all(|chair| !matches!(chair, Chair::Person { share: None, .. }))
                {
                    self.start();
                }
            }
            "start" => self.ask_again(),
            "act" => self.act(&command["seat"], &command["action"]),
            "rematch" => {
                (self.play, self.number, self.secret) = (None, self.number + 1, secret(fresh));
                (self.id, self.attempt) = (parsed(&body["id"]), 1);
                self.chairs.rotate_right(1);
                self.ask_again();
            }
            other => panic!("not expected in these tests: {other}"),
        }
    }

    fn give_up(&mut self, fresh: &Value) {
        (self.attempt, self.secret) = (self.attempt + 1, secret(fresh));
        self.ask_again();
    }

    fn ask_again(&mut self) {
        for chair in &mut self.chairs {
            if let Chair::Person { share, .. } = chair {
                *share = None;
            }
        }
    }

    pub(crate) fn deal(&self) -> FairDeal {
        let shares = Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .filter_map(|(seat, chair)| match chair {
                Chair::Person { share, .. } => Some((seat, share.unwrap())),
                _ => None,
            });
        let (id, game, config, secret) = (self.id, self.game, self.config.clone(), self.secret);
        let form = Form::Sealed {
            attempt: self.attempt,
        };
        FairDeal {
            form,
            id,
            game,
            config,
            secret,
            shares: shares.collect(),
        }
    }

    fn start(&mut self) {
        let game = catalog::start(self.game, &self.config, self.deal().seed()).unwrap();
        let heard = vec![Vec::new(); game.seats() + 1];
        self.play = Some(Play { game, heard });
    }

    fn act(&mut self, actor: &Value, action: &Value) {
        let play = self.play.as_mut().unwrap();
        let heard = play
            .game
            .apply(seat(actor), action.as_str().unwrap())
            .unwrap();
        for (viewer, events) in Viewer::all(play.game.seats()).zip(&mut play.heard) {
            let own = heard
                .iter()
                .filter(|heard| heard.audience.hears(viewer));
            events.extend(own.map(|heard| heard.event.clone()));
        }
        if play.game.outcome().is_some() {
            let file = format!(
                "{}{}",
                self.deal(),
                self.play.as_ref().unwrap().game.record()
            );
            self.finished.push((self.id, file));
        }
    }

    /// Whether somebody sees the table as it is now. Before a match there is nothing to see.
    pub(crate) fn is_as(&self, sighting: &Sighting) -> bool {
        self.play
            .as_ref()
            .is_none_or(|play| sighting.number == self.number && play.looks_like(sighting))
    }

    fn compare(&self, sightings: &mut [Sighting]) {
        let Some(play) = &self.play else { return };
        for sighting in sightings
            .iter_mut()
            .filter(|sighting| sighting.number == self.number)
        {
            if play.looks_like(sighting) {
                sighting.seen_after = Some(self.last);
            }
        }
    }

    /// Whether somebody has chosen in secret and may still change it, while others have not.
    pub(crate) fn in_mid_choice(&self) -> bool {
        let Some(play) = &self.play else { return false };
        let waited = play.game.to_act();
        let people = Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .filter(|(_, chair)| **chair != Chair::Bot);
        let mut chosen = people
            .filter(|(seat, _)| !waited.contains(*seat) && !play.game.legal(*seat).is_empty());
        !waited.is_empty() && chosen.next().is_some()
    }
}

impl Play {
    fn looks_like(&self, sighting: &Sighting) -> bool {
        let viewer = sighting
            .viewer
            .map_or(Viewer::Spectator, Viewer::Seat);
        let heard = &self.heard[sighting
            .viewer
            .map_or(self.game.seats(), Seat::index)];
        let waited = self.game.to_act();
        let choice = sighting
            .choice
            .as_ref()
            .map(|choice| (choice.waited, choice.actions.clone()));
        let open = sighting
            .viewer
            .map(|seat| (waited.contains(seat), self.game.legal(seat)));
        sighting.events.len() == heard.len()
            && (sighting.waits_for, &sighting.outcome) == (waited, &self.game.outcome())
            && choice == open.filter(|(_, actions)| !actions.is_empty())
            && sighting.events == *heard
            && sighting.view == serde_json::to_string(&self.game.view(viewer)).unwrap()
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn parsed<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap()
}

fn seat(value: &Value) -> Seat {
    parsed(value)
}

fn secret(value: &Value) -> Secret {
    Secret(parsed::<Hex32>(value).0)
}
