//! Several people around one device: who looks at it now, and the curtain between two of them.

use std::time::Duration;

use client_core::story::Line;
use leptos::prelude::*;
use protocol::{GuestId, Phase, Sitter, TableInfo};

use crate::app::AppContext;
use crate::net::seat::Seated;
use crate::words::say;

/// How long somebody sees what came of their move before the device is handed on.
const LOOK: Duration = Duration::from_millis(900);

/// Who has the device.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    /// Who is connected; nobody named is the device's person.
    pub who: RwSignal<Option<GuestId>>,
    /// Who has said that they look now.
    looks: RwSignal<Option<GuestId>>,
    /// Whether they were told that nothing can be kept.
    pub warned: StoredValue<bool>,
}

impl Around {
    pub(crate) fn new() -> Around {
        Around {
            who: RwSignal::new(None),
            looks: RwSignal::new(None),
            warned: StoredValue::new(false),
        }
    }

    /// To whom the device must be handed before anything is shown; nothing if whoever has it may look.
    pub(crate) fn curtain(
        self,
        seated: Seated,
        info: Memo<Option<TableInfo>>,
    ) -> Memo<Option<(GuestId, String)>> {
        let handed_on = RwSignal::new(false);
        let next = Memo::new(move |_| next(seated, info.read().as_ref()?));
        Effect::new(move || {
            let Some(next) = next.get() else { return };
            let hand_on = move || {
                // It may be somebody else's turn by then, or the table may be gone.
                if seated.me() != Some(next.0) {
                    let _ = handed_on.try_set(true);
                }
            };
            set_timeout(hand_on, LOOK);
        });
        Memo::new(move |_| {
            let me = seated.me_now()?;
            let next = next.get()?;
            let may_look = self.looks.get() == Some(me);
            (!may_look || (next.0 != me && handed_on.get())).then_some(next)
        })
    }

    /// What is shown instead of a table: nothing of anybody's.
    pub(crate) fn view(self, app: AppContext, (guest, name): (GuestId, String)) -> AnyView {
        let shown = name.clone();
        let words = say(move || Line::new("ui-hand-on").with("name", shown.clone()));
        let ready = say(move || Line::new("ui-i-am").with("name", name.clone()));
        let look = move |_| {
            app.hush();
            self.looks.set(Some(guest));
            if self.who.get_untracked() != Some(guest) {
                self.who.set(Some(guest));
            }
        };
        view! {
            <main class="page narrow curtain">
                <h1 role="status">{words}</h1>
                <button class="primary wide" on:click=look>
                    {ready}
                </button>
            </main>
        }
        .into_any()
    }
}

/// Whose turn it is of those who share the device, whoever looks; nothing where there is only one, or no match.
fn next(seated: Seated, info: &TableInfo) -> Option<(GuestId, String)> {
    if !seated.place.is_here() || info.phase != Phase::Playing {
        return None;
    }
    let people: Vec<_> = info
        .seats
        .iter()
        .filter_map(|seat| match &seat.sitter {
            Sitter::Guest { guest, name, .. } => Some((seat.seat, *guest, name.clone())),
            _ => None,
        })
        .collect();
    let me = seated.me_now()?;
    if people.iter().all(|(_, guest, _)| *guest == me) {
        return None;
    }
    let room = seated.room.read();
    let waits = room.game()?.waits_for;
    let waited = people
        .iter()
        .filter(|(seat, ..)| waits.contains(*seat));
    // Whoever has the device goes first, so that it changes hands as seldom as it can.
    let mine = waited.clone().find(|(_, guest, _)| *guest == me);
    let own = people.iter().find(|(_, guest, _)| *guest == me);
    let (_, guest, name) = mine.or(waited.clone().next()).or(own)?;
    Some((*guest, name.clone()))
}
