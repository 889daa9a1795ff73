//! A server that knows everything and wants other cards: no file of its making gets past what a client noted.

use fair_deal::{Evidence, FairDeal, FairProblem, Form, Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use protocol::Hex32;

use crate::fair::{deal, file};

fn bytes(rng: &mut PlayoutRng) -> [u8; 32] {
    core::array::from_fn(|_| rng.below(256) as u8)
}

/// What the person of seat 0 noted before showing the share: seats 0 and 2 are people's, seat 1 is a bot's.
fn noted(deal: &FairDeal) -> Evidence {
    let seal = deal
        .sealed()
        .map(|sealed| fair_deal::seal(&sealed));
    assert!(seal.is_some());
    Evidence {
        seal,
        share: Some(deal.shares[0].1),
        ..Evidence::default()
    }
}

/// What is said about a file.
fn checked(file: &str, noted: &Evidence) -> Result<(), FairProblem> {
    let (deal, record) = FairDeal::split(file)?;
    deal.expect("a deal").check(record, noted)
}

/// Each file is made as an honest one would be: a sound text, the seed that follows, a match that replays.
fn tried(kind: &str, change: impl Fn(&mut FairDeal, &mut PlayoutRng)) -> Vec<&'static str> {
    let honest = deal();
    let noted = noted(&honest);
    checked(&file(&honest), &noted).unwrap();
    let mut rng = PlayoutRng::new(3);
    let mut codes: Vec<&'static str> = Vec::new();
    for _ in 0..1_000 {
        let mut deal = honest.clone();
        change(&mut deal, &mut rng);
        assert_ne!(deal, honest, "{kind}");
        let file = file(&deal);
        catalog::open(&file[file.find("zashiki-record").unwrap()..]).expect("the match replays");
        codes.push(checked(&file, &noted).expect_err(kind).code());
    }
    codes.sort_unstable();
    codes.dedup();
    codes
}

#[test]
fn f3_a_thousand_extra_or_chosen_shares_get_past_nobody() {
    let extra = |seat: u8| {
        move |deal: &mut FairDeal, rng: &mut PlayoutRng| {
            deal.shares.push((Seat(seat), Hex32(bytes(rng))));
            deal.shares.sort();
        }
    };
    assert_eq!(tried("a bot's seat", extra(1)), ["deal_other_seal"]);
    assert_eq!(
        tried("a seat that is not there", extra(9)),
        ["deal_no_seat"]
    );
    // The last to show a share works with the server and looks for a better one.
    let other = |deal: &mut FairDeal, rng: &mut PlayoutRng| deal.shares[1].1 = Hex32(bytes(rng));
    assert_eq!(tried("another's share", other), ["deal_other_seal"]);
    let mine = |deal: &mut FairDeal, rng: &mut PlayoutRng| deal.shares[0].1 = Hex32(bytes(rng));
    assert_eq!(tried("one's own share", mine), ["deal_other_seal"]);
    let moved = |deal: &mut FairDeal, rng: &mut PlayoutRng| {
        deal.shares[1] = (Seat(1), deal.shares[1].1);
        deal.secret = Secret(bytes(rng));
    };
    assert_eq!(tried("another seat and secret", moved), ["deal_other_seal"]);
    let dropped = |deal: &mut FairDeal, rng: &mut PlayoutRng| {
        deal.shares.truncate(1);
        deal.secret = Secret(bytes(rng));
    };
    assert_eq!(tried("a share dropped", dropped), ["deal_other_seal"]);
    let secret = |deal: &mut FairDeal, rng: &mut PlayoutRng| deal.secret = Secret(bytes(rng));
    assert_eq!(tried("another secret", secret), ["deal_other_seal"]);
    let attempt = |deal: &mut FairDeal, rng: &mut PlayoutRng| {
        deal.form = Form::Sealed {
            attempt: 2 + rng.below(999),
        }
    };
    assert_eq!(tried("another attempt", attempt), ["deal_other_seal"]);
    // Back to the promise that allowed it.
    let open = |deal: &mut FairDeal, rng: &mut PlayoutRng| {
        deal.form = Form::Open;
        deal.shares[1].1 = Hex32(bytes(rng));
    };
    assert_eq!(tried("version 1", open), ["deal_not_sealed"]);
}

/// With the commitments left as they were noted, no other share opens them.
#[test]
fn f3_a_share_that_opens_nothing_is_found_in_the_file_itself() {
    let honest = deal();
    let mut rng = PlayoutRng::new(4);
    for _ in 0..1_000 {
        let (was, now) = (honest.shares[1].1, Hex32(bytes(&mut rng)));
        let mut text = honest
            .to_string()
            .replace(&format!("share 2 {was}"), &format!("share 2 {now}"));
        assert_eq!(text.parse::<FairDeal>(), Err(FairProblem::NotOpened));
        text = text.replace("share 2", "share 1");
        assert_eq!(text.parse::<FairDeal>(), Err(FairProblem::NotOpened));
    }
    let id = honest.id;
    assert_ne!(
        share_commitment(id, Hex32([1; 32])),
        Secret([1; 32]).commitment(id)
    );
}

/// What version 1 promised, and did not: the server adds a share of a bot's seat and tries until it likes
/// the cards. Such files say which version they are.
#[test]
fn f3_version_1_did_not_keep_the_server_from_choosing() {
    let honest = FairDeal {
        form: Form::Open,
        ..deal()
    };
    let commitment = Some(honest.secret.commitment(honest.id));
    let noted = Evidence {
        commitment,
        share: Some(honest.shares[0].1),
        ..Evidence::default()
    };
    let mut chosen = honest.clone();
    chosen.shares.insert(1, (Seat(1), Hex32([7; 32])));
    assert_eq!(checked(&file(&chosen), &noted), Ok(()));
    // Who knows which seats are people's finds it out.
    let seats = Some(vec![Seat(0), Seat(2)]);
    assert_eq!(
        checked(
            &file(&honest),
            &Evidence {
                seats: seats.clone(),
                ..noted.clone()
            }
        ),
        Ok(())
    );
    assert_eq!(
        checked(&file(&chosen), &Evidence { seats, ..noted }),
        Err(FairProblem::OtherSeats)
    );
}
