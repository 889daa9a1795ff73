# Co mówią strony wokół stołów.

ui-language = Język
ui-theme = Jasno czy ciemno: { $now ->
    [light] jasno
    [dark] ciemno
   *[auto] jak w urządzeniu
}
ui-motion = Ruch kart: { $now ->
    [slow] wolno
    [off] bez ruchu
   *[normal] zwykle
}
ui-sound = Dźwięk: { $now ->
    [on] włączony
   *[off] wyłączony
}
ui-lost = Pod tym adresem nie ma strony.
ui-home = Do gier
ui-welcome = Usiądź i graj
ui-welcome-more = Cztery gry karciane w japońskim klimacie: z przyjaciółmi przez link i z uczciwymi botami. Bez konta i bez instalacji.
ui-games = Gry
ui-your-name = Twoje imię
ui-your-name-hint = tak, jak znają cię przyjaciele
ui-guest = Gość { $number }
ui-play-now = Zagraj teraz z botami
ui-new-table = Nowy stół
ui-rules = Zasady
ui-join = Dołącz do stołu
ui-code = Kod stołu
ui-join-go = Dołącz
ui-no-code = To nie jest kod stołu: ma on dziesięć liter i cyfr.
ui-open-tables = Otwarte stoły
ui-no-tables = Teraz nie ma otwartych stołów. Otwórz własny i zaznacz „pokaż na liście”.
ui-seats-free = { $free ->
    [0] brak miejsc
    [one] { $free } wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnego miejsca z { $seats }
}
ui-my-matches = Moje partie
ui-no-matches = Tu są przechowywane zakończone partie.
ui-connecting = Łączenie…
ui-wire-live = połączono
ui-wire-waits = ponowne łączenie…
ui-wire-lost = brak połączenia
ui-pace = Czas na decyzję
ui-pace-help = Gdy się skończy, tę jedną decyzję podejmie bot.
ui-pace-none = bez ograniczenia
ui-pace-relaxed = trzy minuty
ui-pace-fast = trzydzieści sekund
ui-level = Boty
ui-level-help = Jak grają boty, które zajmują miejsca albo zastępują nieobecnych.
level-solid = solidny bot
level-novice = bot nowicjusz
level-random = losowy bot
ui-bot-name = Bot { $number }
ui-listed = Pokaż na liście otwartych stołów
ui-listed-help = W przeciwnym razie stół znajdą tylko osoby z linkiem.
ui-open-table = Otwórz stół
ui-invite = Zaproszenie
ui-invite-more = Wyślij ten link przyjaciołom. Kto go otworzy, może usiąść albo patrzeć.
ui-copy = Kopiuj
ui-copied = Link skopiowany.
ui-seats = Miejsca
ui-place = Miejsce { $number }
ui-free = wolne
ui-sit = Usiądź tutaj
ui-stand = Wstań
ui-add-bot = Dodaj bota
ui-remove = Usuń
ui-kick = Odeślij
ui-ready = Gotowość: tak
ui-not-ready = Jednak jeszcze nie
ui-is-ready = gotowość
ui-is-not-ready = brak gotowości
ui-away = poza stołem
ui-fill = Uzupełnij botami
ui-start = Zacznij
ui-host-hint = Jesteś gospodarzem. Uzupełnij wolne miejsca botami albo poczekaj na przyjaciół; zacznij, gdy wszyscy będą gotowi.
ui-guest-hint = Zajmij wolne miejsce i potwierdź gotowość. Grę zaczyna gospodarz.
ui-options = Ustawienia
ui-fair = Każdy przy stole i serwer zobowiązują się z góry do swojej części rozdania, więc nikt nie może wybrać kart. Obietnica serwera:
ui-your-choice = Twój wybór
ui-waiting-for = Czekamy na: { $who }.
ui-yes = Tak, zrób to
ui-no = Nie
ui-log = Co się wydarzyło
ui-over = Partia zakończona
ui-rematch = Zagraj ponownie
ui-replay = Obejrzyj powtórkę
ui-title-turn = Twój ruch – Zashiki
ui-rules-own-words = Zasady naszymi słowami.
ui-no-replay = Tego zapisu nie da się tu odtworzyć.
ui-back = Krok wstecz
ui-forward = Krok naprzód
ui-position = Moment partii
ui-seen-by = Czyimi oczami
ui-public = Widz
ui-record = Pobierz zapis
ui-fair-yes = rozdanie sprawdzone: wszystko było ustalone, zanim ktokolwiek poznał czyjś udział, a Twój jest jego częścią
ui-fair-weak = rozdanie dotrzymuje obietnicy serwera i zawiera Twój udział, ale ten starszy rodzaj obietnicy pozwalał serwerowi dodać własne udziały
ui-fair-elsewhere = zapis jest spójny, ale ta przeglądarka nie dała udziału w tym rozdaniu; zrobiło to inne Twoje urządzenie albo ktoś, kto nie jest Tobą
ui-fair-aborted =
    { $count ->
        [one] rozdawanie wcześniej przerwano { $count } raz
        [few] rozdawanie wcześniej przerwano { $count } razy
        [many] rozdawanie wcześniej przerwano { $count } razy
       *[other] rozdawanie wcześniej przerwano { $count } raza
    }
ui-verify-yourself = Sprawdź bez tej strony
ui-dealing = Trwa rozdawanie … przeglądarki wszystkich ujawniają swoje udziały.
ui-fair-no = rozdanie NIE zgadza się
ui-fair-consistent = zapis jest spójny; ta przeglądarka nie widziała pieczęci przed partią
ui-fair-unknown = brak dowodu rozdania
ui-close = Zamknij
ui-tools = Narzędzia
ui-keys = Klawisze
ui-keys-list = 1–9, 0, -: wybierz kartę · strzałki: przejdź · Enter: wykonaj · i: co to jest? · Esc: puść · L: co się stało · ?: zasady · M: dźwięk
ui-undo = Cofnij
ui-undo-wish = { $name } chce cofnąć ostatnie działanie.
ui-undo-agree = Zgadzam się
ui-undo-refuse = Nie zgadzam się
ui-is-away = { $name } nie ma połączenia.
ui-bot-plays = { $name } nie ma połączenia; na razie gra bot.
ui-return = Wracam na miejsce
ui-take-over = Niech gra bot
ui-share = Udostępnij
ui-qr = Zaproszenie jako obrazek dla aparatu telefonu
ui-more = Pokaż więcej
ui-settings = Ustawienia
ui-choose-names = Wybierz, które
ui-change-options = Zmień ustawienia
ui-apply = Zastosuj
ui-replay-title = Powtórka partii
ui-table = Stół
ui-me = Twoje urządzenia i dane
ui-locked = stół zamknięty
ui-lock = Zamknij stół
ui-unlock = Otwórz stół ponownie
ui-barred = nie może tu usiąść
ui-allow = Pozwól znów usiąść

# Strona o urządzeniach i danych, pobierana przy otwarciu.

me-who = Na tym urządzeniu grasz jako { $name }.
me-nobody = Jesteś tu po raz pierwszy: nic o tobie jeszcze nie zapisano.
me-code = Inne urządzenie
me-code-help = Dzięki kodowi będziesz tym samym gościem na innym urządzeniu albo znów tutaj, gdyby ta przeglądarka cię zapomniała. Kto zna kod, może grać jako ty, więc nikomu go nie podawaj.
me-code-get = Pobierz kod
me-code-yours = Twój kod
me-code-once = Zapisz go teraz: pokazujemy go tylko raz. Możesz go używać wielokrotnie; poprzedni kod już nie działa.
me-code-copied = Kod skopiowany.
me-code-drop = Unieważnij mój kod
me-code-gone = Twój kod już nie działa.
me-enter = Mam kod
me-enter-help = Od teraz będziesz gościem, do którego należy kod. Imię i partie z tej przeglądarki nie zostaną przeniesione.
me-enter-go = Wejdź z kodem
me-leave = To urządzenie
me-leave-help = Po wylogowaniu ta przeglądarka cię zapomni. Do swojego imienia i partii wrócisz tylko z kodem.
me-leave-go = Wyloguj się na tym urządzeniu
me-leave-sure = Bez kodu nie da się wrócić jako ten sam gość.
me-data = Co o tobie zapisano
me-data-help = Imię, sesje oraz stoły i partie z twoim udziałem. Wszystko możesz obejrzeć i usunąć.
me-data-get = Pobierz dane
me-delete = Usuń wszystko o mnie
me-delete-sure = Imię, sesje i lista partii znikną na zawsze, na wszystkich twoich urządzeniach. W partiach z innymi na twoim miejscu będzie „Dawny gość”. Tego nie można cofnąć.
me-cancel = Anuluj
