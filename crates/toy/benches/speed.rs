//! How fast the game plays.

use game_testkit::measure::{Bench, Speed, Target};
use toy::{Config, Toy};

fn main() {
    let mut bench = Bench::from_args();
    bench.playouts::<Toy>(&Speed {
        name: "toy, 4 players",
        config: Config::default(),
        unit: "matches",
        units: |_| 1,
        targets: &[Target::Decisions(20e6)],
    });
}
