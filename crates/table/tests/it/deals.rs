//! Deals that nobody can choose: what is sealed, what opens it, and what becomes of a deal given up.

use catalog::GameId;
use fair_deal::{Evidence, FairDeal, share_commitment};
use game_core::Seat;
use protocol::{Command, Hex32, Phase, SealedDeal, Sitter};
use table::Table;
use table::dealing::REVEAL_MS;

use crate::house::{ANN, BOB, CAT, EVE, House, guest};
use crate::matches::TABLES;

fn sealed(house: &House) -> SealedDeal {
    house
        .table
        .info(0)
        .deal
        .sealed
        .expect("a deal is sealed")
}

/// Ann, Bob and a bot; the deal is sealed.
fn dealing() -> House {
    let mut house = House::new(GameId::Samurakva, "players=3 limit=1");
    house.seat_all(&[ANN, BOB]);
    house.seal();
    house
}

fn finish(house: &mut House) -> String {
    while house.table.phase() == Phase::Playing {
        house.let_bots_think();
        house.act_randomly();
    }
    house
        .finished
        .last()
        .expect("the match has ended")
        .file
        .clone()
}

#[test]
fn f3_a_sealed_deal_names_the_people_who_play_and_nobody_else() {
    for &(game, config, people) in TABLES {
        let mut house = House::new(game, config);
        house.arrive(guest(EVE));
        house.seat_all(people);
        house.seal();
        let (sealed, info) = (sealed(&house), house.table.info(0));
        let mut first_seats = Vec::new();
        for person in house.table.people() {
            let seat = house.table.seats_of(person)[0];
            first_seats.push((
                seat,
                share_commitment(house.table.match_id(), house.shares[&person]),
            ));
        }
        assert_eq!(sealed.commits, first_seats);
        assert!(
            sealed
                .seats()
                .all(|seat| matches!(info.seats[seat.index()].sitter, Sitter::Guest { .. }))
        );
        assert_eq!(
            (sealed.id, sealed.attempt, sealed.game),
            (house.table.match_id(), 1, game)
        );
        assert_eq!(
            (&sealed.config, sealed.commitment),
            (&info.config, info.deal.commitment)
        );
        // Everybody is told the same, those who watch too.
        house.check_clients();
        assert_eq!(
            house.clients[&guest(EVE)]
                .model
                .info
                .deal
                .sealed
                .as_ref(),
            Some(&sealed)
        );
    }
}

#[test]
fn f3_the_match_begins_with_the_last_share_and_is_the_sealed_deal_opened() {
    let mut house = dealing();
    let before = sealed(&house);
    assert!(
        house
            .table
            .sync(guest(ANN), "", None, 0)
            .game
            .is_none(),
        "nobody sees a card yet"
    );
    house.reveal(guest(BOB)).unwrap();
    assert_eq!(
        (house.table.phase(), house.table.info(0).deal.shares),
        (Phase::Dealing, vec![Seat(1)])
    );
    house.reveal(guest(ANN)).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(sealed(&house), before);
    house.check_clients();
    let file = finish(&mut house);
    let (deal, record) = FairDeal::split(&file).unwrap();
    let deal = deal.unwrap();
    assert_eq!(deal.sealed(), Some(before.clone()));
    for number in [ANN, BOB] {
        let noted = Evidence {
            seal: Some(fair_deal::seal(&before)),
            share: Some(house.shares[&guest(number)]),
            seats: Some(vec![Seat(0), Seat(1)]),
            commitment: Some(before.commitment),
        };
        deal.check(record, &noted).unwrap();
    }
}

/// The server knows everything once the shares are shown, and the last player can wait for the others.
/// There is nothing left for either to choose: one share opens a commitment.
#[test]
fn f3_the_last_to_show_a_share_has_one_share_to_show() {
    let mut house = dealing();
    house.reveal(guest(ANN)).unwrap();
    let snapshot = house.table.snapshot();
    for other in 0..1_000u32 {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&other.to_le_bytes());
        let refused = house
            .tell(
                BOB,
                Command::Reveal {
                    share: Hex32(bytes),
                },
            )
            .unwrap_err();
        assert_eq!(refused.code(), "other_share");
        let late = Command::Ready {
            commitment: share_commitment(house.table.match_id(), Hex32(bytes)),
        };
        assert_eq!(house.tell(BOB, late).unwrap_err().code(), "dealing");
    }
    assert_eq!(house.table.snapshot(), snapshot);
    house.reveal(guest(BOB)).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
}

/// A share that was shown, and a secret that was bound, serve once.
#[test]
fn f3_what_was_shown_for_a_deal_given_up_serves_for_no_other() {
    let mut house = dealing();
    let (first, share) = (sealed(&house), house.shares[&guest(ANN)]);
    house.reveal(guest(ANN)).unwrap();
    house.tell(BOB, Command::NotReady {}).unwrap();
    let info = house.table.info(0);
    assert_eq!(
        (info.phase, info.deal.aborted, info.deal.sealed),
        (Phase::Waiting, 1, None)
    );
    assert!(info.deal.shares.is_empty());
    assert_ne!(
        info.deal.commitment, first.commitment,
        "the server is bound to a new secret"
    );
    let ready =
        |info: &protocol::SeatInfo| matches!(info.sitter, Sitter::Guest { ready: true, .. });
    assert!(
        !info.seats.iter().any(ready),
        "who has shown a share is bound by nothing that is secret"
    );
    assert_eq!(
        house
            .tell(ANN, Command::Start {})
            .unwrap_err()
            .code(),
        "not_all_ready"
    );
    house.check_clients();
    house.seal();
    assert_eq!(sealed(&house).attempt, 2);
    assert_eq!(
        house
            .tell(ANN, Command::Reveal { share })
            .unwrap_err()
            .code(),
        "other_share"
    );
}

#[test]
fn f3_who_does_not_show_their_share_in_time_ends_the_attempt() {
    for leaves in [false, true] {
        let mut house = dealing();
        let start = house.now;
        house.reveal(guest(ANN)).unwrap();
        if leaves {
            house.leave(guest(BOB));
        }
        assert_eq!(house.table.wake_at(), Some(start + REVEAL_MS));
        house.now = start;
        assert_eq!(
            house.wait(REVEAL_MS - 1).entry,
            None,
            "not a millisecond early"
        );
        assert!(house.wait(1).entry.is_some(), "it is logged");
        assert_eq!(
            (house.table.phase(), house.table.info(0).deal.aborted),
            (Phase::Waiting, 1)
        );
        house.check_clients();
        assert_eq!(house.table.wake_at().filter(|_| !leaves), None);
    }
}

#[test]
fn f3_only_those_who_sit_and_the_host_may_give_a_deal_up() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    house.arrive(guest(BOB));
    house
        .tell(BOB, Command::Sit { seat: Seat(1) })
        .unwrap();
    // The host's rights pass on with the seat.
    house
        .tell(ANN, Command::Stand { seat: Seat(0) })
        .unwrap();
    house.seal();
    assert_eq!(
        house
            .tell(ANN, Command::NotReady {})
            .unwrap_err()
            .code(),
        "dealing"
    );
    house.tell(BOB, Command::NotReady {}).unwrap();
    assert_eq!(house.table.info(0).deal.aborted, 1);
}

/// Attempts stand in the file of the match, and a new match starts counting from zero.
#[test]
fn f3_attempts_are_counted_in_the_file_and_after_a_restart() {
    let mut house = dealing();
    let id = house.table.match_id();
    house.tell(BOB, Command::NotReady {}).unwrap();
    house.seal();
    house.wait(REVEAL_MS);
    house.seal();
    assert_eq!(
        (house.table.match_id(), sealed(&house).id),
        (id, id),
        "all are attempts at one match"
    );
    house.reveal(guest(BOB)).unwrap();
    for snapshot in [None, Some(house.table.snapshot())] {
        let entries = if snapshot.is_some() {
            &[][..]
        } else {
            &house.log[..]
        };
        let later = house.now + 10 * REVEAL_MS;
        let mut table =
            Table::restore(snapshot.as_deref(), entries.iter().cloned(), later).unwrap();
        assert_eq!(
            (table.info(0).deal, table.match_id()),
            (house.table.info(0).deal, id)
        );
        assert_eq!(
            (table.phase(), table.info(0).deal.aborted),
            (Phase::Dealing, 2)
        );
        assert_eq!(
            table.wake_at(),
            Some(later + REVEAL_MS),
            "the time begins again"
        );
        let gone = table.wake(later + REVEAL_MS, &mut || [1; 32]);
        assert!(gone.entry.is_some());
        assert_eq!(
            (table.phase(), table.info(0).deal.aborted),
            (Phase::Waiting, 3)
        );
    }
    house.reveal(guest(ANN)).unwrap();
    let file = finish(&mut house);
    assert!(file.contains("\nattempt 3\n"), "{file}");
    house.tell(ANN, Command::Rematch {}).unwrap();
    assert_eq!(house.table.info(0).deal.aborted, 0);
    assert_ne!(house.table.match_id(), id);
    house.seal();
    assert_eq!(
        (sealed(&house).attempt, sealed(&house).id),
        (1, house.table.match_id())
    );
}

/// Who stays ready while others come and go stays bound to the same share.
#[test]
fn f3_strangers_who_come_and_go_change_nobodys_commitment() {
    let mut house = House::new(GameId::Samurakva, "players=3");
    house.seat_all(&[ANN, BOB]);
    house.arrive(guest(EVE));
    for who in [ANN, BOB] {
        house.get_ready(guest(who));
    }
    house
        .tell(EVE, Command::Sit { seat: Seat(2) })
        .unwrap();
    house.get_ready(guest(EVE));
    house
        .tell(ANN, Command::Kick { seat: Seat(2) })
        .unwrap();
    house.tell(ANN, Command::FillWithBots {}).unwrap();
    house.tell(ANN, Command::Start {}).unwrap();
    assert_eq!(
        sealed(&house).seats().collect::<Vec<_>>(),
        [Seat(0), Seat(1)]
    );
    assert_eq!(house.reveal(guest(EVE)).unwrap_err().code(), "not_seated");
    for who in [BOB, ANN] {
        house.reveal(guest(who)).unwrap();
    }
    assert_eq!(house.table.phase(), Phase::Playing);
    house.check_clients();
}

/// A table where people were ready in version 1 asks them again.
#[test]
fn f3_shares_that_came_with_ready_make_nobody_ready_any_more() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    house.seat_all(&[ANN, BOB]);
    let old = |number: u8| {
        let (guest, share) = (guest(number), Hex32([number; 32]));
        let key = "0".repeat(15) + &number.to_string();
        let command = format!(r#"{{"do":"ready","share":"{share}"}}"#);
        let entry = format!(r#""guest":"{guest}","name":"x","key":"{key}","command":{command}"#);
        format!(r#"{{"entry":"command",{entry}}}"#)
    };
    let mut log = house.log.clone();
    log.extend([ANN, BOB, CAT].map(|number| (5_000, old(number))));
    let refused = Table::restore(None, log.clone(), 0)
        .map(drop)
        .unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("the guest has no seat"),
        "as it was then: {refused}"
    );
    log.pop();
    let mut table = Table::restore(None, log.clone(), 0).unwrap();
    let key = protocol::Key::from_random([5; 16]);
    let start = table.command(0, guest(ANN), "x", key, Command::Start {}, &mut || [0; 32]);
    assert_eq!(start.unwrap_err().code(), "not_all_ready");
    // The same words in an entry of today are no command.
    let today = log
        .last()
        .unwrap()
        .1
        .replace("{\"entry\"", "{\"v\":2,\"entry\"");
    log.push((5_000, today));
    assert!(matches!(
        Table::restore(None, log, 0),
        Err(table::Corrupt::Unreadable(_))
    ));
}
