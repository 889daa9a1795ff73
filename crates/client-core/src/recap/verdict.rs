//! Who won and what that means for the reader, in one sentence.

use game_core::{Outcome, Seat, Standing};

use crate::story::{Line, Tell, outcome_line, team_line};

/// Whether the match was won by this seat.
pub fn is_won(outcome: &Outcome, seat: Seat) -> bool {
    outcome.winners().contains(seat)
}

/// The sentence. Without a reader it is the outcome.
pub fn verdict<G: Tell>(outcome: &Outcome, reader: Option<Seat>) -> Line {
    let told = reader.and_then(|reader| match outcome {
        Outcome::Individual(standings) => alone(standings.as_slice(), reader),
        Outcome::Teams {
            team_of, standings, ..
        } => {
            let team = *team_of.get(reader.index())?;
            in_a_team::<G>(outcome, standings.as_slice(), team)
        }
        Outcome::Cooperative { .. } => None,
    });
    told.unwrap_or_else(|| outcome_line::<G>(outcome))
}

fn alone(standings: &[Standing], reader: Seat) -> Option<Line> {
    let mine = standings.get(reader.index())?;
    let first: Vec<Seat> = Seat::all(standings.len())
        .filter(|seat| standings[seat.index()].place == 1)
        .collect();
    if mine.place > 1 {
        let best = standings.get(first.first()?.index())?;
        let by = mine.score.abs_diff(best.score);
        let line = if by == 0 {
            Line::new("verdict-lost-level")
        } else {
            Line::new("verdict-lost").with("by", by)
        };
        return Some(
            line.with("count", first.len())
                .with("winners", first)
                .with("place", mine.place)
                .with("of", standings.len()),
        );
    }
    let others: Vec<Seat> = first
        .into_iter()
        .filter(|seat| *seat != reader)
        .collect();
    if !others.is_empty() {
        return Some(Line::new("verdict-shared").with("others", others));
    }
    let behind = standings
        .iter()
        .filter(|standing| standing.place > 1);
    let by = behind
        .map(|standing| standing.score.abs_diff(mine.score))
        .min()?;
    let line = if by == 0 {
        Line::new("verdict-won-level")
    } else {
        Line::new("verdict-won").with("by", by)
    };
    Some(line.with("of", standings.len()))
}

fn in_a_team<G: Tell>(outcome: &Outcome, standings: &[Standing], team: u8) -> Option<Line> {
    let own = standings.get(usize::from(team))?;
    let won = own.place == 1;
    let others = standings
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != usize::from(team));
    // Whom the reader's team has to be compared with: the winners, or the best of the rest.
    let (rival, other) = others.min_by_key(|(_, standing)| standing.place)?;
    let named = if won { team } else { rival as u8 };
    let id = match (won, own.score == other.score) {
        (true, false) => "verdict-team-won",
        (false, false) => "verdict-team-lost",
        // Either no points were counted, or they did not decide.
        (true, true) => "verdict-team-won-level",
        (false, true) => "verdict-team-lost-level",
    };
    let name = if won { G::team } else { G::winning_team };
    let line = Line::new(id).with("team", team_line(outcome, named, name)?);
    Some(if own.score == other.score {
        line
    } else {
        line.with("own", own.score)
            .with("other", other.score)
    })
}
