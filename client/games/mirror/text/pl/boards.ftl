### Dwie plansze meczu lustrzanego: obie rundy naraz, na tym samym rozdaniu.

boards = Obie plansze
board = Plansza { $number }
about-board = Plansza { $number }: { $text }
kind = lustrzany, krok { $step }

plays = { $name ->
    [none] { $role ->
        [maximizer] maksymalizujesz
        [minimizer] minimalizujesz
        [owner] strzeżesz drzewa
        [guesser] zgadujesz
       *[player] grasz
    }
   *[other] { $name } { $role ->
        [maximizer] maksymalizuje
        [minimizer] minimalizuje
        [owner] strzeże drzewa
        [guesser] zgaduje
       *[player] gra
    }
}
plays-score = { $plays } { $score }
status = { $state ->
    [yours] twój ruch
    [you-moved] ruch zrobiony
    [moved] { $name } czeka
    [both] ruch obojga
    [over] koniec
    [thinks] { $name } myśli
   *[theirs] ruch: { $name }
}

## Czekanie na drugą planszę

waits = Twój ruch tutaj: { $move }. Będzie się liczyć, gdy na planszy { $number } { $name ->
    [none] wykonasz ruch
   *[other] wykona ruch { $name }
}.
has-moved = { $mover } ma już tu ruch. Będzie się liczyć, gdy na planszy { $number } { $name ->
    [none] wykonasz ruch
   *[other] wykona ruch { $name }
}.
your-turn-on = Twoja kolej na planszy { $number }.
play-on = Graj na planszy { $number }

## Koniec

board-over = Koniec planszy { $number }: { $score }. Plansza { $other } gra dalej.
reached = { $name } { $score }
over = Obie plansze skończone: { $results }.
both-over = Obie plansze skończone.

## W trybie tekstowym

begins = Mecz lustrzany: obie rundy naraz, na dwóch planszach; { $number }.
state = { $plays }, { $status }
looks-at = Patrzysz na planszę { $number }.
not-your-turn-on = To nie twoja kolej na planszy { $number }.
moved = { $name ->
    [none] Twój ruch na planszy
   *[other] { $name }: ruch na planszy
} { $number } zrobiony.
moves-help = { $moves }; 1: lub 2: na początku, aby zagrać na tej planszy
boards-command = pokaż, kto ma ruch na każdej planszy
other-command = pokaż drugą planszę
