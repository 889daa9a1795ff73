//! How a finished match came about, from the records of the golden matches and from matches played at random.

use client_core::guide::Guide;
use client_core::recap::{Course, is_won, verdict};
use client_core::replay::Film;
use client_core::story::{Lang, Line, Names, Story, Value};
use expect_test::{Expect, expect};
use game_core::{Outcome, Seat, Viewer};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::{self, play};

fn golden<G: Guide>() -> Film<G> {
    let path = format!("{}/test_data/{}.txt", env!("CARGO_MANIFEST_DIR"), G::ID);
    let record = std::fs::read_to_string(path).expect("the record is there");
    Film::open(&record).expect("it is a record")
}

/// The course of a golden match as a reader sees it.
fn told<G: Guide>(reader: u8) -> String {
    let film = golden::<G>();
    let story = Story::new(Lang::En);
    let view = film
        .view(film.len(), Viewer::Spectator)
        .expect("it replays");
    let people = story.names(film.seats());
    let reader = Seat(reader);
    let names = story
        .called::<G>(&people, &view)
        .read_by(Some(reader));
    let outcome = film
        .at(film.len(), Viewer::Spectator)
        .and_then(|moment| moment.outcome)
        .expect("it is over");
    let course = film.course().expect("it replays");
    let say = |line: &Line| {
        story
            .say::<G>(line, &names)
            .replace('\u{a0}', " ")
    };
    let mut text = vec![say(&G::verdict(&view, &outcome, Some(reader)))];
    for strand in &course.strands {
        let name = match &strand.name {
            Value::Line(line) => say(line),
            seat => say(&Line::new("recap-who").with("who", seat.clone())),
        };
        let ends = [strand.values.first(), strand.values.last()].map(Option::unwrap);
        text.push(format!("{name}: {} to {}", ends[0], ends[1]));
    }
    for (round, values) in course.rounds() {
        text.push(format!("round {round}: {values:?}"));
    }
    for turn in &course.deciding {
        text.push(format!("decided at {}: {}", turn.at, say(&turn.told)));
    }
    for turn in course.good_for(reader) {
        text.push(format!("good at {}: {}", turn.at, say(&turn.told)));
    }
    for note in G::notes(&course, reader) {
        text.push(say(&note));
    }
    text.join("\n") + "\n"
}

fn check<G: Guide>(reader: u8, expected: &Expect) {
    expected.assert_eq(&told::<G>(reader));
}

#[test]
fn samurakva_summed_up() {
    check::<Samurakva>(
        1,
        &expect![[r#"
        You won by 13 and came first of 2.
        Player 1: 0 to 28
        You: 0 to 15
        round 1: [20, 5]
        round 2: [28, 15]
        decided at 34: Player 1 takes row 5: 5 cards, 11 points.
        decided at 39: Player 1 takes row 3: 5 cards, 9 points.
        decided at 85: You take row 1: 3 cards, 6 points.
        Round 2 cost you the most: 10 points.
        Your best round was round 1: 5 points.
    "#]],
    );
}

#[test]
fn yokai_septet_summed_up() {
    check::<YokaiSeptet>(
        0,
        &expect![[r#"
            Your side won 2–0: you & Player 3.
            You & Player 3: 0 to 2
            Player 2 & Player 4: 0 to 0
            round 1: [1, 0]
            round 2: [2, 0]
            decided at 40: The round is yours: +1.
            decided at 76: You take the trick and capture the boss Fire 7.
            decided at 88: The round is yours: +1.
            good at 24: You take the trick and capture the boss Fire 7.
            good at 84: Player 3 takes the trick and captures the boss Lightning 7.
        "#]],
    );
}

#[test]
fn samurai_sword_summed_up() {
    check::<SamuraiSword>(
        0,
        &expect![[r#"
            Your side lost 5–13. Victory goes to the Shogun’s side (Player 2 and Player 4).
            You: 3 to 4
            Player 2: 5 to 7
            Player 3: 3 to 0
            Player 4: 3 to 3
            decided at 63: Player 3 is defeated! Player 4 takes 1 honour.
            decided at 79: Player 4 is defeated! Player 2 takes 1 honour.
            decided at 90: Player 3 is defeated! Player 4 takes 1 honour.
            good at 28: You defeat Player 2 and take 1 honour!
            good at 49: You defeat Player 4 and take 1 honour!
        "#]],
    );
}

#[test]
fn samurai_spirit_summed_up() {
    check::<SamuraiSpirit>(
        0,
        &expect![[r#"
        The village fell in round 1 of 3.
        Farms: 6 to 5
        Families: 3 to 3
        Barricades: 4 to 1
        Wounds: 0 to 4
        decided at 30: Kikuchiyo is wounded.
        decided at 37: Kikuchiyo is wounded again – the beast awakens!
        decided at 42: Kikuchiyo takes his fourth wound and falls.
    "#]],
    );
}

/// Whatever is told of a course is to be found in its match, in every form of every game.
#[test]
fn a_course_fits_its_match() {
    fn check<G: Guide>(configs: &[&str]) {
        for (at, config) in configs.iter().enumerate() {
            let played = play::<G>(config, at as u64, 3000);
            let course = Course::of(&played.record).expect("it replays");
            let last = played.record.actions.len();
            assert_eq!(course.moments.first().copied().unwrap_or(0), 0, "{config}");
            assert!(
                course
                    .moments
                    .is_sorted_by(|one, next| one < next)
            );
            assert_eq!(course.moments.last().copied().unwrap_or(last), last);
            for strand in &course.strands {
                assert_eq!(strand.values.len(), course.moments.len(), "{config}");
            }
            let turns = course.deciding.iter();
            assert!(
                turns
                    .clone()
                    .all(|turn| (1..=last).contains(&turn.at))
            );
            assert!(turns.len() <= 3);
            assert!(
                course
                    .chapters
                    .is_sorted_by_key(|chapter| chapter.at)
            );
            for chapter in &course.chapters {
                assert!(chapter.at <= last, "{config}");
            }
            let rounds = course.rounds();
            if let Some((_, values)) = rounds.last() {
                let ends = course
                    .strands
                    .iter()
                    .filter_map(|strand| strand.values.last().copied());
                assert!(values.iter().copied().eq(ends), "{config}");
            }
            let numbers = rounds.iter().map(|(round, _)| *round);
            assert!(numbers.eq(1..=rounds.len() as u32), "{config}: {rounds:?}");
            every_line_is_said::<G>(&course, G::seats(&played.record.config));
        }
    }
    check::<Samurakva>(play::SAMURAKVA);
    check::<YokaiSeptet>(play::YOKAI_SEPTET);
    check::<SamuraiSword>(play::SAMURAI_SWORD);
    check::<SamuraiSpirit>(play::SAMURAI_SPIRIT);
}

fn every_line_is_said<G: Guide>(course: &Course, seats: usize) {
    for lang in Lang::ALL {
        let story = Story::new(lang);
        let names = Names::new(
            (0..seats)
                .map(|seat| format!("<{seat}>"))
                .collect(),
        );
        for reader in Seat::all(seats) {
            let names = names.clone().read_by(Some(reader));
            let turns = course
                .deciding
                .iter()
                .chain(course.good_for(reader));
            let lines = turns.map(|turn| turn.told.clone());
            let chapters = course
                .chapters
                .iter()
                .map(|chapter| chapter.name.clone());
            let all = lines
                .chain(chapters)
                .chain(G::notes(course, reader));
            for line in all {
                let words = story.say::<G>(&line, &names);
                assert!(words != line.id() && !words.contains(['{', '$']), "{words}");
            }
        }
    }
}

/// The verdict for a seat in every language, a line each.
fn verdicts<G: Guide>(outcome: &str, seats: usize, reader: u8, expected: &Expect) {
    let outcome: Outcome = outcome.parse().expect("an outcome");
    let tell = |lang| {
        let story = Story::new(lang);
        let names = story.names(seats).read_by(Some(Seat(reader)));
        let line = verdict::<G>(&outcome, Some(Seat(reader)));
        story
            .say::<G>(&line, &names)
            .replace('\u{a0}', " ")
            + "\n"
    };
    expected.assert_eq(&Lang::ALL.map(tell).concat());
}

#[test]
fn who_won_and_by_how_much() {
    verdicts::<Samurakva>(
        "individual 2:15 1:12 3:70",
        3,
        1,
        &expect![[r#"
            You won by 3 and came first of 3.
            Вы победили! Первое место из 3, отрыв — 3.
            Wygrywasz! Zajmujesz 1. miejsce na 3 z przewagą 3 punktów.
            Ви перемогли! Перше місце з 3, відрив — 3.
        "#]],
    );
}

#[test]
fn who_lost_and_which_place_that_is() {
    verdicts::<Samurakva>(
        "individual 2:15 1:12 3:70",
        3,
        2,
        &expect![[r#"
            Player 2 wins. You lost by 58 and came third of 3.
            Побеждает Игрок 2. Вы на 3-м месте из 3, отставание — 58.
            Wygrywa Gracz 2. Zajmujesz 3. miejsce na 3 ze stratą 58 punktów.
            Перемагає Гравець 2. Ви на 3-му місці з 3, відставання — 58.
        "#]],
    );
}

#[test]
fn a_first_place_is_shared() {
    verdicts::<Samurakva>(
        "individual 1:12 1:12 3:70",
        3,
        0,
        &expect![[r#"
            You share first place with Player 2.
            Первое место вы делите с другими: Игрок 2.
            Pierwsze miejsce zajmujecie razem: ty i Gracz 2.
            Ви та Гравець 2 ділите перше місце.
        "#]],
    );
}

#[test]
fn a_team_wins_and_the_other_loses() {
    verdicts::<YokaiSeptet>(
        "teams 0 1 0 1 / 2:3 1:7",
        4,
        1,
        &expect![[r#"
            Your side won 7–3: you & Player 4.
            Вы победили со счётом 7:3 (вы + Игрок 4).
            Twoja strona wygrywa 7:3 (ty + Gracz 4).
            Ви перемогли з рахунком 7:3 (ви + Гравець 4).
        "#]],
    );
    verdicts::<YokaiSeptet>(
        "teams 0 1 0 1 / 2:3 1:7",
        4,
        0,
        &expect![[r#"
            Your side lost 3–7. Victory goes to Player 2 & Player 4.
            Вы проиграли со счётом 3:7. Побеждает команда Игрок 2 + Игрок 4.
            Twoja strona przegrywa 3:7. Wygrywa drużyna Gracz 2 + Gracz 4.
            Ви програли з рахунком 3:7. Перемагає команда Гравець 2 + Гравець 4.
        "#]],
    );
    verdicts::<SamuraiSword>(
        "teams 1 0 2 1 0 / 1:0 2:0 2:0",
        5,
        0,
        &expect![[r#"
            Your side lost. Victory goes to the Shogun’s side (Player 2 and Player 5).
            Вы проиграли. Побеждает команда сёгуна (Игрок 2 и Игрок 5).
            Twoja strona przegrywa. Wygrywa drużyna szoguna (Gracz 2 i Gracz 5).
            Ви програли. Перемагає команда сьогуна (Гравець 2 та Гравець 5).
        "#]],
    );
    verdicts::<SamuraiSword>(
        "teams 1 0 2 1 0 / 1:0 2:0 2:0",
        5,
        4,
        &expect![[r#"
            Your side won: the Shogun’s side (Player 2 and Player 5).
            Победа за вами: команда сёгуна (Игрок 2 и Игрок 5).
            Wygrywa twoja strona: drużyna szoguna (Gracz 2 i Gracz 5).
            Перемога за вами: команда сьогуна (Гравець 2 та Гравець 5).
        "#]],
    );
}

#[test]
fn a_spectator_is_told_the_outcome() {
    let outcome: Outcome = "individual 2:15 1:12"
        .parse()
        .expect("an outcome");
    let line = verdict::<Samurakva>(&outcome, None);
    assert_eq!(line.id(), "outcome-individual");
}

#[test]
fn all_win_or_lose_a_match_against_the_game() {
    let lost: Outcome = "cooperative lost 3 of 2"
        .parse()
        .expect("an outcome");
    assert!(!is_won(&lost, Seat(0)));
    let teams: Outcome = "teams 0 1 0 1 / 2:3 1:7"
        .parse()
        .expect("an outcome");
    assert!(is_won(&teams, Seat(3)) && !is_won(&teams, Seat(2)));
}
