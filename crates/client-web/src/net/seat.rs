//! The connection to a table: a line around the headless model.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use client_core::fair::{self, Answer, Noted};
use client_core::room::{Effect, Input, Room};
use fair_deal::share_commitment;
use game_core::Seat;
use leptos::prelude::*;
use protocol::{ClientMessage, Command, Failure, GuestId, Hex32, Key, MatchId, Saying, TableCode};
use serde_json::Map;

use crate::net::line::{Line, News, TableAt};
use crate::prefs;

/// What a page wants to hear of: everything but the line's own business.
pub(crate) type OnEffect = Rc<dyn Fn(Effect)>;

/// A connection to a table, shared by the parts of its page.
#[derive(Clone, Copy)]
pub(crate) struct Seated {
    /// What the client knows.
    pub room: RwSignal<Room>,
    /// Whether something that was asked for has had no answer long enough for the person to be told.
    pub late: RwSignal<bool>,
    /// Whether the device has a network at all, as far as the browser knows.
    pub online: RwSignal<bool>,
    /// The match, its era and the seat of this tab's last action.
    pub acted: RwSignal<Option<Acted>>,
    /// Where the table is.
    pub place: TableAt,
    /// Whether the table is open in another tab of this browser.
    pub elsewhere: RwSignal<bool>,
    /// Whether nothing more can be kept on this device.
    pub unkept: RwSignal<bool>,
    wire: StoredValue<Rc<RefCell<Wire>>, LocalStorage>,
}

/// The match's number, its era, and whose action it was.
pub(crate) type Acted = (u32, u32, Seat);

/// After this time without an answer it is said that something is being sent.
const LATE: Duration = Duration::from_millis(800);

struct Wire {
    /// Who of those who share this device; nobody named is its person.
    guest: Option<GuestId>,
    line: Option<Line>,
    /// A page that is left needs no line.
    gone: bool,
    heard: OnEffect,
    /// What was last noted for a deal.
    noted: Option<(MatchId, Noted)>,
    /// How long bots were told to pause on this connection.
    paused: Option<u16>,
}

impl Seated {
    /// Connects; what happens is told to `heard` after the model knows it.
    pub(crate) fn connect(place: TableAt, guest: Option<GuestId>, heard: OnEffect) -> Seated {
        let wire = Wire {
            guest,
            line: None,
            gone: false,
            heard,
            noted: None,
            paused: None,
        };
        let seated = Seated {
            room: RwSignal::new(Room::default()),
            late: RwSignal::new(false),
            online: RwSignal::new(window().navigator().on_line()),
            acted: RwSignal::new(recall_acted(place.code()).filter(|_| guest.is_none())),
            place,
            elsewhere: RwSignal::new(false),
            unkept: RwSignal::new(false),
            wire: StoredValue::new_local(Rc::new(RefCell::new(wire))),
        };
        seated.open();
        seated.listen_to_the_network();
        on_cleanup(move || {
            seated.leave();
            mark_waiting(false);
        });
        seated
    }

    /// Asks for something to be done.
    pub(crate) fn ask(self, command: Command) -> Key {
        let key = Key::from_random(random());
        self.input(Input::Do { key, command });
        let still_open = move || {
            self.room
                .try_with_untracked(|room| {
                    room.unanswered()
                        .iter()
                        .any(|(known, _)| *known == key)
                })
                .unwrap_or_default()
        };
        set_timeout(
            move || {
                if still_open() {
                    self.late.set(true);
                }
            },
            LATE,
        );
        key
    }

    /// Says how long bots are to pause; the same is not said twice on one connection.
    pub(crate) fn say_pause(self, percent: u16) {
        let is_new = self.wire.try_with_value(|wire| {
            let mut wire = wire.borrow_mut();
            wire.paused.replace(percent) != Some(percent)
        });
        if is_new == Some(true) {
            self.send(&ClientMessage::Pause { percent });
        }
    }

    /// Asks to play again; a second click while the first is under way says nothing new.
    pub(crate) fn again(self) {
        let is_asked = self.room.with_untracked(|room| {
            let mut open = room.unanswered().iter();
            open.any(|(_, command)| *command == Command::Again {})
        });
        if !is_asked {
            self.ask(Command::Again {});
        }
    }

    /// Says something to everybody at the table. What cannot be sent now is not said.
    pub(crate) fn say(self, what: Saying) {
        self.send(&ClientMessage::Say { what });
    }

    /// Notes that this tab has acted for a seat: that can be taken back.
    pub(crate) fn note_action(self, code: TableCode, acted: Acted) {
        let (number, era, seat) = acted;
        prefs::keep_here(
            &self.own(&format!("acted-{code}")),
            &format!("{number} {era} {}", seat.index()),
        );
        self.acted.set(Some(acted));
    }

    /// Connects once more, under the name that the server knows now.
    pub(crate) fn reconnect(self) {
        self.perform(Effect::Close);
    }

    fn listen_to_the_network(self) {
        let gone = window_event_listener(leptos::ev::offline, move |_| self.online.set(false));
        let back = window_event_listener(leptos::ev::online, move |_| self.online.set(true));
        on_cleanup(move || {
            gone.remove();
            back.remove();
        });
    }

    /// Says that the person is ready, bound to a share of the deal's randomness, which is noted first.
    pub(crate) fn ready(self) {
        let Some(id) = self.match_id() else { return };
        let before = self.noted(id);
        // Another tab may be bound already, for the same person: then to the same share.
        let share = match before {
            Some(Noted::Bound {
                share, seal: None, ..
            }) => share,
            _ => Hex32(random()),
        };
        self.note(id, Noted::ready(share, before));
        self.ask(Command::Ready {
            commitment: share_commitment(id, share),
        });
    }

    /// A deal is sealed: if it is as it should be, its seal is noted and the share shown.
    fn answer_seal(self) {
        let Some(id) = self.match_id() else { return };
        let answer = self
            .room
            .with_untracked(|room| Some(fair::answer(self.noted(id), room.info()?, room.you()?)));
        match answer {
            Some(Answer::Show { noted, share }) => {
                self.note(id, noted);
                self.ask(Command::Reveal { share });
            }
            Some(Answer::Distrust(problem)) => {
                let failure = Failure {
                    code: problem.code().to_owned(),
                    rule: None,
                    params: Map::new(),
                };
                self.tell(Effect::Trouble(failure));
            }
            Some(Answer::Nothing) | None => {}
        }
    }

    fn match_id(self) -> Option<MatchId> {
        self.room
            .with_untracked(|room| room.info().map(|info| info.match_id))
    }

    /// Noted in the browser, for the replay and for a reload, and here for a browser that forbids it.
    fn note(self, id: MatchId, noted: Noted) {
        prefs::keep(&self.own(&format!("deal-{id}")), &noted.to_string());
        let _ = self
            .wire
            .try_with_value(|wire| wire.borrow_mut().noted = Some((id, noted)));
    }

    fn noted(self, id: MatchId) -> Option<Noted> {
        let kept =
            prefs::recall(&self.own(&format!("deal-{id}"))).and_then(|noted| noted.parse().ok());
        let here = || {
            self.wire
                .try_with_value(|wire| wire.borrow().noted)?
                .filter(|(of, _)| *of == id)
        };
        kept.or_else(|| here().map(|(_, noted)| noted))
    }

    /// Who the client is at the table, once it knows.
    pub(crate) fn me(self) -> Option<GuestId> {
        self.room
            .try_with_untracked(|room| room.you().map(|you| you.guest))
            .flatten()
    }

    /// The same, and whoever asks is told when it changes.
    pub(crate) fn me_now(self) -> Option<GuestId> {
        self.room.read().you().map(|you| you.guest)
    }

    /// A name under which something is remembered: those who share a device do not share what they hold.
    pub(crate) fn own(self, name: &str) -> String {
        let guest = self
            .wire
            .try_with_value(|wire| wire.borrow().guest);
        match guest.flatten() {
            Some(guest) => format!("{name}-{guest}"),
            None => name.to_owned(),
        }
    }

    fn leave(self) {
        let _ = self.wire.try_with_value(|wire| {
            let mut wire = wire.borrow_mut();
            wire.gone = true;
            if let Some(line) = wire.line.take() {
                line.close();
            }
        });
    }

    fn input(self, input: Input) {
        let Some(effects) = self.room.try_update(|room| room.update(input)) else {
            return;
        };
        let waits = self
            .room
            .with_untracked(|room| !room.unanswered().is_empty());
        mark_waiting(waits);
        if self.late.get_untracked() && !waits {
            self.late.set(false);
        }
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(self, effect: Effect) {
        match effect {
            Effect::OpenAfter(pause) => {
                set_timeout(move || self.open(), Duration::from_millis(u64::from(pause)));
            }
            Effect::Close => {
                let _ = self.wire.try_with_value(|wire| {
                    if let Some(line) = &wire.borrow().line {
                        line.close();
                    }
                });
                // A socket says itself that it is closed.
                if self.place.is_here() {
                    set_timeout(move || self.input(Input::Closed), Duration::ZERO);
                }
            }
            Effect::Send(message) => self.send(&message),
            Effect::Sealed => self.answer_seal(),
            Effect::GetReady => self.ready(),
            other => self.tell(other),
        }
    }

    fn tell(self, effect: Effect) {
        let heard = self
            .wire
            .try_with_value(|wire| wire.borrow().heard.clone());
        if let Some(heard) = heard {
            heard(effect);
        }
    }

    fn send(self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message is plain data");
        let _ = self.wire.try_with_value(|wire| {
            if let Some(line) = &wire.borrow().line {
                line.send(&text);
            }
        });
    }

    fn open(self) {
        let guest = self.wire.try_with_value(|wire| {
            let wire = wire.borrow();
            (!wire.gone).then_some(wire.guest)
        });
        let Some(Some(guest)) = guest else { return };
        let line = Line::open(
            self.place,
            guest.map(|guest| guest.to_string()),
            move |news| self.hear(news),
        );
        if line.is_none() {
            self.input(Input::Closed);
            return;
        }
        let _ = self.wire.try_with_value(|wire| {
            let mut wire = wire.borrow_mut();
            wire.line = line;
            wire.paused = None;
        });
    }

    fn hear(self, news: News) {
        let is_elsewhere = news == News::Elsewhere;
        let _ = self.elsewhere.try_update(|elsewhere| {
            // A table that is tried again is still in the other tab until it opens here.
            *elsewhere = is_elsewhere || (*elsewhere && news == News::Closed);
        });
        match news {
            News::Opened => self.input(Input::Opened),
            News::Heard(text) => self.input(Input::Heard(text)),
            News::Closed | News::Elsewhere => self.input(Input::Closed),
            News::Unkept => {
                let _ = self.unkept.try_set(true);
            }
        }
    }
}

/// What this tab last did at the table, before the page was loaded again.
fn recall_acted(code: TableCode) -> Option<Acted> {
    let kept = prefs::recall_here(&format!("acted-{code}"))?;
    let mut words = kept.split(' ');
    let number = words.next()?.parse().ok()?;
    let era = words.next()?.parse().ok()?;
    let seat = words.next()?.parse().ok()?;
    Some((number, era, Seat(seat)))
}

/// Marks the page while the table has not answered. Nobody sees it; whoever drives the page waits for it.
fn mark_waiting(waits: bool) {
    let Some(root) = document().document_element() else {
        return;
    };
    // The name is right, so neither can fail.
    let _ = if waits {
        root.set_attribute("data-waits", "")
    } else {
        root.remove_attribute("data-waits")
    };
}

/// Random bytes of the browser's own generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser that runs this has a generator");
    bytes
}
