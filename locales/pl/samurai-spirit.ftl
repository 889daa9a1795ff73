# 7 Samurajów.

game = 7 Samurajów

## Zdarzenia

event-turn-began = { $you ->
    [seat] Twoja tura.
   *[other] Tura { seat-gen }.
}
event-spare-used = { $you ->
    [seat] Używasz odłożonego żetonu { samurai-gen }: do końca rundy masz jego Talent.
   *[other] { $seat } używa odłożonego żetonu { samurai-gen }: do końca rundy ma jego Talent.
}
event-penalties-ignored = { $you ->
    [seat] Ignorujesz karę z { value-gen }.
   *[other] { $seat } ignoruje karę z { value-gen }.
}
event-penalty = { $you ->
    [seat] Kara dla ciebie: { $penalty }.
   *[other] Kara dla { seat-gen }: { $penalty }.
}
event-penalty-impossible = { $you ->
    [seat] Nie możesz zastosować kary „{ $penalty }”: w zamian otrzymujesz Ranę.
   *[other] { $seat } nie może zastosować kary „{ $penalty }”: w zamian otrzymuje Ranę.
}
event-defence-lost = { $you ->
    [seat] Odrzucasz kartę Obrony: { $card }.
   *[other] { $seat } odrzuca kartę Obrony: { $card }.
}
event-shuffled-in = Odrzucony Najeźdźca, { $card }, wraca do stosu.
event-intruded = Wierzchnia karta stosu trafia zakryta na stos Intruzów.
event-intruded-known = Wierzchnia karta stosu, { $card }, trafia na stos Intruzów.
event-drew = { $you ->
    [seat] Odkrywasz Najeźdźcę: { $card }.
   *[other] { $seat } odkrywa Najeźdźcę: { $card }.
}
event-handed = { $you ->
    [from] Przekazujesz { value-acc } { to-dat }.
    [to] { $from } przekazuje ci { value-acc }.
   *[other] { $from } przekazuje { value-acc } { to-dat }.
}
event-discarded = { $you ->
    [seat] Odrzucasz { value-acc }: taka karta już leży w twojej linii walki.
   *[other] { $seat } odrzuca { value-acc }: taka karta już leży w jego linii walki.
}
event-put-under = { $you ->
    [seat] Odkładasz { value-acc } na spód stosu.
   *[other] { $seat } odkłada { value-acc } na spód stosu.
}
event-defended = { $you ->
    [seat] Bronisz się { value-ins } i masz już po lewej { symbol-acc }.
   *[other] { $seat } broni się { value-ins } i ma już po lewej { symbol-acc }.
}
event-confronted = { $you ->
    [seat] Atakujesz { value-acc }: twój tor walki pokazuje { $total }.
   *[other] { $seat } atakuje { value-acc }: jego tor walki pokazuje { $total }.
}
event-token-given = { $you ->
    [owner] Twój żeton Wsparcia trafia do { to-gen }.
    [to] Dostajesz żeton Wsparcia { owner-gen }.
   *[other] Żeton Wsparcia { owner-gen } trafia do { to-gen }.
}
event-token-returned = { $you ->
    [owner] Twój żeton Wsparcia wraca do ciebie.
   *[other] Żeton Wsparcia wraca do { owner-gen }.
}
event-passed = { $you ->
    [seat] Pasujesz.
   *[other] { $seat } pasuje.
}
event-kiai = { $you ->
    [seat] { $beast ->
        [yes] Trafiasz w Kiai zwierzęcia!
       *[no] Trafiasz w Kiai!
    }
   *[other] { $beast ->
        [yes] { $seat } trafia w Kiai zwierzęcia!
       *[no] { $seat } trafia w Kiai!
    }
}
event-kiai-unused = { $you ->
    [seat] Nie korzystasz
   *[other] { $seat } nie korzysta
} z Kiai, by { $part ->
    [barricade] dołożyć Barykadę
    [heal] usunąć Ranę
    [move] przenieść Najeźdźcę
    [raiders] odrzucić karty ze stosu Najeźdźców
    [intruders] odrzucić karty ze stosu Intruzów
    [strike] odrzucić ostatniego Najeźdźcę
    [lend] dać komuś żeton Wsparcia
   *[turn-up] odkryć wierzchnie karty stosu
}.
event-first-card-off = { $you ->
    [seat] Odrzucasz pierwszą kartę linii walki, { value-acc }: twój tor walki pokazuje { $total }.
   *[other] { $seat } odrzuca pierwszą kartę linii walki, { value-acc }: jego tor walki pokazuje { $total }.
}
event-moved = { $you ->
    [from] Twój ostatni Najeźdźca, { $card }, przechodzi do { to-gen }. Twój tor walki pokazuje { $total }.
    [to] Ostatni Najeźdźca z linii walki { from-gen }, { $card }, przechodzi do ciebie. Tor walki { from-gen } pokazuje { $total }.
   *[other] Ostatni Najeźdźca z linii walki { from-gen }, { $card }, przechodzi do { to-gen }. Tor walki { from-gen } pokazuje { $total }.
}
event-struck = { $you ->
    [seat] Z twojej linii walki zostaje odrzucona ostatnia karta, { value-nom }: tor walki pokazuje { $total }.
   *[other] Z linii walki { seat-gen } zostaje odrzucona ostatnia karta, { value-nom }: tor walki pokazuje { $total }.
}
event-raider-discarded = Wierzchnia karta stosu Najeźdźców, { $card }, zostaje odrzucona.
event-intruder-discarded = Wierzchnia karta stosu Intruzów, { $card }, zostaje odrzucona.
event-turned-up = { $you ->
    [seat] Odkrywasz wierzchnie karty stosu: { $cards }.
   *[other] { $seat } odkrywa wierzchnie karty stosu: { $cards }.
}
event-arranged = { $you ->
    [seat] Układasz je na stosie w tej kolejności: { $cards }.
   *[other] { $seat } układa je na stosie w tej kolejności: { $cards }.
}
event-wounded = { $you ->
    [seat] { $wounds ->
        [1] Otrzymujesz Ranę.
        [2] Otrzymujesz drugą Ranę i uwalniasz zwierzęcego ducha!
        [3] Otrzymujesz trzecią Ranę: następna będzie ostatnia.
       *[other] Otrzymujesz czwartą Ranę i umierasz.
    }
   *[other] { $wounds ->
        [1] { $seat } otrzymuje Ranę.
        [2] { $seat } otrzymuje drugą Ranę i uwalnia zwierzęcego ducha!
        [3] { $seat } otrzymuje trzecią Ranę: następna będzie ostatnia.
       *[other] { $seat } otrzymuje czwartą Ranę i umiera.
    }
}
event-healed = { $you ->
    [seat] Zdejmujesz znacznik Rany.
   *[other] { $seat } zdejmuje znacznik Rany.
}
event-barricade-burned = Wioska traci Barykadę. { $left ->
    [0] To była ostatnia!
    [one] Została { $left } Barykada.
    [few] Zostały { $left } Barykady.
   *[many] Zostało { $left } Barykad.
}
event-barricade-added = Wioska zyskuje Barykadę. { $left ->
    [one] Stoi { $left } Barykada.
    [few] Stoją { $left } Barykady.
   *[many] Stoi { $left } Barykad.
}
event-farm-burned = Wioska traci Gospodarstwo. { $left ->
    [0] To było ostatnie!
    [one] Zostało { $left } Gospodarstwo.
    [few] Zostały { $left } Gospodarstwa.
   *[many] Zostało { $left } Gospodarstw.
}
event-farm-burned-penalty = Wioska traci Gospodarstwo. { $left ->
    [0] To było ostatnie!
    [one] Zostało { $left } Gospodarstwo.
    [few] Zostały { $left } Gospodarstwa.
   *[many] Zostało { $left } Gospodarstw.
} Kara z rewersu: { $back ->
    [barricade] strata Barykady
    [wound] Rana
    [family] strata Rodziny
   *[farm] strata kolejnego Gospodarstwa
}.
event-family-lost = Wioska traci Rodzinę, która { $family ->
    [heal] usuwała Rany
    [barricade] wznosiła Barykady
   *[intruder] przeganiała Intruzów
}.
event-rest-breaks-in = Wszyscy spasowali. Reszta stosu Najeźdźców ({ n-cards }) trafia na stos Intruzów.
event-round-ended = Koniec rundy { $round }.
event-undefended = { $you ->
    [seat] { $symbol ->
        [hat] Nie masz Kapelusza: Wieśniacy są bez ochrony.
        [farm] Nie masz Chaty: Gospodarstwa są bez ochrony.
       *[doll] Nie masz Lalki: Rodziny są bez ochrony.
    }
   *[other] { $symbol ->
        [hat] { $seat } nie ma Kapelusza: Wieśniacy są bez ochrony.
        [farm] { $seat } nie ma Chaty: Gospodarstwa są bez ochrony.
       *[doll] { $seat } nie ma Lalki: Rodziny są bez ochrony.
    }
}
event-bonus = { $family ->
    [heal] Rodzina szuka rannego Samuraja, by usunąć Ranę.
    [barricade] Rodzina zabiera się do wznoszenia Barykady.
   *[intruder] Rodzina szuka Intruza, by go przegonić.
}
event-intruder-turned-up = Odkryty Intruz: { $card }.
event-round-began = Runda { $round }. W stosie Najeźdźców: { n-cards }{ $round ->
    [1] {""}
   *[other] { $joined ->
        [0] {""}
        [one] , w tym { $joined } nowa
        [few] , w tym { $joined } nowe
       *[many] , w tym { $joined } nowych
    }
}.
event-won = Wioska ocalona! Wynik: { $score }.
event-lost = Wioska przepadła: { $ending ->
    [fallen] { $you ->
        [seat] umierasz od czwartej Rany
       *[other] { $seat } umiera od czwartej Rany
    }
    [no-farm] nie ma już ani jednego Gospodarstwa
   *[no-family] nie ma już ani jednej Rodziny
}.

## Części

raider = { $value } ({ $printed })
flames = płomienie
symbol = { $symbol ->
    [hat] Kapelusz
    [farm] Chata
   *[doll] Lalka
}
symbol-missing = { $symbol ->
    [hat] Kapelusza
    [farm] Chaty
   *[doll] Lalki
}
symbol-acc = { $symbol_id ->
    [hat] Kapelusz
    [farm] Chatę
    [doll] Lalkę
   *[other] kartę: { $symbol }
}
symbol-ins = { $symbol_id ->
    [hat] Kapeluszem
    [farm] Chatą
    [doll] Lalką
   *[other] kartą: { $symbol }
}
penalty = { $penalty ->
    [fire] Pożar
    [wound] Rana
    [intruder] Intruz
    [nodef] Bez Obrony
    [nosup] Bez Wsparcia
    [left] Karta dla sąsiada z lewej
    [right] Karta dla sąsiada z prawej
    [mustpass] Przymusowy Pas
    [reshuf] Powrót karty odrzuconej
    [notal] Bez Talentów
   *[losedef] Utrata Obrony
}
family = { $family ->
    [heal] usunięcie Rany
    [barricade] Barykada
   *[intruder] odrzucenie Intruza
}
value-nom = { $value ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
   *[other] karta o wartości { $value }
}
value-gen = { $value ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
   *[other] karty o wartości { $value }
}
value-acc = { $value ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
   *[other] kartę o wartości { $value }
}
value-ins = { $value ->
    [1] jedynką
    [2] dwójką
    [3] trójką
    [4] czwórką
    [5] piątką
    [6] szóstką
   *[other] kartą o wartości { $value }
}
seat-gen = { $seat_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $seat }
}
from-gen = { $from_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $from }
}
to-gen = { $to_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $to }
}
to-dat = { $to_id ->
    [heihachi] Heihachiemu
    [gorobei] Gorobeiowi
    [kanbei] Kanbeiowi
   *[other] Samurajowi { $to }
}
owner-gen = { $owner_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $owner }
}
samurai-gen = { $samurai_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $samurai }
}
samurai-dat = { $samurai_id ->
    [heihachi] Heihachiemu
    [gorobei] Gorobeiowi
    [kanbei] Kanbeiowi
   *[other] Samurajowi { $samurai }
}
samurai-acc = { $samurai_id ->
    [heihachi] Heihachiego
    [gorobei] Gorobeia
    [kanbei] Kanbeia
   *[other] { $samurai }
}
fact-round = { $you ->
    [seat] Runda { $round }, twoja tura.
   *[other] Runda { $round }, tura { seat-gen }.
} W stosie Najeźdźców: { $stack ->
    [one] { $stack } karta
    [few] { $stack } karty
   *[many] { $stack } kart
}, w stosie Intruzów: { $intruders ->
    [one] { $intruders } karta
    [few] { $intruders } karty
   *[many] { $intruders } kart
}.
fact-village = W wiosce: { $barricades ->
    [one] { $barricades } Barykada
    [few] { $barricades } Barykady
   *[many] { $barricades } Barykad
}, { $farms ->
    [one] { $farms } Gospodarstwo
    [few] { $farms } Gospodarstwa
   *[many] { $farms } Gospodarstw
}, { $count ->
    [one] { $count } Rodzina
    [few] { $count } Rodziny
   *[many] { $count } Rodzin
} ({ $families }).
fact-samurai = { $you ->
    [seat] Ty ({ $seat })
   *[other] { $seat }
}{ $beast ->
    [yes] , strona zwierzęcia
   *[no] {""}
}: tor walki { $total } z { $kiai }, Obrona: { $defended }{ $wounded ->
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

refusal-spares_first = Najpierw zdecyduj, czy używasz odłożonych żetonów Wsparcia.
refusal-no_spare_token = Tego odłożonego żetonu już nie ma: wybierz inny albo graj bez niego.
refusal-penalty_first = Najpierw zastosuj karę z ostatniej karty linii walki.
refusal-cannot_ignore = Tej kary nie możesz zignorować: kary kart parzystych ignoruje Gorobei, nieparzystych – Kanbei, a także ten, kto ma ich żeton.
refusal-not_that_penalty = Na twojej ostatniej karcie nie ma takiej kary: zastosuj tę, która na niej jest.
refusal-lose_first = Najpierw wybierz kartę Obrony, którą odrzucasz.
refusal-not_defended = Nie masz po lewej karty z tym symbolem: wybierz jedną z tych, które tam leżą.
refusal-act_first = Najpierw wybierz akcję: Walka, Wsparcie albo Pas.
refusal-support_self = Siebie nie wesprzesz: wskaż innego Samuraja.
refusal-no_support = Kara „Bez Wsparcia” nie pozwala ci teraz wspierać: wybierz Walkę albo Pas.
refusal-token_away = Twój żeton Wsparcia jest u innego Samuraja; wróci do ciebie po jego turze.
refusal-support_passed = Ten Samuraj spasował: wesprzyj kogoś, kto jeszcze gra w tej rundzie.
refusal-support_passed-who = { $samurai } spasował: wesprzyj kogoś, kto jeszcze gra w tej rundzie.
refusal-no_such_samurai = Tego Samuraja nie ma przy stole: wskaż innego.
refusal-play_first = Najpierw zagraj odkrytą kartę Najeźdźcy.
refusal-no_symbol = Ta karta nie ma symbolu, więc nie obronisz się nią: zaatakuj albo użyj Talentu.
refusal-no_symbol-card = Na tej karcie ({ $value }) nie ma symbolu, więc nie obronisz się nią: zaatakuj albo użyj Talentu.
refusal-symbol_defended = Ten symbol już masz po lewej, a może tam leżeć tylko jeden: zaatakuj albo użyj Talentu.
refusal-symbol_defended-card = Masz już po lewej { symbol-acc } (na karcie { $value }), a może tam leżeć tylko jeden taki symbol: zaatakuj albo użyj Talentu.
refusal-no_defending = Kara „Bez Obrony” nie pozwala ci się teraz bronić: zaatakuj albo użyj Talentu.
refusal-must_place = Tę kartę połóż po lewej albo po prawej; Talenty na nią nie działają.
refusal-no_talents = Kara „Bez Talentów” wyłącza w tej turze Talenty, także z żetonów: wybierz Obronę albo Atak.
refusal-cannot_hand = Tej karty nie możesz przekazać: parzyste przekazuje Heihachi, nieparzyste – Daisuke, a także ten, kto ma ich żeton.
refusal-cannot_hand-talent = Przekazać { value-acc } potrafi tylko { $samurai }: potrzebny jest jego żeton Wsparcia.
refusal-handed_before = Tej samej karty nie przekażesz drugi raz: zagraj ją inaczej.
refusal-not_neighbour = Kartę możesz przekazać tylko sąsiadowi z lewej albo z prawej.
refusal-neighbour_passed = Ten sąsiad spasował i nie dostaje kart: przekaż tę kartę drugiemu sąsiadowi albo zagraj ją.
refusal-neighbour_passed-who = { $samurai } spasował i nie dostaje kart: przekaż tę kartę drugiemu sąsiadowi albo zagraj ją.
refusal-cannot_discard = Tej karty nie możesz odrzucić: potrafi to Kyuzo albo ten, kto ma jego żeton.
refusal-no_equal_card = W twojej linii walki nie ma karty o tej wartości, więc tej nie odrzucisz: zagraj ją inaczej.
refusal-no_equal_card-line = W twojej linii walki: { $cards }. Nie ma tam { value-gen }, więc tej karty nie odrzucisz: zagraj ją inaczej.
refusal-cannot_redraw = Tej karty nie możesz wymienić: potrafi to Katsushiro albo ten, kto ma jego żeton.
refusal-nothing_to_redraw = W stosie nie ma już innej karty: zagraj tę, którą masz.
refusal-second_fight_first = Najpierw zdecyduj, czy walczysz drugi raz.
refusal-kiai_first = Najpierw zdecyduj, czy używasz Kiai.
refusal-not_wounded = Ten Samuraj nie ma znacznika Rany: wskaż rannego.
refusal-same_samurai = Karta albo żeton musi trafić do kogoś innego: wskaż innego Samuraja.
refusal-kiai_on_passed = Ten Samuraj spasował i Kiai na niego nie działa: wskaż innego.
refusal-empty_line = Ta linia walki jest pusta: wskaż taką, w której leży Najeźdźca.
refusal-token_not_home = Tego żetonu nie ma teraz u właściciela: wybierz inny.
refusal-arrange_first = Najpierw ułóż odkryte karty.
refusal-not_turned_up = Tej karty nie ma wśród odkrytych: wybierz jedną z nich.

## Ustawienia

config-samurai = Samuraje
config-level = Poziom trudności
config-level-easy = łatwy
config-level-normal = normalny
config-level-hard = trudny
config-level-heroic = heroiczny
config-spare_tokens = Odłożone żetony Wsparcia
config-spare_tokens-auto = przy dwóch Samurajach
config-spare_tokens-on = zawsze
config-spare_tokens-off = nigdy
config-first = Pierwsza tura
config-first-random = losowo

## Przy stole

about-kind = Samuraje razem bronią wioski przez trzy rundy. Każdego Najeźdźcę zatrzymujesz Obroną albo bierzesz do walki – byle twój tor walki nie urósł za bardzo.
about-facts = 2–7 Samurajów, można grać w pojedynkę · 30–60 minut
about-lesson = Naucz się w 5 minut
about-talent = { $samurai ->
    [heihachi] Talent: może przekazać sąsiadowi kartę o wartości parzystej.
    [daisuke] Talent: może przekazać sąsiadowi kartę o wartości nieparzystej.
    [gorobei] Talent: może ignorować kary kart o wartości parzystej.
    [kanbei] Talent: może ignorować kary kart o wartości nieparzystej.
    [kyuzo] Talent: może odrzucić kartę o wartości, którą ma już w swojej linii walki.
    [kikuchiyo] Talent: po Walce może walczyć jeszcze raz.
   *[katsushiro] Talent: może odłożyć kartę na spód stosu i dobrać inną.
}
about-kiai = Kiai dokładnie na { $kiai }: { $samurai ->
    [heihachi] { $beast ->
        [yes] dołóż Barykadę i zdejmij znacznik Rany z dowolnego Samuraja.
       *[no] dołóż Barykadę.
    }
    [daisuke] { $beast ->
        [yes] dwa razy przenieś ostatnią kartę dowolnej linii walki do innego Samuraja.
       *[no] przenieś ostatnią kartę dowolnej linii walki do innego Samuraja.
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
        [yes] daj dowolny żeton Wsparcia innemu Samurajowi i dołóż Barykadę.
       *[no] daj dowolny żeton Wsparcia innemu Samurajowi.
    }
    [kikuchiyo] { $beast ->
        [yes] dwa razy odrzuć ostatnią kartę dowolnej linii walki.
       *[no] odrzuć ostatnią kartę dowolnej linii walki.
    }
   *[katsushiro] { $beast ->
        [yes] odkryj trzy wierzchnie karty stosu Najeźdźców i odłóż je odkryte w dowolnej kolejności.
       *[no] odkryj dwie wierzchnie karty stosu Najeźdźców i odłóż je odkryte w dowolnej kolejności.
    }
}
about-symbol = { $symbol ->
    [hat] Kapelusz chroni Wieśniaków. Bez niego Samuraj otrzyma na koniec rundy Ranę.
    [farm] Chata chroni Gospodarstwa. Bez niej wioska straci na koniec rundy Gospodarstwo.
   *[doll] Lalka chroni Rodziny. Bez niej wioska straci na koniec rundy Rodzinę.
}
about-penalty = Na początku tury Samuraja, jeśli ta karta leży ostatnia w jego linii walki: { $penalty ->
    [fire] wioska traci Barykadę, a gdy ich zabraknie – Gospodarstwo.
    [wound] otrzymuje on Ranę.
    [intruder] wierzchnia karta stosu Najeźdźców trafia zakryta na stos Intruzów.
    [nodef] w tej turze nie można się bronić.
    [nosup] w tej turze nie można wspierać.
    [left] sąsiad z lewej dobiera kartę prosto do swojej linii walki.
    [right] sąsiad z prawej dobiera kartę prosto do swojej linii walki.
    [mustpass] musi on spasować.
    [reshuf] losowa odrzucona karta wraca do stosu Najeźdźców.
    [notal] w tej turze nie działają ani Talent, ani cudze żetony Wsparcia.
   *[losedef] odrzuca on wybraną kartę Obrony.
}
about-raider = { $rank ->
    [boss] Herszt
    [lieutenant] Porucznik
   *[plunderer] Grabieżca
} o wartości { $value }.
about-flames = Płomienie: jeśli ta karta trafi na stos Intruzów, na koniec rundy zniszczy Barykadę, a gdy ich zabraknie – Gospodarstwo.
about-stack = Stos Najeźdźców: { n-cards }. Gdy się wyczerpie, runda się skończy.
about-discard = Karty odrzucone. Każdy może je przejrzeć.
about-intruders = Stos Intruzów: { n-cards }. Na koniec rundy każdy Intruz z płomieniami niszczy Barykadę, a gdy ich zabraknie – Gospodarstwo.
about-barricades = Barykady: { $left } z { $all }. Najpierw płoną one, dopiero potem Gospodarstwa.
about-farms = Gospodarstwa: { $left } z 6. Jeśli stracicie ostatnie, przegrywacie.
about-farm-back = Kara z rewersu utraconego Gospodarstwa: { $back ->
    [barricade] strata Barykady
    [wound] Rana
    [family] strata Rodziny
   *[farm] strata kolejnego Gospodarstwa
}.
about-family = { $here ->
    [yes] Rodzina. Jej bonus na koniec rundy to { family }.
    [idle] Rodzina. Musicie jej bronić, ale na poziomie heroicznym nie daje bonusu ({ family }).
   *[no] Straciliście tę Rodzinę, a z nią bonus ({ family }).
}
about-token = Żeton Wsparcia { samurai-gen }. Kto ma go na początku swojej tury, korzysta do jej końca z tego Talentu.
about-spare = Odłożony żeton { samurai-gen }. Można go użyć raz w partii: daje ten Talent do końca rundy.
about-wounds = { $wounds ->
    [1] Jedna Rana. Druga uwolni zwierzęcego ducha.
   *[other] Trzy Rany. Czwarta to koniec partii.
}
about-track = Tor walki: { $total } z { $kiai }. Dokładnie { $kiai } daje Kiai. Powyżej wioska traci Barykadę, a ten Samuraj w następnej turze najpewniej musi spasować.
word-round = Runda { $round } z 3 · { $level }
word-stack = Najeźdźcy
word-discard = Odrzucone
word-intruders = Intruzi
word-under = Na spodzie stosu: { $cards }.
word-up = Na wierzchu:
word-spares = Odłożone żetony:
word-passed = Pas
word-beast = zwierzę
word-next = W następnej turze: { $penalties }.
word-calm = W następnej turze nie czeka żadna kara.
word-ignores = Może to zignorować { $samurai }.
word-banned = W tej turze: { $penalties }.
word-defend = Obrona
word-confront = Atak
word-hand = Przekaż
word-support = Wesprzyj
word-heal = Usuń Ranę
word-strike = Odrzuć ostatniego
word-take = Weź ostatniego Najeźdźcę
word-token = Weź żeton
word-give = Daj tutaj
word-then = { $outcome ->
    [kiai] { $total } z { $kiai }: Kiai!
    [above] { $total } z { $kiai }: strata dla wioski
   *[below] { $total } z { $kiai }
}
word-awakes = { $samurai } uwalnia zwierzęcego ducha!
score-farms = Gospodarstwa
score-families = Rodziny
score-unharmed = Nikt nie ma Rany
score-total = Wynik
recap-held = Wioska ocalała. Gospodarstwa: { $farms } z { $all_farms }, Rodziny: { $families } z { $all_families }.
recap-fell = Wioska padła w rundzie { $round } z { $rounds }.
recap-barricades = Barykady
recap-wounds = Rany
ask-spares = { $samurai }, używasz odłożonego żetonu?
ask-penalties = { $samurai }, na końcu twojej linii walki leży { $card }. Co robisz z karą?
ask-lose = { $samurai }, którą kartę Obrony odrzucasz?
ask-act = { $samurai }, twój ruch: Walka, Wsparcie (wskaż Samuraja) czy Pas?
ask-play = { $samurai }, przed tobą Najeźdźca { $card }. Jak go zagrasz?
ask-handed = { $samurai }, { $giver } przekazuje ci Najeźdźcę { $card }. Jak go zagrasz?
ask-place = { $samurai }, połóż Najeźdźcę { $card }. Obrona czy Atak?
ask-second-fight = { $samurai }, walczysz jeszcze raz?
ask-kiai = { $samurai }, Kiai! { $part ->
    [barricade] Dokładasz Barykadę?
    [heal] Komu usuwasz Ranę?
    [move] Czyjego ostatniego Najeźdźcę przenosisz i do kogo?
    [raiders] Odrzucasz { $count ->
        [one] { $count } wierzchnią kartę
        [few] { $count } wierzchnie karty
       *[many] { $count } wierzchnich kart
    } stosu Najeźdźców?
    [intruders] Odrzucasz { $count ->
        [one] { $count } wierzchnią kartę
        [few] { $count } wierzchnie karty
       *[many] { $count } wierzchnich kart
    } stosu Intruzów?
    [strike] Czyjego ostatniego Najeźdźcę odrzucasz?
    [lend] Czyj żeton Wsparcia dajesz i komu?
   *[turn-up] Odkrywasz { $count ->
        [one] { $count } wierzchnią kartę
        [few] { $count } wierzchnie karty
       *[many] { $count } wierzchnich kart
    } stosu Najeźdźców?
}
ask-arrange = { $samurai }, { $place ->
    [1] który Najeźdźca ma leżeć na samym wierzchu?
    [2] który Najeźdźca ma być drugi od góry?
   *[other] który Najeźdźca ma być { $place }. od góry?
}
act-decline = { $step ->
    [spares] Graj bez odłożonego żetonu
    [fight] Nie walcz drugi raz
   *[kiai] Nie używaj Kiai
}
act-spare = Użyj żetonu { samurai-gen }
act-ignore = Zignoruj karę
act-suffer = Zastosuj karę „{ $penalty }”
act-lose = Odrzuć { symbol-acc }
act-fight = { $again ->
    [yes] Walcz jeszcze raz
   *[no] Walcz: odkryj Najeźdźcę
}
act-support = Wesprzyj { samurai-acc }
act-pass = Spasuj
act-defend = Broń się { symbol-ins }
act-confront = Zaatakuj { value-acc }: { $total } z { $kiai }
act-hand = Przekaż { value-acc } { samurai-dat }
act-discard = Odrzuć { value-acc }
act-redraw = Odłóż { value-acc } na spód stosu i dobierz inną kartę
act-barricade = Dołóż Barykadę
act-heal = Usuń Ranę { samurai-dat }
act-move = Przenieś ostatniego Najeźdźcę od { from-gen } do { to-gen }
act-kiai = { $part ->
    [intruders] Odrzuć { $count ->
        [one] { $count } kartę Intruzów
        [few] { $count } karty Intruzów
       *[many] { $count } kart Intruzów
    }
    [raiders] Odrzuć { $count ->
        [one] { $count } kartę Najeźdźców
        [few] { $count } karty Najeźdźców
       *[many] { $count } kart Najeźdźców
    }
   *[turn-up] Odkryj { $count ->
        [one] { $count } kartę Najeźdźców
        [few] { $count } karty Najeźdźców
       *[many] { $count } kart Najeźdźców
    }
}
act-lend = Daj żeton { owner-gen } { to-dat }
act-strike = Odrzuć ostatniego Najeźdźcę { samurai-gen }
act-next = Połóż teraz: { $card }
risk-above = Tor walki pokaże { $total } z { $kiai }: wioska straci Barykadę albo Gospodarstwo, a w następnej turze najpewniej musisz spasować. Możesz się jeszcze bronić. Mimo to atakujesz?
risk-pass = Skończysz rundę bez { $symbols }. Każdy brak uderzy na koniec rundy w ciebie albo w wioskę. Mimo to pasujesz?

## Objaśnienia ustawień

conflict-spare_tokens = { $field }: przy siedmiu Samurajach żaden żeton nie zostaje.
conflict-first = { $field }: przy tym stole nie ma takiego miejsca.
help-config-samurai = Ilu Samurajów broni wioski albo którzy dokładnie. Jedna osoba może grać kilkoma.
help-config-level = Im trudniej, tym mniej Barykad. Od trudnego utracone Gospodarstwa mają kary, na heroicznym Rodziny nie pomagają.
help-config-spare_tokens = Żetony Samurajów, których nie ma przy stole. Każdego można użyć raz w partii.
help-config-first = Kto zaczyna partię.

## Goal

goal = Przetrwajcie 3 rundy (trwa runda { $round }). Ocalcie choć jedno Gospodarstwo, jedną Rodzinę i każdego Samuraja.
