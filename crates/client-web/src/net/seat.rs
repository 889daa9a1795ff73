//! The connection to a table: a socket around the headless model.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use client_core::fair::Noted;
use client_core::room::{Effect, Input, Room};
use leptos::prelude::*;
use protocol::{ClientMessage, Command, Hex32, Key, TableCode};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::prefs;

/// What a page wants to hear of: everything but the socket's own business.
pub(crate) type Heard = Rc<dyn Fn(Effect)>;

/// A connection to a table, shared by the parts of its page.
#[derive(Clone, Copy)]
pub(crate) struct Seated {
    /// What the client knows.
    pub room: RwSignal<Room>,
    wire: StoredValue<Rc<RefCell<Wire>>, LocalStorage>,
}

struct Wire {
    code: TableCode,
    socket: Option<WebSocket>,
    /// A page that is left needs no socket.
    gone: bool,
    heard: Heard,
}

impl Seated {
    /// Connects; what happens is told to `heard` after the model knows it.
    pub(crate) fn connect(code: TableCode, heard: Heard) -> Seated {
        let wire = Wire { code, socket: None, gone: false, heard };
        let seated = Seated {
            room: RwSignal::new(Room::default()),
            wire: StoredValue::new_local(Rc::new(RefCell::new(wire))),
        };
        seated.open();
        on_cleanup(move || seated.leave());
        seated
    }

    /// Asks for something to be done.
    pub(crate) fn ask(self, command: Command) -> Key {
        let key = Key::from_random(random());
        self.input(Input::Do { key, command });
        key
    }

    /// Says that the person is ready. What proves the deal afterwards is noted first.
    pub(crate) fn ready(self) {
        let share = Hex32(random());
        let deal = self.room.with_untracked(|room| {
            let info = room.info()?;
            Some((info.match_id, info.deal.commitment))
        });
        if let Some((id, commitment)) = deal {
            prefs::keep(&format!("deal-{id}"), &Noted { commitment, share }.to_string());
        }
        self.ask(Command::Ready { share });
    }

    fn leave(self) {
        let _ = self.wire.try_with_value(|wire| {
            let mut wire = wire.borrow_mut();
            wire.gone = true;
            if let Some(socket) = wire.socket.take() {
                let _ = socket.close();
            }
        });
    }

    fn input(self, input: Input) {
        let Some(effects) = self.room.try_update(|room| room.update(input)) else { return };
        for effect in effects {
            self.carry_out(effect);
        }
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::OpenAfter(pause) => {
                set_timeout(move || self.open(), Duration::from_millis(u64::from(pause)));
            }
            Effect::Close => {
                let _ = self.wire.try_with_value(|wire| {
                    if let Some(socket) = &wire.borrow().socket {
                        let _ = socket.close();
                    }
                });
            }
            Effect::Send(message) => self.send(&message),
            other => {
                let heard = self.wire.try_with_value(|wire| wire.borrow().heard.clone());
                if let Some(heard) = heard {
                    heard(other);
                }
            }
        }
    }

    fn send(self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        let _ = self.wire.try_with_value(|wire| {
            if let Some(socket) = &wire.borrow().socket {
                // A socket that fails to send is about to close; the model then sends again.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    fn open(self) {
        let code = self.wire.try_with_value(|wire| {
            let wire = wire.borrow();
            (!wire.gone).then_some(wire.code)
        });
        let Some(Some(code)) = code else { return };
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/ws/{code}", location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new(&address) else {
            self.input(Input::Closed);
            return;
        };
        let opened = Closure::<dyn FnMut()>::new(move || self.input(Input::Opened));
        socket.set_onopen(Some(opened.into_js_value().unchecked_ref()));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.input(Input::Heard(text));
            }
        });
        socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let closed = Closure::<dyn FnMut()>::new(move || self.input(Input::Closed));
        socket.set_onclose(Some(closed.into_js_value().unchecked_ref()));
        let _ = self.wire.try_with_value(|wire| wire.borrow_mut().socket = Some(socket));
    }
}

/// Random bytes of the browser's own generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Every browser that runs this has a generator.
    let _ = getrandom::fill(&mut bytes);
    bytes
}
