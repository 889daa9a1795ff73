//! An action as the page has it: what a button carries, and what is sent.

use game_core::Game;

/// The text of an action. It is made of an action alone, so nothing else can be sent.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ActText(String);

impl ActText {
    pub(crate) fn of<G: Game>(action: G::Action) -> ActText {
        ActText(action.to_string())
    }

    /// As a command has it.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// The `data-act` of a button that plays this action: lessons and tests find the button by it.
pub(crate) fn data_act<G: Game>(action: G::Action) -> String {
    ActText::of::<G>(action).into_text()
}
