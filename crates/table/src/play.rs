//! The match: actions, the numbers of choices, how much each viewer has heard.

use std::collections::BTreeMap;

use bots::{Decision, HostedMatch};
use catalog::{ActError, EventFor};
use game_core::{Audience, Seat, SeatSet, Viewer};
use protocol::{Choice, GuestId, Refusal};

use crate::table::Table;
use crate::undo::Wish;
use crate::version::Version;

/// A match that runs or has ended.
#[derive(Debug)]
pub(crate) struct Play {
    pub game: Box<dyn HostedMatch>,
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
    /// Who was told no since something last happened.
    pub denied: Vec<GuestId>,
    /// The seat whose last action may be taken back at a table whose others are bots: its person has seen nothing since
    /// that was hidden. Not in the log: what is found out is noted with the command.
    pub quiet: Option<Seat>,
    /// How many actions there were when a bot last began to play for a seat's person.
    pub handed: BTreeMap<Seat, usize>,
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

/// What must be known from before an action.
struct Before {
    seat: Seat,
    /// Whether the seat had made a choice that it could still change.
    pending: bool,
    /// Whom the match waited for.
    waited: SeatSet,
}

impl Before {
    fn of(play: &Play, seat: Seat) -> Before {
        Before {
            seat,
            pending: play.is_changeable(seat),
            waited: play.game.to_act(),
        }
    }
}

/// How many events a viewer has heard, of the counts of all: the seats in order, then those who watch.
pub(crate) fn heard_by(counts: &[u32], viewer: Option<Seat>) -> u32 {
    let count = match viewer {
        Some(seat) => counts.get(seat.index()),
        None => counts.last(),
    };
    *count.expect("a match counts for each of its seats and for those who watch")
}

fn audiences(heard: &[EventFor]) -> Vec<Audience> {
    heard.iter().map(|heard| heard.audience).collect()
}

impl Play {
    pub(crate) fn new(game: Box<dyn HostedMatch>, at: u64) -> Play {
        let mut play = Play {
            era: 0,
            heard: vec![0; game.seats() + 1],
            choices: vec![Numbered::default(); game.seats()],
            overdue: SeatSet::EMPTY,
            wish: None,
            denied: Vec::new(),
            quiet: None,
            handed: BTreeMap::new(),
            game,
        };
        play.renumber(at, |_| true);
        play
    }

    /// Carries an action out. Without a listener nothing is put into words.
    pub(crate) fn act(
        &mut self,
        at: u64,
        version: Version,
        seat: Seat,
        action: &str,
        listen: bool,
    ) -> Result<Vec<EventFor>, ActError> {
        let before = Before::of(self, seat);
        if !listen {
            let audiences = self.game.advance(seat, action)?;
            self.acted(at, version, &before, audiences);
            return Ok(Vec::new());
        }
        let heard = self.game.apply(seat, action)?;
        self.acted(at, version, &before, audiences(&heard));
        Ok(heard)
    }

    /// Carries out what a bot in this process decided.
    pub(crate) fn act_as_decided(
        &mut self,
        at: u64,
        version: Version,
        seat: Seat,
        decision: Decision,
    ) -> Result<Vec<EventFor>, ActError> {
        let before = Before::of(self, seat);
        let heard = self.game.apply_decision(seat, decision)?;
        self.acted(at, version, &before, audiences(&heard));
        Ok(heard)
    }

    /// What follows from an action for the numbers of choices, for wishes and for what was heard.
    fn acted(&mut self, at: u64, version: Version, before: &Before, audiences: Vec<Audience>) {
        let seat = before.seat;
        // A changed mind must stay a secret: nothing may follow from it that others see.
        let unmoved = before.pending && before.waited == self.game.to_act();
        let hushed = unmoved && !self.is_heard(seat, &audiences);
        if !hushed || version.hushed_changes_show() {
            self.wish = None;
            self.denied.clear();
        }
        self.count(audiences);
        self.renumber(at, |other| other == seat);
    }

    /// Goes back to when the record had `actions` actions. Everybody's choice gets a new number, so
    /// that an action sent before answers nothing after.
    pub(crate) fn truncate_to(&mut self, at: u64, actions: usize) -> Result<(), Refusal> {
        // Every action was accepted once, so it is accepted again.
        self.game
            .truncate_to(actions)
            .map_err(|_| Refusal::NothingToUndo)?;
        self.era = self.era.saturating_add(1);
        self.heard = self.game.heard_counts();
        self.wish = None;
        self.quiet = None;
        self.denied.clear();
        self.handed
            .values_mut()
            .for_each(|handed| *handed = actions.min(*handed));
        self.renumber(at, |_| true);
        Ok(())
    }

    /// Whether anybody but the seat itself hears something of this.
    fn is_heard(&self, seat: Seat, audiences: &[Audience]) -> bool {
        let mut others =
            Viewer::all(self.choices.len()).filter(|viewer| *viewer != Viewer::Seat(seat));
        others.any(|viewer| {
            audiences
                .iter()
                .any(|audience| audience.hears(viewer))
        })
    }

    /// A bot plays for a seat's person from now on. What a wish asks for lies before that, so it is closed.
    pub(crate) fn hand_over(&mut self, version: Version, seat: Seat) {
        self.handed.insert(seat, self.game.actions());
        if !version.stand_ins_agree() {
            self.wish = None;
        }
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
                *choice = Numbered {
                    number: choice.number.saturating_add(1),
                    mark,
                    since: at,
                };
                self.overdue = self.overdue.without(seat);
            }
        }
    }

    /// How many events a viewer has heard.
    pub(crate) fn heard_by(&self, viewer: Option<Seat>) -> u32 {
        heard_by(&self.heard, viewer)
    }

    /// Whether one of these seats may take its last action back though there are only bots to ask.
    pub(crate) fn has_free_undo(&self, seats: &[Seat]) -> bool {
        self.quiet
            .is_some_and(|seat| seats.contains(&seat))
    }

    /// What a seat may do now.
    pub(crate) fn choice(&self, seat: Seat) -> Option<Choice> {
        let actions = self.game.legal(seat);
        let number = self.choices.get(seat.index())?.number;
        let waited = self.game.to_act().contains(seat);
        (!actions.is_empty()).then_some(Choice {
            number,
            waited,
            actions,
        })
    }

    /// Whether the seat has made a choice that it may still change.
    pub(crate) fn is_changeable(&self, seat: Seat) -> bool {
        !self.game.to_act().contains(seat) && self.game.has_choice(seat)
    }
}

impl Table {
    /// Whether this is what the guest's own seat is asked now.
    pub(crate) fn own_choice(
        &mut self,
        guest: GuestId,
        seat: Seat,
        choice: u32,
    ) -> Result<(), Refusal> {
        self.playing()?;
        if self.own(guest, seat)?.bot {
            return Err(Refusal::BotPlays { seat });
        }
        let now = self.choice_number(seat);
        let play = self.playing()?;
        if play
            .choices
            .get(seat.index())
            .is_none_or(|known| known.number != choice)
        {
            return Err(Refusal::StaleChoice { now });
        }
        Ok(())
    }

    /// The number of what the seat may do now.
    pub(crate) fn choice_number(&self, seat: Seat) -> Option<u32> {
        let play = self.play.as_ref()?;
        let number = play.choices.get(seat.index())?.number;
        play.game.has_choice(seat).then_some(number)
    }
}
