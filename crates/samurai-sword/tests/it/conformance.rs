//! The conformance suite for every configuration of the game.

use game_core::{
    Fields, Generator, Outcome, PlayoutRng, Random, Seat, Standing, Standings, Viewer,
};
use game_testkit::{Kit, Place, Placed};
use samurai_sword::memory::{Memory, Observers};
use samurai_sword::{
    Action, Card, Cards, Config, Deal, Ending, Loss, Pending, Role, SamuraiSword, Source, State,
    Team,
};

/// In a file of its own since the exhaustive program needs it too.
#[path = "late.rs"]
pub(crate) mod late;

use late::late_position;

/// What the suite needs to know of the game.
#[derive(Debug)]
pub(crate) struct SamuraiSwordKit;

impl Kit for SamuraiSwordKit {
    type Game = SamuraiSword;

    fn configs() -> Vec<Config> {
        let chosen = [
            "players=4 roles=samurai,ninja-3,shogun,ninja-1",
            "players=5 characters=ieyasu,hanzo,nobunaga,chiyome,kojiro",
            "players=3 characters=ushiwaka,ieyasu,tomoe roles=ninja-2,shogun,ninja-3",
        ];
        let chosen = chosen
            .into_iter()
            .map(|words| Config::from_words(words).unwrap());
        (3..=7)
            .filter_map(Config::new)
            .chain(chosen)
            .collect()
    }

    fn bound(_: &Config) -> usize {
        // No more than four renewals of at most 90 cards: at most 450 cards are drawn, so that no
        // more than 450 turns are played and 540 cards leave hands, each asking six others at most.
        450 * 3 + 540 * 7
    }

    fn cards(state: &State) -> Vec<Placed> {
        let mut cards = Vec::new();
        let mut put = |list: &mut dyn Iterator<Item = Card>, place: &dyn Fn(usize) -> Place| {
            cards.extend(
                list.enumerate()
                    .map(|(at, card)| Placed::new(&card, place(at))),
            );
        };
        for seat in 0..state.board().config().seats() {
            put(&mut state.hands()[seat].iter(), &|_| {
                Place::at("hand", seat)
            });
            put(&mut state.board().properties()[seat].cards(), &|_| {
                Place::at("table", seat)
            });
        }
        if let Some(seat) = state.board().bushido() {
            put(&mut [Card::Bushido].into_iter(), &|_| {
                Place::at("bushido", seat.index())
            });
        }
        put(&mut state.board().aside().into_iter(), &|_| {
            Place::only("aside")
        });
        put(&mut state.deck().as_slice().iter().copied(), &|at| {
            Place::at("deck", at)
        });
        put(
            &mut state
                .board()
                .discards()
                .as_slice()
                .iter()
                .copied(),
            &|at| Place::at("discards", at),
        );
        cards
    }

    fn twin(state: &State, viewer: Viewer, rng: &mut PlayoutRng) -> State {
        let mut twin = state.clone();
        *twin.secrets_mut().generator = Generator::new(rng.seed());
        let much = rng.below(2) == 0;
        if much || rng.below(4) == 0 {
            mix_roles(&mut twin, viewer, rng);
        }
        let swaps = if much { 300 } else { rng.below(3) };
        swap_hidden_cards(&mut twin, viewer, swaps, rng);
        forget_what_is_no_longer_true(&mut twin);
        mix_draws(&mut twin, viewer, rng);
        twin
    }

    fn any_action(rng: &mut PlayoutRng) -> Action {
        let card = Card::ALL[rng.below(25) as usize];
        let seat = Seat(rng.below(10) as u8);
        let loss = Loss::ALL[rng.below(5) as usize];
        match rng.below(16) {
            0..=2 => Action::Attack(card, seat),
            3 | 4 => Action::Play(card),
            5 | 6 => Action::PlayOn(card, seat),
            7 | 8 => Action::Geisha(seat, loss),
            9 => Action::Trade,
            10 => Action::EndTurn,
            11 => Action::Parry(card),
            12 => Action::Discard(card),
            13 => Action::Suffer,
            14 => Action::DropBushido,
            _ => Action::Draw(if rng.below(2) == 0 {
                Source::Deck
            } else {
                Source::Discards
            }),
        }
    }

    fn broken_invariant(state: &State) -> Option<String> {
        broken_table(state)
            .or_else(|| broken_question(state))
            .or_else(|| broken_knowledge(state))
    }

    fn recount(state: &State) -> Outcome {
        recount(state)
    }

    fn deal(config: &Config, rng: &mut PlayoutRng) -> Option<Deal> {
        late_position(config, rng)
    }
}

fn others(state: &State, viewer: Viewer) -> Vec<Seat> {
    Seat::all(state.board().config().seats())
        .filter(|seat| !viewer.is(*seat))
        .collect()
}

/// Other roles for those whose role the viewer cannot know; the Ninja left out may be another.
fn mix_roles(twin: &mut State, viewer: Viewer, rng: &mut PlayoutRng) {
    let hidden: Vec<Seat> = others(twin, viewer)
        .into_iter()
        .filter(|seat| twin.board().open_roles()[seat.index()].is_none())
        .collect();
    let shown = |role: Role| {
        Seat::all(twin.board().config().seats())
            .any(|seat| !hidden.contains(&seat) && twin.roles()[seat.index()] == role)
    };
    let mut ninja: Vec<Role> = Role::NINJA
        .into_iter()
        .filter(|role| !shown(*role))
        .collect();
    rng.shuffle(&mut ninja);
    let mut roles: Vec<Role> = hidden
        .iter()
        .map(|seat| match twin.roles()[seat.index()] {
            role if role.team() == Team::Ninja => ninja.pop().unwrap_or(role),
            role => role,
        })
        .collect();
    rng.shuffle(&mut roles);
    for (seat, role) in hidden.into_iter().zip(roles) {
        twin.secrets_mut().roles[seat.index()] = role;
    }
}

fn watcher(viewer: Viewer) -> Observers {
    viewer
        .seat()
        .map_or(Observers::SPECTATORS, Observers::only)
}

/// Where a hidden card lies.
#[derive(Clone, Copy)]
enum Spot {
    Hand(Seat),
    Deck(usize),
}

/// The cards whose places a viewer does not know.
struct Hidden {
    cards: Vec<(Card, Spot)>,
    deck: Cards,
    /// The deck holds nothing but what it was made of, less what was turned up and what the viewer drew.
    at_most: Cards,
    /// Whether the Daimyo of all hands have been counted.
    counted: bool,
}

impl Hidden {
    /// Swaps two of the cards where no public count tells them apart, and says whether that could be done.
    fn swap(&mut self, a: usize, b: usize) -> bool {
        let ((one, here), (other, there)) = (self.cards[a], self.cards[b]);
        if self.counted && (one == Card::Daimyo) != (other == Card::Daimyo) {
            return false;
        }
        let (out, into) = match (here, there) {
            (Spot::Deck(_), Spot::Hand(_)) => (one, other),
            (Spot::Hand(_), Spot::Deck(_)) => (other, one),
            _ => (one, one),
        };
        if out != into {
            if self.deck.count(into) >= self.at_most.count(into) {
                return false;
            }
            self.deck.remove(out);
            self.deck.add(into);
        }
        self.cards[a].0 = other;
        self.cards[b].0 = one;
        true
    }

    /// Brings a card of some name into this hand, or takes all of the name out of it where it had some: what
    /// chance alone seldom does, and what another answer of the rules may depend on.
    fn turn_a_name(&mut self, seat: Seat, had: Cards, rng: &mut PlayoutRng) {
        let names: Vec<Card> = self
            .cards
            .iter()
            .map(|(card, _)| *card)
            .collect::<Cards>()
            .names()
            .collect();
        let Some(&name) = names.get(rng.below(names.len() as u32) as usize) else {
            return;
        };
        let in_hand = |place: &Spot| matches!(place, Spot::Hand(holder) if *holder == seat);
        let mut places: Vec<usize> = (0..self.cards.len()).collect();
        rng.shuffle(&mut places);
        let (here, elsewhere): (Vec<usize>, Vec<usize>) = places
            .into_iter()
            .partition(|&at| in_hand(&self.cards[at].1));
        if had.has(name) {
            for at in here {
                let others = elsewhere
                    .iter()
                    .filter(|_| self.cards[at].0 == name);
                let others: Vec<usize> = others
                    .copied()
                    .filter(|&other| self.cards[other].0 != name)
                    .collect();
                others
                    .into_iter()
                    .any(|other| self.swap(at, other));
            }
        } else if here.iter().all(|&at| self.cards[at].0 != name) {
            let found: Vec<usize> = elsewhere
                .into_iter()
                .filter(|&at| self.cards[at].0 == name)
                .collect();
            here.into_iter()
                .any(|at| found.iter().any(|&other| self.swap(at, other)));
        }
    }
}

/// Swaps cards whose places the viewer does not know.
fn swap_hidden_cards(twin: &mut State, viewer: Viewer, swaps: u32, rng: &mut PlayoutRng) {
    let before = twin.hands().to_vec();
    let mut cards: Vec<(Card, Spot)> = Vec::new();
    for seat in others(twin, viewer) {
        let secret = twin.hands()[seat.index()].minus(twin.memory().known(watcher(viewer), seat));
        twin.secrets_mut().hands[seat.index()] = twin.hands()[seat.index()].minus(secret);
        cards.extend(secret.iter().map(|card| (card, Spot::Hand(seat))));
    }
    cards.extend(
        twin.deck()
            .as_slice()
            .iter()
            .enumerate()
            .map(|(at, &card)| (card, Spot::Deck(at))),
    );
    let own = viewer
        .seat()
        .map_or(Cards::NONE, |seat| twin.drawn()[seat.index()]);
    let mut hidden = Hidden {
        cards,
        deck: twin.deck().as_slice().iter().copied().collect(),
        at_most: twin.board().deck_made_of().minus(own),
        counted: matches!(twin.board().pending(), Pending::Over(Ending::Honour { .. })),
    };
    for _ in 0..swaps.min(swaps * hidden.cards.len() as u32) {
        let mut pick = || rng.below(hidden.cards.len() as u32) as usize;
        let (a, b) = (pick(), pick());
        hidden.swap(a, b);
    }
    if let Some(asked) = twin.board().asked().filter(|_| swaps > 2) {
        hidden.turn_a_name(asked, before[asked.index()], rng);
    }
    for (card, place) in hidden.cards {
        match place {
            Spot::Hand(seat) => twin.secrets_mut().hands[seat.index()].add(card),
            Spot::Deck(at) => twin.secrets_mut().deck.as_mut_slice()[at] = card,
        }
    }
}

/// Others may no longer know what has been swapped away.
fn forget_what_is_no_longer_true(twin: &mut State) {
    let before = core::mem::replace(twin.secrets_mut().memory, Memory::EMPTY);
    for holder in Seat::all(twin.board().config().seats()) {
        for bit in 0..8 {
            let observer = Observers::only(Seat(bit));
            let known = before.known(observer, holder);
            for card in known.common(twin.hands()[holder.index()]).iter() {
                twin.secrets_mut()
                    .memory
                    .learn(holder, card, observer);
            }
        }
    }
}

/// What left the deck was drawn by somebody else, the viewer cannot know by whom.
fn mix_draws(twin: &mut State, viewer: Viewer, rng: &mut PlayoutRng) {
    let own = viewer
        .seat()
        .map_or(Cards::NONE, |seat| twin.drawn()[seat.index()]);
    let deck: Cards = twin.deck().as_slice().iter().copied().collect();
    let mut gone: Vec<Card> = twin
        .board()
        .deck_made_of()
        .minus(own)
        .minus(deck)
        .iter()
        .collect();
    rng.shuffle(&mut gone);
    for seat in others(twin, viewer) {
        let count = twin.drawn()[seat.index()].len();
        twin.secrets_mut().drawn[seat.index()] = gone.drain(..count).collect();
    }
}

fn broken_table(state: &State) -> Option<String> {
    let seats = state.board().config().seats();
    if !state
        .board()
        .config()
        .can_be_dealt(&state.roles()[..seats])
    {
        return Some(format!("roles {:?}", &state.roles()[..seats]));
    }
    let honour = &state.board().honour()[..seats];
    if honour.contains(&0) && !state.board().is_over()
        || honour.iter().sum::<u8>() > state.board().config().honour_at_start()
    {
        return Some(format!("honour {honour:?}"));
    }
    for seat in Seat::all(seats) {
        if state.board().resilience()[seat.index()] > state.board().traits(seat).resilience {
            return Some(format!("seat {seat} has too much resilience"));
        }
    }
    let sizes: Vec<u8> = state
        .hands()
        .iter()
        .map(|hand| hand.len() as u8)
        .collect();
    if state.board().hand_sizes() != sizes {
        return Some(format!(
            "hands of {sizes:?} are said to be {:?}",
            state.board().hand_sizes()
        ));
    }
    if state.board().open_roles()[..seats]
        .iter()
        .zip(state.roles())
        .any(|(open, role)| open.is_some_and(|open| open != *role))
    {
        return Some(format!(
            "{:?} are shown as {:?}",
            state.roles(),
            state.board().open_roles()
        ));
    }
    if state.board().resilience()[state.board().turn().index()] == 0 {
        return Some("whose turn it is has no resilience".to_owned());
    }
    if seats > 3 && !state.board().is_over() && state.board().standing() < 2 {
        return Some("a swordmaster goes on playing".to_owned());
    }
    None
}

fn broken_question(state: &State) -> Option<String> {
    let touched = |seat: Seat| {
        seat != state.board().turn()
            && !state.board().is_harmless(seat)
            && !state.board().traits(seat).only_weapons_wound
    };
    let sound = match state.board().pending() {
        Pending::Bushido => {
            state.board().bushido() == Some(state.board().turn()) && state.board().aside().is_none()
        }
        Pending::Draw => {
            state
                .board()
                .traits(state.board().turn())
                .may_take_discard
                && !state.board().discards().is_empty()
        }
        Pending::Play => state.board().aside().is_none(),
        Pending::Parry { target } => {
            target != state.board().turn()
                && !state.board().is_harmless(target)
                && state.board().aside().is_some_and(Card::is_weapon)
        }
        Pending::Battlecry { queue } => {
            state.board().aside() == Some(Card::Battlecry)
                && !queue.is_empty()
                && queue.iter().all(touched)
        }
        Pending::Jujutsu { queue } => {
            state.board().aside() == Some(Card::Jujutsu)
                && !queue.is_empty()
                && queue.iter().all(touched)
        }
        Pending::Discard => {
            state.hands()[state.board().turn().index()].len() > 7 && state.board().aside().is_none()
        }
        Pending::Over(Ending::Swordmaster { .. }) => state.board().standing() == 1,
        Pending::Over(Ending::Honour { .. }) => {
            state.board().honour()[..state.board().config().seats()].contains(&0)
                || state.board().standing() == 1
        }
    };
    (!sound).then(|| {
        format!(
            "asked {:?} with {:?} aside",
            state.board().pending(),
            state.board().aside()
        )
    })
}

/// What anybody knows is true, and every card that left the deck was drawn by somebody.
fn broken_knowledge(state: &State) -> Option<String> {
    for holder in Seat::all(state.board().config().seats()) {
        for bit in 0..8 {
            let known = state
                .memory()
                .known(Observers::only(Seat(bit)), holder);
            if !known
                .minus(state.hands()[holder.index()])
                .is_empty()
            {
                return Some(format!(
                    "observer {bit} is sure of {known:?} in hand {holder}"
                ));
            }
        }
    }
    let deck: Cards = state.deck().as_slice().iter().copied().collect();
    let drawn = state.drawn()[..state.board().config().seats()].iter();
    let all = drawn.fold(deck, |all, cards| all.plus(*cards));
    (all != state.board().deck_made_of()).then(|| {
        format!(
            "the deck was {:?}, now {all:?}",
            state.board().deck_made_of()
        )
    })
}

/// The outcome from the printed table, read literally.
fn recount(state: &State) -> Outcome {
    let seats = state.board().config().seats();
    let team_of: Vec<u8> = state.roles()[..seats]
        .iter()
        .map(|role| role.team() as u8)
        .collect();
    let teams = if seats >= 5 { 3 } else { 2 };
    let mut scores = vec![0; teams];
    let Pending::Over(ending) = state.board().pending() else {
        panic!("not over")
    };
    if let Ending::Swordmaster { last } = ending {
        let place = |team: u8| if team == team_of[last.index()] { 1 } else { 2 };
        let standings: Vec<Standing> = (0..teams as u8)
            .map(|team| Standing {
                place: place(team),
                score: 0,
            })
            .collect();
        return Outcome::teams(&team_of, Standings::with_places(&standings));
    }
    let most_stars = state.roles()[..seats]
        .iter()
        .max_by_key(|role| role.stars());
    for seat in 0..seats {
        let role = state.roles()[seat];
        let factors = match role {
            Role::Shogun => [2, 1, 1, 1, 1],
            Role::Samurai => [0, 2, 1, 2, 1],
            Role::Ronin => [0, 0, 2, 3, 3],
            _ if Some(&role) == most_stars => [1, 2, 1, 1, 1],
            _ => [1, 1, 1, 1, 1],
        };
        let daimyo = if role == Role::Ronin {
            0
        } else {
            state.hands()[seat].count(Card::Daimyo)
        };
        scores[team_of[seat] as usize] +=
            i32::from(state.board().honour()[seat]) * factors[seats - 3] + i32::from(daimyo);
    }
    if let Ending::Honour {
        deadly_strike: Some(team),
    } = ending
    {
        scores[team as usize] -= 3;
    }
    // The Ninja first, then the Shogun's side, then the Ronin: a stable sort keeps that in ties.
    let mut order = vec![1, 0, 2];
    order.truncate(teams);
    order.sort_by_key(|&team| -scores[team]);
    let place = |team: usize| {
        1 + order
            .iter()
            .position(|&other| other == team)
            .unwrap() as u8
    };
    let standings: Vec<Standing> = (0..teams)
        .map(|team| Standing {
            place: place(team),
            score: scores[team],
        })
        .collect();
    Outcome::teams(&team_of, Standings::with_places(&standings))
}

game_testkit::conformance!(SamuraiSwordKit);
