//! The commonest refusals with what the player sees. Each is a pure function of the reason, of what was tried and of
//! the view; what it does not explain is told by the rule alone.

pub(super) mod samurai_spirit;
pub(super) mod samurai_sword;
pub(super) mod samurakva;
pub(super) mod yokai_septet;
