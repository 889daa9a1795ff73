//! Yokai Septet for a person at the table: its questions, its actions, its movements.

use ::yokai_septet::{Action, Event, View, YokaiSeptet};
use game_core::Seat;

use super::{Flight, Guide};
use crate::story::Line;

impl Guide for YokaiSeptet {
    const MESSAGES: &'static [&'static str] = &["ask", "act"];
    const WORDS: &'static [&'static str] = &[];

    fn prompt(_view: &View, _seat: Seat) -> Line {
        Line::new("ask")
    }

    fn label(_view: &View, action: &Action) -> Line {
        Line::new("act").with("action", action.to_string())
    }

    fn flights(_event: &Event) -> Vec<Flight> {
        Vec::new()
    }
}
