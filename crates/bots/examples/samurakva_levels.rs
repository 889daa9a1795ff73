//! How strong and how fast the bots for Samurakva are: one bot of a level against others of another.
//!
//! `cargo run --release -p bots --example samurakva_levels -- [ROUNDS] [PLAYOUTS] [WHAT]`
//!
//! WHAT is `forced` (a card that is too low takes the cheapest row without asking, as in public
//! comparisons), `free` (its owner chooses the row), `artifacts` (the variant with artifacts),
//! `search` (simulations a second of the generic search) or `all`.

// A report for people.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use bots::flat::Imagine;
use bots::search::search;
use bots::{Bot, Budget, Company, Level, Turn};
use game_core::{Fields as _, Game, PlayoutRng, Seat, Seed, Silent, Viewer};
use samurakva::{Action, Config, Samurakva, State};

const CLASSIC: &str = "players=4 penalties=classic rounds=1";
const ARTIFACTS: &str = "variant=2 players=4";

fn main() {
    let mut words = std::env::args().skip(1);
    let rounds = words.next().and_then(|word| word.parse().ok()).unwrap_or(2_000);
    let solid = Samurakva::playouts(Level::Solid);
    let playouts = words.next().and_then(|word| word.parse().ok()).unwrap_or(solid);
    let what = words.next().unwrap_or_else(|| "all".to_owned());
    let wanted = |name: &str| what == name || what == "all";
    println!("{rounds} matches each, seats rotated; solid has {playouts} playouts a decision");
    println!("difference: own points minus the others' mean, with 95 % interval; time of the processor\n");
    println!("{:<46} {:<16} {:>18} {:>10} {:>10}", "options", "bots", "difference", "us/move", "by clock");
    for (name, config) in [
        ("forced", format!("{CLASSIC} forced_cheapest_row=true")),
        ("free", CLASSIC.to_owned()),
        ("artifacts", ARTIFACTS.to_owned()),
    ] {
        if wanted(name) {
            for (own, others) in
                [(Level::Solid, Level::Random), (Level::Solid, Level::Novice), (Level::Novice, Level::Random)]
            {
                Match::new(&config, own, others, playouts).report(rounds);
            }
        }
    }
    if wanted("search") {
        for config in [CLASSIC, ARTIFACTS] {
            report_search(config, &mut AnyPlay);
        }
    }
}

/// The time this process has had a processor; on a busy machine the clock tells little. Where the
/// system does not say, the clock has to do.
fn processor_time(started: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|line| line.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| started.elapsed(), Duration::from_nanos)
}

/// One bot against others, all others of one level.
struct Match {
    words: String,
    config: Config,
    own: Level,
    others: Level,
    playouts: u32,
    decisions: u32,
}

impl Match {
    fn new(words: &str, own: Level, others: Level, playouts: u32) -> Match {
        let config = Config::from_words(words).expect("these options are valid");
        Match { words: words.to_owned(), config, own, others, playouts, decisions: 0 }
    }

    fn report(mut self, matches: u64) {
        let started = Instant::now();
        let before = processor_time(started);
        let (mut sum, mut squares) = (0.0, 0.0);
        for number in 0..matches {
            let difference = self.play(number);
            sum += difference;
            squares += difference * difference;
        }
        let count = matches.max(2) as f64;
        let mean = sum / count;
        let deviation = ((squares - count * mean * mean) / (count - 1.0)).max(0.0).sqrt();
        let options = self.words.replace("players=4 ", "").replace("penalties=", "");
        let bots = format!("{} v. {}", self.own, self.others);
        let interval = format!("{mean:.2} ± {:.2}", 1.96 * deviation / count.sqrt());
        let decisions = f64::from(self.decisions.max(1));
        let each = processor_time(started).saturating_sub(before).as_secs_f64() * 1e6 / decisions;
        let clock = started.elapsed().as_secs_f64() * 1e6 / decisions;
        println!("{options:<46} {bots:<16} {interval:>18} {each:>10.0} {clock:>10.0}");
    }

    /// One match; the difference of points.
    fn play(&mut self, number: u64) -> f64 {
        let mut rng = PlayoutRng::new(number ^ 0x5a5a);
        let mut state = Samurakva::start(&self.config, Seed::from_number(number));
        let own = Seat((number % self.config.seats() as u64) as u8);
        let mut bots = [Samurakva::bot(self.others), Samurakva::bot(self.own)];
        while let Some(seat) = Samurakva::to_act(&state).first() {
            let [others, mine] = &mut bots;
            let bot = if seat == own { mine } else { others };
            let action = self.decide(&state, seat, bot.as_mut(), &mut rng);
            self.decisions += u32::from(seat == own);
            Samurakva::apply(&mut state, seat, action, &mut Silent).expect("bots play legally");
        }
        let seats = self.config.seats();
        let points = |seat: Seat| f64::from(state.totals[seat.index()]);
        let all: f64 = Seat::all(seats).map(points).sum();
        points(own) - (all - points(own)) / (seats - 1) as f64
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        bot: &mut dyn Bot<Samurakva>,
        rng: &mut PlayoutRng,
    ) -> Action {
        let view = Samurakva::view(state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        Samurakva::legal(state, seat, &mut legal);
        let turn = Turn { view: &view, legal: &legal };
        bot.choose(turn, &mut Budget::playouts(self.playouts), rng)
    }
}

/// Random play to the end of the match; the share of the others that are not better is its worth.
struct AnyPlay;

impl Imagine<Samurakva> for AnyPlay {
    fn play(
        &mut self,
        state: &State,
        seat: Seat,
        rng: &mut PlayoutRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        Samurakva::sample(state, seat, rng, scratch)
    }

    fn worth(&self, state: &State, seat: Seat) -> Option<f32> {
        (state.phase == samurakva::Phase::Over || state.round > 1).then(|| {
            let totals = &state.totals[..state.config.seats()];
            let worse = totals.iter().filter(|&&total| total > state.totals[seat.index()]).count();
            worse as f32 / (totals.len() - 1) as f32
        })
    }
}

/// Simulations a second of the generic search from the beginning of a round.
fn report_search(words: &str, imagine: &mut impl Imagine<Samurakva>) {
    const SEARCHES: u32 = 10;
    const SIMULATIONS: u32 = 20_000;
    let config = Config::from_words(words).expect("these options are valid");
    let state = Samurakva::start(&config, Seed::from_number(1));
    let view = Samurakva::view(&state, Viewer::Seat(Seat(0)));
    let mut legal = Vec::new();
    Samurakva::legal(&state, Seat(0), &mut legal);
    let turn = Turn { view: &view, legal: &legal };
    let started = Instant::now();
    let before = processor_time(started);
    for number in 0..SEARCHES {
        let mut budget = Budget::playouts(SIMULATIONS);
        let mut rng = PlayoutRng::new(u64::from(number));
        let tried = search::<Samurakva>(turn, Seat(0), imagine, &mut budget, &mut rng);
        assert_eq!(tried.len(), legal.len(), "every action is tried");
    }
    let all = f64::from(SEARCHES * SIMULATIONS);
    let rate = all / processor_time(started).saturating_sub(before).as_secs_f64() / 1e3;
    let clock = all / started.elapsed().as_secs_f64() / 1e3;
    println!("{words:<46} search with random play: {rate:.0} k simulations/s ({clock:.0} k by the clock)");
}
