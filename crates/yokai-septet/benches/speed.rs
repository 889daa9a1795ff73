//! How fast the game plays, and how fast the solver solves.

use game_core::Fields;
use game_testkit::measure::{Bench, Speed, Target};
use yokai_septet::{Config, YokaiSeptet};

fn main() {
    let mut bench = Bench::from_args();
    let forms: [(&str, &str, &[Target]); 4] = [
        ("yokai-septet, 4 players", "form=base", &[Target::Units(0.5e6)]),
        ("yokai-septet, 3 players", "players=3", &[]),
        ("yokai-septet, bridegrooms", "form=bridegrooms", &[]),
        ("yokai-septet, 2 players", "form=pocket", &[]),
    ];
    for (name, config, targets) in forms {
        let config = Config::from_words(config).unwrap_or_default();
        bench.playouts::<YokaiSeptet>(&Speed {
            name,
            config,
            unit: "rounds",
            units: |state| u64::from(state.round),
            targets,
        });
    }
}
