//! A line to a table, wherever it is: texts go out, what happens comes in.

use std::rc::Rc;

use leptos::prelude::*;
use protocol::TableCode;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::net::here;
use crate::route::Route;

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableAt {
    /// On the server that gave out this page.
    Server(TableCode),
    /// On this device.
    Here(TableCode),
}

impl TableAt {
    /// The table's name.
    pub(crate) fn code(self) -> TableCode {
        match self {
            TableAt::Server(code) | TableAt::Here(code) => code,
        }
    }

    /// Whether it is on this device.
    pub(crate) fn is_here(self) -> bool {
        matches!(self, TableAt::Here(_))
    }

    /// Its page.
    pub(crate) fn route(self) -> Route {
        match self {
            TableAt::Server(code) => Route::Table(code),
            TableAt::Here(code) => Route::Here(code),
        }
    }
}

/// What happens to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// It is open.
    Opened,
    /// This is said at the other end.
    Heard(String),
    /// It is closed, or could not be opened.
    Closed,
    /// The table is open in another tab, which has to be closed first.
    Elsewhere,
    /// Nothing more can be kept on this device.
    Unkept,
}

/// A line that is open, or about to be.
pub(crate) enum Line {
    Socket(WebSocket),
    Here(here::Line),
}

impl Line {
    /// A line to a table; `news` is told what happens to it. Nobody named is whoever this browser is.
    pub(crate) fn open(
        place: TableAt,
        guest: Option<String>,
        news: impl Fn(News) + 'static,
    ) -> Option<Line> {
        let news: here::Tells = Rc::new(news);
        match place {
            TableAt::Server(code) => socket(code, news).map(Line::Socket),
            TableAt::Here(code) => Some(Line::Here(here::Line::open(code, guest, news))),
        }
    }

    /// Says something. A line that fails to is about to close; the model then says it again.
    pub(crate) fn send(&self, text: &str) {
        match self {
            Line::Socket(socket) => drop(socket.send_with_str(text)),
            Line::Here(line) => line.send(text),
        }
    }

    pub(crate) fn close(&self) {
        match self {
            Line::Socket(socket) => drop(socket.close()),
            Line::Here(line) => line.close(),
        }
    }
}

fn socket(code: TableCode, news: here::Tells) -> Option<WebSocket> {
    let location = window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") {
        "wss"
    } else {
        "ws"
    };
    let address = format!(
        "{scheme}://{}/ws/{code}",
        location.host().unwrap_or_default()
    );
    let socket = WebSocket::new(&address).ok()?;
    let tell = news.clone();
    let opened = Closure::<dyn FnMut()>::new(move || tell(News::Opened));
    socket.set_onopen(Some(opened.into_js_value().unchecked_ref()));
    let tell = news.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            tell(News::Heard(text));
        }
    });
    socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    let closed = Closure::<dyn FnMut()>::new(move || news(News::Closed));
    socket.set_onclose(Some(closed.into_js_value().unchecked_ref()));
    Some(socket)
}
