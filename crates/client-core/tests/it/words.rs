//! Outcomes, options and names in words.

use catalog::GameId;
use client_core::story::{Lang, Names, Story, Tell};
use expect_test::{Expect, expect};
use game_core::{FieldKind, Fields, Outcome};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play;

/// The outcome in every language, a line each.
fn check_outcome<G: Tell>(outcome: &str, seats: usize, expected: &Expect) {
    let outcome: Outcome = outcome.parse().expect("an outcome");
    let tell = |lang| {
        let story = Story::new(lang);
        story.outcome::<G>(&outcome, &story.names(seats)) + "\n"
    };
    expected.assert_eq(&Lang::ALL.map(tell).concat());
}

#[test]
fn one_winner() {
    check_outcome::<Samurakva>(
        "individual 2:15 1:12 3:70",
        3,
        &expect![[r#"
            Player 2 wins. Final score – Player 1: 15, Player 2: 12, Player 3: 70.
            Побеждает Игрок 2. Итоговый счёт: Игрок 1 — 15, Игрок 2 — 12, Игрок 3 — 70.
            Wygrywa Gracz 2. Wynik końcowy: Gracz 1 – 15, Gracz 2 – 12, Gracz 3 – 70.
            Перемагає Гравець 2. Остаточний рахунок: Гравець 1 — 15, Гравець 2 — 12, Гравець 3 — 70.
        "#]],
    );
}

#[test]
fn a_shared_win() {
    check_outcome::<Samurakva>(
        "individual 1:12 1:12",
        2,
        &expect![[r#"
            Player 1 and Player 2 win. Final score – Player 1: 12, Player 2: 12.
            Побеждают Игрок 1 и Игрок 2. Итоговый счёт: Игрок 1 — 12, Игрок 2 — 12.
            Wygrywają Gracz 1 i Gracz 2. Wynik końcowy: Gracz 1 – 12, Gracz 2 – 12.
            Перемагають Гравець 1 та Гравець 2. Остаточний рахунок: Гравець 1 — 12, Гравець 2 — 12.
        "#]],
    );
}

#[test]
fn teams_of_two() {
    check_outcome::<YokaiSeptet>(
        "teams 0 1 0 1 / 2:3 1:7",
        4,
        &expect![[r#"
            Victory goes to Player 2 & Player 4. Final score – Player 1 & Player 3: 3, Player 2 & Player 4: 7.
            Побеждает команда Игрок 2 + Игрок 4. Итоговый счёт: Игрок 1 + Игрок 3 — 3, Игрок 2 + Игрок 4 — 7.
            Wygrywa drużyna Gracz 2 + Gracz 4. Wynik końcowy: Gracz 1 + Gracz 3 – 3, Gracz 2 + Gracz 4 – 7.
            Перемагає команда Гравець 2 + Гравець 4. Остаточний рахунок: Гравець 1 + Гравець 3 — 3, Гравець 2 + Гравець 4 — 7.
        "#]],
    );
}

#[test]
fn teams_by_role() {
    check_outcome::<SamuraiSword>(
        "teams 1 0 2 1 0 / 1:9 3:5 2:9",
        5,
        &expect![[r#"
            Victory goes to the Shogun’s side (Player 2 and Player 5). Final score – the Shogun’s side (Player 2 and Player 5): 9, the Ninja (Player 1 and Player 4): 5, the Ronin (Player 3): 9.
            Побеждает команда сёгуна (Игрок 2 и Игрок 5). Итоговый счёт: команда сёгуна (Игрок 2 и Игрок 5) — 9, команда ниндзя (Игрок 1 и Игрок 4) — 5, ронин (Игрок 3) — 9.
            Wygrywa drużyna szoguna (Gracz 2 i Gracz 5). Wynik końcowy: drużyna szoguna (Gracz 2 i Gracz 5) – 9, drużyna ninja (Gracz 1 i Gracz 4) – 5, ronin (Gracz 3) – 9.
            Перемагає команда сьогуна (Гравець 2 та Гравець 5). Остаточний рахунок: команда сьогуна (Гравець 2 та Гравець 5) — 9, команда ніндзя (Гравець 1 та Гравець 4) — 5, ронін (Гравець 3) — 9.
        "#]],
    );
}

#[test]
fn a_swordmaster_wins_without_points() {
    check_outcome::<SamuraiSword>(
        "teams 1 0 1 0 / 2:0 1:0",
        4,
        &expect![[r#"
            Victory goes to the Ninja (Player 1 and Player 3).
            Побеждает команда ниндзя (Игрок 1 и Игрок 3).
            Wygrywa drużyna ninja (Gracz 1 i Gracz 3).
            Перемагає команда ніндзя (Гравець 1 та Гравець 3).
        "#]],
    );
}

#[test]
fn a_village_saved_and_a_village_lost() {
    check_outcome::<SamuraiSpirit>(
        "cooperative won 21 of 4",
        4,
        &expect![[r#"
            You’ve won together, with 21 points!
            Победа, одна на всех! Счёт: 21 очко.
            Wygrywacie razem! Wynik: 21 punktów.
            Перемога, одна на всіх! Рахунок: 21 бал.
        "#]],
    );
    check_outcome::<SamuraiSpirit>(
        "cooperative lost 0 of 4",
        4,
        &expect![[r#"
            You’ve lost together.
            Поражение, одно на всех.
            Tym razem przegrywacie.
            Поразка, одна на всіх.
        "#]],
    );
}

#[test]
fn somebody_whose_name_was_deleted_is_a_former_guest() {
    let said = |mark| Lang::ALL.map(|lang| Story::new(lang).person("", mark));
    assert_eq!(
        said(1),
        [
            "Former guest",
            "Бывший гость",
            "Dawny gość",
            "Колишній гість"
        ]
    );
    assert_eq!(said(2)[0], "Former guest (2)", "two of them are told apart");
    let story = Story::new(Lang::Pl);
    assert_eq!(
        [story.person("Ola", 1), story.person("Ola", 2)],
        ["Ola", "Ola (2)"]
    );
}

/// The options of a match in every language, a line each.
fn check_options<G: Tell>(game: GameId, config: &str, expected: &Expect) {
    let config = G::Config::from_words(config).expect("the options are valid");
    let tell = |lang| {
        let story = Story::new(lang);
        story
            .config::<G>(game, &config, &story.names(7))
            .join(" · ")
            + "\n"
    };
    expected.assert_eq(&Lang::ALL.map(tell).concat());
}

#[test]
fn options_in_words() {
    check_options::<Samurakva>(
        GameId::Samurakva,
        play::SAMURAKVA[2],
        &expect![[r#"
            Variant: 1, numbers only · Players: 4 · Penalty points: classic · Cheapest row taken without asking: yes · Number cards: only as many as are dealt · Rounds: 1
            Вариант: 1, только числа · Число игроков: 4 · Штрафные очки: классические · Самый дешёвый ряд берётся без вопроса: да · Карты с числами: только те, что сдают · Число раундов: 1
            Wariant: 1, tylko liczby · Liczba graczy: 4 · Punkty karne: klasyczne · Najtańszy rząd zabierany bez pytania: tak · Karty z liczbami: tylko rozdawane · Liczba rund: 1
            Варіант: 1, лише номери · Кількість гравців: 4 · Штрафні бали: класичні · Найдешевший ряд забирають без запитання: так · Картки з номером: лише ті, що роздають · Кількість раундів: 1
        "#]],
    );
    check_options::<YokaiSeptet>(
        GameId::YokaiSeptet,
        play::YOKAI_SEPTET[5],
        &expect![[r#"
            Version: Seven Bridegrooms, short · First lead: the player who was dealt the A
            Игра: «Семь женихов», короткая партия · Первый ход: кому А сдана
            Gra: Siedmiu narzeczonych, wariant krótki · Pierwsze wyjście: komu rozdano A
            Гра: «Семеро наречених», коротка партія · Перший хід: кому здано А
        "#]],
    );
    let roles = "players=3 characters=tomoe,hanzo,benkei roles=ninja-3,shogun,ninja-1";
    check_options::<SamuraiSword>(
        GameId::SamuraiSword,
        roles,
        &expect![[r#"
            Players: 3 · Characters: Tomoe, Hanzo and Benkei · Roles: Ninja ★★★, Shogun and Ninja ★
            Число игроков: 3 · Персонажи: Томоэ, Хандзо и Бэнкэй · Роли: ниндзя ★★★, сёгун и ниндзя ★
            Liczba graczy: 3 · Postacie: Tomoe, Hanzo i Benkei · Role: ninja ★★★, szogun i ninja ★
            Кількість гравців: 3 · Персонажі: Томое, Хандзо та Бенкей · Ролі: ніндзя ★★★, сьогун та ніндзя ★
        "#]],
    );
    check_options::<SamuraiSpirit>(
        GameId::SamuraiSpirit,
        play::SAMURAI_SPIRIT[1],
        &expect![[r#"
            Samurai: 3 · Level: normal · Spare support tokens: yes · First turn: Player 2
            Самураи: 3 · Уровень сложности: обычный · Отложенные жетоны поддержки: да · Первый ход: Игрок 2
            Samuraje: 3 · Poziom trudności: normalny · Odłożone żetony Wsparcia: zawsze · Pierwsza tura: Gracz 2
            Самураї: 3 · Рівень складності: звичайний · Відкладені жетони підтримки: так · Перший хід: Гравець 2
        "#]],
    );
    let chosen = "samurai=heihachi,daisuke,kyuzo level=heroic";
    check_options::<SamuraiSpirit>(
        GameId::SamuraiSpirit,
        chosen,
        &expect![[r#"
            Samurai: Heihachi, Daisuke and Kyuzo · Level: heroic · Spare support tokens: with two samurai · First turn: at random
            Самураи: Хэйхати, Ситиродзи и Кюдзо · Уровень сложности: героический · Отложенные жетоны поддержки: при двух самураях · Первый ход: случайный
            Samuraje: Heihachi, Daisuke i Kyuzo · Poziom trudności: heroiczny · Odłożone żetony Wsparcia: przy dwóch Samurajach · Pierwsza tura: losowo
            Самураї: Хейхаті, Дайсуке та Кюдзо · Рівень складності: героїчний · Відкладені жетони підтримки: якщо самураїв двоє · Перший хід: випадково
        "#]],
    );
}

#[test]
fn every_option_and_every_word_of_it_is_said_in_words() {
    for game in GameId::ALL.iter().copied() {
        for lang in Lang::ALL {
            let story = Story::new(lang);
            assert!(
                !story.game(game).is_empty() && story.game(game) != "game",
                "{lang} {game}"
            );
            for field in catalog::info(game).config {
                let label = story.field(game, field);
                assert!(!label.starts_with("config-"), "{lang} {label}");
                let words: Vec<&str> = match field.kind {
                    FieldKind::Choice(words) => words.to_vec(),
                    FieldKind::ChoiceOrList(words, list) => [words, list].concat(),
                    FieldKind::Number { .. } | FieldKind::Text(_) => Vec::new(),
                };
                for word in words {
                    let said = story.field_value(game, field, word, &Names::default());
                    let is_number = word.parse::<u32>().is_ok();
                    // With Latin letters some words are what they mean.
                    let latin = matches!(lang, Lang::En | Lang::Pl);
                    assert!(is_number || latin || said != word, "{lang} {said}");
                    assert!(
                        !said.contains("name-") && !said.contains("config-"),
                        "{lang} {said}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_example_of_the_house() {
    let story = Story::new(Lang::Ru);
    let names = story.names(4);
    let cards = [1, 2, 3, 4, 5]
        .map(|number| samurakva::Card::new(number).expect("a card"))
        .to_vec();
    let seat = game_core::Seat(1);
    let event = samurakva::Event::RowTaken {
        seat,
        row: samurakva::RowNumber::Third,
        cards,
        points: 9,
    };
    assert_eq!(
        story.event::<Samurakva>(&event, &names),
        "Игрок 2 забирает ряд\u{a0}3: 5\u{a0}карт, 9\u{a0}очков."
    );
    let mine = names.read_by(Some(seat));
    assert_eq!(
        story.event::<Samurakva>(&event, &mine),
        "Вы забираете ряд\u{a0}3: 5\u{a0}карт, 9\u{a0}очков."
    );
}
