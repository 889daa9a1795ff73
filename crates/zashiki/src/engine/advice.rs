//! What our bots would do in an open match, and what every action seems to be worth to them.

use std::time::Instant;

use bots::{Budget, Level, Question, host};
use catalog::{AnyMatch, GameId};
use game_core::{PlayoutRng, ProblemKind, Problems, Seat};

use super::answer::{Answer, Valued};
use super::error::EngineError;
use super::request::Thought;

/// What a bot would do.
pub(crate) fn decide(
    table: &dyn AnyMatch,
    seat: Seat,
    thought: Thought,
) -> Result<Answer, EngineError> {
    let question = question(table, seat, thought)?;
    let decision = question.decide(&mut budget(&*question, thought), &mut rng(thought));
    let action = question
        .actions()
        .into_iter()
        .nth(decision.place())
        .ok_or_else(|| nothing(seat))?;
    Ok(Answer::Decide { action })
}

/// What every action seems to be worth to a bot. How long it took is told only if asked for, since it differs
/// each time.
pub(crate) fn explain(
    table: &dyn AnyMatch,
    seat: Seat,
    thought: Thought,
    timed: bool,
) -> Result<Answer, EngineError> {
    let question = question(table, seat, thought)?;
    let started = Instant::now();
    let values = question.values(&mut budget(&*question, thought), &mut rng(thought));
    let milliseconds = started.elapsed().as_secs_f64() * 1000.0;
    let actions = question
        .actions()
        .into_iter()
        .zip(&values.actions);
    Ok(Answer::Explain {
        worlds: values.worlds,
        milliseconds: timed.then_some(milliseconds),
        actions: actions
            .map(|(action, worth)| Valued {
                action,
                value: rounded(worth.value),
                error: rounded(worth.error),
                behind: rounded(worth.behind),
                behind_error: rounded(worth.behind_error),
            })
            .collect(),
    })
}

/// The question to a bot that has played the seat from the beginning: it is told the record again.
fn question(
    table: &dyn AnyMatch,
    seat: Seat,
    thought: Thought,
) -> Result<Box<dyn Question>, EngineError> {
    must_have(table.game(), thought.level)?;
    let told_again = host::open(&table.record())?;
    told_again
        .question(seat, thought.level)
        .ok_or_else(|| nothing(seat))
}

/// Not every game has bots of every level.
fn must_have(game: GameId, level: Level) -> Result<(), EngineError> {
    if game.has_level(level) {
        return Ok(());
    }
    let kind = ProblemKind::NotOneOf {
        found: level.to_string(),
        allowed: game
            .levels()
            .iter()
            .map(|level| level.as_str())
            .collect(),
    };
    Err(EngineError::BadRequest(Problems::one("level", kind)))
}

/// To a millionth: more would only be hard to read.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

fn nothing(seat: Seat) -> EngineError {
    EngineError::NothingToDecide(seat.0.into())
}

fn budget(question: &dyn Question, thought: Thought) -> Budget<'static> {
    let usual = || question.playouts();
    Budget::playouts(thought.playouts.unwrap_or_else(usual))
}

const fn rng(thought: Thought) -> PlayoutRng {
    PlayoutRng::new(thought.seed)
}
