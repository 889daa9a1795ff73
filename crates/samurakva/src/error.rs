//! Why an action is refused.

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        ChooseFirst = "choose_first", "R2.1", "a card has to be chosen for the turn now";
        NotInHand = "not_in_hand", "R2.1", "that card is not in your hand";
        TakeFirst = "take_first", "R3.3", "a row has to be taken now";
        PlaceFirst = "place_first", "R5.1", "the revealed card has to be placed now";
        NotHeld = "artifact_not_held", "R5.1", "you do not hold that artifact";
        ReplaceFirst = "replace_first", "R5.4", "whether to replace an artifact has to be decided now";
        FlowerNeedsACard = "flower_needs_a_card", "R6.1", "the flower needs another card in hand";
        PawTooLow = "paw_too_low", "R6.2", "a card that is too low joins no row, so no paw can be laid";
        PawThere = "paw_there", "R6.2", "the row already has a paw";
        RowBlocked = "row_blocked", "R6.3", "a katana lies on that row";
        TwoKatanas = "two_katanas", "R6.3", "two katanas lie already";
        FanNoSuchCard = "fan_no_such_card", "R6.5", "that card lies in no row";
        FanSameRow = "fan_same_row", "R6.5", "the card lies in that row already";
        FanLastCard = "fan_last_card", "R6.5", "a row may not become empty";
        MaskFirst = "mask_first", "R6.7", "whether to use a mask has to be decided now";
        MaskNotTaken = "mask_not_taken", "R6.7", "that card is not among those just taken";
        NoSuchRow = "no_such_row", "R6.8", "there is no fifth row";
        FifthRowLies = "fifth_row_lies", "R6.8", "a fifth row lies already";
        SticksNotInside = "sticks_not_inside", "R6.10", "the card is higher than the last card of that row";
    }
}
