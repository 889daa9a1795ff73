//! Who has which role, as far as attacks betray it: the exact posterior over all assignments.
//!
//! Every way to deal the roles that agrees with the view is weighed by how likely the remembered
//! attacks are under it (Bayes). The model of an attack: an attacker prefers some targets by its own
//! role and theirs, and reaches neighbours more often than others. The figures were fitted to matches
//! between bots; they are mild, so that no number of attacks makes anything impossible.

use game_core::{PlayoutRng, Random as _, Seat};
use samurai_sword::config::{BySeat, MAX_PLAYERS};
use samurai_sword::{Role, Team, View};

/// One way the roles may have been dealt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct World {
    /// The roles by seat; places beyond the last seat are of no meaning.
    pub roles: BySeat<Role>,
    /// How likely it is.
    pub chance: f64,
}

/// Every way the roles may have been dealt, with chances that add up to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Belief {
    worlds: Vec<World>,
    seats: usize,
}

impl Belief {
    /// Before anybody did anything: every deal that agrees with the roles the viewer knows is alike.
    pub fn prior(view: &View) -> Belief {
        let seats = view.board().config().seats();
        let mut worlds = Vec::new();
        deals(view, 0, &mut [Role::Samurai; MAX_PLAYERS], &mut worlds);
        let chance = 1.0 / worlds.len() as f64;
        Belief {
            worlds: worlds
                .into_iter()
                .map(|roles| World { roles, chance })
                .collect(),
            seats,
        }
    }

    /// After all attacks so far.
    pub fn of(view: &View) -> Belief {
        let mut belief = Belief::prior(view);
        let logs: Vec<f64> = belief
            .worlds
            .iter()
            .map(|world| log_likelihood(view, world.roles))
            .collect();
        let greatest = logs
            .iter()
            .copied()
            .fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = logs
            .iter()
            .map(|log| (log - greatest).exp())
            .sum();
        for (world, log) in belief.worlds.iter_mut().zip(logs) {
            world.chance = (log - greatest).exp() / sum;
        }
        belief
    }

    /// All worlds, in a fixed order. None if the view is of no match.
    pub fn worlds(&self) -> &[World] {
        &self.worlds
    }

    /// One of the worlds, each as often as it is likely. None if the view is of no match.
    pub fn draw(&self, rng: &mut PlayoutRng) -> Option<BySeat<Role>> {
        // As many random bits as such a number can hold.
        let mut left = (rng.word() >> 11) as f64 / (1_u64 << 53) as f64;
        let drawn = self.worlds.iter().find(|world| {
            left -= world.chance;
            left < 0.0
        });
        // The chances may add up to a little less than 1.
        drawn
            .or(self.worlds.last())
            .map(|world| world.roles)
    }

    /// The chance that this seat is on this side.
    pub fn on_team(&self, seat: usize, team: Team) -> f64 {
        self.sum(|world| world.roles[seat].team() == team)
    }

    /// The chance that these seats have these roles.
    pub fn of_roles(&self, roles: &[Role]) -> f64 {
        self.sum(|world| &world.roles[..self.seats] == roles)
    }

    /// The chance that all seats are on the same sides as with these roles, whatever the stars.
    pub fn of_teams(&self, roles: &[Role]) -> f64 {
        self.sum(|world| {
            world
                .roles
                .iter()
                .zip(roles)
                .all(|(one, other)| one.team() == other.team())
        })
    }

    fn sum(&self, such: impl Fn(&World) -> bool) -> f64 {
        self.worlds
            .iter()
            .filter(|world| such(world))
            .map(|world| world.chance)
            .sum()
    }
}

/// All ways to deal the roles from this seat on (R1.1).
fn deals(view: &View, seat: usize, roles: &mut BySeat<Role>, out: &mut Vec<BySeat<Role>>) {
    if seat == view.board().config().seats() {
        out.push(*roles);
        return;
    }
    for role in Role::ALL {
        let known = view.role(Seat(seat as u8));
        if known.is_none_or(|known| known == role)
            && view
                .board()
                .config()
                .is_left(role, &roles[..seat])
        {
            roles[seat] = role;
            deals(view, seat + 1, roles, out);
        }
    }
}

/// How much likelier an attacker of this role is to attack this role rather than a Ronin.
///
/// All but the Shogun are strangers at first, so what attackers find out later counts for little.
fn preference(attacker: Role, target: Role) -> f64 {
    match (attacker.team(), target) {
        (_, Role::Shogun) if attacker == Role::Samurai => 0.015,
        (_, Role::Samurai) if attacker == Role::Shogun => 0.8,
        (Team::Ninja, Role::Shogun) => 2.4,
        (Team::Ninja, Role::Samurai) => 1.15,
        (Team::Ninja, Role::Ninja1 | Role::Ninja2 | Role::Ninja3) => 0.85,
        _ => 1.0,
    }
}

/// How often a target so far around the table is in reach, compared with a neighbour. The view counts attacks and not
/// what lay on the table when they were made, so only what never changes is asked.
fn nearness(view: &View, attacker: usize, target: usize) -> f64 {
    let (attacker, target) = (Seat(attacker as u8), Seat(target as u8));
    let steps = view.board().difficulty_of_seats(attacker, target);
    NEARNESS.powi(i32::from(steps) - 1)
}

/// How much rarer attacks become with each step of difficulty.
const NEARNESS: f64 = 0.8;

/// How likely all attacks so far are if these are the roles, as a logarithm. The viewer's own attacks
/// tell the viewer nothing: they followed from what was believed already.
fn log_likelihood(view: &View, roles: BySeat<Role>) -> f64 {
    let seats = view.board().config().seats();
    let mut log = 0.0;
    let own = view.viewer().seat().map(Seat::index);
    for attacker in (0..seats).filter(|&attacker| own != Some(attacker)) {
        let weight = |target: usize| {
            if target == attacker {
                return 0.0;
            }
            preference(roles[attacker], roles[target]) * nearness(view, attacker, target)
        };
        let all: f64 = (0..seats).map(weight).sum();
        for target in 0..seats {
            let times = view
                .board()
                .attacks(Seat(attacker as u8), Seat(target as u8));
            if times > 0 && target != attacker {
                log += f64::from(times) * (weight(target) / all).ln();
            }
        }
    }
    log
}
