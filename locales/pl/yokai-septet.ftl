# Yokai Septet.

game = Yokai Septet

## Zdarzenia

event-round-started = Runda { $round }: karty rozdane.
event-round-started-turned-up = Runda { $round }: karty rozdane. Odkryta karta to { $card }, więc atutem jest { $suit }.
event-dealt = { $you ->
    [seat] Twoje karty: { $cards }.
   *[other] Karty gracza { $seat }: { $cards }.
}
event-laid-out = { $you ->
    [seat] Leżą przed tobą odkryte karty: { $cards }.
   *[other] { $seat } ma przed sobą odkryte karty: { $cards }.
}
event-passed = { $you ->
    [seat] Twoje karty do przekazania są wybrane.
   *[other] { $seat } ma już wybrane karty do przekazania.
}
event-passed-cards = { $you ->
    [seat] Oddajesz { $cards }.
   *[other] { $seat } oddaje { $cards }.
}
event-passes-exchanged = Przekazane karty zmieniają właścicieli.
event-received = { $you ->
    [seat] Dostajesz { $cards } od gracza { $from }.
    [from] { $seat } dostaje od ciebie { $cards }.
   *[other] { $seat } dostaje { $cards } od gracza { $from }.
}
event-showed-lead-card = { $you ->
    [seat] Pokazujesz { $card } i wychodzisz do pierwszej lewy.
   *[other] { $seat } pokazuje { $card } i wychodzi do pierwszej lewy.
}
event-discarded = { $you ->
    [seat] Odrzucasz kartę.
   *[other] { $seat } odrzuca kartę.
}
event-discarded-card = { $you ->
    [seat] Odrzucasz { $card }.
   *[other] { $seat } odrzuca { $card }.
}
event-swapped = { $you ->
    [seat] Zamieniasz { $boss } z zakrytą kartą nr { $place }: odkrywa się { $card }.
   *[other] { $seat } zamienia { $boss } z zakrytą kartą nr { $place }: odkrywa się { $card }.
}
event-kept-bosses = { $you ->
    [seat] Zostawiasz odkrytych bossów na miejscu.
   *[other] { $seat } zostawia odkrytych bossów na miejscu.
}
event-trump-set = Pierwsza karta rundy wyznacza atut: { $suit }.
event-played = { $you ->
    [seat] Zagrywasz { $card }.
   *[other] { $seat } zagrywa { $card }.
}
event-trick-taken = { $you ->
    [seat] Bierzesz lewę.
   *[other] { $seat } bierze lewę.
}
event-trick-taken-bosses = { $you ->
    [seat] Bierzesz lewę i zdobywasz { $count ->
        [one] bossa
       *[many] bossów
    }: { $bosses }!
   *[other] { $seat } bierze lewę i zdobywa { $count ->
        [one] bossa
       *[many] bossów
    }: { $bosses }.
}
event-freed = { $you ->
    [seat] Odkrywa się twoja karta nr { $place }: to { $card }.
   *[other] Odkrywa się karta nr { $place } gracza { $seat }: to { $card }.
}
event-sealed = { $you ->
    [side] Twoja drużyna ma obie siódemki { suit-gen } i pieczętuje ten kolor!
   *[other] Drużyna { $side } ma obie siódemki { suit-gen } i pieczętuje ten kolor.
}
event-round-played-out = Koniec rundy { $round }: { $ending ->
    [sealed] ostatni kolor jest zapieczętowany
   *[played-out] wszystkie karty są zagrane
}. Pieczęcie: { $scores }.
event-round-ended = Koniec rundy { $round }: { $ending ->
    [enough-bosses] { $you ->
        [taker] zdobywasz decydującego bossa
       *[other] { $taker } zdobywa decydującego bossa
    }
    [too-many-tricks] { $you ->
        [taker] bierzesz o jedną lewę za dużo, a bossów jest za mało
       *[other] { $taker } bierze o jedną lewę za dużo, a bossów jest za mało
    }
   *[last-trick] { $you ->
        [taker] bierzesz ostatnią lewę
       *[other] { $taker } bierze ostatnią lewę
    }
}. { victory-nom } (+{ n-points }). Stan partii: { $scores }.
event-round-ended-stars = Koniec rundy { $round }: { $ending ->
    [enough-bosses] { $you ->
        [taker] zdobywasz decydującego bossa
       *[other] { $taker } zdobywa decydującego bossa
    }
    [too-many-tricks] { $you ->
        [taker] bierzesz o jedną lewę za dużo, a bossów jest za mało
       *[other] { $taker } bierze o jedną lewę za dużo, a bossów jest za mało
    }
   *[last-trick] { $you ->
        [taker] bierzesz ostatnią lewę
       *[other] { $taker } bierze ostatnią lewę
    }
}. { victory-nom } (+{ $points ->
    [one] { $points } żeton
    [few] { $points } żetony
   *[many] { $points } żetonów
}: { $bosses }). Żetony razem: { $scores }.
event-ended = { $you ->
    [winner] Koniec partii. Wygrywasz! Wynik: { $scores }.
   *[other] Koniec partii. Wygrywa { $winner }. Wynik: { $scores }.
}

## Części

suit = { $suit ->
    [wind] Wiatr
    [earth] Ziemia
    [charm] Urok
    [lightning] Błyskawica
    [darkness] Ciemność
    [fire] Ogień
   *[snow] Śnieg
}
victory-nom = { $you ->
    [taker] { $ending ->
        [too-many-tricks] { $count ->
            [1] W tej rundzie wygrywa { $winners }
           *[other] W tej rundzie wygrywają { $winners }
        }
       *[other] Wygrywasz rundę
    }
    [winners] { $count ->
        [1] Wygrywasz rundę
       *[other] Rundę wygrywacie wspólnie: { $winners }
    }
   *[other] { $count ->
        [1] W tej rundzie wygrywa { $winners }
       *[other] W tej rundzie wygrywają { $winners }
    }
}
suit-gen = { $suit_id ->
    [wind] Wiatru
    [earth] Ziemi
    [charm] Uroku
    [lightning] Błyskawicy
    [darkness] Ciemności
    [fire] Ognia
    [snow] Śniegu
   *[other] koloru { $suit }
}
suit-acc = { $suit_id ->
    [earth] Ziemię
    [lightning] Błyskawicę
   *[other] { $suit }
}
card = { suit } { $rank ->
    [1] A
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(foliowana)
   *[no] {""}
}
card-object = { $suit ->
    [earth] Ziemię
    [lightning] Błyskawicę
   *[other] { suit }
} { $rank ->
    [1] A
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(foliowaną)
   *[no] {""}
}
seat-card = { $you ->
    [seat] ty – { $card }
   *[other] { $seat } – { $card }
}
team-of = { $you ->
    [first] ty + { $second }
    [second] { $first } + ty
   *[other] { $first } + { $second }
}
team-wins = { $you ->
    [first] ty + { $second }
    [second] { $first } + ty
   *[other] drużyna { $first } + { $second }
}
team-heading = { $you ->
    [first] Ty + { $second }
    [second] { $first } + ty
   *[other] { $first } + { $second }
}
stars = { $boss } +{ $points }
stars-left-with = { $you ->
    [seat] { $boss } +{ $points } (z twojej ręki)
   *[other] { $boss } +{ $points } (z ręki gracza { $seat })
}
fact-round = Runda { $round }. Atut: { $trump }.
fact-side = { $you ->
    [side] Twoja strona
   *[other] { $side }
}: { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}, wynik: { $score }, zdobyci bossowie: { $bosses }.
fact-seals = { $you ->
    [side] Twoja strona
   *[other] { $side }
}: { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}, zdobyci bossowie: { $bosses }, zapieczętowane kolory: { $suits }.
fact-trick = W lewie leżą: { $cards }.
fact-row = { $you ->
    [seat] Twoje odkryte karty: { $cards }.
   *[other] Odkryte karty gracza { $seat }: { $cards }.
}
fact-hand = { $you ->
    [seat] Masz na ręce: { $cards }.
   *[other] { $seat } ma na ręce: { $cards }.
}

## Odmowy

refusal-pass_first = Najpierw wybierz trzy karty dla partnera.
refusal-pass_first-who = Najpierw wybierz trzy karty dla partnera, gracza { $seat }.
refusal-pass_left_first = Najpierw wybierz trzy karty dla sąsiada z lewej.
refusal-pass_left_first-who = Najpierw wybierz trzy karty dla sąsiada z lewej, gracza { $seat }.
refusal-give_first = Najpierw wybierz po jednej karcie dla każdej z trzech osób.
refusal-discard_first = Najpierw odrzuć jedną kartę z ręki.
refusal-swap_first = Najpierw zamień odkrytego bossa albo zostaw bossów na miejscu.
refusal-play_now = Trwa lewa: zagraj kartę.
refusal-not_in_hand = Nie masz tej karty na ręce: wybierz jedną ze swoich.
refusal-given_twice = Jednej karty nie dasz dwóm osobom: dla drugiej wybierz inną.
refusal-boss_kept = Bossa nie wolno odrzucić: wybierz inną kartę.
refusal-boss_kept-card = { $card } to boss, a bossa nie wolno odrzucić: wybierz inną kartę.
refusal-not_swappable = Zamienić możesz tylko bossa, którego rozdano odkrytego, i tylko raz.
refusal-not_held = Nie masz tej karty: zagraj jedną ze swoich.
refusal-must_follow = Masz kartę w kolorze wyjścia: dołóż do koloru.
refusal-must_follow-suit = Masz na ręce: { $cards }, więc musisz zagrać { suit-acc }.

## Ustawienia

config-form = Gra
config-form-base = podstawowa
config-form-bridegrooms = Siedmiu narzeczonych
config-form-bridegrooms-short = Siedmiu narzeczonych, wariant krótki
config-form-pocket = zasady kieszonkowe dla dwojga
config-scoring = Punktacja
config-scoring-stars = gwiazdki, do siedmiu
config-scoring-rounds = wygrane rundy, do dwóch
config-first_lead = Pierwsze wyjście
config-first_lead-after_pass = kto ma A po przekazaniu kart
config-first_lead-as_dealt = komu rozdano A

## Przy stole

about-kind = Bierz lewy i zdobywaj bossów yokai, w drużynach albo każdy dla siebie. Tylko nie za dużo: kto weźmie siedem lew, a bossów ma za mało, przegrywa rundę.
about-facts = 2–4 graczy · 30–45 minut
about-lesson = Naucz się w 4 minuty
recap-round-won = { $you ->
    [sides] { $count ->
        [1] Wygrywasz rundę: +{ $points }.
       *[other] Rundę wygrywacie wspólnie: +{ $points }.
    }
   *[other] { $count ->
        [1] W tej rundzie wygrywa { $sides }: +{ $points }.
       *[other] W tej rundzie wygrywają { $sides }: +{ $points }.
    }
}
suit-letter = { $suit ->
    [wind] W
    [earth] Z
    [charm] U
    [lightning] B
    [darkness] C
    [fire] O
   *[snow] Ś
}
about-card = { $card }. W kolorze { $suit } są karty od { $low ->
    [1] A
   *[other] { $low }
} do { $high }.
about-a = A bierze lewę, cokolwiek zagrają inni.
about-boss = Boss swojego koloru. Białe gwiazdki: { $white }. Czarne gwiazdki, liczone tylko w trzy osoby: { $black }.
about-boss-trump = Boss koloru atutowego: liczy się do wygrania rundy, ale nie daje żetonów.
about-foil = Z drugiego zestawu siódemek. Jest równa drugiej siódemce tego koloru; lewę bierze zagrana wcześniej.
about-trump = Atutem jest { $suit }: bije wszystkie inne kolory, ale nie A.
about-no-trump = Atutu jeszcze nie ma: wyznaczy go pierwsza karta rundy.
about-would-take = ▲ W tej chwili ta karta bierze lewę.
about-takes = Na razie lewę bierze ta karta.
about-received = Karta od gracza { $seat }.
about-tricks = Wzięte lewy: { $tricks }. Kto weźmie { $limit ->
    [one] { $limit } lewę
    [few] { $limit } lewy
   *[many] { $limit } lew
}, a ma mniej niż { $enough } bossów, przegrywa rundę.
about-tricks-plain = Wzięte lewy: { $tricks }.
about-bosses = Zdobyci bossowie: { $count }. Do wygrania rundy potrzeba { $enough }.
about-tokens = Żetony: { $score }. Gdy ktoś uzbiera { $target }, partia się kończy i wygrywa ten, kto ma ich najwięcej.
about-seals = Zapieczętowane kolory: { $score }. Do zwycięstwa potrzeba { $target }.
about-seal = { $sealed ->
    [yes] Kolor { $suit } jest zapieczętowany.
   *[no] Kolor { $suit }: { $count ->
        [0] żadna siódemka nie jest jeszcze zdobyta
        [one] zdobyta jest jedna z dwóch siódemek
       *[many] zdobyte są obie siódemki
    }. Obie w jednej rundzie pieczętują kolor.
}
about-covered = Zakryta karta: nikt jej nie zna.
about-known = Leży tu zakryta karta { $card }: wszyscy widzieli, jak tu trafiła.
about-seat = { $you ->
    [seat] Masz na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { $seat } ma na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
word-trump = Atut
word-no-trump = jeszcze nie ma
word-round = Runda { $round }
word-last-trick = Ostatnia lewa
word-partner = twój partner
word-leads = wychodzi
word-chosen = gotowe
word-tricks = Lewy
word-bosses = Zdobyci bossowie
word-tokens = Żetony
word-seals = Pieczęcie
word-hand = Twoje karty
word-row = { $you ->
    [seat] Twoje karty na stole
   *[other] Karty gracza { $seat } na stole
}
word-for = Trzy karty dla gracza { $seat }
word-send = Przekaż graczowi { $seat }
word-give = Po jednej karcie dla każdej osoby
word-send-all = Przekaż trzy karty
word-full = Trzy karty są już wybrane: najpierw weź jedną z powrotem.
word-sent = Gotowe. Karty zmienią właścicieli, gdy wybiorą wszyscy.
word-mark = Wybierz do przekazania kartę { $card }
word-back = Weź z powrotem kartę { $card }
word-lift = Podnieś kartę { $card }, żeby ją zamienić
word-played = { $you ->
    [seat] Ty
   *[other] { $seat }
}: { $card }
word-takes = { $you ->
    [seat] Bierzesz lewę
   *[other] Lewę bierze { $seat }
}
word-discarded = Odrzucona karta: { $card }.
ask-pass-partner = Wybierz trzy karty dla partnera, gracza { $seat }.
ask-pass-left = Wybierz trzy karty dla sąsiada z lewej, gracza { $seat }.
ask-give = Wybierz po jednej karcie dla każdej osoby: { $left }, { $across } i { $right }.
ask-discard = Odrzuć jedną kartę z ręki, ale nie bossa.
ask-swap = Zamień odkrytego bossa z jedną z zakrytych kart pod nim albo zostaw bossów na miejscu.
ask-lead = Wychodzisz: zagraj dowolną kartę.
ask-lead-trump = Wychodzisz: kolor twojej karty zostanie atutem.
ask-follow = { $seat } wychodzi w { suit-acc }: dołóż do koloru.
ask-free = { $seat } wychodzi w { suit-acc }, a ty nie masz { suit-gen }: zagraj dowolną kartę.
act-pass = Przekaż graczowi { $seat }: { $cards }
act-give = Przekaż { $first } graczowi { $left }, { $second } graczowi { $across } i { $third } graczowi { $right }
act-discard = Odrzuć { $card }
act-swap = Zamień bossa { $boss } z zakrytą kartą po { $beneath ->
    [left] lewej
   *[right] prawej
}
act-keep = Zostaw bossów na miejscu
act-play = Zagraj { $card }
risk-tricks = To będzie lewa nr { $tricks } twojej strony, { $bosses ->
    [0] która nie ma ani jednego bossa
    [one] która ma tylko { $bosses } bossa
   *[many] która ma tylko { $bosses } bossów
}: runda będzie przegrana. Mimo to zagrywasz?
risk-bosses = Przeciwna strona ({ $side }) będzie mieć { $count ->
    [one] { $count } bossa
   *[many] { $count } bossów
} i wygra rundę. Mimo to zagrywasz?

## Objaśnienia ustawień

conflict-players = { $field }: do wyboru tylko w grze podstawowej; „Siedmiu narzeczonych” jest dla czworga, a zasady kieszonkowe dla dwojga.
conflict-scoring = { $field }: do wyboru tylko w grze podstawowej.
conflict-first_lead = { $field }: zasady kieszonkowe nie dają tu wyboru.
help-config-form = Gra podstawowa dla trzech lub czterech osób, dłuższa „Siedmiu narzeczonych” dla czterech albo zasady kieszonkowe dla dwojga.
help-config-scoring = Zbieracie gwiazdki zdobytych bossów, do siedmiu, albo liczycie tylko wygrane rundy, do dwóch.
help-config-first_lead = Pierwszą lewę zaczyna osoba, która ma A po przekazaniu kart, albo ta, której je rozdano.

## Goal

goal-stars = Rundę daje { $bosses ->
    [one] { $bosses } boss
    [few] { $bosses } bossów
   *[many] { $bosses } bossów
}, a { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
} bez nich to porażka. Runda { $round }, gramy do { $target } żetonów.
goal-rounds = Rundę daje { $bosses ->
    [one] { $bosses } boss
    [few] { $bosses } bossów
   *[many] { $bosses } bossów
}, a { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
} bez nich to porażka. Runda { $round }, gramy do { $target } wygranych.
goal-seals = Obie siódemki koloru pieczętują go. Runda { $round }, gramy do { $target } pieczęci.
