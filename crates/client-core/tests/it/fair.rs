//! A client's part in a deal at a real table: what it shows its share for, and what it says about the file.

use catalog::GameId;
use client_core::fair::{Answer, Noted, Verdict, answer, verdict};
use fair_deal::{FairDeal, FairProblem, Form, Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use protocol::{
    Command, GuestId, Hex32, Key, MatchId, MatchName, Pace, Phase, TableCode, TableInfo, You,
};
use samurakva::Samurakva;
use table::dealing::REVEAL_MS;
use table::{Creation, Table};

const OLA: u8 = 1;
const IDA: u8 = 2;

fn guest(number: u8) -> GuestId {
    GuestId::from_random([number; 13])
}

/// A table of two people and a bot, before the first `ready`.
struct House {
    table: Table,
    now: u64,
    rng: PlayoutRng,
    file: Option<String>,
}

impl House {
    fn new() -> House {
        let creation = Creation {
            code: TableCode::from_random([7; 10]),
            game: GameId::Samurakva,
            config: "players=3 rounds=1".to_owned(),
            pace: Pace::None,
            level: "random".parse().expect("a level"),
            listed: false,
            talk: false,
            host: guest(OLA),
            host_name: "Ola".to_owned(),
            secret: Secret([9; 32]),
            id: Some(MatchName::from_random([6; 16])),
        };
        let (mut table, _) = Table::create(creation, 1).expect("the options are valid");
        let _ = table.arrived(2, guest(OLA), "Ola");
        let _ = table.arrived(2, guest(IDA), "Ida");
        let mut house = House {
            table,
            now: 2,
            rng: PlayoutRng::new(6),
            file: None,
        };
        // The bot is between them.
        house.say(IDA, Command::Sit { seat: Seat(2) });
        house.say(OLA, Command::FillWithBots {});
        house
    }

    fn say(&mut self, who: u8, command: Command) {
        let key = Key::from_random(core::array::from_fn(|_| self.rng.below(256) as u8));
        let fresh = core::array::from_fn(|_| self.rng.below(256) as u8);
        self.now += 1;
        let done = self
            .table
            .command(self.now, guest(who), "x", key, command, &mut || fresh);
        self.file = done
            .expect("accepted")
            .finished
            .map(|finished| finished.file)
            .or(self.file.take());
    }

    /// What the page does for "ready"; gives what it notes.
    fn ready(&mut self, who: u8, before: Option<Noted>) -> Noted {
        let share = Hex32(core::array::from_fn(|_| self.rng.below(256) as u8));
        self.say(
            who,
            Command::Ready {
                commitment: share_commitment(self.table.match_id(), share),
            },
        );
        Noted::ready(share, before)
    }

    fn info(&self) -> TableInfo {
        self.table.info(self.now)
    }

    fn you(&self, who: u8) -> You {
        self.table
            .sync(guest(who), "x", None, self.now)
            .you
    }

    fn answer(&self, who: u8, noted: Noted) -> Answer {
        answer(Some(noted), &self.info(), &self.you(who))
    }

    /// What the page does once the deal is sealed; gives what it then has noted.
    fn show(&mut self, who: u8, noted: Noted) -> Noted {
        let Answer::Show { noted, share } = self.answer(who, noted) else {
            panic!("the deal is as it should be")
        };
        self.say(who, Command::Reveal { share });
        noted
    }

    /// Both get ready and the host starts.
    fn sealed(&mut self) -> (Noted, Noted) {
        let noted = (self.ready(OLA, None), self.ready(IDA, None));
        self.say(OLA, Command::Start {});
        noted
    }

    fn play(&mut self) -> String {
        while self.table.phase() == Phase::Playing {
            if let Some(think) = self.table.bot_requests().into_iter().next() {
                let action = think.actions()[0].clone();
                let done = self
                    .table
                    .bot_decided(self.now, think.seat, think.choice, &action)
                    .expect("legal");
                self.file = done
                    .finished
                    .map(|finished| finished.file)
                    .or(self.file.take());
            }
            for who in [OLA, IDA] {
                let game = self
                    .table
                    .sync(guest(who), "x", None, self.now)
                    .game
                    .expect("a match");
                let board = &game.boards[0];
                if let (Some(seat), Some(choice)) =
                    (board.viewer, board.choice.clone().filter(|it| it.waited))
                {
                    self.say(
                        who,
                        Command::Act {
                            seat,
                            choice: choice.number,
                            action: choice.actions[0].clone(),
                        },
                    );
                }
            }
        }
        self.file.take().expect("the match has ended")
    }
}

fn check(file: &str, id: MatchId, noted: Option<Noted>) -> Verdict {
    verdict::<Samurakva>(file, id, noted)
}

/// A match, and what Ola's browser has noted of it.
fn played() -> (String, MatchId, Noted) {
    let mut house = House::new();
    let (ola, ida) = house.sealed();
    house.show(IDA, ida);
    let noted = house.show(OLA, ola);
    let id = house.table.match_id();
    (house.play(), id, noted)
}

#[test]
fn f3_a_deal_is_proven_by_what_was_noted_before_and_by_nothing_else() {
    let (file, id, noted) = played();
    let Noted::Bound {
        share,
        attempt: 1,
        seal: Some(seal),
    } = noted
    else {
        panic!("{noted:?}")
    };
    assert_eq!(check(&file, id, Some(noted)), Verdict::Proven);
    assert_eq!(
        check(&file, id, noted.to_string().parse().ok()),
        Verdict::Proven
    );
    assert_eq!(check(&file, id, None), Verdict::Consistent);
    let other = Hex32([5; 32]);
    let bound = |share, seal| {
        Some(Noted::Bound {
            share,
            attempt: 1,
            seal,
        })
    };
    assert_eq!(check(&file, id, bound(share, Some(other))), Verdict::Wrong);
    assert_eq!(check(&file, id, bound(other, Some(seal))), Verdict::Wrong);
    assert_eq!(
        check(&file, id, bound(share, None)),
        Verdict::Wrong,
        "nothing can be ready twice in one attempt"
    );
    assert_eq!(
        check(
            &file,
            MatchId::Named(MatchName::from_random([2; 16])),
            Some(noted)
        ),
        Verdict::Wrong
    );
    assert_eq!(check("no file", id, Some(noted)), Verdict::Wrong);

    let (deal, record) = file.split_at(file.find("zashiki-record").expect("a record"));
    assert_eq!(check(record, id, Some(noted)), Verdict::NoProof);
    let shorter = record
        .lines()
        .filter(|line| !line.starts_with("outcome"))
        .collect::<Vec<_>>()
        .join("\n");
    assert_ne!(shorter.len() + 1, record.len(), "the record has an outcome");
    assert_eq!(
        check(&format!("{deal}{shorter}\n"), id, Some(noted)),
        Verdict::Wrong
    );
}

#[test]
fn what_is_noted_is_read_again_and_junk_is_not() {
    let (share, seal) = (Hex32([4; 32]), Some(Hex32([5; 32])));
    for noted in [
        Noted::Open {
            commitment: Hex32([3; 32]),
            share,
        },
        Noted::Bound {
            share,
            attempt: 0,
            seal: None,
        },
        Noted::Bound {
            share,
            attempt: 7,
            seal,
        },
    ] {
        assert_eq!(noted.to_string().parse(), Ok(noted));
    }
    for junk in [
        "",
        "4444 zz",
        "2",
        "2 3 4",
        &format!("2 {share} x"),
        &format!("2 {share} 1 {share} {share}"),
    ] {
        assert!(junk.parse::<Noted>().is_err(), "{junk}");
    }
}

/// The file that a server makes up afterwards is sound in itself; what the client noted finds it out.
#[test]
fn f3_a_server_that_tries_a_thousand_shares_is_found_out_by_the_page() {
    let (file, id, noted) = played();
    let honest = FairDeal::split(&file)
        .expect("a deal")
        .0
        .expect("a deal");
    let mut rng = PlayoutRng::new(11);
    for number in 0..1_000 {
        let share = Hex32(core::array::from_fn(|_| rng.below(256) as u8));
        let mut deal = honest.clone();
        match number % 3 {
            // The bot's seat.
            0 => deal.shares.insert(1, (Seat(1), share)),
            // Ida works with the server.
            1 => deal.shares[1].1 = share,
            _ => {
                deal.form = Form::Open;
                deal.shares.insert(1, (Seat(1), share));
            }
        }
        let mut game = catalog::start(deal.game, &deal.config, deal.seed()).expect("valid");
        while let Some(seat) = game.to_act().first() {
            let action = game.legal(seat).remove(0);
            game.apply(seat, &action).expect("legal");
        }
        let made_up = format!("{deal}{}", game.record());
        assert_eq!(
            check(&made_up, id, None),
            Verdict::Consistent,
            "sound in itself"
        );
        assert_eq!(check(&made_up, id, Some(noted)), Verdict::Wrong);
    }
}

#[test]
fn f3_a_share_is_shown_only_for_a_deal_of_the_people_at_the_table() {
    let mut house = House::new();
    let (ola, _) = house.sealed();
    let (info, you) = (house.info(), house.you(OLA));
    let told = |change: &dyn Fn(&mut TableInfo)| {
        let mut info = info.clone();
        change(&mut info);
        answer(Some(ola), &info, &you)
    };
    assert!(matches!(told(&|_| {}), Answer::Show { .. }));
    let deal = |change: fn(&mut protocol::SealedDeal)| {
        told(&move |info| change(info.deal.sealed.as_mut().expect("sealed")))
    };
    let others = Answer::Distrust(FairProblem::OtherSeats);
    assert_eq!(
        deal(|deal| deal.commits.insert(1, (Seat(1), Hex32([6; 32])))),
        others,
        "a bot's seat"
    );
    assert_eq!(
        deal(|deal| deal.commits.push((Seat(9), Hex32([6; 32])))),
        others,
        "no seat at all"
    );
    assert_eq!(
        deal(|deal| _ = deal.commits.pop()),
        others,
        "somebody is left out"
    );
    assert_eq!(
        deal(|deal| _ = deal.commits.remove(0)),
        others,
        "the client itself is"
    );
    let table = Answer::Distrust(FairProblem::OtherMatch);
    assert_eq!(
        deal(|deal| deal.id = MatchId::Named(MatchName::from_random([2; 16]))),
        table
    );
    assert_eq!(deal(|deal| deal.commitment = Hex32([6; 32])), table);
    assert_eq!(deal(|deal| deal.config.push('x')), table);
    assert_eq!(deal(|deal| deal.game = GameId::SamuraiSword), table);
    // Another device of the same person may have been the last to be ready; then it is that one's turn.
    assert_eq!(
        deal(|deal| deal.commits[0].1 = Hex32([6; 32])),
        Answer::Nothing
    );
    assert_eq!(told(&|info| info.phase = Phase::Waiting), Answer::Nothing);
    assert_eq!(answer(None, &info, &you), Answer::Nothing);
    assert_eq!(
        answer(
            Some(ola),
            &info,
            &You {
                seats: Vec::new(),
                ..you.clone()
            }
        ),
        Answer::Nothing
    );
    // Another's commitment may be anything: it was fixed before this share was known.
    assert!(matches!(
        deal(|deal| deal.commits[1].1 = Hex32([6; 32])),
        Answer::Show { .. }
    ));
}

/// Who holds a share in hand could otherwise show one sealed deal after another.
#[test]
fn f3_one_share_for_one_attempt() {
    let mut house = House::new();
    let (ola, _) = house.sealed();
    let Answer::Show { noted, share } = house.answer(OLA, ola) else {
        panic!("shown")
    };
    assert_eq!(
        house.answer(OLA, noted),
        Answer::Show { noted, share },
        "the same once more, after a reload"
    );
    let mut info = house.info();
    let deal = info.deal.sealed.as_mut().expect("sealed");
    deal.commits[1].1 = Hex32([6; 32]);
    let again = answer(Some(noted), &info, &house.you(OLA));
    assert_eq!(
        again,
        Answer::Distrust(FairProblem::OtherSeal),
        "another deal for the same attempt"
    );
    // Even a client that got ready again in between accepts no second deal for it.
    let Noted::Bound { share, attempt, .. } = noted else {
        panic!("bound")
    };
    let ready = Noted::ready(share, Some(noted));
    assert_eq!(
        (ready, attempt),
        (
            Noted::Bound {
                share,
                attempt: 1,
                seal: None
            },
            1
        )
    );
    assert_eq!(
        house.answer(OLA, ready),
        Answer::Distrust(FairProblem::OtherSeal)
    );
}

/// Attempts are given up by a clock, the next one is proven, and what was shown before is no part of it.
#[test]
fn f3_the_next_attempt_is_proven_like_the_first() {
    let mut house = House::new();
    let (ola, _) = house.sealed();
    let first = house.show(OLA, ola);
    house.now += REVEAL_MS;
    let _ = house.table.wake(house.now, &mut || [3; 32]);
    assert_eq!(
        (house.table.phase(), house.info().deal.aborted),
        (Phase::Waiting, 1)
    );
    let (ola, ida) = (house.ready(OLA, Some(first)), house.ready(IDA, None));
    house.say(OLA, Command::Start {});
    let second = house.show(OLA, ola);
    house.show(IDA, ida);
    let id = house.table.match_id();
    let file = house.play();
    assert!(file.contains("\nattempt 2\n"));
    assert_eq!(check(&file, id, Some(second)), Verdict::Proven);
    // A device that took part in the first attempt only has nothing to say about the second.
    assert_eq!(check(&file, id, Some(first)), Verdict::Elsewhere);
    assert_eq!(
        check(&file, id, Some(ola)),
        Verdict::Elsewhere,
        "ready, but it never saw the seal"
    );
}

#[test]
fn f3_a_device_whose_ready_was_replaced_does_not_call_the_deal_false() {
    let mut house = House::new();
    let phone = house.ready(OLA, None);
    let laptop = house.ready(OLA, None);
    let ida = house.ready(IDA, None);
    house.say(OLA, Command::Start {});
    assert_eq!(house.answer(OLA, phone), Answer::Nothing);
    let noted = house.show(OLA, laptop);
    house.show(IDA, ida);
    let id = house.table.match_id();
    let file = house.play();
    assert_eq!(check(&file, id, Some(phone)), Verdict::Elsewhere);
    assert_eq!(check(&file, id, Some(noted)), Verdict::Proven);
}

/// A match of an older release, with what a browser noted then.
#[test]
fn f3_a_deal_of_version_1_is_verified_under_its_weaker_promise() {
    let file = include_str!("../../../table/tests/logs/v1/samurakva-finished.file");
    let deal = FairDeal::split(file)
        .expect("a deal")
        .0
        .expect("a deal");
    let (commitment, share) = (deal.secret.commitment(deal.id), deal.shares[0].1);
    let noted = Noted::Open { commitment, share };
    assert_eq!(check(file, deal.id, Some(noted)), Verdict::Weak);
    assert_eq!(
        check(file, deal.id, format!("{commitment} {share}").parse().ok()),
        Verdict::Weak
    );
    let other = Hex32([5; 32]);
    assert_eq!(
        check(
            file,
            deal.id,
            Some(Noted::Open {
                commitment: other,
                share
            })
        ),
        Verdict::Wrong
    );
    assert_eq!(
        check(
            file,
            deal.id,
            Some(Noted::Open {
                commitment,
                share: other
            })
        ),
        Verdict::Wrong
    );
    let bound = Noted::Bound {
        share,
        attempt: 0,
        seal: None,
    };
    assert_eq!(
        check(file, deal.id, Some(bound)),
        Verdict::Wrong,
        "whoever is bound was promised more"
    );
}
