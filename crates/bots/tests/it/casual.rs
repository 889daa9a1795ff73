//! A bot that slips now and then: how often, as whom, and with whose notes.

use bots::casual::Casual;
use bots::{Bot, Budget, Turn};
use game_core::{Game, PlayoutRng, Seat, Seed, Viewer};
use toy::{Config, Toy};

/// Takes the first action or the last one, and always another after it was told of a turn.
#[derive(Clone)]
struct Stubborn {
    last: bool,
}

impl Bot<Toy> for Stubborn {
    fn choose(&self, turn: Turn<'_, Toy>, _: &mut Budget<'_>, _: &mut PlayoutRng) -> toy::Action {
        let at = if self.last { turn.legal.len() - 1 } else { 0 };
        turn.legal[at]
    }

    fn note(&mut self, _: Turn<'_, Toy>, _: toy::Action) {
        self.last = !self.last;
    }
}

#[test]
fn four_of_ten_decisions_are_those_of_the_weaker() {
    let state = Toy::start(&Config::new(2, 4).unwrap(), Seed::from_number(5));
    let view = Toy::view(&state, Viewer::Seat(Seat(1)));
    let mut legal = Vec::new();
    Toy::legal(&state, Seat(1), &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let [first, .., last] = legal[..] else {
        panic!("there is a choice");
    };
    let slips = |bot: &Casual<Stubborn, Stubborn>, weak: toy::Action| {
        let mut rng = PlayoutRng::new(2);
        let mut choose = || bot.choose(turn, &mut Budget::playouts(1), &mut rng);
        let all: Vec<toy::Action> = (0..2_000).map(|_| choose()).collect();
        assert!(all.iter().all(|one| [first, last].contains(one)));
        all.iter().filter(|one| **one == weak).count()
    };
    let mut bot = Casual::between(Stubborn { last: false }, Stubborn { last: true });
    assert!((700..900).contains(&slips(&bot, first)));
    // Both are told what was done, and now play the other way round.
    bot.note(turn, first);
    assert!((700..900).contains(&slips(&bot, last)));
}
