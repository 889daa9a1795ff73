# Komunikaty wspólne dla wszystkich gier.

seat = Gracz { $number }
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
error-at-line = Linia { $line }: { $problem }
error-in-action = Akcja { $number } ({ $seat }) jest niedozwolona: { $problem }
