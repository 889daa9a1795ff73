//! Tables where everything happens that can stand in a log; the stored logs are made of them.

use std::fmt::Write as _;

use catalog::GameId;
use game_core::Seat;
use protocol::{Command, GuestId, Pace, Phase};
use table::again::RETURN_MS;
use table::dealing::REVEAL_MS;
use table::presence::{PATIENCE_MS, TAKE_OVER_MS};

use crate::house::{ANN, BOB, CAT, EVE, House, creation, guest};

/// When a story ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// In the middle of a match, if it can be with a wish to take back.
    Running,
    /// With the last action of a match.
    Finished,
    /// In the match after the first.
    Rematch,
}

/// Every story: its name, the game, the options at first and those that are played, and its end.
/// Ann and Bob play, a bot has what is left.
pub(crate) const STORIES: &[(&str, GameId, [&str; 2], End)] = &[
    (
        "samurakva-running",
        GameId::Samurakva,
        ["players=4", "players=3 variant=2"],
        End::Running,
    ),
    (
        "samurakva-rematch",
        GameId::Samurakva,
        ["players=4", "players=3 limit=1"],
        End::Rematch,
    ),
    (
        "samurakva-finished",
        GameId::Samurakva,
        ["players=3", "players=3 limit=1"],
        End::Finished,
    ),
    (
        "yokai-septet-running",
        GameId::YokaiSeptet,
        ["players=4", "players=3"],
        End::Running,
    ),
    (
        "yokai-septet-finished",
        GameId::YokaiSeptet,
        ["players=3", "players=3"],
        End::Finished,
    ),
    (
        "samurai-sword-running",
        GameId::SamuraiSword,
        ["players=3", "players=5"],
        End::Running,
    ),
    (
        "samurai-sword-finished",
        GameId::SamuraiSword,
        ["players=4", "players=3"],
        End::Finished,
    ),
    (
        "samurai-spirit-running",
        GameId::SamuraiSpirit,
        ["samurai=3", "samurai=4"],
        End::Running,
    ),
    (
        "samurai-spirit-finished",
        GameId::SamuraiSpirit,
        ["samurai=3", "samurai=3"],
        End::Finished,
    ),
];

/// What became of a table: its log with snapshots in between, and the file of the match that ended
/// with the last entry.
pub(crate) struct Story {
    pub log: String,
    pub file: Option<String>,
}

struct Teller {
    house: House,
    /// Before which entries a snapshot was made, and which.
    snapshots: Vec<(usize, String)>,
}

/// Lets it all happen. The same each time.
pub(crate) fn tell(game: GameId, configs: [&str; 2], end: End) -> Story {
    let pace = if end == End::Running {
        Pace::Fast
    } else {
        Pace::None
    };
    let house = House::with(table::Creation {
        pace,
        ..creation(game, configs[0])
    });
    let mut teller = Teller {
        house,
        snapshots: Vec::new(),
    };
    teller.gather(configs[1]);
    teller.house.begin();
    teller.snap();
    // A match that is to end has its events early, so that it ends soon.
    let events = if end == End::Running { 90 } else { 40 };
    let stop = teller.house.log.len() + events;
    teller.play(stop);
    match end {
        End::Running => teller.wish(),
        End::Finished => teller.finish(),
        End::Rematch => {
            teller.finish();
            let host = teller.house.host();
            teller
                .house
                .say(host, Command::Rematch {})
                .unwrap();
            teller.snap();
            teller.house.begin();
            teller.finish();
            teller.once_more();
        }
    }
    teller.story(end)
}

impl Teller {
    /// Everything that can happen before the start.
    fn gather(&mut self, config: &str) {
        let house = &mut self.house;
        for number in [BOB, CAT, EVE] {
            house.arrive(guest(number));
        }
        let (one, two) = (Seat(1), Seat(2));
        house
            .tell(BOB, Command::Sit { seat: one })
            .unwrap();
        house
            .tell(CAT, Command::Sit { seat: two })
            .unwrap();
        house
            .tell(CAT, Command::Stand { seat: two })
            .unwrap();
        house
            .tell(CAT, Command::Sit { seat: two })
            .unwrap();
        house
            .tell(ANN, Command::Kick { seat: two })
            .unwrap();
        let reaction = house.table.erase(house.now, guest(CAT));
        house.take(reaction);
        house
            .tell(ANN, Command::Allow { guest: guest(CAT) })
            .unwrap();
        house.tell(ANN, Command::Lock {}).unwrap();
        house.tell(ANN, Command::Unlock {}).unwrap();
        house
            .tell(
                ANN,
                Command::Bot {
                    seat: two,
                    level: Some(bots::Level::Novice.into()),
                },
            )
            .unwrap();
        house
            .tell(
                ANN,
                Command::Bot {
                    seat: two,
                    level: None,
                },
            )
            .unwrap();
        house.get_ready(guest(BOB));
        house.tell(BOB, Command::NotReady {}).unwrap();
        house
            .tell(
                ANN,
                Command::Options {
                    config: config.to_owned(),
                },
            )
            .unwrap();
        // Under another name, once.
        let reaction = house.table.arrived(house.now, guest(BOB), "Bob");
        house.take(reaction);
        if house.table.game() == GameId::SamuraiSpirit {
            house
                .tell(ANN, Command::Sit { seat: two })
                .unwrap();
        }
        self.give_up();
        self.snap();
    }

    /// Deals that come to nothing, in each way.
    fn give_up(&mut self) {
        let house = &mut self.house;
        house.seal();
        house.reveal(guest(ANN)).unwrap();
        house.tell(BOB, Command::NotReady {}).unwrap();
        house.seal();
        house
            .tell(BOB, Command::Stand { seat: Seat(1) })
            .unwrap();
        house
            .tell(BOB, Command::Sit { seat: Seat(1) })
            .unwrap();
        house.seal();
        house.reveal(guest(BOB)).unwrap();
        house.wait(REVEAL_MS);
        assert_eq!(house.table.phase(), Phase::Waiting);
    }

    /// Actions and everything else that can happen in a match, until the log is so long or the match
    /// is over.
    fn play(&mut self, stop: usize) {
        for step in 0.. {
            let house = &mut self.house;
            house.let_bots_think();
            if house.log.len() >= stop || house.table.phase() != Phase::Playing {
                return;
            }
            let (ann, bob) = (guest(ANN), guest(BOB));
            match step % 9 {
                1 | 4 | 7 => self.wish(),
                2 => self.answer(step % 2 == 0),
                3 => {
                    let seat = house.table.seats_of(bob)[0];
                    house.say(bob, Command::Stand { seat }).unwrap();
                    house.let_bots_think();
                    // While a bot plays for Bob, who is here.
                    self.wish();
                    let _ = self.house.say(bob, Command::Return { seat });
                }
                5 => {
                    self.wish();
                    let house = &mut self.house;
                    let seat = house.table.seats_of(bob)[0];
                    house.leave(bob);
                    house.wait(TAKE_OVER_MS);
                    let _ = house.say(ann, Command::TakeOver { seat });
                    house.let_bots_think();
                    house.arrive(bob);
                }
                6 => {
                    self.wish();
                    let house = &mut self.house;
                    let host_leaves = step % 2 == 0;
                    house.leave(if host_leaves == (house.host() == ann) {
                        ann
                    } else {
                        bob
                    });
                    house.wait(PATIENCE_MS);
                    house.let_bots_think();
                    house.arrive(ann);
                    house.arrive(bob);
                    self.snap();
                }
                _ => {}
            }
            self.house.act_randomly();
        }
    }

    /// Somebody wants to take their last action back, if anybody may.
    fn wish(&mut self) {
        for number in [ANN, BOB] {
            let asks = guest(number);
            for seat in self.house.table.seats_of(asks) {
                if self
                    .house
                    .say(asks, Command::Undo { seat })
                    .is_ok()
                {
                    self.snap();
                    return;
                }
            }
        }
    }

    fn answer(&mut self, agree: bool) {
        self.wish();
        for number in [ANN, BOB] {
            let _ = self
                .house
                .tell(number, Command::AnswerUndo { agree });
        }
    }

    /// Another match for Ann alone, because Bob has left; and one that both want.
    fn once_more(&mut self) {
        let (ann, bob) = (guest(ANN), guest(BOB));
        let house = &mut self.house;
        house.say(ann, Command::Again {}).unwrap();
        house.leave(bob);
        house.wait(RETURN_MS);
        house.arrive(bob);
        let seat = Seat::all(3).find(|seat| {
            let sit = Command::Sit { seat: *seat };
            house.say(bob, sit).is_ok()
        });
        assert!(seat.is_some(), "a seat is free");
        self.snap();
        self.house.begin();
        self.finish();
        for guest in [bob, ann] {
            self.house.say(guest, Command::Again {}).unwrap();
            self.snap();
        }
        for guest in [ann, bob] {
            self.house.get_ready(guest);
        }
        for guest in [ann, bob] {
            self.house.reveal(guest).unwrap();
        }
        self.house.let_bots_think();
        self.house.act_randomly();
    }

    fn finish(&mut self) {
        loop {
            self.house.let_bots_think();
            if !self.house.act_randomly() {
                break;
            }
        }
        assert_eq!(self.house.table.phase(), Phase::Finished);
    }

    fn snap(&mut self) {
        let at = self.house.log.len();
        // The first few and the last one are enough.
        self.snapshots.truncate(4);
        self.snapshots
            .push((at, self.house.table.snapshot()));
    }

    fn story(self, end: End) -> Story {
        let mut log = String::new();
        for (index, (at, body)) in self.house.log.iter().enumerate() {
            let made = self
                .snapshots
                .iter()
                .filter(|(after, _)| *after == index);
            made.for_each(|(_, body)| writeln!(log, "snapshot {body}").unwrap());
            writeln!(log, "{} {at} {body}", index + 1).unwrap();
        }
        let last = self
            .house
            .finished
            .last()
            .filter(|_| end == End::Finished);
        Story {
            log,
            file: last.map(|finished| finished.file.clone()),
        }
    }
}

/// Who is asked for what they can see; one of them watches.
pub(crate) fn guests() -> [GuestId; 3] {
    [ANN, BOB, EVE].map(guest)
}
