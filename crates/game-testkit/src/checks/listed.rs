//! The list of legal actions: all of them apply, in a fixed order, each with a text of its own.

use game_core::{Game, Random, Seat, Silent};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Look, actions, each_position};

/// The most actions of a long list that are tried at one position.
const TRIED: usize = 40;

/// Every listed action applies.
pub fn listed_actions_apply<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(12), |position, rng| {
        for seat in Seat::all(position.seats()) {
            let mut list = actions::<K::Game>(&position.state, seat);
            rng.shuffle_first(&mut list, TRIED);
            for &action in list.iter().take(TRIED) {
                let mut next = position.state.clone();
                let answer = K::Game::apply(&mut next, seat, action, &mut Silent);
                ensure::<K>(answer.is_ok(), &position.record, || {
                    format!("seat {seat} was offered `{action}`, which is refused: {answer:?}")
                })?;
            }
        }
        Ok(())
    })
}

/// Asked twice, and asked of the same match played again, the list is the same.
pub fn list_order_is_fixed<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(6), |position, _| {
        let replayed = game_core::replay(&position.record, &mut Silent);
        let Ok(replayed) = replayed else {
            return Err(Failure::new::<K>(
                &position.record,
                "the match does not replay",
            ));
        };
        for seat in Seat::all(position.seats()) {
            let list = actions::<K::Game>(&position.state, seat);
            for again in [&position.state, &replayed] {
                let again = actions::<K::Game>(again, seat);
                ensure::<K>(list == again, &position.record, || {
                    format!("the actions of seat {seat} were {list:?}, then {again:?}")
                })?;
            }
        }
        Ok(())
    })
}

/// No action is listed twice, and no two have the same text.
pub fn action_texts_are_unique<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(12), |position, _| {
        for seat in Seat::all(position.seats()) {
            let mut texts: Vec<String> = actions::<K::Game>(&position.state, seat)
                .iter()
                .map(ToString::to_string)
                .collect();
            texts.sort();
            let twice = texts.windows(2).find(|pair| pair[0] == pair[1]);
            ensure::<K>(twice.is_none(), &position.record, || {
                format!("`{}` is listed twice", twice.unwrap_or(&[])[0])
            })?;
            let odd = texts.iter().find(|text| {
                text.trim() != text.as_str() || text.is_empty() || text.contains('\n')
            });
            ensure::<K>(odd.is_none(), &position.record, || {
                format!("{odd:?} is no line of a record")
            })?;
        }
        Ok(())
    })
}
