//! Deals: what is hashed, and that nothing of it can be changed unnoticed.

use catalog::GameId;
use expect_test::expect;
use game_core::Seat;
use proptest::prelude::*;
use protocol::{FairDeal, FairProblem, Hex32, Secret};

fn deal() -> FairDeal {
    FairDeal {
        id: "k3v9q0x7ab-1".parse().unwrap(),
        game: GameId::Samurakva,
        config: catalog::settle(GameId::Samurakva, "players=3 limit=1").unwrap().config,
        secret: Secret([0x11; 32]),
        shares: vec![(Seat(0), Hex32([0x22; 32])), (Seat(2), Hex32([0x33; 32]))],
    }
}

/// A file as the server hands it out: a whole match.
fn file(deal: &FairDeal) -> String {
    let mut table = catalog::start(deal.game, &deal.config, deal.seed()).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.legal(seat).remove(0);
        table.apply(seat, &action).unwrap();
    }
    format!("{deal}{}", table.record())
}

/// The text that docs/fair-deals.md shows; `sha256sum` of it gives the seed.
#[test]
fn the_text_of_a_deal_is_what_is_hashed() {
    let deal = deal();
    expect![[r"
        zashiki-deal 1
        match k3v9q0x7ab-1
        game samurakva
        config variant=1 players=3 penalties=printed forced_cheapest_row=false limit=1 deck=full
        commitment 3408fa3e40b31444819cdcd179ac26e7e49361d304a024a9340865f2b2fcdf4b
        secret 1111111111111111111111111111111111111111111111111111111111111111
        share 0 2222222222222222222222222222222222222222222222222222222222222222
        share 2 3333333333333333333333333333333333333333333333333333333333333333
        seed 4026c978d9985c4aa77e7ef9863ac1b3b4b1eb15d948b8b70f1b99d8c0b27182
    "]]
    .assert_eq(&format!("{deal}seed {}\n", deal.seed().reveal()));
    let document = include_str!("../../../../docs/fair-deals.md");
    assert!(document.contains(&deal.to_string()), "the example of the document");
    assert!(document.contains(&deal.seed().reveal()));
}

#[test]
fn a_file_splits_and_checks() {
    let deal = deal();
    let file = file(&deal);
    let (found, record) = FairDeal::split(&file).unwrap();
    let found = found.unwrap();
    assert_eq!(found, deal);
    assert!(catalog::open(record).unwrap().outcome().is_some());
    assert_eq!(found.check(record, None), Ok(()));
    assert_eq!(found.check(record, Some(deal.secret.commitment(deal.id))), Ok(()));
    assert_eq!(found.check(record, Some(Hex32([0; 32]))), Err(FairProblem::OtherSecret));
    assert!(found.has_share(Hex32([0x33; 32])) && !found.has_share(Hex32([0x34; 32])));
    assert_eq!(FairDeal::split(record).unwrap(), (None, record), "a record alone has no deal");
}

#[test]
fn every_problem_is_found() {
    let deal = deal();
    let file = file(&deal);
    let check = |file: &str| match FairDeal::split(file) {
        Ok((Some(deal), record)) => deal.check(record, None).err(),
        Ok((None, _)) => panic!("there is a deal"),
        Err(problem) => Some(problem),
    };
    let replace = |from: &str, to: &str| check(&file.replacen(from, to, 1)).map(FairProblem::code);
    assert_eq!(check(&file), None);
    assert_eq!(replace("zashiki-record 1", "zashiki"), Some("deal_no_record"));
    assert_eq!(replace("zashiki-deal 1", "zashiki-deal 12"), Some("deal_line"));
    assert_eq!(replace("match k3", "match k4"), Some("deal_other_secret"));
    assert_eq!(replace("game samurakva", "game chess"), Some("deal_line"));
    assert_eq!(replace("game samurakva", "game yokai-septet"), Some("deal_other_match"));
    assert_eq!(replace("players=3", "players=4"), Some("deal_other_match"));
    assert_eq!(replace("secret 11", "secret 12"), Some("deal_other_secret"));
    assert_eq!(replace("secret 11", "secret g1"), Some("deal_line"));
    assert_eq!(replace("share 2 33", "share 2 34"), Some("deal_other_seed"));
    assert_eq!(replace("share 2 33", "share 1 33"), Some("deal_other_seed"));
    assert_eq!(replace("share 2 33", "share 0 33"), Some("deal_line"), "one share a seat, in order");
    assert_eq!(replace("share 0 22", "\nshare 0 22"), Some("deal_other_text"));
    assert_eq!(replace("share 0 22", "share  0 22"), Some("deal_line"));
    assert_eq!(replace("secret 11", "\r\nsecret 11"), Some("deal_other_text"));
    let seed = deal.seed().reveal();
    assert_eq!(
        replace(&format!("seed {seed}\n"), &format!("seed {seed}\ndeal hands=1\n")),
        Some("deal_arranged")
    );
    assert_eq!(replace(&seed[..8], "00000000"), Some("deal_other_seed"));
}

proptest! {
    /// Two deals with one text would be two matches with one seed: there are none.
    #[test]
    fn a_deal_is_its_text(secret in any::<[u8; 32]>(), shares in prop::collection::btree_map(0u8..10, any::<[u8; 32]>(), 0..6), number in 1u32.., name in any::<[u8; 16]>()) {
        let shares = shares.into_iter().map(|(seat, share)| (Seat(seat), Hex32(share))).collect();
        let table = protocol::TableCode::from_random([3; 10]);
        let counted = protocol::MatchId::Counted { table, number };
        let named = protocol::MatchId::Named(protocol::MatchName::from_random(name));
        let id = if number % 2 == 0 { counted } else { named };
        let deal = FairDeal { id, secret: Secret(secret), shares, ..deal() };
        prop_assert_eq!(deal.to_string().parse::<FairDeal>(), Ok(deal));
    }

    #[test]
    fn junk_is_no_deal(text in any::<String>()) {
        let _ = FairDeal::split(&text);
        let file = format!("zashiki-deal 1\n{text}\nzashiki-record 1\n");
        prop_assert!(FairDeal::split(&file).is_err());
    }
}
