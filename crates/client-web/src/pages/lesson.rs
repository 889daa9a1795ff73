//! A lesson at the table. It needs no server: the others follow a script.

use std::sync::Arc;

use catalog::GameId;
use client_core::lesson::{Bench, Lesson, LessonMatch, Next, Pupil, Speech, Tried};
use client_core::room::BoardModel;
use client_core::story::{Line, Names};
use game_core::{Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use roster::Level;
use serde_json::Value;

use crate::app::AppContext;
use crate::chunks;
use crate::games::Drawn;
use crate::net::files;
use crate::pages::begin::play_now;
use crate::pages::header::Header;
use crate::pages::lessons::note_done;
use crate::pages::lost::Lost;
use crate::route::{Link, Route};
use crate::table::frame::Frame;
use crate::table::ready::Ready;
use crate::table::result::End;
use crate::table::speech::{Reading, bubble};
use crate::table::theatre::Theatre;
use crate::table::{ActText, Match, Play};
use crate::words::{fetch_lessons, say, say_now, t};

/// The page of a lesson; without a name, of the first one.
#[component]
pub(crate) fn LessonPage(game: GameId, slug: String) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lessons = LocalResource::new(move || {
        let lang = app.story.read().lang();
        fetch_lessons(lang, game)
    });
    let course = Course {
        game,
        lessons: RwSignal::new(None),
        at: StoredValue::new(0),
        begun: RwSignal::new(0),
    };
    // What is on the table stays there when the language changes, and until its texts have come.
    Effect::new(move || {
        let Some(Some(found)) = lessons.get() else {
            return;
        };
        let at = found
            .iter()
            .position(|lesson| lesson.slug == slug)
            .or(slug.is_empty().then_some(0));
        course.at.set_value(at.unwrap_or(found.len()));
        course
            .lessons
            .set(Some(found.into_iter().map(Arc::new).collect()));
    });
    let known = Memo::new(move |_| {
        let lessons = course.lessons.read();
        lessons
            .as_ref()
            .map(|lessons| course.at.get_value() < lessons.len())
    });
    let body = move || {
        course.begun.track();
        match known.get() {
            None => view! { <p class="soft">{t("ui-connecting")}</p> }.into_any(),
            Some(false) => view! { <Lost /> }.into_any(),
            Some(true) => chunks::lesson(game, course),
        }
    };
    view! {
        <link rel="stylesheet" href=files::address("lesson") />
        <Header>
            <h1 class="table-title">{move || course.title()}</h1>
        </Header>
        {body}
    }
}

/// The lessons of a game, and which of them this is.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    game: GameId,
    lessons: RwSignal<Option<Vec<Arc<Lesson>>>>,
    at: StoredValue<usize>,
    /// Rises when the lesson is begun once more.
    begun: RwSignal<u32>,
}

impl Course {
    /// The lesson this many lessons after this one.
    fn lesson(self, after: usize) -> Option<Arc<Lesson>> {
        let lessons = self.lessons.read();
        lessons
            .as_ref()?
            .get(self.at.get_value() + after)
            .cloned()
    }

    fn title(self) -> String {
        self.lesson(0)
            .map(|lesson| lesson.word("title").to_owned())
            .unwrap_or_default()
    }
}

/// A lesson of a game.
pub(crate) fn at_table<G: Drawn>(course: Course) -> AnyView {
    let Some(class) = Class::begin(course, Bench::<G>::open) else {
        return view! { <Lost /> }.into_any();
    };
    let app = class.app;
    let game = Match::<G>::new(class.play(), RwSignal::new(G::Selection::default()));
    let show = Callback::new(move |events: Vec<Arc<Value>>| game.show(app, &events));
    class.screen.set_value(Some(show));
    class.go_on();
    view! {
        <main class="table-page">
            <Ready<G>>
                <Frame<G> game=game end=End::none() />
                {class.teacher()}
            </Ready<G>>
        </main>
    }
    .into_any()
}

/// A learner at the table. It knows no game, so that it is in the program only once.
#[derive(Clone, Copy)]
struct Class {
    app: AppContext,
    course: Course,
    pupil: StoredValue<Pupil>,
    learner: Seat,
    board: RwSignal<Arc<BoardModel>>,
    waits_for: RwSignal<SeatSet>,
    speech: RwSignal<Option<Speech>>,
    /// How the lesson ended, once it has.
    ended: RwSignal<Option<Ended>>,
    /// Shows that something has happened.
    screen: StoredValue<Option<Callback<Vec<Arc<Value>>>>>,
    theatre: Theatre,
}

/// How a lesson ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Done,
    Skipped,
}

impl Class {
    fn begin(course: Course, open: fn(&Lesson) -> Option<Box<dyn LessonMatch>>) -> Option<Class> {
        let lesson = untrack(|| course.lesson(0))?;
        let pupil = Pupil::new(lesson.clone(), open(&lesson)?);
        let class = Class {
            app: expect_context(),
            course,
            learner: lesson.learner,
            board: RwSignal::new(Arc::new(pupil.board())),
            waits_for: RwSignal::new(pupil.waits_for()),
            speech: RwSignal::new(pupil.speech()),
            pupil: StoredValue::new(pupil),
            ended: RwSignal::new(None),
            screen: StoredValue::new(None),
            theatre: Theatre::unstopped(),
        };
        Effect::new(move || {
            if let Some(lesson) = course.lesson(0) {
                class
                    .pupil
                    .update_value(|pupil| pupil.translate(lesson));
                class.listen();
            }
        });
        Some(class)
    }

    /// The match as its drawing sees it.
    fn play(self) -> Play {
        let app = self.app;
        let seats = self.pupil.with_value(Pupil::seats);
        let people = Memo::new(move |_| {
            let story = app.story.read();
            let name = |seat: usize| match app.session.read().as_ref() {
                Some(session) if seat == self.learner.index() => session.name.clone(),
                None if seat == self.learner.index() => {
                    story.say_common(&Line::new("ui-lesson-you"))
                }
                _ => story.bot(seat as u8),
            };
            Names::new((0..seats).map(name).collect()).read_by(Some(self.learner))
        });
        Play {
            board: Memo::new(move |_| Some(self.board.get())),
            people,
            names: people,
            waits_for: Memo::new(move |_| self.waits_for.get()),
            act: Callback::new(move |action: ActText| self.try_move(&action.into_text())),
            taught: true,
            asked: RwSignal::new(None),
            keys: None,
            theatre: self.theatre,
        }
    }

    fn change<T>(self, change: impl FnOnce(&mut Pupil) -> T) -> Option<T> {
        self.pupil.try_update_value(change)
    }

    fn try_move(self, action: &str) {
        match self.change(|pupil| pupil.try_move(action)) {
            Some(Tried::Played) => {
                crate::table::keys::let_go();
                self.app.hush();
                self.look();
                self.go_on();
            }
            Some(Tried::Strayed) => self.listen(),
            Some(Tried::TooEarly) => {
                let early = say_now(self.app, &Line::new("ui-lesson-early"));
                self.app.tell(early);
            }
            None => {}
        }
    }

    /// The others make the moves that are due, and what comes next is said.
    fn go_on(self) {
        while self.change(Pupil::go_on) == Some(true) {
            self.look();
        }
        self.listen();
        let (arrived, over) = self
            .pupil
            .with_value(|pupil| (pupil.has_arrived(), pupil.is_over()));
        if arrived && let Some(lesson) = untrack(|| self.course.lesson(0)) {
            let first = self.course.at.get_value() == 0;
            note_done(self.course.game, &lesson.slug, first);
        }
        if over {
            self.ended.set(Some(Ended::Done));
        }
    }

    /// What happened is shown on the table.
    fn look(self) {
        let (board, waits_for) = self
            .pupil
            .with_value(|pupil| (pupil.board(), pupil.waits_for()));
        let known = self.board.read_untracked().events.len();
        let new = board
            .events
            .get(known..)
            .unwrap_or_default()
            .to_vec();
        self.board.set(Arc::new(board));
        self.waits_for.set(waits_for);
        if let Some(show) = self.screen.get_value() {
            show.run(new);
        }
    }

    fn listen(self) {
        let speech = self.pupil.with_value(Pupil::speech);
        self.speech.set(speech);
    }

    fn read_on(self) {
        let said = self.pupil.with_value(Pupil::speech);
        self.app.hush();
        if said.is_some_and(|said| said.next == Next::End) {
            self.ended.set(Some(Ended::Done));
            return;
        }
        let _ = self.change(Pupil::read_on);
        self.go_on();
    }

    fn read_back(self) {
        let _ = self.change(Pupil::read_back);
        self.listen();
    }

    /// The speech, or where to go when it is over. What happens on the table is seen first.
    fn teacher(self) -> AnyView {
        let speech = Memo::new(move |_| {
            let quiet = self.theatre.plays() || self.ended.get().is_some();
            self.speech.get().filter(|_| !quiet)
        });
        let reading = Reading {
            on: Callback::new(move |()| self.read_on()),
            back: Callback::new(move |()| self.read_back()),
            skip: Callback::new(move |()| self.ended.set(Some(Ended::Skipped))),
        };
        let title = Signal::derive(move || self.course.title());
        let after = move || {
            let ended = self.ended.get().filter(|_| !self.theatre.plays());
            ended.map(|ended| after(self.course, ended))
        };
        view! {
            {bubble(speech, title, reading)}
            {after}
        }
        .into_any()
    }
}

/// Where to go after a lesson.
fn after(course: Course, ended: Ended) -> AnyView {
    let app = expect_context::<AppContext>();
    let game = course.game;
    let heading = t(match ended {
        Ended::Done => "ui-lesson-done",
        Ended::Skipped => "ui-lesson-left",
    });
    let next = move || {
        let lesson = course.lesson(1)?;
        let title = lesson.word("title").to_owned();
        let text = say(move || Line::new("ui-lesson-to").with("title", title.clone()));
        Some(view! {
            <Link to=Route::Lesson(game, lesson.slug.clone()) class="button primary">
                {text}
            </Link>
        })
    };
    let starting = RwSignal::new(false);
    let play = move |_| {
        starting.set(true);
        spawn_local(async move {
            play_now(app, game, Level::Novice).await;
            starting.set(false);
        });
    };
    let root = NodeRef::<leptos::html::Section>::new();
    Effect::new(move || {
        if let Some(root) = root.get() {
            let _ = root.focus();
        }
    });
    view! {
        <section
            class="lesson lesson-over"
            node_ref=root
            tabindex="-1"
            aria-labelledby="lesson-over"
        >
            <h2 id="lesson-over">{heading}</h2>
            <div class="lesson-ways">
                {next} <button disabled=move || starting.get() on:click=play>
                    {t("ui-lesson-match")}
                </button>
                <button on:click=move |_| {
                    course.begun.update(|begun| *begun += 1);
                }>{t("ui-lesson-again")}</button> <Link to=Route::Home class="quiet">
                    {t("ui-home")}
                </Link>
            </div>
        </section>
    }
    .into_any()
}
