//! Drawn tables: expected screens of every game in three sizes and four languages, and no word that is cut.

use std::path::Path;

use catalog::{GameId, with_game};
use client_core::story::{Lang, Names, Story};
use client_core::tap::Choosing;
use client_tui::choices::{Chosen, on_this_machine};
use client_tui::draw::{
    Asks, Depth, KEYS, Look, Menu, Screen, SetUp, Setup, Status, Wish, shown, width,
};
use client_tui::games::Drawn;
use client_tui::seen::Seen;
use client_tui::talk::Voice;
use client_tui::words::story;
use expect_test::expect_file;
use game_core::{Collected, Fields, PlayoutRng, Random, Seat, Seed, Silent, Viewer};
use protocol::{Phrase, Saying};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Color;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (160, 50)];
const PEOPLE: [&str; 10] = [
    "Ann", "Sōta", "Hana", "Ren", "Yuki", "Aoi", "Kenta", "Mei", "Riku", "Haru",
];
/// Names as long as a server allows.
const LONG: [&str; 10] = ["Bartłomiej Wiśniewska-Ko"; 10];

pub(crate) fn look() -> Look {
    Look::of(Wish::default(), |name| {
        (name == "LANG").then(|| "C.UTF-8".to_owned())
    })
}

/// What the first seat sees once it is asked after this many actions of a random match, and what was told.
fn moment<G: Drawn>(
    config: &str,
    number: u64,
    actions: usize,
    story: &Story,
) -> Option<(Seen<G>, Status)> {
    moment_among::<G>(&PEOPLE, config, (number, actions), story)
}

fn moment_among<G: Drawn>(
    people: &[&str; 10],
    config: &str,
    (number, actions): (u64, usize),
    story: &Story,
) -> Option<(Seen<G>, Status)> {
    let config = G::Config::from_words(config).expect("the options are valid");
    let seats = G::seats(&config);
    let mut state = G::start(&config, Seed::from_number(number));
    let mut rng = PlayoutRng::new(number);
    let (mut told, mut scratch) = (Collected::new(), Vec::new());
    let mut done = 0;
    while let Some(seat) = G::to_act(&state).first() {
        if seat == Seat(0) && done >= actions {
            break;
        }
        let action = G::sample(&state, seat, &mut rng, &mut scratch).expect("somebody can act");
        G::apply(&mut state, seat, action, &mut told).expect("a sampled action applies");
        done += 1;
    }
    G::to_act(&state).first()?;
    let viewer = Viewer::Seat(Seat(0));
    let view = G::view(&state, viewer);
    let people = Names::new(
        people[..seats]
            .iter()
            .map(|name| (*name).to_owned())
            .collect(),
    );
    let people = people.read_by(Some(Seat(0)));
    let names = story.called::<G>(&people, &view);
    let heard = told
        .0
        .iter()
        .filter(|(audience, _)| audience.hears(viewer));
    let log = heard
        .filter(|(_, event)| !G::is_small_talk(event))
        .map(|(_, event)| story.event::<G>(event, &names))
        .collect();
    let seen = Seen {
        view,
        seat: Some(Seat(0)),
        choosing: Choosing::Asked,
        number: Some(1),
        names,
        people,
    };
    let status = Status {
        log,
        ..Status::default()
    };
    Some((seen, status))
}

pub(crate) fn lines(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let line: String = (0..buffer.area.width)
            .map(|x| buffer[(x, y)].symbol())
            .collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[test]
fn every_game_is_drawn_in_three_sizes_and_four_languages() {
    for game in GameId::ALL {
        for lang in Lang::ALL {
            let story = story(lang);
            for (width, height) in SIZES {
                let shown = with_game!(*game, G => {
                    // A match that is lost early is looked at earlier.
                    let (seen, status) = (0..=30)
                        .rev()
                        .find_map(|actions| moment::<G>("", 7, actions, &story))
                        .expect("the first seat is asked");
                    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
                    let mut screen = Screen::<G>::new(&story, look(), *game);
                    terminal.draw(|frame| {
                        let cut = screen.draw(frame.buffer_mut(), &seen, &status);
                        assert!(cut.is_empty(), "{game} {lang} {width}x{height}: {cut:?}");
                    }).unwrap();
                    lines(terminal.backend().buffer())
                });
                let name = format!("test_data/screens/{game}-{width}x{height}-{lang}.txt");
                expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)].assert_eq(&shown);
            }
        }
    }
}

/// Every moment of some matches that has a text without room.
fn cut_texts<G: Drawn>(
    game: GameId,
    people: &[&str; 10],
    config: &str,
    sizes: &[(u16, u16)],
) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let story = story(lang);
        for actions in (0..160).step_by(9) {
            let when = (actions as u64, actions);
            let Some((seen, status)) = moment_among::<G>(people, config, when, &story) else {
                continue;
            };
            for &(width, height) in sizes {
                let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
                let mut screen = Screen::<G>::new(&story, look(), game);
                let cut = screen.draw(&mut buffer, &seen, &status);
                let is_drawn = lines(&buffer).contains(&shown(&story.game(game)));
                if !cut.is_empty() || !is_drawn {
                    let what = format!("{lang} {width}x{height} {config} {actions}: {cut:?}");
                    faults.push(format!("{what}\n{}", lines(&buffer)));
                }
            }
        }
    }
    faults
}

fn assert_nothing_cut(game: GameId, people: &[&str; 10], config: &str, sizes: &[(u16, u16)]) {
    let faults = with_game!(game, G => cut_texts::<G>(game, people, config, sizes));
    assert!(
        faults.is_empty(),
        "{game}: {} faults: {}",
        faults.len(),
        faults[0]
    );
}

#[test]
fn no_word_is_cut_at_any_moment_of_a_match() {
    for game in GameId::ALL {
        assert_nothing_cut(*game, &PEOPLE, "", &SIZES);
    }
}

/// Other forms of the games, with as many players as a table has. In the smallest window lines of the log and of the
/// table give way, and nothing else.
#[test]
fn no_word_is_cut_in_other_forms_of_the_games() {
    let forms = [
        ("samurakva", "variant=2 players=4"),
        ("samurakva", "players=10"),
        ("yokai-septet", "players=3"),
        ("yokai-septet", "form=bridegrooms"),
        ("yokai-septet", "form=pocket"),
        ("samurai-sword", "players=7"),
        ("samurai-spirit", "samurai=5"),
        ("samurai-spirit", "samurai=6"),
        ("samurai-spirit", "samurai=7"),
    ];
    for (game, config) in forms {
        let game: GameId = game.parse().unwrap();
        assert_nothing_cut(game, &PEOPLE, config, &SIZES);
    }
}

#[test]
fn no_word_is_cut_where_everybody_has_the_longest_name() {
    for game in GameId::ALL {
        assert_nothing_cut(*game, &LONG, "", &SIZES);
    }
}

/// What the first seat sees of this state.
fn seen_by_first<G: Drawn>(state: &G::State, story: &Story) -> Seen<G> {
    let view = G::view(state, Viewer::Seat(Seat(0)));
    let seats = G::seats(G::config(state));
    let people = PEOPLE[..seats]
        .iter()
        .map(|name| (*name).to_owned());
    let people = Names::new(people.collect()).read_by(Some(Seat(0)));
    let names = story.called::<G>(&people, &view);
    Seen {
        view,
        seat: Some(Seat(0)),
        choosing: Choosing::Asked,
        number: Some(1),
        names,
        people,
    }
}

/// Presses keys and clicks at random until they lead to an action.
fn pressed<G: Drawn>(
    screen: &mut Screen<'_, G>,
    seen: &Seen<G>,
    rng: &mut PlayoutRng,
) -> G::Action {
    const CODES: [KeyCode; 7] = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Right,
        KeyCode::Left,
        KeyCode::Down,
        KeyCode::Up,
        KeyCode::Char('i'),
    ];
    let status = Status::default();
    let area = Rect::new(0, 0, 80, 24);
    for _ in 0..1000 {
        let mut buffer = Buffer::empty(area);
        screen.draw(&mut buffer, seen, &status);
        let asks = match rng.below(4) {
            0 => {
                let (x, y) = (rng.below(80) as u16, rng.below(24) as u16);
                screen.click(x, y, seen, &status)
            }
            1 => screen.key(CODES[rng.below(7) as usize], seen, &status),
            _ => {
                let key = KEYS
                    .chars()
                    .nth(rng.below(12) as usize)
                    .expect("twelve keys");
                screen.key(KeyCode::Char(key), seen, &status)
            }
        };
        if let Asks::Act(action) = asks {
            return action;
        }
    }
    let mut buffer = Buffer::empty(area);
    screen.draw(&mut buffer, seen, &status);
    panic!("no key leads on: {}", lines(&buffer));
}

/// Plays the first seat by keys and clicks; gives how many actions they led to.
fn by_keys<G: Drawn>(game: GameId, number: u64, story: &Story) -> usize {
    let config = G::Config::from_words("").expect("the defaults are valid");
    let mut state = G::start(&config, Seed::from_number(number));
    let mut rng = PlayoutRng::new(number);
    let mut scratch = Vec::new();
    let mut screen = Screen::<G>::new(story, look(), game);
    let mut done = 0;
    while let Some(seat) = G::to_act(&state).first() {
        let action = if seat == Seat(0) {
            let seen = seen_by_first::<G>(&state, story);
            screen.moved_on(&seen);
            done += 1;
            pressed(&mut screen, &seen, &mut rng)
        } else {
            G::sample(&state, seat, &mut rng, &mut scratch).expect("somebody can act")
        };
        G::apply(&mut state, seat, action, &mut Silent)
            .unwrap_or_else(|illegal| panic!("{game}: {illegal:?}"));
    }
    assert!(G::outcome(&state).is_some());
    done
}

#[test]
fn keys_and_clicks_play_every_game_to_its_end_and_do_nothing_illegal() {
    let story = story(Lang::En);
    for game in GameId::ALL {
        let done = with_game!(*game, G => by_keys::<G>(*game, 3, &story));
        assert!(done > 3, "{game}: {done}");
    }
}

#[test]
fn the_menu_lists_every_game_in_four_languages() {
    for lang in Lang::ALL {
        let story = story(lang);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        let mut menu = Menu::new(on_this_machine(&story, &[]));
        menu.draw(&mut buffer, &story, &look());
        let name = format!("test_data/screens/menu-80x24-{lang}.txt");
        expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)].assert_eq(&lines(&buffer));
        assert_eq!(menu.key(KeyCode::Down), None);
        assert_eq!(menu.key(KeyCode::Enter), Some(Chosen::New(GameId::ALL[1])));
        assert_eq!(
            menu.key(KeyCode::Char('1')),
            Some(Chosen::New(GameId::ALL[0]))
        );
    }
}

#[test]
fn sheets_are_drawn_above_the_table_and_nothing_of_them_is_cut() {
    for lang in Lang::ALL {
        let story = story(lang);
        for game in GameId::ALL {
            with_game!(*game, G => {
                let (seen, status) = moment::<G>("", 1, 0, &story).expect("the first seat is asked");
                for key in ['?', 'r', 'l'] {
                    let mut screen = Screen::<G>::new(&story, look(), *game);
                    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                    screen.draw(&mut buffer, &seen, &status);
                    screen.key(KeyCode::Char(key), &seen, &status);
                    // Page by page, until nothing changes any more.
                    let mut before = None;
                    loop {
                        let cut = screen.draw(&mut buffer, &seen, &status);
                        assert!(cut.is_empty(), "{game} {lang} {key}: {cut:?}");
                        if before.as_ref() == Some(&buffer) {
                            break;
                        }
                        before = Some(buffer.clone());
                        screen.key(KeyCode::PageDown, &seen, &status);
                    }
                    screen.key(KeyCode::Esc, &seen, &status);
                }
            });
        }
    }
}

#[test]
fn what_a_sheet_covers_does_not_colour_it() {
    let story = story(Lang::En);
    for wish in [Depth::All, Depth::Sixteen, Depth::None] {
        let wish = Wish {
            depth: Some(wish),
            ..Wish::default()
        };
        let look = Look::of(wish, |_| None);
        for game in GameId::ALL {
            with_game!(*game, G => {
                let (seen, status) = moment::<G>("", 1, 0, &story).expect("the first seat is asked");
                let mut screen = Screen::<G>::new(&story, look, *game);
                let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                screen.key(KeyCode::Char('?'), &seen, &status);
                screen.draw(&mut buffer, &seen, &status);
                let text = lines(&buffer);
                let y = text.lines().position(|line| line.contains("Arrows, Tab")).expect("the keys") as u16;
                let inside = 4..76;
                for x in inside {
                    let cell = &buffer[(x, y)];
                    assert!(
                        matches!(cell.fg, Color::Reset) && cell.modifier.is_empty(),
                        "{game} {x}: {cell:?}"
                    );
                }
            });
        }
    }
}

#[test]
fn options_and_levels_are_chosen_before_a_match_in_four_languages() {
    for lang in Lang::ALL {
        let story = story(lang);
        for game in GameId::ALL {
            let mut setup = Setup::new(*game);
            let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
            // Every row, with every value that it comes to.
            for step in 0..120 {
                buffer.reset();
                let cut = setup.draw(&mut buffer, &story, &look());
                assert!(cut.is_empty(), "{game} {lang}: {cut:?}");
                let text = lines(&buffer);
                assert!(!text.contains("config-"), "{game} {lang}: {text}");
                let key = if step % 6 == 0 {
                    KeyCode::Down
                } else {
                    KeyCode::Right
                };
                assert_eq!(setup.key(key), None);
            }
        }
        let mut setup = Setup::new("samurai-spirit".parse().unwrap());
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        setup.key(KeyCode::Down);
        setup.key(KeyCode::Right);
        setup.draw(&mut buffer, &story, &look());
        let name = format!("test_data/screens/setup-80x24-{lang}.txt");
        expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)].assert_eq(&lines(&buffer));
    }
    let mut setup = Setup::new("samurakva".parse().unwrap());
    for key in [KeyCode::Down, KeyCode::Down, KeyCode::Right] {
        setup.key(key);
    }
    let Some(SetUp::Start { config, seats, .. }) = setup.key(KeyCode::Enter) else {
        panic!("Enter starts");
    };
    assert_eq!((config.as_str(), seats), ("players=5", 1));
    assert_eq!(setup.key(KeyCode::Esc), Some(SetUp::Back));
}

/// The words of a screen in one line.
fn words(buffer: &Buffer) -> String {
    let text = lines(buffer);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

#[test]
fn a_window_may_change_its_size_at_any_time() {
    let sizes = [
        (160, 50),
        (20, 5),
        (80, 24),
        (1, 1),
        (120, 40),
        (43, 30),
        (200, 10),
        (79, 23),
        (60, 18),
        (44, 14),
        (80, 24),
    ];
    for lang in Lang::ALL {
        let story = story(lang);
        let small = story.say_common(
            &client_core::story::Line::new("tui-small")
                .with("columns", 80)
                .with("rows", 24),
        );
        let small = shown(&small);
        for game in GameId::ALL {
            with_game!(*game, G => {
                let (seen, status) = moment::<G>("", 1, 0, &story).expect("the first seat is asked");
                let mut screen = Screen::<G>::new(&story, look(), *game);
                for (width, height) in sizes {
                    let area = Rect::new(0, 0, width, height);
                    let mut buffer = Buffer::empty(area);
                    let cut = screen.draw(&mut buffer, &seen, &status);
                    assert!(cut.is_empty(), "{game} {lang} {width}x{height}: {cut:?}");
                    let text = words(&buffer);
                    let is_told = text == small;
                    match (width, height) {
                        (20, 5) => assert!(is_told, "{game} {lang}: {text}"),
                        (1, 1) => {}
                        (80.., 24..) => {
                            let mut fresh = Buffer::empty(area);
                            Screen::<G>::new(&story, look(), *game).draw(&mut fresh, &seen, &status);
                            assert_eq!(buffer, fresh, "{game} {lang} {width}x{height}");
                        }
                        _ => assert!(is_told || text.contains(&shown(&story.game(*game))), "{text}"),
                    }
                }
            });
        }
        for (width, height) in sizes {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
            Menu::new(on_this_machine(&story, &[])).draw(&mut buffer, &story, &look());
            let mut setup = Setup::new(GameId::ALL[0]);
            assert!(
                setup
                    .draw(&mut buffer, &story, &look())
                    .is_empty()
            );
        }
    }
}

#[test]
fn a_phrase_has_a_key_and_a_line_is_written_where_that_is_allowed() {
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let (seen, mut status) =
        moment::<samurakva::Samurakva>("", 1, 0, &story).expect("the first seat is asked");
    let mut screen = Screen::<samurakva::Samurakva>::new(&story, look(), game);
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let mut press = |screen: &mut Screen<'_, _>, keys: &str, status: &Status| {
        let mut last = Asks::Nothing;
        for key in keys.chars() {
            let code = if key == '\n' {
                KeyCode::Enter
            } else {
                KeyCode::Char(key)
            };
            last = screen.key(code, &seen, status);
        }
        buffer.reset();
        assert!(screen.draw(&mut buffer, &seen, status).is_empty());
        (last, lines(&buffer))
    };
    let (asks, text) = press(&mut screen, "t", &status);
    assert_eq!(asks, Asks::Nothing);
    assert!(text.contains("Only players can speak"), "{text}");
    status.talk = Voice::Phrases;
    let (_, text) = press(&mut screen, "t", &status);
    assert!(
        text.contains("[2] Well played!") && text.contains("[=] Oh dear…"),
        "{text}"
    );
    assert!(!text.contains("[w]"), "{text}");
    let (asks, _) = press(&mut screen, "2", &status);
    assert_eq!(asks, Asks::Say(Saying::Phrase(Phrase::WellPlayed)));
    status.talk = Voice::Text;
    let (_, text) = press(&mut screen, "twq 1", &status);
    assert!(text.contains("q 1_"), "{text}");
    let (asks, _) = press(&mut screen, "\n", &status);
    assert_eq!(asks, Asks::Say(Saying::Text("q 1".to_owned())));
}

#[test]
fn after_a_match_another_is_one_key_away() {
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let (seen, _) =
        moment::<samurakva::Samurakva>("", 1, 0, &story).expect("the first seat is asked");
    let mut status = Status {
        result: Some(vec!["The match is over".to_owned()]),
        wishes: vec!["Play again".to_owned()],
        table: vec!["Samurakva".to_owned(), "2 watching".to_owned()],
        beside: vec!["0:25".to_owned(), "2 watching".to_owned()],
        ..Status::default()
    };
    let mut screen = Screen::<samurakva::Samurakva>::new(&story, look(), game);
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    assert!(
        screen
            .draw(&mut buffer, &seen, &status)
            .is_empty()
    );
    let text = lines(&buffer);
    assert!(text.contains("] Play again"), "{text}");
    let first = text.lines().next().unwrap_or_default();
    assert!(
        first.ends_with("0:25 · 2 watching") && width(first) <= 80,
        "{text}"
    );
    assert_eq!(screen.key(KeyCode::Enter, &seen, &status), Asks::Wish(0));
    screen.key(KeyCode::Right, &seen, &status);
    assert_eq!(
        screen.key(KeyCode::Enter, &seen, &status),
        Asks::Wish(0),
        "a card that had the focus is over too"
    );
    assert_eq!(
        screen.key(KeyCode::Char('s'), &seen, &status),
        Asks::Nothing
    );
    screen.draw(&mut buffer, &seen, &status);
    assert!(lines(&buffer).contains("[1] Play again"));
    assert_eq!(
        screen.key(KeyCode::Char('1'), &seen, &status),
        Asks::Wish(0)
    );
    status.wishes.clear();
    assert_eq!(screen.key(KeyCode::Enter, &seen, &status), Asks::Leave);
    assert_eq!(screen.key(KeyCode::Char('p'), &seen, &status), Asks::Pace);
}

/// What is drawn in the smallest window.
fn drawn<G: Drawn>(screen: &mut Screen<'_, G>, seen: &Seen<G>, status: &Status) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    assert!(screen.draw(&mut buffer, seen, status).is_empty());
    lines(&buffer)
}

/// The line that begins so, inside a frame.
fn line_of(text: &str, begin: &str) -> u16 {
    let inside = |line: &str| {
        line.trim_start_matches(['│', ' '])
            .starts_with(begin)
    };
    let line = text.lines().position(inside);
    line.unwrap_or_else(|| panic!("no {begin:?}: {text}")) as u16
}

/// A moment of Samurakva at which a key leads to a question: a row that costs much more than another is taken.
fn doubted(story: &Story, game: GameId) -> (Seen<samurakva::Samurakva>, Status, KeyCode) {
    for number in 0..100 {
        let Some((seen, status)) = moment::<samurakva::Samurakva>("", number, 25, story) else {
            continue;
        };
        for key in ['1', '2', '3', '4'].map(KeyCode::Char) {
            let mut screen = Screen::<samurakva::Samurakva>::new(story, look(), game);
            drawn(&mut screen, &seen, &status);
            screen.key(key, &seen, &status);
            if drawn(&mut screen, &seen, &status).contains("Enter: ") {
                return (seen, status, key);
            }
        }
    }
    panic!("nothing is doubted");
}

#[test]
fn a_question_is_answered_by_its_own_keys_and_lines_alone() {
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let (seen, status, key) = doubted(&story, game);
    let mut screen = Screen::<samurakva::Samurakva>::new(&story, look(), game);
    drawn(&mut screen, &seen, &status);
    assert_eq!(screen.key(key, &seen, &status), Asks::Nothing);
    let text = drawn(&mut screen, &seen, &status);
    let (yes, no) = (line_of(&text, "Enter: "), line_of(&text, "Esc: "));
    assert_eq!(
        screen.key(key, &seen, &status),
        Asks::Nothing,
        "pressed twice"
    );
    for other in ['1', 'q', ' '] {
        let asks = screen.key(KeyCode::Char(other), &seen, &status);
        assert_eq!(asks, Asks::Nothing, "{other}");
    }
    assert_eq!(screen.click(0, 0, &seen, &status), Asks::Nothing);
    assert_eq!(
        drawn(&mut screen, &seen, &status),
        text,
        "it is still asked"
    );
    assert_eq!(screen.click(40, no, &seen, &status), Asks::Nothing);
    assert_ne!(drawn(&mut screen, &seen, &status), text, "it is taken back");
    screen.key(key, &seen, &status);
    drawn(&mut screen, &seen, &status);
    let asks = screen.click(40, yes, &seen, &status);
    assert!(matches!(asks, Asks::Act(_)), "{asks:?}");
    screen.key(key, &seen, &status);
    let asks = screen.key(KeyCode::Enter, &seen, &status);
    assert!(matches!(asks, Asks::Act(_)), "{asks:?}");
}

#[test]
fn a_wish_is_answered_on_purpose_and_waits_for_a_line_that_is_written() {
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let (seen, mut status) =
        moment::<samurakva::Samurakva>("", 1, 0, &story).expect("the first seat is asked");
    status.talk = Voice::Text;
    let mut screen = Screen::<samurakva::Samurakva>::new(&story, look(), game);
    let wish = || Some("Bea wants it back".to_owned());
    screen.wish(wish());
    for key in ['1', '2', 'u', ' '] {
        let asks = screen.key(KeyCode::Char(key), &seen, &status);
        assert_eq!(asks, Asks::Nothing, "{key}");
    }
    assert_eq!(screen.click(0, 0, &seen, &status), Asks::Nothing);
    assert!(drawn(&mut screen, &seen, &status).contains("Bea wants"));
    let no = screen.key(KeyCode::Char('n'), &seen, &status);
    assert_eq!(no, Asks::Answer(false));
    screen.wish(wish());
    let text = drawn(&mut screen, &seen, &status);
    let yes = screen.click(40, line_of(&text, "Enter: "), &seen, &status);
    assert_eq!(yes, Asks::Answer(true));
    screen.wish(None);
    for key in "twhi".chars() {
        screen.key(KeyCode::Char(key), &seen, &status);
    }
    screen.wish(wish());
    drawn(&mut screen, &seen, &status);
    screen.click(0, 0, &seen, &status);
    assert!(drawn(&mut screen, &seen, &status).contains("hi_"));
    let said = screen.key(KeyCode::Enter, &seen, &status);
    assert_eq!(said, Asks::Say(Saying::Text("hi".to_owned())));
    assert!(drawn(&mut screen, &seen, &status).contains("Bea wants"));
}

#[test]
fn a_window_that_is_too_small_names_one_that_is_not() {
    let game: GameId = "samurai-spirit".parse().unwrap();
    for lang in Lang::ALL {
        let story = story(lang);
        let (seen, status) = moment::<samurai_spirit::SamuraiSpirit>("samurai=7", 3, 9, &story)
            .expect("the first seat is asked");
        let mut screen = Screen::<samurai_spirit::SamuraiSpirit>::new(&story, look(), game);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 16));
        screen.draw(&mut buffer, &seen, &status);
        let told = words(&buffer);
        let named = (17..60).find(|rows| {
            let line = client_core::story::Line::new("tui-small")
                .with("columns", 80)
                .with("rows", *rows);
            told == shown(&story.say_common(&line))
        });
        let rows = named.unwrap_or_else(|| panic!("{lang}: {told}"));
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, rows));
        screen.draw(&mut buffer, &seen, &status);
        assert!(lines(&buffer).contains(&shown(&story.game(game))), "{lang}");
    }
}

#[test]
fn the_line_of_keys_fits_everywhere_and_is_that_of_a_replay_there() {
    for lang in Lang::ALL {
        let story = story(lang);
        for game in GameId::ALL {
            with_game!(*game, G => {
                let (seen, status) = moment::<G>("", 1, 0, &story).expect("the first seat is asked");
                for steps in [false, true] {
                    let status = Status { steps, ..status.clone() };
                    for width in [80, 110] {
                        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 30));
                        let mut screen = Screen::<G>::new(&story, look(), *game);
                        let cut = screen.draw(&mut buffer, &seen, &status);
                        let text = lines(&buffer);
                        let keys = text.lines().last().unwrap_or_default();
                        assert!(cut.is_empty(), "{game} {lang} {width}: {cut:?}");
                        assert_eq!(keys.contains("Home"), steps, "{game} {lang}: {text}");
                        let is_long = width == 110 && !steps;
                        assert_eq!(keys.contains(" p "), is_long, "{game} {lang}: {text}");
                    }
                }
            });
        }
    }
}

#[test]
fn the_page_of_keys_explains_the_signs_of_the_game() {
    let story = story(Lang::En);
    let page = |game: &str, steps: bool| {
        let game: GameId = game.parse().unwrap();
        with_game!(game, G => {
            let (seen, status) = moment::<G>("", 1, 0, &story).expect("the first seat is asked");
            let status = Status { steps, ..status };
            let mut screen = Screen::<G>::new(&story, look(), game);
            screen.key(KeyCode::Char('?'), &seen, &status);
            let mut buffer = Buffer::empty(Rect::new(0, 0, 120, 50));
            screen.draw(&mut buffer, &seen, &status);
            lines(&buffer)
        })
    };
    for (game, told) in [
        ("samurakva", "x anyone who places a card here takes the row"),
        ("samurai-sword", "▤ cards in hand"),
        ("samurai-spirit", "[4] a raider in his combat line"),
        ("yokai-septet", "W Wind, E Earth, C Charm"),
    ] {
        let text = page(game, false);
        assert!(text.contains(told) && text.contains("t: say"), "{text}");
        let text = page(game, true);
        assert!(
            text.contains(told) && text.contains("v: another seat"),
            "{text}"
        );
    }
}
