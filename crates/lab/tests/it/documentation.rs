//! The figures of the documentation: all of them are made, alike with any number of threads.

use lab::figures::plan::Size;
use lab::figures::report::{json, markdown, strength};
use lab::figures::{Figures, Found};

fn made(threads: usize) -> Found {
    let figures = Figures::new(Size::Quick, 5, None).unwrap();
    assert_eq!(figures.measurements.len(), 7 + 4 * 6);
    figures.run(threads, &|| {}).unwrap()
}

#[test]
fn the_figures_of_the_documentation_can_be_made() {
    let found = made(1);
    let text = markdown(&found);
    for line in [
        "| solid | 3 random | 8 | penalty less the others' mean | ",
        "| solid | novice team | 4 | rounds won | ",
        "| as ronin: by a novice's share | ",
        "| as ninja: by a novice's share | ",
        "| times as often | ",
        "\n| 50 % | ",
        "\n| heroic | 7 | ",
        "\n| Samurai Spirit, 2 samurai | novice | ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    assert!(text.starts_with(&strength(&found)));
    let object: serde_json::Value = serde_json::from_str(&json(&found)).unwrap();
    assert_eq!(object["duels"].as_array().unwrap().len(), 31);
    assert_eq!(object["beliefs"][1].as_array().unwrap().len(), 5);
    assert!(
        object["milliseconds"][0]["within_99_percent"]
            .as_f64()
            .unwrap()
            > 0.0
    );
}

#[test]
fn the_figures_of_the_master_can_be_made() {
    let figures = Figures::of_master(Size::Quick, 5, None, None).unwrap();
    let text = markdown(&figures.run(2, &|| {}).unwrap());
    for line in [
        "| master | 3 mc-rollout | 8 | penalty less the others' mean | ",
        "| master | mcs@800 | 4 | penalty less the others' mean | ",
        "| master | solid | 4 | matches won | ",
        "| master | solid | 4 | penalty less the others' mean | ",
        "Yokai Septet, 4 players | casual | novice | 4 | rounds won | ",
        "Samurai Sword, 5 players | solid | casual | 20 | more than the other | ",
        "Samurai Spirit, 4 samurai | casual | novice | 4 | more than the other | ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let pieces = |only| {
        let figures = Figures::of_master(Size::Full, 5, Some(3), only);
        figures.unwrap().pieces()
    };
    // Ten about the master of Samurakva, three steps of its ladder, and two of every other game's.
    assert_eq!(pieces(None), (10 + 3 + 3 * 2) * 3);
    assert_eq!(pieces(Some(catalog::GameId::YokaiSeptet)), 2 * 3);
}

#[test]
fn any_number_of_threads_gives_the_same_figures() {
    assert_eq!(strength(&made(1)), strength(&made(3)));
}

/// Before anybody has attacked there is nothing to go by; later the belief must know more than the prior.
#[test]
fn roles_are_guessed_better_as_the_match_goes_on() {
    let mut beliefs = Figures::new(Size::Full, 7, Some(catalog::GameId::SamuraiSword))
        .unwrap()
        .beliefs
        .unwrap();
    beliefs.matches = 300;
    // Whether the one looks ahead matters little to what the others betray, and much to how long this takes.
    beliefs.bots[0].playouts = Some(1);
    let stages = beliefs.run(2, &|| {}).unwrap();
    assert_eq!(stages.len(), 5);
    assert!(stages[0].difference.value.abs() < 1e-9, "{stages:?}");
    assert!(stages[2].difference.high < -0.2, "{stages:?}");
    assert!(
        stages[4].belief.value < stages[2].belief.value,
        "{stages:?}"
    );
}
