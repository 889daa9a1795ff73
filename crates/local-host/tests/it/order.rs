//! What is told, and when: never before the log has it.

use bots::Level;
use catalog::GameId;
use game_core::Seat;
use local_host::{Addressed, Host};
use protocol::{ClientMessage, Command, Key, ServerMessage, VERSION};

use crate::device::{Device, creation, guest};

fn key(number: u8) -> Key {
    Key::from_random([number; 16])
}

fn wants(host: &mut Host, number: u8, command: Command) {
    let message = ClientMessage::Command {
        key: key(number),
        command,
    };
    host.hear(3, guest(1), message, &mut || [5; 32]);
}

fn at_home() -> Host {
    let mut host = Host::create(creation(GameId::Samurakva, "players=3"), 1).unwrap();
    host.arrive(2, guest(1), "Ann");
    let last = host.unsaved().last().unwrap().number;
    host.saved(last);
    host.ready();
    host
}

fn is_done(told: &[Addressed], number: u8) -> bool {
    let done = ServerMessage::Done { key: key(number) };
    told.last()
        .is_some_and(|told| told.message == done)
}

#[test]
fn nobody_is_told_what_is_not_durable() {
    let mut host = at_home();
    let seat = Seat(1);
    let bot = |seat| Command::Bot {
        seat,
        level: Some(Level::Random.into()),
    };
    wants(&mut host, 1, bot(seat));
    // Somebody who asks for everything meanwhile would hear of it too.
    let hello = ClientMessage::Hello {
        protocol: VERSION,
        have: None,
    };
    host.hear(3, guest(1), hello, &mut || [5; 32]);
    wants(&mut host, 2, bot(Seat(2)));
    assert!(host.ready().0.is_empty(), "nothing is durable yet");
    let entries = host.unsaved();
    assert_eq!(entries.len(), 2);
    assert!(host.unsaved().is_empty(), "each is given once");
    assert!(host.ready().0.is_empty(), "taking is not saving");
    host.saved(entries[0].number);
    let (told, _) = host.ready();
    let [info, done, sync] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(matches!(info.message, ServerMessage::Info { .. }));
    assert_eq!(done.message, ServerMessage::Done { key: key(1) });
    let ServerMessage::Sync(sync) = &sync.message else {
        panic!("{sync:?}")
    };
    let bots = format!("{:?}", sync.info.seats);
    assert_eq!(bots.matches("Bot").count(), 1, "the second is not durable");
    host.saved(entries[1].number);
    assert!(is_done(&host.ready().0, 2));
}

#[test]
fn a_number_that_was_never_given_saves_nothing() {
    let mut host = at_home();
    host.saved(99);
    wants(&mut host, 1, Command::FillWithBots {});
    assert!(host.ready().0.is_empty());
}

#[test]
fn a_command_sent_twice_is_carried_out_once_and_answered_twice() {
    let mut host = at_home();
    for _ in 0..2 {
        wants(&mut host, 1, Command::FillWithBots {});
    }
    let entries = host.unsaved();
    assert_eq!(entries.len(), 1);
    host.saved(entries[0].number);
    let (told, _) = host.ready();
    assert!(is_done(&told, 1) && is_done(&told[..told.len() - 1], 1));
}

#[test]
fn a_refusal_and_another_version_are_told() {
    let mut host = at_home();
    wants(&mut host, 1, Command::Start {});
    let hello = ClientMessage::Hello {
        protocol: VERSION + 1,
        have: None,
    };
    host.hear(3, guest(1), hello, &mut || [5; 32]);
    let (told, _) = host.ready();
    let [refused, other] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(matches!(refused.message, ServerMessage::Refused { .. }));
    assert!(
        matches!(&other.message, ServerMessage::Error { error } if error.code == "other_version")
    );
}

#[test]
fn who_is_not_here_is_not_heard() {
    let mut host = at_home();
    host.hear(3, guest(2), ClientMessage::Ping {}, &mut || [5; 32]);
    assert!(host.ready().0.is_empty());
}

#[test]
fn a_bot_is_asked_once_and_again_when_its_choice_has_gone() {
    let device = Device::begun(GameId::Samurakva, "players=2", 1);
    let mut host = device.restarted().host;
    let asked = host.table().bot_requests();
    let [request] = &asked[..] else {
        panic!("{asked:?}")
    };
    assert!(
        host.ready().1.is_empty(),
        "it was asked when it was restored"
    );
    host.decided(4, request.seat, request.choice + 1, "no such");
    let (_, again) = host.ready();
    assert!(again.is_empty(), "it still thinks");
    host.decided(4, request.seat, request.choice, "no such");
    let (_, again) = host.ready();
    assert_eq!(again.len(), 1, "what it said could not be taken");
}
