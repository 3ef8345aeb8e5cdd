### Palabras que se teclean en el modo de líneas. El inglés siempre vale; las variantes van separadas por | y se muestra la primera.

word =
    .tree = árbol
    .family = familia
    .up = subir|arriba
    .top = cima
    .signs = signos
    .hands = manos
