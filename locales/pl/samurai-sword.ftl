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

## Przy stole

about-kind = Tajne drużyny walczą mieczem i podstępem. Odgadnij role, uderzaj tych, których dosięgniesz, i strzeż honoru.
about-facts = 3–7 graczy · 30–45 minut
ask-play = Twoja tura: zagrywaj karty. Pozostało broni: { $left }.
ask-parry = { $seat } atakuje cię bronią „{ $weapon }”. Bronisz się czy otrzymujesz { n-wounds }?{ $deadly ->
    [yes] {" "}To będzie klęska.
   *[no] {""}
}
ask-battlecry = „Okrzyk bojowy”, zagrywa { $seat }: odrzucasz „Parowanie” czy otrzymujesz ranę?{ $deadly ->
    [yes] {" "}To będzie klęska.
   *[no] {""}
}
ask-jujutsu = „Jujutsu”, zagrywa { $seat }: odrzucasz broń czy otrzymujesz ranę?{ $deadly ->
    [yes] {" "}To będzie klęska.
   *[no] {""}
}
ask-bushido = Dla „Bushido” odkryto broń: odrzucasz broń i przekazujesz „Bushido” dalej czy { $honour ->
    [yes] oddajesz punkt honoru?
   *[no] odrzucasz „Bushido” bez straty?
}
ask-draw = Pierwsza karta z talii czy „{ $card }” ze stosu odrzuconych?
ask-discard = Na ręce zostaje najwyżej siedem kart: odrzuć { n-cards-taken }.
act-attack = Atakuj bronią „{ $weapon }”, cel: { $target }, zadaj { n-wounds }
act-play = Zagraj „{ $card }”
act-play-on = Zagraj „{ $card }”, cel: { $target }
act-geisha = „Gejsza”: { $target } traci kartę „{ $card }”
act-geisha-hand = „Gejsza”: { $target } traci kartę z ręki
act-trade = Oddaj punkt wytrzymałości i dobierz kartę
act-end-turn = Zakończ turę
act-parry = Broń się kartą „{ $card }”
act-discard = Odrzuć „{ $card }”
act-suffer = Otrzymaj { n-wounds }
act-drop-bushido = Odrzuć „Bushido”{ $honour ->
    [yes] {" "}i strać punkt honoru
   *[no] {""}
}
act-draw-deck = Z talii
act-draw-discards = „{ $card }” ze stosu odrzuconych
risk-own-side = { $target } jest po twojej stronie. Mimo to atakować?
risk-suffer = Jeśli otrzymasz { n-wounds }, poniesiesz klęskę i punkt honoru zabierze { $seat }. Masz czym odpowiedzieć. Mimo to przyjąć cios?
risk-last-honour = To twój ostatni punkt honoru: gra od razu się skończy. Mimo to odrzucić „Bushido”?
about-weapon = { $card }: broń. Sięga trudności { $reach }, zadaje { n-wounds }.
about-card = { $card ->
    [armor] „Zbroja” leży przed tobą: atak na ciebie jest o jeden trudniejszy.
    [fast-draw] „Szybkie dobycie” leży przed tobą: twoja broń zadaje o jedną ranę więcej.
    [focus] „Skupienie” leży przed tobą: o jedną broń więcej w każdej turze.
    [bushido] „Bushido” leży przed jednym graczem. Na początku jego tury odkrywa się wierzchnią kartę talii: jeśli to broń, gracz odrzuca broń albo traci punkt honoru; jeśli nie, „Bushido” przechodzi w lewo.
    [parry] „Parowanie” anuluje cały atak bronią albo odpowiada na „Okrzyk bojowy”.
    [geisha] „Gejsza”: inny gracz traci losową kartę z ręki albo wybraną przez ciebie kartę ze stołu.
    [diversion] „Fortel”: zabierz losową kartę z ręki innego gracza.
    [battlecry] „Okrzyk bojowy”: wszyscy inni odrzucają „Parowanie” albo otrzymują ranę.
    [tea-ceremony] „Ceremonia herbaciana”: dobierz trzy karty, pozostali dobierają po jednej.
    [breathing] „Wytchnienie”: odzyskaj całą wytrzymałość; wybrany inny gracz dobiera kartę.
    [daimyo] „Daimyo”: dobierz dwie karty. Na koniec na ręce jest wart punkt.
   *[jujutsu] „Jujutsu”: wszyscy inni odrzucają broń albo otrzymują ranę.
}
about-character = { $character ->
    [benkei] Benkei: atak na niego jest o jeden trudniejszy.
    [chiyome] Chiyome: rani ją tylko broń.
    [ginchiyo] Ginchiyo: broń zadaje jej o jedną ranę mniej, ale co najmniej jedną.
    [goemon] Goemon: o jedną broń więcej w każdej turze.
    [hanzo] Hanzo: może bronić się bronią, jeśli nie jest to jego jedyna karta.
    [hideyoshi] Hideyoshi: dobiera trzy karty zamiast dwóch.
    [ieyasu] Ieyasu: pierwszą kartę może wziąć ze stosu odrzuconych.
    [kojiro] Kojiro: jego broń sięga każdego.
    [musashi] Musashi: jego broń zadaje o jedną ranę więcej.
    [nobunaga] Nobunaga: może oddawać punkty wytrzymałości, oprócz ostatniego, za karty.
    [tomoe] Tomoe: dobiera kartę za każdym razem, gdy jej broń rani.
   *[ushiwaka] Ushiwaka: dobiera kartę za każdą ranę od broni.
}
about-role = { $role ->
    [shogun] Szogun: znany wszystkim, w drużynie z samurajami.
    [samurai] Samuraj: potajemnie po stronie szoguna.
    [ninja-1] Ninja z jedną gwiazdką: wszyscy ninja grają razem.
    [ninja-2] Ninja z dwiema gwiazdkami: wszyscy ninja grają razem.
    [ninja-3] Ninja z trzema gwiazdkami: wszyscy ninja grają razem.
   *[ronin] Ronin: sam przeciw wszystkim.
}
about-role-hidden = Rola jest tajna do końca gry.
about-resilience = Wytrzymałość: { $count } z { $most }. Kto straci całą, ponosi klęskę i oddaje punkt honoru temu, kto zadał ranę.
about-honour = Honor: { $count }. Gra kończy się, gdy komuś go zabraknie.
about-hand = Na ręce: { n-cards }. Znane ci karty: { $cards }.
about-difficulty = Trudność ataku z twojego miejsca, cel: { $seat }, wynosi { $difficulty }. Broń musi jej sięgać.
about-harmless = Bezbronny: bez wytrzymałości albo bez kart na ręce. Nie można go atakować i nie liczy się do trudności.
about-weapons = Broń w tej turze: { $played } z { $limit }.
about-deck = W talii: { n-cards }. Gdy się skończy, odrzucone karty tworzą talię, a każdy traci punkt honoru.
wait-play = { $seat } zagrywa karty.
wait-parry = { $seat } musi się obronić albo otrzymać { n-wounds } (zadaje { $by }).
wait-battlecry = { $seat } musi odrzucić „Parowanie” albo otrzymać ranę (zadaje { $by }).
wait-jujutsu = { $seat } musi odrzucić broń albo otrzymać ranę (zadaje { $by }).
wait-bushido = { $seat } musi odrzucić broń albo „Bushido”.
wait-draw = { $seat } wybiera, skąd wziąć pierwszą kartę.
wait-discard = { $seat } odrzuca nadmiar kart.
hint-weapon = „{ $card }” sięga trudności { $reach }. Kogo atakujesz?
hint-card = „{ $card }”: na kogo?
chip-hit = Zadaj { n-wounds }
chip-too-far = Za daleko: { $difficulty }
chip-harmless = Bezbronny
chip-limit = Koniec z bronią
chip-play = { $card ->
    [bushido] Połóż tutaj
    [diversion] Zabierz kartę
   *[breathing] Dobiera kartę
}
word-deck = Talia
word-discards = Odrzucone
word-turn = tura
word-hand = Ręka
result-swordmaster = Mistrz miecza: wytrzymałość ma już tylko { $seat }; punktów się nie liczy.
result-how = Punkty: honor × mnożnik roli + „Daimyo” na ręce.
result-strike = Śmiertelny cios: −{ $points }

## Objaśnienia ustawień

help-config-characters = Kto gra kim: losowo albo według nazw, miejsce po miejscu.
help-config-roles = Tajne role rozdane losowo albo wymienione miejsce po miejscu, wtedy znane wszystkim.
