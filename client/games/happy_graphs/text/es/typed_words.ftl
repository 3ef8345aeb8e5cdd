### Palabras que se teclean en el modo de líneas. El inglés siempre vale; las variantes van separadas por | y se muestra la primera.

word =
    .board = tablero
    .cards = cartas
    .hands = manos
    .undo = deshacer
    .redo = rehacer
    .take = retirar|quitar
    .done = listo|hecho
    .at = en
    .group = grupo
    .in = en el|del
