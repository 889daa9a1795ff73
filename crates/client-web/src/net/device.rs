//! What asks the scripts that keep and play tables on this device. It is fetched with the first of them.

use std::rc::Rc;

use client_core::room::read;
use js_sys::{Array, Function, JSON, Object, Promise, Reflect};
use leptos::prelude::*;
use protocol::http::{MatchSummary, OwnTable};
use protocol::{MatchId, TableCode};
use serde::de::DeserializeOwned;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::net::here::{Asked, Device, Kept, Port, Tells};
use crate::net::line::News;
use crate::prefs;

/// All of it.
pub(crate) const DEVICE: Device = Device {
    running,
    finished,
    kept,
    keep,
    forget,
    open,
};

/// The scripts that keep and play tables on this device.
async fn scripts() -> Option<JsValue> {
    let fetch: Function = Reflect::get(&window(), &"zashikiHere".into())
        .ok()?
        .dyn_into()
        .ok()?;
    settled(fetch.call0(&JsValue::UNDEFINED).ok()?).await
}

async fn settled(promise: JsValue) -> Option<JsValue> {
    JsFuture::from(Promise::resolve(&promise))
        .await
        .ok()
}

/// What one of the scripts' functions gives.
async fn asked(name: &str, arguments: &Array) -> Option<JsValue> {
    let scripts = scripts().await?;
    let function: Function = Reflect::get(&scripts, &name.into())
        .ok()?
        .dyn_into()
        .ok()?;
    let given = function.apply(&JsValue::UNDEFINED, arguments);
    settled(given.ok()?).await
}

/// The same, read as what it is.
async fn given<T: DeserializeOwned>(name: &str, arguments: &Array) -> Option<T> {
    let found = asked(name, arguments).await?;
    // Nothing found has no text.
    let text = JsValue::from(JSON::stringify(&found).ok()?).as_string()?;
    read(&text).ok()
}

fn running() -> Asked<Vec<OwnTable>> {
    Box::pin(async { given("running", &Array::new()).await })
}

fn finished() -> Asked<Vec<MatchSummary>> {
    Box::pin(async { given("finished", &Array::new()).await })
}

fn kept(id: MatchId) -> Asked<Kept> {
    Box::pin(async move { given("match", &Array::of1(&id.to_string().into())).await })
}

fn keep(kept: &Kept) -> Asked<bool> {
    let text = serde_json::to_string(kept).expect("a match is plain data");
    Box::pin(async move {
        let kept = JSON::parse(&text).ok()?;
        given("add", &Array::of1(&kept)).await
    })
}

fn forget() -> Asked<()> {
    Box::pin(async {
        asked("forget", &Array::new()).await;
        Some(())
    })
}

/// Connects somebody to a table.
fn open(code: TableCode, guest: Option<String>, news: Tells) -> Asked<Port> {
    Box::pin(async move {
        let guest = guest.map_or(JsValue::NULL, JsValue::from);
        let arguments = Array::of3(&request(code), &guest, &listener(news));
        let port = asked("open", &arguments).await?;
        let port: Port = Rc::new(move |text| match text {
            Some(text) => call(&port, "send", &Array::of1(&text.into())),
            None => call(&port, "close", &Array::new()),
        });
        Some(port)
    })
}

fn call(object: &JsValue, name: &str, arguments: &Array) {
    let function = Reflect::get(object, &name.into());
    if let Some(function) = function
        .ok()
        .and_then(|function| function.dyn_into::<Function>().ok())
    {
        let _ = function.apply(object, arguments);
    }
}

/// What a worker needs to open a table.
fn request(code: TableCode) -> JsValue {
    let request = Object::new();
    let set = |name: &str, value: Option<JsValue>| {
        let _ = Reflect::set(&request, &name.into(), &value.unwrap_or(JsValue::NULL));
    };
    set("code", Some(code.as_str().into()));
    let found = prefs::recall_here(&format!("found-{code}"));
    // Names that were given for this table alone are kept while the tab is.
    let name = prefs::recall("name").filter(|_| found.is_none());
    set("found", found.and_then(|text| JSON::parse(&text).ok()));
    set("name", name.map(JsValue::from));
    request.into()
}

/// What the scripts call when something happens.
fn listener(news: Tells) -> JsValue {
    let heard = move |kind: String, text: String| {
        news(match kind.as_str() {
            "opened" => News::Opened,
            "told" => News::Heard(text),
            "elsewhere" => News::Elsewhere,
            "unkept" => News::Unkept,
            _ => News::Closed,
        });
    };
    Closure::<dyn FnMut(String, String)>::new(heard).into_js_value()
}
