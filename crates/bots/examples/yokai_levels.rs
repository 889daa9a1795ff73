//! How the levels of Yokai Septet fare against each other: shares of rounds won, and time a move.
#![allow(clippy::unwrap_used, clippy::print_stdout)]
use std::time::{Duration, Instant};
use bots::games::yokai_septet::{Novice, Solid};
use bots::random::Random;
use bots::{Bot, Budget, Turn};
use game_core::{Game, PlayoutRng, Seed, Silent, Viewer};
use yokai_septet::{Config, YokaiSeptet};

fn bot(name: &str) -> (Box<dyn Bot<YokaiSeptet>>, u32) {
    let words: Vec<&str> = name.split(':').collect();
    let num = |at: usize, default: f32| words.get(at).map_or(default, |word| word.parse().unwrap());
    match words[0] {
        "random" => (Box::new(Random), 1),
        "novice" => (Box::new(Novice), 1),
        _ => {
            let mut solid = Solid::new();
            solid.noise = num(2, 51.0) as u8;
            solid.exact = num(3, 6.0) as usize;
            solid.weight = num(4, 0.7);
            solid.worlds = num(5, 40.0) as u32;
            (Box::new(solid), num(1, 1500.0) as u32)
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let deals: u64 = args[2].parse().unwrap();
    let config = Config::default();
    let (mut won, mut sum2, mut points) = (0.0, 0.0, 0i32);
    let mut spent = [(Duration::ZERO, Duration::ZERO, 0u32); 2];
    for deal in 0..deals {
        let mut pair = 0.0;
        for swap in 0..2 {
            let mut bots = [bot(&args[0]), bot(&args[1]), bot(&args[0]), bot(&args[1])];
            if swap == 1 { bots.rotate_left(1); }
            let mut rng = PlayoutRng::new(deal * 2 + swap);
            let mut state = YokaiSeptet::start(&config, Seed::from_number(deal));
            while state.round == 1 && state.last_round.is_none() {
                let seat = state.to_act().first().unwrap();
                let mut legal = Vec::new();
                YokaiSeptet::legal(&state, seat, &mut legal);
                let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
                let (bot, playouts) = &mut bots[seat.index()];
                let started = Instant::now();
                let action = bot.choose(Turn { view: &view, legal: &legal }, &mut Budget::playouts(*playouts), &mut rng);
                let took = started.elapsed();
                let who = (seat.index() + swap as usize) % 2;
                spent[who] = (spent[who].0 + took, spent[who].1.max(took), spent[who].2 + 1);
                YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
            }
            let result = state.last_round.unwrap();
            let ours = result.won[swap as usize];
            pair += if ours { 0.5 } else { 0.0 };
            points += i32::from(result.points) * if ours { 1 } else { -1 };
        }
        won += pair;
        sum2 += pair * pair;
    }
    let n = deals as f64;
    let mean = won / n;
    let half = 1.96 * ((sum2 / n - mean * mean) / n).sqrt();
    println!("{} v. {}: {:.2} % ± {:.2} of rounds, points {:.2} a round", args[0], args[1], mean * 100.0, half * 100.0, f64::from(points) / (2.0 * n));
    for (total, most, moves) in spent { println!("  {:.3} ms a move, at most {:.3}", total.as_secs_f64() * 1e3 / f64::from(moves), most.as_secs_f64() * 1e3); }
}
