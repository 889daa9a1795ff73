//! Playing again: who asks, who is waited for, when the next match begins, and what survives.

use catalog::GameId;
use game_core::Seat;
use protocol::{Command, Key, Phase};
use table::Table;
use table::again::RETURN_MS;

use crate::house::{ANN, BOB, CAT, EVE, House, guest};

const AGAIN: Command = Command::Again {};

/// A match that has just ended, with these people and bots on the other seats.
fn finished(people: &[u8]) -> House {
    let mut house = House::started(GameId::Samurakva, "players=3 limit=1", people);
    house.arrive(guest(EVE));
    finish(&mut house);
    house
}

fn finish(house: &mut House) {
    loop {
        house.let_bots_think();
        if !house.act_randomly() {
            break;
        }
    }
    assert_eq!(house.table.phase(), Phase::Finished);
}

fn again(house: &mut House, who: u8) -> &'static str {
    let before = house.table.snapshot();
    let result = house.tell(who, AGAIN);
    house.check_clients();
    match result {
        Ok(_) => "ok",
        Err(refusal) => {
            assert_eq!(house.table.snapshot(), before, "a refusal changes nothing");
            refusal.code()
        }
    }
}

/// What the clients of those who asked do by themselves.
fn get_ready_and_show(house: &mut House, people: &[u8]) {
    for who in people {
        assert_eq!(house.table.phase(), Phase::Waiting);
        house.get_ready(guest(*who));
    }
    assert_eq!(
        house.table.phase(),
        Phase::Dealing,
        "the last one seals the deal"
    );
    for who in people {
        house.reveal(guest(*who)).unwrap();
    }
    house.check_clients();
}

/// The table is the same after a restart, with and without a snapshot.
fn check_restored(house: &House) {
    let (now, snapshot) = (house.now, house.table.snapshot());
    let from_log = Table::restore(None, house.log.iter().cloned(), now).unwrap();
    let from_snapshot = Table::restore(Some(&snapshot), [], now).unwrap();
    assert_eq!(from_log.snapshot(), snapshot);
    assert_eq!(from_snapshot.snapshot(), snapshot);
}

fn seats(house: &House) -> (Vec<Seat>, Vec<Seat>) {
    (
        house.table.seats_of(guest(ANN)),
        house.table.seats_of(guest(BOB)),
    )
}

#[test]
fn with_bots_alone_one_wish_is_enough() {
    let mut house = finished(&[ANN]);
    let first = house.table.info(0);
    assert_eq!(again(&mut house, ANN), "ok");
    let info = house.table.info(0);
    assert_eq!((info.phase, info.number), (Phase::Waiting, 2));
    assert_eq!(info.config, first.config);
    assert_eq!(info.again, house.table.seats_of(guest(ANN)));
    assert_ne!(info.match_id, first.match_id);
    assert_ne!(info.deal.commitment, first.deal.commitment);
    check_restored(&house);
    get_ready_and_show(&mut house, &[ANN]);
    assert_eq!(house.table.phase(), Phase::Playing);
    assert!(house.table.info(0).again.is_empty());
    check_restored(&house);
    finish(&mut house);
}

#[test]
fn two_people_are_each_asked_once_and_see_who_wants_to() {
    let mut house = finished(&[ANN, BOB]);
    // Nobody's wish needs the host.
    assert_eq!(again(&mut house, BOB), "ok");
    let info = house.table.info(0);
    assert_eq!((info.phase, info.again), (Phase::Finished, vec![Seat(1)]));
    assert_eq!(house.table.wake_at(), None, "Ann is here and is waited for");
    check_restored(&house);
    assert_eq!(again(&mut house, ANN), "ok");
    let info = house.table.info(0);
    assert_eq!(
        (info.phase, info.again),
        (Phase::Waiting, vec![Seat(1), Seat(2)])
    );
    assert_eq!(
        seats(&house),
        (vec![Seat(1)], vec![Seat(2)]),
        "seats move on"
    );
    get_ready_and_show(&mut house, &[BOB, ANN]);
    assert_eq!(house.table.phase(), Phase::Playing);
    check_restored(&house);
}

#[test]
fn a_repeated_wish_is_one() {
    let mut house = finished(&[ANN, BOB]);
    for _ in 0..2 {
        assert_eq!(again(&mut house, ANN), "ok");
        assert_eq!(house.table.info(0).again, [Seat(0)]);
        assert_eq!(house.table.phase(), Phase::Finished);
    }
    let key = Key::from_random([3; 16]);
    house.say_again(guest(BOB), key, AGAIN).unwrap();
    let snapshot = house.table.snapshot();
    let logged = house.log.len();
    house.say_again(guest(BOB), key, AGAIN).unwrap();
    assert_eq!(
        (house.table.snapshot(), house.log.len()),
        (snapshot, logged),
        "the same command is done once"
    );
    // A second click that comes late opens nothing further.
    assert_eq!(again(&mut house, BOB), "ok");
    assert_eq!(house.table.number(), 2);
    get_ready_and_show(&mut house, &[ANN, BOB]);
    assert_eq!(again(&mut house, BOB), "not_finished", "a match is running");
}

#[test]
fn who_watches_may_not_and_nobody_may_before_the_end() {
    let mut house = House::started(GameId::Samurakva, "players=3 limit=1", &[ANN]);
    house.arrive(guest(EVE));
    assert_eq!(again(&mut house, ANN), "not_finished");
    assert_eq!(again(&mut house, EVE), "not_seated");
    finish(&mut house);
    assert_eq!(again(&mut house, EVE), "not_seated");
    assert!(house.table.info(0).again.is_empty());
}

#[test]
fn who_has_left_is_waited_for_a_moment_and_then_leads_to_the_waiting_room() {
    let mut house = finished(&[ANN, BOB, CAT]);
    assert_eq!(again(&mut house, BOB), "ok");
    assert_eq!(again(&mut house, CAT), "ok");
    // The host goes; a page that is only loaded again loses no seat.
    house.leave(guest(ANN));
    let gone = house.now;
    assert_eq!(house.table.wake_at(), Some(gone + RETURN_MS));
    house.wait(RETURN_MS - 1);
    assert_eq!(house.table.phase(), Phase::Finished);
    house.arrive(guest(ANN));
    house.wait(RETURN_MS);
    assert_eq!(house.table.phase(), Phase::Finished, "Ann is back");
    house.leave(guest(ANN));
    house.wait(RETURN_MS);
    let info = house.table.info(0);
    assert_eq!((info.phase, info.number), (Phase::Waiting, 2));
    assert_eq!(house.table.seats_of(guest(ANN)), [], "her seat is free");
    assert_eq!(info.host, Some(guest(BOB)), "somebody else starts");
    house.check_clients();
    check_restored(&house);
    // Both are ready, and the seat is free: nothing begins by itself.
    house.get_ready(guest(BOB));
    house.get_ready(guest(CAT));
    assert_eq!(house.table.phase(), Phase::Waiting);
    house.tell(BOB, Command::FillWithBots {}).unwrap();
    house.tell(BOB, Command::Start {}).unwrap();
    for who in [BOB, CAT] {
        house.reveal(guest(who)).unwrap();
    }
    assert_eq!(house.table.phase(), Phase::Playing);
}

#[test]
fn whose_seat_a_bot_played_to_the_end_is_not_waited_for() {
    let mut house = House::started(GameId::Samurakva, "players=3 limit=1", &[ANN, BOB]);
    house
        .tell(BOB, Command::Stand { seat: Seat(1) })
        .unwrap();
    finish(&mut house);
    assert_eq!(again(&mut house, ANN), "ok");
    assert_eq!(house.table.phase(), Phase::Waiting);
    assert_eq!(seats(&house), (vec![Seat(1)], vec![]));
    check_restored(&house);
}

#[test]
fn who_asked_and_went_is_ready_for_it_when_they_come_back() {
    let mut house = finished(&[ANN, BOB]);
    assert_eq!(again(&mut house, ANN), "ok");
    house.leave(guest(ANN));
    assert_eq!(again(&mut house, BOB), "ok");
    assert_eq!(seats(&house), (vec![Seat(1)], vec![Seat(2)]));
    house.get_ready(guest(BOB));
    assert_eq!(house.table.phase(), Phase::Waiting);
    house.arrive(guest(ANN));
    house.get_ready(guest(ANN));
    assert_eq!(house.table.phase(), Phase::Dealing);
}

#[test]
fn second_thoughts_and_new_options_end_it() {
    let mut house = finished(&[ANN, BOB]);
    assert_eq!(again(&mut house, ANN), "ok");
    house.tell(ANN, Command::Rematch {}).unwrap();
    assert!(
        house.table.info(0).again.is_empty(),
        "the host wants other options"
    );
    for who in [ANN, BOB] {
        house.get_ready(guest(who));
    }
    assert_eq!(house.table.phase(), Phase::Waiting, "the host starts");

    let mut house = finished(&[ANN, BOB]);
    assert_eq!(
        (again(&mut house, ANN), again(&mut house, BOB)),
        ("ok", "ok")
    );
    house.tell(BOB, Command::NotReady {}).unwrap();
    assert_eq!(house.table.info(0).again, [Seat(1)]);
    house.get_ready(guest(ANN));
    house.get_ready(guest(BOB));
    assert_eq!(house.table.phase(), Phase::Waiting, "the host starts");
    house.check_clients();
}
