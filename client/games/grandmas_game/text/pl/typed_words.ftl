### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .board = stół|plansza
    .dealing = rozdanie
    .safe = bezpieczna
    .undo = cofnij
    .redo = ponów
    .deal = rozdaj
    .give-up = poddaj|poddaję
    .order = ułóż|kolejność
    .peek = podejrzyj|zajrzyj pod|zajrzyj
    .pile = stos
    .to = na
    .up = w górę|górę
    .down = w dół|dół
