//! A table at which a test sits: an explicit position, actions as text, and what was heard.

use game_core::{Collected, Fields, Game, Seat, Seed, Viewer};
use samurakva::{Action, Config, Deal, Event, Samurakva, State};

/// A match in play.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    told: Collected<Event>,
}

/// A match dealt by chance.
pub(crate) fn dealt(config: &str, seed: u64) -> Table {
    let config = Config::from_words(config).unwrap();
    Table {
        state: Samurakva::start(&config, Seed::from_number(seed)),
        told: Collected::new(),
    }
}

/// A match from a position: one `key=value` a line.
pub(crate) fn table(config: &str, deal: &str) -> Table {
    let config = Config::from_words(config).unwrap();
    let deal = Deal::from_pairs(
        deal.lines()
            .filter_map(|line| line.trim().split_once('=')),
    )
    .unwrap();
    let state = Samurakva::start_from(&config, &deal, Seed::from_number(1)).unwrap();
    Table {
        state,
        told: Collected::new(),
    }
}

/// What is wrong with a position.
pub(crate) fn wrong(config: &str, deal: &str) -> String {
    let config = Config::from_words(config).unwrap();
    let deal = Deal::from_pairs(
        deal.lines()
            .filter_map(|line| line.trim().split_once('=')),
    );
    deal.and_then(|deal| Samurakva::start_from(&config, &deal, Seed::from_number(1)))
        .unwrap_err()
        .to_string()
}

impl Table {
    /// Plays `seat action, seat action`; what is told from here on is remembered.
    pub(crate) fn play(mut self, actions: &str) -> Table {
        self.told.0.clear();
        for line in actions
            .split(',')
            .map(str::trim)
            .filter(|line| !line.is_empty())
        {
            let (seat, action) = line.split_once(' ').unwrap();
            let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
            if let Err(illegal) = Samurakva::apply(&mut self.state, seat, action, &mut self.told) {
                panic!("`{line}`: {illegal}");
            }
        }
        self
    }

    /// Plays on, each seat its first listed action that `wanted` likes, until `done`.
    pub(crate) fn play_on(
        mut self,
        wanted: impl Fn(&Action) -> bool,
        done: impl Fn(&State) -> bool,
    ) -> Table {
        let mut list = Vec::new();
        while !done(&self.state) {
            let seat = self.state.board().to_act().first().unwrap();
            list.clear();
            Samurakva::legal(&self.state, seat, &mut list);
            let action = list
                .iter()
                .copied()
                .find(&wanted)
                .unwrap_or(list[0]);
            Samurakva::apply(&mut self.state, seat, action, &mut self.told).unwrap();
        }
        self
    }

    /// What this viewer heard, a line for each event.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> String {
        let lines = self
            .told
            .heard_by(viewer)
            .map(|event| serde_json::to_string(event).unwrap());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// What a spectator heard, without the announcements of choosing and revealing.
    pub(crate) fn heard(&self) -> String {
        let heard = self.heard_by(Viewer::Spectator);
        let story = heard
            .lines()
            .filter(|line| !line.starts_with("{\"chose") && !line.starts_with("{\"revealed"));
        story.collect::<Vec<_>>().join("\n")
    }

    /// The code and the rule with which `seat action` is refused.
    pub(crate) fn refused(&self, line: &str) -> (&'static str, &'static str) {
        let (seat, action) = line.split_once(' ').unwrap();
        let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
        let (mut state, mut told) = (self.state.clone(), Collected::new());
        let illegal = Samurakva::apply(&mut state, seat, action, &mut told).unwrap_err();
        assert_eq!(
            (&state, told.0.len()),
            (&self.state, 0),
            "a refusal changes nothing"
        );
        (illegal.code(), illegal.rule().map_or("", |rule| rule.0))
    }

    /// The options of a seat.
    pub(crate) fn options(&self, seat: u8) -> String {
        let mut list = Vec::new();
        Samurakva::legal(&self.state, Seat(seat), &mut list);
        list.iter()
            .map(Action::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The rows as `1 2/3`, marked with `p` for a paw and `k` for a katana.
    pub(crate) fn rows(&self) -> String {
        let view = Samurakva::view(&self.state, Viewer::Spectator);
        let rows = view.board().rows();
        let rows = rows.lying().iter().map(|row| {
            let mut words: Vec<String> = rows
                .row(row)
                .cards()
                .map(|card| card.to_string())
                .collect();
            words.extend(rows.paws().contains(row).then(|| "p".to_owned()));
            words.extend(
                rows.katanas()
                    .contains(row)
                    .then(|| "k".to_owned()),
            );
            words.join(" ")
        });
        rows.collect::<Vec<_>>().join("/")
    }

    /// The totals.
    pub(crate) fn totals(&self) -> Vec<i16> {
        self.state.board().totals().to_vec()
    }

    /// The discarded artifacts of a spectator's view.
    pub(crate) fn discarded(&self, kind: samurakva::Artifact) -> usize {
        self.state.board().discards().count(kind)
    }
}
