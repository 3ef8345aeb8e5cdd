### Co polecenie turnabout wypisuje oprócz wyników, i jego błędy.

server-runs = Twój serwer nadal działa: { $address }
server-stops = Zatrzyma się 10 minut po wyjściu ostatniego gracza albo po turnabout stop.
no-topic = Nie ma polecenia ani gry „{ $topic }”. turnabout help pokazuje polecenia; gry to { $games }.

## Opcje gry

game = { $title } ({ $name }): { $about }.
options = Opcje, każda podana jako --option NAME=VALUE:
no-options = Ta gra nie ma opcji.
example = na przykład; { $hint }
meaning = { $value } oznacza: { $name }, { $hint }
default = domyślnie: { $value }
is-default = { $text } (domyślnie)
levels = Poziomy komputera: { $levels }.

## Opcje, które się wykluczają

needs-opponent = { $option } jest do meczu z komputerem. Dodaj --against LEVEL, np. easy.
against-or-computers = Użyj albo --against, albo --computers.
casual-alone = --casual jest do gry bez przeciwnika.
names-alone = --names jest do gry bez przeciwnika. W pokoju imiona uczestników podaje gospodarz.
two-computers = Podaj dwa komputery, np. --computers strong,easy.
bad-names = --names: { $why } Wpisz je np. tak: --names 'Ada, Ben'.
not-played = { $alone ->
    [yes] { $title } z tymi opcjami wymaga przeciwnika: dodaj --against easy albo użyj turnabout host.
   *[no] { $title } z tymi opcjami jest tylko do gry solo.
}{ $mode ->
    [none] {""}
   *[other] {" "}Możesz też wybrać inny tryb, np. --option mode={ $mode }.
}
bad-seats = { $fixed ->
    [yes] Liczba miejsc w tej grze: { $most }.
   *[no] Wybierz od { $fewest } do { $most } miejsc.
}
bad-option = „{ $option }” to nie opcja. Wpisz NAME=VALUE, np. variant=hex.
no-role = { $form ->
    [mirror] W meczu lustrzanym grasz obie role naraz.
    [race] W wyścigu wszyscy mają tę samą rolę.
   *[together] W tej formie wszyscy grają po jednej stronie.
} Pomiń --role.
bad-computers = „{ $typed }” to nie liczba komputerów i poziom. Wpisz je np. tak: 2,easy.
too-many-computers = Miejsca w pokoju: { $seats }, a miejsce 1 jest twoje. Wybierz { $most ->
    [one] 1 komputer
   *[many] od 1 do { $most } komputerów
}{ $more ->
    [none] {""}
   *[other] {" "}albo więcej miejsc przez --seats, najwyżej { $more }
}.
no-notes = --notes jest do gier z notatkami: { $games }.
port-with-server = --port dotyczy twojego serwera. Przy --server pomiń tę opcję albo wpisz tam HOST:PORT.
computer-or-friend = Użyj albo --computer, albo --friend: masz jedną próbę.

## Programy, które grają

no-program = Podaj program: turnabout bot --exec "python3 mine.py" HOST/CODE.
only-new-rooms = --option, --form, --seats, --against, --alone, --number i --pace są do nowego pokoju. Dodaj --game.
no-room = Gdzie ma grać? Dodaj HOST/CODE pokoju albo --game GAME, aby otworzyć nowy.
alone-or-against = Użyj albo --alone, albo --against.
pace-needs-computer = --pace wymaga komputera jako przeciwnika. Przy --alone pomiń tę opcję.
no-example = Nie ma przykładu w „{ $language }”. Wybierz python lub javascript.
bad-patience = Po --patience nie może stać „{ $typed }”. Wpisz liczbę sekund, np. 300, albo never.
bad-command = Nie da się odczytać --exec „{ $command }”: brakuje cudzysłowu albo na końcu jest ukośnik wsteczny.
empty-command = --exec nie podaje programu. Wpisz np. --exec "python3 my_bot.py".
program-not-started = Nie udało się uruchomić programu { $program }: { $why }.

## Komunikaty pakietu z grą

words-need-package = Brakuje pakietu { $name }. Zainstaluj go: pip install 'turnabout[words]'
words-need-folder = Nie ma katalogu { $folder }. Umieść tam swoje pliki .ftl i .md.
words-stale = nieaktualne: { $path }
words-unused = nieużywane: { $message }
