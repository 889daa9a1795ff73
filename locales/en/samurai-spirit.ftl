# Samurai Spirit.

game = Samurai Spirit

## Events

event-turn-began = { $you ->
    [seat] Your turn.
   *[other] { $seat }’s turn.
}
event-spare-used = { $you ->
    [seat] You use { $samurai }’s spare token and have
   *[other] { $seat } uses { $samurai }’s spare token and has
} his talent for the rest of the round.
event-penalties-ignored = { $you ->
    [seat] You ignore
   *[other] { $seat } ignores
} the penalty on the { $value }.
event-penalty = Penalty for { $you ->
    [seat] you
   *[other] { $seat }
}: { $penalty }.
event-penalty-impossible = The penalty “{ $penalty }” can’t be carried out, so { $you ->
    [seat] you’re
   *[other] { $seat } is
} wounded instead.
event-defence-lost = { $you ->
    [seat] You lose a guard: the { $card } on your left.
   *[other] { $seat } loses a guard: the { $card } on his left.
}
event-shuffled-in = A { $card } is shuffled back into the stack from the discards.
event-intruded = The top raider slips past, face down, and joins the intruders.
event-intruded-known = The top raider, a { $card }, slips past and joins the intruders.
event-drew = { $you ->
    [seat] You turn
   *[other] { $seat } turns
} up a { $card }.
event-handed = { $you ->
    [from] You hand the { $value } to { $to }.
    [to] { $from } hands you the { $value }.
   *[other] { $from } hands the { $value } to { $to }.
}
event-discarded = { $you ->
    [seat] You discard the { $value }: there’s already one in your combat line.
   *[other] { $seat } discards the { $value }: there’s already one in his combat line.
}
event-put-under = { $you ->
    [seat] You put
   *[other] { $seat } puts
} the { $value } under the stack.
event-defended = { $you ->
    [seat] You defend with the { $value } and have
   *[other] { $seat } defends with the { $value } and has
} a { $symbol } now.
event-confronted = { $you ->
    [seat] You confront the { $value } and stand
   *[other] { $seat } confronts the { $value } and stands
} at { $total }.
event-token-given = { $you ->
    [owner] You give your support token to { $to }.
    [to] { $owner } gives you his support token.
   *[other] { $owner } gives his support token to { $to }.
}
event-token-returned = { $you ->
    [owner] Your support token comes home.
   *[other] { $owner }’s support token goes home.
}
event-passed = { $you ->
    [seat] You pass
   *[other] { $seat } passes
}.
event-kiai = { $you ->
    [seat] You let out your
   *[other] { $seat } lets out his
} { $beast ->
    [yes] beast{" "}
   *[no] {""}
}Kiai!
event-kiai-unused = { $you ->
    [seat] You don’t use your
   *[other] { $seat } doesn’t use his
} Kiai to { $part ->
    [barricade] add a barricade
    [heal] heal a wound
    [move] move a raider
    [raiders] discard raiders
    [intruders] discard intruders
    [strike] discard a raider from a combat line
    [lend] give away a support token
   *[turn-up] turn up raiders
}.
event-first-card-off = The first raider in { $you ->
    [seat] your
   *[other] { $seat }’s
} combat line, a { $value }, is discarded. { $you ->
    [seat] You now stand
   *[other] { $seat } now stands
} at { $total }.
event-moved = { $you ->
    [from] Your last raider, a { $card }, moves to { $to }. You now stand
    [to] { $from }’s last raider, a { $card }, moves to you. { $from } now stands
   *[other] { $from }’s last raider, a { $card }, moves to { $to }. { $from } now stands
} at { $total }.
event-struck = The last raider in { $you ->
    [seat] your
   *[other] { $seat }’s
} combat line, a { $value }, is discarded. { $you ->
    [seat] You now stand
   *[other] { $seat } now stands
} at { $total }.
event-raider-discarded = The top raider is discarded: a { $card }.
event-intruder-discarded = The top intruder is discarded: a { $card }.
event-turned-up = { $you ->
    [seat] You turn
   *[other] { $seat } turns
} up the top of the stack: { $cards }.
event-arranged = { $you ->
    [seat] You put
   *[other] { $seat } puts
} them back in this order: { $cards }.
event-wounded = { $you ->
    [seat] { $wounds ->
        [1] You’re wounded.
        [2] You’re wounded again – the beast awakens!
        [3] You’re wounded as a beast. One more wound and all is lost.
       *[other] You take your fourth wound and fall.
    }
   *[other] { $wounds ->
        [1] { $seat } is wounded.
        [2] { $seat } is wounded again – the beast awakens!
        [3] { $seat } is wounded as a beast. One more wound and all is lost.
       *[other] { $seat } takes his fourth wound and falls.
    }
}
event-healed = { $you ->
    [seat] You’re
   *[other] { $seat } is
} healed: the wound token comes off.
event-barricade-burned = A barricade burns: { $left ->
    [0] none
   *[other] { $left }
} left.
event-barricade-added = A new barricade goes up: { $left } standing.
event-farm-burned = A farm burns: { $left ->
    [0] none
   *[other] { $left }
} left.
event-farm-burned-penalty = A farm burns: { $left ->
    [0] none
   *[other] { $left }
} left. The penalty on its back: { $back ->
    [barricade] a barricade is lost
    [wound] a samurai is wounded
    [family] a family is lost
   *[farm] another farm burns
}.
event-family-lost = A family is lost: the { family }.
event-rest-breaks-in = Everyone has passed. { $count ->
    [one] The last card of the stack joins
   *[other] The last { $count } cards of the stack join
} the intruders.
event-round-ended = Round { $round } is over.
event-undefended = { $you ->
    [seat] You have
   *[other] { $seat } has
} no { $symbol ->
    [hat] hat to protect the peasants
    [farm] house to protect the farms
   *[doll] doll to protect the families
}.
event-bonus = { $family ->
    [heal] The healers look for a wounded samurai.
    [barricade] The builders set to work on a barricade.
   *[intruder] The watchmen go after an intruder.
}
event-intruder-turned-up = Among the intruders: a { $card }.
event-round-began = Round { $round }: { n-cards } in the raider stack{ $joined ->
    [0] {""}
   *[other] , { $joined } of them new
}.
event-won = The village is saved! Score: { $score }.
event-lost = The village has fallen: { $ending ->
    [fallen] { $you ->
        [seat] you’ve taken your
       *[other] { $seat } has taken his
    } fourth wound
    [no-farm] there are no farms left
   *[no-family] there are no families left
}.

## Parts

raider = { $value } ({ $printed })
flames = flames
symbol = { $symbol ->
    [hat] hat
    [farm] house
   *[doll] doll
}
symbol-missing = { $symbol ->
    [hat] a hat
    [farm] a house
   *[doll] a doll
}
penalty = { $penalty ->
    [fire] fire
    [wound] wound
    [intruder] break-in
    [nodef] no defending
    [nosup] no support
    [left] raider to the left
    [right] raider to the right
    [mustpass] must pass
    [reshuf] a raider returns
    [notal] no talents
   *[losedef] lost guard
}
family = { $family ->
    [heal] healers
    [barricade] builders
   *[intruder] watchmen
}
fact-round = Round { $round }, { $you ->
    [seat] your
   *[other] { $seat }’s
} turn. Raiders in the stack: { $stack }. Intruders: { $intruders }.
fact-village = Barricades: { $barricades }. Farms: { $farms }. Families: { $count } ({ $families }).
fact-samurai = { $you ->
    [seat] You ({ $seat })
   *[other] { $seat }
}{ $beast ->
    [yes] , a beast
   *[no] {""}
}: total { $total } of { $kiai }, defended: { $defended }{ $wounded ->
    [yes] , wounded
   *[no] {""}
}{ $passed ->
    [yes] , out for this round
   *[no] {""}
}.
name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kyuzo = Kyuzo
name-kikuchiyo = Kikuchiyo
name-katsushiro = Katsushiro

## Refusals

refusal-spares_first = Decide about the spare tokens first: pick one, or go on without.
refusal-no_spare_token = That spare token has been used. Choose one that’s still there.
refusal-penalty_first = Deal with the penalty on your last card first.
refusal-cannot_ignore = You can’t ignore this penalty. That takes Gorobei’s talent for even cards, or Kanbei’s for odd ones.
refusal-not_that_penalty = Your last card doesn’t show that penalty. Choose one it does show.
refusal-lose_first = First choose which card on your left you lose.
refusal-not_defended = You have no card with that symbol on your left. Choose one you have.
refusal-act_first = Choose your action first: fight, support or pass.
refusal-support_self = You can’t support yourself. Give your token to another samurai.
refusal-no_support = A penalty keeps you from supporting this turn. Fight or pass instead.
refusal-token_away = Your support token is with someone else. It comes home at the end of his turn.
refusal-support_passed = That samurai has passed. Support someone who’s still in the round.
refusal-support_passed-who = { $samurai } has passed. Support someone who’s still in the round.
refusal-no_such_samurai = That samurai isn’t in this match. Choose one at the table.
refusal-play_first = There’s a raider in front of you: play that card first.
refusal-no_symbol = You can’t defend with a card that has no symbol. Confront it instead.
refusal-no_symbol-card = This { $value } has no symbol, so you can’t defend with it. Confront it instead.
refusal-symbol_defended = You already have that symbol on your left, and one is all you can have.
refusal-symbol_defended-card = You already have a { $symbol } on your left (the { $value }), and one is all you can have. Confront this card, or use a talent.
refusal-no_defending = A penalty keeps you from defending this turn. Confront the raider instead.
refusal-must_place = No talents on this card: defend with it or confront it.
refusal-no_talents = A penalty keeps you from using talents and tokens this turn.
refusal-cannot_hand = You can’t hand this card on. That takes Heihachi’s talent for even cards, or Daisuke’s for odd ones.
refusal-cannot_hand-talent = Only { $samurai }’s talent hands on a { $value }. You’d need his support token.
refusal-handed_before = You’ve already handed this card on once. Now you have to play it.
refusal-not_neighbour = You can hand a card only to the samurai on your left or right.
refusal-neighbour_passed = That neighbour has passed, so you can’t hand him a card.
refusal-neighbour_passed-who = { $samurai } has passed, so you can’t hand him a card.
refusal-cannot_discard = You can’t discard this card. That takes Kyuzo’s talent.
refusal-no_equal_card = There’s no card of that value in your combat line, so you can’t discard this one. Defend or confront.
refusal-no_equal_card-line = In your combat line: { $cards }. There’s no { $value }, so you can’t discard this one. Defend or confront.
refusal-cannot_redraw = You can’t swap this card for another. That takes Katsushiro’s talent.
refusal-nothing_to_redraw = The stack is empty, so there’s no other card to draw. Play this one.
refusal-second_fight_first = Decide about your second fight first.
refusal-kiai_first = Your Kiai comes first: use it or let it go.
refusal-not_wounded = That samurai has no wound token. Choose one who does.
refusal-same_samurai = He has it already. Choose another samurai to give it to.
refusal-kiai_on_passed = That samurai has passed, and your Kiai can’t reach him. Choose someone still in the round.
refusal-empty_line = There are no raiders in that combat line. Choose another samurai.
refusal-token_not_home = That support token isn’t at home. Choose one that is.
refusal-arrange_first = Put the turned-up raiders back in order first: pick the one that goes next.
refusal-not_turned_up = That card isn’t one of those you turned up. Pick one of them.

## Options

config-samurai = Samurai
config-level = Level
config-level-easy = easy
config-level-normal = normal
config-level-hard = hard
config-level-heroic = heroic
config-spare_tokens = Spare support tokens
config-spare_tokens-auto = with two samurai
config-spare_tokens-on = yes
config-spare_tokens-off = no
config-first = First turn
config-first-random = at random

## At the table

about-kind = Seven samurai, one village, three rounds: you win or lose together. Turn each raider away or take him on yourself – but take on too many and the village burns.
about-facts = 2–7 samurai, solo too · 30–60 minutes
about-lesson = Learn in 5 minutes
about-talent = { $samurai ->
    [heihachi] Talent: hands an even card (2, 4, 6) to a neighbour.
    [daisuke] Talent: hands an odd card (1, 3, 5) to a neighbour.
    [gorobei] Talent: ignores the penalties of even cards (2, 4, 6).
    [kanbei] Talent: ignores the penalties of odd cards (1, 3, 5).
    [kyuzo] Talent: discards a card whose value is already in his combat line.
    [kikuchiyo] Talent: after a fight he can fight once more.
   *[katsushiro] Talent: puts a card under the stack and draws another.
}
about-kiai = Kiai at exactly { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] add a barricade, and take a wound token off any samurai.
       *[no] add a barricade.
    }
    [daisuke] { $beast ->
        [yes] twice, move the last card of any combat line to another samurai.
       *[no] move the last card of any combat line to another samurai.
    }
    [gorobei] { $beast ->
        [yes] discard the top three raiders of the stack.
       *[no] discard the top two raiders of the stack.
    }
    [kanbei] { $beast ->
        [yes] discard the top three intruders.
       *[no] discard the top two intruders.
    }
    [kyuzo] { $beast ->
        [yes] give any support token to another samurai, and add a barricade.
       *[no] give any support token to another samurai.
    }
    [kikuchiyo] { $beast ->
        [yes] twice, discard the last card of any combat line.
       *[no] discard the last card of any combat line.
    }
   *[katsushiro] { $beast ->
        [yes] turn up the top three raiders and put them back face up, in any order.
       *[no] turn up the top two raiders and put them back face up, in any order.
    }
}
about-symbol = { $symbol ->
    [hat] Hat: protects the peasants. Without one at the end of the round, this samurai is wounded.
    [farm] House: protects the farms. Without one at the end of the round, a farm burns.
   *[doll] Doll: protects the families. Without one at the end of the round, a family is lost.
}
about-penalty = At the start of a samurai’s turn, if this card is last in his line: { $penalty ->
    [fire] a barricade burns, or a farm if there are no barricades (fire).
    [wound] he’s wounded (wound).
    [intruder] the top raider joins the intruders, face down (break-in).
    [nodef] he can’t defend this turn (no defending).
    [nosup] he can’t support this turn (no support).
    [left] his left neighbour draws a raider straight into his combat line (raider to the left).
    [right] his right neighbour draws a raider straight into his combat line (raider to the right).
    [mustpass] he has to pass this turn (must pass).
    [reshuf] a random discarded raider is shuffled back into the stack (a raider returns).
    [notal] he has neither his talent nor any tokens this turn (no talents).
   *[losedef] he discards one of the cards on his left (lost guard).
}
about-raider = { $rank ->
    [boss] Boss
    [lieutenant] Lieutenant
   *[plunderer] Plunderer
}, value { $value }.
about-flames = Flames: if this card ends up among the intruders, a barricade or a farm burns at the end of the round.
about-stack = Raider stack: { n-cards }. When it’s used up, the round ends.
about-discard = Discarded raiders. You can look through them.
about-intruders = Intruders: { n-cards }. At the end of the round, something burns for each one with flames.
about-barricades = Barricades: { $left } of { $all }. They burn before the farms do.
about-farms = Farms: { $left } of 6. When the last one burns, you’ve all lost.
about-farm-back = The penalty on the back of this burned farm: { $back ->
    [barricade] a barricade is lost
    [wound] a samurai is wounded
    [family] a family is lost
   *[farm] another farm burns
}.
about-family = { $here ->
    [yes] The { family }. At the end of each round this family { $family ->
        [heal] heals a wounded samurai
        [barricade] puts up a barricade
       *[intruder] drives out an intruder
    }.
    [idle] The { family }. You have to keep them safe, but on the heroic level they don’t help.
   *[no] The { family } are lost. They { $family ->
        [heal] healed a wounded samurai
        [barricade] put up a barricade
       *[intruder] drove out an intruder
    } at the end of each round.
}
about-token = { $samurai }’s support token. Hold it when your turn begins, and you have his talent for that turn.
about-spare = { $samurai }’s spare token. Use it once and you have his talent for the rest of the round.
about-wounds = { $wounds ->
    [1] Wounded once. The next wound wakes the beast.
   *[other] Wounded as a beast. One more wound and all is lost.
}
about-track = Total { $total } of { $kiai }. Hit { $kiai } exactly and the Kiai comes. Go over and a barricade burns – and unless the total comes down again, this samurai has to pass next turn.
word-round = Round { $round } of 3 · { $level }
word-stack = Raiders
word-discard = Discards
word-intruders = Intruders
word-under = Under the stack: { $cards }.
word-up = On top:
word-spares = Spare tokens:
word-passed = passed
word-beast = beast
word-next = Waiting for the next turn: { $penalties }.
word-calm = No penalty waiting.
word-ignores = { $samurai } can ignore it.
word-banned = This turn: { $penalties }.
word-defend = Defend
word-confront = Confront
word-hand = Hand it over
word-support = Support
word-heal = Heal
word-strike = Discard his last raider
word-take = Take his last raider
word-token = Take his token
word-give = Give it to him
word-then = { $outcome ->
    [kiai] { $total } of { $kiai }: Kiai!
    [above] { $total } of { $kiai }: something burns
   *[below] { $total } of { $kiai }
}
word-awakes = { $samurai }: the beast awakens!
score-farms = Farms
score-families = Families
score-unharmed = No wound tokens
score-total = Score
recap-held = You held out. Farms standing: { $farms } of { $all_farms }; families safe: { $families } of { $all_families }.
recap-fell = The village fell in round { $round } of { $rounds }.
recap-barricades = Barricades
recap-wounds = Wounds
ask-spares = { $samurai }, do you want to use a spare token?
ask-penalties = { $samurai }, the last raider in your combat line is a { $card }. How will you deal with the penalty?
ask-lose = { $samurai }, which card on your left will you lose?
ask-act = { $samurai }, it’s your move: fight, support (pick a samurai) or pass?
ask-play = { $samurai }, you face a { $card }. How will you play it?
ask-handed = { $samurai }, here’s a { $card } from { $giver }. How will you play it?
ask-place = { $samurai }, you have to take a { $card }. Defend or confront?
ask-second-fight = { $samurai }, do you want to fight once more?
ask-kiai = { $samurai }: Kiai! { $part ->
    [barricade] Add a barricade?
    [heal] Who do you want to heal?
    [move] Pick the samurai whose last raider moves, then the one who gets it.
    [raiders] Discard the top { $count ->
        [one] raider
       *[other] { $count } raiders
    } of the stack?
    [intruders] Discard the top { $count ->
        [one] intruder
       *[other] { $count } intruders
    }?
    [strike] Whose last raider will you discard?
    [lend] Pick the samurai whose support token moves, then the one who gets it.
   *[turn-up] Turn up the top { $count ->
        [one] raider
       *[other] { $count } raiders
    } of the stack?
}
ask-arrange = { $samurai }, which raider goes { $place ->
    [1] on top
    [2] second
    [3] third
   *[other] in place { $place }
}?
act-decline = { $step ->
    [spares] Go on without
    [fight] Don’t fight again
   *[kiai] Let the Kiai go
}
act-spare = Use { $samurai }’s token
act-ignore = Ignore the penalty
act-suffer = Suffer the penalty: { $penalty }
act-lose = Discard the { $symbol }
act-fight = { $again ->
    [yes] Fight again
   *[no] Fight: turn up a raider
}
act-support = Support { $samurai }
act-pass = Pass
act-defend = Defend: { $symbol }
act-confront = Confront the { $value }: { $total } of { $kiai }
act-hand = Hand the { $value } to { $samurai }
act-discard = Discard the { $value }
act-redraw = Put the { $value } under the stack, draw another
act-barricade = Add a barricade
act-heal = Heal { $samurai }
act-move = Move { $from }’s last raider to { $to }
act-kiai = { $part ->
    [intruders] Discard the top { $count ->
        [one] intruder
       *[other] { $count } intruders
    }
    [raiders] Discard the top { $count ->
        [one] raider
       *[other] { $count } raiders
    }
   *[turn-up] Turn up the top { $count ->
        [one] raider
       *[other] { $count } raiders
    }
}
act-lend = Give { $owner }’s token to { $to }
act-strike = Discard { $samurai }’s last raider
act-next = Put this one next: { $card }
risk-above = That makes { $total } of { $kiai }: a barricade (or a farm) burns, and next turn you’ll probably have to pass. You could defend instead. Confront anyway?
risk-pass = You’d leave the round without { $symbols }. Anything missing will hurt you or the village when the round ends. Pass anyway?

## Options explained

conflict-spare_tokens = { $field }: with seven samurai no token is left over.
conflict-first = { $field }: there’s no such seat at this table.
help-config-samurai = How many samurai defend the village, or which ones. One person can play several.
help-config-level = The harder the level, the fewer the barricades. From hard on, burned farms strike back; on heroic, the families don’t help.
help-config-spare_tokens = Tokens of samurai who aren’t at the table. Each can be used once.
help-config-first = Who takes the first turn.

## Goal

goal = Hold the village for 3 rounds (now round { $round }). Keep a farm, a family and every samurai.
