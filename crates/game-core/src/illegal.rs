//! Why an action is refused: a typed reason that names the rule.

use core::fmt::{self, Debug, Display};

use thiserror::Error;

use crate::seat::Seat;

/// The number of a rule in the game's RULES.md, such as `R4.2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RuleRef(pub &'static str);

impl Display for RuleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A game's own reasons for refusing an action.
pub trait Reason: Copy + Eq + Debug + Display + 'static {
    /// Every reason of this game, so that clients can be tested to explain each.
    const ALL: &'static [Self];

    /// A stable word that clients translate, such as `must_follow`.
    fn code(&self) -> &'static str;

    /// The rule that says so.
    fn rule(&self) -> RuleRef;
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal<R> {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// No such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// This seat has nothing to decide now.
    #[error("seat {0} has nothing to decide now")]
    NotToAct(Seat),
    /// A rule of the game forbids it.
    #[error("{0}")]
    Rule(R),
}

impl<R: Reason> Illegal<R> {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "match_over",
            Illegal::NoSuchSeat(_) => "no_such_seat",
            Illegal::NotToAct(_) => "not_to_act",
            Illegal::Rule(reason) => reason.code(),
        }
    }

    /// The rule that says so, where it is one of the game's rules.
    pub fn rule(&self) -> Option<RuleRef> {
        match self {
            Illegal::Rule(reason) => Some(reason.rule()),
            _ => None,
        }
    }
}
