### Formularze: opcje gry i to, co ustala się przed początkiem.

## Tytuły i przyciski

against = Zagraj z komputerem ({ $level })
open-title = Otwórz pokój dla wszystkich
number-title = Zagraj wybrany numer
play = Graj
open-room = Otwórz pokój
watch = Oglądaj
save = Zapisz
show = Pokaż

## Gra

which-game = Która gra?
way = Jak?
rules = Jej zasady
more-options = Więcej
more-options-value =
    .yes = pokazane
    .no = ukryte
more-options-hint = widzowie, podpowiedzi i inne ustawienia
form = Forma
form-name =
    .match = runda po rundzie
    .mirror = obie rundy naraz
    .together = razem
    .race = jako wyścig
    .solo = solo
form-hint =
    .match = w drugiej rundzie zamiana ról
    .mirror = mecz lustrzany, na dwóch planszach
    .together = wszyscy po jednej stronie
    .race = każdy dla siebie, te same karty
    .solo = o jak najlepszy wynik
bad-form = Przy tych opcjach forma nie może być „{ $typed }”: wybierz { $forms }.
no-options = Ta gra nie ma opcji „{ $option }” ani żadnych innych.
unknown-option = Ta gra nie ma opcji „{ $option }”. Jej opcje to { $names }.
bad-value = Opcja { $option } nie może mieć wartości „{ $value }”: wybierz { $values }.
out-of-range = Opcja { $option } nie może mieć wartości { $value }: wybierz liczbę od { $lowest } do { $highest }.
range = od { $lowest } do { $highest }
unknown-role = Nieznana rola „{ $typed }”: wybierz { $roles }.

## Miejsca i komputery

seats = Miejsca
seat-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
seats-hint = łącznie z twoim
seats-range = Od { $fewest } do { $most }, łącznie z twoim. Możesz to później zmienić.
players = Gracze
players-together = { $count ->
    [1] solo albo przeciw sobie
   *[other] { $count } razem
}

which-computer = Który komputer?
computer-sees = Widzi tylko to, co ty na jego miejscu.
level = Poziom
computers = Komputery
computer-seats = { $count ->
    [0] na żadnym miejscu
    [one] na jednym miejscu
   *[many] na { $count } miejscach
}
other-seat = Przeciwnik
a-friend = ktoś znajomy
a-friend-hint = dołączy kodem
the-computer = komputer ({ $level })
player-number = Gracz { $number }

pace = Tempo komputerów
pace-usual = zwykłe
pace-usual-hint = kilka sekund na kartę w wyścigu
pace-seconds = { $seconds }
pace-seconds-hint = co najmniej, na każdy ruch
pace-range = Ile co najmniej trwa ruch komputera: od 1 do 60 sekund. W wyścigu wszystkie komputery grają w tym tempie.

## Numer

number = Numer rozdania
number-random = puste: losowy
number-hidden = puste: losowy i ukryty
number-hint = Ten sam numer zawsze rozdaje te same karty.
number-seen = Ten sam numer zawsze rozdaje te same karty. Widzą go wszyscy gracze.
bad-number = Numer rozdania to liczba całkowita od 1 do 999 999 999 999.
winnable = Rozdawaj tylko numery, które da się wygrać
casual = Partia treningowa
casual-hint = Możesz cofnąć każdy ruch. Wynik trafia na osobną listę.
scored =
    .no = zwykła
    .yes = treningowa
scored-hint =
    .no = cofasz tylko ruchy, które nic nie odkryły
    .yes = cofasz każdy ruch; osobna lista wyników

## Zegar

clock = Zegar
own-clock = Własny zegar
clock-preset =
    .none = brak
    .move = 30 s na ruch
    .short = 5 min + 3 s
    .long = 10 min + 5 s
    .day = 1 dzień na ruch
    .days3 = 3 dni na ruch
    .week = 7 dni na ruch
    .custom = inny
clock-empty = puste: bez limitu
clock-hint = 30: 30 s na ruch; 3d: 3 dni; 5m+3: 5 minut i 3 s więcej za każdy ruch.

## Role

first-leg = W pierwszej rundzie
random-role = Losowo
random-role-hint = losowane na początku meczu
role =
    .maximizer = Maksymalizuję
    .minimizer = Minimalizuję
    .guesser = Zgaduję
    .owner = Strzegę drzewa
role-hint =
    .maximizer = grasz o wysoki wynik
    .minimizer = grasz o niski wynik
    .guesser = szukasz drzewa dzięki ocenom prób
    .owner = ukrywasz je i oceniasz próby
computer-role =
    .maximizer = Najpierw maksymalizuje
    .minimizer = Najpierw minimalizuje
    .guesser = Najpierw zgaduje
    .owner = Najpierw strzeże drzewa

## Co jest dozwolone

spectators = Widzowie
spectators-value =
    .yes = dozwoleni
    .no = niedozwoleni
spectators-allowed = Widzowie mogą wchodzić
hints = Podpowiedzi
hints-value =
    .yes = dozwolone
    .no = niedozwolone
hints-allowed = Podpowiedzi są dozwolone
notes = Tablica notatek
notes-value =
    .yes = pokazuje, co jest jeszcze możliwe
    .no = brak: notuj na własną rękę
public-allowed = Publiczny: każdy może znaleźć pokój i dołączyć
