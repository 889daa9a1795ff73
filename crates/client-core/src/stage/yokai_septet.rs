//! Yokai Septet: the table changes at once, and cards fly.

use ::yokai_septet::{View, YokaiSeptet};

use super::Staged;

impl Staged for YokaiSeptet {
    type Scene = ();

    fn scene(_view: &View) {}
}
