//! Learning: the same plan gives the same weights, a run that was broken off goes on, and what is learned is worth something.

use bots::softmax::{Learns, Weights};
use catalog::GameId;
use lab::LabError;
use lab::learn::Plan;
use lab::learn::door::Learner;
use samurakva::Samurakva;

const PLAN: Plan = Plan {
    rounds: 2,
    matches: 24,
    playouts: 40,
    seed: 3,
};

/// All rounds after a file, and how many there were.
fn all_rounds(plan: &Plan, group: &str, mut file: String, threads: usize) -> (String, u32) {
    let learner = Learner::of(GameId::Samurakva).unwrap();
    let mut rounds = 0;
    while learner.next(plan, group, &file).is_some() {
        file = learner
            .round(plan, group, &file, threads, &|| {})
            .unwrap();
        rounds += 1;
    }
    (file, rounds)
}

#[test]
fn any_number_of_threads_learns_the_same_and_a_broken_off_run_goes_on() {
    let (whole, rounds) = all_rounds(&PLAN, "2", String::new(), 1);
    assert_eq!(rounds, 2);
    assert_eq!(all_rounds(&PLAN, "2", String::new(), 3), (whole.clone(), 2));
    let learner = Learner::of(GameId::Samurakva).unwrap();
    let first = learner.round(&PLAN, "2", "", 2, &|| {}).unwrap();
    assert_eq!(
        learner.next(&PLAN, "2", &first),
        Some("2, round 2".to_owned())
    );
    assert_eq!(all_rounds(&PLAN, "2", first.clone(), 1), (whole.clone(), 1));
    assert_eq!(all_rounds(&PLAN, "2", whole.clone(), 1), (whole, 0));
    // The file of another plan, or of another group, is begun from scratch.
    let other = Plan { seed: 4, ..PLAN };
    assert_eq!(all_rounds(&other, "2", first.clone(), 1).1, 2);
    assert_eq!(
        learner.next(&PLAN, "3-4", &first),
        Some("3-4, round 1".to_owned())
    );
}

#[test]
fn choices_are_foreseen_better_than_by_chance() {
    let plan = Plan {
        matches: 64,
        playouts: 300,
        ..PLAN
    };
    let group = &Samurakva::GROUPS[1];
    let nothing = plan.begun::<Samurakva>(group, "");
    assert_eq!(nothing.weights, Weights::zero::<Samurakva>());
    let learned = plan
        .learn::<Samurakva>(group, &nothing, 2, &|| {})
        .unwrap();
    // By chance: one of six cards on average, and 1.7 nats.
    assert!(learned.fit.choices > 200, "{:?}", learned.fit);
    assert!(
        learned.fit.foreseen > 0.27 && learned.fit.loss < 1.66,
        "{:?}",
        learned.fit
    );
    let file = plan.file::<Samurakva>(group, &learned);
    assert_eq!(Weights::read::<Samurakva>(&file), Some(learned.weights));
}

#[test]
fn a_game_without_weights_is_refused() {
    let refused = Learner::of(GameId::YokaiSeptet).unwrap_err();
    assert_eq!(refused, LabError::LearnsNothing(GameId::YokaiSeptet));
    assert_eq!(refused.to_string(), "yokai-septet has no bot that learns");
}
