### Słowa wpisywane w trybie wierszowym. Angielskie działają zawsze; warianty rozdziela |, pierwszy jest pokazywany.

word =
    .board = plansza
    .lines = linie
    .pass = pas|pasuję
    .done = koniec|gotowe
    .to = na
    .in = w
    .matrix = kwadracie|kwadrat
    .common = wspólne|wspólny
    .your = twoje|twój
