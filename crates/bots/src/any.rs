//! A bot for any game behind one door: a view and actions as JSON and text in, one of the actions out.

use catalog::{GameId, with_game};
use game_core::PlayoutRng;
use serde::Deserialize as _;
use serde_json::Value;
use thiserror::Error;

use roster::Level;

use crate::bot::{Budget, Turn};
use crate::games::HasBots;

/// Why a bot cannot decide. What it was given is not of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Puzzled {
    /// The view is none of this game.
    #[error("not a view of this game: {0}")]
    View(String),
    /// An action is none of this game.
    #[error("`{0}` is no action of this game")]
    Action(String),
    /// There is nothing to choose from.
    #[error("there is nothing to choose from")]
    Nothing,
}

/// What a bot of this level does: one of the actions. It is given what its seat may know, and nothing
/// else leads from here to the state. Every decision is made by a bot without notes of earlier ones.
pub fn decide(
    game: GameId,
    level: Level,
    view: &Value,
    actions: &[String],
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Result<String, Puzzled> {
    with_game!(game, G => decide_typed::<G>(level, view, actions, budget, rng))
}

/// How many imagined matches a bot of this level is usually given for a decision.
pub fn playouts(game: GameId, level: Level) -> u32 {
    with_game!(game, G => G::playouts(level))
}

fn decide_typed<G: HasBots>(
    level: Level,
    view: &Value,
    actions: &[String],
    budget: &mut Budget<'_>,
    rng: &mut PlayoutRng,
) -> Result<String, Puzzled> {
    let view = G::View::deserialize(view).map_err(|error| Puzzled::View(error.to_string()))?;
    let read = |action: &String| {
        action
            .parse()
            .map_err(|_| Puzzled::Action(action.clone()))
    };
    let legal = actions
        .iter()
        .map(read)
        .collect::<Result<Vec<G::Action>, _>>()?;
    if legal.is_empty() {
        return Err(Puzzled::Nothing);
    }
    let action = G::bot(level).choose(
        Turn {
            view: &view,
            legal: &legal,
        },
        budget,
        rng,
    );
    // As it was given, whatever other texts the action may have.
    let place = legal
        .iter()
        .position(|known| *known == action)
        .unwrap_or_default();
    actions
        .get(place)
        .cloned()
        .ok_or(Puzzled::Nothing)
}
