//! Every message a game needs exists, every message that exists is needed, and each gets its arguments.

use std::collections::{BTreeMap, BTreeSet};

use catalog::GameId;
use client_core::guide::Guide;
use client_core::story::{Lang, Line, Names, Story, Tell, Value};
use game_core::{
    FieldKind, Fields, Game, Illegal, Problem, ProblemKind, Reason, Seat, Silent, Viewer,
};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::{self, guide_lines, lines, play};
use crate::samples;
use crate::syntax::{Messages, book, file};

/// Messages inside other messages, and those of refusals, which have tests of their own.
const ELSEWHERE: &[&str] = &["n-", "refusal-"];
/// Common messages that no list in the code names.
const COMMON: &[&str] = &[
    "seat",
    "former-guest",
    "nothing",
    "score",
    "n-cards",
    "n-cards-taken",
    "n-points",
    "config-line",
    "config-players",
    "help-config-players",
    "config-value-true",
    "config-value-false",
    "outcome-individual",
    "outcome-teams",
    "outcome-teams-without-score",
    "outcome-won",
    "outcome-lost",
    "story-players",
    "story-player",
    "story-stopped",
    "story-unfinished",
    "error-at-line",
    "error-in-action",
];

#[test]
fn samurakva_has_exactly_the_messages_it_needs() {
    check::<Samurakva>(GameId::Samurakva, play::SAMURAKVA, &samples::samurakva());
}

#[test]
fn yokai_septet_has_exactly_the_messages_it_needs() {
    check::<YokaiSeptet>(
        GameId::YokaiSeptet,
        play::YOKAI_SEPTET,
        &samples::yokai_septet(),
    );
}

#[test]
fn samurai_sword_has_exactly_the_messages_it_needs() {
    check::<SamuraiSword>(
        GameId::SamuraiSword,
        play::SAMURAI_SWORD,
        &samples::samurai_sword(),
    );
}

#[test]
fn samurai_spirit_has_exactly_the_messages_it_needs() {
    check::<SamuraiSpirit>(
        GameId::SamuraiSpirit,
        play::SAMURAI_SPIRIT,
        &samples::samurai_spirit(),
    );
}

fn check<G: Guide>(game: GameId, configs: &[&str], samples: &[G::Event]) {
    let names: BTreeSet<String> = needed::<G>();
    let found: BTreeSet<String> = file(Lang::En, Some(game)).into_keys().collect();
    let missing: Vec<&String> = names.difference(&found).collect();
    let left_over: Vec<&String> = found.difference(&names).collect();
    assert!(
        missing.is_empty() && left_over.is_empty(),
        "{game}: missing {missing:?}, left over {left_over:?}"
    );

    let mut known = BTreeSet::new();
    let mut said: Vec<Line> = samples
        .iter()
        .map(|event| G::tell(event, 4))
        .collect();
    for (at, config) in configs.iter().enumerate() {
        for number in 0..8 {
            let played = play::<G>(config, at as u64 * 100 + number, 3000);
            // Many positions ask the same: once is enough.
            let new = lines(&played)
                .into_iter()
                .chain(guide_lines(&played));
            said.extend(new.filter(|line| known.insert(format!("{line:?}"))));
        }
    }
    let books: BTreeMap<Lang, Messages> = Lang::ALL
        .into_iter()
        .map(|lang| (lang, book(lang, Some(game))))
        .collect();
    let mut used = BTreeSet::new();
    for line in &said {
        check_line(line, &books, &mut used);
    }
    let listed = G::EVENTS
        .iter()
        .chain(G::PARTS)
        .chain(G::MESSAGES)
        .map(|id| (*id).to_owned());
    let silent: Vec<String> = listed
        .filter(|id| {
            !used.contains(id)
                && !ELSEWHERE
                    .iter()
                    .any(|start| id.starts_with(start))
        })
        .collect();
    assert!(silent.is_empty(), "{game} never says {silent:?}");
    check_words::<G>(&said);
}

/// Every name a game's own file must have.
fn needed<G: Guide>() -> BTreeSet<String> {
    let listed = G::EVENTS
        .iter()
        .chain(G::PARTS)
        .chain(G::MESSAGES)
        .chain(G::WORDS);
    let listed = listed
        .chain(&["game", "about-kind", "about-facts"])
        .map(|id| (*id).to_owned());
    let refusals = G::Reason::ALL
        .iter()
        .map(|reason| format!("refusal-{}", reason.code()));
    let mut names: BTreeSet<String> = listed.chain(refusals).collect();
    let common = file(Lang::En, None);
    for field in <G::Config as Fields>::FIELDS {
        names.insert(format!("config-{}", field.key));
        names.insert(format!("help-config-{}", field.key));
        let (words, list): (&[&str], &[&str]) = match field.kind {
            FieldKind::Number { .. } => (&[], &[]),
            FieldKind::Choice(words) => (words, &[]),
            FieldKind::ChoiceOrList(words, list) => (words, list),
            FieldKind::Text(_) => (&["random"], &[]),
        };
        let is_number = |word: &str| word.parse::<u32>().is_ok();
        names.extend(
            words
                .iter()
                .filter(|word| !is_number(word))
                .map(|word| format!("config-{}-{word}", field.key)),
        );
        names.extend(list.iter().map(|word| format!("name-{word}")));
    }
    // Numbers are shown as they are, but these mean more than a number.
    if G::ID == Samurakva::ID {
        names
            .extend(["config-variant-1", "config-variant-2", "config-rounds-0"].map(str::to_owned));
    }
    let flags = |name: &String| {
        name.starts_with("config-") && (name.ends_with("-true") || name.ends_with("-false"))
    };
    names.retain(|name| !common.contains_key(name) && !flags(name));
    names
}

/// The line and all within it are known and have exactly their arguments; a word that a message
/// chooses by is one of its choices.
fn check_line(line: &Line, books: &BTreeMap<Lang, Messages>, used: &mut BTreeSet<String>) {
    let given: BTreeSet<String> = line
        .args()
        .iter()
        .map(|(name, _)| name.clone().into_owned())
        .collect();
    for (lang, book) in books {
        let message = book
            .get(line.id())
            .unwrap_or_else(|| panic!("{lang}: no message {}", line.id()));
        assert_eq!(
            given,
            message.variables,
            "{lang} {}: left given, right used",
            line.id()
        );
        for (name, value) in line.args() {
            if let (Value::Text(word), Some(choices)) = (value, message.choices.get(name.as_ref()))
            {
                assert!(
                    choices.contains(word.as_ref()),
                    "{lang} {}: {word} is no choice",
                    line.id()
                );
            }
        }
    }
    used.insert(line.id().to_owned());
    for (_, value) in line.args() {
        check_value(value, books, used);
    }
}

fn check_value(value: &Value, books: &BTreeMap<Lang, Messages>, used: &mut BTreeSet<String>) {
    match value {
        Value::Line(line) => check_line(line, books, used),
        Value::List(list) => list
            .iter()
            .for_each(|value| check_value(value, books, used)),
        Value::Number(_) | Value::Text(_) | Value::Seat(_) => {}
    }
}

/// In words, no line leaves a gap or a name of a message.
fn check_words<G: Tell>(lines: &[Line]) {
    for lang in Lang::ALL {
        let story = Story::new(lang);
        let names = Names::new((0..10).map(|seat| format!("<{seat}>")).collect());
        for line in lines {
            let words = story.say::<G>(line, &names);
            assert!(!words.contains(['{', '}', '$']), "{lang}: {words}");
            assert!(
                !words.contains("event-") && !words.contains("  "),
                "{lang}: {words}"
            );
            let starts_low = words
                .chars()
                .next()
                .is_none_or(char::is_lowercase);
            assert!(
                !(starts_low && line.id().starts_with("event-")),
                "{lang}: {words}"
            );
        }
    }
}

#[test]
fn every_refusal_says_the_rule_in_every_language() {
    fn check<G: Game>() {
        for lang in Lang::ALL {
            let story = Story::new(lang);
            for reason in G::Reason::ALL {
                let words = story.refusal::<G>(&Illegal::Rule(*reason));
                assert!(
                    words.ends_with(&format!(" ({}).", reason.rule())),
                    "{lang}: {words}"
                );
            }
            for illegal in [
                Illegal::Over,
                Illegal::NoSuchSeat(Seat(9)),
                Illegal::NotToAct(Seat(0)),
            ] {
                let words = story.refusal::<G>(&illegal);
                assert!(
                    words.ends_with('.') && !words.contains("error-"),
                    "{lang}: {words}"
                );
            }
        }
    }
    check::<Samurakva>();
    check::<YokaiSeptet>();
    check::<SamuraiSword>();
    check::<SamuraiSpirit>();
}

#[test]
fn a_suit_that_must_be_followed_is_named() {
    use yokai_septet::{Action, Refusal, Suit};
    let refused = (0..50).find_map(|number| {
        let states = play::<YokaiSeptet>("players=4", number, 3000).states;
        states.into_iter().find_map(|mut state| {
            let seat = YokaiSeptet::to_act(&state).first()?;
            let view = YokaiSeptet::view(&state, Viewer::Seat(seat));
            let led = view
                .board()
                .history()
                .next_back()?
                .cards
                .first()?
                .suit()
                == Suit::Fire;
            let other = view
                .hand()
                .iter()
                .find(|card| led && card.suit() != Suit::Fire)?;
            let illegal =
                YokaiSeptet::apply(&mut state, seat, Action::Play(other), &mut Silent).err()?;
            (illegal == Illegal::Rule(Refusal::MustFollow)).then_some((illegal, view))
        })
    });
    let (illegal, view) = refused.expect("somebody must follow Fire");
    let said = Lang::ALL.map(|lang| Story::new(lang).refusal_seen::<YokaiSeptet>(&illegal, &view));
    let expected = [
        "You hold Fire, so Fire must be played (R5.1).",
        "У вас есть карта масти Огонь, поэтому нужно сыграть эту масть (R5.1).",
        "Masz kartę w kolorze Ogień, więc trzeba dołożyć do koloru (R5.1).",
        "У вас є картка масті Вогонь, тому треба зіграти цю масть (R5.1).",
    ];
    assert_eq!(said, expected);
}

#[test]
fn every_problem_of_a_field_is_said_without_a_gap() {
    let kinds = [
        ProblemKind::Unknown,
        ProblemKind::Repeated,
        ProblemKind::Missing,
        ProblemKind::NotInRange {
            found: "x".to_owned(),
            min: 2,
            max: 10,
        },
        ProblemKind::NotOneOf {
            found: "x".to_owned(),
            allowed: vec!["on", "off"],
        },
        ProblemKind::Malformed {
            found: "x".to_owned(),
            expected: "a seat",
        },
        ProblemKind::Conflict("is for form=base only"),
        ProblemKind::More { count: 7 },
    ];
    for lang in Lang::ALL {
        let story = Story::new(lang);
        for kind in &kinds {
            let words = story.problem(&Problem {
                field: "players".to_owned(),
                kind: kind.clone(),
            });
            assert!(
                words.starts_with("players: ") && words.ends_with('.'),
                "{lang}: {words}"
            );
            assert!(
                !words.contains(['{', '$']) && !words.contains("error-"),
                "{lang}: {words}"
            );
        }
    }
}

#[test]
fn a_story_can_be_told_on_any_thread() {
    fn check<T: Send + Sync>() {}
    check::<Story>();
}

#[test]
fn every_error_code_of_the_documentation_has_a_sentence_and_nothing_else_is_common() {
    let sections = include_str!("../../../../docs/errors.md").split("\n## ");
    // What the engine answers is for programs; people never see it.
    let lines = sections
        .filter(|section| !section.starts_with("The engine "))
        .flat_map(str::lines);
    let codes = lines.filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let errors = codes.map(|code| format!("error-{code}"));
    let needed: BTreeSet<String> = errors
        .chain(COMMON.iter().map(|id| (*id).to_owned()))
        .chain(
            client_core::plain::MESSAGES
                .iter()
                .map(|id| (*id).to_owned()),
        )
        .collect();
    let found: BTreeSet<String> = file(Lang::En, None).into_keys().collect();
    assert_eq!(needed, found, "left: needed, right: in the file");
}
