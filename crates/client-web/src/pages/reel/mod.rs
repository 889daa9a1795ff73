//! Leads through a finished match: plays, pauses, steps, jumps, from any seat or with all hands open. It knows no
//! game, so that it is in the program only once.

mod controls;

use std::sync::Arc;
use std::time::Duration;

use client_core::recap::Course;
use client_core::replay::{Came, Moment};
use client_core::room::BoardModel;
use client_core::story::{Line, Names};
use game_core::{Outcome, Seat, Viewer};
use leptos::prelude::*;
use protocol::MatchId;
use wasm_bindgen::JsCast;

use crate::route::{Route, query};
use crate::table::Play;
use crate::table::theatre::Theatre;

/// How fast a match can be played: the words, and how long everything takes.
const SPEEDS: [(&str, f64); 4] = [("0.5×", 2.0), ("1×", 1.0), ("2×", 0.5), ("4×", 0.25)];
/// The place of the normal speed.
const NORMAL: usize = 1;
/// How long a step is seen, and one that nobody would tell of, in milliseconds.
const STEP: f64 = 1200.0;
const QUIET: f64 = 350.0;
/// How soon to look again whether a script is over.
const SOON: f64 = 100.0;

/// A film whose game is forgotten.
pub(crate) struct Reel {
    pub id: MatchId,
    /// How the game is called in the texts.
    pub game: &'static str,
    /// The names of the players.
    pub names: Vec<String>,
    /// How many actions there are.
    pub last: usize,
    /// The moment after the first `n` of them.
    pub at: Box<dyn Fn(usize, Viewer) -> Option<Moment> + Send + Sync>,
    /// What everybody holds then; nothing in a game without hands.
    pub hands: Box<dyn Fn(usize) -> Vec<Line> + Send + Sync>,
    /// Whether nobody would tell of what this action brought about.
    pub is_quiet: Box<dyn Fn(usize) -> bool + Send + Sync>,
    pub course: Arc<Course>,
}

/// Draws the cards that somebody holds after the first actions; none where they are only told.
pub(crate) type Cards = Arc<dyn Fn(usize, Seat) -> Vec<AnyView> + Send + Sync>;

/// With whose eyes the match is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// As everybody, with all hands beside the table.
    Open,
    /// As everybody.
    Public,
    Of(Seat),
}

impl Eyes {
    fn read(word: &str) -> Eyes {
        match word.parse() {
            Ok(seat) => Eyes::Of(seat),
            Err(_) if word == "public" => Eyes::Public,
            Err(_) => Eyes::Open,
        }
    }

    fn word(self) -> String {
        match self {
            Eyes::Open => "open".to_owned(),
            Eyes::Public => "public".to_owned(),
            Eyes::Of(seat) => seat.index().to_string(),
        }
    }

    fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Of(seat) => Some(seat),
            Eyes::Open | Eyes::Public => None,
        }
    }
}

/// Shows a film.
#[derive(Clone, Copy)]
pub(crate) struct Projector {
    reel: StoredValue<Arc<Reel>>,
    last: usize,
    at: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    plays: RwSignal<bool>,
    /// The place in the list of speeds.
    speed: RwSignal<usize>,
    /// The timer of an earlier run must not go on with a later one.
    run: StoredValue<u32>,
    shown: Memo<Option<Moment>>,
    theatre: Theatre,
    /// How the table shows that something has happened.
    pub screen: StoredValue<Option<Callback<Vec<Came>>>>,
}

impl Projector {
    /// Shows a film from its beginning, or from where the page's address says.
    pub(crate) fn new(reel: Reel, own: Option<Seat>) -> Projector {
        let last = reel.last;
        let seats = reel.names.len();
        let reel = Arc::new(reel);
        let asked = query("step").and_then(|step| step.parse().ok());
        let eyes = match query("seat").map(|word| Eyes::read(&word)) {
            Some(Eyes::Of(seat)) if seat.index() >= seats => Eyes::Open,
            Some(eyes) => eyes,
            None => own.map_or(Eyes::Open, Eyes::Of),
        };
        let at = RwSignal::new(asked.unwrap_or(0).min(last));
        let eyes = RwSignal::new(eyes);
        let film = Arc::clone(&reel);
        let shown = Memo::new(move |_| {
            let viewer = eyes
                .get()
                .seat()
                .map_or(Viewer::Spectator, Viewer::Seat);
            (film.at)(at.get(), viewer)
        });
        Projector {
            reel: StoredValue::new(reel),
            last,
            at,
            eyes,
            plays: RwSignal::new(false),
            speed: RwSignal::new(NORMAL),
            run: StoredValue::new(0),
            shown,
            theatre: Theatre::unstopped(),
            screen: StoredValue::new(None),
        }
    }

    /// The match as its drawing sees it.
    pub(crate) fn play(self) -> Play {
        let names = Names::new(self.reel.with_value(|reel| reel.names.clone()));
        let people = Memo::new(move |_| names.clone().read_by(self.eyes.get().seat()));
        Play {
            board: Memo::new(move |_| {
                let shown = self.shown.get()?;
                Some(Arc::new(BoardModel {
                    viewer: self.eyes.get().seat(),
                    events: shown.events,
                    view: shown.view,
                    choice: None,
                }))
            }),
            people,
            names: people,
            waits_for: Memo::new(move |_| {
                let shown = self.shown.read();
                shown
                    .as_ref()
                    .map(|shown| shown.waits_for)
                    .unwrap_or_default()
            }),
            act: Callback::new(|_| {}),
            asked: RwSignal::new(None),
            taught: false,
            theatre: self.theatre,
            keys: Some(Callback::new(move |key: String| self.press(&key))),
        }
    }

    pub(crate) fn outcome(self) -> Signal<Option<Outcome>> {
        Signal::derive(move || {
            let shown = self.shown.read();
            shown.as_ref().and_then(|shown| shown.outcome)
        })
    }

    /// Shows another moment; what leads there is shown if it is the next one.
    fn show(self, to: usize) {
        let before = self.at.get_untracked();
        let to = to.min(self.last);
        if to == before {
            return;
        }
        let heard = |shown: &Option<Moment>| {
            shown
                .as_ref()
                .map(|shown| shown.events.clone())
                .unwrap_or_default()
        };
        let known = self
            .shown
            .with_untracked(|shown| heard(shown).len());
        self.theatre.end_all();
        self.at.set(to);
        let mut new = Vec::new();
        if to == before + 1 {
            let now = self.shown.with_untracked(heard);
            new.extend(now.into_iter().skip(known));
        }
        self.tell(new);
    }

    fn tell(self, events: Vec<Came>) {
        if let Some(screen) = self.screen.get_value() {
            screen.run(events);
        }
    }

    /// Somebody wants to see this moment, and looks at it.
    fn jump(self, to: usize) {
        self.plays.set(false);
        self.show(to);
    }

    fn step(self, by: isize) {
        self.jump(self.at.get_untracked().saturating_add_signed(by));
    }

    fn look(self, eyes: Eyes) {
        self.theatre.end_all();
        self.eyes.set(eyes);
        // The table takes what is to be seen now for where it was.
        self.tell(Vec::new());
    }

    fn toggle(self) {
        let plays = !self.plays.get_untracked();
        self.plays.set(plays);
        if !plays {
            return;
        }
        if self.at.get_untracked() == self.last {
            self.show(0);
        }
        self.run
            .update_value(|run| *run = run.wrapping_add(1));
        self.go_on(self.run.get_value(), QUIET);
    }

    fn go_on(self, run: u32, wait: f64) {
        let slower = SPEEDS
            .get(self.speed.get_untracked())
            .map_or(1.0, |(_, slower)| *slower);
        let wait = Duration::from_millis((wait * slower) as u64);
        set_timeout(move || self.advance(run, slower), wait);
    }

    fn advance(self, run: u32, slower: f64) {
        // The page may be gone by now, or somebody has taken over.
        if self.run.try_get_value() != Some(run) || !self.plays.get_untracked() {
            return;
        }
        // Who is in a hurry does not wait for the end of a script.
        if slower >= 1.0 && untrack(|| self.theatre.plays()) {
            self.go_on(run, SOON);
            return;
        }
        let next = self.at.get_untracked() + 1;
        self.show(next);
        if next >= self.last {
            self.plays.set(false);
            return;
        }
        let is_quiet = self.reel.with_value(|reel| (reel.is_quiet)(next));
        self.go_on(run, if is_quiet { QUIET } else { STEP });
    }

    /// Says whether the key is one of the film's.
    fn press(self, key: &str) -> bool {
        match key {
            "ArrowRight" => self.step(1),
            "ArrowLeft" => self.step(-1),
            "Home" => self.jump(0),
            "End" => self.jump(self.last),
            // On a button it presses the button.
            " " if !is_on_a_button() => self.toggle(),
            _ => return false,
        }
        true
    }

    /// Where this moment can be found.
    fn address(self) -> String {
        let id = self.reel.with_value(|reel| reel.id);
        let link = Route::Moment(id, self.at.get_untracked()).link();
        format!("{link}&seat={}", self.eyes.get_untracked().word())
    }
}

/// Whether the keyboard is at something that the space bar presses.
fn is_on_a_button() -> bool {
    document()
        .active_element()
        .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
        .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY"))
}
