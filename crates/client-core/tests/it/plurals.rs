//! Numbers and their words agree, in the forms that Slavic languages have.

use client_core::story::{Lang, Line, Names, Story};
use samurai_sword::SamuraiSword;

use crate::syntax::{file, files};

const NUMBERS: [i64; 8] = [0, 1, 2, 5, 21, 22, 25, -1];

fn forms(lang: Lang, id: &'static str, argument: &'static str) -> Vec<String> {
    let story = Story::new(lang);
    let say = |number| {
        story.say::<SamuraiSword>(&Line::new(id).with(argument, number), &Names::default())
    };
    NUMBERS.into_iter().map(say).collect()
}

fn check(lang: Lang, id: &'static str, argument: &'static str, expected: [&str; 8]) {
    assert_eq!(forms(lang, id, argument), expected, "{lang} {id}");
}

#[test]
fn russian() {
    let points = [
        "0 очков",
        "1 очко",
        "2 очка",
        "5 очков",
        "21 очко",
        "22 очка",
        "25 очков",
        "-1 очко",
    ];
    check(Lang::Ru, "n-points", "points", points);
    let cards = [
        "0 карт",
        "1 карта",
        "2 карты",
        "5 карт",
        "21 карта",
        "22 карты",
        "25 карт",
        "-1 карта",
    ];
    check(Lang::Ru, "n-cards", "count", cards);
    let taken = [
        "0 карт",
        "1 карту",
        "2 карты",
        "5 карт",
        "21 карту",
        "22 карты",
        "25 карт",
        "-1 карту",
    ];
    check(Lang::Ru, "n-cards-taken", "count", taken);
    let wounds = [
        "0 ран",
        "1 рану",
        "2 раны",
        "5 ран",
        "21 рану",
        "22 раны",
        "25 ран",
        "-1 рану",
    ];
    check(Lang::Ru, "n-wounds", "wounds", wounds);
}

#[test]
fn polish() {
    let points = [
        "0 punktów",
        "1 punkt",
        "2 punkty",
        "5 punktów",
        "21 punktów",
        "22 punkty",
        "25 punktów",
        "-1 punkt",
    ];
    check(Lang::Pl, "n-points", "points", points);
    let cards = [
        "0 kart", "1 karta", "2 karty", "5 kart", "21 kart", "22 karty", "25 kart", "-1 karta",
    ];
    check(Lang::Pl, "n-cards", "count", cards);
    let taken = [
        "0 kart",
        "1 kartę",
        "2 karty",
        "5 kart",
        "21 kart",
        "22 karty",
        "25 kart",
        "-1 kartę",
    ];
    check(Lang::Pl, "n-cards-taken", "count", taken);
    let wounds = [
        "0 ran", "1 ranę", "2 rany", "5 ran", "21 ran", "22 rany", "25 ran", "-1 ranę",
    ];
    check(Lang::Pl, "n-wounds", "wounds", wounds);
}

#[test]
fn ukrainian() {
    let points = [
        "0 балів",
        "1 бал",
        "2 бали",
        "5 балів",
        "21 бал",
        "22 бали",
        "25 балів",
        "-1 бал",
    ];
    check(Lang::Uk, "n-points", "points", points);
    let cards = [
        "0 карток",
        "1 картка",
        "2 картки",
        "5 карток",
        "21 картка",
        "22 картки",
        "25 карток",
        "-1 картка",
    ];
    check(Lang::Uk, "n-cards", "count", cards);
    let taken = [
        "0 карток",
        "1 картку",
        "2 картки",
        "5 карток",
        "21 картку",
        "22 картки",
        "25 карток",
        "-1 картку",
    ];
    check(Lang::Uk, "n-cards-taken", "count", taken);
    let wounds = [
        "0 ран",
        "1 рану",
        "2 рани",
        "5 ран",
        "21 рану",
        "22 рани",
        "25 ран",
        "-1 рану",
    ];
    check(Lang::Uk, "n-wounds", "wounds", wounds);
}

#[test]
fn english() {
    let points = [
        "0 points",
        "1 point",
        "2 points",
        "5 points",
        "21 points",
        "22 points",
        "25 points",
        "-1 point",
    ];
    check(Lang::En, "n-points", "points", points);
}

#[test]
fn whatever_is_counted_has_all_forms_of_its_language() {
    for game in files() {
        for lang in [Lang::Ru, Lang::Pl, Lang::Uk] {
            for (name, message) in file(lang, game)
                .into_iter()
                .filter(|(name, _)| name.starts_with("n-"))
            {
                for (variable, forms) in &message.choices {
                    assert!(
                        forms.iter().eq(["few", "many", "one"]),
                        "{lang} {name} {variable}: {forms:?}"
                    );
                }
                assert_eq!(message.choices.len(), 1, "{lang} {name}");
            }
        }
    }
}
