# Co mówi o sobie link, i strona, zanim program się wczyta.

title = Zashiki – gry karciane z przyjaciółmi
text = Cztery gry karciane w japońskim klimacie w przeglądarce: z przyjaciółmi przez link albo z botami. Bez konta.
table = Czeka na ciebie miejsce przy grze „{ $game }”
table-text = Otwórz link, zajmij miejsce przy stole i zagraj w „{ $game }”. Bez konta i bez instalacji.
loading = Wczytywanie…
