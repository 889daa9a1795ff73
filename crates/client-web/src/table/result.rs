//! How the match ended and how it came about. It knows no game, so that it is in the program only once.

use std::sync::Arc;

use client_core::recap::{Course, Strand, Turn, is_won};
use client_core::story::{Line, Names, Story, Value};
use game_core::{Outcome, Seat};
use leptos::prelude::*;
use protocol::MatchId;

use crate::app::AppContext;
use crate::route::{Link, Route};
use crate::table::Play;
use crate::table::people::faces;
use crate::words::t;

/// The size of the drawing of a course, in its own units.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 90.0;
/// Lines at the very edge would be cut in half.
const EDGE: f64 = 3.0;
/// Strands are told apart by as many strokes.
const STROKES: usize = 10;

/// A finished match: its course, and where its replay is.
#[derive(Clone)]
pub(crate) struct Past {
    pub course: Arc<Course>,
    pub id: MatchId,
}

impl PartialEq for Past {
    fn eq(&self, other: &Past) -> bool {
        self.id == other.id && Arc::ptr_eq(&self.course, &other.course)
    }
}

/// How a match ended, once it has, and how it came about, once that is known.
#[derive(Clone, Copy)]
pub(crate) struct End {
    pub outcome: Signal<Option<Outcome>>,
    pub past: Signal<Option<Past>>,
}

impl End {
    /// Of what has no end that is told.
    pub(crate) fn none() -> End {
        End {
            outcome: Signal::stored(None),
            past: Signal::stored(None),
        }
    }
}

/// What a game says of a course to one who played it.
pub(crate) type Notes = fn(&Course, Seat) -> Vec<Line>;

/// How the match ended for whoever looks, as the style knows it.
pub(crate) fn mood(play: Play, outcome: Signal<Option<Outcome>>) -> &'static str {
    let reader = play.names.read().reader();
    match outcome.get().zip(reader) {
        None => "even",
        Some((outcome, reader)) if is_won(&outcome, reader) => "won",
        Some(_) => "lost",
    }
}

/// A circle drawn with one stroke of a brush: closed by a victory, broken off by a defeat.
pub(crate) fn brush() -> AnyView {
    view! {
        <svg class="brush" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <path class="stroke" d="M31 7C20 2 6 10 6 24s12 20 22 17 16-14 12-24c-2-5-6-9-11-10" />
            <path class="dot" d="M22 24h4" />
        </svg>
    }
    .into_any()
}

/// What a course is told with.
struct Pen {
    story: Arc<Story>,
    game: &'static str,
    names: Names,
}

impl Pen {
    fn say(&self, line: &Line) -> String {
        self.story
            .say_by_name(self.game, line, &self.names)
    }

    fn name(&self, strand: &Strand) -> String {
        match &strand.name {
            Value::Line(line) => self.say(line),
            name => self.say(&Line::new("recap-who").with("who", name.clone())),
        }
    }

    fn is_own(&self, strand: &Strand) -> bool {
        self.names
            .reader()
            .is_some_and(|reader| strand.members.contains(reader))
    }
}

/// How the match came about, once its record is here.
pub(crate) fn came_about(
    game: &'static str,
    notes: Notes,
    play: Play,
    past: Signal<Option<Past>>,
) -> AnyView {
    let app = expect_context::<AppContext>();
    let shown = move || {
        let Past { course, id } = past.get()?;
        let pen = Pen {
            story: app.story.get(),
            game,
            names: play.names.get(),
        };
        let reader = pen.names.reader();
        let good = reader.map(|reader| course.good_for(reader));
        let notes = reader
            .map(|reader| notes(&course, reader))
            .unwrap_or_default()
            .iter()
            .map(|note| view! { <li>{pen.say(note)}</li> })
            .collect_view();
        Some(view! {
            {curve(&pen, &course)}
            {turns("ui-recap-deciding", &pen, &course, id, course.deciding.iter())}
            {turns("ui-recap-good", &pen, &course, id, good.into_iter().flatten())}
            <ul class="notes">{notes}</ul>
            {rounds(&pen, &course)}
        })
    };
    view! { <div class="recap">{shown}</div> }.into_any()
}

/// Moments of the match, each a way into the replay.
fn turns<'a>(
    title: &'static str,
    pen: &Pen,
    course: &Course,
    id: MatchId,
    turns: impl Iterator<Item = &'a Turn>,
) -> Option<AnyView> {
    let lines: Vec<AnyView> = turns
        .map(|turn| {
            let begun = course
                .chapters
                .iter()
                .rfind(|chapter| chapter.round.is_some() && chapter.at < turn.at);
            let when = begun.map(|chapter| pen.say(&chapter.name));
            let told = pen.say(&turn.told);
            view! {
                <li>
                    <span class="soft">{when}</span>
                    <Link to=Route::Moment(id, turn.at)>{told}</Link>
                </li>
            }
            .into_any()
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <section>
                <h3>{t(title)}</h3>
                <ol class="turns">{lines}</ol>
            </section>
        }
        .into_any()
    })
}

/// What was counted, as lines over the time of the match, and in words for those who do not see them.
fn curve(pen: &Pen, course: &Course) -> Option<AnyView> {
    let last = *course.moments.last().filter(|last| **last > 0)?;
    let values = || {
        course
            .strands
            .iter()
            .flat_map(|strand| strand.values.iter().copied())
    };
    let lowest = values().min()?.min(0);
    let highest = values().max()?;
    let x = |at: usize| EDGE + (WIDTH - 2.0 * EDGE) * at as f64 / last as f64;
    let height = f64::from((highest - lowest).max(1));
    let y = |value: i32| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * f64::from(value - lowest) / height;
    let marks = course
        .chapters
        .iter()
        .filter(|chapter| chapter.round.is_some() && chapter.at > 0)
        .map(|chapter| format!("M{:.1} 0V{HEIGHT}", x(chapter.at)))
        .collect::<Vec<_>>()
        .concat();
    let path = |strand: &Strand| {
        let points = course.moments.iter().zip(&strand.values);
        let path = points.enumerate().map(|(number, (at, value))| {
            let (x, y) = (x(*at), y(*value));
            match number {
                0 => format!("M{x:.1} {y:.1}"),
                _ => format!("H{x:.1}V{y:.1}"),
            }
        });
        path.collect::<Vec<_>>().concat()
    };
    let drawn = course
        .strands
        .iter()
        .enumerate()
        .map(|(at, strand)| view! { <path class=stroke(pen, at, strand) d=path(strand) /> });
    let drawn = drawn.collect_view();
    let key = course
        .strands
        .iter()
        .enumerate()
        .map(|(at, strand)| {
            view! {
                <li>
                    <svg viewBox="0 0 24 6" width="24" height="6" aria-hidden="true">
                        <path class=stroke(pen, at, strand) d="M0 3H24" />
                    </svg>
                    <span>{faces(strand.members)}{pen.name(strand)}</span>
                    <b>{strand.values.last().copied()}</b>
                </li>
            }
        });
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    Some(
        view! {
            <section class="course">
                <h3>{t("ui-recap-course")}</h3>
                <svg
                    class="curve"
                    viewBox=view_box
                    preserveAspectRatio="none"
                    role="img"
                    aria-label=in_words(pen, course)
                >
                    <path class="mark" d=marks />
                    {drawn}
                </svg>
                <ul class="key">{key.collect_view()}</ul>
            </section>
        }
        .into_any(),
    )
}

fn stroke(pen: &Pen, at: usize, strand: &Strand) -> String {
    let own = if pen.is_own(strand) { " own" } else { "" };
    format!("strand n{}{own}", at % STROKES)
}

/// Every strand with its values at the ends of rounds, or at the start and the end.
fn in_words(pen: &Pen, course: &Course) -> String {
    let rounds = course.rounds();
    let values = |at: usize, strand: &Strand| -> Vec<i32> {
        if rounds.is_empty() {
            let ends = [strand.values.first(), strand.values.last()];
            return ends.into_iter().flatten().copied().collect();
        }
        rounds
            .iter()
            .filter_map(|(_, values)| values.get(at).copied())
            .collect()
    };
    let told = course
        .strands
        .iter()
        .enumerate()
        .map(|(at, strand)| {
            let values: Vec<String> = values(at, strand)
                .iter()
                .map(i32::to_string)
                .collect();
            format!("{}: {}", pen.name(strand), values.join(", "))
        });
    told.collect::<Vec<_>>().join("; ")
}

/// What was counted at the end of each round.
fn rounds(pen: &Pen, course: &Course) -> Option<AnyView> {
    let rounds = course.rounds();
    if rounds.len() < 2 {
        return None;
    }
    let head = rounds.iter().map(|(round, _)| {
        let name = pen.say(&Line::new("recap-round").with("round", *round));
        view! { <th scope="col">{name}</th> }
    });
    let row = |(at, strand): (usize, &Strand)| {
        let values = rounds
            .iter()
            .map(|(_, values)| view! { <td>{values.get(at).copied()}</td> });
        view! {
            <tr>
                <th scope="row">{faces(strand.members)}{pen.name(strand)}</th>
                {values.collect_view()}
            </tr>
        }
    };
    let head = head.collect_view();
    let rows = course
        .strands
        .iter()
        .enumerate()
        .map(row)
        .collect_view();
    Some(
        view! {
            <details class="rounds">
                <summary>{t("ui-recap-rounds")}</summary>
                <div class="wide" tabindex="0" role="region" aria-label=t("ui-recap-rounds")>
                    <table class="scores">
                        <thead>
                            <tr>
                                <td></td>
                                {head}
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            </details>
        }
        .into_any(),
    )
}
