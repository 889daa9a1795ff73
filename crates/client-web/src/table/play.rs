//! What the drawing of a game may ask for: what is known, what may be done.

use std::sync::Arc;

use client_core::guide::{Guide, read_view, section};
use client_core::room::BoardModel;
use client_core::rules::why_not;
use client_core::story::Names;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;

use crate::app;

/// A match as its drawing sees it, played or replayed.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    /// What the viewer knows.
    pub board: Memo<Option<Arc<BoardModel>>>,
    /// The names of the seats.
    pub names: Memo<Names>,
    /// Who the match waits for.
    pub waits_for: Memo<SeatSet>,
    /// Carries an action out; in a replay nothing happens.
    pub act: Callback<String>,
    /// An action that waits for a second word, with the question.
    pub asked: RwSignal<Option<(String, String)>>,
    /// Cards that are lifted or marked, by their names; kept when the connection breaks.
    pub lifted: RwSignal<Vec<String>>,
}

impl Play {
    /// The seat that looks.
    pub(crate) fn me(self) -> Option<Seat> {
        self.board
            .read()
            .as_ref()
            .and_then(|board| board.viewer)
    }

    /// Whether the match waits for the viewer.
    pub(crate) fn is_asked(self) -> bool {
        let board = self.board.read();
        board
            .as_ref()
            .and_then(|board| board.choice.as_ref())
            .is_some_and(|choice| choice.waited)
    }

    /// Whether this very action may be done now.
    pub(crate) fn may(self, action: &str) -> bool {
        let board = self.board.read();
        let choice = board
            .as_ref()
            .and_then(|board| board.choice.as_ref());
        choice.is_some_and(|choice| choice.actions.iter().any(|open| open == action))
    }

    /// The view, read as this game's.
    pub(crate) fn view<G: Guide>(self) -> Memo<Option<G::View>> {
        Memo::new(move |_| read_view::<G>(&self.board.read().as_ref()?.view))
    }

    /// The name of a seat.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names
            .read()
            .get(seat)
            .unwrap_or_default()
            .to_owned()
    }

    /// Does it, asks once more if it may be regretted, or says why it cannot be done.
    pub(crate) fn try_to<G: Guide>(self, action: G::Action) {
        let Some(app) = app::here() else { return };
        let Some(view) = self
            .board
            .read_untracked()
            .as_ref()
            .and_then(|board| read_view::<G>(&board.view))
        else {
            return;
        };
        let text = action.to_string();
        if untrack(|| self.may(&text)) {
            match G::risk(&view, &action) {
                Some(question) => {
                    let names = self.names.get_untracked();
                    let question = app
                        .story
                        .read_untracked()
                        .say::<G>(&question, &names);
                    self.asked.set(Some((text, question)));
                }
                None => self.act.run(text),
            }
        } else if let Some(seat) = untrack(|| self.me()) {
            let reason = why_not::<G>(&app.story.read_untracked(), &view, seat, action);
            let Some((rule, reason)) = reason else { return };
            app.rule.set(
                rule.and_then(section)
                    .or(app.rule.get_untracked()),
            );
            app.toast.set(Some(reason));
        }
    }
}
