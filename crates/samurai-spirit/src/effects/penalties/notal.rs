//! No talents: the active samurai has neither his talent nor tokens this turn (R8.10).

use crate::state::State;

/// Whether it could be applied: always.
pub(super) fn apply(state: &mut State) -> bool {
    state.board.bans.notal = true;
    true
}
