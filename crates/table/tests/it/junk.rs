//! Whatever is sent in whatever order: a typed refusal, nothing changed, no panic.

use catalog::GameId;
use game_core::Seat;
use proptest::prelude::*;
use protocol::{Command, Hex32, Key, Phase};
use table::Table;

use crate::house::{ANN, BOB, CAT, EVE, House, guest};

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![8 => (0u8..4).prop_map(Seat), 1 => any::<u8>().prop_map(Seat)]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => (1u8..80).prop_map(|card| format!("choose {card}")),
        2 => (0u8..6).prop_map(|row| format!("take {row}")),
        1 => Just("players=3".to_owned()),
        1 => Just("players=2 variant=2".to_owned()),
        1 => any::<String>(),
        1 => Just("x".repeat(100_000)),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        1 => seat().prop_map(|seat| Command::Sit { seat }),
        1 => seat().prop_map(|seat| Command::Stand { seat }),
        1 => any::<[u8; 32]>().prop_map(|bytes| Command::Ready { commitment: Hex32(bytes) }),
        1 => any::<[u8; 32]>().prop_map(|bytes| Command::Reveal { share: Hex32(bytes) }),
        1 => Just(Command::NotReady {}),
        1 => (seat(), prop::option::of(prop_oneof![Just("novice".to_owned()), any::<String>()]))
            .prop_map(|(seat, level)| Command::Bot { seat, level: level.map(|word: String| word.parse().unwrap()) }),
        1 => seat().prop_map(|seat| Command::Kick { seat }),
        1 => prop_oneof![Just(BOB), Just(CAT)].prop_map(|who| Command::Allow { guest: guest(who) }),
        1 => prop_oneof![1 => Just(Command::Lock {}), 3 => Just(Command::Unlock {})],
        1 => text().prop_map(|config| Command::Options { config }),
        3 => Just(Command::Start {}),
        2 => Just(Command::FillWithBots {}),
        20 => (seat(), prop_oneof![8 => 0u32..40, 1 => any::<u32>()], text())
            .prop_map(|(seat, choice, action)| Command::Act { seat, choice, action }),
        3 => seat().prop_map(|seat| Command::Undo { seat }),
        2 => any::<bool>().prop_map(|agree| Command::AnswerUndo { agree }),
        1 => seat().prop_map(|seat| Command::TakeOver { seat }),
        1 => seat().prop_map(|seat| Command::Return { seat }),
        1 => Just(Command::Rematch {}),
        1 => Just(Command::Again {}),
    ]
}

/// Something that comes in from outside.
#[derive(Clone, Debug)]
enum Input {
    Command(u8, Command),
    Arrive(u8),
    Leave(u8),
    Wait(u64),
    Bot(Seat, u32, String),
    BotRequest,
    Act,
    /// Everybody who sits gets ready, the host starts, and this many show their shares.
    Deal(usize),
}

fn input() -> impl Strategy<Value = Input> {
    let who = || prop_oneof![Just(ANN), Just(BOB), Just(CAT), Just(EVE)];
    prop_oneof![
        20 => (who(), command()).prop_map(|(who, command)| Input::Command(who, command)),
        2 => who().prop_map(Input::Arrive),
        1 => who().prop_map(Input::Leave),
        1 => prop_oneof![Just(0u64), Just(40_000), Just(400_000), 0..u64::from(u32::MAX)].prop_map(Input::Wait),
        1 => (seat(), any::<u32>(), text()).prop_map(|(seat, choice, action)| Input::Bot(seat, choice, action)),
        1 => Just(Input::BotRequest),
        10 => Just(Input::Act),
        2 => (0usize..4).prop_map(Input::Deal),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_inputs_breaks_a_table(inputs in prop::collection::vec(input(), 1..120), paced in any::<bool>()) {
        let pace = if paced { protocol::Pace::Fast } else { protocol::Pace::None };
        let creation = table::Creation { pace, ..crate::house::creation(GameId::Samurakva, "players=3") };
        let mut house = House::with(creation);
        for input in inputs {
            let (before, logged) = (house.table.snapshot(), house.log.len());
            match input {
                Input::Command(who, command) => {
                    if house.tell(who, command).is_err() {
                        prop_assert_eq!(house.table.snapshot(), before);
                    }
                }
                Input::Arrive(who) => house.arrive(guest(who)),
                Input::Leave(who) => house.leave(guest(who)),
                Input::Wait(ms) => drop(house.wait(ms)),
                Input::Bot(seat, choice, action) => {
                    if let Ok(reaction) = house.table.bot_decided(house.now, seat, choice, &action) {
                        house.take(reaction);
                    }
                }
                Input::BotRequest => house.let_bots_think(),
                Input::Act => drop(house.act_randomly()),
                Input::Deal(shown) => deal(&mut house, shown),
            }
            if house.log.len() == logged && !paced {
                prop_assert_eq!(house.table.snapshot(), before_or(&house), "what is not logged changes nothing");
            }
            house.check_clients();
        }
        let restored = Table::restore(None, house.log.iter().cloned(), house.now).unwrap();
        prop_assert_eq!(restored.snapshot(), house.table.snapshot());
    }

    #[test]
    fn a_log_of_junk_gives_an_error(body in any::<String>(), at in any::<u64>()) {
        prop_assert!(Table::restore(None, [(at, body.clone())], at).is_err());
        prop_assert!(Table::restore(Some(&body), [], at).is_err());
    }
}

fn deal(house: &mut House, shown: usize) {
    let host = house.host();
    if house.table.phase() == Phase::Waiting {
        let _ = house.say(host, Command::FillWithBots {});
        house
            .table
            .people()
            .into_iter()
            .for_each(|guest| house.get_ready(guest));
        let _ = house.say(host, Command::Start {});
    }
    for guest in house.table.people().into_iter().take(shown) {
        let _ = house.reveal(guest);
    }
}

/// What the log gives.
fn before_or(house: &House) -> String {
    Table::restore(None, house.log.iter().cloned(), house.now)
        .unwrap()
        .snapshot()
}

#[test]
fn a_key_is_not_used_up_by_a_refusal() {
    let mut house = House::new(GameId::Samurakva, "players=2");
    let key = Key::from_random([1; 16]);
    house
        .say_again(guest(ANN), key, Command::Rematch {})
        .unwrap_err();
    assert!(
        house
            .say_again(guest(ANN), key, Command::NotReady {})
            .unwrap()
            .entry
            .is_some()
    );
}
