//! How much a level of Samurai Sword is worth in one seat among others, role by role:
//! `cargo run --release -p bots --example sword_levels -- 5 4000 solid novice`.
//!
//! Arguments: players, matches for each role, the level of the one, the level of the rest, the number
//! of the first deal. The same deals are played twice, with the one and with another of the rest in
//! its place; the deals put every role into every seat.

use std::io::Write;
use std::time::{Duration, Instant};

use bots::games::samurai_sword::belief::Belief;
use bots::{Bot, Budget, Company, Level, Turn};
use game_core::{Game, PlayoutRng, Random as _, Seat, Viewer};
use samurai_sword::{Config, Role, SamuraiSword, State, Team};

/// What was seen in some matches.
#[derive(Default)]
struct Seen {
    matches: u32,
    won: u32,
    /// Log-losses of the belief and of the prior about all sides, at each round of the table.
    losses: Vec<(f64, f64, u32)>,
    /// How long each decision of the one took.
    thinking: Vec<Duration>,
}

/// One match to its end.
fn play(config: Config, number: u64, one: (Seat, Level), rest: Level, seen: &mut Seen) -> State {
    let mut rng = PlayoutRng::new(number);
    let mut state = SamuraiSword::start(&config, rng.seed());
    let seats = config.seats();
    let level = |seat| if seat == one.0 { one.1 } else { rest };
    let mut company: Vec<Box<dyn Bot<SamuraiSword>>> =
        Seat::all(seats).map(|seat| SamuraiSword::bot(level(seat))).collect();
    let (mut turn, mut turns, mut legal) = (state.turn, 0, Vec::new());
    while let Some(seat) = SamuraiSword::to_act(&state).first() {
        if state.turn != turn {
            (turn, turns) = (state.turn, turns + 1);
            if turns % seats == 0 {
                note_belief(&state, turns / seats, seen);
            }
        }
        legal.clear();
        SamuraiSword::legal(&state, seat, &mut legal);
        let view = SamuraiSword::view(&state, Viewer::Seat(seat));
        let begun = Instant::now();
        let asked = Turn { view: &view, legal: &legal };
        let action = company[seat.index()].choose(asked, &mut Budget::playouts(1), &mut rng);
        if seat == one.0 {
            seen.thinking.push(begun.elapsed());
        }
        SamuraiSword::apply(&mut state, seat, action, &mut game_core::Silent).expect("bots act by the rules");
    }
    state
}

/// The log-loss of everybody's belief about all sides, and of the prior.
fn note_belief(state: &State, round: usize, seen: &mut Seen) {
    let seats = state.config.seats();
    if seen.losses.len() <= round {
        seen.losses.resize(round + 1, (0.0, 0.0, 0));
    }
    for seat in Seat::all(seats) {
        let view = SamuraiSword::view(state, Viewer::Seat(seat));
        let truth = &state.roles[..seats];
        let (belief, prior) = (Belief::of(&view).of_teams(truth), Belief::prior(&view).of_teams(truth));
        let sum = &mut seen.losses[round];
        *sum = (sum.0 - belief.ln(), sum.1 - prior.ln(), sum.2 + 1);
    }
}

/// What is to be measured.
struct Plan {
    config: Config,
    matches: u32,
    one: Level,
    rest: Level,
    first: u64,
}

impl Plan {
    /// Matches in which one seat has this role, with `level` in it; deals without the role are left out.
    fn with_role(&self, role: Role, level: Level) -> Seen {
        let mut seen = Seen::default();
        let mut number = self.first;
        while seen.matches < self.matches {
            let seat = holder(self.config, number, role);
            if let Some(seat) = seat {
                let state = play(self.config, number, (seat, level), self.rest, &mut seen);
                let outcome = SamuraiSword::outcome(&state).expect("a match ends");
                seen.matches += 1;
                seen.won += u32::from(outcome.winners().contains(seat));
            }
            number += 1;
        }
        seen
    }

    /// One line for a role; what was seen of the one in it.
    fn compare(&self, role: Role, out: &mut impl Write) -> std::io::Result<Seen> {
        let (with, without) = (self.with_role(role, self.one), self.with_role(role, self.rest));
        let ((won, wide), (base, base_wide)) = (share(&with), share(&without));
        let name = if role.team() == Team::Ninja { "Ninja".to_string() } else { format!("{role:?}") };
        let ratio = won / base;
        let error = ratio * ((wide / won).powi(2) + (base_wide / base).powi(2)).sqrt();
        let [won, wide, base, base_wide] = [won, wide, base, base_wide].map(|share| 100.0 * share);
        writeln!(
            out,
            "{name:8} {won:5.1} +-{wide:.1} %   {} there {base:5.1} +-{base_wide:.1} %   ratio {ratio:.3} +-{error:.3}",
            self.rest
        )?;
        Ok(with)
    }
}

/// A seat that is dealt this role, or any Ninja for a Ninja.
fn holder(config: Config, number: u64, role: Role) -> Option<Seat> {
    let dealt = SamuraiSword::start(&config, PlayoutRng::new(number).seed());
    let kind = |role: Role| (role.team(), role == Role::Shogun);
    let holds = |seat: &Seat| kind(dealt.roles[seat.index()]) == kind(role);
    let holders: Vec<Seat> = Seat::all(config.seats()).filter(holds).collect();
    let pick = PlayoutRng::new(number).below(holders.len() as u32);
    holders.get(pick as usize).copied()
}

/// A share and its 95 % interval.
fn share(seen: &Seen) -> (f64, f64) {
    let share = f64::from(seen.won) / f64::from(seen.matches);
    (share, 1.96 * (share * (1.0 - share) / f64::from(seen.matches)).sqrt())
}

/// How long decisions took, and how good the beliefs were.
fn report(
    mut thinking: Vec<Duration>,
    losses: &[(f64, f64, u32)],
    out: &mut impl Write,
) -> std::io::Result<()> {
    thinking.sort();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let mean = micros(thinking.iter().sum()) / thinking.len() as f64;
    let slow = micros(thinking[thinking.len() - 1 - thinking.len() / 1_000]);
    writeln!(out, "{mean:.0} microseconds a decision, 999 of 1,000 within {slow:.0}")?;
    writeln!(out, "log-loss about all sides, nats, by rounds of the table: belief, prior, views")?;
    for (round, (belief, prior, views)) in losses.iter().enumerate().filter(|(_, sum)| sum.2 > 500) {
        let of = f64::from(*views);
        writeln!(out, "{round:3} {:.3} {:.3} {views}", belief / of, prior / of)?;
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let level = |at: usize| words.get(at).and_then(|word| word.parse::<Level>().ok());
    let plan = Plan {
        config: number(0).and_then(|players| Config::new(players as u8)).unwrap_or_default(),
        matches: number(1).unwrap_or(2_000) as u32,
        one: level(2).unwrap_or(Level::Solid),
        rest: level(3).unwrap_or(Level::Novice),
        first: number(4).unwrap_or(1),
    };
    let mut out = std::io::stdout().lock();
    let (players, Plan { matches, one, rest, .. }) = (plan.config.seats(), &plan);
    writeln!(out, "{players} players, {matches} matches for each role: {one} among {rest}, 95 % intervals")?;
    let (mut thinking, mut losses) = (Vec::new(), Vec::new());
    for role in [Role::Shogun, Role::Samurai, Role::Ninja1, Role::Ronin] {
        let nobody = match role {
            Role::Samurai => plan.config.samurai() == 0,
            Role::Ronin => plan.config.ronin() == 0,
            _ => false,
        };
        if !nobody {
            let seen = plan.compare(role, &mut out)?;
            thinking.extend(seen.thinking);
            losses = seen.losses;
        }
    }
    report(thinking, &losses, &mut out)
}
