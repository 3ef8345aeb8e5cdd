### Mecz The Patriarch między rundami i po nich.

seat = miejsce { $number }
found-tree = { $name ->
    [none] Znajdujesz drzewo.
   *[other] { BEGIN($name) } znajduje drzewo.
}
legs-of = { $name } { $legs }
legs-won = Wygrane rundy przy zgadywaniu: { $legs }.
not-found = nie znaleziono
reached = { $name } { $score }
ended-early = { $winner ->
    [nobody] Nikt nie wygrywa
    [you] Wygrywasz
    [player] { $names } wygrywa
   *[players] { $names } wygrywają
}: mecz skończył się przed czasem.
nobody-found = Remis: nikt nie znalazł drzewa.
outcome = { $winner ->
    [nobody] Remis.
    [you] Wygrywasz.
    [player] { $names } wygrywa.
   *[players] Remis: { $names }.
} { $several ->
    [yes] Wygrane rundy przy zgadywaniu:
   *[no] Liczba prób:
} { $scores }.
legs = Rundy
the-tree = drzewo
found-it = znaleziono
graded-guesses = ocenione próby: { $name }
