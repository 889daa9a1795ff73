//! All figures as Markdown and as JSON. Times are in a table of their own, since they differ each time.

use core::fmt::Write;

use serde::Serialize;

use super::belief::{Beliefs, Stage};
use super::goal::{Line, Reached, Unit};
use super::{Found, Measured};
use crate::clock::Clock;
use crate::tournament::Tournament;
use crate::tournament::bootstrap::Estimate;

/// Everything, the times last.
pub fn markdown(found: &Found) -> String {
    strength(found) + "\n" + &times(found)
}

/// All that any number of threads finds alike.
pub fn strength(found: &Found) -> String {
    let mut text = "### What is reached\n\n".to_owned();
    text += "| game | bot | against | matches | figure | found | goal | reached |\n";
    text += "|---|---|---|---|---|---|---|---|\n";
    for measured in found
        .duels
        .iter()
        .filter(|measured| measured.measurement.table.is_none())
    {
        measured
            .lines()
            .iter()
            .for_each(|line| text += &row(measured, line));
    }
    if let Some((beliefs, stages)) = &found.beliefs {
        text += &guesses(beliefs, stages);
    }
    let mut table = found
        .duels
        .iter()
        .filter(|measured| measured.measurement.table.is_some())
        .peekable();
    if let Some(first) = table.peek() {
        text += &head_of_table(first);
        table.for_each(|measured| text += &row_of_table(measured));
    }
    text += "\n### How it was played\n\n| game | options | bots | deals | matches | seed |\n";
    text += "|---|---|---|---|---|---|\n";
    found
        .duels
        .iter()
        .for_each(|measured| text += &played(measured));
    text
}

fn row(measured: &Measured, line: &Line) -> String {
    let Measured { measurement, duel } = measured;
    let reached = match line.reached {
        Some(Reached::Surely) => "yes",
        Some(Reached::Perhaps) => "perhaps",
        Some(Reached::No) => "**no**",
        None => "",
    };
    let goal = line
        .goal
        .map_or_else(String::new, |goal| match line.unit {
            Unit::Points => format!("{goal:.1}"),
            Unit::Share => format!("{:.0} %", 100.0 * goal),
            Unit::Times => format!("{goal:.2}"),
        });
    let found = line
        .found
        .map_or_else(|| "-".to_owned(), |found| number(found, line.unit));
    let (about, against, matches) = (&measurement.about, measurement.against, duel.matches);
    format!(
        "| {about} | {} | {against} | {matches} | {} | {found} | {goal} | {reached} |\n",
        duel.first, line.what
    )
}

/// A number with its bounds.
fn number(found: Estimate, unit: Unit) -> String {
    let Estimate { value, low, high } = found;
    match unit {
        Unit::Points | Unit::Times => format!("{value:.2} ({low:.2} to {high:.2})"),
        Unit::Share => format!(
            "{:.1} % ({:.1} to {:.1})",
            100.0 * value,
            100.0 * low,
            100.0 * high
        ),
    }
}

fn guesses(beliefs: &Beliefs, stages: &[Stage]) -> String {
    let Beliefs {
        config,
        bots: [one, others],
        matches,
        seed,
    } = beliefs;
    let mut text = "\n### What is believed about roles in Samurai Sword\n\n".to_owned();
    // Writing to a String cannot fail.
    let _ = writeln!(
        text,
        "The log-loss about the sides of all seats in nats, mean over seats: `{config}`, one {one} among \
         {others}, {matches} matches, seed {seed}.\n"
    );
    text += "| turns played | belief | prior | difference |\n|---|---|---|---|\n";
    for Stage {
        quarters,
        belief,
        prior,
        difference,
    } in stages
    {
        let [belief, prior, difference] =
            [belief, prior, difference].map(|one| number(*one, Unit::Points));
        let _ = writeln!(
            text,
            "| {} % | {belief} | {prior} | {difference} |",
            25 * quarters
        );
    }
    text
}

fn head_of_table(first: &Measured) -> String {
    let (bots, deals) = (&first.measurement.plan.bots, first.measurement.plan.deals);
    let [one, other] = [&bots[0], &bots[1]];
    format!(
        "\n### Matches of Samurai Spirit won, by level and count\n\n{deals} matches each.\n\n\
         | level | samurai | {one} | {other} |\n|---|---|---|---|\n"
    )
}

fn row_of_table(measured: &Measured) -> String {
    let Some((level, samurai)) = measured.measurement.table else {
        return String::new();
    };
    let shares = measured
        .shares()
        .map(|share| share.map_or_else(String::new, |it| number(it, Unit::Share)));
    format!("| {level} | {samurai} | {} |\n", shares.join(" | "))
}

fn played(measured: &Measured) -> String {
    let Tournament {
        config,
        bots,
        deals,
        seed,
        ..
    } = &measured.measurement.plan;
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let (about, matches) = (&measured.measurement.about, measured.duel.matches);
    format!(
        "| {about} | `{config}` | {} | {deals} | {matches} | {seed} |\n",
        bots.join(", ")
    )
}

/// How long the moves of one bot took in one game.
#[derive(Clone, PartialEq, Debug)]
struct Time<'a> {
    about: &'a str,
    bot: &'a str,
    clock: Clock,
    goal: f64,
}

/// The clocks of all bots, one for each game and count.
fn clocks(found: &Found) -> Vec<Time<'_>> {
    let mut list: Vec<Time<'_>> = Vec::new();
    for Measured { measurement, duel } in &found.duels {
        for (bot, clock) in [&duel.first, &duel.second]
            .into_iter()
            .zip(&duel.clocks)
        {
            let about = &measurement.about;
            match list
                .iter_mut()
                .find(|time| time.about == about && time.bot == bot)
            {
                Some(time) => time.clock.add(clock),
                None => list.push(Time {
                    about,
                    bot,
                    clock: clock.clone(),
                    goal: measurement.milliseconds,
                }),
            }
        }
    }
    list
}

/// How long moves took.
pub fn times(found: &Found) -> String {
    let mut text =
        "### How long a move took\n\nMilliseconds by the clock, while as many matches ran as there were \
                    threads; moves with a choice only. These figures differ each time.\n\n\
                    | game | bot | moves | mean | 99 of 100 within | longest | goal for the mean |\n\
                    |---|---|---|---|---|---|---|\n"
            .to_owned();
    for Time {
        about,
        bot,
        clock,
        goal,
    } in clocks(found)
    {
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "| {about} | {bot} | {} | {:.4} | {:.3} | {:.1} | {goal} |",
            clock.moves,
            clock.milliseconds(),
            clock.within(0.99),
            clock.longest_milliseconds(),
        );
    }
    text
}

/// Everything as one object.
pub fn json(found: &Found) -> String {
    #[derive(Serialize)]
    struct OneDuel<'a> {
        about: &'a str,
        against: &'a str,
        tournament: &'a Tournament,
        duel: &'a super::Duel,
        figures: Vec<Line>,
    }
    #[derive(Serialize)]
    struct OneClock<'a> {
        about: &'a str,
        bot: &'a str,
        moves: u64,
        mean: f64,
        within_99_percent: f64,
        longest: f64,
    }
    #[derive(Serialize)]
    struct Whole<'a> {
        duels: Vec<OneDuel<'a>>,
        beliefs: Option<&'a (Beliefs, Vec<Stage>)>,
        milliseconds: Vec<OneClock<'a>>,
    }
    fn duel(measured: &Measured) -> OneDuel<'_> {
        let Measured { measurement, duel } = measured;
        let (about, against) = (measurement.about.as_str(), measurement.against);
        OneDuel {
            about,
            against,
            tournament: &measurement.plan,
            duel,
            figures: measured.lines(),
        }
    }
    let milliseconds = clocks(found).into_iter().map(
        |Time {
             about, bot, clock, ..
         }| OneClock {
            about,
            bot,
            moves: clock.moves,
            mean: clock.milliseconds(),
            within_99_percent: clock.within(0.99),
            longest: clock.longest_milliseconds(),
        },
    );
    let milliseconds = milliseconds.collect();
    let duels = found.duels.iter().map(duel).collect();
    let whole = Whole {
        duels,
        beliefs: found.beliefs.as_ref(),
        milliseconds,
    };
    crate::report::written(&whole)
}
