### Wyniki Poker Solitaire: punkty wierszy i kolumn albo to, czy wszystkie pięć wierszy jest układami pat.

## Nazwy układów

line =
    .nothing = nic
    .one-pair = para
    .two-pair = dwie pary
    .three-of-a-kind = trójka
    .straight = strit
    .flush = kolor
    .full-house = ful
    .four-of-a-kind = kareta
    .straight-flush = poker
    .royal-flush = poker królewski
    .five-of-a-kind = piątka
    .blaze = figury
    .four-flush = czwórka w kolorze
    .kilter = kilter
    .round-the-corner-kilter = kilter przez asa
    .round-the-corner-straight = strit przez asa
line-short =
    .nothing = –
    .one-pair = para
    .two-pair = dwie pary
    .three-of-a-kind = trójka
    .straight = strit
    .flush = kolor
    .full-house = ful
    .four-of-a-kind = kareta
    .straight-flush = poker
    .royal-flush = poker król.
    .five-of-a-kind = piątka
    .blaze = figury
    .four-flush = 4 w kolorze
    .kilter = kilter
    .round-the-corner-kilter = kilter p. A
    .round-the-corner-straight = strit p. A
line-shortest =
    .nothing = –
    .one-pair = para
    .two-pair = dwie pary
    .three-of-a-kind = trójka
    .straight = strit
    .flush = kolor
    .full-house = ful
    .four-of-a-kind = kareta
    .straight-flush = poker
    .royal-flush = król.
    .five-of-a-kind = piątka
    .blaze = figury
    .four-flush = 4 w kol.
    .kilter = kilter
    .round-the-corner-kilter = kilter p. A
    .round-the-corner-straight = strit p. A

hand-made = { $hand } { $points }

## Gdzie jest linia

row = wiersz { $row }
column = kolumna { $column }
diagonal = przekątna od { $square }

## Ile jest warta linia

line-worth = { $where }: { $line }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
line-pat = { $where }: { $line }, { $pat ->
    [yes] pat
   *[no] nie pat
}

## Z czego składa się wynik

part =
    .rows = wiersze
    .columns = kolumny
    .diagonals = przekątne
sum = suma
counted = liczy się
part-of = { $owner }: { $part }
matrix = kwadrat { $number }
matrix-score = kwadrat { $number }: { $points }
matrix-parts = wiersze { $rows }, kolumny { $columns }{ $diagonals ->
    [none] {""}
   *[other] , przekątne { $diagonals }
}
of-matrix = { $name }: { $score }
of-player = { $name } { $points }
of-player-pat = { $name } { $score }
hands = { $times ->
    [1] { $line }
   *[many] { $times } × { $line }
}

## Układy pat: punktów nie ma

pat-rows = { $rows } z 5 wierszy to układy pat
pat-rows-short = { $rows } z 5 pat
pat =
    .won = wygrana: wszystkie pięć wierszy to układy pat
    .lost = przegrana: nie wszystkie pięć wierszy to układy pat
pat-matrices = wygrane kwadraty: { $won } z 2
pat-short =
    .won = wygr.
    .lost = przegr.
pat-matrices-short = wygrane { $won } z 2

## Wynik do pobicia

to-beat = { $points } do pobicia
goal =
    .maximizer = więcej niż { $points } wygrywa
    .minimizer = poniżej { $points } wygrywa
    .spectator = { $maximizer } musi mieć więcej niż { $points }
goal-in-full =
    .maximizer = { $minimizer } ma { $points }. Przy wyższym wyniku wygrywasz; taki sam to remis.
    .minimizer = Masz { $points }. Jeśli { $maximizer } skończy niżej, wygrywasz; taki sam wynik to remis.
    .spectator = { $minimizer } ma { $points }. { $maximizer } wygra wyższym wynikiem; taki sam to remis.
leg-one = runda 1: { $result }
computer-reached = Wynik komputera na tym numerze: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
your-best = Twój rekord: { $points }.
pat-before =
    .won = wcześniej wygrane
    .lost = jeszcze niewygrane
pat-matrices-before = wcześniej wygrane kwadraty: { $won } z 2
computer-pat =
    .won = Komputer wygrał ten numer.
    .lost = Komputer przegrał ten numer.
computer-pat-matrices = Kwadraty wygrane przez komputer na tym numerze: { $won } z 2.
your-pat =
    .won = Ten numer masz już wygrany.
    .lost = Tego numeru nie masz jeszcze wygranego.
your-pat-matrices = Twoje wygrane kwadraty: { $won } z 2.
