# Co mówi tylko terminal.

tui-word-help = pomoc
tui-word-state = stół
tui-word-list = lista
tui-word-why = dlaczego
tui-word-log = przebieg
tui-word-rules = zasady
tui-word-table = miejsca
tui-word-options = opcje
tui-word-say = powiedz
tui-word-undo = cofnij
tui-word-quit = koniec
tui-help = { $word ->
    [help] co można wpisać
    [state] co leży na stole i co masz na ręce
    [list] wszystko, co możesz teraz zrobić
    [why] dlaczego czegoś nie wolno
    [log] co się wydarzyło; liczba po słowie mówi, ile wierszy pokazać
    [rules] co zasady mówią o słowie lub punkcie, na przykład R2.1
    [table] kto siedzi przy stole, kto ogląda i co można z tym zrobić
    [options] w co gracie; gospodarz może to zmienić, na przykład: opcje players=5
    [say] powiedz coś wszystkim: zwrot według numeru albo słów
    [undo] cofnij swój ostatni ruch
   *[quit] wyjdź; partia zostanie zapisana
}
tui-help-answer = Wpisz numer ruchu, jego nazwę, początek nazwy albo kilka słów z niej.
tui-many = { $count ->
    [one] { $count } ruch do wyboru.
    [few] { $count } ruchy do wyboru.
   *[many] { $count } ruchów do wyboru.
} Wpisz kilka słów z tego, który wybierasz, albo „lista”, żeby zobaczyć wszystkie.
tui-options-how = Wpisz „opcje” i to, co chcesz zmienić, na przykład: opcje players=5
tui-several = Pasuje kilka ruchów:
tui-unknown = Nie ma tu nic takiego jak „{ $answer }”. Wpisz „pomoc”, żeby zobaczyć, co można wpisać.
tui-why-nothing = Jak dotąd wszystko było dozwolone.
tui-why-open = Możesz to teraz zrobić.
tui-rules-headings = Wpisz „zasady” i jeden z tych nagłówków, słowo albo numer punktu:
tui-rules-nothing = W zasadach nie ma nic pod hasłem „{ $term }”.
tui-saved = Partia jest zapisana. Wrócisz do niej tak: zashiki play --resume { $code }
tui-lost = Nie można grać dalej, bo partii nie da się zapisać. Wszystko, co dotąd było widać, jest zachowane.
tui-healed = Ostatnim razem zapisywanie zostało przerwane. Niedokończony ruch przepadł; wszystko, co było już widać, jest na miejscu.
tui-no-matches = Nie masz jeszcze zapisanych partii.
tui-none-running = Nie masz żadnej niedokończonej partii.
tui-not-over = Ta partia jeszcze się nie skończyła. Wrócisz do niej tak: zashiki play --resume { $code }
tui-kept = { $code }  { $game }  { $state ->
    [finished] zakończona
    [running] w toku
   *[broken] nieczytelna
}  { $when }
tui-busy = Ta partia jest już otwarta w innym oknie.
tui-changed = Plik tej partii zmieniono w wierszu { $line } i nie można mu ufać: { $file }
tui-not-a-match = Ten plik nie jest zapisaną partią: { $file }
tui-no-file = { $file }: { $problem }
tui-keys = 1–9 karta · Enter · i opis · l przebieg · r zasady · u cofnij · ? · q wyjdź
tui-keys-list =
    1–9, 0, -, =: wybierz kartę lub przycisk
    Strzałki, Tab: przejdź
    Enter: użyj tego, co zaznaczone
    Esc: anuluj
    i: co to znaczy?
    l: przebieg partii
    r: zasady
    u: cofnij swój ostatni ruch
    t: powiedz coś
    s: stół: kto siedzi, kto ogląda
    p: szybciej lub wolniej; „Bez pauz” wyłącza też krótkie kroki
    ?: ta strona
    q, Ctrl-C: wyjdź; partia zostanie zapisana
    Mysz też działa.
tui-keys-wide = 1–9 karta · Enter · i opis · l przebieg · r zasady · t powiedz · s stół · p tempo · u cofnij · ? · q wyjdź
tui-keys-film = Strzałki krok · v miejsce · Home, End · i opis · l przebieg · ? · q wyjdź
tui-keys-film-list =
    Strzałka w prawo, spacja: krok naprzód
    Strzałka w lewo: krok wstecz
    Page Down, Page Up: o dziesięć akcji naprzód lub wstecz
    Home, End: początek, koniec
    v: widok z innego miejsca
    Tab: przejdź
    i: co to znaczy?
    l: przebieg partii
    r: zasady
    ?: ta strona
    q, Ctrl-C: wyjdź
tui-signs = Znaki
tui-signs-samurakva =
    { $turn } jeszcze wybiera kartę
    { $back } karta wybrana i zakryta
    { $tick } karta, którą wybierasz
    { $arrow } rząd, do którego trafi twoja karta
    x kto położy tu kartę, zabiera rząd
    { $flower } artefakty
    Liczba na dole karty to jej punkty karne.
tui-signs-samurai-sword =
    { $turn } czyja teraz tura
    { $full } wytrzymałość, { $empty } utracona wytrzymałość
    { $flower } honor
    { $hand } karty na ręce
    { $arrow } przy graczu: trudność ataku („-”: postać bezbronna); na karcie broni: jej zasięg
    { $full } na karcie broni: ile ran zadaje
    +2: ile jeszcze kart właściwości leży przed graczem
tui-signs-yokai-septet =
    { $turn } przy imieniu: czyj teraz ruch; na karcie: w tej chwili bierze lewę
    { $tick } na stole: na razie bierze lewę; na ręce: do przekazania
    { $star } boss
    { $flower } karta od innego gracza
tui-signs-samurai-spirit =
    { $turn } czyja teraz tura
    { $full } Rodzina jest w wiosce, { $empty } utracona; przy Samuraju: jego Rany
    { $bar } tor walki do wartości Kiai; „!” powyżej
    { $tick } symbol objęty Obroną, { $dot } jeszcze nie
    { "[4]" } karta w linii walki
tui-family = { $family ->
    [heal] Rodzina (leczy)
    [barricade] Rodzina (buduje)
   *[intruder] Rodzina (strzeże)
}
tui-time-left = Pozostały czas: { $left }.
tui-stood-in = Na razie gra za ciebie bot. Żeby wrócić na miejsce, wpisz „{ $word } { $number }”.
tui-stood-in-key = Na razie gra za ciebie bot. Powrót na miejsce: s, potem { $key }.
tui-barricades = Barykady
tui-menu-keys = 1–9, strzałki, Enter: wybierz · q: wyjdź
tui-dealing = Trwa rozdawanie… Programy wszystkich graczy ujawniają swoje udziały.
tui-no-address = To nie jest adres stołu. Adres stołu wygląda tak: https://server/t/code.
tui-no-server = To nie jest adres serwera. Wygląda tak: https://server lub http://server:8080.
tui-unreachable = Nie można połączyć się z serwerem: { $host }
tui-step = Po akcji { $number } z { $of }, widok: { $who }. Strzałki: krok · v: inne miejsce
tui-no-terminal = Nie ma tu terminala, na którym można rysować.
tui-small = Okno jest za małe. Potrzeba { $columns } kolumn i { $rows } wierszy.
tui-own-seats = Twoi Samuraje
tui-own-seats-help = Iloma Samurajami grasz samodzielnie. Pozostałe miejsca zajmą boty.
tui-setup-keys = Strzałki: wybierz i zmień · Enter: zacznij · Esc: wstecz · q: wyjdź
tui-distrusted = Serwer nie potrafi dowieść, że to naprawdę { $host }: jego certyfikat nie jest zaufany. Nic nie wysłano.

# Wiersz poleceń: play, watch i replay.

cli-about = { $what ->
    [games] Lista gier: liczba graczy i opcje
    [play] Gra w terminalu: z botami i z zapisem na bieżąco albo przy stole na serwerze (docs/terminal.md)
    [watch] Oglądanie partii przy stole na serwerze, w terminalu
    [replay] Opowieść o zapisanej partii
    [game] Gra: nazwa z listy `zashiki games`; albo link do stołu na serwerze, albo jego kod
    [link] Link do stołu na serwerze albo jego kod
    [options] Opcje partii, na przykład players=5 (wymienia je `zashiki games`)
    [plain] Same wiersze tekstu: do potoków, skryptów i czytników ekranu
    [resume] Wróć do zapisanej partii: tej o podanym kodzie albo najnowszej
    [list] Pokaż zapisane partie
    [record] Wypisz zapis zakończonej partii: dla `zashiki replay` i `zashiki verify`
    [level] Jak grają boty: random (losowo), novice (początkujący), casual (niezły), solid (mocny) lub, w niektórych grach, master (mistrzowski); domyślnie novice
    [seats] Ile miejsc zajmujesz, jeśli w tej grze jedna osoba może mieć ich kilka; domyślnie jedno
    [pause] Ile boty czekają przed ruchem, w milisekundach; 0 wyłącza też krótkie kroki
    [colors] Ile kolorów: none (żadnych), 16, 256 lub all (wszystkie); domyślnie tyle, ile zna terminal
    [theme] Tło: dark (ciemne) lub light (jasne); domyślnie takie, jakie poda terminal
    [ascii] Znaki i ramki tylko z ASCII
    [server] Serwer, na którym szukać stołu o tym kodzie: `https://host` lub `http://host:port`
    [open] Serwer: `https://host` lub `http://host:port`. Bez gry pokazuje stoły na serwerze, z grą otwiera nowy, z kodem szuka właściwego
    [clock] Przy nowym stole na serwerze: czas na decyzję, none (bez ograniczenia), relaxed (trzy minuty) lub fast (trzydzieści sekund); domyślnie none
    [listed] Pokaż nowy stół na liście otwartych stołów serwera
    [talk] Pozwól graczom do siebie pisać przy nowym stole
    [name] Jak masz na imię
    [lang] Język: en, ru, pl lub uk; domyślnie język systemu
    [data] Gdzie przechowywać twoje partie; domyślnie w folderze danych twojego konta
    [file] Zapis partii; `-` oznacza standardowe wejście
    [until] Zatrzymaj się po tej akcji i pokaż sytuację na stole
    [viewer] Z czyjej perspektywy opowiadać: all (wszystko odkryte), spectator (widz) lub numer gracza, liczony od 1; domyślnie all
    [steps] Pokazuj partię krok po kroku: strzałki to krok, v widok z innego miejsca, q wyjście
   *[help] Pokaż tę pomoc
}
cli-usage = Użycie
cli-arguments = Argumenty
cli-options = Opcje
cli-unknown = Nie ma tu takiej opcji: „{ $what }”.
cli-value = Niedozwolona wartość { $what }: „{ $value }”.
cli-missing = Czegoś brakuje: { $what }.
cli-conflict = „{ $what }” nie pasuje do reszty polecenia.
cli-other = Nie można zrozumieć tego polecenia.
cli-more = Więcej: zashiki { $command } --help
cli-no-folder = To konto nie ma folderu na dane. Podaj go: --data FOLDER.
