//! The same seed gives the same figures, however the work is shared out.

use catalog::GameId;
use expect_test::expect;
use lab::contestant::{parse_list, seated};
use lab::shard::{Shard, ShardFile, merge};
use lab::{Contestant, LabError, Simulation, report};

use crate::{played, simulation};

/// The file of one part.
fn part(simulation: &Simulation, shard: &str) -> (String, ShardFile) {
    let shard: Shard = shard.parse().unwrap();
    let tally = simulation
        .run(shard.matches(simulation.games), 1, &|| {})
        .unwrap();
    let text = ShardFile::new(simulation.clone(), shard, tally).to_json();
    let name = format!("{shard}.json");
    let file = ShardFile::from_json(&name, &text).unwrap();
    (name, file)
}

#[test]
fn threads_and_shards_do_not_change_a_byte() {
    for game in GameId::ALL {
        let simulation = simulation(game.as_str(), "", "novice,random", 61, 5);
        let whole = report::json(&simulation, &played(&simulation, 1));
        for threads in [2, 3, 8] {
            assert_eq!(
                report::json(&simulation, &played(&simulation, threads)),
                whole
            );
        }
        let shards = ["3/4", "1/4", "4/4", "2/4"].map(|shard| part(&simulation, shard));
        let (merged, tally) = merge(&shards).unwrap();
        assert_eq!(report::json(&merged, &tally), whole);
        assert_eq!(
            report::table(&merged, &tally),
            report::table(&simulation, &played(&simulation, 1))
        );
    }
}

#[test]
fn another_seed_gives_other_figures() {
    let of = |seed| played(&simulation("samurakva", "", "random", 20, seed), 1);
    assert_ne!(of(1), of(2));
    assert_eq!(of(2), of(2));
}

#[test]
fn more_shards_than_matches_are_fine() {
    let simulation = simulation("samurakva", "players=2 rounds=1", "random", 2, 5);
    let parts = ["1/3", "2/3", "3/3"].map(|shard| part(&simulation, shard));
    let (_, tally) = merge(&parts).unwrap();
    assert_eq!(report::csv(&tally), report::csv(&played(&simulation, 1)));
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let base = || simulation("samurakva", "players=2 rounds=1", "random", 10, 5);
    let (half, other_half) = (part(&base(), "1/2"), part(&base(), "2/2"));
    let refused = |files: &[(String, ShardFile)]| merge(files).unwrap_err().to_string();
    assert_eq!(refused(&[]), "the number of files must be at least 1");
    assert_eq!(refused(std::slice::from_ref(&half)), "shards missing: 2/2");
    assert_eq!(
        refused(&[half.clone(), other_half, half.clone()]),
        "1/2.json: shard 1/2 is there already"
    );
    let strangers = [
        ("seed", Simulation { seed: 6, ..base() }),
        (
            "number of games",
            Simulation {
                games: 11,
                ..base()
            },
        ),
        (
            "seating",
            Simulation {
                fixed_seats: true,
                ..base()
            },
        ),
        (
            "list of bots",
            simulation("samurakva", "players=2 rounds=1", "novice", 10, 5),
        ),
        (
            "config",
            simulation("samurakva", "players=2 rounds=2", "random", 10, 5),
        ),
        ("game", simulation("samurai-sword", "", "random", 10, 5)),
    ];
    for (what, stranger) in strangers {
        let expected = format!(
            "2/2.json: its {what} differs from the first file's; only shards of one run can be merged"
        );
        assert_eq!(refused(&[half.clone(), part(&stranger, "2/2")]), expected);
    }
    let third = part(&base(), "2/3");
    assert!(refused(&[half, third]).contains("its number of shards differs"));
    let not = ShardFile::from_json("a.json", "{}").unwrap_err();
    assert!(matches!(not, LabError::NotAShard { .. }), "{not}");
}

#[test]
fn shards_share_all_matches_out() {
    for games in [1, 7, 100] {
        for of in 1..=9 {
            let shards = (1..=of).map(|index| format!("{index}/{of}").parse::<Shard>().unwrap());
            let matches: Vec<u64> = shards
                .flat_map(|shard| shard.matches(games))
                .collect();
            assert_eq!(matches, (0..games).collect::<Vec<_>>());
        }
    }
    for text in ["3/2", "0/2", "1/0", "1", "a/b", "1/2/3", "-1/2", ""] {
        assert_eq!(text.parse::<Shard>(), Err(LabError::Shard(text.to_owned())));
    }
}

#[test]
fn bots_are_repeated_around_a_table_that_moves_on() {
    assert_eq!(seated(2, 5, 0), [0, 1, 0, 1, 0]);
    assert_eq!(seated(2, 5, 1), [0, 0, 1, 0, 1]);
    assert_eq!(seated(3, 3, 7), [2, 0, 1]);
    for (bots, seats) in [(1, 4), (2, 4), (3, 4), (4, 4), (3, 7)] {
        // Every seat has had each bot as often as every other seat.
        let mut times = vec![vec![0; bots]; seats];
        for turn in 0..seats as u64 {
            seated(bots, seats, turn)
                .iter()
                .enumerate()
                .for_each(|(seat, &bot)| times[seat][bot] += 1);
        }
        assert!(times.iter().all(|seat| *seat == times[0]), "{times:?}");
    }
}

#[test]
fn a_bot_is_a_level_a_budget_and_a_name() {
    for text in ["random", "solid@200", "a=novice", "strong=solid@9999"] {
        assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
    }
    let with_budget = parse_list("solid, x=solid@5", Some(70)).unwrap();
    assert_eq!(
        with_budget
            .iter()
            .map(|bot| bot.playouts)
            .collect::<Vec<_>>(),
        [Some(70), Some(5)]
    );
    for text in [
        "",
        "best",
        "solid@",
        "solid@0",
        "solid@-1",
        "=solid",
        "a b=solid",
        "solid@1@2",
        "a,b=solid",
    ] {
        assert!(text.parse::<Contestant>().is_err(), "{text}");
    }
    let twice = parse_list("a=solid,a=random", None).unwrap_err();
    assert_eq!(twice, LabError::SameName("a".to_owned()));
    assert_eq!(parse_list("random,random", None).unwrap().len(), 2);
}

#[test]
fn the_table_and_the_list_of_a_tiny_run() {
    let simulation = simulation(
        "samurakva",
        "players=2 rounds=1",
        "a=random,b=random",
        10,
        1,
    );
    let tally = played(&simulation, 1);
    expect![[r#"
        samurakva: variant=1 players=2 penalties=printed forced_cheapest_row=false deck=full rounds=1
        bots a=random,b=random (moving seats), 10 matches, seed 1

        about   figure                     count    value  95 % from       to
        match   rounds                        10    1.000      1.000    1.000
        match   rows taken                    10    4.400      3.801    4.999
        match   rows taken for a low card     10    3.900      3.158    4.642
        match   penalty of a player           10   10.150      8.319   11.981
        match   penalty of the winner         10    5.500      2.460    8.540
        seat 0  won                           10  60.00 %    31.27 %  83.18 %
        seat 0  penalty                       10    8.900      4.857   12.943
        seat 1  won                           10  40.00 %    16.82 %  68.73 %
        seat 1  penalty                       10   11.400      7.555   15.245
        bot a   won                           10  50.00 %    23.66 %  76.34 %
        bot a   penalty                       10   10.500      6.588   14.412
        bot b   won                           10  50.00 %    23.66 %  76.34 %
        bot b   penalty                       10    9.800      5.670   13.930
    "#]]
    .assert_eq(&report::table(&simulation, &tally));
    expect![[r#"
        about,figure,kind,count,value,low,high
        match,rounds,mean,10,1,1,1
        match,rows taken,mean,10,4.4,3.801221112097197,4.998778887902804
        match,rows taken for a low card,mean,10,3.9,3.1579696113818354,4.642030388618164
        match,penalty of a player,mean,10,10.15,8.319242555373426,11.980757444626574
        match,penalty of the winner,mean,10,5.5,2.460124573677624,8.539875426322375
        seat 0,won,share,10,0.6,0.31267376973365824,0.8318196702937638
        seat 0,penalty,mean,10,8.9,4.857318570767141,12.94268142923286
        seat 1,won,share,10,0.4,0.16818032970623614,0.6873262302663417
        seat 1,penalty,mean,10,11.4,7.55482793985837,15.24517206014163
        bot a,won,share,10,0.5,0.236593090512564,0.7634069094874361
        bot a,penalty,mean,10,10.5,6.588247072079032,14.411752927920968
        bot b,won,share,10,0.5,0.236593090512564,0.7634069094874361
        bot b,penalty,mean,10,9.8,5.670099618164875,13.929900381835125
    "#]]
    .assert_eq(&report::csv(&tally));
}

#[test]
fn the_object_of_a_tiny_run() {
    let simulation = simulation("samurai-spirit", "samurai=2", "random", 1, 1);
    let text = report::json(&simulation, &played(&simulation, 1));
    expect![[r#"
        {
          "simulation": {
            "game": "samurai-spirit",
            "rules": 1,
            "config": "samurai=2 level=normal spare_tokens=auto first=random",
            "bots": [
              "random"
            ],
            "fixed_seats": false,
            "games": 1,
            "seed": 1
          },
          "figures": [
            {
              "about": "match",
              "figure": "won",
              "kind": "share",
              "count": 1,
              "value": 0.0,
              "low": 0.0,
              "high": 0.7934506856227626
            },
            {
              "about": "match",
              "figure": "won with 1",
              "kind": "share",
              "count": 1,
              "value": 0.0,
              "low": 0.0,
              "high": 0.7934506856227626
            },
            {
              "about": "match",
              "figure": "won with 2",
              "kind": "share",
              "count": 1,
              "value": 0.0,
              "low": 0.0,
              "high": 0.7934506856227626
            },
            {
              "about": "match",
              "figure": ""#]]
    .assert_eq(&text[..text.find("won with 3").unwrap()]);
}
