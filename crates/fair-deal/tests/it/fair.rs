//! Deals: what is hashed, and that nothing of it can be changed unnoticed.

use catalog::GameId;
use expect_test::expect;
use fair_deal::{Evidence, FairDeal, FairProblem, Form, Secret, read_sealed, share_commitment};
use game_core::Seat;
use proptest::prelude::*;
use protocol::{Hex32, SealedDeal};

pub(crate) fn deal() -> FairDeal {
    FairDeal {
        form: Form::Sealed { attempt: 1 },
        id: "4tq8w0m2zk7c9xhd".parse().unwrap(),
        game: GameId::Samurakva,
        config: catalog::normalize_config(GameId::Samurakva, "players=3 limit=1")
            .unwrap()
            .config,
        secret: Secret([0x11; 32]),
        shares: vec![(Seat(0), Hex32([0x22; 32])), (Seat(2), Hex32([0x33; 32]))],
    }
}

/// A file as the server hands it out: a whole match.
pub(crate) fn file(deal: &FairDeal) -> String {
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
        zashiki-deal 2
        match 4tq8w0m2zk7c9xhd
        attempt 1
        game samurakva
        config variant=1 players=3 penalties=printed forced_cheapest_row=false limit=1 deck=full
        commitment 7dfe141168e1a561693414d925928e035b6a15dfb4f937f67df0ac5f75787ce0
        commit 0 956cf3d637b1a86a6fcf0e4e3177a3bc1855fbb02ab3443405276888b56b5d22
        commit 2 599cbb4dbaaddf4671d4c7c218c113b7683cde5f137016d52874ed90e0b55cab
        secret 1111111111111111111111111111111111111111111111111111111111111111
        share 0 2222222222222222222222222222222222222222222222222222222222222222
        share 2 3333333333333333333333333333333333333333333333333333333333333333
        seal eec2ea70bc1e42dedf0dd090a0dd371fc199a1cfa3b1ddba0bae0f60ebd74318
        seed c6f86300a9342b827aa6f4a6edb9a013fc174f319c7cd391c13882850861ebf7
    "]]
    .assert_eq(&format!(
        "{deal}seal {}\nseed {}\n",
        fair_deal::seal(&deal.sealed().unwrap()),
        deal.seed().reveal()
    ));
    let document = include_str!("../../../../docs/fair-deals.md");
    assert!(
        document.contains(&deal.to_string()),
        "the example of the document"
    );
    assert!(document.contains(&deal.seed().reveal()));
    assert!(document.contains(&fair_deal::seal(&deal.sealed().unwrap()).to_string()));
    assert!(document.contains(&share_commitment(deal.id, deal.shares[0].1).to_string()));
}

/// Files of older releases are read for ever.
#[test]
fn the_text_of_version_1_is_what_it_was() {
    let deal = FairDeal {
        form: Form::Open,
        id: "k3v9q0x7ab-1".parse().unwrap(),
        ..deal()
    };
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
    assert_eq!(deal.to_string().parse(), Ok(deal.clone()));
    let file = file(&deal);
    let (found, record) = FairDeal::split(&file).unwrap();
    assert_eq!(found.unwrap().check(record, &Evidence::default()), Ok(()));
    let nine = deal.to_string().replace("share 2", "share 9");
    assert_eq!(nine.parse::<FairDeal>(), Err(FairProblem::NoSeat));
}

#[test]
fn a_sealed_deal_is_its_text() {
    let sealed = deal().sealed().unwrap();
    let text = sealed.to_string();
    assert_eq!(text.parse::<SealedDeal>(), Ok(sealed.clone()));
    assert!(
        deal().to_string().starts_with(&text),
        "the file begins with it"
    );
    assert_eq!(serde_json::to_value(&sealed).unwrap(), text);
    for (from, to, problem) in [
        ("zashiki-deal 2", "zashiki-deal 1", "deal_line"),
        ("attempt 1", "attempt 0", "deal_line"),
        ("attempt 1", "attempt +1", "deal_other_text"),
        ("attempt 1", "attempt 01", "deal_other_text"),
        ("commit 2", "commit 0", "deal_line"),
        ("commit 2", "commit 3", "deal_no_seat"),
        ("players=3", "players=99", "deal_line"),
        ("commit 0", "\ncommit 0", "deal_other_text"),
        ("commit 2", "share 2", "deal_other_text"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_eq!(read_sealed(&changed).unwrap_err().code(), problem, "{to}");
    }
}

#[test]
fn a_file_splits_and_checks() {
    let deal = deal();
    let file = file(&deal);
    let (found, record) = FairDeal::split(&file).unwrap();
    let found = found.unwrap();
    assert_eq!(found, deal);
    assert!(catalog::open(record).unwrap().outcome().is_some());
    let none = Evidence::default();
    let check = |noted: Evidence| found.check(record, &noted);
    assert_eq!(check(none.clone()), Ok(()));
    let commitment = |hash| Evidence {
        commitment: Some(hash),
        ..none.clone()
    };
    assert_eq!(check(commitment(deal.secret.commitment(deal.id))), Ok(()));
    assert_eq!(
        check(commitment(Hex32([0; 32]))),
        Err(FairProblem::OtherSecret)
    );
    let share = |byte| Evidence {
        share: Some(Hex32([byte; 32])),
        ..none.clone()
    };
    assert_eq!(
        (check(share(0x33)), check(share(0x34))),
        (Ok(()), Err(FairProblem::OtherShare))
    );
    let seal = |hash| Evidence {
        seal: Some(hash),
        ..none.clone()
    };
    assert_eq!(
        check(seal(fair_deal::seal(&deal.sealed().unwrap()))),
        Ok(())
    );
    assert_eq!(check(seal(Hex32([0; 32]))), Err(FairProblem::OtherSeal));
    let seats = |seats: &[u8]| Evidence {
        seats: Some(seats.iter().map(|seat| Seat(*seat)).collect()),
        ..none.clone()
    };
    assert_eq!(check(seats(&[0, 2])), Ok(()));
    for wrong in [&[0][..], &[0, 1], &[0, 1, 2], &[]] {
        assert_eq!(check(seats(wrong)), Err(FairProblem::OtherSeats));
    }
    assert_eq!(
        FairDeal::split(record).unwrap(),
        (None, record),
        "a record alone has no deal"
    );
}

#[test]
fn every_problem_is_found() {
    let deal = deal();
    let file = file(&deal);
    let check = |file: &str| match FairDeal::split(file) {
        Ok((Some(deal), record)) => deal.check(record, &Evidence::default()).err(),
        Ok((None, _)) => panic!("there is a deal"),
        Err(problem) => Some(problem),
    };
    let replace =
        |from: &str, to: &str| check(&file.replacen(from, to, 1)).map(|problem| problem.code());
    assert_eq!(check(&file), None);
    assert_eq!(
        replace("zashiki-record 1", "zashiki"),
        Some("deal_no_record")
    );
    assert_eq!(
        replace("zashiki-deal 2", "zashiki-deal 3"),
        Some("deal_line")
    );
    assert_eq!(
        replace("zashiki-deal 2", "zashiki-deal 1"),
        Some("deal_line")
    );
    assert_eq!(replace("attempt 1", "attempt 2"), Some("deal_other_seed"));
    assert_eq!(replace("match 4t", "match 5t"), Some("deal_other_secret"));
    assert_eq!(replace("game samurakva", "game chess"), Some("deal_line"));
    assert_eq!(
        replace("game samurakva", "game yokai-septet"),
        Some("deal_line")
    );
    assert_eq!(replace("players=3", "players=4"), Some("deal_other_match"));
    assert_eq!(replace("secret 11", "secret 12"), Some("deal_other_secret"));
    assert_eq!(replace("secret 11", "secret g1"), Some("deal_line"));
    assert_eq!(replace("share 2 33", "share 2 34"), Some("deal_not_opened"));
    assert_eq!(replace("share 2 33", "share 1 33"), Some("deal_not_opened"));
    assert_eq!(replace("share 2 33", "# 2 33"), Some("deal_not_opened"));
    assert_eq!(replace("commit 2 ", "commit 1 "), Some("deal_not_opened"));
    assert_eq!(replace("commit 2 ", "commit 3 "), Some("deal_no_seat"));
    assert_eq!(replace("commit 2 ", "share 2 "), Some("deal_line"));
    assert_eq!(
        replace("share 2 33", "share 0 33"),
        Some("deal_line"),
        "one share a seat, in order"
    );
    assert_eq!(
        replace("share 0 22", "\nshare 0 22"),
        Some("deal_other_text")
    );
    assert_eq!(replace("share 0 22", "share  0 22"), Some("deal_line"));
    assert_eq!(
        replace("secret 11", "\r\nsecret 11"),
        Some("deal_other_text")
    );
    let seed = deal.seed().reveal();
    assert_eq!(
        replace(
            &format!("seed {seed}\n"),
            &format!("seed {seed}\ndeal hands=1\n")
        ),
        Some("deal_arranged")
    );
    assert_eq!(replace(&seed[..8], "00000000"), Some("deal_other_seed"));
}

proptest! {
    /// Two deals with one text would be two matches with one seed: there are none.
    #[test]
    fn a_deal_is_its_text(secret in any::<[u8; 32]>(), shares in prop::collection::btree_map(0u8..3, any::<[u8; 32]>(), 0..4), number in 1u32.., attempt in 0u32.., name in any::<[u8; 16]>()) {
        let shares = shares.into_iter().map(|(seat, share)| (Seat(seat), Hex32(share))).collect();
        let form = if attempt == 0 { Form::Open } else { Form::Sealed { attempt } };
        let table = protocol::TableCode::from_random([3; 10]);
        let counted = protocol::MatchId::Counted { table, number };
        let named = protocol::MatchId::Named(protocol::MatchName::from_random(name));
        let id = if number % 2 == 0 { counted } else { named };
        let deal = FairDeal { form, id, secret: Secret(secret), shares, ..deal() };
        prop_assert_eq!(deal.to_string().parse::<FairDeal>(), Ok(deal));
    }

    #[test]
    fn junk_is_no_deal(text in any::<String>()) {
        let _ = FairDeal::split(&text);
        for version in [1, 2] {
            let file = format!("zashiki-deal {version}\n{text}\nzashiki-record 1\n");
            prop_assert!(FairDeal::split(&file).is_err());
        }
        prop_assert!(text.parse::<SealedDeal>().is_err());
    }
}
