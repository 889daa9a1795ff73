//! No defending: the active samurai may lay no card to the left this turn (R8.4).

use crate::state::State;

/// Whether it could be applied: always.
pub(super) fn apply(state: &mut State) -> bool {
    state.board.bans.nodef = true;
    true
}
