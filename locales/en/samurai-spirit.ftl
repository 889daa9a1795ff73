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
