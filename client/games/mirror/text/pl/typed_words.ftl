### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .boards = plansze
    .other = drugie|drugi|inne
