//! What every match has, whichever game it is: what is known, who is waited for, how an action is sent.

use std::sync::Arc;

use client_core::room::BoardModel;
use client_core::story::Names;
use client_core::tap::Choosing;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;

use crate::table::ActText;
use crate::table::theatre::Theatre;

/// A match, played or replayed.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    /// What the viewer knows.
    pub board: Memo<Option<Arc<BoardModel>>>,
    /// The people in the seats, and which of them looks.
    pub people: Memo<Names>,
    /// What they are called at this table: the same, unless the game has names of its own for its seats.
    pub names: Memo<Names>,
    /// Who the match waits for.
    pub waits_for: Memo<SeatSet>,
    /// Sends an action; in a replay nothing happens.
    pub act: Callback<ActText>,
    /// Whether a lesson answers to every move, so that none is asked about.
    pub taught: bool,
    /// An action that waits for a second word, with the question.
    pub asked: RwSignal<Option<(ActText, String)>>,
    /// Shows what happened, step by step.
    pub theatre: Theatre,
    /// Takes a key for itself and says so, as a replay does; nothing at a table that is played.
    pub keys: Option<Callback<String, bool>>,
}

impl Play {
    /// The seat that looks.
    pub(crate) fn me(self) -> Option<Seat> {
        self.board
            .read()
            .as_ref()
            .and_then(|board| board.viewer)
    }

    /// Who looks, and whether there is something to choose; a replay offers nothing.
    pub(crate) fn chooser(self) -> Memo<(Option<Seat>, Choosing)> {
        Memo::new(move |_| {
            let board = self.board.read();
            let choice = board
                .as_ref()
                .and_then(|board| board.choice.as_ref());
            let choosing = match choice.map(|choice| choice.waited) {
                Some(true) => Choosing::Asked,
                Some(false) => Choosing::Made,
                None => Choosing::No,
            };
            (self.me(), choosing)
        })
    }

    /// What a seat is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        named(&self.names.read(), seat)
    }

    /// The person in a seat.
    pub(crate) fn person(self, seat: Seat) -> String {
        named(&self.people.read(), seat)
    }
}

fn named(names: &Names, seat: Seat) -> String {
    names.get(seat).unwrap_or_default().to_owned()
}
