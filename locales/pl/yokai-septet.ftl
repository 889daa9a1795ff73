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

## Zasady

rules-r1-title = Karty
rules-r1 =
    Jest siedem kolorów po siedem kart. Od najsłabszego do najpotężniejszego: Wiatr od A do 7, Ziemia 2–8, Urok 3–9, Błyskawica 4–10, Ciemność 5–11, Ogień 6–12, Śnieg 7–13.
    Każdy kolor ma siódemkę: to jego boss. Bossowie mają białe i czarne gwiazdki. Białe liczą się zawsze, czarne tylko w grze trzech osób.
    Drugi zestaw siódemek jest tylko dla Siedmiu narzeczonych.
rules-r2-title = Stół i rozdanie
rules-r2 =
    Cztery osoby grają w dwóch drużynach, partnerzy siedzą naprzeciw siebie. Trzy osoby grają każda dla siebie. Kolejność jest zgodna z ruchem wskazówek zegara, w lewo.
    Każdy dostaje 12 kart, w trzy osoby 16. Ostatnia karta zostaje odkryta: jej kolor jest atutem w tej rundzie. Nikt nie ma tej karty.
rules-r3-title = Przekazywanie kart
rules-r3 =
    Przed pierwszą lewą każdy potajemnie wybiera trzy karty: w cztery osoby dla partnera, w trzy dla sąsiada z lewej.
    Wybierasz, zanim zobaczysz, co dostaniesz, i wyboru nie można zmienić.
    Gdy wszyscy wybiorą, karty zmieniają właścicieli jednocześnie. Znają je tylko dający i dostający.
rules-r4-title = Kto wychodzi
rules-r4 =
    W pierwszej rundzie ten, kto ma A po przekazaniu kart, pokazuje je i wychodzi. Jeśli odkryte jest samo A, wychodzi ten, kto ma Śnieg 13.
    Zgodnie z ustawieniem może to być ten, komu tę kartę rozdano: pokazuje ją przed przekazaniem, a czy ją przekaże, pozostaje tajemnicą.
    W następnych rundach wychodzi ten, kto wziął ostatnią lewę poprzedniej.
rules-r5-title = Lewa
rules-r5 =
    Wychodzący zagrywa dowolną kartę. Pozostali muszą dołożyć do koloru, jeśli mogą; jeśli nie, zagrywają dowolną kartę.
    A bierze lewę, cokolwiek zagrają inni. Bez niego bierze ją najwyższy atut, a bez atutów najwyższa karta koloru wyjścia. A jest kartą koloru Wiatr.
    Kto wziął lewę, wychodzi do następnej. Zdobyci bossowie leżą odkryci, pozostałe karty liczą się tylko jako lewy.
    Można obejrzeć ostatnią lewę, wszystkich zdobytych bossów i liczbę lew. Karta, o której wszyscy widzą, że jest u kogoś jedyna, zagrywa się sama.
    Na rysunku wyjście jest w kolorze Błyskawica, a atutem jest Ogień: szóstka Ognia bierze lewę i bossa razem z nią.
rules-r6-title = Koniec rundy
rules-r6 =
    Drużyna z czterema bossami od razu wygrywa rundę; w trzy osoby wystarczy trzech bossów.
    Drużyna, która ma siedem lew i mniej bossów, przegrywa rundę. W trzy osoby taki gracz przegrywa, a obaj pozostali wygrywają.
    Gdy zagrano wszystkie karty, wygrywa ten, kto wziął ostatnią lewę. Zdarza się to tylko wtedy, gdy odkryty został boss.
    Sprawdza się to po każdej lewie, w tej kolejności.
rules-r7-title = Punkty
rules-r7 =
    Punktują tylko zwycięzcy: żeton za każdą białą gwiazdkę na swoich bossach. Boss koloru atutowego nie daje nic.
    Jeśli przeciwnicy przegrali przez zbyt wiele lew, zwycięzcy liczą też wszystkich bossów pozostałych na rękach.
    W trzy osoby jedyny zwycięzca liczy białe i czarne gwiazdki; jeśli ktoś przegrał przez lewy, dwaj pozostali biorą po trzy żetony.
    Siedem żetonów kończy partię i wygrywa, kto ma ich najwięcej. Przy remisie w trzy osoby wygrywa najbliższy z lewej od gracza z siedmioma lewami.
    Zgodnie z ustawieniem wygrana runda to jeden punkt, a wygrywają dwa.
rules-r8-title = Siedmiu narzeczonych
rules-r8 =
    Dłuższa gra dwóch drużyn z oboma zestawami siódemek: 56 kart, po 14, nic nie jest odkrywane.
    Każdy potajemnie daje po jednej karcie każdemu z pozostałych. Wychodzi ten, kto ma A, a kolor pierwszej karty rundy jest atutem.
    Dwie siódemki koloru są równe; jeśli obie wzięłyby lewę, bierze ją zagrana wcześniej.
    Rozgrywa się wszystkie 14 lew. Drużyna, która w jednej rundzie zdobędzie obie siódemki koloru, pieczętuje go na stałe; pojedyncze siódemki przepadają.
    Długa partia: każda drużyna pieczętuje dla siebie, a pierwsza z siedmioma kolorami od razu wygrywa. Krótka: każdy kolor pieczętuje się tylko raz, a wygrywają cztery.
rules-r9-title = Dwie osoby
rules-r9 =
    Tych zasad nie ma w drukowanej instrukcji. Każdy ma rząd siedmiu zakrytych kart, na nich sześć odkrytych i jedenaście kart na ręce. Jedna karta zostaje odkryta i wyznacza atut.
    Najpierw oboje potajemnie odrzucają kartę z ręki, ale nie bossa. Potem każdego odkrytego bossa można raz, w ciemno, zamienić z jedną z dwóch zakrytych kart pod nim.
    Gra się z ręki i odkrytymi kartami, a do koloru dokłada się z nich wszystkich. Zakryta karta, na której nic nie leży, odkrywa się po lewie.
    Czterech bossów wygrywa rundę; 13 lew z mniejszą liczbą bossów ją przegrywa, a przeciwnik liczy też wszystkich niezagranych bossów. Liczą się białe gwiazdki, wygrywa siedem żetonów.
    Gracze wychodzą w rundach na zmianę.
