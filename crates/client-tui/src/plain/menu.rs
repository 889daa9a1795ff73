//! What to sit down at, as numbered lines.

use std::io;
use std::time::Duration;

use catalog::GameId;
use client_core::story::Story;

use super::answer::{Asked, Word, choose, command};
use super::complete::{Offers, complete};
use super::console::{Complete, Console, Given};
use super::told;
use crate::choices::{Choice, Chosen, Section};
use crate::words::t;

/// How long the keys are listened to at a time; nothing else happens meanwhile.
const PATIENCE: Duration = Duration::from_mins(1);

/// Asks until something is chosen; who says nothing more leaves. What there is to choose from is looked up each time.
pub fn menu(
    story: &Story,
    sections: &mut dyn FnMut() -> Vec<Section>,
    console: &mut dyn Console,
) -> io::Result<Chosen> {
    loop {
        let sections = sections();
        let choices: Vec<&Choice> = sections
            .iter()
            .flat_map(|section| &section.choices)
            .collect();
        let labels: Vec<String> = choices.iter().map(|one| label(one)).collect();
        let names: Vec<String> = choices.iter().map(|one| name(one)).collect();
        let complete = |typed: &str| {
            let offers = Offers {
                choices: names.clone(),
                ..Offers::default()
            };
            complete(story, typed, &offers)
        };
        console.say(&offered(story, &sections))?;
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
            return Ok(choices[at].chosen);
        }
    }
}

/// Everything that is said before an answer.
fn offered(story: &Story, sections: &[Section]) -> Vec<String> {
    let mut lines = vec![t(story, "ui-welcome")];
    let mut number = 0;
    for section in sections {
        let is_told = !section.choices.is_empty() || !section.empty.is_empty();
        if is_told && !section.heading.is_empty() {
            lines.push(section.heading.clone());
        }
        if section.choices.is_empty() && is_told {
            lines.push(section.empty.clone());
        }
        for choice in &section.choices {
            number += 1;
            lines.push(format!("{number}. {}", label(choice)));
        }
    }
    lines
}

fn label(choice: &Choice) -> String {
    let facts = choice.facts.join(", ");
    match (choice.kind.is_empty(), facts.is_empty()) {
        (true, true) => choice.title.clone(),
        (true, false) => format!("{}: {facts}", choice.title),
        _ => format!("{}. {} {facts}", choice.title, choice.kind),
    }
}

/// A name is enough; what follows it in a label only explains.
fn name(choice: &Choice) -> String {
    match choice.chosen {
        Chosen::Resume(code) => code.to_string(),
        _ if choice.kind.is_empty() => label(choice),
        _ => choice.title.clone(),
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
