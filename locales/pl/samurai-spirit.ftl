# 7 Samurajów.

game = 7 Samurajów

## Zdarzenia

event-turn-began = Turę ma { $seat }.
event-spare-used = { $seat } używa żetonu Wsparcia do końca rundy, Samuraj na żetonie: { $samurai }.
event-penalties-ignored = { $seat } ignoruje karę Najeźdźcy { $value }.
event-penalty = { $seat }, kara: { $penalty }.
event-penalty-impossible = { $seat }: kary „{ $penalty }” nie da się zastosować, w zamian Rana.
event-defence-lost = { $seat } traci kartę Obrony: { $card }.
event-shuffled-in = Odrzucony Najeźdźca wraca do stosu: { $card }.
event-intruded = Wierzchnia karta stosu Najeźdźców trafia zakryta na stos Intruzów.
event-intruded-known = Wierzchnia karta stosu Najeźdźców trafia na stos Intruzów: { $card }.
event-drew = { $seat } odkrywa kartę Najeźdźcy: { $card }.
event-handed = { $from } przekazuje Najeźdźcę { $value }, dostaje go { $to }.
event-discarded = { $seat } odrzuca Najeźdźcę { $value }: taki już jest w linii walki.
event-put-under = { $seat } odkłada Najeźdźcę { $value } na spód stosu.
event-defended = { $seat } broni się: Najeźdźca { $value } leży po lewej, { $symbol }.
event-confronted = { $seat } atakuje: Najeźdźca { $value } leży po prawej, w linii walki { $total }.
event-token-given = { $owner } przekazuje żeton Wsparcia, dostaje go { $to }.
event-token-returned = Żeton Wsparcia wraca do domu: { $owner }.
event-passed = { $seat } pasuje.
event-kiai = { $seat }: Kiai{ $beast ->
    [yes] {" "}zwierzęcia
   *[no] {""}
}!
event-kiai-unused = { $seat } nie używa Kiai: { $part ->
    [barricade] dołożyć Barykadę
    [heal] usunąć Ranę
    [move] przekazać Najeźdźcę
    [raiders] odrzucić karty ze stosu Najeźdźców
    [intruders] odrzucić karty ze stosu Intruzów
    [strike] odrzucić ostatniego Najeźdźcę
    [lend] przekazać żeton Wsparcia
   *[turn-up] odkryć wierzchnie karty stosu
}.
event-first-card-off = { $seat } odrzuca pierwszą kartę linii walki, { $value }: zostaje { $total }.
event-moved = { $from } oddaje Najeźdźcę { $card }, dostaje go { $to }; { $from }: w linii walki { $total }.
event-struck = { $seat } traci ostatniego Najeźdźcę z linii walki, { $value }: zostaje { $total }.
event-raider-discarded = Wierzchnia karta stosu Najeźdźców zostaje odrzucona: { $card }.
event-intruder-discarded = Wierzchnia karta stosu Intruzów zostaje odrzucona: { $card }.
event-turned-up = { $seat } odkrywa wierzchnie karty stosu: { $cards }.
event-arranged = { $seat } odkłada je w tej kolejności: { $cards }.
event-wounded = { $wounds ->
    [1] { $seat } otrzymuje Ranę.
    [2] { $seat } otrzymuje drugą Ranę i uwalnia zwierzęcego ducha!
    [3] { $seat } otrzymuje Ranę jako zwierzę.
   *[other] { $seat } otrzymuje czwartą Ranę i umiera.
}
event-healed = { $seat } usuwa znacznik Rany.
event-barricade-burned = Barykada zostaje usunięta, zostało { $left }.
event-barricade-added = Dołożono Barykadę, jest ich { $left }.
event-farm-burned = Gospodarstwo zostaje usunięte, zostało { $left }.
event-farm-burned-penalty = Gospodarstwo zostaje usunięte, zostało { $left }. Jego kara: { $back ->
    [barricade] Barykada
    [wound] Rana
    [family] Rodzina
   *[farm] kolejne Gospodarstwo
}.
event-family-lost = Utracona Rodzina (bonus: { family }).
event-rest-breaks-in = Wszyscy spasowali, na stos Intruzów trafia { n-cards }.
event-round-ended = Runda { $round } skończona.
event-undefended = { $seat }: bez Obrony zostają { $symbol ->
    [hat] Wieśniacy (Kapelusz)
    [farm] Gospodarstwa (Chata)
   *[doll] Rodziny (Lalka)
}.
event-bonus = Rodzina pomaga: { $family ->
    [heal] znika jedna Rana
    [barricade] powstaje Barykada
   *[intruder] karta ze stosu Intruzów zostaje odrzucona
}.
event-intruder-turned-up = Intruz: { $card }.
event-round-began = Runda { $round }: w stosie Najeźdźców { n-cards }, w tym nowych { $joined }.
event-won = Wioska ocalona! Wynik: { $score }.
event-lost = Wioska upada: { $ending ->
    [fallen] { $seat } umiera
    [no-farm] nie ma już Gospodarstw
   *[no-family] nie ma już Rodzin
}.

## Części

raider = { $value } ({ $printed })
flames = płomienie
symbol = { $symbol ->
    [hat] Kapelusz
    [farm] Chata
   *[doll] Lalka
}
penalty = { $penalty ->
    [fire] usunąć Barykadę
    [wound] Rana
    [intruder] Intruz
    [nodef] bez Obrony
    [nosup] bez Wsparcia
    [left] sąsiad z lewej dobiera kartę
    [right] sąsiad z prawej dobiera kartę
    [mustpass] Pas
    [reshuf] powrót karty odrzuconej
    [notal] bez Talentów
   *[losedef] utrata Obrony
}
family = { $family ->
    [heal] usunięcie Rany
    [barricade] Barykada
   *[intruder] odrzucenie Intruza
}
fact-round = Runda { $round }, turę ma { $seat }. W stosie Najeźdźców: { $stack }, w stosie Intruzów: { $intruders }.
fact-village = Barykady: { $barricades }, Gospodarstwa: { $farms }, Rodziny: { $count } ({ $families }).
fact-samurai = { $seat }{ $beast ->
    [yes] {" "}(zwierzę)
   *[no] {""}
}: linia walki { $total } z { $kiai }, Obrona: { $defended }{ $wounded ->
    [yes] ; Rana
   *[no] {""}
}{ $passed ->
    [yes] ; Pas
   *[no] {""}
}.
name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kyuzo = Kyuzo
name-kikuchiyo = Kikuchiyo
name-katsushiro = Katsushiro

## Odmowy

refusal-spares_first = Najpierw zdecyduj o odłożonych żetonach Wsparcia ({ $rule }).
refusal-no_spare_token = Nie ma już takiego odłożonego żetonu Wsparcia ({ $rule }).
refusal-penalty_first = Najpierw zastosuj karę z ostatniej karty ({ $rule }).
refusal-cannot_ignore = Nie masz Talentu, który pozwala zignorować karę tej karty ({ $rule }).
refusal-not_that_penalty = Na ostatniej karcie nie ma takiej kary ({ $rule }).
refusal-lose_first = Najpierw wybierz kartę Obrony, która zostanie odrzucona ({ $rule }).
refusal-not_defended = Po lewej stronie nie masz karty z tym symbolem ({ $rule }).
refusal-act_first = Najpierw wybierz akcję: Walka, Wsparcie albo Pas ({ $rule }).
refusal-support_self = Nie można wesprzeć samego siebie ({ $rule }).
refusal-no_support = Kara zabrania Wsparcia w tej turze ({ $rule }).
refusal-token_away = Nie masz teraz swojego żetonu Wsparcia ({ $rule }).
refusal-support_passed = Samuraja, który spasował, nie można wesprzeć ({ $rule }).
refusal-no_such_samurai = Przy tym stole nie ma takiego Samuraja ({ $rule }).
refusal-play_first = Najpierw zagraj kartę Najeźdźcy ({ $rule }).
refusal-no_symbol = Karta nie ma symbolu, więc nie nadaje się do Obrony ({ $rule }).
refusal-symbol_defended = Ten symbol już leży po lewej, a drugi raz nie można ({ $rule }).
refusal-no_defending = Kara zabrania Obrony w tej turze ({ $rule }).
refusal-must_place = Tę kartę trzeba położyć po lewej albo po prawej, bez Talentów ({ $rule }).
refusal-no_talents = Kara zabrania w tej turze Talentów i żetonów Wsparcia ({ $rule }).
refusal-cannot_hand = Nie masz Talentu, który pozwala przekazać tę kartę ({ $rule }).
refusal-handed_before = Ta karta została już raz przez ciebie przekazana ({ $rule }).
refusal-not_neighbour = Kartę można przekazać tylko sąsiadowi ({ $rule }).
refusal-neighbour_passed = Ten sąsiad spasował i nie dostaje kart ({ $rule }).
refusal-cannot_discard = Nie masz Talentu, który pozwala odrzucić tę kartę ({ $rule }).
refusal-no_equal_card = W twojej linii walki nie ma karty o tej wartości ({ $rule }).
refusal-cannot_redraw = Nie masz Talentu, który pozwala dobrać inną kartę ({ $rule }).
refusal-nothing_to_redraw = Nie ma już innej karty do dobrania ({ $rule }).
refusal-second_fight_first = Najpierw zdecyduj o drugiej Walce ({ $rule }).
refusal-kiai_first = Najpierw zdecyduj o Kiai ({ $rule }).
refusal-not_wounded = Ten Samuraj nie ma znacznika Rany ({ $rule }).
refusal-same_samurai = Odbiorcą musi być inny Samuraj ({ $rule }).
refusal-kiai_on_passed = Kiai nie działa na Samuraja, który spasował ({ $rule }).
refusal-empty_line = Ta linia walki jest pusta ({ $rule }).
refusal-token_not_home = Ten żeton Wsparcia nie jest teraz u właściciela ({ $rule }).
refusal-arrange_first = Najpierw ułóż odkryte karty ({ $rule }).
refusal-not_turned_up = Tej karty nie ma wśród tych do ułożenia ({ $rule }).

## Ustawienia

config-samurai = Samuraje
config-level = Poziom trudności
config-level-easy = łatwy
config-level-normal = normalny
config-level-hard = trudny
config-level-heroic = heroiczny
config-spare_tokens = Odłożone żetony Wsparcia
config-spare_tokens-auto = przy dwóch Samurajach
config-spare_tokens-on = tak
config-spare_tokens-off = nie
config-first = Pierwsza tura
config-first-random = losowo
