//! What a table costs: its memory, restoring it from 1,000 entries, and one action with four people connected.

// Printing is what this is for, and it may fail like a test.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Level;
use catalog::GameId;
use fair_deal::{Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use protocol::{Command, GuestId, Hex32, Key, Pace, Phase, TableCode};
use table::{Creation, Table};

fn guest(number: u8) -> GuestId {
    GuestId::from_random([number; 13])
}

fn say(
    table: &mut Table,
    log: &mut Vec<(u64, String)>,
    rng: &mut PlayoutRng,
    who: u8,
    command: Command,
) {
    let key = Key::from_random(core::array::from_fn(|_| rng.below(256) as u8));
    let reaction = table
        .command(1, guest(who), "somebody", key, command, &mut || [1; 32])
        .unwrap();
    log.extend(reaction.entry.map(|entry| (1, entry)));
}

/// A table, its log, and how long an action took in the mean.
struct Played {
    table: Table,
    log: Vec<(u64, String)>,
    acting: Duration,
}

/// Four people who are here, and a match that goes on until the log has `entries` entries.
fn played(game: GameId, config: &str, entries: usize) -> Played {
    let creation = Creation {
        code: TableCode::from_random([1; 10]),
        game,
        config: config.to_owned(),
        pace: Pace::None,
        level: Level::Novice,
        listed: false,
        talk: false,
        host: guest(0),
        host_name: "somebody".to_owned(),
        secret: Secret([7; 32]),
        id: None,
    };
    let mut rng = PlayoutRng::new(1);
    let (mut table, reaction) = Table::create(creation, 1).unwrap();
    let mut log = vec![(1, reaction.entry.unwrap())];
    for who in 0..4 {
        table.arrived(1, guest(who), "somebody");
        if who > 0 {
            say(
                &mut table,
                &mut log,
                &mut rng,
                who,
                Command::Sit { seat: Seat(who) },
            );
        }
    }
    let (mut acting, mut actions) = (Duration::ZERO, 0);
    while log.len() < entries {
        match table.phase() {
            Phase::Finished => say(&mut table, &mut log, &mut rng, 0, Command::Rematch {}),
            Phase::Waiting => {
                for who in 0..4 {
                    let commitment = share_commitment(table.match_id(), Hex32([who; 32]));
                    say(
                        &mut table,
                        &mut log,
                        &mut rng,
                        who,
                        Command::Ready { commitment },
                    );
                }
                say(&mut table, &mut log, &mut rng, 0, Command::Start {});
            }
            Phase::Dealing => {
                for who in 0..4 {
                    say(
                        &mut table,
                        &mut log,
                        &mut rng,
                        who,
                        Command::Reveal {
                            share: Hex32([who; 32]),
                        },
                    );
                }
            }
            Phase::Playing => {
                acting += act(&mut table, &mut log, &mut rng);
                actions += 1;
            }
        }
    }
    Played {
        table,
        log,
        acting: acting / actions,
    }
}

fn act(table: &mut Table, log: &mut Vec<(u64, String)>, rng: &mut PlayoutRng) -> Duration {
    for who in 0..4 {
        let boards = table
            .sync(guest(who), "", None, 1)
            .game
            .unwrap()
            .boards;
        let choice = boards[0]
            .choice
            .clone()
            .filter(|choice| choice.waited);
        if let (Some(seat), Some(choice)) = (boards[0].viewer, choice) {
            let action = choice.actions[rng.below(choice.actions.len() as u32) as usize].clone();
            let started = Instant::now();
            say(
                table,
                log,
                rng,
                who,
                Command::Act {
                    seat,
                    choice: choice.number,
                    action,
                },
            );
            return started.elapsed();
        }
    }
    Duration::ZERO
}

fn main() {
    for (game, config) in [
        (GameId::Samurakva, "players=4 limit=200"),
        (GameId::YokaiSeptet, "players=4"),
        (GameId::SamuraiSword, "players=4"),
        (GameId::SamuraiSpirit, "samurai=4"),
    ] {
        let mut kept = None;
        let memory = allocation_counter::measure(|| kept = Some(played(game, config, 1_000)));
        let Played { table, log, acting } = kept.unwrap();
        let logged: usize = log.capacity() * size_of::<(u64, String)>()
            + log
                .iter()
                .map(|(_, text)| text.capacity())
                .sum::<usize>();
        let table_bytes = memory.bytes_current - logged as i64 + size_of::<Table>() as i64;
        let started = Instant::now();
        let restored = Table::restore(None, log.iter().cloned(), 1).unwrap();
        let restoring = started.elapsed();
        let snapshot = restored.snapshot();
        let started = Instant::now();
        black_box(Table::restore(Some(&snapshot), [], 1).unwrap());
        let from_snapshot = started.elapsed();
        assert_eq!(table.snapshot(), snapshot);
        println!(
            "{game}: a table {table_bytes} bytes, its log {logged}; restored from 1,000 entries in {restoring:?}, \
             from a snapshot in {from_snapshot:?}; an action told to four people {acting:?}"
        );
    }
}
