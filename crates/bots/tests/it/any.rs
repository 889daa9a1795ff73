//! The bot behind one door: whole matches through JSON and text alone, and the same moves as the typed bot.

use bots::any::{Puzzled, decide, playouts};
use bots::{Budget, HasBots, Level, Turn};
use catalog::GameId;
use game_core::{Fields, PlayoutRng, Random as _, Seed, Silent, Viewer};
use serde_json::{Value, json};

/// Enough to search a little; strength is not the question here.
const PLAYOUTS: u32 = 6;

/// A match in which every decision is made twice: by a typed bot and through the door.
fn check<G: HasBots>(id: GameId, config: &str, level: Level) {
    let config = G::Config::from_words(config).unwrap();
    let mut state = G::start(&config, Seed::from_number(3));
    let mut numbers = PlayoutRng::new(11);
    for decisions in 0.. {
        let Some(seat) = G::to_act(&state).first() else {
            break;
        };
        if decisions == 120 && level == Level::Solid {
            break;
        }
        let mut legal = Vec::new();
        G::legal(&state, seat, &mut legal);
        let view = G::view(&state, Viewer::Seat(seat));
        let number = numbers.word();
        // A new bot each time: one that keeps notes starts without them, as the one behind the door does.
        let turn = Turn {
            view: &view,
            legal: &legal,
        };
        let mut budget = Budget::playouts(PLAYOUTS);
        let typed = G::bot(level).choose(turn, &mut budget, &mut PlayoutRng::new(number));
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let view: Value = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
        let mut budget = Budget::playouts(PLAYOUTS);
        let decided = decide(
            id,
            level,
            &view,
            &texts,
            &mut budget,
            &mut PlayoutRng::new(number),
        )
        .unwrap();
        assert_eq!(decided, typed.to_string(), "{id} {level}");
        G::apply(&mut state, seat, typed, &mut Silent).unwrap();
    }
    assert!(level == Level::Solid || G::outcome(&state).is_some());
}

#[test]
fn the_bot_behind_the_door_plays_as_the_typed_one() {
    for level in Level::ALL {
        check::<samurakva::Samurakva>(GameId::Samurakva, "players=3", level);
        check::<samurakva::Samurakva>(GameId::Samurakva, "players=4 variant=2", level);
        check::<yokai_septet::YokaiSeptet>(GameId::YokaiSeptet, "form=pocket", level);
        check::<yokai_septet::YokaiSeptet>(GameId::YokaiSeptet, "players=3", level);
        check::<samurai_sword::SamuraiSword>(GameId::SamuraiSword, "players=4", level);
        check::<samurai_spirit::SamuraiSpirit>(GameId::SamuraiSpirit, "samurai=3", level);
    }
}

#[test]
fn whole_matches_are_played_by_text_alone() {
    for &game in GameId::ALL {
        for level in Level::ALL {
            let mut table = catalog::start(game, "", Seed::from_number(5)).unwrap();
            let mut rng = PlayoutRng::new(1);
            while let Some(seat) = table.to_act().first() {
                let (view, actions) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                let mut budget = Budget::playouts(playouts(game, level).min(2));
                let action = decide(game, level, &view, &actions, &mut budget, &mut rng).unwrap();
                table.apply(seat, &action).unwrap();
            }
            assert!(table.outcome().is_some(), "{game} {level}");
        }
    }
}

#[test]
fn what_is_not_of_the_game_is_refused() {
    let mut table = catalog::start(GameId::Samurakva, "players=2", Seed::from_number(1)).unwrap();
    let seat = table.to_act().first().unwrap();
    let (view, actions) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let ask = |view: &Value, actions: &[String]| {
        decide(
            GameId::Samurakva,
            Level::Solid,
            view,
            actions,
            &mut Budget::playouts(1),
            &mut PlayoutRng::new(1),
        )
    };
    assert_eq!(ask(&view, &[]), Err(Puzzled::Nothing));
    assert_eq!(
        ask(&view, &["dance".to_owned()]),
        Err(Puzzled::Action("dance".to_owned()))
    );
    for junk in [json!(null), json!({}), json!([1]), json!("view")] {
        assert!(matches!(ask(&junk, &actions), Err(Puzzled::View(_))));
    }
    let action = ask(&view, &actions).unwrap();
    table.apply(seat, &action).unwrap();
}
