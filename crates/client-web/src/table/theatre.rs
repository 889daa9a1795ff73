//! Plays the scripts of what happened, beat by beat. It knows no game, so that it is in the program only once.

use std::collections::VecDeque;
use std::time::Duration;

use client_core::guide::{Flight, Sound};
use client_core::stage::{Mark, Pause, shorten};
use leptos::prelude::*;

use crate::app::AppContext;
use crate::prefs::{self, Pace};
use crate::table::{marks, sound, stage};

/// One beat, ready to be shown.
pub(crate) struct Act {
    /// Changes the scene.
    pub scene: Box<dyn FnOnce() + Send + Sync>,
    pub flights: Vec<Flight<String>>,
    pub sounds: Vec<Sound>,
    pub marks: Vec<Mark<String>>,
    /// Where the person may want to stop before it.
    pub pause: Option<Pause>,
    /// How long it is seen, in milliseconds at the normal pace.
    pub lasts: u32,
    /// Whether it is held to be looked at.
    pub held: bool,
}

/// What waits to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Theatre {
    acts: StoredValue<VecDeque<Act>>,
    /// Shows the table as it is.
    close: StoredValue<Option<Callback<()>>>,
    /// The timer of an earlier script must not go on with a later one.
    script: StoredValue<u32>,
    /// Whether something of others was seen since the person last went on.
    seen: StoredValue<bool>,
    /// Whether the table waits for the person between turns; without, it does not even wait between rounds.
    waits: Option<Signal<bool>>,
    plays: RwSignal<bool>,
    /// Where it has stopped until the person goes on.
    stopped: RwSignal<Option<Pause>>,
}

impl Theatre {
    /// At a match: the table stops after a round, and between turns if it is to wait.
    pub(crate) fn new(waits: Signal<bool>) -> Theatre {
        Theatre {
            waits: Some(waits),
            ..Theatre::unstopped()
        }
    }

    /// Where something else says when to go on.
    pub(crate) fn unstopped() -> Theatre {
        Theatre {
            acts: StoredValue::new(VecDeque::new()),
            close: StoredValue::new(None),
            script: StoredValue::new(0),
            seen: StoredValue::new(false),
            waits: None,
            plays: RwSignal::new(false),
            stopped: RwSignal::new(None),
        }
    }

    /// Says how the table as it is comes back when a script is over.
    pub(crate) fn when_over(self, close: Callback<()>) {
        self.close.set_value(Some(close));
    }

    /// Whether something is being shown.
    pub(crate) fn plays(self) -> bool {
        self.plays.get()
    }

    /// Where it has stopped until the person goes on.
    pub(crate) fn stopped(self) -> Option<Pause> {
        self.stopped.get()
    }

    /// Shows these after whatever is being shown.
    pub(crate) fn add(self, app: AppContext, acts: Vec<Act>) {
        let still = is_still(app);
        if still || document().hidden() {
            sound::play(app, all_sounds(&acts));
        }
        if document().hidden() {
            self.end_all();
            return;
        }
        self.acts.update_value(|waiting| {
            waiting.extend(acts);
            // Who goes on by hand is not hurried.
            if !self
                .waits
                .is_some_and(|waits| waits.get_untracked())
            {
                let lengths = waiting
                    .iter_mut()
                    .map(|act| (&mut act.lasts, act.held));
                shorten(lengths);
            }
        });
        if still && self.stopped.get_untracked().is_none() {
            // Nothing moves, but how a round was won is there to be read.
            self.plays.set(true);
            self.play_on(app, true);
            stage::hurry();
        } else if !self.plays.get_untracked() {
            self.plays.set(true);
            self.play_on(app, false);
        }
    }

    /// The person goes on from where it has stopped.
    pub(crate) fn go_on(self, app: AppContext) {
        if self.stopped.get_untracked().is_some() {
            self.stopped.set(None);
            self.seen.set_value(false);
            self.play_on(app, is_still(app));
        }
    }

    /// Goes on, or ends at once what is being shown up to where it would stop.
    pub(crate) fn skip(self, app: AppContext) {
        match self.stopped.get_untracked() {
            Some(Pause::Turn) => self.go_on(app),
            Some(Pause::Round) => {}
            None if self.plays.get_untracked() => {
                self.play_on(app, true);
                stage::hurry();
            }
            None => stage::hurry(),
        }
    }

    /// Shows the next beats; in a hurry only where they lead.
    fn play_on(self, app: AppContext, hurry: bool) {
        let script = self
            .script
            .try_update_value(|script| {
                *script = script.wrapping_add(1);
                *script
            })
            .unwrap_or_default();
        self.next(app, script, hurry);
    }

    fn next(self, app: AppContext, script: u32, hurry: bool) {
        loop {
            // The table may have left the page meanwhile.
            if self.script.try_get_value() != Some(script) {
                return;
            }
            marks::clear();
            if let Some(pause) = self.stops(is_still(app)) {
                self.stopped.set(Some(pause));
                return;
            }
            let Some(Some(act)) = self.acts.try_update_value(VecDeque::pop_front) else {
                self.end();
                return;
            };
            let lasts = self.show(app, act, hurry);
            if lasts > 0 {
                let wait = Duration::from_millis(u64::from(lasts));
                set_timeout(move || self.next(app, script, false), wait);
                return;
            }
        }
    }

    /// Shows one beat, and says for how many milliseconds.
    fn show(self, app: AppContext, act: Act, hurry: bool) -> u32 {
        if act.lasts > 0 {
            self.seen.set_value(true);
        }
        if hurry {
            (act.scene)();
            return 0;
        }
        // Scenes and marks move by the style.
        stage::moves();
        let factor = app.pace.get_untracked().factor();
        let before = stage::Before::measure(act.flights, factor);
        (act.scene)();
        sound::play(app, act.sounds);
        if let Some(before) = before {
            before.fly();
        }
        let lasts = (f64::from(act.lasts) * factor) as u32;
        marks::show(act.marks, lasts);
        lasts
    }

    /// Where it stops now, if it does; where nothing moves, there are no turns to be followed.
    fn stops(self, still: bool) -> Option<Pause> {
        let pause = self
            .acts
            .with_value(|acts| acts.front().and_then(|act| act.pause))?;
        let waits = self.waits?.get_untracked() && !still;
        let stops = (waits || pause == Pause::Round) && self.seen.get_value();
        if !stops {
            return None;
        }
        // Whoever goes on is not stopped here a second time.
        self.acts.update_value(|acts| {
            if let Some(act) = acts.front_mut() {
                act.pause = None;
            }
        });
        Some(pause)
    }

    /// Ends whatever is being shown and whatever is on its way: whoever acts has seen enough.
    pub(crate) fn end_all(self) {
        self.seen.set_value(false);
        if self.plays.get_untracked() {
            self.acts.update_value(VecDeque::clear);
            self.script
                .update_value(|script| *script = script.wrapping_add(1));
            self.end();
        }
        stage::hurry();
    }

    fn end(self) {
        marks::clear();
        if self.stopped.get_untracked().is_some() {
            self.stopped.set(None);
        }
        self.plays.set(false);
        if let Some(close) = self.close.get_value() {
            close.run(());
        }
    }
}

/// Whether everything is to be there at once.
fn is_still(app: AppContext) -> bool {
    app.pace.get_untracked() == Pace::Instant || prefs::is_still()
}

/// All that would be heard, each sound once.
fn all_sounds(acts: &[Act]) -> Vec<Sound> {
    let mut sounds: Vec<Sound> = Vec::new();
    for sound in acts.iter().flat_map(|act| &act.sounds) {
        if !sounds.contains(sound) {
            sounds.push(*sound);
        }
    }
    sounds
}
