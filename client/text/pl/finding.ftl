### Szukanie innych graczy: publiczne pokoje i szybkie mecze.

title = Znajdź grę

hint-command = pokazuje publiczne pokoje i jak do nich dołączyć

## Szybkie mecze

quick-match = Szybki mecz
quick-match-of = Szybki mecz · { $game }
quick-match-hint = Zagraj z następną osobą, która chce tej samej gry.
quick-match-hint-of = z następną osobą, która chce zagrać w { $game }
quick-match-title = Zagraj z następną osobą
quick-match-for-two = Dla dwojga.
find-opponent = Szukaj przeciwnika

searching = Szukamy przeciwnika
stop-searching = Przestań szukać
waiting = Szukamy przeciwnika z tymi samymi ustawieniami. Mecz zacznie się, gdy oboje będziecie gotowi. Wyjście przerywa szukanie.
wanted = Szukamy: { $game }, { $form }, { $clock }.
found = Jest przeciwnik: oboje chcecie tej gry.
canceled = Pokój opuszczony. Szukanie przerwane.
opponent-left = { $name } wychodzi. Szukamy kogoś innego…
opponent-away-command = Jeśli { $name } nie wróci, wpisz „zwolnij { $name }”, aby zwolnić miejsce.
leave-opponent = Twoje miejsce się zwolni, a { $name } dostanie innego przeciwnika.

quick-match-command = Wpisz „szybki” oraz, jeśli chcesz, formę, zegar i opcje. Na przykład: „szybki zegar 5m+3”.

## Lista pokojów

rooms-of = { $game ->
    [none] Publiczne pokoje, wszystkie gry
   *[other] Publiczne pokoje, { $game }
}
rooms = Publiczne pokoje
all-games = wszystkie gry
room-count = { $count ->
    [0] Nie ma publicznych pokojów.
    [one] { $count } publiczny pokój
    [few] { $count } publiczne pokoje
   *[many] { $count } publicznych pokojów
}
more = { $count ->
    [one] i { $count } inny pokój spoza listy
    [few] i { $count } inne pokoje spoza listy
   *[many] i { $count } innych pokojów spoza listy
}
no-rooms = { $game ->
    [none] Nie ma teraz publicznych pokojów.
   *[other] { $game }: nie ma teraz publicznych pokojów.
}
no-rooms-commands = Aby szukać przeciwnika: turnabout quick albo quick w trybie tekstowym. Aby otworzyć pokój: turnabout host --public --server { $server }.
open-room = Otwórz publiczny pokój
lost = Serwer nie odpowiada. Lista może być nieaktualna.
resumes = Lista ruszy dalej, gdy wróci połączenie.
own-server-stopped = Serwer na twoim komputerze się zatrzymał.
own-server = To serwer na twoim komputerze. Inni zagrają tu tylko wtedy, gdy mogą się z nim połączyć.

## Pokój na liście

state = { $free ->
    [0] { $status ->
        [playing] trwa gra
        [over] między meczami
       *[waiting] zaraz się zacznie
    }
    [one] { $status ->
        [playing] trwa gra, wolne: { $free }
       *[other] brakuje 1 gracza
    }
   *[many] { $status ->
        [playing] trwa gra, wolne: { $free }
       *[other] wolne miejsca: { $free } z { $seats }
    }
}

now = teraz

room-of = Pokój: { $name }

players = gracze: { $names }
no-players = nie ma jeszcze graczy
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
known-number = znany numer
hidden-number = ukryty losowy numer
hints = podpowiedzi
spectators-allowed = z widzami
no-spectators = bez widzów

row = { $game }, { $form }, gospodarz: { $owner } – { $state } ({ $age }). { $details } join { $address }

join = Dołącz
join-room = Dołącz do { $room }
watch-room = Oglądaj { $room }
full = Ten pokój jest pełny i nie wpuszcza widzów.

## Twój pokój

is-public = Pokój jest na liście „Znajdź grę” i każdy może dołączyć.
public-label = Publiczny
public =
    .yes = na liście „Znajdź grę”: każdy może dołączyć
    .no = nie: tylko z kodem lub linkiem

## Inny serwer

server-title = Na którym serwerze szukać?
server-label = Serwer
server-hint = HOST lub HOST:PORT, albo adres z przeglądarki. Obowiązuje do wyjścia.

## Klawisze

key =
    .open = wejdź
    .host = otwórz pokój
    .games = ta gra lub wszystkie
    .server = serwer
    .retry = ponów
    .another-server = inny serwer
