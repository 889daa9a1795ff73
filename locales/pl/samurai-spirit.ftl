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

## Przy stole

about-kind = Wszyscy razem przeciw Najeźdźcom: siedmiu Samurajów przez trzy rundy broni wioski. Każdego Najeźdźcę trzeba nie wpuścić do wioski albo zwalczyć, a żadna linia walki nie może urosnąć za bardzo.
about-facts = 2–7 Samurajów, także w pojedynkę · 30–60 minut
about-talent = { $samurai ->
    [heihachi] Talent: przekazuje sąsiadowi Najeźdźców o wartości parzystej.
    [daisuke] Talent: przekazuje sąsiadowi Najeźdźców o wartości nieparzystej.
    [gorobei] Talent: ignoruje kary Najeźdźców o wartości parzystej.
    [kanbei] Talent: ignoruje kary Najeźdźców o wartości nieparzystej.
    [kyuzo] Talent: odrzuca Najeźdźcę o wartości, która już jest w linii walki.
    [kikuchiyo] Talent: po Walce może walczyć jeszcze raz.
   *[katsushiro] Talent: odkłada Najeźdźcę na spód stosu i dobiera innego.
}
about-kiai = Kiai dokładnie na { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] dołóż Barykadę i usuń Ranę dowolnego Samuraja.
       *[no] dołóż Barykadę.
    }
    [daisuke] { $beast ->
        [yes] dwa razy przekaż ostatniego Najeźdźcę jednego Samuraja innemu.
       *[no] przekaż ostatniego Najeźdźcę jednego Samuraja innemu.
    }
    [gorobei] { $beast ->
        [yes] odrzuć trzy wierzchnie karty stosu Najeźdźców.
       *[no] odrzuć dwie wierzchnie karty stosu Najeźdźców.
    }
    [kanbei] { $beast ->
        [yes] odrzuć trzy wierzchnie karty stosu Intruzów.
       *[no] odrzuć dwie wierzchnie karty stosu Intruzów.
    }
    [kyuzo] { $beast ->
        [yes] przekaż dowolny żeton Wsparcia i dołóż Barykadę.
       *[no] przekaż dowolny żeton Wsparcia.
    }
    [kikuchiyo] { $beast ->
        [yes] dwa razy odrzuć ostatniego Najeźdźcę dowolnej linii walki.
       *[no] odrzuć ostatniego Najeźdźcę dowolnej linii walki.
    }
   *[katsushiro] { $beast ->
        [yes] odkryj trzy wierzchnie karty stosu i ułóż je.
       *[no] odkryj dwie wierzchnie karty stosu i ułóż je.
    }
}
about-symbol = { $symbol ->
    [hat] Kapelusz chroni Wieśniaków. Bez niego na koniec rundy ten Samuraj otrzymuje Ranę.
    [farm] Chata chroni Gospodarstwa. Bez niej na koniec rundy usuwa się Gospodarstwo.
   *[doll] Lalka chroni Rodziny. Bez niej na koniec rundy traci się Rodzinę.
}
about-penalty = Na początku tury, póki karta leży ostatnia: { $penalty ->
    [fire] usuwa się Barykadę, a gdy jej nie ma, Gospodarstwo.
    [wound] Samuraj otrzymuje Ranę.
    [intruder] wierzchnia karta stosu trafia do Intruzów.
    [nodef] w tej turze nie można się bronić.
    [nosup] w tej turze nie można wspierać.
    [left] sąsiad z lewej dobiera Najeźdźcę prosto do linii walki.
    [right] sąsiad z prawej dobiera Najeźdźcę prosto do linii walki.
    [mustpass] Samuraj musi spasować.
    [reshuf] losowa odrzucona karta wraca do stosu.
    [notal] w tej turze nie działa Talent ani żetony Wsparcia.
   *[losedef] jedna karta Obrony zostaje odrzucona.
}
about-raider = { $rank ->
    [boss] Herszt
    [lieutenant] Porucznik
   *[plunderer] Grabieżca
} o sile { $value }.
about-flames = Płomienie: jako Intruz na koniec rundy usuwa Barykadę albo Gospodarstwo.
about-stack = Stos Najeźdźców: { n-cards }. Gdy się skończy, kończy się runda.
about-discard = Karty odrzucone. Każdy może je przejrzeć.
about-intruders = Stos Intruzów: { n-cards }. Na koniec rundy każda karta z płomieniami coś niszczy.
about-barricades = Barykady: { $left } z { $all }. Znikają przed Gospodarstwami.
about-farms = Gospodarstwa: { $left } z 6. Gdy zniknie ostatnie, partia jest przegrana.
about-farm-back = Kara usuniętego Gospodarstwa: { $back ->
    [barricade] Barykada
    [wound] Rana
    [family] Rodzina
   *[farm] kolejne Gospodarstwo
}.
about-family = { $here ->
    [yes] Rodzina. Na koniec rundy pomaga: { family }.
   *[no] Ta Rodzina jest utracona (jej bonus: { family }).
}
about-token = Żeton Wsparcia ({ $samurai }). Kto ma cudzy żeton na początku tury, korzysta z tego Talentu do jej końca.
about-spare = Odłożony żeton ({ $samurai }). Użyty raz, daje Talent do końca rundy.
about-wounds = { $wounds ->
    [1] Jedna Rana. Następna uwolni zwierzęcego ducha.
   *[other] Zwierzę jest ranne. Następna Rana to koniec.
}
about-track = Linia walki { $total } z { $kiai }. Dokładnie na znaku: Kiai; powyżej znika Barykada, a w następnej turze można tylko spasować.
word-round = Runda { $round } z 3 · { $level }
word-stack = Najeźdźcy
word-discard = Odrzucone
word-intruders = Intruzi
word-under = Na spodzie stosu: { $cards }.
word-up = Na wierzchu:
word-spares = Odłożone żetony:
word-passed = Pas
word-beast = zwierzę
word-next = Następna tura zacznie się tak: { $penalties }.
word-calm = W następnej turze nie czeka żadna kara.
word-ignores = Może to zignorować { $samurai }.
word-banned = W tej turze: { $penalties }.
word-defend = Obrona
word-confront = Atak
word-hand = Przekaż
word-support = Wsparcie
word-heal = Usuń Ranę
word-strike = Odrzuć ostatniego
word-take = Zabierz ostatniego Najeźdźcę
word-token = Weź żeton
word-give = Daj tutaj
word-then = { $outcome ->
    [kiai] { $total } z { $kiai }: Kiai!
    [above] { $total } z { $kiai }: coś zniknie
   *[below] { $total } z { $kiai }
}
word-awakes = { $samurai }: budzi się zwierzęcy duch!
score-farms = Gospodarstwa
score-families = Rodziny
score-unharmed = Nikt nie ma Rany
score-total = Wynik
ask-spares = { $samurai }: użyć odłożonego żetonu?
ask-penalties = { $samurai }: ostatni Najeźdźca to { $card }. Co z karą?
ask-lose = { $samurai }: która karta Obrony zostanie odrzucona?
ask-act = { $samurai }: Walka, Wsparcie (dotknij Samuraja) czy Pas?
ask-play = { $samurai } ma przed sobą Najeźdźcę { $card }. Jak go zagrać?
ask-handed = { $samurai } dostaje Najeźdźcę { $card }, przekazuje go { $giver }. Jak go zagrać?
ask-place = { $samurai } musi położyć Najeźdźcę { $card }. Obrona czy atak?
ask-second-fight = { $samurai }: walczyć drugi raz?
ask-kiai = { $samurai }: Kiai! { $part ->
    [barricade] Dołożyć Barykadę?
    [heal] Komu usunąć Ranę?
    [move] Czyj ostatni Najeźdźca przechodzi i do kogo?
    [raiders] Odrzucić wierzchnie karty stosu Najeźdźców (tyle: { $count })?
    [intruders] Odrzucić wierzchnie karty stosu Intruzów (tyle: { $count })?
    [strike] Czyj ostatni Najeźdźca zostanie odrzucony?
    [lend] Czyj żeton Wsparcia i komu przekazać?
   *[turn-up] Odkryć wierzchnie karty stosu Najeźdźców (tyle: { $count })?
}
ask-arrange = { $samurai }: który Najeźdźca będzie na miejscu { $place } od góry?
act-decline = { $step ->
    [spares] Bez odłożonego żetonu
    [fight] Bez drugiej Walki
   *[kiai] Nie używaj Kiai
}
act-spare = Użyj żetonu: { $samurai }
act-ignore = Zignoruj karę
act-suffer = Zastosuj: { $penalty }
act-lose = Odrzuć to: { $symbol }
act-fight = { $again ->
    [yes] Walcz jeszcze raz
   *[no] Walka: odkryj Najeźdźcę
}
act-support = Wesprzyj: { $samurai }
act-pass = Spasuj
act-defend = Broń się: { $symbol }
act-confront = Atakuj { $value }: { $total } z { $kiai }
act-hand = Przekaż { $value }, dostaje { $samurai }
act-discard = Odrzuć { $value }
act-redraw = Odłóż { $value } na spód stosu i dobierz inną kartę
act-barricade = Dołóż Barykadę
act-heal = Usuń Ranę: { $samurai }
act-move = Ostatni Najeźdźca: { $from } → { $to }
act-kiai = { $part ->
    [intruders] Odrzuć karty Intruzów: { $count }
    [raiders] Odrzuć karty stosu: { $count }
   *[turn-up] Odkryj karty stosu: { $count }
}
act-lend = Żeton Wsparcia: { $owner } → { $to }
act-strike = Odrzuć ostatniego Najeźdźcę: { $samurai }
act-next = Następna karta: { $card }
risk-above = Będzie { $total } z { $kiai }: zniknie Barykada albo Gospodarstwo, a w następnej turze można tylko spasować. Możesz się bronić. Mimo to atakować?
risk-pass = Bez Obrony zostaną: { $symbols }. Za każdy symbol na koniec rundy zapłaci wioska albo ty. Mimo to spasować?

## Objaśnienia ustawień

help-config-samurai = Ilu Samurajów broni wioski albo którzy. Jedna osoba może grać kilkoma.
help-config-level = Im wyższy poziom, tym mniej Barykad; od trudnego usunięte Gospodarstwa dają karę, na heroicznym Rodziny nie pomagają.
help-config-spare_tokens = Żetonów Samurajów, których nie ma przy stole, można użyć po jednym razie.
help-config-first = Kto zaczyna.
