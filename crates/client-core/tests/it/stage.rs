//! Scripts of what happened: they end where the view is, and show every step on the way.

use client_core::guide::Flight;
use client_core::place::yokai_septet::Place;
use client_core::stage::samurakva::{Choice, Scene};
use client_core::stage::{Beat, LONGEST, Pause, Sign, Staged, shorten};
use game_core::{Collected, Fields, PlayoutRng, Seat, Seed, Viewer};
use samurai_spirit::SamuraiSpirit;
use samurai_sword::SamuraiSword;
use samurakva::{Event, Samurakva};
use yokai_septet::YokaiSeptet;

/// The options with every artifact and the largest table are among them.
const OPTIONS: [&str; 4] = [
    "players=4",
    "players=10 rounds=2",
    "players=2 variant=2",
    "players=6 variant=2",
];

/// Plays a match at random and hands over, for each viewer and action, the scene before it, what was heard, the
/// script, and the scene after it.
fn watch<G: Staged>(
    options: &str,
    number: u64,
    mut seen: impl FnMut(&G::Scene, &[&G::Event], &[Beat<G>], &G::Scene),
) {
    let config = G::Config::from_words(options).expect("the options are valid");
    let seats = G::seats(&config);
    let mut state = G::start(&config, Seed::from_number(number));
    let (mut rng, mut scratch) = (PlayoutRng::new(number), Vec::new());
    let viewers = || {
        Seat::all(seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    };
    let mut actions = 0;
    while let Some(seat) = G::to_act(&state).first()
        && actions < 400
    {
        actions += 1;
        let before: Vec<G::Scene> = viewers()
            .map(|viewer| G::scene(&G::view(&state, viewer)))
            .collect();
        let action =
            G::sample(&state, seat, &mut rng, &mut scratch).expect("a waited-for seat can act");
        let mut told = Collected::new();
        G::apply(&mut state, seat, action, &mut told).expect("a listed action applies");
        for (viewer, before) in viewers().zip(&before) {
            let heard: Vec<&G::Event> = told.heard_by(viewer).collect();
            let after = G::scene(&G::view(&state, viewer));
            let script = G::script(before, &heard, &after);
            seen(before, &heard, &script, &after);
        }
    }
    assert!(actions > 10, "{options}: a match was watched");
}

fn ends_where_the_view_is<G: Staged>(options: &[&str]) {
    for (number, options) in options.iter().enumerate() {
        for round in 0..5 {
            watch::<G>(
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
fn a_script_ends_where_the_view_is() {
    ends_where_the_view_is::<Samurakva>(&OPTIONS);
    ends_where_the_view_is::<YokaiSeptet>(&[
        "players=4",
        "players=3",
        "form=bridegrooms",
        "form=pocket",
    ]);
    ends_where_the_view_is::<SamuraiSword>(&["players=5", "players=7"]);
    ends_where_the_view_is::<SamuraiSpirit>(&["samurai=6", "samurai=7"]);
}

/// Each event of a message with the beat it happens in.
fn in_beats<'a, G: Staged>(
    heard: &'a [&'a G::Event],
    script: &'a [Beat<G>],
) -> impl Iterator<Item = (&'a G::Event, &'a Beat<G>)> {
    let beats = script
        .iter()
        .flat_map(|beat| core::iter::repeat_n(beat, beat.events));
    heard.iter().copied().zip(beats)
}

/// However a script cuts what happened, every event happens in one of its beats.
fn tells_everything<G: Staged>(options: &str) {
    watch::<G>(options, 5, |_, heard, script, _| {
        let told: usize = script.iter().map(|beat| beat.events).sum();
        assert_eq!(told, heard.len(), "{heard:?}");
    });
}

#[test]
fn every_event_has_its_beat() {
    tells_everything::<Samurakva>("players=4");
    tells_everything::<YokaiSeptet>("players=4");
    tells_everything::<SamuraiSword>("players=5");
    tells_everything::<SamuraiSpirit>("samurai=5");
}

/// An attack is seen before it is answered; the weapon still lies while the wound is seen, and nothing is lost earlier.
#[test]
fn a_duel_is_one_scene_of_attack_answer_and_wound() {
    use samurai_sword::Event;
    let (mut parried, mut wounded, mut discarded) = (0, 0, 0);
    watch::<SamuraiSword>("players=5", 4, |before, heard, script, after| {
        let whole: u32 = script.iter().map(|beat| beat.lasts).sum();
        assert!(whole <= 6000, "{whole} ms for {heard:?}");
        for (event, beat) in in_beats(heard, script) {
            let played = beat.scene.played;
            match event {
                Event::Attacked { weapon, target, .. } => {
                    assert!(beat.lasts >= 1000, "it is seen who is attacked");
                    let lies = played.map(|played| (played.card, played.target));
                    assert_eq!(lies, Some((*weapon, Some(*target))));
                    assert!(
                        beat.marks
                            .iter()
                            .any(|mark| mark.sign == Sign::Aim)
                    );
                }
                Event::Parried { card, .. } => {
                    parried += 1;
                    let answer = played.and_then(|played| played.answer);
                    assert_eq!(answer, Some(*card), "it lies beside the weapon");
                    assert_eq!(beat.scene.resilience, before.resilience);
                    assert!(beat.lasts >= 900);
                }
                Event::Wounded { lost, .. } => {
                    wounded += 1;
                    assert!(played.is_some(), "what wounds is still to be seen");
                    assert!(beat.lasts >= 900);
                    let hit = beat
                        .marks
                        .iter()
                        .find(|mark| mark.sign == Sign::Hit)
                        .expect("the wound is marked");
                    assert_eq!(hit.amount, -i16::from(*lost));
                }
                // The card that flies is the card that was discarded.
                Event::Discarded { card, .. } => {
                    discarded += 1;
                    assert_eq!(beat.scene.top, Some(*card));
                }
                Event::TurnBegan { .. } => assert_eq!(beat.pause, Some(Pause::Turn)),
                _ => {}
            }
        }
        // What the last event left is what the view has: nothing jumps when the script is over.
        if let Some(beat) = script.iter().rfind(|beat| beat.events > 0) {
            assert_eq!(beat.scene.resilience, after.resilience, "{heard:?}");
            assert_eq!(beat.scene.honour, after.honour, "{heard:?}");
        }
    });
    assert!(parried > 3 && wounded > 10 && discarded > 3);
}

/// A penalty is read before it strikes, and what it takes stands until then.
#[test]
fn a_penalty_is_read_before_it_strikes() {
    use samurai_spirit::Event;
    let (mut penalties, mut burned) = (0, 0);
    watch::<SamuraiSpirit>("samurai=4", 6, |before, heard, script, _| {
        let (mut barricades, mut farms) = (before.village.barricades, before.village.farms);
        for (event, beat) in in_beats(heard, script) {
            match event {
                Event::Penalty { .. } => {
                    penalties += 1;
                    assert!(beat.lasts >= 700 && !beat.marks.is_empty());
                }
                Event::BarricadeBurned { left } => {
                    burned += 1;
                    barricades = *left;
                    assert!(beat.lasts >= 700);
                    assert!(
                        beat.marks
                            .iter()
                            .any(|mark| mark.sign == Sign::Hit)
                    );
                }
                Event::BarricadeAdded { barricades: now } => barricades = *now,
                Event::FarmBurned { left, .. } => farms = *left,
                Event::Drew { seat, card } => {
                    assert_eq!(beat.scene.hand, Some((*seat, *card)));
                    assert!(beat.lasts >= 700, "the raider is read");
                }
                Event::TurnBegan { .. } => assert_eq!(beat.pause, Some(Pause::Turn)),
                _ => {}
            }
            assert_eq!(
                (beat.scene.village.barricades, beat.scene.village.farms),
                (barricades, farms),
                "after {event:?} of {heard:?}"
            );
        }
    });
    assert!(penalties > 5 && burned > 2, "{penalties} {burned}");
}

/// Wounds, lines and piles change in the beat of the event that tells of them and not before; after the last event
/// nothing is left that would jump when the script is over.
#[test]
fn what_a_raider_does_is_seen_in_its_own_beat() {
    use samurai_spirit::Event;
    let (mut wounds, mut lines, mut rounds) = (0, 0, 0);
    for (options, number) in [
        ("samurai=4", 6),
        ("samurai=5", 5),
        ("samurai=6", 2),
        ("samurai=7", 11),
    ] {
        watch::<SamuraiSpirit>(options, number, |before, heard, script, after| {
            let mut last = before;
            for (event, beat) in in_beats(heard, script) {
                let (was, is) = (last, &beat.scene);
                let of = |seat: &Seat| (&was.fighters[seat.index()], &is.fighters[seat.index()]);
                match event {
                    Event::Wounded { seat, wounds: now } => {
                        wounds += 1;
                        assert_eq!(of(seat).1.wounds, *now);
                        assert_eq!(of(seat).0.wounds + 1, *now, "not earlier");
                    }
                    Event::Confronted { seat, card, total } => {
                        lines += 1;
                        let (before, after) = of(seat);
                        assert!(!before.line.contains(card), "not earlier");
                        assert_eq!((after.last(), after.total()), (Some(*card), *total));
                    }
                    Event::Drew { .. } => assert_eq!(is.stack.count + 1, was.stack.count),
                    Event::Intruded { .. } => {
                        assert_eq!(is.intruders.len(), was.intruders.len() + 1);
                    }
                    Event::RoundBegan { .. } => rounds += 1,
                    _ => {}
                }
                last = is;
            }
            if !heard.is_empty() {
                assert_eq!(last, after, "{options}: after {heard:?}");
            }
        });
    }
    assert!(wounds > 5 && lines > 30, "{wounds} {lines} {rounds}");
}

/// Between two rounds there is time to read how the first was won, and at the end of the match there is not.
#[test]
fn a_round_that_is_followed_by_another_ends_with_a_pause() {
    use yokai_septet::Event;
    let mut rounds = 0;
    watch::<YokaiSeptet>("players=4", 3, |_, heard, script, _| {
        let dealt = heard
            .iter()
            .any(|event| matches!(event, Event::RoundStarted { .. }));
        let pauses = script
            .iter()
            .filter(|beat| beat.pause == Some(Pause::Round))
            .count();
        assert_eq!(pauses, usize::from(dealt));
        rounds += pauses;
    });
    assert!(rounds > 0, "a round was watched to its end");
}

/// The card that fills a trick is seen before the trick is gone, also in the last trick of a round.
#[test]
fn a_full_trick_is_held() {
    let mut rounds = 0;
    watch::<YokaiSeptet>("players=4", 3, |_, heard, script, _| {
        use yokai_septet::Event;
        let taker = heard.iter().find_map(|event| match event {
            Event::TrickTaken { seat, .. } => Some(*seat),
            _ => None,
        });
        let Some(taker) = taker else { return };
        let full = script.iter().filter(|beat| {
            let trick = &beat.scene.trick;
            trick.taker == Some(taker) && trick.cards.len() == 4
        });
        let held: u32 = full.map(|beat| beat.lasts).sum();
        let over = heard
            .iter()
            .any(|event| matches!(event, Event::RoundEnded { .. }));
        rounds += u32::from(over);
        assert!(held >= if over { 2000 } else { 1000 }, "held for {held} ms");
    });
    assert!(rounds > 0, "a round was watched to its end");
}

/// The whole trick goes to whoever takes it, its bosses to the tray, and not before it has been looked at.
#[test]
fn a_trick_goes_to_its_taker_when_it_has_been_held() {
    use yokai_septet::Event;
    let (mut tricks, mut captured) = (0, 0);
    watch::<YokaiSeptet>("players=4", 3, |before, heard, script, _| {
        let taken = heard.iter().find_map(|event| match event {
            Event::TrickTaken { seat, bosses } => Some((*seat, bosses)),
            _ => None,
        });
        let Some((seat, bosses)) = taken else { return };
        let at = script
            .iter()
            .position(|beat| beat.scene.trick.taken)
            .expect("it is taken");
        let (held, taken) = (&script[at - 1], &script[at]);
        tricks += 1;
        captured += bosses.len();
        assert!(held.held && held.lasts >= 1000, "it lies to be looked at");
        assert_eq!(held.scene.trick.cards.len(), 4);
        assert_eq!(held.scene.trick.taker, Some(seat));
        assert_eq!(held.scene.trays, before.trays, "nothing is counted yet");
        assert!(held.flights.is_empty(), "nothing has left yet");
        assert!(taken.lasts >= 650, "the fourth card arrives");
        let way = |card: &yokai_septet::Card| {
            let to = if bosses.contains(card) {
                Place::Boss(*card)
            } else {
                Place::Taker(seat)
            };
            Flight::new(Place::Card(*card), to)
        };
        assert_eq!(taken.flights.len(), 4, "each card goes once");
        for card in &held.scene.trick.cards {
            assert!(taken.flights.contains(&way(card)), "{card}");
        }
    });
    assert!(
        tricks > 5 && captured > 0,
        "{tricks} tricks, {captured} bosses"
    );
}

/// A tray counts a trick and its bosses when they are seen to arrive, not while the last card is still on its way, and
/// keeps them until the next round is dealt.
#[test]
fn a_tray_grows_when_the_bosses_arrive() {
    use yokai_septet::Event;
    let (mut arrived, mut kept) = (0, 0);
    watch::<YokaiSeptet>("players=4", 3, |before, heard, script, _| {
        let mut bosses: usize = before
            .trays
            .iter()
            .map(|tray| tray.bosses.len())
            .sum();
        let mut tricks: u32 = before
            .trays
            .iter()
            .map(|tray| u32::from(tray.tricks))
            .sum();
        for (event, beat) in in_beats(heard, script) {
            match event {
                Event::TrickTaken { bosses: new, .. } => {
                    bosses += new.len();
                    tricks += 1;
                    arrived += new.len();
                }
                Event::RoundEnded { .. } => {
                    kept += bosses;
                    let now = (beat.scene.round, beat.scene.trump);
                    assert_eq!(
                        now,
                        (before.round, before.trump),
                        "the next one is not seen yet"
                    );
                }
                Event::RoundStarted { round, .. } => {
                    (bosses, tricks) = (0, 0);
                    assert_eq!(beat.scene.round, *round);
                }
                _ => {}
            }
            let trays = &beat.scene.trays;
            assert_eq!(
                trays
                    .iter()
                    .map(|tray| tray.bosses.len())
                    .sum::<usize>(),
                bosses,
                "{event:?}"
            );
            assert_eq!(
                trays
                    .iter()
                    .map(|tray| u32::from(tray.tricks))
                    .sum::<u32>(),
                tricks,
                "{event:?}"
            );
        }
    });
    assert!(arrived > 0 && kept > 0, "a round was watched to its end");
}

#[test]
fn a_reveal_is_looked_at_before_the_first_card_is_placed() {
    let mut reveals = 0;
    watch::<Samurakva>("players=4", 1, |before, heard, script, _| {
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
    watch::<Samurakva>("players=10", 2, |before, _, script, _| {
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

/// How long each beat lasts when as many wait as these, and whether it is held.
fn shortened<G: Staged>(script: &[Beat<G>]) -> Vec<(u32, bool)> {
    let mut lengths: Vec<(u32, bool)> = script
        .iter()
        .map(|beat| (beat.lasts, beat.held))
        .collect();
    shorten(
        lengths
            .iter_mut()
            .map(|(lasts, held)| (lasts, *held)),
    );
    lengths
}

fn whole(lengths: &[(u32, bool)]) -> u32 {
    lengths.iter().map(|(lasts, _)| lasts).sum()
}

/// Ten cards take longer to be placed than there is time; the time to look at them is not taken from.
#[test]
fn ten_faces_are_looked_at_for_a_second_however_long_what_follows_is() {
    let mut shorter = 0;
    watch::<Samurakva>("players=10", 2, |_, heard, script, _| {
        let lengths = shortened(script);
        let before: u32 = script.iter().map(|beat| beat.lasts).sum();
        assert!(whole(&lengths) <= LONGEST);
        if before <= LONGEST {
            assert_eq!(whole(&lengths), before, "there is time enough");
        } else {
            shorter += 1;
            // Nothing is left out: what was to be seen is seen.
            let is_seen =
                |((now, _), beat): (&(u32, bool), &Beat<Samurakva>)| (*now > 0) == (beat.lasts > 0);
            assert!(lengths.iter().zip(script).all(is_seen));
            assert!(whole(&lengths) > LONGEST - 100, "no time is given away");
        }
        for (event, beat) in in_beats(heard, script) {
            if matches!(event, Event::Revealed { .. }) {
                assert!(beat.held);
                let at = script
                    .iter()
                    .position(|one| core::ptr::eq(one, beat))
                    .expect("it is one of them");
                assert!(lengths[at].0 >= 1000, "{} ms", lengths[at].0);
            }
        }
    });
    assert!(shorter > 10, "{shorter} scripts were too long");
}

/// A trick that waits behind others is held as long as ever, unless nothing else would be seen for the waiting.
#[test]
fn a_trick_is_held_as_long_when_others_wait_before_it() {
    let held = |count: usize| {
        [vec![(300, false); 4], vec![(1300, true), (700, false)]]
            .concat()
            .repeat(count)
    };
    let shorter = |count: usize| {
        let mut lengths = held(count);
        shorten(
            lengths
                .iter_mut()
                .map(|(lasts, held)| (lasts, *held)),
        );
        lengths
    };
    assert_eq!(shorter(1), held(1));
    for count in 2..=3 {
        let lengths = shorter(count);
        assert!(whole(&lengths) <= LONGEST);
        let kept = lengths
            .iter()
            .filter(|(_, held)| *held)
            .all(|(lasts, _)| *lasts == 1300);
        assert!(kept, "{lengths:?}");
    }
    let many = shorter(8);
    assert!(whole(&many) <= LONGEST);
    assert!(many.iter().all(|(lasts, _)| *lasts > 0), "{many:?}");
    assert_eq!(shorter(0), []);
}
