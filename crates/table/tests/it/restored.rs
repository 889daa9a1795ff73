//! A table from its log is the table that was: at every step, with and without a snapshot.

use catalog::GameId;
use game_core::{Random as _, Seat};
use game_testkit::Effort;
use protocol::{Absence, Command, GuestId, Phase, Sitter};
use table::{Corrupt, Table};

use crate::house::{ANN, BOB, EVE, House, guest, name};
use crate::matches::TABLES;

/// Everything anybody can be told, and what bots are asked, as text. Who is connected is not in the
/// log, so it is left out.
fn everything(table: &Table, guests: &[GuestId], now: u64) -> String {
    let told = guests.iter().map(|&guest| {
        let mut sync = table.sync(guest, &name(guest), None, now);
        sync.info.watching = 0;
        for seat in &mut sync.info.seats {
            if let Sitter::Guest {
                absence: absence @ Absence::Here,
                ..
            } = &mut seat.sitter
            {
                *absence = Absence::Away;
            }
        }
        serde_json::to_string(&sync).unwrap()
    });
    let told: Vec<String> = told.collect();
    format!(
        "{}\n{:?}\n{}",
        told.join("\n"),
        table.bot_requests(),
        table.snapshot()
    )
}

fn check_restored(house: &House, snapshot: Option<&(usize, String)>) {
    let guests: Vec<GuestId> = house.clients.keys().copied().collect();
    let (from, text) = snapshot.map_or((0, None), |(from, text)| (*from, Some(text.as_str())));
    let table = Table::restore(text, house.log[from..].iter().cloned(), house.now).unwrap();
    assert_eq!(
        everything(&table, &guests, house.now),
        everything(&house.table, &guests, house.now)
    );
}

#[test]
fn at_every_step_with_and_without_a_snapshot() {
    let steps = Effort::from_env().pick(40, 300);
    for &(game, config, people) in TABLES {
        let mut house = House::new(game, config);
        house.arrive(guest(EVE));
        let mut snapshot = None;
        house.seat_all(people);
        check_restored(&house, None);
        house.begin();
        for step in 0..steps {
            house.let_bots_think();
            if house.rng.below(5) == 0 {
                snapshot = Some((house.log.len(), house.table.snapshot()));
            }
            let seat = Seat(house.rng.below(people.len() as u32) as u8);
            let player = guest(people[seat.index()]);
            // Refusals are as good as anything here.
            let _ = match house.rng.below(12) {
                0 => house.say(player, Command::Undo { seat }),
                1 => house.say(player, Command::AnswerUndo { agree: true }),
                2 => house.say(player, Command::Stand { seat }),
                3 => house.say(player, Command::Return { seat }),
                _ => {
                    if !house.act_randomly() {
                        let host = house.host();
                        for person in house.table.people() {
                            for seat in house.table.seats_of(person) {
                                let _ = house.say(person, Command::Return { seat });
                            }
                        }
                        if house.table.phase() == Phase::Finished {
                            house.say(host, Command::Rematch {}).unwrap();
                            house.begin();
                        }
                    }
                    continue;
                }
            };
            if step % 4 == 0 {
                check_restored(&house, None);
            }
            check_restored(&house, snapshot.as_ref());
            house.check_clients();
        }
        check_restored(&house, snapshot.as_ref());
        check_restored(&house, None);
    }
}

#[test]
fn a_key_is_known_after_a_restart() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    house.arrive(guest(BOB));
    let key = protocol::Key::from_random([8; 16]);
    house
        .say_again(guest(BOB), key, Command::Sit { seat: Seat(1) })
        .unwrap();
    for snapshot in [None, Some(house.table.snapshot())] {
        let entries = if snapshot.is_some() {
            &[][..]
        } else {
            &house.log[..]
        };
        let mut table = Table::restore(snapshot.as_deref(), entries.iter().cloned(), 5).unwrap();
        let again = table
            .command(
                5,
                guest(BOB),
                "b",
                key,
                Command::Sit { seat: Seat(1) },
                &mut || [0; 32],
            )
            .unwrap();
        assert_eq!((again.done, again.entry), (Some(key), None));
    }
}

#[test]
fn only_the_newest_keys_are_kept() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    let ready = Command::NotReady {};
    let key = |number: u32| {
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&[number as u8 & 31, (number >> 5) as u8, 0, 0]);
        protocol::Key::from_random(bytes)
    };
    for number in 0..100 {
        house
            .say_again(guest(ANN), key(number), ready.clone())
            .unwrap();
    }
    assert_eq!(
        house
            .say_again(guest(ANN), key(99), ready.clone())
            .unwrap()
            .entry,
        None
    );
    assert_eq!(
        house
            .say_again(guest(ANN), key(40), ready.clone())
            .unwrap()
            .entry,
        None
    );
    assert!(
        house
            .say_again(guest(ANN), key(1), ready)
            .unwrap()
            .entry
            .is_some()
    );
}

#[test]
fn a_log_that_was_changed_is_refused_with_its_entry() {
    let mut house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    house.act_randomly();
    house.act_randomly();
    let restore = |log: &[(u64, String)]| Table::restore(None, log.iter().cloned(), 0).map(drop);
    assert_eq!(restore(&[]), Err(Corrupt::Empty));
    assert_eq!(restore(&house.log[1..]), Err(Corrupt::Empty));
    let mut missing = house.log.clone();
    missing.remove(1);
    assert!(matches!(restore(&missing), Err(Corrupt::Refused { .. })));
    let mut torn = house.log.clone();
    torn.last_mut().unwrap().1.truncate(20);
    assert!(matches!(restore(&torn), Err(Corrupt::Unreadable(_))));
    let twice = [house.log.clone(), house.log[..1].to_vec()].concat();
    assert!(matches!(restore(&twice), Err(Corrupt::Refused { .. })));
    let snapshot = house
        .table
        .snapshot()
        .replace("\"form\":", "\"form\":0");
    assert!(matches!(
        Table::restore(Some(&snapshot), [], 0).map(drop),
        Err(Corrupt::Unreadable(_))
    ));
}

/// What a later release wrote is not guessed at.
#[test]
fn f15_an_entry_or_a_snapshot_of_a_later_release_is_refused_with_its_version() {
    let house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    for unknown in [0, 3, u32::MAX] {
        let mut log = house.log.clone();
        let last = log.last_mut().unwrap();
        last.1 = last
            .1
            .replace("\"v\":2", &format!("\"v\":{unknown}"));
        let expected = Err(Corrupt::Newer {
            what: "an entry",
            version: unknown,
        });
        assert_eq!(Table::restore(None, log, 0).map(drop), expected);
        let snapshot = house
            .table
            .snapshot()
            .replace("\"form\":2", &format!("\"form\":{unknown}"));
        let expected = Err(Corrupt::Newer {
            what: "a snapshot",
            version: unknown,
        });
        assert_eq!(Table::restore(Some(&snapshot), [], 0).map(drop), expected);
    }
}

#[test]
fn f15_every_entry_says_its_version() {
    let house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    assert!(
        house
            .log
            .iter()
            .all(|(_, body)| body.starts_with("{\"v\":2,\"entry\":")),
        "{:?}",
        house.log
    );
}
