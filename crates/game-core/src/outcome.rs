//! How a match ended: places with ties, teams, or all together against the game.

use core::fmt::{self, Display};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::text::ParseError;

/// A place (1 is the winner's; equals share one) and the score behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// 1 for the winner; after a tie of two the next place is 3.
    pub place: u8,
    /// The points as the game counts them, whichever way is better.
    pub score: i32,
}

/// The standings of all seats, or of all teams, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Standing>", into = "Vec<Standing>")]
pub struct Standings {
    list: [Standing; MAX_SEATS],
    len: u8,
}

impl Standings {
    /// Standings from scores; `better` says whether the first score beats the second.
    pub fn rank(scores: &[i32], better: impl Fn(i32, i32) -> bool) -> Standings {
        let scores = &scores[..scores.len().min(MAX_SEATS)];
        let mut list = [Standing { place: 1, score: 0 }; MAX_SEATS];
        for (standing, &score) in list.iter_mut().zip(scores) {
            let ahead = scores
                .iter()
                .filter(|&&other| better(other, score))
                .count();
            *standing = Standing {
                place: 1 + ahead as u8,
                score,
            };
        }
        Standings {
            list,
            len: scores.len() as u8,
        }
    }

    /// Standings in which places are given and scores are only told, as after a tie-break.
    pub fn with_places(standings: &[Standing]) -> Standings {
        let mut list = [Standing { place: 1, score: 0 }; MAX_SEATS];
        let len = standings.len().min(MAX_SEATS);
        list[..len].copy_from_slice(&standings[..len]);
        Standings {
            list,
            len: len as u8,
        }
    }

    /// The standings in order of seat or team.
    pub fn as_slice(&self) -> &[Standing] {
        &self.list[..self.len as usize]
    }
}

impl TryFrom<Vec<Standing>> for Standings {
    type Error = &'static str;

    fn try_from(list: Vec<Standing>) -> Result<Self, Self::Error> {
        if list.len() > MAX_SEATS {
            Err("too many standings")
        } else {
            Ok(Standings::with_places(&list))
        }
    }
}

impl From<Standings> for Vec<Standing> {
    fn from(standings: Standings) -> Self {
        standings.as_slice().to_vec()
    }
}

/// How a match ended.
///
/// ```
/// use game_core::{Outcome, Seat, Standings};
///
/// // The fewest points win; seats 0 and 2 share the first place.
/// let outcome = Outcome::Individual(Standings::rank(&[12, 30, 12], |a, b| a < b));
/// assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!(outcome.to_string().parse(), Ok(outcome));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Everyone for themselves: a standing for each seat.
    Individual(Standings),
    /// Teams: the team of each seat, and a standing for each team.
    Teams {
        /// The team number of each seat, in seat order; entries beyond the last seat are 0.
        team_of: [u8; MAX_SEATS],
        /// How many seats there are.
        seats: u8,
        /// A standing for each team.
        standings: Standings,
    },
    /// All together against the game.
    Cooperative {
        /// Whether they won.
        won: bool,
        /// The score, as the game counts it.
        score: i32,
        /// How many seats there are.
        seats: u8,
    },
}

impl Outcome {
    /// The outcome of a team game; `team_of` gives each seat's team.
    pub fn teams(team_of: &[u8], standings: Standings) -> Outcome {
        let seats = team_of.len().min(MAX_SEATS);
        let mut list = [0; MAX_SEATS];
        list[..seats].copy_from_slice(&team_of[..seats]);
        Outcome::Teams {
            team_of: list,
            seats: seats as u8,
            standings,
        }
    }

    /// Everybody who won, ties and whole teams included.
    pub fn winners(&self) -> SeatSet {
        match self {
            Outcome::Individual(standings) => first_places(standings)
                .map(|at| Seat(at as u8))
                .collect(),
            Outcome::Teams {
                team_of,
                seats,
                standings,
            } => Seat::all(*seats as usize)
                .filter(|seat| {
                    first_places(standings).any(|team| team == team_of[seat.index()] as usize)
                })
                .collect(),
            Outcome::Cooperative { won, seats, .. } => {
                if *won {
                    SeatSet::all(*seats as usize)
                } else {
                    SeatSet::EMPTY
                }
            }
        }
    }
}

fn first_places(standings: &Standings) -> impl Iterator<Item = usize> {
    standings
        .as_slice()
        .iter()
        .enumerate()
        .filter(|(_, standing)| standing.place == 1)
        .map(|(at, _)| at)
}

impl Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, standing) in self.as_slice().iter().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(f, "{gap}{}:{}", standing.place, standing.score)?;
        }
        Ok(())
    }
}

impl Display for Outcome {
    /// `individual 1:12 2:15`, `teams 0 1 0 1 / 1:7 2:3`, `cooperative won 7 of 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Individual(standings) => write!(f, "individual {standings}"),
            Outcome::Teams {
                team_of,
                seats,
                standings,
            } => {
                write!(f, "teams")?;
                team_of[..*seats as usize]
                    .iter()
                    .try_for_each(|team| write!(f, " {team}"))?;
                write!(f, " / {standings}")
            }
            Outcome::Cooperative { won, score, seats } => {
                write!(
                    f,
                    "cooperative {} {score} of {seats}",
                    if *won { "won" } else { "lost" }
                )
            }
        }
    }
}

impl FromStr for Standings {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const NOT: ParseError = ParseError("standings");
        let standing = |word: &str| {
            let (place, score) = word.split_once(':').ok_or(NOT)?;
            Ok(Standing {
                place: place.parse().map_err(|_| NOT)?,
                score: score.parse().map_err(|_| NOT)?,
            })
        };
        let list = text
            .split_ascii_whitespace()
            .map(standing)
            .collect::<Result<Vec<_>, ParseError>>()?;
        Standings::try_from(list).map_err(|_| NOT)
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const NOT: ParseError = ParseError("an outcome");
        let (kind, rest) = text.split_once(' ').ok_or(NOT)?;
        match kind {
            "individual" => Ok(Outcome::Individual(rest.parse()?)),
            "teams" => {
                let (teams, standings) = rest.split_once(" / ").ok_or(NOT)?;
                let teams = teams
                    .split_ascii_whitespace()
                    .map(str::parse)
                    .collect::<Result<Vec<u8>, _>>();
                let teams = teams.map_err(|_| NOT)?;
                if teams.len() > MAX_SEATS {
                    Err(NOT)
                } else {
                    Ok(Outcome::teams(&teams, standings.parse()?))
                }
            }
            "cooperative" => {
                let words: Vec<&str> = rest.split_ascii_whitespace().collect();
                let [result @ ("won" | "lost"), score, "of", seats] = words[..] else {
                    return Err(NOT);
                };
                let seats = seats.parse().map_err(|_| NOT)?;
                let score = score.parse().map_err(|_| NOT)?;
                if seats as usize > MAX_SEATS {
                    return Err(NOT);
                }
                Ok(Outcome::Cooperative {
                    won: result == "won",
                    score,
                    seats,
                })
            }
            _ => Err(NOT),
        }
    }
}
