//! A record retold: as far as asked, to whom it may be told, and what is said of a bad one.

use client_core::story::{Lang, Listener, Retelling, Retold, Story, retell};
use game_core::{Seat, Viewer};
use samurakva::Samurakva;

use crate::play::play;

fn record(config: &str) -> String {
    play::<Samurakva>(config, 7, 3000)
        .record
        .to_string()
}

fn tell(lang: Lang, record: &str, listener: Listener, until: Option<usize>) -> Retold {
    retell(&Story::new(lang), record, Retelling { listener, until })
}

/// The text with plain spaces, so that it can be compared with what is typed here.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

#[test]
fn a_spectator_is_told_what_is_public_and_no_more() {
    let record = record("variant=2 players=3");
    let told = |listener| plain(&tell(Lang::En, &record, listener, None).text);
    let all = told(Listener::All);
    let spectator = told(Listener::One(Viewer::Spectator));
    assert!(all.contains("chooses the ") && all.contains("Player 1 holds"));
    let dealt = [
        "Player 1 is dealt",
        "Player 2 is dealt",
        "Player 3 is dealt",
    ];
    for private in ["chooses the ", "Player 1 holds"]
        .iter()
        .chain(&dealt)
    {
        assert!(!spectator.contains(*private), "{private}");
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
    let told = plain(&told);
    assert!(told.contains("You choose the ") && told.contains("You hold "));
    assert!(!told.contains("Player 1 chooses the ") && !told.contains("Player 3 holds"));
}

#[test]
fn until_stops_after_that_action_and_shows_the_position() {
    let record = record("players=2 rounds=1");
    let told = tell(Lang::En, &record, Listener::All, Some(4));
    assert_eq!(told.problem, None);
    let told = plain(&told.text);
    let (story, position) = told
        .split_once("Stopped after action 4 of ")
        .expect("it stopped");
    assert!(story.contains("\n   4. ") && !story.contains("\n   5. "));
    assert!(position.contains("Row 4: ") && position.contains("Player 2 holds"));
}

#[test]
fn until_the_start_tells_no_action_and_far_beyond_the_end_all() {
    let record = record("players=2 rounds=1");
    let start = tell(Lang::Pl, &record, Listener::All, Some(0)).text;
    assert!(plain(&start).contains("Zatrzymano po akcji 0 z ") && !start.contains("   1. "));
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
            .contains("Партію не закінчено.\nРаунд\u{a0}1."),
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
            "Строка 1: Это не запись партии, или её формат здесь неизвестен.",
        ),
        (
            changed("game samurakva", "game go"),
            "Такой игры здесь нет.",
        ),
        (
            changed("players=2", "players=11"),
            "Строка 4: Параметры партии в записи недопустимы. Число игроков: нужно целое число от 2 до 10, а указано «11».",
        ),
        (
            changed(&first, "7 choose 1"),
            "Строка 6: Строка должна начинаться с места за этим столом.",
        ),
        (
            changed(&first, "0 keep"),
            "Действие 1 (Игрок 1) не по правилам: Сейчас все выбирают карту: выберите и вы. (R2.1)",
        ),
        (
            changed("outcome individual 1:", "outcome individual 2:"),
            "Партия кончилась не так, как сказано в записи.",
        ),
    ];
    for (record, expected) in cases {
        let told = tell(Lang::Ru, &record, Listener::All, None);
        assert_eq!(
            told.problem.as_deref().map(plain),
            Some(expected.to_owned())
        );
    }
}
