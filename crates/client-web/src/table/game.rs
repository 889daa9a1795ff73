//! A match of one game as its drawing sees it: what is known and selected, in the game's own types.

use std::sync::Arc;

use client_core::guide::{Flight, Heard, Unreadable, read_event, read_view};
use client_core::stage::{Beat, Mark};
use client_core::tap::{Choosing, Sight, Tap, Taps, Then};
use game_core::{RuleRef, Seat};
use leptos::prelude::*;
use serde_json::Value;

use crate::app::{self, AppContext};
use crate::games::Known;
use crate::table::stage;
use crate::table::theatre::Act;
use crate::table::{ActText, Fact, Play};

/// A match of one game. Views and events are read once for each message, and an action becomes text when it is sent.
pub(crate) struct Match<G: Taps> {
    /// What is not the game's own.
    pub play: Play,
    pub view: Known<G>,
    /// What the person has lifted, marked or points at.
    pub selection: RwSignal<G::Selection>,
    /// Everything heard, which movements, the log and drawings share.
    pub heard: Fact<Heard<G>>,
    /// What is shown of the table while a script is played; nothing when the view is.
    scene: RwSignal<Option<G::Scene>>,
    /// The same, or what the view makes of that part of the table.
    shown: Fact<G::Scene>,
    /// The events of the beat that is shown: from which to which of all that was heard.
    beat: RwSignal<Option<(usize, usize)>>,
    /// The scene of the last view that was shown, and how much had been heard then.
    settled: StoredValue<Option<(usize, G::Scene)>>,
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
        let app = expect_context::<AppContext>();
        let view = Memo::new(move |_| {
            let board = play.board.read();
            read_view::<G>(&board.as_ref()?.view)
                .inspect_err(|unreadable| tell_unreadable(app, unreadable))
                .ok()
        });
        let names = Memo::new(move |_| match view.read().as_ref() {
            Some(view) => app
                .story
                .read()
                .called::<G>(&play.people.read(), view),
            None => play.people.get(),
        });
        let play = Play { names, ..play };
        // Of what is selected, each new view leaves only what still means something.
        effect(Box::new(move || {
            let view = view.read();
            let Some(view) = view.as_ref() else { return };
            let kept = G::kept(view, &selection.read_untracked());
            if kept != *selection.read_untracked() {
                selection.set(kept);
            }
        }));
        let scene = RwSignal::new(None);
        let shown = Fact::new(move || {
            let staged = scene.get();
            staged.or_else(|| view.read().as_ref().map(G::scene))
        });
        let beat = RwSignal::new(None);
        play.theatre.when_over(Callback::new(move |()| {
            scene.set(None);
            beat.set(None);
        }));
        let game = Match {
            play,
            view,
            selection,
            heard: heard(app, play),
            scene,
            shown,
            beat,
            settled: StoredValue::new(None),
            chooser: play.chooser(),
        };
        // What is still on its way belongs to this table and does not lie over the next page.
        on_cleanup(stage::hurry);
        // The first script leads from what was there when the table was opened.
        effect(Box::new(move || {
            if game.view.read().is_some() && game.settled.with_value(Option::is_none) {
                game.settle();
            }
        }));
        game
    }

    /// What is drawn now of the part of the table that scripts change.
    pub(crate) fn scene(self) -> Option<G::Scene> {
        self.shown.get()
    }

    /// Something of what is drawn now of that part; it is worked out once for each event, whoever asks.
    pub(crate) fn shown<T>(self, shows: impl FnOnce(&G::Scene) -> T) -> Option<T> {
        self.shown.map(shows)
    }

    /// What a script shows now of this part of the table; nothing while the view itself is shown.
    pub(crate) fn staged<T>(self, shows: impl FnOnce(&G::Scene) -> T) -> Option<T> {
        self.scene.read().as_ref().map(shows)
    }

    /// From which to which of all that was heard happens in the beat that is shown.
    pub(crate) fn beat(self) -> Option<(usize, usize)> {
        self.beat.get()
    }

    /// Takes the view as it is for what was shown last, and gives what that was before.
    fn settle(self) -> Option<(usize, G::Scene)> {
        let now = untrack(|| {
            let heard = self.heard.map(Heard::len).unwrap_or_default();
            self.view
                .read()
                .as_ref()
                .map(|view| (heard, G::scene(view)))
        });
        self.settled
            .try_update_value(|settled| std::mem::replace(settled, now))
            .flatten()
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

    /// Shows that this has happened.
    pub(crate) fn show(self, app: AppContext, events: &[Arc<Value>]) {
        // Who plays several seats also hears what is told to a seat that is not looked from now.
        let read = |event: &Arc<Value>| {
            self.heard
                .and_then(|heard| heard.find(event))
                .or_else(|| read_event::<G>(event).ok().map(Arc::new))
        };
        let heard = untrack(|| self.heard.map(Heard::len).unwrap_or_default());
        let read: Vec<Arc<G::Event>> = untrack(|| events.iter().filter_map(read).collect());
        let read: Vec<&G::Event> = read.iter().map(Arc::as_ref).collect();
        let before = self
            .settle()
            .filter(|(before, _)| before + events.len() == heard);
        let now = self.settled.get_value();
        let acts = match before.zip(now) {
            Some(((before, scene), (_, now))) => self.acts(before, G::script(&scene, &read, &now)),
            // Something was missed meanwhile: there is no scene to begin with.
            None => Vec::new(),
        };
        self.play.theatre.add(app, acts);
    }

    /// A script ready to be shown; `before` events were told before it.
    fn acts(self, before: usize, script: Vec<Beat<G>>) -> Vec<Act> {
        let mut told = before;
        let mut acts = Vec::with_capacity(script.len());
        for beat in script {
            let from = told;
            told += beat.events;
            acts.push(self.act_of(beat, (from, told)));
        }
        acts
    }

    fn act_of(self, beat: Beat<G>, told: (usize, usize)) -> Act {
        let scene = beat.scene;
        Act {
            scene: Box::new(move || {
                self.scene.set(Some(scene));
                self.beat.set(Some(told));
            }),
            flights: beat
                .flights
                .iter()
                .map(Flight::in_words)
                .collect(),
            sounds: beat.sounds,
            marks: beat.marks.iter().map(Mark::in_words).collect(),
            pause: beat.pause,
            lasts: beat.lasts,
            held: beat.held,
        }
    }

    /// Does what a tap means.
    pub(crate) fn tap(self, spot: G::Spot) {
        self.act(Tried::Spot(spot));
    }

    /// Does what a button stands for.
    pub(crate) fn attempt(self, action: G::Action) {
        self.act(Tried::Action(action));
    }

    fn act(self, tried: Tried<G>) {
        let Some(app) = app::here() else { return };
        // Whoever acts has seen enough.
        self.play.theatre.end_all();
        let before = self.selection.get_untracked();
        let Some((selection, answer)) = self.decide(app, &before, tried) else {
            return;
        };
        // By now nothing of the match is held any more, so whatever follows may look at it.
        if selection != before {
            self.selection.set(selection);
        }
        answer.follow(app, self.play);
    }

    fn decide(
        self,
        app: AppContext,
        before: &G::Selection,
        tried: Tried<G>,
    ) -> Option<(G::Selection, Answer)> {
        let view = self.view.read_untracked();
        let view = view.as_ref()?;
        let sight = untrack(|| self.sight(view));
        let Tap { selection, then } = match tried {
            Tried::Spot(spot) => G::tap(&sight, before, spot),
            Tried::Action(action) => Tap {
                selection: before.clone(),
                then: sight.attempt(action),
            },
        };
        let story = app.story.get_untracked();
        let names = self.play.names.get_untracked();
        let answer = match then {
            Then::Nothing => Answer::Nothing,
            Then::Play(action) => Answer::Play(ActText::of::<G>(action)),
            Then::Ask(_, action) if self.play.taught => Answer::Play(ActText::of::<G>(action)),
            Then::Ask(question, action) => {
                Answer::Ask(ActText::of::<G>(action), story.say::<G>(&question, &names))
            }
            Then::Refuse(illegal, tried) => Answer::Refuse {
                rule: illegal.rule(),
                why: story.refusal_seen::<G>(&illegal, &tried, view, &names),
            },
            Then::Tell(line) => Answer::Tell(story.say::<G>(&line, &names)),
        };
        Some((selection, answer))
    }
}

/// What a person tries.
#[derive(Clone, Copy)]
enum Tried<G: Taps> {
    /// A tap on the table.
    Spot(G::Spot),
    /// A button of its own.
    Action(G::Action),
}

/// What comes of a tap; what is done with it is the same for every game.
enum Answer {
    Nothing,
    Play(ActText),
    /// The action, and the question that comes first.
    Ask(ActText, String),
    Refuse {
        /// The rule that says so.
        rule: Option<RuleRef>,
        why: String,
    },
    Tell(String),
}

impl Answer {
    fn follow(self, app: AppContext, play: Play) {
        match self {
            Answer::Nothing => {}
            Answer::Play(action) => play.act.run(action),
            Answer::Ask(action, question) => play.asked.set(Some((action, question))),
            Answer::Refuse { rule, why } => app.refuse(why, rule),
            Answer::Tell(text) => app.tell(text),
        }
    }
}

/// An effect, with its code in the program once and not for every game.
pub(crate) fn effect(run: Box<dyn Fn()>) {
    Effect::new(run);
}

fn heard<G: Taps>(app: AppContext, play: Play) -> Fact<Heard<G>> {
    Fact::after(move |before: Option<&Heard<G>>| {
        let board = play.board.read();
        let events = board
            .as_ref()
            .map(|board| board.events.as_slice())
            .unwrap_or_default();
        let heard = match before {
            Some(before) => before.then(events),
            None => Heard::default().then(events),
        };
        if let Some(unreadable) = heard.unreadable() {
            tell_unreadable(app, unreadable);
        }
        Some(heard)
    })
}

/// What came is of another release: the table cannot be shown as it is, and the person is told why.
fn tell_unreadable(app: AppContext, unreadable: &Unreadable) {
    leptos::logging::error!("{unreadable}");
    app.warn(app.story.get_untracked().error(Unreadable::CODE));
}
