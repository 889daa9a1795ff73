//! How fast the game plays.

use game_core::Fields;
use game_testkit::measure::{Bench, Speed, Target};
use samurakva::{Config, Samurakva};

fn main() {
    let mut bench = Bench::from_args();
    let config = |words| Config::from_words(words).expect("these options are valid");
    bench.playouts::<Samurakva>(&Speed {
        name: "samurakva, 4 players",
        config: config("players=4 rounds=1"),
        unit: "rounds",
        units: |_| 1,
        targets: &[Target::Units(1.0e6)],
    });
    bench.playouts::<Samurakva>(&Speed {
        name: "samurakva, 4 players with artifacts",
        config: config("variant=2 players=4"),
        unit: "rounds",
        units: |_| 2,
        targets: &[Target::Units(0.4e6)],
    });
}
