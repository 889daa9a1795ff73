//! Seats around me: turn order clockwise, me at the bottom.

use game_core::Seat;

/// The other seats in turn order, beginning with my left neighbour; for somebody who watches, all.
pub(crate) fn others(me: Option<Seat>, seats: usize) -> Vec<Seat> {
    match me {
        None => Seat::all(seats).collect(),
        Some(me) => {
            let mut list = Vec::with_capacity(seats);
            let mut seat = me.left(seats);
            while seat != me && list.len() < seats {
                list.push(seat);
                seat = seat.left(seats);
            }
            list
        }
    }
}
