//! The bots for Samurakva: what the beginner counts, how well solid plays, and that all play by the rules.

use bots::games::samurakva::artifacts::{Owner, escapes, saving};
use bots::games::samurakva::novice;
use bots::games::samurakva::rows_model::RowsModel;
use bots::{Budget, HasBots, Level, Turn};
use game_core::{Fields, Game, PlayoutRng, Seat, Seed, Silent, Viewer};
use samurakva::{Action, Card, Config, Deal, Phase, Row, RowNumber, Samurakva, State};

fn position(config: &str, deal: &[(&str, &str)]) -> State {
    let config = Config::from_words(config).unwrap();
    let deal = Deal::from_pairs(deal.iter().copied()).unwrap();
    Samurakva::start_from(&config, &deal, Seed::from_number(1)).unwrap()
}

fn decide(state: &State, seat: Seat, level: Level, playouts: u32, rng: &mut PlayoutRng) -> Action {
    let view = Samurakva::view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    Samurakva::legal(state, seat, &mut legal);
    let turn = Turn {
        view: &view,
        legal: &legal,
    };
    let action = Samurakva::bot(level).choose(turn, &mut Budget::playouts(playouts), rng);
    assert!(legal.contains(&action), "{action} is not legal");
    action
}

fn play(config: &Config, levels: &[Level], playouts: u32, number: u64) -> State {
    let mut rng = PlayoutRng::new(number);
    let mut state = Samurakva::start(config, Seed::from_number(number));
    while let Some(seat) = Samurakva::to_act(&state).first() {
        let level = levels[seat.index() % levels.len()];
        let action = decide(&state, seat, level, playouts, &mut rng);
        Samurakva::apply(&mut state, seat, action, &mut Silent).unwrap();
    }
    state
}

/// Seat 0's points minus the others' mean, on average.
fn difference(levels: [Level; 4], playouts: u32, matches: u64) -> f32 {
    let config =
        Config::from_words("players=4 penalties=classic rounds=1 forced_cheapest_row=true")
            .unwrap();
    let one = |number| {
        let totals = play(&config, &levels, playouts, number)
            .board()
            .totals()
            .iter()
            .map(|&total| f32::from(total))
            .collect::<Vec<_>>();
        totals[0] - totals[1..4].iter().sum::<f32>() / 3.0
    };
    (0..matches).map(one).sum::<f32>() / matches as f32
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn act(state: &mut State, seat: u8, action: Action) {
    Samurakva::apply(state, Seat(seat), action, &mut Silent).unwrap();
}

fn novice(state: &State, seat: u8) -> Action {
    decide(state, Seat(seat), Level::Novice, 1, &mut PlayoutRng::new(1))
}

const CLASSIC: &str = "players=2 penalties=classic rounds=1";

fn assert_costs(deal: &[(&str, &str)], expected: &[f32]) {
    let state = position(CLASSIC, deal);
    let costs = novice::costs(&Samurakva::view(&state, Viewer::Seat(Seat(0))));
    assert_eq!(costs.len(), expected.len());
    for (cost, expected) in costs.iter().zip(expected) {
        assert!((cost - expected).abs() < 1e-5, "{costs:?}");
    }
}

#[test]
fn the_beginner_counts_as_by_hand() {
    // Unseen are 104 - 8 in rows - 5 in hand = 91.
    let deal = [
        ("hands", "5 15 25 55 100/1 2 3 4 6"),
        ("rows", "10/20 21 22 23 24/50/90"),
    ];
    let expected = [
        3.0 + 2.0,                              // below all rows: the cheapest costs 3
        4.0 / 91.0 * (3.0 + 2.0 + 0.6) + 0.005, // 11 to 14 may come between
        11.0,                                   // the sixth card
        4.0 / 91.0 * (3.0 + 7.0 + 0.6) + 0.005,
        9.0 / 91.0 * (3.0 + 3.0 + 0.6) + 0.010,
    ];
    assert_costs(&deal, &expected);
    assert_eq!(
        novice(&position(CLASSIC, &deal), 0),
        Action::Choose(card(15))
    );
}

#[test]
fn own_and_taken_cards_are_no_risk() {
    // Unseen are 104 - 5 in rows - 2 in hand - 1 taken = 96; of 11 to 14 only 11 and 14.
    let deal = [
        ("hands", "12 15/1 2"),
        ("rows", "9 10/30/50/90"),
        ("piles", "/13"),
    ];
    let expected = [
        1.0 / 96.0 * (4.0 + 1.0 + 1.2) + 0.002,
        2.0 / 96.0 * (4.0 + 2.0 + 1.2) + 0.005,
    ];
    assert_costs(&deal, &expected);
}

#[test]
fn the_beginner_takes_the_cheapest_row() {
    let mut state = position(
        CLASSIC,
        &[("hands", "5 6/70 71"), ("rows", "33/40 41/51/60")],
    );
    act(&mut state, 0, Action::Choose(card(5)));
    act(&mut state, 1, Action::Choose(card(70)));
    assert_eq!(state.board().phase(), Phase::TakingRow(Seat(0)));
    assert_eq!(novice(&state, 0), Action::Take(RowNumber::Third));
}

/// Seat 0 is about to place this card with these artifacts; the first row is full.
fn placing(number: u8, artifacts: &str) -> State {
    let hands = format!("3 {number}/90 91");
    let artifacts = format!("{artifacts}/mask");
    let deal = [
        ("hands", hands.as_str()),
        ("rows", "10 20 30 40 55/60/70/80"),
        ("artifacts", artifacts.as_str()),
    ];
    let mut state = position("variant=2 players=2", &deal);
    act(&mut state, 0, Action::Choose(card(number)));
    act(&mut state, 1, Action::Choose(card(90)));
    assert_eq!(state.board().phase(), Phase::Placing(Seat(0)));
    state
}

#[test]
fn the_beginner_uses_artifacts_only_where_they_save() {
    assert_eq!(novice(&placing(61, "paw arch"), 0), Action::Place);
    assert_eq!(novice(&placing(56, "paw fan"), 0), Action::Paw);
    assert_eq!(novice(&placing(56, "katana arch"), 0), Action::Arch);
    assert_eq!(
        novice(&placing(56, "sticks"), 0),
        Action::Sticks(RowNumber::Second)
    );
    // A mask alone cannot prevent the taking; it makes the best of it.
    let mut state = placing(56, "mask");
    let plainly = novice(&state, 0);
    act(&mut state, 0, plainly);
    assert_eq!(state.board().phase(), Phase::Masking(Seat(0)));
    assert_eq!(novice(&state, 0), Action::Mask(card(55)));
}

#[test]
fn a_mask_saves_no_more_than_the_floor_leaves() {
    let table = RowsModel::new(placing(56, "mask").board());
    let taken = [10, 55]
        .into_iter()
        .fold(Row::NONE, |row, number| row.with_last(card(number)));
    let owner = |floor, total| Owner {
        mask: true,
        total,
        floor,
        price: 2.0,
    };
    assert_eq!(saving(owner(false, 0), &table, taken, card(55)), 14);
    assert_eq!(saving(owner(true, 0), &table, taken, card(55)), 10);
    assert_eq!(saving(owner(true, 9), &table, taken, card(55)), 14);
}

#[test]
fn imagined_escapes_are_legal() {
    let config = Config::from_words("variant=2 players=5").unwrap();
    let (mut rng, mut legal, mut found) = (PlayoutRng::new(3), Vec::new(), Vec::new());
    let mut seen = 0;
    for number in 0..200 {
        let mut state = Samurakva::start(&config, Seed::from_number(number));
        while let Some(seat) = Samurakva::to_act(&state).first() {
            if let (Phase::Placing(_), Some(card)) =
                (state.board().phase(), state.board().card_of(seat))
            {
                legal.clear();
                found.clear();
                Samurakva::legal(&state, seat, &mut legal);
                escapes(&state, seat, card, &mut found);
                assert!(
                    found.iter().all(|action| legal.contains(action)),
                    "{found:?} of {legal:?}"
                );
                seen += found.len();
            }
            assert!(Samurakva::play_random(
                &mut state, seat, &mut rng, &mut legal
            ));
        }
    }
    assert!(seen > 10_000, "{seen}");
}

#[test]
fn solid_beats_random_and_novice() {
    use Level::{Novice, Random, Solid};
    // About -7.5 and -4 on average; a standard error is 1.
    let to_random = difference([Solid, Random, Random, Random], 100, 60);
    let to_novice = difference([Solid, Novice, Novice, Novice], 100, 60);
    assert!(to_random < -3.5, "{to_random}");
    assert!(to_novice < 0.0, "{to_novice}");
}

#[test]
fn solid_knows_a_certain_loss() {
    // 25 takes 11 points for certain; 51 is next to its row.
    let deal = [("hands", "25 51/2 4"), ("rows", "10/20 21 22 23 24/50/90")];
    let state = position(CLASSIC, &deal);
    for number in 0..10 {
        let action = decide(
            &state,
            Seat(0),
            Level::Solid,
            100,
            &mut PlayoutRng::new(number),
        );
        assert_eq!(action, Action::Choose(card(51)));
    }
}

#[test]
fn a_choice_already_made_by_others_changes_nothing() {
    let config = Config::from_words("players=3 rounds=1").unwrap();
    let before = Samurakva::start(&config, Seed::from_number(5));
    let mut after = before.clone();
    let own = before.hands()[1].at(0).unwrap();
    act(&mut after, 1, Action::Choose(own));
    let solid = |state| decide(state, Seat(0), Level::Solid, 100, &mut PlayoutRng::new(2));
    assert_eq!(solid(&before), solid(&after));
}

#[test]
fn the_same_numbers_give_the_same_decisions() {
    for words in ["players=4 rounds=1", "variant=2 players=3"] {
        let config = Config::from_words(words).unwrap();
        let levels = [Level::Solid, Level::Novice, Level::Random];
        assert_eq!(play(&config, &levels, 50, 8), play(&config, &levels, 50, 8));
    }
}

#[test]
fn every_level_plays_legally_at_every_table() {
    let one = (2..=10).flat_map(|players| {
        [
            format!("players={players} rounds=2"),
            format!("players={players} rounds=1 deck=tight"),
        ]
    });
    let two = (2..=8).flat_map(|players| {
        ["false", "true"].map(|floor| format!("variant=2 players={players} floor_at_zero={floor}"))
    });
    for words in one.chain(two) {
        let config = Config::from_words(&words).unwrap();
        for (number, level) in (0..).zip(Level::ALL) {
            let state = play(&config, &[level, Level::Solid, Level::Novice], 12, number);
            assert_eq!(state.board().phase(), Phase::Over, "{words}");
        }
    }
}
