//! An explicit position to start from (R2): what it says, what is wrong with it, and the match it makes.

use game_core::{Generator, ProblemKind, Problems, Seat, Seed, Silent};

use crate::apply;
use crate::board::{FALLEN, SamuraiBoard};
use crate::card::{Card, CardSet, Symbol};
use crate::config::Config;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::tokens::{FARM_BACKS, Family, FamilySet, FarmBack};
use crate::setup::{named_last, nothing_played};
use crate::state::State;

/// An explicit position: the turn of a samurai is about to begin, in any round.
///
/// Its fields are public because it is a proposal, not a match: whoever makes one may write down anything, and
/// [`SamuraiSpirit::start_from`](game_core::Game::start_from) says what is wrong with it.
///
/// ```
/// use game_core::{Fields, Game, Seed};
/// use samurai_spirit::{Config, Deal, SamuraiSpirit};
///
/// let config = Config::from_words("samurai=kyuzo,heihachi spare_tokens=off").expect("these are options");
/// let mut deal = Deal::from_pairs([("stack", "4-none-wound 1-none-fire")]).expect("this is a position");
/// assert!(SamuraiSpirit::start_from(&config, &deal, Seed::from_number(1)).is_ok());
/// deal.wounds = vec![4, 0];
/// let problems = SamuraiSpirit::start_from(&config, &deal, Seed::from_number(1));
/// assert_eq!(problems.expect_err("nobody stands with four wounds").0[0].field, "wounds");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The samurai in seating order; `None` if the options name them.
    pub samurai: Option<Vec<Samurai>>,
    /// The round, 1 to 3.
    pub round: u8,
    /// Turns begun in it before this one.
    pub turns: u8,
    /// Whose turn begins.
    pub active: Seat,
    /// The combat lines by seat, first card first.
    pub lines: Vec<Vec<Card>>,
    /// The defended cards by seat.
    pub defended: Vec<Vec<Card>>,
    /// The step of each samurai on the ladder of wounds, 0 to 3.
    pub wounds: Vec<u8>,
    /// The seats that have passed.
    pub passed: Vec<Seat>,
    /// Where the support token of each seat is.
    pub tokens: Vec<Seat>,
    /// Spare talents in use, by seat.
    pub extra: Vec<Vec<Samurai>>,
    /// Spare tokens not yet used; `None` for all that are not in use.
    pub spares: Option<Vec<Samurai>>,
    /// The raider stack, top card first.
    pub stack: Vec<Card>,
    /// The number of its top cards that lie face up.
    pub face_up: u8,
    /// The number of its bottom cards that were put under it.
    pub under: u8,
    /// The intruders, top card first.
    pub intruders: Vec<Card>,
    /// Those of them that everyone knows.
    pub known_intruders: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Barricades standing; `None` for all.
    pub barricades: Option<u8>,
    /// The farms left, in the order in which they will burn.
    pub farms: Vec<FarmBack>,
    /// The families left.
    pub families: Vec<Family>,
}

/// A match from an explicit position; what the turn begins with happens at once.
pub(crate) fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    let samurai = problems(config, deal)?;
    let mut state = nothing_played(config, Generator::new(seed), samurai);
    state.board.round = deal.round;
    state.board.turns = deal.turns;
    lay_boards(&mut state, deal);
    lay_piles(&mut state, deal);
    state.board.barricades = deal.barricades.unwrap_or(config.barricades());
    state.board.farms_left = deal.farms.len() as u8;
    state.farms = named_last(&deal.farms);
    state.board.families = deal.families.iter().copied().collect();
    apply::begin_turn(&mut state, deal.active, &mut Silent);
    apply::run(&mut state, &mut Silent);
    Ok(state)
}

fn lay_boards(state: &mut State, deal: &Deal) {
    for seat in Seat::all(state.board.seats()) {
        let at = seat.index();
        let board = &mut state.board.boards[at];
        board.wounds = deal.wounds.get(at).copied().unwrap_or(0);
        board.passed = deal.passed.contains(&seat);
        board.token = deal.tokens.get(at).copied().unwrap_or(seat);
        board.extra = deal
            .extra
            .get(at)
            .into_iter()
            .flatten()
            .copied()
            .collect();
        for &card in deal.defended.get(at).into_iter().flatten() {
            if let Some(symbol) = card.face().symbol {
                board.defended[symbol as usize] = Some(card);
            }
        }
        for &card in deal.lines.get(at).into_iter().flatten() {
            state.board.push_line(seat, card);
        }
    }
    let in_use: SamuraiSet = deal.extra.iter().flatten().copied().collect();
    state.board.spares = match &deal.spares {
        Some(spares) => spares.iter().copied().collect(),
        None => state.board.spares.minus(in_use),
    };
}

/// All piles, and what everyone knows: whatever lies open, and every card of an earlier round.
fn lay_piles(state: &mut State, deal: &Deal) {
    for (place, &card) in state
        .face_down
        .iter_mut()
        .zip(deal.stack.iter().rev())
    {
        *place = card;
    }
    state.board.stack.len = deal.stack.len() as u8;
    state.board.stack.face_up = deal.face_up;
    state.board.stack.under = deal.under;
    for &card in deal.intruders.iter().rev() {
        state.push_intruder(card);
    }
    state.board.known_intruders = deal.known_intruders.iter().copied().collect();
    state.board.discard = deal.discard.iter().copied().collect();
    let open: CardSet = open_cards(deal)
        .chain(deal.known_intruders.iter().copied())
        .collect();
    let hidden: CardSet = deal
        .stack
        .iter()
        .chain(&deal.intruders)
        .copied()
        .collect();
    state.in_match = open.or(hidden);
    let top = deal.stack.iter().take(deal.face_up as usize);
    let bottom = deal.stack.iter().rev().take(deal.under as usize);
    let earlier = state.in_match.minus(CardSet::joining(deal.round));
    state.board.known = open
        .or(top.chain(bottom).copied().collect())
        .or(earlier);
}

/// The cards that lie open beside boards and on the discard pile.
fn open_cards(deal: &Deal) -> impl Iterator<Item = Card> {
    deal.lines
        .iter()
        .chain(&deal.defended)
        .flatten()
        .chain(&deal.discard)
        .copied()
}

/// Everything that keeps the deal from being a position, or the samurai of all boards.
fn problems(config: &Config, deal: &Deal) -> Result<[Samurai; SAMURAI], Problems> {
    let mut faults = Faults(Problems::default());
    let samurai = samurai_of(config, deal, &mut faults);
    board_problems(config, deal, samurai, &mut faults);
    card_problems(deal, &mut faults);
    village_problems(config, deal, &mut faults);
    faults.0.or(samurai)
}

/// Gathers what does not go together.
struct Faults(Problems);

impl Faults {
    fn unless(&mut self, fine: bool, field: &str, why: &'static str) {
        if !fine {
            self.0.add(field, ProblemKind::Conflict(why));
        }
    }
}

/// The samurai of each seat, then the absent ones, from the options or the deal.
fn samurai_of(config: &Config, deal: &Deal, faults: &mut Faults) -> [Samurai; SAMURAI] {
    let seats = config.seats();
    let named = match &deal.samurai {
        None => None,
        Some(names) => {
            let party =
                Config::with_samurai(names, config.level()).filter(|party| party.seats() == seats);
            faults.unless(
                party.is_some(),
                "samurai",
                "not one different samurai for each seat (R2.1)",
            );
            party.and_then(|party| party.chosen())
        }
    };
    match (named, config.chosen()) {
        (Some(named), Some(chosen)) => {
            faults.unless(
                named == chosen,
                "samurai",
                "the options name other samurai (R2.1)",
            );
        }
        (None, None) if deal.samurai.is_none() => {
            faults.unless(
                false,
                "samurai",
                "neither the options nor the deal name the samurai (R2.1)",
            );
        }
        _ => {}
    }
    named.or(config.chosen()).unwrap_or(Samurai::ALL)
}

fn board_problems(config: &Config, deal: &Deal, samurai: [Samurai; SAMURAI], faults: &mut Faults) {
    let seats = config.seats();
    let fits = |len: usize| len == 0 || len == seats;
    let sits = |seat: &Seat| seat.index() < seats;
    faults.unless(
        fits(deal.lines.len()),
        "lines",
        "not one combat line for each seat",
    );
    faults.unless(
        fits(deal.defended.len()),
        "defended",
        "not one group of cards for each seat",
    );
    faults.unless(
        fits(deal.wounds.len()),
        "wounds",
        "not one number for each seat",
    );
    faults.unless(
        fits(deal.extra.len()),
        "extra",
        "not one group of talents for each seat",
    );
    let tokens = fits(deal.tokens.len()) && deal.tokens.iter().all(sits);
    faults.unless(tokens, "tokens", "not one seat for each token (R5.1)");
    let stands = deal.wounds.iter().all(|&wounds| wounds < FALLEN);
    faults.unless(
        stands,
        "wounds",
        "a samurai stands with three wounds at most (R9.2)",
    );
    faults.unless(
        deal.passed.iter().all(sits),
        "passed",
        "there is no such seat",
    );
    let active = sits(&deal.active) && !deal.passed.contains(&deal.active);
    faults.unless(
        active,
        "active",
        "not a samurai who is still in the round (R5.3)",
    );
    let absent: SamuraiSet = samurai[seats..].iter().copied().collect();
    let used: Vec<Samurai> = deal
        .extra
        .iter()
        .chain(&deal.spares)
        .flatten()
        .copied()
        .collect();
    let each_once = used.iter().copied().collect::<SamuraiSet>().len() == used.len();
    let absent = each_once && used.iter().all(|&one| absent.contains(one));
    faults.unless(
        absent,
        "spares",
        "not tokens of absent samurai, each once (R2.4)",
    );
    let due = |(at, line): (usize, &Vec<Card>)| {
        let wounds = deal.wounds.get(at).copied().unwrap_or(0);
        let total: u32 = line
            .iter()
            .map(|card| u32::from(card.value()))
            .sum();
        let value = SamuraiBoard::new(Seat(at as u8), samurai[at], wounds).kiai_value();
        total == u32::from(value) && !deal.passed.contains(&Seat(at as u8))
    };
    let due = deal.lines.iter().enumerate().take(seats).any(due);
    faults.unless(
        !due,
        "lines",
        "a total on the Kiai value, whose Kiai would have come (R7.1)",
    );
}

fn card_problems(deal: &Deal, faults: &mut Faults) {
    let all: Vec<Card> = open_cards(deal)
        .chain(deal.stack.iter().chain(&deal.intruders).copied())
        .collect();
    let each_once = all.iter().copied().collect::<CardSet>().len() == all.len();
    faults.unless(each_once, "stack", "a card lies in two places (R1.2)");
    let here = all
        .iter()
        .all(|card| card.first_round() <= deal.round);
    faults.unless(here, "round", "a card that joins in a later round (R2.3)");
    faults.unless(
        !deal.stack.is_empty(),
        "stack",
        "without raiders the round is over (R11.1)",
    );
    let stack = deal.stack.len();
    faults.unless(
        deal.face_up as usize <= stack,
        "face_up",
        "more cards than the stack has (R7.10)",
    );
    faults.unless(
        deal.under as usize <= stack,
        "under",
        "more cards than the stack has (R6.8)",
    );
    let known = deal
        .known_intruders
        .iter()
        .all(|card| deal.intruders.contains(card));
    faults.unless(known, "known_intruders", "not among the intruders (R2.6)");
    let count = |cards: &[Card], symbol| {
        cards
            .iter()
            .filter(|card| card.face().symbol == symbol)
            .count()
    };
    let defends = |cards: &Vec<Card>| {
        count(cards, None) == 0
            && Symbol::ALL
                .iter()
                .all(|&symbol| count(cards, Some(symbol)) <= 1)
    };
    let defends = deal.defended.iter().all(defends);
    faults.unless(
        defends,
        "defended",
        "cards with a symbol, each symbol once (R4.2)",
    );
}

fn village_problems(config: &Config, deal: &Deal, faults: &mut Faults) {
    let barricades = deal
        .barricades
        .is_none_or(|count| count <= config.barricades());
    faults.unless(barricades, "barricades", "more than at the start (R10.5)");
    let count = |list: &[FarmBack], back| {
        list.iter()
            .filter(|&&other| other == back)
            .count()
    };
    let farms = deal
        .farms
        .iter()
        .all(|&back| count(&deal.farms, back) <= count(&FARM_BACKS, back));
    faults.unless(
        farms && !deal.farms.is_empty(),
        "farms",
        "not farms of this game, or none (R1.3, R10.4)",
    );
    let families: FamilySet = deal.families.iter().copied().collect();
    let families = families.len() == deal.families.len() && !families.is_empty();
    faults.unless(
        families,
        "families",
        "not different families, or none (R1.4, R10.4)",
    );
}
