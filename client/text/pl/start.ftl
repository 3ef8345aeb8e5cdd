### Ekran startowy: w co grać, co oglądać i sprawdzać oraz niedokończone partie.

title = Turnabout
subtitle = Dwoje graczy gra dwa razy tymi samymi kartami: jedno o wysoki wynik, drugie o niski. Potem zamiana.

tagline = { -tagline-first } { -tagline-second }
-tagline-first = Te same karty. Zamiana stron.
-tagline-second = Pobij ich wynik.

## Co można wybrać

choice =
    .guided = Twoja pierwsza partia
    .learn = Nauka
    .alone = Graj solo
    .computer = Graj z komputerem
    .host = Otwórz pokój
    .friend = Graj ze znajomym
    .find = Znajdź grę
    .daily = Numer dnia
    .join = Dołącz do pokoju
    .watch = Oglądaj
    .computers = Oglądaj grę komputerów
    .record = Obejrzyj mecz ponownie
    .standings = Klasyfikacja
    .player = Twoja strona
    .scores = Rekordy
    .number = Numery rozdań
    .rules = Jak grać
    .settings = Ustawienia
    .quit = Zakończ

hint =
    .guided = ucz się, grając: każda karta jest objaśniona
    .learn = pierwsza partia z objaśnieniem każdej karty
    .alone = o jak najlepszy wynik, na dowolnym rozdaniu
    .computer = z jednym lub kilkoma, na wybranym poziomie
    .host = ktoś znajomy dołączy kodem
    .friend = otwórz pokój i wyślij link
    .find = publiczne pokoje i szybkie mecze
    .daily = jedna próba dziennie, numer wspólny dla wszystkich
    .join = z adresem i kodem od kogoś znajomego
    .watch = grę komputerów albo mecz jeszcze raz
    .computers = popatrz, jak grają
    .record = z zapisu, czyli pliku
    .standings = najlepsi gracze, według meczów
    .player = twoje mecze, wyniki i zapisy
    .scores = twoje dziesięć najlepszych partii solo
    .number = najlepsze wyniki numeru
    .rules = zasady, pierwsza partia z pomocą, twórcy
    .settings = imię, kolory, liczby, dźwięki

game = Gra: { $title }
not-alone = { $title } wymaga dwóch graczy

game-title = Która gra?
game-text = Rekordy i numery też będą dotyczyć tej gry.
watch-title = Co oglądać?
watch-text = Komputery grają tak długo, jak patrzysz.
computers-hint = wybierz, jak dobrze grają

## Części strony w przeglądarce

games-title = Wybierz grę
about-game = { $about }.
more-title = Więcej
learn-game = jej zasady, z obrazkami

## Gdzie grasz

playing-at = Grasz na { $server }.
in-browser = W przeglądarce: { $address }

## Niedokończone partie

resume = Wróć do { $code }
resume-which = Do której partii wrócić?
resume-text = Twoje niedokończone partie, od najnowszej.
more-unfinished = { $count ->
    [one] { $count } inna niedokończona partia
    [few] { $count } inne niedokończone partie
   *[many] { $count } innych niedokończonych partii
}
more-unfinished-hint = pokaż wszystkie niedokończone partie
turn = { $mine ->
    [yes] Twoja kolej.
   *[no] { $other ->
        [none] Kolej innych.
       *[other] Kolej: { $other }.
    }
}
removed = { $game } – usunięto z listy.
put-back = Cofnij
forget = Usuń tę partię z listy
forget-room = Usuń { $code } z listy

solo-game = { $game }{ $number ->
    [none] {" "}solo
   *[other] , numer { $number }
}{ $score ->
    [none] {""}
   *[other] , { $score }
}
match = { $game }{ $other ->
    [none] , nikt jeszcze nie dołączył
   *[other] {" "}– { $other }
}, { $at }
tournament = turniej: { $names }, { $at }
computer-game = gra komputerów, { $levels }, { $at }

## Dołączanie do pokoju

address = Adres i kod
address-example = 192.168.1.5:8420/KZ7-4QM2
address-hint = Podane przez gospodarza albo link od niego.{ $server ->
    [none] {""}
   *[other] {" "}Sam kod oznacza pokój na { $server }.
}
code = Kod lub link
code-example = KZ7-4QM2
join = Dołącz
bad-code = To nie kod pokoju. Kod ma siedem liter i cyfr, np. KZ7-4QM2.
other-server = Ten link prowadzi na inny serwer. Otwórz go w przeglądarce.
use-seat-code = Graj dalej z innego urządzenia
invited = Masz zaproszenie do gry.
joining = Dołączanie…

## Przenoszenie miejsca z innego urządzenia

seat-code-title = Graj dalej z innego urządzenia
seat-code-text = Kod pokazuje drugie urządzenie, w menu pokoju.
seat-code = Kod miejsca
seat-code-optional = zostaw puste
seat-code-hint = Tylko aby przenieść tu miejsce z innego urządzenia.
bad-seat-code = Wpisz kod miejsca z drugiego urządzenia, np. KZ74-QM2A.
room-code = Kod lub link pokoju

## Zakończenie

quit-title = Zakończyć Turnabout?
quit-text = Niedokończone partie zostaną tu na liście.
stay = Zostań
