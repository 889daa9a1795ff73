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

## Przy stole

about-kind = Bierz lewy, by zdobyć siedmiu bossów yokai, w dwóch drużynach albo każdy dla siebie. Za dużo lew bez bossów i runda przegrana.
about-facts = 2–4 graczy · 30–45 minut
suit-letter = { $suit ->
    [wind] W
    [earth] Z
    [charm] U
    [lightning] B
    [darkness] C
    [fire] O
   *[snow] Ś
}
about-card = { $card }. Karty w kolorze { $suit }: od { $low ->
    [1] A
   *[other] { $low }
} do { $high }.
about-a = A bierze lewę, cokolwiek zagrają inni.
about-boss = Boss swojego koloru. Białe gwiazdki: { $white }. Czarne gwiazdki, liczone tylko w trzy osoby: { $black }.
about-boss-trump = Boss koloru atutowego: jego gwiazdki się nie liczą.
about-foil = Z drugiego zestawu siódemek: równa drugiej siódemce koloru, silniejsza jest zagrana wcześniej.
about-trump = Atutem jest { $suit }: bije wszystkie inne kolory, ale nie A.
about-no-trump = Atutu jeszcze nie ma: wyznaczy go pierwsza karta rundy.
about-would-take = ▲ Teraz ta karta wzięłaby lewę.
about-takes = Na razie lewę bierze ta karta.
about-received = Tę kartę przekazuje ci { $seat }.
about-tricks = Lewy: { $tricks }. Kto ma { $limit } lew i mniej bossów niż { $enough }, przegrywa rundę.
about-tricks-plain = Lewy: { $tricks }.
about-bosses = Zdobyci bossowie: { $count }. Rundę wygrywa { $enough }.
about-tokens = Żetony: { $score }. Gdy jest ich { $target }, partia się kończy i wygrywa, kto ma najwięcej.
about-seals = Zapieczętowane kolory: { $score }. Do zwycięstwa potrzeba { $target }.
about-seal = { $sealed ->
    [yes] Kolor { $suit } jest zapieczętowany.
   *[no] Kolor { $suit }: zdobyte siódemki: { $count } z dwóch. Obie w jednej rundzie pieczętują kolor.
}
about-covered = Zakryta karta, nikt jej nie zna.
about-known = Tu leży zakryta karta { $card }: wszyscy widzieli, jak ją położono.
about-seat = { $seat }: kart na ręce { $count }.
word-trump = Atut
word-no-trump = jeszcze nie ma
word-round = Runda { $round }
word-last-trick = Ostatnia lewa
word-partner = twój partner
word-leads = wychodzi
word-chosen = gotowe
word-tricks = Lewy
word-bosses = Zdobyci bossowie
word-tokens = Żetony
word-seals = Pieczęcie
word-hand = Twoje karty
word-row = Karty na stole: { $seat }
word-for = Trzy karty, dla kogo: { $seat }
word-send = Przekaż: { $seat }
word-give = Po karcie dla każdego
word-send-all = Przekaż trzy karty
word-full = Trzy karty są już zaznaczone: najpierw cofnij jedną.
word-sent = Wysłane. Karty zmienią właścicieli, gdy wszyscy wybiorą.
word-mark = Zaznacz do przekazania kartę { $card }
word-back = Cofnij kartę { $card }
word-lift = Podnieś kartę { $card }, aby ją zamienić
word-takes = Lewę bierze { $seat }
word-discarded = Odrzucona karta: { $card }.
ask-pass-partner = Wybierz trzy karty dla partnera: { $seat }.
ask-pass-left = Wybierz trzy karty dla sąsiada z lewej: { $seat }.
ask-give = Wybierz po karcie dla każdego: { $left }, { $across }, { $right }.
ask-discard = Odrzuć jedną kartę z ręki, ale nie bossa.
ask-swap = Zamień odkrytego bossa z zakrytą kartą pod nim albo zostaw.
ask-lead = Wychodzisz: zagraj dowolną kartę.
ask-lead-trump = Wychodzisz: kolor twojej karty zostanie atutem.
ask-follow = { $seat } wychodzi w kolorze { $suit }: dołóż do koloru.
ask-free = { $seat } wychodzi w kolorze { $suit }. Nie masz go: zagraj dowolną kartę.
act-pass = Przekaż { $cards } (dla kogo: { $seat })
act-give = Przekaż: { $left } – { $first }, { $across } – { $second }, { $right } – { $third }
act-discard = Odrzuć kartę { $card }
act-swap = Zamień kartę { $boss } z zakrytą kartą po { $beneath ->
    [left] lewej
   *[right] prawej
}
act-keep = Zostaw odkrytych bossów
act-play = Zagraj kartę { $card }
risk-tricks = To lewa numer { $tricks } twojej strony, a bossów jest tylko { $bosses }: runda przegrana. Zagrać mimo to?
risk-bosses = { $side }: bossów będzie { $count } i przegrywasz rundę. Zagrać mimo to?

## Objaśnienia ustawień

help-config-form = Gra podstawowa dla trojga lub czworga, dłuższych Siedmiu narzeczonych dla czworga albo zasady kieszonkowe dla dwojga.
help-config-scoring = Liczą się gwiazdki zdobytych bossów do siedmiu albo tylko wygrane rundy do dwóch.
help-config-first_lead = Pierwszy wychodzi ten, kto ma A po przekazaniu kart, albo ten, komu je rozdano.
