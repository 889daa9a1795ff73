# Samurakva.

game = Samurakva

## Zdarzenia

event-chose = { $seat } dokonuje wyboru.
event-chose-card = { $seat } wybiera kartę { $card }.
event-revealed = Karty zostają odkryte: { $cards }.
event-flower-used = { $seat } używa „Kwiatu iluzji”: karta { $back } wraca na rękę, zamiast niej wykładana jest { $instead }.
event-paw-laid = { $seat } kładzie „Szczęśliwą łapkę” przy rzędzie { $row }: mieści się w nim teraz sześć kart.
event-katana-laid = { $seat } kładzie „Przeklętą katanę” na rzędzie { $row }: nie wolno go ruszać.
event-fan-used = { $seat } używa „Wachlarza przemian”: karta { $card } przechodzi z rzędu { $from } do rzędu { $row } na miejsce { $place }.
event-fifth-row-opened = { $seat } kładzie „Bramę nowej drogi”: karta { $card } zaczyna piąty rząd.
event-sticks-used = { $seat } używa „Pałeczek inicjacji”: karta { $card } trafia do wnętrza rzędu { $row } na miejsce { $place }.
event-placed = { $seat }: karta { $card } trafia do rzędu { $row } na miejsce { $place }.
event-too-low = { $seat }: karta { $card } jest niższa od końca każdego rzędu, trzeba zabrać rząd.
event-row-taken = { $seat } zabiera rząd { $row }: { n-cards }, { n-points }.
event-paw-removed = „Szczęśliwa łapka” opuszcza rząd { $row }.
event-katana-removed = „Przeklęta katana” opuszcza rząd { $row }.
event-fifth-row-gone = Piątego rzędu już nie ma, jego brama zostaje odrzucona.
event-mask-used = { $seat } używa „Maski wilkołaka”: punkty karty { $card } są odejmowane.
event-scored = { $seat }: { n-points } za ten rząd, razem { $total }.
event-kept = { $seat } zostawia artefakty bez zmian.
event-pile-shuffled = Odrzucone artefakty tworzą nowy stos: { n-cards }.
event-discarded = { $seat } odrzuca artefakt „{ $artifact }”.
event-drew = { $seat } dobiera inny artefakt.
event-drew-artifact = { $seat } dobiera artefakt „{ $artifact }”.
event-round-ended = Runda { $round } skończona. Punkty karne: { $scores }.
event-round-started = Runda { $round }. Rzędy zaczynają się od kart { $rows }.
event-round-started-with-artifacts = Runda { $round }. Rzędy zaczynają się od kart { $rows }. Każdemu rozdano artefaktów: { $artifacts }, w stosie zostało: { $pile }.
event-dealt = { $seat } dostaje karty { $cards }.
event-dealt-with-artifacts = { $seat } dostaje karty { $cards }; artefakty: { $artifacts }.
event-ended = Partia skończona. Punkty karne: { $scores }.

## Części

seat-card = { $seat } – { $card }
artifact = { $artifact ->
    [flower] Kwiat iluzji
    [paw] Szczęśliwa łapka
    [katana] Przeklęta katana
    [fan] Wachlarz przemian
    [mask] Maska wilkołaka
    [arch] Brama nowej drogi
   *[sticks] Pałeczki inicjacji
}
fact-round = Runda { $round }. Punkty karne: { $scores }.
fact-row = Rząd { $row }: { $cards }{ $paw ->
    [yes] {" "}(„Szczęśliwa łapka”)
   *[no] {""}
}{ $katana ->
    [yes] {" "}(„Przeklęta katana”)
   *[no] {""}
}
fact-hand = { $seat } ma na ręce: { $cards }.
fact-hand-with-artifacts = { $seat } ma na ręce: { $cards }; artefakty: { $artifacts }.

## Odmowy

refusal-choose_first = Teraz trzeba wybrać kartę na tę turę ({ $rule }).
refusal-not_in_hand = Nie masz tej karty na ręce ({ $rule }).
refusal-take_first = Twoja karta jest niższa od wszystkich rzędów, więc teraz trzeba zabrać rząd ({ $rule }).
refusal-place_first = Teraz trzeba wyłożyć odkrytą kartę ({ $rule }).
refusal-artifact_not_held = Nie masz tego artefaktu ({ $rule }).
refusal-replace_first = Najpierw zdecyduj, czy wymienić artefakt ({ $rule }).
refusal-flower_needs_a_card = „Kwiat iluzji” wymaga innej karty na ręce ({ $rule }).
refusal-paw_too_low = Twoja karta jest za niska, by trafić do rzędu, więc „Szczęśliwej łapki” nie można położyć ({ $rule }).
refusal-paw_there = Przy tym rzędzie leży już „Szczęśliwa łapka”, a więcej niż jedna nie może ({ $rule }).
refusal-row_blocked = Na tym rzędzie leży „Przeklęta katana”, więc nie wolno go ruszać ({ $rule }).
refusal-two_katanas = Na stole leżą już dwie „Przeklęte katany”, a więcej nie może ({ $rule }).
refusal-fan_no_such_card = Tej karty nie ma w żadnym rzędzie ({ $rule }).
refusal-fan_same_row = „Wachlarz przemian” przenosi kartę do innego rzędu ({ $rule }).
refusal-fan_last_card = Rząd nie może zostać pusty, więc jego jedyna karta zostaje ({ $rule }).
refusal-mask_first = Najpierw zdecyduj, czy użyć „Maski wilkołaka” ({ $rule }).
refusal-mask_not_taken = „Maska wilkołaka” działa na jedną z właśnie zabranych kart ({ $rule }).
refusal-no_such_row = Nie ma piątego rzędu ({ $rule }).
refusal-fifth_row_lies = Piąty rząd już leży, a może być tylko jeden ({ $rule }).
refusal-sticks_not_inside = Twoja karta jest wyższa od ostatniej karty tego rzędu, więc nie może trafić do środka ({ $rule }).

## Ustawienia

config-variant = Wariant
config-variant-1 = 1, tylko liczby
config-variant-2 = 2, z artefaktami
config-penalties = Punkty karne
config-penalties-printed = jak w instrukcji
config-penalties-classic = klasyczne
config-forced_cheapest_row = Najtańszy rząd zabierany bez pytania
config-limit = Partia do przekroczenia, punktów
config-deck = Karty z liczbami
config-deck-full = wszystkie 104
config-deck-tight = tylko rozdawane
config-rounds = Rund
config-rounds-0 = do przekroczenia granicy
config-floor_at_zero = Wynik nie niższy od zera

## Przy stole

about-kind = Wszyscy potajemnie wybierają kartę i odkrywają ją jednocześnie. Nie bądź tym, kto dołoży szóstą.
about-facts = 2–10 graczy · 15–30 minut
about-card = { $card }: { n-points }
about-artifact = { $artifact ->
    [flower] Weź odkrytą kartę z powrotem na rękę i wyłóż inną.
    [paw] Połóż ją przy rzędzie, do którego trafia twoja karta: mieści on sześć kart.
    [katana] Połóż ją na rzędzie: dopóki nie zostanie zabrany inny, nikt nie może go ruszyć.
    [fan] Przenieś jedną kartę do innego rzędu, zanim wyłożysz swoją.
    [mask] Gdy zabierasz karty, punkty jednej z nich odejmujesz.
    [arch] Twoja karta zaczyna piąty rząd.
   *[sticks] Włóż kartę do środka rzędu, na jej miejsce w kolejności.
}
ask-choose = Wybierz potajemnie kartę.
ask-change = Wybrano { $card }. Możesz jeszcze zmienić zdanie.
ask-place = Teraz wykładana jest twoja karta { $card }. Użyj artefaktu albo wyłóż ją zwyczajnie.
ask-row = Twoja karta { $card } jest niższa od wszystkich rzędów: zabierz rząd.
ask-mask = Zabierasz karty. Użyć „Maski wilkołaka” na jednej z nich?
ask-replace = Wymienić jeden artefakt na nowy?
act-choose = Wybierz { $card }
act-place = Wyłóż zwyczajnie
act-flower = Kwiat: wyłóż { $card }
act-paw = Połóż „Szczęśliwą łapkę”
act-katana = Katana na rząd { $row }
act-fan = Wachlarz: { $card } do rzędu { $row }
act-arch = Brama: zacznij piąty rząd
act-sticks = Pałeczki: do środka rzędu { $row }
act-take = Zabierz rząd { $row }: { n-points }
act-accept = Przyjmij punkty
act-mask = Maska na { $card }: minus { n-points }
act-keep = Zostaw
act-replace = Wymień „{ $artifact }”
word-hand = Twoje karty
risk-take = Rząd { $row } kosztuje { n-points }, a inny tylko { $cheapest }. Zabrać mimo to?

## Objaśnienia ustawień

help-config-variant = 1: same liczby, do dziesięciu graczy; 2: także artefakty, które naginają zasady, do ośmiu.
help-config-penalties = Ile kosztują karty: jak w instrukcji albo według klasycznej tabeli, w której wielokrotności jedenastu kosztują pięć.
help-config-forced_cheapest_row = Za niska karta sama zabiera najtańszy rząd.
help-config-limit = Partia kończy się po rundzie, w której ktoś ma więcej punktów.
help-config-deck = W ciasnej talii rozdane są wszystkie karty, więc można liczyć.
help-config-rounds = Ustalona liczba rund zamiast granicy punktów.
help-config-floor_at_zero = Maska nie może obniżyć wyniku poniżej zera.
