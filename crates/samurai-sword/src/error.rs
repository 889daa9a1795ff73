//! Why an action is refused.

game_core::refusals! {
    /// A rule that forbids the action.
    pub enum Refusal {
        NotInHand = "not_in_hand", "R3.3", "that card is not in your hand";
        NothingToAnswer = "nothing_to_answer", "R3.3", "there is nothing to answer now: it is your play phase";
        AnswerAttackFirst = "answer_attack_first", "R4.3", "answer the attack first";
        AnswerBattlecryFirst = "answer_battlecry_first", "R5.8", "answer the Battlecry first";
        AnswerJujutsuFirst = "answer_jujutsu_first", "R5.9", "answer the Jujutsu first";
        AnswerBushidoFirst = "answer_bushido_first", "R5.6", "answer Bushido first";
        DrawFirst = "draw_first", "R6.7", "choose where your first card comes from";
        DiscardFirst = "discard_first", "R3.4", "discard down to seven cards first";
        NotAWeapon = "not_a_weapon", "R4.2", "that card is not a weapon";
        NotPlayedSo = "not_played_so", "R3.3", "that card is not played in this way";
        ParryOnlyAnswers = "parry_only_answers", "R5.7", "a Parry is only played as an answer";
        NoSuchPlayer = "no_such_player", "R3.3", "there is no such player at this table";
        NotYourself = "not_yourself", "R3.3", "that card needs another player";
        WeaponLimit = "weapon_limit", "R3.3", "you may not play another weapon this turn";
        HarmlessTarget = "harmless_target", "R2.2", "a harmless player cannot be attacked";
        OutOfReach = "out_of_reach", "R4.2", "the weapon does not reach that player";
        BushidoInPlay = "bushido_in_play", "R5.5", "there is a Bushido in play already";
        NoCardToTake = "no_card_to_take", "R5.12", "that player has no card in hand";
        NoCardToLose = "no_card_to_lose", "R5.13", "that player has no such card to lose";
        NotAParry = "not_a_parry", "R4.3", "that card does not parry";
        LastCard = "last_card", "R6.5", "your only card cannot serve as a parry";
        NotNobunaga = "not_nobunaga", "R6.10", "only Nobunaga gives up resilience for cards";
        LastResilience = "last_resilience", "R6.10", "the last point of resilience cannot be given up";
    }
}
