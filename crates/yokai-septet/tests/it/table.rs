//! A table to play at in tests: a position, plays as text, and what everybody heard.

use game_core::{Collected, Fields, Game, Seat, Seed, Viewer};
use yokai_septet::{Config, Deal, Event, State, YokaiSeptet};

/// A match with everything that was told so far.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) told: Collected<Event>,
}

impl Table {
    /// A match from an explicit position, with fields such as `hands=...` between semicolons.
    pub(crate) fn new(config: &str, deal: &str) -> Table {
        let config = Config::from_words(config).unwrap();
        let fields = deal
            .split(';')
            .map(|field| field.trim().split_once('=').unwrap());
        let deal = Deal::from_pairs(fields).unwrap();
        let state = YokaiSeptet::start_from(&config, &deal, Seed::from_number(1)).unwrap();
        Table {
            state,
            told: Collected::new(),
        }
    }

    /// Plays actions such as `0 play wind-a, 1 play wind-2`; what was told before is forgotten.
    pub(crate) fn act(&mut self, actions: &str) -> &mut Table {
        self.told = Collected::new();
        for line in actions.split(',') {
            let (seat, action) = line.trim().split_once(' ').unwrap();
            let action = action
                .parse()
                .unwrap_or_else(|_| panic!("no action: {action}"));
            let answer = YokaiSeptet::apply(
                &mut self.state,
                seat.parse().unwrap(),
                action,
                &mut self.told,
            );
            assert_eq!(answer, Ok(()), "{line}");
        }
        self
    }

    /// Plays cards such as `0 wind-a, 1 wind-2`.
    pub(crate) fn play(&mut self, cards: &str) -> &mut Table {
        let words = cards
            .split(',')
            .map(|play| play.trim().replacen(' ', " play ", 1));
        self.act(&words.collect::<Vec<_>>().join(","))
    }

    /// Why an action is refused; nothing changes.
    pub(crate) fn refusal(&self, seat: u8, action: &str) -> (&'static str, &'static str) {
        let mut state = self.state.clone();
        let action = action.parse().unwrap();
        let illegal =
            YokaiSeptet::apply(&mut state, Seat(seat), action, &mut Collected::new()).unwrap_err();
        assert_eq!(state, self.state, "a refused action changed something");
        (illegal.code(), illegal.rule().map_or("", |rule| rule.0))
    }

    /// What a viewer heard since the last actions began, one event a line.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> String {
        let lines: Vec<String> = self
            .told
            .heard_by(viewer)
            .map(|event| serde_json::to_string(event).unwrap())
            .collect();
        lines.join("\n")
    }

    /// Who took the last trick.
    pub(crate) fn taker(&self) -> u8 {
        let taken = self
            .told
            .0
            .iter()
            .rev()
            .find_map(|(_, event)| match event {
                Event::TrickTaken { seat, .. } => Some(seat.0),
                _ => None,
            });
        taken.unwrap()
    }

    /// How the last round ended: why, who won, the points, the scores.
    pub(crate) fn ended(&self) -> String {
        let ended = self
            .told
            .0
            .iter()
            .rev()
            .find_map(|(_, event)| match event {
                Event::RoundEnded { summary, scores } => {
                    let bosses: Vec<String> = summary
                        .scored
                        .iter()
                        .map(|scored| {
                            let left = scored
                                .left_with
                                .map(|seat| format!(" left with {seat}"))
                                .unwrap_or_default();
                            format!("{} {}{left}", scored.boss, scored.points)
                        })
                        .collect();
                    Some(format!(
                        "{:?}, won by {:?}, {} points ({}), scores {scores:?}",
                        summary.ending,
                        summary.winners,
                        summary.points,
                        bosses.join(", ")
                    ))
                }
                _ => None,
            });
        ended.unwrap_or_else(|| "goes on".to_owned())
    }

    /// The outcome as text.
    pub(crate) fn outcome(&self) -> String {
        YokaiSeptet::outcome(&self.state)
            .map_or_else(|| "none".to_owned(), |outcome| outcome.to_string())
    }
}
