//! Whole matches in lines of text, as a script plays them.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{GameId, with_game};
use client_core::room::Input;
use client_core::story::{Lang, Story};
use client_tui::Level;
use client_tui::client::{Client, Line, Order, ShortNotes};
use client_tui::draw::shown;
use client_tui::line::{Tempo, connect};
use client_tui::local::{Folder, LocalTable, Wanted};
use client_tui::plain::{Ending, Given, Script, Session};
use client_tui::words::{story, t};
use protocol::Phase;

use crate::journal::Place;

/// More than any of these matches needs.
const MANY: usize = 4000;

fn wanted(game: GameId, config: &str) -> Wanted {
    Wanted {
        game,
        config: config.to_owned(),
        level: Level::Random,
        name: "Ann".to_owned(),
        seats: 1,
    }
}

/// What a script is told that gives these lines.
fn told(
    story: &Story,
    table: LocalTable,
    script: impl IntoIterator<Item = String>,
) -> (Ending, String) {
    let game = table.game();
    let (given, lines) = mpsc::channel();
    for line in script {
        given.send(Given::Line(line)).unwrap();
    }
    given.send(Given::End).unwrap();
    let client = Client::new(
        connect(table, Tempo(Duration::ZERO)),
        Box::<ShortNotes>::default(),
    );
    let mut out = Vec::new();
    let mut script = Script::new(lines, &mut out);
    let ending = with_game!(game, G => {
        Session::<G>::new(story, client, game, &mut script, false).run().unwrap()
    });
    (ending, String::from_utf8(out).unwrap())
}

/// The shortest form of each game that is a whole match; a game that is not named has its defaults.
fn short(game: GameId) -> &'static str {
    match game.as_str() {
        "samurakva" => "players=3 rounds=1",
        "samurai-sword" => "players=3",
        _ => "",
    }
}

#[test]
fn a_script_plays_a_whole_match_of_every_game_and_nothing_is_lost() {
    for (game, lang) in GameId::ALL.iter().zip(Lang::ALL) {
        let place = Place::new();
        let folder = Folder::open(&place.0).unwrap();
        let table = LocalTable::create(&folder, &wanted(*game, short(*game))).unwrap();
        let story = story(lang);
        let (ending, text) = told(&story, table, (0..MANY).map(|_| "1".to_owned()));
        assert_eq!(ending, Ending::Over, "{game}: {text}");
        assert!(
            !text.contains('\u{a0}') && !text.contains('{'),
            "{game}: {text}"
        );
        assert!(
            !text.contains("tui-") && !text.contains("act-"),
            "{game}: {text}"
        );
        let (_, after) = text
            .rsplit_once(&shown(&t(&story, "ui-over")))
            .unwrap_or_else(|| panic!("{game}: {text}"));
        let word = |id| shown(&t(&story, id));
        let told = ["ui-recap-course", "ui-recap-rounds"].map(word);
        assert!(
            told.iter()
                .any(|title| after.contains(title.as_str())),
            "how it came about: {after}"
        );
        assert!(after.contains(&word("ui-recap-deciding")), "{after}");
        let kept = folder.list().unwrap().remove(0);
        assert_eq!(kept.phase, Some(Phase::Finished), "{game}");
    }
}

#[test]
fn a_script_that_ends_leaves_the_match_where_it_was() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=3")).unwrap();
    let path = table.path().to_owned();
    let commands = [
        "help",
        "state",
        "why",
        "log 3",
        "rules",
        "rules R2.1",
        "rules katana",
        "2",
        "quit",
    ];
    let (ending, text) = told(&story, table, commands.map(str::to_owned));
    assert_eq!(ending, Ending::Left);
    for expected in [
        "Answer with the number",
        "Round 1",
        "Nothing has been refused so far.",
        "## A turn step by step",
        "(R2.1)",
        "In a nutshell",
    ] {
        assert!(text.contains(expected), "no {expected:?} in {text}");
    }
    let (ending, again) = told(&story, LocalTable::open(&path).unwrap(), []);
    assert_eq!(ending, Ending::Left);
    let chosen = |text: &str| {
        text.lines()
            .find(|line| line.starts_with("You choose the"))
            .map(str::to_owned)
    };
    assert!(chosen(&text).is_some(), "{text}");
    assert_eq!(
        chosen(&again),
        chosen(&text),
        "what was confirmed is still there: {again}"
    );
}

/// Where this stands in a text, and the rest of its line.
fn after<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.lines().next()
}

#[test]
fn what_a_card_would_do_stands_beside_it() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=3")).unwrap();
    let (_, text) = told(&story, table, []);
    let ends: Vec<u8> = (1..=4)
        .map(|row| {
            let cards = after(&text, &format!("Row {row}: ")).unwrap();
            cards.parse().unwrap()
        })
        .collect();
    let mut looked = 0;
    for line in text.lines() {
        let Some((_, offer)) = line.split_once(". Choose the ") else {
            continue;
        };
        let (card, outlook) = offer.split_once(' ').expect("an outlook");
        let card: u8 = card.parse().unwrap();
        let nearest = (0..4)
            .filter(|row| ends[*row] < card)
            .max_by_key(|row| ends[*row]);
        let expected = match nearest {
            Some(row) => format!("(goes to row {} as things stand)", row + 1),
            None => "(too low for every row)".to_owned(),
        };
        assert_eq!(outlook, expected, "{text}");
        looked += 1;
    }
    assert_eq!(looked, 10, "{text}");
}

#[test]
fn the_state_of_samurai_sword_tells_of_everybody_what_is_known() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let story = story(Lang::En);
    let game: GameId = "samurai-sword".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=5")).unwrap();
    let (_, text) = told(&story, table, ["state".to_owned()]);
    let (_, state) = text
        .rsplit_once("turn. Deck: ")
        .expect("the state");
    let known: Vec<&str> = state
        .lines()
        .filter(|line| !line.contains("resilience") && line.contains(": "))
        .filter(|line| {
            line.contains("Difficulty") || line.contains("Harmless") || line.starts_with("You: ")
        })
        .collect();
    assert_eq!(known.len(), 5, "{text}");
    let own = known
        .iter()
        .find(|line| line.starts_with("You: "))
        .unwrap();
    assert!(
        !own.contains("secret") && !own.contains("Difficulty"),
        "{own}"
    );
    let secret = known
        .iter()
        .filter(|line| line.contains("role secret"));
    let shogun = own.contains("Shogun");
    assert_eq!(secret.count(), if shogun { 4 } else { 3 }, "{known:?}");
}

#[test]
fn a_refusal_names_the_rule_and_a_number_that_is_not_there_changes_nothing() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let story = story(Lang::En);
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=3")).unwrap();
    let (_, text) = told(
        &story,
        table,
        ["999", "take 1", "why", "gibberish"].map(str::to_owned),
    );
    assert!(text.contains("Nothing here is called “999”"), "{text}");
    assert!(text.contains("(R"), "{text}");
    assert!(text.contains("“gibberish”"), "{text}");
}

#[test]
fn one_person_leads_several_samurai_where_the_game_allows_it() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let game: GameId = "samurai-spirit".parse().unwrap();
    let two = Wanted {
        seats: 2,
        ..wanted(game, "samurai=2")
    };
    let table = LocalTable::create(&folder, &two).unwrap();
    let (ending, text) = told(&story(Lang::En), table, (0..MANY).map(|_| "1".to_owned()));
    assert_eq!(ending, Ending::Over, "{text}");
    let game: GameId = "samurai-sword".parse().unwrap();
    let two = Wanted {
        seats: 2,
        ..wanted(game, "")
    };
    assert!(
        LocalTable::create(&folder, &two).is_err(),
        "two hands in one head"
    );
}

#[test]
fn it_is_told_who_plays_which_samurai_unless_one_person_plays_all() {
    let story = story(Lang::En);
    let game: GameId = "samurai-spirit".parse().unwrap();
    let players = |seats: usize| {
        let place = Place::new();
        let folder = Folder::open(&place.0).unwrap();
        let own = Wanted {
            seats,
            ..wanted(game, "samurai=kanbei,kyuzo")
        };
        let table = LocalTable::create(&folder, &own).unwrap();
        let (_, text) = told(&story, table, ["state".to_owned()]);
        text.lines()
            .filter(|line| line.starts_with("Kanbei: ") || line.starts_with("Kyuzo: "))
            .filter(|line| line.split_whitespace().count() == 2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let told = players(1);
    assert_eq!(told.len(), 4, "on arrival and when asked: {told:?}");
    assert!(told.iter().any(|line| line.ends_with(": Ann")), "{told:?}");
    assert_eq!(players(2), [""; 0], "both are Ann's");
}

/// The line that is told once after each match.
const OVER: &str = "The match is over";

/// What is written, for two threads.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl io::Write for Page {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Page {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

#[test]
fn somebody_at_the_keys_plays_again_and_says_something() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=2 limit=1")).unwrap();
    let (given, lines) = mpsc::channel();
    let page = Page::default();
    let read = page.clone();
    // Answers each question with its first choice, and leaves after the second match.
    let person = thread::spawn(move || {
        let line = |text: &str| given.send(Given::Line(text.to_owned()));
        line("say well played").unwrap();
        let mut answered = 0;
        loop {
            let text = read.text();
            // What is offered after a match is offered again when its recap arrives, so that does not count matches.
            let matches = text.lines().filter(|line| *line == OVER);
            if matches.count() >= 2 {
                line("table").unwrap();
                return line("quit").unwrap();
            }
            let asked = text
                .lines()
                .filter(|line| line.starts_with("1. "));
            if asked.count() > answered {
                answered += 1;
                line("1").unwrap();
            }
            thread::sleep(Duration::from_millis(2));
        }
    });
    let client = Client::new(
        connect(table, Tempo(Duration::ZERO)),
        Box::<ShortNotes>::default(),
    );
    let story = story(Lang::En);
    let mut script = Script::new(lines, page.clone());
    let ending = with_game!(game, G => {
        Session::<G>::new(&story, client, game, &mut script, true).run().unwrap()
    });
    person.join().unwrap();
    let text = page.text();
    assert_eq!(ending, Ending::Over, "{text}");
    assert!(text.contains("Ann: Well played!"), "{text}");
    assert!(text.contains("1. Play again"), "{text}");
    let kept = folder.list().unwrap();
    assert_eq!(kept.len(), 1, "both are matches of one table");
    let log = std::fs::read_to_string(folder.log(kept[0].code)).unwrap();
    assert_eq!(log.matches("reveal").count(), 2, "two deals");
}

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same line to a table, until it is cut: from then on nothing comes through. What the table says is altered.
fn that_can_be_cut(
    mut line: Line,
    alter: impl Fn(String) -> String + Send + 'static,
) -> (Line, Arc<AtomicBool>) {
    let (orders, ordered) = mpsc::channel();
    let (inputs, heard) = mpsc::channel();
    let cut = Arc::new(AtomicBool::new(false));
    let is_cut = Arc::clone(&cut);
    let pasts = std::mem::replace(&mut line.pasts, mpsc::channel().1);
    let distrusted = Arc::clone(&line.distrusted);
    let thread = thread::spawn(move || {
        let mut is_told = false;
        loop {
            let left = is_cut.load(Ordering::Relaxed);
            if left && !is_told {
                is_told = true;
                let _ = inputs.send(Input::Closed);
            }
            match ordered.recv_timeout(Duration::from_millis(1)) {
                Ok(Order::Leave) => break,
                Ok(order) if !left => drop(line.orders.send(order)),
                _ => {}
            }
            for input in line.inputs.try_iter().filter(|_| !left) {
                let altered = match input {
                    Input::Heard(text) => Input::Heard(alter(text)),
                    other => other,
                };
                let _ = inputs.send(altered);
            }
        }
        let _ = line.orders.send(Order::Leave);
        if let Some(thread) = line.thread.take() {
            thread.join().unwrap();
        }
    });
    let line = Line {
        orders,
        inputs: heard,
        pasts,
        thread: Some(thread),
        distrusted,
    };
    (line, cut)
}

impl Page {
    /// Waits until this was told so often.
    fn wait_for(&self, words: &str, times: usize) {
        let until = Instant::now() + PATIENCE;
        while self.text().matches(words).count() < times {
            assert!(Instant::now() < until, "no {words:?}: {}", self.text());
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Somebody at the keys: what they type, what they are told, and how it ended.
fn at_the_keys(game: GameId, line: Line) -> (mpsc::Sender<Given>, Page, mpsc::Receiver<Ending>) {
    let (given, lines) = mpsc::channel();
    let page = Page::default();
    let mut script = Script::new(lines, page.clone());
    let (ended, end) = mpsc::channel();
    thread::spawn(move || {
        let client = Client::new(line, Box::<ShortNotes>::default());
        let story = story(Lang::En);
        let ending = with_game!(game, G => {
            Session::<G>::new(&story, client, game, &mut script, true).run().unwrap()
        });
        ended.send(ending).unwrap();
    });
    (given, page, end)
}

#[test]
fn who_comes_back_to_a_seat_that_a_bot_keeps_is_told_how_to_take_it() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=3")).unwrap();
    let stands_in = |text: String| text.replace(r#""absence":"here""#, r#""absence":"bot_plays""#);
    let (line, _) = that_can_be_cut(connect(table, Tempo(Duration::ZERO)), stands_in);
    let (given, page, end) = at_the_keys(game, line);
    page.wait_for("Type “table 1” to take your seat back.", 1);
    let type_in = |line: &str| given.send(Given::Line(line.to_owned())).unwrap();
    type_in("table");
    page.wait_for("1. Take my seat back", 1);
    type_in("quit");
    assert_eq!(end.recv_timeout(PATIENCE), Ok(Ending::Left));
    let told = page.text();
    assert_eq!(
        told.matches("“table 1”").count(),
        1,
        "it is told once: {told}"
    );
}

#[test]
fn who_waits_for_a_broken_line_is_told_so_and_may_leave() {
    let place = Place::new();
    let folder = Folder::open(&place.0).unwrap();
    let game: GameId = "samurakva".parse().unwrap();
    let table = LocalTable::create(&folder, &wanted(game, "players=3")).unwrap();
    let (line, cut) = that_can_be_cut(connect(table, Tempo(Duration::ZERO)), |text| text);
    let (given, page, end) = at_the_keys(game, line);
    let until = |words: &str, times: usize| page.wait_for(words, times);
    let type_in = |line: &str| given.send(Given::Line(line.to_owned())).unwrap();
    until("10. Choose", 1);
    cut.store(true, Ordering::Relaxed);
    type_in("1");
    until("reconnecting", 1);
    type_in("state");
    until("reconnecting", 2);
    type_in("quit");
    assert_eq!(
        end.recv_timeout(PATIENCE),
        Ok(Ending::Left),
        "{}",
        page.text()
    );
}
