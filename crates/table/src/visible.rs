//! What everybody may see before and after an input: the difference is what they are told.

use std::collections::BTreeMap;

use catalog::EventFor;
use game_core::{Outcome, Seat, SeatSet};
use protocol::{
    Change, GuestId, MatchSummary, Player, Refusal, ServerMessage, TableInfo, Update, names,
};
use serde_json::Value;

use crate::entry::Entry;
use crate::play::heard_by;
use crate::reaction::{Delivery, Finished, Reaction, Recipient};
use crate::sync::{looks, viewers};
use crate::table::{Chair, Table};
use crate::version::Version;

/// What everybody may see.
#[derive(Debug)]
pub(crate) struct Visible {
    info: TableInfo,
    /// The seats of everybody who is here.
    here: BTreeMap<GuestId, Vec<Seat>>,
    game: Option<VisibleMatch>,
    /// The decisions bots have been asked for.
    asked: Vec<(Seat, u32)>,
}

/// What of it is of the match.
#[derive(Debug)]
struct VisibleMatch {
    number: u32,
    era: u32,
    waits_for: SeatSet,
    /// Seats whose time is up.
    overdue: SeatSet,
    outcome: Option<Outcome>,
    /// The numbers of the seats' choices.
    choices: Vec<u32>,
    heard: Vec<u32>,
    /// The views of those who are here, if an action is about to change them.
    views: BTreeMap<Option<Seat>, Value>,
}

impl Visible {
    pub(crate) fn of(table: &Table) -> Visible {
        let game = table.play.as_ref().map(|play| VisibleMatch {
            number: table.number,
            era: play.era,
            waits_for: play.game.to_act(),
            overdue: play.overdue,
            outcome: play.game.outcome(),
            choices: play
                .choices
                .iter()
                .map(|choice| choice.number)
                .collect(),
            heard: play.heard.clone(),
            views: BTreeMap::new(),
        });
        Visible {
            // Time passes anyway; that alone is not a change.
            info: TableInfo {
                time_left: None,
                ..table.info(0)
            },
            here: table
                .here
                .keys()
                .map(|guest| (*guest, table.seats_of(*guest)))
                .collect(),
            game,
            asked: table.asked(),
        }
    }

    /// With the views, for comparing them after an action.
    fn with_views(table: &Table) -> Visible {
        let mut picture = Visible::of(table);
        if let (Some(play), Some(game)) = (&table.play, &mut picture.game) {
            for viewer in picture
                .here
                .values()
                .flat_map(|seats| viewers(seats))
            {
                game.views
                    .entry(viewer)
                    .or_insert_with(|| play.game.view(looks(viewer)));
            }
        }
        picture
    }

    /// Identifies the match; a client that saw another one needs everything again.
    fn era(&self) -> Option<(u32, u32)> {
        self.game
            .as_ref()
            .map(|game| (game.number, game.era))
    }
}

impl Table {
    /// Carries an entry out and tells everybody what changed for them.
    pub(crate) fn apply_and_diff(&mut self, now: u64, entry: &Entry) -> Result<Reaction, Refusal> {
        // Only an action changes what a viewer sees of a running match; whatever begins, ends or takes back
        // a match is told as a whole.
        let before = if entry.is_action() {
            Visible::with_views(self)
        } else {
            Visible::of(self)
        };
        let heard = self.apply_entry(now, Version::NEWEST, entry, true)?;
        self.note_what_was_seen(entry);
        self.keep_bots();
        Ok(self.reaction(now, &before, &heard, Some(entry)))
    }

    pub(crate) fn reaction(
        &self,
        now: u64,
        before: &Visible,
        heard: &[EventFor],
        entry: Option<&Entry>,
    ) -> Reaction {
        let after = Visible::of(self);
        let new = |asked: &&(Seat, u32)| !before.asked.contains(asked);
        let bot_requests = after
            .asked
            .iter()
            .filter(new)
            .filter_map(|(seat, choice)| self.bot_request(*seat, *choice));
        Reaction {
            entry: entry.map(Entry::text),
            named: entry.and_then(Entry::named),
            bot_requests: bot_requests.collect(),
            told: self.difference(now, before, &after, heard, self.time_up(before, entry)),
            finished: self.finished(now, before),
            done: None,
        }
    }

    /// The seat of a person for whom a bot has decided because their time was up.
    fn time_up(&self, before: &Visible, entry: Option<&Entry>) -> Option<Seat> {
        let Some(Entry::Bot { seat, .. }) = entry else {
            return None;
        };
        let overdue = before.game.as_ref()?.overdue;
        let person = self.chair(*seat).ok()?.person()?;
        (overdue.contains(*seat) && !person.bot).then_some(*seat)
    }

    fn difference(
        &self,
        now: u64,
        before: &Visible,
        after: &Visible,
        heard: &[EventFor],
        time_up: Option<Seat>,
    ) -> Vec<Delivery> {
        let mut told = Vec::new();
        let info = (before.info != after.info).then(|| Box::new(self.info(now)));
        let mut tell_watchers = after.here.values().any(Vec::is_empty);
        for (guest, seats) in &after.here {
            let needs_everything = before.era() != after.era()
                || before
                    .here
                    .get(guest)
                    .is_some_and(|known| known != seats);
            // A guest who has just arrived says `hello` and is answered.
            if needs_everything && before.here.contains_key(guest) {
                let name = self.here.get(guest).map_or("", String::as_str);
                let message = ServerMessage::Sync(Box::new(self.sync_now(*guest, name, now)));
                told.push(Delivery {
                    to: Recipient::Guest(*guest),
                    message,
                });
                continue;
            }
            let to = match seats.is_empty() {
                false => Recipient::Guest(*guest),
                true if core::mem::take(&mut tell_watchers) => Recipient::Watchers,
                true => continue,
            };
            let update = self
                .update(now, before, seats, heard)
                .map(|update| Update { time_up, ..update })
                .map(|update| ServerMessage::Update(Box::new(update)));
            let info = info
                .clone()
                .map(|info| ServerMessage::Info { info });
            told.extend(
                [update, info]
                    .into_iter()
                    .flatten()
                    .map(|message| Delivery { to, message }),
            );
        }
        told
    }

    /// What has changed in the match for somebody with these seats, if anything has.
    fn update(
        &self,
        now: u64,
        before: &Visible,
        seats: &[Seat],
        heard: &[EventFor],
    ) -> Option<Update> {
        let (play, before) = (self.play.as_ref()?, before.game.as_ref()?);
        let waits_for = play.game.to_act();
        let outcome = play.game.outcome();
        let boards: Vec<Change> = viewers(seats)
            .filter_map(|viewer| self.change(before, viewer, heard))
            .collect();
        if boards.is_empty() && waits_for == before.waits_for && outcome == before.outcome {
            return None;
        }
        let time_left = self.time_left(now);
        Some(Update {
            number: self.number,
            era: play.era,
            waits_for,
            outcome,
            time_left,
            time_up: None,
            free_undo: play.has_free_undo(seats),
            boards,
        })
    }

    fn change(
        &self,
        before: &VisibleMatch,
        viewer: Option<Seat>,
        heard: &[EventFor],
    ) -> Option<Change> {
        let play = self.play.as_ref()?;
        let old = before.views.get(&viewer)?;
        let looks = looks(viewer);
        let view = json_patch::diff(old, &play.game.view(looks));
        let own = heard
            .iter()
            .filter(|heard| heard.audience.hears(looks));
        let events: Vec<Value> = own.map(|heard| heard.event.clone()).collect();
        let number = |seat: Seat| {
            play.choices
                .get(seat.index())
                .map(|choice| choice.number)
        };
        let renumbered =
            viewer.filter(|seat| before.choices.get(seat.index()).copied() != number(*seat));
        let choice = renumbered.map(|seat| play.choice(seat));
        if events.is_empty() && view.0.is_empty() && choice.is_none() {
            return None;
        }
        Some(Change {
            viewer,
            from: heard_by(&before.heard, viewer),
            events,
            view,
            choice,
        })
    }

    /// Who plays, seat by seat.
    pub(crate) fn players(&self) -> Vec<Player> {
        Seat::all(self.chairs.len())
            .zip(&self.chairs)
            .map(|(seat, chair)| match chair {
                // Who has no name any more is not to be found by their matches either.
                Chair::Person(person) if person.name == names::ERASED => Player {
                    seat,
                    guest: None,
                    name: names::ERASED.to_owned(),
                    face: None,
                },
                Chair::Person(person) => Player {
                    seat,
                    guest: Some(person.guest),
                    name: names::shown(&person.name, person.mark),
                    face: None,
                },
                Chair::Bot(level) => Player {
                    seat,
                    guest: None,
                    name: level.to_string(),
                    face: Some(self.face(seat)),
                },
                // A match starts with every seat taken.
                Chair::Free => Player {
                    seat,
                    guest: None,
                    name: String::new(),
                    face: None,
                },
            })
            .collect()
    }

    /// The match, if it has just ended.
    fn finished(&self, now: u64, before: &Visible) -> Option<Finished> {
        let play = self.play.as_ref()?;
        let outcome = play.game.outcome()?;
        if before
            .game
            .as_ref()
            .is_some_and(|game| game.outcome.is_some())
        {
            return None;
        }
        let players = self.players();
        let summary = MatchSummary {
            id: self.match_id(),
            game: self.game,
            config: self.config.clone(),
            finished_at: now,
            outcome,
            players,
        };
        let file = self.file()?;
        Some(Finished { summary, file })
    }

    /// The deal and the record of the match for everybody to verify, once it is over.
    pub fn file(&self) -> Option<String> {
        let play = self.play.as_ref()?;
        play.game.outcome()?;
        Some(format!("{}{}", self.deal(), play.game.record()))
    }
}
