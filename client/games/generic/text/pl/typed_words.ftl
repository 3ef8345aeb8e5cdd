### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .table = stół
    .move = ruch
