//! Taking an action back: at once where it is safe, otherwise where all agree.

use game_core::{PlayoutRng, Seat};
use protocol::{GuestId, Refusal, UndoInfo};
use serde::{Deserialize, Serialize};

use crate::play::Play;
use crate::table::{Chair, Table};

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

impl Table {
    /// Whether the seat's last action can be taken back without asking: it is the last of all, and
    /// it showed nobody anything that was hidden.
    pub(crate) fn may_undo_at_once(&mut self, guest: GuestId, seat: Seat) -> Result<bool, Refusal> {
        let actions = self.undo_to(guest, seat)?;
        let play = self.playing()?;
        // The worlds are only imagined; their numbers need not be secret or differ between tables.
        let mut rng = PlayoutRng::new(play.game.actions() as u64);
        Ok(actions + 1 == play.game.actions() && !play.game.last_action_reveals(WORLDS, &mut rng))
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
        play.game.last_action_of(seat).ok_or(Refusal::NothingToUndo)
    }

    pub(crate) fn undo(&mut self, at: u64, guest: GuestId, seat: Seat, safe: bool) -> Result<(), Refusal> {
        let actions = self.undo_to(guest, seat)?;
        let play = self.playing()?;
        if safe {
            return play.cut(at, actions);
        }
        play.wish = Some(Wish { seat, guest, actions, agreed: Vec::new() });
        self.grant_if_all_agree(at)
    }

    pub(crate) fn answer_undo(&mut self, at: u64, guest: GuestId, agree: bool) -> Result<(), Refusal> {
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
            play.wish = None;
            return Ok(());
        }
        wish.agreed.push(guest);
        self.grant_if_all_agree(at)
    }

    /// Bots agree to everything, also those that play for somebody.
    pub(crate) fn grant_if_all_agree(&mut self, at: u64) -> Result<(), Refusal> {
        let Some(wish) = self.play.as_ref().and_then(|play| play.wish.as_ref()) else { return Ok(()) };
        if self.people_asked(wish).all(|(_, guest)| wish.agreed.contains(&guest)) {
            let actions = wish.actions;
            self.playing()?.cut(at, actions)?;
        }
        Ok(())
    }

    /// The people whose consent a wish needs, seat by seat.
    fn people_asked<'a>(&'a self, wish: &'a Wish) -> impl Iterator<Item = (Seat, GuestId)> + 'a {
        let people = Seat::all(self.chairs.len()).zip(self.chairs.iter().map(Chair::person));
        let asked =
            people.filter_map(|(seat, person)| Some((seat, person.filter(|person| !person.bot)?.guest)));
        asked.filter(|(_, guest)| *guest != wish.guest)
    }

    pub(crate) fn undo_info(&self, play: &Play) -> Option<UndoInfo> {
        let wish = play.wish.as_ref()?;
        let (agreed, open): (Vec<_>, Vec<_>) =
            self.people_asked(wish).partition(|(_, guest)| wish.agreed.contains(guest));
        let seats = |people: Vec<(Seat, GuestId)>| people.into_iter().map(|(seat, _)| seat).collect();
        Some(UndoInfo { seat: wish.seat, agreed: seats(agreed), open: seats(open) })
    }
}
