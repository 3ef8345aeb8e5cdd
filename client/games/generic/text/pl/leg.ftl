### Runda gry, która nie ma własnej planszy: stół i ruchy.

one-leg = jedna runda
first-leg = runda 1: { $score }

## Stół

table = Stół
value =
    .none = brak
    .yes = tak
    .no = nie
each-player = każdy gracz
more-below = { $lines ->
    [one] 1 wiersz niżej
    [few] { $lines } wiersze niżej
   *[many] { $lines } wierszy niżej
}
more-above = { $lines ->
    [one] 1 wiersz wyżej
    [few] { $lines } wiersze wyżej
   *[many] { $lines } wierszy wyżej
}

## Ruchy

your-moves = Twoje ruchy
moves-shown = Twoje ruchy, od { $first } do { $last } z { $of }
your-move = Twój ruch
typing = Twój ruch:
choose = Wybierz ruch.
not-listed = Ruchy tej gry nie są wypisane. Wpisz ruch.
type-a-move = Wpisz ruch
or-type-a-move = Albo wpisz ruch
play = Graj
plays = Enter gra { $move }
expected = { $move }, około { $score }
hint = Podpowiedź: { expected }
news = { $name }: { $move ->
    [none] ruch
   *[other] { $move }
}
ended = Koniec rundy: { -points }.
key =
    .choose = wybierz
    .play = graj
    .type = wpisz ruch
    .look = patrz

## W trybie tekstowym

your-turn-line = Twoja kolej. Możesz zagrać:
not-listed-line = Ruchy tej gry nie są wypisane. Wpisz „ruch” i ruch tak, jak zapisuje go gra.
no-such-move = Nie ma takiego ruchu. Wpisz liczbę od 1 do { $moves } albo ruch.
hints = Podpowiedź: { $moves }.
first-leg-line = Wynik rundy 1: { $score }.
moves-help = liczba albo ruch tak, jak zapisuje go gra: zagraj to; ruch TEXT, jeśli mogłoby to być polecenie
table-command = pokaż wszystko, co możesz widzieć
