//! What a view remembers, and what it never shows (R7.1).

use game_core::playout::playout;
use game_core::{
    Fields, Game, Illegal, PlayoutRng, Random, Record, Ruling, Seat, Seed, Silent, Viewer, replay,
};
use samurakva::{Action, Artifact, Card, Config, Phase, Refusal, Samurakva, State, View};
use serde_json::json;

use crate::play::{Table, dealt, table};

fn view(table: &Table, seat: u8) -> View {
    Samurakva::view(&table.state, Viewer::Seat(Seat(seat)))
}

/// The pending choices.
fn chosen(state: &State) -> Vec<(Seat, Card)> {
    let seats = Seat::all(state.board().config().seats());
    seats
        .filter_map(|seat| Some((seat, state.choice_of(seat)?)))
        .collect()
}

/// The numbers of the cards that each seat has played.
fn played(view: &View) -> Vec<Vec<u8>> {
    let of = |seat| view.played_by(seat).map(Card::number).collect();
    Seat::all(view.board().config().seats())
        .map(of)
        .collect()
}

fn samples(view: &View) -> Vec<State> {
    let mut rng = PlayoutRng::new(5);
    (0..200)
        .map(|_| Samurakva::determinize(view, &mut rng))
        .collect()
}

/// Plays a match, and whenever a secret choice is half made the process "dies": the record so far,
/// written as text and read again, must give the same state, pending choices and all.
#[test]
fn r2_1_a_record_cut_in_the_middle_of_a_secret_choice_replays_to_the_same_pending_choices() {
    for (words, number) in [
        ("players=4 limit=20", 1),
        ("variant=2 players=3", 2),
        ("variant=2 players=8", 3),
    ] {
        let config = Config::from_words(words).unwrap();
        let mut rng = PlayoutRng::new(number);
        let mut record = Record::<Samurakva>::new(config, rng.seed());
        let mut state = record.start().unwrap();
        let mut cuts = 0;
        while let Some(first) = state.board().to_act().first() {
            // Now and then somebody who has chosen changes the choice.
            let change = state.board().phase() == Phase::Choosing
                && !state.board().to_act().contains(Seat(0))
                && rng.below(3) == 0;
            let seat = if change { Seat(0) } else { first };
            let action = Samurakva::sample(&state, seat, &mut rng, &mut Vec::new()).unwrap();
            Samurakva::apply(&mut state, seat, action, &mut Silent).unwrap();
            record.actions.push((seat, action));
            if state.board().phase() == Phase::Choosing && !chosen(&state).is_empty() {
                let text = record.to_string();
                let again =
                    replay(&Record::<Samurakva>::parse(&text).unwrap(), &mut Silent).unwrap();
                assert_eq!(again, state);
                assert_eq!(chosen(&again), chosen(&state));
                cuts += 1;
            }
        }
        assert!(cuts > 20, "{words}: {cuts} cuts");
    }
}

#[test]
fn r7_1_a_pending_choice_shows_only_that_it_was_made() {
    let chosen = dealt("players=3", 8);
    let card = chosen.state.hands()[1].at(0).unwrap();
    let chosen = chosen.play(&format!("1 choose {card}"));
    assert_eq!(view(&chosen, 1).my_choice(), Some(card));
    for other in [
        view(&chosen, 0),
        Samurakva::view(&chosen.state, Viewer::Spectator),
    ] {
        assert!(!other.board().to_act().contains(Seat(1)) && other.board().to_act().len() == 2);
        assert_eq!(
            (other.my_choice(), other.board().revealed()),
            (None, [None; 3].as_slice())
        );
    }
    let spectator = Samurakva::view(&chosen.state, Viewer::Spectator);
    assert!(spectator.hand().is_empty() && spectator.artifacts().is_empty());
}

#[test]
fn r7_1_every_card_seen_in_this_round_is_in_the_view() {
    let config = Config::from_words("variant=2 players=4").unwrap();
    let mut rng = PlayoutRng::new(3);
    let mut state = Samurakva::start(&config, Seed::from_number(3));
    playout::<Samurakva>(&mut state, &mut rng, &mut Vec::new(), 60);
    let view = Samurakva::view(&state, Viewer::Spectator);
    let board = view.board();
    let rows: usize = board
        .rows()
        .cards()
        .iter()
        .map(|row| row.len())
        .sum();
    let seen = rows + board.piles().all().len() + board.revealed().iter().flatten().count();
    assert_eq!(seen, 4 + 4 * (12 - board.hand_size() as usize));
}

#[test]
fn r7_2_a_card_that_a_flower_brought_back_is_known_to_be_there() {
    let deal =
        "hands=26 30 50 98 99/90 91 92 100 101\nrows=10 15 20 25 28/24/60/70\nartifacts=flower/";
    let back = table("variant=2 players=2", deal).play("0 choose 30, 1 choose 90, 0 flower 26");
    let thirty = Card::new(30).unwrap();
    let known = |table: &Table| {
        view(table, 1)
            .known_cards()
            .iter()
            .map(|cards| cards.iter().collect::<Vec<_>>())
            .collect::<Vec<_>>()
    };
    assert_eq!(known(&back)[..2], [vec![thirty], vec![]]);
    assert!(
        samples(&view(&back, 1))
            .iter()
            .all(|state| state.hand(Seat(0)).contains(thirty))
    );
    // A secret choice of it is still secret: it stays among the known cards until it is revealed.
    let chosen = back.play("0 choose 30");
    assert_eq!(known(&chosen)[0], [thirty]);
    let placed = chosen.play("1 choose 91");
    assert!(known(&placed).iter().all(Vec::is_empty));
}

#[test]
fn r7_4_who_played_what_is_remembered_by_turn() {
    // Two turns, the second with the last cards; the table alone would not tell the seats apart.
    let end = table(
        "players=2 rounds=1",
        "hands=11 31/21 41\nrows=10/20/30/40\nround=1",
    )
    .play("0 choose 31, 1 choose 21");
    assert_eq!(played(&view(&end, 0)), [[31, 11], [21, 41]]);
    let spectator = Samurakva::view(&end.state, Viewer::Spectator);
    assert_eq!(played(&spectator), [[31, 11], [21, 41]]);
}

#[test]
fn r7_4_after_a_flower_the_card_placed_instead_is_the_one_played() {
    let deal =
        "hands=26 30 50 98 99/90 91 92 100 101\nrows=10 15 20 25 28/24/60/70\nartifacts=flower/";
    let revealed = table("variant=2 players=2", deal).play("0 choose 30, 1 choose 90");
    assert_eq!(played(&view(&revealed, 1)), [[30], [90]]);
    let back = revealed.play("0 flower 26");
    let known = view(&back, 1);
    assert_eq!(played(&known), [[26], [90]]);
    assert!(
        samples(&known)
            .iter()
            .all(|state| Samurakva::view(state, known.viewer()) == known)
    );
}

#[test]
fn r7_4_a_position_told_does_not_tell_who_played_before_it_and_a_new_round_begins_anew() {
    let deal = "hands=26 30/61 62\nrows=10/24/60/70\npiles=1 2/3\nround=1";
    let start = table("variant=2 players=2", deal);
    assert!(played(&view(&start, 0)).iter().all(Vec::is_empty));
    let second = start.play("0 choose 26, 1 choose 61");
    assert_eq!(
        (second.state.board().round(), played(&view(&second, 0))),
        (2, vec![vec![], vec![]])
    );
}

#[test]
fn r7_3_what_was_shuffled_into_the_pile_is_in_it_or_drawn_since() {
    // Everything but six fans, masks and arches is held; seat 0 takes a row, and the pile is empty.
    let deal = "hands=71 1 2 5/90 3 4 6/91 7 8 9\nrows=10/24/60/61 62 63 64 70\n\
        artifacts=flower flower paw/flower flower paw paw katana katana mask/paw katana katana mask sticks sticks sticks sticks";
    let asked = table("variant=2 players=3", deal)
        .play("0 choose 71, 1 choose 90, 2 choose 91, 0 place, 0 accept, 0 replace flower");
    let shuffled: Vec<Artifact> = asked.state.board().shuffled_in().iter().collect();
    assert_eq!(shuffled.len(), 28 - 18 + 1);
    for view in [
        view(&asked, 1),
        Samurakva::view(&asked.state, Viewer::Spectator),
    ] {
        assert_eq!(
            (&view.drawn()[..3], view.board().shuffled_in().len()),
            ([1, 0, 0].as_slice(), 11)
        );
        for state in samples(&view) {
            let pile = state.pile();
            // Fans and arches and two masks went in, and one of those eleven is drawn.
            assert!(pile.iter().all(|kind| shuffled.contains(kind)));
            // Seat 2 has drawn nothing since, so it cannot hold what was shuffled in whole.
            let fresh = [Artifact::Fan, Artifact::Arch];
            assert!(
                fresh
                    .iter()
                    .all(|&kind| !state.artifacts()[2].contains(kind))
            );
        }
    }
    // The one who drew knows what it was.
    let mine = view(&asked, 0);
    assert_eq!(mine.my_drawn().len(), 1);
    assert!(
        samples(&mine)
            .iter()
            .all(|state| state.artifacts()[0] == asked.state.artifacts()[0])
    );
}

#[test]
fn r7_3_discards_of_the_first_round_are_not_among_the_artifacts_kept() {
    // All four masks are discarded in the first round; what seat 1 keeps cannot be one.
    let deal = "hands=26 30/61 62\nrows=10/24/60/70\nartifacts=paw paw/katana katana katana katana\n\
        draw=flower flower flower flower";
    let second = table("variant=2 players=2", deal)
        .play("0 choose 26, 1 choose 61, 0 place, 1 place, 0 place, 1 place");
    assert_eq!(
        (
            second.state.board().round(),
            second.state.artifacts()[1].len()
        ),
        (2, 7)
    );
    for state in samples(&view(&second, 0)) {
        let masks = state.artifacts()[1].count(Artifact::Mask);
        assert!(
            masks <= state.drawn()[1].count(Artifact::Mask),
            "a mask can only be among the three dealt"
        );
    }
}

#[test]
fn r7_1_what_others_hold_is_ruled_on_only_where_it_can_be_known() {
    let deal = "hands=26 30 50/90 91 92\nrows=10 15 20 25 28/24/60/70\nartifacts=flower paw/mask";
    let placing = table("variant=2 players=2", deal).play("0 choose 30, 1 choose 90");
    let ask = |viewer, line: &str| {
        let view = Samurakva::view(&placing.state, viewer);
        Samurakva::ruling(&view, Seat(0), line.parse().unwrap())
    };
    let refused = |refusal| Ruling::Refused(Illegal::Rule(refusal));
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    for viewer in [own, other, Viewer::Spectator] {
        assert_eq!(ask(viewer, "place"), Ruling::Legal);
        assert_eq!(ask(viewer, "mask 10"), refused(Refusal::PlaceFirst));
        // Three masks lie among the discards, as do all fans, arches and sticks.
        assert_eq!(ask(viewer, "arch"), refused(Refusal::NotHeld));
    }
    // A spectator sees 25 of 28 artifacts; seat 1 sees its own mask too, and so knows what seat 0 holds.
    assert_eq!(
        [own, other].map(|viewer| ask(viewer, "paw")),
        [Ruling::Legal; 2]
    );
    assert_eq!(ask(Viewer::Spectator, "paw"), Ruling::Hidden);
    // Which cards it has in hand is another matter.
    assert_eq!(ask(own, "flower 26"), Ruling::Legal);
    assert_eq!(
        [other, Viewer::Spectator].map(|viewer| ask(viewer, "flower 26")),
        [Ruling::Hidden; 2]
    );
    assert_eq!(ask(other, "flower 70"), refused(Refusal::NotInHand));
}

#[test]
fn r7_2_the_last_unknown_cards_are_known_by_elimination() {
    // Of a tight deck of 24 cards nothing is set aside: whatever seat 0 does not see is in seat 1's hand.
    let start = dealt("players=2 deck=tight", 4);
    let mut list = Vec::new();
    assert!(Samurakva::options(&view(&start, 0), Seat(1), &mut list));
    assert_eq!(
        list,
        start
            .state
            .hand(Seat(1))
            .iter()
            .map(Action::Choose)
            .collect::<Vec<_>>()
    );
    let spectator = Samurakva::view(&start.state, Viewer::Spectator);
    assert!(!Samurakva::options(&spectator, Seat(1), &mut Vec::new()));
}

#[test]
fn somebody_without_a_seat_here_sees_what_a_spectator_sees() {
    let state = dealt("variant=2 players=3", 8).state;
    let seen = |viewer| format!("{:?}", Samurakva::view(&state, viewer));
    let stranger =
        seen(Viewer::Seat(Seat(9))).replace("viewer: Seat(Seat(9))", "viewer: Spectator");
    assert_eq!(stranger, seen(Viewer::Spectator));
}

/// Views arrive as messages; one that no match could send must not break anything.
#[test]
fn a_view_that_is_not_from_this_game_is_survived() {
    let mut rng = PlayoutRng::new(11);
    for number in 0..200 {
        let words = if number % 2 == 0 {
            "variant=2 players=3"
        } else {
            "players=3 limit=10"
        };
        let config = Config::from_words(words).unwrap();
        let mut state = Samurakva::start(&config, Seed::from_number(number));
        let decisions = rng.below(60) as usize;
        playout::<Samurakva>(&mut state, &mut rng, &mut Vec::new(), decisions);
        let view = Samurakva::view(&state, Viewer::Seat(Seat(rng.below(12) as u8)));
        let mut message = serde_json::to_value(view).unwrap();
        match number % 8 {
            0 | 1 => message["hand_size"] = json!(255),
            2 | 3 => message["order"] = json!(vec![200; 9]),
            4 | 5 => {
                message["phase"] = json!({ "masking": 99 });
                let hand = message["hand"].clone();
                for row in message["rows"].as_array_mut().unwrap() {
                    (row["katana"], row["cards"]) = (json!(true), hand.clone());
                }
            }
            _ => {
                message["shown"] = json!(vec![vec!["fan"; 40]; 20]);
                message["drawn"] = json!(vec![250; 30]);
                message["artifacts"] = json!(vec!["fan"; 40]);
                message["totals"] = json!(vec![i16::MAX; 3]);
            }
        }
        let view: View = serde_json::from_value(message).unwrap();
        let mut state = Samurakva::determinize(&view, &mut rng);
        playout::<Samurakva>(&mut state, &mut rng, &mut Vec::new(), 300);
        for seat in (0..12).map(Seat) {
            let _ = Samurakva::options(&view, seat, &mut Vec::new());
            for action in Artifact::ALL.map(Action::Replace) {
                let _ = Samurakva::ruling(&view, seat, action);
            }
        }
    }
}

#[test]
fn before_choices_nobody_has_chosen_and_nothing_else_is_different() {
    let start = dealt("players=3", 8);
    let card = start.state.hand(Seat(1)).iter().next().unwrap();
    let chosen = dealt("players=3", 8).play(&format!("1 choose {card}"));
    for viewer in 0..3 {
        assert_eq!(view(&chosen, viewer).before_choices(), view(&start, viewer));
    }
}
