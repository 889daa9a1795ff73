//! A match of one game as its drawing sees it: what is known and selected, in the game's own types.

use std::sync::Arc;

use client_core::guide::{Flight, Heard, Sound, read_event, read_view, section};
use client_core::story::Line;
use client_core::tap::{Choosing, Sight, Tap, Taps, Then};
use game_core::{Illegal, Seat};
use leptos::prelude::*;
use serde_json::Value;

use crate::app::{self, App_};
use crate::games::Known;
use crate::table::Play;

/// A match of one game. Views and events are read once for each message, and an action becomes text when it is sent.
pub(crate) struct Match<G: Taps> {
    /// What is not the game's own.
    pub play: Play,
    pub view: Known<G>,
    /// What the person has lifted, marked or points at.
    pub selection: RwSignal<G::Selection>,
    /// Everything heard, which movements, the log and drawings share.
    pub heard: Memo<Heard<G>>,
    chooser: Memo<(Option<Seat>, Choosing)>,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for selections that can be copied"
)]
impl<G: Taps> Clone for Match<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taps> Copy for Match<G> {}

impl<G: Taps> Match<G> {
    pub(crate) fn new(play: Play, selection: RwSignal<G::Selection>) -> Match<G> {
        let view = Memo::new(move |_| read_view::<G>(&play.board.read().as_ref()?.view));
        // Of what is selected, each new view leaves only what still means something.
        Effect::new(move || {
            let view = view.read();
            let Some(view) = view.as_ref() else { return };
            let kept = G::kept(view, &selection.read_untracked());
            if kept != *selection.read_untracked() {
                selection.set(kept);
            }
        });
        Match {
            play,
            view,
            selection,
            heard: heard(play),
            chooser: play.chooser(),
        }
    }

    /// What the person sees; the view is the one of this match.
    pub(crate) fn sight(self, view: &G::View) -> Sight<'_, G> {
        let (seat, choosing) = self.chooser.get();
        Sight {
            view,
            seat,
            choosing,
        }
    }

    /// What moves and what is heard when this happens; of each sound one.
    pub(crate) fn shown(self, events: &[Arc<Value>]) -> (Vec<Flight<String>>, Vec<Sound>) {
        let heard = self.heard.read_untracked();
        // Who plays several seats also hears what is told to a seat that is not looked from now.
        let read = |event: &Arc<Value>| {
            heard
                .find(event)
                .or_else(|| read_event::<G>(event).map(Arc::new))
        };
        let events: Vec<Arc<G::Event>> = events.iter().filter_map(read).collect();
        let mut sounds = Vec::new();
        for sound in events.iter().filter_map(|event| G::sound(event)) {
            if !sounds.contains(&sound) {
                sounds.push(sound);
            }
        }
        let flights = events
            .iter()
            .flat_map(|event| G::flights(event))
            .map(|flight| flight.in_words());
        (flights.collect(), sounds)
    }

    /// Does what a tap means.
    pub(crate) fn tap(self, spot: G::Spot) {
        self.act(|sight, selection| G::tap(sight, selection, spot));
    }

    /// Does what a button stands for.
    pub(crate) fn attempt(self, action: G::Action) {
        self.act(|sight, selection| Tap {
            selection: selection.clone(),
            then: sight.attempt(action),
        });
    }

    fn act(self, tap: impl FnOnce(&Sight<'_, G>, &G::Selection) -> Tap<G>) {
        let view = self.view.read_untracked();
        let Some(view) = view.as_ref() else { return };
        let before = self.selection.get_untracked();
        let Tap { selection, then } = tap(&untrack(|| self.sight(view)), &before);
        if selection != before {
            self.selection.set(selection);
        }
        self.carry_out(view, then);
    }

    fn carry_out(self, view: &G::View, then: Then<G>) {
        let Some(app) = app::here() else { return };
        match then {
            Then::Nothing => {}
            Then::Play(action) => self.play.act.run(action.to_string()),
            Then::Ask(question, action) => {
                let question = self.say(app, &question);
                self.play
                    .asked
                    .set(Some((action.to_string(), question)));
            }
            Then::Refuse(illegal) => refuse::<G>(app, view, &illegal),
            Then::Tell(line) => app.tell(self.say(app, &line)),
        }
    }

    fn say(self, app: App_, line: &Line) -> String {
        let names = self.play.names.get_untracked();
        app.story.read_untracked().say::<G>(line, &names)
    }
}

fn heard<G: Taps>(play: Play) -> Memo<Heard<G>> {
    let hear = move |before: Option<&Heard<G>>| {
        let board = play.board.read();
        let events = board
            .as_ref()
            .map(|board| board.events.as_slice())
            .unwrap_or_default();
        match before {
            Some(before) => before.then(events),
            None => Heard::default().then(events),
        }
    };
    Memo::new_with_compare(hear, |before, now| {
        let both = before.zip(now);
        both.is_none_or(|(before, now)| !before.is_same(now))
    })
}

/// Says why not; the rules open at the section that says so.
fn refuse<G: Taps>(app: App_, view: &G::View, illegal: &Illegal<G::Reason>) {
    let said = app
        .story
        .read_untracked()
        .refusal_seen::<G>(illegal, view);
    let at = illegal.rule().and_then(section);
    app.rule.set(at.or(app.rule.get_untracked()));
    app.toast.set(Some(said));
}
