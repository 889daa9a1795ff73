//! Positions as told, from which a match can start.

use game_core::{
    Field, FieldKind, Fields, Generator, ProblemKind, Problems, Reader, Seat, Seed, text as texts,
    text,
};

use crate::card::{Card, CardSet, RowNumber, RowSet};
use crate::config::{Config, ROWS};
use crate::effects::{Artifact, ArtifactSet, COPIES};
use crate::hand::Hand;
use crate::row::Row;
use crate::scoring;
use crate::setup;
use crate::state::State;

/// An explicit position at the beginning of a turn. Number cards that are not named are set aside
/// unseen; artifacts that are not named are discarded. Who played the cards that lie or were taken
/// is not told, so nobody remembers it (R7.4).
///
/// Its fields are public because it is a proposal, not a match: whoever makes one may write down anything, and
/// [`Samurakva::start_from`](game_core::Game::start_from) says what is wrong with it.
///
/// ```
/// use game_core::{Fields, Game, Seed};
/// use samurakva::{Config, Deal, Samurakva};
///
/// let config = Config::from_words("players=2").expect("two may play");
/// let mut deal = Deal::from_pairs([("hands", "12 40/33 90"), ("rows", "10/30/60/70")])
///     .expect("this is a position");
/// assert!(Samurakva::start_from(&config, &deal, Seed::from_number(1)).is_ok());
/// deal.rows.pop();
/// let problems = Samurakva::start_from(&config, &deal, Seed::from_number(1)).expect_err("a row is missing");
/// assert_eq!(problems.0[0].field, "rows");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The round, counted from 1.
    pub round: u16,
    /// The number cards in hand, by seat.
    pub hands: Vec<Vec<Card>>,
    /// The rows, each from first to last; a fifth one lies behind an arch.
    pub rows: Vec<Vec<Card>>,
    /// The cards taken in this round, by seat; empty for none.
    pub piles: Vec<Vec<Card>>,
    /// The points so far, by seat; empty for none.
    pub totals: Vec<i16>,
    /// The artifacts in hand, by seat; empty for none.
    pub artifacts: Vec<Vec<Artifact>>,
    /// The pile of artifacts, top first.
    pub draw: Vec<Artifact>,
    /// The rows with a paw.
    pub paws: Vec<RowNumber>,
    /// The rows with a katana.
    pub katanas: Vec<RowNumber>,
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "round",
            kind: FieldKind::Number {
                min: 1,
                max: 10_000,
            },
            default: Some("1"),
        },
        Field::text("hands", "cards by seat: `1 2/3 4`", None),
        Field::text("rows", "cards by row: `5 8/10/20 30/7`", None),
        Field::text("piles", "taken cards by seat: `9/`", Some("")),
        Field::text("totals", "points by seat: `12 7`", Some("")),
        Field::text(
            "artifacts",
            "artifacts by seat: `flower paw/mask`",
            Some(""),
        ),
        Field::text("draw", "artifacts from the top: `fan arch`", Some("")),
        Field::text("paws", "rows with a paw: `1 3`", Some("")),
        Field::text("katanas", "rows with a katana: `2`", Some("")),
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let round = reader.number("round", 1..=10_000);
        let hands = reader.parse(
            "hands",
            "cards by seat such as `1 2/3 4`",
            text::parse_groups,
        );
        let rows = reader.parse(
            "rows",
            "cards by row such as `5 8/10/20 30/7`",
            text::parse_groups,
        );
        let piles = reader.parse(
            "piles",
            "cards by seat such as `9/`",
            text::parse_some_groups,
        );
        let totals = reader.parse("totals", "points such as `12 7`", texts::numbers);
        let artifacts = reader.parse(
            "artifacts",
            "artifacts such as `flower paw/mask`",
            text::parse_some_groups,
        );
        let draw = reader.parse("draw", "artifacts such as `fan arch`", text::parse_list);
        let paws = reader.parse("paws", "rows such as `1 3`", text::parse_list);
        let katanas = reader.parse("katanas", "rows such as `2`", text::parse_list);
        Some(Deal {
            round: round? as u16,
            hands: hands?,
            rows: rows?,
            piles: piles?,
            totals: totals?,
            artifacts: artifacts?,
            draw: draw?,
            paws: paws?,
            katanas: katanas?,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = vec![
            ("round", self.round.to_string()),
            ("hands", text::groups(&self.hands)),
            ("rows", text::groups(&self.rows)),
            ("piles", text::groups(&self.piles)),
            ("totals", text::list(&self.totals)),
            ("artifacts", text::groups(&self.artifacts)),
            ("draw", text::list(&self.draw)),
            ("paws", text::list(&self.paws)),
            ("katanas", text::list(&self.katanas)),
        ];
        values.retain(|(_, value)| !value.is_empty());
        values
    }
}

/// A match from the position told.
pub(crate) fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    problems(config, deal).or(())?;
    let mut state = setup::empty(*config, Generator::new(seed));
    state.board.round = deal.round;
    for (hand, cards) in state.hands.iter_mut().zip(&deal.hands) {
        *hand = Hand::new(cards.iter().copied(), &[]);
    }
    state.board.hand_size = deal.hands.first().map_or(0, Vec::len) as u8;
    for (row, cards) in state.board.rows.cards.iter_mut().zip(&deal.rows) {
        *row = cards
            .iter()
            .fold(Row::NONE, |row, &card| row.with_last(card));
    }
    for (seat, cards) in Seat::all(config.seats()).zip(&deal.piles) {
        for &card in cards {
            scoring::pile_up(&mut state.board, seat, Row::of(card));
        }
    }
    for (total, &points) in state.board.totals.iter_mut().zip(&deal.totals) {
        *total = points;
    }
    if config.has_artifacts() {
        lay_artifacts(&mut state, deal);
    }
    state.board.rows.find_ends();
    setup::begin_turn(&mut state);
    Ok(state)
}

/// As if the hands had just been dealt: where the others' artifacts came from is forgotten (R7.3).
fn lay_artifacts(state: &mut State, deal: &Deal) {
    for (seat, kinds) in deal.artifacts.iter().enumerate() {
        state.artifacts[seat] = kinds.iter().copied().collect();
    }
    state.drawn = state.artifacts;
    for (place, &kind) in state.pile.iter_mut().zip(deal.draw.iter().rev()) {
        *place = kind;
    }
    state.board.pile_len = deal.draw.len() as u8;
    state.board.rows.paws = deal.paws.iter().copied().collect();
    state.board.rows.katanas = deal.katanas.iter().copied().collect();
    let named = deal
        .artifacts
        .iter()
        .flatten()
        .chain(&deal.draw)
        .copied()
        .collect();
    state.board.discards = ArtifactSet::WHOLE
        .minus(named)
        .minus(state.board.rows.on_table());
}

/// Everything that is wrong with the position.
fn problems(config: &Config, deal: &Deal) -> Problems {
    let mut problems = Problems::default();
    let mut require = |field: &'static str, holds: bool, what: &'static str| {
        if !holds {
            problems.add(field, ProblemKind::Conflict(what));
        }
    };
    let seats = config.seats();
    let last_round = config.last_round().unwrap_or(u16::MAX);
    require(
        "round",
        deal.round >= 1 && deal.round <= last_round,
        "there is no such round (R4.2, R4.3)",
    );
    let size = deal.hands.first().map_or(0, Vec::len);
    let sizes_fit = deal.hands.len() == seats && deal.hands.iter().all(|hand| hand.len() == size);
    require(
        "hands",
        sizes_fit,
        "not one hand for each seat, all of one size (R1.3)",
    );
    let size_fits = size >= 2 && size <= config.hand();
    require(
        "hands",
        size_fits,
        "a hand has two cards (R2.2) to all that are dealt (R1.3, R1.5)",
    );
    let fifth = config.has_artifacts() && deal.rows.len() == ROWS + 1;
    require(
        "rows",
        deal.rows.len() == ROWS || fifth,
        "four rows lie (R1.3), or five with an arch (R6.8)",
    );
    for (cards, row) in deal.rows.iter().zip(RowNumber::ALL) {
        let holds = if deal.paws.contains(&row) { 6 } else { 5 };
        require(
            "rows",
            !cards.is_empty() && cards.len() <= holds,
            "a row has one to five cards (R3.2, R6.2)",
        );
        require("rows", cards.is_sorted(), "rows ascend (R3.1)");
    }
    let per_seat = |given: usize| given == 0 || given == seats;
    require(
        "piles",
        per_seat(deal.piles.len()),
        "not one pile for each seat (R3.5)",
    );
    require(
        "totals",
        per_seat(deal.totals.len()),
        "not one total for each seat (R3.5)",
    );
    let bounded = deal
        .totals
        .iter()
        .all(|total| (-1_000..=20_000).contains(total));
    require("totals", bounded, "totals lie between -1000 and 20000");
    let below_zero = deal.totals.iter().any(|&total| total < 0);
    require(
        "totals",
        !below_zero || config.may_fall_below_zero(),
        "only a mask brings a total below zero (R6.7)",
    );
    let named: Vec<Card> = deal
        .hands
        .iter()
        .chain(&deal.rows)
        .chain(&deal.piles)
        .flatten()
        .copied()
        .collect();
    let distinct = named.iter().copied().collect::<CardSet>().len() == named.len();
    require("hands", distinct, "a card is named twice (R1.2)");
    let in_play = named
        .iter()
        .all(|card| card.number() <= config.cards());
    require("hands", in_play, "a card is not in play (R1.3)");
    artifact_problems(config, deal, &mut require);
    problems
}

fn artifact_problems(
    config: &Config,
    deal: &Deal,
    require: &mut impl FnMut(&'static str, bool, &'static str),
) {
    let lying = |rows: &[RowNumber]| {
        rows.iter()
            .all(|row| row.index() < deal.rows.len())
    };
    let distinct =
        |rows: &[RowNumber]| rows.iter().copied().collect::<RowSet>().len() == rows.len();
    require(
        "paws",
        lying(&deal.paws) && distinct(&deal.paws),
        "one paw beside a row that lies (R6.2)",
    );
    require(
        "katanas",
        lying(&deal.katanas) && distinct(&deal.katanas),
        "one katana on a row that lies (R6.3)",
    );
    require(
        "katanas",
        deal.katanas.len() <= 2,
        "at most two katanas lie (R6.3)",
    );
    let seats = deal.artifacts.len();
    require(
        "artifacts",
        seats == 0 || seats == config.seats(),
        "not one hand for each seat (R1.5)",
    );
    let on_table = |kind| match kind {
        Artifact::Paw => deal.paws.len(),
        Artifact::Katana => deal.katanas.len(),
        Artifact::Arch => usize::from(deal.rows.len() > ROWS),
        _ => 0,
    };
    let named = |kind| {
        deal.artifacts
            .iter()
            .flatten()
            .chain(&deal.draw)
            .filter(|&&other| other == kind)
            .count()
    };
    let enough = Artifact::ALL
        .into_iter()
        .all(|kind| named(kind) + on_table(kind) <= COPIES);
    require("artifacts", enough, "there are four of each kind (R1.4)");
    let given = seats + deal.draw.len() + deal.paws.len() + deal.katanas.len() > 0;
    require(
        "artifacts",
        !given || config.has_artifacts(),
        "artifacts belong to the other variant (R1.4)",
    );
}
