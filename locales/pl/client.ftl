# Co mówią strony wokół stołów.

ui-language = Język
ui-theme = Motyw: { $now ->
    [light] jasny
    [dark] ciemny
   *[auto] systemowy
}
ui-tempo = Tempo
ui-tempo-is = { $pace ->
    [calm] Spokojne tempo
    [quick] Szybkie tempo
    [instant] Bez pauz
   *[normal] Zwykłe tempo
}
ui-comfort = Dźwięk i tempo
ui-waits = Czekaj na mnie między turami
ui-sounds = Dźwięki
ui-sounds-of = Które dźwięki
ui-sounds-kind = { $kind ->
    [fights] Walki
    [my-turn] Moja tura
    [results] Koniec partii
   *[cards] Karty
}
ui-volume = Głośność
ui-shakes = Wibracje w mojej turze
ui-go-on = Dalej
ui-round-over = Koniec rundy
ui-round-number = Koniec rundy { $round }
ui-round-points = W tej rundzie
ui-round-total = Razem
ui-lost = Pod tym adresem nie ma strony.
ui-home = Wróć do gier
ui-welcome = Siadaj i graj
ui-welcome-more = Cztery gry karciane w japońskim klimacie. Zaproś przyjaciół linkiem albo zmierz się z uczciwymi botami. Bez konta i bez instalacji.
ui-games = Gry
ui-your-name = Twoje imię
ui-your-name-hint = takie, pod jakim znają cię przyjaciele
ui-guest = Gość { $number }
ui-play-now = Zagraj teraz z botami
ui-whoever = Zagraj z każdym chętnym
ui-new-table = Nowy stół
ui-rules = Zasady
ui-join = Dołącz do stołu
ui-code = Kod stołu
ui-join-go = Do stołu
ui-no-code = To nie jest kod stołu. Kod składa się z dziesięciu liter i cyfr.
ui-open-tables = Otwarte stoły
ui-no-tables = Nie ma teraz otwartych stołów. Otwórz własny i zaznacz „Pokaż na liście otwartych stołów”.
ui-seats-free = { $free ->
    [0] brak wolnych miejsc
    [one] { $free } wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnego miejsca z { $seats }
}
ui-my-matches = Moje partie
ui-no-matches = Tu znajdziesz swoje zakończone partie.
ui-connecting = Łączenie…
ui-wire-live = połączono
ui-wire-waits = ponowne łączenie…
ui-wire-lost = brak połączenia
ui-who = Z kim grasz
ui-who-friends = z przyjaciółmi, przez link
ui-who-bots = z botami, od razu
ui-who-friends-help = Dostaniesz link dla przyjaciół, a wolne miejsca mogą zająć boty.
ui-who-bots-help = Partia zacznie się od razu.
ui-more-options = Więcej opcji
ui-pace = Czas na decyzję
ui-pace-help = Gdy czas minie, tę jedną decyzję podejmie za ciebie bot.
ui-pace-none = bez ograniczenia
ui-pace-relaxed = trzy minuty
ui-pace-fast = trzydzieści sekund
ui-level = Boty
ui-level-help = Jak mocno grają boty, które zajmują wolne miejsca albo zastępują nieobecnych.
level-master = mistrzowski bot
level-solid = mocny bot
level-casual = niezły bot
level-novice = początkujący bot
level-random = bot grający losowo
ui-bot-name = Bot { $number }
ui-listed = Pokaż na liście otwartych stołów
ui-listed-help = Bez tego do stołu trafią tylko osoby, które mają link.
ui-open-table = Otwórz stół
ui-invite = Zaproszenie
ui-invite-more = Wyślij ten link przyjaciołom. Kto go otworzy, może usiąść do gry albo tylko patrzeć.
ui-copy = Kopiuj
ui-copied = Link skopiowany.
ui-seats = Miejsca
ui-place = Miejsce { $number }
ui-free = wolne
ui-sit = Usiądź tutaj
ui-stand = Wstań
ui-add-bot = Dodaj bota
ui-remove = Usuń
ui-kick = Usuń od stołu
ui-ready = Możemy zaczynać
ui-not-ready = Jeszcze chwila
ui-is-ready = gotowe
ui-is-not-ready = jeszcze nie
ui-away = bez połączenia
ui-fill = Uzupełnij botami
ui-start = Zacznij partię
ui-meet = Jeśli nikt więcej nie przyjdzie, wolne miejsca zajmą boty. Partia zacznie się za { $left }.
ui-meet-soon = Jeśli nikt więcej nie przyjdzie, boty wkrótce zajmą wolne miejsca i partia się zacznie.
ui-meet-longer = Poczekaj dłużej
ui-host-hint = Jesteś gospodarzem. Poczekaj na przyjaciół albo uzupełnij wolne miejsca botami i zacznij, gdy wszyscy potwierdzą gotowość.
ui-guest-hint = Zajmij wolne miejsce i naciśnij „Możemy zaczynać”. Partię zaczyna gospodarz.
ui-options = Opcje partii
ui-fair = Każda osoba przy stole, a także serwer, z góry ustala swój udział w rozdaniu, więc nikt nie ułoży kart po swojemu. Obietnica serwera:
ui-your-choice = Twoja decyzja
ui-waiting-for = { $you ->
    [who] Czekamy na ciebie.
   *[other] { $count ->
        [1] Czekamy, co zrobi { $who }.
       *[other] Czekamy, co zrobią { $who }.
    }
}
ui-yes = Tak, zrób to
ui-no = Nie
ui-log = Przebieg partii
ui-over = Koniec partii
ui-rematch = Zagraj jeszcze raz
ui-replay = Obejrzyj powtórkę
ui-title-turn = Twoja kolej – Zashiki
ui-bell = Powiadamiaj, gdy moja kolej
ui-see-rule = Zobacz zasadę
ui-no-replay = Tego zapisu nie da się tu odtworzyć.
ui-back = Krok wstecz
ui-forward = Krok naprzód
ui-position = Moment partii
ui-seen-by = Z czyjej perspektywy
ui-public = Widz
ui-record = Pobierz zapis
ui-fair-yes = rozdanie sprawdzone: wszystkie udziały ustalono, zanim ktokolwiek poznał cudze, a twój jest wśród nich
ui-fair-weak = rozdanie zgadza się z obietnicą serwera i zawiera twój udział, ale obietnica starszego rodzaju pozwalała serwerowi dodać własne udziały
ui-fair-elsewhere = zapis jest spójny, ale ta przeglądarka nie dała udziału w rozdaniu; może to partia z innego twojego urządzenia
ui-fair-aborted =
    { $count ->
        [one] rozdawanie trzeba było raz zacząć od nowa
        [few] rozdawanie trzeba było { $count } razy zacząć od nowa
        [many] rozdawanie trzeba było { $count } razy zacząć od nowa
       *[other] rozdawanie trzeba było { $count } raza zacząć od nowa
    }
ui-verify-yourself = Sprawdź to bez tej strony
ui-dealing = Trwa rozdawanie… Przeglądarki wszystkich graczy ujawniają swoje udziały.
ui-fair-no = rozdanie NIE zgadza się z obietnicą
ui-fair-consistent = zapis jest spójny, ale ta przeglądarka nie widziała pieczęci przed partią
ui-fair-unknown = brak dowodu rozdania
ui-close = Zamknij
ui-tools = Narzędzia
ui-keys = Klawisze
ui-keys-list = 1–9, 0, -: wybierz kartę · strzałki: przejdź · Enter: potwierdź · i: wyjaśnij · Esc: anuluj · L: przebieg partii · ?: zasady · M: dźwięk
ui-undo = Cofnij ruch
ui-undo-rule = Cofnij ostatni ruch. W partii z botami tylko do chwili, gdy zobaczysz coś, co było zakryte.
ui-undo-wish = { $name } prosi o cofnięcie ostatniego ruchu.
ui-undo-agree = Zgadzam się
ui-undo-refuse = Nie zgadzam się
ui-is-away = { $name } nie ma połączenia.
ui-bot-plays = { $name } nie ma połączenia; na razie gra bot.
ui-return = Wróć na miejsce
ui-take-over = Niech gra bot
ui-share = Udostępnij
ui-qr = Zeskanuj telefonem, żeby dołączyć
ui-more = Pokaż więcej
ui-settings = Ustawienia
ui-choose-names = Wybierz z listy
ui-change-options = Zmień opcje
ui-apply = Zastosuj
ui-replay-title = Powtórka partii
ui-table = Stół
ui-me = Twoje urządzenia i dane
ui-locked = stół zamknięty
ui-lock = Zamknij stół
ui-unlock = Otwórz stół ponownie
ui-barred = nie może tu usiąść
ui-allow = Pozwól znów usiąść
ui-dealing-again = Rozdajemy następną partię…
ui-other-options = Inne opcje
ui-again-waits = { $count ->
    [1] Grasz dalej. Czekamy, co zdecyduje { $who }.
   *[other] Grasz dalej. Czekamy, co zdecydują { $who }.
}
ui-again-wanted = { $count ->
    [1] Jeszcze raz chce zagrać { $who }.
   *[other] Jeszcze raz chcą zagrać { $who }.
}
ui-wire-offline = brak sieci
ui-wire-sends = wysyłanie…
ui-wire-here = na tym urządzeniu
ui-wire-unkept = bez zapisu
ui-wire-elsewhere = otwarty w innej karcie
ui-here = na tym urządzeniu
ui-play-here = Na tym urządzeniu
ui-here-instead = Brak połączenia, więc partia toczy się na tym urządzeniu.
ui-here-unkept = Przeglądarka nie może zapisać partii. Możesz grać dalej, ale partia zniknie po zamknięciu lub odświeżeniu karty.
ui-here-elsewhere = Ten stół jest otwarty w innej karcie przeglądarki. Zamknij ją, a stół otworzy się tutaj.
ui-new-release = Wczytano nową wersję.
ui-cut = Brak połączenia z serwerem. Partie z botami, lekcje, zasady i partie zapisane na tym urządzeniu działają jak zwykle.
ui-open-record = Otwórz plik z zapisem partii
ui-no-record = W tym pliku nie ma zapisu partii.
ui-from-file = z pliku
ui-hand-on = Przekaż urządzenie graczowi { $name }
ui-i-am = To ja, { $name }
ui-who-here = z botami, na tym urządzeniu
ui-who-here-help = Połączenie nie jest potrzebne, a partia zostaje na tym urządzeniu.
ui-no-table = Stoły, przy których od dawna nikt nie gra, znikają. Możesz otworzyć nowy.
ui-asked-again = Gospodarz zmienił opcje partii. Jeśli ci odpowiadają, jeszcze raz naciśnij „Możemy zaczynać”.
ui-time-up = Czas minął, więc tę decyzję podjął za ciebie bot.
ui-name-first = Pod jakim imieniem grasz?
ui-name-save = Zapisz imię
ui-name-ideas = Lis, Żuraw, Borsuk, Czapla, Wydra, Karp, Sowa, Zając
ui-running = Twoje partie w toku
ui-turn-mine = twoja kolej
ui-turn-others = czekamy na innych
ui-opponents = { $level ->
    [novice] { $first ->
        [yes] Na pierwszą partię – początkujące boty.
       *[no] Z początkującymi botami.
    }
   *[solid] Z mocnymi botami.
}
ui-opponents-other = { $level ->
    [novice] Wybierz mocne
   *[solid] Wybierz początkujące
}
ui-lessons = Lekcje
ui-lesson-next = Dalej
ui-lesson-back = Przeczytaj poprzednie jeszcze raz
ui-lesson-finish = Gotowe
ui-lesson-skip = Pomiń lekcję
ui-lesson-count = Krok { $number } z { $of }
ui-lesson-early = Najpierw doczytaj, potem graj.
ui-lesson-done = Udało się!
ui-lesson-left = Co teraz?
ui-lesson-to = Następna lekcja: { $title }
ui-lesson-match = Zagraj z początkującymi botami
ui-lesson-again = Powtórz tę lekcję
ui-lesson-minutes = { $minutes } min
ui-lesson-ticked = ukończona
ui-lesson-you = Ty
ui-lesson-first = Pierwszy raz?
ui-lesson-no = Nie, dziękuję
ui-result = { $how ->
    [won] wygrana
    [lost] przegrana
   *[place] miejsce { $place } z { $of }
}
ui-recap-course = Jak przebiegała partia
ui-recap-deciding = Co przesądziło o wyniku
ui-recap-good = Twoje najlepsze momenty
ui-recap-rounds = Runda po rundzie
ui-play = Odtwarzaj
ui-pause = Pauza
ui-speed = Tempo
ui-jump = Przejdź do
ui-open-hands = Wszystkie ręce odkryte
ui-hands = Karty na ręce
ui-copy-moment = Kopiuj link do tego momentu
ui-more-controls = Więcej przycisków
ui-proof = Rozdanie i zapis
ui-more-ways = Inne sposoby gry

# Co gracze mówią do siebie, i pieczęcie.

talk-open = Powiedz coś
talk-phrase = { $phrase ->
   *[good_luck] Powodzenia!
    [well_played] Świetny ruch!
    [thanks] Dzięki!
    [sorry] Przepraszam!
    [oops] Ojej…
    [thinking] Chwilę, myślę…
    [hurry] Szybciej, proszę
    [good_game] Dobra partia!
    [clap] Brawo!
    [laugh] Ha, ha!
    [wow] No, no!
    [sigh] Ech…
}
talk-line = { $name }: { $words }
talk-write = Napisz coś
talk-send = Wyślij
talk-watch = Oglądasz. Mówić mogą tylko gracze.
talk-mute = { $whom ->
    [all] { $now ->
        [muted] Cofnij wyciszenie wszystkich
       *[heard] Wycisz wszystkich
    }
   *[person] { $now ->
        [muted] Cofnij wyciszenie gracza { $name }
       *[heard] Wycisz gracza { $name }
    }
}
ui-watching = { $me ->
    [yes] { $count ->
        [one] oglądasz
        [few] oglądają { $count } osoby, w tym ty
        [many] ogląda { $count } osób, w tym ty
       *[other] ogląda { $count } osoby, w tym ty
    }
   *[no] { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
}
ui-seal = Twoja pieczęć
ui-seal-picture = { $number ->
   *[0] żuraw
    [1] fala
    [2] kwiat
    [3] wachlarz
    [4] góra
    [5] klon
    [6] karp
    [7] lampion
}
ui-seal-colour = { $number ->
   *[0] cynober
    [1] indygo
    [2] zieleń sosny
    [3] ochra
    [4] śliwka
    [5] morska zieleń
    [6] karmazyn
    [7] tusz
}
ui-talk = Pozwól graczom do siebie pisać
ui-talk-help = Krótkie wiadomości. Gotowe zwroty są dostępne zawsze.

# Boty: imiona i sposób gry.

bot-name = { $face ->
   *[0] Sota
    [1] Hana
    [2] Ren
    [3] Yuki
    [4] Aoi
    [5] Kenta
    [6] Mei
    [7] Riku
    [8] Haru
    [9] Nao
    [10] Emi
    [11] Taro
}
bot-namesake = { $name } (bot)
bot-word = bot
bot-temper = { $level ->
    [novice] { $face ->
       *[0] zagrywa pierwszą kartę, która wpadnie w oko
        [1] spieszy się i uczy na każdym błędzie
        [2] bardziej ufa szczęściu niż kartom
        [3] trzyma najlepszą kartę na później – czasem zbyt długo
    }
    [casual] { $face ->
       *[0] cieszy się grą i czasem coś przeoczy
        [1] zna grę, ale nie zawsze patrzy dwa razy
        [2] gra dobrze, dopóki nie pomyśli o czymś innym
        [3] co drugi ruch naprawdę przemyśli
    }
    [solid] { $face ->
       *[0] rozważa każdą kartę, zanim się z nią rozstanie
        [1] pilnuje wszystkiego, co już zagrano
        [2] cierpliwie czeka na twój błąd
        [3] nigdy nie ryzykuje bez powodu
    }
    [master] { $face ->
       *[0] obmyśla wszystko do samego końca
        [1] dobrze zgaduje twoje zamiary
        [2] żadnej karty nie zagrywa bez planu
        [3] trudne decyzje podejmuje bez wysiłku
    }
   *[random] { $face ->
       *[0] zdaje się na los
        [1] wybiera z zamkniętymi oczami
        [2] zagrywa to, co wpadnie w ręce
        [3] gra bez żadnego planu
    }
}
bot-manner = { $level }: { $temper }
bot-about = { $name }, { $manner }

# Strona o urządzeniach i danych, pobierana przy otwarciu.

me-who = Na tym urządzeniu grasz jako { $name }.
me-nobody = Jesteś tu po raz pierwszy: nic o tobie jeszcze nie zapisano.
me-code = Inne urządzenie
me-code-help = Z tym kodem zagrasz jako ten sam gość na innym urządzeniu albo znów tutaj, gdyby ta przeglądarka cię zapomniała. Kto zna kod, może grać jako ty, więc nikomu go nie podawaj.
me-code-get = Pobierz kod
me-code-yours = Twój kod
me-code-once = Zapisz go teraz: pokazujemy go tylko raz. Możesz go używać wielokrotnie; poprzedni kod już nie działa.
me-code-copied = Kod skopiowany.
me-code-drop = Unieważnij mój kod
me-code-gone = Twój kod już nie działa.
me-enter = Mam kod
me-enter-help = Od teraz będziesz gościem, do którego należy kod. Imię i partie z tej przeglądarki nie zostaną przeniesione.
me-enter-go = Wejdź z kodem
me-leave = To urządzenie
me-leave-help = Po wylogowaniu ta przeglądarka cię zapomni. Do swojego imienia i partii wrócisz tylko z kodem.
me-leave-go = Wyloguj się na tym urządzeniu
me-leave-sure = Bez kodu nie wrócisz już jako ten sam gość.
me-data = Co o tobie zapisano
me-data-help = Imię, sesje oraz stoły i partie z twoim udziałem. Wszystko możesz obejrzeć i usunąć.
me-data-get = Pobierz dane
me-delete = Usuń wszystko o mnie
me-delete-sure = Imię, sesje i lista partii zostaną usunięte na zawsze, na wszystkich twoich urządzeniach. W partiach z innymi na twoim miejscu będzie „Dawny gość”. Tego nie da się cofnąć.
me-here = Co jest na tym urządzeniu
me-here-help = Partie zaczęte lub skończone na tym urządzeniu oraz zachowane tu zapisy. Są tylko w tej przeglądarce.
me-here-delete = Usuń z tego urządzenia
me-here-sure = Wszystkie te partie znikną na zawsze, także niedokończone. Tego nie da się cofnąć.
me-here-gone = Usunięto: na tym urządzeniu nie ma już żadnych partii.
me-cancel = Anuluj
me-record-keep = Zachowaj na tym urządzeniu
me-record-is-kept = wśród twoich partii
me-record-kept = Zachowano: partia jest wśród twoich partii na stronie głównej.
me-record-unkept = Przeglądarka nie może zapisać partii.
me-alone = Cztery gry karciane w japońskim klimacie, prosto na tym urządzeniu: z uczciwymi botami albo z przyjaciółmi, na zmianę. Bez konta i bez instalacji.
me-around = Kto gra na tym urządzeniu
me-around-help = Imion można nie wpisywać. Urządzenie podajecie sobie z rąk do rąk, nikt nie widzi cudzych kart. Pozostałe miejsca zajmą boty.
me-around-add = Dodaj gracza
me-around-remove = Usuń gracza { $name }
