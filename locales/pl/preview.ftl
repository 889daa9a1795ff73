# Co mówi o sobie link, i strona, zanim program się wczyta.

title = Zashiki – gry karciane z przyjaciółmi
text = Cztery gry karciane w japońskim klimacie w przeglądarce: z przyjaciółmi przez link albo z botami. Bez konta.
table = Stół czeka na ciebie: { $game }
table-text = Otwórz link, zajmij miejsce i zagraj: { $game }. Bez konta i bez instalacji.
loading = Wczytywanie…
