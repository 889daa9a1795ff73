# Co mówi tylko terminal.

tui-word-help = pomoc
tui-word-state = stół
tui-word-list = lista
tui-word-why = dlaczego
tui-word-log = dziennik
tui-word-rules = zasady
tui-word-undo = cofnij
tui-word-quit = koniec
tui-help = { $word ->
    [help] co można wpisać
    [state] co leży na stole i co masz na ręce
    [list] wszystko, co możesz teraz zrobić
    [why] dlaczego czegoś nie wolno
    [log] co się wydarzyło; liczba po słowie to liczba wierszy
    [rules] co zasady mówią o słowie lub punkcie, na przykład R2.1
    [undo] cofnij swój ostatni ruch
   *[quit] wyjdź; partia zostanie zapisana
}
tui-help-answer = Wpisz numer możliwości, jej nazwę, początek nazwy albo kilka słów z niej.
tui-many = { $count ->
    [one] { $count } możliwość.
    [few] { $count } możliwości.
   *[many] { $count } możliwości.
} Wpisz kilka słów z tej, którą wybierasz, albo „lista”, żeby zobaczyć wszystkie.
tui-several = Pasuje kilka możliwości:
tui-unknown = Nic tu nie nazywa się „{ $answer }”. Wpisz „pomoc”, żeby zobaczyć, co można wpisać.
tui-why-nothing = Niczego jeszcze nie odmówiono.
tui-why-open = Możesz to teraz zrobić.
tui-rules-headings = Wpisz „zasady” i jeden z tych nagłówków, słowo albo numer punktu:
tui-rules-nothing = Zasady nic nie mówią o „{ $term }”.
tui-saved = Partia jest zapisana. Dalej: zashiki play --resume { $code }
tui-lost = Partii nie można kontynuować: nic nie daje się zapisać. Wszystko, co było widać, jest zachowane.
tui-healed = Ostatnim razem zapis został przerwany. Niedokończony ruch odrzucono; wszystko, co było widać, jest na miejscu.
tui-no-matches = Nie masz jeszcze zapisanych partii.
tui-none-running = Nie ma niedokończonej partii, którą można kontynuować.
tui-kept = { $code }  { $game }  { $state ->
    [finished] zakończona
    [running] w toku
   *[broken] nie daje się odczytać
}  { $when }
tui-busy = W tę partię gra już inne okno.
tui-changed = Plik tej partii zmieniono w wierszu { $line } i nie można mu ufać: { $file }
tui-not-a-match = Ten plik nie jest zapisaną partią: { $file }
tui-no-file = { $file }: { $problem }
tui-keys = 1–9 karta · Enter · i co to · l dziennik · r zasady · u cofnij · ? · q wyjdź
tui-keys-list =
    1–9, 0, -, =: wybierz kartę lub przycisk
    Strzałki, Tab: przejdź
    Enter: zrób to, co zaznaczone
    Esc: odłóż
    i: co to znaczy?
    l: dziennik
    r: zasady
    u: cofnij swój ostatni ruch
    ?: ta strona
    q, Ctrl-C: wyjdź; partia zostanie zapisana
    Mysz też działa.
tui-barricades = Barykady
tui-menu-keys = 1–9, strzałki, Enter: wybierz · q: wyjdź
tui-dealing = Rozdajemy… Każdy klient pokazuje swój udział.
tui-no-tls = Terminal nie obsługuje https. Poproś gospodarza o adres http w waszej sieci albo zagraj w przeglądarce.
tui-no-address = To nie jest adres stołu. Wygląda on tak: http://server:8080/t/code.
tui-unreachable = Serwer jest nieosiągalny: { $host }
tui-step = Po akcji { $number } z { $of }, patrzy: { $who }. Strzałki: krok · v: inne miejsce
