# Samurakva: lekcje.

## Pierwsza partia

first-title = Pierwsza partia
first-about = Rzędy, szósta karta i za niska karta: cała runda w sześciu turach.
first-goal = Każda karta, którą musisz zabrać, kosztuje punkty karne. Wygrywa osoba, która na koniec ma ich najmniej.
first-rows = Na stole leżą cztery rzędy, pierwszy na górze. Każdy rośnie w prawo, a nowe karty trafiają na koniec: rząd 1 kończy się na 14.
first-fit = Każdy wybiera w tajemnicy jedną kartę. Wybierz 16: trafi tuż za 14, najbliższą z niższych.
first-fit-no = Ta może poczekać. Spróbuj z 16: jest tak blisko 14, że mało co zdoła się między nie wcisnąć.
first-order = Karty kładzie się od najniższej: twoja 16, potem 29, potem 47. Rzędu się nie wybiera: karta idzie tam, gdzie ostatnia jest niższa i najbliższa.
first-full = Rzędy 3 i 4 są pełne: szósta karta zabierze całą piątkę. Kropki to punkty karne: sama 55 ma ich siedem, a cały rząd 4 – trzynaście.
first-room = W rzędzie 2 jest jeszcze miejsce. Wybierz 31: trafi tuż za 29.
first-room-no = 51 albo 57 byłaby szósta, a 5 jest za niska na każdy rząd. Najpewniejsza jest 31: trafi tuż za 29.
first-taken = Cudza 64 była w rzędzie 4 szósta: jej właściciel zabiera całą piątkę, 13 punktów. A 64 zaczyna rząd od nowa.
first-risk = W rzędzie 2 leżą cztery karty, więc twoja 34 byłaby piąta. Wygląda bezpiecznie – zagraj ją.
first-risk-no = 51 albo 57 zabrałaby rząd 3 za 8 punktów, a 5 też musiałaby coś zabrać. Spróbuj z 34.
first-sixth = Cudza 32 jest niższa: poszła przodem, więc twoja 34 jest już szósta. Pięć kart, 5 punktów – każdemu się zdarza.
first-low = Twoja 5 jest niższa od ostatniej karty każdego rzędu, więc i tak jakiś zabierze. Zagraj ją teraz, póki w rzędzie 2 leży jedna karta.
first-low-no = Rząd 3 jest pełny: 51 albo 57 zabrałaby go za 8 punktów. Z 5 skończy się na jednym.
first-take = Karta jest za niska, ale to ty wybierasz rząd do zabrania, a 5 zacznie go od nowa. Rząd 2 kosztuje tylko 1 punkt.
first-take-no = Rzędy 1, 3 i 4 kosztują 3, 8 i 2 punkty, a rząd 2 – tylko jeden. Zabierz właśnie ten.
first-last = Cudza 49 zabrała rząd 3 i znów jest w nim miejsce. Najpierw 51: za nią zmieści się 57, a odwrotnie się nie da.
first-last-no = Gdy pierwsza pójdzie 57, twoja 51 już za nią nie trafi, a rząd 1 zaraz się zapełni. Zacznij od 51.
first-won = Ostatnia karta, 57, odkrywa się sama i wygrywasz: 6 punktów przeciw 8 i 13! Pełna partia trwa, aż ktoś przekroczy 60.

## Katana, łapka, maska

artifacts-title = Artefakty: katana, łapka, maska
artifacts-about = Trzy sposoby, żeby nie płacić za pełny rząd.
artifacts-what = W wariancie 2 masz też artefakty i tylko ty je widzisz. Z każdą wykładaną kartą możesz użyć jednego.
artifacts-sixth = Wybierz 45. Jej miejsce jest za 42, gdzie byłaby szósta – ale bez obaw.
artifacts-sixth-no = Na tę jeszcze przyjdzie pora. Wybierz 45 i zobacz, jak pomaga katana.
artifacts-katana = Pora na twoją 45. Połóż „Przeklętą katanę” na rzędzie 2: nikt go nie ruszy, a twoja karta trafi za 16.
artifacts-katana-no = Łapka przyda się później, a bez artefaktu zapłacisz 8 punktów. Połóż katanę na rzędzie 2, tym pełnym.
artifacts-fifth = W rzędzie 3 leżą cztery karty, więc twoja 59 byłaby piąta. Wybierz ją, a 61 pójdzie po niej.
artifacts-fifth-no = Najpierw niższa: 61 może trafić za 59, a odwrotnie się nie da.
artifacts-paw = Cudza 58 była szybsza i rząd 3 kosztowałby cię 13 punktów. Połóż „Szczęśliwą łapkę”: rząd zmieści sześć kart.
artifacts-paw-no = Bez łapki zabierzesz rząd za 13 punktów. Z nią twoja 59 będzie szósta i nic nie zabierzesz.
artifacts-seventh = Ostatnia karta odkrywa się sama: 61 będzie w rzędzie 3 siódma. Nie ma rady – wyłóż ją.
artifacts-mask = Sześć kart, 14 punktów. Użyj „Maski zmiennokształtnego” na 55: jej 7 punktów odejmiesz, zamiast dodawać.
artifacts-mask-no = Bez maski dostaniesz całe 14 punktów, a na innej karcie da ona mniej. Użyj jej na 55.
artifacts-end = Siedem minus siedem: sześć kart za darmo i wygrywasz! Katany też już nie ma: schodzi, gdy tylko ktoś zabierze inny rząd.

## Wachlarz, pałeczki, kwiat, brama

more-artifacts-title = Kolejne artefakty
more-artifacts-about = Wachlarz, pałeczki, kwiat, brama – i jak wymienić artefakt.
more-artifacts-full = Na rzędach 2 i 4 leżą katany, a rząd 1 jest pełny. Mimo to wybierz 37: jej miejsce jest tuż za 36.
more-artifacts-full-no = Pozostałe karty są za niskie na otwarte rzędy. Wybierz 37: pomoże jej wachlarz.
more-artifacts-fan = „Wachlarz przemian” przenosi jedną kartę, zanim wyłożysz swoją. Przenieś 22 do rzędu 3, a 37 będzie w rzędzie 1 dopiero piąta.
more-artifacts-fan-no = Reszta przyda się później, a bez artefaktu zapłacisz 12 punktów. Przenieś wachlarzem 22 do rzędu 3.
more-artifacts-low = Cudza 39 zabrała rząd 1 i katany zeszły. Teraz wybierz 9: jest niższa od ostatniej karty każdego rzędu, ale masz „Pałeczki inicjacji”.
more-artifacts-low-no = Z tą kartą poczekaj. Wybierz 9: pałeczki są w sam raz dla kart, które są za niskie.
more-artifacts-sticks = Pałeczkami wkładasz kartę do środka rzędu, na należne jej miejsce. Włóż 9 do rzędu 2, między 4 a 26.
more-artifacts-sticks-no = Reszta przyda się później. Włóż 9 pałeczkami do rzędu 2: będzie 4, 9, 26 i nic nie zabierasz.
more-artifacts-fifth = W rzędzie 2 twoja 31 byłaby piąta. Wybierz ją i patrz, kto będzie szybszy.
more-artifacts-fifth-no = Karta 2 jest za niska na każdy rząd. Wybierz 31: w rzędzie 2 jest dla niej miejsce.
more-artifacts-flower = Cudza 30 była szybsza i rząd 2 kosztowałby cię 7 punktów. Użyj „Kwiatu iluzji”: weź 31 z powrotem i wyłóż zamiast niej 2.
more-artifacts-flower-no = Twoja 2 prędzej czy później zabierze rząd, a teraz rząd 1 kosztuje tylko 1 punkt. Użyj kwiatu i wyłóż 2.
more-artifacts-take = Karta 2 jest za niska, więc wybierz rząd do zabrania. W rzędzie 1 leży jedna karta: 1 punkt.
more-artifacts-take-no = Rzędy 2, 3 i 4 kosztują 7, 6 i 11 punktów. Zabierz rząd 1: kosztuje tylko jeden.
more-artifacts-replace = Po każdym zabraniu kart możesz wymienić jeden artefakt. Odrzuć „Szczęśliwą łapkę” i dobierz wierzchni ze stosu.
more-artifacts-replace-no = Wymiana nic nie kosztuje, a może trafi się coś lepszego. Pożegnaj się z łapką.
more-artifacts-arch = Masz teraz bramę, i to w samą porę: twoja 31 znów byłaby w rzędzie 2 szósta. Połóż „Bramę nowej drogi” i zacznij piąty rząd.
more-artifacts-arch-no = Rząd 2 kosztowałby cię 7 punktów. Z bramą twoja 31 zacznie piąty rząd i nic nie zabierzesz.
more-artifacts-end = Cztery tury, jeden punkt i wygrywasz! Uważaj tylko na piąty rząd: kto go zabiera, zabiera też swoją kartę.
