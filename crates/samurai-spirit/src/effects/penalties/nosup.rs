//! No support: the active samurai may not support this turn; tokens he holds work on (R8.5).

use crate::state::State;

/// Whether it could be applied: always.
pub(super) fn apply(state: &mut State) -> bool {
    state.board.bans.nosup = true;
    true
}
