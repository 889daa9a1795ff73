//! One short match of each game, retold in every language: to one who may know all, and to one of those who played.

use client_core::story::{Lang, Listener, Retelling, Story, Tell, retell};
use expect_test::expect_file;
use game_core::{Seat, Viewer};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::{Played, play};

/// The folder of the records and of the stories told from them.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data");
/// About how many actions a short match has in which something happens.
const SHORT: usize = 90;

fn check(game: &str) {
    let record =
        std::fs::read_to_string(format!("{FOLDER}/{game}.txt")).expect("the record is there");
    let player = Listener::One(Viewer::Seat(Seat(0)));
    for lang in Lang::ALL {
        let story = Story::new(lang);
        for (listener, file) in [
            (Listener::All, format!("{game}.{lang}")),
            (player, format!("{game}.{lang}.player")),
        ] {
            let what = Retelling {
                listener,
                until: None,
            };
            let told = retell(&story, &record, what);
            assert_eq!(told.problem, None, "{file}");
            expect_file![format!("{FOLDER}/{file}.txt")].assert_eq(&told.text);
        }
    }
}

#[test]
fn samurakva_as_it_is_told() {
    check("samurakva");
}

#[test]
fn yokai_septet_as_it_is_told() {
    check("yokai-septet");
}

#[test]
fn samurai_sword_as_it_is_told() {
    check("samurai-sword");
}

#[test]
fn samurai_spirit_as_it_is_told() {
    check("samurai-spirit");
}

/// Regenerates the records; needed when the rules version of a game is raised.
#[test]
#[ignore = "writes test_data"]
fn write_records() {
    write::<Samurakva>("variant=2 players=2");
    write::<YokaiSeptet>("players=4 scoring=rounds");
    write::<SamuraiSword>("players=4");
    write::<SamuraiSpirit>("samurai=3 level=hard");
}

fn write<G: Tell>(config: &str) {
    let matches = (0..300).map(|number| play::<G>(config, number, 3000));
    let best = matches.min_by_key(|played: &Played<G>| played.record.actions.len().abs_diff(SHORT));
    let record = best.expect("some were played").record;
    std::fs::write(format!("{FOLDER}/{}.txt", G::ID), record.to_string())
        .expect("the folder is there");
}
