//! The names under which the server gives files out; they change with what is in them.

use leptos::prelude::*;

/// The address of a file; the starting script knows it.
pub(crate) fn address(file: &str) -> Option<String> {
    let files = js_sys::Reflect::get(&window(), &"zashikiFiles".into()).ok()?;
    js_sys::Reflect::get(&files, &file.into())
        .ok()?
        .as_string()
}
