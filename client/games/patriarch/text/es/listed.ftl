### Cómo describen el juego las listas de juegos.

about = adivina el árbol genealógico que alguien esconde
