# Co mówi tylko terminal.

tui-word-help = pomoc
tui-word-state = stół
tui-word-list = lista
tui-word-why = dlaczego
tui-word-log = przebieg
tui-word-rules = zasady
tui-word-undo = cofnij
tui-word-quit = koniec
tui-help = { $word ->
    [help] co można wpisać
    [state] co leży na stole i co masz na ręce
    [list] wszystko, co możesz teraz zrobić
    [why] dlaczego czegoś nie wolno
    [log] co się wydarzyło; liczba po słowie mówi, ile wierszy pokazać
    [rules] co zasady mówią o słowie lub punkcie, na przykład R2.1
    [undo] cofnij swój ostatni ruch
   *[quit] wyjdź; partia zostanie zapisana
}
tui-help-answer = Wpisz numer ruchu, jego nazwę, początek nazwy albo kilka słów z niej.
tui-many = { $count ->
    [one] { $count } ruch do wyboru.
    [few] { $count } ruchy do wyboru.
   *[many] { $count } ruchów do wyboru.
} Wpisz kilka słów z tego, który wybierasz, albo „lista”, żeby zobaczyć wszystkie.
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
    ?: ta strona
    q, Ctrl-C: wyjdź; partia zostanie zapisana
    Mysz też działa.
tui-barricades = Barykady
tui-menu-keys = 1–9, strzałki, Enter: wybierz · q: wyjdź
tui-dealing = Trwa rozdawanie… Programy wszystkich graczy ujawniają swoje udziały.
tui-no-tls = Ten terminal nie obsługuje https. Poproś gospodarza o adres http w waszej sieci albo zagraj w przeglądarce.
tui-no-address = To nie jest adres stołu. Adres stołu wygląda tak: http://server:8080/t/code.
tui-unreachable = Nie można połączyć się z serwerem: { $host }
tui-step = Po akcji { $number } z { $of }, widok: { $who }. Strzałki: krok · v: inne miejsce
