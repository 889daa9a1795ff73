//! What honour is worth to a side: its chance to win, averaged over everything the roles may be.

use game_core::Seat;
use samurai_sword::config::{BySeat, MAX_PLAYERS};
use samurai_sword::scoring::{self, Points, totals_of};
use samurai_sword::{Card, Ending, Role, Team};

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
        let board = table.board();
        let honour = core::array::from_fn(|seat| board.honour_of(Seat(seat as u8)));
        let mut prospects = Prospects {
            table,
            honour,
            sides: sides(&table, belief),
            heat,
            now: 0.0,
        };
        prospects.now = prospects.chance_with(honour, 0.0);
        prospects
    }

    /// What changes if `by` defeats `target`; with nobody else standing the match may be won at once.
    pub fn defeat(&self, target: Seat, by: Seat) -> f32 {
        let mut honour = self.honour;
        scoring::pass_honour(&mut honour, target, by);
        let board = self.table.board();
        let ending = |sides: &Sides| {
            let defeated = (target, sides.teams[target.index()]);
            let striker = (by, sides.teams[by.index()]);
            board.ending_by_defeat(&honour, defeated, striker)
        };
        self.chance(honour, ending, 0.0) - self.now
    }

    /// What changes if this seat is defeated by any of its enemies, one as likely as the other.
    pub fn downfall(&self, target: Seat) -> f32 {
        let mut change = 0.0;
        for sides in &self.sides {
            let team = sides.teams[target.index()];
            let enemies =
                || Seat::all(self.table.seats()).filter(|seat| sides.teams[seat.index()] != team);
            let count = enemies().count().max(1) as f32;
            let before = self.chance_in(sides, self.honour, self.ending(self.honour), 0.0);
            for by in enemies() {
                let mut honour = self.honour;
                scoring::pass_honour(&mut honour, target, by);
                let after = self.chance_in(sides, honour, self.ending(honour), 0.0);
                change += sides.chance * (after - before) / count;
            }
        }
        change
    }

    /// What changes if this seat loses honour to the box.
    pub fn loss(&self, seat: Seat) -> f32 {
        let mut honour = self.honour;
        scoring::lose_honour(&mut honour, seat);
        self.chance_with(honour, 0.0) - self.now
    }

    /// What changes if the deck is renewed and everybody loses honour (R7.1).
    pub fn renewal(&self) -> f32 {
        let mut honour = self.honour;
        self.table.board().lose_honour_each(&mut honour);
        self.chance_with(honour, 0.0) - self.now
    }

    /// What changes with these points more for the viewer's side.
    pub fn points(&self, points: f32) -> f32 {
        self.chance_with(self.honour, points) - self.now
    }

    /// How the match ends with this honour, if it does.
    fn ending(&self, honour: BySeat<u8>) -> Option<Ending> {
        self.table.board().ending_for(&honour, None)
    }

    /// The chance to win with this honour, of which nobody was defeated.
    fn chance_with(&self, honour: BySeat<u8>, points: f32) -> f32 {
        self.chance(honour, |_| self.ending(honour), points)
    }

    fn chance(
        &self,
        honour: BySeat<u8>,
        ending: impl Fn(&Sides) -> Option<Ending>,
        points: f32,
    ) -> f32 {
        let each = self.sides.iter().map(|sides| {
            let ending = ending(sides);
            sides.chance * self.chance_in(sides, honour, ending, points)
        });
        each.sum()
    }

    /// The chance to win with this honour and these points more, if these are the sides.
    fn chance_in(
        &self,
        sides: &Sides,
        honour: BySeat<u8>,
        ending: Option<Ending>,
        points: f32,
    ) -> f32 {
        let own = self.table.role.team();
        let deadly_strike = match ending {
            Some(Ending::Swordmaster { last }) => {
                return f32::from(u8::from(sides.teams[last.index()] == own));
            }
            Some(Ending::Honour { deadly_strike }) => deadly_strike,
            None => None,
        };
        let seats = self.table.seats();
        let each = (0..seats).map(|seat| {
            let team = sides.teams[seat];
            let daimyo = self.known_daimyo(seat);
            (
                team,
                Points::of(team, sides.factors[seat], honour[seat], daimyo),
            )
        });
        // Less than a point decides nothing but ties.
        let totals = totals_of(each, deadly_strike);
        let mut totals =
            Team::ALL.map(|team| totals[team as usize] as f32 + 0.25 * f32::from(team.tie_rank()));
        totals[own as usize] += points;
        let least = honour[..seats].iter().copied().min().unwrap_or(0);
        let heat = match ending {
            Some(_) => self.heat.at_the_end,
            None => self.heat.near + self.heat.for_honour * f32::from(least.saturating_sub(1)),
        };
        let teams = self.table.board().config().sides();
        let mine = totals[own as usize];
        1.0 / totals[..teams]
            .iter()
            .map(|total| ((total - mine) / heat).exp())
            .sum::<f32>()
    }

    /// The Daimyo in the viewer's own hand; those of others are unknown.
    fn known_daimyo(&self, seat: usize) -> u8 {
        if seat == self.table.me.index() {
            self.table.view.hand().count(Card::Daimyo)
        } else {
            0
        }
    }
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
