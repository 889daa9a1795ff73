//! What undo asks of a match: prefixes, counts, and whether an action showed anybody anything.

use catalog::{AnyMatch, GameId, open, start};
use game_core::replay::replay_first;
use game_core::{Collected, Game, PlayoutRng, Random as _, Record, Seat, Seed, Silent, Viewer};

const TABLES: &[(GameId, &str)] = &[
    (GameId::Samurakva, "players=3"),
    (GameId::Samurakva, "players=4 variant=2"),
    (GameId::YokaiSeptet, "form=pocket"),
    (GameId::YokaiSeptet, "players=4"),
    (GameId::SamuraiSword, "players=5"),
    (GameId::SamuraiSpirit, "samurai=4"),
];

fn play(game: GameId, config: &str, seed: u64) -> Box<dyn AnyMatch> {
    let mut table = start(game, config, Seed::from_number(seed)).unwrap();
    let mut rng = PlayoutRng::new(seed);
    while let Some(seat) = table.to_act().first() {
        let actions = table.legal(seat);
        table
            .advance(seat, &actions[rng.below(actions.len() as u32) as usize])
            .unwrap();
    }
    table
}

#[test]
fn advancing_in_silence_is_the_same_match() {
    for &(game, config) in TABLES {
        let silent = play(game, config, 4);
        let again = open(&silent.record()).unwrap();
        let mut loud = again.prefix(0).unwrap();
        assert_eq!(loud.actions(), 0);
        let lines: Vec<String> = silent
            .record()
            .lines()
            .map(str::to_owned)
            .collect();
        for line in lines
            .iter()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()))
        {
            let (seat, action) = line.split_once(' ').unwrap();
            let seat: Seat = seat.parse().unwrap();
            let audiences = loud.fork().advance(seat, action).unwrap();
            let heard = loud.apply(seat, action).unwrap();
            assert_eq!(
                heard
                    .iter()
                    .map(|heard| heard.audience)
                    .collect::<Vec<_>>(),
                audiences
            );
            assert_eq!(loud.last_action_of(seat), Some(loud.actions() - 1));
        }
        assert_eq!(
            (loud.record(), loud.heard_counts()),
            (silent.record(), silent.heard_counts())
        );
        for (viewer, count) in Viewer::all(loud.seats()).zip(loud.heard_counts()) {
            assert_eq!(loud.heard(viewer, 0).len() as u32, count);
        }
        let half = silent.prefix(silent.actions() / 2).unwrap();
        assert!(half.outcome().is_none() && silent.record().starts_with(&half.record()));
    }
}

#[test]
fn the_mark_of_a_choice_tells_lists_and_waiting_apart() {
    let mut table = start(GameId::Samurakva, "players=2", Seed::from_number(1)).unwrap();
    let (ann, bob) = (Seat(0), Seat(1));
    let before = [table.choice_mark(ann), table.choice_mark(bob)];
    let actions = table.legal(ann);
    table.advance(ann, &actions[0]).unwrap();
    assert_ne!(table.choice_mark(ann), before[0], "not waited for any more");
    let chosen = table.choice_mark(ann);
    table.advance(ann, &actions[1]).unwrap();
    assert_eq!(
        table.choice_mark(ann),
        chosen,
        "a change of mind changes neither"
    );
    assert_eq!(
        table.choice_mark(bob),
        before[1],
        "nothing new for the other"
    );
}

/// How many chance events the state's generator has served: its debug form says that and no more.
fn draws<S: core::fmt::Debug>(state: &S) -> u64 {
    let text = format!("{state:?}");
    let count = text
        .split("Generator(secret, ")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap();
    count.parse().unwrap()
}

/// Every action that is said to have shown nothing is looked at by other means: no chance event, and
/// in fresh worlds of each viewer, everything that any viewer sees or hears is what was truly so.
fn check_silent_actions<G: Game>(id: GameId, config: &str, seed: u64) -> usize {
    let table = play(id, config, seed);
    let record = Record::<G>::parse(&table.record()).unwrap();
    let mut rng = PlayoutRng::new(seed + 1_000);
    let mut quiet = 0;
    for count in 1..=record.actions.len().min(150) {
        if table
            .prefix(count)
            .unwrap()
            .last_action_reveals(200, &mut rng)
        {
            continue;
        }
        quiet += 1;
        let before = replay_first(&record, count - 1, &mut Silent).unwrap();
        let (seat, action) = record.actions[count - 1];
        let mut after = before.clone();
        let mut told = Collected::new();
        G::apply(&mut after, seat, action, &mut told).unwrap();
        assert_eq!(
            draws(&before),
            draws(&after),
            "{id} {config} {seed}: chance in action {count}"
        );
        for viewer in Viewer::all(G::seats(&record.config)) {
            let known = G::view(&before, viewer);
            for _ in 0..300 {
                let mut world = G::determinize(&known, &mut rng);
                let mut heard = Collected::new();
                G::apply(&mut world, seat, action, &mut heard).unwrap();
                assert_eq!(
                    G::view(&world, viewer),
                    G::view(&after, viewer),
                    "{id} {config} {seed}: action {count}"
                );
                assert!(heard.heard_by(viewer).eq(told.heard_by(viewer)));
            }
        }
    }
    quiet
}

#[test]
fn an_action_that_showed_nothing_showed_nothing() {
    let mut quiet = [0; 4];
    for seed in 0..3 {
        quiet[0] +=
            check_silent_actions::<samurakva::Samurakva>(GameId::Samurakva, "players=3", seed);
        quiet[0] += check_silent_actions::<samurakva::Samurakva>(
            GameId::Samurakva,
            "players=4 variant=2",
            seed,
        );
        quiet[1] += check_silent_actions::<yokai_septet::YokaiSeptet>(
            GameId::YokaiSeptet,
            "players=4",
            seed,
        );
        quiet[1] += check_silent_actions::<yokai_septet::YokaiSeptet>(
            GameId::YokaiSeptet,
            "form=pocket",
            seed,
        );
        quiet[2] += check_silent_actions::<samurai_sword::SamuraiSword>(
            GameId::SamuraiSword,
            "players=5",
            seed,
        );
        quiet[3] += check_silent_actions::<samurai_spirit::SamuraiSpirit>(
            GameId::SamuraiSpirit,
            "samurai=4",
            seed,
        );
    }
    // In Samurai Sword what a seat may do always depends on its hidden hand, so even a refusal to parry
    // says something; the other games must have such actions, or this test says nothing about them.
    let [samurakva, yokai_septet, _, samurai_spirit] = quiet;
    assert!(
        samurakva > 0 && yokai_septet > 0 && samurai_spirit > 0,
        "{quiet:?}"
    );
}

/// Drawing, revealing a card of a hidden hand and turning up the others' choices all show something.
#[test]
fn an_action_that_showed_something_is_known_to() {
    let mut rng = PlayoutRng::new(9);
    let nothing = start(GameId::Samurakva, "", Seed::from_number(1)).unwrap();
    assert!(
        nothing.last_action_reveals(10, &mut rng),
        "nothing to take back is never safe"
    );
    let trick = play(GameId::YokaiSeptet, "players=4", 2);
    let lines: Vec<String> = trick
        .record()
        .lines()
        .map(str::to_owned)
        .collect();
    let is_action = |line: &&String| line.starts_with(|first: char| first.is_ascii_digit());
    let first_play = lines
        .iter()
        .filter(is_action)
        .position(|line| line.contains("play"))
        .unwrap();
    assert!(
        trick
            .prefix(first_play + 1)
            .unwrap()
            .last_action_reveals(50, &mut rng),
        "a card of a hidden hand"
    );
    let mut table = start(GameId::Samurakva, "players=2", Seed::from_number(1)).unwrap();
    for seat in [Seat(0), Seat(1)] {
        let action = table.legal(seat).remove(0);
        table.advance(seat, &action).unwrap();
    }
    assert!(
        table.last_action_reveals(50, &mut rng),
        "both choices are turned up"
    );
}
