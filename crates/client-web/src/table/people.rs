//! The faces at a table: everybody's seal, wherever a name stands.

use client_core::story::Story;
use game_core::{Seat, SeatSet};
use leptos::prelude::*;
use protocol::{Player, Sitter, TableInfo, names};
use roster::Level;

use crate::app::AppContext;
use crate::art::seals;

/// Who has a seat, as far as a picture of them goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    /// A person with a seal.
    Person(u8),
    /// One of the cast.
    Bot(Level, u8),
}

impl Face {
    /// The face of whoever sits there.
    pub(crate) fn of(sitter: &Sitter) -> Option<Face> {
        match sitter {
            Sitter::Free => None,
            Sitter::Guest { seal, .. } => Some(Face::Person(*seal)),
            Sitter::Bot { level, face } => Some(Face::Bot(*level, *face)),
        }
    }

    /// The face of somebody in a match that is over.
    pub(crate) fn of_player(player: &Player) -> Option<Face> {
        match (player.guest, player.face) {
            (Some(guest), _) => Some(Face::Person(names::seal_of(guest))),
            (None, Some(face)) => Some(Face::Bot(player.name.parse().ok()?, face)),
            (None, None) => None,
        }
    }

    /// The picture. Who hears the page hears that a bot is one; who asks is told how it plays.
    pub(crate) fn view(self, story: &Story) -> AnyView {
        match self {
            Face::Person(seal) => seals::person(seal),
            Face::Bot(level, face) => {
                let word = story.say_common(&client_core::story::Line::new("bot-word"));
                view! {
                    <span
                        class="bot-seal"
                        role="img"
                        aria-label=word
                        data-about=story.bot_about(level, face)
                    >
                        {seals::bot(face)}
                    </span>
                }
                .into_any()
            }
        }
    }
}

/// The faces of a table, seat by seat.
#[derive(Clone, Copy)]
struct Faces(Memo<Vec<Option<Face>>>);

/// The table below shows these faces.
pub(crate) fn provide_faces(info: Memo<Option<TableInfo>>) {
    provide_context(Faces(Memo::new(move |_| {
        let info = info.read();
        let seats = info.iter().flat_map(|info| &info.seats);
        seats.map(|seat| Face::of(&seat.sitter)).collect()
    })));
}

/// The same for a match that is over.
pub(crate) fn provide_faces_of(players: &[Player]) {
    let faces: Vec<Option<Face>> = players.iter().map(Face::of_player).collect();
    provide_context(Faces(Memo::new(move |_| faces.clone())));
}

/// The seal of a seat, if anybody has it.
pub(crate) fn face(seat: Seat) -> Option<AnyView> {
    let app = expect_context::<AppContext>();
    let Faces(faces) = use_context()?;
    let face = faces
        .read()
        .get(seat.index())
        .copied()
        .flatten()?;
    Some(face.view(&app.story.read()))
}

/// The seals of several seats, side by side.
pub(crate) fn faces(seats: SeatSet) -> AnyView {
    seats
        .iter()
        .filter_map(face)
        .collect_view()
        .into_any()
}
