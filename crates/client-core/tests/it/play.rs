//! Random matches of every form of every game, with all they tell.

use client_core::guide::Guide;
use client_core::story::{Line, Tell, outcome_line};
use game_core::{Collected, Fields, Game, PlayoutRng, Record, Seat, Seed, Silent, Viewer};

/// A random match and everything it told.
pub(crate) struct Played<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) events: Vec<G::Event>,
    /// The start, some positions on the way, and the end.
    pub(crate) states: Vec<G::State>,
}

/// Plays at random; a match that goes on for long is left unfinished. The options are one line; lines
/// below it are a position to start from, for what chance seldom brings about.
pub(crate) fn play<G: Game>(config: &str, number: u64, most: usize) -> Played<G> {
    let (config, deal) = config.split_once('\n').unwrap_or((config, ""));
    let config = G::Config::from_words(config).expect("the options are valid");
    let mut record = Record::<G>::new(config, Seed::from_number(number));
    let deal: Vec<(&str, &str)> = deal
        .lines()
        .filter_map(|line| line.trim().split_once('='))
        .collect();
    record.deal =
        (!deal.is_empty()).then(|| G::Deal::from_pairs(deal).expect("the position is valid"));
    let mut state = record.start().expect("a seed starts a match");
    let mut rng = PlayoutRng::new(number);
    let mut states = vec![state.clone()];
    let (mut told, mut scratch) = (Collected::new(), Vec::new());
    while let Some(seat) = G::to_act(&state).first()
        && record.actions.len() < most
    {
        let action =
            G::sample(&state, seat, &mut rng, &mut scratch).expect("a waited-for seat can act");
        G::apply(&mut state, seat, action, &mut told).expect("a listed action applies");
        record.actions.push((seat, action));
        if record.actions.len().is_multiple_of(19) {
            states.push(state.clone());
        }
    }
    states.push(state.clone());
    record.outcome = G::outcome(&state);
    Played {
        record,
        events: told
            .0
            .into_iter()
            .map(|(_, event)| event)
            .collect(),
        states,
    }
}

/// Every line of a match, with those of some positions on the way.
pub(crate) fn lines<G: Tell>(played: &Played<G>) -> Vec<Line> {
    let seats = G::seats(&played.record.config);
    let mut lines: Vec<Line> = played
        .events
        .iter()
        .map(|event| G::tell(event, seats))
        .collect();
    for state in &played.states {
        for viewer in Viewer::all(seats) {
            let view = G::view(state, viewer);
            lines.extend(G::position(&view));
            lines.extend(G::hand(&view));
            for seat in Seat::all(seats) {
                lines.extend(G::title(&view, seat));
                lines.extend(G::seat_name(&view, seat));
            }
        }
    }
    lines.extend(
        played
            .record
            .outcome
            .as_ref()
            .map(outcome_line::<G>),
    );
    lines
}

/// What people would be asked and offered all through a match.
pub(crate) fn guide_lines<G: Guide>(played: &Played<G>) -> Vec<Line> {
    let mut state = played
        .record
        .start()
        .expect("a seed starts a match");
    let seats = G::seats(&played.record.config);
    let (mut lines, mut legal) = (Vec::new(), Vec::new());
    for (seat, action) in &played.record.actions {
        for asked in Seat::all(seats) {
            legal.clear();
            G::legal(&state, asked, &mut legal);
            if legal.is_empty() {
                continue;
            }
            let view = G::view(&state, Viewer::Seat(asked));
            lines.push(G::prompt(&view, asked));
            lines.extend(G::goal(&view));
            lines.extend(legal.iter().map(|action| G::label(&view, action)));
            lines.extend(
                legal
                    .iter()
                    .filter_map(|action| G::risk(&view, action)),
            );
            lines.extend(
                legal
                    .iter()
                    .filter_map(|action| G::outlook(&view, action)),
            );
            lines.extend(G::known(&view));
        }
        G::apply(&mut state, *seat, *action, &mut Silent).expect("a recorded action applies");
    }
    lines
}

pub(crate) const SAMURAKVA: &[&str] = &[
    "players=2",
    "players=10 limit=20",
    "players=4 rounds=1 deck=tight penalties=classic forced_cheapest_row=true",
    "variant=2 players=2",
    "variant=2 players=5 floor_at_zero=true",
    "variant=2 players=8",
];
pub(crate) const YOKAI_SEPTET: &[&str] = &[
    "players=4",
    "players=3",
    "players=3 scoring=rounds first_lead=as_dealt",
    "players=4 scoring=rounds",
    "form=bridegrooms",
    "form=bridegrooms-short first_lead=as_dealt",
    "form=pocket",
];
pub(crate) const SAMURAI_SWORD: &[&str] = &[
    "players=3",
    "players=4",
    "players=5 characters=benkei,chiyome,ginchiyo,goemon,hanzo",
    "players=6 characters=hideyoshi,ieyasu,kojiro,musashi,nobunaga,tomoe",
    "players=7",
    "players=4 roles=shogun,samurai,ninja-1,ninja-3",
];
pub(crate) const SAMURAI_SPIRIT: &[&str] = &[
    "samurai=2 level=easy",
    "samurai=3 level=normal spare_tokens=on first=1",
    "samurai=4 level=hard",
    "samurai=7 level=heroic",
    "samurai=heihachi,daisuke,kyuzo level=easy",
    "samurai=kikuchiyo,katsushiro,gorobei,kanbei level=hard",
    // One more makes the Kiai value: each Kiai that needs a choice.
    "samurai=2 level=easy spare_tokens=off
    samurai=heihachi kyuzo
    wounds=2 1
    lines=4-hat-none 4-doll-none 2-none-fire/1-hat-none*
    stack=1-none-fire 3-hat-none* 1-doll-none 3-doll-nodef 2-farm-fire*",
    "samurai=2 level=easy spare_tokens=off
    samurai=kyuzo kanbei
    lines=4-hat-none 4-doll-none/1-hat-none*
    stack=1-none-fire 3-hat-none* 1-doll-none 3-doll-nodef 2-farm-fire*",
    "samurai=2 level=easy spare_tokens=off
    samurai=kikuchiyo kanbei
    lines=4-hat-none 4-doll-none 1-farm-nosup/1-hat-none*
    stack=1-none-fire 3-hat-none* 1-doll-none 3-doll-nodef 2-farm-fire*",
    "samurai=2 level=easy spare_tokens=off
    samurai=katsushiro kanbei
    lines=4-hat-none 4-doll-none 1-farm-nosup/1-hat-none*
    stack=1-none-fire 3-hat-none* 1-doll-none 3-doll-nodef 2-farm-fire*",
    // A boss takes a defence away.
    "samurai=2 level=easy spare_tokens=off
    samurai=kyuzo kanbei
    round=3
    lines=6-none-losedef*/
    defended=1-hat-none* 1-doll-none/
    stack=2-doll-none 1-none-fire 2-none-fire",
];
