//! The sheets of drawings have a symbol for everything in the games that is drawn, and mention none that is missing.

use std::fmt::Display;
use std::path::Path;

use samurai_spirit::{Family, FarmBack, Penalty, Samurai, Symbol};
use samurai_sword::{Card, Character, Role};
use samurakva::Artifact;
use yokai_septet::Suit;

fn sheet(game: &str) -> String {
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("../client-web/art");
    std::fs::read_to_string(art.join(format!("{game}.svg"))).expect("a sheet")
}

/// That the sheet has a symbol for each of these, whose name begins so.
fn has(sheet: &str, begin: &str, all: impl IntoIterator<Item = impl Display>) {
    for one in all {
        let name = format!("id=\"{begin}{one}\"");
        assert!(sheet.contains(&name), "no {name}");
    }
}

#[test]
fn every_frog_and_artifact_is_drawn() {
    let sheet = sheet("samurakva");
    has(&sheet, "sk-", [1, 2, 3, 5, 7]);
    has(&sheet, "sk-", Artifact::ALL);
}

#[test]
fn every_suit_has_a_sign_a_boss_and_three_grades() {
    let sheet = sheet("yokai-septet");
    has(&sheet, "ys-", Suit::ALL);
    has(&sheet, "ys-boss-", Suit::ALL);
    for suit in Suit::ALL {
        has(&sheet, &format!("ys-{suit}-"), 1..=3);
    }
}

#[test]
fn every_card_character_and_role_is_drawn() {
    let sheet = sheet("samurai-sword");
    has(&sheet, "sw-c-", Card::ALL);
    has(&sheet, "sw-", Character::ALL);
    has(&sheet, "sw-r-", Role::ALL);
    has(&sheet, "sw-r-", ["unknown"]);
}

#[test]
fn every_samurai_has_a_face_and_a_beast_and_every_sign_is_drawn() {
    let sheet = sheet("samurai-spirit");
    has(&sheet, "sp-", Samurai::ALL);
    has(
        &sheet,
        "sp-",
        Samurai::ALL.map(|samurai| format!("{samurai}-beast")),
    );
    has(&sheet, "sp-raider-", 1..=6);
    has(&sheet, "sp-", Symbol::ALL);
    has(&sheet, "sp-", Penalty::ALL);
    has(&sheet, "sp-family-", Family::ALL);
    has(&sheet, "sp-bonus-", Family::ALL);
    has(&sheet, "sp-back-", FarmBack::ALL);
}

#[test]
fn no_sheet_mentions_a_drawing_that_it_does_not_have() {
    for game in [
        "samurakva",
        "yokai-septet",
        "samurai-sword",
        "samurai-spirit",
    ] {
        let sheet = sheet(game);
        let mentioned = sheet
            .split("href=\"#")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        has(&sheet, "", mentioned);
    }
}
