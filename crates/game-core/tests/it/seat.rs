//! Seats, sets of seats and audiences.

use game_core::{Audience, MAX_SEATS, ParseError, Seat, SeatSet, Viewer};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_set_of_seats_is_a_set(seats in prop::collection::btree_set(0u8..MAX_SEATS as u8, 0..=MAX_SEATS)) {
        let set: SeatSet = seats.iter().map(|&seat| Seat(seat)).collect();
        prop_assert!(set.iter().map(|seat| seat.0).eq(seats.iter().copied()));
        prop_assert_eq!(set.len(), seats.len());
        prop_assert_eq!(set.is_empty(), seats.is_empty());
        prop_assert_eq!(set.first().map(|seat| seat.0), seats.first().copied());
        let all = SeatSet::all(MAX_SEATS);
        for seat in all {
            prop_assert_eq!(set.contains(seat), seats.contains(&seat.0));
            prop_assert!(set.with(seat).contains(seat) && !set.without(seat).contains(seat));
            prop_assert_eq!(all.minus(set).contains(seat), !set.contains(seat));
        }
    }
}

#[test]
fn neighbours_go_round() {
    assert_eq!((Seat(3).left(4), Seat(0).left(4)), (Seat(0), Seat(1)));
    assert_eq!((Seat(0).right(4), Seat(3).right(4)), (Seat(3), Seat(2)));
}

#[test]
fn a_seat_has_one_text() {
    assert_eq!("9".parse(), Ok(Seat(9)));
    for text in ["10", "-1", "+1", "01", "", " 1", "a"] {
        assert_eq!(text.parse::<Seat>(), Err(ParseError("a seat")), "{text:?}");
    }
}

#[test]
fn an_audience_hears_and_nobody_else() {
    let viewers = [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ];
    let hears = |audience: Audience| viewers.map(|viewer| audience.hears(viewer));
    assert_eq!(hears(Audience::All), [true, true, true]);
    assert_eq!(hears(Audience::seat(Seat(0))), [true, false, false]);
    assert_eq!(hears(Audience::others(Seat(0))), [false, true, true]);
}

#[test]
fn a_seat_that_no_table_has_is_in_no_set() {
    assert!(!SeatSet::all(MAX_SEATS).contains(Seat(200)));
    assert_eq!(
        SeatSet::from(vec![Seat(200), Seat(1)]),
        SeatSet::only(Seat(1))
    );
}
