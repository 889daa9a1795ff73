//! Samurai Spirit: the table changes at once, and cards fly.

use ::samurai_spirit::{SamuraiSpirit, View};

use super::Staged;

impl Staged for SamuraiSpirit {
    type Scene = ();

    fn scene(_view: &View) {}
}
