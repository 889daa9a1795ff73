//! Must pass: the active samurai's action can only be to pass (R8.8).

use crate::state::State;

/// Whether it could be applied: always.
pub(super) fn apply(state: &mut State) -> bool {
    state.board.bans.mustpass = true;
    true
}
