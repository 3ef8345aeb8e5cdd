### Cómo describen el juego las listas de juegos.

about = un cuadrado cuyas filas y columnas son manos de póker
