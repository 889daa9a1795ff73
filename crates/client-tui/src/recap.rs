//! How a match that is over came about, in the reader's words: what was counted, what decided it, what to remember.

use client_core::guide::Guide;
use client_core::recap::{Course, Strand, Turn};
use client_core::replay::Film;
use client_core::story::{Line, Names, Story, Value};
use fair_deal::FairDeal;

use crate::words::t;

/// At how many moments the drawing of a strand has its values.
pub const WIDE: usize = 36;

/// How a match came about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// What was counted as it went on.
    pub strands: Vec<Counted>,
    /// Whether the values of a strand are those at the ends of rounds.
    pub by_rounds: bool,
    /// What decided it.
    pub deciding: Vec<Moment>,
    /// What the reader likes to remember.
    pub good: Vec<Moment>,
    /// What else there is to say to the reader.
    pub notes: Vec<String>,
}

/// Something that was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// What or whose it is.
    pub name: String,
    /// How much there was at moments as far apart as each other, from 0 to 7 of the most that anything came to.
    pub course: Vec<u8>,
    /// How much there was at the end of each round, or at the start and at the end.
    pub values: Vec<i32>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// After how many actions it is to be seen.
    pub at: usize,
    /// What happened, and in which round.
    pub told: String,
}

/// The film of a match from its file, which may begin with the deal.
pub fn film<G: Guide>(file: &str) -> Option<Film<G>> {
    let (_, record) = FairDeal::split(file).ok()?;
    Film::open(record)
}

/// How the match of this file came about, told to the reader among these people.
pub fn recap<G: Guide>(story: &Story, file: &str, names: &Names) -> Option<Recap> {
    let course = film::<G>(file)?.course()?;
    let pen = Pen {
        say: |line: &Line| story.say::<G>(line, names),
        course: &course,
    };
    let reader = names.reader();
    let good = reader.map(|reader| course.good_for(reader));
    let notes = reader.map(|reader| G::notes(&course, reader));
    let rounds = course.rounds();
    let strands = course.strands.iter().enumerate();
    let strands = strands.map(|(at, strand)| Counted {
        name: pen.name(strand),
        course: pen.drawn(at),
        values: match rounds.len() {
            0 | 1 => [strand.values.first(), strand.values.last()]
                .into_iter()
                .flatten()
                .copied()
                .collect(),
            _ => rounds
                .iter()
                .filter_map(|(_, values)| values.get(at).copied())
                .collect(),
        },
    });
    Some(Recap {
        strands: strands.collect(),
        by_rounds: rounds.len() > 1,
        deciding: pen.moments(course.deciding.iter()),
        good: pen.moments(good.into_iter().flatten()),
        notes: notes
            .unwrap_or_default()
            .iter()
            .map(&pen.say)
            .collect(),
    })
}

/// What a course is told with.
struct Pen<'a, F> {
    say: F,
    course: &'a Course,
}

impl<F: Fn(&Line) -> String> Pen<'_, F> {
    fn name(&self, strand: &Strand) -> String {
        match &strand.name {
            Value::Line(line) => (self.say)(line),
            name => (self.say)(&Line::new("recap-who").with("who", name.clone())),
        }
    }

    fn moments<'a>(&self, turns: impl Iterator<Item = &'a Turn>) -> Vec<Moment> {
        let moment = |turn: &Turn| {
            let chapters = self.course.chapters.iter();
            let mut begun = chapters.filter(|one| one.round.is_some() && one.at < turn.at);
            let told = (self.say)(&turn.told);
            let told = match begun.next_back() {
                Some(chapter) => format!("{}. {told}", (self.say)(&chapter.name)),
                None => told,
            };
            Moment { at: turn.at, told }
        };
        turns.map(moment).collect()
    }

    /// A strand between the least and the most of all of them.
    fn drawn(&self, at: usize) -> Vec<u8> {
        let all = || {
            let strands = self.course.strands.iter();
            strands.flat_map(|strand| strand.values.iter().copied())
        };
        let lowest = all().min().unwrap_or_default().min(0);
        let most = (all().max().unwrap_or_default() - lowest).max(1);
        let last = self.course.moments.last().copied();
        let last = last.unwrap_or_default();
        let level = |column: usize| {
            let values = self.course.values_at(last * column / (WIDE - 1));
            let value = values.get(at).copied().unwrap_or_default();
            ((value - lowest) * 7 / most) as u8
        };
        (0..WIDE).map(level).collect()
    }
}

impl Recap {
    /// Everything in lines, for those who read or hear them one by one.
    pub fn lines(&self, story: &Story) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.strands.is_empty() {
            lines.push(t(story, self.title()));
        }
        lines.extend(self.strands.iter().map(Counted::told));
        for (title, moments) in [
            ("ui-recap-deciding", &self.deciding),
            ("ui-recap-good", &self.good),
        ] {
            if !moments.is_empty() {
                lines.push(t(story, title));
                lines.extend(moments.iter().map(|one| one.told.clone()));
            }
        }
        lines.extend(self.notes.iter().cloned());
        lines
    }

    /// Every moment that is told, in the order in which they are told.
    pub fn moments(&self) -> impl Iterator<Item = &Moment> {
        self.deciding.iter().chain(&self.good)
    }

    /// What the values of the strands are.
    pub fn title(&self) -> &'static str {
        if self.by_rounds {
            "ui-recap-rounds"
        } else {
            "ui-recap-course"
        }
    }
}

impl Counted {
    /// Its values as they came.
    pub fn told(&self) -> String {
        let values: Vec<String> = self.values.iter().map(i32::to_string).collect();
        format!("{}: {}", self.name, values.join(", "))
    }
}
