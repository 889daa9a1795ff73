//! Everything one guest may know: what a client gets that says `hello`.

use game_core::{Seat, Viewer};
use protocol::{
    Absence, Board, Fairness, GuestId, Have, KickedInfo, MatchSync, SeatInfo, Sitter, Sync,
    TableInfo, VERSION, You,
};

use crate::play::Play;
use crate::table::{Chair, Table};

impl Table {
    /// Everything the guest may know; of the events only those that come after what they have.
    pub fn sync(&self, guest: GuestId, name: &str, have: Option<&Have>, now: u64) -> Sync {
        self.sync_from(guest, name, now, |play, viewer| {
            let same = have.filter(|have| have.number == self.number && have.era == play.era);
            let known = same.and_then(|have| {
                have.heard
                    .iter()
                    .find(|(known, _)| *known == viewer)
            });
            // Who claims to have more than there is has something else.
            known
                .map(|(_, count)| *count)
                .filter(|count| *count <= play.heard_by(viewer))
                .unwrap_or_default()
        })
    }

    /// The same for somebody who has heard everything so far.
    pub(crate) fn sync_now(&self, guest: GuestId, name: &str, now: u64) -> Sync {
        self.sync_from(guest, name, now, Play::heard_by)
    }

    fn sync_from(
        &self,
        guest: GuestId,
        name: &str,
        now: u64,
        from: impl Fn(&Play, Option<Seat>) -> u32,
    ) -> Sync {
        let seats = self.seats_of(guest);
        let game = self.play.as_ref().map(|play| MatchSync {
            number: self.number,
            era: play.era,
            waits_for: play.game.to_act(),
            outcome: play.game.outcome(),
            free_undo: play.has_free_undo(&seats),
            boards: viewers(&seats)
                .map(|viewer| play.board(viewer, from(play, viewer)))
                .collect(),
        });
        let you = You {
            guest,
            name: name.to_owned(),
            seats,
        };
        Sync {
            protocol: VERSION,
            you,
            info: self.info(now),
            game,
        }
    }

    /// What everybody at the table may know about it.
    pub fn info(&self, now: u64) -> TableInfo {
        let kicked = self
            .kicked
            .iter()
            .map(|(guest, name)| KickedInfo {
                guest: *guest,
                name: name.clone(),
            });
        TableInfo {
            code: self.code,
            game: self.game,
            config: self.config.clone(),
            pace: self.pace,
            level: self.level,
            listed: self.listed,
            host: Some(self.host),
            phase: self.phase(),
            number: self.number,
            match_id: self.id,
            deal: Fairness {
                commitment: self.commitment,
                aborted: self.aborted,
                sealed: self
                    .sealed
                    .as_ref()
                    .map(|sealed| sealed.deal.clone()),
                shares: self
                    .shares()
                    .into_iter()
                    .map(|(seat, _)| seat)
                    .collect(),
            },
            seats: Seat::all(self.chairs.len())
                .zip(&self.chairs)
                .map(|(seat, chair)| SeatInfo {
                    seat,
                    sitter: self.sitter(seat, chair),
                })
                .collect(),
            again: self.seats_again(),
            talk: self.may_write(),
            several_seats: catalog::info(self.game).several_seats,
            locked: self.locked,
            kicked: kicked.collect(),
            watching: self
                .here
                .keys()
                .filter(|guest| !self.is_seated(**guest))
                .count() as u32,
            undo: self
                .play
                .as_ref()
                .and_then(|play| self.undo_info(play)),
            time_left: self.time_left(now),
        }
    }

    fn sitter(&self, seat: Seat, chair: &Chair) -> Sitter {
        match chair {
            Chair::Free => Sitter::Free,
            Chair::Bot(level) => Sitter::Bot {
                level: *level,
                face: self.face(seat),
            },
            Chair::Person(person) => Sitter::Guest {
                guest: person.guest,
                name: person.name.clone(),
                mark: person.mark.max(1),
                seal: self.seal_of(person.guest),
                ready: person.promise.is_some() || self.play.is_some(),
                absence: match person.bot {
                    true => Absence::BotPlays,
                    false if self.here.contains_key(&person.guest) => Absence::Here,
                    false => Absence::Away,
                },
            },
        }
    }
}

impl Play {
    fn board(&self, viewer: Option<Seat>, from: u32) -> Board {
        let looks = looks(viewer);
        // Nobody needs the record played again who has heard everything.
        let missing = from < self.heard_by(viewer);
        Board {
            viewer,
            from,
            events: if missing {
                self.game.heard(looks, from as usize)
            } else {
                Vec::new()
            },
            view: self.game.view(looks),
            choice: viewer.and_then(|seat| self.choice(seat)),
        }
    }
}

/// The boards of somebody with these seats: one for each, or the public one.
pub(crate) fn viewers(seats: &[Seat]) -> impl Iterator<Item = Option<Seat>> + '_ {
    let public = seats.is_empty().then_some(None);
    seats.iter().copied().map(Some).chain(public)
}

pub(crate) fn looks(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::Spectator, Viewer::Seat)
}
