# Yokai Septet.

game = Yokai Septet

## Zdarzenia

event-round-started = Rozdano rundę { $round }.
event-round-started-turned-up = Rozdano rundę { $round }. Odkryta karta to { $card }: atutem jest { $suit }.
event-dealt = { $seat } dostaje karty: { $cards }.
event-laid-out = { $seat } wykłada odkryte karty: { $cards }.
event-passed = { $seat } wybiera karty do przekazania.
event-passed-cards = { $seat } przekazuje karty: { $cards }.
event-passes-exchanged = Przekazane karty zmieniają właścicieli.
event-received = { $seat } dostaje karty ({ $cards }), przekazuje je { $from }.
event-showed-lead-card = { $seat } pokazuje kartę { $card } i rozpoczyna pierwszą lewę.
event-discarded = { $seat } odrzuca kartę.
event-discarded-card = { $seat } odrzuca kartę { $card }.
event-swapped = { $seat } zamienia bossa { $boss } z zakrytą kartą { $place }: odkrywa się { $card }.
event-kept-bosses = { $seat } zostawia odkrytych bossów na miejscu.
event-trump-set = Pierwsza karta rundy wyznacza atut: { $suit }.
event-played = { $seat } zagrywa kartę { $card }.
event-trick-taken = { $seat } bierze lewę.
event-trick-taken-bosses = { $seat } bierze lewę i zdobywa { $count ->
    [one] bossa
   *[many] bossów
}: { $bosses }.
event-freed = { $seat }: zakryta karta { $place } odkrywa się, to { $card }.
event-sealed = { $side }: kolor { $suit } zapieczętowany, zdobyte są obie siódemki.
event-round-played-out = Runda { $round } skończona: { $ending ->
    [sealed] postawiono ostatnią pieczęć
   *[played-out] zagrano wszystkie karty
}. Pieczęcie: { $scores }.
event-round-ended = Runda { $round } skończona: { $ending ->
    [enough-bosses] { $taker } zdobywa decydującego bossa
    [too-many-tricks] { $taker } bierze o jedną lewę za dużo przy zbyt małej liczbie bossów
   *[last-trick] { $taker } bierze ostatnią lewę
}. Rundę wygrywa: { $winners }, po { $points } pkt. Żetony: { $scores }.
event-round-ended-stars = Runda { $round } skończona: { $ending ->
    [enough-bosses] { $taker } zdobywa decydującego bossa
    [too-many-tricks] { $taker } bierze o jedną lewę za dużo przy zbyt małej liczbie bossów
   *[last-trick] { $taker } bierze ostatnią lewę
}. Rundę wygrywa: { $winners }, { n-points } ({ $bosses }). Żetony: { $scores }.
event-ended = Partia skończona. Zwycięstwo: { $winner }. Wynik: { $scores }.

## Części

suit = { $suit ->
    [wind] Wiatr
    [earth] Ziemia
    [charm] Urok
    [lightning] Błyskawica
    [darkness] Ciemność
    [fire] Ogień
   *[snow] Śnieg
}
card = { suit } { $rank ->
    [1] A
   *[other] { $rank }
}{ $foil ->
    [yes] {" "}(foliowana)
   *[no] {""}
}
seat-card = { $seat } – { $card }
team-of = { $first } + { $second }
stars = { $boss } +{ $points }
stars-left-with = { $boss } +{ $points } (z ręki: { $seat })
fact-round = Runda { $round }. Atut: { $trump }.
fact-side = { $side }: lewy { $tricks }, bossowie { $bosses }, żetony { $score }.
fact-seals = { $side }: lewy { $tricks }, bossowie { $bosses }, zapieczętowane { $suits }.
fact-trick = Na stole: { $cards }.
fact-row = { $seat }, odkryte karty: { $cards }.
fact-hand = { $seat } ma na ręce: { $cards }.

## Odmowy

refusal-pass_first = Najpierw przekaż trzy karty partnerowi z drużyny ({ $rule }).
refusal-pass_left_first = Najpierw przekaż trzy karty sąsiadowi z lewej ({ $rule }).
refusal-give_first = Najpierw przekaż po jednej karcie każdemu z graczy ({ $rule }).
refusal-discard_first = Najpierw odrzuć kartę ({ $rule }).
refusal-swap_first = Najpierw zamień odkrytego bossa albo zostaw wszystkich na miejscu ({ $rule }).
refusal-play_now = Teraz trzeba zagrać kartę ({ $rule }).
refusal-not_in_hand = Nie masz tej karty na ręce ({ $rule }).
refusal-given_twice = Jednej karty nie można przekazać dwóm graczom ({ $rule }).
refusal-boss_kept = Bossa nie wolno odrzucić ({ $rule }).
refusal-not_swappable = Zamienić można tylko bossa rozdanego odkrytego, i to raz ({ $rule }).
refusal-not_held = Nie masz tej karty, więc nie możesz jej zagrać ({ $rule }).
refusal-must_follow = Masz kartę w kolorze wyjścia, więc trzeba dołożyć do koloru ({ $rule }).
refusal-must_follow-suit = Masz kartę w kolorze { $suit }, więc trzeba dołożyć do koloru ({ $rule }).

## Ustawienia

config-form = Gra
config-form-base = podstawowa
config-form-bridegrooms = Siedmiu narzeczonych
config-form-bridegrooms-short = Siedmiu narzeczonych, wariant krótki
config-form-pocket = zasady kieszonkowe dla dwojga
config-scoring = Punktacja
config-scoring-stars = gwiazdki, do siedmiu
config-scoring-rounds = wygrane rundy, do dwóch
config-first_lead = Pierwsze wyjście
config-first_lead-after_pass = kto ma A po przekazaniu kart
config-first_lead-as_dealt = komu rozdano A
