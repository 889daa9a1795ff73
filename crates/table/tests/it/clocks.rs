//! Deadlines, absence and return, with a clock that the test holds.

use catalog::GameId;
use game_core::Seat;
use protocol::{Absence, Command, Pace, Phase, Sitter};
use table::presence::PATIENCE_MS;

use crate::house::{ANN, BOB, CAT, House, founding, guest, name};

fn started(pace: Pace, people: &[u8]) -> House {
    let mut house = House::with(table::Founding { pace, ..founding(GameId::Samurakva, "players=3") });
    house.seat_all(people);
    house.begin();
    house
}

fn absence(house: &House, seat: usize) -> Absence {
    match &house.table.info(0).seats[seat].sitter {
        Sitter::Guest { absence, .. } => *absence,
        other => panic!("{other:?}"),
    }
}

#[test]
fn without_a_pace_nothing_is_due_while_everybody_is_here() {
    let house = started(Pace::None, &[ANN, BOB, CAT]);
    assert_eq!((house.table.wake_at(), house.table.info(house.now).time_left), (None, None));
}

#[test]
fn when_time_is_up_a_bot_makes_that_one_decision() {
    for (pace, limit) in [(Pace::Fast, 30_000), (Pace::Relaxed, 180_000)] {
        let mut house = started(pace, &[ANN, BOB, CAT]);
        let start = house.now;
        assert_eq!(house.table.wake_at(), Some(start + limit));
        // Ann decides in time; the others do not.
        let choice = house.clients[&guest(ANN)].model.game.clone().unwrap().boards[0].choice.clone().unwrap();
        let action = choice.actions[0].clone();
        house.tell(ANN, Command::Act { seat: Seat(0), choice: choice.number, action }).unwrap();
        assert!(house.wait(limit - 11).thoughts.is_empty(), "not a millisecond early");
        let due = house.wait(1);
        assert_eq!(due.entry, None, "the decision is logged, not the hour");
        assert_eq!(due.thoughts.iter().map(|think| think.seat).collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert!(house.wait(0).thoughts.is_empty(), "asked once");
        assert_eq!(house.table.thoughts().len(), 2, "but not forgotten");
        assert_eq!(house.table.wake_at(), None);
        // Bob is faster than the bot after all; the bot's decision comes too late.
        let late = due.thoughts[0].clone();
        let action = late.actions[0].clone();
        house.tell(BOB, Command::Act { seat: Seat(1), choice: late.choice, action: action.clone() }).unwrap();
        let refused = house.table.bot_decided(house.now, Seat(1), late.choice, &action).unwrap_err();
        assert_eq!(refused.code(), "stale_choice");
        house.let_bots_think();
        house.check_clients();
        assert!(house.table.wake_at() > Some(house.now), "the next decision has its own time");
        assert_eq!(absence(&house, 2), Absence::Here, "Cat goes on playing");
    }
}

#[test]
fn a_bot_does_not_decide_for_people_who_have_time() {
    let mut house = started(Pace::Fast, &[ANN, BOB, CAT]);
    for choice in 0..3 {
        let refused = house.table.bot_decided(house.now, Seat(0), choice, "choose 1").unwrap_err();
        assert_eq!(refused.code(), "stale_choice");
    }
    assert_eq!(house.table.bot_decided(0, Seat(9), 1, "x").unwrap_err().code(), "no_such_seat");
    let mut waiting = House::new(GameId::Samurakva, "players=2");
    assert_eq!(waiting.table.bot_decided(0, Seat(0), 1, "x").unwrap_err().code(), "not_playing");
}

#[test]
fn somebody_gone_for_five_minutes_is_played_by_a_bot_until_they_return() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    house.let_bots_think();
    house.leave(guest(BOB));
    assert_eq!((absence(&house, 1), house.table.wake_at()), (Absence::Away, Some(house.now + PATIENCE_MS)));
    assert_eq!(house.wait(PATIENCE_MS - 1).entry, None);
    let taken = house.wait(1);
    assert!(taken.entry.is_some(), "it is logged");
    assert_eq!(taken.thoughts.len(), 1, "the match goes on");
    assert_eq!(absence(&house, 1), Absence::BotPlays);
    house.let_bots_think();
    house.check_clients();
    let back = house.table.arrived(house.now, guest(BOB), &name(guest(BOB)));
    assert!(back.entry.is_some(), "so is the return");
    assert_eq!(absence(&house, 1), Absence::Here);
}

#[test]
fn somebody_who_comes_back_in_time_loses_nothing() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    house.leave(guest(BOB));
    house.wait(PATIENCE_MS - 1);
    house.arrive(guest(BOB));
    assert_eq!(house.wait(PATIENCE_MS).entry, None);
    house.leave(guest(BOB));
    house.wait(PATIENCE_MS - 1);
    assert_eq!(absence(&house, 1), Absence::Away, "the time starts anew");
}

#[test]
fn the_host_may_call_a_bot_earlier_but_only_for_the_absent() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    house.leave(guest(BOB));
    assert_eq!(house.tell(ANN, Command::TakeOver { seat: Seat(1) }).unwrap().thoughts.len(), 1);
    assert_eq!(house.tell(ANN, Command::TakeOver { seat: Seat(1) }).unwrap_err().code(), "bot_plays");
    house.arrive(guest(BOB));
    assert_eq!(absence(&house, 1), Absence::Here);
}

#[test]
fn a_host_who_stays_away_is_followed_by_somebody_who_is_here() {
    let mut house = House::new(GameId::Samurakva, "players=3");
    house.seat_all(&[ANN, BOB, CAT]);
    house.leave(guest(BOB));
    house.leave(guest(ANN));
    assert!(house.wait(PATIENCE_MS).entry.is_some());
    assert_eq!(house.host(), guest(CAT));
    house.check_clients();
}

#[test]
fn f12_time_that_ran_while_nobody_was_here_is_given_back() {
    let mut house = started(Pace::Fast, &[ANN, BOB, CAT]);
    for number in [ANN, BOB, CAT] {
        house.leave(guest(number));
    }
    assert_eq!(house.wait(31_000).thoughts.len(), 3, "all are late");
    house.now += 60_000;
    house.table.resume(house.now);
    house.arrive(guest(ANN));
    assert!(
        house.table.thoughts().is_empty(),
        "nobody decides for Ann, who has just come, or for the others"
    );
    assert_eq!(house.table.info(house.now).time_left, Some(30_000));
    assert!(house.wait(29_999).thoughts.is_empty());
    assert_eq!(house.wait(1).thoughts.len(), 3, "then the clocks are as strict as ever");
}

#[test]
fn f12_stand_ins_go_on_when_somebody_comes_and_leave_who_comes_alone() {
    let mut house = started(Pace::None, &[ANN, BOB, CAT]);
    for number in [ANN, BOB, CAT] {
        house.leave(guest(number));
    }
    assert!(house.wait(PATIENCE_MS).entry.is_some());
    house.table.resume(house.now);
    house.arrive(guest(ANN));
    let asked: Vec<_> = house.table.thoughts().iter().map(|think| think.seat).collect();
    assert_eq!(asked, [Seat(1), Seat(2)], "Ann's seat is hers, the others have stand-ins");
}

/// Everybody leaves in the middle of a simultaneous choice: the match still comes to its end.
#[test]
fn a_simultaneous_choice_never_stalls() {
    let mut house = started(Pace::None, &[ANN, BOB, CAT]);
    house.act_randomly();
    for number in [ANN, BOB, CAT] {
        house.leave(guest(number));
    }
    house.wait(PATIENCE_MS);
    house.let_bots_think();
    assert_eq!(house.table.phase(), Phase::Finished);
}
