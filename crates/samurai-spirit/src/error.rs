//! Why an action is refused.

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        SparesFirst = "spares_first", "R3.2", "decide about the spare tokens first";
        NoSpareToken = "no_spare_token", "R3.2", "there is no such spare token left";
        PenaltyFirst = "penalty_first", "R3.3", "decide about the penalty first";
        CannotIgnore = "cannot_ignore", "R3.4", "you have no talent to ignore this card's penalties";
        NotThatPenalty = "not_that_penalty", "R3.5", "the card does not show that penalty";
        LoseFirst = "lose_first", "R8.11", "choose the defended card that is discarded first";
        NotDefended = "not_defended", "R8.11", "you defend nothing with that symbol";
        ActFirst = "act_first", "R3.7", "choose your action first";
        SupportSelf = "support_self", "R5.1", "you cannot support yourself";
        NoSupport = "no_support", "R8.5", "a penalty forbids support this turn";
        TokenAway = "token_away", "R5.1", "your support token is not with you";
        SupportPassed = "support_passed", "R5.1", "that samurai has passed";
        NoSuchSamurai = "no_such_samurai", "R2.1", "there is no such samurai at this table";
        PlayFirst = "play_first", "R4.1", "play the card in hand first";
        NoSymbol = "no_symbol", "R4.2", "the card has no symbol to defend with";
        SymbolDefended = "symbol_defended", "R4.2", "you defend that symbol already";
        NoDefending = "no_defending", "R8.4", "a penalty forbids defending this turn";
        MustPlace = "must_place", "R6.8", "this card must be laid left or right, without talents";
        NoTalents = "no_talents", "R8.10", "a penalty forbids talents and tokens this turn";
        CannotHand = "cannot_hand", "R6.2", "you have no talent to hand this card on";
        HandedBefore = "handed_before", "R6.1", "you have handed this card on once already";
        NotNeighbour = "not_neighbour", "R6.2", "a card is handed to a neighbour only";
        NeighbourPassed = "neighbour_passed", "R6.2", "that neighbour has passed";
        CannotDiscard = "cannot_discard", "R6.6", "you have no talent to discard this card";
        NoEqualCard = "no_equal_card", "R6.6", "no card of that value is in your combat line";
        CannotRedraw = "cannot_redraw", "R6.8", "you have no talent to draw another card";
        NothingToRedraw = "nothing_to_redraw", "R6.8", "there is no card left to draw instead";
        SecondFightFirst = "second_fight_first", "R6.7", "decide about the second fight first";
        KiaiFirst = "kiai_first", "R7.1", "decide about the Kiai first";
        NotWounded = "not_wounded", "R7.4", "that samurai carries no wound token";
        SameSamurai = "same_samurai", "R7.5", "it must go to another samurai";
        KiaiOnPassed = "kiai_on_passed", "R5.3", "a Kiai does not reach a samurai who has passed";
        EmptyLine = "empty_line", "R7.9", "that combat line is empty";
        TokenNotHome = "token_not_home", "R7.8", "that support token is not at home";
        ArrangeFirst = "arrange_first", "R7.10", "arrange the turned-up cards first";
        NotTurnedUp = "not_turned_up", "R7.10", "that card is not one of those to arrange";
    }
}
