# Komunikaty wspólne dla wszystkich gier.

seat = Gracz { $number }
former-guest = Dawny gość
nothing = —
score = { $who }: { $score }
n-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
n-cards-taken = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Ustawienia

config-line = { $label }: { $value }
config-players = Graczy
help-config-players = Ile osób siedzi przy stole.
config-value-true = tak
config-value-false = nie

## Wynik

outcome-individual = { $count ->
    [one] Wygrywa
   *[many] Wygrywają
} { $winners }. Wynik końcowy: { $scores }.
outcome-teams = Zwycięstwo: { $winners }. Wynik końcowy: { $scores }.
outcome-teams-without-score = Zwycięstwo: { $winners }.
outcome-won = Wspólne zwycięstwo: { n-points }.
outcome-lost = Wspólna porażka.

## Gra, która nie ma jeszcze własnych słów

plain-kind = Nowa gra: stół pokazuje po prostu to, co widzisz.
plain-facts = { $fewest }–{ $most } graczy
plain-ask = Twoja kolej. Co robisz?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = { $members }
plain-face-down = zakryta

## Opowieść o partii

story-players = Przy stole: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Zatrzymano po akcji { $number } z { $actions }.
story-unfinished = Partia nie jest skończona.

## Odmowy wspólne dla wszystkich gier

error-match_over = Partia już się skończyła.
error-no_such_seat = Przy tym stole nie ma takiego miejsca.
error-not_to_act = Teraz nie masz nic do postanowienia.
error-unknown_game = Nie ma gry o tej nazwie.
error-bad_config = Ustawienia są niedozwolone.
error-bad_deal = Zadana pozycja jest niedozwolona.
error-not_an_action = Nie ma takiej akcji w tej grze.
error-field_unknown = { $field }: nie ma takiego pola.
error-field_repeated = { $field }: podano więcej niż raz.
error-field_missing = { $field }: trzeba podać.
error-field_not_in_range = { $field }: „{ $found }” nie jest liczbą całkowitą od { $min } do { $max }.
error-field_not_one_of = { $field }: „{ $found }” nie jest żadną z wartości: { $allowed }.
error-field_malformed = { $field }: „{ $found }” nie ma właściwej postaci.
error-field_conflict = { $field }: nie pasuje do pozostałych wartości.
error-field_more = { $field }: jeszcze { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}, licząc inne pola.
error-record_header = To nie jest zapis partii albo jego format nie jest tu znany.
error-record_expected = W tym miejscu powinna być inna linia.
error-record_other_game = To zapis innej gry.
error-record_rules_version = Zapis powstał według zasad, których tu się nie odtwarza.
error-record_config = Ustawienia w zapisie są niedozwolone.
error-record_seed = Ziarno to 64 małe cyfry szesnastkowe.
error-record_deal = Rozdanie w zapisie jest niedozwolone.
error-record_seat = Linia nie zaczyna się od miejsca przy tym stole.
error-record_action = Nie ma takiej akcji w tej grze.
error-record_outcome = Nie da się odczytać wyniku.
error-record_after_outcome = Po wyniku nic nie może następować.
error-replay_deal = Zadane rozdanie nie jest pozycją tej gry.
error-replay_illegal = Akcja w zapisie jest niedozwolona.
error-replay_outcome = Partia kończy się inaczej, niż mówi zapis.
error-bad_message = Wiadomość jest niezrozumiała.
error-too_large = Wiadomość jest za duża.
error-hello_first = Połączenie nie zaczęło się właściwie.
error-other_version = Ta strona jest nieaktualna: wczytaj ją ponownie.
error-too_fast = Za dużo żądań naraz: poczekaj chwilę.
error-bad_origin = Ta strona nie może łączyć się z serwerem.
error-no_session = Serwer jeszcze cię nie zna: najpierw podaj imię.
error-bad_name = Imię ma od 1 do 24 widocznych znaków i najwyżej trzy znaki diakrytyczne przy literze.
error-bad_code = Nikt nie ma takiego kodu logowania. Być może zastąpił go nowszy.
error-unknown_table = Nie ma takiego stołu.
error-unknown_match = Nie ma takiej partii.
error-not_found = Pod tym adresem nic nie ma.
error-bad_method = Tego adresu nie używa się w ten sposób.
error-upgrade_required = Ten adres przyjmuje tylko połączenia WebSocket.
error-bad_body = Żądanie jest niezrozumiałe.
error-too_slow = Połączenie było zbyt wolne i zostało zamknięte.
error-busy = Serwer jest teraz pełny.
error-restarting = Serwer uruchamia się ponownie i zaraz wróci.
error-not_saved = Nie udało się tego zapisać, więc nic się nie zmieniło.
error-outcome_unknown = Serwer nie zdążył tego zapisać. Czy ruch się liczy, okaże się po odzyskaniu połączenia.
error-not_saving = Serwer chwilowo nie może niczego zapisać. Gra ruszy, gdy tylko to będzie możliwe; zapisane ruchy nie przepadną.
error-table_broken = Dane tego stołu są uszkodzone i nie można go otworzyć. Załóż, proszę, nowy stół.
error-still_playing = Zapis będzie dostępny po zakończeniu partii.
error-unknown_level = Nie ma botów tego poziomu.
error-seat_taken = To miejsce jest zajęte.
error-seat_free = Nikt tam nie siedzi.
error-kicked = Gospodarz odprawił cię od tego stołu: możesz patrzeć, ale nie możesz usiąść.
error-table_locked = Gospodarz zamknął stół: nikt więcej nie może usiąść.
error-not_kicked = Tej osoby nie odprawiono od stołu.
error-one_seat_each = W tej grze każdy ma tylko jedno miejsce.
error-not_your_seat = To nie jest twoje miejsce.
error-not_seated = Najpierw zajmij miejsce.
error-not_host = Może to zrobić tylko gospodarz stołu.
error-already_started = Partia już się zaczęła.
error-dealing = Trwa rozdawanie kart; na razie nic nie można zmienić.
error-not_dealing = Żadne rozdanie nie czeka na udziały.
error-other_share = To nie jest udział, do którego się zobowiązano.
error-not_playing = Żadna partia teraz nie trwa.
error-not_finished = Partia jeszcze się nie skończyła.
error-not_all_ready = Nie wszyscy są gotowi albo jest wolne miejsce.
error-nobody_seated = Oprócz botów musi ktoś grać.
error-stale_choice = Ta decyzja już zapadła: spójrz na stół jeszcze raz.
error-bot_plays = Gra za ciebie bot: najpierw wróć na swoje miejsce.
error-not_away = Gracz z tego miejsca jest tutaj.
error-away_too_short = Ten gracz dopiero co wyszedł: daj mu pół minuty.
error-nothing_to_undo = Nie ma czego cofnąć.
error-change_instead = Wybór można jeszcze zmienić: po prostu wybierz ponownie.
error-undo_open = Ktoś już poprosił o cofnięcie ruchu.
error-undo_denied = Ktoś się nie zgodził. Poproś ponownie, gdy coś się wydarzy.
error-stand_in_plays = Za kogoś, kto musiałby się zgodzić, gra teraz bot. Poczekaj, aż ta osoba wróci.
error-undo_too_far = Od tego czasu bot przejął czyjeś miejsce, więc tego ruchu nie da się już cofnąć.
error-no_undo_open = Nikt nie prosił o cofnięcie ruchu.
error-already_answered = Odpowiedź już padła.
error-deal_line = Brakuje linii rozdania albo ma ona inną postać.
error-deal_other_text = Rozdanie nie jest zapisane tak, jak się je haszuje.
error-deal_no_record = Po rozdaniu nie ma zapisu partii.
error-deal_other_secret = Sekret serwera nie jest tym, który obiecano.
error-deal_other_share = Twojego udziału nie ma w rozdaniu.
error-deal_no_seat = Udział należy do miejsca, którego w tej grze nie ma.
error-deal_not_opened = Udziały nie są tymi, do których się zobowiązano.
error-deal_other_seal = To nie jest rozdanie zapieczętowane przed ujawnieniem udziałów.
error-deal_not_sealed = Rozdanie jest starszego rodzaju, bez pieczęci.
error-deal_other_seats = Udział w rozdaniu mają inne miejsca niż miejsca osób przy stole.
error-deal_other_match = Rozdanie należy do innej partii niż zapis.
error-deal_arranged = Zapis zaczyna się od zadanej pozycji.
error-deal_other_seed = Karty rozdano inaczej, niż było umówione.
error-at-line = Linia { $line }: { $problem }
error-in-action = Akcja { $number } ({ $seat }) jest niedozwolona: { $problem }
