# Lekcje gry 7 Samurajów.

## Pierwsza runda

first-title = Pierwsza runda
first-about = Obrona, Atak, pierwsze Kiai i koniec rundy.
first-goal = Ty i Kanbei bronicie tej wioski przez trzy rundy. Ocalcie choć jedno Gospodarstwo i jedną Rodzinę, a nikt niech nie otrzyma czwartej Rany.
first-stack = Oto Najeźdźcy: w stosie zostało 8 kart. Gdy stos się wyczerpie albo wszyscy spasują, runda się skończy.
first-you = Twój Samuraj to Heihachi: po prawej, w linii walki, leżą 1 i 2, więc tor walki pokazuje 3 z 8. Po lewej bronisz wioski: masz Lalkę, brakuje Kapelusza i Chaty.
first-fight = Twoja tura. Wybierz Walkę: odkryj wierzchnią kartę stosu.
first-fight-no = Wsparcie i Pas mogą poczekać: tor walki pokazuje dopiero 3 z 8, a po lewej brakuje Kapelusza i Chaty. Wybierz Walkę.
first-hat = Jedynka z Kapeluszem! Wybierz Obronę: ta karta po lewej ochroni cię przed Raną na koniec rundy.
first-hat-no = Atak dałby 4 z 8, ale bez Kapelusza otrzymasz na koniec rundy Ranę. Wybierz Obronę.
first-again = Kanbei też się obronił i ma już Lalkę. Znowu twoja tura: walcz dalej, wciąż brakuje ci Chaty.
first-again-no = Tor walki pokazuje 3 z 8, a Chaty jeszcze nie masz: za wcześnie na przerwę. Wybierz Walkę.
first-held = Druga Lalka! Po lewej może leżeć tylko jedna, więc trójka trafiła do linii walki: 6 z 8, na razie spokój.
first-over = Kanbei nie miał wyboru: czwórka podniosła tor walki na 11, a jego wartość Kiai to 9. Wioska straciła Barykadę, a on w następnej turze musi spasować.
first-two = Tor walki pokazuje 6 z 8, więc dwójka byłaby idealna. Walcz!
first-two-no = Szkoda takiej okazji: do Kiai brakuje ci tylko dwójki, a i Chata się przyda. Wybierz Walkę.
first-exact = Dwójka! Wybierz Atak: 6 + 2 to dokładnie 8, twoja wartość Kiai.
first-exact-no = Talent pozwala przekazać dwójkę Kanbeiowi, ale on już przekroczył swoją wartość: wioska straci kolejną Barykadę. Wybierz Atak.
first-kiai = Kiai! Heihachi dokłada wtedy Barykadę – skorzystaj z tego.
first-kiai-no = Bez użycia Kiai nic nie zyskasz, a pierwsza karta linii walki i tak odpadnie. Dołóż Barykadę.
first-house = Po Kiai odpadła pierwsza karta, jedynka: tor walki pokazuje 7. Kanbei spasował, więc znowu grasz ty: walcz, potrzebna ci Chata.
first-house-no = Bez Chaty wioska straci na koniec rundy Gospodarstwo. Warto zawalczyć jeszcze raz.
first-left = Chata, i to w samą porę! Wybierz Obronę: Atak dałby 10, czyli więcej niż 8.
first-left-no = 7 + 3 = 10: wioska straci Barykadę, a Chaty nadal nie będzie. Połóż trójkę po lewej.
first-pass = Kapelusz, Chata i Lalka: po lewej masz komplet, a przy 7 z 8 prawie każda karta to za dużo. Spasuj i wyjdź z rundy.
first-pass-no = Przy 7 z 8 zmieści się już tylko jedynka, a po lewej masz komplet. Spasuj: jednego z dwóch ostatnich Najeźdźców przegoni Rodzina.
first-end = Dwóch ostatnich Najeźdźców wdarło się do wioski: jednego przegoniła Rodzina, drugi spalił Barykadę. A że Kanbei nie miał Chaty, przepadło Gospodarstwo.
first-next = Wioska ocalała! Partia to trzy takie rundy, a Najeźdźcy są w każdej coraz silniejsi.

## Kiai

kiai-title = Kiai
kiai-about = Jak trafić dokładnie w swoją wartość i co się stanie, gdy ją przekroczysz.
kiai-fight = Twój Samuraj to Gorobei, tor walki 6 z 9. Trójka trafiłaby dokładnie w Kiai: walcz!
kiai-fight-no = Na trójkę jest miejsce, a po lewej brakuje Kapelusza i Chaty. Wybierz Walkę.
kiai-exact = Trójka! Jej Kapeluszem można się bronić, ale 6 + 3 = 9 to Kiai: wybierz Atak.
kiai-exact-no = Kapelusz jeszcze się trafi, a dokładne 9 to rzadkość. Wybierz Atak.
kiai-use = Każdy Samuraj ma inne Kiai. Gorobei odrzuca dwie wierzchnie karty stosu Najeźdźców: użyj Kiai.
kiai-use-no = Rezygnacja nic nie da: pierwsza karta linii walki i tak odpadnie. Odrzuć tych dwóch Najeźdźców.
kiai-off = Dwóch Najeźdźców mniej, w tym czwórka z Raną! Potem odpadła twoja pierwsza karta – stara dwójka, nie nowa trójka: tor walki pokazuje 7.
kiai-risk = Kikuchiyo i Heihachi mają już Chaty, a tobie brakuje Chaty i Kapelusza. Przy 7 z 9 to ryzyko, ale walcz.
kiai-risk-no = Ryzyko jest, ale bez Kapelusza i Chaty koniec rundy przyniesie Ranę i utratę Gospodarstwa. Wybierz Walkę.
kiai-over = Czwórka z drugą Lalką: 11, a twoja wartość Kiai to 9. Wioska traci Barykadę, a jeśli tor walki nie spadnie, w następnej turze musisz spasować.
kiai-saved = Kikuchiyo trafił dokładnie w 10! Jego Kiai odrzuciło twoją ostatnią kartę: tor walki znów pokazuje 7 i nie musisz pasować.

## Kary i zwierzęcy duch

penalties-title = Kary i zwierzęcy duch
penalties-about = Intruzi, Pożar, Rany i strona zwierzęcia.
penalties-last = Twój Samuraj, Kanbei, ma jedną Ranę. Kara z ostatniej karty działa na początku każdej tury: twoja dwójka to Intruz, a dwójka Daisuke – Pożar.
penalties-break-in = Pożar zniszczył Barykadę, a Najeźdźca wśliznął się do Intruzów: jeśli ma płomienie, na koniec rundy coś spali. Walcz i przykryj dwójkę!
penalties-break-in-no = Dopóki dwójka leży ostatnia, co turę przybywa Intruz. Walcz: nowa karta może ją przykryć.
penalties-cover = Jedynka z karą „Pożar”. Wybierz Atak: przykryje dwójkę, a kary kart nieparzystych Kanbei może ignorować.
penalties-cover-no = Chata kusi, ale po lewej jedynka niczego nie przykryje i w następnej turze znów przybędzie Intruz. Wybierz Atak.
penalties-left = Daisuke ma karę „Karta dla sąsiada z lewej”: czwórka trafiła prosto do twojej linii walki, bez Obrony. 12 to więcej niż 9, wioska traci Barykadę.
penalties-beast = Czwórka zadała ci drugą Ranę i uwalniasz zwierzęcego ducha! Wartość Kiai to teraz 12 i tyle właśnie pokazuje tor walki: użyj Kiai.
penalties-beast-no = Nie rezygnuj: Kiai zwierzęcia odrzuca trzech Intruzów, a pierwsza karta i tak odpadnie.
penalties-end = Intruzów już nie ma, a przy 9 z 12 nie musisz pasować. Ale przykryj czwórkę: trzecia Rana to znów znacznik, a czwarta – porażka wszystkich.

## Wsparcie i Talenty

support-title = Wsparcie i Talenty
support-about = Użycz Talentu, graj zespołowo i pasuj w porę.
support-danger = Kyuzo jest już po stronie zwierzęcia i ma trzy Rany, a jego ostatnia karta, czwórka, zada mu na początku tury kolejną. Czwarta Rana to przegrana partia.
support-support = Twój Samuraj, Gorobei, ignoruje kary kart parzystych. Wesprzyj Kyuzo: wskaż go, a dostanie twój żeton.
support-support-no = Wtedy Kyuzo umrze, gdy tylko zacznie się jego tura. Wesprzyj go: z twoim Talentem zignoruje karę z czwórki.
support-home = Kyuzo ocalony, a twój żeton wrócił do ciebie. Teraz Heihachi dał ci swój; ceną każdego Wsparcia jest karta, która trafia na stos Intruzów.
support-fight = Z żetonem Heihachiego możesz w tej turze przekazać sąsiadowi parzystą kartę. Walcz!
support-fight-no = Na koniec tury żeton wróci do Heihachiego i okazja przepadnie. Wybierz Walkę.
support-hand = Czwórka dałaby 12 z 9. Przekaż ją Samurajowi Kyuzo: ma już czwórkę w linii walki, więc tę może odrzucić.
support-hand-no = Atak to strata Barykady, a Heihachi czwórki nie odrzuci. Przekaż ją Samurajowi Kyuzo.
support-pass = Dwa Talenty i po Najeźdźcy! Po lewej masz komplet, tor walki pokazuje 8 z 9: spasuj, a dwie ostatnie karty zostaw innym.
support-pass-no = Przydałaby się tylko jedynka, a kolejne Wsparcie to kolejny Intruz. Twoje zadanie jest wykonane: spasuj.
support-end = Do końca rundy żadnych kart, kar ani Kiai, ale twoja Obrona nadal się liczy. Teraz czas na prawdziwą partię!
