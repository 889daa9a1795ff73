//! What belongs to one game alone: its table, its replay, its rules, its lessons; and what few people need. Where the program is taken apart (the feature
//! `split`), each of them is fetched when it is first shown, with no more of the other games than they share.

use core::future::Future;
use core::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use catalog::{GameId, with_game};
use client_core::recap::Course as MatchCourse;
use game_core::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MatchId, MatchSummary, TableInfo};
use web_sys::File;

use crate::app::AppContext;
use crate::net::device::DEVICE;
use crate::net::here::Device;
use crate::net::seat::Seated;
use crate::pages::create::Create;
use crate::pages::file::{self, FilePage};
use crate::pages::lesson::{Course, at_table};
use crate::pages::me::Me;
use crate::pages::playing::match_table;
use crate::pages::replay::{course_of, film, summary_of};
use crate::pages::rules::rules_of;
use crate::pages::waiting::Invitation;
use crate::words::t;

/// Draws a table.
pub(crate) type DrawsTable = fn(Seated, Memo<Option<TableInfo>>) -> AnyView;
/// Draws a finished match from its record.
pub(crate) type DrawsFilm = fn(MatchId, Vec<String>, Option<Seat>, &str) -> AnyView;
/// Reads from a record how the match came about.
pub(crate) type ReadsCourse = fn(&str) -> Option<MatchCourse>;
/// Reads from a file what lists say of its match; nothing unless it is sound to its end.
pub(crate) type ReadsSummary = fn(MatchId, &str) -> Option<MatchSummary>;
/// Draws the rules.
pub(crate) type DrawsRules = fn() -> AnyView;
/// Draws a lesson.
pub(crate) type DrawsLesson = fn(Course) -> AnyView;

/// How long to wait before a chunk that did not come is asked for again.
const RETRY: Duration = Duration::from_secs(2);

/// A chunk on its way; nothing if it did not come.
pub(crate) type Fetched<D> = Pin<Box<dyn Future<Output = Option<D>>>>;

/// A game in chunks.
trait Chunks {
    fn table() -> Fetched<DrawsTable>;
    fn film() -> Fetched<DrawsFilm>;
    fn course() -> Fetched<ReadsCourse>;
    fn summary() -> Fetched<ReadsSummary>;
    fn rules() -> Fetched<DrawsRules>;
    fn lesson() -> Fetched<DrawsLesson>;
}

/// Gives a function of one game; where the program is taken apart, by way of a chunk of this name.
macro_rules! fetched {
    ($chunk:ident: $what:expr => $kind:ty) => {{
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($chunk, fallible)]
        fn fetched() -> Result<$kind, wasm_split_helpers::SplitLoaderError> {
            Ok($what)
        }
        #[cfg(not(feature = "split"))]
        async fn fetched() -> Result<$kind, core::convert::Infallible> {
            Ok($what)
        }
        Box::pin(async { fetched().await.ok() })
    }};
}

macro_rules! chunks {
    ($name:ident $game:ty) => {
        pastey::paste! {
            impl Chunks for $game {
                fn table() -> Fetched<DrawsTable> {
                    fetched!([<$name:snake _table>]: match_table::<$game> => DrawsTable)
                }

                fn film() -> Fetched<DrawsFilm> {
                    fetched!([<$name:snake _film>]: film::<$game> => DrawsFilm)
                }

                fn course() -> Fetched<ReadsCourse> {
                    fetched!([<$name:snake _film>]: course_of::<$game> => ReadsCourse)
                }

                fn summary() -> Fetched<ReadsSummary> {
                    fetched!([<$name:snake _film>]: summary_of::<$game> => ReadsSummary)
                }

                fn rules() -> Fetched<DrawsRules> {
                    fetched!([<$name:snake _rules>]: rules_of::<$game> => DrawsRules)
                }

                fn lesson() -> Fetched<DrawsLesson> {
                    fetched!([<$name:snake _lesson>]: at_table::<$game> => DrawsLesson)
                }
            }
        }
    };
}
catalog::for_each_game!(chunks);

/// What asks the scripts that keep and play tables on this device.
pub(crate) fn device() -> Fetched<Device> {
    fetched!(device: DEVICE => Device)
}

/// Pages that few people open, and what belongs to them.
#[derive(Clone, Copy)]
pub(crate) struct Rare {
    pub me: fn() -> AnyView,
    pub file: fn() -> AnyView,
    /// Reads a file; if it is a record, it is shown.
    pub open: fn(AppContext, File),
}

fn rare() -> Fetched<Rare> {
    const RARE: Rare = Rare {
        me: || view! { <Me /> }.into_any(),
        file: || view! { <FilePage /> }.into_any(),
        open: file::open,
    };
    fetched!(rare_pages: RARE => Rare)
}

/// What only a host needs: the options of a new table, and the way to invite others.
#[derive(Clone, Copy)]
pub(crate) struct Hosting {
    create: fn(GameId) -> AnyView,
    invitation: fn(Memo<Option<TableInfo>>) -> AnyView,
}

fn hosting() -> Fetched<Hosting> {
    const HOSTING: Hosting = Hosting {
        create: |game| view! { <Create game=game /> }.into_any(),
        invitation: |info| view! { <Invitation info=info /> }.into_any(),
    };
    fetched!(hosting: HOSTING => Hosting)
}

/// The options of a new table, once what draws them is here.
pub(crate) fn create(game: GameId) -> AnyView {
    once(arriving(hosting), move |hosting| (hosting.create)(game))
}

/// The link that friends open, once what draws it is here.
pub(crate) fn invitation(info: Memo<Option<TableInfo>>) -> AnyView {
    once(arriving(hosting), move |hosting| (hosting.invitation)(info))
}

/// One of the pages that few people open, once it is here.
pub(crate) fn rare_page(which: fn(Rare) -> fn() -> AnyView) -> AnyView {
    once(arriving(rare), move |rare| which(rare)())
}

/// Shows what is in a file, once what reads it is here.
pub(crate) fn open_file(app: AppContext, file: File) {
    spawn_local(async move {
        if let Some(rare) = rare().await {
            (rare.open)(app, file);
        }
    });
}

/// A game's table, once it is here.
pub(crate) fn table(game: GameId, seated: Seated, info: Memo<Option<TableInfo>>) -> AnyView {
    let chunk = arriving(move || with_game!(game, G => G::table()));
    once(chunk, move |draws| draws(seated, info))
}

/// Lets a game's table come while something else is still waited for.
pub(crate) fn table_ahead(game: GameId) {
    spawn_local(async move {
        // If it does not come now, it is asked for again when it is shown.
        let _ = with_game!(game, G => G::table()).await;
    });
}

/// A finished match of a game, once what draws it is here.
pub(crate) fn replay(
    game: GameId,
    id: MatchId,
    names: Vec<String>,
    own: Option<Seat>,
    file: String,
) -> AnyView {
    let chunk = arriving(move || with_game!(game, G => G::film()));
    once(chunk, move |draws| draws(id, names.clone(), own, &file))
}

/// How a finished match came about, from its record; nothing if that cannot be had now.
pub(crate) async fn course(game: GameId, record: &str) -> Option<MatchCourse> {
    let reads = with_game!(game, G => G::course()).await?;
    reads(record)
}

/// What lists say of the match in a file; nothing if it is not sound, or if that cannot be had now.
pub(crate) async fn summary(game: GameId, id: MatchId, file: &str) -> Option<MatchSummary> {
    let reads = with_game!(game, G => G::summary()).await?;
    reads(id, file)
}

/// A game's rules, once what draws their pictures is here.
pub(crate) fn rules(game: GameId) -> AnyView {
    let chunk = arriving(move || with_game!(game, G => G::rules()));
    once(chunk, |draws| draws())
}

/// A lesson, once what draws it is here.
pub(crate) fn lesson(game: GameId, course: Course) -> AnyView {
    let chunk = arriving(move || with_game!(game, G => G::lesson()));
    once(chunk, move |draws| draws(course))
}

/// What is shown, once it is here.
type Chunk<D> = RwSignal<Option<D>>;

fn arriving<D: Copy + Send + Sync + 'static>(fetch: impl Fn() -> Fetched<D> + 'static) -> Chunk<D> {
    let chunk = RwSignal::new(None);
    ask(chunk, Rc::new(fetch));
    chunk
}

/// Asks for a chunk until it comes, or until whoever waited for it has left the page.
fn ask<D: Send + Sync + 'static>(chunk: Chunk<D>, fetch: Rc<dyn Fn() -> Fetched<D>>) {
    spawn_local(async move {
        match fetch().await {
            Some(draws) => drop(chunk.try_set(Some(draws))),
            None if chunk.is_disposed() => {}
            None => set_timeout(move || ask(chunk, fetch), RETRY),
        }
    });
}

fn once<D: Copy + Send + Sync + 'static>(
    chunk: Chunk<D>,
    draw: impl Fn(D) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let shown = move || match chunk.get() {
        Some(draws) => draw(draws),
        None => view! { <p class="soft">{t("ui-connecting")}</p> }.into_any(),
    };
    shown.into_any()
}
