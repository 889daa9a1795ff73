//! Whole matches of every game, and what is left of them when only the log is.

use catalog::GameId;
use client_core::room::Room;
use fair_deal::FairDeal;
use protocol::Phase;

use crate::device::Device;

/// Games with options, and how many people share the device.
const TABLES: &[(GameId, &str, u8)] = &[
    (GameId::Samurakva, "players=3", 1),
    (GameId::Samurakva, "players=4 variant=2", 2),
    (GameId::YokaiSeptet, "form=pocket", 2),
    (GameId::YokaiSeptet, "players=4", 1),
    (GameId::SamuraiSword, "players=4", 1),
    (GameId::SamuraiSword, "players=3", 3),
    (GameId::SamuraiSpirit, "samurai=3", 1),
    (GameId::SamuraiSpirit, "samurai=4", 2),
];

#[test]
fn every_game_is_played_to_its_end() {
    for &(game, config, people) in TABLES {
        let mut device = Device::begun(game, config, people);
        loop {
            device.let_bots_think();
            if !device.act() {
                break;
            }
        }
        assert_eq!(
            device.host.table().phase(),
            Phase::Finished,
            "{game} {config}"
        );
        let finished = device.finished.unwrap();
        let (deal, record) = FairDeal::split(&finished.file).unwrap();
        assert!(deal.is_some());
        let kept = catalog::open(record).unwrap();
        assert_eq!(Some(finished.summary.outcome), kept.outcome());
    }
}

#[test]
fn every_game_is_on_the_list() {
    for game in GameId::ALL {
        assert!(TABLES.iter().any(|(known, ..)| known == game), "{game}");
    }
}

/// What a client shows: views, events and choices of each of its seats.
fn shown(room: &Room) -> String {
    format!("{:?}", room.game().unwrap())
}

#[test]
fn whoever_comes_back_finds_what_was_there() {
    for &(game, config, people) in TABLES {
        let mut device = Device::begun(game, config, people);
        for step in 0..40 {
            // Sometimes in the middle of the bots' turns.
            if step % 3 > 0 {
                device.let_bots_think();
            }
            let mut again = device.restarted();
            for (guest, room) in &device.rooms {
                let what = format!("{game} {config}, step {step}");
                assert_eq!(shown(&again.rooms[guest]), shown(room), "{what}");
            }
            assert_eq!(again.log, device.log, "coming back changes nothing");
            device.let_bots_think();
            again.let_bots_think();
            // From here on only what came back is played.
            device = again;
            if !device.act() {
                break;
            }
        }
    }
}
