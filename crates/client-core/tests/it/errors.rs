//! Why a match cannot be opened, said in every language with all that is known about it.

use catalog::GameId;
use client_core::story::{Lang, Story};
use expect_test::{Expect, expect};

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
            The deal in the record isn’t possible in this game. hands: doesn’t go with the other options.
            Такой раздачи в этой игре быть не может. hands: не сочетается с другими параметрами.
            To rozdanie nie jest pozycją tej gry. hands: nie zgadza się z pozostałymi opcjami.
            Задана роздача — не позиція цієї гри. hands: не поєднується з іншими параметрами.
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
