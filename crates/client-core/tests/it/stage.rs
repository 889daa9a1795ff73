//! Scripts of what happened: they end where the view is, and show every step on the way.

use client_core::stage::samurakva::{Choice, Scene};
use client_core::stage::{Beat, Staged};
use game_core::{Collected, Fields, Game, PlayoutRng, Seat, Seed, Viewer};
use samurakva::{Event, Samurakva};

/// The options with every artifact and the largest table are among them.
const OPTIONS: [&str; 4] = [
    "players=4",
    "players=10 rounds=2",
    "players=2 variant=2",
    "players=6 variant=2",
];

/// Plays a match at random and hands over, for each viewer and action, the scene before it, what was heard, the
/// script, and the scene after it.
fn watch(
    options: &str,
    number: u64,
    mut seen: impl FnMut(&Scene, &[&Event], &[Beat<Samurakva>], &Scene),
) {
    let config = <Samurakva as Game>::Config::from_words(options).expect("the options are valid");
    let seats = Samurakva::seats(&config);
    let mut state = Samurakva::start(&config, Seed::from_number(number));
    let (mut rng, mut scratch) = (PlayoutRng::new(number), Vec::new());
    let viewers = || {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    };
    let mut actions = 0;
    while let Some(seat) = Samurakva::to_act(&state).first()
        && actions < 400
    {
        actions += 1;
        let before: Vec<Scene> = viewers()
            .map(|viewer| Samurakva::scene(&Samurakva::view(&state, viewer)))
            .collect();
        let action = Samurakva::sample(&state, seat, &mut rng, &mut scratch)
            .expect("a waited-for seat can act");
        let mut told = Collected::new();
        Samurakva::apply(&mut state, seat, action, &mut told).expect("a listed action applies");
        for (viewer, before) in viewers().zip(&before) {
            let heard: Vec<&Event> = told.heard_by(viewer).collect();
            let script = Samurakva::script(before, &heard);
            let after = Samurakva::scene(&Samurakva::view(&state, viewer));
            seen(before, &heard, &script, &after);
        }
    }
    assert!(actions > 10, "{options}: a match was watched");
}

#[test]
fn a_script_ends_where_the_view_is() {
    for (number, options) in OPTIONS.iter().enumerate() {
        for round in 0..5 {
            watch(
                options,
                number as u64 * 10 + round,
                |before, heard, script, after| {
                    let end = script.last().map_or(before, |beat| &beat.scene);
                    assert_eq!(end, after, "{options}: after {heard:?}");
                },
            );
        }
    }
}

#[test]
fn a_reveal_is_looked_at_before_the_first_card_is_placed() {
    let mut reveals = 0;
    watch("players=4", 1, |before, heard, script, _| {
        let Some(cards) = heard.iter().find_map(|event| match event {
            Event::Revealed { cards } => Some(cards),
            _ => None,
        }) else {
            return;
        };
        reveals += 1;
        let open: Vec<Choice> = cards.iter().copied().map(Choice::Open).collect();
        let at = script
            .iter()
            .position(|beat| beat.scene.choices == open)
            .expect("all faces are seen together");
        assert!(script[at].lasts >= 1000, "for a second at least");
        let earlier = at
            .checked_sub(1)
            .map_or(before, |at| &script[at].scene);
        let look = &script[at].scene;
        assert_eq!(look.rows, earlier.rows, "none has been placed yet");
        assert_eq!(look.totals, earlier.totals, "nothing has been counted yet");
    });
    assert!(reveals >= 40, "{reveals} reveals");
}

#[test]
fn cards_are_placed_one_at_a_time_and_points_count_with_them() {
    let mut taken = 0;
    watch("players=10", 2, |before, _, script, _| {
        let mut last = before;
        for beat in script {
            let placed = |scene: &Scene| -> usize {
                scene
                    .rows
                    .cards()
                    .iter()
                    .map(|row| row.len())
                    .sum()
            };
            assert!(
                placed(&beat.scene) <= placed(last) + 1,
                "at most one card is placed in a moment"
            );
            let counted = Seat::all(10)
                .filter(|seat| beat.scene.totals[seat.index()] != last.totals[seat.index()])
                .count();
            assert!(counted <= 1, "one player's points count at a time");
            if let Some(row) = beat.scene.trembles {
                taken += 1;
                assert!(beat.lasts > 0, "it is seen");
                assert_eq!(
                    beat.scene.rows.row(row),
                    last.rows.row(row),
                    "nothing is gone yet"
                );
            }
            last = &beat.scene;
        }
    });
    assert!(taken > 10, "{taken} rows were taken");
}
