//! How fast the game plays.

use game_testkit::measure::{Bench, Speed, Target};
use samurai_sword::{Config, SamuraiSword};

fn main() {
    let mut bench = Bench::from_args();
    bench.playouts::<SamuraiSword>(&Speed {
        name: "samurai-sword, 5 players",
        config: Config::default(),
        unit: "matches",
        units: |_| 1,
        targets: &[Target::Matches(40e3), Target::Decisions(5e6)],
    });
}
