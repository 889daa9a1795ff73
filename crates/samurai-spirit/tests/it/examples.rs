//! The printed examples and questions as data: `test_data/examples.txt`.

use game_core::{Game, Seat, Viewer};
use samurai_spirit::SamuraiSpirit;

use crate::table::{after, open, play, position, story};

const FILE: &str = include_str!("../../test_data/examples.txt");

/// A block with what the engine tells of it.
fn told(block: &str) -> String {
    let given: Vec<&str> = block
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with(['>', '?']))
        .collect();
    let of = |key: &str| {
        let lines = given
            .iter()
            .filter_map(|line| line.strip_prefix(key));
        lines
            .map(str::trim)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let actions = given
        .iter()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let actions = actions.copied().collect::<Vec<_>>().join("\n");
    let mut state = position(&of("config "), &of("deal "));
    let events = story(&play(&mut state, &actions));
    let events: Vec<String> = events
        .lines()
        .map(|line| format!("> {line}"))
        .collect();
    format!(
        "{}\n{}\n? {}\n",
        given.join("\n"),
        events.join("\n"),
        open(&state)
    )
}

/// The file as it should be.
fn expected() -> String {
    let mut blocks = FILE.split("== ");
    let mut text = blocks.next().unwrap_or_default().to_owned();
    let told: Vec<String> = blocks
        .map(|block| format!("== {}", told(block)))
        .collect();
    text.push_str(&told.join("\n"));
    text
}

#[test]
fn printed_examples_and_questions() {
    for (found, said) in expected().split("== ").zip(FILE.split("== ")) {
        assert_eq!(found, said);
    }
    assert_eq!(
        FILE.matches("\n? ").count(),
        FILE.matches("\n== ").count(),
        "every block says what follows"
    );
}

#[test]
#[ignore = "writes the file again; read the difference before keeping it"]
fn write_examples() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/test_data/examples.txt");
    std::fs::write(path, expected()).unwrap();
}

#[test]
fn question_cards_may_be_counted_and_the_discard_pile_looked_through() {
    let deal =
        "discard=1-doll-none 2-doll-none; intruders=4-hat-none; stack=1-none-fire 2-none-fire";
    let state = position("samurai=kyuzo,gorobei,kanbei level=normal", deal);
    let view = SamuraiSpirit::view(&state, Viewer::Seat(Seat(1)));
    assert_eq!((view.board().stack().len(), view.intruders().len()), (2, 1));
    let discard: Vec<String> = view
        .board()
        .discard()
        .iter()
        .map(|card| card.to_string())
        .collect();
    assert_eq!(discard, ["1-doll-none", "2-doll-none"]);
}

#[test]
fn question_never_two_wound_tokens_and_never_back_to_the_human_side() {
    let wound = |wounds: u8| {
        let deal = format!(
            "active=1; wounds=0 {wounds} 0; lines=/3-none-wound/; stack=1-none-fire 2-none-fire"
        );
        position("samurai=gorobei,kyuzo,kanbei level=normal", &deal)
            .board()
            .boards()[1]
    };
    // The second wound takes the token off: there is one or none.
    assert_eq!(
        [0, 1, 2].map(|wounds| wound(wounds).is_wounded()),
        [true, false, true]
    );
    let heal =
        "active=1; lines=/4-hat-none 4-doll-none/; wounds=3 2 0; stack=3-none-wound 1-none-fire";
    let state = after(
        "samurai=gorobei,heihachi,kanbei level=normal",
        heal,
        "1 fight; 1 heal 0",
    );
    assert!(state.board().boards()[0].is_beast() && !state.board().boards()[0].is_wounded());
}

#[test]
fn set_up_example_for_five() {
    use game_core::Game;
    let config = samurai_spirit::Config::new(5, samurai_spirit::Level::Normal).unwrap();
    let state = SamuraiSpirit::start(&config, game_core::Seed::from_number(5));
    assert_eq!(
        (
            state.board().barricades(),
            state.board().stack().len(),
            state.board().intruders(),
            state.board().discard().len()
        ),
        (7, 35, 0, 0)
    );
}
