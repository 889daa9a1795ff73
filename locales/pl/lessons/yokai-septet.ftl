# Lekcje gry Yokai Septet.

## 1: pierwsza partia

first-title = Pierwsze lewy
first-about = Kolor, atut i czterech bossów: końcówka wyrównanej partii.
first-goal = Każda siódemka to boss. Zdobądźcie z partnerem czterech, a runda będzie wasza; jeden, Wiatr 7, już tu leży.
first-team = Partner siedzi naprzeciwko. Sąsiedzi z lewej i z prawej to druga drużyna: mają już dwóch bossów.
first-trick = Do lewy każdy zagrywa jedną kartę. Wychodzi sąsiad z lewej, a kto ma jego kolor, musi dołożyć do koloru.
first-follow = Sąsiad wychodzi w Urok, a na stole jest boss: Urok 7. Twój Urok 9 jest najwyższy – zagraj go i weź lewę.
first-follow-no = Urok 3 też pasuje do koloru, ale wtedy lewę z bossem weźmie Urok 8. Spróbuj dziewiątki.
first-captured = Boss Uroku jest wasz, macie już dwóch. Kto bierze lewę, wychodzi do następnej: teraz ty.
first-lead = Wyjdź kartą Ciemność 11: wyższej w tym kolorze nie ma. Może wyciągnie jakiegoś bossa?
first-lead-no = Tę kartę zachowaj na później. Ciemności 11 nic w jej kolorze nie przebije, więc zacznij od niej.
first-trump = Boss Ciemności padł, ale biorą go przeciwnicy. Atutem jest Ogień: sąsiad z prawej nie ma Ciemności, a jego Ogień 6 bije nawet twoją 11.
first-ruff = Przeciwnicy mają trzech bossów i wychodzą czwartym. Nie masz Ziemi, więc możesz zagrać wszystko: przebij atutem, kartą Ogień 10.
first-ruff-no = Tu wystarczy atut, Ogień 10. Karta innego koloru przegra rundę, a karta A jeszcze się przyda.
first-three = Boss Ziemi jest wasz: trzech na trzech. Został tylko Śnieg 7 i to on rozstrzygnie rundę.
first-duck = Bossa na razie nie widać, nie ma pośpiechu. Wyjdź kartą Urok 3 i oddaj tę lewę.
first-duck-no = Karta A niech poczeka na bossa, a inne mogą niechcący wziąć lewę. Najpewniejszy jest Urok 3, najniższy w swoim kolorze.
first-a = Jest Śnieg 7, ale zaraz zabierze go Śnieg 13. Nie masz Śniegu, więc zagraj A: bierze każdą lewę.
first-a-no = Wtedy Śnieg 7 trafi do przeciwników, a z nim runda. Z twoich kart tylko A bije Śnieg 13.
first-end = Czterech bossów – runda wasza! Białe gwiazdki dają 3 żetony: 4 + 3 = 7, a siedem żetonów to wygrana partia.

## 2: przekazywanie kart

passing-title = Przekazywanie kart
passing-about = Które trzy karty oddać partnerowi i co mówią trzy karty od niego.
passing-what = Runda zaczyna się od przekazania: trzy karty idą potajemnie do partnera. Najpierw wybierasz, a dopiero potem widzisz, co dostajesz.
passing-pass = Atutem jest Urok. Oddaj Ciemność 10 i 11 – partner zyska siłę, a ty pozbędziesz się koloru – oraz Śnieg 7, bo tego bossa nie obronisz.
passing-pass-no = Oddawaj siłę i pozbywaj się koloru: Ciemność 10 i 11 dają jedno i drugie. A samotny Śnieg 7 przepadnie, gdy ktoś wyjdzie wyższym Śniegiem.
passing-throw = Sąsiad wychodzi w Ciemność, której nie masz, za to partner ma od ciebie 10 i 11. Dorzuć bossa, Błyskawicę 7: partner go weźmie.
passing-throw-no = Tę lewę partner weźmie kartami od ciebie. Oszczędzaj atuty i dorzuć mu bossa: Błyskawicę 7.
passing-take = Od razu dwóch bossów! Teraz partner wychodzi w Ziemię, bo to od niego masz ósemkę: weź lewę kartą Ziemia 8.
passing-take-no = Niższą Ziemią łatwo tę lewę stracić. Ziemia 8 jest najwyższa w kolorze i właśnie po to masz ją od partnera.
passing-lead = Ziemia 7 też jest wasza: to trzeci boss. Od partnera masz Ogień 9 i 12, więc pewnie nie ma już Ognia: wyjdź kartą Ogień 12.
passing-lead-no = Najpierw Ogień 12: w tym kolorze nic go nie przebije. Partner bez Ognia może dorzucić ci bossa.
passing-end = I jest Śnieg 7, boss od ciebie: czterech bossów, runda wasza! Pozbywaj się koloru, wzmacniaj partnera i pamiętaj, kto co ma.

## 3: siódma lewa

seven-tricks-title = Siódma lewa
seven-tricks-about = Kiedy lepiej oddać lewę, jak się wygrywa i przegrywa rundę i ile jest warta.
seven-tricks-count = Licz lewy: wasza drużyna ma ich sześć, a bossów trzech. Siódma lewa bez czwartego bossa przegrywa rundę.
seven-tricks-duck = Wśród tych kart nie ma bossa. Błyskawica 10 wzięłaby siódmą lewę i przegrała rundę, więc zagraj Błyskawicę 4.
seven-tricks-duck-no = Błyskawica 10 bierze siódmą lewę, a bossów wciąż jest trzech: runda przegrana. Schowaj się pod dziewiątką, zagraj Błyskawicę 4.
seven-tricks-take = Oto ostatni boss: Ogień 7. Nie masz Ziemi, więc weź lewę atutem, kartą Ciemność 6!
seven-tricks-take-no = Wtedy Ogień 7 będzie czwartym bossem przeciwników i wygrają rundę. Tę lewę warto wziąć: zagraj Ciemność 6.
seven-tricks-won = Siódma lewa, a w niej czwarty boss: wygrywacie rundę, bo bossów sprawdza się najpierw.
seven-tricks-score = Biała gwiazdka to żeton: Błyskawica 7 ma jedną, Ogień 7 dwie, Wiatr 7 żadnej. Ciemność 7, boss koloru atutowego, nie daje nic: razem 3 żetony.
seven-tricks-mirror = To działa w obie strony: gdy przeciwnicy wezmą siedem lew bez czterech bossów, wygrywacie. Liczycie wtedy także bossów, którzy zostali na rękach.

## 4: Siedmiu narzeczonych

bridegrooms-title = Siedmiu narzeczonych
bridegrooms-about = Dwie siódemki w każdym kolorze, atut z pierwszej karty i pieczęcie.
bridegrooms-seals = Tu każdy kolor ma dwie siódemki. Zdobądźcie obie w jednej rundzie, a zapieczętujecie kolor. Do zwycięstwa potrzeba siedmiu pieczęci, w krótkim wariancie czterech.
bridegrooms-give = Daj każdemu po karcie: Ogień 6 sąsiadowi z lewej, Śnieg 13 partnerowi, Błyskawicę 4 sąsiadowi z prawej. Przeciwnikom drobiazgi, partnerowi siłę.
bridegrooms-give-no = Sąsiadom daj coś niegroźnego: Ogień 6 i Błyskawicę 4, twoje jedyne karty tych kolorów. Śnieg 13 najbardziej pomoże partnerowi.
bridegrooms-lead = Atut wyznacza pierwsza karta rundy, a wychodzisz ty, bo masz A. Najwięcej masz Ziemi: wyjdź kartą Ziemia 8.
bridegrooms-lead-no = Masz pięć kart Ziemi, niech ona będzie atutem. Ziemia 8 jest najwyższa i weźmie lewę.
bridegrooms-wind = Obie siódemki Ziemi są wasze: kolor zapieczętowany do końca partii. Wyjdź kartą Wiatr 7 – w kolorze bije ją tylko A, a masz je ty.
bridegrooms-wind-no = Najpierw Wiatr 7: w tym kolorze silniejsze jest tylko twoje A. Może wyciągnie drugą siódemkę Wiatru?
bridegrooms-equal = Siódemki Wiatru są równe, a lewę bierze zagrana wcześniej, czyli twoja. Wiatr też jest zapieczętowany!
bridegrooms-end = Rozgrywa się tu wszystkie 14 lew, a siedem lew nie szkodzi. Ale pojedyncze siódemki po rundzie przepadają – poluj na pary!
