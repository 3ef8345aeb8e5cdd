### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .guesses = próby
    .queue = kolejka
    .notes = notatki
    .grade = oceń
    .tree = drzewo
    .guess = zgaduję|zgadnij
    .open = otwarte
