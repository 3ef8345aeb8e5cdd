### Pomoc polecenia turnabout, z prostymi cudzysłowami. W nawiasach kwadratowych: wartość domyślna.

about = Gry karciane dla jednej osoby i dla wielu: solo, z komputerem albo ze znajomymi.
version = Pokaż wersję i zakończ.

section =
    .play = Gra
    .results = Wyniki
    .records = Zapisy
    .server = Twój serwer
    .computers = Komputery, które grają
    .games = Własne gry
    .other = Pomoc i ustawienia
more = Pomoc do polecenia: turnabout help COMMAND. Opcje gry: turnabout help GAME.
game-options = Opcje gry, do --option: turnabout help GAME.

server-command =
    .serve = Uruchom serwer.
    .status = Pokaż serwer działający na tym komputerze.
    .stop = Zatrzymaj serwer działający na tym komputerze.
    .simulate = Każ komputerom grać mecze i zapisz je.
    .arena = Zmierz, jak dobrze grają komputery.
    .solve = Sprawdź, które numery da się wygrać.
    .catalog = Pokaż zainstalowane gry.
    .new-game = Utwórz pakiet z małą grą jako początek własnej.
    .check-game = Sprawdź, czy zainstalowana gra nie ma błędów.
    .backup = Skopiuj dane serwera do pliku.
    .restore = Odtwórz dane serwera z kopii.
    .export = Wypisz zapisy zakończonych meczów.

## Polecenia i ich opcje

-player = Imię gracza, jego id albo poziom komputera

option-name = Twoje imię. Zostanie zapamiętane.
option-profile = Graj na tym komputerze jako inna osoba. Każdy profil ma własne imię, miejsca i wyniki [default].
option-ascii = Używaj tylko znaków ASCII [według ustawień systemu].
option-role = Twoja rola w pierwszej rundzie, np. maximizer albo minimizer [losowa].
option-clock = Limit czasu: 30 to 30 s na ruch; 3d to 3 dni na ruch; 5m+3 to 5 minut na rundę i 3 s więcej za każdy ruch [brak].
option-game = Gra: { $games }.
option-option = Opcja gry, np. variant=hex. Powtórz, by podać ich więcej.
option-form = Forma meczu: match, mirror (obie rundy naraz), together albo race [zależnie od opcji].
option-seats = Liczba miejsc, jeśli gra może mieć więcej niż dwa.
option-pace = Ile sekund co najmniej trwa ruch komputera.
option-notes = Pokazuj tablicę notatek, czyli co jest jeszcze możliwe, w grach, które ją mają.
option-public = Pokaż pokój w turnabout rooms, aby każdy mógł dołączyć.
option-spectators = Pozwól oglądać osobom bez miejsca.
option-plain = Używaj wierszy tekstu zamiast pełnego ekranu [gdy nie ma terminala].
about-play =
    Otwórz ekran startowy albo od razu zacznij grę.

    Gra zaczyna się od razu z --game, --number, --against albo --computers. Solo: turnabout play --game { $game }. Z komputerem: turnabout play --against easy.

    Twój własny serwer startuje, gdy jest potrzebny, i zatrzymuje się 10 minut po wyjściu ostatniego gracza. Zobacz turnabout status.
about-verify =
    Sprawdź zapisy, rozdając i grając je od nowa.

    Dla najwyżej dwudziestu zapisów wypisywany jest pierwszy błąd.
verify-file = Link do zapisu albo plik z zapisem, listą zapisów lub jednym zapisem w wierszu, zwykły lub zstd; - to standardowe wejście.
play-number = Numer rozdania, który wyznacza karty [losowy].
play-against = Graj z komputerem: easy, normal, strong albo random.
play-casual = Bez przeciwnika: możesz cofnąć każdy ruch; wynik trafia na osobną listę.
play-names = Bez przeciwnika: do pięciu osób gra na zmianę na tym ekranie, np. 'Ada, Ben'.
play-hints = Pozwól na podpowiedzi w meczu z komputerem.
play-computers = Oglądaj grę dwóch komputerów, np. strong,easy.
play-server = Serwer, na którym grasz [własny].
about-host =
    Otwórz pokój dla znajomych albo wróć do ostatniego.

    Bez --server pokój powstaje na twoim serwerze. Serwer działa dalej po tym poleceniu: turnabout status go pokazuje, a turnabout stop zatrzymuje.
host-number = Numer rozdania, który widzą oboje [losowy i ukryty].
host-hints = Pozwól obojgu na podpowiedzi.
host-computers = Oddaj ostatnie N miejsc komputerowi, np. 1,easy.
host-port = Port twojego serwera [8420 albo ostatni].
host-server = Serwer, na którym otworzyć pokój [własny].
host-new = Otwórz nowy pokój, nawet jeśli masz niedokończony mecz.
about-join =
    Dołącz do czyjegoś pokoju albo go oglądaj.
join-target = Pokój: HOST[:PORT]/CODE, link albo samo CODE na ostatnio używanym serwerze.
join-seat-code = Przenieś tu swoje miejsce kodem, który pokazuje drugie urządzenie.
about-replay =
    Obejrzyj zakończony mecz ruch po ruchu, z obiema rundami obok siebie.
replay-target = Plik z zapisami, adres w sieci, pokój jako HOST[:PORT]/CODE albo samo CODE.
replay-index = Który mecz, jeśli jest ich kilka: 1 to pierwszy.
option-server = Serwer, który zapytać [ten, na którym grasz].
about-settings =
    Pokaż ustawienia albo zmień jedno z nich.
settings-name = Ustawienie.
settings-value = Nowa wartość albo "default".
about-scores =
    Pokaż dziesięć najlepszych partii solo i statystyki.
about-number =
    Pokaż najlepsze wyniki jednego numeru rozdania.
number-number = Numer rozdania.
number-together = Wyniki N graczy razem [gry solo i pojedynków].
about-analyze =
    Pokaż, jak dobrze rozegrano mecze.

    Komputer ocenia każdy ruch: dokładność graczy, najgorsze błędy i zmiany przewidywanego wyniku.
analyze-json = Zapisz analizy do pliku, jedną w wierszu; - wypisuje je na ekran.
about-rooms =
    Pokaż publiczne pokoje i dołącz do jednego z nich.

    Lista zmienia się na żywo. Z --plain albo bez terminala jest wypisywana raz.
about-games =
    Pokaż swoje partie; na początku te, które czekają na ciebie.

    Każdy wiersz ma stan i pozostały czas, grę i innych graczy, wynik, ostatni ruch oraz adres dla turnabout join.
    Bez --server lista obejmuje wszystkie serwery, na których masz partię do wznowienia.
games-watch = Wypisuj każdą zmienioną partię, dopóki nie przerwiesz.
games-run = Z --watch: uruchom podany po tym program dla każdej partii, która zaczyna na ciebie czekać. Jego ostatnim argumentem jest wiersz partii, np.: turnabout games --watch --run notify-send "Turnabout".
games-command = Program do uruchomienia, z argumentami.
about-quick =
    Zagraj z następną osobą, która chce tej samej gry.

    Oboje musicie chcieć tych samych opcji, formy i zegara. Numer rozdania jest losowy i ukryty.
about-daily =
    Pokaż numer dnia albo go zagraj. Masz jedną próbę.

    Każda gra ma jeden numer dziennie. Jest taki sam dla wszystkich na serwerze i ukryty do końca dnia (UTC).
daily-day = Wypisz tabelę wcześniejszego dnia, np. 2026-11-20.
daily-computer = Zagraj dzisiejszy numer z komputerem.
daily-friend = Zagraj dzisiejszy numer z kimś, kto dołączy kodem.
about-standings =
    Pokaż rankingi graczy w danej grze.
option-correspondence = Pokaż rankingi partii korespondencyjnych (dzień lub więcej na ruch).
about-player =
    Pokaż stronę gracza.

    Są na niej rankingi i wyniki w każdej grze oraz najnowsze mecze z linkami do zapisów.
player-player = { -player } [twoja strona].
about-matches =
    Szukaj zakończonych meczów według gry, przeciwnika, wyniku, daty lub numeru.

    Lista innego gracza ma tylko mecze rankingowe. Każdy mecz ma link do zapisu.
matches-player = { -player } [twoje mecze].
matches-against = Tylko przeciw tej osobie. { -player }.
matches-result = Tylko z tym wynikiem: won, lost, drawn albo played (nikt nie mógł wygrać).
matches-since = Tylko od tego dnia (UTC), np. 2026-11-20.
matches-until = Tylko do tego dnia (UTC).
matches-number = Tylko na tym numerze rozdania. Dodaj --game.
matches-everyone = Z --number: mecze wszystkich graczy.
matches-count = Ile najnowszych meczów pokazać.
about-challenge =
    Wyzwij dawnego przeciwnika na mecz na zasadach waszego ostatniego meczu.
challenge-player = Dawny przeciwnik: imię albo id.
about-versus =
    Pokaż swoje wyniki przeciw jednemu graczowi, według gry i formy.
versus-opponent = { -player }.
versus-player = Pokaż wyniki tego gracza zamiast twoich. { -player }.
option-example = Wypisz przykładowy program w python albo javascript.
about-bot =
    Daj swojemu programowi zagrać na miejscu w pokoju.

    Program czyta jeden obiekt JSON w wierszu. Na każdy obiekt typu "turn" odpowiada wierszem takim jak {"{"}"move": "KS>7D"{"}"}. Zobacz --example python i client/README.md.

    Z --game sam otwiera pokój, na przykład: turnabout bot --exec "python3 mine.py" --game { $game } --against strong --matches 20.
bot-target = Pokój jako HOST[:PORT]/CODE. Z --game: serwer jako HOST[:PORT] [własny].
bot-program = Program i jego argumenty.
bot-against = Z --game: graj z komputerem, np. strong.
bot-alone = Z --game: graj solo.
bot-number = Z --game: numer rozdania [losowy].
bot-matches = Wyjdź po N meczach [1 z komputerem lub solo, inaczej tyle, ile zechcą inni].
bot-takebacks = Zgadzaj się na cofanie ruchów [odmowa].
bot-patience = Ile sekund może nie być innego gracza, albo never. Potem bot ogłasza zwycięstwo. Między meczami zwalnia miejsce we własnym pokoju; z --matches wychodzi z cudzego.
bot-name = Imię bota [nazwa programu].
bot-profile = Profil bota. Dwa boty w jednym pokoju potrzebują dwóch profili.
about-help =
    Objaśnij polecenie albo pokaż opcje gry.
help-topic = Polecenie albo gra [lista poleceń].
about-link =
    Bądź tą samą osobą na innym urządzeniu, dzięki linkowi.
link-link = Link, który pokazuje drugie urządzenie, albo jego kod [pokazuje link].
about-words =
    Skompiluj komunikaty pakietu z grą, dla Pythona i przeglądarki.
words-folder = Katalog pakietu Pythona; jego komunikaty są w text/en.
words-web = Katalog planszy dla przeglądarek, jeśli taki jest.
words-check = Nic nie zapisuj; zgłoś błąd, jeśli jakiś moduł jest nieaktualny.

usage = {"Użycie: "}
heading =
    .options = Opcje
    .arguments = Argumenty
show-help = Pokaż tę pomoc.
required = wymagane
install-completion = Zainstaluj uzupełnianie dla tej powłoki.
show-completion = Pokaż uzupełnianie dla tej powłoki, żeby je skopiować lub zmienić.
