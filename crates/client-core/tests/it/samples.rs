//! Events that random play seldom or never reaches.

use game_core::Seat;

/// What random play with artifacts reaches anyway is not repeated here.
pub(crate) fn samurakva() -> Vec<samurakva::Event> {
    use samurakva::{Card, Event, RowNumber};
    let card = |number| Card::new(number).expect("a number card");
    vec![
        Event::FanUsed {
            seat: Seat(0),
            card: card(44),
            from: RowNumber::First,
            to: RowNumber::Fifth,
            place: 1,
        },
        Event::PileShuffled { size: 1 },
        Event::Scored {
            seat: Seat(1),
            points: -4,
            total: -1,
        },
    ]
}

pub(crate) fn yokai_septet() -> Vec<yokai_septet::Event> {
    use yokai_septet::scoring::{Ending, RoundSummary};
    use yokai_septet::{Card, Event, Suit};
    vec![
        Event::ShowedLeadCard {
            seat: Seat(0),
            card: Card::SNOW_13,
        },
        Event::TrickTaken {
            seat: Seat(3),
            bosses: Suit::ALL.map(Card::foil).to_vec(),
        },
        Event::RoundEnded {
            summary: RoundSummary {
                round: 1,
                ending: Ending::LastTrick,
                taker: Seat(1),
                leader: Seat(0),
                trick: Vec::new(),
                trump: None,
                winners: vec![1],
                points: 1,
                scored: Vec::new(),
            },
            scores: vec![0, 1],
        },
    ]
}

pub(crate) fn samurai_sword() -> Vec<samurai_sword::Event> {
    use samurai_sword::EndingTold;
    use samurai_sword::{Card, Event, Role, Team};
    let roles = vec![Role::Shogun, Role::Ninja1, Role::Ninja2, Role::Samurai];
    let played = Card::ALL.map(|card| Event::Played {
        seat: Seat(0),
        card,
        target: None,
    });
    let ended = [
        Event::NothingToDraw { seat: Seat(2) },
        Event::TookDiscard {
            seat: Seat(3),
            card: Card::ALL[0],
        },
        Event::Ended {
            roles: roles.clone(),
            ending: EndingTold::Swordmaster {
                last: Seat(1),
                winner: Team::Ninja,
            },
        },
        Event::Ended {
            roles: Role::ALL.to_vec(),
            ending: EndingTold::Honour {
                points: Vec::new(),
                deadly_strike: Some(Team::Shogun),
                totals: vec![-2, 5, 6],
                winner: Team::Ronin,
            },
        },
    ];
    played.into_iter().chain(ended).collect()
}

pub(crate) fn samurai_spirit() -> Vec<samurai_spirit::Event> {
    use samurai_spirit::{
        Card, Ending, Event, Family, FarmBack, KiaiPart, Level, Penalty, Samurai,
    };
    let seat = Seat(1);
    let cards: Vec<Card> = Card::all().collect();
    let card = cards[60];
    let parts = [
        KiaiPart::Barricade,
        KiaiPart::Heal,
        KiaiPart::Move,
        KiaiPart::Raiders(2),
        KiaiPart::Intruders(3),
        KiaiPart::Strike,
        KiaiPart::Lend,
        KiaiPart::TurnUp(2),
    ];
    let backs = [
        FarmBack::Barricade,
        FarmBack::Wound,
        FarmBack::Family,
        FarmBack::Farm,
    ];
    let endings = [Ending::Fallen(seat), Ending::NoFarm, Ending::NoFamily];
    let mut events = vec![
        Event::PenaltyImpossible {
            seat,
            penalty: Penalty::Left,
        },
        Event::DefenceLost { seat, card },
        Event::ShuffledIn { card },
        Event::Intruded { known: Some(card) },
        Event::Struck {
            seat,
            card,
            total: 7,
        },
        Event::Moved {
            from: seat,
            to: Seat(2),
            card,
            total: 3,
        },
        Event::RaiderDiscarded { card },
        Event::IntruderDiscarded { card },
        Event::TurnedUp {
            seat,
            cards: cards.clone(),
        },
        Event::Arranged {
            seat,
            cards: vec![card],
        },
        Event::Healed { seat },
    ];
    events.extend(parts.map(|part| Event::KiaiUnused { seat, part }));
    events.extend(backs.map(|back| Event::FarmBurned {
        left: 2,
        back: Some(back),
    }));
    events.extend(Family::ALL.map(|family| Event::FamilyLost { family }));
    events.extend(Family::ALL.map(|family| Event::Bonus { family }));
    events.extend(Samurai::ALL.map(|samurai| Event::SpareUsed { seat, samurai }));
    events.extend((1..=4).map(|wounds| Event::Wounded { seat, wounds }));
    events.extend(Level::ALL.map(|level| Event::Won { score: 8, level }));
    events.extend(endings.map(|ending| Event::Lost { ending }));
    events
}
