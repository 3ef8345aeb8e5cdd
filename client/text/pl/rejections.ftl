### Dlaczego serwer odrzucił polecenie.

## Polecenia, których serwer nie może odczytać

frame-is-binary = Serwer dostał ramkę binarną. Wysyłaj ramki tekstowe z jednym obiektem JSON.
frame-is-not-json = Serwer dostał ramkę, która nie jest JSON-em. Wyślij jeden obiekt JSON.
type-missing = Polecenie nie ma typu. Dodaj go.
unknown-type = Serwer tego nie umie ({ $type }): jego Turnabout jest starszy niż twój. Poproś gospodarza o aktualizację.
unknown-field = Polecenie nie ma pola { $field }. Usuń je.
field-missing = Polecenie wymaga pola { $field }. Dodaj je.
field-wrong = Pole { $field } polecenia ma złą wartość. Zmień ją.
wrong-protocol = { $newer ->
    [yes] Twój Turnabout jest starszy niż ten na serwerze. Zaktualizuj go.
   *[no] Turnabout na serwerze jest starszy niż twój. Poproś gospodarza o aktualizację.
}

## Połączenia

hello-missing = Serwer jeszcze cię nie zna. Najpierw wyślij hello.
hello-repeated = Serwer dostał już hello. Otwórz osobne połączenie dla każdej osoby.
name-length = Imię ma od 1 do { $limit } znaków. Wybierz inne.
name-invisible-character = W tym imieniu jest niewidoczny znak. Użyj liter, cyfr, znaków lub emoji.
name-like-computer = Imię nie może zaczynać się od „computer:”. Wybierz inne.
line-length = Wiadomość ma od 1 do { $limit } znaków. Zmień swoją.
text-hidden-character = { $text ->
    [name] W tym imieniu
   *[line] W tej wiadomości
} jest ukryty znak. Usuń go.
text-too-many-marks = { $text ->
    [name] W tym imieniu
   *[line] W tej wiadomości
} jest za dużo znaków przy jednej literze. Usuń część z nich.
text-shows-nothing = { $text ->
    [name] W tym imieniu
   *[line] W tej wiadomości
} nic nie widać. Użyj liter, cyfr, znaków lub emoji.
commands-too-fast = Za szybko wysyłasz polecenia. Spróbuj za { $seconds }.
lines-too-fast = Za szybko wysyłasz wiadomości. Spróbuj za { $seconds }.
replays-too-fast = Prosisz o zbyt wiele odtworzeń. Spróbuj za { $seconds }.
pages-too-fast = Za szybko przeglądasz to odtworzenie. Spróbuj za { $seconds }.
links-too-fast = Za szybko łączysz urządzenia. Spróbuj za { $seconds }.
too-many-wrong-codes = Za dużo złych kodów. Spróbuj za { $seconds }.
rooms-too-fast = Z twojego adresu otwarto za dużo pokojów. Spróbuj za { $seconds }.
matches-too-fast = Z twojego adresu zaczęto za dużo meczów. Spróbuj za { $seconds }.

## Serwer

store-away = Serwer nie ma dostępu do swojego magazynu danych, więc mogło się to nie udać. Spróbuj ponownie.
store-read-only = Serwer nie może zapisywać w swoim magazynie danych, więc to się nie udało. Spróbuj ponownie.
database-away = Serwer nie ma dostępu do bazy zakończonych meczów. Spróbuj później.
room-stopped = Ten pokój zatrzymał się z powodu błędu serwera. Mecz jest zapisany: wrócisz do niego po naprawie serwera.
room-busy = W tym pokoju czeka za dużo poleceń. Spróbuj za chwilę.
log-full = Historia tego pokoju jest już za długa. Otwórz nowy pokój.

## Pokoje

not-a-room-code = To nie kod pokoju. Kod wygląda tak: { $example }. Sprawdź go u gospodarza.
no-such-room = Na tym serwerze nie ma pokoju { $room }. Sprawdź kod u gospodarza.
not-in-room = Nie jesteś w żadnym pokoju. Najpierw wejdź do pokoju.
in-room = Jesteś w pokoju { $room }. Najpierw z niego wyjdź.
connected-elsewhere = Jesteś już w pokoju { $room }, na innym urządzeniu lub w innym oknie. Graj też tutaj albo dołącz jako ktoś inny.
removed-from-room = Gospodarz usunął cię z tego pokoju. Dołącz do innego.
room-full = Pokój jest pełny. Grają: { $names }.
no-spectators = Pokój jest pełny i nie wpuszcza widzów. Grają: { $names }.
not-owner = { $name ->
    [none] Może to zrobić tylko gospodarz.
   *[other] Może to zrobić tylko gospodarz: { $name }.
}
only-between-matches = Tylko między meczami można { $what ->
    [stand] zwolnić swoje miejsce
    [seat_computer] dodać komputer
    [free] zwolnić miejsce
    [ban] usunąć kogoś, kto ma miejsce
    [configure] zmienić ustawienia
    [enlist] zmienić uczestników
    [play_as] wybrać, kto gra
   *[other] to zrobić
}. Poczekaj do końca meczu.

## Otwieranie pokoju i jego ustawienia

unknown-game = Ten serwer nie ma gry { $game }. Wybierz { $games }.
unknown-rules = Ten serwer nie ma wersji { $rules } zasad gry { $game }.
wrong-option = Opcja { $option } gry { $game } nie może mieć tej wartości. Wybierz inną.
form =
    .match = przeciw sobie
    .solo = solo
    .together = razem
    .race = jako wyścig
    .mirror = jako mecz lustrzany
form-not-played = Przy tych opcjach w { $game } nie gra się { $form }. Graj { $forms }.
seats-not-played = { $game } ({ $form }) nie może mieć tylu miejsc: { $wished }. { $exact ->
    [yes] Wybierz { $most }.
   *[no] Wybierz od { $fewest } do { $most }.
}
no-role-to-choose = W { $game } wszyscy mają tę samą rolę, więc nie ma czego wybierać.
unknown-role = { $game } nie ma roli „{ $role }”. Wybierz { $roles }.
role =
    .maximizer = maksymalizowanie
    .minimizer = minimalizowanie
    .player = granie
    .owner = strzeżenie drzewa
    .guesser = zgadywanie
no-winnable-numbers = W { $game } gra się na punkty, więc numeru nie da się wygrać ani przegrać. Wybierz inny numer.
no-winnable-number-found = Nie udało się na czas znaleźć wygrywalnego numeru. Spróbuj ponownie albo wpisz numer.
race-without-clock = Wyścig nie ma zegara: wygrywa ten, kto pierwszy skończy. Wybierz grę bez zegara.
solo-without-clock = Grasz solo, więc nie ma zegara. Wybierz grę bez zegara.
casual-not-alone = Treningowa może być tylko partia solo.
casual-undoes-anyway = { $game } i tak pozwala cofać każdy ruch, więc nie ma tu partii treningowych.
unknown-level = Ten serwer nie ma poziomu komputera „{ $level }”. Wybierz { $levels }.
levels-per-seat = Liczba wpisów dla komputerów: { $wished }, a liczba miejsc: { $seats }. Podaj po jednym na miejsce.
too-many-computers = W twoich pokojach może być najwyżej { $limit ->
    [one] { $limit } komputer
    [few] { $limit } komputery
   *[many] { $limit } komputerów
}. Najpierw usuń jeden.
quick-match-alone = Szybki mecz wymaga drugiej osoby. Wybierz inną formę albo otwórz pokój.
challenge-needs-two-seats = Wyzwanie jest dla dwojga. Wybierz dwa miejsca i żadnego komputera.
challenge-yourself = Nie możesz wyzwać siebie. Wybierz kogoś innego.
never-opponents = Wyzwać możesz tylko kogoś, z kim masz zakończony mecz.
challenged-already = To wyzwanie już czeka w pokoju { $room }: { $name }. Poczekaj na odpowiedź albo je wycofaj.
too-many-challenges = Masz już maksymalną liczbę otwartych wyzwań: { $limit }. Wycofaj jedno.
challenges-refused = { $name } nie przyjmuje twoich wyzwań.
push-endpoint-not-public = Serwer nie może połączyć się z usługą powiadomień twojej przeglądarki. Użyj innej.
push-keys-invalid = Klucze powiadomień twojej przeglądarki są nieprawidłowe. Wyłącz i włącz powiadomienia.
seat-kept = To miejsce czeka na kogoś innego: { $name }. Możesz oglądać.
no-challenge = Ten pokój nie jest już wyzwaniem.
not-challenged = To wyzwanie jest dla kogoś innego: { $name }.
quick-match-settings = Oboje poprosiliście o te ustawienia. Zmień je po meczu albo otwórz własny pokój.
quick-match-computer = To miejsce jest dla innego gracza. Aby grać z komputerem, wyjdź i otwórz własny pokój.
nobody-waits = W tym pokoju nikt już nie czeka. Poszukaj innego meczu.
waiting-room-unreachable = Nie można połączyć się z czekającymi graczami. Spróbuj za minutę.
more-seated-than-seats = Zajętych miejsc jest więcej ({ $seats }) niż żądanych ({ $wished }). Najpierw zwolnij kilka.
shared-terminal-at-once = Tu gra się jednocześnie, więc nie da się dzielić terminala. Niech każdy użyje własnego albo dodaj komputer.
shared-terminal-hidden = Tu gracze coś przed sobą ukrywają, więc nie da się dzielić terminala. Niech każdy użyje własnego albo dodaj komputer.

## Miejsca

not-seated = Nie masz miejsca w tym pokoju. Najpierw je zajmij.
seated-already = Masz już miejsce w tym pokoju. Zwolnij je, aby zająć inne.
no-such-seat = W tym pokoju nie ma miejsca { $seat }. Wybierz { $seats ->
    [1] miejsce 1
   *[many] miejsce od 1 do { $seats }
}.
seat-taken = To miejsce jest zajęte: { $name }. { $free ->
    [none] Nie ma wolnych miejsc.
   *[other] Wolne miejsca: { $free }.
}
seat-empty = Nikt nie ma tego miejsca. Wybierz zajęte.
own-seat = To twoje własne miejsce. Wstań, aby je zwolnić.
computer-takes-no-seat = Komputer nie zajmuje miejsca sam. Dodaje go gospodarz.
computer-not-playing = Na tym miejscu nie gra komputer.
computer-plays-your-seat = Na twoim miejscu gra komputer. Najpierw na nie wróć.
computer-plays-already = Za tę osobę już gra komputer.
computer-owns-no-room = Komputer nie może być gospodarzem. Wybierz człowieka.
owner-already = Ta osoba już jest gospodarzem. Wybierz kogoś innego.
remove-yourself = Nie możesz usunąć siebie. Po prostu wyjdź z pokoju.
removed-already = Ta osoba jest już usunięta.
too-many-removed = Z tego pokoju usunięto już maksymalną liczbę osób: { $limit }. Otwórz nowy pokój.
player-is-here = { $name } jest tutaj. Możesz to zrobić tylko wtedy, gdy kogoś nie ma.
player-not-away-long-enough = { $name } jest offline krócej niż { $patience }. Poczekaj jeszcze { $seconds }.
waited-too-briefly = { $name } zastanawia się krócej niż { $patience }. Poczekaj jeszcze { $seconds }.
not-a-seat-code = To nie kod miejsca. Kod wygląda tak: { $example }. Sprawdź go na drugim urządzeniu.
seat-code-invalid = Ten kod miejsca jest błędny, użyty lub nieważny. Poproś o nowy.
seat-code-outdated = Osoba, która utworzyła ten kod, nie ma już tego miejsca. Poproś o nowy kod.
link-invalid = Ten link jest błędny, użyty lub nieważny. Utwórz nowy na drugim urządzeniu.
link-used = Tego linku użyto już na innym urządzeniu. Utwórz nowy na drugim urządzeniu.

## Turnieje

names-repeated = Każdy uczestnik musi mieć inne imię. Zmień któreś.
no-tournament-to-end = W tym pokoju nie ma turnieju. Wpisz od 1 do { $limit } imion, aby go zacząć.
no-tournament = W tym pokoju nie ma turnieju. Może go zacząć gospodarz.
not-competing = { $name } nie jest w turnieju. Wybierz { $names }.
name-plays-elsewhere = { $name } gra na innym miejscu. Wybierz inne imię.

## Rundy i mecze

no-leg-to-start = Żadna runda nie czeka na początek.
not-next-leg = Następna jest runda { $leg } meczu { $match }. Zgłoś gotowość do niej.
ready-already = Twoja gotowość jest już zgłoszona. Poczekaj na innych.
match-not-under-way = Mecz { $match } teraz nie trwa.
match-not-last = Mecz { $match } nie jest ostatnim meczem tego pokoju.
next-match-agreed = Następny mecz jest już uzgodniony. Zgłoś gotowość do pierwszej rundy.
seat-free = Jest wolne miejsce. Następny mecz zacznie się, gdy ktoś je zajmie.
offered-already = Ta propozycja już czeka. Poczekaj na odpowiedź.
not-offered = Nikt inny tego teraz nie proponuje. Możesz to zaproponować.
agreed-already = Twoja zgoda jest już przekazana. Poczekaj na innych.
left-match = Jesteś poza tym meczem. Zajmij znów swoje miejsce, aby wrócić.
left-match-already = Już jesteś poza tym meczem. Zajmij znów swoje miejsce, aby wrócić.

## Ruchy

no-match-yet = Nie zaczął się jeszcze żaden mecz. Poczekaj na początek rundy.
game-moved-on = Pozycja się zmieniła. Spójrz na nią i spróbuj ponownie.
match-over = Mecz się skończył.
leg-over = Runda się skończyła.
board-over = Plansza { $board } jest skończona.
not-your-turn = { $name ->
    [none] To nie twoja kolej
   *[other] Teraz kolej ma { $name }
}{ $board ->
    [none] {""}
   *[other] {" "}na planszy { $board }
}.
move-sealed = Twój ruch na planszy { $board } jest już wykonany. Poczekaj na drugą planszę.
out-of-time = Twój czas się skończył i gra za ciebie pokój. Poczekaj na następną rundę.
move-not-allowed = Zasady nie dopuszczają { $move }. Wybierz inny ruch.
not-a-move = „{ $move }” to nie ruch. Wpisz ruch, np. { $examples }.
not-a-card = „{ $move }” to nie ruch: karty brakuje albo jest błędna. Wpisuj karty tak jak KS lub TD.
no-such-board = Mecz lustrzany ma plansze 1 i 2. Wpisz 1: lub 2: przed ruchem.

## Podpowiedzi

hints-off = W tym pokoju nie ma podpowiedzi. Może na nie pozwolić gospodarz.
hint-for-computer = Komputer nie dostaje podpowiedzi.
hint-not-your-turn = Podpowiedzi są dla osoby, która ma ruch. Poczekaj na swoją kolej.
too-many-hints = Ten mecz jest za długi na kolejną podpowiedź. Graj dalej.

## Cofanie ruchów

undo-by-move = { $game } ma własne cofanie. Użyj go.
undo-reveals = Ostatni ruch odkrył kartę, więc nie możesz go cofnąć. W partii treningowej możesz cofnąć każdy ruch.
takeback-without-place = W prośbie o cofnięcie brakuje rundy i ruchu. Spróbuj ponownie.
takeback-asked-already = Prośba o cofnięcie już czeka. Poczekaj na odpowiedź.
takeback-after-leg = Runda się skończyła, więc nie możesz cofnąć ruchu.
takeback-without-move = Nie masz w tej rundzie jeszcze żadnego ruchu.
takeback-final = Tego ruchu nie można cofnąć.
too-many-takebacks = Ten mecz jest za długi na kolejne cofnięcie. Graj dalej.
no-takeback-asked = Nikt nie prosi teraz o cofnięcie.
takeback-own = Na cofnięcie twojego ruchu muszą zgodzić się inni. Poczekaj na ich odpowiedzi.

## Nieobecni gracze

claim-alone = Grasz solo, więc nie ma nad kim ogłaszać zwycięstwa.
claim-only-of-two = Zwycięstwo można ogłosić tylko w meczu dwojga. Niech za nieobecną osobę zagra komputer.
claim-in-correspondence = W partii korespondencyjnej nikt nie gra za kogoś (tu: { $name }) i nikt nie ogłasza zwycięstwa. Komu skończy się czas, ten przegrywa.
seat-not-of-another-person = To nie jest miejsce innej osoby. Wybierz miejsce kogoś nieobecnego.
nobody-away = Nikogo nie brakuje.
several-away = Brakuje kilku osób. Wybierz miejsce { $several }.
played-to-end = { $name } ma już całą grę za sobą. Ten wynik się liczy.
replacement-asked-already = Prośba o zastępstwo już czeka. Poczekaj na odpowiedź.
replacement-by-claim = Zajmij miejsce albo ogłoś zwycięstwo, aby poprosić o zastępstwo.
no-replacement-asked = Nikt nie prosi teraz o zastępstwo.
replacement-own = Muszą zgodzić się inni; to twoje miejsce.
nobody-to-agree = Nie ma tu nikogo, kto mógłby się zgodzić. Poczekaj, aż ktoś wróci.

## Numery dnia

no-daily-number = { $game } nie ma numeru dnia. Wybierz inną grę.
daily-settings = Numer dnia wszyscy grają z tymi samymi ustawieniami. Do innych otwórz własny pokój.
daily-tournament = Numeru dnia nie można grać w turnieju. Otwórz własny pokój.
daily-computer = Ten pokój jest dla dwóch osób. Aby grać z komputerem, zacznij numer dnia z komputerem.
daily-hint = Na numerze dnia nie ma podpowiedzi.
daily-takeback = Na numerze dnia nie cofa się ruchów.
daily-once = Numer dnia można zagrać raz. Zagraj jutrzejszy albo otwórz własny pokój.
daily-seat-kept = Ten numer dnia jest już zagrany tutaj i zachowujesz miejsce. Możesz wyjść z pokoju.
daily-tried = { $name ->
    [none] Twoja próba
   *[other] { $name }: próba
} na dzisiejszym numerze { $game } jest już wykorzystana. Nowy numer będzie jutro.
daily-over = Dzień tego numeru, { $day }, już się skończył. Otwórz pokój na dzisiejszy numer.
daily-hidden = Numer dnia { $day } i zapis tego meczu są ukryte do północy UTC.
daily-day = Wyniki z dnia { $day } są niedostępne. Wybierz dzień od { $first } do { $last }.

## Zakończone mecze

no-such-match = W tym pokoju nie było meczu { $match }.
match-not-finished = Mecz { $match } jeszcze trwa. Poczekaj do końca.
no-record = Serwer nie ma zapisu tego meczu: skończył się bez ruchu albo został usunięty.
unknown-player = Ta osoba nie ma na tym serwerze zakończonego meczu.
same-player = Nie można porównać gracza z nim samym. Wybierz kogoś innego.
no-such-leg = W tym meczu nie ma rundy { $leg }. Ma { $legs ->
    [one] { $legs } rundę
    [few] { $legs } rundy
   *[many] { $legs } rund
}.
no-such-ply = Runda { $leg } ma tylko { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
}.
not-legs-of-match = To nie są rundy jednego meczu. { $game } ma najwyżej { $legs ->
    [one] { $legs } rundę
    [few] { $legs } rundy
   *[many] { $legs } rund
}, z rolami { $roles }.
match-breaks-rules = Runda { $leg }, ruch { $move }: zasady nie dopuszczają tego ruchu.
too-many-analyses = Czekasz już na { $limit ->
    [one] { $limit } analizę
    [few] { $limit } analizy
   *[many] { $limit } analiz
}. Spróbuj, gdy jakaś się skończy.
analyses-busy = Serwer analizuje za dużo meczów. Spróbuj za minutę.
too-many-numbers = Czekasz już na { $limit ->
    [one] { $limit } numer
    [few] { $limit } numery
   *[many] { $limit } numerów
}. Spróbuj, gdy któryś będzie gotowy.
too-many-numbers-of-address = Dla twojego adresu liczy się już za dużo numerów. Spróbuj, gdy któryś będzie gotowy.
numbers-busy = Serwer pracuje nad zbyt wieloma numerami. Spróbuj za minutę.
