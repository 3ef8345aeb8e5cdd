### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .board = plansza
    .cards = karty
    .hands = ręce|ręka
    .undo = cofnij
    .redo = ponów
    .take = zabierz|zdejmij
    .done = gotowe|koniec
    .at = na
    .group = grupie|grupa
    .in = w
