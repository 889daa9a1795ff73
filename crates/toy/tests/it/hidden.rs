//! What a view remembers, and what it never shows.

use game_core::{Game, PlayoutRng, Record, Seat, Viewer};
use toy::{Card, Toy};

const BURIED: &str = "zashiki-record 1\ngame toy\nrules 1\nconfig players=2 hand=2\n\
    seed 0000000000000000000000000000000000000000000000000000000000000000\n\
    deal hands=1 6/2 5\ndeal deck=3 4 7 8\n0 choose 6\n1 choose 5\n0 exchange 1\n1 choose 2\n";

#[test]
fn a_player_remembers_the_card_put_under_the_deck_and_nobody_else_knows_it() {
    let state = game_core::replay(
        &Record::<Toy>::parse(BURIED).unwrap(),
        &mut game_core::Silent,
    )
    .unwrap();
    let one = Card::new(1);
    assert_eq!(
        Toy::view(&state, Viewer::Seat(Seat(0))).deck,
        [None, None, None, one]
    );
    assert_eq!(Toy::view(&state, Viewer::Seat(Seat(1))).deck, [None; 4]);
    assert_eq!(Toy::view(&state, Viewer::Spectator).deck, [None; 4]);
    let mut rng = PlayoutRng::new(1);
    for _ in 0..50 {
        let sample = Toy::determinize(&Toy::view(&state, Viewer::Seat(Seat(0))), &mut rng);
        assert_eq!(Some(sample.deck[3]), one);
    }
}

#[test]
fn a_pending_choice_shows_only_that_it_was_made() {
    let state = game_core::replay(
        &Record::<Toy>::parse(BURIED).unwrap(),
        &mut game_core::Silent,
    )
    .unwrap();
    assert_eq!(
        Toy::view(&state, Viewer::Seat(Seat(1))).my_choice,
        Card::new(2)
    );
    let other = Toy::view(&state, Viewer::Seat(Seat(0)));
    assert!(other.board.has_chosen.contains(Seat(1)));
    assert_eq!(
        (other.my_choice, other.hand),
        (None, Card::new(3).into_iter().collect())
    );
}

#[test]
fn somebody_without_a_seat_here_sees_what_a_spectator_sees() {
    let state = game_core::replay(
        &Record::<Toy>::parse(BURIED).unwrap(),
        &mut game_core::Silent,
    )
    .unwrap();
    let mut stranger = Toy::view(&state, Viewer::Seat(Seat(9)));
    stranger.viewer = Viewer::Spectator;
    assert_eq!(stranger, Toy::view(&state, Viewer::Spectator));
}
