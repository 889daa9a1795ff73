//! An explicit position to start from: a deal, or the middle of a round.

use game_core::{Field, FieldKind, Fields, Generator, ProblemKind, Problems, Reader, Seat, Seed, Silent};

use crate::board::{self, Phase};
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, FirstLead, Goal};
use crate::notation::{self, Maybe};
use crate::pocket::{COVERED, Covered, Lower, OPEN, Row};
use crate::scoring;
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
    /// The cards discarded in the two-player form.
    pub discards: Vec<Card>,
}

const MOMENTS: [(&str, Moment); 2] = [("dealt", Moment::Dealt), ("play", Moment::Play)];

const fn optional(key: &'static str, form: &'static str) -> Field {
    Field { key, kind: FieldKind::Text(form), default: Some("") }
}

impl Fields for Deal {
    const FIELDS: &'static [Field] = &[
        Field { key: "moment", kind: FieldKind::Choice(&["dealt", "play"]), default: Some("dealt") },
        Field { key: "round", kind: FieldKind::Number { min: 1, max: 1_000_000 }, default: Some("1") },
        optional("scores", "tokens by side: `3 5`"),
        optional("seals", "suits by team: `wind fire/snow`"),
        Field {
            key: "hands",
            kind: FieldKind::Text("cards by seat: `wind-a fire-7/snow-13`"),
            default: None,
        },
        Field { key: "turned_up", kind: FieldKind::Text("a card, or `-`"), default: Some("-") },
        Field { key: "trump", kind: FieldKind::Text("a suit, or `-`"), default: Some("-") },
        Field { key: "leader", kind: FieldKind::Text("a seat, or `-`"), default: Some("-") },
        optional("table", "cards from the leader's on: `wind-2 wind-3`"),
        optional("tricks", "tricks by side: `2 3`"),
        optional("bosses", "bosses by side: `fire-7/snow-7 wind-7`"),
        optional("open", "open rows by seat, `-` where a card is gone"),
        optional("lower", "lower rows by seat, `-` where a card is gone"),
        optional("discards", "a card by seat: `wind-2 wind-3`"),
    ];

    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        const CARDS: &str = "cards such as `wind-a fire-7`, groups between `/`";
        let moment = reader.choice("moment", &MOMENTS);
        let round = reader.number("round", 1..=1_000_000);
        let scores = reader.parse("scores", "numbers such as `3 5`", notation::parse_list);
        let seals = reader.parse("seals", "suits such as `wind fire/snow`", notation::parse_groups);
        let hands = reader.parse("hands", CARDS, notation::parse_groups);
        let turned_up = reader.parse("turned_up", "a card, or `-`", notation::parse_maybe);
        let trump = reader.parse("trump", "a suit, or `-`", notation::parse_maybe);
        let leader = reader.parse("leader", "a seat, or `-`", notation::parse_maybe);
        let table = reader.parse("table", CARDS, notation::parse_list);
        let tricks = reader.parse("tricks", "numbers such as `2 3`", notation::parse_list);
        let bosses = reader.parse("bosses", CARDS, notation::parse_groups);
        let open = reader.parse("open", CARDS, notation::parse_groups);
        let lower = reader.parse("lower", CARDS, notation::parse_groups);
        let discards = reader.parse("discards", CARDS, notation::parse_list);
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
            discards: discards?,
        })
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let moment = if self.moment == Moment::Dealt { "dealt" } else { "play" };
        let all = [
            ("moment", moment.to_owned()),
            ("round", self.round.to_string()),
            ("scores", notation::list(&self.scores)),
            ("seals", notation::groups(&self.seals)),
            ("hands", notation::groups(&self.hands)),
            ("turned_up", Maybe(self.turned_up).to_string()),
            ("trump", Maybe(self.trump).to_string()),
            ("leader", Maybe(self.leader).to_string()),
            ("table", notation::list(&self.table)),
            ("tricks", notation::list(&self.tricks)),
            ("bosses", notation::groups(&self.bosses)),
            ("open", notation::groups(&self.open)),
            ("lower", notation::groups(&self.lower)),
            ("discards", notation::list(&self.discards)),
        ];
        all.into_iter().filter(|(_, text)| !text.is_empty()).collect()
    }
}

/// A match from an explicit position. The seed serves the rounds to come.
pub fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    let mut checks = Checks { config, deal, problems: Problems::default() };
    checks.match_so_far();
    checks.cards();
    match deal.moment {
        Moment::Dealt => checks.dealt(),
        Moment::Play => checks.play(),
    }
    checks.problems.or(())?;
    let mut state = State::new(*config, Generator::new(seed));
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
    state.board.scores.iter_mut().zip(&deal.scores).for_each(|(to, &from)| *to = from);
    state.board.seals.iter_mut().zip(&deal.seals).for_each(|(to, from)| *to = from.iter().copied().collect());
    state.hands.iter_mut().zip(&deal.hands).for_each(|(to, from)| *to = from.iter().copied().collect());
    state.discards.iter_mut().zip(&deal.discards).for_each(|(to, &from)| *to = Some(from));
    let discarded = Seat::all(state.discards.len()).filter(|seat| state.discards[seat.index()].is_some());
    state.board.has_chosen = discarded.collect();
    for (at, (open, lower)) in deal.open.iter().zip(&deal.lower).enumerate().take(state.covered.len()) {
        (state.board.rows[at], state.covered[at]) = read_row(open, lower);
    }
}

/// A row with all its lower cards covered.
fn read_row(open: &[Maybe<Card>], lower: &[Maybe<Card>]) -> (Row, Covered) {
    let (mut row, mut covered) = (Row::default(), Covered::default());
    row.open.iter_mut().zip(open).for_each(|(to, from)| *to = from.0);
    covered.iter_mut().zip(lower).for_each(|(to, from)| *to = from.0);
    row.lower = covered.map(|card| if card.is_some() { Lower::Covered } else { Lower::Gone });
    (row, covered)
}

/// The middle of a round.
fn place_play(state: &mut State, deal: &Deal) {
    let config = state.board.config;
    let leader = deal.leader.unwrap_or(Seat(0));
    state.board.trump = deal.turned_up.map(Card::suit).or(deal.trump);
    state.board.leader = Some(leader);
    if !deal.table.is_empty() {
        state.board.leaders[0] = leader;
    }
    state.board.tricks.iter_mut().zip(&deal.tricks).for_each(|(to, &from)| *to = from);
    state
        .board
        .bosses
        .iter_mut()
        .zip(&deal.bosses)
        .for_each(|(to, from)| *to = from.iter().copied().collect());
    state.board.plays.iter_mut().zip(&deal.table).for_each(|(to, &from)| *to = from);
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
    for (at, (row, covered)) in state.board.rows.iter_mut().zip(&mut state.covered).enumerate() {
        row.turn_up(covered, |_, _| ());
        state.board.open[at] = row.playable();
    }
    state.board.phase = Phase::Playing(turn);
}

/// Every card the deal places somewhere, the discards included.
fn placed(deal: &Deal) -> impl Iterator<Item = Card> {
    let rows = deal.open.iter().chain(&deal.lower).flatten().filter_map(|spot| spot.0);
    let hands = deal.hands.iter().flatten().chain(&deal.table).chain(&deal.discards).copied();
    hands.chain(rows).chain(deal.turned_up)
}

/// The cards of tricks taken before.
fn gone(config: Config, deal: &Deal) -> CardSet {
    config.deck() - placed(deal).collect()
}

/// What must be true of a position; each check tells all it finds.
struct Checks<'a> {
    config: &'a Config,
    deal: &'a Deal,
    problems: Problems,
}

impl Checks<'_> {
    fn refuse_if(&mut self, wrong: bool, field: &'static str, what: &'static str) {
        if wrong {
            self.problems.add(field, ProblemKind::Conflict(what));
        }
    }

    /// Tokens and seals below what ends the match.
    fn match_so_far(&mut self) {
        let target = self.config.target() as usize;
        let Deal { scores, seals, .. } = self.deal;
        let bridegrooms = self.config.is_bridegrooms();
        let fits = |given: usize| given == 0 || given == self.config.sides();
        self.refuse_if(
            bridegrooms && !scores.is_empty(),
            "scores",
            "the Seven Bridegrooms have seals (R8.5)",
        );
        self.refuse_if(!fits(scores.len()), "scores", "not one number for each side");
        self.refuse_if(
            scores.iter().any(|&score| score as usize >= target),
            "scores",
            "somebody has won (R7.4)",
        );
        self.refuse_if(
            !bridegrooms && !seals.is_empty(),
            "seals",
            "only the Seven Bridegrooms have seals (R8.6)",
        );
        self.refuse_if(!fits(seals.len()), "seals", "not one list for each team");
        self.refuse_if(seals.iter().any(|suits| suits.len() >= target), "seals", "somebody has won (R8.7)");
        let twice = seals.iter().flatten().enumerate().any(|(at, suit)| {
            let earlier = seals.iter().flatten().take(at);
            matches!(self.config, Config::Bridegrooms { goal: Goal::FirstFour, .. })
                && earlier.clone().any(|s| s == suit)
        });
        self.refuse_if(twice, "seals", "a suit is sealed once (R8.8)");
    }

    /// Each card once, and the right number of groups.
    fn cards(&mut self) {
        let deal = self.deal;
        let rows = if *self.config == Config::Pocket { 2 } else { 0 };
        let all: CardSet = placed(deal).collect();
        self.refuse_if(all.len() != placed(deal).count(), "hands", "a card is in two places");
        self.refuse_if(!self.config.deck().contains_all(all), "hands", "a card is not in this deck (R1.3)");
        self.refuse_if(deal.hands.len() != self.config.seats(), "hands", "not one hand for each seat");
        let turned_up = deal.turned_up.is_some() != self.config.is_bridegrooms();
        self.refuse_if(
            !turned_up,
            "turned_up",
            "a card is turned up but in the Seven Bridegrooms (R2.2, R8.1)",
        );
        let open = deal.open.len() == rows && deal.open.iter().all(|row| row.len() == OPEN);
        self.refuse_if(!open, "open", "two rows of six in the two-player form only (R9.1)");
        let lower = deal.lower.len() == rows && deal.lower.iter().all(|row| row.len() == COVERED);
        self.refuse_if(!lower, "lower", "two rows of seven in the two-player form only (R9.1)");
        let no_seat = deal.leader.is_some_and(|seat| seat.index() >= self.config.seats());
        self.refuse_if(no_seat, "leader", "no such seat");
    }

    /// Full hands and nothing played.
    fn dealt(&mut self) {
        let deal = self.deal;
        let full = deal.hands.iter().all(|hand| hand.len() == self.config.hand());
        self.refuse_if(!full, "hands", "hands are not full (R2.2, R8.1, R9.1)");
        self.refuse_if(!gone(*self.config, deal).is_empty(), "hands", "not all cards are dealt");
        self.refuse_if(!deal.table.is_empty(), "table", "nothing is played yet");
        self.refuse_if(deal.tricks.iter().any(|&tricks| tricks > 0), "tricks", "nothing is played yet");
        self.refuse_if(
            deal.bosses.iter().any(|bosses| !bosses.is_empty()),
            "bosses",
            "nothing is played yet",
        );
        self.refuse_if(!deal.discards.is_empty(), "discards", "nothing is discarded yet");
        self.refuse_if(deal.trump.is_some(), "trump", "the first card led makes trump (R8.3)");
        let first_is_open = matches!(self.config, Config::Base { .. });
        self.refuse_if(
            deal.leader.is_some() && !first_is_open,
            "leader",
            "follows from the cards (R8.3, R9.6)",
        );
    }

    /// The middle of a round that has not ended.
    fn play(&mut self) {
        let (config, deal) = (self.config, self.deal);
        let gone = gone(*config, deal);
        let tricks: usize = deal.tricks.iter().map(|&tricks| tricks as usize).sum();
        let by_side = |given: usize| given == 0 || given == config.sides();
        self.refuse_if(deal.leader.is_none(), "leader", "must be given");
        self.refuse_if(!self.hands_are_even(), "hands", "hands do not go with the cards on the table");
        self.refuse_if(self.revoked(), "table", "somebody did not follow suit (R5.1)");
        self.refuse_if(!by_side(deal.tricks.len()), "tricks", "not one number for each side");
        self.refuse_if(gone.len() != tricks * config.seats(), "tricks", "not the cards that are gone");
        self.refuse_if(!by_side(deal.bosses.len()), "bosses", "not one list for each side");
        let bosses: CardSet = deal.bosses.iter().flatten().copied().collect();
        let listed = deal.bosses.iter().map(Vec::len).sum::<usize>();
        let right = bosses == gone & CardSet::ALL_BOSSES && listed == bosses.len();
        self.refuse_if(!right, "bosses", "not the bosses that are gone, each once");
        let ended = (0..config.sides()).any(|side| {
            let bosses = deal.bosses.get(side).map_or(0, Vec::len);
            let tricks = deal.tricks.get(side).copied().unwrap_or(0);
            scoring::ended(*config, bosses, tricks, false).is_some()
        });
        self.refuse_if(ended, "tricks", "the round has ended (R6)");
        let led = tricks > 0 || !deal.table.is_empty();
        let trump = config.is_bridegrooms() && led;
        self.refuse_if(
            deal.trump.is_some() != trump,
            "trump",
            "given once led, in the Seven Bridegrooms (R8.3)",
        );
        let floating = (0..deal.open.len().min(deal.lower.len())).any(|seat| {
            let (row, _) = read_row(&deal.open[seat], &deal.lower[seat]);
            (0..COVERED).any(|place| row.lower[place] == Lower::Gone && !row.is_free(place))
        });
        self.refuse_if(floating, "lower", "a card is gone beneath an open one (R9.4)");
        let discards = if *config == Config::Pocket { 2 } else { 0 };
        let fine = deal.discards.len() == discards && !deal.discards.iter().any(|card| card.is_boss());
        self.refuse_if(!fine, "discards", "one card each, no boss, in the two-player form only (R9.2)");
    }

    /// Whether all have as many cards left, those on the table counted.
    fn hands_are_even(&self) -> bool {
        let (seats, deal) = (self.config.seats(), self.deal);
        let leader = deal.leader.map_or(0, Seat::index);
        let left = |seat: usize| {
            let row = deal.open.get(seat).into_iter().chain(deal.lower.get(seat)).flatten();
            let hand = deal.hands.get(seat).map_or(0, Vec::len);
            let on_table = (seat + seats - leader % seats) % seats < deal.table.len();
            hand + row.filter(|spot| spot.0.is_some()).count() + usize::from(on_table)
        };
        left(0) > 0 && deal.table.len() < seats && (1..seats).all(|seat| left(seat) == left(0))
    }

    /// Whether somebody on the table did not follow suit but could have.
    fn revoked(&self) -> bool {
        let (seats, deal) = (self.config.seats(), self.deal);
        let Some(led) = deal.table.first().map(|card| card.suit()) else { return false };
        let leader = deal.leader.map_or(0, Seat::index);
        deal.table.iter().enumerate().any(|(order, card)| {
            let hand = deal.hands.get((leader + order) % seats).into_iter().flatten();
            let held: CardSet = hand.chain([card]).copied().collect();
            !board::following(held, led.cards()).contains(*card)
        })
    }
}
