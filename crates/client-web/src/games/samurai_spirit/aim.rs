//! What a tap on a samurai means now: he is supported, handed a card, healed, struck, or two taps
//! move something from one to another.

use ::samurai_spirit::{Action, KiaiPart, Samurai, SamuraiSpirit, Step};
use game_core::Seat;
use leptos::prelude::*;

use super::desk::{Desk, is_wounded};
use crate::table::Play;

/// What a tap does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// This action.
    Act(Action),
    /// It marks where something is taken from; a second tap lets go.
    Lift {
        /// How the mark is remembered.
        mark: String,
        pressed: bool,
    },
}

/// A tap's meaning, and how it is said on the board.
pub(super) struct Target {
    pub(super) aim: Aim,
    /// A few words on the board.
    pub(super) word: String,
    /// The whole of it.
    pub(super) label: String,
    /// Whether it may be done; if not, the tap says why.
    pub(super) open: bool,
}

impl Target {
    pub(super) fn act(&self) -> Option<String> {
        match &self.aim {
            Aim::Act(action) => Some(action.to_string()),
            Aim::Lift { .. } => None,
        }
    }

    pub(super) fn lift(&self) -> Option<String> {
        match &self.aim {
            Aim::Lift { mark, .. } => Some(mark.clone()),
            Aim::Act(_) => None,
        }
    }

    pub(super) fn pressed(&self) -> Option<&'static str> {
        match self.aim {
            Aim::Lift { pressed, .. } => Some(if pressed { "true" } else { "false" }),
            Aim::Act(_) => None,
        }
    }
}

/// Does what the tap means.
pub(super) fn tap(play: Play, aim: &Aim) {
    match aim {
        Aim::Act(action) => {
            play.lifted.set(Vec::new());
            play.try_to::<SamuraiSpirit>(*action);
        }
        Aim::Lift { pressed: true, .. } => play.lifted.set(Vec::new()),
        Aim::Lift { mark, .. } => play.lifted.set(vec![mark.clone()]),
    }
}

/// What a tap on this samurai's board means for me now, if anything.
pub(super) fn target(desk: &Desk<'_>, seat: Seat) -> Option<Target> {
    let me = desk.chooser?;
    let board = desk.board(seat)?;
    let act = |word: Option<&'static str>, action: Action| {
        let label = desk.label(action);
        let open = desk.play.may(&action.to_string());
        let word = word.map_or_else(|| label.clone(), |word| desk.word(word));
        Some(Target { aim: Aim::Act(action), word, label, open })
    };
    match desk.my_step()? {
        Step::Act if seat != me => act(Some("word-support"), Action::Support(seat)),
        Step::Play if may_hand(desk, me) && is_neighbour(desk, me, seat) => {
            act(Some("word-hand"), Action::Hand(seat))
        }
        Step::Kiai(_, KiaiPart::Heal) if is_wounded(board) => act(None, Action::Heal(seat)),
        Step::Kiai(_, KiaiPart::Strike) if !board.line.is_empty() => act(None, Action::Strike(seat)),
        Step::Kiai(_, KiaiPart::Move) => match marked(desk, "move-") {
            Some(from) if from != seat => act(Some("word-give"), Action::Move { from, to: seat }),
            from => lift(desk, seat, "move-", from.is_some(), !board.line.is_empty() && !board.passed),
        },
        Step::Kiai(_, KiaiPart::Lend) => match marked(desk, "lend-") {
            Some(owner) if owner != seat => act(Some("word-give"), Action::Lend { owner, to: seat }),
            owner => lift(desk, seat, "lend-", owner.is_some(), board.token == seat),
        },
        _ => None,
    }
}

fn lift(desk: &Desk<'_>, seat: Seat, kind: &'static str, pressed: bool, open: bool) -> Option<Target> {
    let word = desk.word(if kind == "move-" { "word-take" } else { "word-token" });
    let label =
        format!("{}: {word}", desk.board(seat).map(|board| desk.samurai(board.samurai)).unwrap_or_default());
    let mark = format!("{kind}{seat}");
    open.then_some(Target { aim: Aim::Lift { mark, pressed }, word, label, open })
}

/// From whom something is taken, if that is marked.
fn marked(desk: &Desk<'_>, kind: &str) -> Option<Seat> {
    let lifted = desk.play.lifted.read();
    lifted.first()?.strip_prefix(kind)?.parse().ok()
}

/// Whether I have a talent to hand cards on at all.
fn may_hand(desk: &Desk<'_>, me: Seat) -> bool {
    let talents = desk.board(me).map(|board| board.talents.as_slice()).unwrap_or_default();
    let hands = talents.iter().any(|talent| matches!(talent, Samurai::Heihachi | Samurai::Daisuke));
    hands && desk.view.hand.is_some_and(|hand| hand.talents)
}

fn is_neighbour(desk: &Desk<'_>, me: Seat, seat: Seat) -> bool {
    let seats = desk.view.boards.len();
    seat == me.left(seats) || seat == me.right(seats)
}
