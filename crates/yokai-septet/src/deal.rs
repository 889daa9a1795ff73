//! An explicit position to start from: a deal, or the middle of a round.

mod checks;

use game_core::{
    Field, FieldKind, Fields, Generator, Problems, Reader, Seat, Seed, Silent, Word, text,
};

use crate::board::{Phase, trump_turned_up};
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, FirstLead};
use crate::notation::{self, Maybe};
use crate::pocket::{Covered, Lower, Row};
use crate::setup;
use crate::state::State;

/// Where the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The cards were just dealt; the pass, or the discard, comes next.
    Dealt,
    /// Cards are being played.
    Play,
}

/// A position. Cards that are nowhere were played; groups are in order of seats or sides.
///
/// Its fields are public because it is a proposal, not a match: whoever makes one may write down anything, and
/// [`YokaiSeptet::start_from`](game_core::Game::start_from) says what is wrong with it.
///
/// ```
/// use game_core::{Fields, Game, Seat, Seed};
/// use yokai_septet::{Card, Config, Deal, Phase, YokaiSeptet};
///
/// let fields = [
///     ("moment", "play"),
///     ("turned_up", "darkness-9"),
///     ("leader", "0"),
///     ("tricks", "5 5"),
///     ("table", "fire-6"),
///     ("hands", "snow-13/fire-7 wind-3/fire-12 wind-5/wind-6 earth-2"),
///     ("bosses", "wind-7 charm-7 darkness-7/lightning-7 earth-7 snow-7"),
/// ];
/// let mut deal = Deal::from_pairs(fields).expect("these are fields of a position");
/// let state = YokaiSeptet::start_from(&Config::default(), &deal, Seed::from_number(1));
/// assert_eq!(state.expect("it is possible").board().phase(), Phase::Playing(Seat(1)));
/// deal.table.push(Card::A);
/// let problems = YokaiSeptet::start_from(&Config::default(), &deal, Seed::from_number(1));
/// assert!(problems.is_err(), "nobody had that card to play");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Where the round stands.
    pub moment: Moment,
    /// The number of the round.
    pub round: u32,
    /// Tokens of each side; none given is none.
    pub scores: Vec<u8>,
    /// Suits each team has sealed.
    pub seals: Vec<Vec<Suit>>,
    /// The hands.
    pub hands: Vec<Vec<Card>>,
    /// The turned-up card; none in the Seven Bridegrooms.
    pub turned_up: Option<Card>,
    /// The trump suit in the Seven Bridegrooms, once a card was led.
    pub trump: Option<Suit>,
    /// The player who leads, or led, the trick; at the deal only in a later round of the base game.
    pub leader: Option<Seat>,
    /// The cards on the table, the leader's first.
    pub table: Vec<Card>,
    /// Tricks of each side.
    pub tricks: Vec<u8>,
    /// Bosses of each side.
    pub bosses: Vec<Vec<Card>>,
    /// The open rows of the two-player form.
    pub open: Vec<Vec<Maybe<Card>>>,
    /// The lower rows of the two-player form.
    pub lower: Vec<Vec<Maybe<Card>>>,
    /// The lower cards that the trick on the table has freed: they turn up after it (R9.4).
    pub face_down: Vec<Card>,
    /// The cards discarded in the two-player form.
    pub discards: Vec<Card>,
}

game_core::words! { Moment, "a moment": Dealt = "dealt", Play = "play" }

const fn optional(key: &'static str, form: &'static str) -> Field {
    Field {
        key,
        kind: FieldKind::Text(form),
        default: Some(""),
    }
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "moment",
            kind: FieldKind::Choice(Moment::WORDS),
            default: Some("dealt"),
        },
        Field {
            key: "round",
            kind: FieldKind::Number {
                min: 1,
                max: 1_000_000,
            },
            default: Some("1"),
        },
        optional("scores", "tokens by side: `3 5`"),
        optional("seals", "suits by team: `wind fire/snow`"),
        Field {
            key: "hands",
            kind: FieldKind::Text("cards by seat: `wind-a fire-7/snow-13`"),
            default: None,
        },
        Field {
            key: "turned_up",
            kind: FieldKind::Text("a card, or `-`"),
            default: Some("-"),
        },
        Field {
            key: "trump",
            kind: FieldKind::Text("a suit, or `-`"),
            default: Some("-"),
        },
        Field {
            key: "leader",
            kind: FieldKind::Text("a seat, or `-`"),
            default: Some("-"),
        },
        optional("table", "cards from the leader's on: `wind-2 wind-3`"),
        optional("tricks", "tricks by side: `2 3`"),
        optional("bosses", "bosses by side: `fire-7/snow-7 wind-7`"),
        optional("open", "open rows by seat, `-` where a card is gone"),
        optional("lower", "lower rows by seat, `-` where a card is gone"),
        optional(
            "face_down",
            "lower cards that turn up after the trick: `wind-2`",
        ),
        optional("discards", "a card by seat: `wind-2 wind-3`"),
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        const CARDS: &str = "cards such as `wind-a fire-7`, groups between `/`";
        let moment = reader.word("moment");
        let round = reader.number("round", 1..=1_000_000);
        let scores = reader.parse("scores", "numbers such as `3 5`", text::numbers);
        let seals = reader.parse(
            "seals",
            "suits such as `wind fire/snow`",
            text::parse_some_groups,
        );
        let hands = reader.parse("hands", CARDS, text::parse_some_groups);
        let turned_up = reader.parse("turned_up", "a card, or `-`", notation::parse_maybe);
        let trump = reader.parse("trump", "a suit, or `-`", notation::parse_maybe);
        let leader = reader.parse("leader", "a seat, or `-`", notation::parse_maybe);
        let table = reader.parse("table", CARDS, text::parse_list);
        let tricks = reader.parse("tricks", "numbers such as `2 3`", text::numbers);
        let bosses = reader.parse("bosses", CARDS, text::parse_some_groups);
        let open = reader.parse("open", CARDS, text::parse_some_groups);
        let lower = reader.parse("lower", CARDS, text::parse_some_groups);
        let face_down = reader.parse("face_down", CARDS, text::parse_list);
        let discards = reader.parse("discards", CARDS, text::parse_list);
        Some(Deal {
            moment: moment?,
            round: round? as u32,
            scores: scores?,
            seals: seals?,
            hands: hands?,
            turned_up: turned_up?.0,
            trump: trump?.0,
            leader: leader?.0,
            table: table?,
            tricks: tricks?,
            bosses: bosses?,
            open: open?,
            lower: lower?,
            face_down: face_down?,
            discards: discards?,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let all = [
            ("moment", self.moment.to_string()),
            ("round", self.round.to_string()),
            ("scores", text::list(&self.scores)),
            ("seals", text::groups(&self.seals)),
            ("hands", text::groups(&self.hands)),
            ("turned_up", Maybe(self.turned_up).to_string()),
            ("trump", Maybe(self.trump).to_string()),
            ("leader", Maybe(self.leader).to_string()),
            ("table", text::list(&self.table)),
            ("tricks", text::list(&self.tricks)),
            ("bosses", text::groups(&self.bosses)),
            ("open", text::groups(&self.open)),
            ("lower", text::groups(&self.lower)),
            ("face_down", text::list(&self.face_down)),
            ("discards", text::list(&self.discards)),
        ];
        all.into_iter()
            .filter(|(_, text)| !text.is_empty())
            .collect()
    }
}

/// A match from an explicit position. The seed serves the rounds to come.
pub(crate) fn start_from(config: Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    checks::check(config, deal)?;
    let mut state = State::new(config, Generator::new(seed));
    place_cards(&mut state, deal);
    match deal.moment {
        Moment::Dealt => {
            state.board.leader = deal.leader;
            setup::open_round(&mut state);
            if setup::shows_lead_card(&state, FirstLead::AsDealt) {
                setup::show_lead_card(&mut state, &mut Silent);
            }
        }
        Moment::Play => place_play(&mut state, deal),
    }
    Ok(state)
}

/// The cards where the deal says.
fn place_cards(state: &mut State, deal: &Deal) {
    state.board.round = deal.round;
    state.board.turned_up = deal.turned_up;
    state
        .board
        .scores
        .iter_mut()
        .zip(&deal.scores)
        .for_each(|(to, &from)| *to = from);
    state
        .board
        .seals
        .iter_mut()
        .zip(&deal.seals)
        .for_each(|(to, from)| *to = from.iter().copied().collect());
    state
        .hands
        .iter_mut()
        .zip(&deal.hands)
        .for_each(|(to, from)| *to = from.iter().copied().collect());
    state
        .discards
        .iter_mut()
        .zip(&deal.discards)
        .for_each(|(to, &from)| *to = Some(from));
    let discarded =
        Seat::all(state.discards.len()).filter(|seat| state.discards[seat.index()].is_some());
    state.board.has_chosen = discarded.collect();
    for (at, (open, lower)) in deal
        .open
        .iter()
        .zip(&deal.lower)
        .enumerate()
        .take(state.covered.len())
    {
        (state.board.rows[at], state.covered[at]) = read_row(open, lower);
    }
}

/// A row with all its lower cards covered.
fn read_row(open: &[Maybe<Card>], lower: &[Maybe<Card>]) -> (Row, Covered) {
    let (mut row, mut covered) = (Row::default(), Covered::default());
    row.open
        .iter_mut()
        .zip(open)
        .for_each(|(to, from)| *to = from.0);
    covered
        .iter_mut()
        .zip(lower)
        .for_each(|(to, from)| *to = from.0);
    row.lower = covered.map(|card| {
        if card.is_some() {
            Lower::Covered
        } else {
            Lower::Gone
        }
    });
    (row, covered)
}

/// The middle of a round.
fn place_play(state: &mut State, deal: &Deal) {
    let config = state.board.config;
    let leader = deal.leader.unwrap_or(Seat(0));
    state.board.trump = trump_turned_up(deal.turned_up).or(deal.trump);
    state.board.leader = Some(leader);
    if !deal.table.is_empty() {
        state.board.leaders[0] = leader;
    }
    state
        .board
        .tricks
        .iter_mut()
        .zip(&deal.tricks)
        .for_each(|(to, &from)| *to = from);
    state
        .board
        .bosses
        .iter_mut()
        .zip(&deal.bosses)
        .for_each(|(to, from)| *to = from.iter().copied().collect());
    state
        .board
        .plays
        .iter_mut()
        .zip(&deal.table)
        .for_each(|(to, &from)| *to = from);
    state.board.play_count = deal.table.len() as u8;
    state.board.on_table = deal.table.len() as u8;
    state.board.played = gone(config, deal) | deal.table.iter().copied().collect();
    let led = deal.table.first().map(|card| card.suit());
    let mut turn = leader;
    for card in &deal.table {
        if let Some(led) = led.filter(|&led| led != card.suit()) {
            state.board.voids[turn.index()] = state.board.voids[turn.index()].with(led);
        }
        turn = turn.left(config.seats());
    }
    for (at, (row, covered)) in state
        .board
        .rows
        .iter_mut()
        .zip(&mut state.covered)
        .enumerate()
    {
        let hidden = covered.map(|card| card.filter(|card| deal.face_down.contains(card)));
        for (covered, hidden) in covered.iter_mut().zip(hidden) {
            *covered = covered.filter(|_| hidden.is_none());
        }
        row.turn_up(covered, |_, _| ());
        for (covered, hidden) in covered.iter_mut().zip(hidden) {
            *covered = covered.or(hidden);
        }
        state.board.open[at] = row.playable();
    }
    state.board.phase = Phase::Playing(turn);
}

/// Every card the deal places somewhere, the discards included.
fn placed(deal: &Deal) -> impl Iterator<Item = Card> {
    let rows = deal
        .open
        .iter()
        .chain(&deal.lower)
        .flatten()
        .filter_map(|spot| spot.0);
    let hands = deal
        .hands
        .iter()
        .flatten()
        .chain(&deal.table)
        .chain(&deal.discards)
        .copied();
    hands.chain(rows).chain(deal.turned_up)
}

/// The cards of tricks taken before.
fn gone(config: Config, deal: &Deal) -> CardSet {
    config.deck() - placed(deal).collect()
}
