//! What players remember of each other's hands and of the deck (R10.3).

use game_core::{Game, PlayoutRng, Seat, Viewer};
use samurai_sword::memory::{Memory, Observers};
use samurai_sword::{Card, Cards, SamuraiSword, State, View};
use serde_json::json;

use crate::script::{play, position, view};

const FOUR: &str =
    "roles=shogun,samurai,ninja-1,ninja-2; characters=nobunaga,goemon,kojiro,hideyoshi";

fn four(rest: &str) -> State {
    position("players=4", &format!("{FOUR}; {rest}"))
}

/// What a seat knows of another hand.
fn knows(state: &State, seat: u8, holder: usize) -> Vec<Card> {
    view(state, seat).known()[holder].iter().collect()
}

#[test]
fn r10_3_a_card_taken_by_diversion_is_known_to_the_two() {
    let mut state = four("hands=diversion bo/katana/bo/bo; phase=play");
    play(&mut state, "0 play diversion 1");
    assert_eq!(knows(&state, 1, 0), [Card::Katana]);
    assert_eq!((knows(&state, 2, 0), knows(&state, 3, 0)), (vec![], vec![]));
    // The thief knows that seat 1 knows.
    assert_eq!(
        view(&state, 0).seen_by()[1],
        Cards::from_iter([Card::Katana])
    );
    assert!(SamuraiSword::view(&state, Viewer::Spectator).known()[0].is_empty());
    // And so does every state seat 1 imagines.
    let mut rng = PlayoutRng::new(1);
    for _ in 0..50 {
        assert!(SamuraiSword::determinize(&view(&state, 1), &mut rng).hands()[0].has(Card::Katana));
    }
}

#[test]
fn r10_3_until_such_a_card_is_played() {
    let mut state = four("hands=diversion/parry/parry bo/bo; phase=play; turn=0");
    play(
        &mut state,
        "0 play diversion 1; 0 end turn; 1 end turn; 2 attack bo 0",
    );
    assert_eq!(knows(&state, 1, 0), [Card::Parry]);
    play(&mut state, "0 parry parry");
    // It may have been the very card, even if another of the name is left.
    assert_eq!(knows(&state, 1, 0), []);
}

#[test]
fn r10_3_a_card_lost_unseen_leaves_nothing_certain() {
    // Seat 1 knows of a Katana at seat 0; then seat 2 takes a card from seat 0.
    let mut state = four("hands=diversion geisha/katana/diversion/bo; phase=play");
    play(&mut state, "0 play diversion 1; 0 end turn; 1 end turn");
    assert_eq!(knows(&state, 1, 0), [Card::Katana]);
    play(&mut state, "2 play diversion 0");
    assert_eq!(knows(&state, 1, 0), []);
    // Seats 0 and 2 know which card it was.
    assert_eq!(knows(&state, 0, 2).len(), 1);
}

#[test]
fn r10_3_who_knows_the_whole_hand_knows_what_was_taken() {
    // Seat 1 knows that seat 0 holds nothing but the Katana, so seat 2 has it now.
    let mut state = four("hands=diversion/katana/diversion/bo; phase=play");
    play(
        &mut state,
        "0 play diversion 1; 0 end turn; 1 end turn; 2 play diversion 0",
    );
    assert_eq!(
        (knows(&state, 1, 0), knows(&state, 1, 2)),
        (vec![], vec![Card::Katana])
    );
    assert_eq!(
        (knows(&state, 0, 2), knows(&state, 3, 2)),
        (vec![Card::Katana], vec![])
    );
    let katana = Cards::from_iter([Card::Katana]);
    assert_eq!(
        view(&state, 2).seen_by()[..4],
        [katana, katana, Cards::NONE, Cards::NONE]
    );
}

#[test]
fn r10_3_geisha_shows_which_card_is_gone() {
    // The Katana is certain until the pile shows it.
    let mut state = four("hands=diversion/katana/geisha/bo; phase=play");
    play(&mut state, "0 play diversion 1; 0 end turn; 1 end turn");
    assert_eq!(knows(&state, 1, 0), [Card::Katana]);
    play(&mut state, "2 play geisha 0 hand");
    assert_eq!(knows(&state, 1, 0), []);
}

#[test]
fn r10_3_ieyasus_discard_is_known_to_all() {
    let deal = "roles=shogun,samurai,ninja-1,ninja-2; characters=ieyasu,goemon,kojiro,hideyoshi; \
                hands=bo/bo/bo/diversion; discards=katana";
    let mut state = position("players=4", deal);
    play(&mut state, "0 draw discards");
    assert!((1..4).all(|seat| knows(&state, seat, 0) == [Card::Katana]));
    assert_eq!(
        SamuraiSword::view(&state, Viewer::Spectator).known()[0],
        Cards::from_iter([Card::Katana])
    );
    // A card taken from him unseen: only the two players still know.
    play(
        &mut state,
        "0 end turn; 1 end turn; 2 end turn; 3 play diversion 0",
    );
    assert_eq!(knows(&state, 1, 0), []);
    let still_there = state.hands()[0].has(Card::Katana);
    assert_eq!(knows(&state, 3, 0) == [Card::Katana], still_there);
}

#[test]
fn r10_3_the_deck_after_a_renewal_holds_what_was_discarded() {
    let mut state = four("hands=daimyo/parry/geisha katana/bo; deck=; discards=rest; phase=play");
    play(&mut state, "0 play daimyo");
    // Everybody's hands together are known: whatever seat 0 imagines, the Katana is in hand.
    let mut rng = PlayoutRng::new(3);
    let mut at = [0; 4];
    for _ in 0..300 {
        let sample = SamuraiSword::determinize(&view(&state, 0), &mut rng);
        let holder = (1..4)
            .find(|&seat| sample.hands()[seat].has(Card::Katana))
            .expect("not in the deck");
        at[holder] += 1;
    }
    // Of the four cards in the three hands, seat 2 has two.
    assert!(
        at[2] > at[1] && at[2] > at[3] && at[1] > 30 && at[3] > 30,
        "{at:?}"
    );
}

#[test]
fn r10_3_before_a_renewal_a_card_may_be_in_any_hand_or_in_the_deck() {
    let state = four("hands=daimyo/parry/geisha katana/bo; phase=play");
    let mut rng = PlayoutRng::new(3);
    let samples = (0..400).map(|_| SamuraiSword::determinize(&view(&state, 0), &mut rng));
    let in_deck = samples
        .filter(|sample| sample.deck().as_slice().contains(&Card::Katana))
        .count();
    assert!((350..400).contains(&in_deck), "{in_deck}");
}

/// The layers of the memory: observers know of different numbers of one card.
#[test]
fn observers_count_each_for_themselves() {
    let (holder, card) = (Seat(0), Card::Parry);
    let only = |seat| Observers::only(Seat(seat));
    let mut memory = Memory::EMPTY;
    memory.learn(holder, card, only(1));
    memory.learn(holder, card, only(1));
    memory.learn(holder, card, Observers::EVERYBODY.without(holder));
    memory.learn(holder, Card::Bo, only(2));
    let counts = |memory: &Memory| [1, 2, 3].map(|seat| memory.count(only(seat), holder, card));
    assert_eq!(counts(&memory), [3, 1, 1]);
    memory.forget(holder, card, Observers::EVERYBODY);
    assert_eq!(counts(&memory), [2, 0, 0]);
    memory.forget_unseen(holder, only(1));
    assert_eq!(counts(&memory), [1, 0, 0]);
    assert_eq!(memory.known(only(2), holder), Cards::from_iter([Card::Bo]));
    memory.forget_unseen(holder, Observers::EVERYBODY);
    assert!(memory.is_empty());
}

#[test]
fn r10_3_who_attacked_whom_is_remembered_parried_or_not() {
    let mut state = four("hands=bo bo focus/parry parry/bo/bo; phase=play");
    play(
        &mut state,
        "0 play focus; 0 attack bo 1; 1 parry parry; 0 attack bo 2; 2 suffer",
    );
    let public = SamuraiSword::view(&state, Viewer::Spectator);
    let public: Vec<[u8; 4]> = Seat::all(4)
        .map(|by| core::array::from_fn(|on| public.board().attacks(by, Seat(on as u8))))
        .collect();
    assert_eq!(public, [[0, 1, 1, 0], [0; 4], [0; 4], [0; 4]]);
}

#[test]
fn a_view_from_elsewhere_gives_some_state_and_no_panic() {
    let state = four("hands=bo bo focus/parry parry/bo/bo; phase=play");
    let own = serde_json::to_value(view(&state, 0)).unwrap();
    let mut rng = PlayoutRng::new(9);
    let mut foreign = vec![own; 6];
    foreign[0]["turn"] = json!(200);
    foreign[1]["pending"] = json!({"over": {"swordmaster": {"last": 99}}});
    foreign[2]["pending"] = json!({"parry": {"target": 31}});
    foreign[3]["hand"] = json!(vec!["katana"; 200]);
    foreign[4]["hand_sizes"] = json!(vec![255; 30]);
    foreign[4]["deck_size"] = json!(255);
    foreign[4]["properties"] = json!([]);
    foreign[5]["roles"] = json!(vec!["ronin"; 9]);
    foreign[5]["characters"] = json!([]);
    foreign[5]["honour"] = json!(vec![255; 4]);
    foreign[5]["draws"] = json!(vec![255; 9]);
    for view in foreign {
        let view: View = serde_json::from_value(view).unwrap();
        let mut imagined = SamuraiSword::determinize(&view, &mut rng);
        game_core::playout::playout::<SamuraiSword>(&mut imagined, &mut rng, &mut Vec::new(), 200);
        SamuraiSword::view(&imagined, Viewer::Seat(Seat(0)));
        SamuraiSword::outcome(&imagined);
    }
}
