//! What one viewer is told, worked out from what that viewer may know and nothing else.

use fair_deal::FairDeal;
use game_core::{Outcome, Seat, SeatSet, Viewer};
use protocol::info::{Fairness, SeatInfo};
use protocol::{
    Absence, Board, Change, Choice, GuestId, Key, MatchSync, Pace, Phase, ServerMessage, Sitter,
    Sync, TableCode, TableInfo, Update, VERSION, You, names,
};
use serde_json::Value;

use crate::ledger::Play;

/// A viewer, and the messages it should have got.
pub(crate) struct Eyes {
    viewer: Option<Seat>,
    info: TableInfo,
    number: u32,
    before: Facts,
    pub(crate) told: Vec<String>,
}

/// All that a viewer may know at one time.
struct Facts {
    view: Value,
    heard: usize,
    waits_for: SeatSet,
    outcome: Option<Outcome>,
    /// Its own open actions, and whether it is waited for.
    open: (Vec<String>, bool),
}

impl Facts {
    /// The only place that asks the match, and only as this viewer.
    fn of(play: &Play, viewer: Option<Seat>) -> Facts {
        let waits_for = play.game.to_act();
        Facts {
            view: play.game.view(looks(viewer)),
            heard: play.heard[place(play, viewer)].len(),
            waits_for,
            outcome: play.game.outcome(),
            open: viewer.map_or((Vec::new(), false), |seat| {
                (play.game.legal(seat), waits_for.contains(seat))
            }),
        }
    }

    fn choice(&self, number: u32) -> Option<Choice> {
        let (actions, waited) = self.open.clone();
        (!actions.is_empty()).then_some(Choice {
            number,
            waited,
            actions,
        })
    }
}

impl Eyes {
    /// At the start of a match: the first two people sit, bots have the other seats, the third person watches.
    pub(crate) fn open(
        play: &Play,
        who: usize,
        people: &[(GuestId, String)],
        (code, deal): (TableCode, &FairDeal),
    ) -> Eyes {
        let viewer = (who < 2).then_some(Seat(who as u8));
        let info = info(people, code, deal, play.game.seats());
        let before = Facts::of(play, viewer);
        let (guest, name) = people[who].clone();
        let board = Board {
            viewer,
            from: 0,
            events: Vec::new(),
            view: before.view.clone(),
            choice: before.choice(1),
        };
        let game = MatchSync {
            number: 1,
            era: 0,
            waits_for: before.waits_for,
            outcome: before.outcome,
            free_undo: false,
            boards: vec![board],
        };
        let you = You {
            guest,
            name,
            seats: viewer.into_iter().collect(),
        };
        let sync = Sync {
            protocol: VERSION,
            you,
            info: info.clone(),
            game: Some(game),
        };
        let mut eyes = Eyes {
            viewer,
            info,
            number: 1,
            before,
            told: Vec::new(),
        };
        eyes.tell(&ServerMessage::Sync(Box::new(sync)));
        eyes
    }

    fn tell(&mut self, message: &ServerMessage) {
        self.told
            .push(serde_json::to_string(message).unwrap());
    }

    /// The viewer's own command is answered.
    pub(crate) fn answered(&mut self, key: Key) {
        self.tell(&ServerMessage::Done { key });
    }

    /// Somebody has acted; who counts only if it was the viewer.
    pub(crate) fn see(&mut self, play: &Play, actor: Seat) {
        let after = Facts::of(play, self.viewer);
        let renumbered =
            self.viewer.is_some() && (self.viewer == Some(actor) || after.open != self.before.open);
        self.number += u32::from(renumbered);
        let events = play.heard[place(play, self.viewer)][self.before.heard..].to_vec();
        let view = json_patch::diff(&self.before.view, &after.view);
        let choice = renumbered.then(|| after.choice(self.number));
        let nothing = events.is_empty() && view.0.is_empty() && choice.is_none();
        let change = Change {
            viewer: self.viewer,
            from: self.before.heard as u32,
            events,
            view,
            choice,
        };
        let same =
            (after.waits_for, &after.outcome) == (self.before.waits_for, &self.before.outcome);
        if !(nothing && same) {
            let update = Update {
                number: 1,
                era: 0,
                waits_for: after.waits_for,
                outcome: after.outcome,
                time_up: None,
                free_undo: false,
                time_left: None,
                boards: if nothing { Vec::new() } else { vec![change] },
            };
            self.tell(&ServerMessage::Update(Box::new(update)));
        }
        if after.outcome.is_some() {
            self.info.phase = Phase::Finished;
            let info = Box::new(self.info.clone());
            self.tell(&ServerMessage::Info { info });
        }
        self.before = after;
    }
}

/// Which of the cast a bot is: it follows from the table and the seat.
fn face(code: TableCode, seat: Seat) -> u8 {
    let code: usize = code.as_str().bytes().map(usize::from).sum();
    let step = [1, 5, 7, 11][code % 4];
    ((code / 4 + seat.index() * step) % 12) as u8
}

/// What everybody may know of the table.
fn info(people: &[(GuestId, String)], code: TableCode, deal: &FairDeal, seats: usize) -> TableInfo {
    let sitter = |seat: Seat| match people[..2].get(seat.index()) {
        Some((guest, name)) => Sitter::Guest {
            guest: *guest,
            name: name.clone(),
            mark: 1,
            seal: names::seal_of(*guest),
            ready: true,
            absence: Absence::Here,
        },
        None => Sitter::Bot {
            level: bots::Level::Random,
            face: face(code, seat),
        },
    };
    TableInfo {
        code,
        game: deal.game,
        config: deal.config.clone(),
        pace: Pace::None,
        level: bots::Level::Random,
        listed: false,
        host: Some(people[0].0),
        phase: Phase::Playing,
        number: 1,
        match_id: deal.id,
        deal: Fairness {
            commitment: deal.secret.commitment(deal.id),
            aborted: 0,
            sealed: deal.sealed(),
            shares: vec![Seat(0), Seat(1)],
        },
        seats: Seat::all(seats)
            .map(|seat| SeatInfo {
                seat,
                sitter: sitter(seat),
            })
            .collect(),
        again: Vec::new(),
        talk: false,
        several_seats: deal.game == catalog::GameId::SamuraiSpirit,
        locked: false,
        kicked: Vec::new(),
        watching: 1,
        undo: None,
        time_left: None,
    }
}

fn looks(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::Spectator, Viewer::Seat)
}

fn place(play: &Play, viewer: Option<Seat>) -> usize {
    viewer.map_or(play.game.seats(), Seat::index)
}
