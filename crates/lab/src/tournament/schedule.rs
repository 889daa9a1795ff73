//! Who meets whom, and the matches that are played of one deal.

use core::str::FromStr;

use serde::Serialize;

use crate::statistics::Sides;

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Every two bots, sharing the table half and half.
    RoundRobin,
    /// Every bot alone in one seat, with another in all others.
    OneVsRest,
}

impl FromStr for Mode {
    type Err = String;

    fn from_str(text: &str) -> Result<Mode, String> {
        match text {
            "round-robin" => Ok(Mode::RoundRobin),
            "one-vs-rest" => Ok(Mode::OneVsRest),
            _ => Err(format!(
                "`{text}` is no mode; write round-robin or one-vs-rest"
            )),
        }
    }
}

/// One of the two bots of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Who {
    /// The bot whose side is taken.
    First,
    /// The bot it is compared with.
    Second,
}

/// One match of a deal: who sits where, and whose results count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// Who sits on each seat.
    pub seats: Vec<Who>,
    /// Whether the result of each seat counts, for whoever sits there.
    pub counts: Vec<bool>,
}

impl LineUp {
    fn all(who: Who, seats: usize) -> LineUp {
        LineUp {
            seats: vec![who; seats],
            counts: vec![true; seats],
        }
    }

    fn alternating(seats: usize, offset: usize, swapped: bool) -> LineUp {
        let who = |seat: usize| {
            let first = ((seat + offset) % seats).is_multiple_of(2);
            if first == swapped {
                Who::Second
            } else {
                Who::First
            }
        };
        LineUp {
            seats: (0..seats).map(who).collect(),
            counts: vec![true; seats],
        }
    }

    fn alone_on(seat: usize, seats: usize) -> LineUp {
        let mut line_up = LineUp::all(Who::Second, seats);
        line_up.seats[seat] = Who::First;
        line_up
    }

    /// Only the results of the first bot count.
    fn counting_first(mut self) -> LineUp {
        self.counts = self
            .seats
            .iter()
            .map(|who| *who == Who::First)
            .collect();
        self
    }
}

/// The bots that meet, by their places in the list.
pub fn pairs(mode: Mode, bots: usize) -> Vec<(usize, usize)> {
    let all = (0..bots).flat_map(|first| (0..bots).map(move |second| (first, second)));
    all.filter(|(first, second)| match mode {
        Mode::RoundRobin => first < second,
        Mode::OneVsRest => first != second,
    })
    .collect()
}

/// How the two bots of a duel are compared, in words.
pub const fn compared(mode: Mode, sides: Sides) -> &'static str {
    match (mode, sides) {
        (Mode::RoundRobin, Sides::Together) => "a table of the first with a table of the second",
        (Mode::RoundRobin, _) => "both at one table, seats alternating",
        (Mode::OneVsRest, Sides::Alone) => {
            "the first in one seat with the mean of the second in all others"
        }
        (Mode::OneVsRest, _) => {
            "the first in one seat among the second with the second in that seat too"
        }
    }
}

/// The matches of one deal. Every bot has every seat, and so every role that is dealt to a seat,
/// equally often.
///
/// Where others win with the one seat, comparing it with them says nothing: there it is compared with
/// the same seat in a match in which the second bot sits everywhere.
pub fn line_ups(mode: Mode, sides: Sides, seats: usize) -> Vec<LineUp> {
    let one_each = || (0..seats).map(|seat| LineUp::alone_on(seat, seats));
    match (mode, sides) {
        (Mode::RoundRobin, Sides::Together) => {
            vec![
                LineUp::all(Who::First, seats),
                LineUp::all(Who::Second, seats),
            ]
        }
        (Mode::RoundRobin, _) if seats.is_multiple_of(2) => [false, true]
            .map(|swapped| LineUp::alternating(seats, 0, swapped))
            .into(),
        // With odd seats one of the two has a seat more, now the one, now the other.
        (Mode::RoundRobin, _) => {
            let both =
                |offset| [false, true].map(|swapped| LineUp::alternating(seats, offset, swapped));
            (0..seats).flat_map(both).collect()
        }
        (Mode::OneVsRest, Sides::Alone) => one_each().collect(),
        (Mode::OneVsRest, _) => {
            let alone = one_each().map(LineUp::counting_first);
            alone
                .chain([LineUp::all(Who::Second, seats)])
                .collect()
        }
    }
}
