//! Samurai Sword: the table changes at once, and cards fly.

use ::samurai_sword::{SamuraiSword, View};

use super::Staged;

impl Staged for SamuraiSword {
    type Scene = ();

    fn scene(_view: &View) {}
}
