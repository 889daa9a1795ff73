//! Which people at the table need a number beside their name, because another is called the same or nearly so; and
//! which of the cast a bot is.

use game_core::Seat;
use protocol::{FACES, GuestId, names};

use crate::table::{Chair, Table};

/// Steps through the cast that meet everybody once: they share no factor with its size.
const STEPS: [usize; 4] = [1, 5, 7, 11];

impl Table {
    /// Which of the cast a bot on this seat is. It follows from the table and the seat, so a table that is restored has
    /// the same company, and nobody is there twice. A bot keeps its name in the next match, when all move on by a seat.
    pub(crate) fn face(&self, seat: Seat) -> u8 {
        let seats = self.chairs.len().max(1);
        let moved = self.number.saturating_sub(1) as usize % seats;
        let place = (seat.index() + seats - moved) % seats;
        let code: usize = self.code.as_str().bytes().map(usize::from).sum();
        let step = STEPS[code % STEPS.len()];
        let cast = usize::from(FACES);
        ((code / STEPS.len() + place * step) % cast) as u8
    }

    /// The number for a guest of this name: the first of a name needs none, which is 1; bots came first to theirs.
    pub(crate) fn mark_for(&self, guest: GuestId, name: &str) -> u32 {
        let rest = names::rest(name);
        let others = self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .filter(|person| person.guest != guest);
        let alike = others.filter(|person| person.mark > 0 && names::rest(&person.name) == rest);
        let taken: Vec<u32> = alike
            .map(|person| person.mark)
            .chain(names::is_bots(name).then_some(1))
            .collect();
        // One number more than are taken is enough for one to be free.
        let free = (1..=taken.len() as u32 + 1).find(|mark| !taken.contains(mark));
        free.unwrap_or(1)
    }

    /// Gives numbers to people who have none yet.
    pub(crate) fn mark_all(&mut self) {
        for at in 0..self.chairs.len() {
            let person = self
                .chairs
                .get(at)
                .and_then(Chair::person)
                .filter(|person| person.mark == 0);
            let Some((guest, name)) = person.map(|person| (person.guest, person.name.clone()))
            else {
                continue;
            };
            let mark = self.mark_for(guest, &name);
            let people = self
                .chairs
                .iter_mut()
                .filter_map(Chair::person_mut);
            people
                .filter(|person| person.guest == guest)
                .for_each(|person| person.mark = mark);
        }
    }
}
