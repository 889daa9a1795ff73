//! A match from its first action to its last: what was counted, where its rounds begin, which turns decided it.

use game_core::{Audience, EventSink, Game, Record, Seat, SeatSet, Viewer};

use super::{Recap, Swing};
use crate::story::{Line, Value};

/// How many turns are said to have decided a match, at most.
const DECIDING: usize = 3;
/// How many good moments are told to somebody, at most.
const GOOD: usize = 2;

/// How a match went. Moments are counted in actions: 0 is the deal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// The moments at which something that is counted had changed, the deal and the end among them.
    pub moments: Vec<usize>,
    /// What was counted, each with a value for every moment.
    pub strands: Vec<Strand>,
    /// Where rounds begin, or turns in a game without rounds; none in a match of one round.
    pub chapters: Vec<Chapter>,
    /// What decided it, in order.
    pub deciding: Vec<Turn>,
    good: Vec<(Swing, Turn)>,
}

/// Something that was counted all through the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Strand {
    /// What or whose it is.
    pub name: Value,
    /// The seats whose it is.
    pub members: SeatSet,
    /// How much there was at each moment.
    pub values: Vec<i32>,
}

/// A part of the match that begins at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// How many actions come before it.
    pub at: usize,
    /// The number of the round, unless it is only a turn.
    pub round: Option<u32>,
    /// Its name.
    pub name: Line,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The action that brought it about, counted from 1; the turn is to be seen after it.
    pub at: usize,
    /// What happened.
    pub told: Line,
}

impl Course {
    /// The course of a record; nothing if it does not replay.
    pub fn of<G: Recap>(record: &Record<G>) -> Option<Course> {
        let mut state = record.start().ok()?;
        let seats = G::seats(&record.config);
        let mut course = Course::default();
        course.count::<G>(0, &G::view(&state, Viewer::Spectator));
        let mut told = Overheard::<G>(Vec::new());
        let mut ends = Vec::with_capacity(record.actions.len());
        for (at, (seat, action)) in (1..).zip(&record.actions) {
            G::apply(&mut state, *seat, *action, &mut told).ok()?;
            ends.push(told.0.len());
            course.count::<G>(at, &G::view(&state, Viewer::Spectator));
        }
        let view = G::view(&state, Viewer::Spectator);
        let mut weighed = Vec::new();
        for (index, event) in told.0.iter().enumerate() {
            let at = 1 + ends.partition_point(|end| *end <= index);
            course.open_chapter::<G>(at, event, seats);
            if let Some(swing) = G::swing(event, &view) {
                weighed.push((
                    swing,
                    Turn {
                        at,
                        told: G::recall(event, seats),
                    },
                ));
            }
        }
        course.end(record.actions.len());
        course.judge(weighed);
        Some(course)
    }

    /// Notes what is counted at a moment, if it differs from what was noted last.
    fn count<G: Recap>(&mut self, at: usize, view: &G::View) {
        let counts = G::counts(view);
        if self.strands.is_empty() {
            let strand = |count: &super::Count| Strand {
                name: count.name.clone(),
                members: count.members,
                values: Vec::new(),
            };
            self.strands = counts.iter().map(strand).collect();
        }
        let same =
            |(strand, count): (&Strand, &super::Count)| strand.values.last() == Some(&count.value);
        if self.strands.iter().zip(&counts).all(same) {
            return;
        }
        self.moments.push(at);
        for (strand, count) in self.strands.iter_mut().zip(counts) {
            strand.values.push(count.value);
        }
    }

    /// The last moment is the end, even if nothing was counted then.
    fn end(&mut self, at: usize) {
        if self.moments.last().is_some_and(|last| *last < at) {
            self.moments.push(at);
            for strand in &mut self.strands {
                let last = strand.values.last().copied();
                strand.values.extend(last);
            }
        }
    }

    fn open_chapter<G: Recap>(&mut self, at: usize, event: &G::Event, seats: usize) {
        let round = G::round(event);
        // Where a game has rounds, turns are no chapters of their own.
        if round.is_none() && (G::HAS_ROUNDS || !G::opens_chapter(event)) {
            return;
        }
        if self.chapters.is_empty() {
            self.chapters.push(Chapter {
                at: 0,
                round: round.map(|_| 1),
                name: match round {
                    Some(_) => round_line(1),
                    None => Line::new("recap-start"),
                },
            });
        }
        self.chapters.push(Chapter {
            at,
            round,
            name: match round {
                Some(round) => round_line(round),
                None => G::tell(event, seats),
            },
        });
    }

    /// The heaviest turns, and the moments that somebody likes to remember.
    fn judge(&mut self, mut weighed: Vec<(Swing, Turn)>) {
        // What weighs the same counts for more the later it came: it could no longer be made up for.
        weighed.sort_by_key(|(swing, turn)| core::cmp::Reverse((swing.weight, turn.at)));
        for (swing, turn) in weighed {
            let is_told = self
                .deciding
                .iter()
                .any(|known| known.at == turn.at);
            if swing.weight > 0 && self.deciding.len() < DECIDING && !is_told {
                self.deciding.push(turn);
            } else if !swing.good_for.is_empty() && !is_told {
                self.good.push((swing, turn));
            }
        }
        self.deciding.sort_by_key(|turn| turn.at);
    }

    /// The best moments of a seat that did not decide the match, in order.
    pub fn good_for(&self, seat: Seat) -> Vec<&Turn> {
        let mut good: Vec<&Turn> = Vec::new();
        let own = self
            .good
            .iter()
            .filter(|(swing, _)| swing.good_for.contains(seat));
        for (_, turn) in own {
            if good.len() < GOOD && good.iter().all(|known| known.at != turn.at) {
                good.push(turn);
            }
        }
        good.sort_by_key(|turn| turn.at);
        good
    }

    /// Every round with what was counted when it ended, in the order of the strands.
    pub fn rounds(&self) -> Vec<(u32, Vec<i32>)> {
        let chapters: Vec<&Chapter> = self
            .chapters
            .iter()
            .filter(|chapter| chapter.round.is_some())
            .collect();
        let ends = chapters
            .iter()
            .skip(1)
            .map(|next| next.at)
            .chain([usize::MAX]);
        chapters
            .iter()
            .zip(ends)
            .filter_map(|(chapter, end)| Some((chapter.round?, self.values_at(end))))
            .collect()
    }

    /// What was counted at a moment.
    pub fn values_at(&self, at: usize) -> Vec<i32> {
        let known = self
            .moments
            .partition_point(|moment| *moment <= at);
        let value = |strand: &Strand| {
            let last = known.checked_sub(1)?;
            strand.values.get(last).copied()
        };
        self.strands
            .iter()
            .map(|strand| value(strand).unwrap_or_default())
            .collect()
    }
}

fn round_line(round: u32) -> Line {
    Line::new("recap-round").with("round", round)
}

/// What everybody may hear.
struct Overheard<G: Game>(Vec<G::Event>);

impl<G: Game> EventSink<G::Event> for Overheard<G> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        if audience.hears(Viewer::Spectator) {
            self.0.push(event());
        }
    }
}
