### Cómo describen el juego las listas de juegos.

about = dos barajas a ocho bases, de memoria
