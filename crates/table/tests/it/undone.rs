//! Undo: at once where nothing was shown, otherwise only if everybody agrees.

use std::collections::BTreeMap;
use std::thread;

use catalog::GameId;
use game_core::{PlayoutRng, Random as _, Seat};
use game_testkit::Effort;
use protocol::{Board, Command, GuestId, Refusal, ServerMessage};
use serde_json::Value;
use table::Table;
use table::presence::{PATIENCE_MS, TAKE_OVER_MS};

use crate::house::{ANN, BOB, CAT, EVE, House, guest};
use crate::matches::TABLES;

fn record(house: &House) -> String {
    let snapshot: Value = serde_json::from_str(&house.table.snapshot()).unwrap();
    snapshot["play"]["record"]
        .as_str()
        .unwrap()
        .to_owned()
}

fn era(house: &House) -> u32 {
    house
        .table
        .sync(guest(ANN), "", None, 0)
        .game
        .unwrap()
        .era
}

/// The last action, and whose it is.
fn last(house: &House) -> Option<(Seat, GuestId)> {
    let record = record(house);
    let line = record
        .lines()
        .rfind(|line| line.starts_with(|c: char| c.is_ascii_digit()))?;
    let seat: Seat = line.split_once(' ')?.0.parse().ok()?;
    let people = house.table.people();
    people
        .into_iter()
        .find(|guest| house.table.seats_of(*guest).contains(&seat))
        .map(|guest| (seat, guest))
}

/// Every undo that was granted without asking is looked at again with other worlds, and it must give
/// back exactly what was before: same record, same boards, for everybody.
#[test]
fn what_is_granted_without_asking_showed_nobody_anything() {
    // In halves on two threads, because no other test takes as long.
    let granted: u32 = thread::scope(|scope| {
        let halves = [0, 1].map(|first| scope.spawn(move || granted_without_asking(first)));
        halves
            .into_iter()
            .map(|half| half.join().unwrap())
            .sum()
    });
    assert!(
        granted > 20,
        "only {granted} undos were granted: the test has little to say"
    );
}

/// Plays every second match at every table, asks to undo everything, and gives the number of times that was
/// granted at once.
fn granted_without_asking(first: u64) -> u32 {
    let matches = Effort::from_env().pick(2, 30);
    let tables = TABLES.iter().flat_map(|table| {
        (first..matches)
            .step_by(2)
            .map(move |round| (table, round))
    });
    let mut granted = 0;
    for (&(game, config, people), round) in tables {
        let mut house = House::new(game, config);
        house.rng = PlayoutRng::new(round);
        house.seat_all(people);
        // Somebody else must be asked, or everything is granted.
        let others = house.table.people().len() > 1;
        house.begin();
        for _ in 0..60 {
            house.let_bots_think();
            let before = record(&house);
            let models: Vec<_> = house
                .clients
                .values()
                .map(|client| client.model.game.clone())
                .collect();
            if !house.act_randomly() {
                break;
            }
            let Some((seat, guest)) = last(&house) else {
                continue;
            };
            let acted = record(&house);
            let old_era = era(&house);
            if house.say(guest, Command::Undo { seat }).is_ok() && era(&house) > old_era && others {
                granted += 1;
                assert_eq!(record(&house), before);
                let mut rng = PlayoutRng::new(round ^ 0xabcd);
                let reopened = catalog::open(&acted).unwrap();
                assert!(
                    !reopened.last_action_reveals(1_000, &mut rng),
                    "{game}: {acted}"
                );
                check_boards(&house, &models);
            }
            house.check_clients();
            house
                .clients
                .values_mut()
                .for_each(|client| client.heard.clear());
        }
    }
    granted
}

/// Boards are as before, but for the numbers of choices.
fn check_boards(house: &House, models: &[Option<protocol::MatchSync>]) {
    for (client, before) in house.clients.values().zip(models) {
        let (now, before) = (
            client.model.game.as_ref().unwrap(),
            before.as_ref().unwrap(),
        );
        assert_eq!(now.waits_for, before.waits_for);
        for (now, before) in now.boards.iter().zip(&before.boards) {
            assert_eq!((&now.view, &now.events), (&before.view, &before.events));
            let actions = |board: &protocol::Board| {
                board
                    .choice
                    .as_ref()
                    .map(|choice| choice.actions.clone())
            };
            assert_eq!(actions(now), actions(before));
        }
    }
}

/// A table at which Ann's last action showed something, so that the others are asked.
fn asked() -> (House, String) {
    let mut house = House::started(GameId::YokaiSeptet, "players=4", &[ANN, BOB, CAT]);
    loop {
        house.let_bots_think();
        let before = record(&house);
        assert!(house.act_randomly());
        let showed = catalog::open(&record(&house))
            .unwrap()
            .last_action_reveals(50, &mut PlayoutRng::new(1));
        if last(&house) == Some((Seat(0), guest(ANN))) && showed {
            house
                .tell(ANN, Command::Undo { seat: Seat(0) })
                .unwrap();
            return (house, before);
        }
    }
}

fn answer(house: &mut House, who: u8, agree: bool) -> &'static str {
    house
        .tell(who, Command::AnswerUndo { agree })
        .map_or_else(|refusal| refusal.code(), |_| "ok")
}

#[test]
fn if_everybody_agrees_it_is_as_it_was() {
    let (mut house, before) = asked();
    let wish = house.clients[&guest(BOB)]
        .model
        .info
        .undo
        .clone()
        .unwrap();
    assert_eq!(
        (wish.seat, wish.open, wish.agreed),
        (Seat(0), vec![Seat(1), Seat(2)], vec![])
    );
    assert_eq!(
        house
            .tell(ANN, Command::Undo { seat: Seat(0) })
            .unwrap_err()
            .code(),
        "undo_open"
    );
    assert_eq!(answer(&mut house, ANN, true), "already_answered");
    house.arrive(guest(EVE));
    assert_eq!(answer(&mut house, EVE, true), "not_seated");
    assert_eq!(answer(&mut house, BOB, true), "ok");
    assert_eq!(answer(&mut house, BOB, true), "already_answered");
    assert_eq!(house.table.info(0).undo.unwrap().agreed, [Seat(1)]);
    assert_eq!((era(&house), record(&house) == before), (0, false));
    assert_eq!(answer(&mut house, CAT, true), "ok");
    assert_eq!((era(&house), record(&house) == before), (1, true));
    assert_eq!(answer(&mut house, CAT, true), "no_undo_open");
    house.check_clients();
    house.act_randomly();
    house.check_clients();
}

#[test]
fn one_refusal_closes_it() {
    let (mut house, before) = asked();
    assert_eq!(answer(&mut house, BOB, true), "ok");
    assert_eq!(answer(&mut house, CAT, false), "ok");
    assert_eq!(
        (
            era(&house),
            record(&house) == before,
            house.table.info(0).undo
        ),
        (0, false, None)
    );
    house.check_clients();
}

#[test]
fn any_action_closes_it() {
    let (mut house, _) = asked();
    house.let_bots_think();
    if house.table.info(0).undo.is_some() {
        assert!(house.act_randomly());
    }
    assert_eq!(house.table.info(0).undo, None);
    assert_eq!(answer(&mut house, BOB, true), "no_undo_open");
    house.check_clients();
}

/// Cat's page goes away for as long as it must, and the host calls a bot.
fn take_over(house: &mut House) {
    house.leave(guest(CAT));
    house.wait(TAKE_OVER_MS);
    house
        .tell(ANN, Command::TakeOver { seat: Seat(2) })
        .unwrap();
}

fn undo(house: &mut House, who: u8, seat: u8) -> &'static str {
    house
        .tell(who, Command::Undo { seat: Seat(seat) })
        .map_or_else(|refusal| refusal.code(), |_| "ok")
}

#[test]
fn f4_a_stand_in_consents_to_nothing() {
    let (mut house, before) = asked();
    assert_eq!(answer(&mut house, BOB, true), "ok");
    take_over(&mut house);
    assert_eq!(
        (era(&house), record(&house) == before),
        (0, false),
        "nothing is taken back"
    );
    assert_eq!(
        house.table.info(0).undo,
        None,
        "what was asked lies before the bot came"
    );
    assert_eq!(answer(&mut house, BOB, true), "no_undo_open");
    assert_eq!(undo(&mut house, ANN, 0), "undo_too_far");
    house.check_clients();
    // Neither does it help that the person is back: they have not seen what came after.
    house.arrive(guest(CAT));
    assert_eq!(undo(&mut house, ANN, 0), "undo_too_far");
    house.check_clients();
}

/// However a bot comes to play for somebody: called, waited for, or let play.
#[test]
fn f4_no_way_to_a_stand_in_gives_its_consent() {
    for way in 0..4 {
        let (mut house, _) = asked();
        answer(&mut house, BOB, true);
        match way {
            0 => take_over(&mut house),
            1 => {
                house.leave(guest(CAT));
                house.wait(PATIENCE_MS);
            }
            2 => drop(
                house
                    .tell(CAT, Command::Stand { seat: Seat(2) })
                    .unwrap(),
            ),
            // The host blinks, and somebody else calls the bot.
            _ => {
                house.leave(guest(ANN));
                house.leave(guest(CAT));
                house.wait(PATIENCE_MS);
            }
        }
        assert_eq!(
            (era(&house), house.table.info(0).undo),
            (0, None),
            "way {way}"
        );
        house.arrive(guest(ANN));
        assert_eq!(undo(&mut house, ANN, 0), "undo_too_far", "way {way}");
        // The host standing up and sitting down again changes nothing.
        house
            .tell(ANN, Command::Stand { seat: Seat(0) })
            .unwrap();
        house
            .tell(ANN, Command::Return { seat: Seat(0) })
            .unwrap();
        assert_eq!(undo(&mut house, ANN, 0), "undo_too_far", "way {way}");
    }
}

/// After the bot came, what is done can be taken back again, but not without the person.
#[test]
fn f4_while_a_stand_in_plays_nobody_can_ask() {
    let (mut house, _) = asked();
    take_over(&mut house);
    let handed = record(&house);
    loop {
        house.let_bots_think();
        let acted = last(&house) == Some((Seat(0), guest(ANN)));
        let showed = || {
            catalog::open(&record(&house))
                .unwrap()
                .last_action_reveals(50, &mut PlayoutRng::new(1))
        };
        if acted && record(&house) != handed && showed() {
            break;
        }
        assert!(house.act_randomly());
    }
    let refused = house
        .tell(ANN, Command::Undo { seat: Seat(0) })
        .unwrap_err();
    assert_eq!(
        refused,
        Refusal::StandInPlays {
            seats: vec![Seat(2)]
        }
    );
    house.arrive(guest(CAT));
    assert_eq!(undo(&mut house, ANN, 0), "ok");
    assert_eq!(
        house.table.info(0).undo.unwrap().open,
        [Seat(1), Seat(2)],
        "Cat is asked herself"
    );
    assert_eq!(answer(&mut house, BOB, true), "ok");
    // Going away is no consent.
    house.leave(guest(CAT));
    assert_eq!((era(&house), house.table.info(0).undo.is_some()), (0, true));
    house.arrive(guest(CAT));
    assert_eq!(answer(&mut house, CAT, true), "ok");
    assert_eq!(era(&house), 1);
    house.check_clients();
}

#[test]
fn f11_after_a_no_nobody_asks_again_until_something_happened() {
    let (mut house, _) = asked();
    assert_eq!(answer(&mut house, BOB, false), "ok");
    for _ in 0..5 {
        assert_eq!(undo(&mut house, ANN, 0), "undo_denied");
    }
    // It outlives the process.
    for snapshot in [None, Some(house.table.snapshot())] {
        let entries = if snapshot.is_some() {
            &[][..]
        } else {
            &house.log[..]
        };
        let mut table = Table::restore(snapshot.as_deref(), entries.iter().cloned(), 0).unwrap();
        let command = Command::Undo { seat: Seat(0) };
        let key = protocol::Key::from_random([3; 16]);
        let refused = table
            .command(0, guest(ANN), "Ann", key, command, &mut || [0; 32])
            .unwrap_err();
        assert_eq!(refused.code(), "undo_denied");
    }
    let before = record(&house);
    while record(&house) == before {
        house.let_bots_think();
        if record(&house) == before {
            assert!(house.act_randomly());
        }
    }
    assert_ne!(undo(&mut house, ANN, 0), "undo_denied");
    house.check_clients();
}

/// With bots alone nobody is asked, so nothing may come again that was seen: whenever it is offered, fresh worlds of the
/// person agree that everything since was known, and it gives back what was before; otherwise it is refused.
#[test]
fn with_bots_alone_it_is_offered_where_nothing_was_seen_and_nowhere_else() {
    let (mut offered, mut refused) = (0, 0);
    for (round, &(game, config, _)) in (0..).zip(TABLES) {
        let mut house = House::new(game, config);
        house.rng = PlayoutRng::new(round);
        house.seat_all(&[ANN]);
        house.begin();
        for _ in 0..40 {
            house.let_bots_think();
            let before = record(&house);
            if !house.act_randomly() {
                break;
            }
            let Some((seat, person)) = last(&house) else {
                continue;
            };
            for _ in 0..house.rng.below(3) {
                house.let_one_bot_think();
            }
            let acted = record(&house);
            let sync = house.table.sync(person, "", None, 0);
            let free = sync.game.unwrap().free_undo;
            match house.say(person, Command::Undo { seat }) {
                Ok(_) => {
                    assert!(free, "{game}: not offered and done\n{acted}");
                    assert_eq!(record(&house), before);
                    check_nothing_was_seen(&before, &acted, seat);
                    offered += 1;
                }
                Err(Refusal::UndoSeen) => {
                    assert!(!free, "{game}: offered and refused\n{acted}");
                    refused += 1;
                }
                Err(Refusal::ChangeInstead { .. } | Refusal::NotPlaying) => {}
                Err(other) => panic!("{game}: {other}"),
            }
            house.check_clients();
        }
    }
    assert!(offered > 20 && refused > 20, "{offered}, {refused}");
}

fn check_nothing_was_seen(before: &str, acted: &str, seat: Seat) {
    let first = catalog::open(before).unwrap().actions();
    let all = catalog::open(acted).unwrap();
    let mut rng = PlayoutRng::new(0xbead);
    for at in first..all.actions() {
        let then = all.prefix(at + 1).unwrap();
        assert!(
            !then.last_action_shows(&[seat], 1_000, &mut rng),
            "action {at} of\n{acted}"
        );
    }
}

/// What bots have shown is not taken back by going back: they would show the same again.
#[test]
fn cards_that_bots_have_turned_up_cannot_be_taken_back() {
    let mut house = House::started(GameId::Samurakva, "players=4", &[ANN]);
    assert!(house.act_randomly());
    house.let_bots_think();
    let refused = house
        .tell(ANN, Command::Undo { seat: Seat(0) })
        .unwrap_err();
    assert_eq!(refused.code(), "undo_seen");
    assert_eq!(era(&house), 0);
}

/// Whether a pending choice could be taken back would depend on whether others changed their minds.
#[test]
fn a_choice_that_is_still_open_is_changed_not_taken_back() {
    let mut house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    let choice = house.clients[&guest(ANN)]
        .model
        .game
        .clone()
        .unwrap()
        .boards[0]
        .choice
        .clone()
        .unwrap();
    let act = Command::Act {
        seat: Seat(0),
        choice: choice.number,
        action: choice.actions[0].clone(),
    };
    house.tell(ANN, act).unwrap();
    let refused = house
        .tell(ANN, Command::Undo { seat: Seat(0) })
        .unwrap_err();
    assert_eq!(refused.code(), "change_instead");
}

#[test]
fn an_action_sent_before_an_undo_answers_nothing_after_it() {
    let (mut house, _) = asked();
    // Numbers are a seat's own: an action names both.
    let numbers = |house: &House| -> BTreeMap<Seat, u32> {
        let boards = [ANN, BOB, CAT].map(|who| {
            house.clients[&guest(who)]
                .model
                .game
                .clone()
                .unwrap()
                .boards
        });
        let numbered = |board: &Board| Some((board.viewer?, board.choice.as_ref()?.number));
        boards
            .iter()
            .flatten()
            .filter_map(numbered)
            .collect()
    };
    let before = numbers(&house);
    answer(&mut house, BOB, true);
    answer(&mut house, CAT, true);
    let after = numbers(&house);
    assert!(!after.is_empty());
    let risen = |(seat, number): (&Seat, &u32)| {
        before
            .get(seat)
            .is_none_or(|before| number > before)
    };
    assert!(after.iter().all(risen), "{before:?}, then {after:?}");
    let told_all = house.clients.values().all(|client| {
        client.heard.iter().any(|message| matches!(message, ServerMessage::Sync(sync) if sync.game.as_ref().is_some_and(|game| game.era == 1)))
    });
    assert!(told_all);
}
