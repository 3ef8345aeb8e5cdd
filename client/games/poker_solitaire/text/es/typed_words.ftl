### Palabras que se teclean en el modo de líneas. El inglés siempre vale; las variantes van separadas por | y se muestra la primera.

word =
    .board = tablero
    .lines = líneas
    .pass = pasar
    .done = listo|hecho
    .to = a|hacia
    .in = de la|del
    .matrix = matriz
    .common = común
    .your = tu|tus
