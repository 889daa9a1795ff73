//! Strangers: who may sit down, who stays ready, and who is told apart from whom.

use std::collections::BTreeSet;

use catalog::GameId;
use game_core::Seat;
use protocol::{Command, FACES, GuestId, Hex32, MatchId, Phase, Sitter, TableCode};
use table::{Creation, Table};

use crate::house::{ANN, BOB, CAT, DAN, EVE, House, creation, guest};

fn sit(house: &mut House, who: u8, seat: u8) -> &'static str {
    code(house, who, Command::Sit { seat: Seat(seat) })
}

fn code(house: &mut House, who: u8, command: Command) -> &'static str {
    let before = house.table.snapshot();
    let result = house.tell(who, command);
    house.check_clients();
    result.map_or_else(
        |refusal| {
            assert_eq!(house.table.snapshot(), before, "a refusal changes nothing");
            refusal.code()
        },
        |_| "ok",
    )
}

fn gathered(config: &str) -> House {
    let mut house = House::new(GameId::Samurakva, config);
    for who in [BOB, CAT, DAN, EVE] {
        house.arrive(guest(who));
    }
    house
}

/// The same table, as a restart would give it.
fn restarted(house: &House) -> Vec<Table> {
    let from = |snapshot: Option<&str>, log: &[(u64, String)]| {
        Table::restore(snapshot, log.iter().cloned(), 0).unwrap()
    };
    vec![
        from(None, &house.log),
        from(Some(&house.table.snapshot()), &[]),
    ]
}

fn ready(house: &House) -> Vec<bool> {
    let seats = house.table.info(0).seats.into_iter();
    seats
        .filter_map(|seat| {
            if let Sitter::Guest { ready, .. } = seat.sitter {
                Some(ready)
            } else {
                None
            }
        })
        .collect()
}

#[test]
fn f11_who_was_kicked_may_not_sit_until_they_are_allowed() {
    let mut house = gathered("players=4");
    assert_eq!(sit(&mut house, EVE, 1), "ok");
    assert_eq!(code(&mut house, ANN, Command::Kick { seat: Seat(1) }), "ok");
    for seat in [1, 2, 3] {
        assert_eq!(sit(&mut house, EVE, seat), "kicked");
    }
    assert_eq!(sit(&mut house, BOB, 1), "ok", "others may");
    assert_eq!(house.table.info(0).kicked[0].guest, guest(EVE));
    for table in restarted(&house) {
        assert_eq!(table.info(0).kicked, house.table.info(0).kicked);
    }
    assert_eq!(
        code(&mut house, BOB, Command::Allow { guest: guest(EVE) }),
        "not_host"
    );
    assert_eq!(
        code(&mut house, ANN, Command::Allow { guest: guest(CAT) }),
        "not_kicked"
    );
    assert_eq!(
        code(&mut house, ANN, Command::Allow { guest: guest(EVE) }),
        "ok"
    );
    assert_eq!(
        code(&mut house, ANN, Command::Allow { guest: guest(EVE) }),
        "not_kicked"
    );
    assert_eq!(sit(&mut house, EVE, 2), "ok");
    // Bots and the host themselves are not kept away.
    assert_eq!(code(&mut house, ANN, Command::FillWithBots {}), "ok");
    assert_eq!(code(&mut house, ANN, Command::Kick { seat: Seat(3) }), "ok");
    assert_eq!(code(&mut house, ANN, Command::Kick { seat: Seat(0) }), "ok");
    assert_eq!(
        (house.table.info(0).kicked.len(), house.host()),
        (0, guest(BOB))
    );
    assert_eq!(sit(&mut house, ANN, 0), "ok");
}

/// A table remembers only the last 64 who were kicked; those before may come back.
#[test]
fn f11_the_list_of_the_kicked_does_not_grow_for_ever() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    let stranger = |number: u8| {
        GuestId::from_random(core::array::from_fn(|at| {
            if at == 0 { number >> 5 } else { number }
        }))
    };
    for number in 40..120 {
        house.arrive(stranger(number));
        house
            .say(stranger(number), Command::Sit { seat: Seat(1) })
            .unwrap();
        house
            .tell(ANN, Command::Kick { seat: Seat(1) })
            .unwrap();
        house.leave(stranger(number));
    }
    let kicked = house.table.info(0).kicked;
    assert_eq!(
        (kicked.len(), kicked[0].guest, kicked[63].guest),
        (64, stranger(56), stranger(119))
    );
}

#[test]
fn f11_nobody_new_sits_at_a_locked_table() {
    let mut house = gathered("players=4");
    assert_eq!(sit(&mut house, BOB, 1), "ok");
    assert_eq!(code(&mut house, BOB, Command::Lock {}), "not_host");
    assert!(house.table.is_listed());
    assert_eq!(code(&mut house, ANN, Command::Lock {}), "ok");
    assert!(house.table.info(0).locked && !house.table.is_listed());
    assert!(
        restarted(&house)
            .iter()
            .all(|table| table.info(0).locked)
    );
    assert_eq!(sit(&mut house, CAT, 2), "table_locked");
    assert_eq!(sit(&mut house, BOB, 2), "one_seat_each", "who sits stays");
    assert_eq!(
        code(&mut house, BOB, Command::Stand { seat: Seat(1) }),
        "ok"
    );
    assert_eq!(sit(&mut house, BOB, 1), "table_locked");
    // The host has the key.
    assert_eq!(
        code(&mut house, ANN, Command::Stand { seat: Seat(0) }),
        "ok"
    );
    assert_eq!(sit(&mut house, ANN, 3), "ok");
    assert_eq!(code(&mut house, ANN, Command::Unlock {}), "ok");
    assert!(house.table.is_listed());
    assert_eq!(sit(&mut house, CAT, 2), "ok");
}

#[test]
fn f11_a_stranger_makes_nobody_unready() {
    let mut house = gathered("players=3");
    assert_eq!(sit(&mut house, BOB, 1), "ok");
    for who in [ANN, BOB] {
        let commitment = Hex32([who; 32]);
        assert_eq!(code(&mut house, who, Command::Ready { commitment }), "ok");
    }
    assert_eq!(sit(&mut house, EVE, 2), "ok");
    assert_eq!(ready(&house), [true, true, false]);
    assert_eq!(
        code(&mut house, ANN, Command::Start {}),
        "not_all_ready",
        "but everybody must be ready"
    );
    assert_eq!(code(&mut house, ANN, Command::Kick { seat: Seat(2) }), "ok");
    assert_eq!(ready(&house), [true, true]);
    assert_eq!(
        code(
            &mut house,
            ANN,
            Command::Bot {
                seat: Seat(2),
                level: Some(bots::Level::Random.into())
            }
        ),
        "ok"
    );
    assert_eq!(ready(&house), [true, true]);
    // One's own seat, and what is played, are another matter.
    assert_eq!(
        code(&mut house, BOB, Command::Stand { seat: Seat(1) }),
        "ok"
    );
    assert_eq!(sit(&mut house, BOB, 1), "ok");
    assert_eq!(ready(&house), [true, false]);
    assert_eq!(
        code(
            &mut house,
            ANN,
            Command::Options {
                config: "players=3 limit=1".to_owned()
            }
        ),
        "ok"
    );
    assert_eq!(ready(&house), [false, false]);
}

/// Who takes one more seat has not said that they are ready for it.
#[test]
fn f11_one_more_seat_has_to_be_meant() {
    let mut house = House::new(GameId::SamuraiSpirit, "samurai=3");
    house
        .tell(
            ANN,
            Command::Ready {
                commitment: Hex32([1; 32]),
            },
        )
        .unwrap();
    house
        .tell(ANN, Command::Sit { seat: Seat(1) })
        .unwrap();
    assert_eq!(ready(&house), [false, false]);
    house.arrive(guest(BOB));
    house
        .tell(BOB, Command::Sit { seat: Seat(2) })
        .unwrap();
    // Who is sent away leaves all their seats.
    house
        .tell(BOB, Command::Stand { seat: Seat(2) })
        .unwrap();
    house
        .tell(BOB, Command::Sit { seat: Seat(2) })
        .unwrap();
    house
        .tell(ANN, Command::Stand { seat: Seat(1) })
        .unwrap();
    house
        .tell(BOB, Command::Sit { seat: Seat(1) })
        .unwrap();
    house
        .tell(ANN, Command::Kick { seat: Seat(1) })
        .unwrap();
    assert!(house.table.seats_of(guest(BOB)).is_empty());
}

/// Arrives under a name and takes a seat.
fn named(house: &mut House, who: u8, name: &str, seat: u8) {
    let key = protocol::Key::from_random([who; 16]);
    let reaction = house.table.arrived(house.now, guest(who), name);
    house.take(reaction);
    let command = Command::Sit { seat: Seat(seat) };
    let reaction = house
        .table
        .command(house.now, guest(who), name, key, command, &mut || [0; 32])
        .unwrap();
    house.take(reaction);
}

fn marks(table: &Table) -> Vec<u32> {
    let seats = table.info(0).seats.into_iter();
    seats
        .map(|seat| {
            if let Sitter::Guest { mark, .. } = seat.sitter {
                mark
            } else {
                0
            }
        })
        .collect()
}

#[test]
fn f11_same_and_similar_names_are_told_apart() {
    let mut house = House::new(GameId::Samurakva, "players=6");
    named(&mut house, BOB, "Mika", 5);
    named(&mut house, CAT, "Міка", 1);
    named(&mut house, DAN, "mika.", 2);
    named(&mut house, 5, "Lena", 3);
    named(&mut house, 6, "solid", 4);
    assert_eq!(
        marks(&house.table),
        [1, 2, 3, 1, 2, 1],
        "who came first needs no number; a bot always came first"
    );
    for table in restarted(&house) {
        assert_eq!(marks(&table), marks(&house.table));
    }
    // A new name gets its number from scratch; others keep theirs.
    let reaction = house.table.arrived(house.now, guest(CAT), "Lena");
    house.take(reaction);
    assert_eq!(marks(&house.table), [1, 2, 3, 1, 2, 1]);
    let reaction = house.table.arrived(house.now, guest(CAT), "Kay");
    house.take(reaction);
    assert_eq!(marks(&house.table), [1, 1, 3, 1, 2, 1]);
}

#[test]
fn f11_the_name_of_a_match_does_not_lead_to_its_table() {
    let mut house = House::started(GameId::Samurakva, "players=2 limit=1", &[ANN, BOB]);
    let table = house.table.code();
    let first = house.table.match_id();
    while house.table.phase() == protocol::Phase::Playing {
        assert!(house.act_randomly());
    }
    let finished = house.finished.last().unwrap();
    assert_eq!(finished.summary.id, first);
    let told = serde_json::to_string(&finished.summary).unwrap() + &finished.file;
    assert!(!told.contains(table.as_str()) && told.contains(&first.to_string()));
    house.tell(ANN, Command::Rematch {}).unwrap();
    let second = house.table.match_id();
    assert!(matches!((first, second), (MatchId::Named(_), MatchId::Named(_))) && first != second);
    assert_eq!(house.table.info(0).match_id, second);
    for table in restarted(&house) {
        assert_eq!(
            (table.match_id(), table.info(0)),
            (second, Table::info(&restarted(&house)[0], 0))
        );
    }
}

/// Who the bots of a table are, seat by seat; nothing where a person sits.
fn faces(house: &House) -> Vec<Option<u8>> {
    let seats = house.table.info(0).seats;
    let face = |sitter: Sitter| match sitter {
        Sitter::Bot { face, .. } => Some(face),
        _ => None,
    };
    seats
        .into_iter()
        .map(|seat| face(seat.sitter))
        .collect()
}

#[test]
fn no_two_bots_of_a_table_are_called_the_same() {
    for number in 0..200 {
        let made = creation(GameId::Samurakva, "players=10");
        let mut house = House::with(Creation {
            code: TableCode::from_random([number; 10]),
            ..made
        });
        house.tell(ANN, Command::FillWithBots {}).unwrap();
        let faces: BTreeSet<u8> = faces(&house).into_iter().flatten().collect();
        assert_eq!(faces.len(), 9);
        assert!(faces.iter().all(|face| *face < FACES));
    }
}

#[test]
fn bots_keep_their_names_in_the_next_match_and_after_a_restart() {
    let mut house = House::started(GameId::Samurakva, "players=4 limit=1", &[ANN]);
    let first = faces(&house);
    while house.table.phase() == Phase::Playing {
        house.let_bots_think();
        house.act_randomly();
    }
    let told = &house.finished[0].summary.players;
    assert_eq!(
        told.iter()
            .map(|player| player.face)
            .collect::<Vec<_>>(),
        first
    );
    house.tell(ANN, Command::Rematch {}).unwrap();
    let mut moved = first.clone();
    moved.rotate_right(1);
    assert_eq!(faces(&house), moved);
    house.table = Table::restore(None, house.log.clone(), house.now).unwrap();
    assert_eq!(faces(&house), moved);
}
