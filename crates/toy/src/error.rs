//! Why an action is refused.

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        NotInHand = "not_in_hand", "R2.1", "that card is not in your hand";
        ChooseFirst = "choose_first", "R2.1", "choose a card for the trick first";
        ExchangeFirst = "exchange_first", "R3.1", "decide about the exchange first";
    }
}
