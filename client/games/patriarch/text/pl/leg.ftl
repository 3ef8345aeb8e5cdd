### Runda The Patriarch w trakcie gry.

## Tytuły

your-guess = Twoja próba
your-tree = Twoje drzewo
the-tree = Drzewo
last-guess = Ostatnia oceniona próba
all-guesses = Próby
by-player = Próby według graczy
notes = Wciąż możliwe
queue = Kolejka
actions = Działania
more = Tablica notatek i wydarzenia

## Próby

no-guesses = Nikt jeszcze nie zgadywał.
grade-meaning = Ocena liczy karty. Czerwone: na dobrym miejscu. Czarne: w dobrym pokoleniu, pod innym rodzicem. Zakryte: pod dobrym rodzicem, w innym pokoleniu.
waits = czeka
hidden-guess = ukryta
next = następna
waits-at = czeka: { $place }. w kolejce
guess-number = Próba { $number }
found = drzewo znalezione
graded-count = ocenione: { $count }
more-lines = … jeszcze { $count }
queue-of = Kolejka: { $all }
queue-empty = pusta

## Co jest ukryte

tree-hidden = Drzewo pozostaje ukryte do końca obu rund.
hidden-from-owner = Próby i oceny są ukryte: ty też zgadujesz to samo drzewo.
hidden-from-spectators = Próby i oceny są ukryte do końca obu rund.
no-notes = Tablica notatek jest w tym pokoju wyłączona.

## Strażnik

lay-out = { $open ->
    [yes] Ułóż drzewo, w kolorze { $suit }. Albo zostaw je otwarte.
   *[no] Ułóż drzewo, które inni będą zgadywać, w kolorze { $suit }.
}
ask-leave-open = Zostawić drzewo otwarte?
leave-open-hint = Możliwe będzie każde drzewo zgodne z dotychczasowymi ocenami.
is-open = { $mine ->
    [yes] Twoje drzewo jest otwarte
   *[no] Drzewo jest otwarte
}: możliwe jest każde drzewo zgodne z dotychczasowymi ocenami.
owner-lays = { BEGIN($owner) } układa drzewo.
owns = { $mine ->
    [yes] Strzeżesz drzewa.
   *[no] { BEGIN($owner) } strzeże drzewa.
}
next-graded = Następna: { $guesser }{ $tree ->
    [none] {""}
   *[other] {" "}{ $tree }
}{ $grade ->
    [none] .
   *[other] : { $grade }.
}{ $mine ->
    [yes] {" "}Ogłoś jej ocenę.
   *[no] {""}
}
say-grade = Oceń: { $guesser } { $tree }. Ile kart jest czerwonych, czarnych i zakrytych?
typed-grade = Czerwone, czarne, zakryte: { $typed }
guess-of = { $guesser }
tree-face-down = Zakryte drzewo
grade-cards = Ocena
one-more =
    .red = Dodaj czerwoną kartę
    .black = Dodaj czarną kartę
    .down = Dodaj zakrytą kartę
one-fewer =
    .red = Zabierz czerwoną kartę
    .black = Zabierz czarną kartę
    .down = Zabierz zakrytą kartę
room-grades = Pokój ogłosi ją za { $seconds }.
nothing-waits = Żadna próba nie czeka na ocenę. Mogą zgadywać: { $names }.
owner-watches = O drzewie decyduje numer rozdania, więc tylko patrzysz. Każda próba jest oceniana { $mirror ->
    [yes] po próbie na drugiej planszy.
   *[no] od razu.
}
source =
    .number = O drzewie decyduje numer rozdania.
    .owner = Drzewo układa strażnik.
    .open = Strażnik może zostawić drzewo otwarte.

## Zgadujący

all-placed = Każda karta ma swoje miejsce.
top-place = na szczycie
type-fixed = Wpisuj wartości kart, linia po linii.
type-free = Karta trafia pod kartę w nawiasie (wybór strzałkami). Albo wpisz 3(4 2(5)).
drag-fixed = Przeciągaj karty na miejsca albo wpisuj wartości, linia po linii.
drag-free = Przeciągaj karty pod karty albo wpisz wartość: trafi pod zaznaczoną kartę.
touch-fixed = Przeciągaj karty na miejsca albo dotknij karty, a potem jej miejsca.
touch-free = Przeciągaj karty pod karty albo dotknij karty, a potem karty nad nią.
to-place = do położenia:
not-placed = Bez miejsca: { $cards }.
enter-guesses = Enter zgaduje { $tree }.
enter-lays = Enter układa { $tree }.
one-waits = Twoja próba czeka na ocenę. Ta poczeka do tego czasu.
two-wait = Dwie twoje próby są w kolejce. Ta poczeka, aż jedna z nich zostanie oceniona.
not-laid = { BEGIN($owner) } najpierw układa drzewo. Twoja próba poczeka do tego czasu.
guessed-already = To drzewo było już w twojej próbie.
change-it = Zmień je do następnej próby.
guesser-guesses = { BEGIN($guesser) } zgaduje.
waits-for-grade = { $tree } czeka na ocenę.
out = Twój czas się skończył: { $owner ->
    [yes] pokój ocenia za ciebie.
   *[no] w tej rundzie nie możesz już zgadywać.
}
out-of-time = koniec czasu
hint = Podpowiedź: zgadnij { $tree }, razem około { $expected } próby
notation = Wpisz drzewo
notation-hint = Tak jak { $example }: karta na szczycie, a w nawiasach jej dzieci.
suit = Kolor
show-notes = Pokaż tablicę notatek
guessers = zgadujących: { $guessers }, { $away ->
    [0] wszyscy obecni
   *[many] offline: { $away }
}
guessers-count = zgadujących: { $guessers }

## Koniec

tree-found = { BEGIN($name) } znajduje drzewo w próbie { $guesses }.
not-found = Drzewa nie znaleziono. Wynik rundy: { $counts }.
not-found-in-time = Wszystkim zgadującym skończył się czas i drzewa nie znaleziono. Wynik rundy: { $counts }.

## Przyciski i klawisze

button =
    .guess = Zgaduj
    .lay_out = Ułóż
    .leave_open = Zostaw otwarte
    .confirm_open = Tak, zostaw otwarte
    .announce = Ogłoś ocenę
    .undo = Cofnij
    .clear = Wyczyść
    .copy = Ostatnia próba
    .take_hint = Użyj podpowiedzi

key =
    .place = miejsce
    .guess = zgaduj
    .erase = usuń
    .clear = wyczyść
    .suit = kolor
    .lay_out = ułóż
    .copy = zmień ostatnią
    .take_hint = użyj podpowiedzi
    .announce = ogłoś
    .counts = czerwone, czarne, zakryte
    .notes = notatki
    .by_player = według graczy
    .in_order = po kolei
    .look = patrz
    .continue = dalej

## Kolumny tablicy notatek

top = szczyt
generation = pok. { $generation }

## Karty drzewa, dla czytników ekranu

ace = as
card-of = { $card } { $suit }
at-top = { $card }, na szczycie
under = { $card }, pokolenie { $generation }, wyżej { $above }
empty-place = puste miejsce
no-cards-placed = nie ma jeszcze żadnej karty
