# Samurakva.

game = Samurakva

## Zdarzenia

event-chose = { $you ->
    [seat] Twoja karta jest wybrana.
   *[other] { $seat } ma już wybraną kartę.
}
event-chose-card = { $you ->
    [seat] Wybierasz kartę { $card }.
   *[other] { $seat } wybiera kartę { $card }.
}
event-revealed = Karty na stół: { $cards }.
event-flower-used = { $you ->
    [seat] Używasz „Kwiatu iluzji”: karta { $back } wraca do ciebie na rękę, a zamiast niej wykładasz { $instead }.
   *[other] { $seat } używa „Kwiatu iluzji”: karta { $back } wraca na rękę, a zamiast niej trafia na stół { $instead }.
}
event-paw-laid = { $you ->
    [seat] Kładziesz „Szczęśliwą łapkę” przy rzędzie { $row }: zmieści się w nim teraz sześć kart.
   *[other] { $seat } kładzie „Szczęśliwą łapkę” przy rzędzie { $row }: zmieści się w nim teraz sześć kart.
}
event-katana-laid = { $you ->
    [seat] Kładziesz „Przeklętą katanę” na rzędzie { $row }: nikt nie może go ruszyć.
   *[other] { $seat } kładzie „Przeklętą katanę” na rzędzie { $row }: nikt nie może go ruszyć.
}
event-fan-used = { $you ->
    [seat] Używasz „Wachlarza przemian”: przenosisz kartę { $card } z rzędu { $from } do rzędu { $row } na { place-acc } miejsce.
   *[other] { $seat } używa „Wachlarza przemian”: przenosi kartę { $card } z rzędu { $from } do rzędu { $row } na { place-acc } miejsce.
}
event-fifth-row-opened = { $you ->
    [seat] Kładziesz „Bramę nowej drogi”: twoja karta { $card } zaczyna piąty rząd.
   *[other] { $seat } kładzie „Bramę nowej drogi”: karta { $card } zaczyna piąty rząd.
}
event-sticks-used = { $you ->
    [seat] Używasz „Pałeczek inicjacji”: wkładasz kartę { $card } do rzędu { $row } na { place-acc } miejsce.
   *[other] { $seat } używa „Pałeczek inicjacji”: wkłada kartę { $card } do rzędu { $row } na { place-acc } miejsce.
}
event-placed = { $you ->
    [seat] Twoja karta { $card } { $place ->
        [1] zaczyna rząd { $row }
       *[other] trafia do rzędu { $row } na { place-acc } miejsce
    }.
   *[other] { $seat } { $place ->
        [1] zaczyna rząd { $row } kartą { $card }
       *[other] wykłada kartę { $card } do rzędu { $row } na { place-acc } miejsce
    }.
}
event-too-low = { $you ->
    [seat] Twoja karta { $card } jest niższa od ostatniej karty każdego rzędu: musisz zabrać rząd.
   *[other] { $seat } ma za niską kartę ({ $card }) i musi zabrać rząd.
}
event-row-taken = { $you ->
    [seat] Zabierasz rząd { $row }: { n-cards }, { n-points }.
   *[other] { $seat } zabiera rząd { $row }: { n-cards }, { n-points }.
}
event-paw-removed = „Szczęśliwa łapka” schodzi z rzędu { $row }.
event-katana-removed = „Przeklęta katana” schodzi z rzędu { $row }.
event-fifth-row-gone = Piątego rzędu już nie ma: jego brama trafia do odrzuconych.
event-mask-used = { $you ->
    [seat] Używasz „Maski zmiennokształtnego”: punkty karty { $card } odejmujesz, zamiast dodawać.
   *[other] { $seat } używa „Maski zmiennokształtnego”: odejmuje punkty karty { $card }, zamiast je dodawać.
}
event-scored = { $you ->
    [seat] Dostajesz za te karty { n-points }. Masz teraz razem { $total }.
   *[other] { $seat } dostaje za te karty { n-points } i ma razem { $total }.
}
event-kept = { $you ->
    [seat] Zostawiasz swoje artefakty.
   *[other] { $seat } zostawia swoje artefakty.
}
event-pile-shuffled = Stos artefaktów się skończył: potasowane odrzucone tworzą nowy ({ $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
}).
event-discarded = { $you ->
    [seat] Odrzucasz „{ artifact-acc }”.
   *[other] { $seat } odrzuca „{ artifact-acc }”.
}
event-drew = { $you ->
    [seat] Dobierasz nowy artefakt.
   *[other] { $seat } dobiera nowy artefakt.
}
event-drew-artifact = { $you ->
    [seat] Dobierasz „{ artifact-acc }”.
   *[other] { $seat } dobiera „{ artifact-acc }”.
}
event-round-ended = Koniec rundy { $round }. Punkty karne: { $scores }.
event-round-started = Runda { $round }. Rzędy zaczynają się od kart { $rows }.
event-round-started-with-artifacts = Runda { $round }. Rzędy zaczynają się od kart { $rows }. { $artifacts ->
    [0] Nowych artefaktów nikt nie dostaje
    [one] Każdy dostaje { $artifacts } artefakt
    [few] Każdy dostaje { $artifacts } artefakty
   *[many] Każdy dostaje { $artifacts } artefaktów
}, w stosie { $pile ->
    [0] nie zostaje żaden
    [one] zostaje { $pile } artefakt
    [few] zostają { $pile } artefakty
   *[many] zostaje { $pile } artefaktów
}.
event-dealt = { $you ->
    [seat] Dostajesz karty: { $cards }.
   *[other] { $seat } dostaje karty: { $cards }.
}
event-dealt-with-artifacts = { $you ->
    [seat] Dostajesz karty: { $cards }; artefakty: { $artifacts }.
   *[other] { $seat } dostaje karty: { $cards }; artefakty: { $artifacts }.
}
event-ended = Koniec partii. Punkty karne: { $scores }.

## Części

seat-card = { $you ->
    [seat] ty – { $card }
   *[other] { $seat } – { $card }
}
artifact = { $artifact ->
    [flower] Kwiat iluzji
    [paw] Szczęśliwa łapka
    [katana] Przeklęta katana
    [fan] Wachlarz przemian
    [mask] Maska zmiennokształtnego
    [arch] Brama nowej drogi
   *[sticks] Pałeczki inicjacji
}
artifact-acc = { $artifact_id ->
    [paw] Szczęśliwą łapkę
    [katana] Przeklętą katanę
    [mask] Maskę zmiennokształtnego
    [arch] Bramę nowej drogi
   *[other] { $artifact }
}
place-acc = { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
    [6] szóste
   *[other] siódme
}
fact-round = Runda { $round }. Punkty karne: { $scores }.
fact-row = Rząd { $row }: { $cards }{ $paw ->
    [yes] {" "}(„Szczęśliwa łapka”)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(„Przeklęta katana”)
   *[no] {""}
}
fact-hand = { $you ->
    [seat] Masz na ręce: { $cards }.
   *[other] { $seat } ma na ręce: { $cards }.
}
fact-hand-with-artifacts = { $you ->
    [seat] Masz na ręce: { $cards }; artefakty: { $artifacts }.
   *[other] { $seat } ma na ręce: { $cards }; artefakty: { $artifacts }.
}

## Odmowy

refusal-choose_first = Teraz wybierz kartę na tę turę.
refusal-not_in_hand = Nie masz tej karty na ręce: wybierz jedną ze swoich.
refusal-take_first = Twoja karta jest niższa od ostatniej karty każdego rzędu: wybierz rząd, który zabierasz.
refusal-take_first-card = Twoja karta { $card } jest niższa od ostatniej karty każdego rzędu ({ $ends }): wybierz rząd, który zabierasz.
refusal-place_first = Teraz wyłóż odkrytą kartę, z artefaktem albo bez.
refusal-artifact_not_held = Nie masz tego artefaktu: użyj innego albo wyłóż kartę bez artefaktu.
refusal-replace_first = Najpierw zdecyduj, czy wymieniasz artefakt.
refusal-flower_needs_a_card = Do „Kwiatu iluzji” potrzebujesz innej karty na ręce: wyłóż tę, którą masz.
refusal-paw_too_low = Twoja karta jest za niska i nie trafi do żadnego rzędu, więc „Szczęśliwej łapki” teraz nie położysz.
refusal-paw_there = Przy tym rzędzie leży już „Szczęśliwa łapka”, a może być tylko jedna.
refusal-paw_there-row = Przy rzędzie { $row } leży już „Szczęśliwa łapka”, a może być tylko jedna.
refusal-row_blocked = Na tym rzędzie leży „Przeklęta katana”: wybierz inny.
refusal-row_blocked-row = Na rzędzie { $row } leży „Przeklęta katana”: wybierz inny.
refusal-two_katanas = Na stole leżą już dwie „Przeklęte katany”, a więcej położyć nie wolno.
refusal-fan_no_such_card = Tej karty nie ma w żadnym rzędzie: wskaż jedną z leżących na stole.
refusal-fan_same_row = „Wachlarz przemian” przenosi kartę do innego rzędu: wskaż inny rząd.
refusal-fan_last_card = Rząd nie może zostać pusty: przenieś kartę z dłuższego rzędu.
refusal-fan_last_card-card = { $card } to jedyna karta rzędu { $row }, a rząd nie może zostać pusty: wybierz inną.
refusal-mask_first = Najpierw zdecyduj, czy używasz „Maski zmiennokształtnego”.
refusal-mask_not_taken = „Maska zmiennokształtnego” działa na jedną z właśnie zabranych kart: wskaż którąś z nich.
refusal-no_such_row = Piątego rzędu teraz nie ma: wskaż inny.
refusal-fifth_row_lies = Piąty rząd już leży, a może być tylko jeden.
refusal-sticks_not_inside = Twoja karta jest wyższa od ostatniej karty tego rzędu: „Pałeczkami inicjacji” włożysz ją tylko do rzędu, który kończy się wyżej.
refusal-sticks_not_inside-card = Twoja karta { $card } jest wyższa od ostatniej karty rzędu { $row } ({ $last }): „Pałeczkami inicjacji” włożysz ją tylko do rzędu, który kończy się wyżej.

## Ustawienia

config-variant = Wariant
config-variant-1 = 1, tylko liczby
config-variant-2 = 2, z artefaktami
config-penalties = Punkty karne
config-penalties-printed = jak w instrukcji
config-penalties-classic = klasyczne
config-forced_cheapest_row = Najtańszy rząd zabierany bez pytania
config-limit = Granica punktów karnych
config-deck = Karty z liczbami
config-deck-full = wszystkie 104
config-deck-tight = tylko rozdawane
config-rounds = Liczba rund
config-rounds-0 = do przekroczenia granicy
config-floor_at_zero = Wynik co najmniej zero

## Przy stole

about-kind = Wszyscy wybierają w tajemnicy po jednej karcie i odkrywają je jednocześnie. Byle tylko twoja nie była szósta w rzędzie!
about-facts = 2–10 graczy · 15–30 minut
about-lesson = Naucz się w 4 minuty
recap-dearest = Najwięcej kosztowała cię runda { $round }: { n-points }.
recap-cheapest = Najlepiej poszła ci runda { $round }: { n-points }.
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Weź odkrytą kartę z powrotem na rękę i od razu wyłóż zamiast niej inną.
    [paw] Połóż ją przy rzędzie, do którego trafia twoja karta: odtąd zmieści się w nim sześć kart.
    [katana] Połóż ją na rzędzie: nikt go nie ruszy, dopóki nie zostanie zabrany inny.
    [fan] Przenieś jedną kartę do innego rzędu, zanim wyłożysz swoją.
    [mask] Gdy zabierasz karty, punkty jednej z nich odejmujesz, zamiast dodawać.
    [arch] Twoja karta zaczyna piąty rząd.
   *[sticks] Włóż swoją kartę do środka rzędu, na miejsce, które jej się należy.
}
ask-choose = Wybierz w tajemnicy kartę.
ask-change = Wybierasz kartę { $card }. Możesz jeszcze zmienić zdanie.
ask-place = Pora na twoją kartę { $card }. Użyj artefaktu albo wyłóż ją bez niego.
ask-row = Twoja karta { $card } jest niższa od ostatniej karty każdego rzędu. Który rząd zabierasz?
ask-mask = Zabierasz karty. Używasz „Maski zmiennokształtnego” na jednej z nich?
ask-replace = Wymieniasz jeden artefakt na nowy?
act-choose = Wybierz { $card }
act-place = Wyłóż bez artefaktu
act-flower = Użyj kwiatu: wyłóż { $card }
act-paw = Połóż „Szczęśliwą łapkę”
act-katana = Połóż katanę na rzędzie { $row }
act-fan = Użyj wachlarza: przenieś { $card } do rzędu { $row }
act-arch = Połóż bramę: zacznij piąty rząd
act-sticks = Użyj pałeczek: włóż kartę do rzędu { $row }
act-take = Zabierz rząd { $row }: { n-points }
act-accept = Przyjmij punkty
act-mask = Użyj maski na { $card }: minus { n-points }
act-keep = Zostaw artefakty
act-replace = Wymień „{ artifact-acc }”
word-hand = Twoje karty
word-choose = Wybierz { $card }: { n-points }
outlook-joins = na razie: do rzędu { $row }
outlook-takes = na razie: zabierze rząd { $row }, { n-points }
outlook-too-low = niższa od ostatniej karty każdego rzędu
risk-take = Rząd { $row } kosztuje { n-points }, a najtańszy tylko { $cheapest }. Mimo to zabierasz?

## Objaśnienia ustawień

conflict-limit = { $field }: tylko w wariancie 1 i bez ustalonej liczby rund.
conflict-deck = { $field }: do wyboru tylko w wariancie 1.
conflict-rounds = { $field }: do wyboru tylko w wariancie 1.
conflict-floor_at_zero = { $field }: do wyboru tylko w wariancie 2.
help-config-variant = 1: same liczby, dla dwóch do dziesięciu osób. 2: także artefakty, które naginają zasady, dla dwóch do ośmiu.
help-config-penalties = Ile kosztują karty: jak w instrukcji albo według klasycznej tabeli, w której wielokrotności 11 (oprócz 55) kosztują 5.
help-config-forced_cheapest_row = Za niska karta sama zabiera najtańszy rząd.
help-config-limit = Partia kończy się po rundzie, w której ktoś przekroczy tę liczbę punktów. W instrukcji: 60.
help-config-deck = Jeśli w grze są tylko rozdawane karty, żadnej nie odkłada się na bok i można je liczyć.
help-config-rounds = Partia trwa dokładnie tyle rund, zamiast toczyć się do granicy punktów.
help-config-floor_at_zero = Maska nie obniży wyniku poniżej zera.

## Goal

goal-limit = Im mniej punktów, tym lepiej. Runda { $round }, gramy, aż ktoś przekroczy { $limit }.
goal-rounds = Im mniej punktów, tym lepiej. Runda { $round } z { $rounds }.
