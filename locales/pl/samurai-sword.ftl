# Samurai Sword.

game = Samurai Sword

## Zdarzenia

event-turn-began = { $seat } zaczyna turę.
event-recovered = { $seat } odzyskuje całą wytrzymałość: { $resilience }.
event-flipped = { $seat } odkrywa dla „Bushido” kartę „{ $card }”.
event-bushido-passed = „Bushido” przechodzi dalej: { $from } → { $to }.
event-bushido-dropped = { $seat } odrzuca „Bushido”{ $honour ->
    [yes] {" "}i traci punkt honoru
   *[no] {""}
}.
event-drew = { $seat } dobiera { n-cards-taken }.
event-drew-cards = { $seat } dobiera: { $cards }.
event-took-discard = { $seat } bierze kartę „{ $card }” ze stosu odrzuconych.
event-nothing-to-draw = { $seat }: nie ma już czego dobrać.
event-deck-renewed = Odrzucone karty tworzą nową talię: { n-cards }. Każdy traci punkt honoru: { $honour }.
event-attacked = { $seat } atakuje bronią „{ $weapon }”, cel: { $target }.
event-parried = { $seat } broni się kartą „{ $card }”.
event-wounded = { $seat } otrzymuje { n-wounds } (zadaje { $by }), wytrzymałość: { $resilience }.
event-defeated = { $seat } ponosi klęskę: punkt honoru zabiera { $by }.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-played-on = { $seat } zagrywa kartę „{ $card }”, cel: { $target }.
event-healed = { $seat } odzyskuje całą wytrzymałość: { $resilience }.
event-diverted = { $seat } zabiera zakrytą kartę z cudzej ręki, traci ją { $from }.
event-diverted-card = { $seat } zabiera kartę „{ $card }” z cudzej ręki, traci ją { $from }.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-property-lost = { $seat } traci ze stołu kartę „{ $card }”.
event-traded = { $seat } oddaje punkt wytrzymałości za kartę, zostaje { $resilience }.
event-turn-ended = { $seat } kończy turę.
event-ended-swordmaster = Zwycięstwo mistrza miecza: wytrzymałość ma już tylko { $last }. Zwycięstwo: { $winner }. Role: { $roles }.
event-ended-honour = Komuś zabrakło honoru. Role: { $roles }. Punkty: { $points }. Drużyny: { $totals }. Zwycięstwo: { $winner }.
event-ended-deadly-strike = Komuś zabrakło honoru. Role: { $roles }. Punkty: { $points }. Śmiertelny cios, minus trzy punkty: { $struck }. Drużyny: { $totals }. Zwycięstwo: { $winner }.

## Części

n-wounds = { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
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
    [armor] Zbroja
    [fast-draw] Szybkie dobycie
    [focus] Skupienie
    [bushido] Bushido
    [parry] Parowanie
    [geisha] Gejsza
    [diversion] Fortel
    [battlecry] Okrzyk bojowy
    [tea-ceremony] Ceremonia herbaciana
    [breathing] Wytchnienie
    [daimyo] Daimyo
   *[jujutsu] Jujutsu
}
team-name = { $team ->
    [shogun] drużyna szoguna
    [ninja] drużyna ninja
   *[ronin] ronin
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
fact-turn = Tura: { $seat }. Talia: { n-cards }.
fact-seat = { $seat }: wytrzymałość { $resilience }, honor { $honour }, na ręce { n-cards }, w grze: { $properties }.
fact-hand = { $seat } ma na ręce: { $cards }.
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
name-shogun = szogun
name-samurai = samuraj
name-ninja-1 = ninja ★
name-ninja-2 = ninja ★★
name-ninja-3 = ninja ★★★
name-ronin = ronin

## Odmowy

refusal-not_in_hand = Nie masz tej karty na ręce ({ $rule }).
refusal-nothing_to_answer = Nie ma na co odpowiadać: trwa twoja faza zagrywania ({ $rule }).
refusal-answer_attack_first = Najpierw odpowiedz na atak ({ $rule }).
refusal-answer_battlecry_first = Najpierw odpowiedz na „Okrzyk bojowy” ({ $rule }).
refusal-answer_jujutsu_first = Najpierw odpowiedz na „Jujutsu” ({ $rule }).
refusal-answer_bushido_first = Najpierw odpowiedz na „Bushido” ({ $rule }).
refusal-draw_first = Najpierw wybierz, skąd dobrać pierwszą kartę ({ $rule }).
refusal-discard_first = Najpierw odrzuć nadmiar: na ręce zostaje najwyżej siedem kart ({ $rule }).
refusal-not_a_weapon = To nie jest broń, a atakować można tylko bronią ({ $rule }).
refusal-not_played_so = Tej karty nie zagrywa się w ten sposób ({ $rule }).
refusal-parry_only_answers = „Parowanie” zagrywa się tylko w odpowiedzi ({ $rule }).
refusal-no_such_player = Przy tym stole nie ma takiego gracza ({ $rule }).
refusal-not_yourself = Ta karta wymaga innego gracza ({ $rule }).
refusal-weapon_limit = W tej turze nie możesz zagrać więcej broni ({ $rule }).
refusal-harmless_target = Bezbronnego gracza nie można atakować ({ $rule }).
refusal-out_of_reach = Broń nie sięga tego gracza: trudność ataku jest za duża ({ $rule }).
refusal-bushido_in_play = „Bushido” jest już w grze, a może być tylko jedno ({ $rule }).
refusal-no_card_to_take = Ten gracz nie ma kart na ręce ({ $rule }).
refusal-no_card_to_lose = Ten gracz nie ma takiej karty ({ $rule }).
refusal-not_a_parry = Tą kartą nie można się obronić ({ $rule }).
refusal-last_card = Jedyna karta na ręce nie może posłużyć jako „Parowanie” ({ $rule }).
refusal-not_nobunaga = Tylko Nobunaga oddaje wytrzymałość za karty ({ $rule }).
refusal-last_resilience = Ostatniego punktu wytrzymałości nie można oddać ({ $rule }).

## Ustawienia

config-characters = Postacie
config-characters-random = losowe
config-roles = Role
config-roles-random = losowe
