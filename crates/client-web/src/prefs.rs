//! What a person has chosen and the browser remembers.

use catalog::GameId;
use client_core::story::Lang;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MediaQueryList, Storage};

/// How light the room is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the device says.
    Auto,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// The next one, for a single button.
    pub(crate) fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Auto,
        }
    }

    /// Its name in the page and in memory.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast a match goes: what is shown, and how long bots pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// With time to read every card.
    Calm,
    /// As usual.
    Normal,
    /// For those who know the game.
    Quick,
    /// Nothing is shown step by step, and bots move at once.
    Instant,
}

impl Pace {
    pub(crate) const ALL: [Pace; 4] = [Pace::Calm, Pace::Normal, Pace::Quick, Pace::Instant];

    /// Its name in memory and in messages.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Normal => "normal",
            Pace::Quick => "quick",
            Pace::Instant => "instant",
        }
    }

    /// How much longer than usual everything takes.
    pub(crate) fn factor(self) -> f64 {
        match self {
            Pace::Calm => 1.7,
            Pace::Normal => 1.0,
            Pace::Quick => 0.45,
            Pace::Instant => 0.0,
        }
    }
}

/// A kind of sound that can be switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SoundKind {
    Cards,
    Fights,
    MyTurn,
    Results,
}

impl SoundKind {
    pub(crate) const ALL: [SoundKind; 4] = [
        SoundKind::Cards,
        SoundKind::Fights,
        SoundKind::MyTurn,
        SoundKind::Results,
    ];

    /// Its name in messages.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            SoundKind::Cards => "cards",
            SoundKind::Fights => "fights",
            SoundKind::MyTurn => "my-turn",
            SoundKind::Results => "results",
        }
    }
}

/// How loud sounds are, which of them there are, and whether a phone shakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hearing {
    /// From 0 to 100.
    pub volume: u8,
    /// A bit for each kind that is silent.
    silent: u8,
    /// Whether a phone shakes when it is the person's turn.
    pub shakes: bool,
}

impl Hearing {
    /// Whether sounds of this kind are wanted.
    pub(crate) fn hears(self, kind: SoundKind) -> bool {
        self.silent & (1 << kind as u8) == 0
    }

    pub(crate) fn turn(&mut self, kind: SoundKind) {
        self.silent ^= 1 << kind as u8;
    }

    /// As it is kept: three numbers.
    pub(crate) fn to_text(self) -> String {
        format!("{} {} {}", self.volume, self.silent, u8::from(self.shakes))
    }
}

/// The language of the browser, if we have it, and what was chosen before.
pub(crate) fn lang() -> Lang {
    if let Some(lang) = recall("lang").and_then(|code| code.parse().ok()) {
        return lang;
    }
    let spoken = window().navigator().languages();
    let mut codes = spoken.iter().filter_map(|code| code.as_string());
    codes
        .find_map(|code| code.get(..2)?.parse().ok())
        .unwrap_or_default()
}

/// What was chosen before.
pub(crate) fn theme() -> Theme {
    let kept = recall("theme");
    let all = [Theme::Light, Theme::Dark];
    all.into_iter()
        .find(|theme| kept.as_deref() == Some(theme.as_str()))
        .unwrap_or(Theme::Auto)
}

/// What was chosen before.
pub(crate) fn pace() -> Pace {
    let kept = recall("pace");
    Pace::ALL
        .into_iter()
        .find(|pace| kept.as_deref() == Some(pace.as_str()))
        .unwrap_or(Pace::Normal)
}

/// Whether no match of any game was played to its end on this device.
pub(crate) fn is_newcomer() -> bool {
    GameId::ALL
        .iter()
        .all(|game| recall(&format!("played-{game}")).is_none())
}

/// Whether the person has asked the device for less movement.
pub(crate) fn is_still() -> bool {
    STILL.with(|still| {
        still
            .as_ref()
            .is_some_and(MediaQueryList::matches)
    })
}

thread_local! {
    /// The device is asked at every step of what is shown; the question is put once.
    static STILL: Option<MediaQueryList> = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten();
}

/// Does this whenever the device asks for dark colours or for light ones.
pub(crate) fn when_device_darkens(then: fn()) {
    let dark = window().match_media("(prefers-color-scheme: dark)");
    if let Ok(Some(dark)) = dark {
        let then = Closure::<dyn Fn()>::new(then);
        dark.set_onchange(Some(then.as_ref().unchecked_ref()));
        // For as long as the page lives.
        then.forget();
    }
}

/// What was chosen before; everything can be heard by whoever switches sounds on.
pub(crate) fn hearing() -> Hearing {
    let kept = recall("hearing").unwrap_or_default();
    let mut numbers = kept
        .split(' ')
        .map_while(|number| number.parse::<u8>().ok());
    Hearing {
        volume: numbers.next().unwrap_or(50).min(100),
        silent: numbers.next().unwrap_or(0),
        shakes: numbers.next() != Some(0),
    }
}

/// What the browser remembers under this name. One that forbids memory, or has no room, remembers it while the page is open.
pub(crate) fn recall(name: &str) -> Option<String> {
    found(window().local_storage(), name)
}

/// Remembers something.
pub(crate) fn keep(name: &str, value: &str) {
    put(window().local_storage(), name, value);
}

/// Forgets this.
pub(crate) fn drop(name: &str) {
    let name = format!("zashiki-{name}");
    let _ = Reflect::set(&window(), &name.as_str().into(), &JsValue::UNDEFINED);
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(&name);
    }
}

/// What this tab remembers under this name until it is closed.
pub(crate) fn recall_here(name: &str) -> Option<String> {
    found(window().session_storage(), name)
}

/// Remembers something in this tab only.
pub(crate) fn keep_here(name: &str, value: &str) {
    put(window().session_storage(), name, value);
}

/// Forgets who the person is, or everything.
pub(crate) fn forget(everything: bool) {
    let Ok(Some(storage)) = window().local_storage() else {
        return;
    };
    let _ = if everything {
        storage.clear()
    } else {
        storage.remove_item("zashiki-name")
    };
}

/// A browser's memory, if it has one for this page.
type Memory = Result<Option<Storage>, JsValue>;

fn found(memory: Memory, name: &str) -> Option<String> {
    let name = format!("zashiki-{name}");
    let unkept = Reflect::get(&window(), &name.as_str().into()).ok()?;
    unkept
        .as_string()
        .or_else(|| memory.ok()??.get_item(&name).ok()?)
}

/// What cannot be kept stays with the page, for a table on the device must begin all the same.
fn put(memory: Memory, name: &str, value: &str) {
    let name = format!("zashiki-{name}");
    let is_kept = memory
        .is_ok_and(|memory| memory.is_some_and(|memory| memory.set_item(&name, value).is_ok()));
    let unkept = if is_kept {
        JsValue::UNDEFINED
    } else {
        value.into()
    };
    let _ = Reflect::set(&window(), &name.into(), &unkept);
}
