//! Whole matches of every game: what is told always adds up to what is true.

use catalog::GameId;
use game_core::{Random as _, Seat};
use protocol::{Command, Have, Phase, Sitter};

use crate::house::{ANN, BOB, CAT, DAN, EVE, House, guest, joined, name};

/// Games with options and people; bots sit on the other seats.
pub(crate) const TABLES: &[(GameId, &str, &[u8])] = &[
    (GameId::Samurakva, "players=2", &[ANN, BOB]),
    (GameId::Samurakva, "players=4 variant=2", &[ANN, BOB, CAT]),
    (GameId::Samurakva, "players=10", &[ANN]),
    (GameId::YokaiSeptet, "form=pocket", &[ANN, BOB]),
    (GameId::YokaiSeptet, "players=3", &[ANN]),
    (GameId::YokaiSeptet, "players=4", &[ANN, BOB, CAT, DAN]),
    (GameId::SamuraiSword, "players=3", &[ANN, BOB, CAT]),
    (GameId::SamuraiSword, "players=7", &[ANN, BOB]),
    (GameId::SamuraiSpirit, "samurai=2", &[ANN, ANN]),
    (GameId::SamuraiSpirit, "samurai=4", &[ANN, ANN, BOB]),
];

#[test]
fn what_is_told_adds_up_to_what_is_true() {
    for &(game, config, people) in TABLES {
        let mut house = House::started(game, config, people);
        house.arrive(guest(EVE));
        house.check_clients();
        for step in 0.. {
            house.let_bots_think();
            if step < 60 || step % 16 == 0 {
                house.check_clients();
            }
            if !house.act_randomly() {
                break;
            }
        }
        house.check_clients();
        assert_eq!(house.table.phase(), Phase::Finished, "{game} {config}");
        assert_eq!(house.finished.len(), 1, "a match ends once");
        let finished = &house.finished[0];
        let (deal, record) = fair_deal::FairDeal::split(&finished.file).unwrap();
        let told = house.table.info(0).deal;
        let (commitment, seal) = (
            Some(told.commitment),
            told.sealed.map(|sealed| fair_deal::seal(&sealed)),
        );
        assert!(seal.is_some());
        let (share, seats) = (house.shares.get(&guest(ANN)).copied(), Some(told.shares));
        deal.unwrap()
            .check(
                record,
                &fair_deal::Evidence {
                    commitment,
                    seal,
                    share,
                    seats,
                },
            )
            .unwrap();
        let replayed = catalog::open(record).unwrap();
        assert_eq!(replayed.outcome(), Some(finished.summary.outcome));
    }
}

/// A client that was cut off anywhere asks for the rest, and has everything again.
#[test]
fn a_client_gets_what_it_missed_and_nothing_twice() {
    for &(game, config, people) in TABLES {
        let mut house = House::started(game, config, people);
        for _ in 0..30 {
            let old = house.clients[&guest(ANN)].model.clone();
            for _ in 0..house.rng.below(4) {
                house.let_bots_think();
                house.act_randomly();
            }
            let known = old.game.clone().unwrap();
            let heard = known
                .boards
                .iter()
                .map(|board| (board.viewer, board.events.len() as u32))
                .collect();
            let have = Have {
                number: known.number,
                era: known.era,
                heard,
            };
            let rest = house
                .table
                .sync(guest(ANN), &name(guest(ANN)), Some(&have), house.now);
            let sent: usize = rest
                .game
                .iter()
                .flat_map(|game| &game.boards)
                .map(|board| board.events.len())
                .sum();
            let all = house
                .table
                .sync(guest(ANN), &name(guest(ANN)), None, house.now);
            let all_events = |sync: &protocol::Sync| -> usize {
                sync.game
                    .iter()
                    .flat_map(|game| &game.boards)
                    .map(|board| board.events.len())
                    .sum()
            };
            assert_eq!(sent + all_events(&old), all_events(&all));
            assert_eq!(joined(old, rest), all);
        }
    }
}

/// Claims of what one has that cannot be true are answered with everything.
#[test]
fn a_client_that_claims_more_than_there_is_gets_everything() {
    let mut house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    house.act_randomly();
    house.act_randomly();
    let all = house.table.sync(guest(ANN), "a", None, house.now);
    for have in [
        Have {
            number: 1,
            era: 0,
            heard: vec![(Some(Seat(0)), u32::MAX)],
        },
        Have {
            number: 1,
            era: 7,
            heard: vec![(Some(Seat(0)), 1)],
        },
        Have {
            number: 9,
            era: 0,
            heard: vec![(Some(Seat(0)), 1)],
        },
        Have {
            number: 1,
            era: 0,
            heard: vec![(Some(Seat(1)), 1), (None, 1), (Some(Seat(200)), 1)],
        },
    ] {
        assert_eq!(
            house
                .table
                .sync(guest(ANN), "a", Some(&have), house.now),
            all,
            "{have:?}"
        );
    }
}

#[test]
fn a_command_sent_again_does_nothing_twice() {
    let mut house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    let sync = house.table.sync(guest(ANN), "", None, 0);
    let choice = sync.game.unwrap().boards[0]
        .choice
        .clone()
        .unwrap();
    let act = Command::Act {
        seat: Seat(0),
        choice: choice.number,
        action: choice.actions[0].clone(),
    };
    let key = protocol::Key::from_random([3; 16]);
    house
        .say_again(guest(ANN), key, act.clone())
        .unwrap();
    let before = (house.table.snapshot(), house.log.len());
    for command in [
        act.clone(),
        Command::Start {},
        Command::Undo { seat: Seat(7) },
    ] {
        let again = house.say_again(guest(ANN), key, command).unwrap();
        assert_eq!(
            (again.entry, again.told.len(), again.bot_requests.len()),
            (None, 0, 0)
        );
    }
    assert_eq!((house.table.snapshot(), house.log.len()), before);
    // Another guest's key of the same letters is another key.
    house.say_again(guest(BOB), key, act).unwrap_err();
}

#[test]
fn seats_rotate_for_a_rematch_and_the_secret_is_new() {
    let mut house = House::started(GameId::Samurakva, "players=3", &[ANN, BOB]);
    let first = house.table.info(0);
    loop {
        house.let_bots_think();
        if !house.act_randomly() {
            break;
        }
    }
    house.tell(BOB, Command::Rematch {}).unwrap_err();
    house.tell(ANN, Command::Rematch {}).unwrap();
    house.check_clients();
    let info = house.table.info(0);
    assert_eq!((info.number, info.phase), (2, Phase::Waiting));
    assert_ne!(info.deal.commitment, first.deal.commitment);
    assert!(
        info.deal.shares.is_empty() && info.deal.sealed.is_none(),
        "everybody has to get ready again"
    );
    assert!(
        !info
            .seats
            .iter()
            .any(|seat| matches!(seat.sitter, Sitter::Guest { ready: true, .. }))
    );
    assert_eq!(house.table.seats_of(guest(ANN)), [Seat(1)]);
    assert_eq!(house.table.seats_of(guest(BOB)), [Seat(2)]);
    house.begin();
    house.let_bots_think();
    house.act_randomly();
    house.check_clients();
}
