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

## At the table

about-kind = Secret teams duel with swords and tricks. Guess who is who, strike those within reach and guard your honour.
about-facts = 3–7 players · 30–45 minutes
ask-play = Your turn: play cards. Weapons left: { $left }.
ask-parry = { $seat } attacks you with “{ $weapon }”. Parry, or take { n-wounds }?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-battlecry = Battlecry of { $seat }: discard a Parry, or take a wound?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-jujutsu = Jujutsu of { $seat }: discard a weapon, or take a wound?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-bushido = Bushido turned up a weapon: discard a weapon and pass Bushido on, or { $honour ->
    [yes] give up one honour?
   *[no] discard Bushido at no cost?
}
ask-draw = Take your first card from the deck, or “{ $card }” from the discard pile?
ask-discard = At most seven cards stay in hand: discard { n-cards-taken }.
act-attack = Attack { $target } with “{ $weapon }”: { n-wounds }
act-play = Play “{ $card }”
act-play-on = Play “{ $card }” on { $target }
act-geisha = Geisha: { $target } loses “{ $card }”
act-geisha-hand = Geisha: { $target } loses a card from hand
act-trade = Give up a point of resilience, draw a card
act-end-turn = End the turn
act-parry = Parry with “{ $card }”
act-discard = Discard “{ $card }”
act-suffer = Take { n-wounds }
act-drop-bushido = Discard Bushido{ $honour ->
    [yes] {" "}and lose one honour
   *[no] {""}
}
act-draw-deck = From the deck
act-draw-discards = “{ $card }” from the discard pile
risk-own-side = { $target } is on your side. Attack anyway?
risk-suffer = Taking { n-wounds } defeats you, and { $seat } gets one of your honour points. You hold an answer. Take it anyway?
risk-last-honour = It is your last honour: the match ends at once. Discard Bushido anyway?
about-weapon = { $card }: a weapon. It reaches difficulty { $reach } and deals { n-wounds }.
about-card = { $card ->
    [armor] Armor stays before you: attacks on you are one more difficult.
    [fast-draw] Fast Draw stays before you: your weapons deal one more wound.
    [focus] Focus stays before you: one more weapon each turn.
    [bushido] Bushido lies before one player. At the start of the turn the top card of the deck is turned up: after a weapon, discard a weapon or lose one honour; otherwise Bushido goes to the left.
    [parry] Parry cancels the whole attack of a weapon, or answers Battlecry.
    [geisha] Geisha: another player loses a random card from hand, or a card on the table that you choose.
    [diversion] Diversion: take a random card from another player’s hand.
    [battlecry] Battlecry: all others discard a Parry or take a wound.
    [tea-ceremony] Tea Ceremony: draw three cards, each of the others draws one.
    [breathing] Breathing: take back all resilience; another player of your choice draws a card.
    [daimyo] Daimyo: draw two cards. In hand at the end it is worth a point.
   *[jujutsu] Jujutsu: all others discard a weapon or take a wound.
}
about-character = { $character ->
    [benkei] Benkei: attacks on him are one more difficult.
    [chiyome] Chiyome: only weapons wound her.
    [ginchiyo] Ginchiyo: weapons deal her one wound less, but at least one.
    [goemon] Goemon: one more weapon each turn.
    [hanzo] Hanzo: may parry with a weapon, unless it is his only card.
    [hideyoshi] Hideyoshi: draws three cards instead of two.
    [ieyasu] Ieyasu: may take his first card from the discard pile.
    [kojiro] Kojiro: his weapons reach everybody.
    [musashi] Musashi: his weapons deal one more wound.
    [nobunaga] Nobunaga: may give up resilience, but not the last point, for cards.
    [tomoe] Tomoe: draws a card each time her weapon wounds.
   *[ushiwaka] Ushiwaka: draws a card for each wound from a weapon.
}
about-role = { $role ->
    [shogun] Shogun: known to all, on one side with the Samurai.
    [samurai] Samurai: secretly on the Shogun’s side.
    [ninja-1] Ninja with one star: all Ninja are on one side.
    [ninja-2] Ninja with two stars: all Ninja are on one side.
    [ninja-3] Ninja with three stars: all Ninja are on one side.
   *[ronin] Ronin: alone against everybody.
}
about-role-hidden = The role is secret until the end.
about-resilience = Resilience: { $count } of { $most }. Whoever has none is defeated and gives one honour to the attacker.
about-honour = Honour: { $count }. The match ends when somebody has none.
about-hand = In hand: { n-cards }. Known to you: { $cards }.
about-difficulty = Difficulty of attacking { $seat } from your seat: { $difficulty }. A weapon must reach it.
about-harmless = Harmless: without resilience or without cards. Cannot be attacked and is not counted in difficulty.
about-weapons = Weapons this turn: { $played } of { $limit }.
about-deck = In the deck: { n-cards }. When it is empty the discards become the deck, and everybody loses one honour.
wait-play = { $seat } plays cards.
wait-parry = { $seat } must parry or take { n-wounds } from { $by }.
wait-battlecry = { $seat } must discard a Parry or take a wound from { $by }.
wait-jujutsu = { $seat } must discard a weapon or take a wound from { $by }.
wait-bushido = { $seat } must discard a weapon or drop Bushido.
wait-draw = { $seat } chooses where the first card comes from.
wait-discard = { $seat } discards down to seven cards.
hint-weapon = “{ $card }” reaches difficulty { $reach }. Whom do you attack?
hint-card = “{ $card }”: on whom?
chip-hit = Deal { n-wounds }
chip-too-far = Too far: { $difficulty }
chip-harmless = Harmless
chip-limit = No more weapons
chip-play = { $card ->
    [bushido] Lay it here
    [diversion] Take a card
   *[breathing] Draws a card
}
word-deck = Deck
word-discards = Discard pile
word-turn = turn
word-hand = Hand
result-swordmaster = Swordmaster: only { $seat } still stands, and points are not counted.
result-how = Points: honour × factor of the role + Daimyo in hand.
result-strike = Deadly strike: −{ $points }

## Options explained

help-config-characters = Who plays whom: dealt at random, or named seat by seat.
help-config-roles = Secret roles dealt at random, or named seat by seat, and then known to everybody.
