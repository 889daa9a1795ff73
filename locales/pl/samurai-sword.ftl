# Samurai Sword.

game = Samurai Sword

## Zdarzenia

event-turn-began = { $you ->
    [seat] Twoja tura.
   *[other] { $seat } zaczyna turę.
}
event-recovered = { $you ->
    [seat] Odzyskujesz siły i znów masz { resilience-points }.
   *[other] { $seat } odzyskuje siły i znów ma { resilience-points }.
}
event-flipped = { $you ->
    [seat] Rozpatrujesz „Bushido” i odkrywasz „{ card-acc }”.
   *[other] { $seat } rozpatruje „Bushido” i odkrywa „{ card-acc }”.
}
event-bushido-passed = { $you ->
    [from] Przekazujesz „Bushido” w lewo: teraz ma je { $to }.
    [to] { $from } przekazuje ci „Bushido”.
   *[other] { $from } przekazuje „Bushido” w lewo: teraz ma je { $to }.
}
event-bushido-dropped = { $you ->
    [seat] { $honour ->
        [yes] Odrzucasz „Bushido” i tracisz punkt honoru.
       *[no] Odrzucasz „Bushido” bez straty.
    }
   *[other] { $honour ->
        [yes] { $seat } odrzuca „Bushido” i traci punkt honoru.
       *[no] { $seat } odrzuca „Bushido” bez straty.
    }
}
event-drew = { $you ->
    [seat] Dobierasz { n-cards-taken }.
   *[other] { $seat } dobiera { n-cards-taken }.
}
event-drew-cards = { $you ->
    [seat] Dobierasz { $cards }.
   *[other] { $seat } dobiera { $cards }.
}
event-took-discard = { $you ->
    [seat] Bierzesz „{ card-acc }” ze stosu odrzuconych.
   *[other] { $seat } bierze „{ card-acc }” ze stosu odrzuconych.
}
event-nothing-to-draw = { $you ->
    [seat] Nie masz już czego dobrać: talia i stos odrzuconych są puste.
   *[other] { $seat } nie ma już czego dobrać: talia i stos odrzuconych są puste.
}
event-deck-renewed = Talia się skończyła: nowa powstaje z potasowanego stosu odrzuconych ({ n-cards }). Każdy traci punkt honoru. Zostało: { $honour }.
event-attacked = { $you ->
    [seat] Atakujesz gracza { $target } bronią „{ $weapon }”.
    [target] { $seat } atakuje cię bronią „{ $weapon }”!
   *[other] { $seat } atakuje gracza { $target } bronią „{ $weapon }”.
}
event-parried = { $you ->
    [seat] { $card_id ->
        [parry] Parujesz.
       *[other] Parujesz kartą „{ $card }”.
    }
   *[other] { $card_id ->
        [parry] { $seat } paruje.
       *[other] { $seat } paruje kartą „{ $card }”.
    }
}
event-wounded = { $you ->
    [seat] { $by } zadaje ci { n-wounds }: { resilience-left }.
    [by] Zadajesz { n-wounds } graczowi { $seat }: { resilience-left }.
   *[other] { $seat } otrzymuje { n-wounds } od gracza { $by }: { resilience-left }.
}
event-defeated = { $you ->
    [seat] Ponosisz klęskę: punkt honoru zabiera ci { $by }.
    [by] { $seat } ponosi klęskę i oddaje ci punkt honoru!
   *[other] { $seat } ponosi klęskę i oddaje punkt honoru graczowi { $by }.
}
event-played = { $you ->
    [seat] Zagrywasz „{ card-acc }”.
   *[other] { $seat } zagrywa „{ card-acc }”.
}
event-played-on = { $you ->
    [seat] { $card_id ->
        [bushido] Kładziesz „Bushido” przed graczem { $target }.
        [breathing] Zagrywasz „Wytchnienie”: kartę dobiera { $target }.
       *[other] Zagrywasz „{ card-acc }” przeciw graczowi { $target }.
    }
    [target] { $card_id ->
        [bushido] { $seat } kładzie przed tobą „Bushido”.
        [breathing] { $seat } zagrywa „Wytchnienie”: kartę dobierasz ty.
       *[other] { $seat } zagrywa przeciw tobie „{ card-acc }”.
    }
   *[other] { $card_id ->
        [bushido] { $seat } kładzie „Bushido” przed graczem { $target }.
        [breathing] { $seat } zagrywa „Wytchnienie”: kartę dobiera { $target }.
       *[other] { $seat } zagrywa „{ card-acc }” przeciw graczowi { $target }.
    }
}
event-played-on-oneself = { $you ->
    [seat] Kładziesz „{ card-acc }” przed sobą.
   *[other] { $seat } kładzie „{ card-acc }” przed sobą.
}
event-healed = { $you ->
    [seat] Masz pełną wytrzymałość: { $resilience }.
   *[other] { $seat } ma pełną wytrzymałość: { $resilience }.
}
event-diverted = { $you ->
    [seat] Zabierasz graczowi { $from } kartę z ręki.
    [from] { $seat } zabiera ci kartę z ręki.
   *[other] { $seat } zabiera graczowi { $from } kartę z ręki.
}
event-diverted-card = { $you ->
    [seat] Zabierasz graczowi { $from } „{ card-acc }”.
    [from] { $seat } zabiera ci „{ card-acc }”.
   *[other] { $seat } zabiera graczowi { $from } „{ card-acc }”.
}
event-discarded = { $you ->
    [seat] Odrzucasz „{ card-acc }”.
   *[other] { $seat } odrzuca „{ card-acc }”.
}
event-property-lost = { $you ->
    [seat] Tracisz „{ card-acc }” ze stołu.
   *[other] { $seat } traci „{ card-acc }” ze stołu.
}
event-traded = { $you ->
    [seat] Wymieniasz punkt wytrzymałości na kartę: { resilience-left }.
   *[other] { $seat } wymienia punkt wytrzymałości na kartę: { resilience-left }.
}
event-turn-ended = { $you ->
    [seat] Kończysz turę.
   *[other] { $seat } kończy turę.
}
event-ended-swordmaster = Zwycięstwo mistrza miecza! { $you ->
    [last] Tylko tobie została wytrzymałość: wygrywasz ({ $winner })!
    [winners] Wytrzymałość ma już tylko { $last }: wygrywasz ({ $winner })!
   *[other] Wytrzymałość ma już tylko { $last }. Wygrywa { $winner }.
} Role: { $roles }.
event-ended-honour = Komuś zabrakło honoru: koniec partii. { $you ->
    [winners] Wygrywasz ({ $winner })!
   *[other] Wygrywa { $winner }!
} Role: { $roles }. Punkty: { $points }. Razem: { $totals }.
event-ended-deadly-strike = Komuś zabrakło honoru: koniec partii. Śmiertelny cios: { $struck } traci trzy punkty. { $you ->
    [winners] Wygrywasz ({ $winner })!
   *[other] Wygrywa { $winner }!
} Role: { $roles }. Punkty: { $points }. Razem: { $totals }.

## Części

n-wounds = { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
}
resilience-points = { $resilience ->
    [one] { $resilience } punkt wytrzymałości
    [few] { $resilience } punkty wytrzymałości
   *[many] { $resilience } punktów wytrzymałości
}
resilience-left = { $resilience ->
    [0] wytrzymałość się skończyła
    [one] zostaje { resilience-points }
    [few] zostają { resilience-points }
   *[many] zostaje { resilience-points }
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
card-acc = { $card_id ->
    [kusarigama] Kusarigamę
    [naginata] Naginatę
    [katana] Katanę
    [tanegashima] Tanegashimę
    [armor] Zbroję
    [geisha] Gejszę
    [tea-ceremony] Ceremonię herbacianą
   *[other] { $card }
}
card-object = „{ card-acc }”
team-name = { $team ->
    [shogun] drużyna szoguna
    [ninja] drużyna ninja
   *[ronin] ronin
}
team-with-members = { $team } ({ $members })
seat-role = { $you ->
    [seat] ty – { $role }
   *[other] { $seat } – { $role }
}
points-of = { $you ->
    [seat] ty
   *[other] { $seat }
} – { $points } ({ $honour }×{ $factor }{ $daimyo ->
    [0] {""}
   *[other] {" "}+ Daimyo { $daimyo }
})
title = { $character }
title-with-role = { $character }, { $role }
property = { $card } ×{ $count }
fact-turn = { $you ->
    [seat] Twoja tura. W talii: { n-cards }.
   *[other] Tura gracza { $seat }. W talii: { n-cards }.
}
fact-seat = { $you ->
    [seat] Ty: wytrzymałość { $resilience }, honor { $honour }, na ręce { n-cards }, w grze: { $properties }.
   *[other] { $seat }: wytrzymałość { $resilience }, honor { $honour }, na ręce { n-cards }, w grze: { $properties }.
}
fact-hand = { $you ->
    [seat] Masz na ręce: { $cards }.
   *[other] { $seat } ma na ręce: { $cards }.
}
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

refusal-not_in_hand = Nie masz tej karty na ręce: wybierz jedną ze swoich.
refusal-nothing_to_answer = Nie ma teraz na co odpowiadać: zagraj kartę albo zakończ turę.
refusal-answer_attack_first = Najpierw odpowiedz na atak: sparuj go albo przyjmij rany.
refusal-answer_battlecry_first = Najpierw odpowiedz na „Okrzyk bojowy”: odrzuć „Parowanie” albo przyjmij ranę.
refusal-answer_jujutsu_first = Najpierw odpowiedz na „Jujutsu”: odrzuć broń albo przyjmij ranę.
refusal-answer_bushido_first = Najpierw rozpatrz „Bushido”: odrzuć broń z ręki albo samo „Bushido”.
refusal-draw_first = Najpierw wybierz, skąd bierzesz pierwszą kartę: z talii czy ze stosu odrzuconych.
refusal-discard_first = Na ręce zostaje najwyżej siedem kart: najpierw odrzuć nadmiar.
refusal-discard_first-count = Masz na ręce { n-cards-taken }, a zostaje najwyżej siedem: najpierw odrzuć { $over ->
    [one] { $over } kartę
    [few] { $over } karty
   *[many] { $over } kart
}.
refusal-not_a_weapon = To nie jest broń, a atakujesz tylko bronią: wybierz inną kartę.
refusal-not_played_so = Ta karta działa inaczej: zajrzyj do jej opisu i zagraj ją tak, jak mówi.
refusal-parry_only_answers = „Parowanie” zachowaj na odpowiedź: anuluje atak albo chroni przed „Okrzykiem bojowym”.
refusal-no_such_player = Nikt tam nie siedzi: wskaż kogoś przy stole.
refusal-not_yourself = Nie możesz wskazać siebie: wybierz inną osobę.
refusal-weapon_limit = Limit broni na tę turę jest wyczerpany; kolejną zagrasz, jeśli wyłożysz „Skupienie”.
refusal-weapon_limit-played = Limit broni na tę turę ({ $limit }) jest wyczerpany; kolejną zagrasz, jeśli wyłożysz „Skupienie”.
refusal-harmless_target = Ta postać jest bezbronna, bo nie ma wytrzymałości albo kart na ręce: wybierz inny cel.
refusal-harmless_target-why = { $why ->
    [resilience] { $target } nie ma już wytrzymałości
   *[hand] { $target } nie ma kart na ręce
}, a postaci bezbronnej nie można atakować: wybierz inny cel.
refusal-out_of_reach = Ta broń nie sięga tak daleko: wybierz bliższy cel albo broń o większym zasięgu.
refusal-out_of_reach-far = „{ $weapon }” ma zasięg { $reach }, a atak na gracza { $target } ma trudność { $difficulty }: wybierz bliższy cel albo broń o większym zasięgu.
refusal-bushido_in_play = „Bushido” jest już w grze, a może być tylko jedno: swoje zachowaj na później.
refusal-bushido_in_play-where = { $you ->
    [seat] „Bushido” leży już przed tobą
   *[other] „Bushido” leży już przed graczem { $seat }
}, a może być tylko jedno: swoje zachowaj na później.
refusal-no_card_to_take = Ta osoba nie ma kart na ręce: wskaż kogoś, kto je ma.
refusal-no_card_to_take-whose = { $target } nie ma kart na ręce: wskaż kogoś, kto je ma.
refusal-no_card_to_lose = Ta osoba nie ma takiej karty do stracenia: wskaż inną kartę albo kogoś innego.
refusal-not_a_parry = Tą kartą nie sparujesz: zagraj „Parowanie” albo przyjmij rany.
refusal-not_a_parry-card = Kartą „{ $card }” nie sparujesz: zagraj „Parowanie” albo przyjmij { n-wounds }.
refusal-last_card = Broń zastąpi „Parowanie” tylko wtedy, gdy masz na ręce jeszcze inną kartę.
refusal-not_nobunaga = Tylko Nobunaga może oddać punkt wytrzymałości i dobrać kartę.
refusal-last_resilience = Ostatniego punktu wytrzymałości nie możesz oddać: zachowaj go.

## Ustawienia

config-characters = Postacie
config-characters-random = losowe
config-roles = Role
config-roles-random = losowe

## Przy stole

about-kind = Tajne drużyny, miecz i podstęp. Zgadnij, kto jest kim, uderzaj tych, których dosięgniesz, i strzeż swojego honoru.
about-facts = 3–7 graczy · 30–45 minut
about-lesson = Naucz się w 5 minut
ask-play = Twoja tura: zagrywaj karty. { $left ->
    [0] Broni w tej turze już nie zagrasz.
    [one] Możesz zagrać jeszcze { $left } broń.
    [few] Możesz zagrać jeszcze { $left } bronie.
   *[many] Możesz zagrać jeszcze { $left } broni.
}
ask-parry = { $seat } atakuje cię bronią „{ $weapon }”. Parujesz czy przyjmujesz { n-wounds }?{ $deadly ->
    [yes] {" "}Ten cios oznacza dla ciebie klęskę.
   *[no] {""}
}
ask-battlecry = { $seat } zagrywa „Okrzyk bojowy”. Odrzucasz „Parowanie” czy przyjmujesz ranę?{ $deadly ->
    [yes] {" "}Ta rana oznacza dla ciebie klęskę.
   *[no] {""}
}
ask-jujutsu = { $seat } zagrywa „Jujutsu”. Odrzucasz broń czy przyjmujesz ranę?{ $deadly ->
    [yes] {" "}Ta rana oznacza dla ciebie klęskę.
   *[no] {""}
}
ask-bushido = „Bushido”: odkryta karta to broń. Odrzucasz broń z ręki i przekazujesz „Bushido” w lewo czy { $honour ->
    [yes] odrzucasz „Bushido” i tracisz punkt honoru?
   *[no] odrzucasz „Bushido” bez straty?
}
ask-draw = Skąd bierzesz pierwszą kartę? Możesz dobrać z talii albo wziąć „{ card-acc }” ze stosu odrzuconych.
ask-discard = Na ręce zostaje najwyżej siedem kart. Odrzuć jeszcze { n-cards-taken }.
act-attack = Zaatakuj gracza { $target } bronią „{ $weapon }” i zadaj { n-wounds }
act-play = Zagraj „{ card-acc }”
act-play-on = { $you ->
    [target] { $card_id ->
        [bushido] Połóż „Bushido” przed sobą
       *[other] Zagraj „{ card-acc }” na siebie
    }
   *[other] { $card_id ->
        [bushido] Połóż „Bushido” przed graczem { $target }
        [diversion] Zagraj „Fortel”: zabierz kartę graczowi { $target }
        [breathing] Zagraj „Wytchnienie”: kartę dobierze { $target }
       *[other] Zagraj „{ card-acc }” przeciw graczowi { $target }
    }
}
act-geisha = Zagraj „Gejszę”: { $target } traci „{ card-acc }”
act-geisha-hand = Zagraj „Gejszę”: { $target } traci kartę z ręki
act-trade = Oddaj punkt wytrzymałości i dobierz kartę
act-end-turn = Zakończ turę
act-parry = { $card_id ->
    [parry] Sparuj
   *[other] Sparuj kartą „{ $card }”
}
act-discard = Odrzuć „{ card-acc }”
act-suffer = Przyjmij { n-wounds }
act-drop-bushido = { $honour ->
    [yes] Odrzuć „Bushido” i strać punkt honoru
   *[no] Odrzuć „Bushido”
}
act-draw-deck = Dobierz z talii
act-draw-discards = Weź „{ card-acc }” ze stosu odrzuconych
risk-own-side = { $target } gra po twojej stronie. Mimo to atakujesz?
risk-suffer = Jeśli przyjmiesz { n-wounds }, poniesiesz klęskę i oddasz punkt honoru graczowi { $seat }, a przecież masz czym odpowiedzieć. Mimo to przyjmujesz { $wounds ->
    [one] tę ranę
   *[many] te rany
}?
risk-last-honour = To twój ostatni punkt honoru: partia od razu się skończy. Mimo to odrzucasz „Bushido”?
about-weapon = „{ $card }” to broń o zasięgu { $reach }, która zadaje { n-wounds }.
about-card = { $card ->
    [armor] „Zbroja” leży przed tobą: każdy atak na ciebie jest o 1 trudniejszy.
    [fast-draw] „Szybkie dobycie” leży przed tobą: twoja broń zadaje o 1 ranę więcej.
    [focus] „Skupienie” leży przed tobą: w każdej turze możesz zagrać o jedną broń więcej.
    [bushido] „Bushido” kładziesz przed dowolną osobą. Na początku swojej tury odkrywa ona wierzchnią kartę talii. Jeśli to broń, odrzuca broń z ręki i przekazuje „Bushido” w lewo albo odrzuca „Bushido” i traci punkt honoru. Jeśli nie, „Bushido” przechodzi w lewo.
    [parry] „Parowanie” anuluje cały atak bronią albo chroni przed „Okrzykiem bojowym”. Zagrywasz je tylko w odpowiedzi.
    [geisha] „Gejsza”: inna osoba traci losową kartę z ręki albo kartę ze stołu, którą wskażesz.
    [diversion] „Fortel”: zabierz innej osobie losową kartę z ręki.
    [battlecry] „Okrzyk bojowy”: każda inna osoba, która nie jest bezbronna, odrzuca „Parowanie” albo otrzymuje ranę.
    [tea-ceremony] „Ceremonia herbaciana”: dobierz trzy karty, a wszyscy pozostali dobierają po jednej.
    [breathing] „Wytchnienie”: odzyskaj całą wytrzymałość; wybrana inna osoba dobiera kartę.
    [daimyo] „Daimyo”: dobierz dwie karty. Zachowany na ręce do końca partii jest wart punkt, ale nie dla ronina.
   *[jujutsu] „Jujutsu”: każda inna osoba, która nie jest bezbronna, odrzuca broń albo otrzymuje ranę.
}
about-character = { $character ->
    [benkei] Benkei: każdy atak na niego jest o 1 trudniejszy.
    [chiyome] Chiyome: rani ją tylko broń.
    [ginchiyo] Ginchiyo: broń zadaje jej o 1 ranę mniej, ale co najmniej 1.
    [goemon] Goemon: może zagrać w turze o jedną broń więcej.
    [hanzo] Hanzo: może parować bronią, o ile nie jest to jego jedyna karta na ręce.
    [hideyoshi] Hideyoshi: w fazie dobierania bierze o jedną kartę więcej.
    [ieyasu] Ieyasu: pierwszą kartę fazy dobierania może wziąć z wierzchu stosu odrzuconych.
    [kojiro] Kojiro: jego broń dosięga każdego.
    [musashi] Musashi: jego broń zadaje o 1 ranę więcej.
    [nobunaga] Nobunaga: w fazie zagrywania może oddać punkt wytrzymałości, byle nie ostatni, i dobrać kartę.
    [tomoe] Tomoe: dobiera kartę za każdym razem, gdy jej broń kogoś zrani.
   *[ushiwaka] Ushiwaka: dobiera kartę za każdą ranę, którą zada mu broń.
}
about-role = { $role ->
    [shogun] Szogun: znany wszystkim, gra w drużynie z samurajami.
    [samurai] Samuraj: potajemnie stoi po stronie szoguna.
    [ninja-1] Ninja z jedną gwiazdką: wszyscy ninja grają w jednej drużynie.
    [ninja-2] Ninja z dwiema gwiazdkami: wszyscy ninja grają w jednej drużynie.
    [ninja-3] Ninja z trzema gwiazdkami: wszyscy ninja grają w jednej drużynie.
   *[ronin] Ronin: sam przeciw wszystkim.
}
about-role-hidden = Ta rola jest tajna do końca partii.
about-resilience = Wytrzymałość: { $count } z { $most }. Kto straci ostatni punkt, ponosi klęskę i oddaje punkt honoru temu, kto zadał ranę.
about-honour = Punkty honoru: { $count }. Gdy komuś ich zabraknie, partia się kończy.
about-hand = Na ręce: { n-cards }. Znane ci: { $cards }.
about-difficulty = Twój atak na gracza { $seat } ma trudność { $difficulty }. Wybierz broń o co najmniej takim zasięgu.
about-harmless = Postać bezbronna: nie ma wytrzymałości albo kart na ręce. Nie można jej atakować, omijają ją „Okrzyk bojowy” i „Jujutsu”, a przy liczeniu trudności się ją pomija.
about-weapons = Broń zagrana w tej turze: { $played } z { $limit }.
about-deck = W talii: { n-cards }. Gdy talia się skończy, nowa powstanie ze stosu odrzuconych, a każdy straci punkt honoru.
wait-play = { $seat } zagrywa karty.
wait-parry = { $you ->
    [by] { $seat } decyduje, czy sparować twój cios, czy przyjąć { n-wounds }.
   *[other] { $seat } decyduje, czy sparować, czy przyjąć { n-wounds } od gracza { $by }.
}
wait-battlecry = { $you ->
    [by] { $seat } decyduje, czy odrzucić „Parowanie”, czy przyjąć od ciebie ranę.
   *[other] { $seat } decyduje, czy odrzucić „Parowanie”, czy przyjąć ranę od gracza { $by }.
}
wait-jujutsu = { $you ->
    [by] { $seat } decyduje, czy odrzucić broń, czy przyjąć od ciebie ranę.
   *[other] { $seat } decyduje, czy odrzucić broń, czy przyjąć ranę od gracza { $by }.
}
wait-bushido = { $seat } decyduje, czy odrzucić broń, czy „Bushido”.
wait-draw = { $seat } wybiera, skąd wziąć pierwszą kartę.
wait-discard = { $seat } odrzuca nadmiar kart.
hint-weapon = „{ $card }” ma zasięg { $reach }. Kogo atakujesz?
hint-card = { $card_id ->
    [bushido] Przed kim kładziesz „Bushido”?
    [breathing] Zagrywasz „Wytchnienie”. Kto ma dobrać kartę?
    [diversion] Zagrywasz „Fortel”. Komu zabierasz kartę?
    [geisha] Zagrywasz „Gejszę”. Kto ma stracić kartę?
   *[other] Przeciw komu zagrywasz „{ card-acc }”?
}
chip-hit = Zadaj { n-wounds }
chip-too-far = Za daleko: trudność { $difficulty }
chip-harmless = Postać bezbronna
chip-limit = Limit broni wyczerpany
chip-play = { $card ->
    [bushido] Połóż tutaj
    [diversion] Zabierz kartę
   *[breathing] Daj dobrać kartę
}
word-deck = Talia
word-discards = Odrzucone
word-turn = tura
word-hand = Twoje karty
result-swordmaster = { $you ->
    [seat] Mistrz miecza: tylko tobie została wytrzymałość. Punktów się nie liczy.
   *[other] Mistrz miecza: wytrzymałość ma już tylko { $seat }. Punktów się nie liczy.
}
result-how = Punkty: honor × mnożnik roli + „Daimyo” na ręce (nie dla ronina).
result-strike = Śmiertelny cios: −{ $points }

## Objaśnienia ustawień

conflict-characters = { $field }: wskaż po jednej na miejsce, każdą inną.
conflict-roles = { $field }: to nie jest zestaw ról dla tylu graczy.
help-config-characters = Kto gra jaką postacią: losowo albo wybrane miejsce po miejscu.
help-config-roles = Role losowe i tajne albo wybrane miejsce po miejscu; wybrane znają wszyscy.

## Goal

goal = Wygrywa strona, która ma najwięcej punktów. Gdy komuś zabraknie honoru, partia się kończy.
known = { $you ->
    [seat] Ty
   *[other] { $seat }
}: { $title }{ $role ->
    [yes] {""}
   *[no] , rola tajna
}.{ $reach ->
    [own] {""}
    [harmless] {" "}Postać bezbronna: nie można jej atakować.
   *[other] {" "}Trudność twojego ataku: { $reach }.
}
goal-role = { $role ->
    [shogun] Szogun: wygrywasz razem z samurajami
    [alone] Szogun: grasz w pojedynkę przeciw ninja
    [samurai] Samuraj: wygrywasz razem z szogunem
    [ronin] Ronin: wygrywasz w pojedynkę
   *[ninja] Ninja: wygrywasz razem z innymi ninja
}
