//! What a guest is told follows from what their seat may know, and from nothing else.

use std::fmt::Write;

use catalog::{AnyMatch, GameId};
use game_core::{PlayoutRng, Random as _, Seat, Viewer};
use game_testkit::Effort;
use protocol::{Board, Command, GuestId, ServerMessage};
use serde_json::Value;

use crate::house::{ANN, BOB, CAT, EVE, House, guest};
use crate::matches::TABLES;

/// A match beside the table, played by the same actions: the only source of what may be told.
struct Witness {
    game: Box<dyn AnyMatch>,
}

impl Witness {
    fn of(house: &House) -> Witness {
        let snapshot: Value = serde_json::from_str(&house.table.snapshot()).unwrap();
        Witness {
            game: catalog::open(snapshot["play"]["record"].as_str().unwrap()).unwrap(),
        }
    }

    /// All that the viewer may know.
    fn known(&self, viewer: Option<Seat>) -> (Value, Vec<Value>, Vec<String>) {
        let looks = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let actions = viewer
            .map(|seat| self.game.legal(seat))
            .unwrap_or_default();
        (self.game.view(looks), self.game.heard(looks, 0), actions)
    }
}

/// The boards that a message brings, as a client would have them afterwards.
fn boards(house: &House, guest: GuestId) -> Vec<Board> {
    house.clients[&guest]
        .model
        .game
        .clone()
        .unwrap()
        .boards
}

#[test]
fn every_byte_of_a_board_is_the_seats_own_knowledge() {
    let matches = Effort::from_env().pick(1, 20);
    for &(game, config, people) in TABLES {
        for round in 0..matches {
            let mut house = House::new(game, config);
            house.rng = PlayoutRng::new(round);
            house.seat_all(people);
            house.begin();
            house.arrive(guest(EVE));
            for _ in 0..40 {
                house.let_bots_think();
                if !house.act_randomly() {
                    break;
                }
                let witness = Witness::of(&house);
                for &guest in house.clients.keys() {
                    for board in boards(&house, guest) {
                        let actions = board
                            .choice
                            .map(|choice| choice.actions)
                            .unwrap_or_default();
                        assert_eq!(
                            (board.view, board.events, actions),
                            witness.known(board.viewer)
                        );
                        let own = house.table.seats_of(guest);
                        assert!(
                            board
                                .viewer
                                .map_or(own.is_empty(), |seat| own.contains(&seat))
                        );
                    }
                }
            }
        }
    }
}

/// Nobody is told anything when another changes their mind, and nobody's messages name a secret
/// choice. The others' messages are the same whatever was chosen.
#[test]
fn a_changed_mind_tells_others_nothing() {
    let mut house = House::started(GameId::Samurakva, "players=3", &[ANN, BOB, CAT]);
    house.arrive(guest(EVE));
    let mut told_others = Vec::new();
    for pick in 0..10 {
        for client in house.clients.values_mut() {
            client.heard.clear();
        }
        let choice = boards(&house, guest(ANN))[0]
            .choice
            .clone()
            .unwrap();
        let action = choice.actions[pick].clone();
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
        assert_eq!(
            house.clients[&guest(ANN)].heard.len(),
            1,
            "Ann sees her own choice"
        );
        let others = [BOB, CAT, EVE].map(|other| house.clients[&guest(other)].heard.clone());
        if pick > 0 {
            assert_eq!(
                others,
                [vec![], vec![], vec![]],
                "a change of mind is silent"
            );
        }
        told_others.push(others);
        house.check_clients();
    }
    let first = &told_others[0];
    for number in 0..10 {
        // Other first choices in the same match: the same is told.
        let mut twin = House::started(GameId::Samurakva, "players=3", &[ANN, BOB, CAT]);
        twin.arrive(guest(EVE));
        twin.clients
            .values_mut()
            .for_each(|client| client.heard.clear());
        let choice = boards(&twin, guest(ANN))[0]
            .choice
            .clone()
            .unwrap();
        let action = choice.actions[number].clone();
        twin.tell(
            ANN,
            Command::Act {
                seat: Seat(0),
                choice: choice.number,
                action,
            },
        )
        .unwrap();
        let others = [BOB, CAT, EVE].map(|other| twin.clients[&guest(other)].heard.clone());
        assert_eq!(others, *first);
    }
}

/// Three people in a new round of secret choices, after one in which Cat's last action showed something. Ann has
/// chosen, and Cat has asked to take that action back.
fn pending_with_a_wish(round: u64) -> Option<House> {
    let mut house = House::with(table::Creation {
        pace: protocol::Pace::Fast,
        ..crate::house::creation(GameId::Samurakva, "players=3")
    });
    house.rng = PlayoutRng::new(round);
    house.seat_all(&[ANN, BOB, CAT]);
    house.begin();
    house.arrive(guest(EVE));
    let chooses = |house: &House, who: u8| {
        let choice = boards(house, guest(who))[0].choice.clone();
        choice.filter(|choice| {
            choice.waited
                && choice
                    .actions
                    .iter()
                    .all(|act| act.starts_with("choose"))
        })
    };
    for _ in 0..30 {
        house.act_randomly();
        if house.log.len() > 12
            && [ANN, BOB, CAT]
                .iter()
                .all(|who| chooses(&house, *who).is_some())
        {
            choose(&mut house, 0);
            house
                .tell(CAT, Command::Undo { seat: Seat(2) })
                .ok()?;
            return house
                .table
                .info(house.now)
                .undo
                .is_some()
                .then_some(house);
        }
    }
    None
}

fn choose(house: &mut House, pick: usize) {
    let choice = boards(house, guest(ANN))[0]
        .choice
        .clone()
        .unwrap();
    let action = choice.actions[pick % choice.actions.len()].clone();
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
}

/// Everything that others can find out about the table: what they are told, what they would be told, what is
/// refused and why, and how much time is left.
fn found_out(house: &mut House) -> String {
    let mut text = String::new();
    let others = [(BOB, 1), (CAT, 2), (EVE, 1)];
    for (who, seat) in others {
        let heard = &house.clients[&guest(who)].heard;
        text += &serde_json::to_string(heard).unwrap();
        let sync = house.table.sync(guest(who), "", None, house.now);
        text += &serde_json::to_string(&sync).unwrap();
        for command in [
            Command::Undo { seat: Seat(seat) },
            Command::TakeOver { seat: Seat(0) },
        ] {
            let result = house.tell(who, command);
            write!(text, "{:?}", result.map(|reaction| reaction.told)).unwrap();
        }
    }
    write!(text, "{:?}", house.table.wake_at()).unwrap();
    text
}

#[test]
fn f9_a_changed_mind_leaves_a_wish_and_everything_else_as_it_is() {
    let mut seen = 0;
    for round in 0..20 {
        let (Some(mut still), Some(mut changing)) =
            (pending_with_a_wish(round), pending_with_a_wish(round))
        else {
            continue;
        };
        seen += 1;
        let before = changing.table.info(0).undo;
        for pick in 1..4 {
            choose(&mut changing, pick);
            assert_eq!(
                changing.table.info(0).undo,
                before,
                "the wish is open as before"
            );
            changing.check_clients();
        }
        still.now = changing.now;
        assert_eq!(found_out(&mut still), found_out(&mut changing));
        // A no is remembered through a changed mind, or the next refusal would tell of it.
        for house in [&mut still, &mut changing] {
            house
                .tell(BOB, Command::AnswerUndo { agree: false })
                .unwrap();
        }
        choose(&mut changing, 5);
        still.now = changing.now;
        assert_eq!(found_out(&mut still), found_out(&mut changing));
        // What everybody sees closes it.
        let mut visible = pending_with_a_wish(round).unwrap();
        let choice = boards(&visible, guest(BOB))[0]
            .choice
            .clone()
            .unwrap();
        let (number, action) = (choice.number, choice.actions[0].clone());
        visible
            .tell(
                BOB,
                Command::Act {
                    seat: Seat(1),
                    choice: number,
                    action,
                },
            )
            .unwrap();
        assert_eq!(visible.table.info(0).undo, None);
    }
    assert!(
        seen >= 5,
        "only {seen} rounds had a wish: the test has little to say"
    );
}

/// The seed, the server's secret and the shares are in no message of a running match.
#[test]
fn no_message_holds_what_the_deal_is_made_of() {
    for &(game, config, people) in TABLES {
        let mut house = House::started(game, config, people);
        house.arrive(guest(EVE));
        let snapshot = house.table.snapshot();
        let seed = snapshot.split("seed ").nth(1).unwrap()[..64].to_owned();
        let secret = "09".repeat(32);
        assert!(
            snapshot.contains(&secret),
            "the secret is what it is thought to be"
        );
        for _ in 0..20 {
            house.let_bots_think();
            if !house.act_randomly() {
                break;
            }
        }
        for client in house.clients.values() {
            for message in client
                .heard
                .iter()
                .chain([&ServerMessage::Sync(Box::new(client.model.clone()))])
            {
                let text = serde_json::to_string(message).unwrap();
                assert!(!text.contains(&seed) && !text.contains(&secret));
                let shares = snapshot.matches("\"share\":\"").count();
                assert!(shares > 0 && !text.contains("\"share\":"));
            }
        }
    }
}

/// Bots are asked with what their seat may know.
#[test]
fn a_bot_is_asked_with_its_own_view() {
    for &(game, config, people) in TABLES {
        let mut house = House::started(game, config, people);
        for _ in 0..30 {
            let witness = Witness::of(&house);
            for think in house.table.bot_requests() {
                let (view, _, actions) = witness.known(Some(think.seat));
                assert_eq!((think.view(), think.actions()), (view, actions));
            }
            house.let_bots_think();
            if house.rng.below(2) == 0 && !house.act_randomly() {
                break;
            }
        }
    }
}
