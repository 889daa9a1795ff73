//! The named statistics of each game agree with each other and with the rules.

use game_core::{Game, PlayoutRng, Seat, Seed, Viewer};
use lab::games::samurai_spirit::Count;
use lab::statistics::record;
use lab::{Figure, Tally};
use samurai_spirit::{Config, Ending, Level, SamuraiSpirit};

use crate::{played, simulation};

fn tally(game: &str, config: &str, games: u64) -> Tally {
    played(&simulation(game, config, "random", games, 7), 1)
}

fn value(tally: &Tally, about: &str, name: &str) -> f64 {
    let figure = tally
        .get(about, name)
        .unwrap_or_else(|| panic!("no {about} {name}"));
    figure
        .value()
        .unwrap_or_else(|| panic!("nothing counted for {about} {name}"))
}

fn sum(tally: &Tally, about: &str, name: &str) -> f64 {
    tally.get(about, name).map_or(0.0, Figure::sum)
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

#[test]
fn samurakva_counts_rounds_rows_and_penalties() {
    let tally = tally("samurakva", "players=4 rounds=2", 200);
    close(value(&tally, "match", "rounds"), 2.0);
    let seats: f64 = (0..4)
        .map(|seat| value(&tally, &format!("seat {seat}"), "penalty"))
        .sum();
    close(value(&tally, "match", "penalty of a player"), seats / 4.0);
    let wins: f64 = (0..4)
        .map(|seat| value(&tally, &format!("seat {seat}"), "won"))
        .sum();
    close(wins, 1.0);
    // Every row of at least one card costs at least a point, and a low card takes one too.
    let rows = value(&tally, "match", "rows taken");
    assert!(rows > value(&tally, "match", "rows taken for a low card"));
    assert!(4.0 * value(&tally, "match", "penalty of a player") > rows);
}

#[test]
fn yokai_septet_rounds_end_in_one_of_three_ways() {
    for config in ["players=4", "players=3", "form=pocket"] {
        let tally = tally("yokai-septet", config, 100);
        let names = [
            "ended by bosses",
            "ended by tricks",
            "ended by the last trick",
        ];
        let rounds = sum(&tally, "match", "rounds");
        close(
            names
                .iter()
                .map(|name| sum(&tally, "round", name))
                .sum(),
            rounds,
        );
        assert!(value(&tally, "round", "points of a winner") > 0.0);
        let tricks = value(&tally, "round", "tricks");
        assert!((4.0..=23.0).contains(&tricks), "{tricks}");
    }
    let tally = tally("yokai-septet", "players=4", 100);
    close(
        value(&tally, "team 0", "rounds won") + value(&tally, "team 1", "rounds won"),
        1.0,
    );
    close(
        value(&tally, "seat 0", "won"),
        value(&tally, "team 0", "won"),
    );
}

#[test]
fn samurai_sword_tells_roles_teams_and_endings() {
    let tally = tally("samurai-sword", "players=5", 300);
    let teams =
        ["shogun", "ninja", "ronin"].map(|team| sum(&tally, &format!("team {team}"), "won"));
    close(teams.iter().sum(), 300.0);
    close(
        value(&tally, "role shogun", "won"),
        value(&tally, "team shogun", "won"),
    );
    close(
        value(&tally, "role ronin", "points"),
        value(&tally, "team ronin", "points together"),
    );
    // Points are counted in every match but a swordmaster's.
    let counted = tally
        .get("team ninja", "points together")
        .unwrap()
        .count() as f64;
    close(
        counted + sum(&tally, "match", "won by a swordmaster"),
        300.0,
    );
    let of_characters = tally
        .rows()
        .iter()
        .filter(|row| row.about.starts_with("character "));
    let seated: u64 = of_characters
        .filter(|row| row.name == "won")
        .map(|row| row.figure.count())
        .sum();
    assert_eq!(seated, 5 * 300);
    for name in [
        "ended by a deadly strike",
        "decided by the rule for ties",
        "renewals of the deck",
    ] {
        assert!(value(&tally, "match", name) > 0.0, "{name}");
    }
    assert!(value(&tally, "match", "turns") > 5.0);
}

#[test]
fn samurai_spirit_is_lost_for_a_reason() {
    let tally = tally("samurai-spirit", "samurai=4", 300);
    let lost = tally
        .rows()
        .iter()
        .filter(|row| row.name.starts_with("lost in round "));
    let lost: f64 = lost.map(|row| row.figure.sum()).sum();
    close(lost + sum(&tally, "match", "won"), 300.0);
    close(
        value(&tally, "bot random", "won"),
        value(&tally, "match", "won"),
    );
    let of_samurai = tally
        .rows()
        .iter()
        .filter(|row| row.about.starts_with("samurai "));
    let seated: u64 = of_samurai
        .filter(|row| row.name == "won")
        .map(|row| row.figure.count())
        .sum();
    assert_eq!(seated, 4 * 300);
}

/// Random players hardly ever win, so the endings are set by hand.
#[test]
fn samurai_spirit_is_won_with_a_score() {
    let config = Config::new(4, Level::Normal).unwrap();
    let mut tally = Tally::default();
    let endings = [
        (1, Ending::Won),
        (3, Ending::NoFarm),
        (2, Ending::Fallen(Seat(1))),
        (3, Ending::Won),
    ];
    for (round, ending) in endings {
        let state = SamuraiSpirit::start(&config, Seed::from_number(1));
        let view = SamuraiSpirit::view(&state, Viewer::Spectator);
        let mut message = serde_json::to_value(view).unwrap();
        message["round"] = round.into();
        message["ending"] = serde_json::to_value(ending).unwrap();
        message["farms"] = 2.into();
        let view = serde_json::from_value(message).unwrap();
        let state = SamuraiSpirit::determinize(&view, &mut PlayoutRng::new(1));
        record::<SamuraiSpirit>(&Count::default(), &state, &["a"], &[0; 4], &mut tally);
    }
    // Two farms, three families, nobody wounded.
    close(value(&tally, "match", "won"), 0.5);
    close(value(&tally, "match", "score of a win"), 6.0);
    close(value(&tally, "match", "won with 6"), 0.5);
    close(value(&tally, "match", "won with 5"), 0.0);
    close(
        value(&tally, "match", "lost in round 3: no farm was left"),
        0.25,
    );
    close(
        value(&tally, "match", "lost in round 2: a samurai fell"),
        0.25,
    );
    close(
        value(&tally, "match", "lost in round 3: no family was left"),
        0.0,
    );
    close(value(&tally, "seat 2", "score"), 3.0);
    close(value(&tally, "bot a", "won"), 0.5);
}
