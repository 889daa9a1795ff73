# Lekcje gry Samurai Sword.

## 1 first

first-title = Pierwszy pojedynek
first-about = Karty, cios, parowanie, rany: jak przebiega tura i po co ci honor.
first-goal = Jesteś szogunem, a to twój honor: 5 punktów. Gdy komuś go zabraknie, partia się kończy i wygrywa drużyna, która ma najwięcej punktów.
first-sides = Jedna z tych trzech osób to twój samuraj, dwie pozostałe to ninja. Jawna jest tylko twoja rola, resztę trzeba odgadnąć.
first-draw = Każdą turę zaczynasz od dobrania dwóch kart. Tym razem to „Bo” i „Bokken”.
first-attack = „Kiseru” dosięga sąsiada i zadaje 2 rany. Dwie z trzech osób to wrogowie, więc zaryzykuj: zaatakuj Goemona.
first-attack-no = Nada się każdy sąsiad, ale zacznijmy od Goemona – i od „Kiseru”: mocniejszej broni nie masz.
first-daimyo = Dwie rany: Goemonowi zostały 3 punkty wytrzymałości. Limit broni wyczerpany, ale inne karty limitu nie mają: zagraj „Daimyo” i dobierz dwie.
first-daimyo-no = Jeszcze nie kończ: „Daimyo” od razu da ci dwie karty. Zagraj tę kartę.
first-end-turn = Jest „Kusarigama” – w sam raz na następną turę. „Parowanie” czeka, aż ktoś cię zaatakuje. Zakończ turę.
first-end-turn-no = „Gejsza” może poczekać. Zakończ turę i zobacz, kto cię zaatakuje.
first-parry = Goemon oddaje cios: 2 rany! Jedno „Parowanie” anuluje cały atak. Sparuj!
first-parry-no = Stracisz 2 z 4 punktów wytrzymałości. „Parowanie” masz właśnie na takie chwile: zagraj je.
first-clue = Nobunaga uderzył Hideyoshiego, a ciebie oszczędził. To jeszcze nie dowód, ale zapamiętaj: tak mógłby grać twój samuraj.
first-suffer = „Katana”: 3 rany, a „Parowania” już nie masz. Każda rana zabiera punkt wytrzymałości. Bywa – przyjmij cios.
first-strike = Został ci 1 punkt wytrzymałości, a Hideyoshiemu 2. „Kusarigama” zadaje 2 rany: zaatakuj go, zanim on dopadnie ciebie.
first-strike-no = Wszystko w swoim czasie. Najpierw Hideyoshi: zostały mu dokładnie 2 punkty wytrzymałości, a „Kusarigama” zadaje 2 rany.
first-breathing = Hideyoshi ponosi klęskę, a jego punkt honoru jest twój! Teraz „Wytchnienie”: odzyskasz całą wytrzymałość, a kartę niech dobierze Nobunaga.
first-breathing-no = Najpierw „Wytchnienie”, a kartę niech dobierze Nobunaga: tylko on cię nie zaatakował.
first-play-on = Wytrzymałość 4, honor 6! Hideyoshi nie odpada: w swojej turze znów stanie do walki. Dokończ turę po swojemu: najważniejsze już wiesz.

## 2 reach

reach-title = Zasięg i „Zbroja”
reach-about = Jak daleko sięga broń i co zmieniają „Zbroja”, „Szybkie dobycie” i „Skupienie”.
reach-count = Jesteś ninja, a szogunem jest Ieyasu. Siedzi dwa miejsca dalej, to 2, a „Zbroja” dodaje 1: trudność ataku wynosi 3.
reach-armour = „Kusarigama” ma zasięg tylko 2. Zagraj „Gejszę” – jej odległość nie przeszkadza – i niech Ieyasu straci „Zbroję”.
reach-armour-no = Drogę do Ieyasu zagradza „Zbroja”. Zagraj przeciw niemu „Gejszę” i wskaż „Zbroję”.
reach-fast-draw = Teraz trudność wynosi 2! „Kusarigama” zadaje 2 rany, a „Szybkie dobycie” przed tobą dodaje trzecią: zaatakuj Ieyasu.
reach-fast-draw-no = To później. Na razie tylko „Kusarigama” dosięga Ieyasu: zaatakuj nią szoguna.
reach-focus = Trzy rany: Ieyasu ma jeszcze 2 punkty wytrzymałości. Broń już zagrana, ale „Skupienie” pozwala na jeszcze jedną, i to od razu: zagraj je.
reach-focus-no = Bez „Skupienia” nie uderzysz w tej turze drugi raz. Zagraj je najpierw.
reach-harmless = „Bokken” ma zasięg 1. Między wami siedzi Ginchiyo z jedną kartą: zagraj „Gejszę”, niech ją straci. Postaci bezbronnych się nie liczy.
reach-harmless-no = Do Ieyasu jest o krok za daleko. Zagraj „Gejszę” na kartę z ręki Ginchiyo: bez kart nie będzie się liczyć.
reach-bokken = Ginchiyo się nie liczy, więc trudność ataku na Ieyasu wynosi 1. „Bokken” zadaje ranę, „Szybkie dobycie” drugą: atakuj!
reach-bokken-no = Ieyasu ma 2 punkty wytrzymałości, a „Bokken” zada teraz właśnie 2 rany. Zaatakuj szoguna.
reach-end = Ieyasu ponosi klęskę i oddaje ci punkt honoru. A z pustą ręką twoja postać jest bezbronna: póki nie dobierzesz kart, żadna broń jej nie dosięgnie.

## 3 honour and roles

honour-and-roles-title = Role i honor
honour-and-roles-about = Kto z kim trzyma, kiedy kończy się partia i jak liczy się punkty.
honour-and-roles-sides = Jesteś samurajem, ale nikt o tym nie wie. Szogun Ieyasu to twój jedyny sojusznik; reszta to dwaj ninja, którzy grają razem, i samotny ronin.
honour-and-roles-end = Goemonowi został 1 punkt honoru. Jeśli poniesie klęskę, odda go tobie, partia od razu się skończy i wszyscy odkryją role.
honour-and-roles-points = Punkty to honor razy mnożnik roli: w pięć osób 1, a dla ronina 2. Ty i szogun dodajecie swoje punkty do siebie.
honour-and-roles-daimyo = Ty i szogun będziecie mieć 4 + 3 = 7, a Kojiro, jeśli to ronin, 8. „Daimyo” na ręce jest na koniec wart punkt: nie zagrywaj go!
honour-and-roles-strike = Goemon ma 2 punkty wytrzymałości, a „Kiseru” zadaje 2 rany. Atakuj!
honour-and-roles-strike-no = „Daimyo” zachowaj, szoguna oszczędź, a „Bo” to na Goemona za mało. Zaatakuj Goemona bronią „Kiseru”.
honour-and-roles-result = Kojiro to rzeczywiście ronin: 4 × 2 = 8. Dzięki „Daimyo” wy też macie 8, a przy remisie drużyna szoguna wygrywa z roninem. Zwycięstwo!
honour-and-roles-deadly = Przy remisie ninja wygrywają z każdym. I nie kończ partii klęską kogoś ze swoich: śmiertelny cios kosztuje drużynę 3 punkty.
honour-and-roles-swordmaster = Jest i druga droga: zwycięstwo mistrza miecza. Gdy tylko jedna osoba ma jeszcze wytrzymałość, jej drużyna wygrywa od razu, bez liczenia punktów.

## 4 characters

characters-title = Postacie
characters-about = Cztery zdolności w akcji: Nobunaga, Hanzo, Benkei i Kojiro.
characters-trade = Jesteś roninem: każdy tu jest twoim rywalem. Twój Nobunaga wymienia wytrzymałość na karty – oddaj 1 z 5 punktów i dobierz kartę.
characters-trade-no = Najpierw spróbuj tego, co potrafi tylko Nobunaga: oddaj punkt wytrzymałości i dobierz kartę.
characters-hanzo = Jest „Kusarigama”! Dzięki „Skupieniu” masz dwa ciosy. Najpierw zaatakuj Hanzo bronią „Kiseru” – ale uważaj, on może parować bronią.
characters-hanzo-no = „Kusarigamę” zachowaj na Benkeia. Zacznij od sąsiada: zaatakuj Hanzo bronią „Kiseru”.
characters-benkei = Hanzo sparował kartą „Bo”! Benkei też siedzi obok, ale każdy atak na niego jest o 1 trudniejszy. „Kusarigama” ma zasięg 2: zaatakuj go.
characters-benkei-no = Celuj w Benkeia: trudność wynosi 2, a „Kusarigama” właśnie tyle sięga.
characters-turn = Trafienie: Benkeiowi zostały 3 punkty wytrzymałości. Limit broni wyczerpany, a oba „Parowania” się przydadzą: zakończ turę.
characters-turn-no = Możesz oddać więcej wytrzymałości, ale to ona chroni cię przed klęską. Zachowaj 4 punkty i zakończ turę.
characters-kojiro = Kojiro atakuje bronią „Bokken”! Siedzi dwa miejsca dalej, a ty masz „Zbroję”, ale jego broń dosięga każdego. Sparuj!
characters-kojiro-no = Możesz przyjąć ranę, ale masz dwa „Parowania”, a wytrzymałość Nobunagi lepiej wymienić na karty. Sparuj.
characters-end = Wszystkie postacie są jawne: zanim uderzysz, sprawdź zdolność rywala. Całą dwunastkę znajdziesz w zasadach.
