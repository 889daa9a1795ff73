//! The commonest refusals say what the player sees, in every language.

use std::collections::{BTreeMap, BTreeSet};

use client_core::guide::Guide;
use client_core::story::{Lang, Line, Names, Story};
use expect_test::expect_file;
use game_core::{Illegal, Seat, Silent, Viewer};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::Samurakva;
use yokai_septet::YokaiSeptet;

use crate::play::{self, play};

/// How many matches of each form are played.
const MATCHES: u64 = 6;

/// A refusal explained, and to whom.
pub(crate) struct Refused<G: Guide> {
    pub(crate) line: Line,
    view: G::View,
    seats: usize,
}

/// Every kind of explanation that comes up when what was done once is tried at any other moment, the first of each.
pub(crate) fn explained<G: Guide>(configs: &[&str]) -> Vec<Refused<G>> {
    let mut found: BTreeMap<String, Refused<G>> = BTreeMap::new();
    for (at, config) in configs.iter().enumerate() {
        for number in 0..MATCHES {
            let played = play::<G>(config, at as u64 * 100 + number, 200);
            let mut known = BTreeSet::new();
            let done = played
                .record
                .actions
                .iter()
                .map(|(_, action)| action.to_string());
            // What is never allowed is never done: to discard a boss.
            let more = |done: String| [done.replace("play ", "discard "), done];
            let tried: Vec<G::Action> = done
                .flat_map(more)
                .filter(|action| known.insert(action.clone()))
                .filter_map(|action| action.parse().ok())
                .collect();
            let mut state = played
                .record
                .start()
                .expect("a seed starts a match");
            for (seat, action) in &played.record.actions {
                if found.len() == G::EXPLAINED.len() {
                    break;
                }
                for asked in G::to_act(&state).iter() {
                    let view = G::view(&state, Viewer::Seat(asked));
                    let lines = tried
                        .iter()
                        .filter_map(|action| explanation::<G>(&view, asked, *action));
                    for line in lines {
                        let id = line.id().to_owned();
                        found.entry(id).or_insert_with(|| Refused {
                            line,
                            view: view.clone(),
                            seats: G::seats(&played.record.config),
                        });
                    }
                }
                G::apply(&mut state, *seat, *action, &mut Silent)
                    .expect("a recorded action applies");
            }
        }
    }
    found.into_values().collect()
}

fn explanation<G: Guide>(view: &G::View, seat: Seat, action: G::Action) -> Option<Line> {
    let Illegal::Rule(reason) = G::ruling(view, seat, action).refusal()? else {
        return None;
    };
    G::explain(reason, &action, view)
}

fn told<G: Guide>(configs: &[&str]) -> [String; Lang::ALL.len()] {
    let refused = explained::<G>(configs);
    Lang::ALL.map(|lang| told_in(lang, &refused))
}

fn told_in<G: Guide>(lang: Lang, refused: &[Refused<G>]) -> String {
    let story = Story::new(lang);
    let names = [
        "Ola", "Ben", "Kai", "Mia", "Leo", "Ida", "Max", "Zoe", "Jan", "Eva",
    ];
    let say = |refused: &Refused<G>| {
        let Refused { line, view, seats } = refused;
        let people = Names::new(
            names[..*seats]
                .iter()
                .map(ToString::to_string)
                .collect(),
        );
        let called = story.called::<G>(&people, view);
        format!("{}: {}\n", line.id(), story.say::<G>(line, &called))
    };
    refused.iter().map(say).collect()
}

/// Each explanation once, to be read.
#[test]
fn refusals_as_they_are_told() {
    let texts = [
        told::<Samurakva>(play::SAMURAKVA),
        told::<YokaiSeptet>(play::YOKAI_SEPTET),
        told::<SamuraiSword>(play::SAMURAI_SWORD),
        told::<SamuraiSpirit>(play::SAMURAI_SPIRIT),
    ];
    for (at, lang) in Lang::ALL.into_iter().enumerate() {
        let text: String = texts
            .iter()
            .map(|text| text[at].as_str())
            .collect();
        let file = format!(
            "{}/test_data/refusals.{lang}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        expect_file![file].assert_eq(&text);
    }
}

#[test]
fn at_least_fifteen_refusals_are_explained_and_some_of_each_game() {
    let counts = [
        Samurakva::count(),
        YokaiSeptet::count(),
        SamuraiSword::count(),
        SamuraiSpirit::count(),
    ];
    assert!(counts.iter().all(|count| *count >= 3), "{counts:?}");
    assert!(counts.iter().sum::<usize>() >= 15, "{counts:?}");
}

trait Count: Guide {
    fn count() -> usize {
        Self::EXPLAINED.len()
    }
}
impl<G: Guide> Count for G {}
