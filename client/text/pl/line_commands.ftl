### Polecenia trybu tekstowego w pokoju.

available = Polecenia dostępne teraz (można je skracać, oprócz „zakończ” i „poddaj”):
at-other-times = Inne polecenia działają kiedy indziej.
all-commands = pokaż wszystkie polecenia dostępne teraz
english-works = Polecenia po angielsku też działają.
empty-line = Pusty wiersz znaczy „gotowe”.
unknown = Nieznane polecenie „{ $typed }”. Wpisz „{ $help }”.{ $reason ->
    [none] { "" }
   *[other] { " " }Nie możesz teraz grać: { $reason }.
}
only-at-start = „{ $command }” to polecenie menu startowego. Najpierw wpisz „wyjdź”.
ambiguous = „{ $typed }” może znaczyć { $commands }. Wpisz więcej liter.
barred = Nie możesz teraz użyć { $command }: { $reason }.
incomplete = Wpisz { $usage }.
takes-nothing = Wpisz samo { $command }, bez niczego więcej.
rules-usage = Wpisz „zasady”, „zasady krótko” albo „zasady autorzy”.
safe-usage = Wpisz „bezpieczna”, aby zagrać jedną kartę, „bezpieczna włącz”, aby grać wszystkie automatycznie, albo „bezpieczna wyłącz”.

## Co robi każde polecenie

does-alone =
    .undo = cofnij swój ostatni ruch
    .resign = porzuć tę partię; nie liczy się
    .same = zagraj ten sam numer jeszcze raz
    .new = zacznij nową partię albo zagraj wybrany numer
    .leave = wyjdź; partia jest zapisana

does =
    .ready = zacznij rundę, gdy inni też będą gotowi
    .moves = pokaż możliwe ruchy
    .look = opisz grę jeszcze raz
    .points = objaśnij wynik
    .news = pokaż, co zagrano w tej rundzie
    .time = pokaż zegary
    .hint = zapytaj o ruch komputera
    .hints = włącz lub wyłącz podpowiedzi przy każdym twoim ruchu
    .computer = pokaż wynik komputera na tym numerze
    .enough = wyłącz objaśnienia
    .undo = poproś o cofnięcie swojego ostatniego ruchu
    .yes = przyjmij prośbę
    .no = odrzuć prośbę lub rewanż albo wycofaj swoją prośbę
    .resign = poddaj mecz
    .claim = zdecyduj, jak grać dalej bez nieobecnych
    .sit = zajmij miejsce, odbierz swoje komputerowi albo poproś o miejsce kogoś nieobecnego
    .stand = zwolnij swoje miejsce i oglądaj
    .same = poproś o rewanż na tym samym numerze albo go przyjmij
    .new = poproś o rewanż na nowym numerze albo go przyjmij
    .save = zapisz mecz do pliku
    .watch = obejrzyj mecz jeszcze raz
    .link = pokaż link do meczu, dla każdego
    .analysis = pokaż, które ruchy były błędami
    .number = pokaż wyniki tego albo innego numeru rozdania
    .scores = pokaż dziesięć najlepszych partii solo
    .say = wyślij wiadomość do wszystkich tutaj
    .chat = pokaż wiadomości jeszcze raz
    .phrase = wyślij gotową wiadomość
    .mute = ukryj czyjeś wiadomości
    .unmute = znów pokazuj czyjeś wiadomości
    .who = pokaż, kto tu jest
    .address = pokaż, jak ktoś może dołączyć
    .open = wpuść innych: serwer uruchomi się ponownie i zachowa wszystkie partie
    .seat = graj dalej na innym urządzeniu
    .settings = zmień ustawienia następnego meczu
    .tournament = pokaż turniej albo podaj uczestników
    .as = graj następną partię pod imieniem uczestnika
    .with = niech drugi uczestnik gra tu na zmianę
    .opponent = dodaj komputer na wolne miejsce albo na wszystkie: łatwy, średni, mocny, losowy
    .begin = usuń puste miejsca i zacznij
    .free = zwolnij czyjeś miejsce
    .ban = usuń kogoś na stałe
    .owner = przekaż komuś rolę gospodarza pokoju
    .challenge = wyzwij przeciwnika na następny mecz z tymi samymi ustawieniami
    .withdraw = wycofaj swoje wyzwanie
    .games = pokaż wszystkie swoje partie na tym serwerze
    .next = otwórz następną partię, która na ciebie czeka
    .wait = w potoku: czekaj, aż będziesz mieć coś do zrobienia
    .retry = połącz się teraz
    .again = spróbuj ponownie
    .here = graj też tutaj
    .name = zmień imię i spróbuj ponownie
    .rules = pokaż zasady albo twórców
    .help = pokaż polecenia; pomoc wszystko pokazuje wszystkie
    .leave = wyjdź z pokoju; twoje miejsce czeka
    .end = wyjdź z pokoju i zatrzymaj serwer na tym komputerze
    .quit = wyjdź z pokoju i zakończ

## Dlaczego polecenie nie działa teraz: po słowach „Nie teraz:”

no-leg-waits = żadna runda nie czeka na początek
ready-already = gotowość już zgłoszona
no-leg-yet = nie było jeszcze żadnej rundy
seat-free = jedno miejsce jest wolne
no-number-known = numer rozdania nie jest jeszcze znany
nothing-to-find = na tym numerze nie ma już czego szukać; użyj „nowe”
not-played-alone = w tę grę nie gra się solo, więc nie ma wyniku komputera
not-guided = nie ma tu objaśnień
no-clock = nie ma zegara
no-tournament = nie ma tu turnieju
not-hosted = serwer nie działa na tym komputerze
open-already = inni już mogą dołączać
connected = masz połączenie
in-room = jesteś w pokoju
no-use = to by nic nie dało
