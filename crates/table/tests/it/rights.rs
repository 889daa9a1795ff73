//! Who may do what and when: every right and every refusal, as data.

use catalog::GameId;
use game_core::Seat;
use protocol::{Absence, Command, Hex32, Phase, SeatInfo, Sitter};

use table::{Creation, Table};

use crate::house::{ANN, BOB, CAT, EVE, House, creation, guest};

const SHARE: Hex32 = Hex32([1; 32]);

/// Bound to that share.
fn ready() -> Command {
    let id = protocol::MatchId::Named(protocol::MatchName::from_random([6; 16]));
    Command::Ready {
        commitment: fair_deal::share_commitment(id, SHARE),
    }
}

fn reveal(share: Hex32) -> Command {
    Command::Reveal { share }
}

fn act(seat: u8, choice: u32, action: &str) -> Command {
    Command::Act {
        seat: Seat(seat),
        choice,
        action: action.to_owned(),
    }
}

fn bot(seat: u8, level: Option<&str>) -> Command {
    Command::Bot {
        seat: Seat(seat),
        level: level.map(|word| word.parse().unwrap()),
    }
}

fn options(config: &str) -> Command {
    Command::Options {
        config: config.to_owned(),
    }
}

/// Gives each command in turn; each is expected to come to this code.
fn check(house: &mut House, cases: &[(u8, Command, &str)]) {
    for (who, command, expected) in cases {
        let before = (house.table.snapshot(), house.log.len());
        let result = house.tell(*who, command.clone());
        let code = result
            .as_ref()
            .map_or_else(protocol::Refusal::code, |_| "ok");
        assert_eq!(code, *expected, "guest {who}: {command:?}");
        if result.is_err() {
            assert_eq!(
                (house.table.snapshot(), house.log.len()),
                before,
                "{command:?} changed something"
            );
        }
        house.check_clients();
    }
}

#[test]
fn before_the_start() {
    let mut house = House::new(GameId::Samurakva, "players=3");
    for number in [BOB, CAT, EVE] {
        house.arrive(guest(number));
    }
    let sit = |seat| Command::Sit { seat: Seat(seat) };
    let stand = |seat| Command::Stand { seat: Seat(seat) };
    let kick = |seat| Command::Kick { seat: Seat(seat) };
    check(
        &mut house,
        &[
            (BOB, sit(0), "seat_taken"),
            (BOB, sit(3), "no_such_seat"),
            (BOB, sit(255), "no_such_seat"),
            (BOB, sit(1), "ok"),
            (BOB, sit(1), "seat_taken"),
            (BOB, sit(2), "one_seat_each"),
            (BOB, stand(0), "not_your_seat"),
            (BOB, stand(9), "no_such_seat"),
            (EVE, ready(), "not_seated"),
            (EVE, Command::NotReady {}, "not_seated"),
            (BOB, ready(), "ok"),
            (BOB, Command::NotReady {}, "ok"),
            (BOB, ready(), "ok"),
            (BOB, Command::Start {}, "not_host"),
            (BOB, kick(0), "not_host"),
            (BOB, bot(2, Some("solid")), "not_host"),
            (BOB, Command::FillWithBots {}, "not_host"),
            (BOB, options("players=4"), "not_host"),
            (ANN, Command::Start {}, "not_all_ready"),
            (ANN, bot(2, Some("genius")), "unknown_level"),
            (ANN, bot(2, None), "seat_free"),
            (ANN, bot(1, Some("solid")), "seat_taken"),
            (ANN, bot(8, Some("solid")), "no_such_seat"),
            (ANN, bot(2, Some("novice")), "ok"),
            (ANN, bot(2, Some("solid")), "ok"),
            (ANN, bot(2, None), "ok"),
            (ANN, kick(2), "seat_free"),
            (ANN, kick(77), "no_such_seat"),
            (ANN, bot(2, Some("random")), "ok"),
            // A person takes a bot's seat.
            (CAT, sit(2), "ok"),
            (ANN, kick(2), "ok"),
            (ANN, options("players=11"), "bad_config"),
            (ANN, options("nonsense=1 players"), "bad_config"),
            (ANN, act(0, 1, "choose 5"), "not_playing"),
            (ANN, Command::Undo { seat: Seat(0) }, "not_playing"),
            (ANN, Command::AnswerUndo { agree: true }, "not_playing"),
            (ANN, Command::TakeOver { seat: Seat(1) }, "not_playing"),
            (ANN, Command::Return { seat: Seat(0) }, "not_playing"),
            (ANN, Command::Rematch {}, "not_finished"),
            (ANN, Command::FillWithBots {}, "ok"),
            (ANN, Command::FillWithBots {}, "ok"),
            // Bob has been ready all the time: that others came and went did not ask him again.
            (ANN, Command::Start {}, "not_all_ready"),
            (BOB, Command::NotReady {}, "ok"),
            (ANN, ready(), "ok"),
            (ANN, Command::Start {}, "not_all_ready"),
            (BOB, ready(), "ok"),
            (ANN, reveal(SHARE), "not_dealing"),
            (ANN, Command::Start {}, "ok"),
        ],
    );
    assert_eq!(house.table.phase(), Phase::Dealing);
}

#[test]
fn while_the_deal_is_sealed() {
    let mut house = House::new(GameId::Samurakva, "players=3");
    house.seat_all(&[ANN, BOB]);
    house.arrive(guest(EVE));
    let sealed = [
        (ANN, Command::FillWithBots {}, "ok"),
        (ANN, ready(), "ok"),
        (BOB, ready(), "ok"),
        (ANN, Command::Start {}, "ok"),
    ];
    check(&mut house, &sealed);
    check(
        &mut house,
        &[
            (ANN, Command::Start {}, "dealing"),
            (ANN, ready(), "dealing"),
            (EVE, Command::Sit { seat: Seat(2) }, "dealing"),
            (ANN, Command::Kick { seat: Seat(1) }, "dealing"),
            (ANN, bot(2, None), "dealing"),
            (ANN, options("players=3"), "dealing"),
            (ANN, Command::FillWithBots {}, "dealing"),
            (ANN, act(0, 1, "choose 5"), "not_playing"),
            (ANN, Command::Rematch {}, "not_finished"),
            // Who may sit down later is no part of the deal.
            (ANN, Command::Lock {}, "ok"),
            (ANN, Command::Unlock {}, "ok"),
            (EVE, Command::NotReady {}, "dealing"),
            (EVE, reveal(SHARE), "not_seated"),
            (ANN, reveal(Hex32([2; 32])), "other_share"),
            (ANN, reveal(SHARE), "ok"),
            (ANN, reveal(Hex32([2; 32])), "other_share"),
            (ANN, reveal(SHARE), "ok"),
            // Who has second bot_requests gives the attempt up, and everybody is asked again.
            (BOB, Command::NotReady {}, "ok"),
            (BOB, reveal(SHARE), "not_dealing"),
            (ANN, Command::Start {}, "not_all_ready"),
            (ANN, ready(), "ok"),
            (BOB, ready(), "ok"),
            (ANN, Command::Start {}, "ok"),
            (BOB, Command::Stand { seat: Seat(1) }, "ok"),
        ],
    );
    assert_eq!(
        (house.table.phase(), house.table.info(0).deal.aborted),
        (Phase::Waiting, 2)
    );
    check(&mut house, &[(BOB, Command::Sit { seat: Seat(1) }, "ok")]);
    check(&mut house, &sealed);
    check(
        &mut house,
        &[
            (BOB, reveal(SHARE), "ok"),
            (ANN, reveal(SHARE), "ok"),
            (ANN, reveal(SHARE), "already_started"),
        ],
    );
    assert_eq!(house.table.phase(), Phase::Playing);
}

#[test]
fn in_a_match_and_after_it() {
    let mut house = House::started(GameId::Samurakva, "players=3 limit=1", &[ANN, BOB]);
    house.arrive(guest(EVE));
    let seat = Seat(1);
    check(
        &mut house,
        &[
            (EVE, Command::Sit { seat: Seat(2) }, "already_started"),
            (BOB, ready(), "already_started"),
            (ANN, Command::Kick { seat }, "already_started"),
            (ANN, bot(1, None), "already_started"),
            (ANN, options("players=3"), "already_started"),
            (ANN, Command::FillWithBots {}, "already_started"),
            (ANN, Command::Start {}, "already_started"),
            (ANN, Command::Rematch {}, "not_finished"),
            (ANN, act(1, 1, "choose 5"), "not_your_seat"),
            (ANN, act(2, 1, "choose 5"), "not_your_seat"),
            (ANN, act(99, 1, "choose 5"), "no_such_seat"),
            (EVE, act(0, 1, "choose 5"), "not_your_seat"),
            (ANN, act(0, 0, "choose 5"), "stale_choice"),
            (ANN, act(0, u32::MAX, "choose 5"), "stale_choice"),
            (ANN, act(0, 1, "choose \u{0}"), "not_an_action"),
            (ANN, act(0, 1, "take 1"), "choose_first"),
            (ANN, Command::Undo { seat: Seat(0) }, "nothing_to_undo"),
            (ANN, Command::Undo { seat }, "not_your_seat"),
            (ANN, Command::AnswerUndo { agree: true }, "no_undo_open"),
            // The bot is one already; Bob is here.
            (ANN, Command::TakeOver { seat: Seat(2) }, "not_away"),
            (ANN, Command::TakeOver { seat }, "not_away"),
            (BOB, Command::TakeOver { seat: Seat(0) }, "not_host"),
            (ANN, Command::TakeOver { seat: Seat(50) }, "no_such_seat"),
            (BOB, Command::Return { seat }, "not_away"),
            (BOB, Command::Return { seat: Seat(0) }, "not_your_seat"),
            // Standing up in a match lets a bot play on.
            (BOB, Command::Stand { seat }, "ok"),
            (BOB, Command::Stand { seat }, "bot_plays"),
            (BOB, act(1, 1, "choose 5"), "bot_plays"),
            (BOB, Command::Undo { seat }, "bot_plays"),
            (BOB, Command::Return { seat }, "ok"),
        ],
    );
    while house.table.phase() == Phase::Playing {
        house.let_bots_think();
        house.act_randomly();
    }
    check(
        &mut house,
        &[
            (ANN, act(0, 1, "choose 5"), "not_playing"),
            (ANN, Command::Undo { seat: Seat(0) }, "not_playing"),
            (BOB, Command::Stand { seat }, "not_playing"),
            (EVE, Command::Sit { seat: Seat(2) }, "already_started"),
            (ANN, Command::Start {}, "already_started"),
            (EVE, Command::Again {}, "not_seated"),
            (BOB, Command::Rematch {}, "not_host"),
            (ANN, Command::Rematch {}, "ok"),
            (ANN, Command::Rematch {}, "not_finished"),
        ],
    );
}

fn ready_seats(house: &House) -> Vec<u8> {
    let seats = house.table.info(0).seats;
    let ready = |info: &SeatInfo| matches!(info.sitter, Sitter::Guest { ready: true, .. });
    seats
        .iter()
        .filter(|info| ready(info))
        .map(|info| info.seat.0)
        .collect()
}

/// A change of what is played makes everybody get ready again; a change of who else sits does not.
#[test]
fn f11_only_new_options_ask_everybody_anew() {
    let changes = [
        (CAT, Command::Sit { seat: Seat(2) }, &[0, 1][..]),
        (BOB, Command::Stand { seat: Seat(1) }, &[0]),
        (ANN, Command::Kick { seat: Seat(1) }, &[0]),
        (ANN, bot(2, Some("novice")), &[0, 1]),
        (ANN, Command::FillWithBots {}, &[0, 1]),
        (ANN, options("players=4"), &[]),
    ];
    for (who, change, still) in changes {
        let mut house = House::new(GameId::Samurakva, "players=3");
        house.seat_all(&[ANN, BOB]);
        house.arrive(guest(CAT));
        house.tell(ANN, ready()).unwrap();
        house.tell(BOB, ready()).unwrap();
        assert_eq!(ready_seats(&house), [0, 1]);
        house.tell(who, change.clone()).unwrap();
        assert_eq!(ready_seats(&house), still, "{change:?}");
        house.check_clients();
    }
}

#[test]
fn the_hosts_rights_pass_on_around_the_table() {
    let mut house = House::new(GameId::Samurakva, "players=4");
    house.seat_all(&[ANN, BOB, CAT]);
    house
        .tell(ANN, Command::Stand { seat: Seat(0) })
        .unwrap();
    assert_eq!(house.host(), guest(BOB));
    house
        .tell(ANN, Command::Sit { seat: Seat(0) })
        .unwrap();
    house
        .tell(BOB, Command::Stand { seat: Seat(1) })
        .unwrap();
    assert_eq!(house.host(), guest(CAT));
    house
        .tell(ANN, Command::Stand { seat: Seat(0) })
        .unwrap();
    house
        .tell(CAT, Command::Stand { seat: Seat(2) })
        .unwrap();
    assert_eq!(
        house.host(),
        guest(CAT),
        "with nobody seated the last host stays"
    );
    house.check_clients();
}

#[test]
fn bots_do_not_play_alone() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    house
        .tell(ANN, Command::Stand { seat: Seat(0) })
        .unwrap();
    house.tell(ANN, Command::FillWithBots {}).unwrap();
    assert_eq!(
        house
            .tell(ANN, Command::Start {})
            .unwrap_err()
            .code(),
        "nobody_seated"
    );
}

#[test]
fn fewer_seats_move_people_to_free_ones_or_are_refused() {
    let mut house = House::new(GameId::Samurakva, "players=4");
    house.arrive(guest(CAT));
    house
        .tell(CAT, Command::Sit { seat: Seat(3) })
        .unwrap();
    house.tell(ANN, bot(1, Some("novice"))).unwrap();
    house.tell(ANN, options("players=3")).unwrap();
    assert_eq!(house.table.seats_of(guest(CAT)), [Seat(2)]);
    house.check_clients();
    house.tell(ANN, options("players=2")).unwrap();
    assert_eq!(
        house.table.seats_of(guest(CAT)),
        [Seat(1)],
        "a bot makes way"
    );
    house.tell(ANN, options("players=3")).unwrap();
    house.arrive(guest(BOB));
    house
        .tell(BOB, Command::Sit { seat: Seat(2) })
        .unwrap();
    assert_eq!(
        house
            .tell(ANN, options("players=2"))
            .unwrap_err()
            .code(),
        "seat_taken"
    );
    assert_eq!(house.table.info(0).seats.len(), 3);
}

#[test]
fn one_person_leads_several_samurai_and_only_there() {
    for game in GameId::ALL {
        let mut house = House::new(*game, "");
        let result = house.tell(ANN, Command::Sit { seat: Seat(1) });
        assert_eq!(result.is_ok(), *game == GameId::SamuraiSpirit, "{game}");
        assert_eq!(
            house.table.info(0).several_seats,
            *game == GameId::SamuraiSpirit
        );
    }
    let mut house = House::started(GameId::SamuraiSpirit, "samurai=3", &[ANN, ANN, ANN]);
    assert_eq!(
        house.table.info(0).deal.shares,
        [Seat(0)],
        "one share for one person"
    );
    assert!(house.act_randomly());
    house.check_clients();
    let boards = house.clients[&guest(ANN)]
        .model
        .game
        .as_ref()
        .unwrap()
        .boards
        .len();
    assert_eq!(boards, 3);
}

#[test]
fn standing_up_and_returning_shows_to_everybody() {
    let mut house = House::started(GameId::Samurakva, "players=2", &[ANN, BOB]);
    let absence = |house: &House| match &house.clients[&guest(ANN)].model.info.seats[1].sitter {
        Sitter::Guest { absence, .. } => *absence,
        other => panic!("{other:?}"),
    };
    assert_eq!(absence(&house), Absence::Here);
    let reaction = house
        .tell(BOB, Command::Stand { seat: Seat(1) })
        .unwrap();
    assert_eq!(
        (absence(&house), reaction.bot_requests.len()),
        (Absence::BotPlays, 1)
    );
    house
        .tell(BOB, Command::Return { seat: Seat(1) })
        .unwrap();
    assert_eq!(
        (absence(&house), house.table.bot_requests().len()),
        (Absence::Here, 0)
    );
}

#[test]
fn a_new_name_is_shown_once_it_is_used() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    let reaction = house.table.arrived(house.now, guest(ANN), "Anna");
    assert!(reaction.entry.is_some(), "names are in the log");
    let Sitter::Guest { name, .. } = &house.table.info(0).seats[0].sitter else {
        panic!("a guest")
    };
    assert_eq!(name, "Anna");
    assert_eq!(house.table.summary().host.as_deref(), Some("Anna"));
    assert!(
        house
            .table
            .arrived(house.now, guest(ANN), "Anna")
            .entry
            .is_none()
    );
}

/// Nobody is offered a bot that the game does not have.
#[test]
fn a_bot_of_a_level_that_the_game_has_not() {
    let master = |seat| Command::Bot {
        seat: Seat(seat),
        level: Some(bots::Level::Master.into()),
    };
    for &game in GameId::ALL {
        let there = game.has_level(bots::Level::Master);
        let mut house = House::new(game, "");
        let code = if there { "ok" } else { "unknown_level" };
        check(&mut house, &[(ANN, master(1), code)]);
        let creation = Creation {
            level: bots::Level::Master,
            ..creation(game, "")
        };
        assert_eq!(Table::create(creation, 0).is_ok(), there, "{game}");
    }
    assert!(GameId::Samurakva.has_level(bots::Level::Master));
}
