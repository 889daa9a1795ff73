//! Tables and matches on this device, before anything is fetched that keeps or plays them.

use core::future::Future;
use core::pin::Pin;
use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use protocol::http::{MatchSummary, NewTable, OwnTable};
use protocol::{GuestId, MatchId, TableCode};
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

use crate::chunks;
use crate::net::line::News;
use crate::net::seat::random;
use crate::prefs;

/// Remembers who the person is on this device.
const GUEST: &str = "here-guest";
/// Remembers that something was ever played on this device; before that there is nothing to look for.
const USED: &str = "here";

/// Something that is asked of the device; nothing if it cannot answer.
pub(crate) type Asked<T> = Pin<Box<dyn Future<Output = Option<T>>>>;
/// Says something to a table, or, with nothing to say, leaves it.
pub(crate) type Port = Rc<dyn Fn(Option<&str>)>;
/// Is told what happens at a table.
pub(crate) type Tells = Rc<dyn Fn(News)>;

/// What can be asked of the device.
#[derive(Clone, Copy)]
pub(crate) struct Device {
    pub running: fn() -> Asked<Vec<OwnTable>>,
    pub finished: fn() -> Asked<Vec<MatchSummary>>,
    pub kept: fn(MatchId) -> Asked<Kept>,
    pub keep: fn(&Kept) -> Asked<bool>,
    pub forget: fn() -> Asked<()>,
    pub open: fn(TableCode, Option<String>, Tells) -> Asked<Port>,
}

/// Asks the device, if there can be anything on it.
async fn asked<T>(ask: impl FnOnce(Device) -> Asked<T>) -> Option<T> {
    if !is_used() {
        return None;
    }
    ask(chunks::device().await?).await
}

/// Whether anything was ever played on this device.
pub(crate) fn is_used() -> bool {
    prefs::recall(USED).is_some()
}

/// Matches that are being played on this device.
pub(crate) async fn running() -> Vec<OwnTable> {
    let found = asked(|device| (device.running)()).await;
    found.unwrap_or_default()
}

/// Matches that were finished on this device.
pub(crate) async fn finished() -> Vec<MatchSummary> {
    let found = asked(|device| (device.finished)()).await;
    found.unwrap_or_default()
}

/// A finished match with its record.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Kept {
    pub summary: MatchSummary,
    pub file: String,
}

/// One of the finished matches, if it is on this device.
pub(crate) async fn kept(id: MatchId) -> Option<Kept> {
    asked(move |device| (device.kept)(id)).await
}

/// Keeps a finished match that came from elsewhere; says whether that is certain.
pub(crate) async fn keep(kept: &Kept) -> bool {
    prefs::keep(USED, "yes");
    let done = asked(|device| (device.keep)(kept)).await;
    done.unwrap_or_default()
}

/// Forgets everything that was played on this device.
pub(crate) async fn forget() {
    asked(|device| (device.forget)()).await;
    prefs::drop(USED);
    prefs::drop(GUEST);
}

/// Who the person is on this device; made when it is first asked for.
pub(crate) fn guest() -> GuestId {
    let known = prefs::recall(GUEST).and_then(|text| text.parse().ok());
    known.unwrap_or_else(|| {
        let guest = GuestId::from_random(random());
        prefs::keep(GUEST, guest.as_str());
        guest
    })
}

/// How a table begins.
#[derive(Serialize)]
struct Founding<'a> {
    code: TableCode,
    table: &'a NewTable,
    guest: GuestId,
    names: &'a [String],
}

/// The name of a new table on this device; it is founded when its page is opened.
pub(crate) fn create_table(table: &NewTable, names: &[String]) -> TableCode {
    let code = TableCode::from_random(random());
    prefs::keep(USED, "yes");
    let founding = Founding {
        code,
        table,
        guest: guest(),
        names,
    };
    let text = serde_json::to_string(&founding).expect("how a table begins is plain data");
    prefs::keep_here(&format!("found-{code}"), &text);
    prepare();
    code
}

/// Starts what plays the table while its page is still being fetched.
fn prepare() {
    let prepare = Reflect::get(&window(), &"zashikiPrepare".into());
    if let Some(prepare) = prepare
        .ok()
        .and_then(|prepare| prepare.dyn_into::<Function>().ok())
    {
        let _ = prepare.call0(&JsValue::UNDEFINED);
    }
}

/// A line to a table on this device, once what plays it is here.
#[derive(Clone)]
pub(crate) struct Line(Rc<RefCell<State>>);

enum State {
    /// What was said meanwhile.
    Opening(Vec<String>),
    Open(Port),
    Closed,
}

impl Line {
    /// Connects somebody to a table.
    pub(crate) fn open(code: TableCode, guest: Option<String>, news: Tells) -> Line {
        let line = Line(Rc::new(RefCell::new(State::Opening(Vec::new()))));
        let opening = line.clone();
        spawn_local(async move {
            let tells = Rc::clone(&news);
            let port = match chunks::device().await {
                Some(device) => (device.open)(code, guest, tells).await,
                None => None,
            };
            match port {
                Some(port) => opening.opened(port),
                None => news(News::Closed),
            }
        });
        line
    }

    fn opened(&self, port: Port) {
        let before = self.0.replace(State::Open(port));
        match before {
            State::Opening(texts) => texts.iter().for_each(|text| self.send(text)),
            // The page was left meanwhile.
            State::Open(_) | State::Closed => self.close(),
        }
    }

    pub(crate) fn send(&self, text: &str) {
        match &mut *self.0.borrow_mut() {
            State::Opening(texts) => texts.push(text.to_owned()),
            State::Open(port) => port(Some(text)),
            State::Closed => {}
        }
    }

    pub(crate) fn close(&self) {
        if let State::Open(port) = self.0.replace(State::Closed) {
            port(None);
        }
    }
}
