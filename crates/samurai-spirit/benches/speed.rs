//! How fast the game plays.

use game_testkit::measure::{Bench, Speed, Target};
use samurai_spirit::{Config, SamuraiSpirit};

fn main() {
    let mut bench = Bench::from_args();
    bench.playouts::<SamuraiSpirit>(&Speed {
        name: "samurai-spirit, 4 samurai, normal",
        config: Config::default(),
        unit: "matches",
        units: |_| 1,
        targets: &[Target::Units(100e3), Target::Decisions(5e6)],
    });
}
