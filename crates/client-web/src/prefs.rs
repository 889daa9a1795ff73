//! What a person has chosen and the browser remembers.

use client_core::story::Lang;
use leptos::prelude::*;

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

/// How cards move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// Calmly, one thing after another.
    Slow,
    /// As usual.
    Normal,
    /// Not at all.
    Off,
}

impl Motion {
    /// The next one, for a single button.
    pub(crate) fn next(self) -> Motion {
        match self {
            Motion::Normal => Motion::Slow,
            Motion::Slow => Motion::Off,
            Motion::Off => Motion::Normal,
        }
    }

    /// Its name in memory and in messages.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Motion::Slow => "slow",
            Motion::Normal => "normal",
            Motion::Off => "off",
        }
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

/// What was chosen before; who asked the device for less movement gets none.
pub(crate) fn motion() -> Motion {
    let kept = recall("motion");
    let all = [Motion::Slow, Motion::Normal, Motion::Off];
    let still = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten();
    let default = if still.is_some_and(|query| query.matches()) {
        Motion::Off
    } else {
        Motion::Normal
    };
    all.into_iter()
        .find(|motion| kept.as_deref() == Some(motion.as_str()))
        .unwrap_or(default)
}

/// What the browser remembers under this name. A browser that forbids memory remembers nothing.
pub(crate) fn recall(name: &str) -> Option<String> {
    window()
        .local_storage()
        .ok()??
        .get_item(&format!("zashiki-{name}"))
        .ok()?
}

/// Remembers something.
pub(crate) fn keep(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(&format!("zashiki-{name}"), value);
    }
}

/// Forgets who the person is, or everything.
pub(crate) fn forget(everything: bool) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = if everything {
            storage.clear()
        } else {
            storage.remove_item("zashiki-name")
        };
    }
}

/// What this tab remembers under this name until it is closed.
pub(crate) fn recall_here(name: &str) -> Option<String> {
    window()
        .session_storage()
        .ok()??
        .get_item(&format!("zashiki-{name}"))
        .ok()?
}

/// Remembers something in this tab only.
pub(crate) fn keep_here(name: &str, value: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.set_item(&format!("zashiki-{name}"), value);
    }
}
