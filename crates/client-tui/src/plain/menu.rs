//! Which game to play, or which saved match to go on with, as numbered lines.

use std::io::{self, Write};
use std::sync::mpsc::Receiver;

use catalog::GameId;
use client_core::story::Story;
use protocol::Phase;

use super::answer::{Asked, Word, choose, command};
use super::session::Given;
use super::told;
use crate::app::kept_line;
use crate::draw::{Chosen, shown};
use crate::local::Kept;
use crate::words::t;

/// How many saved matches are offered.
const MOST: usize = 9;

/// Asks until something is chosen; who says nothing more leaves.
pub fn menu(
    story: &Story,
    kept: &[Kept],
    lines: &Receiver<Given>,
    mut out: impl Write,
) -> io::Result<Chosen> {
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
    loop {
        writeln!(out, "{}", shown(&t(story, "ui-welcome")))?;
        for (label, number) in labels.iter().zip(1..) {
            writeln!(out, "{number}. {}", shown(label))?;
        }
        out.flush()?;
        let Ok(Given::Line(line)) = lines.recv() else {
            return Ok(Chosen::Leave);
        };
        match command(story, &line) {
            Some((Word::Quit, _)) => return Ok(Chosen::Leave),
            Some((Word::Help, _)) => tell(&mut out, told::help(story))?,
            Some((Word::Rules, term)) => {
                for game in GameId::ALL {
                    tell(&mut out, [story.game(*game)])?;
                    tell(&mut out, told::rules_about(story, *game, term))?;
                }
            }
            _ => {}
        }
        if let Asked::One(at) = choose(&line, &labels) {
            return Ok(choices[at].0);
        }
    }
}

fn tell(out: &mut impl Write, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
    lines
        .into_iter()
        .try_for_each(|line| writeln!(out, "{}", shown(&line)))
}
