# Samurai Spirit.

game = Samurai Spirit

## Events

event-turn-began = Turn of { $seat }.
event-spare-used = { $seat } uses the support token of { $samurai } until the round ends.
event-penalties-ignored = { $seat } ignores the penalty of raider { $value }.
event-penalty = { $seat }, penalty: { $penalty }.
event-penalty-impossible = { $seat }: the penalty “{ $penalty }” cannot be applied, so it is a wound.
event-defence-lost = { $seat } loses the defended card { $card }.
event-shuffled-in = A discarded raider goes back into the stack: { $card }.
event-intruded = The top raider joins the intruders unseen.
event-intruded-known = The top raider joins the intruders: { $card }.
event-drew = { $seat } turns up raider { $card }.
event-handed = { $from } hands raider { $value } to { $to }.
event-discarded = { $seat } discards raider { $value }, equal to one in the combat line.
event-put-under = { $seat } puts raider { $value } under the stack.
event-defended = { $seat } defends with raider { $value }: { $symbol }.
event-confronted = { $seat } confronts raider { $value }: the combat line is { $total }.
event-token-given = { $owner } gives the support token to { $to }.
event-token-returned = The support token goes home to { $owner }.
event-passed = { $seat } passes.
event-kiai = { $seat }: Kiai{ $beast ->
    [yes] {" "}of the beast
   *[no] {""}
}!
event-kiai-unused = { $seat } does not use the Kiai: { $part ->
    [barricade] add a barricade
    [heal] take a wound off
    [move] move a raider
    [raiders] discard raiders
    [intruders] discard intruders
    [strike] strike a raider
    [lend] give a support token
   *[turn-up] turn raiders up
}.
event-first-card-off = { $seat } discards the first card of the combat line, { $value }: { $total } left.
event-moved = Raider { $card } moves from { $from } to { $to }; { $from } is at { $total }.
event-struck = { $seat } loses the last raider of the combat line, { $value }: { $total } left.
event-raider-discarded = The top raider is discarded: { $card }.
event-intruder-discarded = The top intruder is discarded: { $card }.
event-turned-up = { $seat } turns up the top raiders: { $cards }.
event-arranged = { $seat } puts them back in this order: { $cards }.
event-wounded = { $wounds ->
    [1] { $seat } is wounded.
    [2] { $seat } is wounded again: the beast awakes!
    [3] { $seat } is wounded as a beast.
   *[other] { $seat } takes the fourth wound and falls.
}
event-healed = { $seat } loses the wound token.
event-barricade-burned = A barricade burns: { $left } left.
event-barricade-added = A barricade is added: { $left } stand.
event-farm-burned = A farm burns: { $left } left.
event-farm-burned-penalty = A farm burns: { $left } left. Its penalty: { $back ->
    [barricade] a barricade
    [wound] a wound
    [family] a family
   *[farm] another farm
}.
event-family-lost = A family is lost (bonus: { family }).
event-rest-breaks-in = Everyone has passed: { n-cards } of the stack join the intruders.
event-round-ended = Round { $round } is over.
event-undefended = { $seat } has not defended the { $symbol ->
    [hat] peasants (hat)
    [farm] farms (house)
   *[doll] families (doll)
}.
event-bonus = A family helps: { $family ->
    [heal] a wound is healed
    [barricade] a barricade is built
   *[intruder] an intruder is driven out
}.
event-intruder-turned-up = An intruder: { $card }.
event-round-began = Round { $round }: { n-cards } in the raider stack, { $joined } of them new.
event-won = The village is saved! Score: { $score }.
event-lost = The village has fallen: { $ending ->
    [fallen] { $seat } is dead
    [no-farm] no farm is left
   *[no-family] no family is left
}.

## Parts

raider = { $value } ({ $printed })
flames = flames
symbol = { $symbol ->
    [hat] hat
    [farm] house
   *[doll] doll
}
penalty = { $penalty ->
    [fire] a barricade burns
    [wound] wound
    [intruder] intruder
    [nodef] no defending
    [nosup] no support
    [left] left neighbour draws
    [right] right neighbour draws
    [mustpass] must pass
    [reshuf] a discard returns
    [notal] no talents
   *[losedef] lose a defence
}
family = { $family ->
    [heal] healing
    [barricade] a barricade
   *[intruder] driving out an intruder
}
fact-round = Round { $round }, turn of { $seat }. Raiders in the stack: { $stack }, intruders: { $intruders }.
fact-village = Barricades: { $barricades }, farms: { $farms }, families: { $count } ({ $families }).
fact-samurai = { $seat }{ $beast ->
    [yes] {" "}(beast)
   *[no] {""}
}: combat line { $total } of { $kiai }, defended: { $defended }{ $wounded ->
    [yes] ; wounded
   *[no] {""}
}{ $passed ->
    [yes] ; passed
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

refusal-spares_first = First decide about the spare tokens ({ $rule }).
refusal-no_spare_token = There is no such spare token left ({ $rule }).
refusal-penalty_first = First the penalty of your last card ({ $rule }).
refusal-cannot_ignore = You have no talent to ignore this card’s penalties ({ $rule }).
refusal-not_that_penalty = Your last card does not show that penalty ({ $rule }).
refusal-lose_first = First choose the defended card you lose ({ $rule }).
refusal-not_defended = You defend nothing with that symbol ({ $rule }).
refusal-act_first = First choose your action: fight, support or pass ({ $rule }).
refusal-support_self = You cannot support yourself ({ $rule }).
refusal-no_support = A penalty forbids support this turn ({ $rule }).
refusal-token_away = Your support token is not with you ({ $rule }).
refusal-support_passed = That samurai has passed and cannot be supported ({ $rule }).
refusal-no_such_samurai = There is no such samurai at this table ({ $rule }).
refusal-play_first = First play the raider you face ({ $rule }).
refusal-no_symbol = The card has no symbol, so it cannot be used to defend ({ $rule }).
refusal-symbol_defended = You defend that symbol already, and once is the most ({ $rule }).
refusal-no_defending = A penalty forbids defending this turn ({ $rule }).
refusal-must_place = This card must be laid left or right, without talents ({ $rule }).
refusal-no_talents = A penalty forbids talents and tokens this turn ({ $rule }).
refusal-cannot_hand = You have no talent to hand this card on ({ $rule }).
refusal-handed_before = You have handed this card on once already ({ $rule }).
refusal-not_neighbour = A card is handed to a neighbour only ({ $rule }).
refusal-neighbour_passed = That neighbour has passed and gets no cards ({ $rule }).
refusal-cannot_discard = You have no talent to discard this card ({ $rule }).
refusal-no_equal_card = No card of that value is in your combat line ({ $rule }).
refusal-cannot_redraw = You have no talent to draw another card ({ $rule }).
refusal-nothing_to_redraw = There is no card left to draw instead ({ $rule }).
refusal-second_fight_first = First decide about the second fight ({ $rule }).
refusal-kiai_first = First decide about the Kiai ({ $rule }).
refusal-not_wounded = That samurai carries no wound token ({ $rule }).
refusal-same_samurai = It must go to another samurai ({ $rule }).
refusal-kiai_on_passed = A Kiai does not reach a samurai who has passed ({ $rule }).
refusal-empty_line = That combat line is empty ({ $rule }).
refusal-token_not_home = That support token is not at home ({ $rule }).
refusal-arrange_first = First arrange the turned-up raiders ({ $rule }).
refusal-not_turned_up = That card is not one of those to arrange ({ $rule }).

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

about-kind = All together against the raiders: seven samurai hold a village for three rounds. Every raider is either kept away from the village or fought, and no line may grow too long.
about-facts = 2–7 samurai, also one person alone · 30–60 minutes
about-talent = { $samurai ->
    [heihachi] Talent: hands raiders of even value to a neighbour.
    [daisuke] Talent: hands raiders of odd value to a neighbour.
    [gorobei] Talent: ignores the penalties of raiders of even value.
    [kanbei] Talent: ignores the penalties of raiders of odd value.
    [kyuzo] Talent: discards a raider equal in value to one of the combat line.
    [kikuchiyo] Talent: after a fight may fight once more.
   *[katsushiro] Talent: puts a raider under the stack and draws another instead.
}
about-kiai = Kiai at exactly { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] add a barricade, and heal a wound of any samurai.
       *[no] add a barricade.
    }
    [daisuke] { $beast ->
        [yes] twice move the last raider of one samurai to another.
       *[no] move the last raider of one samurai to another.
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
        [yes] give any support token to a samurai, and add a barricade.
       *[no] give any support token to a samurai.
    }
    [kikuchiyo] { $beast ->
        [yes] twice discard the last raider of any combat line.
       *[no] discard the last raider of any combat line.
    }
   *[katsushiro] { $beast ->
        [yes] turn up the top three raiders and put them in order.
       *[no] turn up the top two raiders and put them in order.
    }
}
about-symbol = { $symbol ->
    [hat] Hat: protects the peasants. Without one at the end of the round this samurai is wounded.
    [farm] House: protects the farms. Without one at the end of the round a farm burns.
   *[doll] Doll: protects the families. Without one at the end of the round a family is lost.
}
about-penalty = At the start of the turn, while it is the last card: { $penalty ->
    [fire] a barricade burns, or a farm if none is left.
    [wound] the samurai is wounded.
    [intruder] the top raider of the stack joins the intruders.
    [nodef] no defending this turn.
    [nosup] no support this turn.
    [left] the left neighbour draws a raider straight into the combat line.
    [right] the right neighbour draws a raider straight into the combat line.
    [mustpass] the samurai must pass.
    [reshuf] a random discarded raider is shuffled into the stack.
    [notal] neither talent nor support tokens this turn.
   *[losedef] one defended card is discarded.
}
about-raider = { $rank ->
    [boss] Boss
    [lieutenant] Lieutenant
   *[plunderer] Plunderer
} of strength { $value }.
about-flames = Flames: as an intruder it burns a barricade or a farm at the end of the round.
about-stack = Raider stack: { n-cards }. The round ends when it is used up.
about-discard = Discarded raiders. Everybody may look through them.
about-intruders = Intruders: { n-cards }. At the end of the round each one with flames burns something.
about-barricades = Barricades: { $left } of { $all }. They burn before the farms.
about-farms = Farms: { $left } of 6. When the last one burns, all is lost.
about-farm-back = A burned farm brought: { $back ->
    [barricade] a burning barricade
    [wound] a wound
    [family] a lost family
   *[farm] another burning farm
}.
about-family = { $here ->
    [yes] A family. At the end of the round it helps: { family }.
   *[no] This family is lost (its help was: { family }).
}
about-token = Support token of { $samurai }. Held by somebody else at the start of a turn, it lends the talent for that turn.
about-spare = Spare token of { $samurai }. Used once, it lends the talent for the rest of the round.
about-wounds = { $wounds ->
    [1] Wounded once. The next wound wakes the beast.
   *[other] Wounded as a beast. The next wound is the end.
}
about-track = Combat line { $total } of { $kiai }. On the mark comes the Kiai; above it a barricade burns, and the next turn can only be to pass.
word-round = Round { $round } of 3 · { $level }
word-stack = Raiders
word-discard = Discard
word-intruders = Intruders
word-under = Put under the stack: { $cards }.
word-up = On top:
word-spares = Spare tokens:
word-passed = passed
word-beast = beast
word-next = Next turn begins with: { $penalties }.
word-calm = No penalty waits for the next turn.
word-ignores = { $samurai } can ignore it.
word-banned = This turn: { $penalties }.
word-defend = Defend
word-confront = Confront
word-hand = Hand over
word-support = Support
word-heal = Heal
word-strike = Strike the last raider
word-take = Take the last raider
word-token = Take the token
word-give = Give it here
word-then = { $outcome ->
    [kiai] { $total } of { $kiai }: Kiai!
    [above] { $total } of { $kiai }: something burns
   *[below] { $total } of { $kiai }
}
word-awakes = { $samurai }: the beast awakes!
score-farms = Farms
score-families = Families
score-unharmed = Nobody carries a wound
score-total = Score
ask-spares = { $samurai }: use a spare token?
ask-penalties = { $samurai }: the last raider is { $card }. What about the penalty?
ask-lose = { $samurai }: choose the defended card that is lost.
ask-act = { $samurai }: fight, support (tap a samurai) or pass?
ask-play = { $samurai } faces raider { $card }. How to play it?
ask-handed = { $samurai } is handed raider { $card } by { $giver }. How to play it?
ask-place = { $samurai } must take raider { $card }. Defend or confront?
ask-second-fight = { $samurai }: fight a second time?
ask-kiai = { $samurai }: Kiai! { $part ->
    [barricade] Add a barricade?
    [heal] Whose wound shall be healed?
    [move] Whose last raider moves, and to whom?
    [raiders] Discard raiders of the stack, so many: { $count }?
    [intruders] Discard intruders, so many: { $count }?
    [strike] Whose last raider is struck?
    [lend] Whose support token goes to whom?
   *[turn-up] Turn up raiders of the stack, so many: { $count }?
}
ask-arrange = { $samurai }: which raider shall be number { $place } from the top?
act-decline = { $step ->
    [spares] No spare token
    [fight] No second fight
   *[kiai] Leave the Kiai unused
}
act-spare = Use the token of { $samurai }
act-ignore = Ignore the penalty
act-suffer = Suffer: { $penalty }
act-lose = Lose this: { $symbol }
act-fight = { $again ->
    [yes] Fight again
   *[no] Fight: turn up a raider
}
act-support = Support { $samurai }
act-pass = Pass
act-defend = Defend: { $symbol }
act-confront = Confront { $value }: { $total } of { $kiai }
act-hand = Hand { $value } to { $samurai }
act-discard = Discard { $value }
act-redraw = Put { $value } under the stack, draw another
act-barricade = Add a barricade
act-heal = Heal { $samurai }
act-move = Last raider of { $from } to { $to }
act-kiai = { $part ->
    [intruders] Discard intruders: { $count }
    [raiders] Discard raiders: { $count }
   *[turn-up] Turn up raiders: { $count }
}
act-lend = Token of { $owner } to { $to }
act-strike = Strike the last raider of { $samurai }
act-next = This one next: { $card }
risk-above = That makes { $total } of { $kiai }: a barricade or a farm burns, and your next turn can only be to pass. You could defend instead. Confront anyway?
risk-pass = You leave the round with these undefended: { $symbols }. Each costs the village or you at the end of the round. Pass anyway?

## Options explained

help-config-samurai = How many samurai defend the village, or which ones. One person may play several.
help-config-level = Harder levels have fewer barricades; from hard on burned farms strike back, and on heroic the families do not help.
help-config-spare_tokens = Tokens of samurai who are not at the table can each be used once.
help-config-first = Who has the first turn.
