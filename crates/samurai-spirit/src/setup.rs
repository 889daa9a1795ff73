//! Setting up, by chance or as told, and the raider stack of each round (R2).

use game_core::{Generator, ProblemKind, Problems, Random, Seat, Seed, Silent};

use crate::apply;
use crate::board::{Board, FALLEN, SamuraiBoard, Stack};
use crate::card::{CARDS, Card, CardSet, PLUNDERERS, Symbol};
use crate::config::Config;
use crate::effects::samurai::{SAMURAI, Samurai, SamuraiSet};
use crate::effects::tokens::{FARM_BACKS, FARMS, Family, FamilySet, FarmBack};
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

/// A match set up by chance.
#[inline]
pub(crate) fn start(config: &Config, seed: Seed) -> State {
    let mut generator = Generator::new(seed);
    let samurai = config.chosen().unwrap_or_else(|| {
        let mut dealt = Samurai::ALL;
        generator
            .event()
            .shuffle_first(&mut dealt, config.seats());
        // In which order the others come out of the box tells nobody anything.
        dealt[config.seats()..].sort_unstable();
        dealt
    });
    let first = config
        .first()
        .unwrap_or_else(|| Seat(generator.event().below(config.seats() as u32) as u8));
    let mut state = nothing_played(config, generator, samurai);
    if config.level().farm_backs() {
        state.generator.event().shuffle(&mut state.farms);
    }
    plunderers(&mut state);
    state.board.active = first;
    apply::begin_turn(&mut state, first, &mut Silent);
    apply::run(&mut state, &mut Silent);
    state
}

/// R2.3: random plunderers make the stack. R2.5: with too few dolls it is set aside unseen, and
/// the next cards are taken; enough dolls are left over then for this to end.
#[inline]
fn plunderers(state: &mut State) {
    let count = state.board.config.joining(1);
    let mut cards = ALL_CARDS;
    let cards = &mut cards[..PLUNDERERS];
    let promised = state.board.config.promised_dolls();
    if promised == 0 {
        state
            .generator
            .event()
            .shuffle_first(cards, count);
    } else {
        state.generator.event().shuffle(cards);
    }
    let enough = |stack: &[Card]| dolls(stack.iter().copied()) >= promised as usize;
    let stacks = cards.chunks_exact(count);
    let (redraws, stack) = stacks
        .enumerate()
        .find(|(_, stack)| enough(stack))
        .unwrap_or((0, &cards[..count]));
    state.face_down[..count].copy_from_slice(stack);
    state.board.stack.len = count as u8;
    state.in_match = stack.iter().copied().collect();
    state.board.promised_dolls = promised;
    state.board.redraws = redraws as u8;
}

/// The dolls among these cards.
pub(crate) fn dolls(cards: impl Iterator<Item = Card>) -> usize {
    cards
        .filter(|card| card.face().symbol == Some(Symbol::Doll))
        .count()
}

/// R2.3: all cards of the match come back, lieutenants or bosses join, and all are shuffled.
/// Everyone has seen every card by now, but not which ones join.
pub(crate) fn stack_for_round(state: &mut State) {
    state.board.known = state.in_match;
    let mut joining = ALL_CARDS;
    let mut count = 0;
    for card in CardSet::joining(state.board.round).iter() {
        joining[count] = card;
        count += 1;
    }
    let join = state
        .board
        .config
        .joining(state.board.round)
        .min(count);
    if join < count {
        state
            .generator
            .event()
            .shuffle_first(&mut joining[..count], join);
    }
    state.in_match = joining[..join]
        .iter()
        .fold(state.in_match, |all, &card| all.with(card));
    let mut len = 0;
    for card in state.in_match.iter() {
        state.face_down[len] = card;
        len += 1;
    }
    if len > 1 {
        state
            .generator
            .event()
            .shuffle(&mut state.face_down[..len]);
    }
    state.board.stack = Stack {
        len: len as u8,
        face_up: 0,
        under: 0,
    };
    state.board.below = [None; CARDS];
    state.board.intruders = 0;
    state.board.known_intruders = CardSet::EMPTY;
    state.board.not_below = [0; CARDS];
    state.board.discard = CardSet::EMPTY;
}

/// The village before round 1, with no raiders yet.
#[inline]
pub(crate) fn nothing_played(
    config: &Config,
    generator: Generator,
    samurai: [Samurai; SAMURAI],
) -> State {
    State {
        board: Board::new(*config, samurai),
        generator,
        face_down: ALL_CARDS,
        farms: FARM_BACKS,
        in_match: CardSet::EMPTY,
    }
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

/// All farms, those named last: what stands comes after what has burned.
pub(crate) fn named_last(named: &[FarmBack]) -> [FarmBack; FARMS] {
    let mut rest = named.to_vec();
    let others =
        FARM_BACKS
            .into_iter()
            .filter(|back| match rest.iter().position(|other| other == back) {
                Some(at) => {
                    rest.swap_remove(at);
                    false
                }
                None => true,
            });
    let mut farms = FARM_BACKS;
    let others: Vec<FarmBack> = others.collect();
    for (place, back) in farms.iter_mut().zip(others.iter().chain(named)) {
        *place = *back;
    }
    farms
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

/// Every card in the order of the list, ready to be shuffled.
pub(crate) const ALL_CARDS: [Card; CARDS] = {
    let mut cards = [Card::new(0).expect("the first card exists"); CARDS];
    let mut index = 0;
    while index < CARDS {
        cards[index] = Card::new(index).expect("indices below the count are cards");
        index += 1;
    }
    cards
};
