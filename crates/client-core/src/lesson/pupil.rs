//! The learner in a lesson: what is said now, what a move leads to, reading back.

use core::fmt::{self, Debug};
use std::sync::Arc;

use game_core::{Seat, SeatSet};

use super::{Lesson, LessonMatch, Step};
use crate::room::BoardModel;

/// Somebody in the middle of a lesson.
pub struct Pupil {
    lesson: Arc<Lesson>,
    game: Box<dyn LessonMatch>,
    /// The step that the lesson has come to.
    at: usize,
    /// How many of its lines have been played, if it is a step of the others.
    line: usize,
    /// The step whose speech is being read: this one, or an earlier one.
    read: usize,
    /// Whether a move was tried that is not the one to find.
    strayed: bool,
}

/// What is said now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speech {
    /// What is said.
    pub text: String,
    /// Why the move that was tried is not the one to find, if one was.
    pub no: Option<String>,
    /// The place that it is about.
    pub at: Option<String>,
    /// Moves that the learner is to make, any of them; empty if nothing is to be done now.
    pub moves: Vec<String>,
    /// Which speech of the lesson it is, counted from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// What comes after it.
    pub next: Next,
}

/// What comes after a speech.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The lesson goes on when the learner has read it.
    Read,
    /// The lesson goes on when the learner has made the move.
    Move,
    /// The lesson is over when the learner has read it.
    End,
}

/// What comes of a move that the learner tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It is played.
    Played,
    /// Another one is to be found here: nothing happens, and the speech says why.
    Strayed,
    /// Something is to be read first.
    TooEarly,
}

impl Pupil {
    /// Somebody who begins a lesson.
    pub fn new(lesson: Arc<Lesson>, game: Box<dyn LessonMatch>) -> Pupil {
        Pupil {
            lesson,
            game,
            at: 0,
            line: 0,
            read: 0,
            strayed: false,
        }
    }

    /// The same lesson in the words of another language.
    pub fn translate(&mut self, lesson: Arc<Lesson>) {
        if lesson.steps == self.lesson.steps {
            self.lesson = lesson;
        }
    }

    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// What the learner knows and may do.
    pub fn board(&self) -> BoardModel {
        self.game.board()
    }

    /// The seats that are to act.
    pub fn waits_for(&self) -> SeatSet {
        self.game.waits_for()
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Plays the next move of the others, if one is due; says whether it did.
    pub fn go_on(&mut self) -> bool {
        let Some(step) = self.lesson.steps.get(self.at) else {
            return false;
        };
        if step.free {
            return self.end_free_turn();
        }
        let Some(line) = step.then.get(self.line) else {
            return false;
        };
        let last = self.line + 1 == step.then.len();
        let played = line
            .split_once(' ')
            .and_then(|(seat, action)| Some((seat.parse().ok()?, action)))
            .is_some_and(|(seat, action)| self.game.play(Seat(seat), action));
        self.line += 1;
        if last {
            self.go_to(self.at + 1);
        }
        played
    }

    /// Nobody has written down what the others would do after the learner's own moves: there the lesson is over.
    fn end_free_turn(&mut self) -> bool {
        let is_over = !self
            .game
            .waits_for()
            .contains(self.lesson.learner);
        if is_over {
            self.go_to(self.at + 1);
        }
        is_over
    }

    fn go_to(&mut self, at: usize) {
        self.at = at;
        self.line = 0;
        self.read = at;
        self.strayed = false;
    }

    /// The learner tries a move.
    pub fn try_move(&mut self, action: &str) -> Tried {
        let Some(step) = self.step() else {
            return Tried::TooEarly;
        };
        let learner = self.lesson.learner;
        if step.free {
            self.read = self.at;
            let played = self.game.play(learner, action);
            return if played {
                Tried::Played
            } else {
                Tried::TooEarly
            };
        }
        // Who knows already what comes next need not read on.
        let ahead = self.lesson.steps.iter().skip(self.at);
        let read = ahead.take_while(|step| step.is_speech()).count();
        let asking = self.at + read;
        let expected = self
            .lesson
            .steps
            .get(asking)
            .is_some_and(|step| step.moves.iter().any(|known| known == action));
        if expected && self.game.play(learner, action) {
            self.go_to(asking + 1);
            return Tried::Played;
        }
        if read > 0 {
            return Tried::TooEarly;
        }
        self.read = self.at;
        self.strayed = true;
        Tried::Strayed
    }

    /// The learner has read what is said.
    pub fn read_on(&mut self) {
        if self.read < self.at {
            self.read = self.spoken_after(self.read);
        } else if self.step().is_some_and(Step::is_speech) {
            self.go_to(self.at + 1);
        }
    }

    /// The learner wants to read once more what was said before.
    pub fn read_back(&mut self) {
        let mut before = (0..self.read).rev();
        let found = before.find(|at| self.is_spoken(*at));
        self.read = found.unwrap_or(self.read);
        self.strayed = false;
    }

    fn is_spoken(&self, at: usize) -> bool {
        let step = self.lesson.steps.get(at);
        step.is_some_and(|step| step.say.is_some())
    }

    fn spoken_after(&self, at: usize) -> usize {
        let mut later = at + 1..self.at;
        later
            .find(|at| self.is_spoken(*at))
            .unwrap_or(self.at)
    }

    /// Whether the learner has come as far as the lesson leads.
    pub fn has_arrived(&self) -> bool {
        self.at + 1 >= self.lesson.steps.len()
    }

    /// Whether there is nothing more to be read or done.
    pub fn is_over(&self) -> bool {
        self.at >= self.lesson.steps.len()
    }

    /// What is said now; nothing while the others move, and at the end.
    pub fn speech(&self) -> Option<Speech> {
        let step = self.lesson.steps.get(self.read)?;
        let word = |name: &String| self.lesson.word(name).to_owned();
        let now = self.read == self.at;
        let next = match step {
            Step { free: true, .. } => Next::End,
            step if now && !step.moves.is_empty() => Next::Move,
            _ if now && self.has_arrived() => Next::End,
            _ => Next::Read,
        };
        let spoken = |until: usize| {
            let steps = self.lesson.steps.iter().take(until);
            steps.filter(|step| step.say.is_some()).count()
        };
        Some(Speech {
            text: step.say.as_ref().map(word)?,
            no: step
                .no
                .as_ref()
                .filter(|_| now && self.strayed)
                .map(word),
            at: step.at.clone(),
            moves: if now { step.moves.clone() } else { Vec::new() },
            number: spoken(self.read + 1),
            of: spoken(self.lesson.steps.len()),
            next,
        })
    }
}

impl Step {
    /// Whether it is only to be read.
    fn is_speech(&self) -> bool {
        self.moves.is_empty() && self.then.is_empty() && !self.free
    }
}

impl Debug for Pupil {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Pupil({} step {} line {})",
            self.lesson.slug, self.at, self.line
        )
    }
}
