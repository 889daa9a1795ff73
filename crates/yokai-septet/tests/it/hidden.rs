//! What a view remembers, what it never shows, and what a viewer can conclude.

use game_core::{Fields, Game, PlayoutRng, Random, Seat, Seed, Silent, Viewer};
use serde_json::json;
use yokai_septet::{Card, CardSet, Config, Phase, State, View, YokaiSeptet};

fn start(words: &str, seed: u64) -> State {
    YokaiSeptet::start(&Config::from_words(words).unwrap(), Seed::from_number(seed))
}

/// Random play until the cards are being played and this many have been.
fn played(words: &str, seed: u64, plays: usize) -> State {
    let mut rng = PlayoutRng::new(seed);
    let mut state = start(words, seed);
    while !matches!(state.board().phase(), Phase::Playing(_)) || state.board().plays().len() < plays
    {
        let Some(seat) = state.board().to_act().first() else {
            state = YokaiSeptet::start(&state.board().config(), rng.seed());
            continue;
        };
        let action = YokaiSeptet::sample(&state, seat, &mut rng, &mut Vec::new()).unwrap();
        YokaiSeptet::apply(&mut state, seat, action, &mut Silent).unwrap();
    }
    state
}

#[test]
fn r3_3_a_pending_pass_is_seen_by_its_giver_only() {
    let mut state = start("players=4", 1);
    let pass =
        YokaiSeptet::sample(&state, Seat(0), &mut PlayoutRng::new(1), &mut Vec::new()).unwrap();
    YokaiSeptet::apply(&mut state, Seat(0), pass, &mut Silent).unwrap();
    assert_eq!(
        YokaiSeptet::view(&state, Viewer::Seat(Seat(0)))
            .gave()
            .unwrap()
            .len(),
        3
    );
    for viewer in [
        Viewer::Seat(Seat(1)),
        Viewer::Seat(Seat(2)),
        Viewer::Spectator,
    ] {
        let view = YokaiSeptet::view(&state, viewer);
        assert!(
            view.gave().is_none()
                && view.received().is_empty()
                && view.board().has_chosen().contains(Seat(0))
        );
        assert!(Seat::all(4).all(|seat| view.board().hand_size(seat) == 12));
    }
}

#[test]
fn giver_and_receiver_remember_a_pass_and_determinize_keeps_it() {
    let mut rng = PlayoutRng::new(2);
    for words in ["players=4", "players=3", "form=bridegrooms"] {
        let state = played(words, 8, 5);
        let config = state.board().config();
        for giver in Seat::all(config.seats()) {
            let view = YokaiSeptet::view(&state, Viewer::Seat(giver));
            assert_eq!(view.gave(), state.given()[giver.index()]);
            for (place, card) in view.gave().unwrap().into_iter().enumerate() {
                let receiver = config.receiver(giver, place);
                let theirs = YokaiSeptet::view(&state, Viewer::Seat(receiver));
                assert!(
                    theirs
                        .received()
                        .iter()
                        .any(|gift| gift.from == giver && gift.card == card)
                );
                let sample = YokaiSeptet::determinize(&view, &mut rng);
                assert!(
                    state.board().played().contains(card)
                        || sample.hands()[receiver.index()].contains(card)
                );
            }
        }
        let spectator = YokaiSeptet::view(&state, Viewer::Spectator);
        assert!(
            spectator.gave().is_none()
                && spectator.received().is_empty()
                && spectator.hand().is_empty()
        );
    }
}

#[test]
fn r5_1_a_void_that_was_shown_is_kept_by_determinize() {
    let mut rng = PlayoutRng::new(3);
    let mut voids = 0;
    for seed in 0..40 {
        let state = played("players=4", seed, 24);
        for viewer in Viewer::all(4) {
            let view = YokaiSeptet::view(&state, viewer);
            let sample = YokaiSeptet::determinize(&view, &mut rng);
            for seat in 0..4 {
                assert!((sample.hands()[seat] & state.board().voids()[seat].cards()).is_empty());
                voids += state.board().voids()[seat].len();
            }
        }
    }
    assert!(
        voids > 100,
        "the matches must show voids for this to mean anything"
    );
}

#[test]
fn r4_1_everybody_knows_where_the_shown_a_is_until_it_is_played() {
    let mut rng = PlayoutRng::new(4);
    let state = played("players=4", 2, 0);
    let shown = state.board().shown().unwrap();
    for viewer in Viewer::all(4) {
        for _ in 0..20 {
            let sample = YokaiSeptet::determinize(&YokaiSeptet::view(&state, viewer), &mut rng);
            assert!(sample.hands()[shown.seat.index()].contains(shown.card));
        }
    }
}

#[test]
fn r4_2_whether_a_card_shown_before_the_pass_was_passed_on_is_known_to_the_two_alone() {
    let mut rng = PlayoutRng::new(5);
    let mut kept = [0u32; 2];
    for seed in 0..200 {
        let state = played("players=4 first_lead=as_dealt", seed, 0);
        let shown = state.board().shown().unwrap();
        let partner = Seat((shown.seat.0 + 2) % 4);
        let truly_kept = state.hands()[shown.seat.index()].contains(shown.card);
        for viewer in Viewer::all(4) {
            let sample = YokaiSeptet::determinize(&YokaiSeptet::view(&state, viewer), &mut rng);
            let sampled_kept = sample.hands()[shown.seat.index()].contains(shown.card);
            assert!(sampled_kept || sample.hands()[partner.index()].contains(shown.card));
            if viewer.is(shown.seat) || viewer.is(partner) {
                assert_eq!(sampled_kept, truly_kept);
            } else {
                kept[usize::from(sampled_kept)] += 1;
            }
        }
    }
    // Three of twelve cards are passed on, so the card goes one time in four: 150 of 600.
    assert!((110..190).contains(&kept[0]), "{kept:?}");
}

#[test]
fn a_seat_this_table_does_not_have_sees_what_a_spectator_sees() {
    let state = played("players=3", 1, 7);
    let seen = |viewer| format!("{:?}", YokaiSeptet::view(&state, viewer));
    let stranger =
        seen(Viewer::Seat(Seat(3))).replace("viewer: Seat(Seat(3))", "viewer: Spectator");
    assert_eq!(stranger, seen(Viewer::Spectator));
}

#[test]
fn a_forced_card_in_a_hidden_hand_is_still_asked_for() {
    // Being asked or not would tell that the seat has one card of the suit only.
    let mut asked = false;
    for seed in 0..50 {
        let state = played("players=4", seed, 22);
        let Phase::Playing(seat) = state.board().phase() else {
            unreachable!()
        };
        asked |= state
            .board()
            .playable(seat, state.hands()[seat.index()])
            .len()
            == 1
            && state.hands()[seat.index()].len() > 1;
    }
    assert!(asked);
}

#[test]
fn a_view_from_elsewhere_makes_no_panic() {
    let mut rng = PlayoutRng::new(6);
    for words in [
        "players=4",
        "players=3 first_lead=as_dealt",
        "form=bridegrooms",
        "form=pocket",
    ] {
        let state = played(words, 3, 9);
        for _ in 0..200 {
            let viewer = Viewer::Seat(Seat(rng.below(2) as u8));
            let mut message = serde_json::to_value(YokaiSeptet::view(&state, viewer)).unwrap();
            match rng.below(9) {
                0 => message["hand"] = json!(CardSet::FULL_DECK.iter().collect::<Vec<Card>>()),
                1 => message["hand_sizes"] = json!(vec![255; 9]),
                2 => message["phase"] = json!(Phase::Playing(Seat(200))),
                3 => message["leader"] = json!(Seat(77)),
                4 => message["gave"] = json!(vec![Card::A; 30]),
                5 => message["table"] = json!([]),
                6 => message["played"] = json!([]),
                7 => message["scores"] = json!(vec![255; 4]),
                _ => {
                    for trick in message["table"].as_array_mut().unwrap() {
                        trick["leader"] = json!(Seat(9));
                    }
                }
            }
            let view: View = serde_json::from_value(message).unwrap();
            for seat in Seat::all(5) {
                YokaiSeptet::options(&view, seat, &mut Vec::new());
            }
            let mut sample = YokaiSeptet::determinize(&view, &mut rng);
            game_core::playout::playout::<YokaiSeptet>(&mut sample, &mut rng, &mut Vec::new(), 100);
        }
    }
}

#[test]
fn before_choices_nobody_has_chosen_and_ones_own_choice_is_kept() {
    let before = start("players=4", 5);
    let mut state = before.clone();
    let pass = YokaiSeptet::sample(&state, Seat(1), &mut PlayoutRng::new(1), &mut Vec::new());
    YokaiSeptet::apply(&mut state, Seat(1), pass.unwrap(), &mut Silent).unwrap();
    let see = |state: &State, seat| YokaiSeptet::view(state, Viewer::Seat(Seat(seat)));
    assert_eq!(see(&state, 0).before_choices(), see(&before, 0));
    let own = see(&state, 1).before_choices();
    assert!(own.board().has_chosen().is_empty() && own.gave().is_some());
}
