//! The match: actions, the numbers of choices, how much each viewer has heard.

use catalog::{ActError, AnyMatch, Heard};
use game_core::{Audience, Seat, SeatSet, Viewer};
use protocol::{Choice, GuestId, Refusal};

use crate::table::Table;
use crate::undo::Wish;

/// A match that runs or has ended.
#[derive(Debug)]
pub(crate) struct Play {
    pub game: Box<dyn AnyMatch>,
    /// How many times something was taken back.
    pub era: u32,
    /// How many events each viewer has heard: the seats, then those who watch.
    pub heard: Vec<u32>,
    /// What each seat may do, in order.
    pub choices: Vec<Numbered>,
    /// Seats whose time is up: a bot makes this one decision.
    pub overdue: SeatSet,
    /// Somebody's wish to take an action back.
    pub wish: Option<Wish>,
    /// When the last action was.
    pub last_at: u64,
}

/// The number of a seat's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Numbered {
    /// It rises with every action of the seat, and whenever its list of actions changes or whether
    /// it is waited for.
    pub number: u32,
    /// Differs when those differ.
    pub mark: u64,
    /// When the number last rose.
    pub since: u64,
}

impl Play {
    pub(crate) fn new(game: Box<dyn AnyMatch>, at: u64) -> Play {
        let mut play = Play {
            era: 0,
            heard: vec![0; game.seats() + 1],
            choices: vec![Numbered::default(); game.seats()],
            overdue: SeatSet::EMPTY,
            wish: None,
            last_at: at,
            game,
        };
        play.renumber(at, |_| true);
        play
    }

    /// Carries an action out. Without a listener nothing is put into words.
    pub(crate) fn act(
        &mut self,
        at: u64,
        seat: Seat,
        action: &str,
        listen: bool,
    ) -> Result<Vec<Heard>, ActError> {
        let heard = if listen {
            let heard = self.game.apply(seat, action)?;
            self.count(heard.iter().map(|heard| heard.audience));
            heard
        } else {
            let audiences = self.game.advance(seat, action)?;
            self.count(audiences);
            Vec::new()
        };
        self.last_at = at;
        self.wish = None;
        self.renumber(at, |other| other == seat);
        Ok(heard)
    }

    /// Goes back to when the record had so many actions. Everybody's choice gets a new number, so
    /// that an action sent before answers nothing after.
    pub(crate) fn cut(&mut self, at: u64, actions: usize) -> Result<(), Refusal> {
        // Every action was accepted once, so it is accepted again.
        self.game = self.game.prefix(actions).map_err(|_| Refusal::NothingToUndo)?;
        self.era = self.era.saturating_add(1);
        self.heard = self.game.heard_counts();
        self.last_at = at;
        self.wish = None;
        self.renumber(at, |_| true);
        Ok(())
    }

    fn count(&mut self, audiences: impl IntoIterator<Item = Audience>) {
        for audience in audiences {
            for (viewer, heard) in Viewer::all(self.choices.len()).zip(&mut self.heard) {
                *heard += u32::from(audience.hears(viewer));
            }
        }
    }

    fn renumber(&mut self, at: u64, in_any_case: impl Fn(Seat) -> bool) {
        for (seat, choice) in Seat::all(self.choices.len()).zip(&mut self.choices) {
            let mark = self.game.choice_mark(seat);
            if mark != choice.mark || in_any_case(seat) {
                *choice = Numbered { number: choice.number.saturating_add(1), mark, since: at };
                self.overdue = self.overdue.without(seat);
            }
        }
    }

    /// How many events a viewer has heard.
    pub(crate) fn heard_by(&self, viewer: Option<Seat>) -> u32 {
        let place = viewer.map_or(self.choices.len(), Seat::index);
        self.heard.get(place).copied().unwrap_or_default()
    }

    /// What a seat may do now.
    pub(crate) fn choice(&self, seat: Seat) -> Option<Choice> {
        let actions = self.game.legal(seat);
        let number = self.choices.get(seat.index())?.number;
        let waited = self.game.to_act().contains(seat);
        (!actions.is_empty()).then_some(Choice { number, waited, actions })
    }

    /// Whether the seat has made a choice that it may still change.
    pub(crate) fn is_changeable(&self, seat: Seat) -> bool {
        !self.game.to_act().contains(seat) && !self.game.legal(seat).is_empty()
    }
}

impl Table {
    pub(crate) fn act(
        &mut self,
        at: u64,
        guest: GuestId,
        seat: Seat,
        choice: u32,
        action: &str,
        listen: bool,
    ) -> Result<Vec<Heard>, Refusal> {
        self.playing()?;
        if self.own(guest, seat)?.bot {
            return Err(Refusal::BotPlays { seat });
        }
        let now = self.choice_number(seat);
        let play = self.playing()?;
        if play.choices.get(seat.index()).is_none_or(|known| known.number != choice) {
            return Err(Refusal::StaleChoice { now });
        }
        Ok(play.act(at, seat, action, listen)?)
    }

    /// The number of what the seat may do now.
    pub(crate) fn choice_number(&self, seat: Seat) -> Option<u32> {
        let play = self.play.as_ref()?;
        let number = play.choices.get(seat.index())?.number;
        (!play.game.legal(seat).is_empty()).then_some(number)
    }
}
