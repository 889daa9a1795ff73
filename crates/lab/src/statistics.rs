//! What a game has to say about a finished match, and the figures all games have in common.

use core::ops::Range;

use bots::{Bot, HasBots};
use game_core::{Outcome, Seat};

use crate::contestant::Extra;
use crate::figure::Figure;
use crate::plain;
use crate::tally::Tally;

/// Who wins together, which decides what bots can be compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Each alone.
    Alone,
    /// Teams that are known from the seats.
    Teams,
    /// Teams that are dealt in secret.
    SecretTeams,
    /// All together against the game.
    Together,
}

/// The parts that seats can have in a match, such as roles; each seat has one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// What they are: `role`.
    pub kind: &'static str,
    /// Their names.
    pub names: Vec<String>,
}

/// A named figure of one seat in one match.
pub type Named = (&'static str, Figure);

/// A game that the lab can study. What a game does not say for itself follows from its outcomes ([`plain`]).
pub trait Statistics: HasBots {
    /// What is counted while a match runs.
    type Count: Default;

    /// The options with which its speed is measured.
    const BENCHED: &'static [&'static str] = &[""];

    /// A bot that only some games have, and the playouts it is used to.
    fn extra(_bot: Extra) -> Option<(Box<dyn Bot<Self>>, u32)> {
        None
    }

    /// Who wins together.
    fn sides(config: &Self::Config) -> Sides {
        plain::sides::<Self>(config)
    }

    /// The kinds of parts; the first is the one that tournaments tell apart where teams are secret.
    fn parts(_config: &Self::Config) -> Vec<Parts> {
        Vec::new()
    }

    /// The part a seat has, of the kind with this place in [`Statistics::parts`].
    fn part(_state: &Self::State, _seat: Seat, _kind: usize) -> usize {
        0
    }

    /// Parts of the first kind that tournaments count together as well, since they differ in little: a name
    /// for all of them, and their places.
    fn alike() -> Option<(&'static str, Range<usize>)> {
        None
    }

    /// Counts an event.
    fn hear(_count: &mut Self::Count, _event: &Self::Event) {}

    /// How the match went for one seat: whether it won, first of all, and its score.
    fn of_seat(_count: &Self::Count, state: &Self::State, seat: Seat) -> Vec<Named> {
        plain::of_seat::<Self>(state, seat)
    }

    /// Whether less is better of the seat's figure of this name.
    fn less_is_better(_name: &str) -> bool {
        false
    }

    /// How the match went as a whole, always the same names in the same order.
    fn of_match(_count: &Self::Count, state: &Self::State, tally: &mut Tally) {
        plain::of_match::<Self>(state, tally);
    }

    /// The number of the round being played, or of the last one; a game without rounds is all one.
    fn round(_state: &Self::State) -> u32 {
        1
    }

    /// What the standing is worth to a seat, from 0 to 1; for imagined matches in benchmarks.
    fn value(state: &Self::State, seat: Seat) -> f32 {
        share_of_win(Self::outcome(state), seat)
    }
}

/// Whether the seat won, shared with others who each won alone too. A team shares nothing.
pub fn won(outcome: Option<Outcome>, seat: Seat) -> Figure {
    let Some(outcome) = outcome else {
        return Figure::win(0);
    };
    let winners = outcome.winners();
    let among = match outcome {
        _ if !winners.contains(seat) => 0,
        Outcome::Individual(_) => winners.len(),
        Outcome::Teams { .. } | Outcome::Cooperative { .. } => 1,
    };
    Figure::win(among)
}

/// What a finished match is worth to a seat: its share of the win.
pub fn share_of_win(outcome: Option<Outcome>, seat: Seat) -> f32 {
    outcome.map_or(0.0, |outcome| bots::plain::share_of_win(&outcome, seat))
}

/// Adds all figures of a finished match: as a whole, by seat, by part and by bot.
///
/// `bots` are the bots' names, and `seated` says which of them sat where.
pub fn record<G: Statistics>(
    count: &G::Count,
    state: &G::State,
    bots: &[&str],
    seated: &[usize],
    tally: &mut Tally,
) {
    let config = G::config(state);
    let seats: Vec<Vec<Named>> = Seat::all(G::seats(config))
        .map(|seat| G::of_seat(count, state, seat))
        .collect();
    tally.begin();
    G::of_match(count, state, tally);
    group(tally, "seat", &SEATS[..seats.len()], &seats, |seat| seat);
    for (kind, parts) in G::parts(config).iter().enumerate() {
        group(tally, parts.kind, &parts.names, &seats, |seat| {
            G::part(state, Seat(seat as u8), kind)
        });
    }
    group(tally, "bot", bots, &seats, |seat| seated[seat]);
}

/// Seats in tables are numbered as in records.
const SEATS: [&str; game_core::MAX_SEATS] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Adds the figures of those seats that belong to each name, as one observation a name.
fn group<N: AsRef<str>>(
    tally: &mut Tally,
    kind: &str,
    names: &[N],
    seats: &[Vec<Named>],
    belongs: impl Fn(usize) -> usize,
) {
    for (at, name) in names.iter().enumerate() {
        let about = format!("{kind} {}", name.as_ref());
        let here: Vec<&Vec<Named>> = seats
            .iter()
            .enumerate()
            .filter(|(seat, _)| belongs(*seat) == at)
            .map(|(_, named)| named)
            .collect();
        for (place, (what, figure)) in seats[0].iter().enumerate() {
            let figures: Vec<Figure> = here.iter().map(|named| named[place].1).collect();
            tally.add(
                &about,
                what,
                Figure::over_seats(&figures).unwrap_or(figure.empty()),
            );
        }
    }
}
