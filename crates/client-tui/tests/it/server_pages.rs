//! What is drawn on the way to a table on a server: its tables, and the options of a new one.

use std::path::Path;

use catalog::GameId;
use client_core::story::{Lang, Story};
use client_tui::choices::{Chosen, on_a_server};
use client_tui::draw::{Doors, Menu, SetUp, Setup, width};
use client_tui::line::Offer;
use client_tui::words::story;
use expect_test::expect_file;
use game_core::Seat;
use protocol::http::{OwnTable, Player, TableSummary};
use protocol::{Pace, Phase, TableCode};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::screens::{lines, look};

fn code(letter: char) -> TableCode {
    format!("k3v9q0x7a{letter}").parse().unwrap()
}

fn table(letter: char, game: &str, host: &str, (free, seats): (u8, u8)) -> TableSummary {
    TableSummary {
        code: code(letter),
        game: game.parse().unwrap(),
        config: String::new(),
        pace: Pace::None,
        phase: Phase::Waiting,
        host: Some(host.to_owned()),
        seats,
        free,
    }
}

fn offer() -> Offer {
    let player = |seat: u8, name: &str| Player {
        seat: Seat(seat),
        guest: Some(protocol::GuestId::from_random([seat; _])),
        name: name.to_owned(),
        face: None,
    };
    let own = OwnTable {
        table: TableSummary {
            phase: Phase::Playing,
            ..table('1', "samurai-sword", "Ann", (0, 3))
        },
        players: vec![player(0, "Ann"), player(1, "Sōta"), player(2, "Hana")],
        waits_for: vec![Seat(0)],
        own: vec![Seat(0)],
    };
    Offer {
        own: vec![own],
        open: vec![
            table('2', "yokai-septet", "Kenta", (1, 4)),
            table('3', "samurai-spirit", "Zażółć gęślą jaźń twą", (3, 5)),
        ],
    }
}

fn drawn(menu: &mut Menu, story: &Story, (wide, tall): (u16, u16)) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, wide, tall));
    menu.draw(&mut buffer, story, &look());
    lines(&buffer)
}

#[test]
fn the_tables_of_a_server_are_drawn_in_four_languages() {
    for lang in Lang::ALL {
        let story = story(lang);
        for (wide, tall) in [(80, 24), (120, 40)] {
            let mut menu = Menu::new(on_a_server(&story, &offer()));
            let text = drawn(&mut menu, &story, (wide, tall));
            let name = format!("test_data/screens/tables-{wide}x{tall}-{lang}.txt");
            expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)].assert_eq(&text);
            assert!(text.lines().all(|line| width(line) < wide), "{text}");
            assert!(text.contains("Zażółć gęślą jaźń twą"), "{text}");
        }
    }
}

#[test]
fn a_table_is_chosen_by_its_number_and_stays_chosen_when_others_come_and_go() {
    let story = story(Lang::En);
    let mut menu = Menu::new(on_a_server(&story, &offer()));
    assert_eq!(menu.key(KeyCode::Char('1')), Some(Chosen::Visit(code('1'))));
    assert_eq!(
        menu.key(KeyCode::Char('4')),
        Some(Chosen::New(GameId::ALL[0]))
    );
    menu.key(KeyCode::Down);
    menu.key(KeyCode::Down);
    assert_eq!(menu.key(KeyCode::Enter), Some(Chosen::Visit(code('3'))));
    let mut fewer = offer();
    fewer.own.clear();
    fewer.open.remove(0);
    menu.change(on_a_server(&story, &fewer));
    assert_eq!(menu.key(KeyCode::Enter), Some(Chosen::Visit(code('3'))));
    fewer.open.clear();
    menu.change(on_a_server(&story, &fewer));
    let text = drawn(&mut menu, &story, (80, 24));
    assert!(text.contains("There are no open tables"), "{text}");
    assert!(
        matches!(menu.key(KeyCode::Enter), Some(Chosen::New(_))),
        "what was chosen is gone"
    );
}

#[test]
fn many_tables_are_turned_through_and_what_has_the_focus_stays_in_sight() {
    let story = story(Lang::En);
    let mut many = offer();
    many.open = (0..40)
        .map(|at| table('2', "samurakva", &format!("Host {at}"), (1, 4)))
        .collect();
    let mut menu = Menu::new(on_a_server(&story, &many));
    for step in 0..=45 {
        let text = drawn(&mut menu, &story, (80, 24));
        let host = format!("Host {} ·", step - 1);
        let is_there = step == 0 || step > 40 || text.contains(&host);
        assert!(is_there, "{step}: {text}");
        menu.key(KeyCode::Down);
    }
    let text = drawn(&mut menu, &story, (80, 24));
    assert!(text.contains("q: leave"), "{text}");
}

#[test]
fn a_click_chooses_the_table_that_is_drawn_there() {
    let story = story(Lang::En);
    let mut menu = Menu::new(on_a_server(&story, &offer()));
    let text = drawn(&mut menu, &story, (80, 24));
    let line = |words: &str| text.lines().position(|line| line.contains(words));
    let row = line("Kenta").unwrap() as u16;
    assert_eq!(menu.click(row), Some(Chosen::Visit(code('2'))));
    assert_eq!(menu.click(line("Open tables").unwrap() as u16), None);
}

#[test]
fn the_options_of_a_new_table_are_drawn_in_four_languages_and_nothing_is_cut() {
    for lang in Lang::ALL {
        let story = story(lang);
        for game in GameId::ALL {
            for mut setup in [Setup::of_a_new_table(*game), Setup::at_a_table(*game, "")] {
                let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                for step in 0..160 {
                    buffer.reset();
                    let cut = setup.draw(&mut buffer, &story, &look());
                    assert!(cut.is_empty(), "{game} {lang}: {cut:?}");
                    let key = if step % 6 == 0 {
                        KeyCode::Down
                    } else {
                        KeyCode::Right
                    };
                    assert_eq!(setup.key(key), None);
                }
            }
        }
        for (name, mut setup) in [
            (
                "new-table",
                Setup::of_a_new_table("samurai-sword".parse().unwrap()),
            ),
            (
                "change-table",
                Setup::at_a_table("samurakva".parse().unwrap(), "players=6 variant=2"),
            ),
        ] {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
            setup.key(KeyCode::Up);
            assert!(
                setup
                    .draw(&mut buffer, &story, &look())
                    .is_empty()
            );
            let name = format!("test_data/screens/{name}-80x24-{lang}.txt");
            expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)]
                .assert_eq(&lines(&buffer));
        }
    }
}

#[test]
fn what_is_chosen_for_a_new_table_is_what_is_asked_of_the_server() {
    let mut setup = Setup::of_a_new_table("samurakva".parse().unwrap());
    let started = |setup: &mut Setup| match setup.key(KeyCode::Enter) {
        Some(SetUp::Start { config, doors, .. }) => (config, doors),
        other => panic!("{other:?}"),
    };
    assert_eq!(started(&mut setup), (String::new(), Doors::default()));
    // From the bottom: talk, the list, the clock.
    setup.key(KeyCode::Up);
    setup.key(KeyCode::Right);
    let talk = Doors {
        talk: true,
        ..Doors::default()
    };
    assert_eq!(started(&mut setup).1, talk);
    setup.key(KeyCode::Up);
    setup.key(KeyCode::Right);
    setup.key(KeyCode::Up);
    setup.key(KeyCode::Right);
    let listed = Doors {
        pace: Pace::Relaxed,
        listed: true,
        talk: false,
    };
    assert_eq!(
        started(&mut setup).1,
        listed,
        "nobody writes at an open table"
    );
    let mut there = Setup::at_a_table("samurakva".parse().unwrap(), "players=6");
    assert_eq!(started(&mut there).0, "players=6");
}
