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
        Action 3 (Player 2) is refused: That card is not in your hand (R2.1).
        Действие 3 (Игрок 2) не разрешено: Этой карты нет у вас на руке (R2.1).
        Akcja 3 (Gracz 2) jest niedozwolona: Nie masz tej karty na ręce (R2.1).
        Дію 3 (Гравець 2) не дозволено: Цієї картки немає у вас на руках (R2.1).
    "#]],
    );
    said(
        "0 choose 15",
        "0 place",
        &expect![[r#"
        Action 2 (Player 1) is refused: A card has to be chosen for the turn now (R2.1).
        Действие 2 (Игрок 1) не разрешено: Сейчас нужно выбрать карту на этот ход (R2.1).
        Akcja 2 (Gracz 1) jest niedozwolona: Teraz trzeba wybrać kartę na tę turę (R2.1).
        Дію 2 (Гравець 1) не дозволено: Зараз треба обрати картку на цей хід (R2.1).
    "#]],
    );
}

#[test]
fn a_deal_that_is_no_position_is_told_with_its_fields() {
    said(
        "15 40/25 50",
        "15 40/25 40",
        &expect![[r#"
        The explicit deal is no position of this game. hands: does not go together with the other values.
        Заданная раздача — не позиция этой игры. hands: не сочетается с другими значениями.
        Zadane rozdanie nie jest pozycją tej gry. hands: nie pasuje do pozostałych wartości.
        Задана роздача — не позиція цієї гри. hands: не поєднується з іншими значеннями.
    "#]],
    );
}

#[test]
fn another_end_is_told() {
    said(
        "2:8 1:0",
        "1:8 2:0",
        &expect![[r#"
        The match ends otherwise than the record says.
        Партия заканчивается не так, как сказано в записи.
        Partia kończy się inaczej, niż mówi zapis.
        Партія закінчується не так, як сказано в записі.
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
    assert_eq!(told, "An action in the record is refused.");
}
