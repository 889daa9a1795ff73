//! Plays the scripts of what happened, beat by beat. It knows no game, so that it is in the program only once.

use std::collections::VecDeque;
use std::time::Duration;

use client_core::guide::{Flight, Sound};
use leptos::prelude::*;

use crate::app::AppContext;
use crate::prefs::Motion;
use crate::table::{sound, stage};

/// A script is not longer than this at the normal pace, in milliseconds: at a large table the beats are shorter.
const LONGEST: u32 = 6000;

/// One beat, ready to be shown.
pub(crate) struct Act {
    /// Changes the scene.
    pub scene: Box<dyn FnOnce() + Send + Sync>,
    pub flights: Vec<Flight<String>>,
    pub sounds: Vec<Sound>,
    /// How long it is seen, in milliseconds at the normal pace.
    pub lasts: u32,
}

/// What waits to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Theatre {
    acts: StoredValue<VecDeque<Act>>,
    /// Shows the table as it is.
    close: StoredValue<Option<Callback<()>>>,
    /// The timer of an earlier script must not go on with a later one.
    script: StoredValue<u32>,
    plays: RwSignal<bool>,
}

impl Theatre {
    pub(crate) fn new() -> Theatre {
        Theatre {
            acts: StoredValue::new(VecDeque::new()),
            close: StoredValue::new(None),
            script: StoredValue::new(0),
            plays: RwSignal::new(false),
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

    /// Shows these after whatever is being shown.
    pub(crate) fn add(self, app: AppContext, acts: Vec<Act>) {
        let motion = app.motion.get_untracked();
        if motion == Motion::Off || document().hidden() {
            let mut sounds: Vec<Sound> = Vec::new();
            for sound in acts.into_iter().flat_map(|act| act.sounds) {
                if !sounds.contains(&sound) {
                    sounds.push(sound);
                }
            }
            if app.sound.get_untracked() {
                sounds.into_iter().for_each(sound::play);
            }
            self.skip();
            return;
        }
        let whole: u32 = acts.iter().map(|act| act.lasts).sum();
        let shorter = f64::from(LONGEST) / f64::from(whole.max(LONGEST));
        self.acts.update_value(|waiting| {
            waiting.extend(acts.into_iter().map(|act| Act {
                lasts: (f64::from(act.lasts) * shorter) as u32,
                ..act
            }));
        });
        if !self.plays.get_untracked() {
            self.plays.set(true);
            self.go_on(app, self.script.get_value());
        }
    }

    fn go_on(self, app: AppContext, script: u32) {
        loop {
            // The table may have left the page meanwhile.
            if self.script.try_get_value() != Some(script) {
                return;
            }
            let Some(Some(act)) = self.acts.try_update_value(VecDeque::pop_front) else {
                self.end();
                return;
            };
            let motion = app.motion.get_untracked();
            let before = stage::Before::measure(act.flights, motion);
            (act.scene)();
            if app.sound.get_untracked() {
                act.sounds.into_iter().for_each(sound::play);
            }
            if let Some(before) = before {
                before.fly();
            }
            if act.lasts > 0 {
                let wait = Duration::from_millis((f64::from(act.lasts) * pace(motion)) as u64);
                set_timeout(move || self.go_on(app, script), wait);
                return;
            }
        }
    }

    /// Ends whatever is being shown and whatever is on its way.
    pub(crate) fn skip(self) {
        if self.plays.get_untracked() {
            self.acts.update_value(VecDeque::clear);
            self.script
                .update_value(|script| *script = script.wrapping_add(1));
            self.end();
        }
        stage::hurry();
    }

    fn end(self) {
        self.plays.set(false);
        if let Some(close) = self.close.get_value() {
            close.run(());
        }
    }
}

/// How much longer than usual everything takes.
fn pace(motion: Motion) -> f64 {
    match motion {
        Motion::Off => 0.0,
        Motion::Normal => 1.0,
        Motion::Slow => 1.8,
    }
}
