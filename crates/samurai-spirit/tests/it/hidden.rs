//! What everyone knows, what nobody knows, and what is remembered out of sight (R2.6).

use game_core::{Audience, Collected, Game, PlayoutRng, Seat, Viewer};
use samurai_spirit::{Card, CardSet, SamuraiSpirit, State, Symbol, View};

use crate::table::{after, play, position};

const THREE: &str = "samurai=katsushiro,heihachi,daisuke level=normal";

fn see(state: &State, viewer: Viewer) -> View {
    SamuraiSpirit::view(state, viewer)
}

fn names<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Vec<String> {
    cards
        .into_iter()
        .map(ToString::to_string)
        .collect()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// States the viewer may be in.
fn samples(state: &State, count: usize) -> impl Iterator<Item = State> {
    let view = see(state, Viewer::Spectator);
    let mut rng = PlayoutRng::new(11);
    (0..count).map(move |_| SamuraiSpirit::determinize(&view, &mut rng))
}

#[test]
fn r7_10_katsushiros_cards_are_seen_by_all_and_what_lies_below_by_nobody() {
    let deal = "lines=4-hat-none 2-doll-none//; stack=4-none-wound 1-none-fire 2-none-fire 3-none-wound 1-doll-none";
    let mut state = position(THREE, deal);
    play(&mut state, "0 fight; 0 confront");
    for viewer in Viewer::all(3) {
        assert_eq!(see(&state, viewer).face_up(), []);
    }
    let mut told = Collected::new();
    SamuraiSpirit::apply(&mut state, Seat(0), "kiai".parse().unwrap(), &mut told).unwrap();
    assert!(
        told.0
            .iter()
            .all(|(audience, _)| *audience == Audience::All)
    );
    play(&mut state, "0 next 2-none-fire");
    for viewer in Viewer::all(3) {
        let view = see(&state, viewer);
        assert_eq!(names(view.face_up()), ["2-none-fire", "1-none-fire"]);
        assert!(
            !serde_json::to_string(&view)
                .unwrap()
                .contains("1-doll-none")
        );
    }
}

#[test]
fn r7_10_turned_up_cards_stay_known_as_intruders() {
    let deal = "face_up=1; stack=1-none-fire 2-none-fire 3-none-wound";
    let state = after(THREE, deal, "0 support 1; 1 support 2");
    let view = see(&state, Viewer::Seat(Seat(2)));
    assert_eq!(view.intruders(), [Some(card("1-none-fire")), None]);
    for sample in samples(&state, 50) {
        assert_eq!(sample.intruders().last(), Some(&card("1-none-fire")));
    }
}

#[test]
fn r6_8_a_card_put_under_the_stack_stays_known_until_it_comes_up() {
    let deal = "stack=4-doll-none 1-none-fire 2-none-fire";
    let state = after(THREE, deal, "0 fight; 0 redraw");
    let view = see(&state, Viewer::Seat(Seat(1)));
    assert_eq!(
        (names(view.under()), view.board().stack().len()),
        (vec!["4-doll-none".to_owned()], 2)
    );
    for sample in samples(&state, 50) {
        assert_eq!(sample.stack()[0], card("4-doll-none"));
    }
    // Let in unseen, it is known all the same: all that is left of the stack was put there openly.
    let state = after(
        THREE,
        "under=2; stack=4-doll-none 1-none-fire",
        "0 support 1",
    );
    assert_eq!(
        see(&state, Viewer::Spectator).intruders(),
        [Some(card("4-doll-none"))]
    );
}

#[test]
fn r8_3_an_intruder_that_nobody_saw_is_hidden() {
    let deal = "active=1; lines=/1-hat-intruder/; stack=4-doll-none 1-none-fire 2-none-fire";
    let state = position(THREE, deal);
    let view = see(&state, Viewer::Seat(Seat(1)));
    assert_eq!(view.intruders(), [None]);
    assert!(
        !serde_json::to_string(&view)
            .unwrap()
            .contains("4-doll-none")
    );
    let under: CardSet = samples(&state, 300)
        .filter_map(|sample| sample.intruders().first().copied())
        .collect();
    assert!(
        under.len() > 30,
        "any plunderer not seen yet may be the intruder"
    );
}

#[test]
fn r8_9_a_reshuffle_hides_where_but_not_that_cards_are_in_the_stack() {
    // Round 3, the face-up 1 is shuffled in with the discarded 2; an unseen intruder lies there already.
    let two = "samurai=kyuzo,heihachi spare_tokens=off";
    let deal = "round=3; active=1; lines=/6-none-nodef+reshuf*; discard=2-doll-none; face_up=1; \
        intruders=3-doll-none; stack=1-none-fire 3-none-wound 4-none-wound 1-hat-none*";
    let state = after(two, deal, "1 suffer reshuf");
    let view = see(&state, Viewer::Spectator);
    assert_eq!((view.face_up().len(), view.board().stack().len()), (0, 5));
    let limits = |view: &View| {
        let limit = |card: Card| view.board().not_below(card);
        let limited = Card::all().filter(|&card| limit(card) > 0);
        limited
            .map(|card| format!("{card} {}", limit(card)))
            .collect::<Vec<_>>()
    };
    assert_eq!(limits(&view), ["1-none-fire 1", "2-doll-none 1"]);
    let known = [card("1-none-fire"), card("2-doll-none")];
    let mut intruders = CardSet::EMPTY;
    let mut places = [0; 5];
    for sample in samples(&state, 400) {
        intruders = intruders.with(sample.intruders()[0]);
        let at = sample
            .stack()
            .iter()
            .position(|card| *card == known[0])
            .unwrap();
        places[at] += 1;
    }
    assert!(
        known
            .iter()
            .all(|card| !intruders.contains(*card)),
        "they came after it lay there"
    );
    assert_eq!(intruders.len(), 4, "any other card may be the intruder");
    assert!(
        places.iter().all(|&count| count > 40),
        "anywhere in the stack alike: {places:?}"
    );
    // One that is let in afterwards may be one of them; once the pile is lower, the limit falls with it.
    let state = after(two, deal, "1 suffer reshuf; 1 support 0");
    let tops: CardSet = samples(&state, 400)
        .filter_map(|sample| sample.intruders().first().copied())
        .collect();
    assert!(known.iter().all(|card| tops.contains(*card)));
}

#[test]
fn r2_3_which_lieutenants_joined_is_hidden_and_the_plunderers_are_known() {
    let safe = "defended=1-hat-none* 1-doll-none 1-farm-nosup/2-hat-none* 2-doll-none 2-farm-nosup/3-hat-none* 3-doll-none 3-farm-nosup";
    let state = after(
        THREE,
        &format!("{safe}; stack=4-none-wound; discard=4-doll-none"),
        "0 fight",
    );
    assert_eq!(state.board().round(), 2);
    let mut lieutenants = CardSet::EMPTY;
    for sample in samples(&state, 100) {
        assert_eq!(
            sample.in_match().minus(CardSet::joining(2)),
            state.in_match().minus(CardSet::joining(2))
        );
        assert_eq!(sample.in_match().and(CardSet::joining(2)).len(), 3);
        lieutenants = lieutenants.or(sample.in_match().and(CardSet::joining(2)));
    }
    assert_eq!(lieutenants, CardSet::joining(2), "any of the seven");
}

#[test]
fn r2_5_what_the_players_imagine_keeps_the_promised_dolls() {
    let config = samurai_spirit::Config::new(2, samurai_spirit::Level::Normal).unwrap();
    let dolls = |cards: CardSet| {
        cards
            .iter()
            .filter(|card| card.face().symbol == Some(Symbol::Doll))
            .count()
    };
    let set_aside =
        (0..).map(|number| SamuraiSpirit::start(&config, game_core::Seed::from_number(number)));
    let state = set_aside
        .into_iter()
        .find(|state| state.board().redraws() > 0)
        .unwrap();
    assert_eq!(see(&state, Viewer::Spectator).board().redraws(), 1);
    for sample in samples(&state, 100) {
        assert!(dolls(sample.in_match()) >= 2);
        // The stack set aside had one at most, so these plunderers are out of the match together.
        let out = CardSet::joining(1).minus(sample.in_match());
        assert!(
            out.len() - dolls(out) >= 13,
            "thirteen cards without doll lie aside"
        );
    }
}

#[test]
fn r10_2_the_backs_of_farms_are_hidden_until_they_burn() {
    let table = "samurai=kyuzo,heihachi,daisuke level=hard";
    let deal = "barricades=0; farms=family wound wound barricade; lines=4-hat-none 4-doll-none//; stack=3-none-wound 1-none-fire 2-none-fire";
    let state = after(table, deal, "0 fight");
    let view = see(&state, Viewer::Spectator);
    assert_eq!(
        view.burned()
            .last()
            .map(ToString::to_string)
            .as_deref(),
        Some("family")
    );
    let mut next = std::collections::BTreeSet::new();
    for sample in samples(&state, 100) {
        assert_eq!(sample.farms()[..3], state.farms()[..3]);
        next.insert(sample.farms()[3]);
    }
    assert_eq!(next.len(), 2, "a wound or a barricade burns next");
    let state = after(
        "samurai=kyuzo,heihachi,daisuke level=normal",
        deal,
        "0 fight",
    );
    assert!(see(&state, Viewer::Spectator).burned().is_empty());
}

#[test]
fn r2_6_everyone_knows_the_same_and_a_stranger_no_more() {
    let state = after(
        THREE,
        "stack=4-doll-none 1-none-fire 2-none-fire",
        "0 fight; 0 redraw",
    );
    let views = [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(2)),
        Viewer::Seat(Seat(9)),
        Viewer::Spectator,
    ]
    .map(|viewer| {
        let seen = format!("{:?}", see(&state, viewer));
        seen.replace(&format!("viewer: {viewer:?}"), "viewer: Spectator")
    });
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn a_view_from_elsewhere_is_survived() {
    let mut rng = PlayoutRng::new(2);
    let state = after(
        THREE,
        "stack=4-doll-none 1-none-fire 2-none-fire",
        "0 fight",
    );
    let good = see(&state, Viewer::Spectator);
    let text = serde_json::to_string(&good).unwrap();
    for (from, to) in [
        ("\"active\":0", "\"active\":200"),
        ("\"stack\":2", "\"stack\":255"),
        (
            "\"known\":[",
            "\"known\":[\"6-doll-mustpass*\",\"6-doll-mustpass*\",",
        ),
        (
            "\"discard\":[]",
            "\"discard\":[\"4-doll-none\",\"4-doll-none\"]",
        ),
        ("\"round\":1", "\"round\":77"),
        ("\"holder\":0", "\"holder\":99"),
        (
            "\"steps\":[",
            "\"steps\":[{\"kiai_end\":88},{\"kiai\":[99,\"move\"]},{\"arrange\":{\"seat\":9,\"done\":250,\"left\":250}},",
        ),
        ("\"wounds\":0", "\"wounds\":250"),
        ("\"token\":0", "\"token\":44"),
        ("\"boards\":[", "\"boards\":[],\"x\":["),
        ("\"farms\":6", "\"farms\":66"),
        (
            "\"line\":[]",
            "\"line\":[\"1-none-fire\",\"1-none-fire\",\"2-none-fire\"]",
        ),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let Ok(view) = serde_json::from_str::<View>(&text.replace(from, to)) else {
            continue;
        };
        for seat in [0, 1, 2, 3, 200].map(Seat) {
            let mut listed = Vec::new();
            SamuraiSpirit::options(&view, seat, &mut listed);
            assert!(
                listed
                    .iter()
                    .all(|&action| SamuraiSpirit::ruling(&view, seat, action).is_legal())
            );
        }
        let mut state = SamuraiSpirit::determinize(&view, &mut rng);
        game_core::playout::playout::<SamuraiSpirit>(&mut state, &mut rng, &mut Vec::new(), 500);
        let _ = see(&state, Viewer::Seat(Seat(1)));
    }
}
