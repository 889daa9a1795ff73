//! Taking an action back: at once where it is safe, otherwise where all agree.

use catalog::AnyMatch;
use game_core::{PlayoutRng, Seat};
use protocol::{Command, GuestId, Refusal, UndoInfo};
use serde::{Deserialize, Serialize};

use crate::entry::Entry;
use crate::play::Play;
use crate::table::{Chair, Person, Table};
use crate::version::Version;

/// How many worlds every viewer imagines to find out whether an action showed something.
const WORLDS: u32 = 200;

/// Somebody's wish to take an action back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Wish {
    pub seat: Seat,
    pub guest: GuestId,
    /// How many actions the record then has.
    pub actions: usize,
    /// Who has agreed.
    pub agreed: Vec<GuestId>,
}

/// Whether the last action of a match showed these seats nothing that was hidden from them. The worlds are only
/// imagined; their numbers need not be secret or differ between tables.
fn is_quiet(game: &dyn AnyMatch, seats: &[Seat]) -> bool {
    let mut rng = PlayoutRng::new(game.actions() as u64);
    !game.last_action_shows(seats, WORLDS, &mut rng)
}

impl Table {
    /// Whether the seat's last action can be taken back without asking: it is the last of all, and
    /// it showed nobody anything that was hidden. Where there are only bots to ask, it can be taken back so or not at
    /// all.
    pub(crate) fn may_undo_at_once(&mut self, guest: GuestId, seat: Seat) -> Result<bool, Refusal> {
        let actions = self.undo_to(guest, seat)?;
        let only_bots = self.people_asked(guest).next().is_none();
        let play = self.playing()?;
        // Bots would agree to everything, and what they hold or choose would be known when it comes again.
        if only_bots {
            let offered = play.quiet == Some(seat);
            return offered.then_some(true).ok_or(Refusal::UndoSeen);
        }
        // The worlds are only imagined; their numbers need not be secret or differ between tables.
        let mut rng = PlayoutRng::new(play.game.actions() as u64);
        Ok(actions + 1 == play.game.actions() && !play.game.last_action_reveals(WORLDS, &mut rng))
    }

    /// After an action: whether the only person at the table could still take their last one back, because nothing
    /// that was hidden has been seen since.
    pub(crate) fn note_what_was_seen(&mut self, entry: &Entry) {
        let actor = match entry {
            Entry::Command(said) => match said.command {
                Command::Act { seat, .. } => seat,
                // Something may have been taken back.
                _ => return self.find_what_was_seen(),
            },
            Entry::Bot { seat, .. } => *seat,
            _ => return,
        };
        let own = self.lone_seats();
        let Some(play) = &mut self.play else { return };
        let quiet = if own.contains(&actor) {
            Some(actor)
        } else {
            play.quiet
        };
        play.quiet = quiet.filter(|_| play.game.outcome().is_none() && is_quiet(&*play.game, &own));
    }

    /// The same from the record alone.
    pub(crate) fn find_what_was_seen(&mut self) {
        let own = self.lone_seats();
        let Some(play) = &mut self.play else { return };
        let last = own
            .iter()
            .filter_map(|seat| Some((play.game.last_action_of(*seat)?, *seat)))
            .max();
        play.quiet = last
            .filter(|_| play.game.outcome().is_none())
            .filter(|(first, _)| {
                (*first..play.game.actions()).all(|at| {
                    let then = play.game.prefix(at + 1);
                    then.is_ok_and(|then| is_quiet(&*then, &own))
                })
            })
            .map(|(_, seat)| seat);
    }

    /// The seats of a person who plays with bots alone.
    fn lone_seats(&self) -> Vec<Seat> {
        match self.people().as_slice() {
            [person] => self.seats_of(*person),
            _ => Vec::new(),
        }
    }

    /// How many actions stay when the seat takes its last one back, or why it may not ask.
    fn undo_to(&mut self, guest: GuestId, seat: Seat) -> Result<usize, Refusal> {
        self.playing()?;
        if self.own(guest, seat)?.bot {
            return Err(Refusal::BotPlays { seat });
        }
        let play = self.playing()?;
        // Whether this would be safe depends on whether others changed their minds meanwhile, which
        // nobody may learn; and changing the choice does as well.
        if play.is_changeable(seat) {
            return Err(Refusal::ChangeInstead { seat });
        }
        if play.wish.is_some() {
            return Err(Refusal::UndoOpen);
        }
        play.game
            .last_action_of(seat)
            .ok_or(Refusal::NothingToUndo)
    }

    pub(crate) fn undo(
        &mut self,
        at: u64,
        version: Version,
        guest: GuestId,
        seat: Seat,
        safe: bool,
    ) -> Result<(), Refusal> {
        let actions = self.undo_to(guest, seat)?;
        if !version.stand_ins_agree() {
            self.must_stay_after_hand_overs(guest, actions)?;
        }
        let play = self.playing()?;
        if safe {
            return play.truncate_to(at, actions);
        }
        if play.denied.contains(&guest) {
            return Err(Refusal::UndoDenied);
        }
        if !version.stand_ins_agree() {
            self.must_all_be_themselves(guest)?;
        }
        self.playing()?.wish = Some(Wish {
            seat,
            guest,
            actions,
            agreed: Vec::new(),
        });
        self.grant_if_all_agree(at, version)
    }

    /// Nothing goes back beyond the moment at which a bot began to play for somebody else: what happened
    /// after they had gone was not done to be undone without them.
    fn must_stay_after_hand_overs(
        &mut self,
        guest: GuestId,
        actions: usize,
    ) -> Result<(), Refusal> {
        let others: Vec<Seat> = self
            .people_asked(guest)
            .map(|(seat, _)| seat)
            .collect();
        let handed = &self.playing()?.handed;
        let later = |seat: &Seat| {
            handed
                .get(seat)
                .is_some_and(|handed| *handed > actions)
        };
        let seats: Vec<Seat> = others.into_iter().filter(later).collect();
        if seats.is_empty() {
            Ok(())
        } else {
            Err(Refusal::UndoTooFar { seats })
        }
    }

    /// Bots do not speak for people.
    fn must_all_be_themselves(&self, guest: GuestId) -> Result<(), Refusal> {
        let asked = self.people_asked(guest);
        let seats: Vec<Seat> = asked
            .filter(|(_, person)| person.bot)
            .map(|(seat, _)| seat)
            .collect();
        if seats.is_empty() {
            Ok(())
        } else {
            Err(Refusal::StandInPlays { seats })
        }
    }

    pub(crate) fn answer_undo(
        &mut self,
        at: u64,
        version: Version,
        guest: GuestId,
        agree: bool,
    ) -> Result<(), Refusal> {
        let seated = self.is_seated(guest);
        let play = self.playing()?;
        let wish = play.wish.as_mut().ok_or(Refusal::NoUndoOpen)?;
        if !seated {
            return Err(Refusal::NotSeated);
        }
        if wish.guest == guest || wish.agreed.contains(&guest) {
            return Err(Refusal::AlreadyAnswered);
        }
        if !agree {
            let wisher = wish.guest;
            play.wish = None;
            if !version.may_ask_again() && !play.denied.contains(&wisher) {
                play.denied.push(wisher);
            }
            return Ok(());
        }
        wish.agreed.push(guest);
        self.grant_if_all_agree(at, version)
    }

    /// Bots on seats of their own agree to everything; those that play for somebody, to nothing.
    pub(crate) fn grant_if_all_agree(&mut self, at: u64, version: Version) -> Result<(), Refusal> {
        let Some(wish) = self
            .play
            .as_ref()
            .and_then(|play| play.wish.as_ref())
        else {
            return Ok(());
        };
        let agrees = |person: &Person| {
            wish.agreed.contains(&person.guest) || (person.bot && version.stand_ins_agree())
        };
        if self
            .people_asked(wish.guest)
            .all(|(_, person)| agrees(person))
        {
            let actions = wish.actions;
            self.playing()?.truncate_to(at, actions)?;
        }
        Ok(())
    }

    /// The people whose consent a guest's wish needs, seat by seat.
    fn people_asked(&self, wisher: GuestId) -> impl Iterator<Item = (Seat, &Person)> {
        let people = Seat::all(self.chairs.len()).zip(self.chairs.iter().map(Chair::person));
        let people = people.filter_map(|(seat, person)| Some((seat, person?)));
        people.filter(move |(_, person)| person.guest != wisher)
    }

    pub(crate) fn undo_info(&self, play: &Play) -> Option<UndoInfo> {
        let wish = play.wish.as_ref()?;
        let (agreed, open): (Vec<_>, Vec<_>) = self
            .people_asked(wish.guest)
            .partition(|(_, person)| wish.agreed.contains(&person.guest));
        let seats =
            |people: Vec<(Seat, &Person)>| people.into_iter().map(|(seat, _)| seat).collect();
        Some(UndoInfo {
            seat: wish.seat,
            agreed: seats(agreed),
            open: seats(open),
        })
    }
}
