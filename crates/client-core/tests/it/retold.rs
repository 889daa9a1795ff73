//! A record retold: as far as asked, to whom it may be told, and what is said of a bad one.

use client_core::story::{Lang, Listener, Retelling, Story, Told, retell};
use game_core::{Seat, Viewer};
use samurakva::Samurakva;

use crate::play::play;

fn record(config: &str) -> String {
    play::<Samurakva>(config, 7, 3000)
        .record
        .to_string()
}

fn tell(lang: Lang, record: &str, listener: Listener, until: Option<usize>) -> Told {
    retell(&Story::new(lang), record, Retelling { listener, until })
}

#[test]
fn a_spectator_is_told_what_is_public_and_no_more() {
    let record = record("variant=2 players=3");
    let all = tell(Lang::En, &record, Listener::All, None).text;
    let spectator = tell(Lang::En, &record, Listener::One(Viewer::Spectator), None).text;
    assert!(all.contains("chooses card") && all.contains("Player 1 holds"));
    for private in ["chooses card", "Player 1 holds", "is dealt"] {
        assert!(!spectator.contains(private), "{private}");
    }
    assert!(spectator.contains("has chosen.") && spectator.contains("The cards are revealed"));
}

#[test]
fn a_seat_is_told_its_own_cards_and_not_those_of_others() {
    let record = record("variant=2 players=3");
    let told = tell(
        Lang::En,
        &record,
        Listener::One(Viewer::Seat(Seat(1))),
        None,
    )
    .text;
    assert!(told.contains("Player 2 chooses card") && told.contains("Player 2 holds"));
    assert!(!told.contains("Player 1 chooses card") && !told.contains("Player 3 holds"));
}

#[test]
fn until_stops_after_that_action_and_shows_the_position() {
    let record = record("players=2 rounds=1");
    let told = tell(Lang::En, &record, Listener::All, Some(4));
    assert_eq!(told.problem, None);
    let (story, position) = told
        .text
        .split_once("Stopped after action 4 of ")
        .expect("it stopped");
    assert!(story.contains("\n   4. ") && !story.contains("\n   5. "));
    assert!(position.contains("Row 4: ") && position.contains("Player 2 holds"));
}

#[test]
fn until_the_start_tells_no_action_and_far_beyond_the_end_all() {
    let record = record("players=2 rounds=1");
    let start = tell(Lang::Pl, &record, Listener::All, Some(0)).text;
    assert!(start.contains("Zatrzymano po akcji 0") && !start.contains("   1. "));
    let whole = tell(Lang::Pl, &record, Listener::All, None);
    assert_eq!(
        tell(Lang::Pl, &record, Listener::All, Some(usize::MAX)),
        whole
    );
}

#[test]
fn a_match_that_is_not_finished_says_so() {
    let record = play::<Samurakva>("players=2", 7, 5)
        .record
        .to_string();
    let told = tell(Lang::Uk, &record, Listener::All, None);
    assert_eq!(told.problem, None);
    assert!(
        told.text
            .contains("Партію не завершено.\nРаунд 1."),
        "{}",
        told.text
    );
}

#[test]
fn bad_records_are_answered_in_the_language_of_the_story() {
    let good = record("players=2 rounds=1");
    let changed = |from: &str, to: &str| good.replacen(from, to, 1);
    let first = good
        .lines()
        .find(|line| line.starts_with("0 choose "))
        .expect("seat 0 chooses")
        .to_owned();
    let cases = [
        (
            String::new(),
            "Строка 1: Это не запись партии, или формат записи здесь неизвестен.",
        ),
        (
            changed("game samurakva", "game go"),
            "Игры с таким названием нет.",
        ),
        (
            changed("players=2", "players=11"),
            "Строка 4: Настройки в записи недопустимы. players: «11» — не целое число от 2 до 10.",
        ),
        (
            changed(&first, "7 choose 1"),
            "Строка 6: Строка начинается не с места за этим столом.",
        ),
        (
            changed(&first, "0 keep"),
            "Действие 1 (Игрок 1) не разрешено: Сейчас нужно выбрать карту на этот ход (R2.1).",
        ),
        (
            changed("outcome individual 1:", "outcome individual 2:"),
            "Партия заканчивается не так, как сказано в записи.",
        ),
    ];
    for (record, expected) in cases {
        let told = tell(Lang::Ru, &record, Listener::All, None);
        assert_eq!(told.problem.as_deref(), Some(expected));
    }
}
