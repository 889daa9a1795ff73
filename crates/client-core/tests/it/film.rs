//! A film of a record shows each moment as the match was seen then, and the rules answer why not.

use client_core::replay::Film;
use client_core::story::{Lang, Names, Story};
use game_core::{Game, Seat, Silent, Viewer};
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::play;

#[test]
fn every_moment_is_what_the_seats_saw() {
    fn check<G: Game>(config: &str) {
        let played = play::<G>(config, 5, 60);
        let film = Film::<G>::open(&played.record.to_string()).expect("a record");
        assert_eq!(film.len(), played.record.actions.len());
        assert!(!film.is_empty());
        let mut state = played
            .record
            .start()
            .expect("a seed starts a match");
        for at in 0..=film.len() {
            for viewer in Viewer::all(G::seats(&played.record.config)) {
                let moment = film.at(at, viewer).expect("the record replays");
                assert_eq!(
                    moment.view,
                    serde_json::to_value(G::view(&state, viewer)).expect("JSON")
                );
                assert_eq!(moment.waits_for, G::to_act(&state));
                assert_eq!(moment.outcome, G::outcome(&state));
            }
            if let Some((seat, action)) = played.record.actions.get(at) {
                G::apply(&mut state, *seat, *action, &mut Silent)
                    .expect("a recorded action applies");
            }
        }
    }
    check::<Samurakva>("players=3 rounds=1");
    check::<YokaiSeptet>("players=4");
}

#[test]
fn a_record_of_another_game_is_no_film() {
    let played = play::<Samurakva>("players=2 rounds=1", 5, 10);
    assert!(Film::<YokaiSeptet>::open(&played.record.to_string()).is_none());
    assert!(Film::<Samurakva>::open("no record").is_none());
}

#[test]
fn a_card_that_may_not_be_played_is_answered_with_the_rule() {
    let story = Story::new(Lang::En);
    let (mut refused, mut open) = (0, 0);
    for number in 0..20 {
        for state in play::<YokaiSeptet>("players=4", number, 300).states {
            let Some(seat) = YokaiSeptet::to_act(&state).first() else {
                continue;
            };
            let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            YokaiSeptet::legal(&state, seat, &mut legal);
            for card in view.hand().iter() {
                let action = yokai_septet::Action::Play(card);
                match YokaiSeptet::ruling(&view, seat, action).refusal() {
                    None => {
                        assert!(legal.contains(&action));
                        open += 1;
                    }
                    Some(illegal) => {
                        assert!(!legal.contains(&action));
                        let words = story.refusal_seen::<YokaiSeptet>(
                            &illegal,
                            &action,
                            &view,
                            &Names::default(),
                        );
                        let rule = illegal.rule().expect("a rule").to_string();
                        let by_rule = story.refusal::<YokaiSeptet>(&illegal);
                        assert!(by_rule.ends_with(&format!(". ({rule})")), "{by_rule}");
                        assert!(words.ends_with('.') && !words.contains(&rule), "{words}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 20 && open > 20, "{refused} {open}");
    let state = play::<Samurakva>("players=2 rounds=1", 1, 0)
        .states
        .remove(0);
    let view = Samurakva::view(&state, Viewer::Seat(Seat(0)));
    let ruling = Samurakva::ruling(&view, Seat(0), samurakva::Action::Place);
    assert!(ruling.refusal().is_some());
}
