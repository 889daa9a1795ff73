//! What a tap on a samurai means now: he is supported, handed a card, healed, struck, or two taps
//! move something from one to another.

use ::samurai_spirit::effects::samurai::hands_some;
use ::samurai_spirit::{Action, KiaiPart, Samurai, SamuraiBoard, Step};
use client_core::story::Line;
use game_core::Seat;

use super::desk::Desk;
use super::moment::Moment;

/// What a tap does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// This action.
    Act {
        action: Action,
        /// The whole of what it does.
        label: Line,
    },
    /// It marks where something is taken from; a second tap lets go.
    Lift {
        /// How the mark is remembered.
        mark: String,
        /// From whom.
        samurai: Samurai,
        pressed: bool,
    },
}

/// A tap's meaning, and how it is said on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) aim: Aim,
    /// A few words on the board.
    pub(super) word: &'static str,
    /// Whether it may be done; if not, the tap says why.
    pub(super) open: bool,
}

impl Target {
    pub(super) fn act(&self) -> Option<String> {
        match &self.aim {
            Aim::Act { action, .. } => Some(action.to_string()),
            Aim::Lift { .. } => None,
        }
    }

    pub(super) fn lift(&self) -> Option<String> {
        match &self.aim {
            Aim::Lift { mark, .. } => Some(mark.clone()),
            Aim::Act { .. } => None,
        }
    }

    pub(super) fn pressed(&self) -> Option<&'static str> {
        match self.aim {
            Aim::Lift { pressed, .. } => Some(if pressed { "true" } else { "false" }),
            Aim::Act { .. } => None,
        }
    }

    /// The whole of what it does, in words.
    pub(super) fn label(&self, desk: Desk) -> String {
        match &self.aim {
            Aim::Act { label, .. } => desk.say(label),
            Aim::Lift { samurai, .. } => {
                format!("{}: {}", desk.samurai(*samurai), desk.word(self.word))
            }
        }
    }
}

/// Does what the tap means.
pub(super) fn tap(desk: Desk, aim: &Aim) {
    match aim {
        Aim::Act { action, .. } => {
            desk.lift(None);
            desk.act(*action);
        }
        Aim::Lift { pressed: true, .. } => desk.lift(None),
        Aim::Lift { mark, .. } => desk.lift(Some(mark)),
    }
}

/// What a tap on this samurai's board means for me now, if anything.
pub(super) fn target(moment: &Moment<'_>, seat: Seat) -> Option<Target> {
    let me = moment.chooser()?;
    let board = moment.board(seat)?;
    let act = |word: &'static str, action: Action| {
        let aim = Aim::Act {
            action,
            label: moment.label(action),
        };
        Some(Target {
            aim,
            word,
            open: moment.may(action),
        })
    };
    match moment.my_step()? {
        Step::Act if seat != me => act("word-support", Action::Support(seat)),
        Step::Play if may_hand(moment, me) && moment.view.board.neighbours(me).contains(&seat) => {
            act("word-hand", Action::Hand(seat))
        }
        Step::Kiai(_, KiaiPart::Heal) => {
            act("word-heal", Action::Heal(seat)).filter(|target| target.open)
        }
        Step::Kiai(_, KiaiPart::Strike) if board.last.is_some() => {
            act("word-strike", Action::Strike(seat))
        }
        Step::Kiai(_, KiaiPart::Move) => match moment.marked("move-") {
            Some(from) if from != seat => act("word-give", Action::Move { from, to: seat }),
            marked => {
                let open =
                    |action: &Action| matches!(action, Action::Move { from, .. } if *from == seat);
                moment
                    .may_some(open)
                    .then(|| lift(board, seat, "move-", marked.is_some()))
            }
        },
        Step::Kiai(_, KiaiPart::Lend) => match moment.marked("lend-") {
            Some(owner) if owner != seat => act("word-give", Action::Lend { owner, to: seat }),
            marked => {
                let open = |action: &Action| matches!(action, Action::Lend { owner, .. } if *owner == seat);
                moment
                    .may_some(open)
                    .then(|| lift(board, seat, "lend-", marked.is_some()))
            }
        },
        _ => None,
    }
}

fn lift(board: &SamuraiBoard, seat: Seat, kind: &'static str, pressed: bool) -> Target {
    let word = if kind == "move-" {
        "word-take"
    } else {
        "word-token"
    };
    let aim = Aim::Lift {
        mark: format!("{kind}{seat}"),
        samurai: board.samurai,
        pressed,
    };
    Target {
        aim,
        word,
        open: true,
    }
}

/// Whether I have a talent to hand cards on at all; whether it fits this card is said when it is tried.
fn may_hand(moment: &Moment<'_>, me: Seat) -> bool {
    let board = &moment.view.board;
    board.hand.is_some_and(|hand| hand.talents) && hands_some(board.talents(me))
}
