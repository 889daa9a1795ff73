//! A guest who asked to be forgotten: the name is nowhere, and everything else is as it was.

use catalog::GameId;
use game_core::Seat;
use protocol::{Command, GuestId, Phase, Sitter};
use table::{Recipient, Table, without_name};

use crate::eventful::{STORIES, tell};
use crate::house::{ANN, BOB, CAT, DAN, EVE, House, creation, guest, name};
use crate::stored::{Log, read, stored};

type Entries = Vec<(u64, String)>;

fn rewritten(log: &Entries, gone: GuestId) -> Entries {
    let body = |body: &String| {
        without_name(body, gone)
            .unwrap()
            .unwrap_or_else(|| body.clone())
    };
    log.iter()
        .map(|(at, text)| (*at, body(text)))
        .collect()
}

/// What everybody is told, and all that is kept.
fn everything(table: &Table) -> String {
    let told = [ANN, BOB, CAT, DAN, EVE].map(guest).map(|guest| {
        let sync = table.sync(guest, "", None, 0);
        serde_json::to_string(&sync).unwrap()
    });
    format!(
        "{}\n{:?}\n{}",
        told.join("\n"),
        table.bot_requests(),
        table.snapshot()
    )
}

/// Erases a name from a log, in the way a server does it, and compares.
fn check(log: &Log, gone: GuestId, what: &str) {
    let whole = &log.entries;
    let now = whole.last().unwrap().0;
    let before = Table::restore(None, whole.clone(), now).unwrap();
    let mut table = Table::restore(None, whole.clone(), now).unwrap();
    let reaction = table.erase(now, gone);
    assert_eq!(reaction.named, None);
    let quoted = format!("\"{}\"", name(gone));
    let nameless = |table: &Table| everything(table).replace(&quoted, "\"\"");
    assert!(
        nameless(&before) == everything(&table),
        "{what}: nothing else"
    );
    let mut erased = rewritten(whole, gone);
    erased.push((now, reaction.entry.unwrap()));
    assert!(
        whole
            .iter()
            .any(|(_, body)| body.contains(&quoted)),
        "{what}: it was there"
    );
    assert!(
        !erased
            .iter()
            .any(|(_, body)| body.contains(&quoted)),
        "{what}: it is gone"
    );
    let again = Table::restore(None, erased.clone(), now).unwrap();
    assert!(
        everything(&again) == everything(&table),
        "{what}: from the log"
    );
    for (from, text) in &log.snapshots {
        let before = Table::restore(Some(text), whole[*from..].iter().cloned(), now).unwrap();
        let text = without_name(text, gone)
            .unwrap()
            .unwrap_or_else(|| text.clone());
        assert!(!text.contains(&quoted), "{what}: in a snapshot");
        let again = Table::restore(Some(&text), erased[*from..].iter().cloned(), now).unwrap();
        assert!(
            everything(&again) == nameless(&before),
            "{what}: from a snapshot"
        );
    }
}

#[test]
fn f14_an_erased_name_is_nowhere_and_the_log_gives_the_same_table() {
    for &(story, game, configs, end) in STORIES {
        let log = read(&tell(game, configs, end).log);
        // Cat's name is erased in the story itself.
        for gone in [ANN, BOB] {
            check(&log, guest(gone), story);
        }
    }
}

#[test]
fn f14_names_are_erased_from_logs_of_the_first_release() {
    for (story, ..) in STORIES {
        let log = read(&stored(1, &format!("{story}.log")));
        for gone in [ANN, BOB] {
            check(&log, guest(gone), story);
        }
    }
}

fn marks(table: &Table) -> Vec<(String, u32)> {
    let seats = table.info(0).seats.into_iter();
    let marks = seats.filter_map(|seat| match seat.sitter {
        Sitter::Guest { name, mark, .. } => Some((name, mark)),
        _ => None,
    });
    marks.collect()
}

fn sit(house: &mut House, number: u8, seat: u8, name: &str) {
    let key = protocol::Key::from_random([number; 16]);
    let command = Command::Sit { seat: Seat(seat) };
    let reaction = house
        .table
        .command(house.now, guest(number), name, key, command, &mut || {
            [0; 32]
        });
    house.take(reaction.unwrap());
}

fn seated(names: &[(&str, u32)]) -> Vec<(String, u32)> {
    names
        .iter()
        .map(|(name, mark)| ((*name).to_owned(), *mark))
        .collect()
}

#[test]
fn f14_others_keep_their_names_and_numbers_whatever_they_are_called() {
    let host_name = "Mi\"k\\a".to_owned();
    let mut house = House::with(table::Creation {
        host_name,
        ..creation(GameId::Samurakva, "players=5")
    });
    let reaction = house.table.arrived(house.now, guest(ANN), "Mika");
    house.take(reaction);
    sit(&mut house, BOB, 1, "Mika");
    sit(&mut house, CAT, 2, "Міка");
    let mut told = Vec::new();
    for gone in [ANN, CAT] {
        let reaction = house.table.erase(house.now, guest(gone));
        told.extend(reaction.told.iter().map(|tell| tell.to));
        house.take(reaction);
        house.log = rewritten(&house.log, guest(gone));
    }
    assert_eq!(
        told,
        [Recipient::Guest(guest(ANN)); 2],
        "who is here hears of it"
    );
    sit(&mut house, DAN, 3, "Mika");
    let expected = seated(&[("", 1), ("Mika", 2), ("", 2), ("Mika", 1)]);
    assert_eq!(marks(&house.table), expected);
    let text = house
        .log
        .iter()
        .map(|(_, body)| body.as_str())
        .collect::<String>();
    assert!(!text.contains("k\\\\a") && !text.contains("Міка"), "{text}");
    let again = Table::restore(None, house.log.clone(), house.now).unwrap();
    assert_eq!(
        (marks(&again), again.snapshot()),
        (expected, house.table.snapshot())
    );
    assert_eq!(
        house.table.summary().host,
        None,
        "the host has no name either"
    );
}

#[test]
fn f14_somebody_who_was_kicked_has_no_name_left() {
    let mut house = House::new(GameId::Samurakva, "players=3");
    house.arrive(guest(BOB));
    house
        .tell(BOB, Command::Sit { seat: Seat(1) })
        .unwrap();
    house
        .tell(ANN, Command::Kick { seat: Seat(1) })
        .unwrap();
    let snapshot = house.table.snapshot();
    let reaction = house.table.erase(house.now, guest(BOB));
    house.take(reaction);
    assert_eq!(house.table.info(0).kicked[0].name, "");
    assert_eq!(
        without_name(&snapshot, guest(BOB))
            .unwrap()
            .unwrap()
            .find(&name(guest(BOB))),
        None
    );
    // Without a name they are still sent away.
    assert!(
        house
            .tell(BOB, Command::Sit { seat: Seat(1) })
            .is_err()
    );
}

#[test]
fn f14_identities_beside_each_other_are_no_names() {
    let [ann, bob] = [guest(ANN), guest(BOB)];
    let text = format!(
        r#"{{"form":2,"host":"{bob}","host_name":"Bob","kicked":[["{bob}","Bob"]],"play":{{"denied":["{ann}","{bob}"]}}}}"#
    );
    assert_eq!(without_name(&text, ann), Ok(None));
    let erased = without_name(&text, bob).unwrap().unwrap();
    assert!(
        !erased.contains("Bob") && erased.contains(&format!(r#"["{ann}","{bob}"]"#)),
        "{erased}"
    );
    assert_eq!(
        without_name(&erased, bob),
        Ok(None),
        "a second time there is nothing to do"
    );
    assert!(without_name("{", bob).is_err());
}

#[test]
fn f14_a_match_that_ends_later_does_not_know_who_was_erased() {
    let mut house = House::started(GameId::Samurakva, "players=3 limit=1", &[ANN, BOB]);
    let reaction = house.table.erase(house.now, guest(BOB));
    house.take(reaction);
    house.leave(guest(BOB));
    house.wait(table::presence::PATIENCE_MS);
    loop {
        house.let_bots_think();
        if !house.act_randomly() {
            break;
        }
    }
    assert_eq!(house.table.phase(), Phase::Finished);
    let players = &house.finished[0].summary.players;
    assert_eq!((players[1].guest, players[1].name.as_str()), (None, ""));
    assert_eq!(
        (players[0].guest, players[0].name.clone()),
        (Some(guest(ANN)), name(guest(ANN)))
    );
    assert!(
        !house
            .log
            .iter()
            .skip_while(|(_, body)| !body.contains("erased"))
            .any(|(_, body)| { body.contains(&name(guest(BOB))) })
    );
}
