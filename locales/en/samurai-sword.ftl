# Samurai Sword.

game = Samurai Sword

## Events

event-turn-began = { $you ->
    [seat] Your turn.
   *[other] { $seat }’s turn.
}
event-recovered = { $you ->
    [seat] You’re
   *[other] { $seat } is
} back on { $you ->
    [seat] your
   *[other] their
} feet with { $resilience } resilience.
event-flipped = { $you ->
    [seat] You turn
   *[other] { $seat } turns
} up { card-a } for Bushido.
event-bushido-passed = { $you ->
    [from] You pass Bushido to { $to }.
    [to] { $from } passes Bushido to you.
   *[other] { $from } passes Bushido to { $to }.
}
event-bushido-dropped = { $you ->
    [seat] You discard Bushido{ $honour ->
        [yes] {" "}and lose 1 honour
       *[no] {""}
    }.
   *[other] { $seat } discards Bushido{ $honour ->
        [yes] {" "}and loses 1 honour
       *[no] {""}
    }.
}
event-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} { n-cards-taken }.
event-drew-cards = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} { $cards }.
event-took-discard = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { card-a } from the discard pile.
event-nothing-to-draw = There’s nothing left for { $you ->
    [seat] you
   *[other] { $seat }
} to draw.
event-deck-renewed = The deck has run out. The discards are shuffled into a new one ({ n-cards }), and everyone loses 1 honour. Honour left – { $honour }.
event-attacked = { $you ->
    [seat] You attack { $target }
    [target] { $seat } attacks you
   *[other] { $seat } attacks { $target }
} with a { $weapon }.
event-parried = { $you ->
    [seat] You parry
   *[other] { $seat } parries
}{ $card_id ->
    [parry] {""}
   *[other] {" "}with { card-a }
}.
event-wounded = { $you ->
    [seat] You take { n-wounds } from { $by } and have { resilience-left }.
    [by] You deal { n-wounds } to { $seat }, who has { resilience-left }.
   *[other] { $seat } takes { n-wounds } from { $by } and has { resilience-left }.
}
event-defeated = { $you ->
    [seat] You’re defeated! { $by } takes 1 honour from you.
    [by] You defeat { $seat } and take 1 honour!
   *[other] { $seat } is defeated! { $by } takes 1 honour.
}
event-played = { $you ->
    [seat] You play
   *[other] { $seat } plays
} { $card }.
event-played-on = { $card_id ->
    [bushido] { $you ->
        [seat] You put Bushido in front of { $target }.
        [target] { $seat } puts Bushido in front of you.
       *[other] { $seat } puts Bushido in front of { $target }.
    }
    [breathing] { $you ->
        [seat] You play Breathing and let { $target } draw a card.
        [target] { $seat } plays Breathing and lets you draw a card.
       *[other] { $seat } plays Breathing and lets { $target } draw a card.
    }
   *[other] { $you ->
        [seat] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you.
       *[other] { $seat } plays { $card } on { $target }.
    }
}
event-played-on-oneself = { $you ->
    [seat] You put { $card } in front of yourself.
   *[other] { $seat } puts { $card } in front of themselves.
}
event-healed = { $you ->
    [seat] You’re
   *[other] { $seat } is
} at full resilience: { $resilience }.
event-diverted = { $you ->
    [seat] You take a card from { $from }’s hand.
    [from] { $seat } takes a card from your hand.
   *[other] { $seat } takes a card from { $from }’s hand.
}
event-diverted-card = { $you ->
    [seat] You take { card-a } from { $from }’s hand.
    [from] { $seat } takes { card-a } from your hand.
   *[other] { $seat } takes { card-a } from { $from }’s hand.
}
event-discarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} { card-a }.
event-property-lost = { $you ->
    [seat] You lose
   *[other] { $seat } loses
} { card-a } from the table.
event-traded = { $you ->
    [seat] You give up 1 resilience for a card and have
   *[other] { $seat } gives up 1 resilience for a card and has
} { resilience-left }.
event-turn-ended = { $you ->
    [seat] You end your
   *[other] { $seat } ends their
} turn.
event-ended-swordmaster = Swordmaster! { $you ->
    [last] You’re the last one standing. Victory goes to you, the { $winner }!
    [winners] { $last } is the last one standing. Victory goes to you, the { $winner }!
   *[other] { $last } is the last one standing. Victory goes to the { $winner }.
} Roles: { $roles }.
event-ended-honour = Someone has no honour left, so the match is over. Roles: { $roles }. Points: { $points }. Totals – { $totals }. Victory goes to { $you ->
    [winners] you, the { $winner }!
   *[other] the { $winner }.
}
event-ended-deadly-strike = Someone has no honour left, so the match is over. Roles: { $roles }. Points: { $points }. Deadly strike: the { $struck } { $struck_id ->
    [ninja] lose
   *[other] loses
} 3 points. Totals – { $totals }. Victory goes to { $you ->
    [winners] you, the { $winner }!
   *[other] the { $winner }.
}

## Parts

n-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
resilience-left = { $resilience ->
    [0] no resilience left
   *[other] { $resilience } resilience left
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
    [armor] Armour
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
card-a = { $card_id ->
    [armor] an Armour
    [bushido] Bushido
    [breathing] Breathing
    [jujutsu] Jujutsu
   *[other] a { $card }
}
card-object = { card-a }
team-name = { $team ->
    [shogun] Shogun’s side
    [ninja] Ninja
   *[ronin] Ronin
}
team-with-members = the { $team } ({ $members })
seat-role = { $you ->
    [seat] you
   *[other] { $seat }
} – { $role }
points-of = { $you ->
    [seat] you
   *[other] { $seat }
} – { $points } ({ $honour } × { $factor }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ { $daimyo } for Daimyo
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = { $you ->
    [seat] Your
   *[other] { $seat }’s
} turn. Deck: { n-cards }.
fact-seat = { $you ->
    [seat] You
   *[other] { $seat }
}: { $resilience } resilience, { $honour } honour, { n-cards } in hand. On the table: { $properties }.
fact-hand = { $you ->
    [seat] Your
   *[other] { $seat }’s
} hand: { $cards }.
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

refusal-not_in_hand = You don’t have that card. Play one from your hand.
refusal-nothing_to_answer = There’s nothing to answer right now. It’s your play phase: play a card or end your turn.
refusal-answer_attack_first = You’re under attack! Parry or take the wounds first.
refusal-answer_battlecry_first = Answer the Battlecry first: discard a Parry or take the wound.
refusal-answer_jujutsu_first = Answer the Jujutsu first: discard a weapon or take the wound.
refusal-answer_bushido_first = Deal with Bushido first: discard a weapon or discard Bushido.
refusal-draw_first = Draw first: choose the deck or the discard pile.
refusal-discard_first = Your hand limit is seven. Discard down to it first.
refusal-discard_first-count = You hold { n-cards } and can keep seven, so discard { $over } first.
refusal-not_a_weapon = Only weapons attack, and that isn’t one. Pick a weapon.
refusal-not_played_so = That card isn’t played that way. Read its description to see how it works.
refusal-parry_only_answers = Keep your Parry for now: you can play it only to answer an attack or a Battlecry.
refusal-no_such_player = There’s no such player at this table. Choose one you can see.
refusal-not_yourself = You can’t play that card on yourself. Choose another player.
refusal-weapon_limit = You’ve played all your weapons for this turn. Each Focus in front of you would allow one more.
refusal-weapon_limit-played = { $limit ->
    [one] You can play { $limit } weapon a turn, and you’ve played it
   *[other] You can play { $limit } weapons a turn, and you’ve played them all
}. Each Focus in front of you allows one more.
refusal-harmless_target = That player is harmless – no resilience or no cards in hand – so you can’t attack them. Choose someone else.
refusal-harmless_target-why = { $why ->
    [resilience] { $target } has no resilience left
   *[hand] { $target } has no cards in hand
} and can’t be attacked. Choose someone else.
refusal-out_of_reach = That weapon doesn’t reach that far. Use one with a longer reach or choose someone nearer.
refusal-out_of_reach-far = Your { $weapon } reaches difficulty { $reach }, but attacking { $target } is difficulty { $difficulty }. Use a weapon with a longer reach or choose someone nearer.
refusal-bushido_in_play = Bushido is already on the table, and there can be only one. Keep yours for later.
refusal-bushido_in_play-where = { $you ->
    [seat] Bushido already lies in front of you
   *[other] Bushido already lies in front of { $seat }
}, and there can be only one. Keep yours for later.
refusal-no_card_to_take = That player’s hand is empty. Choose someone who has cards.
refusal-no_card_to_take-whose = { $target }’s hand is empty. Choose someone who has cards.
refusal-no_card_to_lose = That player has no such card. Choose one that’s really there.
refusal-not_a_parry = You can’t parry with that card. Play a Parry or take the wounds.
refusal-not_a_parry-card = You can’t parry with { card-a }. Play a Parry or take { n-wounds }.
refusal-last_card = You can’t parry with a weapon if it’s your only card.
refusal-not_nobunaga = Only Nobunaga can give up resilience for cards.
refusal-last_resilience = You need your last point of resilience: you can’t give it up.

## Options

config-characters = Characters
config-characters-random = dealt at random
config-roles = Roles
config-roles-random = dealt at random

## At the table

about-kind = Secret sides cross swords. Work out who’s with you, strike when someone’s within reach, and guard your honour.
about-facts = 3–7 players · 30–45 minutes
about-lesson = Learn in 5 minutes
ask-play = Your turn: play cards. { $left ->
    [0] No more weapons this turn.
    [one] You can still play { $left } weapon.
   *[other] You can still play { $left } weapons.
}
ask-parry = { $seat } attacks you with a { $weapon }. Parry, or take { n-wounds }?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-battlecry = { $seat } plays Battlecry. Discard a Parry, or take a wound?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-jujutsu = { $seat } plays Jujutsu. Discard a weapon, or take a wound?{ $deadly ->
    [yes] {" "}That would defeat you.
   *[no] {""}
}
ask-bushido = Bushido turned up a weapon. Discard a weapon and pass Bushido on, or { $honour ->
    [yes] lose 1 honour and discard it?
   *[no] just discard it?
}
ask-draw = Draw your first card from the deck, or take { card-a } from the discard pile?
ask-discard = You can keep seven cards. Discard { n-cards-taken }.
act-attack = Attack { $target } with a { $weapon }: { n-wounds }
act-play = Play { $card }
act-play-on = Play { $card } on { $you ->
    [target] yourself
   *[other] { $target }
}
act-geisha = Geisha: { $target } loses { card-a }
act-geisha-hand = Geisha: { $target } loses a card from their hand
act-trade = Give up 1 resilience, draw a card
act-end-turn = End turn
act-parry = { $card_id ->
    [parry] Parry
   *[other] Parry with { card-a }
}
act-discard = Discard { card-a }
act-suffer = Take { n-wounds }
act-drop-bushido = Discard Bushido{ $honour ->
    [yes] {" "}and lose 1 honour
   *[no] {""}
}
act-draw-deck = Draw from the deck
act-draw-discards = Take { card-a } from the discard pile
risk-own-side = { $target } is on your side. Attack anyway?
risk-suffer = Take { n-wounds } and you’re defeated: { $seat } gets 1 honour from you. You have a card that would stop it. Take { $wounds ->
    [one] it
   *[other] them
} anyway?
risk-last-honour = That’s your last honour, so the match would end at once. Discard Bushido anyway?
about-weapon = { $card }: a weapon. It reaches difficulty { $reach } and deals { n-wounds }.
about-card = { $card ->
    [armor] Armour stays in front of you: attacks on you are harder by 1.
    [fast-draw] Fast Draw stays in front of you: your weapons deal 1 more wound.
    [focus] Focus stays in front of you: you can play 1 more weapon each turn.
    [bushido] Bushido lies in front of one player. At the start of their turn they turn up the top card of the deck. If it’s a weapon, they discard a weapon and pass Bushido to the left, or lose 1 honour and discard it. If it isn’t, Bushido just moves to the left.
    [parry] Parry stops a whole attack, however many wounds it would deal. It also answers a Battlecry.
    [geisha] Geisha: another player loses a random card from their hand, or a card in front of them that you choose.
    [diversion] Diversion: take a random card from another player’s hand.
    [battlecry] Battlecry: everyone else who isn’t harmless discards a Parry or takes a wound.
    [tea-ceremony] Tea Ceremony: you draw three cards, everyone else draws one.
    [breathing] Breathing: take back all your resilience; another player you choose draws a card.
    [daimyo] Daimyo: draw two cards. Or keep it: in your hand at the end it’s worth a point, except to the Ronin.
   *[jujutsu] Jujutsu: everyone else who isn’t harmless discards a weapon or takes a wound.
}
about-character = { $character ->
    [benkei] Benkei: attacks on him are harder by 1.
    [chiyome] Chiyome: only weapons can wound her.
    [ginchiyo] Ginchiyo: weapons deal her 1 wound less, but always at least 1.
    [goemon] Goemon: can play 1 more weapon each turn.
    [hanzo] Hanzo: can use a weapon as a Parry, unless it’s his only card.
    [hideyoshi] Hideyoshi: draws three cards instead of two.
    [ieyasu] Ieyasu: can take his first card from the discard pile.
    [kojiro] Kojiro: his weapons reach everyone.
    [musashi] Musashi: his weapons deal 1 more wound.
    [nobunaga] Nobunaga: can give up resilience for cards, but never his last point.
    [tomoe] Tomoe: draws a card each time her weapon wounds someone.
   *[ushiwaka] Ushiwaka: draws a card for each wound a weapon deals him.
}
about-role = { $role ->
    [shogun] Shogun: known to all, on the same side as the Samurai.
    [samurai] Samurai: secretly on the Shogun’s side.
    [ninja-1] Ninja with one star: on the same side as the other Ninja.
    [ninja-2] Ninja with two stars: on the same side as the other Ninja.
    [ninja-3] Ninja with three stars: on the same side as the other Ninja.
   *[ronin] Ronin: alone against everyone.
}
about-role-hidden = This role stays secret until the end of the match.
about-resilience = Resilience: { $count } of { $most }. Lose the last point and you’re defeated: the attacker takes 1 honour from you.
about-honour = Honour: { $count }. The match ends as soon as someone has none left.
about-hand = In hand: { n-cards }. You know of: { $cards }.
about-difficulty = Attacking { $seat } is difficulty { $difficulty } for you. You need a weapon that reaches that far.
about-harmless = Harmless: no resilience, or no cards in hand. Can’t be attacked, isn’t touched by Battlecry or Jujutsu, and is skipped when you count difficulty.
about-weapons = Weapons played this turn: { $played } of { $limit }.
about-deck = In the deck: { n-cards }. When it runs out, the discards are shuffled into a new deck and everyone loses 1 honour.
wait-play = { $seat } is playing cards.
wait-parry = { $you ->
    [by] { $seat } has to parry or take { n-wounds } from you.
   *[other] { $seat } has to parry or take { n-wounds } from { $by }.
}
wait-battlecry = { $you ->
    [by] { $seat } has to discard a Parry or take a wound from you.
   *[other] { $seat } has to discard a Parry or take a wound from { $by }.
}
wait-jujutsu = { $you ->
    [by] { $seat } has to discard a weapon or take a wound from you.
   *[other] { $seat } has to discard a weapon or take a wound from { $by }.
}
wait-bushido = { $seat } has to discard a weapon or Bushido.
wait-draw = { $seat } is choosing between the deck and the discard pile.
wait-discard = { $seat } is discarding down to seven cards.
hint-weapon = { $card }: reaches difficulty { $reach }. Who do you attack?
hint-card = { $card }: who do you play it on?
chip-hit = Deal { n-wounds }
chip-too-far = Too far: { $difficulty }
chip-harmless = Harmless
chip-limit = No more weapons
chip-play = { $card ->
    [bushido] Put it here
    [diversion] Take a card
   *[breathing] Draws a card
}
word-deck = Deck
word-discards = Discard pile
word-turn = turn
word-hand = Your cards
result-swordmaster = Swordmaster! { $you ->
    [seat] You’re the last one
   *[other] { $seat } is the last one
} standing, so points don’t count.
result-how = Points: honour × the role’s number, plus 1 for each Daimyo in hand (but not for the Ronin).
result-strike = Deadly strike: −{ $points }

## Options explained

conflict-characters = { $field }: name a different one for each seat.
conflict-roles = { $field }: these don’t make a set for this number of players.
help-config-characters = Who plays which character: dealt at random, or named seat by seat.
help-config-roles = Secret roles dealt at random, or named seat by seat – and then known to everyone.

## Goal

goal = The side with the most points wins; the match ends once someone has no honour left.
known = { $you ->
    [seat] You
   *[other] { $seat }
}: { $title }{ $role ->
    [yes] {""}
   *[no] , role secret
}.{ $reach ->
    [own] {""}
    [harmless] {" "}Harmless: can’t be attacked.
   *[other] {" "}Difficulty for you: { $reach }.
}
goal-role = { $role ->
    [shogun] Shogun: win with the Samurai
    [alone] Shogun: win alone against the Ninja
    [samurai] Samurai: win with the Shogun
    [ronin] Ronin: win alone
   *[ninja] Ninja: win with the other Ninja
}
