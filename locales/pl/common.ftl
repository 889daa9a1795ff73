# Komunikaty wspólne dla wszystkich gier.

seat = Gracz { $number }
seat-nouns = gracza graczowi graczem graczu gracz
former-guest = Dawny gość
nothing = –
list-last = { $before } i { $last }
by-rule = { $why } ({ $rule })
score = { $you ->
    [who] ty
   *[other] { $who }
} – { $score }
n-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
n-cards-taken = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Ustawienia

config-line = { $label }: { $value }
config-players = Liczba graczy
help-config-players = Ile osób albo botów siedzi przy stole.
config-value-true = tak
config-value-false = nie

## Wynik

outcome-individual = { $you ->
    [winners] { $count ->
        [one] Wygrywasz!
       *[many] Wygrywacie wspólnie: { $winners }.
    }
   *[other] { $count ->
        [one] Wygrywa { $winners }.
       *[many] Wygrywają { $winners }.
    }
} Wynik końcowy: { $scores }.
outcome-teams = { $you ->
    [winners] Wygrywa twoja strona: { $winners }. Wynik końcowy: { $scores }.
   *[other] Wygrywa { $winners }. Wynik końcowy: { $scores }.
}
outcome-teams-without-score = { $you ->
    [winners] Wygrywa twoja strona: { $winners }.
   *[other] Wygrywa { $winners }.
}
outcome-won = Wygrywacie razem! Wynik: { n-points }.
outcome-lost = Tym razem przegrywacie.
verdict-won = Wygrywasz! Zajmujesz 1. miejsce na { $of } z przewagą { $by ->
    [one] { $by } punktu
    [few] { $by } punktów
   *[many] { $by } punktów
}.
verdict-won-level = Wygrywasz mimo równego wyniku: zajmujesz 1. miejsce na { $of }.
verdict-shared = Pierwsze miejsce zajmujecie razem: ty i { $others }.
verdict-lost = { $count ->
    [1] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
} Zajmujesz { $place }. miejsce na { $of } ze stratą { $by ->
    [one] { $by } punktu
    [few] { $by } punktów
   *[many] { $by } punktów
}.
verdict-lost-level = { $count ->
    [1] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
} Wynik jest równy, ale zajmujesz { $place }. miejsce na { $of }.
verdict-team-won = Twoja strona wygrywa { $own }:{ $other } ({ $team }).
verdict-team-lost = Twoja strona przegrywa { $own }:{ $other }. Wygrywa { $team }.
verdict-team-won-level = Wygrywa twoja strona: { $team }.
verdict-team-lost-level = Twoja strona przegrywa. Wygrywa { $team }.
recap-who = { $you ->
    [who] Ty
   *[other] { $who }
}
recap-round = Runda { $round }
recap-start = Początek

## Gra, która nie ma jeszcze własnych słów

plain-kind = Nowa gra: jej stół to na razie zwykła lista tego, co widzisz.
plain-facts = { $fewest }–{ $most } graczy
plain-ask = Twoja kolej. Co robisz?
plain-fact = { $label }: { $value }
plain-value = { $value }
plain-team = drużyna { $members }
plain-face-down = zakryta

## Opowieść o partii

story-players = Przy stole: { $players }.
story-player = { $seat } ({ $title })
story-stopped = Zatrzymano po akcji { $number } z { $actions }.
story-unfinished = Partia jeszcze trwa.
verify-record = { $game }: { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}. { $end }
verify-deal = { $proof ->
    [sealed-share] Rozdanie zapieczętowano, zanim twój udział został pokazany, i jest on jego częścią
    [sealed] To rozdanie, które zapieczętowano
    [promised-share] Rozdanie obiecano z góry i jest w nim twój udział
    [promised] Rozdanie obiecano z góry
    [share] W rozdaniu jest twój udział
   *[consistent] Rozdanie zgadza się z zapisem
} (partia { $match }, { $form ->
    [open] starszy rodzaj rozdania, do którego serwer mógł dodać udziały
   *[sealed] próba { $attempt }
}; udziały: { $seats }).

## Odmowy wspólne dla wszystkich gier

error-match_over = Ta partia już się skończyła.
error-no_such_seat = Przy tym stole nie ma takiego miejsca.
error-not_to_act = Teraz nie czeka na ciebie żadna decyzja.
error-unknown_game = Nie ma gry o tej nazwie.
error-bad_config = Z takimi opcjami nie da się grać.
error-bad_deal = Z takiej pozycji nie da się zacząć.
error-not_an_action = W tej grze nie ma takiej akcji.
error-field_unknown = { $field }: nie ma takiej opcji.
error-field_repeated = { $field }: podano więcej niż raz.
error-field_missing = { $field }: tu czegoś brakuje.
error-field_not_in_range = { $field }: „{ $found }” to nie liczba całkowita od { $min } do { $max }.
error-field_not_one_of = { $field }: zamiast „{ $found }” wybierz jedną z wartości: { $allowed }.
error-field_malformed = { $field }: „{ $found }” jest źle zapisane.
error-field_conflict = { $field }: nie pasuje do pozostałych opcji.
conflict-in-position = { $field }: nie zgadza się z resztą pozycji.
error-field_more = { $field }: jeszcze { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}, licząc także inne opcje.
error-record_header = To nie jest zapis partii albo nie znamy jego formatu.
error-record_expected = W tym miejscu powinien być inny wiersz.
error-record_other_game = To zapis innej gry.
error-record_rules_version = Ten zapis powstał według innej wersji zasad i nie da się go tu odtworzyć.
error-record_config = W zapisie są opcje, z którymi nie da się grać.
error-record_seed = Ziarno to 64 cyfry szesnastkowe (0–9, a–f).
error-record_deal = W zapisie jest niemożliwe rozdanie.
error-record_seat = Wiersz powinien zaczynać się od miejsca przy tym stole.
error-record_action = W tej grze nie ma takiej akcji.
error-record_outcome = Nie da się odczytać wyniku.
error-record_after_outcome = Po wyniku nie powinno już nic być.
error-replay_deal = Takiego rozdania nie może być w tej grze.
error-replay_illegal = W zapisie jest niedozwolona akcja.
error-replay_outcome = Partia kończy się inaczej, niż mówi zapis.
error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
failure-too_large = To za długie: może mieć najwyżej { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[many] { $limit } bajtów
}.
failure-too_fast = To trochę za szybko. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
failure-unknown_game = Nie ma tu gry „{ $game }”.
failure-unknown_level = Nie ma botów o poziomie „{ $level }”.
failure-not_all_ready = Czekamy jeszcze na potwierdzenie gotowości: { $seats }. Poczekaj albo uzupełnij wolne miejsca botami.
failure-not_away = { $seat } jest przy stole.
failure-away_too_short = { $seat } dopiero od chwili nie ma połączenia. Bota wezwiesz za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
failure-stand_in_plays = Za kogoś, kto musi się zgodzić, gra teraz bot ({ $seats }). Poczekaj na powrót.
failure-undo_too_far = Od tamtej pory za kogoś gra bot ({ $seats }), więc tego ruchu już nie cofniesz.
error-bad_message = Serwer nie rozumie tej wiadomości: wczytaj stronę ponownie.
error-too_large = Ta wiadomość jest za duża.
error-hello_first = Połączenie nie zaczęło się jak należy: wczytaj stronę ponownie.
error-other_version = Ta strona jest nieaktualna: wczytaj ją ponownie.
error-too_fast = To trochę za szybko: poczekaj chwilę i spróbuj ponownie.
error-bad_origin = Ta strona nie może łączyć się z serwerem.
error-no_session = Serwer jeszcze cię nie zna: najpierw podaj imię.
error-bad_name = Imię ma od 1 do 24 widocznych znaków, a przy każdej literze najwyżej trzy znaki diakrytyczne.
error-bad_code = Ten kod do nikogo nie należy. Być może zastąpił go nowszy.
error-unknown_table = Nie ma takiego stołu.
error-unknown_match = Nie ma takiej partii.
error-not_found = Pod tym adresem nic nie ma.
error-bad_method = Tego adresu używa się inaczej.
error-upgrade_required = Ten adres przyjmuje tylko połączenia WebSocket.
error-bad_body = Serwer nie rozumie tego żądania.
error-too_slow = Połączenie było zbyt wolne i zostało zamknięte.
error-busy = Na serwerze nie ma teraz miejsca: spróbuj za chwilę.
error-restarting = Serwer uruchamia się ponownie i zaraz wróci.
error-not_saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-outcome_unknown = Nie wiadomo, czy serwer zdążył to zapisać. Okaże się, gdy wróci połączenie.
error-not_saving = Serwer chwilowo nie może niczego zapisać. Partia ruszy dalej, gdy tylko będzie mógł; zapisane ruchy nie przepadną.
error-table_moves = Stół przenosi się na inny serwer. Za chwilę partia potoczy się dalej, nic nie przepadnie.
error-table_unreachable = Serwer nie ma teraz połączenia z tym stołem i próbuje dalej. Zapisane ruchy nie przepadną.
error-table_broken = Dane tego stołu są uszkodzone i nie da się go otworzyć. Otwórz, proszę, nowy stół.
error-still_playing = Zapis pobierzesz po zakończeniu partii.
error-unknown_level = Nie ma botów na tym poziomie.
error-seat_taken = To miejsce jest już zajęte: wybierz inne.
error-seat_free = Nikt tam nie siedzi.
error-kicked = Gospodarz usunął cię od tego stołu: możesz patrzeć, ale nie możesz usiąść.
error-table_locked = Gospodarz zamknął stół: nikt więcej nie może usiąść.
error-not_kicked = Tej osoby nikt nie usunął od stołu.
error-one_seat_each = W tej grze każda osoba zajmuje tylko jedno miejsce.
error-not_your_seat = To nie jest twoje miejsce.
error-not_seated = Najpierw zajmij miejsce.
error-not_host = Może to zrobić tylko gospodarz stołu.
error-already_started = Partia już się zaczęła.
error-dealing = Trwa rozdawanie kart: zaczekaj, aż się skończy.
error-not_dealing = Żadne rozdanie nie czeka teraz na udziały.
error-other_share = To nie ten udział, który był z góry ustalony.
error-not_playing = Żadna partia teraz nie trwa.
error-not_finished = Ta partia jeszcze trwa.
error-not_all_ready = Ktoś jeszcze nie potwierdził gotowości albo jakieś miejsce jest wolne: poczekaj albo uzupełnij stół botami.
error-nobody_seated = Przy stole musi usiąść co najmniej jedna osoba.
error-stale_choice = Ta decyzja już zapadła: spójrz na stół jeszcze raz.
error-bot_plays = Gra za ciebie bot: najpierw naciśnij „Wróć na miejsce”.
error-not_away = Ten gracz jest przy stole.
error-away_too_short = Ten gracz dopiero co stracił połączenie: daj mu pół minuty.
error-nothing_to_undo = Nie ma czego cofnąć.
error-change_instead = Wybór możesz jeszcze zmienić: po prostu wybierz ponownie.
error-undo_open = Ktoś już prosi o cofnięcie ruchu: najpierw trzeba na to odpowiedzieć.
error-undo_denied = Ktoś się nie zgodził. Poproś ponownie, gdy coś się wydarzy.
error-stand_in_plays = Za kogoś, kto musi się zgodzić, gra teraz bot. Poczekaj, aż ta osoba wróci.
error-undo_too_far = Od tamtej pory bot przejął czyjeś miejsce, więc tego ruchu nie da się już cofnąć.
error-undo_seen = Od tamtej pory odkryło się coś, co było zakryte. W partii z botami takiego ruchu już nie cofniesz.
error-no_free_text = Przy tym stole nie można pisać, są tylko gotowe zwroty.
error-bad_text = Tego nie da się wysłać: najwyżej 120 znaków w jednym wierszu, bez znaków ukrytych.
error-no_undo_open = Nikt nie prosi o cofnięcie ruchu.
error-already_answered = Twoja odpowiedź jest już zapisana.
error-deal_line = Brakuje wiersza rozdania albo jest źle zapisany.
error-deal_other_text = Rozdanie jest zapisane inaczej niż to, z którego policzono skrót.
error-deal_no_record = Po rozdaniu nie ma zapisu partii.
error-deal_other_secret = Sekret serwera to nie ten, który serwer obiecał.
error-deal_other_share = W rozdaniu nie ma twojego udziału.
error-deal_no_seat = Udział należy do miejsca, którego w tej grze nie ma.
error-deal_not_opened = Udziały nie są tymi, które ustalono z góry.
error-deal_other_seal = To nie jest rozdanie zapieczętowane przed ujawnieniem udziałów.
error-deal_not_sealed = To rozdanie starszego rodzaju, bez pieczęci.
error-deal_other_seats = W rozdaniu mają udział inne miejsca niż te, na których siedzą ludzie.
error-deal_other_match = Rozdanie należy do innej partii niż zapis.
error-deal_arranged = Zapis zaczyna się od ustawionej pozycji, a nie od rozdania.
error-deal_other_seed = Karty rozdano inaczej, niż ustalono.
error-at-line = Wiersz { $line }: { $problem }
error-in-action = Akcja { $number } ({ $seat }) jest niedozwolona: { $problem }
