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

use crate::errors::conflicts;
use crate::play::{self, guide_lines, lines, play};
use crate::refusals;
use crate::samples;
use crate::syntax::{Messages, book, file, helpers};

/// Messages inside other messages, which have tests of their own.
const ELSEWHERE: &[&str] = &["n-"];
/// Common messages that no list in the code names.
const COMMON: &[&str] = &[
    "seat",
    "seat-nouns",
    "former-guest",
    "nothing",
    "list-last",
    "by-rule",
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
    "verdict-won",
    "verdict-won-level",
    "verdict-shared",
    "verdict-lost",
    "verdict-lost-level",
    "verdict-team-won",
    "verdict-team-lost",
    "verdict-team-won-level",
    "verdict-team-lost-level",
    "recap-who",
    "recap-round",
    "recap-start",
    "story-players",
    "story-player",
    "story-stopped",
    "story-unfinished",
    "verify-record",
    "verify-deal",
    // Of positions, whose fields are no options.
    "conflict-in-position",
    "error-at-line",
    "error-in-action",
    // What no server says: that there is none.
    "error-unreachable",
    // The same as an error, with what it was sent with.
    "failure-too_large",
    "failure-too_fast",
    "failure-unknown_game",
    "failure-unknown_level",
    "failure-not_all_ready",
    "failure-not_away",
    "failure-away_too_short",
    "failure-stand_in_plays",
    "failure-undo_too_far",
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
    for lang in Lang::ALL {
        let messages = file(lang, Some(game));
        let helpers = helpers(&messages, &names);
        let found: BTreeSet<String> = messages.into_keys().collect();
        let missing: Vec<&String> = names.difference(&found).collect();
        let left_over: Vec<&String> = found
            .difference(&names)
            .filter(|name| !helpers.contains(*name))
            .collect();
        assert!(
            missing.is_empty() && left_over.is_empty(),
            "{lang} {game}: missing {missing:?}, left over {left_over:?}"
        );
    }

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
    let refused = refusals::explained::<G>(configs);
    said.extend(refused.into_iter().map(|refused| refused.line));
    let books: BTreeMap<Lang, Messages> = Lang::ALL
        .into_iter()
        .map(|lang| (lang, book(lang, Some(game))))
        .collect();
    let mut seen = Seen::default();
    for line in &said {
        seen.line(line);
    }
    seen.check(game, &books);
    let used: BTreeSet<String> = seen.args.into_keys().collect();
    let listed = G::EVENTS
        .iter()
        .chain(G::PARTS)
        .chain(G::EXPLAINED)
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
        .chain(G::EXPLAINED)
        .chain(G::MESSAGES)
        .chain(G::WORDS);
    let listed = listed
        .chain(&["game", "about-kind", "about-facts", "about-lesson"])
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
    let conflicts = conflicts(G::ID).iter();
    names.extend(conflicts.map(|(field, _)| format!("conflict-{field}")));
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

/// What lines were said with, by the names of their messages.
#[derive(Default)]
struct Seen {
    /// The arguments of each message.
    args: BTreeMap<String, BTreeSet<String>>,
    /// The arguments that were a seat, a list or a team with one: whoever reads may be meant.
    seats: BTreeSet<(String, String)>,
    /// The words that messages chose by: of an argument that is a word, and of one that is a thing.
    words: BTreeSet<(String, String, String)>,
    /// The words of all things.
    things: BTreeSet<String>,
}

impl Seen {
    fn line(&mut self, line: &Line) {
        let id = line.id().to_owned();
        let given: BTreeSet<String> = line
            .args()
            .iter()
            .map(|(name, _)| name.clone().into_owned())
            .collect();
        let before = self
            .args
            .entry(id.clone())
            .or_insert_with(|| given.clone());
        assert_eq!(*before, given, "{id} has the same arguments each time");
        for (name, value) in line.args() {
            if let Value::Text(word) = value {
                self.words.insert((
                    id.clone(),
                    name.clone().into_owned(),
                    word.clone().into_owned(),
                ));
            }
            self.value(&id, name, value);
        }
    }

    fn value(&mut self, id: &str, name: &str, value: &Value) {
        match value {
            Value::Line(line) => {
                self.things.extend(line.word().map(str::to_owned));
                for (_, member) in line.args() {
                    if let Value::Seat(_) | Value::List(_) = member {
                        self.value(id, name, member);
                    }
                }
                self.line(line);
            }
            Value::List(list) => list
                .iter()
                .for_each(|value| self.value(id, name, value)),
            Value::Table(lines) => lines
                .iter()
                .for_each(|line| self.value(id, name, &Value::Line(line.clone()))),
            Value::Seat(_) => {
                self.seats
                    .insert((id.to_owned(), name.to_owned()));
            }
            Value::Number(_) | Value::Text(_) => {}
        }
    }

    /// Every message has just the arguments it is given and those that follow from them: who of them the reader is,
    /// and the words of things. What it chooses by is something that can come.
    fn check(&self, game: GameId, books: &BTreeMap<Lang, Messages>) {
        let mut faults = Vec::new();
        for (id, given) in &self.args {
            for (lang, book) in books {
                let Some(message) = book.get(id) else {
                    faults.push(format!("{lang}: no message {id}"));
                    continue;
                };
                let follows = |name: &String| {
                    name == "you"
                        || name
                            .strip_suffix("_id")
                            .is_some_and(|thing| given.contains(thing))
                };
                let unknown = message.variables.difference(given);
                faults.extend(
                    unknown
                        .filter(|name| !follows(name))
                        .map(|name| format!("{lang} {id}: nobody gives {name}")),
                );
                // Whoever is in an argument may be spoken to without it being said.
                let spoken_to = message.choices.get("you");
                let unused = given
                    .difference(&message.variables)
                    .filter(|name| !spoken_to.is_some_and(|names| names.contains(*name)));
                faults.extend(unused.map(|name| format!("{lang} {id}: {name} is not said")));
                for (by, choices) in &message.choices {
                    faults.extend(self.choices(id, by, choices).map(|word| {
                        format!("{lang} {id}: chooses by {by}, which is never {word}")
                    }));
                }
            }
        }
        for (id, name, word) in &self.words {
            for (lang, book) in books {
                let choices = book
                    .get(id)
                    .and_then(|message| message.choices.get(name));
                if choices
                    .is_some_and(|choices| !choices.contains(word) && !choices.contains("other"))
                {
                    faults.push(format!("{lang} {id}: {word} is no choice"));
                }
            }
        }
        assert!(faults.is_empty(), "{game}: {faults:#?}");
    }

    /// The choices by `by` that never come.
    fn choices<'a>(
        &'a self,
        id: &'a str,
        by: &'a str,
        choices: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = &'a String> {
        choices.iter().filter(move |word| match by {
            _ if *word == "other" => false,
            "you" => !self
                .seats
                .contains(&(id.to_owned(), (*word).clone())),
            thing if thing.ends_with("_id") => !self.things.contains(*word),
            _ => false,
        })
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
                !words.contains("event-")
                    && ["  ", " \u{a0}", "\u{a0} "]
                        .iter()
                        .all(|gap| !words.contains(gap)),
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
                    words.ends_with(&format!(". ({})", reason.rule())),
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
            let tried = Action::Play(other);
            let illegal = YokaiSeptet::apply(&mut state, seat, tried, &mut Silent).err()?;
            (illegal == Illegal::Rule(Refusal::MustFollow)).then_some((illegal, tried, view))
        })
    });
    let (illegal, tried, view) = refused.expect("somebody must follow Fire");
    let said = Lang::ALL.map(|lang| {
        Story::new(lang).refusal_seen::<YokaiSeptet>(&illegal, &tried, &view, &Names::default())
    });
    let expected = [
        "You hold Fire\u{a0}12, so you have to play Fire.",
        "Пошли с\u{a0}Огня, а\u{a0}у\u{a0}вас есть Огонь\u{a0}12: ответьте в\u{a0}масть.",
        "Masz na ręce: Ogień\u{a0}12, więc musisz zagrać Ogień.",
        "Зайшли з\u{a0}Вогню, а\u{a0}у\u{a0}вас є Вогонь\u{a0}12: зіграйте в\u{a0}масть.",
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
            let words = story.problem(
                None,
                &Problem {
                    field: "hands".to_owned(),
                    kind: kind.clone(),
                },
            );
            assert!(
                words.starts_with("hands: ") && words.ends_with('.'),
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
