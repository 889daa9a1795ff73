//! Prints how often one level of Yokai Septet wins rounds from another, with 95 % confidence, the
//! time a move takes on the processor, and the speed of the generic search:
//! `cargo run --release -p bots --example yokai_levels -- solid novice 1000 form=pocket`.
//! A number after the level (`solid:500`) is its playouts. Every deal is played with the first
//! level on each side in turn and the second on all others.

use std::error::Error;
use std::io::Write;
use std::time::Instant;

use bots::games::yokai_septet::imagine::Rounds;
use bots::search::search;
use bots::{Bot, Budget, Company, Level, Turn};
use game_core::{Fields, Game, PlayoutRng, Seed, Silent, Viewer};
use yokai_septet::{Config, Phase, State, YokaiSeptet};

/// Simulations for one decision of the generic search, and how many decisions are timed.
const SIMULATIONS: u32 = 10_000;
const DECISIONS: u32 = 20;

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let first = Player::named(&words.next().unwrap_or_else(|| "solid".to_owned()))?;
    let second = Player::named(&words.next().unwrap_or_else(|| "novice".to_owned()))?;
    let deals = words.next().map_or(Ok(200), |word| word.parse())?;
    let config = Config::from_words(&words.collect::<Vec<_>>().join(" "))
        .map_err(|problems| format!("the options are wrong: {problems:?}"))?;
    let mut out = std::io::stdout().lock();
    let mut sample = Sample::default();
    for deal in 0..deals {
        sample.play(config, deal, first, second)?;
    }
    let (share, half) = sample.share();
    writeln!(out, "{share:.1} % ± {half:.1} of rounds won by {first:?} from {second:?}, {deals} deals")?;
    for (player, spent) in [(first, sample.spent[0]), (second, sample.spent[1])] {
        let (mean, most) = (spent.total / f64::from(spent.moves.max(1)), spent.most);
        writeln!(out, "{mean:.3} ms a move on the processor, {most:.1} at most: {player:?}")?;
    }
    writeln!(out, "{:.0} simulations a second by the generic search", simulations_a_second(config)?)?;
    Ok(())
}

/// A level and its playouts.
#[derive(Clone, Copy, Debug)]
struct Player {
    level: Level,
    playouts: u32,
}

impl Player {
    fn named(word: &str) -> Result<Player, Failure> {
        let (level, playouts) = word.split_once(':').unwrap_or((word, ""));
        let level = level.parse().map_err(|()| format!("no level: {level}"))?;
        let playouts = if playouts.is_empty() { YokaiSeptet::playouts(level) } else { playouts.parse()? };
        Ok(Player { level, playouts })
    }
}

/// Milliseconds on the processor.
#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    total: f64,
    most: f64,
    moves: u32,
}

/// What came out so far; a deal is one observation, since its rounds have the cards in common.
#[derive(Debug, Default)]
struct Sample {
    deals: f64,
    sum: f64,
    squares: f64,
    spent: [Spent; 2],
}

impl Sample {
    /// Plays a deal with the first player on each side in turn.
    fn play(&mut self, config: Config, deal: u64, first: Player, second: Player) -> Result<(), Failure> {
        let mut won = 0.0;
        for side in 0..config.sides() {
            let mut rng = PlayoutRng::new(deal * 4 + side as u64);
            won += self.round(
                config,
                deal,
                |other| if other == side { (0, first) } else { (1, second) },
                &mut rng,
            )?[side];
        }
        let share = won / config.sides() as f64;
        self.deals += 1.0;
        self.sum += share;
        self.squares += share * share;
        Ok(())
    }

    /// Plays one round; how far each side has won it.
    fn round(
        &mut self,
        config: Config,
        deal: u64,
        on_side: impl Fn(usize) -> (usize, Player),
        rng: &mut PlayoutRng,
    ) -> Result<Vec<f64>, Failure> {
        let mut bots: Vec<Box<dyn Bot<YokaiSeptet>>> = game_core::Seat::all(config.seats())
            .map(|seat| YokaiSeptet::bot(on_side(config.side(seat)).1.level))
            .collect();
        let mut state = YokaiSeptet::start(&config, Seed::from_number(deal));
        let mut legal = Vec::new();
        while state.round == 1 && state.phase != Phase::Over {
            let seat = state.to_act().first().ok_or("nobody acts")?;
            legal.clear();
            YokaiSeptet::legal(&state, seat, &mut legal);
            let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
            let (who, player) = on_side(config.side(seat));
            let started = processor_milliseconds();
            let turn = Turn { view: &view, legal: &legal };
            let action = bots[seat.index()].choose(turn, &mut Budget::playouts(player.playouts), rng);
            self.spent[who].add(processor_milliseconds() - started);
            YokaiSeptet::apply(&mut state, seat, action, &mut Silent).map_err(|why| format!("{why:?}"))?;
        }
        Ok((0..config.sides()).map(|side| won(&state, side)).collect())
    }

    /// The share and half its interval, in percent.
    fn share(&self) -> (f64, f64) {
        let mean = self.sum / self.deals;
        let variance = self.squares / self.deals - mean * mean;
        (100.0 * mean, 196.0 * (variance.max(0.0) / self.deals).sqrt())
    }
}

impl Spent {
    fn add(&mut self, milliseconds: f64) {
        self.total += milliseconds;
        self.most = self.most.max(milliseconds);
        self.moves += 1;
    }
}

/// Whether the side won the round; in the Seven Bridegrooms, whether it sealed more suits (R8.5).
fn won(state: &State, side: usize) -> f64 {
    if state.config.is_bridegrooms() {
        let (own, other) = (state.score(side), state.score(side ^ 1));
        return f64::from(u8::from(own > other)) + 0.5 * f64::from(u8::from(own == other));
    }
    state.last_round.map_or(0.0, |result| f64::from(u8::from(result.won[side])))
}

/// Time of this thread on the processor, so that a busy machine does not spoil the figures; the
/// time of day where the system does not tell.
fn processor_milliseconds() -> f64 {
    static STARTED: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || STARTED.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3,
        |nanoseconds| nanoseconds / 1e6,
    )
}

/// How fast the generic search is at the first card of a round, with random playouts to its end.
fn simulations_a_second(config: Config) -> Result<f64, Failure> {
    let mut rng = PlayoutRng::new(1);
    let mut state = YokaiSeptet::start(&config, Seed::from_number(1));
    let mut legal = Vec::new();
    let seat = loop {
        let seat = state.to_act().first().ok_or("nobody acts")?;
        if state.phase == Phase::Playing(seat) {
            break seat;
        }
        YokaiSeptet::play_random(&mut state, seat, &mut rng, &mut legal);
    };
    legal.clear();
    YokaiSeptet::legal(&state, seat, &mut legal);
    let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
    let started = processor_milliseconds();
    let turn = Turn { view: &view, legal: &legal };
    for _ in 0..DECISIONS {
        search(turn, seat, &mut Rounds::random(1), &mut Budget::playouts(SIMULATIONS), &mut rng);
    }
    Ok(f64::from(SIMULATIONS * DECISIONS) * 1e3 / (processor_milliseconds() - started))
}
