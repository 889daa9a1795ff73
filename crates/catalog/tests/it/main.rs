//! All tests of the list in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod undo;

use catalog::{GameId, OpenError, open, start};
use expect_test::expect;
use game_core::{FieldKind, PlayoutRng, Random, Seat, Seed, Viewer};
use serde_json::Value;

#[test]
fn every_game_is_found_by_its_name_and_no_other() {
    for &game in GameId::ALL {
        assert_eq!(game.as_str().parse(), Ok(game));
    }
    let error = "go".parse::<GameId>().unwrap_err();
    assert_eq!(
        (error.code(), error),
        ("unknown_game", OpenError::UnknownGame("go".to_owned()))
    );
}

#[test]
fn every_game_plays_with_its_defaults_from_start_to_record_and_back() {
    let mut rng = PlayoutRng::new(1);
    for &game in GameId::ALL {
        let mut table = start(game, "", Seed::from_number(7)).unwrap();
        let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
        let mut told: Vec<Vec<Value>> = vec![Vec::new(); viewers.len()];
        assert!(
            catalog::info(game)
                .seats
                .contains(&(table.seats() as u8))
        );
        while let Some(seat) = table.to_act().first() {
            let actions = table.legal(seat);
            let action = &actions[rng.below(actions.len() as u32) as usize];
            let heard = table.fork().apply(seat, action).unwrap();
            assert_eq!(table.apply(seat, action).unwrap(), heard);
            for (viewer, told) in viewers.iter().zip(&mut told) {
                let for_them = heard
                    .iter()
                    .filter(|heard| heard.audience.hears(*viewer));
                told.extend(for_them.map(|heard| heard.event.clone()));
            }
        }
        for (viewer, told) in viewers.into_iter().zip(told) {
            assert_eq!(table.heard(viewer, 0), told);
            assert_eq!(table.heard(viewer, 3), told[3..]);
            assert_eq!(table.heard(viewer, told.len() + 1), Vec::<Value>::new());
        }
        let again = open(&table.record()).unwrap();
        assert_eq!(again.record(), table.record());
        assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
        assert!(table.record().contains("\noutcome "));
    }
}

#[test]
fn every_default_of_a_schema_is_one_of_its_values() {
    for &game in GameId::ALL {
        for field in catalog::info(game).config {
            let Some(default) = field.default else {
                continue;
            };
            let fits = match field.kind {
                FieldKind::Number { min, max } => (min..=max).contains(&default.parse().unwrap()),
                FieldKind::Choice(words) | FieldKind::ChoiceOrList(words, _) => {
                    words.contains(&default)
                }
                FieldKind::Text(_) => true,
            };
            assert!(fits, "{game}: {field:?}");
        }
    }
}

#[test]
fn bad_requests_are_answered_each_with_its_code() {
    let seed = Seed::from_number(0);
    let config = start(GameId::Samurakva, "players=99 colour=red", seed).unwrap_err();
    expect![
        "bad_config: config: colour: there is no such field; players: `99` is not a whole number from 2 to 10"
    ]
    .assert_eq(&format!("{}: {config}", config.code()));
    let deal = catalog::start_from(GameId::Samurakva, "", &[("colour", "red")], seed).unwrap_err();
    assert_eq!(deal.code(), "bad_deal");
    let record = open("zashiki-record 1\ngame chess\n").unwrap_err();
    assert_eq!(record.code(), "unknown_game");
    assert_eq!(open("").unwrap_err().code(), "record_header");
    let spaced = catalog::begin(
        GameId::Samurakva,
        &[("players", "4 deck=tight")],
        None,
        seed,
    )
    .unwrap_err();
    assert_eq!(spaced.code(), "bad_config");
    let mut table = start(GameId::Samurakva, "", seed).unwrap();
    let before = table.record();
    assert_eq!(
        table.apply(Seat(0), "dance").unwrap_err().code(),
        "not_an_action"
    );
    assert_eq!(
        table
            .apply(Seat(9), &table.legal(Seat(0))[0])
            .unwrap_err()
            .code(),
        "no_such_seat"
    );
    assert_eq!(table.record(), before);
}

#[test]
fn a_record_that_does_not_replay_is_answered_with_its_action_and_its_reason() {
    let mut table = start(GameId::Samurakva, "players=2", Seed::from_number(3)).unwrap();
    let card = table.legal(Seat(0))[0].clone();
    table.apply(Seat(0), &card).unwrap();
    let foreign = table.legal(Seat(1))[0].clone();
    let record = table.record();
    let error = open(&format!("{record}0 {foreign}\n")).unwrap_err();
    let OpenError::ReplayIllegal {
        number: 2,
        seat: Seat(0),
        refusal,
    } = &error
    else {
        panic!("{error}")
    };
    assert_eq!(
        (error.code(), refusal.code()),
        ("replay_illegal", "not_in_hand")
    );
    let error = open(&format!("{record}outcome individual 1:0 1:0\n")).unwrap_err();
    assert_eq!(error.code(), "replay_outcome");
}
