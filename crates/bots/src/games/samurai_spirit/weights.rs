//! How much each thing counts when a samurai decides by rule.

/// What things cost or are worth to a policy; each policy is one set of these numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What a missing doll costs.
    pub doll: i32,
    /// What a missing farm costs.
    pub farm: i32,
    /// What a missing hat costs besides the wound.
    pub hat: i32,
    /// What it costs more when it is the last farm or family but one.
    pub last: i32,
    /// What the first four wounds cost: token, beast, token, the end.
    pub wounds: [i32; 4],
    /// What a barricade is worth, less one for each that stands.
    pub fire: i32,
    /// What a farm is worth when no barricade is left.
    pub burn: i32,
    /// What a Kiai is worth.
    pub kiai: i32,
    /// What a point in the line costs, in tenths.
    pub weight: i32,
    /// What being above the value costs besides.
    pub above: i32,
    /// What fighting is worth in itself, in tenths.
    pub lure: i32,
    /// What letting a raider in costs, in tenths.
    pub support: i32,
    /// What leaving the raiders to the others costs, in tenths.
    pub leave: i32,
    /// What each raider left at the last pass costs, in tenths.
    pub rest: i32,
    /// What handing a card on costs.
    pub hand: i32,
    /// What getting rid of a card is worth.
    pub discard: i32,
    /// What drawing again costs.
    pub redraw: i32,
    /// How often a last card's penalty comes, in tenths.
    pub twice: i32,
    /// Whether the losses are counted that are certain by now.
    pub foresight: bool,
}

/// The beginner's numbers.
pub const NOVICE: Weights = Weights {
    doll: 12,
    farm: 3,
    hat: 1,
    last: 283,
    wounds: [0, 2, 27, 243],
    fire: 20,
    burn: 20,
    kiai: 12,
    weight: 3,
    above: 13,
    lure: 313,
    support: 737,
    leave: 87,
    rest: 12,
    hand: 3,
    discard: 1,
    redraw: 3,
    twice: 7,
    foresight: false,
};

/// The experienced player's numbers: the beginner's, improved by chance changes that won more of some
/// thousand matches of three and four samurai; and he counts the losses.
pub const TUNED: Weights = Weights {
    hat: 2,
    wounds: [0, 2, 27, 72],
    burn: 22,
    above: 14,
    hand: 1,
    redraw: 1,
    foresight: true,
    ..NOVICE
};
