//! How much a level of Samurai Sword is worth in one seat among others, role by role:
//! `cargo run --release -p bots --example sword_levels -- 5 4000 solid novice`.
//!
//! Arguments: players, matches for each role, the level of the one, the level of the rest. The same
//! deals are played twice, with the one and with another of the rest in its place; seats go round.

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
    decisions: u64,
    thinking: Duration,
    longest: Duration,
}

/// One match; whether the seat's side won.
fn play(config: Config, number: u64, one: Option<(Seat, Level)>, rest: Level, seen: &mut Seen) -> State {
    let mut rng = PlayoutRng::new(number);
    let mut state = SamuraiSword::start(&config, rng.seed());
    let seats = config.seats();
    let level = |seat| one.filter(|one| one.0 == seat).map_or(rest, |one| one.1);
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
        if one.is_some_and(|one| one.0 == seat) {
            seen.thinking += begun.elapsed();
            seen.longest = seen.longest.max(begun.elapsed());
            seen.decisions += 1;
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

/// Matches in which the seat has this role, seats going round.
fn with_role(config: Config, role: Role, level: Option<Level>, rest: Level, matches: u32) -> Seen {
    let mut seen = Seen::default();
    let mut number = 0;
    while seen.matches < matches {
        number += 1;
        let dealt = SamuraiSword::start(&config, PlayoutRng::new(number).seed());
        let kind = |role: Role| (role.team(), role == Role::Shogun);
        let mut holders: Vec<Seat> =
            Seat::all(config.seats()).filter(|seat| kind(dealt.roles[seat.index()]) == kind(role)).collect();
        if holders.is_empty() {
            continue;
        }
        let seat = holders.swap_remove(PlayoutRng::new(number).below(holders.len() as u32) as usize);
        let state = play(config, number, level.map(|level| (seat, level)), rest, &mut seen);
        let outcome = SamuraiSword::outcome(&state).expect("a match ends");
        seen.matches += 1;
        seen.won += u32::from(outcome.winners().contains(seat));
    }
    seen
}

/// A share and its 95 % interval.
fn share(seen: &Seen) -> (f64, f64) {
    let share = f64::from(seen.won) / f64::from(seen.matches);
    (share, 1.96 * (share * (1.0 - share) / f64::from(seen.matches)).sqrt())
}

fn main() -> std::io::Result<()> {
    let mut words = std::env::args().skip(1);
    let players = words.next().and_then(|word| word.parse().ok()).unwrap_or(5);
    let matches = words.next().and_then(|word| word.parse().ok()).unwrap_or(2_000);
    let mut level = |otherwise| words.next().and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    let (one, rest) = (level(Level::Solid), level(Level::Novice));
    let config = Config::new(players).unwrap_or_default();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{players} players, {matches} matches for each role: {one} among {rest}, 95 % intervals")?;
    let mut all = Seen::default();
    for role in [Role::Shogun, Role::Samurai, Role::Ninja1, Role::Ronin] {
        let none =
            role == Role::Ronin && config.ronin() == 0 || role == Role::Samurai && config.samurai() == 0;
        if none {
            continue;
        }
        let (with, without) =
            (with_role(config, role, Some(one), rest, matches), with_role(config, role, None, rest, matches));
        let ((won, wide), (base, base_wide)) = (share(&with), share(&without));
        let name = if role.team() == Team::Ninja { "Ninja".to_string() } else { format!("{role:?}") };
        let error = won / base * ((wide / won).powi(2) + (base_wide / base).powi(2)).sqrt();
        writeln!(
            out,
            "{name:8} {:5.1} +-{:.1} %   {rest} there {:5.1} +-{:.1} %   ratio {:.3} +-{error:.3}",
            100.0 * won,
            100.0 * wide,
            100.0 * base,
            100.0 * base_wide,
            won / base
        )?;
        all.decisions += with.decisions;
        all.thinking += with.thinking;
        all.longest = all.longest.max(with.longest);
        if role == Role::Shogun {
            all.losses = with.losses;
        }
    }
    let mean = all.thinking.as_secs_f64() * 1e6 / all.decisions as f64;
    writeln!(out, "{mean:.1} microseconds a decision, longest {:.2} ms", all.longest.as_secs_f64() * 1e3)?;
    writeln!(out, "log-loss about all sides, nats, by rounds of the table: belief, prior, views")?;
    for (round, (belief, prior, views)) in all.losses.iter().enumerate().filter(|(_, sum)| sum.2 > 500) {
        let of = f64::from(*views);
        writeln!(out, "{round:3} {:.3} {:.3} {views}", belief / of, prior / of)?;
    }
    Ok(())
}
