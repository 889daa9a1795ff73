//! How a match came about, drawn above the table that it ended at.

use std::path::Path;

use catalog::{GameId, with_game};
use client_core::replay::Film;
use client_core::story::{Lang, Names, Story};
use client_core::tap::Choosing;
use client_tui::draw::{Asks, Look, Screen, Status, Wish};
use client_tui::games::Drawn;
use client_tui::recap::{Recap, WIDE, film, recap};
use client_tui::seen::Seen;
use client_tui::words::story;
use expect_test::expect_file;
use game_core::{Seat, Viewer};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::screens::{lines, look};

fn record(game: GameId) -> String {
    let file = format!("../client-core/test_data/{game}.txt");
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The end of a match as its first seat sees it.
fn end<G: Drawn>(story: &Story, file: &str) -> (Film<G>, Seen<G>, Status) {
    let past = film::<G>(file).expect("a record");
    let people = [
        "Ann",
        "Bartłomiej Wiśniewska-Ko",
        "Hana",
        "Ren",
        "Yuki",
        "Aoi",
        "Mei",
    ];
    let people = people[..past.seats()]
        .iter()
        .map(|name| (*name).to_owned());
    let me = Some(Seat(0));
    let view = past
        .view(past.len(), Viewer::Seat(Seat(0)))
        .expect("a last moment");
    let people = Names::new(people.collect()).read_by(me);
    let names = story.called::<G>(&people, &view);
    let recap = recap::<G>(story, file, &names).expect("a sound record");
    let status = Status {
        result: Some(vec!["The match is over".to_owned()]),
        recap: Some(recap),
        ..Status::default()
    };
    let seen = Seen {
        view,
        seat: me,
        choosing: Choosing::No,
        number: None,
        names,
        people,
    };
    (past, seen, status)
}

#[test]
fn a_recap_is_drawn_in_four_languages_and_nothing_of_it_is_cut() {
    for game in GameId::ALL {
        let file = record(*game);
        for lang in Lang::ALL {
            let story = story(lang);
            with_game!(*game, G => {
                let (_, seen, status) = end::<G>(&story, &file);
                for (wide, tall) in [(80, 24), (120, 40)] {
                    let mut screen = Screen::<G>::new(&story, look(), *game);
                    let mut buffer = Buffer::empty(Rect::new(0, 0, wide, tall));
                    screen.open_recap();
                    // Page by page, until nothing changes any more.
                    let mut pages = String::new();
                    loop {
                        let cut = screen.draw(&mut buffer, &seen, &status);
                        assert!(cut.is_empty(), "{game} {lang} {wide}x{tall}: {cut:?}");
                        let page = lines(&buffer);
                        if pages.ends_with(&page) {
                            break;
                        }
                        pages.push_str(&page);
                        screen.key(KeyCode::PageDown, &seen, &status);
                    }
                    if lang == Lang::ALL[game.as_str().len() % 4] || (lang == Lang::En && tall == 24) {
                        let name = format!("test_data/screens/recap-{game}-{wide}x{tall}-{lang}.txt");
                        expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)].assert_eq(&pages);
                    }
                }
            });
        }
    }
}

#[test]
fn a_key_leads_from_each_moment_to_the_match_as_it_was_then() {
    let story = story(Lang::En);
    for game in GameId::ALL {
        let file = record(*game);
        with_game!(*game, G => {
            let (past, seen, status) = end::<G>(&story, &file);
            let told: Vec<usize> = status.recap.iter().flat_map(Recap::moments).map(|one| one.at).collect();
            assert!(!told.is_empty(), "{game}: nothing decided it");
            let mut screen = Screen::<G>::new(&story, look(), *game);
            screen.open_recap();
            for (at, actions) in told.iter().enumerate() {
                let key = char::from_digit(at as u32 + 1, 10).expect("nine moments at most");
                assert_eq!(screen.key(KeyCode::Char(key), &seen, &status), Asks::Film(*actions), "{game}");
                assert!(*actions > 0 && *actions <= past.len(), "{game}: {actions}");
            }
            let beyond = char::from_digit(told.len() as u32 + 1, 10).expect("nine moments at most");
            assert_eq!(screen.key(KeyCode::Char(beyond), &seen, &status), Asks::Nothing, "{game}");
        });
    }
}

#[test]
fn bars_stand_for_what_was_counted_also_where_there_are_only_letters() {
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let file = record(game);
    let (_, seen, status) = end::<samurakva::Samurakva>(&story, &file);
    let strands = &status.recap.as_ref().unwrap().strands;
    for strand in strands {
        assert_eq!(strand.course.len(), WIDE);
        assert!(strand.course.iter().all(|level| *level < 8));
    }
    let most = strands
        .iter()
        .filter_map(|strand| strand.course.iter().max());
    assert_eq!(most.max(), Some(&7), "the highest bar is as high as can be");
    let ascii = Wish {
        ascii: true,
        ..Wish::default()
    };
    for (look, highest) in [(look(), '█'), (Look::of(ascii, |_| None), '#')] {
        let mut screen = Screen::<samurakva::Samurakva>::new(&story, look, game);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        screen.open_recap();
        screen.draw(&mut buffer, &seen, &status);
        let text = lines(&buffer);
        assert!(text.contains(highest), "{text}");
        let is_plain = text.is_ascii() || highest == '█';
        assert!(is_plain || !text.contains('▁'), "{text}");
    }
}

#[test]
fn what_is_no_record_gives_no_recap() {
    let story = story(Lang::En);
    let names = Names::default();
    for file in ["", "no record", "zashiki-record 1\ngame samurakva\n"] {
        assert_eq!(recap::<samurakva::Samurakva>(&story, file, &names), None);
    }
}
