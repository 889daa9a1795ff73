//! What `zashiki verify` found, in the reader's language.

use catalog::{GameId, OpenError, with_game};
use client_core::story::{Line, Story};
use fair_deal::{Evidence, FairDeal, Form};
use game_core::{Outcome, Seat, record};

use super::{Args, action_lines, checked, line_of, noted};
use crate::deal;

/// What the record holds, or what is wrong with it.
pub(super) fn verify(story: &Story, bytes: &[u8], args: &Args) -> Result<String, String> {
    let text = str::from_utf8(bytes).map_err(|_| story.error("record_header"))?;
    let (deal, text) = deal::split(text).map_err(|problem| story.error(problem.code()))?;
    let text = text.as_ref();
    let table = catalog::open(text).map_err(|error| located(story, text, &error))?;
    let noted = noted(args);
    let deal =
        checked(deal.as_ref(), text, &noted).map_err(|problem| story.error(problem.code()))?;
    let seats = table.seats();
    let end = match table.outcome() {
        Some(outcome) => ended(story, table.game(), &outcome, seats),
        None => story.say_common(&Line::new("story-unfinished")),
    };
    let line = Line::new("verify-record")
        .with("game", story.game(table.game()))
        .with("count", action_lines(text).count())
        .with("end", end);
    let found = story.say_common(&line);
    Ok(match deal {
        Some(deal) => format!("{found} {}", dealt(story, deal, &noted)),
        None => found,
    })
}

fn ended(story: &Story, game: GameId, outcome: &Outcome, seats: usize) -> String {
    with_game!(game, G => story.outcome::<G>(outcome, &story.names(seats)))
}

/// What the deal proves.
fn dealt(story: &Story, deal: &FairDeal, noted: &Evidence) -> String {
    let proof = match (noted.seal, noted.commitment, noted.share) {
        (Some(_), _, Some(_)) => "sealed-share",
        (Some(_), _, None) => "sealed",
        (None, Some(_), Some(_)) => "promised-share",
        (None, Some(_), None) => "promised",
        (None, None, Some(_)) => "share",
        (None, None, None) => "consistent",
    };
    let (form, attempt) = match deal.form {
        Form::Open => ("open", 1),
        Form::Sealed { attempt } => ("sealed", attempt),
    };
    let seats: Vec<Seat> = deal
        .shares
        .iter()
        .map(|(seat, _)| *seat)
        .collect();
    let line = Line::new("verify-deal")
        .with("proof", proof)
        .with("match", deal.id.to_string())
        .with("form", form)
        .with("attempt", attempt)
        .with("seats", seats);
    story.say_common(&line)
}

/// The problem with its line.
fn located(story: &Story, text: &str, error: &OpenError) -> String {
    let game = record::game_of(text)
        .ok()
        .and_then(|game| game.parse().ok());
    let problem = story.open_error(game, error);
    match line_of(text, error) {
        Some(line) => {
            let told = Line::new("error-at-line").with("line", line);
            story.say_common(&told.with("problem", problem))
        }
        None => problem,
    }
}
