//! What a tap at a table means: it lifts, plays, asks first, or is refused. Every answer is a pure function of what
//! the person sees and has selected, so a drawing has nothing to decide.
//!
//! | file | job |
//! |---|---|
//! | `sight` | what a person sees, and what the rules answer to an action |
//! | one for each game | what can be tapped and selected, what a tap does, what the drawing shows of it |

pub mod samurai_spirit;
pub mod samurai_sword;
pub mod samurakva;
mod sight;
pub mod yokai_septet;

use core::fmt::Debug;

use game_core::Illegal;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use sight::{Choosing, Sight};

use crate::guide::Guide;
use crate::stage::Staged;
use crate::story::Line;

/// A game whose table can be tapped. By default nothing can, and every action has a button of its own.
pub trait Taps: Staged {
    /// What a person has lifted, marked or points at. It is kept when the connection breaks or the page is loaded
    /// again, so it must be possible to write it down.
    type Selection: Clone
        + PartialEq
        + Debug
        + Default
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;

    /// What can be tapped.
    type Spot: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// What comes of a tap.
    fn tap(_sight: &Sight<'_, Self>, selection: &Self::Selection, _spot: Self::Spot) -> Tap<Self> {
        Tap {
            selection: selection.clone(),
            then: Then::Nothing,
        }
    }

    /// What is left of a selection when the match has moved on to this view.
    fn kept(_view: &Self::View, selection: &Self::Selection) -> Self::Selection {
        selection.clone()
    }

    /// Whether taps on the table lead to this action, so that it needs no button of its own.
    fn on_table(_action: &Self::Action) -> bool {
        false
    }
}

/// What comes of a tap.
#[derive(Clone, PartialEq, Debug)]
pub struct Tap<G: Taps> {
    /// What is selected afterwards.
    pub selection: G::Selection,
    /// What is done or said beside that.
    pub then: Then<G>,
}

/// What is done or said when a person tries something.
#[derive(Clone, PartialEq, Debug)]
pub enum Then<G: Guide> {
    /// Nothing at all.
    Nothing,
    /// This action is played.
    Play(G::Action),
    /// The question comes first; after a yes, this action is played.
    Ask(Line, G::Action),
    /// The rules forbid this action, and this is why.
    Refuse(Illegal<G::Reason>, G::Action),
    /// It cannot be done for a reason of the table's own.
    Tell(Line),
}

impl<G: Guide> Then<G> {
    /// The action that is played, at once or after a yes.
    pub fn action(&self) -> Option<G::Action> {
        match self {
            Then::Play(action) | Then::Ask(_, action) => Some(*action),
            Then::Nothing | Then::Refuse(..) | Then::Tell(_) => None,
        }
    }
}

#[allow(unused_macros, reason = "every game may have a drawing of its own")]
macro_rules! plain_drawing {
    ($game:ty) => {
        impl Taps for $game {
            type Selection = ();
            type Spot = ();
        }
    };
}
catalog::games_with_plain!(drawing, plain_drawing);
