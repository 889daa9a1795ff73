//! Deadlines, absence and return, with a clock that the test holds.

use catalog::GameId;
use game_core::Seat;
use protocol::{Absence, Command, Pace, Phase, Refusal, ServerMessage, Sitter};
use table::Table;
use table::presence::{PATIENCE_MS, TAKE_OVER_MS};

use crate::house::{ANN, BOB, CAT, House, creation, guest, name};

fn started(pace: Pace, people: &[u8]) -> House {
    let mut house = House::with(table::Creation {
        pace,
        ..creation(GameId::Samurakva, "players=3")
    });
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
    assert_eq!(
        (house.table.wake_at(), house.table.info(house.now).time_left),
        (None, None)
    );
}

#[test]
fn when_time_is_up_a_bot_makes_that_one_decision() {
    for (pace, limit) in [(Pace::Fast, 30_000), (Pace::Relaxed, 180_000)] {
        let mut house = started(pace, &[ANN, BOB, CAT]);
        let start = house.now;
        assert_eq!(house.table.wake_at(), Some(start + limit));
        // Ann decides in time; the others do not.
        let choice = house.clients[&guest(ANN)]
            .model
            .game
            .clone()
            .unwrap()
            .boards[0]
            .choice
            .clone()
            .unwrap();
        let action = choice.actions[0].clone();
        house
            .tell(
                ANN,
                Command::Act {
                    seat: Seat(0),
                    choice: choice.number,
                    action,
                },
            )
            .unwrap();
        assert!(
            house.wait(limit - 11).bot_requests.is_empty(),
            "not a millisecond early"
        );
        let due = house.wait(1);
        assert_eq!(due.entry, None, "the decision is logged, not the hour");
        assert_eq!(
            due.bot_requests
                .iter()
                .map(|think| think.seat)
                .collect::<Vec<_>>(),
            [Seat(1), Seat(2)]
        );
        assert!(house.wait(0).bot_requests.is_empty(), "asked once");
        assert_eq!(house.table.bot_requests().len(), 2, "but not forgotten");
        assert_eq!(house.table.wake_at(), None);
        // Bob is faster than the bot after all; the bot's decision comes too late.
        let late = due.bot_requests[0].clone();
        let action = late.actions()[0].clone();
        house
            .tell(
                BOB,
                Command::Act {
                    seat: Seat(1),
                    choice: late.choice,
                    action: action.clone(),
                },
            )
            .unwrap();
        let refused = house
            .table
            .bot_decided(house.now, Seat(1), late.choice, &action)
            .unwrap_err();
        assert_eq!(refused.code(), "stale_choice");
        house.let_bots_think();
        house.check_clients();
        let told = |who: u8| {
            let heard = house.clients[&guest(who)].heard.iter();
            let late = heard.filter_map(|message| match message {
                ServerMessage::Update(update) => update.time_up,
                _ => None,
            });
            late.collect::<Vec<_>>()
        };
        // Bob was late and decided himself; a bot decided for Cat, which everybody is told.
        for who in [ANN, BOB, CAT] {
            assert_eq!(told(who), [Seat(2)]);
        }
        assert!(
            house.table.wake_at() > Some(house.now),
            "the next decision has its own time"
        );
        assert_eq!(absence(&house, 2), Absence::Here, "Cat goes on playing");
    }
}

#[test]
fn a_bot_does_not_decide_for_people_who_have_time() {
    let mut house = started(Pace::Fast, &[ANN, BOB, CAT]);
    for choice in 0..3 {
        let refused = house
            .table
            .bot_decided(house.now, Seat(0), choice, "choose 1")
            .unwrap_err();
        assert_eq!(refused.code(), "stale_choice");
    }
    assert_eq!(
        house
            .table
            .bot_decided(0, Seat(9), 1, "x")
            .unwrap_err()
            .code(),
        "no_such_seat"
    );
    let mut waiting = House::new(GameId::Samurakva, "players=2");
    assert_eq!(
        waiting
            .table
            .bot_decided(0, Seat(0), 1, "x")
            .unwrap_err()
            .code(),
        "not_playing"
    );
}

#[test]
fn somebody_gone_for_five_minutes_is_played_by_a_bot_until_they_return() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    house.let_bots_think();
    house.leave(guest(BOB));
    assert_eq!(
        (absence(&house, 1), house.table.wake_at()),
        (Absence::Away, Some(house.now + PATIENCE_MS))
    );
    assert_eq!(house.wait(PATIENCE_MS - 1).entry, None);
    let taken = house.wait(1);
    assert!(taken.entry.is_some(), "it is logged");
    assert_eq!(taken.bot_requests.len(), 1, "the match goes on");
    assert_eq!(absence(&house, 1), Absence::BotPlays);
    house.let_bots_think();
    house.check_clients();
    let back = house
        .table
        .arrived(house.now, guest(BOB), &name(guest(BOB)));
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
    assert_eq!(absence(&house, 1), Absence::Away, "the time starts again");
}

#[test]
fn f4_the_host_may_call_a_bot_earlier_but_not_while_a_page_loads_again() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    let seat = Seat(1);
    house.leave(guest(BOB));
    let refused = house
        .tell(ANN, Command::TakeOver { seat })
        .unwrap_err();
    assert_eq!(refused, Refusal::AwayTooShort { seat, seconds: 30 });
    house.wait(TAKE_OVER_MS - 1_020);
    let refused = house
        .tell(ANN, Command::TakeOver { seat })
        .unwrap_err();
    assert_eq!(refused, Refusal::AwayTooShort { seat, seconds: 1 });
    // Who was back in between has the whole time again.
    house.arrive(guest(BOB));
    house.leave(guest(BOB));
    house.wait(TAKE_OVER_MS - 20);
    assert_eq!(
        house
            .tell(ANN, Command::TakeOver { seat })
            .unwrap_err()
            .code(),
        "away_too_short"
    );
    house.wait(10);
    assert_eq!(
        house
            .tell(ANN, Command::TakeOver { seat })
            .unwrap()
            .bot_requests
            .len(),
        1
    );
    assert_eq!(
        house
            .tell(ANN, Command::TakeOver { seat })
            .unwrap_err()
            .code(),
        "bot_plays"
    );
    house.arrive(guest(BOB));
    assert_eq!(absence(&house, 1), Absence::Here);
}

/// Only who could call a bot is told how long it takes.
#[test]
fn f4_others_are_refused_for_their_own_reasons() {
    let mut house = started(Pace::None, &[ANN, BOB]);
    house.leave(guest(BOB));
    house.arrive(guest(CAT));
    assert_eq!(
        house
            .tell(CAT, Command::TakeOver { seat: Seat(1) })
            .unwrap_err()
            .code(),
        "not_host"
    );
    assert_eq!(
        house
            .tell(ANN, Command::TakeOver { seat: Seat(2) })
            .unwrap_err()
            .code(),
        "not_away"
    );
    assert_eq!(
        house
            .tell(ANN, Command::TakeOver { seat: Seat(9) })
            .unwrap_err()
            .code(),
        "no_such_seat"
    );
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
fn f12_no_time_runs_while_nobody_is_here() {
    let mut house = started(Pace::Fast, &[ANN, BOB, CAT]);
    for number in [ANN, BOB, CAT] {
        house.leave(guest(number));
    }
    assert!(
        house.wait(31_000).bot_requests.is_empty(),
        "nobody is late where nobody is"
    );
    house.now += 60_000;
    house.arrive(guest(ANN));
    assert!(
        house.table.bot_requests().is_empty(),
        "nobody decides for Ann, who has just come, or for the others"
    );
    assert_eq!(house.table.info(house.now).time_left, Some(30_000));
    assert!(house.wait(29_999).bot_requests.is_empty());
    assert_eq!(
        house.wait(1).bot_requests.len(),
        3,
        "then the clocks are as strict as ever"
    );
}

#[test]
fn f12_stand_ins_go_on_when_somebody_comes_and_leave_who_comes_alone() {
    let mut house = started(Pace::None, &[ANN, BOB, CAT]);
    for number in [BOB, CAT] {
        house.leave(guest(number));
    }
    assert!(house.wait(PATIENCE_MS).entry.is_some());
    house.leave(guest(ANN));
    assert!(
        house.wait(10 * PATIENCE_MS).entry.is_none(),
        "no stand-in comes while nobody is here"
    );
    house.arrive(guest(ANN));
    let asked: Vec<_> = house
        .table
        .bot_requests()
        .iter()
        .map(|think| think.seat)
        .collect();
    assert_eq!(
        asked,
        [Seat(1), Seat(2)],
        "Ann's seat is hers, the others have stand-ins"
    );
}

/// Everybody leaves in the middle of a simultaneous choice: the match waits for somebody, and then comes to
/// its end although the others stay away.
#[test]
fn a_simultaneous_choice_never_stalls() {
    let mut house = started(Pace::None, &[ANN, BOB, CAT]);
    house.act_randomly();
    for number in [ANN, BOB, CAT] {
        house.leave(guest(number));
    }
    assert_eq!(
        house.table.wake_at(),
        None,
        "nobody is there for whom anything could happen"
    );
    house.wait(10 * PATIENCE_MS);
    assert!(house.table.bot_requests().is_empty());
    house.arrive(guest(CAT));
    house.wait(PATIENCE_MS);
    while house.table.phase() == Phase::Playing {
        house.let_bots_think();
        house.act_randomly();
    }
    assert_eq!(house.table.phase(), Phase::Finished);
}

fn time_left(house: &House) -> Option<u64> {
    house.table.info(house.now).time_left
}

/// A server that was down for an hour, or whose clock was set, has not let anybody think for an hour.
#[test]
fn f10_after_a_restart_every_decision_has_its_whole_time_again() {
    let mut house = started(Pace::Fast, &[ANN, BOB, CAT]);
    house.wait(20_000);
    assert_eq!(time_left(&house), Some(10_000));
    for snapshot in [None, Some(house.table.snapshot())] {
        let entries = if snapshot.is_some() {
            &[][..]
        } else {
            &house.log[..]
        };
        // The new process counts from its own start, before or after what the log's times say.
        for start in [0, 77, house.now + 3_600_000] {
            let mut table =
                Table::restore(snapshot.as_deref(), entries.iter().cloned(), start).unwrap();
            assert_eq!(
                (table.wake_at(), table.info(start).time_left),
                (None, None),
                "nobody is back yet"
            );
            let came = start + 500_000;
            assert!(
                table
                    .wake(came, &mut || [0; 32])
                    .bot_requests
                    .is_empty(),
                "nothing is due"
            );
            // Somebody who only watches starts no clock.
            table.arrived(came, guest(30), "Eve");
            assert_eq!(table.wake_at(), None);
            table.arrived(came, guest(BOB), &name(guest(BOB)));
            assert_eq!(table.info(came).time_left, Some(30_000));
            assert_eq!(table.wake_at(), Some(came + 30_000));
            // The others are waited for as long as anybody who has just gone.
            let early = table.wake(came + PATIENCE_MS - 1, &mut || [0; 32]);
            assert!(early.entry.is_none());
            assert!(
                table
                    .wake(came + PATIENCE_MS, &mut || [0; 32])
                    .entry
                    .is_some()
            );
        }
    }
}

#[test]
fn f10_clocks_stand_still_while_nobody_who_plays_is_here() {
    let mut house = started(Pace::Fast, &[ANN, BOB]);
    house.let_bots_think();
    house.arrive(guest(30));
    house.leave(guest(BOB));
    house.wait(10_000);
    let left = time_left(&house).unwrap();
    house.leave(guest(ANN));
    assert_eq!((time_left(&house), house.table.wake_at()), (None, None));
    assert!(house.wait(3_600_000).bot_requests.is_empty());
    house.arrive(guest(ANN));
    assert_eq!(
        time_left(&house),
        Some(left),
        "it goes on from where it stood"
    );
    // Loading the page again gains no time, and loses none.
    house.leave(guest(ANN));
    house.arrive(guest(ANN));
    assert_eq!(time_left(&house), Some(left));
    let gone = house.wait(PATIENCE_MS - 10_000 - 1);
    assert!(
        gone.entry.is_none(),
        "Bob was gone for ten seconds of Ann's time"
    );
    assert!(house.wait(1).entry.is_some());
}
