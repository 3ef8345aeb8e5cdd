### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .tree = drzewo
    .family = rodzina
    .up = wyżej
    .top = szczyt
    .signs = znaki
    .hands = układy
