//! Why a match cannot be opened, said in every language with all that is known about it.

use catalog::{GameId, with_game};
use client_core::story::{Lang, Names, Story};
use expect_test::{Expect, expect};
use game_core::{Fields, Game, ProblemKind, Problems, Seat};
use protocol::Refusal;

const RECORD: &str = "zashiki-record 1
game samurakva
rules 1
config players=2 rounds=1
seed 0000000000000000000000000000000000000000000000000000000000000000
deal hands=15 40/25 50
deal rows=2 4 5 8 10/20/30/60

0 choose 40
0 choose 15
1 choose 25
outcome individual 2:8 1:0
";

/// What is said in each language about the record with this change.
fn said(from: &str, to: &str, expected: &Expect) {
    let Err(error) = catalog::open(&RECORD.replace(from, to)) else {
        panic!("{to} opens")
    };
    let say = |lang: Lang| Story::new(lang).open_error(Some(GameId::Samurakva), &error) + "\n";
    expected.assert_eq(&Lang::ALL.map(say).concat());
}

#[test]
fn an_action_that_is_refused_is_named_with_the_rule() {
    said(
        "1 choose 25",
        "1 choose 26",
        &expect![[r#"
            Action 3 (Player 2) isn’t allowed: You don’t have that card. Choose one from your hand. (R2.1)
            Действие 3 (Игрок 2) не по правилам: Этой карты у вас на руке нет, выберите другую. (R2.1)
            Akcja 3 (Gracz 2) jest niedozwolona: Nie masz tej karty na ręce: wybierz jedną ze swoich. (R2.1)
            Дію 3 (Гравець 2) не дозволено: Цієї картки у вас на руках немає: оберіть іншу. (R2.1)
        "#]],
    );
    said(
        "0 choose 15",
        "0 place",
        &expect![[r#"
            Action 2 (Player 1) isn’t allowed: Choose a card for this turn first. (R2.1)
            Действие 2 (Игрок 1) не по правилам: Сейчас все выбирают карту: выберите и вы. (R2.1)
            Akcja 2 (Gracz 1) jest niedozwolona: Teraz wybierz kartę na tę turę. (R2.1)
            Дію 2 (Гравець 1) не дозволено: Зараз усі обирають картку: оберіть і ви. (R2.1)
        "#]],
    );
}

#[test]
fn a_deal_that_is_no_position_is_told_with_its_fields() {
    said(
        "15 40/25 50",
        "15 40/25 40",
        &expect![[r#"
            The deal in the record isn’t possible in this game. hands: this doesn’t fit the rest of the position.
            Такой раздачи в этой игре быть не может. hands: не согласуется с остальной позицией.
            Takiego rozdania nie może być w tej grze. hands: nie zgadza się z resztą pozycji.
            Такої роздачі в цій грі бути не може. hands: не узгоджується з рештою позиції.
        "#]],
    );
}

#[test]
fn another_end_is_told() {
    said(
        "2:8 1:0",
        "1:8 2:0",
        &expect![[r#"
            The match doesn’t end the way the record says.
            Партия кончилась не так, как сказано в записи.
            Partia kończy się inaczej, niż mówi zapis.
            Партія закінчується не так, як сказано в записі.
        "#]],
    );
}

/// Nobody knows the rule without the game.
#[test]
fn without_a_game_the_refusal_is_told_in_general() {
    let Err(error) = catalog::open(&RECORD.replace("1 choose 25", "1 choose 26")) else {
        panic!("it opens")
    };
    let told = Story::new(Lang::En).open_error(None, &error);
    assert_eq!(told, "The record contains an action the rules don’t allow.");
}

/// Options that do not go together with others, each with an example.
pub(crate) fn conflicts(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "samurakva" => &[
            ("limit", "variant=2 limit=40"),
            ("deck", "variant=2 deck=tight"),
            ("rounds", "variant=2 rounds=3"),
            ("floor_at_zero", "floor_at_zero=true"),
        ],
        "yokai-septet" => &[
            ("players", "form=pocket players=4"),
            ("scoring", "form=bridegrooms scoring=rounds"),
            ("first_lead", "form=pocket first_lead=as_dealt"),
        ],
        "samurai-sword" => &[
            ("characters", "players=3 characters=tomoe,tomoe,hanzo"),
            ("roles", "players=3 roles=ninja-1,ninja-2,ninja-3"),
        ],
        "samurai-spirit" => &[
            ("spare_tokens", "samurai=7 spare_tokens=on"),
            ("first", "samurai=2 first=5"),
        ],
        _ => &[],
    }
}

fn problems_of<G: Game>(words: &str) -> Problems {
    let Err(problems) = G::Config::from_words(words) else {
        panic!("{words} is valid")
    };
    problems
}

/// What a server sends about these options, and what a record with them is answered, are the same.
#[test]
fn options_that_do_not_go_together_are_explained_by_their_names() {
    for game in GameId::ALL.iter().copied() {
        for (field, words) in conflicts(game.as_str()) {
            let problems = with_game!(game, G => problems_of::<G>(words));
            let problem = problems
                .0
                .iter()
                .find(|problem| problem.field == *field);
            let problem = problem.expect("the field has a problem");
            assert!(matches!(problem.kind, ProblemKind::Conflict(_)));
            let failure = Refusal::Config(problems.clone()).failure();
            for lang in Lang::ALL {
                let story = Story::new(lang);
                let told = story.problem(Some(game), problem);
                let info = catalog::info(game);
                let option = info
                    .config
                    .iter()
                    .find(|option| option.key == *field);
                let label = story.field(game, option.expect("it is an option"));
                assert!(told.starts_with(&format!("{label}: ")), "{lang} {told}");
                let sent = story.failure(game.as_str(), &failure, &Names::default());
                assert!(sent.contains(&told), "{lang} {sent}");
                let own = story.has(game, &format!("conflict-{field}"));
                assert!(own && !told.contains(['{', '$']), "{lang} {told}");
            }
        }
    }
}

/// Parameters that say nothing to a person: what they have just tapped, and numbers of programs.
const UNTOLD: &[(&str, &str)] = &[
    ("other_version", "server"),
    ("no_such_seat", "seat"),
    ("seat_taken", "seat"),
    ("seat_free", "seat"),
    ("not_your_seat", "seat"),
    ("stale_choice", "now"),
    ("bot_plays", "seat"),
    ("change_instead", "seat"),
];

#[test]
fn failures_tell_what_they_were_sent_with() {
    let seat = Seat(2);
    let seats = vec![Seat(0), seat];
    let refusals = [
        Refusal::TooLarge { limit: 4097 },
        Refusal::OtherVersion { server: 7 },
        Refusal::TooFast {
            retry_ms: 4_096_001,
        },
        Refusal::UnknownGame { game: "go".into() },
        Refusal::UnknownLevel {
            level: "dan".into(),
        },
        Refusal::NoSuchSeat { seat },
        Refusal::SeatTaken { seat },
        Refusal::SeatFree { seat },
        Refusal::NotYourSeat { seat },
        Refusal::NotAllReady {
            seats: seats.clone(),
        },
        Refusal::StaleChoice { now: Some(4097) },
        Refusal::BotPlays { seat },
        Refusal::NotAway { seat },
        Refusal::AwayTooShort {
            seat,
            seconds: 4097,
        },
        Refusal::ChangeInstead { seat },
        Refusal::StandInPlays {
            seats: seats.clone(),
        },
        Refusal::UndoTooFar { seats },
        Refusal::UndoSeen,
        Refusal::NoFreeText,
        Refusal::BadText,
    ];
    let names = Names::new(["<0>", "<1>", "<2>"].map(str::to_owned).to_vec());
    for refusal in refusals {
        let failure = refusal.failure();
        for lang in Lang::ALL {
            let told = Story::new(lang).failure("", &failure, &names);
            for name in failure.params.keys() {
                let shown: &[&str] = match name.as_str() {
                    _ if UNTOLD.contains(&(failure.code.as_str(), name)) => &[],
                    "seat" => &["<2>"],
                    "seats" => &["<0>", "<2>"],
                    "game" => &["go"],
                    "level" => &["dan"],
                    _ => &["4097"],
                };
                let plain = told.replace([',', '\u{a0}'], "");
                assert!(
                    shown.iter().all(|text| plain.contains(text)),
                    "{lang} {told}"
                );
            }
            assert!(
                !told.contains(['{', '$']) && !told.contains("failure-"),
                "{lang} {told}"
            );
        }
    }
}
