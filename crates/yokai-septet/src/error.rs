//! Why an action is refused.

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        PassFirst = "pass_first", "R3.1", "pass three cards to your partner first";
        PassLeftFirst = "pass_left_first", "R3.2", "pass three cards to your left neighbour first";
        GiveFirst = "give_first", "R8.2", "give one card to each of the others first";
        DiscardFirst = "discard_first", "R9.2", "discard a card first";
        SwapFirst = "swap_first", "R9.3", "swap an open boss or keep them where they are first";
        PlayNow = "play_now", "R5.1", "play a card";
        NotInHand = "not_in_hand", "R3.3", "that card is not in your hand";
        GivenTwice = "given_twice", "R8.2", "you cannot give the same card twice";
        BossKept = "boss_kept", "R9.2", "a boss may not be discarded";
        NotSwappable = "not_swappable", "R9.3", "that is not an open boss that you may swap";
        NotHeld = "not_held", "R5.1", "you cannot play that card: you do not hold it";
        MustFollow = "must_follow", "R5.1", "follow the led suit";
    }
}
