//! Every lesson is played to its end without a table, and says everything in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::{GameId, with_game};
use client_core::lesson::{Bench, Lesson, Next, Pupil, Tried};
use client_core::story::Lang;
use game_core::{Game, Record, Silent, record};

use crate::syntax::{Message, lessons as messages};

fn folder(game: GameId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lessons/{game}"))
}

/// The lessons of a game in their order, with the words of a language.
fn lessons(game: GameId, lang: Lang) -> Vec<Lesson> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder(game))
        .expect("lessons")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let words = messages(lang, game);
    files
        .iter()
        .map(|file| lesson(file, &words))
        .collect()
}

fn lesson(file: &Path, words: &crate::syntax::Messages) -> Lesson {
    let name = file
        .file_stem()
        .expect("a name")
        .to_string_lossy();
    let (_, slug) = name.split_once('-').expect("a number and a name");
    let text = fs::read_to_string(file).expect("a text");
    let lesson: Lesson =
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let own = words
        .iter()
        .filter_map(|(id, message)| Some((id.strip_prefix(slug)?.strip_prefix('-')?, message)));
    Lesson {
        slug: slug.to_owned(),
        words: own
            .map(|(id, message)| (id.to_owned(), message.texts.concat()))
            .collect(),
        ..lesson
    }
}

/// The messages of all lessons.
pub(crate) fn all_lessons(lang: Lang) -> impl Iterator<Item = (String, Message)> {
    GameId::ALL
        .iter()
        .flat_map(move |&game| messages(lang, game))
}

fn begun(game: GameId, lesson: &Lesson) -> Pupil {
    let bench = with_game!(game, G => Bench::<G>::open(lesson));
    let bench = bench.unwrap_or_else(|| panic!("{game} {}: no such position", lesson.slug));
    Pupil::new(Arc::new(lesson.clone()), bench)
}

/// Plays the script of the others as far as it goes.
fn watch(pupil: &mut Pupil, told: &str) {
    let mut lines = 0;
    while pupil.go_on() {
        lines += 1;
        assert!(lines < 50, "{told}: the others never stop");
    }
}

/// Reads and plays until there is nothing more to read; gives the names of the places that were spoken of.
fn play_to_the_end(game: GameId, lesson: &Lesson) -> usize {
    let mut pupil = begun(game, lesson);
    let mut speeches = 0;
    loop {
        let told = format!("{game} {} speech {speeches}", lesson.slug);
        watch(&mut pupil, &told);
        if pupil.is_over() {
            break;
        }
        let speech = pupil
            .speech()
            .unwrap_or_else(|| panic!("{told}: {pupil:?} is silent, the script does not go on"));
        speeches += 1;
        assert_eq!((speech.number, speech.of), (speeches, speech.of), "{told}");
        assert!(!speech.text.is_empty(), "{told}: no words");
        match speech.next {
            Next::Read => pupil.read_on(),
            Next::End if pupil.is_over() => break,
            Next::End => {
                assert!(pupil.has_arrived(), "{told}");
                pupil.read_on();
                break;
            }
            Next::Move => {
                let known = speech.moves.first().expect("a move to find");
                assert_eq!(pupil.try_move(known), Tried::Played, "{told}: {known}");
            }
        }
    }
    speeches
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for &game in GameId::ALL {
        let lessons = lessons(game, Lang::En);
        assert!(lessons.len() >= 3, "{game}: a first match and more");
        for lesson in lessons {
            let spoken = lesson
                .steps
                .iter()
                .filter(|step| step.say.is_some());
            assert_eq!(play_to_the_end(game, &lesson), spoken.count(), "{game}");
        }
    }
}

#[test]
fn every_move_that_a_lesson_takes_is_taken() {
    for &game in GameId::ALL {
        for lesson in lessons(game, Lang::En) {
            let others = lesson.steps.iter().enumerate();
            for (at, step) in others.filter(|(_, step)| step.moves.len() > 1) {
                for known in &step.moves {
                    let mut only = lesson.clone();
                    only.steps[at].moves = vec![known.clone()];
                    play_to_the_end(game, &only);
                }
            }
        }
    }
}

/// Who may do something else than the lesson wants is told why that is not it.
#[test]
fn wherever_the_learner_can_stray_there_is_an_answer() {
    for &game in GameId::ALL {
        for lesson in lessons(game, Lang::En) {
            let silent = with_game!(game, G => unanswered::<G>(&lesson));
            assert!(silent.is_empty(), "{game} {}: {silent:?}", lesson.slug);
        }
    }
}

/// What the learner is asked where other moves are allowed too and none of them is answered.
fn unanswered<G: Game>(lesson: &Lesson) -> Vec<String> {
    let mut state = start::<G>(lesson);
    let mut play = |seat, action: &str| {
        let mut allowed = Vec::new();
        G::legal(&state, seat, &mut allowed);
        let action = action.parse().ok().expect("an action");
        G::apply(&mut state, seat, action, &mut Silent).expect("a move that is allowed");
        allowed.len()
    };
    let mut silent = Vec::new();
    for step in &lesson.steps {
        for line in &step.then {
            let (seat, action) = line.split_once(' ').expect("a seat and a move");
            play(seat.parse().expect("a seat"), action);
        }
        let Some(first) = step.moves.first() else {
            continue;
        };
        let allowed = play(lesson.learner, first);
        if allowed > step.moves.len() && step.no.is_none() {
            silent.extend(step.say.clone());
        }
    }
    silent
}

fn start<G: Game>(lesson: &Lesson) -> G::State {
    let mut lines = vec![
        record::HEADER.to_owned(),
        format!("game {}", G::ID),
        format!("rules {}", G::RULES),
        format!("config {}", lesson.options),
        format!("seed {}", lesson.seed),
    ];
    let position = lesson
        .position
        .iter()
        .map(|(key, value)| format!("deal {key}={value}"));
    lines.extend(position);
    let record = Record::<G>::parse(&lines.join("\n")).expect("a record");
    record.start().expect("a position")
}

#[test]
fn everything_is_said_in_every_language_and_nothing_is_left_over() {
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let mut needed = BTreeSet::new();
            for lesson in lessons(game, lang) {
                let steps = lesson
                    .steps
                    .iter()
                    .flat_map(|step| step.say.iter().chain(&step.no));
                let names = steps
                    .map(String::as_str)
                    .chain(["title", "about"]);
                needed.extend(names.map(|name| format!("{}-{name}", lesson.slug)));
            }
            let written: BTreeSet<String> = messages(lang, game).into_keys().collect();
            assert_eq!(written, needed, "{lang} {game}");
        }
    }
}

#[test]
fn what_is_said_is_short_and_plain() {
    for lang in Lang::ALL {
        for (name, message) in all_lessons(lang) {
            assert!(message.variables.is_empty(), "{lang} {name}: no arguments");
            let letters: usize = message
                .texts
                .iter()
                .map(|text| text.chars().count())
                .sum();
            assert!(letters <= 190, "{lang} {name}: {letters} letters");
        }
    }
}

#[test]
fn the_first_page_promises_the_minutes_of_the_first_lesson() {
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let first = lessons(game, lang).into_iter().next();
            let minutes = first.expect("a first lesson").minutes;
            let file = crate::syntax::file(lang, Some(game));
            let promise = file
                .get("about-lesson")
                .expect("a promise")
                .texts
                .concat();
            assert!(
                promise.contains(&minutes.to_string()),
                "{lang} {game}: {promise}, {minutes} minutes"
            );
        }
    }
}

fn samurakva() -> Pupil {
    let lessons = lessons(GameId::Samurakva, Lang::En);
    begun(GameId::Samurakva, lessons.first().expect("a first lesson"))
}

#[test]
fn another_move_than_the_expected_one_changes_nothing_and_is_answered() {
    let mut pupil = samurakva();
    pupil.read_on();
    pupil.read_on();
    watch(&mut pupil, "turn 1");
    let before = pupil.board();
    assert_eq!(pupil.speech().expect("a task").no, None);
    assert_eq!(pupil.try_move("choose 57"), Tried::Strayed);
    let speech = pupil.speech().expect("an answer");
    assert!(
        speech
            .no
            .is_some_and(|no| no.starts_with("That one can wait."))
    );
    assert_eq!(pupil.board(), before, "nothing has happened");
    assert_eq!(pupil.try_move("choose 16"), Tried::Played);
    let speech = pupil.speech().expect("what happened");
    assert_eq!((speech.no, speech.number), (None, 4));
}

#[test]
fn a_move_comes_after_what_is_read() {
    let mut pupil = samurakva();
    assert_eq!(pupil.try_move("choose 16"), Tried::TooEarly);
    assert!(!pupil.go_on(), "the others wait as well");
    let spirit = lessons(GameId::SamuraiSpirit, Lang::En);
    let mut pupil = begun(GameId::SamuraiSpirit, &spirit[0]);
    assert_eq!(pupil.try_move("pass"), Tried::TooEarly);
    assert_eq!(pupil.speech().expect("the first").number, 1);
    // Nothing happens between the three speeches and the move.
    assert_eq!(pupil.try_move("fight"), Tried::Played);
    assert_eq!(pupil.speech().expect("the next").number, 5);
}

#[test]
fn what_was_said_can_be_read_again() {
    let mut pupil = samurakva();
    pupil.read_back();
    assert_eq!(pupil.speech().expect("the first").number, 1);
    pupil.read_on();
    pupil.read_on();
    watch(&mut pupil, "turn 1");
    let task = pupil.speech().expect("a task");
    assert_eq!((task.number, task.next), (3, Next::Move));
    pupil.read_back();
    let before = pupil.speech().expect("what was said before");
    assert_eq!((before.number, before.next), (2, Next::Read));
    // The task stands, whatever is being read.
    pupil.read_back();
    assert_eq!(pupil.try_move("choose 57"), Tried::Strayed);
    assert_eq!(pupil.speech().expect("the task").number, 3);
    pupil.read_back();
    pupil.read_on();
    assert_eq!(pupil.speech(), Some(task));
}

#[test]
fn at_the_end_the_learner_may_finish_the_turn_and_nobody_else_moves() {
    let lessons = lessons(GameId::SamuraiSword, Lang::En);
    let mut pupil = begun(GameId::SamuraiSword, &lessons[0]);
    while !pupil.has_arrived() {
        watch(&mut pupil, "the script");
        match pupil.speech().map(|speech| speech.moves) {
            Some(moves) if !moves.is_empty() => {
                assert_eq!(pupil.try_move(&moves[0]), Tried::Played);
            }
            _ => pupil.read_on(),
        }
    }
    assert_eq!(pupil.speech().expect("the last").next, Next::End);
    assert_eq!(pupil.try_move("end turn"), Tried::Played);
    let heard = pupil.board().events.len();
    assert!(!pupil.is_over());
    watch(&mut pupil, "the others");
    assert!(pupil.is_over(), "where the others would move");
    assert_eq!(pupil.board().events.len(), heard);
}
