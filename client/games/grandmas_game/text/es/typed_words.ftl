### Palabras que se teclean en el modo de líneas. El inglés siempre vale; las variantes van separadas por | y se muestra la primera.

word =
    .board = mesa|tablero
    .dealing = reparto
    .safe = segura
    .undo = deshacer
    .redo = rehacer
    .deal = repartir
    .give-up = abandonar
    .order = ordenar|orden
    .peek = mirar|mirar debajo de
    .pile = pila
    .to = a|hacia
    .up = ascendente|asc.
    .down = descendente|desc.
