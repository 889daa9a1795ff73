//! What honour is worth to a side: its chance to win, averaged over everything the roles may be.

use game_core::Seat;
use samurai_sword::config::{BySeat, MAX_PLAYERS};
use samurai_sword::scoring::DEADLY_STRIKE;
use samurai_sword::{Card, Role, Team};

use super::belief::Belief;
use super::view_queries::ViewQueries;

/// How steeply points turn into a chance to win: the points that multiply the odds by e.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Heat {
    /// When the match ends now: only the Daimyo in other hands are unknown.
    pub at_the_end: f32,
    /// When somebody has one honour left.
    pub near: f32,
    /// Added for each further honour of whoever has least.
    pub for_honour: f32,
}

impl Default for Heat {
    fn default() -> Self {
        Heat {
            at_the_end: 0.25,
            near: 1.8,
            for_honour: 0.6,
        }
    }
}

/// Sides and factors as they may be; worlds that differ in nothing that counts are one.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sides {
    teams: BySeat<Team>,
    factors: BySeat<u8>,
    chance: f32,
}

/// The chances of the viewer's side under a belief.
#[derive(Clone, Debug)]
pub struct Prospects<'a> {
    table: ViewQueries<'a>,
    honour: BySeat<u8>,
    sides: Vec<Sides>,
    heat: Heat,
    /// The chance to win as things are.
    now: f32,
}

impl<'a> Prospects<'a> {
    /// The chances of the viewer's side.
    pub fn new(table: ViewQueries<'a>, belief: &Belief, heat: Heat) -> Prospects<'a> {
        let board = table.view.board();
        let honour = core::array::from_fn(|seat| board.honour_of(Seat(seat as u8)));
        let mut prospects = Prospects {
            table,
            honour,
            sides: sides(&table, belief),
            heat,
            now: 0.0,
        };
        prospects.now = prospects.chance(honour, |_| None, 0.0);
        prospects
    }

    /// What changes if `by` defeats `target`; with nobody else standing the match may be won at once.
    pub fn defeat(&self, target: Seat, by: Seat) -> f32 {
        let mut honour = self.honour;
        honour[target.index()] = honour[target.index()].saturating_sub(1);
        honour[by.index()] += 1;
        let last = self.table.board().leaves_one_standing(target);
        let strike = |sides: &Sides| {
            let team = sides.teams[target.index()];
            let friendly = sides.teams[by.index()] == team;
            match (friendly, last) {
                (true, _) => Some(Strike::Deadly(team, last)),
                (false, true) => Some(Strike::Swordmaster(sides.teams[by.index()])),
                _ => None,
            }
        };
        self.chance(honour, strike, 0.0) - self.now
    }

    /// What changes if this seat is defeated by any of its enemies, one as likely as the other.
    pub fn downfall(&self, target: Seat) -> f32 {
        let mut change = 0.0;
        for sides in &self.sides {
            let team = sides.teams[target.index()];
            let enemies =
                || Seat::all(self.table.seats()).filter(|seat| sides.teams[seat.index()] != team);
            let count = enemies().count().max(1) as f32;
            let before = self.chance_in(sides, self.honour, None, 0.0);
            for by in enemies() {
                let mut honour = self.honour;
                honour[target.index()] = honour[target.index()].saturating_sub(1);
                honour[by.index()] += 1;
                let after = self.chance_in(sides, honour, None, 0.0);
                change += sides.chance * (after - before) / count;
            }
        }
        change
    }

    /// What changes if this seat loses honour to the box.
    pub fn loss(&self, seat: Seat) -> f32 {
        let mut honour = self.honour;
        honour[seat.index()] = honour[seat.index()].saturating_sub(1);
        self.chance(honour, |_| None, 0.0) - self.now
    }

    /// What changes if the deck is renewed and everybody loses honour (R7.1).
    pub fn renewal(&self) -> f32 {
        self.chance(
            self.honour.map(|points| points.saturating_sub(1)),
            |_| None,
            0.0,
        ) - self.now
    }

    /// What changes with these points more for the viewer's side.
    pub fn points(&self, points: f32) -> f32 {
        self.chance(self.honour, |_| None, points) - self.now
    }

    fn chance(
        &self,
        honour: BySeat<u8>,
        strike: impl Fn(&Sides) -> Option<Strike>,
        points: f32,
    ) -> f32 {
        let each = self.sides.iter().map(|sides| {
            let strike = strike(sides);
            sides.chance * self.chance_in(sides, honour, strike, points)
        });
        each.sum()
    }

    /// The chance to win with this honour, if these are the sides (R8).
    fn chance_in(
        &self,
        sides: &Sides,
        honour: BySeat<u8>,
        strike: Option<Strike>,
        points: f32,
    ) -> f32 {
        let own = self.table.role.team();
        if let Some(Strike::Swordmaster(team)) = strike {
            return f32::from(u8::from(team == own));
        }
        let seats = self.table.seats();
        let least = honour[..seats].iter().copied().min().unwrap_or(0);
        let ends = least == 0 || matches!(strike, Some(Strike::Deadly(_, true)));
        // Less than a point decides nothing but ties, which go to the Ninja first (R8.5).
        let mut totals = [0.25, 0.5, 0.0];
        for seat in 0..seats {
            totals[sides.teams[seat] as usize] += f32::from(honour[seat] * sides.factors[seat]);
        }
        totals[own as usize] += points;
        if self.table.role.counts_daimyo() {
            totals[own as usize] += self.table.holds(Card::Daimyo) as f32;
        }
        if let (Some(Strike::Deadly(team, _)), true) = (strike, ends) {
            totals[team as usize] -= DEADLY_STRIKE as f32;
        }
        let heat = if ends {
            self.heat.at_the_end
        } else {
            self.heat.near + self.heat.for_honour * f32::from(least - 1)
        };
        let teams = self.table.view.board().config().sides();
        let mine = totals[own as usize];
        1.0 / totals[..teams]
            .iter()
            .map(|total| ((total - mine) / heat).exp())
            .sum::<f32>()
    }
}

/// A blow that ends the match otherwise than by honour, or would cost points if it ended it.
#[derive(Clone, Copy)]
enum Strike {
    /// Among team-mates (R8.4), and whether it leaves one standing.
    Deadly(Team, bool),
    /// The last one standing (R8.6).
    Swordmaster(Team),
}

/// The worlds of a belief as sides, alike ones together.
fn sides(table: &ViewQueries<'_>, belief: &Belief) -> Vec<Sides> {
    let seats = table.seats();
    let mut all: Vec<Sides> = Vec::new();
    for world in belief.worlds() {
        let factor = |role: Role| {
            table
                .view
                .board()
                .config()
                .factor(role, &world.roles[..seats])
        };
        let mut teams = [Team::Shogun; MAX_PLAYERS];
        let mut factors = [0; MAX_PLAYERS];
        for seat in 0..seats {
            teams[seat] = world.roles[seat].team();
            factors[seat] = factor(world.roles[seat]);
        }
        let chance = world.chance as f32;
        match all
            .iter_mut()
            .find(|sides| sides.teams == teams && sides.factors == factors)
        {
            Some(sides) => sides.chance += chance,
            None => all.push(Sides {
                teams,
                factors,
                chance,
            }),
        }
    }
    all
}
