//! What a person sees, and what the rules answer when they try something.

use game_core::{Ruling, Seat};

use super::Then;
use crate::guide::Guide;

/// Whether the person has a choice to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choosing {
    /// There is none: others are to act, or a finished match is only shown.
    #[default]
    No,
    /// It is made, and may still be changed.
    Made,
    /// The match waits for it.
    Asked,
}

/// What a person sees of a match.
#[derive(Debug)]
pub struct Sight<'a, G: Guide> {
    /// All that is known.
    pub view: &'a G::View,
    /// The person's seat; nobody's for those who watch.
    pub seat: Option<Seat>,
    /// Whether something may be chosen now.
    pub choosing: Choosing,
}

impl<G: Guide> Sight<'_, G> {
    /// The seat the match waits for, if it is the person's.
    pub fn asked(&self) -> Option<Seat> {
        self.seat
            .filter(|_| self.choosing == Choosing::Asked)
    }

    /// Whether this very action may be done now.
    pub fn may(&self, action: G::Action) -> bool {
        let chooser = self
            .seat
            .filter(|_| self.choosing != Choosing::No);
        chooser.is_some_and(|seat| G::ruling(self.view, seat, action).is_legal())
    }

    /// Everything that may be done now.
    pub fn options(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.seat
            && self.choosing != Choosing::No
        {
            G::options(self.view, seat, &mut actions);
        }
        actions
    }

    /// Tries an action: it is played, asked about if it may be regretted, or refused as the rules would refuse it.
    pub fn attempt(&self, action: G::Action) -> Then<G> {
        let Some(seat) = self.seat else {
            return Then::Nothing;
        };
        match G::ruling(self.view, seat, action) {
            Ruling::Refused(illegal) => Then::Refuse(illegal, action),
            Ruling::Legal if self.choosing != Choosing::No => match G::risk(self.view, &action) {
                Some(question) => Then::Ask(question, action),
                None => Then::Play(action),
            },
            Ruling::Legal | Ruling::Hidden => Then::Nothing,
        }
    }
}
