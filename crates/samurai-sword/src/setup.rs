//! Dealing, by chance or as told (R1).

use game_core::{Generator, ProblemKind, Problems, Random, Seat, Seed, Silent};

use crate::apply;
use crate::board::{Board, HAND_LIMIT, Pending};
use crate::card::{Card, Cards, Pile};
use crate::config::{BySeat, Config, MAX_PLAYERS, Role};
use crate::deal::{Deal, Phase};
use crate::effects::characters::Character;
use crate::memory::Memory;
use crate::state::State;

/// A match dealt by chance (R1), up to the Shogun's first decision.
#[inline]
pub(crate) fn start(config: &Config, seed: Seed) -> State {
    let mut generator = Generator::new(seed);
    let roles = deal_roles(config, &mut generator);
    let characters = deal_characters(config, &mut generator);
    let mut deck = Pile::FULL;
    generator.event().shuffle(deck.as_mut_slice());
    let shogun = shogun_of(&roles);
    let mut hands = [Cards::NONE; MAX_PLAYERS];
    for places in 0..config.seats() {
        let hand = &mut hands[config.clockwise(shogun, places).index()];
        for _ in 0..config.dealt(places) {
            if let Some(card) = deck.pop() {
                hand.add(card);
            }
        }
    }
    let mut state = position(*config, generator, roles, characters, hands, deck);
    apply::begin_turn(&mut state, shogun, &mut Silent);
    state
}

/// R1.1: the roles for this number of players, one Ninja left out unseen if only two play.
fn deal_roles(config: &Config, generator: &mut Generator) -> BySeat<Role> {
    if let Some(roles) = config.roles() {
        return core::array::from_fn(|seat| roles.get(seat).copied().unwrap_or(Role::Samurai));
    }
    let mut ninja = Role::NINJA;
    if config.ninja() < ninja.len() {
        generator
            .event()
            .shuffle_first(&mut ninja, config.ninja());
    }
    let mut roles = [Role::Samurai; MAX_PLAYERS];
    roles[0] = Role::Shogun;
    let others = config.seats() - config.ninja();
    if config.ronin() > 0 {
        roles[others - 1] = Role::Ronin;
    }
    roles[others..config.seats()].copy_from_slice(&ninja[..config.ninja()]);
    generator
        .event()
        .shuffle(&mut roles[..config.seats()]);
    roles
}

/// R1.3: a character for everybody.
fn deal_characters(config: &Config, generator: &mut Generator) -> BySeat<Character> {
    let mut all = Character::ALL;
    match config.characters() {
        Some(chosen) => all[..chosen.len()].copy_from_slice(chosen),
        None => generator
            .event()
            .shuffle_first(&mut all, config.seats()),
    }
    config.for_each_seat(Character::Benkei, |seat| all[seat])
}

fn shogun_of(roles: &[Role]) -> Seat {
    Seat(
        roles
            .iter()
            .position(|&role| role == Role::Shogun)
            .unwrap_or(0) as u8,
    )
}

/// A match in which everybody has full honour and resilience (R1.3, R1.4).
fn position(
    config: Config,
    generator: Generator,
    roles: BySeat<Role>,
    characters: BySeat<Character>,
    hands: BySeat<Cards>,
    deck: Pile,
) -> State {
    let mut board = Board::new(config, characters);
    board.turn = shogun_of(&roles);
    board.honour = config.for_each_seat(0, |seat| config.honour(roles[seat]));
    board.hand_sizes = hands.map(|hand| hand.len() as u8);
    board.show_roles(roles);
    State {
        board,
        generator,
        roles,
        hands,
        deck,
        drawn: hands,
        memory: Memory::EMPTY,
    }
}

/// A match from an explicit position, up to its first decision.
pub(crate) fn start_from(config: &Config, deal: &Deal, seed: Seed) -> Result<State, Problems> {
    let mut problems = Problems::default();
    let with_roles = agreed(
        config.roles(),
        deal.roles.as_deref(),
        "roles",
        &mut problems,
    )
    .map_or(Some(*config), |roles| config.with_roles(roles));
    if with_roles.is_none() {
        problems.add(
            "roles",
            ProblemKind::Conflict("not a set of roles for this table (R1.1)"),
        );
    }
    let with_characters = agreed(
        config.characters(),
        deal.characters.as_deref(),
        "characters",
        &mut problems,
    )
    .map_or(Some(*config), |list| config.with_characters(list));
    if with_characters.is_none() {
        problems.add(
            "characters",
            ProblemKind::Conflict("not one for each seat, all different (R1.3)"),
        );
    }
    let mut generator = Generator::new(seed);
    let roles = deal_roles(&with_roles.unwrap_or(*config), &mut generator);
    let characters = deal_characters(&with_characters.unwrap_or(*config), &mut generator);
    let (hands, rest) = cards_told(config, deal, &mut problems);
    let mut rest: Vec<Card> = rest.iter().collect();
    if rest.len() > 1 {
        generator.event().shuffle(&mut rest);
    }
    let mut state = position(
        *config,
        generator,
        roles,
        characters,
        hands,
        deal.deck.pile(&rest),
    );
    state.board.discards = deal.discards.pile(&rest);
    let deck: Cards = state.deck.as_slice().iter().copied().collect();
    state.board.deck_made_of = hands
        .into_iter()
        .fold(deck, |all, hand| all.plus(hand));
    table_told(&mut state, deal, &mut problems);
    turn_told(&mut state, deal, &mut problems);
    problems.or(())?;
    if deal.phase == Phase::Recover {
        let turn = state.board.turn;
        apply::begin_turn(&mut state, turn, &mut Silent);
    }
    Ok(state)
}

/// What the deal or the config says; both may, if they say the same.
fn agreed<'a, T: PartialEq>(
    config: Option<&'a [T]>,
    deal: Option<&'a [T]>,
    field: &str,
    problems: &mut Problems,
) -> Option<&'a [T]> {
    if config.is_some() && deal.is_some() && config != deal {
        problems.add(field, ProblemKind::Conflict("not as in the config"));
    }
    config.or(deal)
}

/// The hands, and what is named nowhere; every card must be somewhere, and only once.
fn cards_told(config: &Config, deal: &Deal, problems: &mut Problems) -> (BySeat<Cards>, Cards) {
    if deal.hands.len() != config.seats() {
        problems.add("hands", ProblemKind::Conflict("not one hand for each seat"));
    }
    let properties = deal.properties.iter().flatten().flatten();
    let bushido = deal.bushido.map(|_| &Card::Bushido);
    let piles = deal.deck.cards.iter().chain(&deal.discards.cards);
    let named = deal
        .hands
        .iter()
        .flatten()
        .chain(properties)
        .chain(bushido)
        .chain(piles);
    let mut rest = Cards::PACK;
    for &card in named {
        if !rest.has(card) {
            problems.add(
                "hands",
                ProblemKind::Conflict("more cards of one name than the pack has (R1.5)"),
            );
            break;
        }
        rest.remove(card);
    }
    match (deal.deck.rest, deal.discards.rest) {
        (true, true) => problems.add(
            "discards",
            ProblemKind::Conflict("the rest can lie in one pile only"),
        ),
        (false, false) if !rest.is_empty() => {
            problems.add(
                "deck",
                ProblemKind::Conflict("not all cards of the pack (R1.5)"),
            );
        }
        _ => {}
    }
    let hand = |seat: usize| {
        deal.hands
            .get(seat)
            .map(|cards| cards.iter().copied().collect())
            .unwrap_or_default()
    };
    (core::array::from_fn(hand), rest)
}

/// Honour, resilience and what lies on the table.
fn table_told(state: &mut State, deal: &Deal, problems: &mut Problems) {
    let seats = state.board.config.seats();
    if let Some(honour) = &deal.honour {
        let total: u32 = honour
            .iter()
            .map(|&points| u32::from(points))
            .sum();
        let fits = honour.len() == seats && !honour.contains(&0);
        if !fits || total > u32::from(state.board.config.honour_at_start()) {
            problems.add(
                "honour",
                ProblemKind::Conflict("not at least one each, no more than at the start"),
            );
        } else {
            state.board.honour[..seats].copy_from_slice(honour);
        }
    }
    if let Some(resilience) = &deal.resilience {
        let fits = resilience.len() == seats
            && resilience
                .iter()
                .zip(&state.board.characters)
                .all(|(&points, who)| points <= who.traits().resilience);
        if fits {
            state.board.resilience[..seats].copy_from_slice(resilience);
        } else {
            problems.add(
                "resilience",
                ProblemKind::Conflict("not a number up to the character's for each"),
            );
        }
    }
    properties_told(state, deal, problems);
    state.board.bushido = deal.bushido;
    if deal
        .bushido
        .is_some_and(|seat| seat.index() >= seats)
    {
        problems.add("bushido", ProblemKind::Conflict("no such seat"));
    }
}

fn properties_told(state: &mut State, deal: &Deal, problems: &mut Problems) {
    let seats = state.board.config.seats();
    for (at, cards) in deal.properties.iter().flatten().enumerate() {
        for &card in cards {
            let place = state.board.properties[..seats]
                .get_mut(at)
                .and_then(|there| there.count_mut(card));
            if let Some(count) = place {
                *count += 1;
            } else {
                let conflict = "not Armor, Fast Draw or Focus by seat";
                return problems.add("properties", ProblemKind::Conflict(conflict));
            }
        }
    }
}

/// Whose turn it is and how far it is; nobody acts without resilience, and nobody stands alone.
fn turn_told(state: &mut State, deal: &Deal, problems: &mut Problems) {
    state.board.weapons_played = deal.weapons_played;
    let turn = deal.turn.unwrap_or(state.board.turn);
    if turn.index() >= state.board.config.seats() {
        return problems.add("turn", ProblemKind::Conflict("no such seat"));
    }
    state.board.turn = turn;
    let down = state.board.resilience[turn.index()] == 0;
    if down && deal.phase != Phase::Recover {
        problems.add(
            "resilience",
            ProblemKind::Conflict("whose turn it is has resilience (R3.1)"),
        );
    }
    if !state.board.config.three() && state.board.standing() + usize::from(down) < 2 {
        problems.add(
            "resilience",
            ProblemKind::Conflict("only one player stands: it is over (R8.6)"),
        );
    }
    if deal.phase == Phase::Discard {
        state.board.pending = Pending::Discard;
        if state.hands[turn.index()].len() <= HAND_LIMIT {
            problems.add(
                "phase",
                ProblemKind::Conflict("nothing to discard with seven cards or fewer (R3.4)"),
            );
        }
    }
}
