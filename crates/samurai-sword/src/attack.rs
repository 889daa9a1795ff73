//! Who can attack whom, with what, and how hard it hits: difficulty, reach and wounds (R2, R4).

use game_core::{Seat, SeatSet};

use crate::board::{Board, Pending};
use crate::card::{Card, Kind};
use crate::error::Refusal;

/// The wounds that Battlecry and Jujutsu deal to each who does not answer (R5.8, R5.9).
pub const CRY_WOUNDS: u8 = 1;

impl Board {
    /// How many weapons whose turn it is may play this turn (R3.3).
    #[inline]
    pub fn weapon_limit(&self) -> u8 {
        self.weapon_limit_with(self.properties[self.turn.index()].focus)
    }

    /// How many weapons whose turn it is might play with this number of Focus (R3.3, R5.4).
    #[inline]
    fn weapon_limit_with(&self, focus: u8) -> u8 {
        1 + focus
            + self.traits(self.turn).more_weapons
            + u8::from(self.is_shogun_of_three(self.turn))
    }

    /// How many more weapons whose turn it is may play this turn (R3.3).
    #[inline]
    pub fn weapons_left(&self) -> u8 {
        self.weapon_limit()
            .saturating_sub(self.weapons_played)
    }

    /// The same once this number of Focus has been played too (R5.4).
    #[inline]
    pub fn weapons_left_after(&self, more_focus: u8) -> u8 {
        let focus = self.properties[self.turn.index()].focus;
        self.weapon_limit_with(focus.saturating_add(more_focus))
            .saturating_sub(self.weapons_played)
    }

    /// R2.1: no resilience or no cards in hand.
    #[inline]
    pub fn is_harmless(&self, seat: Seat) -> bool {
        self.is_defeated(seat) || self.hand_sizes[seat.index()] == 0
    }

    /// One bit for each player who is not harmless.
    #[inline]
    pub fn dangerous(&self) -> u32 {
        let seats = Seat::all(self.config.seats());
        seats.fold(0, |bits, seat| {
            bits | u32::from(!self.is_harmless(seat)) << seat.0
        })
    }

    /// How hard it is for one player to attack another (R4.1).
    #[inline]
    pub fn difficulty(&self, from: Seat, target: Seat) -> u8 {
        self.difficulty_among(self.dangerous(), from, target)
    }

    /// The same, for a caller who has already found out who is dangerous.
    #[inline]
    pub(crate) fn difficulty_among(&self, dangerous: u32, from: Seat, target: Seat) -> u8 {
        let steps = steps_between(dangerous, from, target);
        steps + self.properties[target.index()].armor + self.traits(target).guard
    }

    /// The difficulty that seats and characters alone make (R4.1, R6.1): while everybody is dangerous and nobody has
    /// Armor. Least of all for somebody who reaches everybody (R6.8).
    #[inline]
    pub fn difficulty_of_seats(&self, from: Seat, target: Seat) -> u8 {
        if self.traits(from).reaches_all {
            return 1;
        }
        steps_between(u32::MAX >> (32 - self.config.seats()), from, target)
            + self.traits(target).guard
    }

    /// The greatest difficulty this weapon reaches in this player's hands (R4.2, R6.8).
    #[inline]
    pub fn reach(&self, seat: Seat, weapon: Card) -> u8 {
        match weapon.printed().kind {
            _ if self.traits(seat).reaches_all => u8::MAX,
            Kind::Weapon { reach, .. } => reach,
            _ => 0,
        }
    }

    /// Whether this weapon overcomes so great a difficulty in this player's hands (R4.2).
    #[inline]
    pub fn overcomes(&self, seat: Seat, weapon: Card, difficulty: u8) -> bool {
        self.reach(seat, weapon) >= difficulty
    }

    /// R4.2: whether this weapon of the player's reaches another one, who must not be harmless (R2.2).
    #[inline]
    pub fn reaches(&self, seat: Seat, weapon: Card, target: Seat) -> Result<(), Refusal> {
        if self.is_harmless(target) {
            return Err(Refusal::HarmlessTarget);
        }
        if !self.overcomes(seat, weapon, self.difficulty(seat, target)) {
            return Err(Refusal::OutOfReach);
        }
        Ok(())
    }

    /// Whether the player, whose turn it is, may attack another one with this weapon (R3.3, R4.2).
    #[inline]
    pub fn may_attack(&self, seat: Seat, weapon: Card, target: Seat) -> Result<(), Refusal> {
        if self.weapons_left() == 0 {
            return Err(Refusal::WeaponLimit);
        }
        self.reaches(seat, weapon, target)
    }

    /// The wounds a weapon deals unless it is parried (R4.4): printed, and for each Fast Draw and for Musashi one
    /// more; Ginchiyo one less but not none.
    #[inline]
    pub fn wounds(&self, by: Seat, target: Seat, weapon: Card) -> u8 {
        let Kind::Weapon { wounds, .. } = weapon.printed().kind else {
            return 0;
        };
        let dealt = wounds + self.properties[by.index()].fast_draw + self.traits(by).more_wounds;
        dealt
            .saturating_sub(self.traits(target).toughness)
            .max(1)
    }

    /// The wounds that await whoever is to answer now: those of the weapon (R4.4), or the one of Battlecry or
    /// Jujutsu (R5.8, R5.9).
    #[inline]
    pub fn wounds_awaited(&self) -> u8 {
        match (self.pending, self.aside) {
            (Pending::Parry { target }, Some(weapon)) => self.wounds(self.turn, target, weapon),
            _ => CRY_WOUNDS,
        }
    }

    /// Whom Battlecry and Jujutsu of this player touch: everybody else who is not harmless and whom more than
    /// weapons can wound (R5.8, R5.9, R6.2).
    #[inline]
    pub fn touched_by(&self, seat: Seat) -> SeatSet {
        let touched =
            |other: &Seat| !self.is_harmless(*other) && !self.traits(*other).only_weapons_wound;
        self.others(seat).filter(touched).collect()
    }
}

/// How many steps one seat is from another on the shorter way around the table, on which the harmless do not count
/// (R2.1, R4.1).
#[inline]
fn steps_between(dangerous: u32, from: Seat, target: Seat) -> u8 {
    let (low, high) = (from.0.min(target.0), from.0.max(target.0));
    let inside = ((1 << high) - 1) & !((2 << low) - 1);
    let outside = !inside & !(1 << low) & !(1 << high);
    let between = (dangerous & inside)
        .count_ones()
        .min((dangerous & outside).count_ones());
    1 + between as u8
}
