# Samurai Sword.

game = Samurai Sword

## Events

event-turn-began = { $seat } begins a turn.
event-recovered = { $seat } recovers all resilience: { $resilience }.
event-flipped = { $seat } turns up “{ $card }” for Bushido.
event-bushido-passed = Bushido passes from { $from } to { $to }.
event-bushido-dropped = { $seat } discards Bushido{ $honour ->
    [yes] {" "}and loses one honour
   *[no] {""}
}.
event-drew = { $seat } draws { n-cards-taken }.
event-drew-cards = { $seat } draws { $cards }.
event-took-discard = { $seat } takes “{ $card }” from the discard pile.
event-nothing-to-draw = { $seat }: there is no card left to draw.
event-deck-renewed = The discards become the new deck: { n-cards }. Everybody loses one honour: { $honour }.
event-attacked = { $seat } attacks { $target } with “{ $weapon }”.
event-parried = { $seat } parries with “{ $card }”.
event-wounded = { $seat } takes { n-wounds } from { $by }: resilience { $resilience }.
event-defeated = { $seat } is defeated: one honour goes to { $by }.
event-played = { $seat } plays “{ $card }”.
event-played-on = { $seat } plays “{ $card }” on { $target }.
event-healed = { $seat } regains all resilience: { $resilience }.
event-diverted = { $seat } takes an unseen card from the hand of { $from }.
event-diverted-card = { $seat } takes “{ $card }” from the hand of { $from }.
event-discarded = { $seat } discards “{ $card }”.
event-property-lost = { $seat } loses “{ $card }” from the table.
event-traded = { $seat } gives up a point of resilience for a card: { $resilience } left.
event-turn-ended = { $seat } ends the turn.
event-ended-swordmaster = Swordmaster: only { $last } still stands. Victory: { $winner }. Roles: { $roles }.
event-ended-honour = Somebody has no honour left. Roles: { $roles }. Points: { $points }. Teams: { $totals }. Victory: { $winner }.
event-ended-deadly-strike = Somebody has no honour left. Roles: { $roles }. Points: { $points }. Deadly strike, three points off: { $struck }. Teams: { $totals }. Victory: { $winner }.

## Parts

n-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
card = { $card ->
    [bokken] Bokken
    [kiseru] Kiseru
    [bo] Bo
    [kusarigama] Kusarigama
    [shuriken] Shuriken
    [naginata] Naginata
    [wakizashi] Wakizashi
    [katana] Katana
    [nodachi] Nodachi
    [kanabo] Kanabo
    [nagayari] Nagayari
    [daikyu] Daikyu
    [tanegashima] Tanegashima
    [armor] Armor
    [fast-draw] Fast Draw
    [focus] Focus
    [bushido] Bushido
    [parry] Parry
    [geisha] Geisha
    [diversion] Diversion
    [battlecry] Battlecry
    [tea-ceremony] Tea Ceremony
    [breathing] Breathing
    [daimyo] Daimyo
   *[jujutsu] Jujutsu
}
team-name = { $team ->
    [shogun] Shogun’s side
    [ninja] Ninja
   *[ronin] Ronin
}
team-with-members = { $team } ({ $members })
seat-role = { $seat } – { $role }
points-of = { $seat } – { $points } ({ $honour }×{ $factor }{ $daimyo ->
    [0] {""}
   *[other] , Daimyo { $daimyo }
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = Turn of { $seat }. Deck: { n-cards }.
fact-seat = { $seat }: resilience { $resilience }, honour { $honour }, in hand { n-cards }, in play: { $properties }.
fact-hand = { $seat } holds { $cards }.
name-benkei = Benkei
name-chiyome = Chiyome
name-ginchiyo = Ginchiyo
name-goemon = Goemon
name-hanzo = Hanzo
name-hideyoshi = Hideyoshi
name-ieyasu = Ieyasu
name-kojiro = Kojiro
name-musashi = Musashi
name-nobunaga = Nobunaga
name-tomoe = Tomoe
name-ushiwaka = Ushiwaka
name-shogun = Shogun
name-samurai = Samurai
name-ninja-1 = Ninja ★
name-ninja-2 = Ninja ★★
name-ninja-3 = Ninja ★★★
name-ronin = Ronin

## Refusals

refusal-not_in_hand = That card is not in your hand ({ $rule }).
refusal-nothing_to_answer = There is nothing to answer: it is your play phase ({ $rule }).
refusal-answer_attack_first = First answer the attack ({ $rule }).
refusal-answer_battlecry_first = First answer the Battlecry ({ $rule }).
refusal-answer_jujutsu_first = First answer the Jujutsu ({ $rule }).
refusal-answer_bushido_first = First answer Bushido ({ $rule }).
refusal-draw_first = First choose where your first card comes from ({ $rule }).
refusal-discard_first = First discard down to seven cards ({ $rule }).
refusal-not_a_weapon = That card is not a weapon, and only weapons attack ({ $rule }).
refusal-not_played_so = That card is not played in this way ({ $rule }).
refusal-parry_only_answers = A Parry is only played as an answer ({ $rule }).
refusal-no_such_player = There is no such player at this table ({ $rule }).
refusal-not_yourself = That card needs another player ({ $rule }).
refusal-weapon_limit = You have played all the weapons you may this turn ({ $rule }).
refusal-harmless_target = A harmless player cannot be attacked ({ $rule }).
refusal-out_of_reach = The weapon does not reach that player: the difficulty is too high ({ $rule }).
refusal-bushido_in_play = A Bushido is in play already, and there can be only one ({ $rule }).
refusal-no_card_to_take = That player has no card in hand to take ({ $rule }).
refusal-no_card_to_lose = That player has no such card to lose ({ $rule }).
refusal-not_a_parry = That card does not parry ({ $rule }).
refusal-last_card = Your only card cannot serve as a Parry ({ $rule }).
refusal-not_nobunaga = Only Nobunaga gives up resilience for cards ({ $rule }).
refusal-last_resilience = The last point of resilience cannot be given up ({ $rule }).

## Options

config-characters = Characters
config-characters-random = dealt at random
config-roles = Roles
config-roles-random = dealt at random
