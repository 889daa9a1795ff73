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
        "0\u{a0}очков",
        "1\u{a0}очко",
        "2\u{a0}очка",
        "5\u{a0}очков",
        "21\u{a0}очко",
        "22\u{a0}очка",
        "25\u{a0}очков",
        "-1\u{a0}очко",
    ];
    check(Lang::Ru, "n-points", "points", points);
    let cards = [
        "0\u{a0}карт",
        "1\u{a0}карта",
        "2\u{a0}карты",
        "5\u{a0}карт",
        "21\u{a0}карта",
        "22\u{a0}карты",
        "25\u{a0}карт",
        "-1\u{a0}карта",
    ];
    check(Lang::Ru, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}карт",
        "1\u{a0}карту",
        "2\u{a0}карты",
        "5\u{a0}карт",
        "21\u{a0}карту",
        "22\u{a0}карты",
        "25\u{a0}карт",
        "-1\u{a0}карту",
    ];
    check(Lang::Ru, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ран",
        "1\u{a0}рану",
        "2\u{a0}раны",
        "5\u{a0}ран",
        "21\u{a0}рану",
        "22\u{a0}раны",
        "25\u{a0}ран",
        "-1\u{a0}рану",
    ];
    check(Lang::Ru, "n-wounds", "wounds", wounds);
}

#[test]
fn polish() {
    let points = [
        "0\u{a0}punktów",
        "1\u{a0}punkt",
        "2\u{a0}punkty",
        "5\u{a0}punktów",
        "21\u{a0}punktów",
        "22\u{a0}punkty",
        "25\u{a0}punktów",
        "-1\u{a0}punkt",
    ];
    check(Lang::Pl, "n-points", "points", points);
    let cards = [
        "0\u{a0}kart", "1\u{a0}karta", "2\u{a0}karty", "5\u{a0}kart", "21\u{a0}kart", "22\u{a0}karty", "25\u{a0}kart", "-1\u{a0}karta",
    ];
    check(Lang::Pl, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}kart",
        "1\u{a0}kartę",
        "2\u{a0}karty",
        "5\u{a0}kart",
        "21\u{a0}kart",
        "22\u{a0}karty",
        "25\u{a0}kart",
        "-1\u{a0}kartę",
    ];
    check(Lang::Pl, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ran", "1\u{a0}ranę", "2\u{a0}rany", "5\u{a0}ran", "21\u{a0}ran", "22\u{a0}rany", "25\u{a0}ran", "-1\u{a0}ranę",
    ];
    check(Lang::Pl, "n-wounds", "wounds", wounds);
}

#[test]
fn ukrainian() {
    let points = [
        "0\u{a0}балів",
        "1\u{a0}бал",
        "2\u{a0}бали",
        "5\u{a0}балів",
        "21\u{a0}бал",
        "22\u{a0}бали",
        "25\u{a0}балів",
        "-1\u{a0}бал",
    ];
    check(Lang::Uk, "n-points", "points", points);
    let cards = [
        "0\u{a0}карток",
        "1\u{a0}картка",
        "2\u{a0}картки",
        "5\u{a0}карток",
        "21\u{a0}картка",
        "22\u{a0}картки",
        "25\u{a0}карток",
        "-1\u{a0}картка",
    ];
    check(Lang::Uk, "n-cards", "count", cards);
    let taken = [
        "0\u{a0}карток",
        "1\u{a0}картку",
        "2\u{a0}картки",
        "5\u{a0}карток",
        "21\u{a0}картку",
        "22\u{a0}картки",
        "25\u{a0}карток",
        "-1\u{a0}картку",
    ];
    check(Lang::Uk, "n-cards-taken", "count", taken);
    let wounds = [
        "0\u{a0}ран",
        "1\u{a0}рану",
        "2\u{a0}рани",
        "5\u{a0}ран",
        "21\u{a0}рану",
        "22\u{a0}рани",
        "25\u{a0}ран",
        "-1\u{a0}рану",
    ];
    check(Lang::Uk, "n-wounds", "wounds", wounds);
}

#[test]
fn english() {
    let points = [
        "0\u{a0}points",
        "1\u{a0}point",
        "2\u{a0}points",
        "5\u{a0}points",
        "21\u{a0}points",
        "22\u{a0}points",
        "25\u{a0}points",
        "-1\u{a0}point",
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
