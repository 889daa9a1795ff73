//! Which game to play, or which saved match to go on with, as numbered lines.

use std::io;
use std::time::Duration;

use catalog::GameId;
use client_core::story::Story;
use protocol::Phase;

use super::answer::{Asked, Word, choose, command};
use super::complete::{Offers, complete};
use super::console::{Complete, Console, Given};
use super::told;
use crate::app::kept_line;
use crate::draw::Chosen;
use crate::local::Kept;
use crate::words::t;

/// How many saved matches are offered.
const MOST: usize = 9;
/// How long the keys are listened to at a time; nothing else happens meanwhile.
const PATIENCE: Duration = Duration::from_mins(1);

/// Asks until something is chosen; who says nothing more leaves.
pub fn menu(story: &Story, kept: &[Kept], console: &mut dyn Console) -> io::Result<Chosen> {
    let games = GameId::ALL.iter().map(|game| {
        let (kind, facts) = story.about(*game);
        let label = format!("{}. {kind} {facts}", story.game(*game));
        (Chosen::New(*game), label)
    });
    let is_running = |kept: &&Kept| {
        kept.phase
            .is_some_and(|phase| phase != Phase::Finished)
    };
    let saved = kept
        .iter()
        .filter(is_running)
        .take(MOST)
        .map(|kept| (Chosen::Resume(kept.code), kept_line(story, kept)));
    let choices: Vec<(Chosen, String)> = games.chain(saved).collect();
    let labels: Vec<String> = choices
        .iter()
        .map(|(_, label)| label.clone())
        .collect();
    // A name is enough; what follows it in a label only explains.
    let name = |chosen: &Chosen| match chosen {
        Chosen::New(game) => Some(story.game(*game)),
        Chosen::Resume(code) => Some(code.to_string()),
        Chosen::Leave => None,
    };
    let names: Vec<String> = choices
        .iter()
        .filter_map(|(chosen, _)| name(chosen))
        .collect();
    let complete = |typed: &str| {
        let offers = Offers {
            choices: names.clone(),
            ..Offers::default()
        };
        complete(story, typed, &offers)
    };
    let offered: Vec<String> = [t(story, "ui-welcome")]
        .into_iter()
        .chain(
            labels
                .iter()
                .zip(1..)
                .map(|(label, number)| format!("{number}. {label}")),
        )
        .collect();
    loop {
        console.say(&offered)?;
        let line = match wait(console, &complete) {
            Given::Line(line) => line,
            Given::End => return Ok(Chosen::Leave),
        };
        match command(story, &line) {
            Some((Word::Quit, _)) => return Ok(Chosen::Leave),
            Some((Word::Help, _)) => console.say(&told::help(story))?,
            Some((Word::Rules, term)) => {
                for game in GameId::ALL {
                    console.say(&[story.game(*game)])?;
                    console.say(&told::rules_about(story, *game, term))?;
                }
            }
            _ => {}
        }
        if let Asked::One(at) = choose(&line, &labels) {
            return Ok(choices[at].0);
        }
    }
}

/// What is typed, however long it takes.
fn wait(console: &mut dyn Console, complete: Complete<'_>) -> Given {
    loop {
        if let Some(given) = console.line(PATIENCE, complete) {
            return given;
        }
    }
}
